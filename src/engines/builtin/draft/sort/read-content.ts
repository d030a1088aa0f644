import type { Tagger } from '../text/tagger.js';
import { isLetter, type Brief, type Part } from './brief.js';
import { groupFacts } from './group-facts.js';
import { readClause } from './read-clause.js';
import { countWords } from '../text/split.js';
import { splitClauses } from './segments.js';
import { isAside, isInstructional, readWriterTalk } from './writer-talk.js';

const WRITER_WORDS_MAX = 4;

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
  const allowsActs =
    !isNewsletter &&
    (place.isTask || isLetter(brief) || (brief.layout === 'news' && brief.parts.length === 0));
  let facts: string[] = [];
  const flush = () => {
    brief.parts.push(
      ...(place.isListed && isList(facts, brief, tagger) ? asItems(facts) : asParts(facts, tagger)),
    );
    facts = [];
  };
  let signed = '';
  const clauses = splitClauses(place.isTask ? sentence.replace(/^that\s+/i, '') : sentence, allowsActs);
  const aside = place.isListed || isInstructional(brief) ? undefined : findAside(clauses, brief);
  for (const [index, clause] of clauses.entries()) {
    const before = brief.parts.length;
    // “From Ines Roth, purchasing”: what follows a name is the role of the sender.
    if (
      signed !== '' &&
      brief.sender === signed &&
      index === clauses.length - 1 &&
      /^[\p{Ll}\d]\S*(?: \S+){0,3}$/u.test(clause)
    ) {
      brief.sender += `, ${clause.replace(/\.$/, '')}`;
      continue;
    }
    if (clause === aside) {
      if (!readWriterTalk(clause, brief, tagger, false)) brief.leftOut.push(clause);
      continue;
    }
    signed = brief.sender ?? '';
    if (
      !readClause(clause, brief, tagger, allowsActs) &&
      !readWriterTalk(clause, brief, tagger, clauses.length === 1 && !place.isListed)
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

/** The one clause between directions that names nothing: “Own the mistake, don't make excuses”. */
function findAside(clauses: readonly string[], brief: Brief): string | undefined {
  const [other = '', ...more] = clauses.filter((clause) => !isAside(clause, brief));
  const namesNothing =
    /^[^\d\ue000-\uf000]{1,50}$/u.test(other) &&
    !/\s\p{Lu}/u.test(other) &&
    countWords(other) <= WRITER_WORDS_MAX;
  return clauses.length > 1 && more.length === 0 && namesNothing ? other : undefined;
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
