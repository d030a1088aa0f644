import { keyPhrases } from '../length/key-phrases.js';
import type { Operation } from '../operation.js';
import { NUMBER, readNumber } from '../reading/numbers.js';

export const hashtags: Operation<number> = {
  name: 'hashtags',
  readsFirst: true,
  readings: [
    {
      pattern: new RegExp(
        String.raw`\b(?:${NUMBER} )?(?:(?:some|a few|relevant|suitable|popular) )*hash-?tags?\b`,
        'i',
      ),
      in: ['add'],
      read: (match) => readNumber(match[1]) ?? 3,
    },
  ],
  describe: String,
  async apply(content, count, context) {
    const phrases = await keyPhrases(content, count);
    if (phrases.length === 0) {
      context.warn('nothing_to_change', 'The text offered no words for a hashtag');
      return content;
    }
    return `${content.trimEnd()}\n\n${phrases.map(asHashtag).join(' ')}`;
  },
};

/** “local coffee” → #LocalCoffee. */
function asHashtag(phrase: string): string {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}
