import { selectSentences } from '../length/choose-sentences.js';
import { sentencesOf } from '../length/select-sentences.js';
import type { Operation } from '../operation.js';
import { parseBlocks } from '../text/blocks.js';
import { onOneLine } from '../text/words.js';

export const tableOfContents: Operation<true> = {
  name: 'table-of-contents',
  readings: [
    {
      pattern: /\b(?:a )?(?:table of contents|toc|contents list)\b/i,
      in: ['add', 'plain'],
      read: () => true,
    },
  ],
  describe: () => '',
  apply(content, _, context) {
    const headings = parseBlocks(content).filter(({ kind }) => kind === 'heading');
    const sections = headings.filter(({ lead }) => lead.trim() !== '#');
    if (sections.length < 2) {
      context.warn('nothing_to_change', 'The text has no headings to make a table of contents from');
      return content;
    }
    const lines = sections.map(
      ({ lead, text }) =>
        `${'  '.repeat(Math.max(0, lead.trim().length - 2))}- [${text}](#${anchorOf(text)})`,
    );
    const list = `## Contents\n\n${lines.join('\n')}\n\n`;
    const at = content.indexOf(sections[0]?.lead + (sections[0]?.text ?? ''));
    return content.slice(0, at) + list + content.slice(at);
  },
};

/** The weightiest sentence, put in front or, for “key takeaways”, several as points at the end. */
export const digest: Operation<{ kind: 'tldr' | 'takeaways'; count: number }> = {
  name: 'digest',
  readsFirst: true,
  readings: [
    {
      pattern:
        /\b(?:an? )?(?:short |brief |one-sentence )*(?:tldr|executive summary|summary)(?: (?:at|on|to) (?:the )?(?:top|beginning|start))?\b/i,
      in: ['add'],
      read: () => ({ kind: 'tldr', count: 1 }),
    },
    {
      pattern:
        /\b(?:a (?:list of |section with |section of )?)?(?:(\d|two|three|four|five) )?(?:key |main )?(?:takeaways?|key points|main points|highlights)(?: (?:section|list))?(?: (?:at|to) (?:the )?(?:end|bottom))?\b/i,
      in: ['add'],
      read: (match) => ({ kind: 'takeaways', count: Number(match[1]) || 3 }),
    },
  ],
  describe: ({ kind, count }) => (kind === 'tldr' ? kind : `${kind} ${count}`),
  apply(content, { kind, count }, context) {
    if (sentencesOf(content).length <= count + 1) {
      context.warn('nothing_to_change', 'The text is too short to be summed up');
      return content;
    }
    const chosen = selectSentences(content, count).map(onOneLine);
    if (kind === 'tldr') return `**TL;DR:** ${chosen.join(' ')}\n\n${content}`;
    return `${content.trimEnd()}\n\n## Key takeaways\n\n${chosen.map((sentence) => `- ${sentence}`).join('\n')}`;
  },
};

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
