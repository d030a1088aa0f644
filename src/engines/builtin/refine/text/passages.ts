import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import { parseBlocks } from './blocks.js';
import { protect } from './protect.js';
import { endsLikeSentence, splitSentences } from './sentences.js';

/** A paragraph as its sentences; a list, table or heading is one. */
export type Paragraph = string[];

/** A text as paragraphs that can be put in another order; its greeting and sign-off stay where they are. */
export interface Passages {
  paragraphs: Paragraph[];
  /** The text with these paragraphs in place of its own. */
  withParagraphs(paragraphs: readonly Paragraph[]): string;
}

export function readPassages(content: string): Passages {
  const start = GREETING_PATTERN.exec(content)?.[0].length ?? 0;
  const end = Math.max(start, SIGN_OFF_PATTERN.exec(content)?.index ?? content.length);
  const body = content.slice(start, end);
  const [, before = '', text = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(body) ?? [];
  return {
    paragraphs: text.split(/\n[^\S\n]*\n\s*/).map(sentencesOf),
    withParagraphs: (paragraphs) =>
      content.slice(0, start) + before + paragraphs.map(joined).join('\n\n') + after + content.slice(end),
  };
}

function sentencesOf(paragraph: string): Paragraph {
  if (parseBlocks(paragraph).some(({ kind }) => kind !== 'paragraph')) return [paragraph];
  const { text, restore } = protect(paragraph);
  return splitSentences(text).map(
    ({ text: sentence, gap }) => restore(sentence) + (gap.includes('\n') ? '\n' : ''),
  );
}

/** A sentence that ended the text without a full stop gets one when another follows it. */
function joined(paragraph: Paragraph): string {
  return paragraph
    .map((sentence, index) =>
      index === paragraph.length - 1 || endsLikeSentence(sentence) || /[,:;]$/.test(sentence)
        ? sentence
        : `${sentence}.`,
    )
    .join(' ')
    .replace(/\n /g, '\n')
    .trimEnd();
}
