import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from './text-engine.js';

/** The fixed text: a paragraph with the length of a short post. */
const CONTENT =
  'Good copy starts with one reader and one thing that reader should do next. Say what it is in the first sentence, ' +
  'in words they would use themselves, and give the reason right after it. Keep each paragraph to one thought, put ' +
  'figures where a claim could be doubted, and leave out whatever the reader would skip. End with the step you want ' +
  'them to take, and make that step small. Then read it aloud once: the places where you stumble are the places to mend.';

/** The usage that it always reports. */
export const FIXED_USAGE = { inputTokens: 40, outputTokens: 98 };

const RESULT: Readonly<EngineResult> = {
  content: CONTENT,
  usage: FIXED_USAGE,
  model: 'fixed',
  finishReason: 'stop',
  warnings: [],
};

/** `MODELS=fixed`: returns the same paragraph immediately, to measure everything but text generation. */
export class FixedEngine implements TextEngine {
  readonly id = 'fixed';

  generate(_job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    return this.answer(run);
  }

  refine(_job: RefineJob, run: EngineRun): Promise<EngineResult> {
    return this.answer(run);
  }

  async close(): Promise<void> {}

  private async answer(run: EngineRun): Promise<EngineResult> {
    run.signal.throwIfAborted();
    run.onStart?.(this.id);
    for (const word of run.onDelta ? (CONTENT.match(/\s*\S+/g) ?? []) : []) {
      await run.onDelta?.(word);
      run.signal.throwIfAborted();
    }
    return { ...RESULT, usage: { ...RESULT.usage }, warnings: [] };
  }
}
