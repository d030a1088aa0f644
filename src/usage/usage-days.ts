// Longer than usual: counting, flushing and retrying, with the statement, in one place.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { isLockTimeout, isOutcomeUnknown } from '../common/errors/database-failure.js';
import { Log } from '../common/logging/log.js';
import type { Principal } from '../common/http/principal.js';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Flusher } from '../database/flusher.js';
import { Janitor } from '../database/janitor.js';
import { LIMITED_WAIT } from '../database/limited-wait.js';

/** How a request ended, as far as usage is concerned. */
export type Outcome = 'served' | 'failed' | 'rate_limited';

interface DayCount {
  accountId: string;
  day: string;
  type: string;
  id: string;
  name: string;
  requests: number;
  errors: number;
  rateLimited: number;
}

/** Counts that are written together, or not at all: the id says whether they were. */
interface Batch {
  id: string;
  counts: DayCount[];
}

/** What a crash may lose of the counts of requests that make no record. */
const FLUSH_INTERVAL_MS = 1_000;

/**
 * Counts the requests of each credential and day that make no record of their own (lists, errors, refusals) and
 * adds them up in one statement a second. Requests that make a record are counted with it, in its transaction.
 */
@Injectable()
export class UsageDays {
  private counts = new Map<string, DayCount>();
  /** The same, at hand for whoever has been counted since the last flush. */
  private atHand = new Map<Principal, DayCount>();

  /** To be written, most of them again. */
  private batches: Batch[] = [];

  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly log: Log,
    flusher: Flusher,
    janitor: Janitor,
  ) {
    janitor.register('usage flushes', deleteExpired('usage_flushes', { keptFor: '0' }));
    flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
  }

  note(principal: Principal, outcome: Outcome) {
    const day = dayOf(this.clock.now());
    let count = this.atHand.get(principal);
    if (count?.day !== day) this.atHand.set(principal, (count = this.countOf(principal, day)));
    count.requests += 1;
    if (outcome === 'failed') count.errors += 1;
    if (outcome === 'rate_limited') count.rateLimited += 1;
  }

  private countOf({ account, credential }: Principal, day: string): DayCount {
    const id = usageId(credential);
    const key = keyOf({ accountId: account.id, day, type: credential.type, id });
    let count = this.counts.get(key);
    if (!count) {
      count = {
        accountId: account.id,
        day,
        type: credential.type,
        id,
        name: credential.name,
        requests: 0,
        errors: 0,
        rateLimited: 0,
      };
      this.counts.set(key, count);
    }
    return count;
  }

  /** Adds up what was counted. Where the database is away, the same counts are tried again the next time. */
  async flush(): Promise<void> {
    const counts = [...this.counts.values()];
    this.counts = new Map();
    this.atHand = new Map();
    if (counts.length > 0) this.batches.push({ id: randomUUID(), counts });
    const batches = this.batches;
    this.batches = [];
    for (const batch of batches) await this.write(batch);
  }

  /** Writes a batch; where the database may have committed it all the same, it is tried again as it is. */
  private async write(batch: Batch): Promise<void> {
    try {
      await this.insert(batch);
    } catch (error) {
      const byAccount = Object.values(Object.groupBy(batch.counts, ({ accountId }) => accountId));
      if (isLockTimeout(error) && byAccount.length > 1) {
        // Nothing of it was written. One account's lock holds up no other.
        for (const counts of byAccount) await this.write({ id: randomUUID(), counts: counts! });
        return;
      }
      this.log.warn({ err: error }, 'usage could not be written; it is tried again');
      if (isOutcomeUnknown(error)) this.batches.push(batch);
      else this.putBack(batch.counts);
    }
  }

  private putBack(counts: DayCount[]) {
    for (const count of counts) {
      const key = keyOf(count);
      const current = this.counts.get(key);
      if (current) {
        current.requests += count.requests;
        current.errors += count.errors;
        current.rateLimited += count.rateLimited;
      } else {
        this.counts.set(key, count);
      }
    }
  }

  private async insert({ id, counts }: Batch): Promise<void> {
    const column = <Value>(read: (count: DayCount) => Value) => counts.map(read);
    await this.pool.query(ADD_REQUESTS_SQL, [
      column(({ accountId }) => accountId),
      column(({ day }) => day),
      column(({ type }) => type),
      column((count) => count.id),
      column(({ name }) => name),
      column(({ requests }) => requests),
      column(({ errors }) => errors),
      column(({ rateLimited }) => rateLimited),
      id,
    ]);
  }
}

function keyOf({ accountId, day, type, id }: Pick<DayCount, 'accountId' | 'day' | 'type' | 'id'>): string {
  return `${accountId} ${day} ${type} ${id}`;
}

/** Usage of access tokens is added up by their app: tokens come and go. */
export function usageId({ id, clientId }: Pick<Principal['credential'], 'id' | 'clientId'>): string {
  return clientId ?? id;
}

const DAY_MS = 86_400_000;
const latest = { number: NaN, name: '' };

/** The UTC day of a moment, as `YYYY-MM-DD`. Asked for every request, so the day of the last one is kept at hand. */
export function dayOf(ms: number): string {
  const number = Math.floor(ms / DAY_MS);
  if (number !== latest.number) {
    latest.name = new Date(ms).toISOString().slice(0, 10);
    latest.number = number;
  }
  return latest.name;
}

// An account that was closed meanwhile has no usage to add to. In the order in which texts are counted, so that two
// processes never wait for each other in a circle; a join keeps no order by itself.
// A batch that was committed before adds nothing: a retry waits for an attempt that is still under way, and finds its id.
const ADD_REQUESTS_SQL = `
  WITH ${LIMITED_WAIT}, flush AS (
    INSERT INTO usage_flushes (id, expires_at) SELECT $9::uuid, now() + interval '1 day' FROM limited_wait
    ON CONFLICT DO NOTHING RETURNING id
  )
  INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests, errors, rate_limited)
  SELECT used.* FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[])
    AS used (account_id, day, type, id, name, requests, errors, rate_limited)
    JOIN accounts ON accounts.id = used.account_id
   WHERE EXISTS (SELECT FROM flush)
   ORDER BY used.account_id, used.day, used.type, used.id
  ON CONFLICT (account_id, day, credential_type, credential_id) DO UPDATE
    SET credential_name = excluded.credential_name,
        requests = usage_days.requests + excluded.requests,
        errors = usage_days.errors + excluded.errors,
        rate_limited = usage_days.rate_limited + excluded.rate_limited`;
