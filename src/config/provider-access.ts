import { MODEL_PROVIDERS, providerSettings, type ModelProvider } from './model-providers.js';

/** What connects to a provider. */
export interface ProviderAccess {
  apiKey?: string;
  /** Without a trailing slash; absent for the provider's own address. */
  baseUrl?: string;
}

const OLLAMA_PORT = '11434';

/** Reads the environment's settings for a provider. Throws an `Error` that names the variable and never shows a key. */
export function readProviderAccess(provider: ModelProvider, env: NodeJS.ProcessEnv): ProviderAccess {
  const { key, base } = providerSettings(provider);
  const apiKey = key === null ? undefined : env[key]?.trim();
  const baseUrl = env[base]?.trim();
  return {
    ...(apiKey && { apiKey: checkApiKey(apiKey, key!) }),
    ...(baseUrl && {
      baseUrl: provider === 'ollama' ? readOllamaHost(baseUrl) : checkBaseUrl(baseUrl, base),
    }),
  };
}

/** Reads the environment's settings for all providers; `attempt` runs each part and collects its errors. */
export function readAllAccess(
  attempt: (provider: string, read: () => ProviderAccess) => ProviderAccess | null,
  env: NodeJS.ProcessEnv,
): Readonly<Record<ModelProvider, ProviderAccess>> {
  const entries = MODEL_PROVIDERS.map((provider) => [
    provider,
    attempt(provider, () => readProviderAccess(provider, env)) ?? {},
  ]);
  return Object.fromEntries(entries) as Record<ModelProvider, ProviderAccess>;
}

/**
 * Adds the address of `OLLAMA_HOST` to a model of Ollama without one. Those of other providers apply to `MODELS` only:
 * a stored key is sent to the provider itself unless the model has an address.
 */
export function withOllamaHost<Access extends ProviderAccess & { provider: ModelProvider }>(
  access: Access,
  { ollama }: Readonly<Record<ModelProvider, ProviderAccess>>,
): Access {
  const isDefault = access.provider === 'ollama' && access.baseUrl === undefined;
  return isDefault && ollama.baseUrl !== undefined ? { ...access, baseUrl: ollama.baseUrl } : access;
}

/** Rejects line breaks, for example from a secrets file, because a key is sent in a header. */
export function checkApiKey(key: string, name: string): string {
  if (!/^[\x21-\x7e]{1,1000}$/.test(key)) throw new Error(`${name} must be visible ASCII without blanks`);
  return key;
}

/** Returns the URL without trailing slashes; throws an `Error` that names the setting. */
export function checkBaseUrl(text: string, name: string): string {
  const url = URL.parse(text);
  const usable =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!usable || text.length > 2_000)
    throw new Error(`${name} must be an http or https URL without user name, query and fragment`);
  return text.replace(/\/+$/, '');
}

/** `OLLAMA_HOST` as Ollama itself reads it: a host, a port or both, with or without a scheme. */
function readOllamaHost(text: string): string {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
    ? text
    : `http://${text.replace(/^(?=:)/, '127.0.0.1')}`;
  const baseUrl = checkBaseUrl(withScheme, 'OLLAMA_HOST');
  const url = new URL(baseUrl);
  // A wildcard listen address cannot be called.
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  const hasPort = /:\d+(?:\/|$)/.test(baseUrl.slice(baseUrl.indexOf('//')));
  if (!hasPort && url.protocol === 'http:') url.port = OLLAMA_PORT;
  return url.href.replace(/\/+$/, '');
}
