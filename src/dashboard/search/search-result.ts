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

/** The heading of the pages of the dashboard, which the browser finds by itself. */
export const PAGES_HEADING = 'Pages';
