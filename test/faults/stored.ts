import type { OwnPostgres } from '../support/own-postgres.js';

interface Credential {
  id: string;
  requests: number;
  input_tokens: number;
  output_tokens: number;
  day: string;
}

/** Texts that were stored more than once for one request. */
export async function findDoubled(postgres: OwnPostgres): Promise<string[]> {
  const rows = await postgres.query<{ tag: string; ids: string[] }>(
    `SELECT substring(content FROM 'tag-[0-9a-z]+') AS tag, array_agg(id::text) AS ids
       FROM generations WHERE content ~ 'tag-' GROUP BY 1 HAVING count(*) > 1`,
  );
  return rows.map(({ tag, ids }) => `${tag}: ${ids.join(', ')}`);
}

/**
 * What the counters say that the records do not. A request that made a record is counted with it; those that made
 * none are counted apart, and a crash may lose some of them or count them twice, so they are left out, but for
 * `replays`: this many responses to the credential `keyedId` may have created no record.
 */
export async function findMiscounted(
  postgres: OwnPostgres,
  keyedId: string,
  replays: number,
): Promise<string[]> {
  const counted = await postgres.query<Credential>(
    `SELECT day::text, credential_id AS id, (requests - errors - rate_limited)::int AS requests,
            input_tokens::int, output_tokens::int
       FROM usage_days ORDER BY 1, 2`,
  );
  const stored = await postgres.query<Credential>(
    `SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, credential_id AS id, count(*)::int AS requests,
            sum(input_tokens)::int AS input_tokens, sum(output_tokens)::int AS output_tokens
       FROM generations GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  const wrong: string[] = [];
  for (const records of stored) {
    const usage = counted.find(({ id, day }) => id === records.id && day === records.day);
    const more = (usage?.requests ?? 0) - records.requests;
    const isSame =
      usage?.input_tokens === records.input_tokens &&
      usage.output_tokens === records.output_tokens &&
      (records.id === keyedId ? more >= 0 && more <= replays : more === 0);
    if (!isSame) wrong.push(`${JSON.stringify(records)} is counted as ${JSON.stringify(usage)}`);
  }
  const [sums] = await postgres.query<{ total: number; counted: number; tokens: number; used: number }>(
    `SELECT (SELECT count(*)::int FROM generations) AS total,
            (SELECT sum(total)::int FROM generation_counts) AS counted,
            (SELECT sum(input_tokens + output_tokens)::int FROM generations) AS tokens,
            (SELECT sum(tokens)::int FROM usage_months) AS used`,
  );
  if (sums!.total !== sums!.counted) wrong.push(`${sums!.total} records are counted as ${sums!.counted}`);
  if (sums!.tokens !== sums!.used) wrong.push(`${sums!.tokens} tokens are counted as ${sums!.used}`);
  return wrong;
}
