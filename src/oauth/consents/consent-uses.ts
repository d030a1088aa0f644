import { Injectable } from '@nestjs/common';
import { UseCollector } from '../../database/use-collector.js';

// An older time never replaces a newer one.
const RECORD_USES_SQL = `
  UPDATE oauth_consents consent SET last_used_at = used.at
    FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS used (account_id, client_id, at)
   WHERE consent.account_id = used.account_id AND consent.client_id = used.client_id
     AND (consent.last_used_at IS NULL OR consent.last_used_at < used.at)`;

/** Collects when apps last acted for accounts. */
@Injectable()
export class ConsentUses extends UseCollector<[accountId: string, clientId: string, at: Date]> {
  protected readonly sql = RECORD_USES_SQL;
  protected readonly failure = 'the last use of connected apps could not be written';

  note(accountId: string, clientId: string, at: number) {
    this.collect(`${accountId}/${clientId}`, [accountId, clientId, new Date(at)]);
  }
}
