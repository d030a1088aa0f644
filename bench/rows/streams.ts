import { alternate, difference } from '../alternate.ts';
import { followStreams } from '../load/run-streams.ts';
import { modelOf, startModelStub } from '../programs/references.ts';
import { startService } from '../programs/service.ts';
import type { Row } from '../row.ts';

const STREAMS = 1_000;
/** 600 words, one every 20 ms: twelve seconds. */
const MODEL = 'pace-20-600';
/** All streams are open for seven seconds, and the last ones start while nearly all others are open. */
const OPENED_PER_SECOND = 200;

/** Many streams of texts that arrive at the speed of a model. */
export const streams: Row = {
  id: 'streams',
  title: '1,000 streams, completed / time added to the first text, p99',
  measures: [
    { better: 'higher', floor: STREAMS, aim: STREAMS },
    { better: 'lower', unit: 'ms', floor: 50, aim: 10 },
  ],
  async run(bench) {
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
    // The heap reaches its size only under the full number of streams.
    await generate();
    const rounds = await alternate(bench, generate, askStub);
    const completed = Math.min(...rounds.ours.map((result) => result.completed));
    return { values: [completed, difference('firstTextP99', rounds)] };
  },
};
