import type { Clock } from '../common/time/clock.js';
import type { Cleanup } from '../database/janitor.js';
import type { EventLog } from '../events/event-log.js';
import { isSubscribed } from '../events/subscribed-sql.js';
import type { ApiKey } from './api-key.entity.js';
import { keyExpiring } from './key-events.js';

/**
 * Writes `key.expiring` seven days before a key expires. Keys that expire within seven days of their creation, and
 * keys that have a successor, are left out.
 */
export function announceExpiringKeys(clock: Clock, events: EventLog): Cleanup {
  return async (client, rowsMax) => {
    const { rows } = await client.query<ApiKey>(EXPIRING_SQL, [new Date(clock.now()), rowsMax]);
    for (const key of rows) await events.append(client, keyExpiring(key));
    return rows.length;
  };
}

const EXPIRING_SQL = `
  SELECT id, account_id AS "accountId", name, last_four AS "lastFour", expires_at AS "expiresAt"
    FROM api_keys AS expiring
   WHERE expires_at > $1 AND expires_at <= $1 + interval '7 days' AND revoked_at IS NULL
     AND expires_at - created_at > interval '7 days'
     AND NOT EXISTS (SELECT FROM api_keys AS successor WHERE successor.rotated_from = expiring.id)
     AND ${isSubscribed({ account: 'expiring.account_id', client: 'NULL', type: "'key.expiring'" })}
     AND NOT EXISTS (
       SELECT FROM events WHERE events.account_id = expiring.account_id AND events.type = 'key.expiring'
          AND (events.data ->> 'id')::uuid = expiring.id AND (events.data ->> 'expires_at')::timestamptz
              = date_trunc('milliseconds', expiring.expires_at))
   ORDER BY expires_at LIMIT $2`;
