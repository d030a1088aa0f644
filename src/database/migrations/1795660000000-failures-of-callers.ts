import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createPartitionedIndex } from '../create-partitioned-index.js';

/**
 * Finds the failed calls of a key or app. With the index of either all its calls or all failures of its account, a search
 * for rare failures reads thousands of other calls. Calls that succeed are in neither index, so they cost no more. The
 * expressions have statistics of their own: PostgreSQL expects a key to be as frequent among the failures as among all
 * calls otherwise, and would read the failures of the account.
 */
export class FailuresOfCallers1795660000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of ['credential', 'client']) {
      const failed = `(CASE WHEN status >= 400 THEN ${column}_id END)`;
      const definition = `(${failed}, id) WHERE ${failed} IS NOT NULL`;
      await createPartitionedIndex(queryRunner, 'request_log', `${column}_failures_idx`, definition);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP INDEX request_log_client_failures_idx, request_log_credential_failures_idx',
    );
  }
}
