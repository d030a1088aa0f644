import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets daily totals be recomputed, and lets a flush of request counts be retried without counting twice. */
export class RepeatableUsage1795219600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- When the total was computed, by the clock of the database. NULL: by a version that could not repeat it.
      ALTER TABLE usage_totals ADD summed_at timestamptz;

      -- Flushes of request counts that were committed, so that a retry after a lost reply adds nothing.
      CREATE TABLE usage_flushes (
        id uuid PRIMARY KEY,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX usage_flushes_expires_at_idx ON usage_flushes (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE usage_flushes;
      ALTER TABLE usage_totals DROP summed_at;
    `);
  }
}
