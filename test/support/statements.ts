import type { TestDatabase } from './database.js';
import { loadPackage } from './load-package.js';

const { Client } = loadPackage<typeof import('pg')>('pg');

/** A statement as the service sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The executed plan of a statement (EXPLAIN ANALYZE, as JSON). */
interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Records every statement of this process; `take` returns those since the last call. */
export function hearStatements() {
  const heard: Statement[] = [];
  const query = Client.prototype.query as (...parameters: any[]) => unknown;
  Client.prototype.query = function hear(this: unknown, ...parameters: any[]) {
    const [first, second] = parameters;
    const text = typeof first === 'string' ? first : first?.text;
    const values = (typeof first === 'object' && first?.values) || (Array.isArray(second) ? second : []);
    if (typeof text === 'string') heard.push({ text, values });
    return query.apply(this, parameters);
  } as typeof Client.prototype.query;
  return {
    take: () => heard.splice(0),
    stop: () => {
      Client.prototype.query = query as typeof Client.prototype.query;
    },
  };
}

/**
 * Repeats the reading statements and counts the rows that they read from tables and indexes, including discarded ones.
 * Sequential scans are disabled where an index can be used, as if all tables were large, so the count shows what the
 * indexes allow and does not depend on how the planner treats small tables.
 */
export class RowsRead {
  private constructor(private readonly client: InstanceType<typeof Client>) {}

  static async open({ url }: TestDatabase): Promise<RowsRead> {
    const client = new Client({ connectionString: url, options: '-c enable_seqscan=off' });
    await client.connect();
    return new RowsRead(client);
  }

  /** Throws if no statement was recorded. */
  async by(statements: Statement[]): Promise<number> {
    const reading = statements.filter(({ text }) => /^\s*(?:SELECT|WITH)\b/i.test(text));
    if (reading.length === 0) throw new Error('no statement reads anything');
    let sum = 0;
    for (const { text, values } of reading) {
      const sql = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`;
      const { rows } = await this.client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(sql, values);
      sum += rowsOf(rows[0]!['QUERY PLAN'][0].Plan);
    }
    return sum;
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

function rowsOf(node: PlanNode): number {
  const isRead = /^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type']);
  const perLoop =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own = isRead ? perLoop * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own);
}
