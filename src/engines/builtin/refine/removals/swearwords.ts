import { editProse } from '../text/edit-prose.js';
import { removeSpans } from './raw-edits.js';

/** Swearwords before another word, which says the same without them. */
const INTENSIFIER =
  /(?<![\p{L}'’-])(?:(?:mother)?fuck(?:ing|in['’]?)|bloody|goddamn(?:ed)?|damn(?:ed)?|freaking|frigging|effing|sodding|blasted|shitty|crappy)\s+(?=\p{Ll}{2,})(?!(?:right|nose|hand|knee|it|you|him|her|them)\b)/giu;

/** Others, which a sentence needs. */
export const SWEARWORDS =
  /(?<![\p{L}'’-])(?:(?:bull)?shit(?:ty|s)?|crap(?:py)?|fuck\w*|arse(?:hole)?s?|ass(?:hole)s?|bastards?|bitch(?:es)?|piss(?:ed)?|damn(?:ed)?|bloody|bollocks|wank\w*|dick(?:head)?s?)(?![\p{L}'’-])/giu;

/** Removes swearwords that only stress the next word. */
export function removeSwearwords(content: string): string {
  return editProse(content, (prose) => removeSpans(prose, [...prose.matchAll(INTENSIFIER)]));
}
