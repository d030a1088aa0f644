// A program: requests of many kinds over a few connections, so many a second or as many as are answered, for a time.
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Mix, MixedRequest, MixResult } from './run-mix.ts';

const { requests, connections, seconds, perSecond } = JSON.parse(process.argv[2]!) as Mix;
/** On a machine that is busy otherwise the database may be late now and then; more than that is a fault. */
const WRONG_SHARE_MAX = 0.001;
const WRONG_SHOWN_MAX = 20;

const dispatcher = new Agent({ connections });
const startedAt = performance.now();
const endsAt = startedAt + seconds * 1000;
let asked = 0;
let wrong = 0;

async function ask({ url, method = 'GET', headers, body, status = 200 }: MixedRequest, index: number) {
  const numbered = JSON.parse(JSON.stringify(headers).replaceAll('{n}', `${process.pid}-${index}`)) as Record<
    string,
    string
  >;
  const answer = await request(url, {
    method,
    headers: numbered,
    body: body ? JSON.stringify(body) : null,
    dispatcher,
  });
  const text = await answer.body.text();
  if (answer.statusCode === status) return;
  wrong += 1;
  if (wrong > WRONG_SHOWN_MAX) return;
  process.stderr.write(`${method} ${url} answered ${answer.statusCode} ${text.slice(0, 300)}\n`);
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
const elapsed = (performance.now() - startedAt) / 1000;
await dispatcher.close();
if (wrong > asked * WRONG_SHARE_MAX) throw new Error(`${wrong} of ${asked} answers were not the right ones`);
const { user, system } = process.cpuUsage();
const result: MixResult = { requests: asked, wrong, seconds: elapsed, cpu: (user + system) / 1e6 / elapsed };
process.stdout.write(JSON.stringify(result));
