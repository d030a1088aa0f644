import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { BatchWriter } from '../database/batch-writer.js';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { lateOutcomeOf } from '../database/late-outcome.js';
import { LOCK_WAIT_MS } from '../database/limited-wait.js';
import { ClaimReleases } from './claim-releases.js';
import { keyColumns, type FingerprintedKey } from './fingerprinted-key.js';
import type { Claim, KeyOwner } from './idempotency-claim.js';
import { CLAIM_SQL, FIND_CLAIMS_SQL, FIND_SQL, RENEW_SQL, type IdempotencyRow } from './idempotency-sql.js';

/** A claim to be inserted. */
interface ClaimRow extends FingerprintedKey {
  token: string;
}

const LEASE_MARGIN_MS = 5_000;

/** Claims and reads idempotency keys in the database, many in one statement, and renews and releases the claims. */
@Injectable()
export class ClaimStore {
  private readonly finds = new BatchWriter((owners: KeyOwner[]) => this.findAll(owners));
  private readonly claims: BatchWriter<ClaimRow, boolean>;
  private readonly releases: ClaimReleases;

  constructor(
    private readonly pool: HotPool,
    private readonly config: Config,
    janitor: Janitor,
  ) {
    this.claims = new BatchWriter((rows, lockWaitMs) => this.insert(rows, lockWaitMs), {
      writeAgain: (rows) => this.insertAgain(rows),
      groupOf: ({ accountId }) => accountId,
      writesMax: 1,
    });
    this.releases = new ClaimReleases(pool);
    janitor.register('idempotency keys', deleteExpired('idempotency_keys', { keptFor: '0' }));
  }

  /** Claims waiting for a statement. */
  get depth(): number {
    return this.claims.depth;
  }

  /** Reads a key; resolves with `undefined` if it is not claimed. */
  find(owner: KeyOwner): Promise<IdempotencyRow | undefined> {
    return this.finds.add(owner);
  }

  /**
   * Claims a key that is free or already claimed with this token. Returns null if another request holds it. Where `isShared`,
   * another process may continue the claim with the same token, so a release is not retried for longer than the lease.
   */
  async claim(owner: KeyOwner, fingerprint: Buffer, token: string, isShared = false): Promise<Claim | null> {
    const [accountId, clientId, key] = owner;
    const isHeld = await this.claims.add({ accountId, clientId, key, fingerprint, token }).catch((error) => {
      // A claim that appears after the wait has ended is not used, so it must not block the key.
      lateOutcomeOf<boolean>(error)
        ?.then(() => this.releases.release(owner, token, this.leaseMs))
        .catch(() => undefined);
      throw error;
    });
    return isHeld ? this.renewed(owner, token, isShared ? this.leaseMs : Infinity) : null;
  }

  private async findAll(owners: KeyOwner[]): Promise<(IdempotencyRow | undefined)[]> {
    const columns = [0, 1, 2].map((column) => owners.map((owner) => owner[column]));
    const { rows } = await this.pool.query<IdempotencyRow & { ordinal: number }>(FIND_SQL, columns);
    const found = new Map(rows.map((row) => [row.ordinal, row]));
    return owners.map((_owner, index) => found.get(index + 1));
  }

  private renewed(owner: KeyOwner, token: string, releaseForMs: number): Claim {
    const renewal = setInterval(() => {
      // A failed renewal is retried; the lease outlives two of them.
      this.pool.query(RENEW_SQL, [...owner, token, this.leaseMs]).catch(() => undefined);
    }, this.leaseMs / 3).unref();
    const settle = () => clearInterval(renewal);
    const release = () => {
      settle();
      return this.releases.release(owner, token, releaseForMs);
    };
    return { token, key: owner[2], settle, release };
  }

  private async insert(rows: ClaimRow[], lockWaitMs = LOCK_WAIT_MS): Promise<boolean[]> {
    const { rows: held } = await this.pool.query<{ claim: string }>({
      name: 'claim-idempotency-keys',
      text: CLAIM_SQL,
      values: [...keyColumns(rows), rows.map(({ token }) => token), this.leaseMs, lockWaitMs],
    });
    const tokens = new Set(held.map(({ claim }) => claim));
    return rows.map(({ token }) => tokens.has(token));
  }

  /** Claims keys that an earlier statement, whose reply was lost, may have claimed already. */
  private async insertAgain(rows: ClaimRow[]): Promise<boolean[]> {
    const isClaimed = await this.insert(rows);
    const { rows: held } = await this.pool.query<{ claim: string }>(FIND_CLAIMS_SQL, [
      ...keyColumns(rows).slice(0, 3),
      rows.map(({ token }) => token),
    ]);
    const tokens = new Set(held.map(({ claim }) => claim));
    return rows.map(({ token }, index) => isClaimed[index]! || tokens.has(token));
  }

  private get leaseMs(): number {
    return this.config.modelDeadlineMs + LEASE_MARGIN_MS;
  }
}
