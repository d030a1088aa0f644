import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { Notifier } from '../database/notifier.js';
import { EndpointQueue } from './endpoint-queue.js';
import { EndpointRun } from './endpoint-run.js';
import { EventFanOut } from './event-fan-out.js';

/** How often retries that have become due are looked for. New events are announced by a notification. */
const INTERVAL_MS = 1_000;
/**
 * The endpoints that a process sends to at once. Those whose last attempt failed have places of their own, so that
 * endpoints that time out do not delay the others.
 */
const PLACES = { healthy: 32, failing: 16 };
/** The part of these places that an account can have, so that slow endpoints do not delay those of other accounts. */
const ACCOUNT_SHARE = 1 / 4;

/** Sends webhooks in this process while it runs: queues new events, and sends to the endpoints that are due. */
@Injectable()
export class DeliveryRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly closing = new AbortController();
  private readonly running = { healthy: new Set<Promise<void>>(), failing: new Set<Promise<void>>() };
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isRoundDue = false;

  constructor(
    private readonly fanOut: EventFanOut,
    private readonly queue: EndpointQueue,
    private readonly endpointRun: EndpointRun,
    private readonly log: Log,
    notifier: Notifier,
  ) {
    notifier.onChange('events', () => this.wake());
  }

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.wake(), INTERVAL_MS).unref();
  }

  /** Finishes the attempts that are running. What is not delivered stays queued. */
  async beforeApplicationShutdown() {
    clearInterval(this.timer);
    this.closing.abort();
    await this.round;
    await Promise.all([...this.running.healthy, ...this.running.failing]);
  }

  /** Starts a round that looks for new events and due messages, or requests another one after the current round. */
  wake() {
    this.isRoundDue = true;
    this.round ??= this.work();
  }

  private async work(): Promise<void> {
    while (this.isRoundDue && !this.closing.signal.aborted) {
      this.isRoundDue = false;
      try {
        if (await this.fanOut.run()) this.isRoundDue = true;
        for (const places of ['healthy', 'failing'] as const) await this.fill(places);
      } catch (error) {
        this.log.warn({ err: error }, 'webhooks could not be read; retrying');
      }
    }
    // In the same turn as the check above, so that no call of `wake` falls between them.
    this.round = null;
  }

  private async fill(kind: keyof typeof PLACES): Promise<void> {
    const running = this.running[kind];
    const free = PLACES[kind] - running.size;
    if (free === 0) return;
    for (const lease of await this.queue.take(kind === 'failing', free, PLACES[kind] * ACCOUNT_SHARE)) {
      const run = this.endpointRun
        .run(lease, this.closing.signal)
        .catch((error: unknown) => this.log.warn({ err: error }, 'a webhook lease could not be released'))
        .finally(() => {
          running.delete(run);
          // The endpoint may have further messages, and others may wait for the place.
          if (!this.closing.signal.aborted) this.wake();
        });
      running.add(run);
    }
  }
}
