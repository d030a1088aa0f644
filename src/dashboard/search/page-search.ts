import { placeGroupsOf } from '../frame/places.js';
import type { SessionContext } from '../frame/session-context.js';
import { PAGES_HEADING, type SearchGroup } from './search-result.js';
import { containsWords } from './search-words.js';

/** Finds the pages of the navigation by their names and the headings above them; without words, all of them. */
export function findPages({ account }: SessionContext, words: string): SearchGroup {
  const results = placeGroupsOf(account).flatMap(({ heading, places }) =>
    places
      .filter(({ name }) => containsWords(`${name} ${heading ?? ''}`, words))
      .map(({ path, name }) => ({ path, name, ...(heading && { detail: heading }) })),
  );
  return { heading: PAGES_HEADING, results };
}
