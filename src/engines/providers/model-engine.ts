import type { LanguageModelV4CallOptions, LanguageModelV4Usage } from '@ai-sdk/provider';
import type { RemoteModelSpec } from '../../config/model-specs.js';
import { ArrivingText, TextFull, type TakeText } from './arriving-text.js';
import { classifyUpstreamFailure } from './classify-upstream-failure.js';
import type { EngineLog } from '../chain/engine-log.js';
import { settleFinish, settleUsage } from './model-answer.js';
import { makeProviderModel, type ProviderModel } from './model-providers.js';
import { readModelStream, type ModelEnd } from './model-stream.js';
import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from '../text-engine.js';
import { createUpstreamClient, type UpstreamClient } from './upstream-fetch.js';
import { generatePrompt, refinePrompt, type WritingPrompt } from './writing-prompt.js';

/** Output tokens granted for thoughts on top of the text's own. */
const THOUGHT_TOKENS = 2_048;

/** One model behind an HTTP API. It knows no retries and no deadlines: those are the chain's. */
export class ModelEngine implements TextEngine {
  readonly id: string;
  private readonly provider: ProviderModel;

  constructor(
    spec: RemoteModelSpec,
    private readonly log: EngineLog = () => {},
    private readonly client: UpstreamClient = createUpstreamClient(),
  ) {
    this.id = spec.id;
    this.provider = makeProviderModel(spec, this.client.fetch);
  }

  generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    return this.answer(generatePrompt(job), run, job.options.seed);
  }

  refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    return this.answer(refinePrompt(job), run);
  }

  close(): Promise<void> {
    return this.client.close();
  }

  /** Rejects with an `EngineFailure`, or with the signal's reason. */
  private async answer(prompt: WritingPrompt, run: EngineRun, seed?: number): Promise<EngineResult> {
    run.signal.throwIfAborted();
    const options = this.callOptions(prompt, run.signal, seed);
    const text = new ArrivingText(prompt, run.onDelta, this.provider.thinks);
    try {
      const end = run.onDelta ? await this.stream(options, text, run.signal) : await this.ask(options, text);
      const finishReason = settleFinish(end.finish, text.content);
      return await this.resultOf(prompt, text.content, text.cut ? 'length' : finishReason, end.usage);
    } catch (error) {
      if (run.signal.aborted) throw run.signal.reason;
      throw classifyUpstreamFailure(error);
    }
  }

  private async ask(options: LanguageModelV4CallOptions, text: ArrivingText): Promise<ModelEnd> {
    const { content, finishReason, usage } = await this.provider.model.doGenerate(options);
    await text.takeWhole(content.map((part) => (part.type === 'text' ? part.text : '')).join(''));
    return { finish: finishReason, usage };
  }

  private async stream(
    options: LanguageModelV4CallOptions,
    text: ArrivingText,
    signal: AbortSignal,
  ): Promise<ModelEnd> {
    const take: TakeText = (piece) => text.take(piece);
    try {
      this.client.handText(signal, take);
      const { stream } = await this.provider.model.doStream(options);
      const end = await readModelStream(stream, take);
      await text.complete();
      return end;
    } catch (error) {
      if (error instanceof TextFull) return { finish: { unified: 'length', raw: undefined } };
      throw error;
    }
  }

  private async resultOf(
    prompt: WritingPrompt,
    content: string,
    finishReason: 'stop' | 'length',
    reported?: LanguageModelV4Usage,
  ): Promise<EngineResult> {
    const outputTokensMax = prompt.outputTokensMax + THOUGHT_TOKENS;
    const usage = await settleUsage(reported, { input: prompt.text, output: content, outputTokensMax });
    if (usage.estimated) this.log('usage_estimated', { engine: this.id });
    const { inputTokens, outputTokens } = usage;
    return { content, usage: { inputTokens, outputTokens }, model: this.id, finishReason, warnings: [] };
  }

  private callOptions(prompt: WritingPrompt, signal: AbortSignal, seed?: number): LanguageModelV4CallOptions {
    const { thinks, effort } = this.provider;
    return {
      prompt: prompt.messages,
      maxOutputTokens: prompt.outputTokensMax + (thinks ? THOUGHT_TOKENS : 0),
      ...(effort && { reasoning: effort }),
      ...(seed !== undefined && { seed }),
      abortSignal: signal,
    };
  }
}
