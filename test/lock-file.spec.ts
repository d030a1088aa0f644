import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  dependencies?: Record<string, string>;
  engines?: { node?: string };
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

  it('asks for no older Node.js than what runs the service does, and says the same everywhere', () => {
    const versionOf = (range = '') =>
      (/^>= ?(\d+)\.?(\d+)?/.exec(range) ?? []).slice(1).map((part) => Number(part ?? 0));
    const ours = packages['']!.engines!.node!;
    const [major, minor] = versionOf(ours) as [number, number];
    // The compiler runs on every version that the service runs on; its generators, which ask for more, are not used.
    const running = Object.keys(packages['']!.dependencies!).filter((name) => name !== '@nestjs/cli');
    const tooNew = running.filter((name) => {
      const [theirMajor = 0, theirMinor = 0] = versionOf(packages[`node_modules/${name}`]!.engines?.node);
      return theirMajor > major || (theirMajor === major && theirMinor > minor);
    });
    expect(tooNew).toEqual([]);
    const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    expect(JSON.parse(read('package.json')).engines.node).toBe(ours);
    for (const path of ['scripts/start.mjs', 'docs/quickstart.md'])
      expect(read(path)).toContain(`Node.js ${major}.${minor} or newer`);
  });
});
