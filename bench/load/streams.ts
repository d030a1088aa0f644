// A program: opens many event streams, follows each to its end, and prints the result.
import { request, Agent, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../statistics.ts';
import type { LoadRequest } from './run-load.ts';
import type { StreamsOptions, StreamsResult } from './run-streams.ts';

const { url, headers, bodies, streams, perSecond, firstMark, endMark } = JSON.parse(
  process.argv[2]!,
) as LoadRequest & StreamsOptions;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
/** Streams that are not counted: this program has just started and is late itself. */
const LEAD_IN = 20;
const firstTexts: number[] = [];

/** Follows a stream to its end. Returns whether it ended with exactly one terminal event. */
async function follow(isCounted: boolean): Promise<boolean> {
  const startedAt = performance.now();
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method: 'POST', headers, agent }, resolve).on('error', reject).end(bodies![0]);
    });
    let [beginning, hasText, end, ends] = ['', false, '', 0];
    for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
      if (!hasText) {
        beginning += chunk;
        hasText = beginning.includes(firstMark);
        if (hasText && isCounted) firstTexts.push(performance.now() - startedAt);
      }
      // A mark may be split between two chunks.
      const parts = (end + chunk).split(endMark);
      ends += parts.length - 1;
      end = parts.at(-1)!.slice(1 - endMark.length);
    }
    return ends === 1;
  } catch {
    return false;
  }
}

const startedAt = performance.now();
const following: Promise<boolean>[] = [];
while (following.length < LEAD_IN + streams) {
  const due = Math.min(LEAD_IN + streams, ((performance.now() - startedAt) / 1000) * perSecond);
  while (following.length < due) following.push(follow(following.length >= LEAD_IN));
  await wait(1);
}
const endings = await Promise.all(following);
agent.destroy();
if (endings.slice(0, LEAD_IN).includes(false)) throw new Error('a stream of the lead-in did not complete');
const result: StreamsResult = {
  completed: endings.slice(LEAD_IN).filter(Boolean).length,
  firstTextP99: percentile(firstTexts, 0.99),
};
process.stdout.write(JSON.stringify(result));
