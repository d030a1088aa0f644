import type { LanguageModelV4FinishReason, LanguageModelV4Usage } from '@ai-sdk/provider';
import { isVisible } from '../../common/validation/text.js';
import { EngineFailure } from '../chain/engine-failure.js';
import type { Thoughts } from '../output/thoughts.js';
import { tokenCounter } from '../output/token-counter.js';

/** Far above the context window of any model: a higher count is an error of the server, and would not fit its column. */
const REPORTED_TOKENS_MAX = 10_000_000;

/** The texts of an account's request and its response, to count the tokens of what was not reported. */
export interface ModelExchange {
  input: string;
  output: string;
  /** The reasoning before the output. */
  thoughts: Thoughts;
  accountId?: string | undefined;
}

/** Token counts as stored: non-negative integers. */
interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
  /** Whether one of them was counted here, because the upstream reported none or an invalid number. */
  estimated: boolean;
}

/**
 * Returns how a text ended: complete or cut at its limit. Throws a failure for anything else: filtered or refused
 * content, an unrequested tool call, a stream without an end, a response without a visible character.
 */
export function settleFinish(finish: LanguageModelV4FinishReason, content: string): 'stop' | 'length' {
  // Mistral's package does not map this finish reason.
  if (finish.unified === 'content-filter' || finish.raw === 'content_filter')
    throw new EngineFailure('content_filtered', { isRetryable: false });
  const whole = finish.unified === 'stop' || finish.unified === 'other';
  if (!whole && finish.unified !== 'length') throw new EngineFailure('bad_response');
  // A model that used all its tokens for reasoning would do so again; an empty response may not recur.
  if (!isVisible(content))
    throw new EngineFailure('bad_response', { isRetryable: finish.unified !== 'length' });
  return finish.unified === 'length' ? 'length' : 'stop';
}

/** Returns the reported usage, even if it exceeds what was sent and received. Counts what is missing or invalid. */
export async function settleUsage(
  usage: LanguageModelV4Usage | undefined,
  { input: sent, output: received, thoughts, accountId }: ModelExchange,
): Promise<TokenUsage> {
  const [input, output] = [usage?.inputTokens.total, usage?.outputTokens.total];
  return {
    inputTokens: isCount(input) ? input : await tokenCounter.count(sent, accountId),
    outputTokens: isCount(output) ? output : await thoughts.countWith(received, accountId),
    estimated: !isCount(input) || !isCount(output),
  };
}

/** No response costs zero tokens. */
function isCount(tokens: number | undefined): tokens is number {
  return Number.isSafeInteger(tokens) && tokens! > 0 && tokens! <= REPORTED_TOKENS_MAX;
}
