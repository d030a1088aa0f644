import { formatAmount } from '../../common/money/amount.js';
import { toGenerationId } from '../../generation/generation-id.js';
import type { Generation } from '../../generation/generation.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { figure, When } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { MarkedDifference } from '../playground/marked-difference.js';
import { excerpt } from './history-page.js';
import { HISTORY_SOURCES } from './history-search.js';

interface RecordPageProps {
  context: SessionContext;
  generation: Generation;
  /** The text with its refinements, oldest first. */
  chain: Generation[];
}

/** A generation with its content, its origin and its refinements. */
export function RecordPage({ context, generation, chain }: RecordPageProps) {
  const id = toGenerationId(generation.id);
  const metadata = Object.entries(generation.metadata);
  const origin = chain.find((link) => link.id === generation.refinedFrom);
  return (
    <DashboardPage context={context} title="A text">
      <div class="text" id="content">
        {generation.content}
      </div>
      <div class="buttons">
        <a class="button" href={`/playground?result=${id}`}>
          Refine
        </a>
        <button type="button" class="quiet" data-copy="content" hidden>
          Copy the text
        </button>
        <a class="button danger" href={`/history/${id}/delete`}>
          Delete
        </a>
      </div>
      <dl class="facts">
        <dt>Id</dt>
        <dd class="code">{id}</dd>
        <dt>Template</dt>
        <dd>{generation.template}</dd>
        <dt>Written by</dt>
        <dd>
          {HISTORY_SOURCES[generation.credentialType]}, <When at={generation.createdAt} />
        </dd>
        <dt>Model</dt>
        <dd>{generation.model}</dd>
        <dt>Tokens</dt>
        <dd>
          {figure(generation.inputTokens)} in, {figure(generation.outputTokens)} out
        </dd>
        <dt>Cost</dt>
        <dd>
          {generation.cost === null
            ? 'unknown: the model has no price'
            : `${formatAmount(generation.cost)} ${generation.currency}`}
        </dd>
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
        <dt>Ended</dt>
        <dd>{generation.finishReason}</dd>
      </dl>
      {origin && (
        <section class="part">
          <h2>What this refinement changed</h2>
          <MarkedDifference before={origin.content} after={generation.content} />
        </section>
      )}
      {chain.length > 1 && (
        <section class="part">
          <h2>The text and its refinements</h2>
          <ol>
            {chain.map((link) => (
              <li key={link.id}>
                {link.id === generation.id ? (
                  <strong aria-current="true">{excerpt(link.content)}</strong>
                ) : (
                  <a href={`/history/${toGenerationId(link.id)}`}>{excerpt(link.content)}</a>
                )}{' '}
                <span class="soft">
                  {link.template}, <When at={link.createdAt} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </DashboardPage>
  );
}
