import { PageForm } from '../frame/page-form.js';
import type { SessionContext } from '../frame/session-context.js';
import { ModelChoice } from './playground-choices.js';

interface RefineFormProps {
  context: SessionContext;
  generationId: string;
  instructions?: string | undefined;
  model?: string | undefined;
  models: readonly string[];
  formId: string;
}

/** Asks how to change a text. */
export function RefineForm({
  context,
  generationId,
  instructions,
  model = '',
  models,
  formId,
}: RefineFormProps) {
  return (
    <PageForm context={context} action="/playground/refine">
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name="generation_id" value={generationId} />
      <div class="field">
        <label for="instructions">How should it change?</label>
        <textarea
          id="instructions"
          name="instructions"
          required
          maxLength={4_000}
          rows={2}
          aria-describedby="instructions-hint"
        >
          {instructions}
        </textarea>
        <small id="instructions-hint" class="hint">
          “Make it shorter and more formal”, “fix the grammar”, “turn it into a list”.
        </small>
      </div>
      <ModelChoice models={models} value={model} id="refine-model" />
      <button class="quiet">Refine</button>
    </PageForm>
  );
}
