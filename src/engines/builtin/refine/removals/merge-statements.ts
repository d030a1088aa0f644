import { regex } from '../../text/regex.js';
import type { Sentence } from '../text/sentences.js';

/** “The room was ”, and what it was, in few words and one piece. */
const STATEMENT = regex.u`^(?<opening>(?:The|My|Our|This|These|Its|Your|His|Her|Their) (?:\p{Ll}[\p{Ll}-]* ){1,3}?(?:is|are|was|were) |(?:It|They|He|She|We|I) (?:is|are|was|were|am) )(?<rest>(?!not\b|an?\b|the\b|to\b|there\b)[^,;:!?."“”()\n]{2,60})\.$`;
const JOINED = /\b(?:and|but|or|because|so|which|who|that|if|when|than|not|never)\b/;
const WORDS_MAX = 6;

/** Joins statements that begin alike: “It is light. It is quiet. It is cheap.” → “It is light, quiet and cheap.” */
export function mergeStatements(sentences: readonly Sentence[]): Sentence[] {
  const merged: Sentence[] = [];
  for (let at = 0; at < sentences.length;) {
    const { opening, rest } = read(sentences[at]!);
    const rests = [rest];
    while (opening !== '' && read(sentences[at + rests.length]).opening === opening)
      rests.push(read(sentences[at + rests.length]).rest);
    const { gap } = sentences[at + rests.length - 1]!;
    const listed = `${rests.slice(0, -1).join(', ')} and ${rests.at(-1)}`;
    merged.push(rests.length > 1 ? { text: `${opening}${listed}.`, gap } : sentences[at]!);
    at += rests.length;
  }
  return merged;
}

function read(sentence: Sentence | undefined): { opening: string; rest: string } {
  const { opening = '', rest = '' } = STATEMENT.exec(sentence?.text ?? '')?.groups ?? {};
  const isShort = !JOINED.test(rest) && rest.split(' ').length <= WORDS_MAX;
  return isShort ? { opening, rest } : { opening: '', rest: '' };
}
