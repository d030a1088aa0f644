import type { Format } from '../../../../templates/tones.js';
import type { Brief } from '../sort/brief.js';
import { unmask } from '../text/mask.js';
import { asItem } from '../text/tidy.js';

/** A block of a draft. Texts are masked until they are rendered. */
export type Block =
  | { kind: 'title' | 'heading' | 'paragraph'; text: string | undefined }
  /** Lines without a blank line between them. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'list'; items: string[]; isNumbered?: boolean };

/** What stands before a text in Markdown. */
const MARKS = { title: '# ', heading: '## ', paragraph: '' };

/** A paragraph; blocks without a text are not rendered. */
export function paragraph(text: string | false | undefined): Block {
  return { kind: 'paragraph', text: text || '' };
}

/** Renders blocks as plain text or Markdown. */
export function render(blocks: readonly Block[], format: Format): string {
  return unmask(
    blocks
      .map((block) => renderBlock(block, format))
      .filter((text) => text !== '')
      .join('\n\n'),
  );
}

function renderBlock(block: Block, format: Format): string {
  const isMarkdown = format === 'markdown';
  if (block.kind === 'lines') return block.lines.join(isMarkdown ? '  \n' : '\n');
  if (block.kind === 'list')
    return block.items
      .map((item, index) => `${block.isNumbered ? `${index + 1}.` : isMarkdown ? '-' : '•'} ${item}`)
      .join('\n');
  return (isMarkdown && block.text ? MARKS[block.kind] : '') + (block.text ?? '');
}

/** What stands above the words that are set apart. */
export const APART_HEADING = 'To place or delete';

/** Where a text ends and the words that are set apart below it begin. */
export const APART_SECTION = new RegExp(`\\n\\n(?:## )?${APART_HEADING}\\n\\n`);

/** The words of the prompt that may be content or be said to the writer, below the text. */
export function apartBlocks({ apart }: Brief): Block[] {
  if (apart.length === 0) return [];
  return [
    { kind: 'heading', text: APART_HEADING },
    { kind: 'list', items: [...new Set(apart)].map(asItem) },
  ];
}
