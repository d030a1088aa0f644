import { alternate, ratio } from '../alternate.ts';
import { flood } from '../load/run-load.ts';
import { startHello } from '../programs/references.ts';
import { startService } from '../programs/service.ts';
import type { Row } from '../row.ts';

const CONNECTIONS = 64;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;

/** The cheapest authenticated request. */
export const templatesList: Row = {
  id: 'templates-list',
  title: '`GET /v1/templates`, authenticated and rate-limited, rate relative to bare Fastify',
  measures: [{ better: 'higher', floor: 0.25, aim: 0.35 }],
  async run(bench) {
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
    await list(WARM_UP_SECONDS);
    await greet(WARM_UP_SECONDS);
    const rounds = await alternate(
      bench,
      () => list(SECONDS),
      () => greet(SECONDS),
    );
    return { values: [ratio('perSecond', rounds)] };
  },
};
