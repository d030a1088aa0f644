// Bundles the browser scripts and stylesheets: each file directly in a `client/` folder of `src/` becomes one file in
// `dist/`, with everything that it imports. Files in subfolders of `client/` are its parts.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The options for esbuild. */
export const islandOptions = {
  absWorkingDir: root,
  entryPoints: globSync('src/**/client/*.{ts,tsx,css}', { cwd: root }).sort(),
  outbase: '.',
  outdir: 'dist',
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  tsconfig: 'tsconfig.browser.json',
  logLevel: 'warning',
};

if (process.argv[1] === import.meta.filename) await build(islandOptions);
