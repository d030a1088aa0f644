import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Person } from '../support/dashboard.js';

let service: TestApp;
beforeAll(async () => {
  service = await startApp({ LOG_LEVEL: 'error' });
});
afterAll(() => service?.close());

const SCRIPTS_GZIP_BYTES_MAX = 60 * 1024;
const built = (path: string) => readFileSync(join(import.meta.dirname, '../../dist/src', path), 'utf8');

/** The stylesheets and scripts of a page, each checked for its path and its caching. */
async function filesOf(page: string) {
  const { html } = await (await Person.signIn(service)).open(page);
  const paths = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(service.url + path);
      const text = await response.text();
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(path).toContain(`/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.`);
      return [response.headers.get('content-type'), text] as const;
    }),
  );
}

describe('the stylesheets and the scripts of a page', () => {
  it('are the files of the build, at paths that contain their hash, cached forever', async () => {
    expect(await filesOf('/settings/profile')).toEqual([
      ['text/css; charset=utf-8', built('web/client/shell.css')],
      ['text/css; charset=utf-8', built('dashboard/client/dashboard.css')],
      ['text/javascript; charset=utf-8', built('dashboard/client/dashboard.js')],
    ]);
  });

  it('are at most 60 KB of compressed script', async () => {
    const scripts = (await filesOf('/playground')).filter(([type]) => type!.startsWith('text/javascript'));
    expect(scripts.map(([, text]) => text)).toEqual([
      built('dashboard/client/dashboard.js'),
      built('dashboard/client/playground.js'),
    ]);
    const bytes = scripts.map(([, text]) => gzipSync(text).length).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_GZIP_BYTES_MAX);
  });
});
