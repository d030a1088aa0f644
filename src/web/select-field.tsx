import { FieldErrorText, useFieldAttributes } from './field-error.js';

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  /** The values with their texts. */
  options: readonly (readonly [value: string, text: string])[];
}

/** A labelled select; screen readers announce the error with it. */
export function SelectField({ label, name, value, options }: SelectFieldProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select id={name} name={name} {...useFieldAttributes(name)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
      <FieldErrorText name={name} />
    </div>
  );
}
