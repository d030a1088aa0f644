import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Weights } from '../../text/weights.js';
import { applyEdits, isSentenceStart, type Edit } from '../text/edits.js';
import { endOf, placeFeatures, tokensOf } from './confusion-features.js';

/** One of words that are mistaken for each other, and by how much another must be likelier to replace it, or to be suspected. */
type Member = readonly [word: string, sure: number, suspected: number];

interface ConfusedSet {
  id: string;
  members: readonly Member[];
}

let model: { setOf: ReadonlyMap<string, ConfusedSet>; weights: Weights } | undefined;

/** Reads a line of sets, then weights and the classes of words. Written by bench/quality/confusions. */
function readModel(): NonNullable<typeof model> {
  const text = readFileSync(join(import.meta.dirname, 'confusion-weights.txt'), 'utf8');
  const [heads = ''] = text.split('\n', 1);
  const sets = heads.split('\t').map((line) => {
    const [id = '', ...words] = line.split(' ');
    const members = words.map((each): Member => {
      const [word = '', sure, suspected] = each.split(':');
      return [word.replace('_', ' '), Number(sure), Number(suspected)];
    });
    return { id, members };
  });
  const setOf = new Map(
    sets.flatMap((set) => set.members.map(([word]) => [word.toLowerCase(), set] as const)),
  );
  return { setOf, weights: Weights.parse(text.slice(heads.length + 1)) };
}

/** The places, from one token to another, of the words of sets. */
export function placesOf<Set>(tokens: readonly RegExpExecArray[], setOf: ReadonlyMap<string, Set>) {
  return tokens.flatMap((token, first) => {
    const next = tokens[first + 1];
    const word = token[0].toLowerCase();
    const words = next?.index === endOf(token) + 1 ? `${word} ${next[0].toLowerCase()}` : word;
    const [found, last] = setOf.has(words) && words !== word ? [words, first + 1] : [word, first];
    const set = setOf.get(found);
    return set ? [{ range: [first, last] as const, set, word: found }] : [];
  });
}

/** At each place, the other word of the set that is likeliest there, and by how much it is likelier than the written one. */
function rivalsIn(prose: string) {
  const { setOf, weights } = (model ??= readModel());
  const tokens = tokensOf(prose);
  return placesOf(tokens, setOf).map(({ range, set: { id, members }, word }) => {
    const features = placeFeatures(tokens, range, weights.codes).map((feature) => id + feature);
    const scores = weights.score(features, members.length);
    const own = members.findIndex(([member]) => member.toLowerCase() === word);
    const others = [...members.keys()].filter((index) => index !== own);
    const best = others.reduce((a, b) => (scores[b]! > scores[a]! ? b : a));
    const [start, end] = [tokens[range[0]]!.index, endOf(tokens[range[1]]!)];
    const found = prose.slice(start, end);
    // “To many people it is new”, “the LED is on”, “here's to many more”
    const isMeant =
      /^(?:To|LED)$/.test(found) ||
      (found === 'to' && /here['’]s $/i.test(prose.slice(0, start).slice(-7))) ||
      (/^\p{Lu}\p{Ll}/u.test(found) && !isSentenceStart(prose, start));
    const edit: Edit = { start, end, text: members[best]![0] };
    return { edit, written: members[own]!, margin: isMeant ? -Infinity : scores[best]! - scores[own]! };
  });
}

/** Whether a word is one of those that are mistaken for each other. */
export const isOftenConfused = (word: string): boolean => (model ??= readModel()).setOf.has(word);

/** A margin that no lenience makes smaller than what is left of it. */
const LEAST = 6.8;

/**
 * Replaces words that are certainly mistaken for others: “your welcome”; with `lenience`, by which the margins of all are smaller, those
 * that very likely are. Linear in the length of the prose.
 */
export function correctConfused(prose: string, lenience = 0): string {
  const apostrophe = prose.includes('’') ? '’' : "'";
  const edits = rivalsIn(prose)
    .filter(({ written: [, sure], margin }) => margin > Math.min(sure, Math.max(LEAST, sure) - lenience))
    .map(({ edit }) => ({ ...edit, text: edit.text.replace("'", apostrophe) }));
  return applyEdits(prose, edits);
}

/** Whether a word of a sentence may be mistaken for another one. */
export const hasConfused = (sentence: string): boolean =>
  rivalsIn(sentence).some(({ written: [, , suspected], margin }) => margin > suspected);

const AROUND = 100;
/** By how much a word that the library proposes must be likelier than the written one, or than any other. */
const [LIKELIER, AS_LIKELY] = [5.2, 1];

/** Whether a correction writes a word that another one is about as likely as: “lost its lead” → “lost it’s lead”. */
export function confuses(text: string, start: number, wrong: string, mended: string): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(start + wrong.length, start + wrong.length + AROUND);
  const kept = tokensOf(wrong.toLowerCase()).map(([word]) => word);
  return rivalsIn(before + mended + after).some(({ edit, written: [word], margin }) => {
    const isWithin = edit.start >= before.length && edit.end <= before.length + mended.length;
    return isWithin && !kept.includes(word) && margin > -(kept.includes(edit.text) ? LIKELIER : AS_LIKELY);
  });
}
