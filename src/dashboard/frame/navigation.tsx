import Menu from 'lucide/dist/esm/icons/menu.mjs';
import { Icon } from '../../web/icon.js';
import { isWithin, placeGroupsOf } from './places.js';
import type { SessionContext } from './session-context.js';

const ID = 'places';

/** Opens the navigation on narrow screens. A popover needs no script. */
export function NavigationButton() {
  return (
    <button type="button" class="menu-button" popovertarget={ID} aria-label="Menu">
      <Icon icon={Menu} />
    </button>
  );
}

/** The sidebar. On narrow screens it is a drawer. */
export function Navigation({ context }: { context: SessionContext }) {
  return (
    <nav aria-label="Dashboard" class="places" id={ID} popover="auto">
      {placeGroupsOf(context.account).map(({ heading, places }) => (
        <div key={heading} class="place-group">
          {heading && <h2>{heading}</h2>}
          <ul>
            {places.map(({ path, name, icon }) => (
              <li key={path}>
                <a href={path} aria-current={isWithin(context.path, path) ? 'page' : undefined}>
                  <Icon icon={icon} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
