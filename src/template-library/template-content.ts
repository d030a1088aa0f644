/** A variable of an account's template. */
export interface AccountVariable {
  name: string;
  type: 'string';
  required: boolean;
  description: string;
}

/** A request by a template and a text that it could lead to. */
interface AccountTemplateExample {
  request: { prompt: string; variables?: Record<string, string> };
  content: string;
}

/** What the owner of a template writes: all of a version but its number. */
export interface TemplateContent {
  name: string;
  description: string;
  instructions: string;
  variables: AccountVariable[];
  example: AccountTemplateExample | null;
}

/** The content of a request, or of a version. */
export type GivenContent = Omit<TemplateContent, 'example'> & { example?: AccountTemplateExample | null };

/** Returns the content of a version or of a request, without other fields and as plain objects. */
export function contentOf({
  name,
  description,
  instructions,
  variables,
  example,
}: GivenContent): TemplateContent {
  return {
    name,
    description,
    instructions,
    variables: Array.from(variables, variableOf),
    example: exampleOf(example),
  };
}

function variableOf({ name, type, required, description }: AccountVariable): AccountVariable {
  return { name, type, required, description };
}

function exampleOf(example: AccountTemplateExample | null | undefined): AccountTemplateExample | null {
  if (!example) return null;
  const { request, content } = example;
  const { prompt, variables } = request;
  return { request: { prompt, ...(variables && { variables: { ...variables } }) }, content };
}
