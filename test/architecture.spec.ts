import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
/** The files of `src/` itself put everything together: they may import all, and nobody imports them. */
const ROOT_RANK = 8;

interface SourceFile {
  /** From `src/` on. */
  path: string;
  text: string;
}

const files: SourceFile[] = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(source, path), text: readFileSync(path, 'utf8') }));

/** The table of docs/architecture.md: the first name of each part of a row is a folder. */
function readRanks(): Map<string, number> {
  const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const rows = [...document.matchAll(/^\| ([0-7]) +\| (.+?) +\|$/gm)];
  const ranked = rows.flatMap(([, rank, text]) =>
    text!.split(' · ').map((part) => [/^`([a-z-]+)`/.exec(part)![1]!, Number(rank)] as const),
  );
  return new Map(ranked);
}

const ranks = readRanks();

function rankOf(path: string): number {
  const [folder, ...rest] = path.split('/') as [string, ...string[]];
  if (rest.length === 0) return ROOT_RANK;
  const rank = ranks.get(folder);
  if (rank === undefined) throw new Error(`docs/architecture.md gives src/${folder} no rank`);
  return rank;
}

/** The files that one imports, those it imports but for their types and when it runs included. */
function importsOf({ path, text }: SourceFile): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']*)'/g)].map(
    ([, name]) => name!,
  );
  return specifiers.map((specifier) => join(dirname(path), specifier));
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
});

describe('a file of src/', () => {
  it('imports by relative paths that exist', () => {
    const known = new Set(files.map(({ path }) => path.replace(/\.tsx?$/, '')));
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.endsWith('.js') || !known.has(target.replace(/\.js$/, '')))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is no barrel, and gathers no utilities', () => {
    const barrels = files.filter(
      ({ path, text }) => basename(path).startsWith('index.') || /^export \* /m.test(text),
    );
    const vague = files.filter(({ path }) => /\b(?:utils?|helpers?|manager)\b/.test(path));
    expect([...barrels, ...vague].map(({ path }) => path)).toEqual([]);
  });

  it('needs no forwardRef and writes to no console', () => {
    const wrong = files.filter(({ text }) => /\bforwardRef\b|\bconsole\./.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has at most 150 lines, or says in its first comment why it is longer', () => {
    const unexplained = files.filter(({ text }) => lineCount(text) > 150 && !explainsItsLength(text));
    expect(unexplained.map(({ path, text }) => `${path}: ${lineCount(text)} lines`)).toEqual([]);
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
