/** The providers that `MODELS` may name before the colon, with the environment variables that connect them. */
export const PROVIDERS = {
  openai: { key: 'OPENAI_API_KEY', base: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', base: 'ANTHROPIC_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', base: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  mistral: { key: 'MISTRAL_API_KEY', base: 'MISTRAL_BASE_URL' },
} as const;

/** Whoever serves a model over HTTP. */
export type ModelProvider = keyof typeof PROVIDERS;

/** A model behind an HTTP API. */
export interface RemoteModelSpec {
  /** As it stands in `MODELS`: `openai:gpt-5-mini`. */
  id: string;
  provider: ModelProvider;
  model: string;
  apiKey?: string;
  /** Without a trailing slash; absent for the provider's own address. */
  baseUrl?: string;
}

/** One entry of `MODELS`: a remote model, or an engine inside the process. */
export type ModelSpec = { id: 'builtin' | 'fixed'; provider: 'builtin' | 'fixed' } | RemoteModelSpec;

/** What a model's name may hold: as in `llama3.2:3b`, `org/model@2025-01-01`. */
const MODEL_NAME = /^[\w.:/@+-]{1,200}$/;

/**
 * Reads `MODELS`, the ordered fallback list, with the keys and addresses its providers need. An empty value is
 * the built-in engine alone. Throws an `Error` that names the variable to mend and never shows a key.
 */
export function parseModels(value: string | undefined, env: NodeJS.ProcessEnv): ModelSpec[] {
  const ids = (value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0) return [{ id: 'builtin', provider: 'builtin' }];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`MODELS names ${quote(twice)} twice`);
  return ids.map((id) => parseModel(id, env));
}

function parseModel(id: string, env: NodeJS.ProcessEnv): ModelSpec {
  if (id === 'builtin' || id === 'fixed') return { id, provider: id };
  const colon = id.indexOf(':');
  const provider = id.slice(0, colon);
  const model = id.slice(colon + 1);
  if (!isProvider(provider)) {
    const known = Object.keys(PROVIDERS).map((name) => `${name}:<model>`);
    throw new Error(`MODELS can't hold ${quote(id)}: use builtin, ${known.join(', ')}`);
  }
  if (!MODEL_NAME.test(model)) throw new Error(`MODELS names no valid model in ${quote(id)}`);
  const variables = PROVIDERS[provider];
  const apiKey = readKey(variables.key, env);
  const baseUrl = readBaseUrl(variables.base, env);
  if (!apiKey && !baseUrl) throw new Error(`${variables.key} is required, because MODELS names ${quote(id)}`);
  return { id, provider, model, ...(apiKey && { apiKey }), ...(baseUrl && { baseUrl }) };
}

function isProvider(name: string): name is ModelProvider {
  return Object.hasOwn(PROVIDERS, name);
}

/** A key travels in a header, so a stray line break from a secrets file would fail each call: refused at start. */
function readKey(variable: string, env: NodeJS.ProcessEnv): string | undefined {
  const key = env[variable]?.trim();
  if (!key) return undefined;
  if (!/^[\x21-\x7e]+$/.test(key)) throw new Error(`${variable} must be visible ASCII without blanks`);
  return key;
}

function readBaseUrl(variable: string, env: NodeJS.ProcessEnv): string | undefined {
  const text = env[variable]?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  const usable = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (!usable)
    throw new Error(`${variable} must be an http or https URL without user name, query and fragment`);
  return text.replace(/\/+$/, '');
}

/** Shows what the operator wrote, cut short in case a key was pasted in the wrong place. */
function quote(id: string): string {
  return JSON.stringify(id.length > 60 ? `${id.slice(0, 20)}…` : id);
}
