/** A page that a search found. */
export interface SearchResult {
  path: string;
  name: string;
  /** Distinguishes the page from others of the same name. */
  detail?: string;
  /** Whether the search was for the id of what the page shows. */
  isExact?: boolean;
}

/** The results of one kind. */
export interface SearchGroup {
  heading: string;
  results: SearchResult[];
}

/** What a search found. */
export interface SearchResults {
  groups: SearchGroup[];
  /** The headings of what could not be searched. */
  failed: string[];
}

/** Returns what the user reads about the part that could not be searched; '' if there is none. */
export function failureText(failed: readonly string[]): string {
  return failed.length === 0 ? '' : `Could not search: ${failed.join(', ')}. Try again in a moment.`;
}

/** The heading of the pages of the dashboard, which the browser finds by itself. */
export const PAGES_HEADING = 'Pages';
