import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Person } from '../support/dashboard.js';

let service: TestApp;
beforeAll(async () => {
  service = await startApp({ LOG_LEVEL: 'error' });
});
afterAll(() => service?.close());

const source = (path: string) => readFileSync(join(import.meta.dirname, '../../src', path), 'utf8');

describe('the stylesheets and the scripts of a page', () => {
  it('are the files of the sources, at paths that contain their hash, cached forever', async () => {
    const { html } = await (await Person.signIn(service)).open('/settings/profile');
    const paths = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    const files = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(service.url + path);
        const text = await response.text();
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(path).toContain(`/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.`);
        return [response.headers.get('content-type'), text];
      }),
    );
    expect(files).toEqual([
      ['text/css; charset=utf-8', source('web/client/shell.css')],
      ['text/css; charset=utf-8', source('dashboard/client/dashboard.css')],
      ['text/javascript; charset=utf-8', source('dashboard/client/dashboard.js')],
      ['text/javascript; charset=utf-8', source('dashboard/client/local-times.js')],
    ]);
  });
});
