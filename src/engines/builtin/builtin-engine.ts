import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from '../text-engine.js';
import { assertEnglish } from '../output/assert-english.js';
import { deliverText } from './deliver-text.js';
import { ProcessPool, type PoolLimits } from './process-pool.js';
import { SAMPLE_WORK } from './sample-work.js';
import type { Work } from './work.js';

const ID = 'builtin';

/** Work up to this size, instructions and options included, is done within some tens of milliseconds. */
const SMALL_WORK_BYTES = 2_000;

/** At some 10 ms a piece the last in the queue waits about a second. */
const QUEUE_MAX = 64;
/** Above what any text takes, even on a busy machine, and below the default of `MODEL_DEADLINE_MS`. */
const WORK_TIME_LIMIT_MS = 25_000;

/** Calls without an account, from tests and tools, share one turn. */
const NO_ACCOUNT = '';

/**
 * Writes and improves English text with rules alone: no key, no network, the same text for the same input.
 *
 * The work is done in child processes, so that no text blocks the event loop or exhausts the service's memory.
 * They are started by the first work that needs them, or by `warmUp`.
 */
export class BuiltinEngine implements TextEngine {
  readonly id = ID;
  private readonly pool: ProcessPool;

  constructor({
    processes = 1,
    queueMax = QUEUE_MAX,
    workTimeLimitMs = WORK_TIME_LIMIT_MS,
  }: Partial<PoolLimits> = {}) {
    this.pool = new ProcessPool({ processes, queueMax, workTimeLimitMs });
  }

  async generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    assertEnglish(job.options.language);
    return this.run({ kind: 'generate', job }, isSmall(job.prompt + JSON.stringify(job.options)), run);
  }

  async refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    return this.run({ kind: 'refine', job }, isSmall(job.content + job.instructions), run);
  }

  /** Starts the process for small work, which loads its libraries. */
  async warmUp(): Promise<void> {
    const run = { signal: new AbortController().signal };
    await this.run(SAMPLE_WORK.refine, true, run);
    await this.run(SAMPLE_WORK.generate, true, run);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async run(work: Work, small: boolean, run: EngineRun): Promise<EngineResult> {
    const { accountId = NO_ACCOUNT, signal } = run;
    const done = await this.pool.run(work, { accountId, isSmall: small, signal });
    run.onStart?.(ID);
    await deliverText(done.content, run);
    return { ...done, model: ID };
  }
}

function isSmall(text: string): boolean {
  return Buffer.byteLength(text) <= SMALL_WORK_BYTES;
}
