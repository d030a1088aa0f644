import { formatAmount } from '../../common/money/amount.js';
import type { StoredInputs } from '../../generation/generation-details.js';
import { toGenerationId } from '../../generation/generation-id.js';
import type { Generation } from '../../generation/generation.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { figure, When } from '../frame/parts.js';
import { CopiedId } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { canRunAgain } from '../playground/run-again.js';
import { HISTORY_SOURCES } from './history-search.js';
import { RecordInputs } from './record-inputs.js';
import { RecordLineage } from './record-lineage.js';
import { titleOf } from './text-title.js';

interface RecordPageProps {
  context: SessionContext;
  generation: Generation;
  stored: StoredInputs;
  /** The text with its refinements, oldest first. */
  chain: Generation[];
}

/** A generation with its content, its request and its refinements. */
export function RecordPage({ context, generation, stored, chain }: RecordPageProps) {
  const id = toGenerationId(generation.id);
  const hasText = generation.content !== '';
  const hasOrigin = !generation.refinedFrom || chain.some((link) => link.id === generation.refinedFrom);
  return (
    <DashboardPage context={context} title={titleOf(generation.content)}>
      {generation.warnings.map(({ message }) => (
        <p key={message} class="warning">
          {message}
        </p>
      ))}
      {hasText ? (
        <div class="text" id="content">
          {generation.content}
        </div>
      ) : (
        <p class="soft">
          The call was cancelled before the model wrote any text. The tokens that it used are charged.
        </p>
      )}
      <div class="buttons">
        {hasText && (
          <a class="button" href={`/playground?result=${id}`}>
            Refine
          </a>
        )}
        {hasOrigin && canRunAgain(generation, stored.inputs) && (
          <a class="button quiet" href={`/playground?from=${id}`}>
            Run again in the playground
          </a>
        )}
        {hasText && (
          <button type="button" class="quiet" data-copy="content" hidden>
            Copy the text
          </button>
        )}
        <a class="button danger" href={`/history/${id}/delete`}>
          Delete
        </a>
      </div>
      <RecordFacts generation={generation} />
      <RecordInputs generation={generation} stored={stored} />
      <RecordLineage generation={generation} chain={chain} />
    </DashboardPage>
  );
}

/** What a generation has used. */
export function CostFacts({ generation }: { generation: Generation }) {
  const { inputTokens, outputTokens, cost, currency } = generation;
  return (
    <>
      <dt>Tokens</dt>
      <dd>
        {figure(inputTokens)} in, {figure(outputTokens)} out
      </dd>
      <dt>Cost</dt>
      <dd>{cost === null ? 'unknown: the model has no price' : `${formatAmount(cost)} ${currency}`}</dd>
    </>
  );
}

function RecordFacts({ generation }: { generation: Generation }) {
  const metadata = Object.entries(generation.metadata);
  return (
    <dl class="facts">
      <dt>ID</dt>
      <dd>
        <CopiedId id="record-id" label="ID" value={toGenerationId(generation.id)} />
      </dd>
      <dt>Template</dt>
      <dd>
        {generation.template}
        {generation.templateVersion !== null && `, version ${generation.templateVersion}`}
      </dd>
      <dt>Written by</dt>
      <dd>
        {HISTORY_SOURCES[generation.credentialType]}, <When at={generation.createdAt} />
      </dd>
      <dt>Model</dt>
      <dd>{generation.model}</dd>
      <CostFacts generation={generation} />
      {generation.endUser !== null && (
        <>
          <dt>End user</dt>
          <dd>{generation.endUser}</dd>
        </>
      )}
      {metadata.length > 0 && <dt>Metadata</dt>}
      {metadata.map(([key, value]) => (
        <dd key={key}>
          <span class="code">{key}</span>: {value}
        </dd>
      ))}
      <dt>Finish reason</dt>
      <dd>{generation.finishReason}</dd>
    </dl>
  );
}
