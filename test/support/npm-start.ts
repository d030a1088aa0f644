import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const words = scripts.start.split(/\s+/);
const SCRIPT = 'scripts/start.mjs';

/** The programs that `npm start` and `npm run cli` run. */
export const START = join(root, SCRIPT);

/** The Node.js options of `npm start`. */
export const START_OPTIONS = words.slice(words.indexOf('node') + 1, words.indexOf(SCRIPT));
