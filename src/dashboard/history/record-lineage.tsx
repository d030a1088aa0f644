import { toGenerationId } from '../../generation/generation-id.js';
import type { Generation } from '../../generation/generation.entity.js';
import { When } from '../frame/parts.js';
import { MarkedDifference } from '../playground/marked-difference.js';
import { titleOf } from './text-title.js';

interface RecordLineageProps {
  generation: Generation;
  /** The text with its refinements, oldest first. */
  chain: Generation[];
}

/** The texts that a text was refined from, and those refined from it. */
export function RecordLineage({ generation, chain }: RecordLineageProps) {
  const origin = chain.find(({ id }) => id === generation.refinedFrom);
  return (
    <>
      {origin && (
        <section class="part">
          <h2>What this refinement changed</h2>
          <MarkedDifference before={origin.content} after={generation.content} />
        </section>
      )}
      {(chain.length > 1 || generation.refinedFrom) && (
        <section class="part">
          <h2>Lineage</h2>
          {generation.refinedFrom && !origin && (
            <p class="soft">The text that this one was refined from has been deleted.</p>
          )}
          <ol>
            {chain.map((link) => (
              <Link key={link.id} link={link} generation={generation} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Link({ link, generation }: { link: Generation; generation: Generation }) {
  const title = titleOf(link.content);
  return (
    <li>
      {link.id === generation.id ? (
        <strong aria-current="true">{title}</strong>
      ) : (
        <a href={`/history/${toGenerationId(link.id)}`}>{title}</a>
      )}{' '}
      <span class="soft">
        {relationOf(link, generation)}, <When at={link.createdAt} />
      </span>
    </li>
  );
}

function relationOf(link: Generation, { id, refinedFrom }: Generation): string {
  if (link.id === id) return 'this text';
  if (link.id === refinedFrom) return 'refined into this text';
  if (link.refinedFrom === id) return 'a refinement of this text';
  return link.refinedFrom ? 'a refinement' : 'the first text';
}
