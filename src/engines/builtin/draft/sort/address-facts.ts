import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { speaksOf, toReader } from './pronouns.js';

/** People whom “he” or “she” may be instead of the reader. */
const OTHERS =
  /\b(?:father|dad|husband|son|brother|uncle|grandfather|grandad|mother|mum|mom|wife|daughter|sister|aunt|grandmother|grandma|boss|manager|colleague|friend|partner|client|customer|teacher|doctor|neighbou?r|assistant)\b/i;

const NO_NAMES =
  /^(?:The|An?|He|She|It|They|We|You|His|Her|Their|My|Our|Your|This|That|These|Those|Please|Thanks?|Thank|If|When|After|Before|Since|In|On|At|For|And|But|So|As|To|From|With|Unfortunately|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Turns “He can keep it” in a letter into “You can keep it”, where it is certain that the reader is meant. */
export function addressFacts(brief: Brief, tagger: Tagger): void {
  if (!isLetter(brief)) return;
  const { recipient, parts } = brief;
  const known = recipient?.pronoun ?? (recipient?.name ? tagger.pronounOf(recipient.name) : undefined);
  const pronoun = known === 'they' ? undefined : known;
  const named = [...new Set(parts.flatMap((part) => tagger.firstNames(part.text)))];
  const [only] = named;
  // “Beth left her glasses. Write her a message”: the one person named is the reader.
  if (recipient?.words === '' && named.length === 1 && only)
    Object.assign(recipient, { words: only, name: capitalise(only) });
  const isAlone =
    named.every((name) => recipient?.words.includes(name)) && !parts.some((part) => OTHERS.test(part.text));
  const isSpokenOf = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  if (recipient?.name && !pronoun && isAlone && isSpokenOf) brief.mayMisaddress = true;
  for (const part of parts) {
    if (part.kind === 'labelled') continue;
    if (/^whose\s/i.test(part.text))
      Object.assign(part, { kind: 'sentence', text: part.text.replace(/^whose\s/i, 'your ') });
    const speaksOfReader =
      pronoun && isAlone && tagger.firstNames(part.text).length === 0 && speaksOf(part.text, pronoun);
    if (speaksOfReader) part.text = toReader(part.text, pronoun) ?? part.text;
    if (part.kind === 'sentence') part.text = capitalise(part.text);
  }
  const isLeft = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  const isOfReader = recipient !== undefined && recipient.words !== '' && !recipient.group;
  if (isLeft && isOfReader && opensWithPronoun(brief)) brief.misaddresses = true;
  else if (isLeft) brief.mayMisaddress = true;
}

/** Whether “he” or “she” stands before anybody else is named: the reader is then meant. */
function opensWithPronoun({ parts, recipient }: Brief): boolean {
  const text = parts.map((part) => part.text).join('\n');
  const pronoun = text.search(/\b(?:he|she|him|his|her)\b/i);
  const before = text.slice(0, pronoun);
  const names = before.match(/\p{Lu}[\p{Ll}'’-]+/gu)?.filter((word) => !NO_NAMES.test(word)) ?? [];
  return !OTHERS.test(before) && names.every((name) => recipient?.words.includes(name));
}
