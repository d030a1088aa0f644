import type { GptEncoding } from 'gpt-tokenizer/GptEncoding';
import { cutAtSentence } from './sentence-end.js';

/** Strings that look like control tokens (`<|endoftext|>`) are counted as plain text. */
const AS_PLAIN_TEXT = { disallowedSpecial: new Set<string>() };

/**
 * The encoder takes quadratic time over one unbroken run of letters, marks or white space, so longer runs are counted
 * in pieces. Each piece may cost one or two extra tokens; ordinary text has no such runs.
 */
const RUN_LENGTH_MAX = 256;
const LONG_RUN = new RegExp(String.raw`\S{${RUN_LENGTH_MAX}}(?=\S)|\s{${RUN_LENGTH_MAX}}(?=\s)`, 'gu');

/** The number of words whose merges are cached; the library's default of 100,000 would use tens of megabytes. */
const MERGE_CACHE_SIZE = 5_000;

/** Tokens beyond this are rarer than the words that people misspell. */
const COMMON_TOKENS = 1 << 17;

/** The longest token of the encoding, a run of white space. */
const TOKEN_LENGTH_MAX = 128;

let encoding: Promise<GptEncoding> | undefined;

/**
 * Returns the number of tokens of a text in the o200k encoding: exact for OpenAI's current models, an estimate for
 * others. The first call loads the tables (about 47 MB), so that an idle service stays small. The service process uses
 * `TokenCounter` instead.
 */
export async function countTokens(text: string): Promise<number> {
  const { countTokens: count } = await loadEncoding();
  return piecesOf(text).reduce((total, piece) => total + count(piece, AS_PLAIN_TEXT), 0);
}

/**
 * Returns the longest start of a text that has at most `tokensMax` tokens and ends with a sentence, or with a word if
 * whole sentences would fill less than half of the limit. Returns a text that fits unchanged.
 */
export async function cutToTokens(text: string, tokensMax: number): Promise<string> {
  const isCertainlyLonger = text.length > tokensMax * TOKEN_LENGTH_MAX;
  if (!isCertainlyLonger && (await countTokens(text)) <= tokensMax) return text;
  const head = await longestHead(text.slice(0, tokensMax * TOKEN_LENGTH_MAX), tokensMax);
  return cutAtSentence(head);
}

/** The leading words of a text that fit, and their tokens. */
export interface LeadingWords {
  text: string;
  tokens: number;
  /** Whether the next word did not fit. Its tokens are not counted. */
  reached: boolean;
}

/**
 * Returns the leading words of a text up to `tokensMax` tokens. Counting word by word gives slightly more tokens than
 * counting the whole text.
 */
export async function leadingWords(text: string, tokensMax: number): Promise<LeadingWords> {
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

/** Returns how rare a word is, from 1 (most common) upwards, by its rank in the encoding. */
export async function wordRarity(word: string): Promise<number> {
  const tokens = (await loadEncoding()).encode(` ${word}`, AS_PLAIN_TEXT);
  const [first] = tokens;
  return tokens.length === 1 && first !== undefined ? Math.log2(first + 2) : 18 + 4 * (tokens.length - 1);
}

let words: Promise<ReadonlyMap<string, number>> | undefined;

/** Returns the words in small letters that the encoding knows whole, about 30,000, with their rarity. */
export function commonWords(): Promise<ReadonlyMap<string, number>> {
  words ??= loadEncoding().then((loaded) => {
    const tokens = Array.from({ length: COMMON_TOKENS }, (_, token) => token);
    return new Map(
      tokens.flatMap((token): [string, number][] => {
        const [, word] = /^ ([a-z]{2,})$/.exec(loaded.decode([token])) ?? [];
        return word === undefined ? [] : [[word, Math.log2(token + 2)]];
      }),
    );
  });
  return words;
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

/** Binary search: a prefix has no more tokens than a longer prefix, except for a token or two at the boundary. */
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
