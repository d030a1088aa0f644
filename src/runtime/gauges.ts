import cluster from 'node:cluster';
import type { INestApplicationContext } from '@nestjs/common';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, type GaugeConfiguration } from 'prom-client';
import { DataSource } from 'typeorm';
import { CounterPool, HotPool, ProbePool } from '../database/database.module.js';
import { typeormPool } from '../database/typeorm-pool.js';
import { Notifier } from '../database/notifier.js';
import { GenerationStore } from '../generation/generation-store.js';
import { Metrics } from '../metrics/metrics.js';
import { joinWorkers } from '../metrics/worker-metrics.js';

/**
 * Registers gauges that are read when they are scraped: the process and its event loop, the notification link, the write
 * queue and the connection pools.
 */
export function registerServiceGauges(app: INestApplicationContext) {
  const { registry } = app.get(Metrics);
  const register = (gauge: GaugeConfiguration<string>) =>
    registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  const notifier = app.get(Notifier);
  const store = app.get(GenerationStore, { strict: false });
  const pools: Record<string, Pool> = {
    hot: app.get(HotPool),
    counter: app.get(CounterPool),
    probe: app.get(ProbePool),
    orm: typeormPool(app.get(DataSource)),
  };

  collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) joinWorkers(registry);
  register({
    name: 'copydesk_listener_up',
    help: '1 while this process receives change notifications; 0 while it bypasses its caches.',
    aggregator: 'min',
    collect() {
      this.set(notifier.isUp ? 1 : 0);
    },
  });
  register({
    name: 'copydesk_batch_queue_depth',
    help: 'Generations waiting to be written to the database.',
    collect() {
      this.set(store.queueDepth);
    },
  });
  register({
    name: 'copydesk_pool_connections',
    help: 'Database connections of this process: open (total), unused (idle), and requests waiting for one (waiting).',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'total' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}
