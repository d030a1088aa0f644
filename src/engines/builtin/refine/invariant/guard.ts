import type { Warning } from '../../../text-engine.js';
import { compareFacts, readFacts, type Difference, type TextFacts } from './compare-texts.js';
import { TextIndex } from './text-index.js';

/**
 * What an operation may take out of a text: nothing that counts; whole sentences that hold nothing of it; what the
 * caller's instructions name; or whatever has to go for a length. A warning names sentences and what had to go.
 */
export type Losses = 'none' | 'sentences' | 'asked' | 'reported';

/** In characters; what is removed is named in full until then. */
const NAMED_LENGTH_MAX = 8_000;

/** Checks every operation's result against the text before it. */
export class InvariantGuard {
  private readonly named: TextIndex;
  private facts: TextFacts;

  constructor(
    private content: string,
    instructions: string,
  ) {
    this.named = new TextIndex(instructions);
    this.facts = readFacts(content);
  }

  /**
   * Accepts a result, perhaps with a warning that names the `dropped` sentences, or refuses it with `kept_unchanged`.
   * What `inOneWay` writes alike counts as the same.
   */
  accept(
    after: string,
    losses: Losses,
    clause: string,
    dropped: readonly string[] = [],
    inOneWay?: (content: string) => string,
  ): { accepted: boolean; warning?: Warning } {
    const facts = readFacts(after);
    const difference = inOneWay
      ? compareFacts(readFacts(inOneWay(this.content)), readFacts(inOneWay(after)), this.named)
      : compareFacts(this.facts, facts, this.named);
    const fault = faultOf(difference, losses);
    if (fault !== undefined) {
      const message = `“${clause.slice(0, 200)}” ${fault}; the text was kept as it was before`;
      return { accepted: false, warning: { reason: 'kept_unchanged', message } };
    }
    this.facts = facts;
    this.content = after;
    const silenced = dropped.length === 0 ? difference.silenced : [];
    const lost = losses === 'reported' ? [...difference.lost, ...silenced] : [];
    const removed = withoutParts([...dropped, ...lost]);
    if (removed.length === 0) return { accepted: true };
    const message = `The shorter text no longer has: ${listed(removed)}`;
    return { accepted: true, warning: { reason: 'removed', message } };
  }
}

/** Whether an edit keeps everything that counts in a part of a text. */
export function keepsFacts(before: string, after: string): boolean {
  if (before === after) return true;
  const difference = compareFacts(readFacts(before), readFacts(after), new TextIndex(''));
  return faultOf(difference, 'none') === undefined;
}

function faultOf({ added, lost, silenced }: Difference, losses: Losses): string | undefined {
  if (added.length > 0) return `would have added ${listed(added)}`;
  if (losses === 'asked' || losses === 'reported') return undefined;
  if (lost.length > 0) return `would have lost ${listed(lost)}`;
  return silenced.length > 0 ? `would have changed what this says: ${listed(silenced)}` : undefined;
}

function listed(texts: readonly string[]): string {
  const named: string[] = [];
  let room = NAMED_LENGTH_MAX;
  for (const text of texts) {
    const line = text.replace(/\s+/g, ' ');
    if (named.length > 0 && line.length > room) break;
    named.push(`“${line.length > room ? `${line.slice(0, room)}…` : line}”`);
    room -= line.length;
  }
  const more = texts.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Leaves out what one of the sentences before it shows already. Linear: only whole words of these are compared. */
function withoutParts(texts: readonly string[]): string[] {
  const shown = new Set<string>();
  return texts.filter((text) => {
    const words =
      text.replace(/(?<=\d)(?:st|nd|rd|th)\b/g, '').match(/[^\s,;:!?“”"().]+(?:[.,:]\d+)*/g) ?? [];
    const isNew = words.some((word) => !shown.has(word));
    for (const word of words) shown.add(word).add(/^\d+/.exec(word)?.[0] ?? word);
    return isNew || words.length === 0;
  });
}
