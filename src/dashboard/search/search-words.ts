export const WORDS_LENGTH_MAX = 200;

const API_KEY = /cdk_live_[0-9A-Za-z]{42}([0-9A-Za-z]{4})/g;

/** Replaces API keys with the end that lists show, so that a pasted key finds itself but is not sent or shown. */
export function shortenKeys(words: string): string {
  return words.replaceAll(API_KEY, '…$1');
}

/** Returns whether a text contains all words, in any order and case. */
export function containsWords(text: string, words: string): boolean {
  const lowerCased = text.toLowerCase();
  const parts = words.toLowerCase().split(/\s+/);
  return parts.every((part) => lowerCased.includes(part));
}
