import type { LanguageModelV4FinishReason, LanguageModelV4Usage } from '@ai-sdk/provider';
import { EngineFailure } from '../chain/engine-failure.js';
import { tokenCounter } from '../output/token-counter.js';

/** Added to the plausible maximum of a token count, for message framing and hidden system prompts. */
const TOKENS_LEEWAY = 4_096;

/** The sizes of a request and its response, to check whether the reported usage is plausible. */
export interface ModelExchange {
  input: string;
  output: string;
  /** The output limit that was sent. */
  outputTokensMax: number;
}

/** Token counts as stored: non-negative integers. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
  /** Whether the tokens were counted here because the upstream reported none or an implausible number. */
  estimated: boolean;
}

/**
 * Returns how a text ended: complete or cut at its limit. Throws a failure for anything else: filtered or refused
 * content, an unrequested tool call, a stream without an end, an empty response.
 */
export function settleFinish(finish: LanguageModelV4FinishReason, content: string): 'stop' | 'length' {
  // Mistral's package does not map this finish reason.
  if (finish.unified === 'content-filter' || finish.raw === 'content_filter')
    throw new EngineFailure('content_filtered', { isRetryable: false });
  const whole = finish.unified === 'stop' || finish.unified === 'other';
  if (!whole && finish.unified !== 'length') throw new EngineFailure('bad_response');
  // A model that used all its tokens for reasoning would do so again; an empty response may not recur.
  if (content === '') throw new EngineFailure('bad_response', { isRetryable: finish.unified !== 'length' });
  return finish.unified === 'length' ? 'length' : 'stop';
}

/** Returns the reported usage if it is plausible; otherwise counts the tokens. */
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
