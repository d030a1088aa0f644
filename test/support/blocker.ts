import { expect } from '@jest/globals';
import { Client } from 'pg';
import type { TestDatabase } from './database.js';
import { eventually } from './eventually.js';

/** Another client of a database. It holds locks, so that a test decides in which order requests overlap. */
export class Blocker {
  private constructor(
    private readonly client: Client,
    private readonly database: TestDatabase,
  ) {}

  /** Takes the locks of a statement. */
  static async hold(database: TestDatabase, sql: string, values: unknown[] = []): Promise<Blocker> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('BEGIN');
    await client.query(sql, values);
    return new Blocker(client, database);
  }

  /** Waits until this many statements wait for locks. */
  async areWaiting(count: number): Promise<void> {
    const sql = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => expect(await this.database.query(sql)).toHaveLength(count));
  }

  async release(): Promise<void> {
    await this.client.query('COMMIT');
    await this.client.end();
  }
}
