import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People's sessions, and everything of the authorization server. */
export class OAuth1795219300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sessions (
        -- SHA-256 of the cookie: a copy of this table cannot be used to sign in.
        id_hash bytea PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        signed_in_at timestamptz NOT NULL,
        -- When the password was last given; what is delicate asks for it again.
        confirmed_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        address text NOT NULL,
        user_agent text NOT NULL
      );
      CREATE INDEX sessions_account_id_idx ON sessions (account_id);
      CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

      CREATE TABLE sign_in_attempts (
        -- SHA-256 of what is being guessed at and from where.
        key bytea PRIMARY KEY,
        failures integer NOT NULL,
        last_at timestamptz NOT NULL,
        blocked_until timestamptz NOT NULL
      );

      CREATE TABLE oauth_clients (
        id text PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL,
        is_public boolean NOT NULL,
        redirect_uris text[] NOT NULL,
        scopes text[] NOT NULL,
        -- Set by an operator who knows who is behind the app.
        is_verified boolean NOT NULL DEFAULT false,
        -- A limit for each account that uses the app, beside the account's own.
        requests_per_minute integer CHECK (requests_per_minute > 0),
        suspended_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX oauth_clients_account_id_idx ON oauth_clients (account_id);

      CREATE TABLE oauth_client_secrets (
        id uuid PRIMARY KEY,
        client_id text NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
        -- HMAC-SHA-256 of the secret under the pepper that pepper_id names.
        digest bytea NOT NULL,
        pepper_id text NOT NULL,
        last_four text NOT NULL,
        expires_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX oauth_client_secrets_client_id_idx ON oauth_client_secrets (client_id);

      CREATE TABLE oauth_consents (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        client_id text NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
        scopes text[] NOT NULL,
        granted_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        PRIMARY KEY (account_id, client_id)
      );
      CREATE INDEX oauth_consents_client_id_idx ON oauth_consents (client_id);

      -- One row for each authorization of an app. Everything issued references it and is deleted with it:
      -- an insert that comes after the end of its grant breaks the foreign key instead of outliving it.
      CREATE TABLE oauth_grants (
        id text PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        client_id text NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX oauth_grants_account_id_idx ON oauth_grants (account_id, client_id);
      CREATE INDEX oauth_grants_client_id_idx ON oauth_grants (client_id);
      CREATE INDEX oauth_grants_expires_at_idx ON oauth_grants (expires_at);

      -- Looked up by every request of an app, so it is narrow and apart from the rest.
      CREATE TABLE oauth_access_tokens (
        id_hash bytea PRIMARY KEY,
        grant_id text NOT NULL REFERENCES oauth_grants ON DELETE CASCADE,
        client_id text NOT NULL,
        account_id uuid NOT NULL,
        scope text NOT NULL,
        audience text,
        expires_at timestamptz NOT NULL,
        payload jsonb NOT NULL
      );
      CREATE INDEX oauth_access_tokens_grant_id_idx ON oauth_access_tokens (grant_id);
      CREATE INDEX oauth_access_tokens_expires_at_idx ON oauth_access_tokens (expires_at);

      -- Codes, refresh tokens, pushed requests, interactions and the authorization server's own sessions.
      CREATE TABLE oauth_artifacts (
        kind smallint NOT NULL,
        -- SHA-256 of the code or token: what is stored can't be redeemed.
        id_hash bytea NOT NULL,
        grant_id text REFERENCES oauth_grants ON DELETE CASCADE,
        session_uid text,
        consumed_at timestamptz,
        expires_at timestamptz NOT NULL,
        payload jsonb NOT NULL,
        PRIMARY KEY (kind, id_hash)
      );
      CREATE INDEX oauth_artifacts_grant_id_idx ON oauth_artifacts (grant_id) WHERE grant_id IS NOT NULL;
      CREATE INDEX oauth_artifacts_session_uid_idx ON oauth_artifacts (session_uid) WHERE session_uid IS NOT NULL;
      CREATE INDEX oauth_artifacts_expires_at_idx ON oauth_artifacts (expires_at);

      -- Rows come and go; vacuum earlier than after a fifth of them.
      ALTER TABLE oauth_access_tokens SET (autovacuum_vacuum_scale_factor = 0.05);
      ALTER TABLE oauth_artifacts SET (autovacuum_vacuum_scale_factor = 0.05);

      CREATE TABLE oauth_signing_keys (
        id text PRIMARY KEY,
        public_jwk jsonb NOT NULL,
        -- The private key: AES-256-GCM (nonce, tag, ciphertext) under the key of SECRET_KEY that sealing_key_id names.
        sealed bytea NOT NULL,
        sealing_key_id text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      -- A new password ends all sessions and grants, regardless of who sets it and where.
      CREATE FUNCTION end_access_on_new_password() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        DELETE FROM sessions WHERE account_id = NEW.id;
        DELETE FROM oauth_grants WHERE account_id = NEW.id;
        RETURN NULL;
      END $body$;
      CREATE TRIGGER accounts_new_password AFTER UPDATE OF password_hash ON accounts
        FOR EACH ROW WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash)
        EXECUTE FUNCTION end_access_on_new_password();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER accounts_new_password ON accounts;
      DROP FUNCTION end_access_on_new_password;
      DROP TABLE oauth_signing_keys, oauth_artifacts, oauth_access_tokens, oauth_grants, oauth_consents,
        oauth_client_secrets, oauth_clients, sign_in_attempts, sessions;
    `);
  }
}
