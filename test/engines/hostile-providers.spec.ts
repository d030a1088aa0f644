import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModelEngine } from '../../src/engines/providers/model-engine.js';
import { probeModel } from '../../src/engines/providers/probe-model.js';
import { aGenerateJob } from '../support/engine-jobs.js';
import { growthOverLimit } from '../support/processor-time.js';
import { ProviderStub } from '../support/provider-stub.js';

const SPEC = { id: 'openai:m', provider: 'openai', model: 'm' } as const;

// Attack: a provider sends what takes this process so long to read that all other requests wait.
describe('the response of a hostile provider', () => {
  let stub: ProviderStub;
  let engine: ModelEngine;
  let body = '';

  beforeAll(async () => {
    stub = await ProviderStub.start({
      answer: (_request, response) =>
        Boolean(response.writeHead(200, { 'content-type': 'application/json' }).end(body)),
    });
    engine = new ModelEngine({ ...SPEC, baseUrl: stub.url });
  });
  afterAll(async () => {
    await engine.close();
    await stub.close();
  });

  const repeated = (unit: string, length: number) => unit.repeat(length / unit.length);

  it('is read in linear time: a string without an end', async () => {
    const growth = await growthOverLimit(async (length) => {
      body = `{"choices": "${repeated('\\"', length)}`;
      const run = { signal: new AbortController().signal };
      await expect(engine.generate(aGenerateJob(), run)).rejects.toMatchObject({ kind: 'bad_response' });
    }, 100_000);
    expect(growth).toBeLessThan(1);
  });

  it('is shown in linear time when the model is tested: reasoning without an end', async () => {
    const growth = await growthOverLimit(async (length) => {
      const message = { role: 'assistant', content: repeated('<think>', length) };
      const choices = [{ index: 0, message, finish_reason: 'stop' }];
      body = JSON.stringify({ choices });
      expect(await probeModel({ ...SPEC, baseUrl: stub.url })).toMatchObject({ ok: true });
    }, 250_000);
    expect(growth).toBeLessThan(1);
  });
});
