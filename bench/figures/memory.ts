import { limitRow, toldRow, type Bench, type Figure, type Row } from '../figure.ts';
import { runMix } from '../load/run-mix.ts';
import { mixedRequests } from '../programs/mixed-requests.ts';
import { startService, type Service } from '../programs/service.ts';
import { mean, slope } from '../statistics.ts';

const CONNECTIONS = 64;
/** 2,000,000 requests in half an hour, so that the work of a service is measured and not its limits. */
const PER_SECOND = 1_111;
const SAMPLE_MS = 1_000;
const GROWTH_LIMIT_MB = 1;
const ENVIRONMENT = { ADDRESS_REQUESTS_PER_MINUTE: '1000000' };

/**
 * The full form, and one that only shows that the measurement works and nothing grows fast. Before the full form the
 * engine that gets three in twenty of the requests gets 150,000, and the other 850,000.
 */
const FULL = { warmUpSeconds: 15 * 60, seconds: 30 * 60 };
const SHORT = { warmUpSeconds: 30, seconds: 60 };

/** Megabytes of one service, and when. */
type Sample = readonly [minute: number, megabytes: number];

/** What a process holds more and more of, while everything that a caller can ask is asked again and again. */
export const memory: Figure = {
  title: 'memory',
  async measure({ isLong, tell }: Bench) {
    const { warmUpSeconds, seconds } = isLong ? FULL : SHORT;
    await using fixed = await startService({ ...ENVIRONMENT, MODELS: 'fixed' });
    await using builtin = await startService(ENVIRONMENT);
    if (fixed.program.rssMb() === null) return [];
    const common = {
      requests: await mixedRequests(fixed, builtin),
      connections: CONNECTIONS,
      perSecond: PER_SECOND,
    };
    await runMix({ ...common, seconds: warmUpSeconds });
    using ofFixed = new Watch(fixed);
    using ofBuiltin = new Watch(builtin);
    const mixed = await runMix({ ...common, seconds });
    const note = `${mixed.requests.toLocaleString('en')} requests of ${common.requests.length} kinds (${mixed.wrong} answered otherwise than they should) in ${Math.round(mixed.seconds)} s, after ${warmUpSeconds} s of the same; the load itself kept ${mixed.cpu.toFixed(2)} processors busy`;
    tell(note);
    return [
      ...rowsOf('the fixed engine', ofFixed.samples, isLong, note),
      ...rowsOf('the built-in engine', ofBuiltin.samples, isLong, note),
    ];
  },
};

/** Looks at a service's memory for as long as its scope lasts. */
class Watch implements Disposable {
  readonly samples: Sample[] = [];
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor({ program }: Service) {
    this.timer = setInterval(() => {
      const minute = (performance.now() - this.startedAt) / 60_000;
      this.samples.push([minute, program.rssMb()!]);
    }, SAMPLE_MS);
  }

  [Symbol.dispose](): void {
    clearInterval(this.timer);
  }
}

function rowsOf(engine: string, samples: Sample[], isLong: boolean, note: string): Row[] {
  const [last] = samples.at(-1)!;
  const growth = [slope(samples)];
  const name = `memory under mixed load, ${engine}`;
  const meanOf = (kept: Sample[]) => [mean(kept.map(([, megabytes]) => megabytes))];
  return [
    isLong
      ? limitRow(`${name}, growth`, growth, GROWTH_LIMIT_MB, 'MB/min', note)
      : toldRow(`${name}, growth`, growth, 'MB/min', `the short form, not judged; ${note}`),
    toldRow(`${name}, first minute`, meanOf(samples.filter(([at]) => at <= 1)), 'MB', 'the mean'),
    toldRow(`${name}, last minute`, meanOf(samples.filter(([at]) => at >= last - 1)), 'MB', 'the mean'),
  ];
}
