import { describeTimes } from '../describe.ts';
import { limitRow, toldRow, type Bench, type Figure } from '../figure.ts';
import { flood, pace, type LoadRequest, type LoadResult } from '../load/run-load.ts';
import { openDatabase } from '../programs/database.ts';
import { modelOf, startBareGateway, startModelStub } from '../programs/peers.ts';
import { cpuShare } from '../programs/program.ts';
import { freshDataDir, startService } from '../programs/service.ts';

const MODEL = 'delay-20';
const PER_SECOND = 500;
const SECONDS = 20;
/** Some twenty thousand requests, as many as it takes until V8 has compiled what a request needs. */
const WARM_UP_SECONDS = 10;
const P50_LIMIT_MS = 2;
const P99_LIMIT_MS = 10;

/** What a caller waits longer for a text than the model itself takes, at a rate that leaves the machine some air. */
export const modelLatency: Figure = {
  title: 'time added to a model',
  async measure({ rounds, tell }: Bench) {
    await using stub = await startModelStub();
    await using service = await startService(modelOf(stub, MODEL));
    await using database = await openDatabase(freshDataDir());
    await using bare = await startBareGateway(stub, MODEL, database.url);
    const generate: LoadRequest = {
      url: `${service.url}/v1/generate`,
      method: 'POST',
      headers: service.headers,
      bodies: [JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } })],
    };
    const askStub: LoadRequest = {
      url: `${stub.url}/v1/chat/completions`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      bodies: [JSON.stringify({ model: MODEL, messages: [] })],
    };
    const askBare: LoadRequest = { ...askStub, url: bare.url, bodies: generate.bodies };
    const common = { perSecond: PER_SECOND, seconds: SECONDS };
    await flood({ ...askBare, connections: 64, seconds: WARM_UP_SECONDS });
    await flood({ ...generate, connections: 64, seconds: WARM_UP_SECONDS });
    await flood({ ...askStub, connections: 64, seconds: WARM_UP_SECONDS });
    const through: LoadResult[] = [];
    const throughBare: LoadResult[] = [];
    const direct: LoadResult[] = [];
    let share = '';
    for (let round = 1; round <= rounds; round += 1) {
      direct.push(await pace({ ...askStub, ...common }));
      const measured = await cpuShare(service.program, () => pace({ ...generate, ...common }));
      through.push(measured.result);
      share = measured.share;
      throughBare.push(await pace({ ...askBare, ...common }));
      const times = [through, direct, throughBare].map((results) => describeTimes(results.slice(-1)));
      tell(`round ${round}: ${times[0]} (the model ${times[1]}; bare ${times[2]})`);
    }
    const added = (name: 'p50' | 'p99', results = through) =>
      results.map((result, round) => result[name] - direct[round]![name]);
    const note = `a model of 20 ms at ${PER_SECOND} requests/s, beside the model itself; each answer stored; ${describeTimes(through, direct)}; service ${share}`;
    const bareNote =
      'asks the same model, commits the text as one row of a PostgreSQL of its own, and does nothing else';
    return [
      limitRow('time added to a model, p50', added('p50'), P50_LIMIT_MS, 'ms', note),
      limitRow('time added to a model, p99', added('p99'), P99_LIMIT_MS, 'ms', 'the same load'),
      toldRow('the same by a bare program, p50', added('p50', throughBare), 'ms', bareNote),
      toldRow('the same by a bare program, p99', added('p99', throughBare), 'ms', 'the same load'),
    ];
  },
};
