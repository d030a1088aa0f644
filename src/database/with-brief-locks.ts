import { setTimeout as delay } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { isLockTimeout } from '../common/errors/database-failure.js';
import { inOneMessage } from './one-message.js';

/** How long a statement waits for its lock. All later statements on the table wait behind it. */
const BRIEF_LOCK_WAIT_MS = 50;
const ATTEMPTS_MAX = 600;
const PAUSE_MS = 250;

/**
 * Runs statements in one transaction, for migrations that set `transaction = false`. All of them are repeated after a
 * pause if one does not get its lock at once. The statements are SQL of the migration, never input.
 */
export async function withBriefLocks(queryRunner: QueryRunner, statements: string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inOneMessage(queryRunner, [
        `SET LOCAL lock_timeout = ${BRIEF_LOCK_WAIT_MS}`,
        ...statements,
      ]);
    } catch (error) {
      if (!isLockTimeout(error) || attempt === ATTEMPTS_MAX) throw error;
      await delay(PAUSE_MS);
    }
  }
}
