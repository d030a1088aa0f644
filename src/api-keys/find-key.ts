import type { EntityManager } from 'typeorm';
import { ApiKey } from './api-key.entity.js';
import { ApiKeyError } from './issued-key.js';

/** Finds a key in a transaction; throws an `ApiKeyError` if there is none. */
export async function findKey(manager: EntityManager, id: string): Promise<ApiKey> {
  return found(id, await manager.findOneBy(ApiKey, { id }));
}

/** Like `findKey`, and locks the key until the transaction ends. */
export async function lockKey(manager: EntityManager, id: string): Promise<ApiKey> {
  const lock = { mode: 'pessimistic_write' } as const;
  return found(id, await manager.findOne(ApiKey, { where: { id }, lock }));
}

/** Locks one or more keys like `lockKey`; in the order of their ids, so that two transactions cannot deadlock. */
export async function lockKeys(
  manager: EntityManager,
  ids: readonly string[],
): Promise<[ApiKey, ...ApiKey[]]> {
  const keys = new Map<string, ApiKey>();
  for (const id of ids.toSorted()) keys.set(id, await lockKey(manager, id));
  return ids.map((id) => keys.get(id)!) as [ApiKey, ...ApiKey[]];
}

function found(id: string, apiKey: ApiKey | null): ApiKey {
  if (!apiKey) throw new ApiKeyError(`key ${id} not found`);
  return apiKey;
}
