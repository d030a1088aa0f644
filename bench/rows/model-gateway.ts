import { alternate, ratio } from '../alternate.ts';
import { flood } from '../load/run-load.ts';
import { modelOf, startModelStub, startPortkey } from '../programs/references.ts';
import { startService } from '../programs/service.ts';
import type { Row } from '../row.ts';

const CONNECTIONS = 64;
const SECONDS = 5;
const WARM_UP_SECONDS = 4;
const PROMPT = 'A short post on writing copy';

/** A model that responds immediately, behind Copydesk and behind a gateway that neither authenticates nor stores. */
export const modelGateway: Row = {
  id: 'model-gateway',
  title: "`POST /v1/generate` through a model stub, rate / p99 relative to Portkey's gateway",
  measures: [
    { better: 'higher', floor: 1.5, aim: 2 },
    { better: 'lower', floor: 1, aim: 1 },
  ],
  async run(bench) {
    await using stub = await startModelStub();
    await using service = await startService(modelOf(stub, 'instant'));
    await using portkey = await startPortkey();
    const common = { method: 'POST' as const, connections: CONNECTIONS };
    const generate = (seconds: number) =>
      flood({
        ...common,
        url: `${service.url}/v1/generate`,
        headers: service.headers,
        bodies: [JSON.stringify({ prompt: PROMPT, options: { length: 'short' } })],
        seconds,
      });
    const proxy = (seconds: number) =>
      flood({
        ...common,
        url: `${portkey.url}/v1/chat/completions`,
        headers: {
          'content-type': 'application/json',
          authorization: 'Bearer none',
          'x-portkey-provider': 'openai',
          'x-portkey-custom-host': `${stub.url}/v1`,
        },
        bodies: [JSON.stringify({ model: 'instant', messages: [{ role: 'user', content: PROMPT }] })],
        seconds,
      });
    await generate(WARM_UP_SECONDS);
    await proxy(WARM_UP_SECONDS);
    const rounds = await alternate(
      bench,
      () => generate(SECONDS),
      () => proxy(SECONDS),
    );
    return { values: [ratio('perSecond', rounds), ratio('p99', rounds)] };
  },
};
