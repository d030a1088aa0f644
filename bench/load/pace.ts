// A program: sends requests at a constant rate, whether or not they are answered, and prints the result.
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { report } from './report.ts';
import type { LoadRequest } from './run-load.ts';

const {
  url,
  method = 'GET',
  headers = {},
  bodies,
  perSecond,
  seconds,
  statuses = [200],
} = JSON.parse(process.argv[2]!) as LoadRequest & {
  perSecond: number;
  seconds: number;
  statuses?: number[];
};
/** Not counted: this program has just started, so it is late and then sends many requests at once. */
const LEAD_IN_SECONDS = 1;
const dispatcher = new Agent({ connections: 256 });
const times: number[] = [];
const inFlight: Promise<void>[] = [];

async function ask(index: number, isCounted: boolean) {
  const startedAt = performance.now();
  const body = bodies?.[index % bodies.length] ?? null;
  const response = await request(url, { method, headers, body, dispatcher });
  await response.body.arrayBuffer();
  if (isCounted) times.push(performance.now() - startedAt);
  if (!statuses.includes(response.statusCode)) throw new Error(`${url} answered ${response.statusCode}`);
}

async function askFor(duration: number, isCounted: boolean) {
  const startedAt = performance.now();
  for (let asked = 0; asked < perSecond * duration;) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; asked <= due; asked += 1) inFlight.push(ask(asked, isCounted));
    await wait(1);
  }
}

await askFor(LEAD_IN_SECONDS, false);
const startedAt = performance.now();
await askFor(seconds, true);
await Promise.all(inFlight);
const elapsed = (performance.now() - startedAt) / 1000;
await dispatcher.close();
report(times, elapsed);
