import { countWords } from '../grammar/joining.js';
import { containsAny } from './avoided-words.js';
import type { Block, Draft, Section, Sentence } from './draft.js';

/** How far a text may be from the words asked for before it is told: a fifth. */
export const LENGTH_TOLERANCE = 0.2;

/**
 * Leaves out repeated sentences, sentences with words to avoid, and then whatever of the optional ones does not
 * fit: the lowest ranks come first, in the order of the text. What must stay is never cut.
 */
export function fitToLength(draft: Draft, words: number, avoid: readonly string[]): Section[] {
  const unique = dropRepeats(draft.sections, avoid);
  const kept = new Set<Sentence>();
  const candidates: { sentence: Sentence; section: Section }[] = [];
  const open = new Set<Section>();
  let total = 0;
  for (const section of unique) {
    for (const block of section.blocks) {
      if (!('sentences' in block)) {
        total += wordsOf(block);
        open.add(section);
        continue;
      }
      for (const sentence of block.sentences) {
        candidates.push({ sentence, section });
      }
    }
  }
  const inOrder = candidates
    .map((candidate, place) => ({ ...candidate, place }))
    .sort((a, b) => a.sentence.rank - b.sentence.rank || a.place - b.place);
  const most = words * (1 + LENGTH_TOLERANCE / 2);
  for (const { sentence, section } of inOrder) {
    const headingWords = open.has(section) ? 0 : countWords(section.heading ?? '');
    const cost = countWords(sentence.text) + headingWords;
    const fits =
      total + cost <= most ||
      (total < words * (1 - LENGTH_TOLERANCE / 2) && total + cost <= words * (1 + LENGTH_TOLERANCE));
    if (sentence.rank > 0 && !fits) continue;
    kept.add(sentence);
    open.add(section);
    total += cost;
  }
  return unique.map((section) => keepOnly(section, kept)).filter((section) => section.blocks.length > 0);
}

function dropRepeats(sections: readonly Section[], avoid: readonly string[]): Section[] {
  const seen = new Set<string>();
  const isNew = (sentence: Sentence) => {
    const key = sentence.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return !containsAny(sentence.text, avoid);
  };
  return sections.map((section) => ({
    ...section,
    heading: section.heading && containsAny(section.heading, avoid) ? null : section.heading,
    blocks: section.blocks.map((block) =>
      'sentences' in block ? { ...block, sentences: block.sentences.filter(isNew) } : block,
    ),
  }));
}

function keepOnly(section: Section, kept: ReadonlySet<Sentence>): Section {
  const blocks = section.blocks
    .map((block) =>
      'sentences' in block
        ? { ...block, sentences: block.sentences.filter((sentence) => kept.has(sentence)) }
        : block,
    )
    .filter((block) => !('sentences' in block) || block.sentences.length > 0);
  return { ...section, blocks };
}

function wordsOf(block: Block): number {
  if (block.kind === 'table') return countWords(block.rows.flat().join(' '));
  return 'text' in block ? countWords(block.text) : 0;
}
