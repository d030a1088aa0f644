/** The heartbeat of a process as it was read; null for a process that has none since a crash of PostgreSQL. */
export interface Heartbeat {
  process: string;
  beat: string | null;
}

/** How long a process is watched without a new heartbeat before its slots are free. */
const SILENCE_MS = 5_000;
/** After a longer pause between two readings, this process or the database stood still, and the others may have too. */
const PAUSE_MAX_MS = 2_500;

/** Finds processes that do not run any more. Only time counts in which this process ran and the database answered. */
export class HeartbeatWatch {
  private watched = new Map<string, { beat: string | null; silentMs: number }>();
  private lastReadAtMs = -Infinity;

  /** Takes the heartbeats of the other processes, read at `nowMs`; returns those that were silent for 5 seconds. */
  read(heartbeats: readonly Heartbeat[], nowMs: number): Heartbeat[] {
    const passedMs = nowMs - this.lastReadAtMs;
    if (passedMs > PAUSE_MAX_MS) this.interrupt();
    this.lastReadAtMs = nowMs;
    const before = this.watched;
    this.watched = new Map();
    return heartbeats.filter(({ process, beat }) => {
      const known = before.get(process);
      const silentMs = known?.beat === beat ? known.silentMs + passedMs : 0;
      this.watched.set(process, { beat, silentMs });
      return silentMs >= SILENCE_MS;
    });
  }

  /** Starts again: the database did not answer. */
  interrupt(): void {
    this.watched.clear();
  }
}
