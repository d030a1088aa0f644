import type { LanguageModelV4CallOptions, LanguageModelV4Usage } from '@ai-sdk/provider';
import type { RemoteModelSpec } from '../../config/model-specs.js';
import { ArrivingText, TextLimitReached, type TakeText } from './arriving-text.js';
import { classifyUpstreamFailure } from './classify-upstream-failure.js';
import type { EngineLog } from '../chain/engine-log.js';
import { settleFinish, settleUsage } from './model-answer.js';
import { cutAtSentence } from '../output/sentence-end.js';
import { textWarnings } from '../output/text-warnings.js';
import { makeProviderModel, REASONING_TOKENS, type ProviderModel } from './model-providers.js';
import { OllamaContext } from './ollama-context.js';
import { readModelStream, type ModelEnd } from './model-stream.js';
import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from '../text-engine.js';
import { TEMPERATURE_IGNORED } from '../warnings.js';
import { createUpstreamClient, type UpstreamClient } from './upstream-fetch.js';
import { generatePrompt, refinePrompt, type WritingPrompt } from './writing-prompt.js';

/** The model settings that a request can override. */
interface Settings {
  seed?: number | undefined;
  temperature?: number | undefined;
}

/** One model behind an HTTP API. Retries and deadlines are handled by the chain. */
export class ModelEngine implements TextEngine {
  readonly id: string;
  readonly deadlineMs: number | undefined;
  private readonly provider: ProviderModel;
  private readonly ollamaContext: OllamaContext | null;

  constructor(
    spec: RemoteModelSpec,
    private readonly log: EngineLog = () => {},
    private readonly client: UpstreamClient = createUpstreamClient(),
  ) {
    this.id = spec.id;
    this.deadlineMs = spec.deadlineMs;
    this.provider = makeProviderModel(spec, this.client.fetch);
    this.ollamaContext = spec.provider === 'ollama' ? new OllamaContext(spec, log) : null;
  }

  generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    const { seed, temperature } = job.options;
    return this.answer(generatePrompt(job), run, { seed, temperature });
  }

  refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    return this.answer(refinePrompt(job), run);
  }

  close(): Promise<void> {
    return this.client.close();
  }

  /** Rejects with an `EngineFailure`, or with the signal's reason. */
  private async answer(
    prompt: WritingPrompt,
    run: EngineRun,
    settings: Settings = {},
  ): Promise<EngineResult> {
    run.signal.throwIfAborted();
    const text = new ArrivingText(prompt, run.onDelta, this.provider.isReasoning);
    try {
      const options = await this.callOptions(prompt, run.signal, settings);
      run.onSent?.({ model: this.id, text: prompt.text });
      const end = run.onDelta
        ? await this.stream(options, text, run.signal)
        : await this.complete(options, text);
      const finishReason = text.cut ? 'length' : settleFinish(end.finish, text.content);
      // Streamed text has already been sent.
      const isCut = finishReason === 'length' && !run.onDelta;
      const content = isCut ? cutAtSentence(text.content) : text.content;
      const result = await this.resultOf(prompt, content, finishReason, end.usage);
      const isIgnored = settings.temperature !== undefined && this.provider.temperatureMax === null;
      const warnings = await textWarnings(content, prompt.language);
      return { ...result, warnings: isIgnored ? [...warnings, TEMPERATURE_IGNORED] : warnings };
    } catch (error) {
      if (run.signal.aborted) throw run.signal.reason;
      throw classifyUpstreamFailure(error);
    }
  }

  private async complete(options: LanguageModelV4CallOptions, text: ArrivingText): Promise<ModelEnd> {
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
      this.client.forwardText(signal, take);
      const { stream } = await this.provider.model.doStream(options);
      const end = await readModelStream(stream, take);
      await text.complete();
      return end;
    } catch (error) {
      if (error instanceof TextLimitReached) return { finish: { unified: 'length', raw: undefined } };
      throw error;
    }
  }

  private async resultOf(
    prompt: WritingPrompt,
    content: string,
    finishReason: 'stop' | 'length',
    reported?: LanguageModelV4Usage,
  ): Promise<EngineResult> {
    const outputTokensMax = prompt.outputTokensMax + REASONING_TOKENS;
    const usage = await settleUsage(reported, { input: prompt.text, output: content, outputTokensMax });
    if (usage.estimated) this.log('usage_estimated', { engine: this.id });
    const { inputTokens, outputTokens } = usage;
    return { content, usage: { inputTokens, outputTokens }, model: this.id, finishReason, warnings: [] };
  }

  private async callOptions(
    prompt: WritingPrompt,
    signal: AbortSignal,
    { seed, temperature }: Settings,
  ): Promise<LanguageModelV4CallOptions> {
    const { isReasoning, effort, temperatureMax } = this.provider;
    const outputTokensMax = prompt.outputTokensMax + (isReasoning ? REASONING_TOKENS : 0);
    const room = await this.ollamaContext?.outputRoom(prompt.text, outputTokensMax, signal);
    const sendsTemperature = temperature !== undefined && temperatureMax !== null;
    return {
      prompt: prompt.messages,
      maxOutputTokens: room ?? outputTokensMax,
      ...(effort && { reasoning: effort }),
      ...(seed !== undefined && { seed }),
      ...(sendsTemperature && { temperature: Math.min(temperature, temperatureMax) }),
      abortSignal: signal,
    };
  }
}
