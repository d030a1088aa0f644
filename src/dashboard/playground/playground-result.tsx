import { toGenerationId } from '../../generation/generation-id.js';
import type { Generation } from '../../generation/generation.entity.js';
import { Problem } from '../../web/form.js';
import { figure } from '../frame/parts.js';
import { CodeBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { equivalentCurl } from './equivalent-curl.js';
import { MarkedDifference } from './marked-difference.js';
import { RefineForm } from './refine-form.js';

/** A generated text and its request. */
export interface ShownResult {
  generation: Generation;
  /** The text that it improves; null if there is none or it was deleted. */
  origin: Generation | null;
  /** The values of the form that refines it. */
  formId: string;
  instructions?: string;
  model?: string;
  problem?: string;
}

interface PlaygroundResultProps {
  context: SessionContext;
  result: ShownResult;
  /** The ids of the models that the account may use, the default first. */
  models: readonly string[];
  publicUrl: string;
}

export function PlaygroundResult({ context, result, models, publicUrl }: PlaygroundResultProps) {
  const { generation, origin, formId, instructions, model, problem } = result;
  const id = toGenerationId(generation.id);
  const body = { generation_id: id, instructions: instructions || 'Make it shorter and more formal' };
  return (
    <section aria-label="The text">
      {generation.warnings.map(({ message }) => (
        <p key={message} class="warning">
          {message}
        </p>
      ))}
      <div class="text" id="content">
        {generation.content}
      </div>
      <div class="tools">
        <span class="soft">
          {figure(generation.inputTokens + generation.outputTokens)} tokens · {generation.model} ·{' '}
          <a href={`/history/${id}`}>in the history</a>
        </span>
        <button type="button" class="quiet small" data-copy="content" hidden>
          Copy the text
        </button>
      </div>
      {origin && origin.content !== generation.content && (
        <details open>
          <summary>Changes</summary>
          <MarkedDifference before={origin.content} after={generation.content} />
        </details>
      )}
      <Problem text={problem} />
      <RefineForm
        context={context}
        generationId={id}
        instructions={instructions}
        model={model}
        models={models}
        formId={formId}
      />
      <CodeBox id="curl" label="Refining with the API" code={equivalentCurl(publicUrl, '/v1/refine', body)} />
    </section>
  );
}
