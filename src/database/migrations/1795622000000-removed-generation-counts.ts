import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has to be subtracted from `generation_counts` after a partition was dropped. */
export class RemovedGenerationCounts1795622000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE removed_generation_counts (
        partition text NOT NULL,
        account_id uuid NOT NULL,
        -- Empty without an app.
        client_id text NOT NULL,
        total bigint NOT NULL,
        PRIMARY KEY (partition, account_id, client_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE removed_generation_counts');
  }
}
