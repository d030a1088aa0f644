import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp();
});
afterAll(() => service?.close());

describe('HEAD', () => {
  it.each([
    '/oauth/jwks',
    '/.well-known/oauth-authorization-server',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource/v1',
    '/.well-known/oauth-protected-resource/mcp',
  ])('%s is handled like GET, without the body', async (path) => {
    const [head, get] = [
      await fetch(service.url + path, { method: 'HEAD' }),
      await fetch(service.url + path),
    ];
    expect([head.status, await head.text()]).toEqual([200, '']);
    const length = (await get.text()).length;
    for (const name of ['content-type', 'cache-control', 'access-control-allow-origin', 'x-ratelimit-limit'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    expect(head.headers.get('content-length')).toBe(String(length));
  });

  it.each(['/oauth/authorize', '/oauth/token', '/oauth/userinfo', '/oauth/par', '/oauth/logout'])(
    '%s returns 405 and has no effect',
    async (path) => {
      const response = await fetch(service.url + path, { method: 'HEAD' });
      expect([response.status, response.headers.get('allow')]).toEqual([
        405,
        expect.stringMatching(/GET|POST/),
      ]);
    },
  );
});
