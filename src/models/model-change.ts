import type { StoredModel } from './model.entity.js';
import { InvalidModelField } from './model-error.js';
import { checkModel, mustHaveKey, type CheckedModel, type NewModel } from './new-model.js';
import { formatAmount } from '../common/money/amount.js';

/** What is changed of a model. Absent fields stay as they are; an empty one is set to the provider's default. */
export type ModelChange = Omit<NewModel, 'provider' | 'name'>;

/** A change of a model, checked against the model it was made for. */
export interface CheckedChange extends CheckedModel {
  stored: StoredModel;
  /** Whether the model is called in another way than before, so that it has to be tested. */
  needsProbe: boolean;
}

/**
 * Checks the change of a model that was read with its key. A stored key is never sent to another address: throws a
 * `ModelError` for a new address without the key, and for every invalid field.
 */
export function checkModelChange(stored: StoredModel, change: ModelChange, currency: string): CheckedChange {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (hasForeignPrice(stored, currency)) mustReplacePrice(stored, change, currency);
  const checked = checkModel({ ...inputOf(stored), ...given }, currency);
  const { apiKey, baseUrl = null } = checked.spec;
  const isMoved = baseUrl !== stored.baseUrl;
  if (!apiKey && stored.sealedKey !== null && isMoved)
    throw new InvalidModelField(
      'api_key',
      'api_key is required with a new address: a stored key is sent only to the address it was entered for',
    );
  if (stored.sealedKey === null) mustHaveKey(checked.spec);
  return { ...checked, stored, needsProbe: isMoved || apiKey !== undefined };
}

/** A stored model as it would be typed, but for its key. */
export function inputOf(model: StoredModel): NewModel {
  const { provider, name, baseUrl, priceInput, priceOutput, deadlineMs } = model;
  return {
    provider,
    name,
    baseUrl: baseUrl ?? '',
    priceInput: priceInput === null ? '' : formatAmount(priceInput),
    priceOutput: priceOutput === null ? '' : formatAmount(priceOutput),
    deadline: deadlineMs === null ? '' : String(Math.ceil(deadlineMs / 1000)),
  };
}

/** Whether the price was set before `CURRENCY` was changed. A price of zero is the same in every currency. */
export function hasForeignPrice(model: StoredModel, currency: string): boolean {
  const { priceInput, priceOutput } = model;
  return model.currency !== null && model.currency !== currency && Boolean(priceInput || priceOutput);
}

/** Throws a `ModelError` unless both prices are given, so that no stored price is saved in another currency. */
function mustReplacePrice(stored: StoredModel, change: ModelChange, currency: string): void {
  const field =
    (change.priceInput === undefined && 'price_input') ||
    (change.priceOutput === undefined && 'price_output');
  if (field)
    throw new InvalidModelField(
      field,
      `${field} is required: the stored prices are in ${stored.currency}, and CURRENCY is ${currency}. ` +
        'Enter both prices, or leave both empty',
    );
}
