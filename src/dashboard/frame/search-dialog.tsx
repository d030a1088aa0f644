import Search from 'lucide/dist/esm/icons/search.mjs';
import { Icon } from '../../web/icon.js';
import { WORDS_LENGTH_MAX } from '../search/search-words.js';
import { SEARCH_DIALOG_ID, SEARCH_PATH } from './search-link.js';

/** The search as a combobox with a list of options (ARIA Authoring Practices). The script opens and fills it. */
export function SearchDialog() {
  return (
    <dialog id={SEARCH_DIALOG_ID} class="search-dialog" aria-label="Search">
      <form method="get" action={SEARCH_PATH} role="search">
        <Icon icon={Search} />
        <input
          name="q"
          role="combobox"
          aria-label="Page, API key, text, app or id"
          aria-expanded="false"
          aria-controls="search-options"
          aria-autocomplete="list"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          maxLength={WORDS_LENGTH_MAX}
          placeholder="Page, API key, text, app or id"
        />
        <button type="button" class="quiet small" data-close>
          Close
        </button>
      </form>
      <div id="search-options" role="listbox" aria-label="Results" hidden />
      <div class="hints">
        <span role="status" />
        <span class="keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open
        </span>
      </div>
    </dialog>
  );
}
