import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { HotPool } from '../database/database.module.js';

/** Failures in a row that cost nothing; each further one doubles the wait. */
const FREE_FAILURES = { account: 5, address: 30 };
const WAIT_MAX_SECONDS = 900;

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
  ) {}

  /**
   * Counts an attempt before its password is looked at, so that attempts made side by side count too. Throws
   * `rate_limited` where the wait is not over yet.
   */
  async admit(email: string, address: string): Promise<void> {
    const now = this.clock.now();
    const { rows } = await this.pool.query<{ blocked_until: Date }>(BLOCKED_SQL, [
      this.keys(email, address),
      new Date(now),
    ]);
    if (rows[0]) throw tooManyAttempts(rows[0].blocked_until.getTime() - now);
    const [account, source] = this.keys(email, address);
    await this.count(account!, FREE_FAILURES.account, now);
    await this.count(source!, FREE_FAILURES.address, now);
  }

  /** Forgets the failures on an account after its password was given; those of the address fade by themselves. */
  async forget(email: string, address: string): Promise<void> {
    await this.pool.query('DELETE FROM sign_in_attempts WHERE key = $1', [this.keys(email, address)[0]]);
  }

  private async count(key: Buffer, freeFailures: number, now: number) {
    const values = [key, new Date(now), freeFailures, WAIT_MAX_SECONDS];
    const { rowCount } = await this.pool.query(COUNT_SQL, values);
    // Another attempt of the same moment used up the last one.
    if (rowCount === 0) throw tooManyAttempts(1_000);
  }

  private keys(email: string, address: string): Buffer[] {
    const network = normalizeIp(address, 64);
    return [`account|${email.trim().toLowerCase()}|${network}`, `address|${network}`].map((text) =>
      createHash('sha256').update(text).digest(),
    );
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

const BLOCKED_SQL = `
  SELECT blocked_until FROM sign_in_attempts
   WHERE key = ANY($1) AND blocked_until > $2 ORDER BY blocked_until DESC LIMIT 1`;

// Failures older than an hour are forgotten.
const COUNT_SQL = `
  INSERT INTO sign_in_attempts AS attempt (key, failures, last_at, blocked_until) VALUES ($1, 1, $2, $2)
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN attempt.last_at < $2 - interval '1 hour' THEN 1 ELSE attempt.failures + 1 END,
    last_at = $2,
    blocked_until = CASE
      WHEN attempt.last_at < $2 - interval '1 hour' OR attempt.failures + 1 < $3 THEN $2
      ELSE $2 + least($4, 2 ^ least(attempt.failures + 1 - $3, 20)) * interval '1 second' END
  WHERE attempt.blocked_until <= $2`;
