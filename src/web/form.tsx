import type { ComponentChildren } from 'preact';
import { PASSWORD_LENGTH_MAX } from '../common/validation/password-length.js';
import { CSRF_FIELD } from './csrf.js';
import { FieldErrorText, useFieldAttributes } from './field-error.js';

interface FormProps {
  action: string;
  csrf: string;
  /** Whether a script shows the response while it is generated. */
  isStreamed?: boolean | undefined;
  children: ComponentChildren;
}

/** A form with a CSRF token. */
export function Form({ action, csrf, isStreamed, children }: FormProps) {
  return (
    <form method="post" action={action} data-stream={isStreamed ? '' : undefined}>
      <input type="hidden" name={CSRF_FIELD} value={csrf} />
      {children}
    </form>
  );
}

/** Browsers count UTF-16 code units; a character has up to two. */
const PASSWORD_UNITS_MAX = 2 * PASSWORD_LENGTH_MAX;

interface FieldProps {
  label: string;
  name: string;
  type: 'date' | 'email' | 'password' | 'text' | 'url';
  autocomplete: string;
  value?: string;
  hint?: string;
  isFirst?: boolean;
  isOptional?: boolean;
  minLength?: number;
  /** In UTF-16 code units; by default the maximum length of a password or an email address. */
  maxLength?: number;
  inputMode?: 'decimal' | 'numeric';
  /** The name by default. */
  id?: string;
}

/** A labelled input; screen readers announce the hint and the error with it. */
export function Field(props: FieldProps) {
  const { label, name, type, autocomplete, value, hint, isFirst, isOptional, minLength, inputMode } = props;
  const { id = name, maxLength = type === 'password' ? PASSWORD_UNITS_MAX : 254 } = props;
  const attributes = useFieldAttributes(name, { id, hasHint: Boolean(hint), isFirst });
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type as 'text'}
        autocomplete={autocomplete}
        value={value}
        required={!isOptional}
        minLength={minLength}
        maxLength={maxLength}
        inputMode={inputMode}
        {...attributes}
        {...(type === 'email' && { autocapitalize: 'none', spellcheck: false })}
      />
      <FieldErrorText name={name} id={id} />
      {hint && (
        <small id={`${id}-hint`} class="hint">
          {hint}
        </small>
      )}
    </div>
  );
}

/** The error of a form, announced by screen readers when the page loads. */
export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}
