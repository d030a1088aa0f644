import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The daily totals of accounts with many credentials. Those of the last 90 days are computed once the service has started. */
export class AccountUsageTotals1795670000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account_usage_totals (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        day date NOT NULL,
        requests bigint NOT NULL,
        errors bigint NOT NULL,
        rate_limited bigint NOT NULL,
        tokens bigint NOT NULL,
        PRIMARY KEY (account_id, day)
      );
      CREATE INDEX account_usage_totals_day_idx ON account_usage_totals (day);
      ALTER TABLE usage_totals ADD accounts_summed_at timestamptz;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE usage_totals DROP accounts_summed_at;
      DROP TABLE account_usage_totals;
    `);
  }
}
