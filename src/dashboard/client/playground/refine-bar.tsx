import { InstructionField } from '../../playground/instruction-field.js';

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
      <InstructionField typed={typed} />
      <button type="button" class="quiet" disabled={isBusy} onClick={() => onRefine()}>
        Refine
      </button>
    </div>
  );
}
