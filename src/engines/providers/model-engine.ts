import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { RemoteModelSpec } from '../../config/model-specs.js';
import { ArrivingText } from './arriving-text.js';
import { classifyUpstreamFailure } from './classify-upstream-failure.js';
import type { EngineLog } from '../chain/engine-log.js';
import { settleFinish, settleUsage, type ModelExchange } from './model-answer.js';
import { cutAtSentence } from '../output/sentence-end.js';
import { textWarnings } from '../output/text-warnings.js';
import { makeProviderModel, REASONING_TOKENS, type ProviderModel } from './model-providers.js';
import { ModelCall } from './model-call.js';
import { OllamaContext } from './ollama-context.js';
import { TemperatureSupport, temperatureWarnings } from './temperature.js';
import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from '../text-engine.js';
import { NOTHING_TO_CHANGE } from '../warnings.js';
import { createUpstreamClient, type UpstreamClient } from './upstream-fetch.js';
import { generatePrompt, refinePrompt, type WritingPrompt } from './writing-prompt.js';

/** The model settings that a request can override. */
interface Settings {
  seed?: number | undefined;
  temperature?: number | undefined;
}

/** How a text ends that was cut here at its limit, however its provider ended it. */
const CUT: LanguageModelV4FinishReason = { unified: 'length', raw: undefined };

/** One model behind an HTTP API. Retries and deadlines are handled by the chain. */
export class ModelEngine implements TextEngine {
  readonly id: string;
  readonly deadlineMs: number | undefined;
  private readonly provider: ProviderModel;
  private readonly temperature: TemperatureSupport;
  private readonly call: ModelCall;
  private readonly ollamaContext: OllamaContext | null;

  constructor(
    spec: RemoteModelSpec,
    private readonly log: EngineLog = () => {},
    private readonly client: UpstreamClient = createUpstreamClient(),
  ) {
    this.id = spec.id;
    this.deadlineMs = spec.deadlineMs;
    this.provider = makeProviderModel(spec, this.client.fetch);
    this.temperature = new TemperatureSupport(this.provider.temperatureMax);
    this.call = new ModelCall(this.provider, this.client, this.temperature);
    this.ollamaContext = spec.provider === 'ollama' ? new OllamaContext(spec, log) : null;
  }

  generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    const { seed, temperature } = job.options;
    return this.answer(generatePrompt(job), run, { seed, temperature });
  }

  async refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    const result = await this.answer(refinePrompt(job), run);
    const isUnchanged = result.content.trim() === job.content.trim();
    return isUnchanged ? { ...result, warnings: [NOTHING_TO_CHANGE, ...result.warnings] } : result;
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
    const text = new ArrivingText(prompt, run);
    const { thoughts } = text;
    try {
      const options = await this.callOptions(prompt, run, settings);
      thoughts.tokensMax = options.maxOutputTokens!;
      run.onSent?.({ model: this.id, text: prompt.text, thoughts });
      const end = await this.call.run(options, text, run.onDelta !== undefined);
      const finish = text.cut ? CUT : end.finish;
      const finishReason = settleFinish(finish, text.content);
      // Streamed text has already been sent.
      const isOpen = finishReason === 'length' && !text.cut && !run.onDelta;
      const content = isOpen ? cutAtSentence(text.content) : text.content;
      const exchange = { input: prompt.text, output: content, thoughts, accountId: run.accountId };
      const result = await this.resultOf(exchange, finishReason, end.usage);
      const warnings = await textWarnings(content, prompt, run.accountId);
      warnings.push(...temperatureWarnings(settings.temperature, end.temperature));
      return { ...result, warnings };
    } catch (error) {
      if (run.signal.aborted) throw run.signal.reason;
      throw classifyUpstreamFailure(error);
    }
  }

  private async resultOf(
    exchange: ModelExchange,
    finishReason: 'stop' | 'length',
    reported?: LanguageModelV4Usage,
  ): Promise<EngineResult> {
    const usage = await settleUsage(reported, exchange);
    if (usage.estimated) this.log('usage_estimated', { engine: this.id });
    const { inputTokens, outputTokens } = usage;
    const { output: content } = exchange;
    return { content, usage: { inputTokens, outputTokens }, model: this.id, finishReason, warnings: [] };
  }

  private async callOptions(
    prompt: WritingPrompt,
    run: EngineRun,
    { seed, temperature }: Settings,
  ): Promise<LanguageModelV4CallOptions> {
    const { isReasoning, effort } = this.provider;
    const outputTokensMax = prompt.outputTokensMax + (isReasoning ? REASONING_TOKENS : 0);
    const room = await this.ollamaContext?.outputRoom(prompt.text, outputTokensMax, run);
    const sentTemperature = this.temperature.toSend(temperature);
    return {
      prompt: prompt.messages,
      maxOutputTokens: room ?? outputTokensMax,
      ...(effort && { reasoning: effort }),
      ...(seed !== undefined && { seed }),
      ...(sentTemperature !== undefined && { temperature: sentTemperature }),
      abortSignal: run.signal,
    };
  }
}
