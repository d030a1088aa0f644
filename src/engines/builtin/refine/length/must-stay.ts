import { findAtoms, type AtomKind } from '../invariant/find-atoms.js';
import { statementKinds } from '../invariant/statements.js';
import { matters } from './sentence-kinds.js';
import { isPleasantry } from './sentence-purpose.js';
import { regex } from '../../text/regex.js';

/** Whether instructions ask that a sentence of the text survives shortening, to a length that they give or not. */
export type MustStay = (sentence: string, hasNoLimit?: boolean) => boolean;

/** “keep the phone number”, “don’t lose any dates”, “the quote must stay”, up to the end of the clause. */
const KEEPING = regex.giu`\b(?:keep|retain|preserve|leave in|include|don['’]?t (?:lose|drop|cut|remove|forget|leave out)|do not (?:lose|drop|cut|remove|leave out)|without (?:losing|dropping|cutting|removing)) (?!(?:it|them|this|that|to)\b)(?<kept>[^.!?;\n]{2,120})|\b(?:must|has to|have to|needs? to|should)(?: still)? (?:say|mention|include|contain|tell(?: \w+)?) (?<said>[^.!?;\n]{2,120})|\b(?<staying>[^.!?;,\n]{2,60}) (?:must|should|has to|have to|needs? to) (?:stay|remain|survive|be (?:kept|in|included))\b`;
const EVERYTHING = regex.iu`\b(?:all|every|the|any|no) (?:\w+ )?(?:facts?|information|info|details?|points?|data)\b|\beverything\b(?! about)`;
const WHOLE = /\b(?:every (?:single )?|all (?:the |my )?)(?:words?|sentences?)\b/iu;
const KINDS: readonly (readonly [RegExp, readonly AtomKind[]])[] = [
  [
    /\b(?:numbers?(?<!phone numbers?)|figures|amounts?|prices?|sums?|times?|temperatures?)\b/iu,
    ['number', 'date'],
  ],
  [/\b(?:dates?|days?|deadlines?)\b/iu, ['date']],
  [/\bnames?\b/iu, ['name']],
  [/\b(?:quotes?|quotations?)\b/iu, ['quotation']],
  [/\b(?:links?|urls?|e-?mails?|address(?:es)?|website)\b/iu, ['address']],
];
const PHONE = /\+?\d[\d ()/-]{6,18}\d/u;
const CODE = /\b(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d][A-Z\d-]{2,20}\b/u;
/** Named as such, a thing is looked for by its own word too: “keep the sauna”. */
const WORDS_MAX = 12;

/** Reads what instructions ask to keep. Null where they name nothing. */
export function readMustStay(instructions: string): MustStay | null {
  const kept = [...instructions.slice(0, 5_000).matchAll(KEEPING)].map(
    ({ groups }) => groups?.kept ?? groups?.said ?? groups?.staying ?? '',
  );
  if (kept.length === 0) return null;
  const wish = kept.join(', ');
  if (WHOLE.test(wish)) return () => true;
  const everything = EVERYTHING.test(wish);
  const kinds = new Set(KINDS.flatMap(([pattern, named]) => (pattern.test(wish) ? named : [])));
  const patterns = [
    ...(/\bphone|\btel\b/i.test(wish) ? [PHONE] : []),
    ...(/\bcodes?\b/i.test(wish) ? [CODE] : []),
  ];
  const words = (wish.match(/\p{L}{4,30}/gu) ?? []).slice(0, WORDS_MAX).filter((word) => !GENERAL.test(word));
  const named = regex.iu`(?<!\p{L})(?:${words.join('|') || '(?!)'})(?!\p{L})`;
  return (sentence, hasNoLimit) =>
    (everything &&
      (hasNoLimit
        ? !isPleasantry(sentence)
        : findAtoms(sentence).length > 0 || statementKinds(sentence).length > 0 || matters(sentence))) ||
    findAtoms(sentence).some(({ kind }) => kinds.has(kind)) ||
    (/\bwarnings?\b/i.test(wish) &&
      statementKinds(sentence).some((kind) => /^(?:warning|negation)$/.test(kind))) ||
    patterns.some((pattern) => pattern.test(sentence)) ||
    named.test(sentence);
}

const GENERAL = regex.i`^(?:number|name|date|time|part|word|sentence|thing|everything|every|single|with|that|this|from|about|must|should|have|they|them|their|your|same|short|brief|possible|original|exactly|meaning|tone|style|text|and|fact|detail|all|other|rest|line|format|into|under|only|just|please|than|much|when|where|what|which|goes|will|does)s?$`;
