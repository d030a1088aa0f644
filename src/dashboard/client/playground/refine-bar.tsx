const CHIPS = [
  ['Shorter', 'Make it shorter'],
  ['Fix grammar', 'Fix the grammar and spelling'],
  ['More formal', 'Make it more formal'],
] as const;

interface RefineBarProps {
  generationId: string;
  isBusy: boolean;
  /** The initial text of the field. */
  typed: string;
  onRefine: (instructions?: string) => void;
}

/** Common instructions as buttons, and a field for any other. */
export function RefineBar({ generationId, isBusy, typed, onRefine }: RefineBarProps) {
  return (
    <div class="refine">
      <input type="hidden" name="generation_id" value={generationId} />
      <div class="buttons">
        {CHIPS.map(([label, instructions]) => (
          <button
            key={label}
            type="button"
            class="quiet small"
            disabled={isBusy}
            onClick={() => onRefine(instructions)}
          >
            {label}
          </button>
        ))}
      </div>
      <div class="field">
        <label for="instructions">How should it change?</label>
        <textarea
          id="instructions"
          name="instructions"
          maxLength={4_000}
          rows={2}
          aria-describedby="instructions-error"
          defaultValue={typed}
        />
        <small class="field-error" id="instructions-error" />
      </div>
      <button type="button" class="quiet" disabled={isBusy} onClick={() => onRefine()}>
        Refine
      </button>
    </div>
  );
}
