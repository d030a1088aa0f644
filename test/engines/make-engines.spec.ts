import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUILTIN, parseModels, type ModelSpec } from '../../src/config/model-specs.js';
import { CurrentEngine } from '../../src/engines/current-engine.js';
import { FixedEngine } from '../../src/engines/fixed-engine.js';
import { LocalEngine } from '../../src/engines/local-engine.js';
import { EngineFactory } from '../../src/engines/make-engines.js';
import { countTokens } from '../../src/engines/output/token-count.js';
import { aGenerateJob } from '../support/engine-jobs.js';
import { FakeModelServer } from '../support/fake-model-server.js';

const never = new AbortController().signal;

/** An engine over a list that can be replaced. */
function engineOver(specs: ModelSpec[]) {
  const list = { current: specs.map((spec) => ({ spec })) };
  const factory = new EngineFactory({ makeBuiltin: () => new FixedEngine() });
  const engine = new CurrentEngine(() => list.current, factory, { deadlineMs: 60_000 });
  const change = (...next: ModelSpec[]) => void (list.current = next.map((spec) => ({ spec })));
  return { engine, change };
}

describe('the engine of the current models', () => {
  let fake: FakeModelServer;
  beforeAll(async () => {
    fake = await FakeModelServer.start();
  });
  afterAll(() => fake.close());

  const models = (list: string) => parseModels(list, { OPENAI_BASE_URL: fake.baseUrl('openai') });
  const modelOf = async (engine: CurrentEngine, run: object = {}) =>
    (await engine.generate(aGenerateJob(), { signal: never, ...run })).model;

  it('calls the models in their order', async () => {
    const { engine } = engineOver(models('openai:a,openai:b,fixed'));
    expect(await modelOf(engine)).toBe('openai:a');
    fake.script('status:401');
    expect(await modelOf(engine)).toBe('openai:b');
    await engine.close();
  });

  it('calls only the models that the request is allowed to use', async () => {
    const { engine } = engineOver(models('openai:a,openai:b,fixed'));
    expect(await modelOf(engine, { models: new Set(['openai:b']) })).toBe('openai:b');
    fake.script('status:401');
    await expect(modelOf(engine, { models: new Set(['openai:b']) })).rejects.toMatchObject({
      reason: 'model_unavailable',
    });
    await engine.close();
  });

  it('uses a new list from the next request, and keeps the connections of unchanged models', async () => {
    const { engine, change } = engineOver(models('openai:a'));
    fake.reset();
    await modelOf(engine);
    change(...models('openai:b,openai:a'));
    expect(await modelOf(engine)).toBe('openai:b');
    expect(await modelOf(engine, { models: new Set(['openai:a']) })).toBe('openai:a');
    const [first, , last] = fake.requests.map(({ port }) => port);
    expect(last).toBe(first);
    change(BUILTIN);
    expect(await modelOf(engine)).toBe('fixed');
    await engine.close();
  });

  it('completes a call whose model is removed in the meantime', async () => {
    const { engine, change } = engineOver(models('openai:a'));
    fake.reset('held');
    const call = modelOf(engine);
    while (fake.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    change(BUILTIN);
    expect(await modelOf(engine)).toBe('fixed');
    change(...models('openai:b'));
    fake.script('ok');
    expect(await modelOf(engine)).toBe('openai:b');
    fake.release();
    expect(await call).toBe('openai:a');
    fake.reset();
    await engine.close();
  });
});

describe('the settings of a request', () => {
  let fake: FakeModelServer;
  beforeAll(async () => {
    fake = await FakeModelServer.start();
  });
  afterAll(() => fake.close());

  const job = (settings: object) => aGenerateJob({ options: { ...aGenerateJob().options, ...settings } });

  it.each([
    ['openai', { temperature: 1, max_tokens: 20 }],
    ['anthropic', { temperature: 1, max_tokens: 20 }],
    ['mistral', { temperature: 1, max_tokens: 20 }],
    ['google', { generationConfig: { temperature: 1, maxOutputTokens: 20 } }],
  ] as const)('are sent to a model of %s', async (provider, sent) => {
    fake.reset();
    const { engine } = engineOver([
      { id: `${provider}:m`, provider, model: 'm', apiKey: 'k', baseUrl: fake.baseUrl(provider) },
    ]);
    const settings = job({ temperature: 1, max_output_tokens: 20 });
    const { warnings } = await engine.generate(settings, { signal: never });
    expect(fake.requests[0]!.body).toMatchObject(sent);
    expect(warnings).toEqual([]);
    await engine.close();
  });

  it('cap the text of an in-process engine, which warns about the temperature', async () => {
    const engine = new LocalEngine(new FixedEngine());
    const settings = job({ temperature: 0.2, max_output_tokens: 30 });
    const whole = await engine.generate(settings, { signal: never });
    expect(await countTokens(whole.content)).toBeLessThanOrEqual(30);
    expect(whole).toMatchObject({ finishReason: 'length', warnings: [{ reason: 'temperature_ignored' }] });
    const heard: string[] = [];
    const streamed = await engine.generate(settings, {
      signal: never,
      onDelta: (text) => void heard.push(text),
    });
    expect(heard.join('')).toBe(streamed.content);
    expect(await countTokens(streamed.content)).toBeLessThanOrEqual(30);
  });
});

describe('the fixed engine', () => {
  it('returns the same text, word by word if streamed', async () => {
    const engine = new FixedEngine();
    const heard: string[] = [];
    const result = await engine.generate(aGenerateJob(), {
      signal: never,
      onDelta: (text) => void heard.push(text),
    });
    expect(heard.join('')).toBe(result.content);
    expect(heard.length).toBeGreaterThan(50);
    expect(result.usage.outputTokens).toBe(await countTokens(result.content));
    expect(await engine.refine({ content: 'x', instructions: 'y' }, { signal: never })).toEqual(result);
  });

  it('stops when the client disconnects', async () => {
    const caller = new AbortController();
    const call = new FixedEngine().generate(aGenerateJob(), {
      signal: caller.signal,
      onDelta: () => caller.abort('gone'),
    });
    await expect(call).rejects.toBe('gone');
  });
});
