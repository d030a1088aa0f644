import { editRaw, removeSpans } from '../text/edit-prose.js';
import { regex } from '../../text/regex.js';

const removerOf = (pattern: RegExp) => (content: string) =>
  editRaw(content, (text) => removeSpans(text, text.matchAll(pattern)));

export const removeHashtags = removerOf(/(?<![\w&])#[A-Za-z]\w{0,60}/g);

const BARE_LINK = regex.gu`(?:(?<=\p{L}) (?:at|via|under|from|to|on(?<!\b(?:[Ll]og|[Ss]ign|[Rr]ead|[Cc]arry|[Gg]o|[Mm]ove) on)))? ?\(?<?\b(?:https?:\/\/|www\.)[^\s<>()]{1,2000}[^\s<>().,;:!?"'”’]>?\)?`;

/** A link keeps its words and loses its target; a bare address goes. */
export function removeLinks(content: string): string {
  return editRaw(content, (text) => {
    const worded = text
      .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g, '')
      .replace(/\[([^\]\n]{1,300})\]\([^)\n]{0,500}\)/g, '$1');
    return removeSpans(worded, worded.matchAll(BARE_LINK));
  });
}

const MAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const PHONE = String.raw`(?<![\w.])(?!(?:\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})(?![\w-]))(?=(?:[ ()+-]{0,3}\d){7})(?:\+\d{1,3}[ -]?)?(?:\(\d{2,5}\)[ -]?)?(?:\d{2,5}(?:[ -]\d{2,5}){2,4}|0\d{3,4} ?\d{6})(?!\w)`;

/** Takes contacts out with the words that join them to their sentence: “Write to Lena at … or … by noon”. */
function contactRemover(contact: string): (content: string) => string {
  const contacts = String.raw` ?\((?:${contact})\)|(?<=\()(?:${contact})[,;] |[,;] (?:${contact})(?=\))|(?:(?:(?<=\p{L}) (?:at|on|via|by|under|to) )?(?:${contact}))(?:,? (?:or|and) (?:(?:(?:write|e-?mail|mail|call|phone|ring|text|message|fax)(?: (?:me|us|him|her|them))? )?(?:to|at|on|via|by) |(?:e-?mail|mail|call|phone|ring|text) )?(?:${contact})){0,5}`;
  return removerOf(new RegExp(contacts, 'gu'));
}

export const removeContacts = {
  all: contactRemover(`${MAIL}|${PHONE}`),
  mails: contactRemover(MAIL),
  phones: contactRemover(PHONE),
};

const SUM = String.raw`(?:[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d|\d[\d.,]{0,12}\s?(?:€|£|euros?\b|pounds\b|dollars\b|EUR\b|USD\b|GBP\b))(?: (?:each|per \p{L}+|an? (?:night|month|week|day|person|piece|kilo|ticket|hour)))?`;
/** A price in brackets, or after the words that join it to what it buys. */
const PRICES = String.raw` ?\((?:from |only |just )?${SUM}\)|(?:,? (?:for|at|from)(?: (?:only|just))?|,| [–-]|:)? ${SUM}(?<!\b(?:is|are|was|were|be|costs?|pay|pays|paid|of|to|over|under|about|save|saves|than|and|or|the|up) .{1,30})`;

/** What a sentence says of a price (“it costs £5”) stays. */
export const removePrices = removerOf(new RegExp(PRICES, 'gu'));

/** A price that was left. */
export const PRICE = new RegExp(SUM, 'gu');
