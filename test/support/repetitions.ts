/** The number of repetitions: the full count in the long tests, otherwise a part of it. */
export function repetitions(full: number, part = 1 / 10): number {
  return process.env.COPYDESK_TEST_LONG ? full : Math.max(1, Math.ceil(full * part));
}
