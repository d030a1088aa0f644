import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The most that an app may spend for an account in a month. */
export class AppSpendingLimits1795450600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // On the consent rather than on a grant: another sign-in of the same app does not get another allowance.
    await queryRunner.query(`
      -- Nano-units of the currency; null for no limit.
      ALTER TABLE oauth_consents ADD COLUMN spend_per_month bigint;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE oauth_consents DROP COLUMN spend_per_month');
  }
}
