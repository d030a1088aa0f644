import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cost of each generation and of a day's usage. Constant defaults rewrite no rows, however large the tables are. */
export class Receipts1795451000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE generations
        -- Nano-units of the currency; null for a model without a price.
        ADD cost bigint,
        ADD currency text;
      ALTER TABLE usage_days ADD cost bigint NOT NULL DEFAULT 0;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE usage_days DROP cost;
      ALTER TABLE generations DROP cost, DROP currency;
    `);
  }
}
