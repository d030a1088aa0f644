import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { BatchWriter } from '../database/batch-writer.js';
import { HotPool } from '../database/database.module.js';
import { LOCK_WAIT_MS } from '../database/limited-wait.js';
import { openCounters } from './open-counters.js';
import { release, type ReleasedRow } from './release-sql.js';
import { reserve, wasRejectedTooSoon, type ReservationOutcome, type ReservationRow } from './reserve-sql.js';

/** How long a reservation outlives the last heartbeat of its process. */
export const LEASE_MS = 15_000;

/** The reservations in the database. Those of an account share statements, one at a time in each process. */
@Injectable()
export class ReservationStore implements OnApplicationShutdown {
  private readonly reservations: BatchWriter<ReservationRow, ReservationOutcome>;
  private readonly releases: BatchWriter<ReleasedRow & { isExpired: boolean }>;

  constructor(private readonly pool: HotPool) {
    this.reservations = new BatchWriter((rows, lockWaitMs) => this.reserveAll(rows, lockWaitMs), {
      groupOf: ({ accountId, month }) => `${accountId} ${month}`,
      separatesGroups: true,
      writeAgain: (rows) => this.reserveMissing(rows),
    });
    this.releases = new BatchWriter((rows, lockWaitMs) => this.releaseAll(rows, lockWaitMs), {
      groupOf: ({ accountId, isExpired }) => `${accountId} ${isExpired}`,
      separatesGroups: true,
      // A release that was committed already changes nothing.
      writeAgain: (rows) => this.releaseAll(rows),
      writesMax: 1,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.reservations.drain(), this.releases.drain()]);
  }

  /** Reserves what a call can use, if all its limits have room for it. */
  async reserve(row: ReservationRow): Promise<ReservationOutcome> {
    const outcome = await this.reservations.add(row);
    if (!wasRejectedTooSoon(row, outcome)) return outcome;
    return this.reserve({ ...row, retries: row.retries + 1 });
  }

  /** Releases a reservation. With `isExpired`, only if its lease has ended. */
  release(row: ReleasedRow, isExpired = false): Promise<void> {
    return this.releases.add({ ...row, isExpired });
  }

  private async reserveAll(rows: ReservationRow[], lockWaitMs = LOCK_WAIT_MS): Promise<ReservationOutcome[]> {
    const first = await this.send(rows, lockWaitMs);
    const uncounted = rows.filter(({ id }) => first.get(id)!.exceeded === 'uncounted');
    if (uncounted.length === 0) return rows.map(({ id }) => first.get(id)!);
    const { accountId, month } = uncounted[0]!;
    const credentialIds = uncounted.flatMap(({ credentialId }) => credentialId ?? []);
    await openCounters(this.pool, accountId, month, [...new Set(credentialIds)]);
    const second = await this.send(uncounted, lockWaitMs);
    return rows.map(({ id }) => second.get(id) ?? first.get(id)!);
  }

  private async send(rows: ReservationRow[], lockWaitMs: number): Promise<Map<string, ReservationOutcome>> {
    const { rows: outcomes } = await this.pool.query<ReservationOutcome>(reserve(rows, LEASE_MS, lockWaitMs));
    return new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  }

  /** Reserves what a statement with a lost reply has not. Throws while that is still running. */
  private async reserveMissing(rows: ReservationRow[]): Promise<ReservationOutcome[]> {
    const { rows: found } = await this.pool.query<{ id: string }>(
      'SELECT id FROM usage_reservations WHERE id = ANY($1)',
      [rows.map(({ id }) => id)],
    );
    const outcomes = new Map(found.map(({ id }) => [id, { id, exceeded: null, taken: null, used: null }]));
    const missing = rows.filter(({ id }) => !outcomes.has(id));
    const reserved = missing.length > 0 ? await this.reserveAll(missing) : [];
    return rows.map(({ id }) => outcomes.get(id) ?? reserved.find((outcome) => outcome.id === id)!);
  }

  private async releaseAll(
    rows: (ReleasedRow & { isExpired: boolean })[],
    lockWaitMs = LOCK_WAIT_MS,
  ): Promise<void[]> {
    await this.pool.query(release(rows, rows[0]!.isExpired, lockWaitMs));
    return rows.map(() => undefined);
  }
}
