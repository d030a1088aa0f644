import { countWords, splitAtCommas } from '../text/split.js';
import type { Brief } from './brief.js';
import { asksToRewrite } from './needs-model.js';
import { readTask } from './task.js';

const TOPIC_WORDS_MAX = 14;

/** An article asked for without a request (“How to run a good meeting”) has its topic as its first words. */
export function takeTopic(brief: Brief): void {
  const [first] = brief.parts;
  if (brief.subject || !first || first.kind === 'labelled') return;
  const isTopic = brief.layout === 'article' || brief.layout === 'invention';
  if (!isTopic || countWords(first.text) > TOPIC_WORDS_MAX) return;
  brief.subject = first.text;
  brief.parts.shift();
}

/**
 * Reads a first sentence that asks for a text without naming its kind: “How to reset the alarm”, “make this sound better:
 * …”. Returns what is left of it as content, or undefined for any other sentence.
 */
export function readVerblessTask(
  head: string,
  content: string,
  brief: Brief,
  isOpen: boolean,
): string[] | undefined {
  if (brief.parts.length > 0) return undefined;
  const [subject = '', ...rest] = splitAtCommas(head.replace(/[.!]$/, ''));
  if (isOpen && /^how to \S/i.test(subject)) {
    Object.assign(brief, { layout: 'list', kindName: 'how-to', subject });
    return [...rest, content].filter((piece) => piece !== '');
  }
  if (content === '' || !asksToRewrite(head) || readTask(head)) return undefined;
  brief.directions.push({ words: head, isMet: true });
  return [content];
}
