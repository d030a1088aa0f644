import type { SearchGroup, SearchResults } from './search-result.js';
import type { SearchSource } from './search-source.js';

interface SearchRun {
  find: (source: SearchSource) => Promise<SearchGroup['results']>;
  /** Aborted when the client has disconnected: the search stops, and its results are incomplete. */
  gone: AbortSignal;
  /** Aborted when the search has taken too long: the sources that are left are not searched. */
  late: AbortSignal;
  onError: (source: SearchSource, error: unknown) => void;
}

/** Searches one source after another, so that a search occupies one connection at a time. A source fails alone. */
export async function searchEachSource(
  sources: readonly SearchSource[],
  { find, gone, late, onError }: SearchRun,
): Promise<SearchResults> {
  const found: SearchResults = { groups: [], failed: [] };
  for (const source of sources) {
    if (gone.aborted) break;
    const { heading } = source;
    if (late.aborted) found.failed.push(heading);
    else
      try {
        found.groups.push({ heading, results: await find(source) });
      } catch (error) {
        onError(source, error);
        found.failed.push(heading);
      }
  }
  return found;
}
