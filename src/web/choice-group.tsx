import type { ComponentChildren } from 'preact';
import { FieldErrorText, useFieldAttributes } from './field-error.js';

interface ChoiceGroupProps {
  legend: string;
  name: string;
  /** The values with their labels. */
  choices: readonly (readonly [value: string, label: ComponentChildren])[];
  chosen: readonly string[];
  hint?: string;
}

/** A group of checkboxes of one field. */
export function ChoiceGroup({ legend, name, choices, chosen, hint }: ChoiceGroupProps) {
  const { autofocus, ...attributes } = useFieldAttributes(name);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <FieldErrorText name={name} />
      {choices.map(([value, label], index) => (
        <label key={value} class="choice">
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            autofocus={autofocus && index === 0}
            {...attributes}
          />
          <span>{label}</span>
        </label>
      ))}
      {hint && <small class="hint">{hint}</small>}
    </fieldset>
  );
}
