import type { QueueOptions } from 'pg-boss';

/** The PostgreSQL schema of pg-boss. */
export const QUEUE_SCHEMA = 'pgboss';

/** The queues: one for each operation of a job, and those of an account's data. */
export const QUEUE_NAMES = ['generate', 'refine', 'export', 'erase'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

const DAY_SECONDS = 86_400;

/**
 * An enqueued job is never dropped: the handlers decide what has failed, so the limits of retries and retention are
 * practically infinite. A job whose process sends no heartbeat for ten seconds, pg-boss's minimum, is retried.
 */
export const QUEUE_OPTIONS: QueueOptions = {
  retryLimit: 1_000_000_000,
  // A process waits before it releases a failed job. Those of a crashed process are continued without that delay.
  retryDelay: 0,
  expireInSeconds: DAY_SECONDS - 1,
  retentionSeconds: 10 * 365 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
  heartbeatSeconds: 10,
};
