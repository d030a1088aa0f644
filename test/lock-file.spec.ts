import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };

/** Whether a package finds another one from where it lies, as Node looks for it. */
function finds(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

describe('package-lock.json', () => {
  // npm leaves out what it could not resolve when it wrote the file, and `npm ci` then refuses the file everywhere.
  it('has every optional package, those of other platforms too', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !finds(path, name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    const hosts = [...text.matchAll(/"resolved": "([^"]*)"/g)].map(([, url]) => new URL(url!).host);
    expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
  });
});
