import { deleteExpired, deleteExpiredSql } from '../../database/delete-expired.js';
import type { Cleanup } from '../../database/janitor.js';

const ONE_DAY = { keptFor: '1 day' };

/** Deletes access tokens that expired a day ago. */
export const deleteAccessTokens = deleteExpired('oauth_access_tokens', ONE_DAY);

/** Deletes grants that expired a day ago. */
export const deleteGrants = deleteExpired('oauth_grants', ONE_DAY);

/**
 * Deletes codes, refresh tokens and interactions that expired a day ago. Used refresh tokens are kept until they expire,
 * because they reveal the reuse of a stolen one.
 */
export const deleteArtifacts: Cleanup = async (client, rowsMax) => {
  const { rows, rowCount } = await client.query<{ grant_id: string | null }>(DELETE_ARTIFACTS_SQL, [rowsMax]);
  const grantIds = new Set(rows.flatMap(({ grant_id }) => grant_id ?? []));
  if (grantIds.size > 0) await client.query(END_EMPTY_GRANTS_SQL, [[...grantIds]]);
  return rowCount ?? 0;
};

const DELETE_ARTIFACTS_SQL = `${deleteExpiredSql('oauth_artifacts', ONE_DAY)} RETURNING grant_id`;

// A grant without tokens can no longer be used.
const END_EMPTY_GRANTS_SQL = `
  DELETE FROM oauth_grants emptied
   WHERE id = ANY($1) AND created_at < now() - interval '1 day'
     AND NOT EXISTS (SELECT FROM oauth_artifacts WHERE grant_id = emptied.id)
     AND NOT EXISTS (SELECT FROM oauth_access_tokens WHERE grant_id = emptied.id)`;
