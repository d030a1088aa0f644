import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** A stylesheet or script of the pages. */
export interface StaticFile {
  /** Contains a hash of the content, so browsers may cache the file forever. */
  path: string;
  type: string;
  text: string;
}

/** The caching of files whose path changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Reads a file that the build put next to the code. */
export function readStaticFile(name: string, besideModule: string): StaticFile {
  const text = readFileSync(new URL(name, besideModule), 'utf8');
  const extension = extname(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path: `/assets/${hash}${extension}`, type: TYPES[extension]!, text };
}

/** Reads the browser scripts that `scripts/islands.mjs` bundled into a `client/` folder, by their names. */
export function readIslands(folder: string, besideModule: string): Map<string, StaticFile> {
  const names = readdirSync(new URL(folder, besideModule)).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => [name.slice(0, -'.js'.length), readStaticFile(folder + name, besideModule)]),
  );
}
