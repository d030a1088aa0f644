import type { Dispatcher } from 'undici';
import type { ResponseSink } from '../../src/engines/providers/arriving-text.js';

/** A fake connection to a model that records its calls. */
export function idleConnection() {
  const calls: string[] = [];
  const connection = {
    pause: () => void calls.push('pause'),
    resume: () => void calls.push('resume'),
    abort: () => void calls.push('abort'),
  } as unknown as Dispatcher.DispatchController;
  return { calls, connection };
}

/** Receives a response by these functions. */
export function aSink(
  take: ResponseSink['take'],
  takeThought: ResponseSink['takeThought'] = () => {},
): ResponseSink {
  return { take, takeThought };
}
