import type { SearchLag } from '../../search/text-search.js';
import { figure } from '../frame/parts.js';

const HINT = 'search-hint';

/** The field for words to find. `SearchHint` describes it. */
export function SearchField({ words }: { words: string }) {
  return (
    <div class="field">
      <label for="q">Search</label>
      <input id="q" name="q" type="search" value={words} maxLength={200} aria-describedby={HINT} />
    </div>
  );
}

/** What is searched, and how current the search is. */
export function SearchHint({ lag }: { lag: SearchLag }) {
  return (
    <p id={HINT} class="hint">
      Finds words of texts, prompts and instructions, and “exact phrases” in quotation marks. {describe(lag)}
    </p>
  );
}

function describe({ isCurrent, seconds }: SearchLag): string {
  return isCurrent ? 'The search is up to date.' : `The search is ${figure(seconds)} s behind.`;
}
