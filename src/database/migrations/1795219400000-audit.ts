import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log, and what the history needs to be followed from a text to its refinements. */
export class Audit1795219400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_events (
        seq bigint PRIMARY KEY,
        at timestamptz NOT NULL,
        action text NOT NULL,
        -- No foreign keys: events outlive the accounts, keys and apps that they describe.
        account_id uuid,
        actor_type text NOT NULL,
        actor_id text,
        actor_name text,
        target_type text,
        target_id text,
        target_name text,
        address text,
        request_id text,
        -- json, not jsonb: the text stays as it was linked.
        before json,
        after json,
        -- HMAC-SHA-256 over the event and the link before it, under the key of SECRET_KEY that key_id names.
        link bytea NOT NULL,
        key_id text NOT NULL
      );
      CREATE INDEX audit_events_account_id_idx ON audit_events (account_id, seq DESC);
      CREATE INDEX audit_events_action_idx ON audit_events (action, seq DESC);

      -- The end of the chain: whoever appends holds this row, so there is always one writer.
      CREATE TABLE audit_head (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        seq bigint NOT NULL,
        link bytea NOT NULL
      );
      INSERT INTO audit_head (seq, link) VALUES (0, decode(repeat('00', 32), 'hex'));

      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        RAISE EXCEPTION 'the audit log is append-only';
      END $body$;
      CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

      CREATE INDEX generations_refined_from_idx ON generations (refined_from) WHERE refined_from IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX generations_refined_from_idx;
      DROP TABLE audit_head, audit_events;
      DROP FUNCTION refuse_audit_change;
    `);
  }
}
