import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Principal } from '../common/principal.js';
import { Config } from '../config/config.js';
import { BatchWriter } from '../database/batch-writer.js';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import type { Claim } from './idempotency-claim.js';
import { GenerationStore } from './generation-store.js';
import type { Generation } from './generation.js';
import { CLAIM_SQL, FIND_SQL, RELEASE_SQL, RENEW_SQL, type IdempotencyRow } from './idempotency-sql.js';

/** Either ours to do, or done before. */
export type Claimed = { claim: Claim; replay?: undefined } | { claim?: undefined; replay: Generation };

const LEASE_MARGIN_MS = 5_000;
const POLL_MS = 50;

/** A claim on its way into the database. */
interface ClaimRow {
  accountId: string;
  clientId: string;
  key: string;
  fingerprint: Buffer;
  token: string;
}

/** Makes a retry answer what the first request answered, also across processes and after a crash. */
@Injectable()
export class Idempotency {
  private readonly claims: BatchWriter<ClaimRow, boolean>;

  constructor(
    private readonly pool: HotPool,
    private readonly store: GenerationStore,
    private readonly config: Config,
    janitor: Janitor,
  ) {
    this.claims = new BatchWriter((rows) => this.insertClaims(rows), { writesMax: 1 });
    janitor.register('idempotency keys', deleteExpired('idempotency_keys', { keptFor: '0' }));
  }

  /**
   * Claims a key, or brings what it made before. While somebody else is at it this waits, until the deadline + 1 s:
   * then `idempotency_in_progress`. Throws `idempotency_key_reused` where the key stood for another request, and the
   * signal's reason where nothing more is to be claimed.
   */
  async claim(principal: Principal, key: string, fingerprint: Buffer, signal: AbortSignal): Promise<Claimed> {
    const giveUpAt = performance.now() + this.config.modelDeadlineMs + 1_000;
    for (;;) {
      signal.throwIfAborted();
      const claim = await this.tryClaim(principal, key, fingerprint);
      if (claim) return { claim };
      const row = await this.find(principal, key);
      if (row && !row.fingerprint.equals(fingerprint)) throw keyReused();
      const replay = row?.generation_id && (await this.store.findOwned(principal, row.generation_id));
      if (replay) return { replay };
      if (performance.now() >= giveUpAt) throw inProgress();
      await delay(POLL_MS);
    }
  }

  private async tryClaim(
    { account, credential }: Principal,
    key: string,
    fingerprint: Buffer,
  ): Promise<Claim | null> {
    const token = randomUUID();
    const clientId = credential.clientId ?? '';
    if (!(await this.claims.add({ accountId: account.id, clientId, key, fingerprint, token }))) return null;
    const owner = [account.id, clientId, key];
    const renewal = setInterval(() => {
      // A renewal that fails is tried again; the lease outlives two of them.
      this.pool.query(RENEW_SQL, [...owner, token, this.leaseMs]).catch(() => undefined);
    }, this.leaseMs / 3).unref();
    const settle = () => clearInterval(renewal);
    const release = async () => {
      settle();
      // What can't be released now is released by the end of its lease.
      await this.pool.query(RELEASE_SQL, [...owner, token]).catch(() => undefined);
    };
    return { token, key, settle, release };
  }

  private async insertClaims(rows: ClaimRow[]): Promise<boolean[]> {
    const { rows: held } = await this.pool.query<{ claim: string }>({
      name: 'claim-idempotency-keys',
      text: CLAIM_SQL,
      values: [
        rows.map(({ accountId }) => accountId),
        rows.map(({ clientId }) => clientId),
        rows.map(({ key }) => key),
        rows.map(({ fingerprint }) => fingerprint),
        rows.map(({ token }) => token),
        this.leaseMs,
      ],
    });
    const tokens = new Set(held.map(({ claim }) => claim));
    return rows.map(({ token }) => tokens.has(token));
  }

  private async find({ account, credential }: Principal, key: string): Promise<IdempotencyRow | undefined> {
    const { rows } = await this.pool.query<IdempotencyRow>(FIND_SQL, [
      account.id,
      credential.clientId ?? '',
      key,
    ]);
    return rows[0];
  }

  private get leaseMs(): number {
    return this.config.modelDeadlineMs + LEASE_MARGIN_MS;
  }
}

function keyReused(): AppError {
  return new AppError(
    'idempotency_key_reused',
    'This Idempotency-Key stood for another request within the last 24 hours.',
  );
}

function inProgress(): AppError {
  return new AppError(
    'idempotency_in_progress',
    'The first request with this Idempotency-Key is still running.',
    {
      retryAfterSeconds: 1,
    },
  );
}
