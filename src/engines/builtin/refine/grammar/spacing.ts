import { splitSentences } from '../text/sentences.js';
import { capitalise } from '../text/words.js';

/** Mends what has one right form: spaces around marks, small “i”, the capital of a sentence. Prose with stand-ins only. */
export function mendSpacing(prose: string): string {
  const spaced = prose
    .replace(/(?<=[\p{L}\p{N}”’)]) {1,3}(?=[,;?!](?:\s|$)|\.(?:\s|$))/gu, '')
    .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
    .replace(/(?<=\b\d{1,2}) :(?=\d\d\b)/g, ':')
    .replace(/(?<=\p{L}{2}) \.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(/(?<=\p{Ll}{3})([.!?])(?=\p{Lu}\p{Ll}+\s)/gu, '$1 ')
    .replace(/(?<=\S) {2,10}(?=\S)(?<!\.\s{2,10})/gu, ' ')
    .replace(/(?<![\p{L}\p{N}'’.-])i(?=(?:['’](?:m|ve|ll|d))?(?:\s|[,?!]))/gu, 'I');
  const sentences = splitSentences(spaced.replace(SMALL_START, capitaliseStart));
  return sentences
    .map(({ text, gap }, index) => (isProperSentence(text, index) ? capitalise(text) : text) + gap)
    .join('');
}

/** A word, a full stop, and a small letter where a capital belongs. */
const SMALL_START = /(?<![\p{L}\p{N}.])(\p{L}{2,30})([.!?]\s+)(\p{Ll}+)/gu;
const SHORTENED =
  /^(?:e\.g|i\.e|etc|vs|approx|incl|excl|min|max|no|nos|fig|figs|pp|ca|cf|al|aka|est|dept|vol|ed|ext|tel|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|inc|ltd|co|corp|mr|mrs|ms|dr|prof|st|sr|jr|sq|ft|hrs?|mins?|secs?|misc|orig|ref|resp|viz)$/i;

function capitaliseStart(whole: string, word: string, stop: string, next: string): string {
  return SHORTENED.test(word) ? whole : word + stop + capitalise(next);
}

/** A fragment, a command name or a list of words may begin small; a sentence of three words that ends as one may not. */
function isProperSentence(text: string, index: number): boolean {
  const words = text.split(/\s+/).length;
  return words >= 3 && (index > 0 || /[.!?]$/.test(text) || words >= 6);
}
