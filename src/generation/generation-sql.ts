import type { Warning } from '../engines/text-engine.js';
import type { Generation } from './generation.entity.js';

/** A generation as the driver reads it. */
export interface GenerationRow {
  id: string;
  account_id: string;
  credential_type: Generation['credentialType'];
  credential_id: string;
  client_id: string | null;
  template: string;
  content: string;
  input_tokens: number;
  output_tokens: number;
  model: string;
  finish_reason: Generation['finishReason'];
  refined_from: string | null;
  warnings: Warning[];
  created_at: Date;
}

// $2 is the account, $3 the app or null: an app sees only what it made.
const IS_OWNED = 'account_id = $2 AND ($3::text IS NULL OR client_id = $3)';

export const FIND_GENERATION_SQL = `SELECT * FROM generations WHERE id = $1 AND ${IS_OWNED}`;

// The rows that are passed over are counted in the index alone; only the page itself is fetched.
export const LIST_GENERATIONS_SQL = `
  SELECT generations.* FROM (
    SELECT id FROM generations WHERE account_id = $1 AND ($2::text IS NULL OR client_id = $2)
     ORDER BY id DESC LIMIT $3 OFFSET $4
  ) AS page JOIN generations USING (id) ORDER BY id DESC`;

export const COUNT_SQL = `
  SELECT coalesce(sum(total), 0)::float8 AS total FROM generation_counts
   WHERE account_id = $1 AND ($2::text IS NULL OR client_id = $2)`;

/** Deletes one generation and counts it out in the same statement. */
export const DELETE_GENERATION_SQL = `
  WITH deleted AS (DELETE FROM generations WHERE id = $1 AND ${IS_OWNED} RETURNING account_id, client_id)
  UPDATE generation_counts SET total = total - 1 FROM deleted
   WHERE generation_counts.account_id = deleted.account_id
     AND generation_counts.client_id = coalesce(deleted.client_id, '')
  RETURNING 1`;

export function toGeneration(row: GenerationRow): Generation {
  return {
    id: row.id,
    accountId: row.account_id,
    credentialType: row.credential_type,
    credentialId: row.credential_id,
    clientId: row.client_id,
    template: row.template,
    content: row.content,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    model: row.model,
    finishReason: row.finish_reason,
    refinedFrom: row.refined_from,
    warnings: row.warnings,
    createdAt: row.created_at,
  };
}
