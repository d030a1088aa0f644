import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { AppError } from '../common/errors/app-error.js';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { sha256 } from '../common/crypto/sha256.js';

const ATTEMPTS_PER_HOUR = 5;

/**
 * Limits actions that reveal whether an email address has an account: sign-up and changes of the email address. Attempts
 * are counted in the database and by its clock for an hour from the first one, successful or not.
 */
@Injectable()
export class SignUpLimit {
  constructor(
    private readonly pool: HotPool,
    janitor: Janitor,
  ) {
    janitor.register('sign-up attempts', deleteExpired('sign_up_attempts', { keptFor: '1 hour' }));
  }

  /**
   * Counts a sign-up from an address (an IPv6 network of 64 bits counts as one); throws `rate_limited` over the
   * limit.
   */
  admitAddress(address: string): Promise<void> {
    return this.admit(`address|${normalizeIp(address, 64)}`, 'sign-ups are accepted from one address');
  }

  /** Counts a change of an account's email address; throws `rate_limited` over the limit. */
  admitChange(accountId: string): Promise<void> {
    return this.admit(`account|${accountId}`, 'changes of the email address are accepted');
  }

  private async admit(source: string, what: string): Promise<void> {
    const key = sha256(source);
    const { rowCount } = await this.pool.query(COUNT_SQL, [key, ATTEMPTS_PER_HOUR]);
    if (rowCount === 1) return;
    const { rows } = await this.pool.query<{ wait_s: number }>(WAIT_SQL, [key]);
    const retryAfterSeconds = Math.max(1, rows[0]?.wait_s ?? 1);
    throw new AppError(
      'rate_limited',
      `Only ${ATTEMPTS_PER_HOUR} ${what} per hour. Please try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`,
      { retryAfterSeconds },
    );
  }
}

// Checks and counts in one statement, so parallel attempts cannot exceed the limit. An end more than an hour ahead was
// set by a clock that has been corrected since, and is ignored.
const COUNT_SQL = `
  INSERT INTO sign_up_attempts AS attempt (key, attempts, expires_at) VALUES ($1, 1, now() + interval '1 hour')
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN attempt.expires_at BETWEEN now() AND now() + interval '1 hour' THEN attempt.attempts + 1 ELSE 1 END,
    expires_at = CASE WHEN attempt.expires_at BETWEEN now() AND now() + interval '1 hour' THEN attempt.expires_at
                      ELSE now() + interval '1 hour' END
  WHERE attempt.attempts < $2 OR attempt.expires_at NOT BETWEEN now() AND now() + interval '1 hour'`;

const WAIT_SQL = `
  SELECT ceil(extract(epoch FROM expires_at - now()))::int AS wait_s FROM sign_up_attempts WHERE key = $1`;
