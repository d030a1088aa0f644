import type { OperationContext } from '../operation.js';
import { endsLikeSentence } from '../text/sentences.js';
import { capitalise, countWords, uncapitalise } from '../text/words.js';
import { compressSentence } from './compress-sentence.js';
import { withoutGreeting } from './inline-greeting.js';
import { anchorOf, withoutLink } from './key-terms.js';
import type { MustStay } from './must-stay.js';
import { concludes, matters, orderByWorth } from './rank-sentences.js';
import { namesItsThing } from './sentence-purpose.js';
import { sentencesOf } from './select-sentences.js';

const JOINED_WORDS_MAX = 22;
const CONCLUSION_WORDS_MAX = 10;

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
  for (const index of order) {
    const anchor = anchorOf(plain, index);
    const isHeld = anchor < 0 || chosen.has(anchor);
    const wanted = isHeld ? [index] : [anchor, index];
    if (new Set([...chosen, ...wanted]).size <= room) for (const each of wanted) chosen.add(each);
  }
  for (const index of order) if (chosen.size < room) chosen.add(index);
  const places = [...chosen].sort((a, b) => a - b);
  return places.map((index, at) => {
    const text = (chosen.has(index - 1) ? sentences : plain)[index]!;
    const between = mayJoin ? sentences.slice(index + 1, places[at + 1]) : [];
    return withConclusion(text, between.findLast(concludes));
  });
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
