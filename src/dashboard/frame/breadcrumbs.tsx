import { isWithin, placeGroupsOf } from './places.js';
import type { SessionContext } from './session-context.js';

/** A page above the current one. */
export interface Crumb {
  path: string;
  name: string;
}

interface BreadcrumbsProps {
  context: SessionContext;
  title: string;
  /** The page between the list and this page. */
  parent?: Crumb | undefined;
}

/** The way back to the list that a page is below; nothing on the list itself. */
export function Breadcrumbs({ context, title, parent }: BreadcrumbsProps) {
  const groups = placeGroupsOf(context.account);
  const place = groups
    .flatMap(({ places }) => places)
    .find((each) => isWithin(context.path, each.path) && !isPageOf(each, title));
  if (!place) return null;
  const crumbs = [place, ...(parent && parent.path !== place.path ? [parent] : [])];
  return (
    <nav class="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

/** The page after a form was sent can have the address of the list, and the list can be shown at that of a form. */
function isPageOf({ path, name }: Crumb, title: string): boolean {
  return path === '/' || name === title;
}
