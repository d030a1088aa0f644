import { errors, type AdapterPayload } from 'oidc-provider';
import { ARTIFACT_KINDS, type ArtifactKind } from './artifact-kinds.js';
import type { OAuthDatabase } from './oauth-database.js';
import { currentOAuthRequest } from './oauth-request.js';
import { expiryOf, explainRefusal, hashOf, StoredAdapter, toEpochSeconds } from './stored-adapter.js';

/** Interactions, pushed requests and sessions of the authorization server. */
export class ArtifactAdapter extends StoredAdapter {
  private readonly kindNumber: number;

  constructor(
    private readonly kind: ArtifactKind,
    private readonly database: OAuthDatabase,
  ) {
    super();
    this.kindNumber = ARTIFACT_KINDS[kind];
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, ...rest } = payload;
    // An interaction would bring along the id of the session it belongs to, which is that session's cookie.
    const session = rest.session && { ...rest.session, cookie: undefined };
    const sessionUid = this.kind === 'Session' ? payload.uid : null;
    const stored = { ...rest, ...(session && { session }) };
    const values = [this.kindNumber, hashOf(id), sessionUid, expiryOf(payload, expiresIn), stored];
    try {
      await this.database.query({ name: 'oauth-save-artifact', text: SAVE_SQL, values });
    } catch (error) {
      throw explainRefusal(error);
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const payload = await this.read('id_hash', hashOf(id), id);
    if (!payload || this.kind !== 'Session') return payload;
    // Nobody is signed in here who is not signed in to our own pages, as the same account.
    const isSignedIn = !payload.accountId || payload.accountId === currentOAuthRequest()?.signedIn?.id;
    return isSignedIn ? payload : undefined;
  }

  override findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.read('session_uid', uid);
  }

  /** Marks a pushed request as used: exactly one of any number of requests made side by side succeeds. */
  override async consume(id: string): Promise<void> {
    const values = [this.kindNumber, hashOf(id)];
    const { rowCount } = await this.database.query({
      name: 'oauth-consume-artifact',
      text: CONSUME_SQL,
      values,
    });
    if (rowCount === 0) throw new errors.InvalidRequestUri('request_uri was already used');
  }

  override async destroy(id: string): Promise<void> {
    const values = [this.kindNumber, hashOf(id)];
    await this.database.query({ name: 'oauth-delete-artifact', text: DELETE_SQL, values });
  }

  private async read(column: 'id_hash' | 'session_uid', value: unknown, id?: string) {
    const { rows } = await this.database.query<FoundArtifact>({
      name: `oauth-find-artifact-by-${column}`,
      text: findSql(column),
      values: [this.kindNumber, value],
    });
    const row = rows[0];
    if (!row) return undefined;
    const consumed = row.consumed_at && { consumed: toEpochSeconds(row.consumed_at) };
    return { ...row.payload, jti: id, exp: toEpochSeconds(row.expires_at), ...consumed } as AdapterPayload;
  }
}

interface FoundArtifact {
  consumed_at: Date | null;
  expires_at: Date;
  payload: AdapterPayload;
}

const SAVE_SQL = `
  INSERT INTO oauth_artifacts (kind, id_hash, session_uid, expires_at, payload) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (kind, id_hash) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`;

// OFFSET keeps the planner from finding by `expires_at`, past everything that lives.
const findSql = (column: string) => `
  SELECT * FROM (
    SELECT consumed_at, expires_at, payload FROM oauth_artifacts WHERE kind = $1 AND ${column} = $2 OFFSET 0) found
   WHERE expires_at > now()`;

const CONSUME_SQL = `
  UPDATE oauth_artifacts SET consumed_at = clock_timestamp()
   WHERE kind = $1 AND id_hash = $2 AND consumed_at IS NULL`;

const DELETE_SQL = 'DELETE FROM oauth_artifacts WHERE kind = $1 AND id_hash = $2';
