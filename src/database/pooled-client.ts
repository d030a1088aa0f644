import { WatchedClient } from './watched-client.js';

/**
 * A connection to a pooler in transaction mode, where each statement may run on another session of PostgreSQL: a
 * prepared statement is missing there, or exists already (`42P05`). Every statement is therefore sent without a name.
 */
export class PooledClient extends WatchedClient {
  override query(config: any, values?: any, callback?: any): any {
    const isNamed = typeof config === 'object' && config !== null && config.name !== undefined;
    return super.query(isNamed ? { ...config, name: undefined } : config, values, callback);
  }
}
