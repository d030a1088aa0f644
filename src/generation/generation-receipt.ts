import type { GenerationReceipt } from '../common/http/request.js';
import type { Generation } from './generation.entity.js';

/** The usage of a replayed response. */
export const NOTHING_USED = { inputTokens: null, outputTokens: null, cost: null, currency: null } as const;

/** What the request log keeps of a generation. */
export function receiptOf(generation: Generation): GenerationReceipt {
  const { id, model, inputTokens, outputTokens, cost, currency } = generation;
  return { id, model, inputTokens, outputTokens, cost, currency };
}
