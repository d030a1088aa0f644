import type { Cleanup } from '../database/janitor.js';

/** Deletes the texts of deleted accounts in batches, because one statement could not delete all of them in time. */
export const deleteTextsOfDeletedAccounts: Cleanup = async (client, rowsMax) => {
  const { rowCount } = await client.query(DELETE_TEXTS_SQL, [rowsMax]);
  if ((rowCount ?? 0) < rowsMax) await client.query(FORGET_ACCOUNTS_SQL);
  return rowCount ?? 0;
};

// Deletes a bounded batch. PostgreSQL has no `DELETE … LIMIT`.
const DELETE_TEXTS_SQL = `
  DELETE FROM generations WHERE id = ANY(ARRAY(
    SELECT text.id FROM deleted_accounts gone JOIN generations text ON text.account_id = gone.id LIMIT $1))`;

// No row can be inserted for a deleted account, so an account without texts and logged requests has none later.
const FORGET_ACCOUNTS_SQL = `
  DELETE FROM deleted_accounts gone
   WHERE NOT EXISTS (SELECT FROM generations text WHERE text.account_id = gone.id)
     AND NOT EXISTS (SELECT FROM request_log logged WHERE logged.account_id = gone.id)`;
