import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The places under the concurrency limits that each process holds, and the function that takes them. */
export class ConcurrencyPlaces1795451400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Logged, so that a crash of the server, which empties the other two, does not forget who may hold places.
      CREATE TABLE concurrency_processes (
        id uuid PRIMARY KEY,
        started_at timestamptz NOT NULL DEFAULT now()
      );

      -- A process without a row has not written its places since the last crash of the server.
      CREATE UNLOGGED TABLE concurrency_heartbeats (
        process uuid PRIMARY KEY,
        -- Grows while the process runs.
        beat bigint NOT NULL,
        -- The number of the last statement that wrote places; an earlier one that arrives later changes nothing.
        sequence bigint NOT NULL
      ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

      CREATE UNLOGGED TABLE concurrency_places (
        credential text COLLATE "C",
        process uuid,
        taken integer NOT NULL,
        PRIMARY KEY (credential, process)
      ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
    `);
    await queryRunner.query(ADMIT_FUNCTION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION admit_requests');
    await queryRunner.query('DROP TABLE concurrency_places, concurrency_heartbeats, concurrency_processes');
  }
}

/**
 * Decides many requests of one process in their order: each counts in all its buckets and takes its place, or neither.
 * Request i hits the next sizes[i] entries of hits (positions in buckets, which holds each name once) and limits. It
 * takes a place of the credential at position claims[i] of credentials, where caps[i] is the most for all processes, or
 * none where claims[i] is 0. held[j] is what the process holds of credential j before the statement.
 *
 * A claim must be given a bucket of its account, if only to lock it. Those locks order all claims of a credential, so
 * that together the processes never hold more than the cap. A release takes no lock and only makes room.
 */
const ADMIT_FUNCTION = `
  CREATE FUNCTION admit_requests(
    process_id uuid, statement_number bigint,
    buckets text[], sizes integer[], hits integer[], limits integer[], window_seconds integer,
    credentials text[], held integer[], claims integer[], caps integer[],
    OUT is_registered boolean, OUT is_settled boolean, OUT admitted boolean[], OUT placed boolean[],
    OUT used_before integer[], OUT window_start bigint, OUT now_ms double precision
  ) LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    used_after integer[];
    taken_by_others integer[];
    taken_by_us integer[] := held;
    request integer := 0;
    size integer;
    first integer := 1;
    claim integer;
    is_admitted boolean;
    has_place boolean;
  BEGIN
    -- Locks every bucket in one order, so that no two statements wait for each other.
    INSERT INTO rate_limit_buckets AS counted (bucket, window_start, used)
    SELECT given.bucket, 0, 0 FROM unnest(buckets) AS given (bucket) ORDER BY given.bucket COLLATE "C"
    ON CONFLICT (bucket) DO UPDATE SET used = counted.used WHERE false;

    -- Under the locks, and not before: a statement that waits for them must not hold up the heartbeat.
    UPDATE concurrency_heartbeats SET beat = beat + 1, sequence = statement_number
     WHERE process = process_id AND sequence < statement_number;
    admit_requests.is_registered := FOUND;
    IF NOT FOUND THEN
      RETURN;
    END IF;

    -- After a crash of the server, no place is given until every process that may hold some has written them again.
    admit_requests.is_settled := NOT EXISTS (
      SELECT FROM concurrency_processes known
       WHERE NOT EXISTS (SELECT FROM concurrency_heartbeats WHERE process = known.id));

    -- The time is read under the locks, so it is later than that of every earlier count in these buckets.
    admit_requests.now_ms := extract(epoch FROM clock_timestamp()) * 1000;
    admit_requests.window_start := floor(admit_requests.now_ms / 1000 / window_seconds) * window_seconds;

    -- The next window is current where the server's clock was set back: that is no second allowance.
    SELECT array_agg(
             CASE WHEN counted.window_start IN (admit_requests.window_start,
                                                admit_requests.window_start + window_seconds)
                  THEN counted.used ELSE 0 END
             ORDER BY given.entry)
      INTO admit_requests.used_before
      FROM unnest(buckets) WITH ORDINALITY AS given (bucket, entry)
      JOIN rate_limit_buckets AS counted ON counted.bucket = given.bucket;

    SELECT array_agg(
             (SELECT coalesce(sum(taken), 0) FROM concurrency_places
               WHERE credential = given.credential AND process <> process_id)
             ORDER BY given.entry)
      INTO taken_by_others
      FROM unnest(credentials) WITH ORDINALITY AS given (credential, entry);

    used_after := admit_requests.used_before;
    admitted := '{}';
    placed := '{}';
    FOREACH size IN ARRAY sizes LOOP
      request := request + 1;
      claim := claims[request];
      is_admitted := true;
      has_place := null;
      IF claim > 0 THEN
        has_place := is_settled AND taken_by_others[claim] + taken_by_us[claim] < caps[request];
        is_admitted := has_place;
      END IF;
      FOR entry IN first .. first + size - 1 LOOP
        is_admitted := is_admitted AND used_after[hits[entry]] < limits[entry];
      END LOOP;
      IF is_admitted THEN
        FOR entry IN first .. first + size - 1 LOOP
          used_after[hits[entry]] := used_after[hits[entry]] + 1;
        END LOOP;
        IF claim > 0 THEN
          taken_by_us[claim] := taken_by_us[claim] + 1;
        END IF;
      END IF;
      admitted := admitted || is_admitted;
      placed := placed || has_place;
      first := first + size;
    END LOOP;

    INSERT INTO concurrency_places AS place (credential, process, taken)
    SELECT given.credential, process_id, given.taken FROM unnest(credentials, taken_by_us) AS given (credential, taken)
     WHERE given.taken > 0
        OR EXISTS (SELECT FROM concurrency_places WHERE credential = given.credential AND process = process_id)
     ORDER BY given.credential COLLATE "C"
    ON CONFLICT (credential, process) DO UPDATE SET taken = excluded.taken WHERE place.taken <> excluded.taken;

    UPDATE rate_limit_buckets AS counted
       SET used = given.used_after,
           window_start = CASE WHEN counted.window_start = admit_requests.window_start + window_seconds
                               THEN counted.window_start ELSE admit_requests.window_start END
      FROM unnest(buckets, admit_requests.used_before, used_after) AS given (bucket, used_before, used_after)
     WHERE counted.bucket = given.bucket AND given.used_after > given.used_before;
  END $$`;
