/** How a model provider is connected, and its defaults. */
interface ProviderSettings {
  /** The display name. */
  label: string;
  /** The environment variable with its key; null if it needs none. */
  key: string | null;
  /** The environment variable that overrides its address. */
  base: string;
  /** The address of the provider itself. */
  baseUrl: string;
  /** The model that is connected if only a key is found; null for the newest chat model that it lists. */
  model: string | null;
  /** The deadline of its models; `MODEL_DEADLINE_MS` by default. */
  deadlineMs?: number;
}

/** The providers of models, with their default addresses and models. */
export const PROVIDERS = {
  openai: {
    label: 'OpenAI',
    key: 'OPENAI_API_KEY',
    base: 'OPENAI_BASE_URL',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5-mini',
  },
  anthropic: {
    label: 'Anthropic',
    key: 'ANTHROPIC_API_KEY',
    base: 'ANTHROPIC_BASE_URL',
    baseUrl: 'https://api.anthropic.com/v1',
    model: 'claude-haiku-4-5',
  },
  google: {
    label: 'Google',
    key: 'GOOGLE_GENERATIVE_AI_API_KEY',
    base: 'GOOGLE_GENERATIVE_AI_BASE_URL',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-2.5-flash',
  },
  mistral: {
    label: 'Mistral',
    key: 'MISTRAL_API_KEY',
    base: 'MISTRAL_BASE_URL',
    baseUrl: 'https://api.mistral.ai/v1',
    model: 'mistral-small-latest',
  },
  ollama: {
    label: 'Ollama',
    key: null,
    base: 'OLLAMA_HOST',
    baseUrl: 'http://127.0.0.1:11434',
    model: null,
    // A model on a processor writes a few words a second.
    deadlineMs: 300_000,
  },
} as const satisfies Record<string, ProviderSettings>;

/** A provider of models over HTTP. */
export type ModelProvider = keyof typeof PROVIDERS;

export const MODEL_PROVIDERS = Object.keys(PROVIDERS) as ModelProvider[];

export function isProvider(name: string): name is ModelProvider {
  return Object.hasOwn(PROVIDERS, name);
}

/** Returns the names of a provider's variables, its default address and its default model. */
export function providerSettings(provider: ModelProvider): ProviderSettings {
  return PROVIDERS[provider];
}
