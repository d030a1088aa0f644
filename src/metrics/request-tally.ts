import { Counter, type Histogram, type Registry } from 'prom-client';

/** A request with its response. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, such as `/v1/templates/:id`; `unknown` without a route. */
  route: string;
  status: number;
  durationSeconds: number;
}

/** Lists and cached lookups take about a millisecond, generations up to the model deadline. */
const BOUNDS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const DURATION = 'copydesk_http_request_duration_seconds';

/** The counts of one route. */
interface RouteTally {
  /** Responses by method and status that are not yet in the counter. */
  answers: Map<string, Map<number, number>>;
  /** Requests by the first bound they kept; the last number is of those that kept none. */
  times: number[];
  seconds: number;
}

/**
 * Counts requests and their duration by route. prom-client validates, sorts and joins the labels of each value; here, a
 * request costs three lookups and some additions, and labels are added when the metrics are scraped.
 */
export class RequestTally {
  private readonly routes = new Map<string, RouteTally>();

  constructor(registry: Registry) {
    const addAnswers = (counter: Counter) => this.addAnswers(counter);
    const requests = new Counter({
      name: 'copydesk_http_requests_total',
      help: 'Responses sent. Status 499: the client disconnected before the response.',
      labelNames: ['method', 'route', 'status'],
      registers: [],
      collect() {
        addAnswers(this);
      },
    });
    registry.registerMetric(requests);
    // The library's own histogram can be given single values only; all that a registry asks of one is its name and
    // `get`.
    const durations = { name: DURATION, get: async () => this.readDurations() };
    registry.registerMetric(durations as unknown as Histogram);
  }

  count({ method, route, status, durationSeconds }: AnsweredRequest) {
    let tally = this.routes.get(route);
    if (!tally) {
      tally = { answers: new Map(), times: [...BOUNDS_S, Infinity].map(() => 0), seconds: 0 };
      this.routes.set(route, tally);
    }
    let bound = 0;
    while (bound < BOUNDS_S.length && durationSeconds > BOUNDS_S[bound]!) bound += 1;
    tally.times[bound]! += 1;
    tally.seconds += durationSeconds;
    let statuses = tally.answers.get(method);
    if (!statuses) tally.answers.set(method, (statuses = new Map()));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  private addAnswers(counter: Counter) {
    for (const [route, { answers }] of this.routes) {
      for (const [method, statuses] of answers) {
        for (const [status, count] of statuses) counter.inc({ method, route, status }, count);
      }
      answers.clear();
    }
  }

  private readDurations() {
    return {
      name: DURATION,
      help: 'From the first byte of a request to the last byte of its response, including the whole stream.',
      type: 'histogram',
      aggregator: 'sum',
      values: [...this.routes].flatMap(([route, tally]) => seriesOf(route, tally)),
    };
  }
}

/** A route's part of a histogram: how many kept each bound, all of them, and their times together. */
function seriesOf(route: string, { times, seconds }: RouteTally) {
  let count = 0;
  const buckets = times.map((kept, index) => {
    count += kept;
    return {
      metricName: `${DURATION}_bucket`,
      labels: { le: BOUNDS_S[index] ?? '+Inf', route },
      value: count,
    };
  });
  return [
    ...buckets,
    { metricName: `${DURATION}_sum`, labels: { route }, value: seconds },
    { metricName: `${DURATION}_count`, labels: { route }, value: count },
  ];
}
