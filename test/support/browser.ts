/** A page as seen by a browser without scripts. */
export interface Page {
  url: URL;
  status: number;
  headers: Headers;
  html: string;
}

interface Cookie {
  value: string;
  path: string;
}

/** A minimal browser: keeps cookies by path, follows redirects within the service, posts forms. */
export class Browser {
  private readonly cookies = new Map<string, Cookie>();

  /** Each `Set-Cookie` header so far. */
  readonly setCookies: string[] = [];

  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Opens a URL and follows redirects; stops before leaving the service, with the target as `url`. */
  async open(url: string | URL, init: RequestInit = {}): Promise<Page> {
    const target = new URL(url, this.origin);
    if (target.origin !== this.origin) return { url: target, status: 0, headers: new Headers(), html: '' };
    const response = await this.request(target, init);
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      return this.open(new URL(location, target));
    }
    return { url: target, status: response.status, headers: response.headers, html: await response.text() };
  }

  /** Sends one request with this browser's cookies, without following redirects. */
  async request(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url, this.origin);
    const cookie = this.cookiesFor(target.pathname);
    const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const text of response.headers.getSetCookie()) this.keep(text);
    return response;
  }

  /** Posts the form of a page, including hidden fields. */
  submit(page: Page, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
    const { target, body } = filledForm(page, fields);
    return this.open(target, { method: 'POST', body, headers });
  }

  /** The same, without following redirects. */
  submitOnly(page: Page, fields: Record<string, string>): Promise<Response> {
    const { target, body } = filledForm(page, fields);
    return this.request(target, { method: 'POST', body });
  }

  cookie(name: string): string | undefined {
    return [...this.cookies].find(([key]) => key.startsWith(`${name} `))?.[1].value;
  }

  forget(name: string) {
    for (const key of this.cookies.keys()) if (key.startsWith(`${name} `)) this.cookies.delete(key);
  }

  private cookiesFor(path: string): string {
    return [...this.cookies]
      .filter(([, { path: own }]) => path === own || path.startsWith(own.endsWith('/') ? own : `${own}/`))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  private keep(text: string) {
    this.setCookies.push(text);
    const [pair, ...attributes] = text.split(/; */) as [string, ...string[]];
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const attribute = (key: string) =>
      attributes.find((item) => item.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = attribute('path') ?? '/';
    const expires = attribute('expires');
    const isGone = attribute('max-age') === '0' || (expires && new Date(expires).getTime() <= Date.now());
    if (isGone) this.cookies.delete(`${name} ${path}`);
    else this.cookies.set(`${name} ${path}`, { value, path });
  }
}

/** Where the form of a page is sent, and what, including hidden fields. */
function filledForm(page: Page, fields: Record<string, string>): { target: URL; body: URLSearchParams } {
  const { action, hidden } = formOf(page);
  return { target: new URL(action, page.url), body: new URLSearchParams({ ...hidden, ...fields }) };
}

/** The only form in the main part of a page: its action and its hidden fields. */
export function formOf({ html: page }: Page): { action: string; hidden: Record<string, string> } {
  const html = page.slice(Math.max(page.indexOf('<main'), 0));
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (!action) throw new Error(`there is no form in: ${html}`);
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return {
    action,
    hidden: Object.fromEntries([...inputs].map(([, name, value]) => [name, decoded(value!)])),
  };
}

/** Decodes the text of an attribute or an element. */
export function decoded(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
