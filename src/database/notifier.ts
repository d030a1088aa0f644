import { EventEmitter } from 'node:events';
import { Client, type Pool } from 'pg';
import type { Log } from '../common/logging/log.js';
import { readDatabaseTls } from '../config/database-tls.js';
import { readPayload, toPayload, type ChangeKind } from './change-kind.js';
import { PROBE_TIMEOUT_MS } from './database-options.js';
import { NotificationProof } from './notification-proof.js';

/** The channel every process listens on. */
const CHANNEL = 'copydesk_changes';
/** With `PROBE_TIMEOUT_MS`, less than the 3 s in which a change must take effect while the link is broken. */
const PROBE_INTERVAL_MS = 1_000;
const RECONNECT_DELAY_MS = 250;

/**
 * Receives the changes of other processes with LISTEN on a dedicated connection. `isUp` is true only if a notification
 * sent on another connection was received within the last seconds; otherwise caches must be bypassed. `epoch` grows with
 * every change and every loss of the link: data read under an older epoch may be stale.
 */
export class Notifier {
  isUp = false;
  epoch = 0;
  private readonly changes = new EventEmitter().setMaxListeners(50);
  private client: Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private isFailureLogged = false;

  /** `url` leads to a session of PostgreSQL, past any pooler; `sender` is another connection to the same database. */
  constructor(
    private readonly url: string,
    private readonly sender: Pick<Pool, 'query'>,
    private readonly log: Log,
  ) {}

  /** Registers a callback for the ids of changed objects of that kind, in this process or another. */
  onChange(kind: ChangeKind, listener: (id: string) => void) {
    this.changes.on(kind, listener);
  }

  /** Registers a callback for when changes may have been missed and caches must be cleared. */
  onGap(listener: () => void) {
    this.changes.on('gap', listener);
  }

  /** Applies a change in this process; the statement that made it notifies the others (`notifySql`). */
  applyHere(kind: ChangeKind, id: string) {
    this.epoch += 1;
    this.changes.emit(kind, id);
  }

  /** Connects and listens; resolves after the first attempt, successful or not, and keeps trying. */
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
      ...readDatabaseTls(this.url),
      application_name: 'copydesk listener',
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', (error) => this.fail(error, client));
    client.on('end', () => this.fail(new Error('the connection was closed'), client));
    client.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) this.receive(payload ?? '');
    });
    await client.connect();
    const proof = new NotificationProof(client, this.sender);
    await client.query(`LISTEN ${CHANNEL}`);
    await proof.listen();
    await this.prove(proof);
    if (this.client !== client || this.isClosed) return;
    this.reportMissedChanges();
    this.isUp = true;
    this.isFailureLogged = false;
    this.proveAgain(proof, client);
  }

  private proveAgain(proof: NotificationProof, client: Client) {
    this.timer = setTimeout(() => {
      this.prove(proof).then(
        () => {
          if (this.client === client && !this.isClosed) this.proveAgain(proof, client);
        },
        (error: unknown) => this.fail(error, client),
      );
    }, PROBE_INTERVAL_MS).unref();
  }

  private async prove(proof: NotificationProof) {
    if (!(await proof.isReceived(PROBE_TIMEOUT_MS)))
      throw new Error('a notification sent on another connection was not received');
  }

  private fail(error: unknown, client = this.client) {
    if (this.isClosed || client !== this.client || client === null) return;
    if (!this.isFailureLogged)
      this.log.warn(
        { err: error },
        'the notification link is down; caches are bypassed until it is restored',
      );
    this.isFailureLogged = true;
    this.isUp = false;
    this.client = null;
    this.reportMissedChanges();
    clearTimeout(this.timer);
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.start(), RECONNECT_DELAY_MS).unref();
  }

  private reportMissedChanges() {
    this.epoch += 1;
    this.changes.emit('gap');
  }

  private receive(payload: string) {
    const change = readPayload(payload);
    if (!change) return;
    const { kind, id } = change;
    // Jobs and events are never cached.
    if (kind === 'jobs' || kind === 'events') this.changes.emit(kind, id);
    else this.applyHere(kind, id);
  }
}

/** Notifies every process of a change when the transaction commits. Takes the parameters of `notifyParameters`. */
export const NOTIFY_SQL = 'SELECT pg_notify($1, $2)';

export function notifyParameters(kind: ChangeKind, id: string): [string, string] {
  return [CHANNEL, toPayload(kind, id)];
}
