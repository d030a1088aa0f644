import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

/** Reads a file that the build copied next to the code. */
export function readStaticFile(name: string, besideModule: string): StaticFile {
  const text = readFileSync(new URL(name, besideModule), 'utf8');
  const extension = extname(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path: `/assets/${hash}${extension}`, type: TYPES[extension]!, text };
}
