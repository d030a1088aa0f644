import { partText, type Brief } from '../sort/brief.js';
import { countWords, splitSentences } from '../text/split.js';
import { asItem, asSentence, trimMarks } from '../text/tidy.js';
import type { Block } from './blocks.js';
import { takeTitle } from './pages.js';

const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 155;

/** A title and a description for a search result, from the first words that fit. */
export function composeSnippet(brief: Brief): Block[] {
  const { title, parts } = takeTitle(brief);
  const keyword = brief.keywords[0];
  const pieces = [...parts.map(partText), ...(brief.callToAction ? [brief.callToAction] : [])];
  let description = '';
  for (const piece of [...(title ? [title] : []), ...pieces]) {
    const longer = description === '' ? asSentence(piece) : `${description} ${asSentence(piece)}`;
    if (longer.length <= DESCRIPTION_CHARACTERS) description = longer;
  }
  const heading = asItem(title ?? keyword ?? pieces[0] ?? 'Page');
  const headed =
    keyword && !heading.toLowerCase().includes(keyword.toLowerCase())
      ? `${asItem(keyword)}: ${heading}`
      : heading;
  return [
    {
      kind: 'lines',
      lines: [`Title: ${cutAtWord(headed, TITLE_CHARACTERS)}`, `Description: ${description}`],
    },
  ];
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  return trimMarks(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)));
}

/** The first sentences of a text that fit, with at least one. */
export function composeSummary({ source: text }: Brief, wordsMax: number): Block[] {
  const sentences = text.split('\n').flatMap(splitSentences);
  const room = Math.min(wordsMax, Math.max(20, Math.ceil(countWords(text) / 2)));
  const kept: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    words += countWords(sentence);
    if (kept.length > 0 && words > room) break;
    kept.push(asSentence(sentence));
  }
  return [{ kind: 'paragraph', text: kept.join(' ') }];
}
