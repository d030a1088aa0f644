/** A start that was stopped and did not end in time. The message is printed without a stack. */
export class StartNotEnded extends Error {}

/**
 * Resolves or rejects as the opening of a resource does, but rejects `graceSeconds` after `stop` is aborted: it may wait
 * for a file system or another process that never answers.
 */
export async function endWithin<T>(graceSeconds: number, stop: AbortSignal, opening: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const startTimer = () => {
    const message = `${stop.reason}, and no database within SHUTDOWN_GRACE_S (${graceSeconds} s)`;
    timer = setTimeout(() => late.reject(new StartNotEnded(message)), graceSeconds * 1000);
  };
  if (stop.aborted) startTimer();
  else stop.addEventListener('abort', startTimer);
  try {
    return await Promise.race([opening, late.promise]);
  } finally {
    stop.removeEventListener('abort', startTimer);
    clearTimeout(timer);
  }
}
