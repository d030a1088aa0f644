import type { SearchResults } from '../../search/search-result.js';

/** The results for some words, or why there are none. */
interface FetchedResults extends SearchResults {
  problem?: string;
}

const NOTHING: SearchResults = { groups: [], failed: [] };

/** Asks the server for the results. Without a session, it redirects to the sign-in page. */
export async function fetchResults(
  path: string,
  words: string,
  signal: AbortSignal,
): Promise<FetchedResults> {
  const query = new URLSearchParams({ q: words });
  try {
    const response = await fetch(`${path}/results?${query}`, { redirect: 'manual', signal });
    if (response.type === 'opaqueredirect')
      return { ...NOTHING, problem: 'You have been signed out. Reload the page to sign in again.' };
    if (response.ok) return (await response.json()) as FetchedResults;
  } catch {
    // Described below.
  }
  return { ...NOTHING, problem: 'The search failed. Try again in a moment.' };
}
