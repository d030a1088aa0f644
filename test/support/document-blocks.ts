import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-node.js';

/** A fenced block of a page: what it is written in, what is said of running it, and its text. */
export interface DocumentBlock {
  language: string;
  /** `run`, `run-by` with the spec that does, or `no-run` with the reason in brackets; empty where nothing is said. */
  mark: string;
  text: string;
}

/** A page with its blocks, in their order. */
export interface DocumentPage {
  path: string;
  blocks: DocumentBlock[];
}

/** Every page: of the project's folder, of the documentation and of the examples. */
export function readPages(): DocumentPage[] {
  const folders = ['docs', 'examples'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return [...readdirSync(ROOT), ...folders]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, blocks: readBlocks(readFileSync(join(ROOT, path), 'utf8')) }));
}

/**
 * The blocks that a page leaves to a spec, one after the other; with a heading, those of its section alone.
 * Throws where there is none.
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
  // Two signs at least: one alone begins a comment in a block.
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
