import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log of API calls, with one partition for each day (UTC), so that old days are dropped and not deleted row by row.
 * The service creates the partitions.
 */
export class RequestLog1795620000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE request_log (
        -- A UUIDv7: it sorts by time and decides the partition.
        id uuid PRIMARY KEY,
        request_id text NOT NULL,
        method text NOT NULL,
        route text NOT NULL,
        status smallint NOT NULL,
        reason text,
        -- No foreign key: its check would lock the account for each row. Rows of deleted accounts are deleted in batches.
        account_id uuid NOT NULL,
        credential_type text NOT NULL,
        credential_id text NOT NULL,
        client_id text,
        duration_ms real NOT NULL,
        generation_id uuid,
        model text,
        input_tokens integer,
        output_tokens integer,
        cost bigint,
        currency text,
        end_user text,
        address text NOT NULL,
        fields text[],
        rejection jsonb
      ) PARTITION BY RANGE (id);
    `);
    await queryRunner.query(INDEXES);
    for (const sql of [DAY_START, CREATE_PARTITION, DROP_PARTITIONS]) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION drop_request_log_partitions(integer), create_request_log_partition(date), request_log_day_start(date);
      DROP TABLE request_log;
    `);
  }
}

// Each filter of the log has an index in the order of the pages. Those with a condition hold few rows.
const INDEXES = `
  CREATE INDEX request_log_account_id_idx ON request_log (account_id, id);
  CREATE INDEX request_log_credential_id_idx ON request_log (credential_id, id);
  CREATE INDEX request_log_client_id_idx ON request_log (client_id, id) WHERE client_id IS NOT NULL;
  CREATE INDEX request_log_route_idx ON request_log (account_id, route, id);
  CREATE INDEX request_log_model_idx ON request_log (account_id, model, id) WHERE model IS NOT NULL;
  CREATE INDEX request_log_end_user_idx ON request_log (account_id, end_user, id) WHERE end_user IS NOT NULL;
  CREATE INDEX request_log_account_failures_idx ON request_log (account_id, id) WHERE status >= 400;
  CREATE INDEX request_log_failures_idx ON request_log (id) WHERE status >= 400;
  CREATE INDEX request_log_request_id_idx ON request_log (request_id text_pattern_ops, id)`;

// The lowest id of a day: a UUIDv7 begins with the milliseconds since the epoch.
const DAY_START = `
  CREATE FUNCTION request_log_day_start(day date) RETURNS uuid LANGUAGE sql IMMUTABLE
  RETURN (lpad(to_hex(extract(epoch FROM day)::bigint * 1000), 12, '0') || repeat('0', 20))::uuid`;

// Attaching a table blocks neither reads nor inserts; creating it as a partition would.
const CREATE_PARTITION = `
  CREATE FUNCTION create_request_log_partition(day date) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    name text := 'request_log_' || to_char(day, 'YYYYMMDD');
  BEGIN
    PERFORM set_config('lock_timeout', '1000', true), pg_advisory_xact_lock(hashtext('request_log partitions'));
    IF to_regclass(name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE request_log INCLUDING ALL)', name);
      EXECUTE format('ALTER TABLE request_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
                     name, request_log_day_start(day), request_log_day_start(day + 1));
    END IF;
  END $$`;

// Dropping waits for running reads and blocks others meanwhile, so it gives up soon; the janitor tries again.
const DROP_PARTITIONS = `
  CREATE FUNCTION drop_request_log_partitions(kept_days integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    expired text;
    dropped integer := 0;
  BEGIN
    PERFORM set_config('lock_timeout', '200', true);
    FOR expired IN
      SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
       WHERE inhparent = 'request_log'::regclass
         AND relname < 'request_log_' || to_char((now() AT TIME ZONE 'UTC')::date - kept_days, 'YYYYMMDD')
       ORDER BY relname
    LOOP
      EXECUTE format('DROP TABLE %I', expired);
      dropped := dropped + 1;
    END LOOP;
    RETURN dropped;
  END $$`;
