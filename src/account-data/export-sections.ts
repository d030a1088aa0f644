import { amountSql } from '../common/money/amount.js';
import { generationColumns } from '../generation/generation-columns.js';

/** A part of an export: the rows of an account in one table. A data file, hence its length. */
export interface ExportSection {
  /** The `type` of its lines. */
  type: string;
  from: string;
  /** The columns to export, as SQL; never those of secrets, their digests and ciphertexts. */
  columns: string;
  /** The column of the account. */
  owner?: string;
  /** The columns that identify a row of an account, with their types. An index has them in this order. */
  key: readonly (readonly [name: string, type: string])[];
  /** A further condition. */
  where?: string;
  /** Columns that are written as the API shows them: SQL over the row, `item`. */
  shown?: Readonly<Record<string, string>>;
}

const amount = (column: string) => amountSql(`item.${column}`);
/** A UUID as the API writes it: `gen_…`. */
const apiId = (prefix: string, column: string) => `'${prefix}_' || replace(item.${column}::text, '-', '')`;
const GENERATION_ID = { generation_id: apiId('gen', 'generation_id') };

const ID = [['id', 'uuid']] as const;

/** Of actors other than the account itself, the owner sees no name and no address. */
const IS_OWN = '(actor_id = account_id::text)';

/** All but the digest of inputs that are not stored. */
const GENERATION_COLUMNS = generationColumns
  .map(({ name }) => name)
  .filter((name) => name !== 'inputs_hash')
  .join(', ');

/** The parts of an export, in their order. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    type: 'account',
    from: 'accounts',
    owner: 'id',
    key: ID,
    columns: `id, email, name, is_admin, plan, requests_per_minute, concurrency, tokens_per_month, suspended_at,
              stores_inputs, retention_days, created_at`,
  },
  {
    type: 'api_key',
    from: 'api_keys',
    key: ID,
    columns: `id, name, last_four, scopes, allowed_cidrs, requests_per_minute, tokens_per_month, spend_per_month, models,
              rotated_from, expires_at, revoked_at, revoked_reason, last_used_at, last_used_address, created_at`,
    shown: { spend_per_month: amount('spend_per_month') },
  },
  {
    type: 'app',
    from: 'oauth_clients',
    key: [['id', 'text']],
    columns: `id, name, is_public, redirect_uris, post_logout_redirect_uris, scopes, is_verified, requests_per_minute,
              suspended_at, created_at`,
  },
  {
    type: 'consent',
    from: 'oauth_consents',
    key: [['client_id', 'text']],
    columns: 'client_id, scopes, spend_per_month, granted_at, last_used_at',
    shown: { spend_per_month: amount('spend_per_month') },
  },
  {
    type: 'webhook',
    from: 'webhook_endpoints',
    key: ID,
    columns: 'id, client_id, url, events, disabled_at, disabled_reason, last_succeeded_at, created_at',
  },
  {
    type: 'template',
    from: 'account_templates',
    key: [['id', 'text']],
    columns: 'id, version, published_at, created_at',
    where: 'deleted_at IS NULL',
  },
  {
    type: 'template_version',
    from: 'account_template_versions',
    key: [
      ['template_id', 'text'],
      ['version', 'integer'],
    ],
    columns: 'template_id, version, name, description, instructions, variables, example, created_at',
  },
  {
    type: 'generation',
    from: 'generations',
    key: ID,
    columns: GENERATION_COLUMNS,
    shown: { id: apiId('gen', 'id'), refined_from: apiId('gen', 'refined_from'), cost: amount('cost') },
  },
  {
    type: 'job',
    from: 'jobs',
    key: ID,
    columns: `id, credential_type, credential_id, client_id, operation, request, status, generation_id, error, created_at,
              started_at, finished_at`,
    shown: {
      id: apiId('job', 'id'),
      ...GENERATION_ID,
      // Of other jobs, it is why their last run failed.
      error: "CASE WHEN item.status = 'failed' THEN item.error END",
    },
  },
  {
    type: 'request',
    from: 'request_log',
    key: ID,
    columns: `id, request_id, method, route, status, reason, credential_type, credential_id, client_id, duration_ms,
              generation_id, model, input_tokens, output_tokens, cost, currency, end_user, address, fields, rejection`,
    shown: { ...GENERATION_ID, cost: amount('cost') },
  },
  {
    type: 'usage',
    from: 'usage_days',
    key: [
      ['day', 'date'],
      ['credential_type', 'text'],
      ['credential_id', 'text'],
    ],
    columns: `day, credential_type, credential_id, credential_name, requests, errors, rate_limited, input_tokens,
              output_tokens, cost`,
    shown: { cost: amount('cost') },
  },
  {
    type: 'usage_detail',
    from: 'usage_details',
    key: [
      ['day', 'date'],
      ['credential_type', 'text'],
      ['credential_id', 'text'],
      ['model', 'text'],
      ['template', 'text'],
      ['end_user', 'text'],
    ],
    columns: `day, credential_type, credential_id, model, template, end_user, requests, input_tokens, output_tokens, cost`,
    shown: { end_user: "nullif(item.end_user, '')", cost: amount('cost') },
  },
  {
    type: 'audit_event',
    from: 'audit_events',
    key: [['seq', 'bigint']],
    columns: `seq, at, action, CASE WHEN ${IS_OWN} THEN actor_name ELSE actor_type END AS actor,
              CASE WHEN ${IS_OWN} OR actor_type = 'nobody' THEN address END AS address,
              target_type, target_id, target_name, before, after`,
    where: 'seq BETWEEN 1 AND (SELECT seq FROM audit_head)',
  },
];

/** The statement for the next rows of the account $1, at most $2: the first, or those after the key in $3 and so on. */
export function sectionSql(section: ExportSection, isFirst: boolean): string {
  const { from, columns, owner = 'account_id', key, where = 'true', shown = {} } = section;
  const names = key.map(([name]) => name).join(', ');
  const after = key.map(([, type], index) => `$${index + 3}::${type}`).join(', ');
  const fields = Object.entries(shown).map(([column, sql]) => `'${column}', ${sql}`);
  return `
    SELECT (to_jsonb(item) || jsonb_build_object(${fields.join(', ')}))::text AS data, ARRAY[${key.map(([name]) => `${name}::text`).join(', ')}] AS key
      FROM (SELECT ${columns} FROM ${from}
             WHERE ${owner} = $1 AND ${where} ${isFirst ? '' : `AND (${names}) > (${after})`}
             ORDER BY ${names} LIMIT $2) AS item
     ORDER BY ${key.map(([name]) => `item.${name}`).join(', ')}`;
}
