import type { SessionContext } from '../frame/session-context.js';
import type { SearchResult } from './search-result.js';

/** The most results of one kind. Lists with filters show more. */
export const RESULTS_MAX = 5;

/** Finds pages of one kind. */
export interface SearchSource {
  readonly heading: string;
  /** Returns at most `RESULTS_MAX` pages that the user can open; `words` is not empty. */
  find(context: SessionContext, words: string): Promise<SearchResult[]>;
}
