import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { speaksOf, toReader } from './pronouns.js';

/** People whom “he” or “she” may be instead of the reader. */
const OTHERS =
  /\b(?:father|dad|husband|son|brother|uncle|grandfather|grandad|mother|mum|mom|wife|daughter|sister|aunt|grandmother|grandma|boss|manager|colleague|friend|partner|client|customer|teacher|doctor|neighbou?r|assistant)\b/i;

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
    part.text = part.text.replace(/^whose\s/i, 'your ');
    const speaksOfReader =
      pronoun && isAlone && tagger.firstNames(part.text).length === 0 && speaksOf(part.text, pronoun);
    if (speaksOfReader) part.text = toReader(part.text, pronoun) ?? part.text;
    if (part.kind === 'sentence') part.text = capitalise(part.text);
  }
}
