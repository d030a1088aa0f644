import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Person } from '../support/dashboard.js';
import { aKey, anAccount } from '../support/factories.js';
import { exchange } from '../support/raw-http.js';

const ORIGIN = 'https://elsewhere.example';
let service: TestApp;
let onHttps: TestApp;
let key: string;
let person: Person;

beforeAll(async () => {
  service = await startApp({ ADDRESS_REQUESTS_PER_MINUTE: '100000', SIGNUP: 'open' });
  onHttps = await startApp(
    { ADDRESS_REQUESTS_PER_MINUTE: '100000', PUBLIC_URL: 'https://copydesk.example', SIGNUP: 'open' },
    service.database,
  );
  const account = await anAccount(service, { isAdmin: true });
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
  key = (await aKey(service, { accountId: account.id })).secret;
  person = await Person.signIn(service, account);
});
afterAll(async () => {
  await onHttps.close();
  await service.close();
});

interface Seen {
  route: string;
  status: number;
  headers: Headers;
}

/** The headers of a request without a credential, with a session and with a key. */
function everyCaller(): Record<string, string>[] {
  const cookie = `copydesk_session=${person.browser.cookie('copydesk_session')}`;
  return [{}, { cookie }, { authorization: `Bearer ${key}` }];
}

/** Every route, requested by each caller from a page of another origin. */
async function everyAnswer({ url, routes }: TestApp, callers = everyCaller()): Promise<Seen[]> {
  const seen: Seen[] = [];
  const unknown = ['GET /nowhere', 'GET /v1/nowhere', 'GET /v1/%zz', 'QUERY /v1/me'];
  for (const route of [...routes.filter((name) => !/sign-out|logout/.test(name)), ...unknown]) {
    const [method, pattern] = route.split(' ') as [string, string];
    const path = pattern.replace('/templates/:id', '/templates/email').replace(/:\w+/g, 'x');
    for (const caller of callers) {
      const headers = { origin: ORIGIN, ...caller };
      const response = await fetch(url + path, { method, headers, redirect: 'manual' });
      await response.body?.cancel();
      seen.push({ route, status: response.status, headers: response.headers });
    }
  }
  return seen;
}

/** What is wrong in any response: `GET /v1/me 200: no-cache`. */
function unlike(seen: Seen[], find: (seen: Seen) => string | null | false): string[] {
  return seen.flatMap((one) => {
    const found = find(one);
    return found === false ? [] : [`${one.route} ${one.status}: ${found}`];
  });
}

const isPage = ({ headers }: Seen) => headers.get('content-type')?.startsWith('text/html') === true;
const isApi = ({ route }: Seen) => /^\w+ \/v1\/(?!oauth\/)/.test(route);
/** What is the same for everybody and may be kept: metadata, the document, and files that are named by their content. */
const MAY_BE_KEPT = /^\w+ \/(?:docs$|openapi\.json|\.well-known\/|(?:v1\/)?oauth\/jwks)/;

describe('the headers of every response of every route', () => {
  let seen: Seen[];
  beforeAll(async () => {
    seen = await everyAnswer(service);
  });

  it('include nosniff, and no name or version of the server', () => {
    expect(seen.length).toBeGreaterThan(400);
    expect(seen.filter(isPage).length).toBeGreaterThan(50);
    expect(
      unlike(seen, ({ headers }) => headers.get('x-content-type-options') !== 'nosniff' && 'sniffed'),
    ).toEqual([]);
    const banners = ['server', 'x-powered-by', 'via'];
    expect(unlike(seen, ({ headers }) => banners.some((name) => headers.has(name)) && 'a banner')).toEqual(
      [],
    );
  });

  it('disable caching, except for public files', () => {
    const wrong = unlike(seen, ({ route, status, headers }) => {
      const value = headers.get('cache-control');
      if (MAY_BE_KEPT.test(route) || /\bno-store\b/.test(value ?? '')) return false;
      const isFile = /\.(?:css|js)$|:file$/.test(route) && value === 'public, max-age=31536000, immutable';
      return !(isFile && status === 200) && value;
    });
    expect(wrong).toEqual([]);
  });

  it('prevent framing, foreign scripts and referrers on pages', () => {
    const wrong = unlike(seen.filter(isPage), ({ headers }) => {
      const policy = headers.get('content-security-policy') ?? '';
      const parts = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'form-action'];
      const isTight = parts.every((part) => policy.includes(part)) && !policy.includes('unsafe');
      return (
        !(
          isTight &&
          headers.get('referrer-policy') === 'no-referrer' &&
          headers.get('x-frame-options') === 'DENY' &&
          headers.get('cross-origin-resource-policy') === 'same-origin' &&
          headers.get('permissions-policy')?.includes('camera=()')
        ) && policy
      );
    });
    expect(wrong).toEqual([]);
  });

  it('allow scripts of other origins to read the API and public metadata only', () => {
    // The authorization server lets a script read why its app was refused; what it gives, only those of a known app.
    const isRefusal = ({ route, status }: Seen) => / \/(?:v1\/)?oauth\//.test(route) && status >= 400;
    const isPublic = (one: Seen) => isApi(one) || /\.well-known\/|\/jwks$|openapi\.json/.test(one.route);
    const wrong = unlike(seen, (one) => {
      const value = one.headers.get('access-control-allow-origin');
      if (one.headers.has('access-control-allow-credentials')) return 'with credentials';
      // A method that metadata does not take has nothing to read.
      if (isRefusal(one) || (one.route.startsWith('OPTIONS') && /\/oauth\//.test(one.route))) return false;
      if (isPublic(one)) return value !== (isApi(one) ? '*' : value) && value;
      return value !== null && value;
    });
    expect(wrong).toEqual([]);
    const metadata = seen.filter(
      ({ route, status }) => /^GET \/(?:\.well-known|openapi)/.test(route) && status === 200,
    );
    expect(metadata.map(({ headers }) => headers.get('access-control-allow-origin'))).not.toContain(null);
  });

  // Prevents downgrades to http by an attacker on the network. On http, the header would lock users out.
  it('include HSTS if the service is reached by https', async () => {
    expect(unlike(seen, ({ headers }) => headers.get('strict-transport-security') ?? false)).toEqual([]);
    // Who calls makes no difference to it, and a session has the most pages.
    const [, session] = everyCaller();
    const safe = await everyAnswer(onHttps, [session!]);
    const promise = 'max-age=31536000; includeSubDomains';
    expect(
      unlike(safe, ({ headers }) => headers.get('strict-transport-security') !== promise && 'missing'),
    ).toEqual([]);
  });

  it('are the same on responses to invalid HTTP', async () => {
    const [response] = await exchange(onHttps.url, 'nonsense\r\n\r\n');
    expect(Object.fromEntries(response!.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/^max-age=/),
    });
  });
});
