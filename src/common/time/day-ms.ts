/** The milliseconds of a UTC day. */
export const DAY_MS = 86_400_000;
