import { CLOCK_SKEW_MAX_MS } from '../common/time/clock-skew.js';

/** How long an entered password counts as recent. */
const PROOF_LIFETIME_MS = 5 * 60_000;

/**
 * Returns whether the password was entered in the last five minutes. A time far in the future was set by a clock that has
 * been corrected since, and does not count.
 */
export function isRecentProof(givenAt: Date, now: number): boolean {
  const ageMs = now - givenAt.getTime();
  return ageMs >= -CLOCK_SKEW_MAX_MS && ageMs <= PROOF_LIFETIME_MS;
}
