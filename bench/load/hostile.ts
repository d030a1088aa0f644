// A program: refines texts that are expensive to read, and measures how long another account waits meanwhile.
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { shapeOf } from '../../test/support/text-shapes.ts';
import type { HostileLoad, HostileResult } from './run-hostile.ts';

/** The longest text that the API accepts. */
const LENGTH = 100_000;
const SHORT = { content: 'the bakery have fresh bread.', instructions: 'Fix the grammar' };
const PAUSE_MS = 50;

const { url, attacker, other, attacks, connections } = JSON.parse(process.argv[2]!) as HostileLoad;
const dispatcher = new Agent({ connections: connections + 1 });

async function refine(headers: Record<string, string>, body: object): Promise<number> {
  const startedAt = performance.now();
  const response = await request(url, { method: 'POST', headers, body: JSON.stringify(body), dispatcher });
  const text = await response.body.text();
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode} ${text}`);
  return performance.now() - startedAt;
}

const attack = ({ instructions, unit }: HostileLoad['attacks'][number]) =>
  refine(attacker, { content: shapeOf(unit, LENGTH), instructions });

async function attackTogether(): Promise<void> {
  const left = [...attacks];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) await attack(next);
  };
  await Promise.all(Array.from({ length: connections }, work));
}

/** Sends short refinements one after another until `end` is aborted. */
async function longestWaitUntil(end: AbortSignal): Promise<number> {
  let longest = 0;
  while (!end.aborted) {
    longest = Math.max(longest, await refine(other, SHORT));
    await wait(PAUSE_MS);
  }
  return longest;
}

// The libraries of the engine are loaded by the first refinements.
for (let count = 0; count < 5; count += 1) await refine(other, SHORT);
const result: HostileResult = { slowest: 0, slowestIs: '', longestWait: 0 };
for (const each of attacks) {
  const time = await attack(each);
  if (time > result.slowest) Object.assign(result, { slowest: time, slowestIs: JSON.stringify(each) });
}
const end = new AbortController();
const waited = longestWaitUntil(end.signal);
await attackTogether();
end.abort();
result.longestWait = await waited;
await dispatcher.close();
process.stdout.write(JSON.stringify(result));
