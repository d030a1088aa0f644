import { describeTimes } from '../describe.ts';
import { limitRow, type Bench, type Figure } from '../figure.ts';
import { pace, type LoadResult } from '../load/run-load.ts';
import { modelOf, startModelStub } from '../programs/peers.ts';
import { cpuShare } from '../programs/program.ts';
import { startService } from '../programs/service.ts';

const MODEL = 'delay-20';
const PER_SECOND = 500;
const SECONDS = 6;
const P50_LIMIT_MS = 2;
const P99_LIMIT_MS = 10;

/** What a caller waits longer for a text than the model itself takes, at a rate that leaves the machine some air. */
export const modelLatency: Figure = {
  title: 'time added to a model',
  async measure({ rounds, tell }: Bench) {
    await using stub = await startModelStub();
    await using service = await startService(modelOf(stub, MODEL));
    const common = { method: 'POST' as const, perSecond: PER_SECOND };
    const generate = (seconds: number) =>
      pace({
        ...common,
        url: `${service.url}/v1/generate`,
        headers: service.headers,
        bodies: [JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } })],
        seconds,
      });
    const askStub = (seconds: number) =>
      pace({
        ...common,
        url: `${stub.url}/v1/chat/completions`,
        headers: { 'content-type': 'application/json' },
        bodies: [JSON.stringify({ model: MODEL, messages: [] })],
        seconds,
      });
    await generate(6);
    await askStub(2);
    const through: LoadResult[] = [];
    const direct: LoadResult[] = [];
    let share = '';
    for (let round = 1; round <= rounds; round += 1) {
      direct.push(await askStub(SECONDS));
      const measured = await cpuShare(service.program, () => generate(SECONDS));
      through.push(measured.result);
      share = measured.share;
      tell(`round ${round}: ${describeTimes(through.slice(-1), direct.slice(-1))}`);
    }
    const added = (name: 'p50' | 'p99') =>
      through.map((result, round) => result[name] - direct[round]![name]);
    const note = `a model of 20 ms at ${PER_SECOND} requests/s, beside the model itself; each answer stored; ${describeTimes(through, direct)}; service ${share}`;
    return [
      limitRow('time added to a model, p50', added('p50'), P50_LIMIT_MS, 'ms', note),
      limitRow('time added to a model, p99', added('p99'), P99_LIMIT_MS, 'ms', 'the same load'),
    ];
  },
};
