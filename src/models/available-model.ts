import type { Config } from '../config/config.js';
import { providerSettings } from '../config/model-providers.js';
import { BUILTIN, type ModelSpec, type RemoteModelSpec } from '../config/model-specs.js';
import { withOllamaHost } from '../config/provider-access.js';
import type { StoredModel } from './model.entity.js';
import type { Price } from './price.js';

/** A model that texts can be written with. */
export interface AvailableModel {
  /** `builtin`, or `provider:name`. */
  id: string;
  provider: string;
  name: string;
  description: string;
  /** Where it comes from: `MODELS`, the database, or the service itself. */
  origin: 'environment' | 'database' | 'service';
  price: Price | null;
  /** How it is called. */
  spec: ModelSpec;
}

const BUILTIN_DESCRIPTION = 'Drafts from the words of the request, without a model. English only.';

/** What the log, the dashboard and the documentation say where no model is connected. */
export const NO_MODEL =
  'No model is connected, so the built-in engine drafts texts from the words of each request.';

/** Whether texts are written by anything but the built-in engine. */
export function hasModel(models: readonly AvailableModel[]): boolean {
  return models.some(({ id }) => id !== BUILTIN.id);
}

/**
 * Puts the models in the order in which they are called: those of `MODELS`, then those of the database. A `builtin` at
 * the end of `MODELS` stays last; where `MODELS` is not set, it is added.
 */
export function orderModels(
  operator: readonly ModelSpec[],
  stored: readonly AvailableModel[],
  currency: string,
): AvailableModel[] {
  const own = operator.map((spec) => ofOperator(spec, currency));
  const ids = new Set(own.map(({ id }) => id));
  const added = stored.filter(({ id }) => !ids.has(id));
  if (own.length === 0) return [...added, ofOperator(BUILTIN, currency, 'service')];
  const last = own.at(-1)!.id === BUILTIN.id ? own.splice(-1) : [];
  return [...own, ...added, ...last];
}

/** A model of the database, with the key that opens its provider and the addresses of the environment. */
export function toAvailableModel(
  model: StoredModel,
  apiKey: string | undefined,
  providerAccess: Config['providerAccess'],
): AvailableModel {
  const { id, provider, name, baseUrl, deadlineMs, priceInput, priceOutput, currency } = model;
  const isPriced = priceInput !== null && priceOutput !== null && currency !== null;
  const stored: RemoteModelSpec = {
    id,
    provider,
    model: name,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== null && { baseUrl }),
    ...(deadlineMs !== null && { deadlineMs }),
  };
  const spec = withOllamaHost(stored, providerAccess);
  return {
    id,
    provider,
    name,
    description: describe(spec),
    origin: 'database',
    price: isPriced ? { input: priceInput, output: priceOutput, currency } : null,
    spec,
  };
}

function ofOperator(
  spec: ModelSpec,
  currency: string,
  origin: AvailableModel['origin'] = 'environment',
): AvailableModel {
  const { id, provider } = spec;
  const isFree = provider === 'builtin' || provider === 'fixed' || provider === 'ollama';
  const price = isFree ? { input: 0, output: 0, currency } : null;
  if (!('model' in spec))
    return { id, provider, name: id, description: BUILTIN_DESCRIPTION, origin, price, spec };
  return { id, provider, name: spec.model, description: describe(spec), origin, price, spec };
}

function describe({ provider, model, baseUrl }: RemoteModelSpec): string {
  const { label } = providerSettings(provider);
  const isElsewhere =
    provider !== 'ollama' && baseUrl !== undefined && baseUrl !== providerSettings(provider).baseUrl;
  return isElsewhere ? `${model}, through a server that speaks the ${label} API.` : `${model} by ${label}.`;
}
