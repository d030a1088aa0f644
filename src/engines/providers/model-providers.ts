import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { providerSettings, type ModelProvider } from '../../config/model-providers.js';
import type { RemoteModelSpec } from '../../config/model-specs.js';
import { apiBaseUrl } from './api-base-url.js';

/** A model and its call settings. */
export interface ProviderModel {
  model: LanguageModelV4;
  /** Whether it is a reasoning model, whose reasoning counts as output tokens. */
  isReasoning: boolean;
  /** The lowest reasoning effort it supports; absent if it has no such setting. */
  effort?: 'minimal' | 'low';
  /** The highest temperature it supports; null if it supports none. */
  temperatureMax: number | null;
}

/** Output tokens granted to reasoning models for their reasoning, in addition to those for the text. */
export const REASONING_TOKENS = 2_048;

type Fetch = typeof globalThis.fetch;
type MakeModel = (spec: RemoteModelSpec, fetch: Fetch) => ProviderModel;

/** The packages require a key; a server behind a base URL may not. */
const NO_KEY = 'none';

const OPENAI_HOST = new URL(providerSettings('openai').baseUrl).host;

/** OpenAI's reasoning models; the `-chat` variants do not reason. */
const OPENAI_REASONING_MODELS = /^(?:o\d|gpt-(?:[5-9]|\d\d))(?!.*chat)/;

/** The first GPT-5 supports `minimal`; earlier and later models reject it and support `low`. */
const OPENAI_MINIMAL = /^gpt-5(?:-mini|-nano)?(?:-\d{4}|$)/;

/** Gemini models reason from version 2.5. */
const GEMINI_REASONING_MODELS = /gemini-(?:2\.5|[3-9])/;

/** Open reasoning models, by their names in Ollama, vLLM and similar servers. */
const OPEN_REASONING_MODELS = /gpt-oss|deepseek-r|qwq|qwen3|magistral|thinking|reason/i;

const MAKERS: Readonly<Record<ModelProvider, MakeModel>> = {
  openai: (spec, fetch) => (isOpenAiItself(spec) ? openAi(spec, fetch) : openAiCompatible(spec, fetch)),
  anthropic: (spec, fetch) => {
    const anthropic = createAnthropic({
      ...access(spec),
      baseURL: apiBaseUrl('anthropic', spec.baseUrl),
      fetch,
    });
    return { model: anthropic(spec.model), isReasoning: isReasoningModel(spec), temperatureMax: 1 };
  },
  google: (spec, fetch) => {
    const baseURL = apiBaseUrl('google', spec.baseUrl);
    const google = createGoogle({ ...access(spec), baseURL, fetch });
    const isReasoning = isReasoningModel(spec);
    return {
      model: google(spec.model),
      isReasoning,
      temperatureMax: 2,
      ...(isReasoning && { effort: 'minimal' as const }),
    };
  },
  mistral: (spec, fetch) => {
    const mistral = createMistral({
      ...access(spec),
      baseURL: apiBaseUrl('mistral', spec.baseUrl),
      fetch,
    });
    return { model: mistral(spec.model), isReasoning: isReasoningModel(spec), temperatureMax: 1.5 };
  },
  ollama: (spec, fetch) => openAiCompatible({ ...spec, baseUrl: apiBaseUrl('ollama', spec.baseUrl) }, fetch),
};

/** Whether a model reasons before it writes. */
export function isReasoningModel(spec: RemoteModelSpec): boolean {
  switch (spec.provider) {
    case 'anthropic':
      // Its models reason only where a request asks for it.
      return false;
    case 'google':
      return GEMINI_REASONING_MODELS.test(spec.model);
    case 'openai':
      return (isOpenAiItself(spec) ? OPENAI_REASONING_MODELS : OPEN_REASONING_MODELS).test(spec.model);
    default:
      return OPEN_REASONING_MODELS.test(spec.model);
  }
}

/** Creates the model of a `MODELS` entry. Sends nothing until the first call. */
export function makeProviderModel(spec: RemoteModelSpec, fetch: Fetch): ProviderModel {
  return MAKERS[spec.provider](spec, fetch);
}

function openAi(spec: RemoteModelSpec, fetch: Fetch): ProviderModel {
  const openai = createOpenAI({ ...access(spec), baseURL: `https://${OPENAI_HOST}/v1`, fetch });
  const isReasoning = isReasoningModel(spec);
  const effort = OPENAI_MINIMAL.test(spec.model) ? 'minimal' : 'low';
  const model = openai.chat(spec.model);
  // Reasoning models reject a temperature.
  return isReasoning
    ? { model, isReasoning, effort, temperatureMax: null }
    : { model, isReasoning, temperatureMax: 2 };
}

/** Ollama, vLLM, llama.cpp, LM Studio, gateways: any server with `/chat/completions`. */
function openAiCompatible(spec: RemoteModelSpec, fetch: Fetch): ProviderModel {
  const baseURL = spec.baseUrl ?? '';
  const compatible = createOpenAICompatible({
    name: 'openai',
    baseURL,
    apiKey: spec.apiKey,
    includeUsage: true,
    fetch,
  });
  return { model: compatible(spec.model), isReasoning: isReasoningModel(spec), temperatureMax: 2 };
}

function isOpenAiItself(spec: RemoteModelSpec): boolean {
  return !spec.baseUrl || URL.parse(spec.baseUrl)?.host === OPENAI_HOST;
}

function access(spec: RemoteModelSpec): { apiKey: string } {
  return { apiKey: spec.apiKey ?? NO_KEY };
}
