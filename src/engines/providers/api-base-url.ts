import { providerSettings, type ModelProvider } from '../../config/model-providers.js';

/** The version in the path of each provider's API. */
const API_VERSIONS: Readonly<Partial<Record<ModelProvider, string>>> = {
  anthropic: '/v1',
  google: '/v1beta',
  mistral: '/v1',
  // Ollama supports OpenAI's format below /v1.
  ollama: '/v1',
};

/**
 * Returns the base URL of a provider's API, with the version. The providers' own clients accept base URLs without it;
 * both forms are accepted here.
 */
export function apiBaseUrl(provider: ModelProvider, baseUrl: string | undefined): string {
  const url = baseUrl ?? providerSettings(provider).baseUrl;
  const version = API_VERSIONS[provider];
  return version === undefined || /\/v\d\w*$/.test(url) ? url : `${url}${version}`;
}

/** Returns the address of Ollama's own API, for an address with or without `/v1`. */
export function ollamaRoot(baseUrl = providerSettings('ollama').baseUrl): string {
  return baseUrl.replace(/\/v1$/, '');
}
