import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

/** A field of a submitted form that is invalid, and why. */
export interface FieldError {
  field: string;
  message: string;
}

/** The invalid fields of the page's form, in the order of the form. */
export const FieldErrorContext = createContext<readonly FieldError[]>([]);

/** Returns why a field is invalid; null if it is not. */
function useFieldError(name: string): string | null {
  const errors = useContext(FieldErrorContext).filter(({ field }) => field === name);
  return errors.length === 0 ? null : errors.map(({ message }) => message).join(' ');
}

/**
 * Returns the attributes of an input: its description by the hint and the error, and the focus if it is the first that is
 * invalid. `isFirst` focuses the input while no other is invalid.
 */
export function useFieldAttributes(name: string, { id = name, hasHint = false, isFirst = false } = {}) {
  const [first] = useContext(FieldErrorContext);
  const isInvalid = useFieldError(name) !== null;
  const described = [isInvalid && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': described || undefined,
    autofocus: first ? first.field === name : isFirst,
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

/** One of several forms of a page with the same fields: only the submitted one shows the errors. */
export function FormScope({ isSubmitted, children }: { isSubmitted: boolean; children: ComponentChildren }) {
  const errors = useContext(FieldErrorContext);
  return (
    <FieldErrorContext.Provider value={isSubmitted ? errors : []}>{children}</FieldErrorContext.Provider>
  );
}
