import { countWords, splitAtCommas } from '../text/split.js';
import { completeNote } from '../text/complete-note.js';
import { partRun } from '../text/part-run.js';
import { isLetter, isNewsletter, type Brief, type Part } from './brief.js';
import { regex } from '../../text/regex.js';

const LIST_MIN = 6;
const LIST_MIN_SHORT = 4;
/** From this share of sentences on, notes after a colon are no list. */
const TOLD_SHARE = 0.7;
/** A note of fewer words is no sentence, though it has a stop. */
const TYPED_WORDS_MIN = 6;

/** Sets the clauses of a sentence as one part, or each for itself where they are a list: notes after a colon (`isListed`), or many between commas, of which fewer suffice in a prompt of hardly more than one sentence (`isShort`). `whole` is their text in the prompt. */
export function groupFacts(
  clauses: readonly string[],
  whole: string,
  brief: Brief,
  { isListed, isShort }: { isListed: boolean; isShort: boolean },
): Part[] {
  const { tagger } = brief;
  const isProse = isTyped(whole, brief);
  const isSentence = (clause: string) => isProse || tagger.isSentence(clause);
  const isNoted = isListed && isListOf(clauses, brief);
  // “It holds 750 ml, keeps warm, and comes in red, blue and green.”
  const [first = ''] = clauses;
  const isList =
    (isNoted || (!isLetter(brief) && clauses.length >= (isShort ? LIST_MIN_SHORT : LIST_MIN))) &&
    !(/^(?:It|They|He|She|This|These)(?:['’]\p{Ll}+)?\s/u.test(first) && tagger.isSentence(first)) &&
    (isNoted || clauses.filter(isSentence).length <= clauses.length / 2);
  // “New opening hours from 1 May: Mon to Thu 10 to 7, …”
  const items = [...first.split(LEAD_END), ...clauses.slice(1)];
  if (isList) return items.map((text) => ({ kind: 'item', text }));
  if (clauses.length === 0) return [];
  if (!isLetter(brief) || isNewsletter(brief))
    return [{ kind: clauses.some(isSentence) ? 'sentence' : 'item', text: whole }];
  return partRun(whole, tagger, brief).flatMap((text): Part[] =>
    listIn(text).map((each) => ({
      kind: isSentence(text) && each === text ? 'sentence' : 'item',
      text: each,
    })),
  );
}

const NOTE = regex.iu`^(?:back|no|free|not|until|from|doors|start|end|meet|[£$€\ue024\d])(?!\p{L})`;
const NOTE_WORDS_MAX = 6;

/** “The coach leaves 8.15, back at 4, packed lunch, no phones”: notes, of which only the first is a sentence. */
function listIn(text: string): string[] {
  const pieces = splitAtCommas(text.replace(/\.$/, ''));
  const isList =
    pieces.length >= LIST_MIN_SHORT &&
    pieces.every(
      (piece) =>
        countWords(piece) <= NOTE_WORDS_MAX && !/^(?:and|or|but|which|who|if|at|in|near|on)\s/i.test(piece),
    ) &&
    pieces.slice(1).filter((piece) => NOTE.test(piece)).length >= 2;
  return isList ? pieces : [text];
}

const LEAD_END = /(?<=^[^:]{12,90}):\s+/;

const PROSE = regex.i`\b(?:bio|biography|profile|about|story|statement|reference|portrait|obituary|eulogy|speech)\b`;

/** Whether words that were typed as a sentence stand as one: in a letter unless they are a short note, in a press release or a biography. */
export function isTyped(text: string, brief: Brief): boolean {
  if (!/\s\S.*[.!]$/s.test(text) || isNewsletter(brief)) return false;
  if (isLetter(brief)) return countWords(text) >= TYPED_WORDS_MIN;
  const isProse = /^(?:list|news|invention)$/.test(brief.layout) && PROSE.test(brief.kindName ?? '');
  return isProse || brief.layout === 'release';
}

/** Whether what follows a colon is a list: “tray: oak, 40 cm, two handles”. */
function isListOf(facts: readonly string[], brief: Brief): boolean {
  if (isNewsletter(brief)) return facts.length > 1;
  // “Email to parents about the trip: coach leaves 8:45, back around 3:30, packed lunch, £11 by 30 May”
  if (isLetter(brief)) {
    const [typed, told] = [facts, facts.map((fact) => completeNote(fact, brief) ?? fact)].map(
      (notes) => notes.filter((note) => brief.tagger.isSentence(note)).length,
    );
    const areNotes = facts.every((fact) => countWords(fact) > 1);
    const areFew = typed! * 2 < facts.length && told! < facts.length * TOLD_SHARE;
    return facts.length >= LIST_MIN_SHORT && areNotes && areFew;
  }
  const isPage = /^(?:list|sections|post)$/.test(brief.layout);
  return isPage && facts.length > 2 && !facts.every((fact) => brief.tagger.isSentence(fact));
}
