import { readRecipient } from './recipient.js';

/** After “for”, a letter names its reader or its matter: “for the neighbours”, “for a refund”. */
export function isPerson(words: string): boolean {
  // “Nora’s farewell party” and “my mums 70th” are matters, “Nora’s parents” are people.
  if (
    /\d(?:st|nd|rd|th)\b/.test(words) ||
    /\p{L}['’]s\s+(?!(?:teacher|parents?|mother|father|mum|mom|dad|family|wife|husband|partner|friends?|boss|manager|landlord|sister|brother)\b)\p{L}/u.test(
      words,
    )
  )
    return false;
  const recipient = readRecipient(words);
  if (
    recipient.pronoun !== undefined ||
    recipient.group !== undefined ||
    (recipient.name && words.startsWith(recipient.name))
  )
    return true;
  return /\b(?:teacher|landlord|manager|boss|neighbou?r|customer|client|colleague|friend|mother|father|mum|mom|dad|doctor|supplier|company|school|council|bank|insurer)\b/i.test(
    words,
  );
}
