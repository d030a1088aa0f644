import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The inputs of texts. Accounts that exist already store none until they switch it on. No row is rewritten. */
export class StoredInputs1795606000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE generations
        -- The prompt and options, or the instructions and the refined text.
        ADD inputs jsonb,
        -- Instead of the inputs, for accounts that do not store them.
        ADD inputs_hash bytea;
      ALTER TABLE accounts ADD stores_inputs boolean NOT NULL DEFAULT false;
      ALTER TABLE accounts ALTER stores_inputs SET DEFAULT true;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE accounts DROP stores_inputs;
      ALTER TABLE generations DROP inputs, DROP inputs_hash;
    `);
  }
}
