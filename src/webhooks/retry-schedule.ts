const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pauses after the first, second, … failed attempt. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** Pauses differ by up to a tenth, so that messages that failed together are not all sent again together. */
const JITTER = 0.1;

/** Returns the pause before the next attempt; null after the tenth. `random` is from 0 to 1. */
export function retryPauseMs(failedAttempts: number, random: number): number | null {
  const pause = PAUSES_MS[failedAttempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 - JITTER + 2 * JITTER * random));
}
