import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { run } from '../support/run-node.js';

interface LockedPackage {
  dependencies?: Record<string, string>;
  engines?: { node?: string };
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };

const { allowScripts, dependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as Record<'allowScripts' | 'dependencies', Record<string, string>>;

/** Whether a package finds another one from where it lies, as Node looks for it. */
function finds(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

describe('package-lock.json', () => {
  // npm leaves out what it could not resolve when it wrote the file, and `npm ci` then refuses the file everywhere.
  it('has every optional package, including those of other platforms', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !finds(path, name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  // Prevents packages that were replaced in transit or come from another source.
  it('pins every package by its digest, from the registry', () => {
    const loose = Object.entries(packages).filter(
      ([path, { integrity = '', resolved, link }]) =>
        path !== '' && (!/^sha512-[\w+/]{86}==$/.test(integrity) || resolved || link),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  // Prevents code execution during installation. Each package with an install script is listed in package.json as
  // allowed or denied.
  it('has no install script outside the allow-list', () => {
    const names = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect([...new Set(names)].filter((name) => !(name in allowScripts))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  it('is exported as a bill of materials by npm run sbom', async () => {
    const { output, exitCode } = await run('npm', ['run', '--silent', 'sbom']);
    const bill = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    expect([exitCode, bill.bomFormat]).toEqual([0, 'CycloneDX']);
    const listed = new Set(bill.components.map(({ name, version }: LockedPackage) => `${name} ${version}`));
    expect(Object.keys(dependencies).filter((name) => !listed.has(`${name} ${dependencies[name]}`))).toEqual(
      [],
    );
    const jest = bill.components.find(({ name }: LockedPackage) => name === 'jest');
    expect(jest.properties).toContainEqual({ name: 'cdx:npm:package:development', value: 'true' });
  });

  // Prevents development packages in production, and a start that needs one of them.
  it('lists everything that builds and runs the service as a dependency', () => {
    expect(existsSync(join(import.meta.dirname, '../../.npmrc'))).toBe(false);
    const root = join(import.meta.dirname, '../..');
    const inFolder = (folder: string) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      );
    const started = ['start', 'run', 'build', 'islands'].map((name) => `scripts/${name}.mjs`);
    const imported = [...inFolder('src'), ...started, 'ormconfig.ts']
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
      .flatMap((path) => [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /^(?:import|export|\}).* from '((?:@[^/']+\/)?[^./'][^/']*)/gm,
        ),
      ])
      .map(([, name]) => name!)
      .filter((name) => !isBuiltin(name));
    expect(new Set(imported).size).toBeGreaterThan(20);
    const builders = ['@nestjs/cli', '@swc/cli', '@swc/core', 'typescript'];
    const missing = [...new Set([...imported, ...builders])].filter((name) => !(name in dependencies));
    expect(missing).toEqual([]);
  });

  it('requires the Node.js version that the service needs, everywhere the same', () => {
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
    const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
    expect(JSON.parse(read('package.json')).engines.node).toBe(ours);
    for (const path of ['scripts/start.mjs', 'docs/quickstart.md'])
      expect(read(path)).toContain(`Node.js ${major}.${minor} or newer`);
  });
});
