import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Usage by credential and day, the tokens of a month, and the keys of retried requests. */
export class UsageAndIdempotency1795219210000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE usage_days (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        day date NOT NULL,
        credential_type text NOT NULL,
        -- An API key's id; for access tokens the id of their app, since tokens come and go.
        credential_id text NOT NULL,
        credential_name text NOT NULL,
        requests bigint NOT NULL DEFAULT 0,
        errors bigint NOT NULL DEFAULT 0,
        rate_limited bigint NOT NULL DEFAULT 0,
        input_tokens bigint NOT NULL DEFAULT 0,
        output_tokens bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (account_id, day, credential_type, credential_id)
      );

      -- What the monthly quota is measured by: one row to read, however much was used.
      CREATE TABLE usage_months (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        month date NOT NULL,
        tokens bigint NOT NULL,
        PRIMARY KEY (account_id, month)
      );

      CREATE TABLE idempotency_keys (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        -- '' stands for API keys.
        client_id text NOT NULL,
        key text NOT NULL,
        -- SHA-256 of method, path and canonical body.
        fingerprint bytea NOT NULL,
        -- Whoever holds the claim may finish; it falls to the next one when the lease runs out.
        claim uuid NOT NULL,
        lease_expires_at timestamptz NOT NULL,
        -- Set once, together with the record itself.
        generation_id uuid REFERENCES generations ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, client_id, key)
      );
      CREATE INDEX idempotency_keys_expires_at_idx ON idempotency_keys (expires_at);
      CREATE INDEX idempotency_keys_generation_id_idx ON idempotency_keys (generation_id)
        WHERE generation_id IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE idempotency_keys, usage_months, usage_days');
  }
}
