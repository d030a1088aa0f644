import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { SHELL_STYLES } from './shell-styles.js';
import { ThemeContext } from './theme.js';

interface LayoutProps {
  /** The title of the browser tab, before the product's name. */
  title: string;
  /** The signed-in user, shown with a sign-out button. */
  person?: { email: string; signOutPath: string } | undefined;
  /** Whether the product's name links to the start page. A step of an authorization has no link that abandons it. */
  hasHomeLink?: boolean;
  /** A narrow column for a single form, or the full width. */
  width?: 'form' | 'page';
  /** Additional elements of the head: stylesheets and scripts. */
  head?: ComponentChildren;
  /** The content of the bar before the product's name. */
  menu?: ComponentChildren;
  /** The content at the end of the bar. */
  tools?: ComponentChildren;
  /** The navigation next to `main`. */
  navigation?: ComponentChildren;
  children: ComponentChildren;
}

/** A "C" on a rounded square. A data URL needs no request. */
const FAVICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f4fa3"/>' +
    '<path d="M22 12a7 7 0 1 0 0 8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>',
)}`;

/** The shell of every page: one stylesheet, one `main`, and no script unless `head` brings one. */
export function Layout(props: LayoutProps) {
  const {
    title,
    person,
    hasHomeLink = true,
    width = 'form',
    head,
    menu,
    tools,
    navigation,
    children,
  } = props;
  const theme = useContext(ThemeContext);
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Copydesk`}</title>
        <link rel="icon" href={FAVICON} />
        <link rel="stylesheet" href={SHELL_STYLES.path} />
        {head}
      </head>
      <body>
        <a class="skip" href="#main-content">
          Skip to content
        </a>
        <header class="bar">
          {menu}
          {hasHomeLink ? (
            <a class="brand" href="/">
              Copydesk
            </a>
          ) : (
            <span class="brand">Copydesk</span>
          )}
          {person && (
            <span class="person">
              <span class="email">{person.email}</span>
              <a href={person.signOutPath}>Sign out</a>
            </span>
          )}
          {tools && <div class="tools-end">{tools}</div>}
        </header>
        {navigation ? (
          <div class="columns">
            {navigation}
            <main id="main-content" class={width} tabindex={-1}>
              {children}
            </main>
          </div>
        ) : (
          <main id="main-content" class={width} tabindex={-1}>
            {children}
          </main>
        )}
      </body>
    </html>
  );
}
