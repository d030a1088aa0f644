import type { Clock } from '../common/time/clock.js';
import { sqlCleanup } from '../database/delete-expired.js';
import type { Cleanup } from '../database/janitor.js';

/** Deletes the ciphertexts of expired keys, which no longer need to be copied. */
export function wipeExpiredVaults(clock: Clock): Cleanup {
  return (client, rowsMax) => sqlCleanup(WIPE_SQL, new Date(clock.now()))(client, rowsMax);
}

const WIPE_SQL = `
  UPDATE api_keys SET vault = NULL, vault_key_id = NULL WHERE id = ANY(ARRAY(
    SELECT id FROM api_keys WHERE vault IS NOT NULL AND expires_at <= $1 ORDER BY expires_at LIMIT $2
       FOR UPDATE SKIP LOCKED))`;
