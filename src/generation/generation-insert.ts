import type { QueryConfig } from 'pg';
import { limitedWait } from '../database/limited-wait.js';
import { generationColumns } from './generation-columns.js';
import type { Generation } from './generation.entity.js';
import { storeKept, type StatementForm } from './store-kept-sql.js';

/** How a generation is counted in the monthly limits that apply to it. Its reservation has its id. */
interface Charge {
  /** The row of `credential_months` that it is counted in; null where the credential has no limit. */
  credentialId: string | null;
}

/** A generation to insert. */
export interface StoredGeneration {
  generation: Generation;
  /** The credential's name at the time of use. */
  credentialName: string;
  /** The claim of the `Idempotency-Key` that the generation completes. */
  claim: { key: string; token: string } | null;
  /** null where no monthly limit applies. */
  charge: Charge | null;
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

const claimColumns: Column[] = [
  ['key', 'text', ({ claim }) => claim?.key],
  ['claim', 'uuid', ({ claim }) => claim?.token],
];

const chargeColumns: Column[] = [['budget_id', 'text', ({ charge }) => charge?.credentialId]];

/** A statement with its parameters, which the limit of the wait for locks follows. */
interface Statement {
  name: string;
  text: string;
  parameters: Column[];
}

/**
 * Inserts generations, counts them and their tokens, settles their reservations, completes their idempotency keys and
 * writes their events, atomically in one statement. Skips a generation whose claim has been taken over by another request
 * and returns the ids of the others. Rows are locked in a fixed order, so that concurrent statements cannot deadlock.
 *
 * Most generations are inserted alone and without a claim. They use a shorter statement without arrays and aggregates.
 * Where no monthly limit applies, the statement has no part for reservations.
 */
export function insertGenerations(rows: StoredGeneration[], lockWaitMs: number): QueryConfig {
  const [first] = rows;
  const isOne = rows.length === 1 && first?.claim === null;
  const isCharged = rows.some(({ charge }) => charge !== null);
  const { name, text, parameters } = STATEMENTS[isOne ? 'one' : 'many'][isCharged ? 'charged' : 'unlimited'];
  const values = parameters.map(([, , read]) => (isOne ? read(first!) : rows.map(read)));
  return { name, text, values: [...values, lockWaitMs] };
}

const STATEMENTS = {
  one: {
    unlimited: insertOne('insert-generation', { isOne: true, isCharged: false }),
    charged: insertOne('insert-charged-generation', { isOne: true, isCharged: true }),
  },
  many: {
    unlimited: insertMany('insert-generations', { isOne: false, isCharged: false }),
    charged: insertMany('insert-charged-generations', { isOne: false, isCharged: true }),
  },
};

function insertOne(name: string, form: StatementForm): Statement {
  const parameters = [...columns, ...(form.isCharged ? chargeColumns : [])];
  const values = parameters.map(([column, type], index) => `$${index + 1}::${type} AS ${column}`);
  const text = `
  WITH ${limitedWait(parameters.length + 1)}, kept AS (
    SELECT ${values.join(', ')} FROM limited_wait
  ), ${storeKept(form)}`;
  return { name, text, parameters };
}

function insertMany(name: string, form: StatementForm): Statement {
  const parameters = [...columns, ...claimColumns, ...(form.isCharged ? chargeColumns : [])];
  const values = parameters.map(([column, type], index) => `unnest($${index + 1}::${type}[]) AS ${column}`);
  const text = `
  WITH ${limitedWait(parameters.length + 1)}, given AS (
    SELECT ${values.join(', ')}
      FROM limited_wait
  ), finished AS (
    UPDATE idempotency_keys AS held SET generation_id = given.id FROM given
     WHERE given.claim = held.claim AND given.key = held.key AND given.account_id = held.account_id
       AND coalesce(given.client_id, '') = held.client_id AND held.generation_id IS NULL
    RETURNING given.id
  ), kept AS (
    SELECT * FROM given WHERE claim IS NULL OR id IN (SELECT id FROM finished)
  ), ${storeKept(form)}`;
  return { name, text, parameters };
}
