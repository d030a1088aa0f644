import { splitAtCommas } from '../text/split.js';
import type { Brief } from './brief.js';

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
