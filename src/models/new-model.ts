import { UserError } from '../common/errors/user-error.js';
import { parseAmount } from '../common/money/amount.js';
import {
  isProvider,
  MODEL_PROVIDERS,
  providerSettings,
  type ModelProvider,
} from '../config/model-providers.js';
import { MODEL_NAME, type RemoteModelSpec } from '../config/model-specs.js';
import { checkApiKey, checkBaseUrl, type ProviderAccess } from '../config/provider-access.js';
import type { Price } from './price.js';

/** A rejected model change; `field` names the invalid field. */
export class ModelError extends UserError {
  constructor(
    override readonly field: string,
    message: string,
  ) {
    super(message, field);
  }
}

/** A field that is missing or has a value that is not allowed. The message begins with its name. */
export class InvalidModelField extends ModelError {}

/** A model to be connected, as it was typed. */
export interface NewModel {
  provider: string;
  name: string;
  baseUrl?: string;
  apiKey?: string;
  priceInput?: string;
  priceOutput?: string;
  currency?: string;
  /** How long it may take, in seconds; absent for the provider's default. */
  deadline?: string;
}

/** A model to be connected, checked. */
export interface CheckedModel {
  spec: RemoteModelSpec;
  price: Price | null;
}

/** The longest deadline of a model, in seconds. */
const DEADLINE_S_MAX = 3_600;

/** Checks a new model; throws a `ModelError` that names the first bad field and never shows a key. */
export function checkNewModel(input: NewModel, currency: string): CheckedModel {
  const checked = checkModel(input, currency);
  mustHaveKey(checked.spec);
  return checked;
}

/** Checks all but whether a key is missing. */
export function checkModel(input: NewModel, currency: string): CheckedModel {
  const { provider, ...access } = checkAccess(input);
  const name = input.name.trim();
  if (!MODEL_NAME.test(name))
    throw new InvalidModelField(
      'name',
      'name must be the name of a model, such as gpt-5-mini or llama3.2:3b',
    );
  const deadlineMs = readDeadlineMs(input.deadline) ?? providerSettings(provider).deadlineMs;
  const spec: RemoteModelSpec = {
    id: `${provider}:${name}`,
    provider,
    model: name,
    ...access,
    ...(deadlineMs && { deadlineMs }),
  };
  return { spec, price: checkPrice(input, provider, currency) };
}

/** Throws a `ModelError` for a model that lacks the key its provider requires. */
export function mustHaveKey({ provider, apiKey, baseUrl }: RemoteModelSpec): void {
  const { key, label } = providerSettings(provider);
  if (key !== null && !apiKey && !baseUrl)
    throw new InvalidModelField('api_key', `api_key is required for ${label}`);
}

/** Checks how a provider is reached; throws a `ModelError` that names the first bad field. */
export function checkAccess(
  input: Pick<NewModel, 'provider' | 'apiKey' | 'baseUrl'>,
): ProviderAccess & { provider: ModelProvider } {
  const provider = input.provider.trim().toLowerCase();
  if (!isProvider(provider))
    throw new InvalidModelField('provider', `provider must be one of ${MODEL_PROVIDERS.join(', ')}`);
  const apiKey = given(input.apiKey);
  const baseUrl = given(input.baseUrl);
  return {
    provider,
    ...(apiKey && { apiKey: attempt('api_key', () => checkApiKey(apiKey, 'api_key')) }),
    ...(baseUrl && { baseUrl: attempt('base_url', () => checkBaseUrl(baseUrl, 'base_url')) }),
  };
}

function readDeadlineMs(typed: string | undefined): number | undefined {
  const text = given(typed);
  if (text === undefined) return undefined;
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > DEADLINE_S_MAX)
    throw new InvalidModelField(
      'deadline',
      `deadline must be a whole number of seconds from 1 to ${DEADLINE_S_MAX}`,
    );
  return seconds * 1000;
}

function checkPrice(input: NewModel, provider: ModelProvider, currency: string): Price | null {
  const typed = given(input.currency)?.toUpperCase() ?? currency;
  if (typed !== currency)
    throw new InvalidModelField(
      'currency',
      `currency must be ${currency}: all prices are in one currency (CURRENCY)`,
    );
  const [input_, output] = [given(input.priceInput), given(input.priceOutput)];
  if (!input_ && !output) return provider === 'ollama' ? { input: 0, output: 0, currency } : null;
  return { input: readPrice('price_input', input_), output: readPrice('price_output', output), currency };
}

function readPrice(field: string, text: string | undefined): number {
  const price = parseAmount(text ?? '');
  if (price === null)
    throw new InvalidModelField(
      field,
      `${field} must be a price per million tokens, from 0 to 1000000, such as 0.25`,
    );
  return price;
}

function attempt<T>(field: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new InvalidModelField(field, (error as Error).message);
  }
}

function given(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
