import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../create-index-concurrently.js';

/** Finds the few administrators among all accounts. */
export class AdministratorsIndex1795700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndexConcurrently(queryRunner, 'accounts_is_admin_idx', 'ON accounts (id) WHERE is_admin');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX accounts_is_admin_idx');
  }
}
