import { allRow, costRow, limitRow, toldRow, type Bench, type Figure } from '../figure.ts';
import { followStreams, type StreamsResult } from '../load/run-streams.ts';
import { modelOf, startModelStub } from '../programs/peers.ts';
import { cpuShare } from '../programs/program.ts';
import { startService } from '../programs/service.ts';

const STREAMS = 1_000;
const WORDS = 600;
/** A word each 20 ms: twelve seconds. */
const MODEL = `pace-20-${WORDS}`;
/** So all are open for seven seconds, and the last begin beside nearly all others. */
const OPENED_PER_SECOND = 200;
const FIRST_TEXT_LIMIT_MS = 50;
/** What the stub takes for all of its own streams, to what they take through the service. */
const LATE_AT_MOST = 0.95;

/** Many readers of texts that are written as slowly as models write. */
export const streams: Figure = {
  title: '1,000 streams',
  async measure({ rounds, tell }: Bench) {
    await using stub = await startModelStub();
    await using service = await startService(modelOf(stub, MODEL));
    const common = { streams: STREAMS, perSecond: OPENED_PER_SECOND };
    const generate = () =>
      followStreams({
        ...common,
        url: `${service.url}/v1/generate`,
        headers: service.headers,
        bodies: [JSON.stringify({ prompt: 'A post on writing copy', stream: true })],
        firstMark: 'event: delta',
        endMark: 'event: done',
      });
    const askStub = () =>
      followStreams({
        ...common,
        url: `${stub.url}/v1/chat/completions`,
        headers: { 'content-type': 'application/json' },
        bodies: [JSON.stringify({ model: MODEL, stream: true, messages: [] })],
        firstMark: '"content":',
        endMark: '[DONE]',
      });
    // As many as are measured: only so many make the heap grow to its size.
    await generate();
    const through: StreamsResult[] = [];
    const direct: StreamsResult[] = [];
    const megabytes: number[] = [];
    let share = '';
    for (let round = 1; round <= rounds; round += 1) {
      direct.push(await askStub());
      const measured = await cpuShare(service.program, () => generate());
      through.push(measured.result);
      share = measured.share;
      megabytes.push(service.program.rssMb() ?? NaN);
      tell(`round ${round}: ${JSON.stringify(through.at(-1))} beside ${JSON.stringify(direct.at(-1))}`);
    }
    const note = `${WORDS} words at 50/s each, ${through.at(-1)!.openMax} open at once, ${OPENED_PER_SECOND} opened a second; service ${share}`;
    const added = through.map((result, round) => result.firstTextP99 - direct[round]!.firstTextP99);
    return [
      allRow(
        '1,000 streams, ended cleanly',
        through.map((result) => result.endedCleanly),
        STREAMS,
        'streams',
        note,
      ),
      costRow('1,000 streams, from the first begin to the last end', {
        ours: through.map(({ seconds }) => seconds),
        peer: direct.map(({ seconds }) => seconds),
        unit: 's',
        floor: LATE_AT_MOST,
        note: 'a stream that falls behind its model ends late',
      }),
      limitRow(
        '1,000 streams, first text added, p99',
        added,
        FIRST_TEXT_LIMIT_MS,
        'ms',
        'beside the model itself',
      ),
      toldRow('1,000 streams, memory', megabytes, 'MB', 'resident memory of the service at their end'),
    ];
  },
};
