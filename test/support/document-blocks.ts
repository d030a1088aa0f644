import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-node.js';

/** A fenced code block of a page: its language, how it is run, and its text. */
export interface DocumentBlock {
  language: string;
  /** `run`, `run-by` with the spec that runs it, or `no-run` with the reason in brackets; empty if not stated. */
  mark: string;
  text: string;
}

/** A page with its code blocks in order. */
export interface DocumentPage {
  path: string;
  blocks: DocumentBlock[];
}

/** Every Markdown page of the project folder, the documentation and the examples. */
export function readPages(): DocumentPage[] {
  const folders = ['docs', 'examples'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return [...readdirSync(ROOT), ...folders]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, blocks: readBlocks(readFileSync(join(ROOT, path), 'utf8')) }));
}

/**
 * Returns the code blocks of a page that are run by a spec, in order; with a heading, only those of its section. Throws
 * if there are none.
 */
export function blocksOf(spec: string, path: string, heading?: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const part = heading === undefined ? text : sectionOf(text, heading);
  const blocks = readBlocks(part).filter(({ mark }) => mark === `run-by ${spec}`);
  if (blocks.length === 0) throw new Error(`${path} leaves nothing to ${spec} under “${heading}”`);
  return blocks.map((block) => block.text);
}

function sectionOf(text: string, heading: string): string {
  const [, section] = text.split(`# ${heading}\n`);
  // At least two signs, because a single one starts a comment in a block.
  return (section ?? '').split(/^##+ /m)[0]!;
}

function readBlocks(text: string): DocumentBlock[] {
  return [...text.matchAll(/^ *```(\w*)(?: (.*))?\n([\s\S]*?)^ *```$/gm)].map(
    ([, language, mark, block]) => ({
      language: language!,
      mark: mark ?? '',
      text: block!,
    }),
  );
}
