/** What a request gives to a variable of a template. */
export interface VariableValue {
  name: string;
  /** null for an optional variable that the request leaves out. */
  value: string | null;
}

/** The instructions of an account's own template, and the values of a request for its variables. */
export interface TemplateInstructions {
  /** With placeholders, such as `{{name}}`. */
  text: string;
  /** One for each variable of the template, in its order. */
  values: readonly VariableValue[];
}
