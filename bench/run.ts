// `npm run bench`: measures the table in docs/performance.md. See README.md in this folder.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.mjs';
import { deleteFolders } from '../test/support/embedded-server.ts';
import type { Figure, Row } from './figure.ts';
import { builtinEngine } from './figures/builtin-engine.ts';
import { builtinShapes } from './figures/builtin-shapes.ts';
import { durableGenerate } from './figures/durable-generate.ts';
import { history } from './figures/history.ts';
import { memory } from './figures/memory.ts';
import { modelGateway } from './figures/model-gateway.ts';
import { modelLatency } from './figures/model-latency.ts';
import { oauth } from './figures/oauth.ts';
import { start } from './figures/start.ts';
import { streams } from './figures/streams.ts';
import { templatesList } from './figures/templates-list.ts';
import { workers } from './figures/workers.ts';
import { endPrograms } from './programs/program.ts';
import { formatJson, formatTable } from './table.ts';

const FIGURES: Figure[] = [
  start,
  templatesList,
  durableGenerate,
  modelGateway,
  modelLatency,
  streams,
  history,
  oauth,
  builtinEngine,
  builtinShapes,
  workers,
  memory,
];

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    long: { type: 'boolean', default: false },
  },
});

async function main() {
  buildIfStale();
  const rows: Row[] = [];
  for (const figure of FIGURES.filter(({ title }) => title.includes(options.only))) {
    const tell = (text: string) => process.stderr.write(`${figure.title}: ${text}\n`);
    const startedAt = performance.now();
    const bench = { rounds: Number(options.rounds), isLong: options.long, tell };
    rows.push(...(await figure.measure(bench)));
    tell(`took ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  process.stdout.write(`${options.json ? formatJson(rows) : formatTable(rows)}\n`);
}

async function cleanUp() {
  await endPrograms();
  deleteFolders();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

await main().finally(cleanUp);
