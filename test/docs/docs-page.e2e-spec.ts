import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { CODE_BY_REASON } from '../../src/common/errors/error-codes.js';
import { startApp, type TestApp } from '../support/app.js';
import { chromiumPath, launchChromium } from '../support/chromium.js';
import { Person } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCRIPT_BYTES_MAX = 60 * 1024;

interface Described {
  paths: Record<string, Record<string, { operationId: string; summary: string }>>;
  webhooks: Record<string, object>;
}

let service: TestApp;
let html: string;
let api: Described;

beforeAll(async () => {
  service = await startApp();
  html = (await call(service.url, 'GET', '/docs')).body;
  api = (await call(service.url, 'GET', '/openapi.json')).body;
});
afterAll(() => service.close());

const operations = () => Object.values(api.paths).flatMap((item) => Object.values(item));

describe('GET /docs', () => {
  it('is a page without inline scripts and styles, whose files are served from here and cached', async () => {
    const { status, headers } = await call(service.url, 'GET', '/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style| style=| on[a-z]+="/);
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    const own = files.filter((path) => !path.startsWith('data:'));
    expect(own).toHaveLength(3);
    for (const path of own) {
      const file = await call(service.url, 'GET', path);
      expect([file.status, file.headers.get('cache-control')]).toEqual([
        200,
        expect.stringContaining('immutable'),
      ]);
      if (path.endsWith('.js')) expect(gzipSync(file.body).length).toBeLessThan(SCRIPT_BYTES_MAX);
    }
  });

  it('is compressed if the client accepts it, and not sent again if it has not changed', async () => {
    const packed = await fetch(`${service.url}/docs`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(html);
    const etag = packed.headers.get('etag')!;
    const again = await call(service.url, 'GET', '/docs', { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });

  // Prevents a page of one person from being stored and shown to another.
  it('has the header of the dashboard for a signed-in person, and is not stored then', async () => {
    const person = await Person.signIn(service);
    const headers = { 'if-none-match': (await call(service.url, 'GET', '/docs')).headers.get('etag')! };
    const response = await person.browser.request('/docs', { headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = await response.text();
    for (const part of [
      'href="/search"',
      'aria-label="Dashboard"',
      person.account.email,
      'id="operation-generate"',
    ])
      expect([part, page.includes(part)]).toEqual([part, true]);
    for (const part of ['href="/search"', 'aria-label="Dashboard"']) expect(html).not.toContain(part);
  });

  it('describes every operation, event and error reason under a stable fragment', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...operations().map(({ operationId }) => `operation-${operationId}`),
        ...Object.keys(api.webhooks).map((type) => `event-${type}`),
        ...Object.keys(CODE_BY_REASON).map((reason) => `error-${reason}`),
        'authentication',
        'errors',
        'scopes',
        'webhooks',
      ]),
    );
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(targets).toEqual(expect.arrayContaining(['operation-generate', 'error-rate_limited']));
  });

  it('links to the versioning policy, which the service itself serves', async () => {
    const { externalDocs } = (await call(service.url, 'GET', '/openapi.json')).body;
    const { pathname } = new URL(externalDocs.url);
    expect(html).toContain(`href="${pathname}"`);
    const response = await fetch(service.url + pathname);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toMatch(
      /<title>Versioning · Copydesk<\/title>[^]*<h2[^>]*>Breaking changes<\/h2>[^]*<table>/,
    );
    const [, content] = page.split('<main');
    const links = [...content!.matchAll(/<a href="([^"#]+)"/g)].map(([, link]) => link);
    expect(links).toEqual(['https://semver.org']);
  });

  it('redirects an address with a slash at the end', async () => {
    const { status, headers } = await fetch(`${service.url}/docs/`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect([status, headers.get('location')]).toEqual([303, '/docs']);
  });

  it.each(['/docs/0/swagger-ui.js', '/docs/..%2f..%2f/package.json', '/docs/x/y'])(
    'returns 404 for %s',
    async (path) => {
      const { status, body } = await call(service.url, 'GET', path);
      expect(status).toBe(404);
      expect(body).toEqual(errorEnvelope('NOT_FOUND', 'route_not_found'));
    },
  );
});

// Whether a page works under its policy can be tried in a browser alone.
const inChromium = chromiumPath ? describe : describe.skip;

inChromium('/docs in Chromium', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  const origins = new Set<string>();

  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      // The browser reports a 404 that a test provokes too.
      if (/content security policy|refused|failed/i.test(text) && !text.includes('status of 404'))
        complaints.push(text);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    expect([...origins]).toEqual([service.url]);
    expect(complaints).toEqual([]);
  });

  async function signIn() {
    const { email } = await anAccount(service);
    await page.goto(`${service.url}/sign-in`);
    await page.fill('#email', email);
    await page.fill('#password', PASSWORD);
    await page.click('main button');
    await page.waitForSelector('.account-menu', { state: 'attached' });
  }

  it('opens at the operation of a link, and shows its code in the chosen language', async () => {
    await page.goto(`${service.url}/docs#operation-generate`);
    const operation = page.locator('#operation-generate');
    expect(await operation.getByText('Requires the scope').isVisible()).toBe(true);
    expect(Math.abs((await operation.boundingBox())!.y)).toBeLessThan(100);
    expect(await operation.locator('#operation-generate-curl').isVisible()).toBe(true);
    await operation.getByText('Python', { exact: true }).first().click();
    expect(await operation.locator('#operation-generate-python').isVisible()).toBe(true);
    expect(await operation.locator('#operation-generate-curl').isVisible()).toBe(false);
    await page.getByRole('navigation').getByText('Improve a text').click();
    expect(new URL(page.url()).hash).toBe('#operation-refine');
  }, 120_000);

  it('sends a request with a key that is kept for the other operations but never stored', async () => {
    const { secret } = await aKey(service);
    await page.goto(`${service.url}/docs`);
    const generate = page.locator('#operation-generate');
    await generate.getByRole('button', { name: 'Send a request' }).click();
    await generate.getByLabel('API key or access token').fill(secret);
    await generate.getByLabel('Body').fill('{"prompt": "Move our Tuesday meeting", "template": "email"}');
    await generate.getByRole('button', { name: 'Send POST' }).click();
    await generate.getByRole('heading', { name: 'Response 200' }).waitFor();
    const { data } = JSON.parse((await generate.locator('.response-body').textContent())!);
    expect(data.template).toBe('email');
    expect(await generate.locator('.response-headers').textContent()).toContain('x-ratelimit-remaining');

    const job = page.locator('#operation-getJob');
    await job.getByRole('button', { name: 'Send a request' }).click();
    expect(await job.getByLabel('API key or access token').inputValue()).toBe(secret);
    await job.getByRole('button', { name: 'Send GET' }).click();
    await job.getByRole('heading', { name: 'Response 404' }).waitFor();
    await job.getByText('What not_found means').click();
    expect(new URL(page.url()).hash).toBe('#error-not_found');

    expect(await page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length')).toBe(
      0,
    );
    await page.reload();
    await job.getByRole('button', { name: 'Send a request' }).click();
    expect(await job.getByLabel('API key or access token').inputValue()).toBe('');
  }, 120_000);

  it('is complete without script, but for sending requests', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${service.url}/docs`);
    const generate = plain.locator('#operation-generate');
    await generate.getByText('TypeScript', { exact: true }).first().click();
    expect(await generate.locator('#operation-generate-typescript').isVisible()).toBe(true);
    await generate.locator('.response summary').nth(2).click();
    expect(await generate.getByRole('link', { name: 'too_long', exact: true }).isVisible()).toBe(true);
    expect(await generate.getByRole('button').count()).toBe(0);
    await context.close();
  }, 120_000);

  // Signed in, the page has all that it has signed out.
  it.each(process.env.COPYDESK_TEST_LONG ? ['signed out', 'signed in'] : ['signed in'])(
    'has no serious axe violations in light, dark and on a phone, and no horizontal scrolling: %s',
    async (state) => {
      const faults: string[] = [];
      if (state === 'signed in') await signIn();
      await page.goto(`${service.url}/docs`);
      await page.evaluate(AXE);
      // The operations share their components: three of them, opened, show all.
      const shown = ['operation-generate', 'operation-createJobs', 'operation-readMetrics'];
      await page.$$eval(
        '.operation',
        (sections, [ids, isLong]) => {
          for (const section of sections) {
            if (!ids.includes(section.id) && !isLong) section.remove();
            for (const each of section.querySelectorAll('details')) each.open = true;
          }
        },
        [shown, process.env.COPYDESK_TEST_LONG !== undefined] as const,
      );
      await page.locator('#operation-generate').getByRole('button', { name: 'Send a request' }).click();
      // In a window of the same size, only the contrast depends on the colors.
      for (const [colorScheme, width, options] of [
        ['light', 1280, {}],
        ['dark', 1280, { runOnly: ['color-contrast'] }],
        ['dark', 390, {}],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.evaluate('document.getAnimations().forEach((animation) => animation.finish())');
        const { violations } = (await page.evaluate(
          `axe.run(document, { resultTypes: ['violations'], ...${JSON.stringify(options)} })`,
        )) as {
          violations: { id: string; impact: string; nodes: { html: string }[] }[];
        };
        for (const { id, impact, nodes } of violations)
          if (impact === 'serious' || impact === 'critical')
            faults.push(`${colorScheme} ${width}: ${id} ${nodes[0]!.html}`);
        const needed = (await page.evaluate('document.documentElement.scrollWidth')) as number;
        if (needed > width) faults.push(`is ${needed} wide in a window of ${width}`);
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it('searches the dashboard, opens its navigation and shows the operation of a link below the header', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${service.url}/docs#operation-generate`);
    const [bar, operation] = [page.locator('.bar'), page.locator('#operation-generate')];
    expect((await operation.boundingBox())!.y).toBeGreaterThanOrEqual((await bar.boundingBox())!.height);
    await page.keyboard.press('Control+K');
    await page.fill('#search-dialog input', 'playgr');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/playground$/);
    await page.goto(`${service.url}/docs`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('nav.places').getByRole('link', { name: 'Templates' }).click();
    await page.waitForURL(/\/templates$/);
  }, 120_000);

  it('shows a signed-in reader the versioning policy next to the navigation', async () => {
    await page.goto(`${service.url}/docs/versioning`);
    expect(await page.isVisible('[popovertarget=account-menu]')).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await page.locator('main').boundingBox())!.width).toBeGreaterThan(640);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
