import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rate limits' counters, and the one function that counts in them. */
export class RateLimitBuckets1795219220000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Unlogged: a crash of the server forgets the counts of one window, and no count waits for a disk.
      CREATE UNLOGGED TABLE rate_limit_buckets (
        bucket text COLLATE "C" PRIMARY KEY,
        -- Seconds since the epoch.
        window_start bigint NOT NULL,
        used integer NOT NULL
      ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
    `);
    await queryRunner.query(HIT_FUNCTION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION hit_rate_limits');
    await queryRunner.query('DROP TABLE rate_limit_buckets');
  }
}

/**
 * Decides many requests in their order: each counts in all its buckets or, where one of them is full, in none.
 * Request i hits the next sizes[i] entries of hits (places in buckets, which holds each name once) and limits.
 */
const HIT_FUNCTION = `
  CREATE FUNCTION hit_rate_limits(
    buckets text[], sizes integer[], hits integer[], limits integer[], window_seconds integer,
    OUT admitted boolean[], OUT used_before integer[], OUT window_start bigint, OUT now_ms double precision
  ) LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    used_after integer[];
    size integer;
    first integer := 1;
    is_admitted boolean;
  BEGIN
    -- Locks every bucket, in one order whoever asks, so that nobody waits in a circle. The condition leaves the
    -- rows that exist as they are: they are written once, when all is decided.
    INSERT INTO rate_limit_buckets AS held (bucket, window_start, used)
    SELECT given.bucket, 0, 0 FROM unnest(buckets) AS given (bucket) ORDER BY given.bucket COLLATE "C"
    ON CONFLICT (bucket) DO UPDATE SET used = held.used WHERE false;

    -- The time is read under the locks: whoever counted in these buckets before us read an earlier one.
    hit_rate_limits.now_ms := extract(epoch FROM clock_timestamp()) * 1000;
    hit_rate_limits.window_start := floor(hit_rate_limits.now_ms / 1000 / window_seconds) * window_seconds;

    -- The window ahead is there where the server's clock was set back: that gives nobody a second allowance.
    SELECT array_agg(
             CASE WHEN held.window_start IN (hit_rate_limits.window_start,
                                             hit_rate_limits.window_start + window_seconds)
                  THEN held.used ELSE 0 END
             ORDER BY given.place)
      INTO hit_rate_limits.used_before
      FROM unnest(buckets) WITH ORDINALITY AS given (bucket, place)
      JOIN rate_limit_buckets AS held ON held.bucket = given.bucket;

    used_after := hit_rate_limits.used_before;
    admitted := '{}';
    FOREACH size IN ARRAY sizes LOOP
      is_admitted := true;
      FOR place IN first .. first + size - 1 LOOP
        is_admitted := is_admitted AND used_after[hits[place]] < limits[place];
      END LOOP;
      IF is_admitted THEN
        FOR place IN first .. first + size - 1 LOOP
          used_after[hits[place]] := used_after[hits[place]] + 1;
        END LOOP;
      END IF;
      admitted := admitted || is_admitted;
      first := first + size;
    END LOOP;

    UPDATE rate_limit_buckets AS held
       SET used = given.used_after,
           window_start = CASE WHEN held.window_start = hit_rate_limits.window_start + window_seconds
                               THEN held.window_start ELSE hit_rate_limits.window_start END
      FROM unnest(buckets, hit_rate_limits.used_before, used_after) AS given (bucket, used_before, used_after)
     WHERE held.bucket = given.bucket AND given.used_after > given.used_before;
  END $$`;
