import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enqueues the existing generations for the search, in a transaction that locks none of them. */
export class SearchExistingTexts1795608000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'INSERT INTO generation_search_queue (generation_id) SELECT id FROM generations ON CONFLICT DO NOTHING',
    );
  }

  async down(): Promise<void> {}
}
