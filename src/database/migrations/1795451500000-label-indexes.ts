import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../create-index-concurrently.js';

/** Finds generations by what their caller stored with them. Generations without it are in neither index. */
export class LabelIndexes1795451500000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      queryRunner,
      'generations_end_user_idx',
      'ON generations (account_id, end_user, id) WHERE end_user IS NOT NULL',
    );
    // No pending list: the insert that fills it up would have to empty it.
    await createIndexConcurrently(
      queryRunner,
      'generations_metadata_idx',
      `ON generations USING gin (metadata jsonb_path_ops) WITH (fastupdate = off) WHERE metadata <> '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX generations_metadata_idx, generations_end_user_idx');
  }
}
