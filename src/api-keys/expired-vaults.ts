import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { Janitor } from '../database/janitor.js';

/** Deletes the ciphertexts of expired keys, which no longer need to be copied. */
@Injectable()
export class ExpiredVaults {
  constructor(janitor: Janitor, clock: Clock) {
    janitor.register('ciphertexts of expired keys', async (client, rowsMax) => {
      const { rowCount } = await client.query(WIPE_SQL, [new Date(clock.now()), rowsMax]);
      return rowCount ?? 0;
    });
  }
}

const WIPE_SQL = `
  UPDATE api_keys SET vault = NULL, vault_key_id = NULL WHERE id = ANY(ARRAY(
    SELECT id FROM api_keys WHERE vault IS NOT NULL AND expires_at <= $1 ORDER BY expires_at LIMIT $2
       FOR UPDATE SKIP LOCKED))`;
