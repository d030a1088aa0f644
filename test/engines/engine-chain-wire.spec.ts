import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppError } from '../../src/common/errors/app-error.js';
import { EngineChain } from '../../src/engines/chain/engine-chain.js';
import { FixedEngine } from '../../src/engines/fixed-engine.js';
import { ModelEngine } from '../../src/engines/providers/model-engine.js';
import type { TextEngine } from '../../src/engines/text-engine.js';
import { aGenerateJob } from '../support/engine-jobs.js';
import { eventually } from '../support/eventually.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { TEXT, UPSTREAM_SECRET, type Behaviour } from '../support/model-behaviours.js';
import { WIRE_FORMATS, type WireFormatName } from '../support/model-wire-formats.js';

const FORMATS = Object.keys(WIRE_FORMATS) as WireFormatName[];
/** Short where the deadline itself is awaited; long where a busy machine must not run into it. */
const DEADLINE_MS = 300;
const LONG_DEADLINE_MS = 60_000;
/** How long a stream may be silent: short only where that is awaited. */
const IDLE_MS = 400;
const never = new AbortController().signal;

/** A chain in front of an upstream of its own. */
interface Line {
  format: WireFormatName;
  streamed: boolean;
  fake: FakeModelServer;
  logged: unknown[];
}

let lines: Line[];

beforeAll(async () => {
  const kinds = FORMATS.flatMap((format) => [false, true].map((streamed) => ({ format, streamed })));
  lines = await Promise.all(
    kinds.map(async (kind) => ({ ...kind, fake: await FakeModelServer.start(), logged: [] })),
  );
});
afterAll(() => Promise.all(lines.map(({ fake }) => fake.close())));

/** Tries every wire format, plain and streamed, side by side: it is waiting that takes the time. */
async function onEachLine(
  check: (line: Line) => Promise<void>,
  modes = [false, true],
  formats: WireFormatName[] = FORMATS,
) {
  const chosen = lines.filter(({ format, streamed }) => formats.includes(format) && modes.includes(streamed));
  expect(chosen).toHaveLength(formats.length * modes.length);
  await Promise.all(
    chosen.map(async (line) => {
      line.fake.reset();
      line.logged.length = 0;
      try {
        await check(line);
      } catch (error) {
        throw new Error(`${line.format}, streamed: ${line.streamed}: ${String(error)}`, { cause: error });
      }
    }),
  );
}

async function write(
  { format, streamed, fake, logged }: Line,
  behind: TextEngine[] = [],
  deadlineMs = DEADLINE_MS,
  idleMs = IDLE_MS,
) {
  const log = (...event: unknown[]) => void logged.push(event);
  const spec = {
    id: `${format}:m`,
    provider: format,
    model: 'm',
    apiKey: 'sk-ours',
    baseUrl: fake.baseUrl(format),
  };
  const chain = new EngineChain([new ModelEngine(spec, log), ...behind], {
    deadlineMs,
    idleMs,
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
    await fake.idle();
    await chain.close();
  }
}

describe('the chain over real connections', () => {
  it.each<[Behaviour, boolean[]]>([
    ['slow-head', [false, true]],
    ['silent', [false, true]],
    ['stall', [false]],
    ['drip', [false]],
  ])('responds by its deadline and closes the upstream connection: %s', async (behaviour, modes) => {
    await onEachLine(async (line) => {
      const { fake } = line;
      fake.behaviour = behaviour;
      // On a busy machine a short deadline can pass before the request is sent; then a longer one follows.
      for (const deadlineMs of [DEADLINE_MS, 10 * DEADLINE_MS, 100 * DEADLINE_MS]) {
        const { error, ms, heard } = await write(line, [], deadlineMs);
        expect(error?.reason).toBe('model_timeout');
        expect(heard).toBe('');
        // The upstream would never respond; engine-chain.spec tests the exact time.
        expect(ms).toBeLessThan(deadlineMs + 10_000);
        if (fake.requests.length > 0) break;
      }
      expect(fake.requests.length).toBeGreaterThan(0);
      await eventually(async () => expect(fake.aborted).toBe(fake.requests.length));
    }, modes);
  });

  it.each<[Behaviour, boolean[]]>([
    ['slow-head', [false, true]],
    ['silent', [false, true]],
    ['status:503', [false, true]],
    ['garbage', [false, true]],
    ['cut', [false]],
    ['empty-length', [false, true]],
  ])('falls back to the next engine, without output of the first: %s', async (behaviour, modes) => {
    const isHang = behaviour === 'slow-head' || behaviour === 'silent';
    // The deadline is shared out: with three more engines behind it the next one has plenty of it left.
    const deadlineMs = isHang ? 10 * DEADLINE_MS : LONG_DEADLINE_MS;
    await onEachLine(async (line) => {
      line.fake.behaviour = behaviour;
      const behind = Array.from({ length: 4 }, () => new FixedEngine());
      const { result, heard } = await write(line, behind, deadlineMs);
      expect(result?.model).toBe('fixed');
      expect(heard).toBe(line.streamed ? result?.content : '');
    }, modes);
  });

  it('falls back to the next engine after a refusal, and never passes the refusal on', async () => {
    const check = async (line: Line) => {
      line.fake.behaviour = 'refusal';
      const { result, heard } = await write(line, [new FixedEngine()], LONG_DEADLINE_MS);
      expect(result?.model).toBe('fixed');
      expect(heard).toBe(line.streamed ? result?.content : '');
      expect(line.fake.requests).toHaveLength(1);
    };
    await onEachLine(check, [false, true], ['openai']);
  });

  it('returns the text after two upstream failures', async () => {
    await onEachLine(async (line) => {
      line.fake.script('status:429:retry-after-ms=5', 'status:503:retry-after-ms=5');
      const { result } = await write(line, [], LONG_DEADLINE_MS);
      expect(result?.content).toBe(TEXT);
      expect(line.fake.requests).toHaveLength(3);
    });
  });

  it('reveals no keys, prompts or upstream messages', async () => {
    await onEachLine(async (line) => {
      line.fake.behaviour = 'status:401';
      const { error } = await write(line, [], LONG_DEADLINE_MS);
      expect(error).toMatchObject({
        reason: 'model_unavailable',
        status: 500,
        retryAfterSeconds: undefined,
      });
      const shown = JSON.stringify([error, error?.message, error?.stack, error?.cause ?? null, line.logged]);
      for (const secret of ['sk-ours', UPSTREAM_SECRET, 'bakery', line.fake.url])
        expect(shown).not.toContain(secret);
    });
  });

  it.each<Behaviour>(['cut', 'eof', 'error-event', 'bad-event', 'stall'])(
    'does not treat a broken stream as complete: %s',
    async (behaviour) => {
      const check = async (line: Line) => {
        line.fake.behaviour = behaviour;
        const idleMs = behaviour === 'stall' ? IDLE_MS : LONG_DEADLINE_MS;
        const { result, error, heard } = await write(line, [new FixedEngine()], LONG_DEADLINE_MS, idleMs);
        expect(result).toBeUndefined();
        expect(error?.reason).toBe(behaviour === 'stall' ? 'model_timeout' : 'model_unavailable');
        expect(TEXT.startsWith(heard) && heard.length > 0).toBe(true);
        expect(line.fake.requests).toHaveLength(1);
      };
      await onEachLine(check, [true]);
    },
  );
});
