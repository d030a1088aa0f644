import type { TemplateVariable } from '../../templates/template-definition.js';
import { VARIABLE_FIELD, VARIABLES_OF } from './generate-body.js';
import { FieldError } from './playground-choices.js';

interface VariableFieldsProps {
  /** The id of the selected template. */
  template: string;
  /** Named as in the form: `variables.name`. */
  fields: readonly TemplateVariable[];
  read: (name: string) => string;
  errors: ReadonlyMap<string, string>;
}

/**
 * A field for each variable of the selected template. The script shows others when another template is selected. Without
 * it, they stay, so that none is `required` in the browser; the service checks them.
 */
export function VariableFields({ template, fields, read, errors }: VariableFieldsProps) {
  return (
    <>
      {fields.length > 0 && <input type="hidden" name={VARIABLES_OF} value={template} />}
      {fields.map((field) => (
        <VariableField
          key={field.name}
          field={field}
          value={read(field.name)}
          error={errors.get(field.name)}
        />
      ))}
    </>
  );
}

interface VariableFieldProps {
  field: TemplateVariable;
  value: string;
  error: string | undefined;
}

function VariableField({ field, value, error }: VariableFieldProps) {
  const { name, required, description } = field;
  return (
    <div class="field">
      <label for={name}>
        <code>{name.slice(VARIABLE_FIELD.length)}</code>
        {!required && ' (optional)'}
      </label>
      <textarea
        id={name}
        name={name}
        rows={1}
        maxLength={4_000}
        aria-required={required}
        aria-describedby={`${name}-hint ${name}-error`}
        aria-invalid={error ? true : undefined}
      >
        {value}
      </textarea>
      <FieldError name={name} error={error} />
      <small id={`${name}-hint`} class="hint">
        {description}
      </small>
    </div>
  );
}
