import { Counter, Histogram, type Registry } from 'prom-client';

/** How a job has ended. */
type FinishedJob = 'succeeded' | 'failed' | 'cancelled';

/** How a run of a job has ended; `retried`: the job waits for another run, because its models were unavailable. */
export type JobRunOutcome = 'succeeded' | 'failed' | 'retried';

const WAIT_BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 3600];
const RUN_BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 300];

/** The metrics of the jobs that this process runs and cancels. */
export class JobMetrics {
  private readonly finished: Counter;
  private readonly waits: Histogram;
  private readonly runs: Histogram;

  constructor(registry: Registry) {
    const registers = [registry];
    this.finished = new Counter({
      name: 'copydesk_jobs_finished_total',
      help: 'Finished jobs: succeeded, failed or cancelled.',
      labelNames: ['operation', 'outcome'],
      registers,
    });
    this.waits = new Histogram({
      name: 'copydesk_job_wait_seconds',
      help: 'Time from the creation of a job to the start of its first run.',
      labelNames: ['operation'],
      buckets: WAIT_BUCKETS_S,
      registers,
    });
    this.runs = new Histogram({
      name: 'copydesk_job_run_seconds',
      help: 'Runs of jobs: succeeded, failed, or retried if the job runs again after a pause.',
      labelNames: ['operation', 'outcome'],
      buckets: RUN_BUCKETS_S,
      registers,
    });
  }

  countFinished(operation: string, outcome: FinishedJob): void {
    this.finished.inc({ operation, outcome });
  }

  countWait(operation: string, seconds: number): void {
    this.waits.observe({ operation }, seconds);
  }

  countRun(operation: string, outcome: JobRunOutcome, seconds: number): void {
    this.runs.observe({ operation, outcome }, seconds);
    if (outcome !== 'retried') this.countFinished(operation, outcome);
  }
}
