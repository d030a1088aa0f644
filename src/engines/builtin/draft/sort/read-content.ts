import type { Tagger } from '../text/tagger.js';
import { isLetter, type Brief, type Part } from './brief.js';
import { groupFacts } from './group-facts.js';
import { readClause } from './read-clause.js';
import { splitClauses } from './segments.js';
import { readWriterTalk } from './writer-talk.js';

/** Where a piece of content stands in its prompt. */
export interface Place {
  /** Directly after the words that say what to write. */
  isTask?: boolean;
  /** After a colon, as a list of facts. */
  isListed?: boolean;
}

/** Sorts one sentence clause by clause; what is no direction, slot or act becomes sentences and items, in their order. */
export function readContent(sentence: string, brief: Brief, tagger: Tagger, place: Place = {}): void {
  const isNewsletter = /newsletter/i.test(brief.kindName ?? '');
  const allowsActs = !isNewsletter && (place.isTask || isLetter(brief) || brief.layout === 'news');
  let facts: string[] = [];
  const flush = () => {
    brief.parts.push(
      ...(place.isListed && isList(facts, brief, tagger) ? asItems(facts) : asParts(facts, tagger)),
    );
    facts = [];
  };
  const clauses = splitClauses(sentence, allowsActs);
  for (const clause of clauses) {
    const before = brief.parts.length;
    if (
      !readClause(clause, brief, tagger, allowsActs) &&
      !readWriterTalk(clause, brief, clauses.length === 1 && !place.isListed)
    ) {
      facts.push(clause);
      continue;
    }
    const added = brief.parts.splice(before);
    flush();
    brief.parts.push(...added);
  }
  flush();
}

function isList(facts: readonly string[], { layout, kindName = '' }: Brief, tagger: Tagger): boolean {
  if (/newsletter/i.test(kindName)) return facts.length > 1;
  const isPage = layout === 'list' || layout === 'sections';
  return isPage && facts.length > 2 && !facts.every((fact) => tagger.isSentence(fact));
}

function asItems(facts: readonly string[]): Part[] {
  return facts.map((text) => ({ kind: 'item', text }));
}

function asParts(facts: readonly string[], tagger: Tagger): Part[] {
  return groupFacts(facts, tagger).map(({ text, isSentence }) => ({
    kind: isSentence ? 'sentence' : 'item',
    text,
  }));
}
