import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waits after failed sign-ins by the database's clock, browsers that are known to an account, and counted sign-ups. */
export class SignInSecurity1795219700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- When the next attempt is allowed, by the database's clock; NULL where no wait is in force. It replaces
      -- blocked_until, which earlier releases write with their own clock and may still use while they are replaced.
      ALTER TABLE sign_in_attempts ADD retry_at timestamptz;
      ALTER TABLE sign_in_attempts ALTER blocked_until SET DEFAULT '-infinity';

      CREATE TABLE known_browsers (
        -- SHA-256 of the device cookie.
        token_hash bytea NOT NULL,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (token_hash, account_id)
      );
      CREATE INDEX known_browsers_account_id_idx ON known_browsers (account_id);
      CREATE INDEX known_browsers_expires_at_idx ON known_browsers (expires_at);

      CREATE TABLE sign_up_attempts (
        -- SHA-256 of the network or account that attempts are counted for.
        key bytea PRIMARY KEY,
        attempts integer NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sign_up_attempts_expires_at_idx ON sign_up_attempts (expires_at);

      CREATE OR REPLACE FUNCTION end_access_on_new_password() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        DELETE FROM sessions WHERE account_id = NEW.id;
        DELETE FROM known_browsers WHERE account_id = NEW.id;
        DELETE FROM oauth_grants WHERE account_id = NEW.id;
        RETURN NULL;
      END $body$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION end_access_on_new_password() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        DELETE FROM sessions WHERE account_id = NEW.id;
        DELETE FROM oauth_grants WHERE account_id = NEW.id;
        RETURN NULL;
      END $body$;
      DROP TABLE sign_up_attempts, known_browsers;
      ALTER TABLE sign_in_attempts ALTER blocked_until DROP DEFAULT;
      ALTER TABLE sign_in_attempts DROP retry_at;
    `);
  }
}
