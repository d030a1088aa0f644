import type { UpstreamBody } from './upstream-body.js';
import { UsageRepair } from './usage-repair.js';

/** The part of a `ReadableStream` that provider packages use, over a body and the data already read from it. */
export function readableBody(body: UpstreamBody, isEventStream: boolean, beginning?: Buffer) {
  const repair = new UsageRepair(isEventStream);
  let ahead = beginning?.length ? beginning : null;
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const bytes = ahead ?? (await body.read());
      ahead = null;
      isOver = bytes === null;
      const value = bytes ? repair.push(bytes) : repair.end();
      if (value.length > 0) return { done: false, value };
    }
    return { done: true };
  };
  const cancel = async () => body.cancel();
  return { cancel, getReader: () => ({ read, cancel, releaseLock: () => {} }) };
}
