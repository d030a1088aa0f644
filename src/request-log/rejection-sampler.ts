const MINUTE_MS = 60_000;

/** The limits of recorded requests, per minute and process. */
export interface SampleLimits {
  all: number;
  /** For requests without an account, so that a flood of invalid keys leaves room for those of owners. */
  anonymous: number;
  /** For each credential, or each address without a known credential. */
  perSource: number;
}

/** Selects which rejected requests are recorded, so that a flood of them is cheap. */
export class RejectionSampler {
  private minute = NaN;
  private all = 0;
  private anonymous = 0;
  /** Never more than the requests taken: a source that gets nothing is not remembered. */
  private readonly taken = new Map<string, number>();

  constructor(private readonly limits: SampleLimits) {}

  /** Returns whether one more is recorded, and counts it if so. */
  takes(source: string, isAnonymous: boolean, nowMs: number): boolean {
    this.turnTo(Math.floor(nowMs / MINUTE_MS));
    if (this.all >= this.limits.all) return false;
    if (isAnonymous && this.anonymous >= this.limits.anonymous) return false;
    const taken = this.taken.get(source) ?? 0;
    if (taken >= this.limits.perSource) return false;
    this.taken.set(source, taken + 1);
    this.all += 1;
    if (isAnonymous) this.anonymous += 1;
    return true;
  }

  private turnTo(minute: number) {
    if (minute === this.minute) return;
    this.minute = minute;
    this.all = 0;
    this.anonymous = 0;
    this.taken.clear();
  }
}
