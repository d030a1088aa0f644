import { describeTimes } from '../describe.ts';
import { costRow, rateRow, type Bench, type Figure } from '../figure.ts';
import { flood, type LoadResult } from '../load/run-load.ts';
import { modelOf, startModelStub, startPortkey } from '../programs/peers.ts';
import { cpuShare } from '../programs/program.ts';
import { startService } from '../programs/service.ts';

const CONNECTIONS = 64;
const SECONDS = 5;
const PROMPT = 'A short post on writing copy';

/** The way through to a model that answers at once, beside a gateway that neither authenticates nor stores. */
export const modelGateway: Figure = {
  title: 'generate through a model',
  async measure({ rounds, tell }: Bench) {
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
    await generate(4);
    await proxy(4);
    const ours: LoadResult[] = [];
    const peer: LoadResult[] = [];
    let share = '';
    for (let round = 1; round <= rounds; round += 1) {
      peer.push(await proxy(SECONDS));
      const measured = await cpuShare(service.program, () => generate(SECONDS));
      ours.push(measured.result);
      share = measured.share;
      tell(
        `round ${round}: ${Math.round(ours.at(-1)!.perSecond)}/s beside ${Math.round(peer.at(-1)!.perSecond)}/s`,
      );
    }
    const note = `ours authenticates, limits and stores each answer before it is given; ${CONNECTIONS} connections; service ${share}`;
    return [
      rateRow("POST /v1/generate through a model stub beside Portkey's gateway", {
        ours: ours.map((result) => result.perSecond),
        peer: peer.map((result) => result.perSecond),
        unit: 'requests/s',
        floor: 0.8,
        note: `${note}; aim 1.5; ${describeTimes(ours, peer)}`,
      }),
      costRow("POST /v1/generate through a model stub beside Portkey's gateway, p99", {
        ours: ours.map((result) => result.p99),
        peer: peer.map((result) => result.p99),
        unit: 'ms',
        floor: 1,
        note: 'the same load',
      }),
    ];
  },
};
