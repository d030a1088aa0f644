import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run-node.js';

/** A fenced block of a page: what it is written in, what is said of running it, and its text. */
export interface DocumentBlock {
  language: string;
  /** `run`, `run-by` with the spec that does, or `no-run` with the reason in brackets; empty where nothing is said. */
  mark: string;
  text: string;
}

/** A page with its blocks of commands and programs, in their order. */
export interface DocumentPage {
  path: string;
  blocks: DocumentBlock[];
}

/** Every page of the documentation and of the examples, and the README where there is one. */
export function readPages(): DocumentPage[] {
  const folders = ['docs', 'examples'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(ROOT, folder, name),
    ),
  );
  const readme = readdirSync(ROOT).filter((name) => name === 'README.md');
  return [...readme.map((name) => join(ROOT, name)), ...folders]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path: relative(ROOT, path), blocks: readBlocks(readFileSync(path, 'utf8')) }));
}

/** The blocks of the section under a heading that are left to a spec: its commands, one block after the other. */
export function blocksOf(spec: string, path: string, heading: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const [, section] = text.split(`# ${heading}\n`);
  if (section === undefined) throw new Error(`${path} has no section “${heading}”`);
  const blocks = readBlocks(section.split(/^##+ /m)[0]!);
  return blocks.filter(({ mark }) => mark === `run-by ${spec}`).map((block) => block.text);
}

function readBlocks(text: string): DocumentBlock[] {
  return [...text.matchAll(/^```(bash|js)(?: (.*))?\n([\s\S]*?)^```$/gm)].map(
    ([, language, mark, block]) => ({
      language: language!,
      mark: mark ?? '',
      text: block!,
    }),
  );
}
