import { ATOM_PATTERN, cleanPrompt, mask, unmask } from '../text/mask.js';

/** An address, a quoted string, a number with its unit: what a draft must hold as the prompt has it. */
const KEPT = /^(?:["“«'‘`]|https?:|www\.|[$€£¥])|\d|@|^[\w-]+(?:\.[\w-]+)+/u;
/** A length directs the writing. */
const LENGTH = /^\d[\d\s–-]*(?:words?|sentences?|characters?|chars?|lines?|pages?|paragraphs?)$/i;
const LIST_NUMBER = /(?:^|(?<=\s))\d{1,2}[.)]\s(?=\s*\p{Ll})|^\s*\d{1,3}[.)]\s/gmu;
/** Capitalised words inside a sentence. */
const NAMES = /(?<=[\p{L}\p{N},;:&)] )\p{Lu}[\p{L}\p{N}'’&-]*(?: \p{Lu}[\p{L}\p{N}'’&-]*)*/gu;
const NO_NAMES =
  /^(?:I|I['’].*|Please|Thanks?|Don['’]t|Do|The|A|An|And|CTA|OK|PS|FAQ|Mr|Mrs|Ms|Dr|SEO|RSVP|Email|LinkedIn|Instagram|Facebook|Twitter|TikTok|British|American|English)$/;

/** The atoms of a text: numbers with units, prices, dates, addresses, quoted strings, code and names. */
export function findAtoms(prompt: string): string[] {
  const text = cleanPrompt(prompt).replace(LIST_NUMBER, '');
  const marked = [...text.matchAll(ATOM_PATTERN)].map(([atom]) => atom).flatMap(withoutBrackets);
  const names = [...mask(text).matchAll(NAMES)]
    .map(([name]) => unmask(name))
    .filter((name) => !NO_NAMES.test(name));
  return [...new Set([...marked.filter((atom) => KEPT.test(atom)), ...names].map((atom) => atom.trim()))];
}

function withoutBrackets(atom: string): string[] {
  if (!atom.startsWith('(')) return [atom];
  return [...atom.slice(1, -1).matchAll(ATOM_PATTERN)].map(([inner]) => inner);
}

/** The atoms that stand neither in a text nor among words that are accounted for elsewhere. */
export function missingAtoms(prompt: string, text: string, accounted: readonly string[]): string[] {
  const held = simplify([text, ...accounted].join('\n'));
  return findAtoms(prompt).filter((atom) => !LENGTH.test(atom) && !held.includes(simplify(atom)));
}

/** Without what sets apart two spellings of one atom: case, quotation marks, spaces. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/["“”„«»'‘’`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
