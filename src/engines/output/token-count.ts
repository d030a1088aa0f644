import type { GptEncoding } from 'gpt-tokenizer/GptEncoding';
import { cutAtSentence } from './sentence-end.js';

/** No text is a control token: what looks like one (`<|endoftext|>`) is counted as the plain text it is. */
const AS_PLAIN_TEXT = { disallowedSpecial: new Set<string>() };

/**
 * The encoder takes quadratic time over one unbroken run of letters, marks or white space, so longer runs are counted in
 * pieces. That is a token or two more for each piece, which no ordinary text has.
 */
const RUN_LENGTH_MAX = 256;
const LONG_RUN = new RegExp(String.raw`\S{${RUN_LENGTH_MAX}}(?=\S)|\s{${RUN_LENGTH_MAX}}(?=\s)`, 'gu');

/** Distinct words whose merges are remembered; the library's default of 100,000 would hold tens of megabytes. */
const MERGE_CACHE_SIZE = 5_000;

/** The longest token of the encoding, a run of white space. */
const TOKEN_LENGTH_MAX = 128;

let encoding: Promise<GptEncoding> | undefined;

/**
 * How many tokens a text is in the o200k encoding: exact for OpenAI's present models, a fair estimate for
 * others. The tables (about 47 MB) are loaded by the first call, so that an idle service stays small.
 * In the service's own process texts are counted by `TokenCounter`.
 */
export async function countTokens(text: string): Promise<number> {
  const { countTokens: count } = await loadEncoding();
  return piecesOf(text).reduce((total, piece) => total + count(piece, AS_PLAIN_TEXT), 0);
}

/**
 * The longest beginning of a text that is at most `tokensMax` tokens and ends with a sentence; where not even
 * half of that room is left by whole sentences, it ends with a whole word. A text that fits is returned as it is.
 */
export async function cutToTokens(text: string, tokensMax: number): Promise<string> {
  const isCertainlyLonger = text.length > tokensMax * TOKEN_LENGTH_MAX;
  if (!isCertainlyLonger && (await countTokens(text)) <= tokensMax) return text;
  const head = await longestHead(text.slice(0, tokensMax * TOKEN_LENGTH_MAX), tokensMax);
  return cutAtSentence(head);
}

/** The words at the beginning of a text that fit, and what they cost. */
export interface TakenWords {
  text: string;
  tokens: number;
  /** Whether the next word did not fit. Its tokens are not counted. */
  reached: boolean;
}

/**
 * Takes words from the beginning of a text up to `tokensMax` tokens. Counting word by word is at most a little
 * stricter than counting the whole.
 */
export async function takeWords(text: string, tokensMax: number): Promise<TakenWords> {
  const taken: string[] = [];
  let tokens = 0;
  for (const word of text.match(/\s*\S+|\s+$/g) ?? []) {
    const cost = await countTokens(word);
    if (tokens + cost > tokensMax) return { text: taken.join(''), tokens, reached: true };
    tokens += cost;
    taken.push(word);
  }
  return { text: taken.join(''), tokens, reached: false };
}

/** How rare a word is, from 1 (among the commonest) upwards: the encoding ranks common words first. */
export async function wordRarity(word: string): Promise<number> {
  const tokens = (await loadEncoding()).encode(` ${word}`, AS_PLAIN_TEXT);
  const [first] = tokens;
  return tokens.length === 1 && first !== undefined ? Math.log2(first + 2) : 18 + 4 * (tokens.length - 1);
}

function loadEncoding(): Promise<GptEncoding> {
  encoding ??= import('gpt-tokenizer/encoding/o200k_base').then(({ default: loaded }) => {
    loaded.setMergeCacheSize(MERGE_CACHE_SIZE);
    return loaded;
  });
  return encoding;
}

function piecesOf(text: string): string[] {
  return text.replace(LONG_RUN, '$&\u0000').split('\u0000');
}

/** By halving: a text never has more tokens than one that continues it, but for a token or two at the seam. */
async function longestHead(text: string, tokensMax: number): Promise<string> {
  let fits = 0;
  let tooLong = text.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if ((await countTokens(text.slice(0, middle))) <= tokensMax) fits = middle;
    else tooLong = middle;
  }
  const head = text.slice(0, fits);
  return head.isWellFormed() ? head : head.slice(0, -1);
}
