import { createContext } from 'preact';
import { stringifySetCookie } from 'cookie';

/** The colour schemes of the pages; `system` follows the browser. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const COOKIE = 'copydesk_theme';
const CHOSEN = new RegExp(`(?:^|; *)${COOKIE}=(light|dark)(?:;|$)`);
const LIFETIME_SECONDS = 365 * 86_400;

/** The theme of the page that is rendered. The server sets it, so a page never appears in the wrong colours first. */
export const ThemeContext = createContext<Theme>('system');

/** Returns the theme that was chosen in a browser, from its `Cookie` header. */
export function themeOf(cookies: string | undefined): Theme {
  return (CHOSEN.exec(cookies ?? '')?.[1] as Theme | undefined) ?? 'system';
}

export function isTheme(text: string): text is Theme {
  return (THEMES as readonly string[]).includes(text);
}

/** Returns the `Set-Cookie` header that stores a theme. It needs no protection, so its name has no `__Host-`. */
export function themeCookie(theme: Theme, isSecure: boolean): string {
  return stringifySetCookie({
    name: COOKIE,
    value: theme === 'system' ? '' : theme,
    maxAge: theme === 'system' ? 0 : LIFETIME_SECONDS,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}
