import type { ComponentChildren } from 'preact';
import { SHELL_STYLES } from './shell-styles.js';

interface LayoutProps {
  /** The title of the browser tab, before the product's name. */
  title: string;
  /** The signed-in user, shown with a sign-out button. */
  person?: { email: string; signOutPath: string } | undefined;
  /** A narrow column for a single form, or the full width. */
  width?: 'form' | 'page';
  /** Additional elements of the head: stylesheets and scripts. */
  head?: ComponentChildren;
  /** The content beside `main`. */
  navigation?: ComponentChildren;
  children: ComponentChildren;
}

/** The shell of every page: one stylesheet, one `main`, and no script unless `head` brings one. */
export function Layout({ title, person, width = 'form', head, navigation, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Copydesk`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={SHELL_STYLES.path} />
        {head}
      </head>
      <body>
        <header class="bar">
          <span class="brand">Copydesk</span>
          {person && (
            <span class="person">
              <span class="email">{person.email}</span>
              <a href={person.signOutPath}>Sign out</a>
            </span>
          )}
        </header>
        {navigation ? (
          <div class="columns">
            {navigation}
            <main class={width}>{children}</main>
          </div>
        ) : (
          <main class={width}>{children}</main>
        )}
      </body>
    </html>
  );
}
