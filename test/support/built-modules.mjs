import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const ownText = readFileSync(import.meta.filename, 'utf8');

/**
 * Gives specs the built modules as loaded by Node.js itself instead of a copy in jest's sandbox: loaded as in
 * production, and once for all specs of a process. See `environment.mjs`.
 */
export default {
  getCacheKey: (_text, path) => JSON.stringify([ownText, path, Object.keys(load(path))]),

  process(_text, path) {
    const exported = Object.keys(load(path)).map((name) =>
      name === 'default' ? 'export default built.default;' : `export const ${name} = built.${name};`,
    );
    return { code: [`const built = loadNatively(${JSON.stringify(path)});`, ...exported].join('\n') };
  },
};
