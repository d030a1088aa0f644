import { request } from 'undici';
import type { ModelProvider } from '../../config/model-providers.js';
import { MODEL_NAME } from '../../config/model-specs.js';
import type { ProviderAccess } from '../../config/provider-access.js';
import { apiBaseUrl, ollamaRoot } from './api-base-url.js';
import { readText } from './read-text.js';

/** Models that do not write texts. */
const NOT_CHAT =
  /embed|rerank|whisper|tts|transcribe|audio|realtime|moderation|dall-e|image|imagen|veo|sora|ocr|bge-|minilm|search|computer-use|codex|babbage|davinci|instruct-0914/i;

/** Ollama's families of embedding models. */
const NOT_CHAT_FAMILIES = new Set(['bert', 'nomic-bert', 'clip']);

interface Lister {
  path: string;
  headers: (apiKey: string) => Record<string, string>;
  /** The names of the models that write texts, newest first. */
  namesOf: (body: any) => string[];
}

const bearer = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });
const newestFirst = (models: any[], time: (model: any) => unknown): any[] =>
  [...models].sort((a, b) => Number(time(b) ?? 0) - Number(time(a) ?? 0));

const openai: Lister = {
  path: '/models',
  headers: bearer,
  namesOf: ({ data }) => newestFirst(data, ({ created }) => created).map(({ id }) => id),
};

const LISTERS: Readonly<Record<ModelProvider, Lister>> = {
  openai,
  anthropic: {
    path: '/models?limit=100',
    headers: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
    namesOf: ({ data }) => newestFirst(data, (model) => Date.parse(model.created_at)).map(({ id }) => id),
  },
  google: {
    path: '/models?pageSize=1000',
    headers: (apiKey) => ({ 'x-goog-api-key': apiKey }),
    namesOf: ({ models }) =>
      models
        .filter((model: any) => model.supportedGenerationMethods?.includes('generateContent') ?? true)
        .map(({ name }: any) => String(name).replace(/^models\//, '')),
  },
  mistral: {
    ...openai,
    namesOf: ({ data }) =>
      openai.namesOf({ data: data.filter((model: any) => model.capabilities?.completion_chat ?? true) }),
  },
  ollama: {
    path: '/api/tags',
    headers: bearer,
    namesOf: ({ models }) =>
      newestFirst(models, (model) => Date.parse(model.modified_at))
        .filter(({ details }) => !NOT_CHAT_FAMILIES.has(details?.family))
        .map(({ name }) => name),
  },
};

/** Returns the names of a provider's models that write texts, newest first; null if they cannot be listed. */
export async function listProviderModels(
  provider: ModelProvider,
  { apiKey, baseUrl }: ProviderAccess,
  timeoutMs: number,
): Promise<string[] | null> {
  const { path, headers, namesOf } = LISTERS[provider];
  const url = (provider === 'ollama' ? ollamaRoot(baseUrl) : apiBaseUrl(provider, baseUrl)) + path;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await request(url, { headers: apiKey ? headers(apiKey) : {}, signal });
    const text = await readText(answer.body);
    if (answer.statusCode !== 200 || text === null) return null;
    const names = namesOf(JSON.parse(text));
    return names.filter((name) => isChatModel(name) && !(apiKey && name.includes(apiKey)));
  } catch {
    // Unreachable, too slow or an unexpected response: no models to choose from.
    return null;
  }
}

function isChatModel(name: unknown): name is string {
  return typeof name === 'string' && MODEL_NAME.test(name) && !NOT_CHAT.test(name);
}
