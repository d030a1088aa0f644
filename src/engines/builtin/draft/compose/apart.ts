import type { Brief } from '../sort/brief.js';
import { asItem } from '../text/tidy.js';
import type { Block } from './blocks.js';

/** What stands above the words that are set apart. */
export const APART_HEADING = 'To place or delete';

const SECTION = new RegExp(`\\n\\n(?:## )?${APART_HEADING}\\n\\n`);

/** The words of the prompt that may be content or be said to the writer, below the text. */
export function apartBlocks({ apart }: Brief): Block[] {
  if (apart.length === 0) return [];
  return [
    { kind: 'heading', text: APART_HEADING },
    { kind: 'list', items: [...new Set(apart)].map(asItem) },
  ];
}

/** A text without the words that are set apart below it. */
export function withoutApart(content: string): string {
  const [text = content] = content.split(SECTION);
  return text;
}
