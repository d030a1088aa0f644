import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
/** The files at the root of `src/`, with their ranks. */
const ROOT_RANKS = new Map([
  ['app.module.ts', 11],
  ['entities.ts', 11],
  ['main.ts', 13],
  ['cli.ts', 13],
]);

interface SourceFile {
  /** From `src/` on. */
  path: string;
  text: string;
}

const files: SourceFile[] = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(source, path), text: readFileSync(path, 'utf8') }));

const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The first table of docs/architecture.md: the first name of each part of a row is a folder. */
function readRanks(): Map<string, number> {
  const rows = [...document.matchAll(/^\| (\d+) +\| (.+?) +\|$/gm)];
  const ranked = rows.flatMap(([, rank, text]) =>
    text!.split(' · ').map((part) => [/^`([a-z-]+)`/.exec(part)![1]!, Number(rank)] as const),
  );
  return new Map(ranked);
}

/** The second table: the order of the folders and files inside a folder, by their paths from `src/` on. */
function readInnerRanks(): Map<string, number> {
  const rows = [...document.matchAll(/^\| `(\w+)` +\| (.+ < .+?) +\|$/gm)];
  const ranked = rows.flatMap(([, folder, text]) =>
    text!
      .split(' < ')
      .flatMap((level, rank) =>
        [...level.matchAll(/`([\w.-]+)`/g)].map(([, name]) => [join(folder!, name!), rank] as const),
      ),
  );
  return new Map(ranked);
}

/** The third table: the tables that a folder names in SQL though their own folder has an equal or higher rank. */
function readSharedTables(): string[] {
  const rows = document.matchAll(/^\| `([a-z-]+)` +\| `(\w+)` +\| .+ \|$/gm);
  return [...rows].map(([, folder, table]) => `${folder} names ${table}`);
}

const ranks = readRanks();
const innerRanks = readInnerRanks();
const orderedFolders = new Set([...innerRanks.keys()].map((path) => dirname(path)));

function rankOf(path: string): number {
  const [folder, ...rest] = path.split('/') as [string, ...string[]];
  const rank = rest.length === 0 ? ROOT_RANKS.get(sourceName(folder)) : ranks.get(folder);
  if (rank === undefined) throw new Error(`docs/architecture.md gives src/${folder} no rank`);
  return rank;
}

/** The room of a file in a folder whose inside is ordered, such as `engines/chain`; null elsewhere. */
function roomOf(path: string): string | null {
  const [folder, room] = path.split('/') as [string, string?];
  return room !== undefined && orderedFolders.has(folder) ? join(folder, sourceName(room)) : null;
}

/** Imports name the compiled file. */
function sourceName(name: string): string {
  return name.replace(/\.js$/, '.ts');
}

/** The files that one imports, those it imports but for their types and when it runs included. */
function importsOf({ path, text }: SourceFile): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']*)'/g)].map(
    ([, name]) => name!,
  );
  return specifiers.map((specifier) => join(dirname(path), specifier));
}

/** Each table with the path of its entity. */
const entities = new Map(
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/@Entity\(\s*(?:\{\s*name: )?'(\w+)'/g)].map(([, table]) => [table!, path] as const),
  ),
);

/** The tables that the SQL of a file names. */
function tablesOf({ text }: SourceFile): string[] {
  const names = [...text.matchAll(/\b(?:FROM|INTO|JOIN|UPDATE) (\w+)/g)].map(([, name]) => name!);
  return names.filter((name) => entities.has(name));
}

/** The files that are loaded with one: its imports and theirs, but for types and what is imported when it runs. */
function loadedWith(path: string, loaded = new Set<string>()): Set<string> {
  const file = files.find((each) => each.path.replace(/\.tsx?$/, '.js') === path);
  if (!file || loaded.has(path)) return loaded;
  loaded.add(path);
  for (const [, name] of file.text.matchAll(/^(?:import|export) (?!type\b)[^;']*'(\.{1,2}\/[^']*)'/gm))
    loadedWith(join(dirname(path), name!), loaded);
  return loaded;
}

const folderOf = (path: string) => (path.includes('/') ? path.split('/')[0]! : '');

describe('a folder of src/', () => {
  it('has a rank in docs/architecture.md', () => {
    const folders = [...new Set(files.map(({ path }) => folderOf(path)))].filter((folder) => folder !== '');
    expect(folders.filter((folder) => !ranks.has(folder))).toEqual([]);
    expect(folders.length).toBeGreaterThan(10);
  });

  it('imports only folders of a lower rank, types included', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => folderOf(target) !== folderOf(file.path) && rankOf(target) >= rankOf(file.path))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names tables of an equal or higher rank only for a reason in docs/architecture.md', () => {
    const service = files.filter(({ path }) => !path.startsWith('database/migrations/'));
    const shared = service.flatMap((file) =>
      tablesOf(file)
        .filter((table) => folderOf(entities.get(table)!) !== folderOf(file.path))
        .filter((table) => rankOf(entities.get(table)!) >= rankOf(file.path))
        .map((table) => `${folderOf(file.path)} names ${table}`),
    );
    expect([...new Set(shared)].sort()).toEqual(readSharedTables().sort());
    expect(entities.size).toBeGreaterThan(30);
  });

  it('has ordered subfolders, each of which imports only earlier ones', () => {
    const rooms = new Set(files.flatMap(({ path }) => roomOf(path) ?? []));
    expect([...rooms].filter((room) => !innerRanks.has(room))).toEqual([]);
    expect(orderedFolders).toEqual(new Set(['common', 'engines', 'oauth']));
    const wrong = files.flatMap((file) => {
      const room = roomOf(file.path);
      if (room === null) return [];
      return importsOf(file)
        .filter((target) => folderOf(target) === folderOf(file.path) && roomOf(target) !== room)
        .filter((target) => innerRanks.get(roomOf(target)!)! >= innerRanks.get(room)!)
        .map((target) => `${file.path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('a file of src/', () => {
  it('is at the root only if it lists modules or entities, or is a program', () => {
    const atRoot = files.filter(({ path }) => !path.includes('/')).map(({ path }) => path);
    expect(atRoot.sort()).toEqual([...ROOT_RANKS.keys()].sort());
  });

  it('imports by relative paths that exist', () => {
    const known = new Set(files.map(({ path }) => path.replace(/\.tsx?$/, '')));
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.endsWith('.js') || !known.has(target.replace(/\.js$/, '')))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is not a barrel or a collection of utilities', () => {
    const barrels = files.filter(
      ({ path, text }) => basename(path).startsWith('index.') || /^export \* /m.test(text),
    );
    const vague = files.filter(({ path }) => /\b(?:utils?|helpers?|manager)\b/.test(path));
    expect([...barrels, ...vague].map(({ path }) => path)).toEqual([]);
  });

  it('imports private modules of a framework only to re-export what is used (docs/decisions/libraries.md)', () => {
    const importing = files.filter(({ text }) => /from '(?:@nestjs\/\w[\w-]*\/|fastify\/)[^']+'/.test(text));
    expect(importing.map(({ path }) => path).sort()).toEqual([
      'common/http/nest-internals.ts',
      'http/fastify-internals.ts',
      'rate-limit/throttler-internals.ts',
    ]);
  });

  it('uses neither forwardRef nor the console', () => {
    const wrong = files.filter(({ text }) => /\bforwardRef\b|\bconsole\./.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has at most 150 lines, or gives the reason in its first comment', () => {
    const unexplained = files.filter(({ text }) => lineCount(text) > 150 && !explainsItsLength(text));
    expect(unexplained.map(({ path, text }) => `${path}: ${lineCount(text)} lines`)).toEqual([]);
  });
});

describe('the primary process of several workers', () => {
  it('does not load the service', () => {
    expect(loadedWith('runtime/serve.js')).toContain('app.module.js');
    expect(loadedWith('main.js')).toContain('runtime/cluster.js');
    expect(loadedWith('main.js')).not.toContain('app.module.js');
  });
});

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}

function explainsItsLength(text: string): boolean {
  const comment = /^(?:\/\*\*[^]*?\*\/|(?:\/\/.*\n)+)/m.exec(text)?.[0] ?? '';
  return /\b(?:hence its length|long by nature|longer than usual|in one place)\b/.test(
    comment.replaceAll(/\n \*|\n\/\//g, ' '),
  );
}
