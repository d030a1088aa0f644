import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { speaksOf, toReader } from './pronouns.js';

/** People whom “he” and “she” may be instead of the reader. */
const MEN = /\b(?:father|dad|husband|son|brother|uncle|grandfather|grandad)\b/i;
const WOMEN = /\b(?:mother|mum|mom|wife|daughter|sister|aunt|grandmother|grandma)\b/i;
const EITHER =
  /\b(?:boss|manager|colleague|friend|partner|client|customer|teacher|doctor|neighbou?r|assistant)\b/i;
const OTHERS = new RegExp([MEN, WOMEN, EITHER].map(({ source }) => source).join('|'), 'i');

const ASKS_READERS =
  /\b(please )(?:ask|tell|remind) (?:the |all |our )?(?:parents|members|tenants|residents|neighbou?rs|customers|guests|visitors|staff|volunteers|people|everyone|them) to ([^.!?]{1,200})/i;
const NO_NAMES =
  /^(?:The|An?|He|She|It|They|We|You|His|Her|Their|My|Our|Your|This|That|These|Those|Please|Thanks?|Thank|If|When|After|Before|Since|In|On|At|For|And|But|So|As|To|From|With|Unfortunately|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Turns “He can keep it” in a letter into “You can keep it”, where it is certain that the reader is meant. */
export function addressFacts(brief: Brief, tagger: Tagger): void {
  if (!isLetter(brief)) return;
  const { recipient, parts } = brief;
  const known = recipient?.pronoun ?? (recipient?.name ? tagger.pronounOf(recipient.name) : undefined);
  const isOffended = /complain|refund|claim/i.test(brief.kindName ?? '') && !recipient?.group;
  const isCompany = recipient?.name !== undefined && tagger.firstNames(recipient.name).length === 0;
  const pronoun =
    known === 'they' && recipient?.group
      ? undefined
      : (known ?? (isOffended && isCompany ? 'they' : undefined));
  const isSpoken = parts.some(({ text }) => /\b(?:he|she|they|him|her|them|his|their)\b/i.test(text));
  const named =
    isSpoken || recipient?.words === ''
      ? [...new Set(parts.flatMap((part) => tagger.firstNames(part.text)))]
      : [];
  const [only] = named;
  // “Beth left her glasses. Write her a message”: the one person named is the reader.
  if (recipient?.words === '' && named.length === 1 && only)
    Object.assign(recipient, { words: only, name: capitalise(only) });
  const isAlone =
    pronoun === 'they' ||
    (named.every((name) => recipient?.words.includes(name) || isOther(tagger.pronounOf(name), pronoun)) &&
      !parts.some((part) => othersOf(pronoun).test(part.text)));
  const isSpokenOf = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  if (recipient?.name && !pronoun && isAlone && isSpokenOf) brief.mayMisaddress = true;
  for (const part of parts) {
    if (part.kind === 'labelled') continue;
    // “please ask parents to walk with their children” in a letter to the parents
    if (recipient?.group)
      part.text = part.text.replace(
        ASKS_READERS,
        (_, please: string, act: string) =>
          `${please}${act.replace(/\btheir\b/g, 'your').replace(/\bthem(?:selves)?\b/g, 'you')}`,
      );
    if (/^whose\s/i.test(part.text))
      Object.assign(part, { kind: 'sentence', text: part.text.replace(/^whose\s/i, 'your ') });
    const speaksOfReader =
      pronoun &&
      isAlone &&
      (pronoun === 'they'
        ? !/\p{L}{2,}s\b.*\bthe(?:y|m|ir)\b/iu.test(part.text)
        : !named.some((name) => part.text.includes(name) && tagger.pronounOf(name) === pronoun)) &&
      speaksOf(part.text, pronoun);
    if (speaksOfReader) part.text = toReader(part.text, pronoun) ?? part.text;
    if (part.kind === 'sentence') part.text = capitalise(part.text);
  }
  const isLeft = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  const isOfReader = recipient !== undefined && recipient.words !== '' && !recipient.group;
  if (isLeft && isOfReader && opensWithPronoun(brief)) brief.misaddresses = true;
  else if (isLeft) brief.mayMisaddress = true;
}

/** People who may be meant by a pronoun instead of the reader. */
function othersOf(pronoun: 'he' | 'she' | 'they' | undefined): RegExp {
  if (pronoun === undefined) return OTHERS;
  return new RegExp(`${(pronoun === 'he' ? MEN : WOMEN).source}|${EITHER.source}`, 'i');
}

function isOther(other: 'he' | 'she' | undefined, pronoun: string | undefined): boolean {
  return other !== undefined && pronoun !== undefined && other !== pronoun;
}

/** Whether “he” or “she” stands before anybody else is named: the reader is then meant. */
function opensWithPronoun({ parts, recipient }: Brief): boolean {
  const text = parts.map((part) => part.text).join('\n');
  const pronoun = text.search(/\b(?:he|she|him|his|her)\b/i);
  const before = text.slice(0, pronoun);
  const names = before.match(/\p{Lu}[\p{Ll}'’-]+/gu)?.filter((word) => !NO_NAMES.test(word)) ?? [];
  return !OTHERS.test(before) && names.every((name) => recipient?.words.includes(name));
}
