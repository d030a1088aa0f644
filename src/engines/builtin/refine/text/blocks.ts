import { closingOf, opensHtml, parseHtml } from './html-blocks.js';

/**
 * What a part of a Markdown or plain text is. `opaque` parts (code, tables, quotations, tags) are never edited; the words of an
 * HTML element are edited and never become lists or paragraphs of Markdown.
 */
export type BlockKind = 'paragraph' | 'heading' | 'item' | 'html' | 'opaque' | 'blank';

/** A part of a text. `lead + text + end`, block after block, is the text again, to the byte. */
export interface Block {
  kind: BlockKind;
  /** What stands before the words: `## `, `  - `, `1. `, indentation. */
  lead: string;
  text: string;
  /** Trailing spaces and the line break. */
  end: string;
  /** Tags around the words of HTML, which stay where words go. */
  isTag?: true;
}

const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
const HEADING = /^(\s{0,3}#{1,6}[ \t]+)(.*)$/;
const ITEM = /^([ \t]*(?:[-*+•–]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)(.*)$/;
const UNDERLINE = /^(?:={3,}|-{3,})$/;
const OPAQUE_LINE =
  /^\s*(?:\||>|\[[^\]]{1,80}\]:\s|(?:[-*_][ \t]*){3,}$|!\[[^\]]{0,200}\]\([^)]{0,500}\)\s*$|<[a-zA-Z/][^<>]{0,500}>\s*$)/;

/** A line at least this long that does not end a sentence was wrapped by an editor; a shorter one ends on purpose. */
const WRAPPED_LINE_LENGTH_MIN = 50;

/** Takes a text apart into blocks. Linear in its length. */
export function parseBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  let fence: string | undefined;
  let html: { text: string; closing: string | undefined } | undefined;
  const endHtml = () => {
    if (html) blocks.push(...parseHtml(html.text));
    html = undefined;
  };
  for (const line of linesOf(content)) {
    if (html && (html.closing !== undefined || line.text !== '')) {
      html.text += line.text + line.end;
      if (html.closing === undefined) html.closing = closingOf(line.text);
      else if (line.text.toLowerCase().includes(html.closing)) html.closing = undefined;
      continue;
    }
    endHtml();
    const marker = FENCE.exec(line.text)?.[1];
    if (fence !== undefined) {
      extend(blocks.at(-1)!, line);
      if (marker?.startsWith(fence) && line.text.trim() === marker) fence = undefined;
    } else if (marker) {
      fence = marker;
      blocks.push({ kind: 'opaque', lead: '', text: line.text, end: line.end });
    } else if (opensHtml(line.text)) {
      html = { text: line.text + line.end, closing: closingOf(line.text) };
    } else {
      addLine(blocks, line);
    }
  }
  endHtml();
  return blocks;
}

/** Puts blocks together again. */
export function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map((block) => block.lead + block.text + block.end).join('');
}

/** Whether a block holds running words that an operation may edit. */
export function isProse(block: Block): boolean {
  return block.kind !== 'opaque' && block.kind !== 'blank';
}

type Line = Pick<Block, 'text' | 'end'>;

function linesOf(content: string): Line[] {
  return content.split(/(?<=\n)/).map((raw) => {
    const text = raw.trimEnd();
    return { text, end: raw.slice(text.length) };
  });
}

function addLine(blocks: Block[], line: Line): void {
  const previous = blocks.at(-1);
  if (UNDERLINE.test(line.text) && previous?.kind === 'paragraph') {
    previous.kind = 'heading';
    previous.end += line.text + line.end;
    return;
  }
  if (line.text === '' || OPAQUE_LINE.test(line.text) || isIndentedCode(line.text, previous)) {
    blocks.push({ kind: line.text === '' ? 'blank' : 'opaque', lead: '', ...line });
    return;
  }
  const heading = HEADING.exec(line.text);
  const marked = heading ?? ITEM.exec(line.text);
  if (!marked && previous && continues(previous)) {
    extend(previous, line);
    return;
  }
  const kind = heading ? 'heading' : marked ? 'item' : 'paragraph';
  const [, lead = '', text = ''] = marked ?? /^(\s*)([^]*)$/.exec(line.text) ?? [];
  blocks.push({ kind, lead, text, end: line.end });
}

function extend(block: Block, line: Line): void {
  block.text += block.end + line.text;
  block.end = line.end;
}

function isIndentedCode(text: string, previous: Block | undefined): boolean {
  if (!/^(?: {4}|\t)/.test(text) || ITEM.test(text)) return false;
  return previous?.kind === 'blank' || (previous?.kind === 'opaque' && /^(?: {4}|\t)/.test(previous.text));
}

function continues(block: Block): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'item') return false;
  if (/ {2}\r?\n$/.test(block.end)) return false;
  const lastLine = block.text.slice(block.text.lastIndexOf('\n') + 1);
  return lastLine.length >= WRAPPED_LINE_LENGTH_MIN && !/[.!?:…]["'”’)]*$/.test(lastLine);
}
