/** The number of repetitions of a race: the full count in the long tests, a tenth of it otherwise. */
export function repetitions(full: number): number {
  return process.env.COPYDESK_TEST_LONG ? full : Math.max(1, Math.ceil(full / 10));
}
