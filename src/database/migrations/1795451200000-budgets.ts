import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Monthly limits of keys and apps, and what running calls have reserved of them and of their account's quota. */
export class Budgets1795451200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE usage_months ADD COLUMN reserved_tokens bigint NOT NULL DEFAULT 0;

      ALTER TABLE api_keys
        ADD COLUMN tokens_per_month bigint,
        -- Nano-units of the currency.
        ADD COLUMN spend_per_month bigint,
        -- The first key of a chain of rotations, whose limits and usage its successors share; null for the first.
        ADD COLUMN budget_id uuid;

      -- The usage of keys and apps that have a limit.
      CREATE TABLE credential_months (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        credential_id text NOT NULL,
        month date NOT NULL,
        tokens bigint NOT NULL,
        spend bigint NOT NULL,
        reserved_tokens bigint NOT NULL DEFAULT 0,
        reserved_spend bigint NOT NULL DEFAULT 0,
        -- Until then it is added up again: calls that began before the limit are not counted when they end.
        recount_until timestamptz,
        PRIMARY KEY (account_id, credential_id, month)
      ) WITH (fillfactor = 70);
      CREATE INDEX credential_months_recount_until_idx ON credential_months (recount_until)
        WHERE recount_until IS NOT NULL;

      -- Rows live as long as a call. No foreign key, which would lock the account's row for each.
      CREATE TABLE usage_reservations (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        month date NOT NULL,
        account_tokens bigint NOT NULL,
        credential_id text,
        tokens bigint NOT NULL,
        spend bigint NOT NULL,
        lease_ends_at timestamptz NOT NULL
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
      CREATE INDEX usage_reservations_lease_ends_at_idx ON usage_reservations (lease_ends_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE usage_reservations, credential_months;
      ALTER TABLE api_keys DROP COLUMN budget_id, DROP COLUMN spend_per_month, DROP COLUMN tokens_per_month;
      ALTER TABLE usage_months DROP COLUMN reserved_tokens;
    `);
  }
}
