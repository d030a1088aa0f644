import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fields that callers store with a record. Constant defaults rewrite no rows, however large the table is. */
export class GenerationLabels1795450900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE generations
        ADD metadata jsonb NOT NULL DEFAULT '{}',
        ADD end_user text,
        -- Whether the caller allows the prompt, options and instructions to be kept.
        ADD store boolean NOT NULL DEFAULT true;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE generations DROP metadata, DROP end_user, DROP store');
  }
}
