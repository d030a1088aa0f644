import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLocks } from '../with-brief-locks.js';

/** Unregistered apps: their client id is the URL of their metadata document, and they have no developer's account. */
export class ClientDocuments1795690000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await withBriefLocks(queryRunner, [
      `ALTER TABLE oauth_clients
        ALTER COLUMN account_id DROP NOT NULL,
        DROP CONSTRAINT IF EXISTS oauth_clients_document_check,
        ADD CONSTRAINT oauth_clients_document_check
          CHECK ((account_id IS NULL) = starts_with(id, 'https://')) NOT VALID`,
    ]);
    await queryRunner.query('ALTER TABLE oauth_clients VALIDATE CONSTRAINT oauth_clients_document_check');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM oauth_clients WHERE account_id IS NULL;
      ALTER TABLE oauth_clients DROP CONSTRAINT oauth_clients_document_check;
      ALTER TABLE oauth_clients ALTER COLUMN account_id SET NOT NULL;
    `);
  }
}
