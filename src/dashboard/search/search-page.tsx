import { Icon } from '../../web/icon.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Empty } from '../frame/parts.js';
import { isWithin, placeGroupsOf } from '../frame/places.js';
import { SEARCH_PATH } from '../frame/search-link.js';
import type { SessionContext } from '../frame/session-context.js';
import { failureText, type SearchResults } from './search-result.js';
import { WORDS_LENGTH_MAX } from './search-words.js';

interface SearchPageProps extends SearchResults {
  context: SessionContext;
  words: string;
}

/** Pages, keys, texts, apps and more by their names and ids. With script, a dialog shows the same results. */
export function SearchPage({ context, words, groups, failed }: SearchPageProps) {
  const places = placeGroupsOf(context.account).flatMap((group) => group.places);
  const iconOf = (path: string) => places.find((place) => isWithin(path, place.path))?.icon;
  return (
    <DashboardPage context={context} title="Search">
      <form method="get" action={SEARCH_PATH} class="filters" role="search">
        <div class="field">
          <label for="q">Page, API key, text, app or id</label>
          <input
            id="q"
            name="q"
            type="search"
            value={words}
            maxLength={WORDS_LENGTH_MAX}
            aria-describedby="search-hint"
            autofocus
          />
        </div>
        <button class="quiet">Search</button>
      </form>
      <p id="search-hint" class="hint">
        Finds keys by a part of the name or the last four characters, texts by whole words, apps by the
        beginning of the name, and everything by its id.
      </p>
      {failed.length > 0 && <p class="warning">{failureText(failed)}</p>}
      {groups.length + failed.length === 0 && (
        <Empty>
          <p>Nothing matches “{words}”.</p>
        </Empty>
      )}
      {groups.map(({ heading, results }) => (
        <section key={heading} class="results">
          <h2>{heading}</h2>
          <ul>
            {results.map(({ path, name, detail }, index) => {
              const icon = iconOf(path);
              return (
                <li key={index}>
                  <a href={path}>
                    {icon && <Icon icon={icon} />}
                    <span class="name">{name}</span>
                    {detail && <span class="detail">{detail}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </DashboardPage>
  );
}
