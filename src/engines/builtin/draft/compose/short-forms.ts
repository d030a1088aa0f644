import { orderByWorth } from '../../refine/length/rank-sentences.js';
import { partText, type Brief } from '../sort/brief.js';
import { sentencesAsked } from '../check/followed.js';
import { countWords, splitSentences } from '../text/split.js';
import { unmask } from '../text/mask.js';
import { asItem, asSentence, trimMarks } from '../text/tidy.js';
import { paragraph, type Block } from './blocks.js';
import { takeTitle } from './take-title.js';

const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 155;

/** A title and a description for a search result, from the first words that fit. */
export function composeSnippet(brief: Brief): Block[] {
  const { title, parts } = takeTitle(brief);
  const keyword = brief.keywords[0];
  const pieces = [...parts.map(partText), brief.callToAction].flatMap((piece) => piece || []);
  let description = '';
  for (const piece of title ? [title, ...pieces] : pieces) {
    const longer = description === '' ? asSentence(piece) : `${description} ${asSentence(piece)}`;
    if (longer.length <= DESCRIPTION_CHARACTERS) description = longer;
  }
  const heading = asItem(title ?? keyword ?? pieces[0] ?? 'Page');
  const lacksKeyword = keyword && !heading.toLowerCase().includes(keyword.toLowerCase());
  const shown = cutAtWord(lacksKeyword ? `${asItem(keyword)}: ${heading}` : heading, TITLE_CHARACTERS);
  const described = cutAtWord(asSentence(description), DESCRIPTION_CHARACTERS);
  return [{ kind: 'lines', lines: [`Title: ${shown}`, `Description: ${described}`] }];
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  return trimMarks(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)));
}

/** How much of a text a summary may keep: half of it leaves out what readers take for its main points. */
const SUMMARY_SHARE = 0.6;

/** The sentences of a text that matter most, whole and in their order. */
export function composeSummary({ source, directions }: Brief, wordsMax: number): Block[] {
  const asked = directions.map(({ words }) => sentencesAsked(unmask(words))).find((count) => count);
  const sentences = source.split('\n').flatMap(splitSentences).map(asSentence);
  const max = Math.min(wordsMax, Math.max(20, countWords(source) * SUMMARY_SHARE));
  const kept = new Set<number>();
  let words = 0;
  for (const index of orderByWorth(sentences.map(unmask))) {
    const cost = countWords(sentences[index] ?? '');
    const isFull = asked ? kept.size >= asked : kept.size > 0 && words + cost > max;
    if (isFull) continue;
    words += cost;
    kept.add(index);
  }
  return [paragraph(sentences.filter((_, index) => kept.has(index)).join(' '))];
}
