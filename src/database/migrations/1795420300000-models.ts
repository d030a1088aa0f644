import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Models that are connected at run time, and which of them a plan or a key may use. */
export class Models1795420300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE models (
        -- provider:name
        id text PRIMARY KEY,
        provider text NOT NULL,
        name text NOT NULL,
        base_url text,
        -- AES-256-GCM under the key of SECRET_KEY that sealing_key_id names.
        sealed_key bytea,
        sealing_key_id text,
        -- Nano-units of the currency for a million tokens.
        price_input bigint CONSTRAINT models_price_input_check CHECK (price_input >= 0),
        price_output bigint CONSTRAINT models_price_output_check CHECK (price_output >= 0),
        currency text,
        deadline_ms integer CONSTRAINT models_deadline_ms_check CHECK (deadline_ms > 0),
        position integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT models_price_check CHECK ((price_input IS NULL) = (price_output IS NULL))
      );

      -- The ids of the models that may be used; null for all.
      ALTER TABLE plans ADD COLUMN models text[];
      ALTER TABLE api_keys ADD COLUMN models text[];
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE api_keys DROP COLUMN models;
      ALTER TABLE plans DROP COLUMN models;
      DROP TABLE models;
    `);
  }
}
