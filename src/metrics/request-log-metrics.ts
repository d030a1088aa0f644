import { Counter, type Registry } from 'prom-client';

/** The metrics of the request log. */
export class RequestLogMetrics {
  private readonly dropped: Counter;

  constructor(registry: Registry) {
    this.dropped = new Counter({
      name: 'copydesk_request_log_dropped_total',
      help: 'Calls missing from the request log, due to sampling or because the database was unavailable.',
      registers: [registry],
    });
  }

  countDropped(requests: number) {
    this.dropped.inc(requests);
  }
}
