import type { StoredModel } from './model.entity.js';
import { checkModel, ModelError, mustHaveKey, type CheckedModel, type NewModel } from './new-model.js';
import { formatPrice } from './price.js';

/** What is changed of a model. Absent fields stay as they are; an empty one is set to the provider's default. */
export type ModelChange = Omit<NewModel, 'provider' | 'name'>;

/** A change of a model, checked against the model it was made for. */
export interface CheckedChange extends CheckedModel {
  stored: StoredModel;
  /** Whether the model is called in another way than before, so that it has to be tested. */
  isCalledOtherwise: boolean;
}

/**
 * Checks the change of a model that was read with its key. A stored key is never sent to another address: throws a
 * `ModelError` for a new address without the key, and for every invalid field.
 */
export function checkModelChange(stored: StoredModel, change: ModelChange, currency: string): CheckedChange {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const checked = checkModel({ ...inputOf(stored, change), ...given }, currency);
  const { apiKey, baseUrl = null } = checked.spec;
  const isMoved = baseUrl !== stored.baseUrl;
  if (!apiKey && stored.sealedKey !== null && isMoved)
    throw new ModelError(
      'api_key',
      'api_key is required with a new address: a stored key is sent only to the address it was entered for',
    );
  if (stored.sealedKey === null) mustHaveKey(checked.spec);
  return { ...checked, stored, isCalledOtherwise: isMoved || apiKey !== undefined };
}

/** A stored model as it would be typed, but for its key. */
export function inputOf(model: StoredModel, change: ModelChange = {}): NewModel {
  const { provider, name, baseUrl, priceInput, priceOutput, currency, deadlineMs } = model;
  const keepsPrice = change.priceInput === undefined && change.priceOutput === undefined;
  return {
    provider,
    name,
    baseUrl: baseUrl ?? '',
    priceInput: priceInput === null ? '' : formatPrice(priceInput),
    priceOutput: priceOutput === null ? '' : formatPrice(priceOutput),
    // A price in a currency that CURRENCY was changed from is refused rather than relabelled.
    ...(keepsPrice && currency !== null && { currency }),
    deadline: deadlineMs === null ? '' : String(Math.ceil(deadlineMs / 1000)),
  };
}
