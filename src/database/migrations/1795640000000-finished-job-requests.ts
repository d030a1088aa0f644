import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Empties the requests that earlier versions left in finished jobs whose inputs are not to be stored, or whose text has
 * been deleted. Jobs are deleted after seven days, so the rows are few.
 */
export class FinishedJobRequests1795640000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE jobs SET request = '{}'
       WHERE finished_at IS NOT NULL AND request <> '{}'
         AND (request @> '{"store": false}'
              OR NOT (SELECT stores_inputs FROM accounts WHERE accounts.id = jobs.account_id)
              OR generation_id IS NOT NULL
                 AND NOT EXISTS (SELECT FROM generations WHERE generations.id = jobs.generation_id))
    `);
  }

  async down(): Promise<void> {}
}
