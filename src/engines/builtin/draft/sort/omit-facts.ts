import { trimMarks } from '../text/tidy.js';
import type { Brief, Part } from './brief.js';

const COMMON =
  /^(?:the|that|this|about|anything|something|everything|with|from|have|been|were|was|what|when|where|which|they|them|their|there|his|her|she|him|and|not|has|had|but|our|you|are|for|price|word|words|part|fact|name|names|detail|details)$/i;
const STEM = 5;

/** Removes the facts that the prompt says to leave out; they are named as left out. */
export function omitFacts(brief: Brief): void {
  for (const direction of brief.directions) {
    const stems = direction.omits === undefined ? [] : stemsOf(direction.omits);
    const speaksOfOmitted = ({ text }: Part) => stems.some((stem) => text.toLowerCase().includes(stem));
    const omitted = brief.parts.filter(speaksOfOmitted);
    if (omitted.length === 0) continue;
    brief.leftOut.push(...omitted.map(({ text }) => trimMarks(text).replace(/\.$/, '')));
    brief.parts = brief.parts.filter((part) => !omitted.includes(part));
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
