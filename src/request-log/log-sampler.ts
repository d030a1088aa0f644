/** How many calls of an account are logged: `burst` at once, and `perSecond` in the long run. */
export interface LogRate {
  perSecond: number;
  burst: number;
}

/** The unused calls of an account at a time. */
interface Allowance {
  calls: number;
  atMs: number;
}

/** Accounts that have been remembered so long have their whole burst again. */
const FORGET_AFTER_MS = 60_000;

/** Selects the calls that are logged, so that an account that calls very often does not fill the log. */
export class LogSampler {
  private readonly allowances = new Map<string, Allowance>();
  private lastCleanupMs = 0;

  constructor(private readonly rate: LogRate) {}

  /** Returns whether one more call is logged, and counts it if so. */
  takes(accountId: string, nowMs: number): boolean {
    if (Math.abs(nowMs - this.lastCleanupMs) > FORGET_AFTER_MS) this.forget(nowMs);
    const { perSecond, burst } = this.rate;
    let allowance = this.allowances.get(accountId);
    if (!allowance) this.allowances.set(accountId, (allowance = { calls: burst, atMs: nowMs }));
    const passedMs = Math.max(0, nowMs - allowance.atMs);
    allowance.calls = Math.min(burst, allowance.calls + (passedMs / 1000) * perSecond);
    allowance.atMs = nowMs;
    if (allowance.calls < 1) return false;
    allowance.calls -= 1;
    return true;
  }

  private forget(nowMs: number) {
    this.lastCleanupMs = nowMs;
    for (const [accountId, { atMs }] of this.allowances)
      if (Math.abs(nowMs - atMs) > FORGET_AFTER_MS) this.allowances.delete(accountId);
  }
}
