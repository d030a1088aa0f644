import { occurrences } from './occurrences.js';
import type { Paragraph } from './passages.js';

/** A sentence or paragraph, by its number (-1 for the last) or by what it is about. */
export interface Place {
  unit: 'sentence' | 'paragraph';
  at: number | string;
}

/** The paragraph and, for a sentence, which of its sentences. */
interface Found {
  paragraph: number;
  sentence?: number;
}

/** The place in these paragraphs; none if it does not exist, or if several are about what it names. */
export function findPlace(paragraphs: readonly Paragraph[], { unit, at }: Place): Found | undefined {
  const all: Found[] = paragraphs.flatMap((sentences, paragraph) =>
    unit === 'paragraph' ? [{ paragraph }] : sentences.map((_, sentence) => ({ paragraph, sentence })),
  );
  if (typeof at === 'number') return all.at(at < 0 ? at : at - 1);
  const about = all.filter((place) => occurrences(textOf(paragraphs, place), at).length > 0);
  return about.length === 1 ? about[0] : undefined;
}

function textOf(paragraphs: readonly Paragraph[], { paragraph, sentence }: Found): string {
  const sentences = paragraphs[paragraph] ?? [];
  return sentence === undefined ? sentences.join(' ') : (sentences[sentence] ?? '');
}

/** Puts a passage at the start or end, or makes a paragraph of it. */
export function movePassage(
  paragraphs: readonly Paragraph[],
  { paragraph, sentence }: Found,
  to: 'start' | 'end' | 'alone',
) {
  const own = paragraphs[paragraph] ?? [];
  if (sentence === undefined) {
    const others = paragraphs.toSpliced(paragraph, 1);
    return to === 'start' ? [own, ...others] : [...others, own];
  }
  const passage = own[sentence] ?? '';
  if (to === 'alone') {
    const parts = [own.slice(0, sentence), [passage], own.slice(sentence + 1)];
    return paragraphs.toSpliced(paragraph, 1, ...parts.filter((part) => part.length > 0));
  }
  const others = paragraphs
    .with(paragraph, own.toSpliced(sentence, 1))
    .filter((sentences) => sentences.length > 0);
  const place = to === 'start' ? 0 : others.length - 1;
  const sentences = others[place] ?? [];
  if (!isProse(sentences)) return others.toSpliced(to === 'start' ? 0 : others.length, 0, [passage]);
  return others.with(place, to === 'start' ? [passage, ...sentences] : [...sentences, passage]);
}

/** Whether a sentence can stand in this paragraph, which is no list, heading, quotation or table. */
const isProse = ([first]: Paragraph) =>
  first !== undefined && !/^\s*(?:[-*+•–#>|]|\d{1,3}[.)]\s)/.test(first);

/** Exchanges two paragraphs or sentences. */
export function swapPassages(
  paragraphs: readonly Paragraph[],
  one: Found | undefined,
  other: Found | undefined,
) {
  if (!one || !other) return undefined;
  const [first, second] = [paragraphs[one.paragraph] ?? [], paragraphs[other.paragraph] ?? []];
  if (one.sentence === undefined || other.sentence === undefined)
    return paragraphs.with(one.paragraph, second).with(other.paragraph, first);
  const [here, there] = [first[one.sentence] ?? '', second[other.sentence] ?? ''];
  const changed = paragraphs.with(one.paragraph, first.with(one.sentence, there));
  return changed.with(other.paragraph, (changed[other.paragraph] ?? []).with(other.sentence, here));
}
