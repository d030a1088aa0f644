import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events, the endpoints that they are sent to, their deliveries and each attempt. */
export class Webhooks1795452000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE events (
        -- Events are sent in this order.
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        -- No foreign key: the statement that stores a generation would lock the account.
        account_id uuid NOT NULL,
        client_id text,
        type text NOT NULL,
        generation_id uuid,
        data jsonb NOT NULL DEFAULT '{}',
        -- Names what happens once.
        once text,
        created_at timestamptz NOT NULL DEFAULT now(),
        dispatched_at timestamptz
      );
      CREATE UNIQUE INDEX events_id_key ON events (id);
      CREATE UNIQUE INDEX events_once_key ON events (account_id, once) WHERE once IS NOT NULL;
      CREATE INDEX events_account_id_idx ON events (account_id);
      CREATE INDEX events_created_at_idx ON events (created_at);
      CREATE INDEX events_undispatched_idx ON events (seq) WHERE dispatched_at IS NULL;

      -- Wakes the processes that send webhooks, once for each transaction, whoever has written the event.
      CREATE FUNCTION announce_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('copydesk_changes', 'e:');
        RETURN NULL;
      END $$;
      CREATE TRIGGER announce_event AFTER INSERT ON events
        FOR EACH ROW WHEN (NEW.dispatched_at IS NULL) EXECUTE FUNCTION announce_event();

      CREATE TABLE webhook_endpoints (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT webhook_endpoints_account_id_fkey REFERENCES accounts ON DELETE CASCADE,
        -- The app that made it, and the grant that it ends with; null for the account's own.
        client_id text,
        grant_id text CONSTRAINT webhook_endpoints_grant_id_fkey REFERENCES oauth_grants ON DELETE CASCADE,
        url text NOT NULL,
        events text[] NOT NULL,
        -- AES-256-GCM under the key of SECRET_KEY that sealing_key_id names.
        sealed_secret bytea NOT NULL,
        sealing_key_id text NOT NULL,
        -- The secret before the last rotation, which signs too until then.
        sealed_previous_secret bytea,
        previous_sealing_key_id text,
        previous_secret_ends_at timestamptz,
        disabled_at timestamptz,
        disabled_reason text,
        -- Whether the last attempt failed.
        is_failing boolean NOT NULL DEFAULT false,
        last_succeeded_at timestamptz,
        -- When the next delivery is due; null for none.
        due_at timestamptz,
        -- The process that sends to it, until its lease ends.
        lease uuid,
        lease_ends_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX webhook_endpoints_account_id_idx ON webhook_endpoints (account_id, created_at);
      CREATE INDEX webhook_endpoints_grant_id_idx ON webhook_endpoints (grant_id);
      CREATE INDEX webhook_endpoints_due_at_idx ON webhook_endpoints (is_failing, due_at) WHERE disabled_at IS NULL;

      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        event_seq bigint NOT NULL CONSTRAINT webhook_deliveries_event_seq_fkey REFERENCES events ON DELETE CASCADE,
        -- No foreign key: ending a grant would delete all deliveries of its endpoints in one statement.
        endpoint_id uuid NOT NULL,
        state text NOT NULL DEFAULT 'pending',
        attempts integer NOT NULL DEFAULT 0,
        first_attempt_at timestamptz,
        -- When it is sent next; null once it has ended.
        due_at timestamptz DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX webhook_deliveries_event_key ON webhook_deliveries (event_seq, endpoint_id);
      CREATE INDEX webhook_deliveries_endpoint_id_idx ON webhook_deliveries (endpoint_id, event_seq);
      CREATE INDEX webhook_deliveries_due_at_idx ON webhook_deliveries (endpoint_id, due_at) WHERE state = 'pending';

      CREATE TABLE webhook_attempts (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        delivery_id uuid NOT NULL
          CONSTRAINT webhook_attempts_delivery_id_fkey REFERENCES webhook_deliveries ON DELETE CASCADE,
        at timestamptz NOT NULL,
        duration_ms integer NOT NULL,
        -- The status of the response; null if there was none.
        status integer,
        -- Why there was no response, or why it was not read to its end.
        error text,
        -- The first characters of the response.
        response text
      );
      CREATE INDEX webhook_attempts_delivery_id_idx ON webhook_attempts (delivery_id, seq);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE webhook_attempts, webhook_deliveries, webhook_endpoints, events;
      DROP FUNCTION announce_event();
    `);
  }
}
