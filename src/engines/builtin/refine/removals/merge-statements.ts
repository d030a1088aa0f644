import { regex } from '../../text/regex.js';
import { classOf } from '../grammar/word-classes.js';
import type { Sentence } from '../text/sentences.js';

/** “The room was ”, and what it was, in few words and one piece. */
const STATEMENT = regex.u`^(?<opening>(?:The|My|Our|This|These|Its|Your|His|Her|Their) (?:\p{Ll}[\p{Ll}-]* ){1,3}?(?:is|are|was|were) |(?:It|They|He|She|We|I) (?:is|are|was|were|am) )(?<rest>(?!not\b|an?\b|the\b|to\b|there\b)[^,;:!?."“”()\n]{2,60})\.$`;
/** Said once, it may be true at one time only. */
const OPPOSED = /\b(?:not|never|almost|nearly|on|off|in|out|open|closed|only|half)\b/;
const WORDS_MAX = 3;

/** Joins statements that begin alike: “It is light. It is quiet. It is cheap.” → “It is light, quiet and cheap.” */
export function mergeStatements(sentences: readonly Sentence[]): Sentence[] {
  const merged: Sentence[] = [];
  let last = { opening: '', rests: [''] };
  for (const sentence of sentences) {
    const { opening, rest } = read(sentence);
    if (opening === '' || opening !== last.opening) {
      last = { opening, rests: [rest] };
      merged.push(sentence);
      continue;
    }
    last.rests.push(rest);
    const listed = `${last.rests.slice(0, -1).join(', ')} and ${rest}`;
    merged[merged.length - 1] = { text: `${opening}${listed}.`, gap: sentence.gap };
  }
  return merged;
}

function read({ text }: Sentence): { opening: string; rest: string } {
  const { opening = '', rest = '' } = STATEMENT.exec(text)?.groups ?? {};
  const words = rest.split(' ');
  const isShort = words.length <= WORDS_MAX && words.every((word) => /^[JR]/.test(classOf(word)));
  return isShort && !OPPOSED.test(rest) ? { opening, rest } : { opening: '', rest: '' };
}
