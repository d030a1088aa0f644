import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { AppError } from '../common/errors/app-error.js';
import { HotPool } from '../database/database.module.js';
import { sqlCleanup } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { countersOf, PER_SOURCE, type Counter, type PasswordAttempt } from './sign-in-counters.js';

/**
 * Limits password guessing. Attempts are counted in the database and by its clock: per account and address, per address,
 * and per account over all addresses. A browser that has signed in to the account before is counted by itself instead, so
 * guessing never locks out the owner, wherever it comes from.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly pool: HotPool,
    private readonly audit: AuditLog,
    janitor: Janitor,
  ) {
    janitor.register('sign-in attempts', sqlCleanup(DELETE_FORGOTTEN_SQL));
  }

  /**
   * Counts an attempt as failed before its password is verified, so that attempts made in parallel count too.
   * Throws `rate_limited` while a wait is in force; such an attempt is not counted anywhere.
   */
  async admit(attempt: PasswordAttempt): Promise<void> {
    const counted: Counter[] = [];
    for (const counter of countersOf(attempt)) {
      const waitMs = await this.count(counter);
      if (waitMs === null) {
        counted.push(counter);
        continue;
      }
      for (const { key } of counted) await this.pool.query(TAKE_BACK_SQL, [key]);
      await this.report(counter);
      throw tooManyAttempts(waitMs);
    }
  }

  /** Reverts the count of an attempt with a correct password, and resets the failures of its source only. */
  async succeed(attempt: PasswordAttempt): Promise<void> {
    for (const { key, allowance } of countersOf(attempt))
      await this.pool.query(allowance === PER_SOURCE ? FORGET_SQL : TAKE_BACK_SQL, [key]);
  }

  /** Counts a failure. During a delay, returns the remaining milliseconds instead. */
  private async count({ key, allowance }: Counter): Promise<number | null> {
    const values = [key, allowance.freeFailures, allowance.waitMaxSeconds];
    const { rows } = await this.pool.query<{ wait_ms: number | null }>(COUNT_SQL, values);
    // No row: another attempt started the wait, or its success ended it, while this one was looking.
    return rows[0] ? rows[0].wait_ms : 0;
  }

  // Once for each wait, so that repeated attempts don't fill the log.
  private async report({ key, email }: Counter) {
    const { rowCount } = await this.pool.query(REPORT_SQL, [key]);
    if (rowCount === 0) return;
    const { rows } = await this.pool.query<{ id: string; email: string }>(FIND_ACCOUNT_SQL, [email]);
    const account = rows[0];
    const target = account ? { type: 'account', id: account.id, name: account.email } : null;
    await this.audit.note({ action: 'session.throttled', accountId: account?.id ?? null, target });
  }
}

function tooManyAttempts(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait =
    retryAfterSeconds > 90 ? `${Math.ceil(retryAfterSeconds / 60)} minutes` : `${retryAfterSeconds} s`;
  return new AppError('rate_limited', `Too many attempts to sign in. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}

// Checks and counts in one statement, so parallel attempts are all counted. Failures expire after an hour, and none are
// counted during a delay. A delay longer than the maximum was set by a clock that has been corrected since, and is
// ignored.
const COUNT_SQL = `
  WITH counted AS (
    INSERT INTO sign_in_attempts AS attempt (key, failures, last_at) VALUES ($1, 1, now())
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN attempt.last_at < now() - interval '1 hour' THEN 1 ELSE attempt.failures + 1 END,
      last_at = now(),
      retry_at = CASE
        WHEN attempt.last_at < now() - interval '1 hour' OR attempt.failures + 1 < $2 THEN NULL
        ELSE now() + least($3, 2 ^ least(attempt.failures + 1 - $2, 20)) * interval '1 second' END
    WHERE attempt.retry_at IS NULL OR attempt.retry_at <= now()
       OR attempt.retry_at > now() + $3 * interval '1 second'
    RETURNING NULL::float8 AS wait_ms
  )
  SELECT wait_ms FROM counted
  UNION ALL
  SELECT greatest(extract(epoch FROM coalesce(retry_at, now()) - now()) * 1000, 0)::float8
    FROM sign_in_attempts WHERE key = $1 AND NOT EXISTS (SELECT FROM counted)`;

// Updates the row for one of several concurrent callers, so that each delay is audited once.
const REPORT_SQL = `
  UPDATE sign_in_attempts SET told_until = retry_at
   WHERE key = $1 AND told_until IS DISTINCT FROM retry_at`;

const FIND_ACCOUNT_SQL = `
  SELECT id, email FROM accounts WHERE lower(email) = $1`;

const FORGET_SQL = 'DELETE FROM sign_in_attempts WHERE key = $1';

const TAKE_BACK_SQL = `
  UPDATE sign_in_attempts SET failures = greatest(failures - 1, 0), retry_at = NULL WHERE key = $1`;

const DELETE_FORGOTTEN_SQL = `
  DELETE FROM sign_in_attempts WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM sign_in_attempts WHERE last_at < now() - interval '1 day' LIMIT $1 FOR UPDATE SKIP LOCKED))`;
