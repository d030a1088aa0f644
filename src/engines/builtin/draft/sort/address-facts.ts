import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { speaksOf, toReader } from './pronouns.js';

/** People whom “he” and “she” may be instead of the reader. */
const PEOPLE =
  /\b(?:father|dad|husband|son|brother|uncle|grandfather|grandad|mother|mum|mom|wife|daughter|sister|aunt|grandmother|grandma|boss|manager|colleague|friend|partner|client|customer|teacher|doctor|neighbou?r|assistant)\b/i;
const ASKS_READERS = /\b(please )(?:ask|tell|remind) (?:the |all |our )?(\p{L}+) to ([^.!?]{1,200})/iu;

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
      !parts.some((part) => PEOPLE.test(part.text)));
  const isSpokenOf = parts.some(({ text }) => speaksOf(text, 'he') || speaksOf(text, 'she'));
  if (recipient?.name && !pronoun && isAlone && isSpokenOf) brief.mayMisaddress = true;
  for (const part of parts) {
    if (part.kind === 'labelled') continue;
    // “please ask parents to walk with their children” in a letter to the parents
    if (recipient?.group)
      part.text = part.text.replace(
        ASKS_READERS,
        (whole: string, please: string, group: string, act: string) =>
          group.toLowerCase() === recipient.group ? please + act.replace(/\btheir\b/g, 'your') : whole,
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

function isOther(other: 'he' | 'she' | undefined, pronoun: string | undefined): boolean {
  return other !== undefined && pronoun !== undefined && other !== pronoun;
}

/** Whether “he” or “she” stands before anybody else is named: the reader is then meant. */
function opensWithPronoun({ parts }: Brief): boolean {
  const text = parts.map((part) => part.text).join('\n');
  const before = text.slice(0, text.search(/\b(?:he|she|him|his|her)\b/i));
  return !PEOPLE.test(before) && !/\s\p{Lu}/u.test(before);
}
