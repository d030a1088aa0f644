import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLocks } from '../with-brief-locks.js';

/** The inputs of texts. Accounts that exist already store none until they switch it on. No row is rewritten. */
export class StoredInputs1795606000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await withBriefLocks(queryRunner, [
      `ALTER TABLE generations
        -- The prompt and options, or the instructions and the refined text.
        ADD COLUMN IF NOT EXISTS inputs jsonb,
        -- Instead of the inputs, for accounts that do not store them.
        ADD COLUMN IF NOT EXISTS inputs_hash bytea`,
    ]);
    await withBriefLocks(queryRunner, [
      'ALTER TABLE accounts ADD COLUMN IF NOT EXISTS stores_inputs boolean NOT NULL DEFAULT false',
      'ALTER TABLE accounts ALTER stores_inputs SET DEFAULT true',
    ]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE accounts DROP stores_inputs;
      ALTER TABLE generations DROP inputs, DROP inputs_hash;
    `);
  }
}
