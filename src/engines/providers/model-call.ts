import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { ArrivingText, TextLimitReached } from './arriving-text.js';
import type { ProviderModel } from './model-providers.js';
import { isTemperatureDropped, readModelStream, type ModelEnd } from './model-stream.js';
import { assertNotRefused } from './assert-not-refused.js';
import { temperatureRejection, type TemperatureSupport } from './temperature.js';
import type { UpstreamClient } from './upstream-fetch.js';

/** The end of a model's response, and the temperature that it was written with. */
interface CalledModel extends ModelEnd {
  temperature: number | undefined;
}

/** Calls a model through its provider package. */
export class ModelCall {
  constructor(
    private readonly provider: ProviderModel,
    private readonly client: UpstreamClient,
    private readonly support: TemperatureSupport,
  ) {}

  /**
   * Passes the response to `text`, as it arrives if `isStreamed`. If the provider rejects the temperature, the call is
   * repeated without it.
   */
  async run(
    options: LanguageModelV4CallOptions,
    text: ArrivingText,
    isStreamed: boolean,
  ): Promise<CalledModel> {
    const call = isStreamed ? this.stream.bind(this) : this.complete.bind(this);
    const { temperature, ...rest } = options;
    try {
      const end = await call(options, text);
      return { ...end, temperature: end.isTemperatureDropped ? undefined : temperature };
    } catch (error) {
      const rejection = temperature === undefined ? null : temperatureRejection(error);
      if (!rejection) throw error;
      const end = await call(rest, text);
      this.support.remember(rejection);
      return { ...end, temperature: undefined };
    }
  }

  private async complete(options: LanguageModelV4CallOptions, text: ArrivingText): Promise<ModelEnd> {
    const result = await this.provider.model.doGenerate(options);
    assertNotRefused(result.response?.body);
    const { content, finishReason, usage, warnings } = result;
    for (const part of content) if (part.type === 'reasoning') text.takeThought(part.text);
    await text.takeWhole(content.map((part) => (part.type === 'text' ? part.text : '')).join(''));
    return { finish: finishReason, usage, isTemperatureDropped: isTemperatureDropped(warnings) };
  }

  private async stream(options: LanguageModelV4CallOptions, text: ArrivingText): Promise<ModelEnd> {
    try {
      this.client.forwardText(options.abortSignal!, text);
      const { stream } = await this.provider.model.doStream({ ...options, includeRawChunks: true });
      const end = await readModelStream(stream, text);
      await text.complete();
      return end;
    } catch (error) {
      if (error instanceof TextLimitReached) return { finish: { unified: 'length', raw: undefined } };
      throw error;
    }
  }
}
