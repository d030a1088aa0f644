// `npm run bench`: measures the table in docs/performance.md. See README.md in this folder.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.mjs';
import { deleteFolders } from '../test/support/embedded-server.ts';
import { ROWS } from './all-rows.ts';
import { interruption } from './programs/interruption.ts';
import { endPrograms } from './programs/program.ts';
import { runQuality } from './quality/run-quality.ts';
import { formatJson, formatMarkdown, formatTable, type Line } from './table.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    long: { type: 'boolean', default: false },
  },
});

if (options.only === 'quality') process.exit(await runQuality().then(() => 0));

async function measureRows(): Promise<Line[]> {
  const rows = ROWS.filter(({ id }) => options.only === undefined || options.only === id);
  if (rows.length === 0) throw new Error(`--only must be one of ${ROWS.map(({ id }) => id).join(', ')}`);
  const rounds = Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a positive integer');
  buildIfStale();
  const lines: Line[] = [];
  for (const row of rows) {
    const log = (text: string) => process.stderr.write(`${row.id}: ${text}\n`);
    const startedAt = performance.now();
    lines.push({ row, outcome: await row.run({ rounds, isLong: options.long, log }) });
    log(`took ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  return lines;
}

// What is running fails, and the measurement stops what it has started on its way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interruption.abort(new Error(`interrupted by ${signal}`));
    void endPrograms();
  });
}

try {
  const lines = await measureRows();
  const format = options.json ? formatJson : options.markdown ? formatMarkdown : formatTable;
  process.stdout.write(`${format(lines)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await endPrograms();
  deleteFolders();
}
