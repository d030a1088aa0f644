import type { Db } from 'pg-boss';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';

/** Runs the statements of pg-boss on a pool. */
export function onPool(pool: Pool): Db {
  return { executeSql: (text, values) => pool.query(text, values) };
}

/** Runs the statements of pg-boss in the transaction of a TypeORM manager. */
export function inTransaction({ queryRunner }: EntityManager): Db {
  if (!queryRunner?.isTransactionActive) throw new Error('the queue needs a running transaction');
  return {
    executeSql: async (text, values) => {
      const { records } = await queryRunner.query(text, values, true);
      return { rows: records };
    },
  };
}
