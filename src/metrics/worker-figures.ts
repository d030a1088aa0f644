import prometheus from 'prom-client';

/** The metrics of one worker's registry, each with its values. */
export type Figures = { name: string; type: string }[];

/** Types whose values only grow; all others are values of a moment. */
const GROWING = ['counter', 'histogram'];

/**
 * Aggregates the last reported metrics of all workers. Sums of counters never decrease, even if a worker exits or does
 * not respond: Prometheus treats a decreasing counter as reset and would count the remaining value twice.
 */
export class WorkerFigures {
  private readonly reported = new Map<number, Figures>();
  private exitedTotals: Figures = [];

  /** The workers that are running. */
  get workerIds(): number[] {
    return [...this.reported.keys()];
  }

  /** Adds a worker. */
  admit(workerId: number) {
    if (!this.reported.has(workerId)) this.reported.set(workerId, []);
  }

  /** Stores a worker's report; reports of removed workers are ignored. */
  note(workerId: number, figures: Figures) {
    if (this.reported.has(workerId)) this.reported.set(workerId, figures);
  }

  /** Removes a worker; the counters that it has reported stay in the sums. */
  remove(workerId: number) {
    const figures = this.reported.get(workerId);
    if (!figures) return;
    this.reported.delete(workerId);
    const kept = prometheus.AggregatorRegistry.aggregate([this.exitedTotals, figures.filter(isGrowing)]);
    this.exitedTotals = kept.getMetricsAsArray() as unknown as Figures;
  }

  /** Returns the sums in the Prometheus text format. Workers that are not in `fresh` contribute counters only. */
  write(fresh: ReadonlySet<number>): Promise<string> {
    const living = [...this.reported].map(([workerId, figures]) =>
      fresh.has(workerId) ? figures : figures.filter(isGrowing),
    );
    return prometheus.AggregatorRegistry.aggregate([...living, this.exitedTotals]).metrics();
  }
}

function isGrowing({ type }: { type: string }): boolean {
  return GROWING.includes(type);
}
