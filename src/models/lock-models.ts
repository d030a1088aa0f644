import type { EntityManager } from 'typeorm';

/**
 * Serializes writes to the models until the transaction ends; reads continue. Every write takes this lock before it
 * locks a row, so that writes cannot deadlock and each sees the result of the previous one.
 */
export async function lockModels(manager: EntityManager): Promise<void> {
  await manager.query('LOCK TABLE models IN SHARE ROW EXCLUSIVE MODE');
}
