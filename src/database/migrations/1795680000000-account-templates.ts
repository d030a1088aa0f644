import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableExists } from '../table-parts.js';
import { withBriefLocks } from '../with-brief-locks.js';

/** Templates of accounts, and the version that a text was written by. No row of `generations` is rewritten. */
export class AccountTemplates1795680000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await withBriefLocks(queryRunner, [
      'ALTER TABLE generations ADD COLUMN IF NOT EXISTS template_version integer',
    ]);
    if (await tableExists(queryRunner, 'account_templates')) return;
    await withBriefLocks(queryRunner, [TABLES]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE account_template_versions, account_templates;
      ALTER TABLE generations DROP template_version;
    `);
  }
}

const TABLES = `
  CREATE TABLE account_templates (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    id text NOT NULL,
    -- The newest version.
    version integer NOT NULL,
    -- Since when all accounts can use it.
    published_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- The row of a deleted template keeps its version numbers from being used again.
    deleted_at timestamptz,
    PRIMARY KEY (account_id, id)
  );
  CREATE UNIQUE INDEX account_templates_published_key ON account_templates (id) WHERE published_at IS NOT NULL;

  CREATE TABLE account_template_versions (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    template_id text NOT NULL,
    version integer NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    instructions text NOT NULL,
    variables jsonb NOT NULL,
    example jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, template_id, version)
  )`;
