// A program: requests at a constant rate, by the clock and not by the answers; prints what came of it.
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { report } from './report.ts';
import type { LoadRequest } from './run-load.ts';

const {
  url,
  method = 'GET',
  headers = {},
  bodies,
  status = 200,
  perSecond,
  seconds,
} = JSON.parse(process.argv[2]!) as LoadRequest & {
  perSecond: number;
  seconds: number;
};
/** Until then nothing is counted: a program that has just started is late itself, and then asks many times at once. */
const LEAD_IN_SECONDS = 1;
const dispatcher = new Agent({ connections: 256 });
const times: number[] = [];
const underWay: Promise<void>[] = [];

async function ask(index: number, isCounted: boolean) {
  const startedAt = performance.now();
  const body = bodies?.[index % bodies.length] ?? null;
  const answer = await request(url, { method, headers, body, dispatcher });
  await answer.body.arrayBuffer();
  if (isCounted) times.push(performance.now() - startedAt);
  if (answer.statusCode !== status) throw new Error(`${url} answered ${answer.statusCode}`);
}

async function askFor(duration: number, isCounted: boolean) {
  const startedAt = performance.now();
  for (let asked = 0; asked < perSecond * duration;) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; asked <= due; asked += 1) underWay.push(ask(asked, isCounted));
    await wait(1);
  }
}

await askFor(LEAD_IN_SECONDS, false);
const cpuBefore = process.cpuUsage();
const startedAt = performance.now();
await askFor(seconds, true);
await Promise.all(underWay);
const elapsed = (performance.now() - startedAt) / 1000;
await dispatcher.close();
report(times, elapsed, cpuBefore);
