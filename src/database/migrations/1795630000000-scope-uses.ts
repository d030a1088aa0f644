import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each scope of a key was last used. No row is rewritten. */
export class ScopeUses1795630000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE api_key_scope_uses (
        key_id uuid NOT NULL REFERENCES api_keys ON DELETE CASCADE,
        scope text NOT NULL,
        used_at timestamptz NOT NULL,
        PRIMARY KEY (key_id, scope)
      );
      -- For keys that exist already: from when on a missing use means that there was none.
      ALTER TABLE api_keys ADD scope_uses_since timestamptz NOT NULL DEFAULT now();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE api_keys DROP scope_uses_since;
      DROP TABLE api_key_scope_uses;
    `);
  }
}
