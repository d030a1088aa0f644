import { Injectable } from '@nestjs/common';
import { UseCollector } from '../database/use-collector.js';

// An older time never replaces a newer one.
const RECORD_USES_SQL = `
  UPDATE api_keys SET last_used_at = used.at, last_used_address = used.address
    FROM unnest($1::uuid[], $2::timestamptz[], $3::text[]) AS used (id, at, address)
   WHERE api_keys.id = used.id AND (api_keys.last_used_at IS NULL OR api_keys.last_used_at < used.at)`;

/** Collects the last use of keys, with its address. */
@Injectable()
export class KeyUses extends UseCollector<[keyId: string, at: Date, address: string]> {
  protected readonly sql = RECORD_USES_SQL;
  protected readonly failure = 'the last use of keys could not be written';

  note(keyId: string, at: number, address: string) {
    this.collect(keyId, [keyId, new Date(at), address]);
  }
}
