import { request } from 'undici';
import type { RemoteModelSpec } from '../../config/model-specs.js';
import { EngineFailure } from '../chain/engine-failure.js';
import type { EngineLog } from '../chain/engine-log.js';
import { tokenCounter } from '../output/token-counter.js';
import type { EngineRun } from '../text-engine.js';
import { ollamaRoot } from './api-base-url.js';
import { readText } from './read-text.js';

/** Ollama's smallest default context length. */
const DEFAULT_CONTEXT_TOKENS = 4_096;

/** Tokens are counted with o200k; the smaller vocabularies of open models need more. */
const VOCABULARY_MARGIN = 1.2;

const LIST_TIMEOUT_MS = 3_000;

/**
 * Checks that prompts fit the context of an Ollama model. Ollama drops a part of a longer prompt and responds with 200,
 * and its OpenAI-compatible API cannot set the context length; `OLLAMA_CONTEXT_LENGTH` of the Ollama server does.
 */
export class OllamaContext {
  constructor(
    private readonly spec: RemoteModelSpec,
    private readonly log: EngineLog,
  ) {}

  /**
   * Returns how many tokens the model can write after a prompt, at most `outputTokensMax`. Rejects with
   * `context_too_long` if the prompt and a text of its length do not fit. Does not check prompts that fit the smallest
   * default, and logs a warning if it cannot check one because the context length is unknown.
   */
  async outputRoom(
    prompt: string,
    outputTokensMax: number,
    { signal, accountId }: Pick<EngineRun, 'signal' | 'accountId'>,
  ): Promise<number> {
    // A token has at least one byte; digits and emoji often have one token for each.
    if (Buffer.byteLength(prompt) + outputTokensMax <= DEFAULT_CONTEXT_TOKENS) return outputTokensMax;
    const contextLength = await this.contextLength(signal);
    if (contextLength === null) {
      if (!signal.aborted) this.log('context_unchecked', { engine: this.spec.id });
      return outputTokensMax;
    }
    const promptTokens = Math.ceil(VOCABULARY_MARGIN * (await tokenCounter.count(prompt, accountId)));
    const room = contextLength - promptTokens;
    if (room < Math.min(outputTokensMax, promptTokens)) throw new EngineFailure('context_too_long');
    return Math.min(outputTokensMax, room);
  }

  /** Returns null if Ollama does not report it in time, or at all, as old versions and some proxies do not. */
  private async contextLength(signal: AbortSignal): Promise<number | null> {
    const loaded = await this.loadedContextLength(signal);
    if (loaded !== undefined) return loaded;
    // A model that is not loaded has no context length yet. The text needs it loaded in any case.
    const isLoaded = await this.call('/api/generate', signal, { model: this.spec.model, stream: false });
    return (isLoaded && (await this.loadedContextLength(signal))) ?? null;
  }

  /** Returns undefined if the model is not loaded, and null if that is unknown. */
  private async loadedContextLength(signal: AbortSignal): Promise<number | null | undefined> {
    const body = await this.call('/api/ps', AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]));
    if (!Array.isArray(body?.models)) return null;
    const { model } = this.spec;
    const loaded = body.models.find((one) => one?.name === model || one?.name === `${model}:latest`);
    if (!loaded) return undefined;
    return Number.isSafeInteger(loaded.context_length) ? loaded.context_length! : null;
  }

  /** Returns null for any response other than JSON with status 200, and if the request fails or is aborted. */
  private async call(path: string, signal: AbortSignal, json?: object): Promise<OllamaResponse | null> {
    const { apiKey, baseUrl } = this.spec;
    const headers = {
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      ...(json && { 'content-type': 'application/json' }),
    };
    const method = json ? 'POST' : 'GET';
    const body = json ? JSON.stringify(json) : null;
    try {
      const response = await request(ollamaRoot(baseUrl) + path, { method, headers, body, signal });
      const text = await readText(response.body);
      return response.statusCode === 200 && text !== null ? (JSON.parse(text) as OllamaResponse) : null;
    } catch {
      return null;
    }
  }
}

interface OllamaResponse {
  models?: ({ name?: string; context_length?: number } | null)[];
}
