import { Injectable } from '@nestjs/common';
import type { AdapterPayload } from 'oidc-provider';
import { OAuthDatabase } from './oauth-database.js';
import { toProtocolError } from './protocol-error.js';
import type { ArtifactRow } from './stored-rows.js';

/** An artifact as it is read: oidc-provider's payload and the columns that override it. */
export interface FoundArtifact {
  consumed_at: Date | null;
  expires_at: Date;
  payload: AdapterPayload;
}

/** Stores sessions, interactions, pushed requests and codes, each by its kind and the SHA-256 of its id. */
@Injectable()
export class ArtifactStore {
  constructor(private readonly database: OAuthDatabase) {}

  /**
   * Inserts or updates an artifact. Throws `InvalidGrant` if its grant has ended and `InvalidRequest` for characters
   * that PostgreSQL cannot store.
   */
  async save({ kind, idHash, grantId, sessionUid, expiresAt, payload }: ArtifactRow): Promise<void> {
    const values = [kind, idHash, grantId, sessionUid, expiresAt, payload];
    try {
      await this.database.query({ name: 'oauth-save-artifact', text: SAVE_SQL, values });
    } catch (error) {
      throw toProtocolError(error);
    }
  }

  /** Finds an artifact by the hash of its id, or a session by its uid; null for unknown and expired ones. */
  async find(kind: number, column: 'id_hash' | 'session_uid', value: unknown): Promise<FoundArtifact | null> {
    const { rows } = await this.database.query<FoundArtifact>({
      name: `oauth-find-artifact-by-${column}`,
      text: findSql(column),
      values: [kind, value],
    });
    return rows[0] ?? null;
  }

  /** Marks an artifact as used. Of concurrent calls, exactly one returns true: the others find the row updated. */
  async consume(kind: number, idHash: Buffer): Promise<boolean> {
    const values = [kind, idHash];
    const { rowCount } = await this.database.query({
      name: 'oauth-consume-artifact',
      text: CONSUME_SQL,
      values,
    });
    return rowCount === 1;
  }

  async delete(kind: number, idHash: Buffer): Promise<void> {
    const values = [kind, idHash];
    await this.database.query({ name: 'oauth-delete-artifact', text: DELETE_SQL, values });
  }
}

const SAVE_SQL = `
  INSERT INTO oauth_artifacts (kind, id_hash, grant_id, session_uid, expires_at, payload)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (kind, id_hash) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`;

// OFFSET 0 keeps the planner from using the index on `expires_at`, which would scan every live row.
const findSql = (column: string) => `
  SELECT * FROM (
    SELECT consumed_at, expires_at, payload FROM oauth_artifacts WHERE kind = $1 AND ${column} = $2 OFFSET 0) found
   WHERE expires_at > now()`;

const CONSUME_SQL = `
  UPDATE oauth_artifacts SET consumed_at = clock_timestamp()
   WHERE kind = $1 AND id_hash = $2 AND consumed_at IS NULL`;

const DELETE_SQL = 'DELETE FROM oauth_artifacts WHERE kind = $1 AND id_hash = $2';
