import type { Account } from '../../src/accounts/account.entity.js';
import { SessionsService } from '../../src/accounts/sessions.service.js';
import type { TestApp } from './app.js';
import { Browser, formOf, type Page } from './browser.js';
import { aKey, anAccount, PASSWORD } from './factories.js';
import { call } from './http.js';
import { aClient, anAttempt, someTokens, type TestClient } from './oauth-flow.js';
import type { Actor } from './fuzz-requests.js';

/**
 * The accounts and objects of fuzzed requests. Requests change passwords, end sessions, revoke keys and lower limits,
 * so all of them are replaced from time to time.
 */
export class World {
  private values: Record<string, string> = {};
  private readonly headers = new Map<Actor, [string, string][]>();
  private readonly csrf = new Map<Actor, string>();

  private client!: TestClient;
  /** An app that no user has authorized yet. */
  private ownClient!: TestClient;
  private readonly accounts = new Map<Actor, Account>();

  private constructor(private readonly service: TestApp) {}

  static async open(service: TestApp): Promise<World> {
    const world = new World(service);
    await world.renew();
    return world;
  }

  /** Returns the value of a placeholder. */
  fill(text: string, actor: Actor): string {
    return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name === 'csrf' ? (this.csrf.get(actor) ?? 'x') : (this.values[name] ?? whole),
    );
  }

  headersOf(actor: Actor): [string, string][] {
    return this.headers.get(actor) ?? [];
  }

  /** Secrets that no response may contain, except for pages that show them. */
  get secrets(): string[] {
    return [this.values.key!, this.values.secret!, this.values.token!];
  }

  /** Replaces all accounts, keys, tokens and sessions with new ones. */
  async renew() {
    const [person, admin] = [await anAccount(this.service), await anAccount(this.service, { isAdmin: true })];
    await this.service.database.query(
      `UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000, tokens_per_month = NULL WHERE id = ANY ($1)`,
      [[person.id, admin.id]],
    );
    const [key, narrow] = await Promise.all([
      aKey(this.service, { accountId: person.id }),
      aKey(this.service, { accountId: person.id, scopes: ['templates:read'] }),
    ]);
    const made = await call(this.service.url, 'POST', '/v1/generate', {
      key: key.secret,
      body: { prompt: 'x' },
    });
    this.client = await aClient(this.service, { accountId: admin.id });
    this.ownClient = await aClient(this.service, { accountId: person.id });
    const tokens = await someTokens(this.service, this.client, person);
    this.values = {
      key: key.secret,
      apiKey: key.apiKey.id,
      account: person.id,
      email: person.email,
      generation: made.body.data.id,
      app: this.client.id,
      ownApp: this.ownClient.id,
      secret: this.client.secret!,
      token: tokens.access_token,
    };
    const bearer = (secret: string): [string, string][] => [['Authorization', `Bearer ${secret}`]];
    this.headers.set('key', bearer(key.secret));
    this.headers.set('narrow key', bearer(narrow.secret));
    this.headers.set('token', bearer(tokens.access_token));
    await this.signIn('person', person);
    await this.signIn('admin', admin);
  }

  /** Opens a new session for a user whose session was ended. */
  async comeBack(actor: Actor) {
    const account = this.accounts.get(actor);
    if (!account) return;
    const origin = { address: '127.0.0.1', userAgent: '' };
    const id = await this.service.app.get(SessionsService).open(account.id, origin);
    const cookies = this.headersOf(actor)[0]![1].replace(/(copydesk_session=)[^;]*/, `$1${id}`);
    this.headers.set(actor, [['Cookie', cookies]]);
    const page = await new Browser(this.service.url).open('/sign-out', { headers: { cookie: cookies } });
    this.csrf.set(actor, formOf(page).hidden.csrf!);
  }

  /** Every page that the user and the administrator can open, with its forms. */
  async pages(): Promise<Page[]> {
    return [...(await this.pagesOf('person')), ...(await this.pagesOf('admin'))];
  }

  private async pagesOf(actor: Actor): Promise<Page[]> {
    const browser = new Browser(this.service.url);
    const headers = Object.fromEntries(this.headersOf(actor));
    const seen = new Map<string, Page>();
    const left = ['/', '/sign-in', '/sign-up', '/sign-out', `/oauth/interaction/${this.values.uid}`];
    for (let path = left.shift(); path !== undefined && seen.size < 100; path = left.shift()) {
      if (seen.has(path)) continue;
      const page = await browser.open(path, { headers });
      seen.set(path, page);
      for (const [, link] of page.html.matchAll(/href="(\/[^"?#]*)/g))
        if (!/\.\w+$/.test(link!)) left.push(link!);
    }
    return [...seen.values()];
  }

  private async signIn(actor: Actor, account: Account) {
    this.accounts.set(actor, account);
    const browser = new Browser(this.service.url);
    await browser.submit(await browser.open('/sign-in'), { email: account.email, password: PASSWORD });
    // A pending authorization request, and a form's token.
    const waiting = await browser.open(anAttempt(this.service, this.ownClient).url);
    if (actor === 'person')
      this.values.uid = /interaction\/([\w-]+)/.exec(waiting.url.pathname)?.[1] ?? 'none';
    const token = formOf(await browser.open('/sign-out')).hidden.csrf!;
    const cookies = browser.setCookies
      .map((text) => text.split(';')[0]!)
      .filter((pair) => !pair.endsWith('='));
    this.csrf.set(actor, token);
    this.headers.set(actor, [
      ['Cookie', [...new Map(cookies.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')],
    ]);
  }
}
