import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file of the documentation page. */
export interface DocsAsset {
  type: string;
  bytes: Buffer;
  /** The same bytes, compressed. */
  compressed: Buffer;
}

// What the page does when it is loaded; a file of its own, for the page may run no script of its own text.
const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
  syntaxHighlight: { activated: false },
});
`;
const SCRIPT = 'text/javascript; charset=utf-8';
const FILES: Readonly<Record<string, { type: string; read: () => Buffer }>> = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', read: () => read('swagger-ui.css') },
  'swagger-ui.js': { type: SCRIPT, read: () => read('swagger-ui-bundle.js') },
  'start.js': { type: SCRIPT, read: () => Buffer.from(START) },
};

const assets = new Map<string, DocsAsset>();

/** A file of the page, read and compressed when it is first asked for; null for an unknown name. */
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

/** Names the version of the files, so that browsers may keep them for ever. */
export function docsVersion(): string {
  const { version } = JSON.parse(read('package.json').toString('utf8')) as { version: string };
  return createHash('sha256').update(`${version}${START}`).digest('hex').slice(0, 12);
}

// The package that @nestjs/swagger brings, in its very version.
function read(name: string): Buffer {
  const fromSwagger = createRequire(createRequire(import.meta.url).resolve('@nestjs/swagger'));
  return readFileSync(join(dirname(fromSwagger.resolve('swagger-ui-dist/package.json')), name));
}

// Once a process: a middling quality takes 30 ms for the megabyte and saves three quarters of it.
function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
