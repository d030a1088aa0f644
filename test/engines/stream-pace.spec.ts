import { beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StreamPace } from '../../src/engines/providers/stream-pace.js';
import { UpstreamBody } from '../../src/engines/providers/upstream-body.js';
import { UpstreamText } from '../../src/engines/providers/upstream-text.js';
import { ManualTime } from '../support/manual-time.js';
import { WIRE_FORMATS } from '../support/model-wire-formats.js';
import { aSink, idleConnection } from '../support/upstream-connection.js';

/** What opens a stream, and each piece of its text. */
const eventsOf = (...pieces: string[]) =>
  WIRE_FORMATS.openai.events({ pieces, finish: null, usage: null }, 'm');
const word = (text: string) => eventsOf(text)[1]!;

describe('the pace of a model’s stream', () => {
  const { calls, connection } = idleConnection();
  let time: ManualTime;

  beforeEach(() => {
    calls.length = 0;
    time = new ManualTime();
  });

  /** The body of one stream among `streams`, and what its reader has got so far. */
  function open(streams: number) {
    const pace = new StreamPace(time);
    for (let others = 1; others < streams; others += 1) pace.enter();
    const body = new UpstreamBody(connection, pace);
    const got: string[] = [];
    const reading = (async () => {
      await new UpstreamText(
        body,
        aSink(async (text) => void got.push(text)),
      ).pass();
      await body.read();
      got.push('end');
    })().catch((error: Error) => got.push(error.message));
    const push = async (event: string) => {
      body.push(Buffer.from(event));
      await time.advance(0);
    };
    return { body, got, push, reading };
  }

  it('passes on each word as it arrives while there are few streams', async () => {
    const { got, push } = open(24);
    for (const text of ['Good', ' copy', '.']) await push(word(text));
    expect(got).toEqual(['Good', ' copy', '.']);
    expect(calls).not.toContain('pause');
  });

  it('passes on the first word immediately with many streams, and combines later words', async () => {
    const { got, push } = open(1_000);
    await push(eventsOf()[0]!);
    await push(word('Good'));
    expect(got).toEqual(['Good']);
    expect(calls.at(-1)).toBe('pause');
    await push(word(' copy'));
    await push(word('.'));
    await time.advance(399);
    expect(got).toEqual(['Good']);
    await time.advance(1);
    expect(got).toEqual(['Good', ' copy.']);
  });

  it('never waits for longer than 400 ms', async () => {
    const { got, push } = open(1_000_000);
    await push(word('Good'));
    await push(word(' copy'));
    await time.advance(400);
    expect(got).toHaveLength(2);
  });

  it('passes on the end immediately, with pending text', async () => {
    const { body, got, push, reading } = open(1_000);
    await push(word('Good'));
    await push(word(' copy'));
    body.end();
    await reading;
    expect(got).toEqual(['Good', ' copy', 'end']);
  });

  it('reports a broken connection immediately', async () => {
    const { body, got, push, reading } = open(1_000);
    await push(word('Good'));
    body.end({ error: new Error('gone') });
    await reading;
    expect(got).toEqual(['Good', 'gone']);
  });

  it('is no longer counted when it has ended', async () => {
    const pace = new StreamPace(time);
    const bodies = Array.from({ length: 1_000 }, () => new UpstreamBody(connection, pace));
    expect(pace.gapMs).toBe(400);
    for (const body of bodies) body.end();
    expect(pace.gapMs).toBe(0);
  });

  it('resumes streams gradually after a stall, in the order in which they waited', async () => {
    const pace = new StreamPace(time);
    const gone: number[] = [];
    const callOffs = Array.from({ length: 1_000 }, (_, stream) => pace.rest(400, () => gone.push(stream)));
    time.stall(1_000);
    callOffs[999]!();
    expect(gone).toEqual([]);
    await nextTurn();
    expect(gone).toHaveLength(125);
    let turns = 1;
    for (; gone.length < 999 && turns < 30; turns += 1) await nextTurn();
    await nextTurn();
    expect(gone).toEqual(Array.from({ length: 999 }, (_, stream) => stream));
  });

  it('passes on the end even while it waits', async () => {
    const { body, got, push, reading } = open(1_000);
    await push(word('Good'));
    await push(word(' copy'));
    time.stall(400);
    body.end();
    await reading;
    expect(got).toEqual(['Good', ' copy', 'end']);
    const callsSoFar = [...calls];
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(calls).toEqual(callsSoFar);
  });
});
