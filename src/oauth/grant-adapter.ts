import type { AdapterPayload } from 'oidc-provider';
import type { OAuthDatabase } from './oauth-database.js';
import { currentOAuthRequest } from './oauth-request.js';
import { expiryOf, StoredAdapter, toEpochSeconds } from './stored-adapter.js';

/** Grants: what an account let an app do, once. Their ids are no secrets. */
export class GrantAdapter extends StoredAdapter {
  constructor(private readonly database: OAuthDatabase) {
    super();
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, accountId, clientId, ...rest } = payload;
    const values = [id, accountId, clientId, rest, expiryOf(payload, expiresIn)];
    await this.database.query({ name: 'oauth-save-grant', text: SAVE_SQL, values });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const known = currentOAuthRequest()?.tokenContext;
    if (known?.grantId === id) return known.grant;
    const { rows } = await this.database.query<GrantRow>({
      name: 'oauth-find-grant',
      text: FIND_SQL,
      values: [id],
    });
    const row = rows[0];
    if (!row) return undefined;
    const { account_id: accountId, client_id: clientId, expires_at } = row;
    return { ...row.payload, jti: id, accountId, clientId, exp: toEpochSeconds(expires_at) };
  }

  override destroy(id: string): Promise<void> {
    return this.database.endGrant(id);
  }
}

interface GrantRow {
  account_id: string;
  client_id: string;
  payload: AdapterPayload;
  expires_at: Date;
}

const SAVE_SQL = `
  INSERT INTO oauth_grants (id, account_id, client_id, payload, expires_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`;

const FIND_SQL = 'SELECT account_id, client_id, payload, expires_at FROM oauth_grants WHERE id = $1';
