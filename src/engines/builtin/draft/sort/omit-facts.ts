import { countWords, splitAtCommas, splitSentences } from '../text/split.js';
import { trimMarks } from '../text/tidy.js';
import type { Brief } from './brief.js';
import { regex } from '../../text/regex.js';

const COMMON = regex.i`^(?:the|that|this|about|anything|something|everything|with|from|have|been|were|was|what|when|where|which|they|them|their|there|his|her|she|him|and|not|has|had|but|our|you|are|for|price|word|words|part|fact|name|names|detail|details)$`;
const STEM = 5;
const LISTED_WORDS_MAX = 3;

/** Removes the facts that the prompt says to leave out; they are named as left out. */
export function omitFacts(brief: Brief): void {
  for (const direction of brief.directions) {
    const [omitted = ''] = direction.omits?.split(/[,;:(\ue028]/) ?? [];
    const stems = stemsOf(omitted);
    const isOmitted = (text: string) => stems.some((stem) => text.toLowerCase().includes(stem));
    const shorten = (line: string) =>
      splitSentences(line)
        .filter((each) => !isOmitted(each))
        .join(' ');
    // What must not be said is not offered below the text either.
    brief.apart = brief.apart.filter((text) => !isOmitted(text));
    if (!brief.parts.some(({ text }) => isOmitted(text))) continue;
    if (brief.layout === 'summary') brief.source = brief.source.split('\n').map(shorten).join('\n');
    brief.parts = brief.parts.flatMap((part) => {
      if (!isOmitted(part.text)) return [part];
      // Of “Nice: CAD, Gaelic” without Gaelic, CAD is left.
      const items = splitAtCommas(part.text);
      const isList = items.every((item) => countWords(item) <= LISTED_WORDS_MAX);
      const kept = isList ? items.filter((item) => !isOmitted(item)) : [];
      const omitted = isList ? items.filter(isOmitted).join(', ') : part.text;
      brief.leftOut.push(trimMarks(omitted).replace(/\.$/, ''));
      return kept.length > 0 ? [{ ...part, text: kept.join(', ') }] : [];
    });
    direction.isMet = true;
  }
}

function stemsOf(words: string): string[] {
  const text = words.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const rare = text.filter((word) => !COMMON.test(word));
  return (rare.length > 0 ? rare : text.filter((word) => word.length > STEM)).map((word) =>
    word.slice(0, Math.max(STEM, word.length - 2)),
  );
}
