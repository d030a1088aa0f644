import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { AuditLog } from '../audit/audit-log.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { HotPool } from '../database/database.module.js';
import { Janitor } from '../database/janitor.js';

/** Failures that cost nothing; each further one doubles the wait, up to the longest. */
interface Allowance {
  freeFailures: number;
  waitMaxSeconds: number;
}

const ACCOUNT: Allowance = { freeFailures: 5, waitMaxSeconds: 900 };
/** Many people may share an address, so it is given more, and nobody there waits long for another's guessing. */
const ADDRESS: Allowance = { freeFailures: 40, waitMaxSeconds: 60 };

/**
 * Slows down the guessing of passwords. Guesses are counted for an account as seen from one address, so nobody
 * can lock its owner out from elsewhere, and for the address alone, which stops one password being tried on
 * many accounts. The counts are in the database: all processes share them.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    janitor: Janitor,
  ) {
    janitor.register('sign-in attempts', async (client, rowsMax) => {
      const { rowCount } = await client.query(DELETE_FORGOTTEN_SQL, [rowsMax]);
      return rowCount ?? 0;
    });
  }

  /**
   * Counts an attempt as failed before its password is looked at, so that attempts made side by side count too.
   * Throws `rate_limited` where the wait is not over yet.
   */
  async admit(email: string, address: string): Promise<void> {
    const [account, source] = keysOf(email, address);
    await this.count(account!, ACCOUNT, email);
    await this.count(source!, ADDRESS, null);
  }

  /** Takes an attempt back that had the right password: the account's failures are forgotten, the address's stay. */
  async succeed(email: string, address: string): Promise<void> {
    const [account, source] = keysOf(email, address);
    await this.pool.query('DELETE FROM sign_in_attempts WHERE key = $1', [account]);
    await this.pool.query(TAKE_BACK_SQL, [source]);
  }

  private async count(key: Buffer, { freeFailures, waitMaxSeconds }: Allowance, email: string | null) {
    const now = this.clock.now();
    const { rows } = await this.pool.query<{ waits_until: Date; is_counted: boolean }>(COUNT_SQL, [
      key,
      new Date(now),
      freeFailures,
      waitMaxSeconds,
    ]);
    const { waits_until, is_counted } = rows[0] ?? { waits_until: new Date(now), is_counted: false };
    if (is_counted) return;
    await this.tell(key, email);
    throw tooManyAttempts(waits_until.getTime() - now);
  }

  // Once for each wait, however often somebody tries meanwhile: nobody fills the log with it.
  private async tell(key: Buffer, email: string | null) {
    const { rowCount } = await this.pool.query(TELL_SQL, [key]);
    if (rowCount === 0) return;
    const { rows } = await this.pool.query<{ id: string; email: string }>(FIND_ACCOUNT_SQL, [
      email?.trim().replaceAll('\0', '') ?? null,
    ]);
    const account = rows[0];
    const target = account ? { type: 'account', id: account.id, name: account.email } : null;
    await this.audit.note({ action: 'session.throttled', accountId: account?.id ?? null, target });
  }
}

function keysOf(email: string, address: string): Buffer[] {
  const network = normalizeIp(address, 64);
  return [`account|${email.trim().toLowerCase()}|${network}`, `address|${network}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
}

function tooManyAttempts(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait =
    retryAfterSeconds > 90 ? `${Math.ceil(retryAfterSeconds / 60)} minutes` : `${retryAfterSeconds} s`;
  return new AppError('rate_limited', `Too many attempts to sign in. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}

// Failures older than an hour are forgotten. While the wait lasts nothing is counted, and the row says until when.
const COUNT_SQL = `
  WITH counted AS (
    INSERT INTO sign_in_attempts AS attempt (key, failures, last_at, blocked_until) VALUES ($1, 1, $2, $2)
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN attempt.last_at < $2 - interval '1 hour' THEN 1 ELSE attempt.failures + 1 END,
      last_at = $2,
      blocked_until = CASE
        WHEN attempt.last_at < $2 - interval '1 hour' OR attempt.failures + 1 < $3 THEN $2
        ELSE $2 + least($4, 2 ^ least(attempt.failures + 1 - $3, 20)) * interval '1 second' END
    WHERE attempt.blocked_until <= $2
    RETURNING blocked_until
  )
  SELECT blocked_until AS waits_until, true AS is_counted FROM counted
  UNION ALL
  SELECT blocked_until, false FROM sign_in_attempts WHERE key = $1 AND NOT EXISTS (SELECT FROM counted)`;

const TELL_SQL = `
  UPDATE sign_in_attempts SET told_until = blocked_until
   WHERE key = $1 AND told_until IS DISTINCT FROM blocked_until`;

const FIND_ACCOUNT_SQL = `
  SELECT id, email FROM accounts WHERE lower(email) = lower($1)`;

const TAKE_BACK_SQL = `
  UPDATE sign_in_attempts SET failures = greatest(failures - 1, 0), blocked_until = last_at WHERE key = $1`;

const DELETE_FORGOTTEN_SQL = `
  DELETE FROM sign_in_attempts WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM sign_in_attempts WHERE last_at < now() - interval '1 day' LIMIT $1 FOR UPDATE SKIP LOCKED))`;
