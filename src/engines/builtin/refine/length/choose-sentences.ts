import type { OperationContext } from '../operation.js';
import { endsLikeSentence } from '../text/sentences.js';
import { capitalise, countWords, uncapitalise } from '../text/words.js';
import { compressSentence } from './compress-sentence.js';
import { withoutGreeting } from './inline-greeting.js';
import { anchorOf, withoutLink } from './key-terms.js';
import type { MustStay } from './must-stay.js';
import { orderByWorth } from './rank-sentences.js';
import { concludes, matters } from './sentence-kinds.js';
import { namesItsThing } from './sentence-purpose.js';
import { sentencesOf } from './select-sentences.js';

const JOINED_WORDS_MAX = 22;
const CONCLUSION_WORDS_MAX = 10;
const PAIR_WORDS_MAX = 40;

/**
 * Keeps the `count` sentences that matter most, or more where more must stay, and what one of them refers to. A short
 * conclusion may be joined to the sentence before it.
 */
export function selectSentences(
  content: string,
  count: number,
  mustStay: MustStay | null = null,
  mayJoin = false,
): string[] {
  const sentences = sentencesOf(content);
  const ranked = sentences.map((sentence) =>
    compressSentence(withoutLink(capitalise(withoutGreeting(sentence)))),
  );
  const worth = orderByWorth(ranked);
  const first = sentences.findIndex((sentence) => !sentence.endsWith('?'));
  const isOpening = first >= 0 && first <= 1 && (namesItsThing(sentences[first]!) || matters(ranked[first]!));
  const opens = count > 1 && isOpening;
  const order = opens ? [first, ...worth.filter((index) => index > first), ...(first > 0 ? [0] : [])] : worth;
  const staying = mustStay ? order.filter((index) => mustStay(sentences[index]!)) : [];
  const room = Math.max(count, staying.length);
  const chosen = new Set(staying);
  const plain = sentences.map(withoutLink);
  const told = ranked.map((text, index) => text || plain[index]!);
  const joined = new Map<number, string>();
  for (const index of order) {
    const anchor = anchorOf(told, index);
    const isHeld = anchor < 0 || chosen.has(anchor);
    const wanted = isHeld ? [index] : [anchor, index];
    const both = isHeld ? undefined : joinSentences(ranked[anchor]!, ranked[index]!);
    if (new Set([...chosen, ...wanted]).size <= room) for (const each of wanted) chosen.add(each);
    else if (both && chosen.size < room && anchorOf(told, anchor) < 0) {
      joined.set(index, both);
      chosen.add(index);
    }
  }
  for (const index of order) if (chosen.size < room) chosen.add(index);
  const places = [...chosen].sort((a, b) => a - b);
  return places.map((index, at) => {
    const text = joined.get(index) ?? (chosen.has(index - 1) ? sentences : plain)[index]!;
    const between = mayJoin ? sentences.slice(index + 1, places[at + 1]) : [];
    return withConclusion(text, between.findLast(concludes));
  });
}

/** A sentence with the one that names what its pronoun stands for. */
function joinSentences(anchor: string, sentence: string): string | undefined {
  const arePlain = [anchor, sentence].every((text) => /^[^;:!?]*[^;:!?.]\.$/.test(text));
  const isShort = countWords(anchor) + countWords(sentence) <= PAIR_WORDS_MAX;
  return arePlain && isShort ? `${anchor.slice(0, -1)}, and ${uncapitalise(sentence)}` : undefined;
}

/** “It broke in May, and I would not buy it again.” */
function withConclusion(text: string, conclusion = ''): string {
  const isShort = countWords(text) <= JOINED_WORDS_MAX && countWords(conclusion) <= CONCLUSION_WORDS_MAX;
  const isPlain = /^[^;:]*[^;:.]\.$/.test(text) && !/, (?:and|but|so) /.test(text);
  if (!isShort || !isPlain || !/^(?:I|We|It|They|He|She|You|The|Our|My)\b[^;:?]*\.$/.test(conclusion))
    return text;
  return `${text.slice(0, -1)}, and ${uncapitalise(conclusion)}`;
}

/** Keeps the sentences that matter most, so many or as many as must stay. */
export function chooseSentences(
  content: string,
  count: number,
  context: OperationContext,
  mayJoin = false,
): string[] {
  const chosen = selectSentences(content, count, context.mustStay, mayJoin);
  if (chosen.length > count)
    context.warn(
      'longer_than_asked',
      `What the instructions ask to keep stands in ${chosen.length} sentences, more than the ${count} asked for`,
    );
  return chosen.map((text) => (endsLikeSentence(text) ? text : `${text.replace(/[,;:]$/, '')}.`));
}
