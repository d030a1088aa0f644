import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../../src/common/errors/app-error.js';
import { EngineChain, type ChainOptions } from '../../src/engines/chain/engine-chain.js';
import { EngineFailure } from '../../src/engines/chain/engine-failure.js';
import type { EngineResult, EngineRun, TextEngine } from '../../src/engines/text-engine.js';
import { aGenerateJob } from '../support/engine-jobs.js';
import { ManualTime } from '../support/manual-time.js';

const never = new AbortController().signal;

/** An engine that follows a script, call by call; the last step repeats. */
class ScriptedEngine implements TextEngine {
  calls = 0;
  closed = false;
  constructor(
    readonly id: string,
    private readonly steps: ((run: EngineRun) => Promise<EngineResult>)[],
  ) {}
  generate(_job: unknown, run: EngineRun): Promise<EngineResult> {
    const step = this.steps[Math.min(this.calls, this.steps.length - 1)]!;
    this.calls += 1;
    return step(run);
  }
  refine = this.generate;
  async close(): Promise<void> {
    this.closed = true;
  }
}

const textBy = (id: string): EngineResult => ({
  content: `by ${id}`,
  usage: { inputTokens: 1, outputTokens: 2 },
  model: id,
  finishReason: 'stop',
  warnings: [],
});
const answers = (id: string) => async () => textBy(id);
const fails =
  (...failure: ConstructorParameters<typeof EngineFailure>) =>
  async () => {
    throw new EngineFailure(...failure);
  };
const refuses = (reason: AppError['reason']) => async () => {
  throw new AppError(reason, `own words about ${reason}`);
};
/** Obeys its signal, and nothing else ever happens. */
const hangs = (run: EngineRun) =>
  new Promise<EngineResult>((_, reject) =>
    run.signal.addEventListener('abort', () => reject(run.signal.reason)),
  );
/** Does not even obey its signal. */
const isDeaf = () => new Promise<EngineResult>(() => {});

function engines(scripts: Record<string, ((run: EngineRun) => Promise<EngineResult>)[]>): ScriptedEngine[] {
  return Object.entries(scripts).map(([id, steps]) => new ScriptedEngine(id, steps));
}

let time: ManualTime;
let events: unknown[][];
const log = (...event: unknown[]) => void events.push(event);

function chainOf(list: readonly TextEngine[], options: Partial<ChainOptions> = {}): EngineChain {
  return new EngineChain(list, { deadlineMs: 30_000, time, log, ...options });
}

/** Requests a text and advances time until the call is settled; returns how long that took. */
async function write(chain: TextEngine, run: Partial<EngineRun> = {}) {
  const outcome: Promise<{ result?: EngineResult; error?: AppError }> = chain
    .generate(aGenerateJob(), { signal: never, ...run })
    .then(
      (result) => ({ result }),
      (error: AppError) => ({ error }),
    );
  const ms = await time.until(outcome);
  return { ...(await outcome), ms };
}

/** Requests a streamed text; returns what was received. */
async function listen(chain: TextEngine, run: Partial<EngineRun> = {}) {
  const heard: string[] = [];
  const onStart = (model: string) => void heard.push(`start ${model}`);
  const onDelta = (text: string) => void heard.push(text);
  return { ...(await write(chain, { onStart, onDelta, ...run })), heard };
}

/** An engine's step that says the words, is silent for the numbers (ms), and fails with the errors. */
function speaks(...deltas: (string | number | Error)[]) {
  return async (run: EngineRun) => {
    for (const delta of deltas) {
      if (delta instanceof Error) throw delta;
      if (typeof delta === 'string') await run.onDelta?.(delta);
      else await passes(delta);
    }
    return textBy('spoken');
  };
}

function passes(ms: number): Promise<void> {
  return new Promise((resolve) => void time.after(ms, resolve));
}

describe('the engine chain with a controlled clock', () => {
  beforeEach(() => {
    time = new ManualTime();
    events = [];
  });

  it('retries an engine with growing delays after transient failures', async () => {
    const [engine] = engines({ 'a:m': [fails('unavailable'), fails('bad_response'), answers('a:m')] });
    const { result, ms } = await write(chainOf([engine!]));
    expect(result).toEqual(textBy('a:m'));
    expect(engine!.calls).toBe(3);
    expect(ms).toBe(187.5 + 375);
  });

  it('calls an engine at most three times, then the next one', async () => {
    const list = engines({ 'a:m': [fails('unavailable', { upstreamStatus: 503 })], 'b:m': [answers('b:m')] });
    expect((await write(chainOf(list))).result?.model).toBe('b:m');
    expect(list.map(({ calls }) => calls)).toEqual([3, 1]);
    expect(events).toEqual(
      [1, 2, 3].map((attempt) => [
        'attempt_failed',
        { engine: 'a:m', kind: 'unavailable', status: 503, attempt, ms: 0 },
      ]),
    );
  });

  it.each(['auth', 'quota', 'not_found', 'bad_request', 'context_too_long'] as const)(
    'calls the next engine immediately after %s',
    async (kind) => {
      const list = engines({ 'a:m': [fails(kind)], 'b:m': [answers('b:m')] });
      expect(await write(chainOf(list))).toMatchObject({ result: { model: 'b:m' }, ms: 0 });
      expect(list[0]!.calls).toBe(1);
    },
  );

  it('does not retry a failure that would repeat', async () => {
    const list = engines({
      'a:m': [fails('bad_response', { isRetryable: false })],
      'b:m': [answers('b:m')],
    });
    await write(chainOf(list));
    expect(list[0]!.calls).toBe(1);
  });

  it('does not retry a busy built-in engine', async () => {
    const list = engines({ builtin: [refuses('engine_busy')], 'b:m': [answers('b:m')] });
    expect(await write(chainOf(list))).toMatchObject({ result: { model: 'b:m' }, ms: 0 });
    expect(list[0]!.calls).toBe(1);
  });

  it("waits for the upstream's Retry-After, if it is not too long", async () => {
    const [engine] = engines({ 'a:m': [fails('rate_limit', { retryAfterMs: 4_000 }), answers('a:m')] });
    expect(await write(chainOf([engine!]))).toMatchObject({ result: { model: 'a:m' }, ms: 4_000 });
  });

  it('does not wait more than five seconds, and returns Retry-After to the caller', async () => {
    const list = engines({ 'a:m': [fails('rate_limit', { retryAfterMs: 6_000 })], 'b:m': [fails('auth')] });
    const { error, ms } = await write(chainOf(list));
    expect(error).toMatchObject({ reason: 'model_unavailable', status: 500, retryAfterSeconds: 6 });
    expect([ms, list[0]!.calls]).toEqual([0, 1]);
  });

  it('reserves a share of the deadline for each engine, so that one that hangs cannot use it up', async () => {
    const list = engines({ 'a:m': [hangs], 'b:m': [isDeaf], builtin: [answers('builtin')] });
    const { result, ms } = await write(chainOf(list));
    expect(result?.model).toBe('builtin');
    expect(ms).toBeLessThan(30_000);
    expect(ms).toBeGreaterThan(25_000);
    expect(list.map(({ calls }) => calls)).toEqual([1, 1, 1]);
  });

  it.each([[[hangs]], [[isDeaf]], [[hangs, isDeaf]], [[isDeaf, hangs, hangs]]])(
    'responds at its deadline, whatever hangs',
    async (steps) => {
      const list = steps.map((step, index) => new ScriptedEngine(`provider:${index}`, [step]));
      const { error, ms } = await write(chainOf(list));
      expect(error).toMatchObject({ reason: 'model_timeout', retryAfterSeconds: 5 });
      expect(ms).toBeCloseTo(30_000, 5);
    },
  );

  it("stops immediately when the client disconnects, with the caller's reason", async () => {
    for (const steps of [[hangs], [isDeaf], [fails('unavailable')]]) {
      const list = engines({ 'a:m': steps, 'b:m': [answers('b:m')] });
      const caller = new AbortController();
      const call = chainOf(list).generate(aGenerateJob(), { signal: caller.signal });
      const outcome = call.catch((error: unknown) => error);
      await time.advance(10);
      caller.abort('gone');
      expect(await outcome).toBe('gone');
      await time.advance(60_000);
      expect(list.map(({ calls }) => calls)).toEqual([1, 0]);
    }
  });

  describe('a stream', () => {
    it('falls back before the first text, and starts once', async () => {
      const list = engines({ 'a:m': [fails('auth')], 'b:m': [speaks('one ', 'two')] });
      expect((await listen(chainOf(list))).heard).toEqual(['start b:m', 'one ', 'two']);
    });

    it('emits a non-streamed text as one chunk', async () => {
      const { heard } = await listen(chainOf(engines({ 'a:m': [answers('a:m')] })));
      expect(heard).toEqual(['start a:m', 'by a:m']);
    });

    it('fails if it breaks after the first text, without repeating text', async () => {
      const broken = speaks('one ', new EngineFailure('unavailable', { upstreamStatus: 503 }));
      const list = engines({ 'a:m': [broken], 'b:m': [answers('b:m')] });
      const { heard, error } = await listen(chainOf(list));
      expect(heard).toEqual(['start a:m', 'one ']);
      expect(error).toMatchObject({ reason: 'model_unavailable', retryAfterSeconds: 5 });
      expect(list.map(({ calls }) => calls)).toEqual([1, 0]);
      expect(events).toMatchObject([['stream_broken', { engine: 'a:m', kind: 'unavailable', status: 503 }]]);
    });

    it('must start within its share, and can then outlast the deadline', async () => {
      const list = engines({
        'a:m': [speaks(16_000, 'late')],
        'b:m': [speaks(14_000, 'x', 14_000, 'y', 14_000, 'z')],
      });
      const { heard, ms } = await listen(chainOf(list));
      expect(heard).toEqual(['start b:m', 'x', 'y', 'z']);
      expect(ms).toBe(15_000 + 42_000);
    });

    it('ends after fifteen seconds of silence', async () => {
      const { error, ms } = await listen(chainOf(engines({ 'a:m': [speaks(1_000, 'one', 60_000, 'two')] })));
      expect(error?.reason).toBe('model_timeout');
      expect(ms).toBe(16_000);
    });

    it('ends after ten deadlines, even if it is active', async () => {
      const drip = Array.from({ length: 1_000 }, () => [1_000, '.']).flat();
      const { error, ms } = await listen(chainOf(engines({ 'a:m': [speaks(...drip)] })));
      expect(error?.reason).toBe('model_timeout');
      expect(ms).toBe(300_000);
    });

    it('does not count time spent waiting for a slow reader', async () => {
      const chain = chainOf(engines({ 'a:m': [speaks('one', 'two')] }));
      const { result } = await listen(chain, { onDelta: () => passes(60_000) });
      expect(result?.content).toBe('by spoken');
    });

    it("passes on the reader's error, and does not count it as a failure of the engine", async () => {
      const broken = new Error('socket closed');
      const onDelta = async () => Promise.reject(broken);
      const { error } = await listen(chainOf(engines({ 'a:m': [speaks('one')] })), { onDelta });
      expect(error).toBe(broken);
      expect(events).toEqual([]);
    });

    it('ignores the output of an engine after its time limit', async () => {
      const list = engines({ 'a:m': [speaks(20_000, 'zombie')], 'b:m': [speaks(10_000, 'text')] });
      const { heard } = await listen(chainOf(list));
      await time.advance(60_000);
      expect(heard).toEqual(['start b:m', 'text']);
    });
  });

  describe('the final error', () => {
    it.each([
      ['that can pass, when to try again', fails('unavailable'), 'The model failed. Try again in 5 seconds.'],
      [
        'that stays, whom to contact',
        fails('auth'),
        'The model failed. Contact the operator of this service.',
      ],
    ])('says of a failure %s', async (_what, script, message) => {
      const { error } = await write(chainOf(engines({ 'a:m': [script] })));
      expect(error?.message).toBe(message);
    });

    it('says that all models failed where there are several', async () => {
      const script = [fails('auth')];
      const { error } = await write(chainOf(engines({ 'a:m': script, 'b:m': script })));
      expect(error?.message).toBe('All models failed. Contact the operator of this service.');
    });

    it.each([
      [
        'one that is down may recover',
        { 'a:m': [fails('unavailable')], 'b:m': [fails('auth')] },
        'model_unavailable',
        5,
      ],
      ['the last failure decides', { 'a:m': [fails('auth')], 'b:m': [hangs] }, 'model_timeout', 5],
      [
        'a wrong key does not heal',
        { 'a:m': [fails('auth')], 'b:m': [fails('quota')] },
        'model_unavailable',
        undefined,
      ],
      [
        'a refusal does not heal',
        { 'a:m': [fails('bad_response', { isRetryable: false })] },
        'model_unavailable',
        undefined,
      ],
      [
        'the survivor lacks the language',
        { 'a:m': [fails('unavailable')], builtin: [refuses('unsupported_language')] },
        'model_unavailable',
        5,
      ],
      [
        'the survivor hung before',
        { 'a:m': [hangs], builtin: [refuses('unsupported_language')] },
        'model_unavailable',
        5,
      ],
      [
        'built-in alone lacks the language',
        { builtin: [refuses('unsupported_language')] },
        'unsupported_language',
        undefined,
      ],
      [
        'built-in alone lacks the instructions',
        { builtin: [refuses('unsupported_instructions')] },
        'unsupported_instructions',
        undefined,
      ],
      ['built-in alone is busy', { builtin: [refuses('engine_busy')] }, 'engine_busy', 1],
      [
        'too long for all',
        { 'a:m': [fails('context_too_long')], 'b:m': [fails('context_too_long')] },
        'context_too_long',
        undefined,
      ],
      [
        'too long for the only model',
        { 'a:m': [fails('context_too_long')], builtin: [refuses('unsupported_language')] },
        'context_too_long',
        undefined,
      ],
      [
        'filtered by the only model',
        { 'a:m': [fails('content_filtered')], builtin: [refuses('unsupported_language')] },
        'content_filtered',
        undefined,
      ],
      [
        'filtered by one, down the other',
        { 'a:m': [fails('content_filtered')], 'b:m': [fails('unavailable')] },
        'model_unavailable',
        5,
      ],
      [
        'too long for one, down the other',
        { 'a:m': [fails('unavailable')], 'b:m': [fails('context_too_long')] },
        'model_unavailable',
        5,
      ],
      [
        'a bug is no fault of the caller',
        { builtin: [async () => Promise.reject(new TypeError('x'))] },
        'model_unavailable',
        5,
      ],
    ] as const)('%s', async (_why, scripts, reason, retryAfterSeconds) => {
      const { error } = await write(chainOf(engines(scripts as never)));
      expect(error).toBeInstanceOf(AppError);
      expect([error?.reason, error?.retryAfterSeconds]).toEqual([reason, retryAfterSeconds]);
    });
  });

  describe('the circuit breaker', () => {
    const down = fails('unavailable');

    it('demotes an engine for 30 s after five consecutive failures, then lets one call probe it', async () => {
      const list = engines({ 'a:m': [down, down, down, down, down, down, hangs], 'b:m': [answers('b:m')] });
      const chain = chainOf(list);
      await write(chain);
      await write(chain);
      expect(events.at(-2)).toEqual(['breaker_opened', { engine: 'a:m' }]);
      await write(chain);
      expect(list[0]!.calls).toBe(6);
      await time.advance(30_000);
      const probe = chain.generate(aGenerateJob(), { signal: never });
      const meanwhile = await chain.generate(aGenerateJob(), { signal: never });
      expect([meanwhile.model, list[0]!.calls]).toEqual(['b:m', 7]);
      await time.until(probe);
      expect((await probe).model).toBe('b:m');
      await write(chain);
      expect(list[0]!.calls).toBe(7);
    });

    it('closes when the probe succeeds', async () => {
      const list = engines({ 'a:m': [...Array(6).fill(down), answers('a:m')], 'b:m': [answers('b:m')] });
      const chain = chainOf(list);
      await write(chain);
      await write(chain);
      await time.advance(30_000);
      expect((await write(chain)).result?.model).toBe('a:m');
      expect(events.at(-1)).toEqual(['breaker_closed', { engine: 'a:m' }]);
      expect((await write(chain)).result?.model).toBe('a:m');
    });

    it('never blocks the only engine', async () => {
      const chain = chainOf(engines({ 'a:m': [...Array(12).fill(down), answers('a:m')] }));
      for (let call = 0; call < 4; call += 1) await write(chain);
      expect((await write(chain)).result?.model).toBe('a:m');
    });

    it('tries demoted engines when all others fail', async () => {
      const list = engines({
        'a:m': [...Array(6).fill(down), answers('a:m')],
        'b:m': [answers('b:m'), answers('b:m'), fails('auth')],
      });
      const chain = chainOf(list);
      await write(chain);
      await write(chain);
      expect((await write(chain)).result?.model).toBe('a:m');
    });

    it.each(['bad_request', 'context_too_long'] as const)(
      "does not count a request's own fault: %s",
      async (kind) => {
        const list = engines({
          'a:m': [...Array(9).fill(fails(kind)), answers('a:m')],
          'b:m': [answers('b:m')],
        });
        const chain = chainOf(list);
        for (let call = 0; call < 9; call += 1) await write(chain);
        expect((await write(chain)).result?.model).toBe('a:m');
      },
    );
  });

  it('closes all engines', async () => {
    const list = engines({ 'a:m': [hangs], builtin: [hangs] });
    await chainOf(list).close();
    expect(list.map(({ closed }) => closed)).toEqual([true, true]);
  });
});
