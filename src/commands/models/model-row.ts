import type { AvailableModel } from '../../models/available-model.js';
import type { StoredModel } from '../../models/model.entity.js';
import { formatAmount } from '../../common/money/amount.js';

/** A model of the database as commands print it: never its key. */
export function toModelRow(model: StoredModel) {
  const { id, provider, name, baseUrl, priceInput, priceOutput, currency, deadlineMs, createdAt } = model;
  return {
    id,
    provider,
    name,
    base_url: baseUrl,
    price_input: priceInput === null ? null : formatAmount(priceInput),
    price_output: priceOutput === null ? null : formatAmount(priceOutput),
    currency,
    deadline_s: deadlineMs === null ? null : deadlineMs / 1000,
    created_at: createdAt.toISOString(),
  };
}

/** A model in force as the list prints it. */
export function toListedRow({ id, provider, name, origin, price, spec }: AvailableModel) {
  return {
    id,
    provider,
    name,
    origin,
    base_url: ('baseUrl' in spec && spec.baseUrl) || null,
    has_key: 'apiKey' in spec && spec.apiKey !== undefined,
    price_input: price && formatAmount(price.input),
    price_output: price && formatAmount(price.output),
    currency: price?.currency ?? null,
    deadline_s: ('deadlineMs' in spec && spec.deadlineMs && spec.deadlineMs / 1000) || null,
  };
}
