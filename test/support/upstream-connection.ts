import type { Dispatcher } from 'undici';

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
