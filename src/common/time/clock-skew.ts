/** How far the clock of another process may be ahead of this one. */
export const CLOCK_SKEW_MAX_MS = 60_000;
