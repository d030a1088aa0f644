import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

/** A field of a submitted form that is invalid, and why. */
export interface FieldError {
  field: string;
  message: string;
}

/** The invalid field of the page's form; null if there is none. */
export const FieldErrorContext = createContext<FieldError | null>(null);

/** Returns why a field is invalid; null if it is not. */
export function useFieldError(name: string): string | null {
  const error = useContext(FieldErrorContext);
  return error?.field === name ? error.message : null;
}

/**
 * Returns the attributes of an input: its description by the hint and the error, and the focus if it is invalid. `isFirst`
 * focuses the input while no other is invalid.
 */
export function useFieldAttributes(name: string, { id = name, hasHint = false, isFirst = false } = {}) {
  const invalid = useContext(FieldErrorContext);
  const isInvalid = invalid?.field === name;
  const described = [isInvalid && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': described || undefined,
    autofocus: invalid ? isInvalid : isFirst,
  };
}

/** The error of a field, below its input. */
export function FieldErrorText({ name, id = name }: { name: string; id?: string }) {
  const message = useFieldError(name);
  if (!message) return null;
  return (
    <small id={`${id}-error`} class="field-error">
      {message}
    </small>
  );
}

/** One of several forms of a page with the same fields: only the submitted one shows the error. */
export function FormScope({ isSubmitted, children }: { isSubmitted: boolean; children: ComponentChildren }) {
  const error = useContext(FieldErrorContext);
  return (
    <FieldErrorContext.Provider value={isSubmitted ? error : null}>{children}</FieldErrorContext.Provider>
  );
}
