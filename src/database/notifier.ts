import { EventEmitter } from 'node:events';
import { Client } from 'pg';
import type { Log } from '../common/log.js';

/** What a change concerns: k an API key, u an account, p the plans, c an OAuth client, g a grant. */
export type ChangeKind = 'k' | 'u' | 'p' | 'c' | 'g';

/** The channel every process listens on. */
export const CHANNEL = 'copydesk_changes';
const PROBE_INTERVAL_MS = 1_000;
const PROBE_TIMEOUT_MS = 1_000;
const RECONNECT_DELAY_MS = 250;

/**
 * Tells the processes of one database of changes, by LISTEN on a connection of its own. A link can die in
 * silence, so it is probed; while it is not known to be alive `isUp` is false and caches are to be bypassed.
 * `epoch` grows with every change and every loss of the link: what was read under an older epoch may be stale.
 */
export class Notifier {
  isUp = false;
  epoch = 0;
  private readonly changes = new EventEmitter().setMaxListeners(50);
  private client: Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {}

  /** Calls back with the id of whatever of that kind has changed, here or in another process. */
  onChange(kind: ChangeKind, listener: (id: string) => void) {
    this.changes.on(kind, listener);
  }

  /** Calls back when changes may have been missed: whatever is cached must go. */
  onGap(listener: () => void) {
    this.changes.on('gap', listener);
  }

  /** Applies a change here at once; the statement that made it tells the others (`notifySql`). */
  applyHere(kind: ChangeKind, id: string) {
    this.epoch += 1;
    this.changes.emit(kind, id);
  }

  /** Connects and listens; resolves at the first try, whether it worked or not. Goes on trying. */
  async start(): Promise<void> {
    try {
      await this.connect();
    } catch (error) {
      this.fail(error);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect() {
    const client = new Client({
      connectionString: this.url,
      application_name: 'copydesk listener',
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', (error) => this.fail(error, client));
    client.on('end', () => this.fail(new Error('the connection was closed'), client));
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    if (this.client !== client || this.isClosed) return;
    this.missChanges();
    this.isUp = true;
    this.timer = setTimeout(() => this.probe(client), PROBE_INTERVAL_MS).unref();
  }

  private async probe(client: Client) {
    try {
      await client.query('SELECT 1');
      if (this.client === client)
        this.timer = setTimeout(() => this.probe(client), PROBE_INTERVAL_MS).unref();
    } catch (error) {
      this.fail(error, client);
    }
  }

  private fail(error: unknown, client = this.client) {
    if (this.isClosed || client !== this.client || client === null) return;
    if (this.isUp)
      this.log.warn({ err: error }, 'the notification link broke; caches are bypassed until it is back');
    this.isUp = false;
    this.client = null;
    this.missChanges();
    clearTimeout(this.timer);
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.start(), RECONNECT_DELAY_MS).unref();
  }

  private missChanges() {
    this.epoch += 1;
    this.changes.emit('gap');
  }

  private receive(payload: string) {
    const [kind, id] = [payload.slice(0, 1), payload.slice(2)];
    this.applyHere(kind as ChangeKind, id);
  }
}

/** The statement that tells every process of a change when its transaction commits; parameters from `notifyParameters`. */
export const NOTIFY_SQL = 'SELECT pg_notify($1, $2)';

export function notifyParameters(kind: ChangeKind, id: string): [string, string] {
  return [CHANNEL, `${kind}:${id}`];
}
