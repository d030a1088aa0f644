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
const dispatcher = new Agent({ connections: 256 });
const times: number[] = [];
const underWay: Promise<void>[] = [];

async function ask(index: number) {
  const startedAt = performance.now();
  const body = bodies?.[index % bodies.length] ?? null;
  const answer = await request(url, { method, headers, body, dispatcher });
  await answer.body.arrayBuffer();
  times.push(performance.now() - startedAt);
  if (answer.statusCode !== status) throw new Error(`${url} answered ${answer.statusCode}`);
}

const startedAt = performance.now();
for (let asked = 0; asked < perSecond * seconds;) {
  const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
  for (; asked <= due; asked += 1) underWay.push(ask(asked));
  await wait(1);
}
await Promise.all(underWay);
const elapsed = (performance.now() - startedAt) / 1000;
await dispatcher.close();
report(times, elapsed);
