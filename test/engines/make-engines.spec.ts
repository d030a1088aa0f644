import { describe, expect, it } from '@jest/globals';
import { parseModels } from '../../src/config/model-specs.js';
import { FixedEngine } from '../../src/engines/fixed-engine.js';
import { makeEngine } from '../../src/engines/make-engines.js';
import { countTokens } from '../../src/engines/output/token-count.js';
import { aGenerateJob } from '../support/engine-jobs.js';

const never = new AbortController().signal;
const withoutBuiltin = {
  deadlineMs: 1_000,
  makeBuiltin: () => {
    throw new Error('not asked for');
  },
};

describe('the engine that MODELS makes', () => {
  it('is the fixed one where nothing else is listed', () => {
    expect(makeEngine(parseModels('fixed', {}), withoutBuiltin)).toBeInstanceOf(FixedEngine);
  });

  it('is a chain in the order of the list, over the built-in engine only where it is named', async () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
    const engine = makeEngine(parseModels('openai:m,fixed', env), withoutBuiltin);
    expect(engine.id).toBe('openai:m,fixed');
    expect((await engine.generate(aGenerateJob(), { signal: never })).model).toBe('fixed');
    await engine.close();
    expect(() => makeEngine(parseModels('builtin', {}), withoutBuiltin)).toThrow('not asked for');
  });
});

describe('the fixed engine', () => {
  it('answers the same at once, word by word where asked', async () => {
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

  it('stops when the caller goes', async () => {
    const caller = new AbortController();
    const call = new FixedEngine().generate(aGenerateJob(), {
      signal: caller.signal,
      onDelta: () => caller.abort('gone'),
    });
    await expect(call).rejects.toBe('gone');
  });
});
