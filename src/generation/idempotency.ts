// Longer than usual: claiming, waiting for, renewing and releasing a key, in one place.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import { Config } from '../config/config.js';
import { BatchWriter } from '../database/batch-writer.js';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { lateOutcomeOf } from '../database/late-outcome.js';
import type { Claim } from './idempotency-claim.js';
import type { Generation } from './generation.entity.js';
import { HistoryService } from './history.service.js';
import {
  CLAIM_SQL,
  FIND_CLAIMS_SQL,
  FIND_SQL,
  RELEASE_SQL,
  RENEW_SQL,
  type IdempotencyRow,
} from './idempotency-sql.js';
import { KeyWatch } from './key-watch.js';

/** Either ours to do, or done before. */
export type Claimed = { claim: Claim; replay?: undefined } | { claim?: undefined; replay: Generation };

const LEASE_MARGIN_MS = 5_000;
/** A key is looked at ever more seldom, so that the answer comes at most a tenth later than it could. */
const PAUSE_MIN_MS = 50;
const PAUSE_MAX_MS = 250;

/** Whose key: the account, the OAuth client (empty where there is none), the key. */
type Owner = [accountId: string, clientId: string, key: string];

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
  private readonly watch = new KeyWatch((owner: Owner) => this.find(owner));

  constructor(
    private readonly pool: HotPool,
    private readonly history: HistoryService,
    private readonly config: Config,
    janitor: Janitor,
  ) {
    this.claims = new BatchWriter((rows) => this.insertClaims(rows), {
      writeAgain: (rows) => this.claimAgain(rows),
      groupOf: ({ accountId }) => accountId,
      writesMax: 1,
    });
    janitor.register('idempotency keys', deleteExpired('idempotency_keys', { keptFor: '0' }));
  }

  /**
   * Claims a key, or brings what it made before. While somebody else is at it this waits, until the deadline + 1 s:
   * then `idempotency_in_progress`. Throws `idempotency_key_reused` where the key stood for another request. Whoever
   * goes away while waiting (`caller`) gets nothing, and nothing is claimed once the process has no time left (`stop`):
   * this ends with the signal's reason, at the next look.
   */
  async claim(
    principal: Principal,
    key: string,
    fingerprint: Buffer,
    { caller, stop }: { caller: AbortSignal; stop: AbortSignal },
  ): Promise<Claimed> {
    const owner: Owner = [principal.account.id, principal.credential.clientId ?? '', key];
    const startedAt = performance.now();
    for (;;) {
      stop.throwIfAborted();
      const claim = await this.tryClaim(owner, fingerprint);
      if (claim) return { claim };
      let row = await this.find(owner);
      do {
        if (row && !row.fingerprint.equals(fingerprint)) throw keyReused();
        const replay = row?.generation_id && (await this.history.find(principal, row.generation_id));
        if (replay) return { replay };
        row = await this.watch.next(owner, this.pauseAfter(performance.now() - startedAt));
        caller.throwIfAborted();
        stop.throwIfAborted();
      } while (row && !row.is_free);
    }
  }

  /** How long to wait before the next look; throws `idempotency_in_progress` where that could come too late. */
  private pauseAfter(waitedMs: number): number {
    if (waitedMs + PAUSE_MAX_MS > this.config.modelDeadlineMs + 1_000) throw inProgress();
    return Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MIN_MS, waitedMs / 10));
  }

  private async tryClaim(owner: Owner, fingerprint: Buffer): Promise<Claim | null> {
    const token = randomUUID();
    const [accountId, clientId, key] = owner;
    const isHeld = await this.claims.add({ accountId, clientId, key, fingerprint, token }).catch((error) => {
      // Nothing is written under a claim that is found only later, so it must not block the key.
      lateOutcomeOf<boolean>(error)
        ?.then(() => this.pool.query(RELEASE_SQL, [...owner, token]))
        .catch(() => undefined);
      throw error;
    });
    if (!isHeld) return null;
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

  /** Claims keys that an earlier statement, whose reply was lost, may have claimed already. */
  private async claimAgain(rows: ClaimRow[]): Promise<boolean[]> {
    const isClaimed = await this.insertClaims(rows);
    const { rows: held } = await this.pool.query<{ claim: string }>(FIND_CLAIMS_SQL, [
      rows.map(({ accountId }) => accountId),
      rows.map(({ clientId }) => clientId),
      rows.map(({ key }) => key),
      rows.map(({ token }) => token),
    ]);
    const tokens = new Set(held.map(({ claim }) => claim));
    return rows.map(({ token }, index) => isClaimed[index]! || tokens.has(token));
  }

  private async find(owner: Owner): Promise<IdempotencyRow | undefined> {
    const { rows } = await this.pool.query<IdempotencyRow>(FIND_SQL, owner);
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
