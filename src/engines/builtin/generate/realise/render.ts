import type { Format } from '../../../../templates/tones.js';
import type { Block, Section } from './draft.js';

/** Sets a fitted text as plain text (no Markdown marks) or as Markdown. */
export function render(sections: readonly Section[], format: Format): string {
  return sections
    .flatMap((section) => {
      const heading = section.heading === null ? [] : [renderHeading(section.heading, section.level, format)];
      return [...heading, ...section.blocks.map((block) => renderBlock(block, format))];
    })
    .filter((part) => part !== '')
    .join('\n\n');
}

function renderHeading(text: string, level: 2 | 3, format: Format): string {
  return format === 'markdown' ? `${'#'.repeat(level)} ${text}` : text;
}

function renderBlock(block: Block, format: Format): string {
  const markdown = format === 'markdown';
  switch (block.kind) {
    case 'title':
      return markdown ? `# ${block.text}` : block.text;
    case 'line':
      return block.text;
    case 'paragraph':
      return block.sentences.map((sentence) => sentence.text).join(' ');
    case 'bullets':
      return block.sentences.map((sentence) => `${markdown ? '-' : '•'} ${sentence.text}`).join('\n');
    case 'steps':
      return block.sentences.map((sentence, index) => `${index + 1}. ${sentence.text}`).join('\n');
    case 'lines':
      return block.sentences.map((sentence) => sentence.text).join(markdown ? '  \n' : '\n');
    case 'table':
      return markdown ? renderTable(block) : renderRows(block);
  }
}

function renderTable(table: { header: string[]; rows: string[][] }): string {
  return [table.header, table.header.map(() => '---'), ...table.rows].map(renderCells).join('\n');
}

function renderCells(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Without Markdown a row becomes "• Price – A: low; B: high". */
function renderRows(table: { header: string[]; rows: string[][] }): string {
  return table.rows
    .map(([label = '', ...cells]) => {
      const named = cells.map((cell, index) => `${table.header[index + 1] ?? ''}: ${cell}`);
      return `• ${label} – ${named.join('; ')}`;
    })
    .join('\n');
}
