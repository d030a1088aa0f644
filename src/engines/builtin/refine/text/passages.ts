import { parseBlocks } from './blocks.js';
import { letterParts } from './letter-parts.js';
import { protect } from './protect.js';
import { endsLikeSentence, splitSentences } from './sentences.js';

/** A paragraph as its sentences; a list, table or heading is one. */
export type Paragraph = string[];

/** A text as paragraphs that can be put in another order; its greeting and sign-off stay where they are. */
interface Passages {
  paragraphs: Paragraph[];
  /** The text with these paragraphs in place of its own. */
  withParagraphs(paragraphs: readonly Paragraph[]): string;
}

export function readPassages(content: string): Passages {
  const [greeting, body, signOff] = letterParts(content);
  const text = body.trim();
  const before = body.slice(0, body.length - body.trimStart().length);
  const after = body.slice(before.length + text.length);
  return {
    paragraphs: text.split(/\n[^\S\n]*\n\s*/).map(sentencesOf),
    withParagraphs: (paragraphs) => greeting + before + paragraphs.map(joined).join('\n\n') + after + signOff,
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
