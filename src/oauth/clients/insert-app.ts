import type { EntityManager } from 'typeorm';
import { UserError } from '../../common/errors/user-error.js';
import { isUniqueViolation } from '../../database/unique-violation.js';
import { OAuthClient } from './oauth-client.entity.js';

/** Inserts an app; throws a `UserError` if the same form was submitted before. */
export async function insertOnce(manager: EntityManager, row: Partial<OAuthClient>): Promise<void> {
  try {
    await manager.insert(OAuthClient, row);
  } catch (error) {
    if (isUniqueViolation(error, 'oauth_clients_pkey'))
      throw new UserError('this app is already registered; see the list');
    throw error;
  }
}
