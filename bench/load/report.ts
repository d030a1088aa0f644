import { percentile } from '../statistics.ts';

/**
 * Tells on stdout what a load found: answer times in milliseconds, and the processor time of the load itself, both of
 * `elapsedSeconds` and since `cpuBefore`.
 */
export function report(times: number[], elapsedSeconds: number, cpuBefore?: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(cpuBefore);
  const output = {
    perSecond: times.length / elapsedSeconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (user + system) / 1e6 / elapsedSeconds,
  };
  process.stdout.write(JSON.stringify(output));
}
