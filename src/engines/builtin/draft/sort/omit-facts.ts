import { trimMarks } from '../text/tidy.js';
import type { Brief, Part } from './brief.js';

const COMMON =
  /^(?:the|that|this|about|anything|something|everything|with|from|have|been|were|was|what|when|where|which|they|them|their|there|his|her|she|him|and|not|has|had|but|our|you|are|for|price|word|words|part|fact|name|names|detail|details)$/i;
const STEM = 5;

/** Removes the facts that the prompt says to leave out; they are named as left out. */
export function omitFacts(brief: Brief): void {
  const stems = brief.omit.flatMap((words) => stemsOf(words));
  if (stems.length === 0) return;
  const speaksOfOmitted = (part: Part) => {
    const text = part.text.toLowerCase();
    return stems.some((stem) => text.includes(stem));
  };
  brief.leftOut.push(
    ...brief.parts.filter(speaksOfOmitted).map(({ text }) => trimMarks(text).replace(/\.$/, '')),
  );
  brief.parts = brief.parts.filter((part) => !speaksOfOmitted(part));
}

function stemsOf(words: string): string[] {
  const text = words.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const rare = text.filter((word) => !COMMON.test(word));
  return (rare.length > 0 ? rare : text.filter((word) => word.length > STEM)).map((word) =>
    word.slice(0, Math.max(STEM, word.length - 2)),
  );
}
