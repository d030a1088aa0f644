import prometheus from 'prom-client';

/** The metrics of one worker as its registry tells them, each with its values. */
export type Figures = { name: string; type: string }[];

/** What only ever grows; all else is true of a moment. */
const GROWING = ['counter', 'histogram'];

/**
 * What each worker told last. Sums of what grows never go back while the service runs, whoever dies or is silent:
 * Prometheus takes a counter that goes back for one that began anew, and would count all that is left a second time.
 */
export class WorkerFigures {
  private readonly told = new Map<number, Figures>();
  private exitedTotals: Figures = [];

  /** The workers that may be asked. */
  get workerIds(): number[] {
    return [...this.told.keys()];
  }

  /** Knows of a worker from now on. */
  admit(workerId: number) {
    if (!this.told.has(workerId)) this.told.set(workerId, []);
  }

  /** Keeps what a worker tells; what comes from one that is gone is too late. */
  note(workerId: number, figures: Figures) {
    if (this.told.has(workerId)) this.told.set(workerId, figures);
  }

  /** Ends a worker; what it had told of what grows stays. */
  remove(workerId: number) {
    const figures = this.told.get(workerId);
    if (!figures) return;
    this.told.delete(workerId);
    const kept = prometheus.AggregatorRegistry.aggregate([this.exitedTotals, figures.filter(isGrowing)]);
    this.exitedTotals = kept.getMetricsAsArray() as unknown as Figures;
  }

  /** Adds all up, as text for Prometheus; of workers other than these `fresh` ones only what grows is still true. */
  write(fresh: ReadonlySet<number>): Promise<string> {
    const living = [...this.told].map(([workerId, figures]) =>
      fresh.has(workerId) ? figures : figures.filter(isGrowing),
    );
    return prometheus.AggregatorRegistry.aggregate([...living, this.exitedTotals]).metrics();
  }
}

function isGrowing({ type }: { type: string }): boolean {
  return GROWING.includes(type);
}
