import { FieldErrorText, useFieldAttributes } from './field-error.js';

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  hint: string;
  rows: number;
  maxLength: number;
  isRequired?: boolean;
  /** Whether it is for running text; by default it is for code, such as addresses. */
  isProse?: boolean;
}

/** A labelled text area; screen readers announce the hint and the error with it. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, hint, rows, maxLength, isRequired, isProse = false } = props;
  const attributes = useFieldAttributes(name, { hasHint: true });
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <textarea
        id={name}
        name={name}
        class={isProse ? undefined : 'code'}
        required={isRequired}
        maxLength={maxLength}
        rows={rows}
        {...attributes}
      >
        {value}
      </textarea>
      <FieldErrorText name={name} />
      <small id={`${name}-hint`} class="hint">
        {hint}
      </small>
    </div>
  );
}
