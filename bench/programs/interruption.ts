/** Aborted when the benchmark is interrupted: child processes that generate load end at once, and no others start. */
export const interruption = new AbortController();
