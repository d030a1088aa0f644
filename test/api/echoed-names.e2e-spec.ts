import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';

const SECRETS = {
  'an API key': `cdk_live_${'a1B2'.repeat(11)}c3`,
  'an access token': `cda_${'a1-_'.repeat(10)}abc`,
  'a signing secret': `whsec_${'a1+/'.repeat(10)}abc=`,
  'a key of a provider': `sk-${'a1B2'.repeat(12)}`,
  'a JSON Web Token': `eyJ${'hbGciOi'.repeat(4)}.eyJzdWIiOiJhIn0.c2lnbmF0dXJl`,
};

let service: TestApp;
let key: string;

beforeAll(async () => {
  service = await startApp();
  key = (await aKey(service)).secret;
});
afterAll(() => service.close());

const post = (path: string, body: unknown) => call(service.url, 'POST', path, { key, body });
const get = (path: string) => call(service.url, 'GET', path, { key });

// Responses are logged by clients and proxies, so a secret in the wrong place must not come back.
describe.each(Object.entries(SECRETS))('%s as the name of a field', (_name, secret) => {
  it.each([
    ['a query', () => get(`/v1/generations?${encodeURIComponent(secret)}=1`)],
    ['a query of a route without parameters', () => get(`/v1/me?${encodeURIComponent(secret)}=1`)],
    ['a body', () => post('/v1/generate', { prompt: 'x', [secret]: 'y' })],
    ['a nested object', () => post('/v1/generate', { prompt: 'x', options: { [secret]: 'y' } })],
    ['the name of a parent', () => post('/v1/generate', { prompt: 'x', [secret]: { constructor: 1 } })],
    ['metadata', () => post('/v1/generate', { prompt: 'x', metadata: { [secret]: 7 } })],
    ['a job', () => post('/v1/jobs', { operation: 'generate', request: { prompt: 'x', [secret]: 'y' } })],
  ])('is not repeated in the error: in %s', async (_place, send) => {
    const { status, body } = await send();
    expect(status).toBe(400);
    expect(body.error.details[0].path).toContain('[hidden]');
    expect(JSON.stringify(body)).not.toContain(secret.slice(4, 20));
  });
});

describe('a long name of a field', () => {
  it.each([
    ['a name', 'n'.repeat(900_000)],
    ['a name with dots', 'n.'.repeat(450_000)],
    ['the beginnings of many tokens', 'eyJ'.repeat(300_000)],
  ])('is shortened in the error: %s', async (_what, name) => {
    const { status, body } = await post('/v1/generate', { prompt: 'x', [name]: 'y' });
    expect([status, body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', 'unknown_field')]);
    expect(body.error.details).toHaveLength(1);
    expect(JSON.stringify(body).length).toBeLessThan(1_000);
  });

  it('is shown up to 100 characters', async () => {
    const { body } = await post('/v1/generate', {
      prompt: 'x',
      ['n'.repeat(101)]: 'y',
      ['m'.repeat(100)]: 'y',
    });
    expect(body.error.details.map(({ path }: { path: string }) => path)).toEqual([
      `${'n'.repeat(100)}…`,
      'm'.repeat(100),
    ]);
  });
});
