import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from './app.js';
import { Browser, decoded, formOf, type Page } from './browser.js';
import { anAccount, PASSWORD } from './factories.js';

/** A user signed in to the dashboard, in a browser without scripts. */
export class Person {
  private constructor(
    readonly account: Account,
    readonly browser: Browser,
  ) {}

  /** Signs in, as a new user by default. */
  static async signIn(service: TestApp, account?: Account): Promise<Person> {
    const own = account ?? (await anAccount(service));
    const browser = new Browser(service.url);
    await browser.submit(await browser.open('/sign-in'), { email: own.email, password: PASSWORD });
    return new Person(own, browser);
  }

  open(path: string): Promise<Page> {
    return this.browser.open(path);
  }

  /** Posts a form with the session's CSRF token. */
  async post(path: string, fields: Record<string, string> | [string, string][] = {}): Promise<Page> {
    const body = new URLSearchParams(fields);
    body.append('csrf', await this.token());
    return this.browser.open(path, { method: 'POST', body });
  }

  /** The CSRF token, from a page that always has one. */
  async token(): Promise<string> {
    return formOf(await this.open('/sign-out')).hidden.csrf!;
  }
}

/** The visible text of a page: without tags, with decoded entities and collapsed white space. */
/** The id of the text that a page of the playground shows. */
export const idOf = ({ html }: Page) => /name="generation_id" value="([^"]+)"/.exec(html)![1]!;

export function textOf({ html }: Page): string {
  const main = html.slice(html.indexOf('<main'));
  return decoded(main.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}
