/** Processor time of this process in milliseconds that `work` takes: a busy machine does not add to it. */
export async function processorTimeMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What a small text may cost before its cost says anything: timers, compilation, collections. */
const NOISE_MS = 20;
/** Ten times the length may take ten times as long; collections and compilation make it up to four times that. */
const GROWTH_MAX = 40;

/** The longest text that is measured: as long as the API takes in the long tests, shorter otherwise. */
const LENGTH_MAX = process.env.COPYDESK_TEST_LONG ? 100_000 : 30_000;

/**
 * By how much more than allowed work takes over a text than over a tenth of it: 1 is the limit, a quadratic algorithm is
 * at 2.5. A cost over the limit is measured once more, as a collection may fall into it.
 */
export async function growthOverLimit(work: (length: number) => unknown): Promise<number> {
  const base = Math.max(NOISE_MS, await processorTimeMs(() => work(LENGTH_MAX / 10)));
  const limitMs = GROWTH_MAX * base;
  const first = await processorTimeMs(() => work(LENGTH_MAX));
  const cost = first <= limitMs ? first : Math.min(first, await processorTimeMs(() => work(LENGTH_MAX)));
  return cost / limitMs;
}
