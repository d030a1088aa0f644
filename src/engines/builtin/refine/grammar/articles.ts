import { join } from 'node:path';
import { Weights } from '../../text/weights.js';
import { applyEdits, type Edit } from '../text/edits.js';
import { splitSentences } from '../text/sentences.js';
import { articleFor, capitalise, uncapitalise } from '../text/words.js';
import { regex } from '../../text/regex.js';
import { nounSlots, type NounSlot } from './noun-slots.js';

/** How sure the model must be of a missing article: less in the text of a learner, who leaves out more than one. */
const [SURE, SURE_TWICE, SURE_OF_LEARNERS, SURE_OF_MANY] = [0.99, 0.97, 0.86, 0.8];

/** What learners write more often than others. */
export const LEARNERS = regex.i`\b(?:since (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:days|weeks|months|years)|(?:information|advice|furniture|homework|knowledge|children|people)s|interesting in|explain (?:me|us)|(?:must|can|should|will|please) to|want that|for to|am agree|english is not my)\b`;

let weights: Weights | undefined;

/** Puts in articles that are certainly missing: a model trained on correct prose (bench/quality/articles). */
export function mendArticles(prose: string, isLearners: boolean): string {
  let start = 0;
  const missing: Missing[] = [];
  for (const { text, gap } of splitSentences(prose)) {
    const slots = /[.!?]$/.test(text) ? nounSlots(text) : [];
    for (const slot of slots)
      if (slot.article === '' && (isLearners || !slot.isFirst)) missing.push(judged(slot, prose, start));
    start += text.length + gap.length;
  }
  const isTwice = missing.filter(({ certainty }) => certainty > SURE_TWICE).length > 1;
  const isMany = isLearners && missing.filter(({ certainty }) => certainty > SURE_OF_MANY).length > 1;
  const least = isMany ? SURE_OF_MANY : isLearners || isTwice ? SURE_OF_LEARNERS : SURE;
  const edits = missing.filter(({ certainty }) => certainty > least);
  return edits.length === 0 ? prose : applyEdits(prose, edits);
}

interface Missing extends Edit {
  certainty: number;
}

function judged(slot: NounSlot, prose: string, from: number): Missing {
  const model = (weights ??= Weights.read(join(import.meta.dirname, 'article-weights.txt')));
  const [none = 0, a = 0, the = 0] = model.score(slot.features, 3).map((score) => Math.exp(score));
  const start = from + slot.start;
  const first = /^[\p{L}-]+/u.exec(prose.slice(start, start + 40))?.[0] ?? '';
  const phrase = `${a > the ? articleFor(first) : 'the'} ${uncapitalise(first)}`;
  const text = /^\p{Lu}/u.test(first) ? capitalise(phrase) : phrase;
  return { start, end: start + first.length, text, certainty: (a + the) / (none + a + the) };
}
