import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rejected requests, recorded so that their cause can be looked up. */
export class RefusedRequests1795219520000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE refused_requests (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- Callers may choose it, so it may come more than once.
        request_id text NOT NULL,
        at timestamptz NOT NULL,
        method text NOT NULL,
        route text NOT NULL,
        rule text NOT NULL,
        -- What was counted, how far it had got, and how far it may get.
        counter text,
        value bigint,
        maximum bigint,
        scope text,
        retry_after_s integer,
        address text NOT NULL,
        -- Null if the owner of the request is unknown.
        account_id uuid REFERENCES accounts ON DELETE CASCADE,
        credential_type text,
        credential_id text,
        client_id text
      );
      CREATE INDEX refused_requests_request_id_idx ON refused_requests (request_id);
      CREATE INDEX refused_requests_account_id_idx ON refused_requests (account_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE refused_requests');
  }
}
