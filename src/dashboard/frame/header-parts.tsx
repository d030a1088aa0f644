import { AccountMenu } from './account-menu.js';
import { Navigation, NavigationButton } from './navigation.js';
import { SearchDialog } from './search-dialog.js';
import { SearchLink } from './search-link.js';
import type { SessionContext } from './session-context.js';

/** What the layout of every page shows to a signed-in user: navigation, search and account menu. */
export function headerParts(context: SessionContext) {
  const tools = (
    <>
      <SearchLink />
      <SearchDialog />
      <AccountMenu context={context} />
    </>
  );
  return { menu: <NavigationButton />, tools, navigation: <Navigation context={context} /> };
}
