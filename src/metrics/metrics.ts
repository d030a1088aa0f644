import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import type { ErrorCode, ErrorReason } from '../common/error-codes.js';

/** Lists and cached look-ups take about a millisecond, texts of a model up to the deadline. */
const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const MODEL_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 300];

/** One answered request. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, such as `/v1/templates/:id`; `unknown` where there is none. */
  route: string;
  status: number;
  durationSeconds: number;
}

/** How a request for a text ended; `refused` is the caller's own fault. */
export type GenerationOutcome = 'stop' | 'length' | 'refused' | 'cancelled' | 'failed';

/** One call to one engine; a retry is another. */
export interface ModelCall {
  /** As in `MODELS`: `builtin`, `openai:gpt-5-mini`. */
  engineId: string;
  /** `refused`: it can't do what was asked, by its nature; `cancelled`: the caller went away. */
  outcome: 'answered' | 'refused' | 'failed' | 'cancelled';
  durationSeconds: number;
}

/**
 * What is counted, in the form Prometheus reads. The values of labels come from our own lists (routes, `MODELS`,
 * reasons), never from a caller, so the number of series is bounded; none is an account's.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly httpRequests = new Counter({
    name: 'copydesk_http_requests_total',
    help: 'Requests answered. Status 499: the caller went away before there was an answer.',
    labelNames: ['method', 'route', 'status'],
    registers: this.registers,
  });
  private readonly httpDuration = new Histogram({
    name: 'copydesk_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer; for a stream, its whole length.',
    labelNames: ['route'],
    buckets: REQUEST_BUCKETS_S,
    registers: this.registers,
  });
  private readonly errors = new Counter({
    name: 'copydesk_errors_total',
    help: 'Error answers under /v1 and error events of streams, by code and reason.',
    labelNames: ['code', 'reason'],
    registers: this.registers,
  });
  private readonly rateLimited = new Counter({
    name: 'copydesk_rate_limited_total',
    help: 'Requests refused by a limit: account, key, app, client, address or concurrency.',
    labelNames: ['bucket'],
    registers: this.registers,
  });
  private readonly refusedUnkept = new Counter({
    name: 'copydesk_refused_requests_unkept_total',
    help: 'Refused requests that nobody can ask about: more came than are kept.',
    registers: this.registers,
  });
  private readonly keyCache = new Counter({
    name: 'copydesk_key_cache_total',
    help: 'Look-ups of well-formed API keys: hit (from memory) or miss (from the database).',
    labelNames: ['result'],
    registers: this.registers,
  });
  private readonly generations = new Counter({
    name: 'copydesk_generations_total',
    help: 'Texts asked for: stop, length, refused, cancelled or failed. Engine and model are none where none had begun.',
    labelNames: ['engine', 'model', 'outcome'],
    registers: this.registers,
  });
  private readonly modelDuration = new Histogram({
    name: 'copydesk_model_duration_seconds',
    help: 'Calls to engines, each retry and fallback by itself: answered, refused, failed or cancelled.',
    labelNames: ['engine', 'model', 'outcome'],
    buckets: MODEL_BUCKETS_S,
    registers: this.registers,
  });

  countRequest({ method, route, status, durationSeconds }: AnsweredRequest) {
    this.httpRequests.inc({ method, route, status });
    this.httpDuration.observe({ route }, durationSeconds);
  }

  countError(code: ErrorCode, reason: ErrorReason) {
    this.errors.inc({ code, reason });
  }

  countRateLimited(bucket: string) {
    this.rateLimited.inc({ bucket });
  }

  countRefusedUnkept(requests: number) {
    this.refusedUnkept.inc(requests);
  }

  countKeyLookUp(result: 'hit' | 'miss') {
    this.keyCache.inc({ result });
  }

  /** `engineId` is the one that answered or had begun to; null where none had. */
  countGeneration(engineId: string | null, outcome: GenerationOutcome) {
    this.generations.inc({ ...engineLabels(engineId ?? 'none'), outcome });
  }

  countModelCall({ engineId, outcome, durationSeconds }: ModelCall) {
    this.modelDuration.observe({ ...engineLabels(engineId), outcome }, durationSeconds);
  }
}

/** `openai:gpt-5-mini` is the engine `openai` with the model `gpt-5-mini`; the built-in engine is its own model. */
function engineLabels(engineId: string): { engine: string; model: string } {
  const colon = engineId.indexOf(':');
  if (colon < 0) return { engine: engineId, model: engineId };
  return { engine: engineId.slice(0, colon), model: engineId.slice(colon + 1) };
}
