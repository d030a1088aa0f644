import { toGenerationResponse } from '../../generation/generation-response.js';
import type { Generation } from '../../generation/generation.entity.js';
import { InstructionField } from './instruction-field.js';
import { MarkedDifference } from './marked-difference.js';
import { ResultFacts } from './result-facts.js';

/** A generated text and the text that it improves. */
export interface ShownResult {
  data: {
    generation: ReturnType<typeof toGenerationResponse>;
    /** Null if there is none or it was deleted. */
    origin: string | null;
  };
}

export function toShownResult(generation: Generation, origin: Generation | null): ShownResult {
  return { data: { generation: toGenerationResponse(generation), origin: origin?.content ?? null } };
}

interface PlaygroundResultProps {
  result: ShownResult | null;
  instructions: string;
  errors: ReadonlyMap<string, string>;
}

/** The text, and the fields that refine it; the script replaces it. */
export function PlaygroundResult({ result, instructions, errors }: PlaygroundResultProps) {
  if (!result) return <div class="empty">The text appears here.</div>;
  const { generation, origin } = result.data;
  return (
    <>
      <div class="text" id="content">
        {generation.content}
      </div>
      <ResultFacts generation={generation} />
      {origin !== null && origin !== generation.content && (
        <details open>
          <summary>Changes</summary>
          <MarkedDifference before={origin} after={generation.content} />
        </details>
      )}
      <input type="hidden" name="generation_id" value={generation.id} />
      <InstructionField typed={instructions} error={errors.get('instructions')} />
      <button class="quiet" formaction="/playground/refine" formnovalidate>
        Refine
      </button>
    </>
  );
}
