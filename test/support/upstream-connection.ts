import type { Dispatcher } from 'undici';

/** A connection to a model that does nothing, and what it was told to do. */
export function idleConnection() {
  const calls: string[] = [];
  const connection = {
    pause: () => void calls.push('pause'),
    resume: () => void calls.push('resume'),
    abort: () => void calls.push('abort'),
  } as unknown as Dispatcher.DispatchController;
  return { calls, connection };
}
