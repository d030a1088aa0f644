import { tokenCounter } from './output/token-counter.js';
import { VisibleCap } from './output/visible-cap.js';
import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from './text-engine.js';
import { TEMPERATURE_IGNORED } from './warnings.js';
import { INSTRUCTIONS_NOT_FOLLOWED, withoutInstructions } from './without-instructions.js';

/**
 * Wraps an in-process engine that takes no model settings and follows no instructions of templates, and applies the
 * settings to its output.
 */
export class LocalEngine implements TextEngine {
  readonly id: string;

  constructor(private readonly engine: TextEngine) {
    this.id = engine.id;
  }

  async generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    const { temperature, max_output_tokens: tokensMax, ...options } = job.options;
    const bare = withoutInstructions({ ...job, options });
    const result =
      tokensMax === undefined
        ? await this.engine.generate(bare, run)
        : await this.generateWithin(tokensMax, bare, run);
    const ignored = [
      ...(temperature === undefined ? [] : [TEMPERATURE_IGNORED]),
      ...(job.instructions ? [INSTRUCTIONS_NOT_FOLLOWED] : []),
    ];
    return ignored.length === 0 ? result : { ...result, warnings: [...result.warnings, ...ignored] };
  }

  refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    return this.engine.refine(job, run);
  }

  async warmUp(): Promise<void> {
    await this.engine.warmUp?.();
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  private async generateWithin(tokensMax: number, job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    const { onDelta, accountId } = run;
    const cap = new VisibleCap(tokensMax, accountId);
    let passed = '';
    const passUpToCap = async (piece: string) => {
      const text = cap.reached ? '' : await cap.take(piece, passed);
      passed += text;
      if (text !== '') await onDelta?.(text);
    };
    const result = await this.engine.generate(job, { ...run, ...(onDelta && { onDelta: passUpToCap }) });
    // A stream has already been sent, so the record must match it.
    const content = onDelta ? passed : await tokenCounter.cut(result.content, tokensMax, accountId);
    if (content.length === result.content.length) return result;
    const usage = { ...result.usage, outputTokens: await tokenCounter.count(content, accountId) };
    return { ...result, content, usage, finishReason: 'length' };
  }
}
