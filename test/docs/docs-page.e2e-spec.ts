import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, type TestApp } from '../support/app.js';
import { chromiumPath, launchChromium } from '../support/chromium.js';
import { call, errorEnvelope } from '../support/http.js';
import { ROOT } from '../support/run-node.js';

let service: TestApp;

beforeAll(async () => {
  service = await startApp();
});
afterAll(() => service.close());

describe('GET /docs', () => {
  it('is a page without inline scripts, whose files are served from here and cached permanently', async () => {
    const { status, headers, body } = await call(service.url, 'GET', '/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(body).not.toMatch(/<script(?![^>]*src=)|style=|https?:/);
    const files = [...body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, path]) => path as string);
    expect(files).toHaveLength(3);
    for (const path of files) {
      const plain = await call(service.url, 'GET', path, { headers: { 'accept-encoding': 'identity' } });
      const packed = await fetch(service.url + path, { headers: { 'accept-encoding': 'br' } });
      expect(plain.headers.get('cache-control')).toContain('immutable');
      expect(packed.headers.get('content-encoding')).toBe('br');
      expect(await packed.text()).toBe(plain.body);
    }
  });

  it('links to the versioning policy, which the service itself serves', async () => {
    const { externalDocs } = (await call(service.url, 'GET', '/openapi.json')).body;
    const { pathname } = new URL(externalDocs.url);
    const { status, headers, body } = await call(service.url, 'GET', pathname);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(readFileSync(join(ROOT, 'docs/versioning.md'), 'utf8'));
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
  it('shows every operation, loads nothing from other hosts and violates no policy', async () => {
    const chromium = await launchChromium();
    try {
      const page = await chromium.newPage();
      const complaints: string[] = [];
      const origins = new Set<string>();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (/content security policy|refused|failed/i.test(message.text())) complaints.push(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
      });
      await page.goto(`${service.url}/docs`);
      await page.getByText('/v1/generate', { exact: false }).first().waitFor();
      const { paths, webhooks } = (await call(service.url, 'GET', '/openapi.json')).body;
      const items = [...Object.values<object>(paths), ...Object.values<object>(webhooks)];
      const count = items.flatMap((item) => Object.keys(item)).length;
      expect(await page.locator('.opblock').count()).toBe(count);
      await page.locator('.opblock-summary', { hasText: 'Write a text' }).click();
      await page.getByText('Requires the scope').first().waitFor();
      expect([...origins]).toEqual([service.url]);
      expect(complaints).toEqual([]);
    } finally {
      await chromium.close();
    }
  }, 120_000);
});
