import { countWords, splitAtCommas } from '../text/split.js';
import type { Brief } from './brief.js';

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

/** Reads “How to reset the alarm” as a request without the kind; returns what is left of it as content. */
export function readHowTo(
  head: string,
  content: string,
  brief: Brief,
  isOpen: boolean,
): string[] | undefined {
  const [subject = '', ...rest] = splitAtCommas(head.replace(/[.!]$/, ''));
  if (!isOpen || brief.parts.length > 0 || !/^how to \S/i.test(subject)) return undefined;
  Object.assign(brief, { layout: 'list', kindName: 'how-to', subject });
  return [...rest, content].filter((piece) => piece !== '');
}
