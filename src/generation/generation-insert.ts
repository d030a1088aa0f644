import type { QueryConfig } from 'pg';
import { limitedWait } from '../database/limited-wait.js';
import { generationColumns } from './generation-columns.js';
import type { Generation } from './generation.entity.js';

/** A generation to insert. */
export interface StoredGeneration {
  generation: Generation;
  /** The credential's name at the time of use. */
  credentialName: string;
  /** The claim of the `Idempotency-Key` that the generation completes. */
  claim: { key: string; token: string } | null;
}

/** A parameter of the statement: its name, its type and how its value is read. */
type Column = [name: string, type: string, read: (row: StoredGeneration) => unknown];

const columns: Column[] = [
  ...generationColumns.map(({ name, type, read }): Column => [
    name,
    type,
    ({ generation }) => read(generation),
  ]),
  ['credential_name', 'text', ({ credentialName }) => credentialName],
];

/** The columns of `generations`; the other parameters are for the counters and the claim. */
const stored = generationColumns.map(({ name }) => name).join(', ');

const claimColumns: Column[] = [
  ['key', 'text', ({ claim }) => claim?.key],
  ['claim', 'uuid', ({ claim }) => claim?.token],
];
const allColumns = [...columns, ...claimColumns];

/**
 * Inserts generations, counts them and their tokens, and completes their idempotency keys, atomically in one statement.
 * Skips a generation whose claim has been taken over by another request and returns the ids of the others. Rows are
 * locked in a fixed order, so that concurrent statements cannot deadlock.
 *
 * Most generations are inserted alone and without a claim. They use a shorter statement without arrays and aggregates.
 */
export function insertGenerations(rows: StoredGeneration[], lockWaitMs: number): QueryConfig {
  const [first] = rows;
  if (rows.length === 1 && first?.claim === null)
    return {
      name: 'insert-generation',
      text: INSERT_ONE,
      values: [...columns.map(([, , read]) => read(first)), lockWaitMs],
    };
  const values = allColumns.map(([, , read]) => rows.map(read));
  return { name: 'insert-generations', text: INSERT_MANY, values: [...values, lockWaitMs] };
}

/**
 * Stores and counts the rows in `kept`: one row, or several that are added up first. PostgreSQL executes the last part
 * first, so it locks months, then days, then counts. Every statement that locks more than one of them must use this order.
 */
function storeKept(howMany: 'one' | 'many'): string {
  const over = (aggregate: string, value: string) => (howMany === 'one' ? value : `${aggregate}(${value})`);
  // In a fixed order, so that concurrent statements cannot deadlock.
  const grouped = (places: string) => (howMany === 'one' ? '' : `GROUP BY ${places} ORDER BY ${places}`);
  return `
  added AS (
    INSERT INTO generations (${stored}) SELECT ${stored} FROM kept
    RETURNING id
  ), counted AS (
    INSERT INTO generation_counts (account_id, client_id, total)
    SELECT account_id, coalesce(client_id, ''), ${over('count', '1')} FROM kept ${grouped('1, 2')}
    ON CONFLICT (account_id, client_id) DO UPDATE SET total = generation_counts.total + excluded.total
  ), used AS (
    INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests,
                            input_tokens, output_tokens, cost)
    SELECT account_id, (created_at AT TIME ZONE 'UTC')::date, credential_type, coalesce(client_id, credential_id),
           ${over('max', 'credential_name')}, ${over('count', '1')},
           ${over('sum', 'input_tokens')}, ${over('sum', 'output_tokens')}, ${over('sum', 'coalesce(cost, 0)')}
      FROM kept ${grouped('1, 2, 3, 4')}
    ON CONFLICT (account_id, day, credential_type, credential_id) DO UPDATE
      SET credential_name = excluded.credential_name,
          requests = usage_days.requests + excluded.requests,
          input_tokens = usage_days.input_tokens + excluded.input_tokens,
          output_tokens = usage_days.output_tokens + excluded.output_tokens,
          cost = usage_days.cost + excluded.cost
  ), summed AS (
    INSERT INTO usage_months (account_id, month, tokens)
    SELECT account_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date,
           ${over('sum', 'input_tokens + output_tokens')}
      FROM kept ${grouped('1, 2')}
    ON CONFLICT (account_id, month) DO UPDATE SET tokens = usage_months.tokens + excluded.tokens
  )
  SELECT id FROM added`;
}

const INSERT_ONE = `
  WITH ${limitedWait(columns.length + 1)}, kept AS (
    SELECT ${columns.map(([name, type], index) => `$${index + 1}::${type} AS ${name}`).join(', ')} FROM limited_wait
  ), ${storeKept('one')}`;

const INSERT_MANY = `
  WITH ${limitedWait(allColumns.length + 1)}, given AS (
    SELECT ${allColumns.map(([name, type], index) => `unnest($${index + 1}::${type}[]) AS ${name}`).join(', ')}
      FROM limited_wait
  ), finished AS (
    UPDATE idempotency_keys AS held SET generation_id = given.id FROM given
     WHERE given.claim = held.claim AND given.key = held.key AND given.account_id = held.account_id
       AND coalesce(given.client_id, '') = held.client_id AND held.generation_id IS NULL
    RETURNING given.id
  ), kept AS (
    SELECT * FROM given WHERE claim IS NULL OR id IN (SELECT id FROM finished)
  ), ${storeKept('many')}`;
