import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ModelEngine } from '../../src/engines/providers/model-engine.js';
import { TemperatureSupport } from '../../src/engines/providers/temperature.js';
import { aGenerateJob } from '../support/engine-jobs.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { ManualTime } from '../support/manual-time.js';
import { TEXT, type Behaviour } from '../support/model-behaviours.js';
import { WIRE_FORMATS, type WireFormatName } from '../support/model-wire-formats.js';

const FORMATS = Object.keys(WIRE_FORMATS) as WireFormatName[];

let fake: FakeModelServer;
beforeAll(async () => {
  fake = await FakeModelServer.start();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

interface Call {
  temperature?: number;
  isStreamed?: boolean;
}

async function write(engine: ModelEngine, { temperature = 0.2, isStreamed = false }: Call = {}) {
  const options = { ...aGenerateJob().options, temperature };
  const signal = new AbortController().signal;
  let heard = '';
  const onDelta = isStreamed ? (text: string) => void (heard += text) : undefined;
  const result = await engine.generate(aGenerateJob({ options }), { signal, onDelta });
  expect([result.content, isStreamed ? heard : TEXT]).toEqual([TEXT, TEXT]);
  return result.warnings.map(({ reason }) => reason);
}

function engineOf(format: WireFormatName, model = 'some-model'): ModelEngine {
  const baseUrl = fake.baseUrl(format);
  return new ModelEngine({ id: `${format}:${model}`, provider: format, model, apiKey: 'k', baseUrl });
}

/** Whether each request had a temperature. */
const sent = () => fake.requests.map(({ body }) => JSON.stringify(body).includes('"temperature"'));

describe.each(FORMATS)('a model of %s that rejects a temperature', (format) => {
  it.each<[Behaviour, boolean]>([
    ['temperature', false],
    ['temperature', true],
    ['temperature-deprecated', false],
    ['temperature-deprecated', true],
  ])(
    'is called again without it, with a warning, and then gets none: %s, streamed: %s',
    async (behaviour, isStreamed) => {
      const engine = engineOf(format);
      fake.script(behaviour);
      expect(await write(engine, { isStreamed })).toEqual(['temperature_ignored']);
      expect(sent()).toEqual([true, false]);
      expect(await write(engine, { isStreamed })).toEqual(['temperature_ignored']);
      expect(sent()).toEqual([true, false, false]);
      await engine.close();
    },
  );

  it('for its value gets other values', async () => {
    const engine = engineOf(format);
    fake.script('temperature-range');
    expect(await write(engine)).toEqual(['temperature_ignored']);
    expect(await write(engine)).toEqual([]);
    expect(sent()).toEqual([true, false, true]);
    await engine.close();
  });
});

describe('a temperature', () => {
  // Attack: a prompt that its provider repeats in an error makes the service drop everybody's temperature.
  it('is still sent after an error that only mentions it', async () => {
    const engine = engineOf('openai');
    fake.script('temperature', 'temperature');
    await expect(write(engine)).rejects.toMatchObject({ kind: 'bad_request' });
    expect(await write(engine)).toEqual([]);
    expect(sent()).toEqual([true, false, true]);
    await engine.close();
  });

  it('that the provider package does not send has the warning', async () => {
    const engine = engineOf('anthropic', 'claude-opus-4-7');
    for (const isStreamed of [false, true])
      expect(await write(engine, { isStreamed })).toEqual(['temperature_ignored']);
    expect(sent()).toEqual([false, false]);
    await engine.close();
  });

  it.each([
    ['anthropic', 1],
    ['mistral', 1.5],
  ] as const)('above the highest value of %s is lowered, with a warning', async (format, highest) => {
    const engine = engineOf(format);
    expect(await write(engine, { temperature: 2 })).toEqual(['temperature_lowered']);
    expect(fake.requests[0]!.body.temperature).toBe(highest);
    expect(await write(engine, { temperature: highest })).toEqual([]);
    await engine.close();
  });

  it('is tried again after ten minutes', async () => {
    const time = new ManualTime();
    const support = new TemperatureSupport(2, time);
    support.remember('unsupported');
    await time.advance(599_000);
    expect(support.toSend(0.2)).toBeUndefined();
    await time.advance(1_000);
    expect(support.toSend(0.2)).toBe(0.2);
  });
});
