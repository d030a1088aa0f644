import { cpus } from 'node:os';
import { alternate, ratio } from '../alternate.ts';
import { flood } from '../load/run-load.ts';
import { startService, type Service } from '../programs/service.ts';
import type { Row } from '../row.ts';

const CONNECTIONS = 64;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const CORES = cpus().length;
/** The load, the reference and PostgreSQL need cores too. */
const WORKERS = CORES >= 8 ? 4 : 2;
const BODY = JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } });

const read = ({ url, credential }: Service, seconds: number) =>
  flood({ url: `${url}/v1/templates`, headers: credential, connections: CONNECTIONS, seconds });
const write = ({ url, headers }: Service, seconds: number) =>
  flood({
    url: `${url}/v1/generate`,
    method: 'POST',
    headers,
    bodies: [BODY],
    connections: CONNECTIONS,
    seconds,
  });

/** The throughput of each worker, with limits counted in PostgreSQL, compared with one that counts them in memory. */
export const workers: Row = {
  id: 'workers',
  title: '2 workers (4 on 8 or more cores), reading / writing, rate of each relative to 1 worker',
  measures: [
    { better: 'higher', aim: 0.8 },
    { better: 'higher', aim: 0.8 },
  ],
  async run(bench) {
    await using one = await startService({ MODELS: 'fixed' });
    await using several = await startService({ MODELS: 'fixed', WORKERS: String(WORKERS) });
    const values: number[] = [];
    for (const ask of [read, write]) {
      await ask(one, WARM_UP_SECONDS);
      await ask(several, WARM_UP_SECONDS);
      const rounds = await alternate(
        bench,
        () => ask(several, SECONDS),
        () => ask(one, SECONDS),
      );
      values.push(ratio('perSecond', rounds) / WORKERS);
    }
    return { values, remark: `${WORKERS} workers on ${CORES} shared cores` };
  },
};
