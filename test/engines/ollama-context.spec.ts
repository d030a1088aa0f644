import { afterEach, describe, expect, it } from '@jest/globals';
import { ModelEngine } from '../../src/engines/providers/model-engine.js';
import { aGenerateJob, aRefineJob } from '../support/engine-jobs.js';
import { ProviderStub, STUB_TEXT } from '../support/provider-stub.js';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

/** An Ollama with one loaded model, or with this response to `/api/ps`. */
async function anOllama(ps: object | null, isLoadedLater = false) {
  let isAsked = false;
  const stub = await ProviderStub.start({
    answer: (call, response) => {
      if (call.url !== '/api/ps' && call.url !== '/api/generate') return false;
      const body = call.url === '/api/ps' && (!isLoadedLater || isAsked) ? ps : { models: [] };
      isAsked ||= call.url === '/api/generate';
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    },
  });
  const events: unknown[][] = [];
  const spec = { id: 'ollama:m', provider: 'ollama', model: 'm', baseUrl: stub.url } as const;
  const engine = new ModelEngine(spec, (...event) => void events.push(event));
  open.push(stub, engine);
  return { stub, engine, events, paths: () => stub.requests.map(({ path }) => path) };
}

const loaded = (contextLength: number) => ({
  models: [
    { name: 'other:latest', context_length: 262_144 },
    { name: 'm:latest', context_length: contextLength },
  ],
});
const run = () => ({ signal: new AbortController().signal, accountId: 'a' });
/** About 3,000 tokens. */
const LONG = aRefineJob({ content: 'The bakery opens at six and sells fresh bread. '.repeat(300) });
const CHAT = '/v1/chat/completions';

describe('The context of an Ollama model', () => {
  it('is not looked up for a prompt that every context holds', async () => {
    const { engine, paths } = await anOllama(loaded(4_096));
    const job = aGenerateJob({ prompt: 'Bread' });
    expect((await engine.generate(job, run())).content).toBe(STUB_TEXT);
    expect(paths()).toEqual([CHAT]);
  });

  // Ollama would respond with 200 to a part of the text.
  it('rejects a prompt that it cannot hold with the text to be written', async () => {
    const { engine, paths } = await anOllama(loaded(4_096));
    await expect(engine.refine(LONG, run())).rejects.toMatchObject({ kind: 'context_too_long' });
    expect(paths()).toEqual(['/api/ps']);
  });

  // Some models have a token for each digit.
  it('is looked up for a prompt that fits every context only if a token has several bytes', async () => {
    const { engine, events, paths } = await anOllama(loaded(8_192));
    await engine.generate(aGenerateJob({ prompt: '7'.repeat(4_000) }), run());
    expect(paths()).toEqual(['/api/ps', CHAT]);
    expect(events).toEqual([]);
  });

  it('limits the text to the tokens that are left', async () => {
    const { engine, stub, paths } = await anOllama(loaded(8_192));
    await engine.refine(LONG, run());
    expect(paths()).toEqual(['/api/ps', CHAT]);
    const [, { max_tokens: limited }] = stub.requests as unknown as [object, { max_tokens: number }];
    expect(limited).toBeGreaterThan(3_000);
    expect(limited).toBeLessThan(5_192);
  });

  it('is read after the model is loaded', async () => {
    const { engine, paths } = await anOllama(loaded(4_096), true);
    await expect(engine.refine(LONG, run())).rejects.toMatchObject({ kind: 'context_too_long' });
    expect(paths()).toEqual(['/api/ps', '/api/generate', '/api/ps']);
  });

  it.each([
    ['no list', null],
    ['a list without it', { models: [{ name: 'm:latest' }] }],
    ['something else', { models: 'none' }],
    ['an endless list', { ...loaded(4_096), more: 'x'.repeat(5_000_000) }],
  ])('is not enforced, with a warning, if Ollama reports %s', async (_name, ps) => {
    const { engine, events, paths } = await anOllama(ps);
    expect((await engine.refine(LONG, run())).content).toBe(STUB_TEXT);
    expect(paths()).toEqual(['/api/ps', CHAT]);
    expect(events).toEqual([['context_unchecked', { engine: 'ollama:m' }]]);
  });
});
