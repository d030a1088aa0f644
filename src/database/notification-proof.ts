import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';

/**
 * Proves that a connection receives notifications that another connection sends. Through a pooler in transaction mode, a
 * session receives only its own, so a LISTEN that succeeds proves nothing.
 */
export class NotificationProof {
  /** A separate channel, so that processes do not receive each other's notifications. */
  private readonly channel = `copydesk_proof_${randomBytes(8).toString('hex')}`;
  private sent = 0;
  private received = 0;
  private onReceived: (() => void) | undefined;

  constructor(
    private readonly listener: ClientBase,
    private readonly sender: Pick<Pool, 'query'>,
  ) {
    listener.on('notification', ({ channel, payload }) => {
      if (channel === this.channel) this.receive(Number(payload));
    });
  }

  async listen(): Promise<void> {
    await this.listener.query(`LISTEN ${this.channel}`);
  }

  /** Sends a notification and returns whether the listener receives it in time. Rejects if it cannot be sent. */
  async isReceived(timeoutMs: number): Promise<boolean> {
    const number = (this.sent += 1);
    const arrived = new Promise<void>((resolve) => (this.onReceived = resolve));
    const late = new AbortController();
    const timeout = delay(timeoutMs, undefined, { signal: late.signal, ref: false })
      // After an event loop stall, timers run before data that the sockets have received.
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .catch(() => undefined);
    try {
      const sent = this.sender.query('SELECT pg_notify($1, $2)', [this.channel, String(number)]);
      await Promise.race([sent.then(() => arrived), timeout]);
      return this.received >= number;
    } finally {
      late.abort();
    }
  }

  private receive(number: number) {
    this.received = Math.max(this.received, number);
    if (this.received >= this.sent) this.onReceived?.();
  }
}
