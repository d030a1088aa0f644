import { Browser } from '../../test/support/browser.ts';
import { storeLargeData, WORDS, type LargeDataIds } from '../programs/large-data.ts';
import { startService, type Service } from '../programs/service.ts';
import type { Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';

const PASSWORD = 'a long enough password';
const EMAIL = 'admin@copydesk.local';
const FULL = { accounts: 10_000, keys: 10_000, calls: 10_000_000, generations: 1_000_000 };
const SHORT = { accounts: 1_000, keys: 1_000, calls: 300_000, generations: 30_000 };
const REQUESTS = { full: 40, short: 5 };

/** Each page of the dashboard that reads calls, generations, keys or accounts, with each of its filters. */
export const dashboardPages: Row = {
  id: 'dashboard-pages',
  title: 'Dashboard with 10,000,000 logged calls and 1,000,000 generations, slowest page, p95',
  measures: [{ better: 'lower', unit: 'ms', floor: 150, aim: 100 }],
  async run({ rounds, isLong, log }) {
    await using service = await startService({ MODELS: 'fixed', ADMIN_PASSWORD: PASSWORD });
    const ids = await storeLargeData(service.dataDir, isLong ? FULL : SHORT, log);
    const browser = await signIn(service);
    const values: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      let slowest = { path: '', p95: 0 };
      for (const path of pagesOf(ids)) {
        const p95 = await measure(browser, path, isLong ? REQUESTS.full : REQUESTS.short);
        log(`${path}: ${p95.toFixed(1)} ms`);
        if (p95 > slowest.p95) slowest = { path, p95 };
      }
      log(`round ${round + 1}: ${slowest.path} is the slowest`);
      values.push(slowest.p95);
    }
    return { values: [median(values)], isJudged: isLong };
  },
};

/** Signs in as the administrator. */
async function signIn({ url }: Pick<Service, 'url'>): Promise<Browser> {
  const browser = new Browser(url);
  await browser.submit(await browser.open('/sign-in'), { email: EMAIL, password: PASSWORD });
  return browser;
}

/** The p95 of a page in milliseconds, one request after another. */
async function measure(browser: Browser, path: string, requests: number): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count <= requests; count += 1) {
    const startedAt = performance.now();
    const { status, url } = await browser.open(path);
    times.push(performance.now() - startedAt);
    if (status !== 200 || url.pathname === '/sign-in') throw new Error(`${path} answered ${status}`);
  }
  return percentile(times.slice(1), 0.95);
}

/** The pages with their filters. */
function pagesOf({ account, otherAccount, busyKey, quietKey, app, generation }: LargeDataIds): string[] {
  const text = `gen_${generation.replaceAll('-', '')}`;
  const callers = [`key:${busyKey}`, `key:${quietKey}`, `app:${app}`];
  const filters = [
    '',
    ...['2xx', '4xx', '5xx', 'errors'].map((status) => `status=${status}`),
    ...callers.flatMap((caller) => [`caller=${caller}`, `caller=${caller}&status=errors`]),
    `caller=${callers[1]}&status=5xx&model=model-1`,
    'route=POST /v1/refine',
    'model=model-1',
    'end_user=user-3',
    'end_user=nobody',
    'id=req_0',
    'id=req_0123',
    `since=${minuteAgo(10)}&until=${minuteAgo(9)}`,
  ];
  return [
    '/',
    ...['7d', '90d'].map((period) => `/?period=${period}`),
    ...callers.map((caller) => `/?caller=${caller}`),
    ...filters.map((filter) => `/requests?${filter}`),
    ...filters.map((filter) => `/admin/requests?${filter}`),
    `/admin/requests?account=${account}&status=errors`,
    '/history',
    '/history?sort=written',
    ...[WORDS.common, WORDS.frequent, WORDS.rare, 'absent', `${WORDS.frequent} ${WORDS.other}`].map(
      (words) => `/history?q=${words}`,
    ),
    `/history?q=${WORDS.frequent}&template=tagline`,
    `/history?q=${text.slice(0, 12)}`,
    `/history?q=${text}`,
    '/history?template=tagline',
    '/history?template=refine',
    '/history?source=dashboard',
    `/history/${text}`,
    ...['', '?sort=name', '?sort=-used', '?page=100'].map((query) => `/settings/api-keys${query}`),
    `/settings/api-keys/${busyKey}`,
    `/settings/api-keys/${quietKey}`,
    '/settings/connected-apps',
    '/settings/data',
    '/settings/activity',
    ...['', '?sort=email', '?sort=-tokens', '?search=person-77', '?page=100'].map(
      (query) => `/admin/accounts${query}`,
    ),
    `/admin/accounts/${account}`,
    `/admin/accounts/${otherAccount}`,
    ...['', '?sort=-used', '?search=Key 77'].map((query) => `/admin/keys${query}`),
    '/admin/usage',
    '/admin/audit',
  ];
}

/** The minute of so many days ago, as the filter of a period has it. */
function minuteAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 16);
}
