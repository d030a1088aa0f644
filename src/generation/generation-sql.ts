import type { Warning } from '../engines/text-engine.js';
import type { Generation } from './generation.js';

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

/** A generation on its way into the database. */
export interface StoredGeneration {
  generation: Generation;
  /** As it was called when it was used. */
  credentialName: string;
  /** The claim of the `Idempotency-Key` that the generation finishes. */
  claim: { key: string; token: string } | null;
}

/**
 * Inserts any number of generations, counts them and their tokens, and finishes their idempotency keys, in one
 * statement: all of it holds or nothing. A generation whose claim has fallen to somebody else is left out; the ids
 * of the others come back. Rows are touched in a fixed order: two processes never wait for each other in a circle.
 */
export const INSERT_GENERATIONS_SQL = `
  WITH given AS (
    SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[],
                         $9::int[], $10::text[], $11::text[], $12::uuid[], $13::jsonb[], $14::timestamptz[],
                         $15::text[], $16::text[], $17::uuid[])
      AS given (id, account_id, credential_type, credential_id, client_id, template, content, input_tokens,
                output_tokens, model, finish_reason, refined_from, warnings, created_at, credential_name, key, claim)
  ), finished AS (
    UPDATE idempotency_keys AS held SET generation_id = given.id FROM given
     WHERE given.claim = held.claim AND given.key = held.key AND given.account_id = held.account_id
       AND coalesce(given.client_id, '') = held.client_id AND held.generation_id IS NULL
    RETURNING given.id
  ), added AS (
    INSERT INTO generations (id, account_id, credential_type, credential_id, client_id, template, content,
                             input_tokens, output_tokens, model, finish_reason, refined_from, warnings, created_at)
    SELECT id, account_id, credential_type, credential_id, client_id, template, content,
           input_tokens, output_tokens, model, finish_reason, refined_from, warnings, created_at
      FROM given WHERE claim IS NULL OR id IN (SELECT id FROM finished)
    RETURNING id, account_id, client_id, credential_type, coalesce(client_id, credential_id) AS credential_id,
              input_tokens, output_tokens, (created_at AT TIME ZONE 'UTC')::date AS day
  ), counted AS (
    INSERT INTO generation_counts (account_id, client_id, total)
    SELECT account_id, coalesce(client_id, ''), count(*) FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (account_id, client_id) DO UPDATE SET total = generation_counts.total + excluded.total
  ), used AS (
    INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests,
                            input_tokens, output_tokens)
    SELECT added.account_id, added.day, added.credential_type, added.credential_id, max(given.credential_name),
           count(*), sum(added.input_tokens), sum(added.output_tokens)
      FROM added JOIN given USING (id) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (account_id, day, credential_type, credential_id) DO UPDATE
      SET credential_name = excluded.credential_name,
          requests = usage_days.requests + excluded.requests,
          input_tokens = usage_days.input_tokens + excluded.input_tokens,
          output_tokens = usage_days.output_tokens + excluded.output_tokens
  ), summed AS (
    INSERT INTO usage_months (account_id, month, tokens)
    SELECT account_id, date_trunc('month', day)::date, sum(input_tokens + output_tokens)
      FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (account_id, month) DO UPDATE SET tokens = usage_months.tokens + excluded.tokens
  )
  SELECT id FROM added`;

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

/** The columns of many generations, one array each, in the order of `INSERT_GENERATIONS_SQL`. */
export function toInsertParameters(rows: StoredGeneration[]): unknown[] {
  const column = <Value>(read: (generation: Generation) => Value) =>
    rows.map(({ generation }) => read(generation));
  return [
    column(({ id }) => id),
    column(({ accountId }) => accountId),
    column(({ credentialType }) => credentialType),
    column(({ credentialId }) => credentialId),
    column(({ clientId }) => clientId),
    column(({ template }) => template),
    column(({ content }) => content),
    column(({ inputTokens }) => inputTokens),
    column(({ outputTokens }) => outputTokens),
    column(({ model }) => model),
    column(({ finishReason }) => finishReason),
    column(({ refinedFrom }) => refinedFrom),
    column(({ warnings }) => JSON.stringify(warnings)),
    column(({ createdAt }) => createdAt),
    rows.map(({ credentialName }) => credentialName),
    rows.map(({ claim }) => claim?.key),
    rows.map(({ claim }) => claim?.token),
  ];
}

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
