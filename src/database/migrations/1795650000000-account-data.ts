import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableExists } from '../table-parts.js';
import { withBriefLocks } from '../with-brief-locks.js';

/** Exports and erasures of an account's data. The foreign key locks `accounts` for a moment. */
export class AccountData1795650000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    if (await tableExists(queryRunner, 'account_data_jobs')) return;
    await withBriefLocks(queryRunner, [TABLES]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE account_export_chunks, account_data_jobs');
  }
}

const TABLES = `
  CREATE TABLE account_data_jobs (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT account_data_jobs_kind_check CHECK (kind IN ('export', 'erase')),
    -- The days of the texts to erase; both are null for all texts.
    period_from date,
    period_to date,
    -- The last id that is erased.
    last_id uuid,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    finished_at timestamptz,
    expires_at timestamptz,
    -- The run whose chunks are the file.
    run_id uuid,
    -- Why an export has no file.
    failure text CONSTRAINT account_data_jobs_failure_check CHECK (failure = 'too_large'),
    bytes bigint NOT NULL DEFAULT 0,
    texts bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX account_data_jobs_account_id_idx ON account_data_jobs (account_id, id);
  CREATE UNIQUE INDEX account_data_jobs_active_key ON account_data_jobs (account_id) WHERE finished_at IS NULL;
  CREATE INDEX account_data_jobs_expires_at_idx ON account_data_jobs (expires_at) WHERE expires_at IS NOT NULL;

  CREATE TABLE account_export_chunks (
    job_id uuid NOT NULL REFERENCES account_data_jobs ON DELETE CASCADE,
    run_id uuid NOT NULL,
    number integer NOT NULL,
    account_id uuid NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (job_id, run_id, number)
  );
  CREATE INDEX account_export_chunks_account_id_idx ON account_export_chunks (account_id)`;
