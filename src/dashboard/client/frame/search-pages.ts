import { PAGES_HEADING, type SearchGroup } from '../../search/search-result.js';
import { containsWords } from '../../search/search-words.js';

const placesOf = (parent: ParentNode) => [...parent.querySelectorAll<HTMLAnchorElement>('a')];
const groups = () => [...document.querySelectorAll<HTMLElement>('nav.places .place-group')];

/** Finds the pages of the navigation as the server does: by their names and the headings above them. */
export function findPages(words: string): SearchGroup {
  const results = groups().flatMap((group) => {
    const heading = group.querySelector('h2')?.textContent;
    return placesOf(group)
      .map((link) => ({
        path: link.pathname,
        name: link.textContent,
        ...(heading && { detail: heading }),
      }))
      .filter(({ name }) => containsWords(`${name} ${heading ?? ''}`, words));
  });
  return { heading: PAGES_HEADING, results };
}

/** Returns a copy of the icon of the page in the navigation that a path is or is below, or null. */
export function iconOf(path: string): Node | null {
  const place = groups()
    .flatMap(placesOf)
    .find(({ pathname }) => path === pathname || (pathname !== '/' && path.startsWith(`${pathname}/`)));
  return place?.querySelector('.icon')?.cloneNode(true) ?? null;
}
