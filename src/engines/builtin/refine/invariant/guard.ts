import type { Warning } from '../../../text-engine.js';
import { compareFacts, readFacts, type Difference, type TextFacts } from './compare-texts.js';
import { TextIndex } from './text-index.js';

/**
 * What an operation may take out of a text: nothing that counts; what the caller's instructions name; or whatever has
 * to go for a length, which the caller is then told.
 */
export type Losses = 'none' | 'asked' | 'reported';

const NAMED_MAX = 40;
const NAMED_LENGTH_MAX = 120;

/** Checks every operation's result against the text before it. */
export class InvariantGuard {
  private readonly named: TextIndex;
  private facts: TextFacts;

  constructor(content: string, instructions: string) {
    this.named = new TextIndex(instructions);
    this.facts = readFacts(content);
  }

  /** Accepts a result, perhaps with a warning, or refuses it with the warning `kept_unchanged`. */
  accept(after: string, losses: Losses, clause: string): { accepted: boolean; warning?: Warning } {
    const facts = readFacts(after);
    const difference = compareFacts(this.facts, facts, this.named);
    const fault = faultOf(difference, losses);
    if (fault !== undefined) return { accepted: false, warning: keptUnchanged(clause, fault) };
    const removed = losses === 'reported' ? [...difference.lost, ...difference.silenced] : [];
    this.facts = facts;
    return { accepted: true, warning: removed.length > 0 ? removedWarning(removed) : undefined };
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
  if (losses !== 'none') return undefined;
  if (lost.length > 0) return `would have lost ${listed(lost)}`;
  return silenced.length > 0 ? `would have changed what this says: ${listed(silenced)}` : undefined;
}

function keptUnchanged(clause: string, fault: string): Warning {
  const message = `“${clause.slice(0, 200)}” ${fault}; the text was kept as it was before`;
  return { reason: 'kept_unchanged', message };
}

function removedWarning(removed: readonly string[]): Warning {
  return { reason: 'removed', message: `The shorter text no longer has: ${listed(removed)}` };
}

function listed(texts: readonly string[]): string {
  const named = texts.slice(0, NAMED_MAX).map((text) => `“${shortened(text)}”`);
  const more = texts.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > NAMED_LENGTH_MAX ? `${line.slice(0, NAMED_LENGTH_MAX)}…` : line;
}
