import { DIMENSIONS, type Dimension } from './usage-grouping.js';

/** What a report covers. */
export interface UsageReportFilter {
  accountId: string;
  /** The app that may see only its own usage; null for all. */
  clientId: string | null;
  /** UTC days, `YYYY-MM-DD`, inclusive. */
  from: string;
  to: string;
  groupBy: ReadonlySet<Dimension>;
  /** Only generations for this end user. */
  endUser?: string;
  /** Only generations that are in the history and have these pairs. */
  metadata?: Record<string, string>;
  limit: number;
  offset: number;
}

const COLUMNS: Record<Dimension, readonly string[]> = {
  day: ['day'],
  credential: ['credential_type', 'credential_id'],
  model: ['model'],
  template: ['template'],
  end_user: ['end_user'],
};
const FIGURES = ['requests', 'errors', 'rate_limited', 'input_tokens', 'output_tokens', 'cost'] as const;

/**
 * Reports usage in one statement, so that days, details and entries are read at the same moment. What `usage_days` counts
 * beyond the generations in the details (other requests, errors, generations of earlier versions) is reported without
 * model, template and end user: however usage is grouped, the rows add up to the same totals. Metadata is not added up,
 * because its values may all differ: limited by it, a report reads the generations themselves.
 */
export function usageReport(filter: UsageReportFilter): { text: string; values: unknown[] } {
  const { accountId, clientId, from, to, groupBy, endUser, metadata, limit, offset } = filter;
  const values: unknown[] = [accountId, from, to];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const scope = [
    'account_id = $1 AND day BETWEEN $2 AND $3',
    ...(clientId === null ? [] : [`credential_type = 'oauth_token' AND credential_id = ${bind(clientId)}`]),
  ].join(' AND ');
  const details = endUser === undefined ? scope : `${scope} AND end_user = ${bind(endUser)}`;
  const needsDetails = ['model', 'template', 'end_user'].some(isIn(groupBy));
  const sources = metadata
    ? [`${generations(withMetadata(bind(JSON.stringify(metadata))))} WHERE ${details}`]
    : endUser !== undefined
      ? [`${generations(DETAILS)} WHERE ${details}`]
      : needsDetails
        ? [
            `${generations(DETAILS)} WHERE ${scope}`,
            `${DAYS} WHERE ${scope}`,
            `${DETAILS_SUBTRACTED} WHERE ${scope}`,
          ]
        : [`${DAYS} WHERE ${scope}`];
  const grouped = DIMENSIONS.filter(isIn(groupBy)).flatMap((dimension) => COLUMNS[dimension]);
  // The driver would read a day as a moment of the local time zone.
  const shown = grouped.map((column) => (column === 'day' ? 'day::text AS day' : column));
  const order = grouped.map((column) => (column === 'day' ? 'day DESC' : column)).join(', ');
  const sums = FIGURES.map((name) => `sum(${name}) AS ${name}`).join(', ');
  const totals = FIGURES.map((name) => `coalesce(sum(${name}), 0)::text AS total_${name}`).join(', ');
  const text = `
    WITH used AS (${sources.join(' UNION ALL ')}), grouped AS (
      SELECT ${shown.join(', ')}, ${sums} FROM used GROUP BY ${grouped.join(', ')}
      HAVING ${FIGURES.map((name) => `sum(${name}) <> 0`).join(' OR ')}
    ), totals AS (SELECT count(*)::int AS total, ${totals} FROM grouped)
    SELECT totals.*, page.*${groupBy.has('credential') ? `, (${NAME}) AS credential_name` : ''}
      FROM totals LEFT JOIN (
        SELECT * FROM grouped ORDER BY ${order} LIMIT ${bind(limit)} OFFSET ${bind(offset)}
      ) AS page ON true
     ORDER BY ${order}`;
  return { text, values };
}

const isIn = (groupBy: ReadonlySet<string>) => (dimension: string) => groupBy.has(dimension);

const KEY = 'day, credential_type, credential_id';

/** Generations by all dimensions: those that are rolled up, and the entries of the others. */
const DETAILS = `
  SELECT account_id, ${KEY}, model, template, end_user, requests, input_tokens, output_tokens, cost FROM usage_details
  UNION ALL
  SELECT account_id, ${KEY}, model, template, end_user, 1, input_tokens, output_tokens, cost FROM usage_entries`;

/** The same of generations in the history. The second condition is that of the index. */
function withMetadata(pairs: string): string {
  return `
    SELECT account_id, (created_at AT TIME ZONE 'UTC')::date AS day, credential_type,
           coalesce(client_id, credential_id) AS credential_id, model, template, end_user, 1 AS requests,
           input_tokens, output_tokens, coalesce(cost, 0) AS cost
      FROM generations WHERE metadata @> ${pairs}::jsonb AND metadata <> '{}'`;
}

function generations(source: string): string {
  return `
    SELECT ${KEY}, model, template, nullif(end_user, '') AS end_user, requests, 0 AS errors, 0 AS rate_limited,
           input_tokens, output_tokens, cost
      FROM (${source}) AS details`;
}

const DAYS = `
  SELECT ${KEY}, NULL AS model, NULL AS template, NULL AS end_user, requests, errors, rate_limited, input_tokens,
         output_tokens, cost
    FROM usage_days`;

/** Subtracts from the days what the details report. */
const DETAILS_SUBTRACTED = `
  SELECT ${KEY}, NULL, NULL, NULL, -requests, 0, 0, -input_tokens, -output_tokens, -cost FROM (${DETAILS}) AS details`;

/** The credential's name when it was last used. */
const NAME = `
  SELECT credential_name FROM usage_days named
   WHERE named.account_id = $1 AND named.day BETWEEN $2 AND $3
     AND named.credential_type = page.credential_type AND named.credential_id = page.credential_id
   ORDER BY named.day DESC LIMIT 1`;
