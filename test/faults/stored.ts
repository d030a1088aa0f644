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
 * none are counted apart, and a crash may lose some of them or count them twice, so they are left out, but for those of
 * the credentials in `others`: this many of their responses may have created no record.
 */
export async function findMiscounted(
  postgres: OwnPostgres,
  others: ReadonlyMap<string, number>,
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
      more >= 0 &&
      more <= (others.get(records.id) ?? 0);
    if (!isSame) wrong.push(`${JSON.stringify(records)} is counted as ${JSON.stringify(usage)}`);
  }
  const [sums] = await postgres.query<{ total: number; counted: number; tokens: number; used: number }>(
    `SELECT (SELECT count(*)::int FROM generations) AS total,
            (SELECT sum(total)::int FROM generation_counts) AS counted,
            (SELECT sum(input_tokens + output_tokens)::int FROM generations) AS tokens,
            (SELECT sum(tokens)::int FROM usage_months) AS used`,
  );
  if (sums!.total !== sums!.counted) wrong.push(`${sums!.total} records are counted as ${sums!.counted}`);
  wrong.push(...(await findUnsettled(postgres)));
  if (sums!.tokens !== sums!.used) wrong.push(`${sums!.tokens} tokens are counted as ${sums!.used}`);
  return wrong;
}

/** Counters of monthly limits that differ from the records of their credential, or still hold reservations. */
async function findUnsettled(postgres: OwnPostgres): Promise<string[]> {
  const rows = await postgres.query(
    `SELECT month.credential_id, month.tokens, month.spend, month.reserved_tokens, month.reserved_spend,
            used.tokens AS used_tokens, used.spend AS used_spend
       FROM (SELECT credential_id, sum(tokens) AS tokens, sum(spend) AS spend,
                    sum(reserved_tokens) AS reserved_tokens, sum(reserved_spend) AS reserved_spend
               FROM credential_months GROUP BY 1) AS month
       LEFT JOIN (SELECT credential_id, sum(input_tokens + output_tokens) AS tokens, sum(cost) AS spend
                    FROM generations GROUP BY 1) AS used USING (credential_id)
      WHERE (month.tokens, month.spend, month.reserved_tokens, month.reserved_spend)
            IS DISTINCT FROM (used.tokens, used.spend, 0, 0)`,
  );
  return rows.map((row) => `the counter of a limit differs from the records: ${JSON.stringify(row)}`);
}
