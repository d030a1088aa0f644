import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Server } from 'node:http';
import { brokenRules, type Surface } from '../support/response-rules.js';
import { errorLines } from '../support/error-lines.js';
import type { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { requestsTo, type FuzzRequest } from '../support/fuzz-requests.js';
import { findTargets, type Target } from '../support/fuzz-targets.js';
import { World } from '../support/fuzz-world.js';
import { call } from '../support/http.js';
import { startOAuthApp } from '../support/oauth-flow.js';
import { PlainClient, valuesOf, type PlainResponse } from '../support/plain-http.js';
import { scrape } from '../support/prometheus.js';
import { repetitions } from '../support/repetitions.js';

/** The same every time, so that a change is judged by itself; another one each time in the long run. */
const SEED = Number(
  process.env.FUZZ_SEED ?? (process.env.COPYDESK_TEST_LONG ? Date.now() % 2 ** 31 : 20260101),
);
/** The promise is a tenth of a second; the short run shares its machine with other tests and only catches a stall. */
const LAG_MAX_S = process.env.COPYDESK_TEST_LONG ? 0.1 : 4;
/** Everybody is replaced after so many requests. */
const ROUND = 250;

let service: TestApp;
let client: PlainClient;
let world: World;
let targets: Target[];

beforeAll(async () => {
  service = await startOAuthApp({ ADDRESS_REQUESTS_PER_MINUTE: '1000000', SIGNUP: 'open' });
  client = new PlainClient(service.url);
  world = await World.open(service);
  targets = await findTargets(service, await world.pages());
});
afterAll(async () => {
  client.close();
  await service.close();
});

/** How often each route succeeded: `GET /v1/me`. */
const served = new Map<string, number>();

async function send({ actor, method, path, headers, body, target }: FuzzRequest): Promise<PlainResponse> {
  const response = await client.send({
    method,
    path: world.fill(path, actor),
    headers: [...world.headersOf(actor), ...headers],
    body: body === undefined ? undefined : world.fill(body, actor),
  });
  if (valuesOf(response, 'location').join().startsWith('/sign-in')) await world.comeBack(actor);
  const name = `${target.method} ${target.path}`;
  if (response.status < 400) served.set(name, (served.get(name) ?? 0) + 1);
  return response;
}

/** An unknown path gets the response of `/v1`; the authorization server serves browsers and programs. */
function surfaceOf(response: PlainResponse, { surface, path }: Target): Surface {
  if (path.endsWith('/requests/export') && response.status === 200) return 'file';
  const isJson = /^application\/[\w+-]*json/.test(valuesOf(response, 'content-type').join());
  if (isJson && response.body.startsWith('{"success":false')) return 'api';
  return surface === 'oauth' && !isJson ? 'page' : surface;
}

/** Copying an existing key is what that page is for. */
const isMadeToShow = ({ path }: Target) => path.endsWith('/reveal');

describe(`any request to any route by any caller (seed ${SEED})`, () => {
  it('covers every operation of the OpenAPI document, every page and every form', async () => {
    const { paths } = (await call(service.url, 'GET', '/openapi.json')).body;
    const known = new Set(targets.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`));
    const documented = Object.entries<object>(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.filter((name) => !known.has(name))).toEqual([]);
    // Every form of a page carries a token, and most have more.
    const forms = targets.filter(({ method, surface }) => method === 'POST' && surface === 'page');
    expect(forms.filter(({ form }) => Object.keys(form ?? {}).length > 1).length).toBeGreaterThan(15);
  });

  it('gets a well-formed response without a 5xx or internal details', async () => {
    await scrape(service);
    let count = 0;
    const property = fc.asyncProperty(requestsTo(targets), async (request) => {
      if ((count += 1) % ROUND === 0) await world.renew();
      const response = await send(request);
      const surface = surfaceOf(response, request.target);
      const broken = brokenRules(response, {
        surface,
        method: request.method,
        secrets: isMadeToShow(request.target) ? [] : world.secrets,
      });
      if (broken.length > 0)
        throw new Error(`${response.status}: ${broken.join(', ')}\n${response.body.slice(0, 500)}`);
    });
    await fc.assert(property, { numRuns: repetitions(10_000), seed: SEED });
    // Beside the requests themselves: the fuzzer shares the service's process, and so its event loop.
    expect((await scrape(service)).get('nodejs_eventloop_lag_p99_seconds')).toBeLessThan(LAG_MAX_S);
    expect(served.size).toBeGreaterThan(targets.length / 3);
  }, 1_200_000);

  it('logs no error and leaks no connection', async () => {
    expect(errorLines(service.logLines)).toEqual([]);
    client.close();
    const server = service.app.getHttpServer() as Server;
    server.closeIdleConnections();
    await eventually(async () => {
      const open = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
      expect(open).toBe(0);
    });
  });
});
