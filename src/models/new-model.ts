import { checkAll } from '../common/errors/check-all.js';
import { parseAmount } from '../common/money/amount.js';
import {
  isProvider,
  MODEL_PROVIDERS,
  providerSettings,
  type ModelProvider,
} from '../config/model-providers.js';
import { MODEL_NAME, type RemoteModelSpec } from '../config/model-specs.js';
import { checkApiKey, checkBaseUrl, type ProviderAccess } from '../config/provider-access.js';
import { InvalidModelField } from './model-error.js';
import type { Price } from './price.js';

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

/** Checks a new model; throws a `UserError` that names every bad field and never shows a key. */
export function checkNewModel(input: NewModel, currency: string): CheckedModel {
  const provider = checkProvider(input.provider);
  const [apiKey, baseUrl] = [given(input.apiKey), given(input.baseUrl)];
  return checkAll({
    key: () => mustHaveKey({ provider, ...(apiKey && { apiKey }), ...(baseUrl && { baseUrl }) }),
    model: () => checkModel(input, currency),
  }).model;
}

/** Checks all but whether a key is missing. */
export function checkModel(input: NewModel, currency: string): CheckedModel {
  const provider = checkProvider(input.provider);
  const { access, name, price, deadlineMs } = checkAll({
    access: () => checkAccess(input),
    name: () => checkName(input.name),
    price: () => checkPrice(input, provider, currency),
    deadlineMs: () => readDeadlineMs(input.deadline) ?? providerSettings(provider).deadlineMs,
  });
  const spec: RemoteModelSpec = {
    id: `${provider}:${name}`,
    model: name,
    ...access,
    ...(deadlineMs && { deadlineMs }),
  };
  return { spec, price };
}

function checkName(typed: string): string {
  const name = typed.trim();
  if (MODEL_NAME.test(name)) return name;
  throw new InvalidModelField('name', 'name must be the name of a model, such as gpt-5-mini or llama3.2:3b');
}

/** Throws a `ModelError` for a model that lacks the key its provider requires. */
export function mustHaveKey({
  provider,
  apiKey,
  baseUrl,
}: Pick<RemoteModelSpec, 'provider' | 'apiKey' | 'baseUrl'>): void {
  const { key, label } = providerSettings(provider);
  if (key !== null && !apiKey && !baseUrl)
    throw new InvalidModelField('api_key', `api_key is required for ${label}`);
}

/** Checks how a provider is reached; throws a `UserError` that names every bad field. */
export function checkAccess(
  input: Pick<NewModel, 'provider' | 'apiKey' | 'baseUrl'>,
): ProviderAccess & { provider: ModelProvider } {
  const provider = checkProvider(input.provider);
  const [apiKey, baseUrl] = [given(input.apiKey), given(input.baseUrl)];
  const access = checkAll<ProviderAccess>({
    ...(baseUrl && { baseUrl: () => attempt('base_url', () => checkBaseUrl(baseUrl, 'base_url')) }),
    ...(apiKey && { apiKey: () => attempt('api_key', () => checkApiKey(apiKey, 'api_key')) }),
  });
  return { provider, ...access };
}

function checkProvider(typed: string): ModelProvider {
  const provider = typed.trim().toLowerCase();
  if (isProvider(provider)) return provider;
  throw new InvalidModelField('provider', `provider must be one of ${MODEL_PROVIDERS.join(', ')}`);
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
  const price = checkAll({
    input: () => readPrice('price_input', input_),
    output: () => readPrice('price_output', output),
  });
  return { ...price, currency };
}

function readPrice(field: string, text: string | undefined): number {
  const price = parseAmount(text ?? '');
  if (price === null)
    throw new InvalidModelField(
      field,
      `${field} must be a price per million tokens, from 0 to 1,000,000, such as 0.25`,
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
