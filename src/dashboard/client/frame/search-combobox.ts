import { failureText, PAGES_HEADING, type SearchGroup } from '../../search/search-result.js';
import { containsWords, shortenKeys } from '../../search/search-words.js';
import { findPages, iconOf } from './search-pages.js';
import { fetchResults } from './search-results.js';
import { OptionList } from './option-list.js';

/** Typing is not interrupted by a request for each letter. */
const DELAY_MS = 150;

/**
 * Shows what matches the words that are typed: the pages at once, everything else when the server responds. Returns a
 * function that clears the search.
 */
export function enableCombobox(dialog: HTMLDialogElement, path: string): () => void {
  const input = dialog.querySelector('input')!;
  const status = dialog.querySelector('[role=status]')!;
  const list = new OptionList(input, dialog.querySelector<HTMLElement>('[role=listbox]')!, iconOf);
  let found: SearchGroup[] = [];
  let request = new AbortController();
  let timer: ReturnType<typeof setTimeout>;

  const update = () => {
    clearTimeout(timer);
    request.abort();
    request = new AbortController();
    // A pasted key is not sent: its last four characters find it.
    if (shortenKeys(input.value) !== input.value) input.value = shortenKeys(input.value);
    const words = input.value.trim();
    found = words === '' ? [] : stillMatching(found, words);
    list.show([findPages(words), ...found]);
    status.textContent = words === '' ? '' : 'Searching…';
    const { signal } = request;
    if (words !== '') timer = setTimeout(() => void ask(words, signal), DELAY_MS);
  };

  const ask = async (words: string, signal: AbortSignal) => {
    const { groups, failed, problem } = await fetchResults(path, words, signal);
    // The response to earlier words.
    if (signal.aborted) return;
    if (!problem) {
      found = groups.filter(({ heading }) => heading !== PAGES_HEADING);
      list.show(groups, { keepsSelection: true });
    }
    status.textContent = problem ?? resultText(list.size, failed);
  };

  input.addEventListener('input', update);
  input.addEventListener('keydown', (event) => list.followKey(event));
  return () => {
    input.value = '';
    update();
  };
}

/** The results for earlier words that also match these. */
function stillMatching(groups: SearchGroup[], words: string): SearchGroup[] {
  return groups.map(({ heading, results }) => ({
    heading,
    results: results.filter(({ name, detail }) => containsWords(`${name} ${detail ?? ''}`, words)),
  }));
}

function resultText(count: number, failed: string[]): string {
  if (failed.length === 0) return countText(count);
  return count === 0 ? failureText(failed) : `${countText(count)}. ${failureText(failed)}`;
}

function countText(count: number): string {
  if (count === 0) return 'Nothing matches.';
  return count === 1 ? '1 result' : `${count} results`;
}
