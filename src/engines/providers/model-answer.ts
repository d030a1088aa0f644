import type { LanguageModelV4FinishReason, LanguageModelV4Usage } from '@ai-sdk/provider';
import { EngineFailure } from '../chain/engine-failure.js';
import { tokenCounter } from '../output/token-counter.js';

/** Added to what a count of tokens can plausibly be: message frames, hidden system texts. */
const TOKENS_LEEWAY = 4_096;

/** What was sent and what came back, for judging the figures an upstream reports. */
export interface ModelExchange {
  input: string;
  output: string;
  /** The cap that was sent. */
  outputTokensMax: number;
}

/** Tokens as the record states them: whole numbers, never negative. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
  /** Counted here, because the upstream reported none, or nonsense. */
  estimated: boolean;
}

/**
 * How a text ended. Throws a failure for anything but a text that is complete or was cut at its cap: filtered or
 * refused, a tool call that nobody asked for, a stream without an end, nothing at all.
 */
export function settleFinish(finish: LanguageModelV4FinishReason, content: string): 'stop' | 'length' {
  // Mistral's package does not know the word.
  if (finish.unified === 'content-filter' || finish.raw === 'content_filter')
    throw new EngineFailure('content_filtered', { worthRepeating: false });
  const whole = finish.unified === 'stop' || finish.unified === 'other';
  if (!whole && finish.unified !== 'length') throw new EngineFailure('bad_response');
  // A model that thinks up to its cap does so again; a model that just said nothing may not.
  if (content === '')
    throw new EngineFailure('bad_response', { worthRepeating: finish.unified !== 'length' });
  return finish.unified === 'length' ? 'length' : 'stop';
}

/** The upstream's usage where it is plausible, a count of our own where it is missing or mad. */
export async function settleUsage(
  usage: LanguageModelV4Usage | undefined,
  exchanged: ModelExchange,
): Promise<TokenUsage> {
  const reported = { input: usage?.inputTokens.total, output: usage?.outputTokens.total };
  // No token is shorter than a byte.
  const inputMax = Buffer.byteLength(exchanged.input) + TOKENS_LEEWAY;
  const outputMax = Math.max(exchanged.outputTokensMax, Buffer.byteLength(exchanged.output)) + TOKENS_LEEWAY;
  if (isPlausible(reported.input, inputMax) && isPlausible(reported.output, outputMax)) {
    return { inputTokens: reported.input, outputTokens: reported.output, estimated: false };
  }
  return {
    inputTokens: await tokenCounter.count(exchanged.input),
    outputTokens: await tokenCounter.count(exchanged.output),
    estimated: true,
  };
}

function isPlausible(tokens: number | undefined, max: number): tokens is number {
  return Number.isSafeInteger(tokens) && tokens! > 0 && tokens! <= max;
}
