import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file of the documentation page. */
export interface DocsAsset {
  type: string;
  bytes: Buffer;
  /** The same bytes, compressed with Brotli. */
  compressed: Buffer;
}

const START = readFileSync(new URL('client/docs.js', import.meta.url));
const SCRIPT = 'text/javascript; charset=utf-8';
const FILES: Readonly<Record<string, { type: string; read: () => Buffer }>> = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', read: () => readSwaggerUi('swagger-ui.css') },
  'swagger-ui.js': { type: SCRIPT, read: () => readSwaggerUi('swagger-ui-bundle.js') },
  'docs.js': { type: SCRIPT, read: () => START },
};

const assets = new Map<string, DocsAsset>();

/** Returns a file of the page, read and compressed on the first call; null for an unknown name. */
export function findDocsAsset(name: string): DocsAsset | null {
  const known = assets.get(name);
  if (known) return known;
  if (!Object.hasOwn(FILES, name)) return null;
  const { type, read } = FILES[name]!;
  const bytes = read();
  const asset = { type, bytes, compressed: compress(bytes) };
  assets.set(name, asset);
  return asset;
}

/** Returns a name for the version of the files, so that browsers may cache them forever. */
export function docsVersion(): string {
  const { version } = JSON.parse(readSwaggerUi('package.json').toString('utf8')) as { version: string };
  return createHash('sha256').update(version).update(START).digest('hex').slice(0, 12);
}

// From the version of swagger-ui-dist that @nestjs/swagger depends on.
function readSwaggerUi(name: string): Buffer {
  const fromSwagger = createRequire(createRequire(import.meta.url).resolve('@nestjs/swagger'));
  return readFileSync(join(dirname(fromSwagger.resolve('swagger-ui-dist/package.json')), name));
}

// Once per process. Quality 5 takes 30 ms for the largest file and saves three quarters of its size.
function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
