import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EngineTime } from '../../src/engines/chain/engine-time.js';

interface Alarm {
  at: number;
  act: () => void;
}

/** A clock that advances only when requested. */
export class ManualTime implements EngineTime {
  private clockMs = 0;
  private alarms: Alarm[] = [];

  /** How many calls are due in the future. */
  get pending(): number {
    return this.alarms.length;
  }

  now(): number {
    return this.clockMs;
  }

  random(): number {
    return 0.5;
  }

  after(delayMs: number, act: () => void): () => void {
    const alarm = { at: this.clockMs + delayMs, act };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm);
    };
  }

  /** Goes on by `ms`, letting everything that falls due happen in its order. */
  async advance(ms: number): Promise<void> {
    const until = this.clockMs + ms;
    while (await this.ring(until)) await settle();
    this.clockMs = until;
    await settle();
  }

  /** Goes on by `ms` as for a process that was held up: everything that falls due happens in one turn of the event loop. */
  stall(ms: number): void {
    const until = this.clockMs + ms;
    for (let alarm = this.takeDue(until); alarm; alarm = this.takeDue(until)) alarm.act();
    this.clockMs = until;
  }

  /** Goes on until the promise is settled; answers how long that took. */
  async until(promise: Promise<unknown>): Promise<number> {
    const from = this.clockMs;
    const seen = { settled: false };
    const done = () => void (seen.settled = true);
    void promise.then(done, done);
    for (await settle(); !seen.settled; await settle()) {
      if (!(await this.ring(Infinity))) throw new Error('nothing is left that could settle it');
    }
    return this.clockMs - from;
  }

  private async ring(until: number): Promise<boolean> {
    await settle();
    const next = this.takeDue(until);
    next?.act();
    return next !== null;
  }

  private takeDue(until: number): Alarm | null {
    const next = this.alarms.toSorted((a, b) => a.at - b.at)[0];
    if (!next || next.at > until) return null;
    this.alarms = this.alarms.filter((alarm) => alarm !== next);
    this.clockMs = Math.max(this.clockMs, next.at);
    return next;
  }
}

/** Lets promises that are ready run to where they wait again. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
}
