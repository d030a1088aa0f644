// A program: sends requests of many kinds at a limited rate over a few connections.
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Mix, MixedRequest, MixResult } from './run-mix.ts';

const { requests, connections, seconds, perSecond } = JSON.parse(process.argv[2]!) as Mix;
/** On a busy machine the database may be late now and then. */
const WRONG_SHARE_MAX = 0.001;
const WRONG_SHOWN_MAX = 20;

const dispatcher = new Agent({ connections });
const startedAt = performance.now();
const endsAt = startedAt + seconds * 1000;
let asked = 0;
let wrong = 0;
let limited = 0;

async function ask({ url, method = 'GET', headers, body, status = 200 }: MixedRequest, index: number) {
  const numbered = JSON.parse(JSON.stringify(headers).replaceAll('{n}', `${process.pid}-${index}`)) as Record<
    string,
    string
  >;
  const response = await request(url, {
    method,
    headers: numbered,
    body: body ? JSON.stringify(body) : null,
    dispatcher,
  });
  const text = await response.body.text();
  if (response.statusCode === status) return;
  if (response.statusCode === 429) return void (limited += 1);
  wrong += 1;
  if (wrong > WRONG_SHOWN_MAX) return;
  process.stderr.write(`${method} ${url} returned ${response.statusCode} ${text.slice(0, 300)}\n`);
}

async function work() {
  while (performance.now() < endsAt) {
    const index = asked++;
    const early = startedAt + (index * 1000) / perSecond - performance.now();
    if (early > 0) await wait(early);
    await ask(requests[index % requests.length]!, index);
  }
}

await Promise.all(Array.from({ length: connections }, work));
await dispatcher.close();
if (wrong > asked * WRONG_SHARE_MAX) throw new Error(`${wrong} of ${asked} responses had the wrong status`);
const result: MixResult = { requests: asked, wrong, limited };
process.stdout.write(JSON.stringify(result));
