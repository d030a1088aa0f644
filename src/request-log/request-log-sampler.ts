const MINUTE_MS = 60_000;

/** How many refused requests are kept of one minute and process. */
export interface SampleLimits {
  all: number;
  /** Of those that belong to no account: a flood of made-up keys leaves room for what owners may ask about. */
  strangers: number;
  /** Of one credential, or of one address where there is no credential of ours. */
  perSource: number;
}

/** Chooses which refused requests are kept, so that a flood of them costs next to nothing. */
export class RequestLogSampler {
  private minute = NaN;
  private all = 0;
  private strangers = 0;
  /** Never more than the requests taken: a source that gets nothing is not remembered. */
  private readonly taken = new Map<string, number>();

  constructor(private readonly limits: SampleLimits) {}

  /** Says whether one more is kept, and counts it if so. */
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
