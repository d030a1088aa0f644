import type { ClientBase } from 'pg';
import { sqlCleanup } from '../database/delete-expired.js';
import type { WaitingRequest } from './logged-request.js';

/** What TypeORM's data source and a pool have in common. */
export interface Queryable {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Inserts rows; those of accounts that were deleted in the meantime are skipped. */
export async function insertRequests(database: Queryable, rows: readonly WaitingRequest[]): Promise<void> {
  await database.query(INSERT_SQL, [JSON.stringify(rows.map(toRow))]);
}

/** Creates the partition of a day (`YYYY-MM-DD`, UTC) if it is missing. */
export async function createPartition(database: Queryable, day: string): Promise<void> {
  await database.query('SELECT create_request_log_partition($1::date)', [day]);
}

/** Drops the partitions of days that are over for longer than `days`; returns their number. */
export async function dropPartitions(client: ClientBase, days: number): Promise<number> {
  const { rows } = await client.query<{ dropped: number }>(
    'SELECT drop_request_log_partitions($1) AS dropped',
    [days],
  );
  return rows[0]!.dropped;
}

/** Deletes rows of deleted accounts. */
export const deleteOfDeletedAccounts = sqlCleanup(`
  DELETE FROM request_log WHERE id = ANY(ARRAY(
    SELECT logged.id FROM deleted_accounts gone JOIN request_log logged ON logged.account_id = gone.id LIMIT $1))`);

/** The row of a call. What is undefined is not written, and is null in the table. */
function toRow({ credentialRef, work, ...call }: WaitingRequest) {
  const { accountId, type, id: credentialId, clientId } = credentialRef;
  const { id: generationId, model, inputTokens, outputTokens, cost, currency } = work?.generation ?? {};
  return {
    id: call.id,
    requestId: call.requestId,
    method: call.method,
    route: call.route,
    status: call.status,
    reason: call.reason ?? undefined,
    accountId,
    credentialType: type,
    credentialId,
    clientId: clientId ?? undefined,
    durationMs: call.durationMs,
    generationId,
    model,
    inputTokens: inputTokens ?? undefined,
    outputTokens: outputTokens ?? undefined,
    cost: cost?.toString(),
    currency: currency ?? undefined,
    // PostgreSQL rejects half of a surrogate pair.
    endUser: work?.endUser?.toWellFormed(),
    address: call.address,
    fields: call.fields ?? undefined,
    rejection: call.rejection ?? undefined,
  };
}

// One parameter for the whole batch: the driver would take longer to write an array for each column. The commit waits for
// no disk: the log can lose the last rows, and would delay the commits of generations. A batch whose reply was lost is
// inserted again.
const INSERT_SQL = `
  WITH asynchronous AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO request_log (id, request_id, method, route, status, reason, account_id, credential_type, credential_id,
                           client_id, duration_ms, generation_id, model, input_tokens, output_tokens, cost, currency,
                           end_user, address, fields, rejection)
  SELECT given.id, "requestId", method, route, status, reason, "accountId", "credentialType", "credentialId",
         "clientId", "durationMs", "generationId", model, "inputTokens", "outputTokens", cost, currency,
         "endUser", address, fields, rejection
    FROM asynchronous CROSS JOIN json_to_recordset($1) AS given (
           id uuid, "requestId" text, method text, route text, status smallint, reason text, "accountId" uuid,
           "credentialType" text, "credentialId" text, "clientId" text, "durationMs" real, "generationId" uuid,
           model text, "inputTokens" integer, "outputTokens" integer, cost bigint, currency text, "endUser" text,
           address text, fields text[], rejection jsonb)
    JOIN accounts ON accounts.id = given."accountId"
  ON CONFLICT DO NOTHING`;
