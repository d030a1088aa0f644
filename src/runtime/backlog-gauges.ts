import { setTimeout as delay } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { OPERATIONS } from '../jobs/job.entity.js';
import { StoredJobs } from '../jobs/stored-jobs.js';
import { Metrics } from '../metrics/metrics.js';
import { Dispatcher } from '../queue/dispatcher.js';
import { DeliveryStore } from '../webhooks/delivery-store.js';

/** Other metrics are returned without these counts if the database takes longer. */
const COUNT_MAX_MS = 500;

/**
 * Registers the gauges of what waits in the background: jobs and webhook messages. They are counted in the database when
 * they are scraped, so every process returns the same values.
 */
export function registerBacklogGauges(app: INestApplicationContext) {
  const { registry } = app.get(Metrics);
  const dispatcher = app.get(Dispatcher);
  const jobs = app.get(StoredJobs, { strict: false });
  const deliveries = app.get(DeliveryStore, { strict: false });
  const countQueued = inTime(() => jobs.countQueued());
  const countPending = inTime(() => deliveries.countPending());

  registry.registerMetric(
    new Gauge({
      name: 'copydesk_jobs_queued',
      help: 'Jobs that wait, of all processes, including those that wait for a retry; at most 100,000.',
      labelNames: ['operation'],
      aggregator: 'max',
      registers: [],
      async collect() {
        this.reset();
        const queued = await countQueued();
        for (const operation of queued ? OPERATIONS : []) this.set({ operation }, queued![operation] ?? 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'copydesk_jobs_running',
      help: 'Jobs that run in this process.',
      labelNames: ['operation'],
      registers: [],
      collect() {
        for (const [operation, running] of dispatcher.running()) this.set({ operation }, running);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'copydesk_webhooks_pending',
      help: 'Webhook messages to enabled endpoints that wait to be sent, of all processes, including retries; at most 100,000.',
      aggregator: 'max',
      registers: [],
      async collect() {
        // Not 0 while the database is unavailable.
        this.remove();
        const pending = await countPending();
        if (pending !== null) this.set(pending);
      },
    }),
  );
}

/** Returns null for counts that fail or take too long. At most one runs at a time. */
function inTime<Count>(count: () => Promise<Count>): () => Promise<Count | null> {
  let running: Promise<Count | null> | null = null;
  return () => {
    running ??= count()
      .catch(() => null)
      .finally(() => (running = null));
    return Promise.race([running, delay(COUNT_MAX_MS, null, { ref: false })]);
  };
}
