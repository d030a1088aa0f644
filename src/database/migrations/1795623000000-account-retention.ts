import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../create-index-concurrently.js';
import { withBriefLocks } from '../with-brief-locks.js';

/** How long an account keeps its texts, if not as long as the operator. */
export class AccountRetention1795623000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await withBriefLocks(queryRunner, [
      'ALTER TABLE accounts ADD COLUMN IF NOT EXISTS retention_days integer',
    ]);
    // Read every minute, for the few accounts that have set one.
    await createIndexConcurrently(
      queryRunner,
      'accounts_retention_days_idx',
      'ON accounts (id) WHERE retention_days IS NOT NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE accounts DROP retention_days');
  }
}
