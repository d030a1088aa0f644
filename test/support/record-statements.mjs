import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';

/**
 * Records the statements that the service runs, for `previous-version.spec.ts`. Preload it when running the tests:
 * `RECORD_STATEMENTS=<file> NODE_OPTIONS=--import=./test/support/record-statements.mjs npm test -- --maxWorkers=1`.
 */
const file = process.env.RECORD_STATEMENTS;
const texts = new Set();
const { query } = Client.prototype;

Client.prototype.query = function (config, ...rest) {
  const text = typeof config === 'string' ? config : config?.text;
  if (/^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text ?? '')) texts.add(text.trim());
  return query.call(this, config, ...rest);
};

process.on('exit', () => {
  if (!file || texts.size === 0) return;
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = [...new Set([...known, ...texts])].toSorted();
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
});
