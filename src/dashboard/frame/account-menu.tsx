import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import CircleUserRound from 'lucide/dist/esm/icons/circle-user-round.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { Icon } from '../../web/icon.js';
import { ThemeForm } from '../../web/theme-form.js';
import type { SessionContext } from './session-context.js';

const ID = 'account-menu';

const LINKS = [
  { path: '/settings/profile', name: 'Profile', icon: UserRound },
  { path: '/settings/security', name: 'Security', icon: ShieldCheck },
  { path: '/sign-out', name: 'Sign out', icon: LogOut },
] as const;

/** The menu of the signed-in user: name, plan, settings, theme and sign-out. A popover needs no script. */
export function AccountMenu({ context: { account, csrf, page } }: { context: SessionContext }) {
  return (
    <>
      <button type="button" class="menu-button" popovertarget={ID} aria-label={`Account: ${account.name}`}>
        <Icon icon={CircleUserRound} />
        <span class="email">{account.name}</span>
        <Icon icon={ChevronDown} />
      </button>
      <div id={ID} class="account-menu" popover="auto">
        <p>
          <strong>{account.name}</strong>
          <span class="sub">{account.email}</span>
          <span class="sub">Plan: {account.plan}</span>
        </p>
        <ul>
          {LINKS.map(({ path, name, icon }) => (
            <li key={path}>
              <a href={path}>
                <Icon icon={icon} />
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ThemeForm csrf={csrf} page={page} />
      </div>
    </>
  );
}
