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

  /** The number of pending timers. */
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

  /** Advances by `ms` and runs the timers that are due, in order. */
  async advance(ms: number): Promise<void> {
    const until = this.clockMs + ms;
    while (await this.ring(until)) await settle();
    this.clockMs = until;
    await settle();
  }

  /**
   * Advances by `ms` as after a stall of the process: all timers that are due run in one iteration of the event loop.
   */
  stall(ms: number): void {
    const until = this.clockMs + ms;
    for (let alarm = this.takeDue(until); alarm; alarm = this.takeDue(until)) alarm.act();
    this.clockMs = until;
  }

  /** Advances until the promise is settled; returns the elapsed time. */
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

/** Runs pending promise callbacks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
}
