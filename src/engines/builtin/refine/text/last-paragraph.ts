import { letterParts } from './letter-parts.js';
import { joinSentences, splitSentences } from './sentences.js';

/** The last paragraph of a text, parted where a sentence can be added. */
interface LastParagraph {
  /** The text before the paragraph. */
  above: string;
  /** Its sentences before those that close it. */
  before: string;
  /** The sentences that close it, such as “See you on Friday.” */
  closing: string;
  /** The sign-off below the paragraph, or white space. */
  below: string;
}

/** Parts the last paragraph above the sign-off before the sentences that close it; the first `least` stay before them. */
export function lastParagraph(
  content: string,
  closes: (sentence: string) => boolean,
  least: number,
): LastParagraph {
  const signOff = letterParts(content)[2];
  const body = content.slice(0, content.length - signOff.length).trimEnd();
  const start = body.lastIndexOf('\n') + 1;
  const sentences = splitSentences(body.slice(start));
  let last = sentences.length;
  while (last > least && closes(sentences[last - 1]!.text)) last -= 1;
  return {
    above: body.slice(0, start),
    before: joinSentences(sentences.slice(0, last)).trimEnd(),
    closing: joinSentences(sentences.slice(last)),
    below: content.slice(body.length),
  };
}
