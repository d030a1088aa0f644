import { alternate, difference } from '../alternate.ts';
import { flood, pace, type LoadRequest } from '../load/run-load.ts';
import { openDatabase } from '../programs/database.ts';
import { modelOf, startMinimalGateway, startModelStub } from '../programs/references.ts';
import { freshDataDir, startService } from '../programs/service.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

const MODEL_MS = 20;
const MODEL = `delay-${MODEL_MS}`;
const PER_SECOND = 500;
const SECONDS = 20;
/** Some twenty thousand requests, until V8 has compiled what a request needs. */
const WARM_UP_SECONDS = 10;

/** How much longer a client waits for a text than with a program that only calls the model and commits the text. */
export const modelLatency: Row = {
  id: 'model-latency',
  title: `Time added to a model at ${PER_SECOND} requests/s, compared with a minimal program, p50 / p99`,
  measures: [
    { better: 'lower', unit: 'ms', floor: 1.5, aim: 0.7 },
    { better: 'lower', unit: 'ms', floor: 5, aim: 1.5 },
  ],
  async run(bench) {
    await using stub = await startModelStub();
    await using service = await startService(modelOf(stub, MODEL));
    await using database = await openDatabase(freshDataDir());
    await using minimal = await startMinimalGateway(stub, MODEL, database.url);
    const generate: LoadRequest = {
      url: `${service.url}/v1/generate`,
      method: 'POST',
      headers: service.headers,
      bodies: [JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } })],
    };
    const askMinimal = { ...generate, url: minimal.url, headers: { 'content-type': 'application/json' } };
    await flood({ ...generate, connections: 64, seconds: WARM_UP_SECONDS });
    await flood({ ...askMinimal, connections: 64, seconds: WARM_UP_SECONDS });
    const rate = { perSecond: PER_SECOND, seconds: SECONDS };
    const rounds = await alternate(
      bench,
      () => pace({ ...generate, ...rate }),
      () => pace({ ...askMinimal, ...rate }),
    );
    const values = [difference('p50', rounds), difference('p99', rounds)];
    const isBusy = median(rounds.reference.map(({ p50 }) => p50)) > 2 * MODEL_MS;
    return isBusy ? { values, isJudged: false, remark: 'the machine is too busy' } : { values };
  },
};
