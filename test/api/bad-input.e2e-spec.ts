import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { badCredentials } from '../corpus/bad-input/auth.js';
import type { BadInput, Credentials } from '../corpus/bad-input/bad-input.js';
import { contentTypes, sizes, unwantedBodies } from '../corpus/bad-input/bodies.js';
import { pollution, tooManyFields, wrongTypes } from '../corpus/bad-input/fields.js';
import { oddHeaders } from '../corpus/bad-input/headers.js';
import { badJson } from '../corpus/bad-input/json.js';
import { badDays, badPages } from '../corpus/bad-input/paging.js';
import { badMethods, badPaths } from '../corpus/bad-input/routes.js';
import { hostileTexts } from '../corpus/bad-input/texts.js';
import { brokenRules } from '../support/response-rules.js';
import { errorLines } from '../support/error-lines.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';
import { PlainClient, type PlainResponse } from '../support/plain-http.js';

let service: TestApp;
let client: PlainClient;
let credentials: Credentials;
/** Every text that a 401 came with. */
const refusals = new Set<string>();

beforeAll(async () => {
  service = await startApp({ ADDRESS_REQUESTS_PER_MINUTE: '100000' });
  client = new PlainClient(service.url);
  const { id: accountId } = await anAccount(service);
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
  const [good, revoked, expired] = await Promise.all([
    aKey(service, { accountId }),
    aKey(service, { accountId }),
    aKey(service, { accountId, expiresAt: new Date(service.clock.now() + 60_000) }),
  ]);
  await service.app.get(ApiKeysService).revoke(revoked.apiKey.id, 'leaked');
  service.clock.advance(61_000);
  credentials = { key: good.secret, revokedKey: revoked.secret, expiredKey: expired.secret };
});
afterAll(async () => {
  client.close();
  await service.close();
});

/** Sends every input of a group, eight at a time, and returns what was wrong with which response. */
async function findings(inputs: readonly BadInput[]): Promise<string[]> {
  const left = [...inputs];
  const found: string[] = [];
  const work = async () => {
    for (let input = left.shift(); input; input = left.shift()) {
      for (const finding of await check(input)) found.push(`${input.name}: ${finding}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
}

async function check(input: BadInput): Promise<string[]> {
  const method = input.method ?? (input.body === undefined ? 'GET' : 'POST');
  let response: PlainResponse;
  try {
    response = await client.send({ method, path: input.path, headers: headersOf(input), body: input.body });
  } catch (error) {
    return [`no answer: ${String(error)}`];
  }
  const secrets = Object.values<string>(credentials as never);
  const broken = brokenRules(response, { surface: 'api', method, secrets });
  const { status, reason, field } = input;
  if (![status].flat().includes(response.status))
    broken.push(`is ${response.status}, not ${[status].flat().join(' or ')}`);
  if (response.status === 401) refusals.add(JSON.parse(response.body).error.message);
  const error = response.body.startsWith('{') ? JSON.parse(response.body).error : undefined;
  if (reason !== undefined && error?.reason !== reason) broken.push(`says ${error?.reason}, not ${reason}`);
  const named = error?.details?.[0]?.path;
  if (field !== undefined && named !== field) broken.push(`names ${named}, not ${field}`);
  return broken;
}

function headersOf({
  body,
  type = 'application/json',
  isAnonymous,
  headers = [],
}: BadInput): [string, string][] {
  return [
    ...(isAnonymous ? [] : [['Authorization', `Bearer ${credentials.key}`] as [string, string]]),
    ...(body === undefined || type === null ? [] : [['Content-Type', type] as [string, string]]),
    ...headers,
  ];
}

async function expectGoodService() {
  const headers = [['Authorization', `Bearer ${credentials.key}`]] as const;
  const { status, durationMs } = await client.send({ method: 'GET', path: '/v1/me', headers });
  expect(status).toBe(200);
  expect(durationMs).toBeLessThan(20_000);
}

describe('an invalid request', () => {
  it.each<[string, number, (known: Credentials) => BadInput[]]>([
    ['a bad credential', 85, badCredentials],
    ['a body that is not a JSON object', 110, badJson],
    ['a forbidden field', 38, pollution],
    ['more than 200 fields', 13, tooManyFields],
    ['a value of the wrong type', 170, wrongTypes],
    ['a content type that is not JSON', 45, contentTypes],
    ['a body that is too large', 12, sizes],
    ['a body where none is accepted', 60, unwantedBodies],
    ['an invalid page number', 250, badPages],
    ['an invalid date', 18, badDays],
    ['a hostile text', 590, hostileTexts],
    ['an unknown path', 150, badPaths],
    ['a method that a route does not have', 70, badMethods],
    ['an irrelevant header', 50, oddHeaders],
  ])('gets the documented error: %s', async (_name, least, makeInputs) => {
    const inputs = makeInputs(credentials);
    expect(inputs.length).toBeGreaterThanOrEqual(least);
    expect(await findings(inputs)).toEqual([]);
    expect(({} as { polluted?: unknown; isAdmin?: unknown }).polluted).toBeUndefined();
    await expectGoodService();
  });

  // Prevents an oracle that distinguishes revoked or foreign keys from unknown ones.
  it('gets the same response for every invalid credential', () => {
    expect([...refusals]).toEqual([expect.stringMatching(/\S/)]);
  });

  it('leaves no error in the log', () => {
    expect(errorLines(service.logLines)).toEqual([]);
  });
});
