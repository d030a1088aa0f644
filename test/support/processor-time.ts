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

/**
 * By how much more than allowed work over 100,000 characters takes than work over 10,000: 1 is the limit, a quadratic
 * algorithm is at 2.5. A cost over the limit is measured once more, as a collection may fall into it.
 */
export async function growthOverLimit(work: (length: number) => unknown): Promise<number> {
  const base = Math.max(NOISE_MS, await processorTimeMs(() => work(10_000)));
  const limitMs = GROWTH_MAX * base;
  const first = await processorTimeMs(() => work(100_000));
  const cost = first <= limitMs ? first : Math.min(first, await processorTimeMs(() => work(100_000)));
  return cost / limitMs;
}
