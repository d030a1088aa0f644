import { Injectable } from '@nestjs/common';
import { HotPool } from '../database/database.module.js';
import type { RefusedRequest } from './refused-request.js';

/** A refused request with what its credential is called today. */
export interface FoundRequest extends RefusedRequest {
  /** The e-mail address of the account; null where it is nobody's. */
  account: string | null;
  /** The name of the key or the app; null where it is nobody's, or is no more. */
  credentialName: string | null;
}

/** A caller may give every request the same id; the latest are what is asked about. */
const FOUND_MAX = 20;

/** Finds refused requests by their id. */
@Injectable()
export class RefusedRequestsReader {
  constructor(private readonly pool: HotPool) {}

  /** Those of an account's own keys, tokens and apps, the latest first; of everybody where no account is named. */
  async find(requestId: string, accountId: string | null): Promise<FoundRequest[]> {
    const { rows } = await this.pool.query<FoundRow>(FIND_SQL, [requestId, accountId, FOUND_MAX]);
    return rows.map(toFoundRequest);
  }
}

/** What is called the same in the table. */
type SameName = 'at' | 'method' | 'route' | 'rule' | 'counter' | 'value' | 'maximum' | 'scope' | 'address';

interface FoundRow extends Pick<RefusedRequest, SameName> {
  request_id: string;
  retry_after_s: number | null;
  account_id: string | null;
  credential_type: 'api_key' | 'oauth_token' | null;
  credential_id: string | null;
  client_id: string | null;
  email: string | null;
  credential_name: string | null;
}

function toFoundRequest(row: FoundRow): FoundRequest {
  const { account_id: accountId, credential_type: type, credential_id: id } = row;
  return {
    requestId: row.request_id,
    at: row.at,
    method: row.method,
    route: row.route,
    rule: row.rule,
    counter: row.counter,
    value: row.value,
    maximum: row.maximum,
    scope: row.scope,
    retryAfterSeconds: row.retry_after_s,
    address: row.address,
    holder: accountId && type && id ? { type, id, clientId: row.client_id, accountId } : null,
    account: row.email,
    credentialName: row.credential_name,
  };
}

// An app belongs to whoever made it as well as to whoever let it in.
const FIND_SQL = `
  SELECT refused.request_id, refused.at, refused.method, refused.route, refused.rule, refused.counter,
         refused.value::float8, refused.maximum::float8, refused.scope, refused.retry_after_s, refused.address,
         refused.account_id, refused.credential_type, refused.credential_id, refused.client_id,
         account.email, coalesce(key.name, client.name) AS credential_name
    FROM refused_requests refused
    LEFT JOIN accounts account ON account.id = refused.account_id
    LEFT JOIN api_keys key
      ON key.id = CASE WHEN refused.credential_type = 'api_key' THEN refused.credential_id::uuid END
    LEFT JOIN oauth_clients client ON client.id = refused.client_id
   WHERE refused.request_id = $1 AND ($2::uuid IS NULL OR refused.account_id = $2 OR client.account_id = $2)
   ORDER BY refused.seq DESC LIMIT $3`;
