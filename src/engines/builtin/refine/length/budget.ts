import { countWords } from '../text/words.js';

/** How much room a text may take; `measure` of joined sentences is compared with `max`. */
export interface Budget {
  max: number;
  unit: 'words' | 'characters';
  measure(text: string): number;
}

/** By words, the budget a reader means. */
export const inWords = (max: number): Budget => ({ max, unit: 'words', measure: countWords });
/** By characters, as a post's limit is meant. */
export const inCharacters = (max: number): Budget => ({
  max,
  unit: 'characters',
  measure: (text) => [...text].length,
});
