import type { Bench, Figure } from '../figure.ts';
import { rateRow } from '../figure.ts';
import { flood, type LoadResult } from '../load/run-load.ts';
import { startHello } from '../programs/peers.ts';
import { cpuShare } from '../programs/program.ts';
import { startService } from '../programs/service.ts';
import { describeTimes } from '../describe.ts';

const CONNECTIONS = 64;
const SECONDS = 4;

/** The cheapest request there is: authenticated, limited, counted, logged, in the envelope, with every header. */
export const templatesList: Figure = {
  title: 'GET /v1/templates',
  async measure({ rounds, tell }: Bench) {
    await using service = await startService({ MODELS: 'fixed' });
    await using hello = await startHello();
    const list = (seconds: number) =>
      flood({
        url: `${service.url}/v1/templates`,
        headers: service.credential,
        connections: CONNECTIONS,
        seconds,
      });
    const greet = (seconds: number) => flood({ url: hello.url, connections: CONNECTIONS, seconds });
    await list(3);
    await greet(2);
    const ours: LoadResult[] = [];
    const peer: LoadResult[] = [];
    let share = '';
    for (let round = 1; round <= rounds; round += 1) {
      peer.push(await greet(SECONDS));
      const measured = await cpuShare(service.program, () => list(SECONDS));
      ours.push(measured.result);
      share = measured.share;
      tell(
        `round ${round}: ${Math.round(ours.at(-1)!.perSecond)}/s beside ${Math.round(peer.at(-1)!.perSecond)}/s`,
      );
    }
    return [
      rateRow('GET /v1/templates beside a bare Fastify hello', {
        ours: ours.map(({ perSecond }) => perSecond),
        peer: peer.map(({ perSecond }) => perSecond),
        unit: 'requests/s',
        floor: 0.25,
        note: `authentication, limits, usage, access log; aim 0.35; ${CONNECTIONS} connections; ${describeTimes(ours, peer)}; service ${share}`,
      }),
    ];
  },
};
