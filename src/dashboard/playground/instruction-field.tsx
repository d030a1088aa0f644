import { FieldError } from './playground-choices.js';

interface InstructionFieldProps {
  /** The initial text. */
  typed: string;
  error?: string | undefined;
}

/** The field for the instructions of a refinement. */
export function InstructionField({ typed, error }: InstructionFieldProps) {
  return (
    <div class="field">
      <label for="instructions">Instructions</label>
      <textarea
        id="instructions"
        name="instructions"
        maxLength={4_000}
        rows={2}
        aria-describedby="instructions-error"
        aria-invalid={error === undefined ? undefined : true}
        defaultValue={typed}
      />
      <FieldError name="instructions" error={error} />
    </div>
  );
}
