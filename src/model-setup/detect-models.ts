import { MODEL_PROVIDERS, providerSettings, type ModelProvider } from '../config/model-providers.js';
import type { ProviderAccess } from '../config/provider-access.js';
import { listProviderModels } from '../engines/providers/list-provider-models.js';
import type { NewModel } from '../models/new-model.js';

/** A model that could be connected, and what it was found by. */
export interface FoundModel {
  input: NewModel & { provider: ModelProvider };
  /** Such as `OPENAI_API_KEY is set`. */
  reason: string;
}

/** A start must not wait for an Ollama that is not there. */
const OLLAMA_TIMEOUT_MS = 500;

const LIST_TIMEOUT_MS = 3_000;

/** Looks for models of the providers, all by default; returns what it finds in their order. */
export async function detectModels(
  access: Readonly<Record<ModelProvider, ProviderAccess>>,
  providers: readonly ModelProvider[] = MODEL_PROVIDERS,
): Promise<FoundModel[]> {
  const found = await Promise.all(providers.map((provider) => detectModel(provider, access[provider])));
  return found.filter((model) => model !== null);
}

/** Looks for the provider's key in the environment or, for Ollama, for its server; returns null if there is none. */
export function detectModel(provider: ModelProvider, access: ProviderAccess): Promise<FoundModel | null> {
  const { key } = providerSettings(provider);
  if (key === null) return detectServer(provider, access);
  return access.apiKey ? detectKey(provider, access, key) : Promise.resolve(null);
}

async function detectServer(provider: ModelProvider, access: ProviderAccess): Promise<FoundModel | null> {
  const { label, baseUrl } = providerSettings(provider);
  const [name] = (await listProviderModels(provider, access, OLLAMA_TIMEOUT_MS)) ?? [];
  if (name === undefined) return null;
  return {
    input: { provider, name, ...access },
    reason: `${label} answers at ${access.baseUrl ?? baseUrl}, and this is its newest chat model`,
  };
}

async function detectKey(
  provider: ModelProvider,
  access: ProviderAccess,
  key: string,
): Promise<FoundModel | null> {
  const name = access.baseUrl ? await nameAt(provider, access) : providerSettings(provider).model;
  if (name === null) return null;
  const place = access.baseUrl ? ` and ${providerSettings(provider).base} is ${access.baseUrl}` : '';
  return { input: { provider, name, ...access }, reason: `${key} is set${place}` };
}

/** Another server than the provider's own may not have the default model. */
async function nameAt(provider: ModelProvider, access: ProviderAccess): Promise<string | null> {
  const { model } = providerSettings(provider);
  const names = await listProviderModels(provider, access, LIST_TIMEOUT_MS);
  if (names === null || names.length === 0 || (model !== null && names.includes(model))) return model;
  return names[0]!;
}
