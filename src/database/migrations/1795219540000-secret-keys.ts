import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which keys of `SECRET_KEY` the database has been used with, and what it needs of those that have left the list. */
export class SecretKeys1795219540000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE secret_keys (
        id text PRIMARY KEY,
        -- Derived from the key (HKDF): tells another key of the same id. null until a process has come with the key.
        fingerprint bytea,
        -- Since when it has made things; null for one that is only listed yet.
        used_since timestamptz,
        -- Since when nothing is sealed with it any more.
        retired_at timestamptz,
        -- Its keys for checking digests and the audit chain, sealed with the key that carried_by names.
        carried bytea,
        carried_by text
      );
      INSERT INTO secret_keys (id, used_since)
        SELECT id, now() FROM (
          SELECT pepper_id AS id FROM api_keys
          UNION SELECT vault_key_id FROM api_keys WHERE vault IS NOT NULL
          UNION SELECT pepper_id FROM oauth_client_secrets
          UNION SELECT sealing_key_id FROM oauth_signing_keys
          UNION SELECT key_id FROM audit_events) AS used;

      CREATE INDEX api_keys_vault_key_id_idx ON api_keys (vault_key_id, id) WHERE vault IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX api_keys_vault_key_id_idx;
      DROP TABLE secret_keys;
    `);
  }
}
