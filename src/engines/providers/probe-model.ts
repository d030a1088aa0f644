import type { RemoteModelSpec } from '../../config/model-specs.js';
import { explainProbeFailure, type ProbeFailure } from './explain-probe-failure.js';
import { makeProviderModel } from './model-providers.js';
import { createUpstreamClient } from './upstream-fetch.js';

/** The response to a test prompt, or why there is none. */
export type ProbeResult =
  { ok: true; answer: string; ms: number } | (ProbeFailure & { ok: false; ms: number });

const QUESTION = 'Reply with one word: ready';

/** Enough for one word and for reasoning before it. */
const OUTPUT_TOKENS_MAX = 2_048;

const DEADLINE_MS = 30_000;

/** A local model may have to be loaded first, but browsers and proxies wait for a page for a minute. */
const LOADING_DEADLINE_MS = 55_000;

const ANSWER_LENGTH_MAX = 80;

/** Longer than any text of so many tokens. The rest would only take time. */
const READ_LENGTH_MAX = 10 * OUTPUT_TOKENS_MAX;

/** Returns how long a test of the model may take. */
export function probeDeadlineMs({ deadlineMs }: RemoteModelSpec): number {
  return deadlineMs === undefined ? DEADLINE_MS : Math.min(deadlineMs, LOADING_DEADLINE_MS);
}

/** Sends a test prompt to a model. The result never contains the key or the text of a provider's error. */
export async function probeModel(spec: RemoteModelSpec, signal?: AbortSignal): Promise<ProbeResult> {
  const client = createUpstreamClient();
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  const deadline = AbortSignal.timeout(probeDeadlineMs(spec));
  try {
    const answer = await sendPrompt(
      spec,
      client.fetch,
      signal ? AbortSignal.any([signal, deadline]) : deadline,
    );
    if (answer === '') return { ok: false, field: null, problem: 'The model returned no text.', ms: ms() };
    return { ok: true, answer, ms: ms() };
  } catch (error) {
    signal?.throwIfAborted();
    const failure = deadline.aborted ? explainTimeout(spec) : explainProbeFailure(error, spec);
    return { ok: false, ...failure, ms: ms() };
  } finally {
    await client.close();
  }
}

async function sendPrompt(
  spec: RemoteModelSpec,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<string> {
  const { model, isReasoning, effort } = makeProviderModel(spec, fetch);
  const { content } = await model.doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: QUESTION }] }],
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    ...(isReasoning && effort && { reasoning: effort }),
    abortSignal: signal,
  });
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return shownAnswer(text, spec.apiKey);
}

function explainTimeout(spec: RemoteModelSpec): ProbeFailure {
  const problem = `The model did not respond within ${probeDeadlineMs(spec) / 1000} seconds.`;
  if (spec.provider !== 'ollama') return { field: null, problem };
  // Ollama stops loading when the connection is closed, so another test would take as long.
  const advice = `Ollama may have been loading it: run “ollama run ${spec.model}” once, then test it again.`;
  return { field: null, problem: `${problem} ${advice}` };
}

/** A gateway may echo the request headers, and terminals interpret control characters. */
function shownAnswer(text: string, apiKey: string | undefined): string {
  const withoutKey = apiKey ? text.replaceAll(apiKey, '[key]') : text;
  return withoutKey
    .slice(0, READ_LENGTH_MAX)
    .replace(/<think>[^]*?<\/think>/g, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, ANSWER_LENGTH_MAX);
}
