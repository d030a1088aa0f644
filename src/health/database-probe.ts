import { Injectable } from '@nestjs/common';
import { ProbePool } from '../database/database.module.js';

/** The time after which a database that does not respond counts as down. */
const ANSWER_TIMEOUT_MS = 1_000;
/** How long a result is shared with later callers. */
const KEPT_MS = 250;

/**
 * Checks whether the database responds. Callers share one query and, briefly, its result: readiness needs no credential,
 * so frequent requests must not cause frequent queries.
 */
@Injectable()
export class DatabaseProbe {
  private current: { answer: Promise<boolean>; endedAt: number | null } | null = null;

  constructor(private readonly pool: ProbePool) {}

  /** Resolves to false if the database does not respond in time; never rejects. */
  isUp(): Promise<boolean> {
    const { current } = this;
    const isFresh = current && (current.endedAt === null || performance.now() - current.endedAt < KEPT_MS);
    return isFresh ? current.answer : this.start();
  }

  private start(): Promise<boolean> {
    const probe = { answer: this.query(), endedAt: null as number | null };
    this.current = probe;
    void probe.answer.then(() => (probe.endedAt = performance.now()));
    return probe.answer;
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
