import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppError } from '../src/common/app-error.js';
import { EngineChain } from '../src/engines/engine-chain.js';
import { FixedEngine } from '../src/engines/fixed-engine.js';
import { ModelEngine } from '../src/engines/model-engine.js';
import type { TextEngine } from '../src/engines/text-engine.js';
import { aGenerateJob } from './support/engine-jobs.js';
import { FakeModelServer } from './support/fake-model-server.js';
import { TEXT, UPSTREAM_SECRET, type Behaviour } from './support/model-behaviours.js';
import { WIRE_FORMATS, type WireFormatName } from './support/model-wire-formats.js';

const FORMATS = Object.keys(WIRE_FORMATS) as WireFormatName[];
/** Short where the deadline itself is awaited; long where a busy machine must not run into it. */
const DEADLINE_MS = 300;
const LONG_DEADLINE_MS = 5_000;
const never = new AbortController().signal;

let fake: FakeModelServer;
const logged: unknown[] = [];
const log = (...event: unknown[]) => void logged.push(event);

beforeAll(async () => {
  fake = await FakeModelServer.start();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.reset();
  logged.length = 0;
});

async function write(
  format: WireFormatName,
  streamed: boolean,
  behind: TextEngine[] = [],
  deadlineMs = DEADLINE_MS,
) {
  const spec = {
    id: `${format}:m`,
    provider: format,
    model: 'm',
    apiKey: 'sk-ours',
    baseUrl: fake.baseUrl(format),
  };
  const chain = new EngineChain([new ModelEngine(spec, log), ...behind], {
    deadlineMs,
    idleMs: 60,
    log,
  });
  const startedAt = performance.now();
  let heard = '';
  const onDelta = streamed ? (text: string) => void (heard += text) : undefined;
  try {
    const result = await chain.generate(aGenerateJob(), { signal: never, onDelta });
    return { result, heard, ms: performance.now() - startedAt };
  } catch (thrown) {
    return { error: thrown as AppError, heard, ms: performance.now() - startedAt };
  } finally {
    await fake.idle(1_000);
    await chain.close();
  }
}

describe.each(FORMATS.flatMap((format) => [[format, false] as const, [format, true] as const]))(
  'the chain over real connections: %s, streamed: %s',
  (format, streamed) => {
    const hangs: Behaviour[] = streamed ? ['slow-head', 'silent'] : ['slow-head', 'silent', 'stall', 'drip'];

    it.each(hangs)('answers by its deadline and lets go of the upstream: %s', async (behaviour) => {
      fake.behaviour = behaviour;
      const { error, ms, heard } = await write(format, streamed);
      expect(error?.reason).toBe('model_timeout');
      expect(heard).toBe('');
      expect(ms).toBeLessThan(DEADLINE_MS + 1_000);
      expect(fake.requests.length).toBeGreaterThan(0);
      expect(fake.aborted).toBe(fake.requests.length);
    });

    it.each<Behaviour>(['slow-head', 'silent', 'status:503', 'garbage', 'cut', 'empty-length'])(
      'falls back to the next engine, and shows nothing of the first: %s',
      async (behaviour) => {
        if (streamed && behaviour === 'cut') return;
        fake.behaviour = behaviour;
        const isHang = behaviour === 'slow-head' || behaviour === 'silent';
        // The deadline is shared out: with three more engines behind it the next one has plenty of it left.
        const behind = Array.from({ length: 4 }, () => new FixedEngine());
        const deadlineMs = isHang ? 5 * DEADLINE_MS : LONG_DEADLINE_MS;
        const { result, heard } = await write(format, streamed, behind, deadlineMs);
        expect(result?.model).toBe('fixed');
        expect(heard).toBe(streamed ? result?.content : '');
      },
    );

    it('gets the text after an upstream that failed twice', async () => {
      fake.script('status:429:retry-after-ms=5', 'status:503:retry-after-ms=5');
      const { result } = await write(format, streamed, [], LONG_DEADLINE_MS);
      expect(result?.content).toBe(TEXT);
      expect(fake.requests).toHaveLength(3);
    });

    it('says nothing of keys, prompts and upstream texts', async () => {
      fake.behaviour = 'status:401';
      const { error } = await write(format, streamed);
      expect(error).toMatchObject({
        reason: 'model_unavailable',
        status: 500,
        retryAfterSeconds: undefined,
      });
      const shown = JSON.stringify([error, error?.message, error?.stack, error?.cause ?? null, logged]);
      for (const secret of ['sk-ours', UPSTREAM_SECRET, 'bakery', fake.url])
        expect(shown).not.toContain(secret);
    });

    if (!streamed) return;
    it.each<Behaviour>(['cut', 'eof', 'error-event', 'bad-event', 'stall'])(
      'does not pass off a broken stream as a text: %s',
      async (behaviour) => {
        fake.behaviour = behaviour;
        const { result, error, heard } = await write(format, streamed, [new FixedEngine()], LONG_DEADLINE_MS);
        expect(result).toBeUndefined();
        expect(error?.reason).toBe(behaviour === 'stall' ? 'model_timeout' : 'model_unavailable');
        expect(TEXT.startsWith(heard) && heard.length > 0).toBe(true);
        expect(fake.requests).toHaveLength(1);
      },
    );
  },
);
