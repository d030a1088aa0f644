import { AppError } from '../../common/app-error.js';
import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from '../text-engine.js';
import { deliverText } from './deliver-text.js';
import type { Work } from './work.js';
import { WorkerLane, type LaneLimits } from './worker-lane.js';

const ID = 'builtin';

/** Work over more than this many bytes may take longer than a small text should wait for. */
const SMALL_WORK_BYTES = 2_000;

/**
 * Instructions that may ask for the grammar checker. Only a guess, made here because reading instructions is the
 * worker's work: a wrong one costs memory (the checker loaded in both threads), never a wrong answer.
 */
const MAY_NEED_CHECKER =
  /gramm|spell|typo|proof|mistake|error|punctuat|correct|\bfix|english|improv|enhanc|polish|refin|edit|better|clear|clarif|readab|smooth|quality|natural|well|coheren|perfect|flow|clean|tidy|check/i;

/** At some 10 ms a piece the last in the queue waits about a second. */
const QUEUE_MAX = 64;
const WORK_TIME_LIMIT_MS = 15_000;

/**
 * Writes and improves English text with rules alone: no key, no network, the same text for the same input.
 *
 * All work is done in worker threads, because loading a library and reading a long text each take longer than the
 * main loop may stall. There are two, started by the first work of their kind: small texts need not wait behind
 * long ones or behind the grammar checker, which is slow to load and large. Until then an engine costs nothing.
 */
export class BuiltinEngine implements TextEngine {
  readonly id = ID;
  private readonly smallWork: WorkerLane;
  private readonly largeWork: WorkerLane;

  constructor({ queueMax = QUEUE_MAX, workTimeLimitMs = WORK_TIME_LIMIT_MS }: Partial<LaneLimits> = {}) {
    this.smallWork = new WorkerLane({ queueMax, workTimeLimitMs });
    this.largeWork = new WorkerLane({ queueMax, workTimeLimitMs });
  }

  async generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    if (!isEnglish(job.options.language)) {
      throw new AppError('unsupported_language', 'The built-in engine writes English only', {
        details: [
          {
            path: 'options.language',
            message: 'must be English (en, en-GB, en-US, …) for the built-in engine',
          },
        ],
      });
    }
    return this.run({ kind: 'generate', job }, isSmall(job.prompt), run);
  }

  async refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    const small = isSmall(job.content) && !MAY_NEED_CHECKER.test(job.instructions);
    return this.run({ kind: 'refine', job }, small, run);
  }

  async close(): Promise<void> {
    await Promise.all([this.smallWork.close(), this.largeWork.close()]);
  }

  private async run(work: Work, small: boolean, run: EngineRun): Promise<EngineResult> {
    const lane = small ? this.smallWork : this.largeWork;
    const done = await lane.run(work, run.signal);
    run.onStart?.(ID);
    await deliverText(done.content, run);
    return { ...done, model: ID };
  }
}

function isSmall(text: string): boolean {
  return Buffer.byteLength(text) <= SMALL_WORK_BYTES;
}

function isEnglish(language: string): boolean {
  return /^en(?:-|$)/i.test(language);
}
