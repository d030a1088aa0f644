import type { EntityManager } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import { OAuthClient } from './oauth-client.entity.js';

/** Inserts an app; throws a `Refusal` where the same form was submitted before. */
export async function insertOnce(manager: EntityManager, row: Partial<OAuthClient>): Promise<void> {
  try {
    await manager.insert(OAuthClient, row);
  } catch (error) {
    if (isUniqueViolation(error, 'oauth_clients_pkey'))
      throw new Refusal('this app has been registered already; it is in the list');
    throw error;
  }
}
