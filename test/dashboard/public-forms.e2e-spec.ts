import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let closed: TestApp;
beforeAll(async () => {
  const settings = { ADDRESS_REQUESTS_PER_MINUTE: '2', TRUST_PROXY: '1' };
  service = await startOAuthApp({ ...settings, SIGNUP: 'open' });
  closed = await startOAuthApp(settings, service.database);
});
afterAll(async () => {
  await closed?.close();
  await service?.close();
});

const TOKENLESS = new URLSearchParams({ email: 'new@example.com' });
const JSON_BODY = { body: '{}', headers: { 'content-type': 'application/json' } };

let addresses = 0;
/** Posts to a path from a new address; returns the statuses in the order of the bodies. */
async function statusesOf({ url }: TestApp, path: string, ...bodies: RequestInit[]): Promise<number[]> {
  const address = `203.0.113.${++addresses}`;
  const statuses: number[] = [];
  for (const { headers, ...init } of bodies) {
    const sent = { ...(headers as Record<string, string>), 'x-forwarded-for': address };
    const response = await fetch(`${url}${path}`, {
      ...init,
      method: 'POST',
      headers: sent,
      redirect: 'manual',
    });
    statuses.push(response.status);
  }
  return statuses;
}

describe('forms without a session', () => {
  // Prevents floods of sign-ins and uploads, and login CSRF. A foreign form learns nothing about invitations and interactions.
  it.each([
    '/sign-in',
    '/sign-up',
    '/invitation/unknown',
    '/oauth/interaction/unknown/sign-in',
    '/oauth/interaction/unknown',
  ])(
    'of %s are checked for the limit of the address, then for their encoding, then for their token',
    async (path) => {
      const bodies = [JSON_BODY, { body: TOKENLESS }, JSON_BODY, { body: TOKENLESS }];
      expect(await statusesOf(service, path, ...bodies)).toEqual([400, 403, 429, 429]);
    },
  );

  it.each(['/sign-out', '/theme'])(
    'of %s are accepted only with a token, and count towards no limit',
    async (path) => {
      const bodies = [JSON_BODY, { body: TOKENLESS }, { body: TOKENLESS }, { body: TOKENLESS }];
      expect(await statusesOf(service, path, ...bodies)).toEqual([400, 403, 403, 403]);
    },
  );

  it('of sign-up are not found, and count nothing, if sign-up is closed', async () => {
    const bodies = [JSON_BODY, { body: TOKENLESS }, { body: TOKENLESS }];
    expect(await statusesOf(closed, '/sign-up', ...bodies)).toEqual([404, 404, 404]);
  });
});
