import { isProvider, MODEL_PROVIDERS, providerSettings, type ModelProvider } from './model-providers.js';
import { readProviderAccess, type ProviderAccess } from './provider-access.js';

/** A model behind an HTTP API. */
export interface RemoteModelSpec extends ProviderAccess {
  /** The id as in `MODELS`: `openai:gpt-5-mini`. */
  id: string;
  provider: ModelProvider;
  model: string;
  /** Its deadline; `MODEL_DEADLINE_MS` by default. */
  deadlineMs?: number;
}

/** An engine inside the process. */
interface LocalModelSpec {
  id: 'builtin' | 'fixed';
  provider: 'builtin' | 'fixed';
}

export const BUILTIN: LocalModelSpec = { id: 'builtin', provider: 'builtin' };

/** One entry of `MODELS`: a remote model, or an engine inside the process. */
export type ModelSpec = LocalModelSpec | RemoteModelSpec;

/** The characters of a model name, as in `llama3.2:3b` or `org/model@2025-01-01`. */
export const MODEL_NAME = /^[\w.:/@+-]{1,200}$/;

/**
 * Reads `MODELS`, the operator's ordered list, with the keys and addresses its providers need. An empty value is an
 * empty list. Throws an `Error` that names the invalid variable and never shows a key.
 */
export function parseModels(value: string | undefined, env: NodeJS.ProcessEnv): ModelSpec[] {
  if (!value) return [];
  const ids = value
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0) throw new Error('MODELS names no model');
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
    const known = MODEL_PROVIDERS.map((name) => `${name}:<model>`);
    throw new Error(`MODELS cannot contain ${quote(id)}: use builtin, ${known.join(', ')}`);
  }
  if (!MODEL_NAME.test(model)) throw new Error(`MODELS names no valid model in ${quote(id)}`);
  const { key, deadlineMs } = providerSettings(provider);
  const access = readProviderAccess(provider, env);
  if (key !== null && !access.apiKey && !access.baseUrl)
    throw new Error(`${key} is required, because MODELS names ${quote(id)}`);
  return { id, provider, model, ...access, ...(deadlineMs && { deadlineMs }) };
}

/** Quotes the operator's input, truncated in case a key was pasted in the wrong place. */
function quote(id: string): string {
  return JSON.stringify(id.length > 60 ? `${id.slice(0, 20)}…` : id);
}
