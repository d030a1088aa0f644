import Search from 'lucide/dist/esm/icons/search.mjs';
import { Icon } from '../../web/icon.js';

export const SEARCH_PATH = '/search';
export const SEARCH_DIALOG_ID = 'search-dialog';

/** Leads to the search page. The script opens the dialog instead, and shows the keyboard shortcut. */
export function SearchLink() {
  return (
    <a class="search-link" href={SEARCH_PATH} data-search={SEARCH_DIALOG_ID}>
      <Icon icon={Search} />
      <span>Search</span>
      <kbd hidden aria-hidden="true" />
    </a>
  );
}
