import type { EntityManager } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import { sha256 } from '../common/crypto/sha256.js';
import { StoredSession } from './session.entity.js';

/**
 * Throws `invalid_credential` if a session has ended. Call it after `lockAccount`: a change of the password then waits
 * until the transaction ends, and revokes what it created.
 */
export async function requireOpenSession(manager: EntityManager, sessionId: string): Promise<void> {
  if (await manager.existsBy(StoredSession, { idHash: sha256(sessionId) })) return;
  throw new AppError('invalid_credential', 'You have been signed out. Sign in again to continue.');
}
