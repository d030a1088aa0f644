import type { Tagger } from '../text/tagger.js';

const COLON = /:\s+|:$|\s[–—-]\s/;
const SEPARATOR = /^(?:,\s+|:\s*|\s[–—-]\s)/;

/**
 * Divides “Describe our tray: oak, £64” at the colon or dash that opens its content. A label's own colon (“…, price: £5”)
 * opens none.
 */
export function splitTask(sentence: string): { head: string; content: string } {
  const head = headOf(sentence);
  return { head, content: sentence.slice(head.length).replace(SEPARATOR, '').trim() };
}

function headOf(sentence: string): string {
  const end = sentence.search(COLON);
  if (end < 0) return sentence;
  const head = sentence.slice(0, end);
  const comma = head.lastIndexOf(', ');
  const label = head.slice(comma + 2);
  return comma > 0 && label.split(/\s/).length <= 2 ? sentence : head;
}

/** “We sell a lid called the Plonk and need a text …”, “Our club needs a press release” */
const NEEDS =
  /^(?<before>.{3,160}?),? (?:(?:and|so|but) (?:(?:I|we|he|she|they|(?:my|our|his|her|the) \p{L}+) )?)?(?:needs?|wants?|would like|is to get) (?<wish>(?:an?|some|clear|the|new) .+)$/iu;
/** “Staff need to be told about the new barrier” */
const TOLD =
  /^.{3,80}? (?:needs?|ha(?:s|ve)|ought) to (?:be told|be informed|know|hear|learn) (?:about|of) /i;

/** What a text is needed for, and the words that wish for it. */
export function splitWish(sentence: string): { before?: string; wish?: string } {
  return NEEDS.exec(sentence)?.groups ?? {};
}

/** “the new barrier” of “Staff need to be told about the new barrier”. */
export function withoutTelling(sentence: string): string {
  return sentence.replace(TOLD, '');
}

/** “We’ve built a clay oven and want to invite the street”: what is said, rather than how to write it. */
export function statesContent(sentence: string, tagger: Tagger): boolean {
  const begins =
    /^(?:I|we|my|our)(?:['’]\p{L}+)?\s(?!(?:need|want|would|am looking|are looking|have to|must|should)\b)/iu;
  return begins.test(sentence) && tagger.isSentence(sentence);
}
