import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the dashboard needs to order and find among very many rows, and to let accounts go. */
export class LongLists1795219510000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Each order and each search that administrators have over all accounts. "C": beginnings are found by it, too.
      CREATE INDEX accounts_created_at_idx ON accounts (created_at DESC, id);
      CREATE INDEX accounts_email_idx ON accounts (lower(email) COLLATE "C", id);
      CREATE INDEX accounts_name_idx ON accounts (lower(name) COLLATE "C", id);
      CREATE INDEX api_keys_created_at_idx ON api_keys (created_at DESC, id);
      CREATE INDEX api_keys_name_idx ON api_keys (lower(name) COLLATE "C", id);
      CREATE INDEX api_keys_last_used_at_idx ON api_keys (last_used_at DESC NULLS LAST, id);
      CREATE INDEX api_keys_expires_at_idx ON api_keys (expires_at, id);
      CREATE INDEX api_keys_last_four_idx ON api_keys (last_four);
      CREATE INDEX oauth_clients_created_at_idx ON oauth_clients (created_at DESC, id);
      CREATE INDEX oauth_clients_name_idx ON oauth_clients (lower(name) COLLATE "C", id);

      -- Ciphertexts whose key has ended, to be wiped.
      CREATE INDEX api_keys_vault_idx ON api_keys (expires_at) WHERE vault IS NOT NULL;

      CREATE INDEX audit_events_account_action_idx ON audit_events (account_id, action, seq DESC);
      CREATE INDEX audit_events_actor_id_idx ON audit_events (actor_id, seq DESC) WHERE actor_id IS NOT NULL;
      CREATE INDEX audit_events_actor_name_idx ON audit_events (actor_name, seq DESC) WHERE actor_name IS NOT NULL;
      CREATE INDEX audit_events_address_idx ON audit_events (address, seq DESC) WHERE address IS NOT NULL;
      CREATE INDEX audit_events_target_id_idx ON audit_events (target_id, seq DESC) WHERE target_id IS NOT NULL;
      CREATE INDEX audit_events_target_name_idx ON audit_events (target_name, seq DESC) WHERE target_name IS NOT NULL;

      CREATE INDEX usage_days_day_idx ON usage_days (day);
      CREATE INDEX usage_days_app_idx ON usage_days (account_id, credential_id) WHERE credential_type = 'oauth_token';
      CREATE INDEX usage_months_month_idx ON usage_months (month);

      -- Days that are over, of all accounts together, also of those that are gone since.
      CREATE TABLE usage_totals (
        day date PRIMARY KEY,
        requests bigint NOT NULL,
        errors bigint NOT NULL,
        rate_limited bigint NOT NULL,
        tokens bigint NOT NULL
      );

      -- A form that was typed when its session had ended, until it is sent.
      ALTER TABLE sessions ADD kept_page text, ADD kept_fields text, ADD kept_at timestamptz;

      -- The end of the wait for which an event was last written, so that each wait is audited once.
      ALTER TABLE sign_in_attempts ADD told_until timestamptz;

      -- Of an account that is deleted, the texts go bit by bit; all the rest goes with it, so nothing can be added.
      CREATE TABLE deleted_accounts (
        id uuid PRIMARY KEY,
        deleted_at timestamptz NOT NULL
      );
      ALTER TABLE generations DROP CONSTRAINT generations_account_id_fkey;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM generations WHERE account_id IN (SELECT id FROM deleted_accounts);
      ALTER TABLE generations ADD CONSTRAINT generations_account_id_fkey
        FOREIGN KEY (account_id) REFERENCES accounts ON DELETE CASCADE;
      DROP TABLE deleted_accounts, usage_totals;
      ALTER TABLE sign_in_attempts DROP told_until;
      ALTER TABLE sessions DROP kept_page, DROP kept_fields, DROP kept_at;
      DROP INDEX usage_months_month_idx, usage_days_app_idx, usage_days_day_idx, audit_events_target_name_idx,
        audit_events_target_id_idx, audit_events_address_idx, audit_events_actor_name_idx,
        audit_events_actor_id_idx, audit_events_account_action_idx, api_keys_vault_idx, oauth_clients_name_idx,
        oauth_clients_created_at_idx, api_keys_last_four_idx, api_keys_expires_at_idx, api_keys_last_used_at_idx,
        api_keys_name_idx, api_keys_created_at_idx, accounts_name_idx, accounts_email_idx, accounts_created_at_idx;
    `);
  }
}
