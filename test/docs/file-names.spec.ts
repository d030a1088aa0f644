import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '../support/document-blocks.js';
import { ROOT } from '../support/run-node.js';

/** Names that end like those of files and are none of the repository's. */
const NOT_FILES = new Set(['Node.js', 'harper.js', 'response.json', 'openapi.json', 'dist/src/cli.js']);
const FOLDERS = ['.ci', '.github', 'bench', 'docs', 'examples', 'scripts', 'src', 'test'];

const files = [...FOLDERS.map((folder) => `${folder}/**/*`), '*'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
);

/** A page may give the end of a path: `generation/generation-pipeline.ts`. */
const exists = (name: string): boolean => files.some((file) => file === name || file.endsWith(`/${name}`));

describe('the documentation', () => {
  it('names only files that exist', () => {
    const cited = readPages().flatMap(({ path }) => {
      const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\bhttps?:\/\/[^\s)>]+/g, '');
      const names = text.match(/[\w@.*-]+(?:\/[\w@.*-]+)*\.(?:tsx?|mjs|js|css|sh|yml|json|md|snap)\b/g) ?? [];
      return names.map((name) => ({ path, name: name.replace(/^(?:\.{1,2}\/)+/, '') }));
    });
    const missing = cited.filter(({ name }) => !NOT_FILES.has(name) && !exists(name));
    expect(missing).toEqual([]);
    expect(cited.length).toBeGreaterThan(100);
  });
});
