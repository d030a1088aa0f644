import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where apps send people after signing out, which refresh token replaced a used one, and the end of an app's
 * verification when its developer takes another name.
 */
export class OAuthLogoutAndSuccessors1795219800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE oauth_clients ADD COLUMN post_logout_redirect_uris text[] NOT NULL DEFAULT '{}';

      -- Of a used code or refresh token: the id_hash of the refresh token that it was exchanged for.
      ALTER TABLE oauth_artifacts ADD COLUMN successor_hash bytea;

      -- Consent pages say whose app it is, so a verified app's developer is verified by that name only.
      CREATE FUNCTION unverify_apps_on_new_name() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        UPDATE oauth_clients SET is_verified = false WHERE account_id = NEW.id AND is_verified;
        RETURN NULL;
      END $body$;
      CREATE TRIGGER accounts_new_name AFTER UPDATE OF name ON accounts
        FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
        EXECUTE FUNCTION unverify_apps_on_new_name();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER accounts_new_name ON accounts;
      DROP FUNCTION unverify_apps_on_new_name;
      ALTER TABLE oauth_artifacts DROP COLUMN successor_hash;
      ALTER TABLE oauth_clients DROP COLUMN post_logout_redirect_uris;
    `);
  }
}
