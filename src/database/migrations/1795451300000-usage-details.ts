import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Usage by model, template and end user, and the usage of generations that is not yet part of it. */
export class UsageDetails1795451300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE usage_details (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        day date NOT NULL,
        credential_type text NOT NULL,
        credential_id text NOT NULL,
        model text NOT NULL,
        template text NOT NULL,
        -- '' stands for none.
        end_user text NOT NULL,
        requests bigint NOT NULL,
        input_tokens bigint NOT NULL,
        output_tokens bigint NOT NULL,
        -- Nano-units of the currency.
        cost bigint NOT NULL,
        PRIMARY KEY (account_id, day, credential_type, credential_id, model, template, end_user)
      );

      -- No foreign key: its check would lock the account's row for each generation.
      CREATE TABLE usage_entries (
        account_id uuid NOT NULL,
        id uuid NOT NULL,
        day date NOT NULL,
        credential_type text NOT NULL,
        credential_id text NOT NULL,
        model text NOT NULL,
        template text NOT NULL,
        end_user text NOT NULL,
        input_tokens integer NOT NULL,
        output_tokens integer NOT NULL,
        cost bigint NOT NULL,
        PRIMARY KEY (account_id, id)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE usage_entries, usage_details');
  }
}
