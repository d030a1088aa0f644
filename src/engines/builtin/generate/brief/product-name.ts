import { PRODUCT_CATEGORIES } from '../data/product-categories.js';
import { USUAL_MODIFIERS } from '../data/verbs.js';
import { tagWords } from '../grammar/tagger.js';

/** Capitals that stand for a thing rather than name one. */
export const ACRONYM = /^(?:SaaS|USB|LED|AI|3D|HD|UK|US|EU|CRM|VPN|API|TV|PC|IT|HR|USB-C|B2B|DIY|GPS|PDF)$/;

/** Whether the capitalised words at the head of a product are its name. */
export function isName(
  candidate: string,
  head: string,
  startedMidSentence: boolean,
  endsWithColon: boolean,
  followedByArticle: boolean,
): boolean {
  if (candidate === '' || /^\d+$/.test(candidate) || ACRONYM.test(candidate)) return false;
  if (/\p{L}/u.test(candidate) && /\p{Lu}.*\p{Lu}|\d/u.test(candidate))
    return !/^\p{Lu}\p{Ll}+-\p{Ll}/u.test(candidate);
  if (!startedMidSentence && looksLikeName(candidate, head)) return true;
  return (
    startedMidSentence || /^the\s/i.test(head) || ((endsWithColon || followedByArticle) && candidate === head)
  );
}

/** One capital at the start of a prompt is a name when the word is no adjective, no verb and no usual modifier. */
function looksLikeName(candidate: string, head: string): boolean {
  const word = candidate.toLowerCase();
  if (/\s|'s$|s$|ed$|ing$/.test(word) || head === candidate || USUAL_MODIFIERS.has(word)) return false;
  if (!PRODUCT_CATEGORIES.some((kind) => kind.match.test(head.slice(candidate.length)))) return false;
  const tags = tagWords(word)[0]?.tags;
  return (
    tags?.has('Noun') === true &&
    !tags.has('Plural') &&
    !PRODUCT_CATEGORIES.some((kind) => kind.match.test(word))
  );
}

/** The kind of product in the words left of the head; undefined where they say nothing. */
export function category(head: string): string | undefined {
  const words = head.split(/\s+/);
  if (head === '' || words.length > 9) return undefined;
  if (/^(?:it|this|that|them|something|product)$/i.test(head)) return undefined;
  return /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? '') && !ACRONYM.test(words[0] ?? '')
    ? head.charAt(0).toLowerCase() + head.slice(1)
    : head;
}
