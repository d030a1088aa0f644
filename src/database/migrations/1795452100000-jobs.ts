import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Generations and refinements that run in the background. The queue itself is in the schema of pg-boss. */
export class Jobs1795452100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE jobs (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        credential_type text NOT NULL,
        credential_id text NOT NULL,
        client_id text,
        operation text NOT NULL CONSTRAINT jobs_operation_check CHECK (operation IN ('generate', 'refine')),
        -- The body of the request.
        request jsonb NOT NULL,
        request_id text NOT NULL,
        status text NOT NULL DEFAULT 'queued'
          CONSTRAINT jobs_status_check CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
        -- The id of its entry in the queue; a retry after a pause has a new one.
        queue_id uuid NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        failures integer NOT NULL DEFAULT 0,
        generation_id uuid,
        error jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz,
        -- Set when it is finished.
        expires_at timestamptz
      );
      CREATE INDEX jobs_account_id_idx ON jobs (account_id, id);
      CREATE INDEX jobs_queued_idx ON jobs (account_id) WHERE status = 'queued';
      CREATE INDEX jobs_expires_at_idx ON jobs (expires_at) WHERE expires_at IS NOT NULL;

      -- What requests with an Idempotency-Key have enqueued.
      CREATE TABLE job_submissions (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        -- Empty without an app.
        client_id text NOT NULL,
        key text NOT NULL,
        fingerprint bytea NOT NULL,
        job_ids uuid[] NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, client_id, key)
      );
      CREATE INDEX job_submissions_expires_at_idx ON job_submissions (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job_submissions, jobs');
  }
}
