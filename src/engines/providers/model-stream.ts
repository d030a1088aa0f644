import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { TakeText } from './arriving-text.js';

/** How a model's answer ended, and what it cost. */
export interface ModelEnd {
  finish: LanguageModelV4FinishReason;
  usage?: LanguageModelV4Usage;
}

/**
 * Reads a model's stream, handing each piece of text to `take`, which may hold it back (it is awaited) or end it by
 * rejecting. Any error part is fatal: what follows one has a hole in it. A stream that just stops counts as
 * interrupted. However this ends, the upstream is told to stop.
 */
export async function readModelStream(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  take: TakeText,
): Promise<ModelEnd> {
  let end: ModelEnd = { finish: { unified: 'interrupted', raw: undefined } };
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'finish') end = { finish: part.finishReason, usage: part.usage };
    if (part.type === 'text-delta') await take(part.delta);
  }
  return end;
}
