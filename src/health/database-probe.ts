import { Injectable } from '@nestjs/common';
import { ProbePool } from '../database/database.module.js';

/** How long the database may take to answer before it counts as down. */
const ANSWER_TIMEOUT_MS = 1_000;
/** How long an answer holds for further callers. */
const KEPT_MS = 250;

/**
 * Asks whether the database answers. Callers share one query and, for a moment, its answer: readiness needs no
 * credential, so however often it is asked for, the database sees a few queries a second.
 */
@Injectable()
export class DatabaseProbe {
  private current: { answer: Promise<boolean>; endedAt: number | null } | null = null;

  constructor(private readonly pool: ProbePool) {}

  /** Resolves with false where the database does not answer in time; never rejects. */
  isUp(): Promise<boolean> {
    const { current } = this;
    const isFresh = current && (current.endedAt === null || performance.now() - current.endedAt < KEPT_MS);
    return isFresh ? current.answer : this.ask();
  }

  private ask(): Promise<boolean> {
    const asked = { answer: this.query(), endedAt: null as number | null };
    this.current = asked;
    void asked.answer.then(() => (asked.endedAt = performance.now()));
    return asked.answer;
  }

  private async query(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS).unref();
    });
    const answer = this.pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
  }
}
