import type { ClientBase, Pool } from 'pg';
import type { WaitingRequest } from './logged-request.js';

/** Inserts rows; those of accounts that were deleted in the meantime are skipped. */
export async function insertRequests(pool: Pool, rows: readonly WaitingRequest[]): Promise<void> {
  await pool.query(INSERT_SQL, [JSON.stringify(rows.map(toRow))]);
}

/** Creates the partition of a day (`YYYY-MM-DD`, UTC) if it is missing. */
export async function createPartition(pool: Pool, day: string): Promise<void> {
  await pool.query('SELECT create_request_log_partition($1::date)', [day]);
}

/** Drops the partitions of days that are over for longer than `days`; returns their number. */
export async function dropPartitions(client: ClientBase, days: number): Promise<number> {
  const { rows } = await client.query<{ dropped: number }>(
    'SELECT drop_request_log_partitions($1) AS dropped',
    [days],
  );
  return rows[0]!.dropped;
}

/** Deletes up to `rowsMax` rows of deleted accounts; returns how many. */
export async function deleteOfDeletedAccounts(client: ClientBase, rowsMax: number): Promise<number> {
  const { rowCount } = await client.query(DELETE_SQL, [rowsMax]);
  return rowCount ?? 0;
}

function toRow({ credentialRef, work, ...row }: WaitingRequest) {
  const { accountId, type, id: credentialId, clientId } = credentialRef;
  const { id: generationId, cost, ...generation } = work?.generation ?? NO_GENERATION;
  // PostgreSQL rejects half of a surrogate pair.
  const endUser = work?.endUser?.toWellFormed() ?? null;
  return {
    ...row,
    accountId,
    credentialType: type,
    credentialId,
    clientId,
    endUser,
    ...generation,
    generationId,
    cost: cost?.toString() ?? null,
  };
}

const NO_GENERATION = {
  id: null,
  model: null,
  inputTokens: null,
  outputTokens: null,
  cost: null,
  currency: null,
};

// One parameter for the whole batch: the driver would take longer to write an array for each column.
const INSERT_SQL = `
  INSERT INTO request_log (id, request_id, method, route, status, reason, account_id, credential_type, credential_id,
                           client_id, duration_ms, generation_id, model, input_tokens, output_tokens, cost, currency,
                           end_user, address, fields, rejection)
  SELECT given.id, "requestId", method, route, status, reason, "accountId", "credentialType", "credentialId",
         "clientId", "durationMs", "generationId", model, "inputTokens", "outputTokens", cost, currency,
         "endUser", address, fields, rejection
    FROM json_to_recordset($1) AS given (
           id uuid, "requestId" text, method text, route text, status smallint, reason text, "accountId" uuid,
           "credentialType" text, "credentialId" text, "clientId" text, "durationMs" real, "generationId" uuid,
           model text, "inputTokens" integer, "outputTokens" integer, cost bigint, currency text, "endUser" text,
           address text, fields text[], rejection jsonb)
    JOIN accounts ON accounts.id = given."accountId"`;

const DELETE_SQL = `
  DELETE FROM request_log WHERE id = ANY(ARRAY(
    SELECT logged.id FROM deleted_accounts gone JOIN request_log logged ON logged.account_id = gone.id LIMIT $1))`;
