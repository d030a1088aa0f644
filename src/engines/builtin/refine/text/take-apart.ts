import { regex } from '../../text/regex.js';

const LISTED_MIN = 3;
const SENTENCE_MAX = 600;
/** A list of what is not, which its points would not show. */
const NEGATIVE =
  /\b(?:no(?! (?:more|less|fewer|later) than\b)|not|never|nothing|none|without|neither)\b|n['’]t\b/i;
const LISTED_WORDS_MAX = 16;
const THING_WORDS_MAX = 12;
/** What is part of the item before it: “300 flyers, because there is no room”. */
const CONTINUES = /^(?:because|which|who|whose|but|so|as|if|when|although|since|where|or)\b/i;

/** A list of clauses, whose parts belong to them: “I bring the tent, you bring the pot and the lamp”. */
const OWN_CLAUSE = /^(?:I|you|we|they|he|she|it)(?:['’]\p{L}+)? /iu;

const LISTING = regex.giu`\b(?:looking for|needs?(?: to (?:bring|wear|pack|buy|take|have))?|bring|brings|wear|pack|buy|includes?|contains?|requires?|have|has|take|collect|offers?|sells?|serves?|covers?|provides?|use|want|order|get|mix|add|send (?:us|me)|enclose|attach) (?:also |with you |the following |both )?(?=\p{L}|\d)`;
/** What is said of all the things after the last one: “… and a hat for the walk on Friday”. */
const TAIL = regex.u` (?:for the (?!first|second|third|last|way|whole)|for \p{L}+ (?:day|trip)|on (?:\p{Lu}|the \d)|by \p{Lu}|before|at \d)[^,;:]*$`;
/** “shoes you don’t mind getting dirty” */
const RELATIVE = /(?<=\p{L}{3}) (?:that )?(?:you|we) .{2,40}$/u;
/** Someone, and what they are to do: “two people to do the tea”, “anyone who can stay”. */
const DOER = regex.iu`^(?:(?:some|any)(?:one|body)|an?|one|two|three|four|five|six|\d+|a few|more) (?:[\p{L}-]+ ){0,6}?(?:to|who (?:can|could|will|is|has|have)|for) \p{L}`;
const HAS_VERB = regex.i`\b(?:is|are|was|were|will|can|must|should|has|you|we|they|it|please|if|because|when|who|which)\b`;

/** The things that a sentence lists after “need”, “bring” or the like: “You need a pen, two cups and a lamp”. */
export function enumerationOf(sentence: string): { lead: string; items: string[] } | undefined {
  if (sentence.length > SENTENCE_MAX || sentence.includes(':')) return undefined;
  for (const verb of sentence.matchAll(LISTING)) {
    const start = verb.index + verb[0].length;
    const rest = sentence.slice(start).replace(/[.!]+$/, '');
    const parts = rest.split(/, (?:and )?/);
    const areDoers = parts.length >= LISTED_MIN && parts.every((part) => DOER.test(part));
    if (areDoers && /, and (?!.*, )/.test(rest) && !NEGATIVE.test(sentence))
      return { lead: `${sentence.slice(0, start).trimEnd()}:`, items: parts };
    const [before, last] = parts.at(-1)!.split(/ and (?!.* and )/);
    if (parts.length < 2 || (last === undefined && !/, and /.test(rest))) continue;
    const tail = TAIL.exec(last ?? before!)?.[0] ?? '';
    const items = [...parts.slice(0, -1), before!, ...(last === undefined ? [] : [last])];
    items.push(items.pop()!.slice(0, -tail.length || undefined));
    const things = items.map((item) => item.replace(RELATIVE, ''));
    const isList =
      items.length >= LISTED_MIN &&
      !NEGATIVE.test(`${sentence.slice(0, start)} ${things.join(' ')}`) &&
      things.every((thing) => thing.split(' ').length <= THING_WORDS_MAX && !HAS_VERB.test(thing));
    if (isList)
      return { lead: `${sentence.slice(0, start).trimEnd()}${tail && ` the following${tail}`}:`, items };
  }
  return undefined;
}

/** The parts of a sentence that lists things after a colon: “Please bring: a coat, two cups and a lamp.” */
export function takeApart(sentence: string): { lead: string; items: string[] } | undefined {
  if (sentence.length > SENTENCE_MAX || NEGATIVE.test(sentence)) return undefined;
  const [, lead = '', rest = ''] = /^([^:]{4,200}:)\s+([^:]+)$/.exec(sentence) ?? [];
  const parts = rest.replace(/(?<![.!])[.!]+$/, '').split(/[;,]\s+(?![^()]*\))/);
  const [last = ''] = parts.splice(-1);
  const items = [...parts, ...last.split(parts.length > 0 && !/^and\s/i.test(last) ? / and / : /$^/)];
  const named = items.map((item) => item.replace(/^(?:and|then)\s+/i, '').trim());
  const isList =
    named.length >= LISTED_MIN &&
    named.every(
      (item) =>
        item !== '' &&
        item.split(/\s+/).length <= LISTED_WORDS_MAX &&
        !CONTINUES.test(item) &&
        !OWN_CLAUSE.test(item) &&
        !/^[\d\s.,]+$|\b\p{Lu}{1,2}\d/u.test(item),
    );
  return isList ? { lead, items: named } : undefined;
}

/** What a sentence lists after a colon, or says to bring or to have. */
export const listedIn = (sentence: string) =>
  takeApart(sentence) ??
  (/\b(?:needs?|looking for|brings?|wear|pack|requires?|send|enclose|attach)\b/i.test(sentence)
    ? enumerationOf(sentence)
    : undefined);
