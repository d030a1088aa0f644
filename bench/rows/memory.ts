import { runMix } from '../load/run-mix.ts';
import { mixedRequests } from '../programs/mixed-requests.ts';
import { startService, type Service } from '../programs/service.ts';
import type { Row } from '../row.ts';
import { slope } from '../statistics.ts';

const CONNECTIONS = 64;
/** 2,000,000 requests in half an hour: the load of a busy service, below its capacity. */
const PER_SECOND = 1_111;
const SAMPLE_MS = 1_000;
const ENVIRONMENT = { ADDRESS_REQUESTS_PER_MINUTE: '1000000' };

const FULL = { warmUpSeconds: 15 * 60, seconds: 30 * 60 };
/** Shows only that the measurement works: a heap that has just started to fill exceeds any limit. */
const SHORT = { warmUpSeconds: 30, seconds: 60 };

/** The growth of resident memory under a mix of everything that clients send, by least squares. */
export const memory: Row = {
  id: 'memory',
  title: 'Memory growth during half an hour of mixed load, fixed / built-in engine',
  measures: [
    { better: 'lower', unit: 'MB/min', floor: 1, aim: 0 },
    { better: 'lower', unit: 'MB/min', floor: 1, aim: 0 },
  ],
  async run({ isLong, log }) {
    const { warmUpSeconds, seconds } = isLong ? FULL : SHORT;
    await using fixed = await startService({ ...ENVIRONMENT, MODELS: 'fixed' });
    await using builtin = await startService(ENVIRONMENT);
    if (fixed.program.rssMb() === null) {
      log('skipped: /proc is needed (Linux)');
      return { values: [] };
    }
    const requests = await mixedRequests(fixed, builtin);
    const load = { requests, connections: CONNECTIONS, perSecond: PER_SECOND };
    await runMix({ ...load, seconds: warmUpSeconds });
    using fixedSamples = new MemorySamples(fixed);
    using builtinSamples = new MemorySamples(builtin);
    const result = await runMix({ ...load, seconds });
    log(JSON.stringify(result));
    const values = [fixedSamples.growth(), builtinSamples.growth()];
    return isLong ? { values } : { values, isJudged: false, remark: `${seconds} s; see --long` };
  },
};

/** Records a service's resident memory until the scope ends. */
class MemorySamples implements Disposable {
  private readonly samples: (readonly [minute: number, megabytes: number])[] = [];
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor({ program }: Service) {
    this.timer = setInterval(() => {
      this.samples.push([(performance.now() - this.startedAt) / 60_000, program.rssMb()!]);
    }, SAMPLE_MS);
  }

  /** In megabytes per minute. */
  growth(): number {
    return slope(this.samples);
  }

  [Symbol.dispose](): void {
    clearInterval(this.timer);
  }
}
