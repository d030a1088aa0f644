import { AppError } from '../../common/errors/app-error.js';
import type { Metrics, ModelCall } from '../../metrics/metrics.js';
import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from '../text-engine.js';

/** Wraps an engine to record the outcome and duration of each call. */
export class MeasuredEngine implements TextEngine {
  readonly id: string;
  readonly deadlineMs: number | undefined;

  constructor(
    private readonly engine: TextEngine,
    private readonly metrics: Metrics,
  ) {
    this.id = engine.id;
    this.deadlineMs = engine.deadlineMs;
  }

  generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    return this.measure(run, () => this.engine.generate(job, run));
  }

  refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    return this.measure(run, () => this.engine.refine(job, run));
  }

  async warmUp(): Promise<void> {
    await this.engine.warmUp?.();
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  private async measure(run: EngineRun, call: () => Promise<EngineResult>): Promise<EngineResult> {
    const startedAt = performance.now();
    const count = (outcome: ModelCall['outcome']) => {
      const durationSeconds = (performance.now() - startedAt) / 1000;
      this.metrics.countModelCall({ engineId: this.id, outcome, durationSeconds });
    };
    try {
      const result = await call();
      count('answered');
      return result;
    } catch (error) {
      count(outcomeOf(error, run.signal));
      throw error;
    }
  }
}

/** A call that the chain aborted for silence counts as failed; a call that the client aborted does not. */
function outcomeOf(error: unknown, { aborted, reason }: AbortSignal): ModelCall['outcome'] {
  const cause: unknown = aborted ? reason : error;
  if (cause instanceof AppError) return cause.code === 'VALIDATION_ERROR' ? 'refused' : 'failed';
  return aborted ? 'cancelled' : 'failed';
}
