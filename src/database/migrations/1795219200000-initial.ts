import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans, accounts, API keys, generations and the counts of them. */
export class Initial1795219200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE plans (
        id text PRIMARY KEY,
        requests_per_minute integer NOT NULL CHECK (requests_per_minute > 0),
        concurrency integer NOT NULL CHECK (concurrency > 0),
        tokens_per_month bigint CHECK (tokens_per_month >= 0)
      );

      INSERT INTO plans (id, requests_per_minute, concurrency) VALUES
        ('free', 60, 10),
        ('pro', 300, 50),
        ('scale', 3000, 200);

      CREATE TABLE accounts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        name text NOT NULL,
        password_hash text NOT NULL,
        is_admin boolean NOT NULL DEFAULT false,
        plan text NOT NULL DEFAULT 'free' REFERENCES plans,
        -- Limits of its own where set, else the plan's.
        requests_per_minute integer CHECK (requests_per_minute > 0),
        concurrency integer CHECK (concurrency > 0),
        tokens_per_month bigint CHECK (tokens_per_month >= 0),
        suspended_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX accounts_email_key ON accounts (lower(email));

      CREATE TABLE api_keys (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL,
        -- HMAC-SHA-256 of the key under the pepper that pepper_id names; the key itself is nowhere.
        digest bytea NOT NULL,
        pepper_id text NOT NULL,
        last_four text NOT NULL,
        scopes text[] NOT NULL,
        allowed_cidrs text[],
        requests_per_minute integer CHECK (requests_per_minute > 0),
        expires_at timestamptz,
        revoked_at timestamptz,
        revoked_reason text,
        rotated_from uuid REFERENCES api_keys ON DELETE SET NULL,
        -- AES-256-GCM (nonce, tag, ciphertext) for the owner who copies the key; gone once it is revoked.
        vault bytea,
        vault_key_id text,
        last_used_at timestamptz,
        last_used_address text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX api_keys_digest_key ON api_keys (digest);
      CREATE INDEX api_keys_account_id_idx ON api_keys (account_id, created_at DESC);
      CREATE INDEX api_keys_rotated_from_idx ON api_keys (rotated_from) WHERE rotated_from IS NOT NULL;

      CREATE TABLE generations (
        -- A UUIDv7: newest first is the order of the primary key.
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        credential_type text NOT NULL,
        credential_id text NOT NULL,
        client_id text,
        template text NOT NULL,
        content text NOT NULL,
        input_tokens integer NOT NULL CHECK (input_tokens >= 0),
        output_tokens integer NOT NULL CHECK (output_tokens >= 0),
        model text NOT NULL,
        finish_reason text NOT NULL,
        refined_from uuid,
        warnings jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL
      );
      CREATE INDEX generations_account_id_idx ON generations (account_id, id DESC);
      CREATE INDEX generations_client_id_idx ON generations (account_id, client_id, id DESC)
        WHERE client_id IS NOT NULL;

      -- How many generations there are to list, kept beside them: count(*) would grow with the history.
      CREATE TABLE generation_counts (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        -- '' stands for what was made with API keys.
        client_id text NOT NULL,
        total bigint NOT NULL,
        PRIMARY KEY (account_id, client_id)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE generation_counts, generations, api_keys, accounts, plans');
  }
}
