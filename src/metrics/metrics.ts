import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import type { ErrorCode, ErrorReason } from '../common/errors/error-codes.js';
import { JobMetrics } from './job-metrics.js';
import { RequestLogMetrics } from './request-log-metrics.js';
import { RequestTally, type AnsweredRequest } from './request-tally.js';

/** Generations can take up to the model deadline. */
const MODEL_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 300];

/** The outcome of an attempt to send a webhook message; `disabled`: it disabled the endpoint. */
type WebhookOutcome = 'delivered' | 'failed' | 'disabled';

/** The outcome of a generation; `refused` is a client error. */
export type GenerationOutcome = 'stop' | 'length' | 'refused' | 'cancelled' | 'failed';

/** One call to one engine; a retry is another. */
export interface ModelCall {
  /** As in `MODELS`: `builtin`, `openai:gpt-5-mini`. */
  engineId: string;
  /** `refused`: the engine does not support the request; `cancelled`: the client disconnected. */
  outcome: 'answered' | 'refused' | 'failed' | 'cancelled';
  durationSeconds: number;
}

/**
 * The Prometheus metrics. Label values come from fixed lists (routes, `MODELS`, reasons), never from a caller, so the
 * number of series is bounded. No label identifies an account.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly jobs = new JobMetrics(this.registry);
  readonly requestLog = new RequestLogMetrics(this.registry);
  private readonly registers = [this.registry];

  private readonly requests = new RequestTally(this.registry);
  private readonly errors = new Counter({
    name: 'copydesk_errors_total',
    help: 'Error responses under /v1 and error events of streams, by code and reason.',
    labelNames: ['code', 'reason'],
    registers: this.registers,
  });
  private readonly rateLimited = new Counter({
    name: 'copydesk_rate_limited_total',
    help: 'Requests rejected by a limit: account, key, app, client, address or concurrency.',
    labelNames: ['bucket'],
    registers: this.registers,
  });
  private readonly unrecordedRejections = new Counter({
    name: 'copydesk_refused_requests_unkept_total',
    help: 'Rejected requests that were not recorded because there were too many.',
    registers: this.registers,
  });
  /** Counted for every request, so the counter is updated only when it is scraped. */
  private readonly keyLookUps = { hit: 0, miss: 0 };
  private readonly generations = new Counter({
    name: 'copydesk_generations_total',
    help: 'Requested generations: stop, length, refused, cancelled or failed. Engine and model are "none" if no engine was called.',
    labelNames: ['engine', 'model', 'outcome'],
    registers: this.registers,
  });
  private readonly modelDuration = new Histogram({
    name: 'copydesk_model_duration_seconds',
    help: 'Calls to engines, counting each retry and fallback: answered, refused, failed or cancelled.',
    labelNames: ['engine', 'model', 'outcome'],
    buckets: MODEL_BUCKETS_S,
    registers: this.registers,
  });

  private readonly exceededReservations = new Counter({
    name: 'copydesk_reservations_exceeded_total',
    help: 'Calls that used more than was reserved for them. Only these can exceed a monthly limit.',
    labelNames: ['engine', 'model'],
    registers: this.registers,
  });
  private readonly webhookDuration = new Histogram({
    name: 'copydesk_webhook_duration_seconds',
    help: 'Attempts to send a webhook message: delivered, failed, or disabled if the attempt disabled its endpoint.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: this.registers,
  });

  constructor() {
    const { keyLookUps } = this;
    const counter = new Counter({
      name: 'copydesk_key_cache_total',
      help: 'Lookups of well-formed API keys: hit (from memory) or miss (from the database).',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset();
        this.inc({ result: 'hit' }, keyLookUps.hit);
        this.inc({ result: 'miss' }, keyLookUps.miss);
      },
    });
    this.registry.registerMetric(counter);
  }

  countRequest(request: AnsweredRequest) {
    this.requests.count(request);
  }

  countError(code: ErrorCode, reason: ErrorReason) {
    this.errors.inc({ code, reason });
  }

  countRateLimited(bucket: string) {
    this.rateLimited.inc({ bucket });
  }

  countUnrecordedRejections(requests: number) {
    this.unrecordedRejections.inc(requests);
  }

  countKeyLookUp(result: 'hit' | 'miss') {
    this.keyLookUps[result] += 1;
  }

  /** `engineId` is the engine that responded or had started to; null for none. */
  countGeneration(engineId: string | null, outcome: GenerationOutcome) {
    this.generations.inc({ ...engineLabels(engineId ?? 'none'), outcome });
  }

  countExceededReservation(engineId: string) {
    this.exceededReservations.inc(engineLabels(engineId));
  }

  countWebhook(outcome: WebhookOutcome, durationSeconds: number) {
    this.webhookDuration.observe({ outcome }, durationSeconds);
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
