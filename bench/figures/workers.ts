import { describeTimes } from '../describe.ts';
import { rateRow, type Bench, type Figure, type Row } from '../figure.ts';
import { flood, type LoadRequest, type LoadResult } from '../load/run-load.ts';
import { startService, type Service } from '../programs/service.ts';
import { median } from '../statistics.ts';

const CONNECTIONS = 64;
const SECONDS = 4;

const KINDS: Record<string, Omit<LoadRequest, 'url'> & { path: string }> = {
  'GET /v1/templates': { path: '/v1/templates' },
  'POST /v1/generate': {
    path: '/v1/generate',
    method: 'POST',
    bodies: [JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } })],
  },
};

/** What a second process is worth on the machine that also asks and stores. */
export const workers: Figure = {
  title: '2 workers',
  async measure({ rounds, tell }: Bench) {
    await using one = await startService({ MODELS: 'fixed' });
    await using two = await startService({ MODELS: 'fixed', WORKERS: '2' });
    const rows: Row[] = [];
    for (const [name, { path, ...request }] of Object.entries(KINDS)) {
      const ask = ({ url, headers, credential }: Service, seconds = SECONDS) =>
        flood({
          ...request,
          url: url + path,
          headers: 'bodies' in request ? headers : credential,
          connections: CONNECTIONS,
          seconds,
        });
      await ask(one, 2);
      await ask(two, 2);
      const [ours, peer]: [LoadResult[], LoadResult[]] = [[], []];
      for (let round = 1; round <= rounds; round += 1) {
        peer.push(await ask(one));
        ours.push(await ask(two));
        tell(
          `${name}: ${Math.round(ours.at(-1)!.perSecond)}/s beside ${Math.round(peer.at(-1)!.perSecond)}/s`,
        );
      }
      const shares = `the load itself kept ${median(ours.map(({ cpu }) => cpu)).toFixed(2)} processors busy (${median(peer.map(({ cpu }) => cpu)).toFixed(2)} beside)`;
      rows.push(
        rateRow(`${name}, 2 workers beside 1`, {
          ours: ours.map(({ perSecond }) => perSecond),
          peer: peer.map(({ perSecond }) => perSecond),
          unit: 'requests/s',
          floor: null,
          note: `limits counted in PostgreSQL by the two, in memory by the one; ${CONNECTIONS} connections; ${shares}; ${describeTimes(ours, peer)}`,
        }),
      );
    }
    return rows;
  },
};
