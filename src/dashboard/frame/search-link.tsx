import Search from 'lucide/dist/esm/icons/search.mjs';
import { Icon } from '../../web/icon.js';

export const SEARCH_PATH = '/search';

/** Leads to the search page. */
export function SearchLink() {
  return (
    <a class="search-link" href={SEARCH_PATH}>
      <Icon icon={Search} />
      <span>Search</span>
    </a>
  );
}
