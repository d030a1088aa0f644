import { toMoney } from '../common/money/money.js';
import { toGenerationId } from './generation-id.js';
import type { Generation } from './generation.entity.js';

/** The public representation of a generation: an explicit list of fields. */
export function toGenerationResponse(generation: Generation) {
  const { inputTokens, outputTokens, cost, currency, refinedFrom } = generation;
  return {
    id: toGenerationId(generation.id),
    content: generation.content,
    tokens_used: inputTokens + outputTokens,
    template: generation.template,
    template_version: generation.templateVersion,
    created_at: generation.createdAt.toISOString(),
    usage: {
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cost: cost === null ? null : toMoney(cost, currency!),
    },
    model: generation.model,
    finish_reason: generation.finishReason,
    refined_from: refinedFrom && toGenerationId(refinedFrom),
    warnings: generation.warnings,
    metadata: generation.metadata,
    end_user: generation.endUser,
    store: generation.store,
  };
}
