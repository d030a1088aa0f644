const MINUTE_MS = 60_000;

/** The limits of recorded requests, per minute and process. */
export interface SampleLimits {
  all: number;
  /** For requests without an account, so that a flood of invalid keys leaves room for those of owners. */
  strangers: number;
  /** For each credential, or each address without a known credential. */
  perSource: number;
}

/** Selects which rejected requests are recorded, so that a flood of them is cheap. */
export class RejectionSampler {
  private minute = NaN;
  private all = 0;
  private strangers = 0;
  /** Never more than the requests taken: a source that gets nothing is not remembered. */
  private readonly taken = new Map<string, number>();

  constructor(private readonly limits: SampleLimits) {}

  /** Returns whether one more is recorded, and counts it if so. */
  takes(source: string, isStranger: boolean, nowMs: number): boolean {
    this.turnTo(Math.floor(nowMs / MINUTE_MS));
    if (this.all >= this.limits.all) return false;
    if (isStranger && this.strangers >= this.limits.strangers) return false;
    const taken = this.taken.get(source) ?? 0;
    if (taken >= this.limits.perSource) return false;
    this.taken.set(source, taken + 1);
    this.all += 1;
    if (isStranger) this.strangers += 1;
    return true;
  }

  private turnTo(minute: number) {
    if (minute === this.minute) return;
    this.minute = minute;
    this.all = 0;
    this.strangers = 0;
    this.taken.clear();
  }
}
