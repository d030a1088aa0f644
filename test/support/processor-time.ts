/** Returns the processor time of `work` in milliseconds, which does not depend on the load of the machine. */
export async function processorTimeMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const IS_LONG = Boolean(process.env.COPYDESK_TEST_LONG);
/** The fixed cost of a small text: timers, compilation, garbage collection. */
const NOISE_MS = IS_LONG ? 20 : 10;
/** Ten times the length may take ten times as long; garbage collection and compilation add a factor of up to four. */
const GROWTH_MAX = 40;

/**
 * The longest measured text: the API's maximum in the long tests. Otherwise shorter, but long enough that an algorithm
 * that spends a minute on the longest text, and quadratic time, is over the limit.
 */
const LENGTH_MAX = IS_LONG ? 100_000 : 10_000;

/**
 * Compares the cost of a text with that of a tenth of it, relative to the allowed factor: 1 is the limit, a quadratic
 * algorithm gets 2.5. A result over the limit is measured again, because a garbage collection may have occurred.
 */
export async function growthOverLimit(
  work: (length: number) => unknown,
  lengthMax = LENGTH_MAX,
): Promise<number> {
  // The first text loads and compiles what it needs.
  await work(lengthMax / 10);
  const base = Math.max(NOISE_MS, await processorTimeMs(() => work(lengthMax / 10)));
  const limitMs = GROWTH_MAX * base;
  const first = await processorTimeMs(() => work(lengthMax));
  const cost = first <= limitMs ? first : Math.min(first, await processorTimeMs(() => work(lengthMax)));
  return cost / limitMs;
}
