import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4Warning,
} from '@ai-sdk/provider';
import type { ResponseSink } from './arriving-text.js';
import { assertNotRefused } from './assert-not-refused.js';

/** The finish reason and the usage of a model's response. */
export interface ModelEnd {
  finish: LanguageModelV4FinishReason;
  usage?: LanguageModelV4Usage;
  /** Whether the provider package knows that the model supports no temperature, and did not send it. */
  isTemperatureDropped?: boolean;
}

/**
 * Reads a model's stream and passes it to `sink`, which is awaited and can end the stream by rejecting. An error part is
 * fatal, because the text after it has a gap. So is a refusal, which only the raw chunks distinguish from text. A stream
 * that ends without a finish reason counts as interrupted. The upstream is always cancelled at the end.
 */
export async function readModelStream(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  sink: ResponseSink,
): Promise<ModelEnd> {
  let end: ModelEnd = { finish: { unified: 'interrupted', raw: undefined } };
  let isDropped = false;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'raw') assertNotRefused(part.rawValue);
    if (part.type === 'stream-start') isDropped = isTemperatureDropped(part.warnings);
    if (part.type === 'finish') end = { finish: part.finishReason, usage: part.usage };
    if (part.type === 'text-delta') await sink.take(part.delta);
    if (part.type === 'reasoning-delta') sink.takeThought(part.delta);
  }
  return { ...end, isTemperatureDropped: isDropped };
}

/** Whether a provider package reports that it did not send the temperature. */
export function isTemperatureDropped(warnings: readonly SharedV4Warning[]): boolean {
  return warnings.some((warning) => warning.type === 'unsupported' && warning.feature === 'temperature');
}
