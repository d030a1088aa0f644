import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links with which new people create their own account. */
export class AccountInvitations1795452200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account_invitations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL CONSTRAINT account_invitations_token_hash_key UNIQUE,
        email text NOT NULL,
        plan text NOT NULL CONSTRAINT account_invitations_plan_fkey REFERENCES plans,
        is_admin boolean NOT NULL,
        -- Null for the command line.
        invited_by uuid CONSTRAINT account_invitations_invited_by_fkey REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX account_invitations_invited_by_idx ON account_invitations (invited_by);
      CREATE INDEX account_invitations_expires_at_idx ON account_invitations (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE account_invitations');
  }
}
