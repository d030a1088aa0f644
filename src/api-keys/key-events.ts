import type { NewEvent } from '../events/event-log.js';
import type { ApiKey } from './api-key.entity.js';

type Described = Pick<ApiKey, 'id' | 'accountId' | 'name' | 'lastFour' | 'expiresAt'>;

/** The event of a key that was revoked. */
export function keyRevoked(key: Described, reason: string): NewEvent {
  return { ...eventOf(key), type: 'key.revoked', data: { ...dataOf(key), reason } };
}

/** The event of a key that expires soon, written once for each time of expiry. */
export function keyExpiring(key: Described): NewEvent {
  const once = `key.expiring ${key.id} ${key.expiresAt!.toISOString()}`;
  return { ...eventOf(key), type: 'key.expiring', data: dataOf(key), once };
}

function eventOf({ accountId }: Described) {
  return { accountId, clientId: null };
}

function dataOf({ id, name, lastFour, expiresAt }: Described) {
  return { id, name, last_four: lastFour, expires_at: expiresAt && expiresAt.toISOString() };
}
