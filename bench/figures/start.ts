import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limitRow, type Bench, type Figure, type Row } from '../figure.ts';
import { ROOT } from '../programs/program.ts';
import { freshDataDir, startProgram } from '../programs/service.ts';

const COLD_LIMIT_SECONDS = 5;
const WARM_LIMIT_SECONDS = 2;
const IDLE_LIMIT_MB = 200;
/** What V8 compiled, which no first start finds. */
const COMPILED = join(ROOT, 'dist', 'compile-cache');
/** Long enough for what a start leaves behind to be collected. */
const REST_MS = 2_000;

/** How long an operator waits, and what the service holds while it does nothing. */
export const start: Figure = {
  title: 'start and rest',
  async measure({ rounds, tell }: Bench) {
    const cold: number[] = [];
    const warm: number[] = [];
    const idleMb: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const dataDir = freshDataDir();
      rmSync(COMPILED, { recursive: true, force: true });
      cold.push(await secondsToStart(dataDir));
      warm.push(await secondsToStart(dataDir, idleMb));
      tell(`round ${round}: cold ${cold.at(-1)!.toFixed(2)} s, warm ${warm.at(-1)!.toFixed(2)} s`);
    }
    const rows: Row[] = [
      limitRow(
        'first start, to ready',
        cold,
        COLD_LIMIT_SECONDS,
        's',
        'built, nothing else: initdb, migrations, admin account; the built-in engine',
      ),
      limitRow(
        'later start, to ready',
        warm,
        WARM_LIMIT_SECONDS,
        's',
        'PostgreSQL started, migrations looked at',
      ),
    ];
    if (idleMb.length === 0) return rows;
    const note = `resident memory of the service ${REST_MS / 1000} s after a start, before any request; PostgreSQL aside`;
    return [...rows, limitRow('idle memory', idleMb, IDLE_LIMIT_MB, 'MB', note)];
  },
};

async function secondsToStart(dataDir: string, idleMb?: number[]): Promise<number> {
  const startedAt = performance.now();
  await using program = await startProgram(dataDir);
  const seconds = (performance.now() - startedAt) / 1000;
  if (!idleMb) return seconds;
  await wait(REST_MS);
  const megabytes = program.rssMb();
  if (megabytes !== null) idleMb.push(megabytes);
  return seconds;
}
