import type { Piece } from './cut.js';
import { unmask } from '../text/mask.js';
import { classesOf, normalise } from './words.js';

const WORD = /[\p{L}\p{N}\ue000-\uf000#@£$€+&'’/%*-]+/gu;
const WORDS_MAX = 24;
const BRACKETS = /\ue028([^\ue028\ue029]*)\ue029/gu;

/** The words of a text that have a letter or a figure, with their places. */
export function findWords(text: string): RegExpExecArray[] {
  return [...text.matchAll(WORD)].filter(([word]) => /[\p{L}\p{N}]/u.test(word));
}

/** The words of a piece as the model knows them. */
function wordsOf(text: string): string[] {
  const opened = text.replace(BRACKETS, (_, inner: string) => ` \ue028x ${unmask(inner)} `);
  return findWords(opened).map(([word]) => normalise(word));
}

/** What the model knows of each piece of a prompt, before it knows the roles of the others. */
export function featuresOf(pieces: readonly Piece[], templateId: string): string[][] {
  const words = pieces.map(({ text }) => wordsOf(text.slice(0, 400)));
  const tones = words.map((list) => list.some((word) => classesOf(word).includes('tone')));
  let sentence = 0;
  return pieces.map((piece, index) => {
    if (piece.gap !== 'word' && piece.gap !== 'comma') sentence = index;
    const own = words[index] ?? [];
    const before = words[index - 1] ?? [];
    const after = words[index + 1] ?? [];
    const next = pieces[index + 1]?.gap ?? 'end';
    const found = new Set<string>(['bias']);
    const head = own.slice(0, WORDS_MAX);
    head.forEach((word, place) => {
      found.add(`w ${word}`);
      found.add(`p ${head[place - 1] ?? '^'} ${word}`);
      if (word.length > 5) found.add(`x ${word.slice(0, 5)}`);
      for (const kind of classesOf(word)) {
        found.add(`c ${kind}`);
        for (const other of classesOf(head[place - 1] ?? '')) found.add(`cc ${other} ${kind}`);
      }
    });
    const last = own.at(-1) ?? '';
    found.add(`f ${own[0]}`).add(`l ${last}`).add(`p ${last} $`);
    found.add(`fs ${own[0]?.slice(-3)}`).add(`fc ${classesOf(own[0] ?? '').join('+')}`);
    found.add(`lc ${classesOf(last).join('+')}`);
    found.add(`n ${own.length > 8 ? '9' : own.length > 5 ? '6' : own.length}`);
    found.add(`g ${piece.gap}`).add(`gg ${piece.gap} ${next}`).add(`g ${piece.gap} ${own[0]}`);
    const style = own.filter((word) => classesOf(word).some((kind) => /^(?:tone|part|degree)$/.test(kind)));
    found.add(`style ${Math.floor((style.length / (own.length || 1)) * 4)}`);
    if (/\d/.test(piece.text)) found.add('digit');
    if (/\s\p{Lu}\p{Ll}/u.test(piece.text)) found.add('name');
    if (/^\P{L}*\p{Lu}/u.test(piece.text)) found.add('capital');
    if (/\p{Lu}{4,}/u.test(piece.text)) found.add('capitals');
    if (/[?]\s*$/.test(piece.text)) found.add('question');
    if (/!\s*$/.test(piece.text)) found.add('exclaims');
    if (own.length > 0 && !own.some((word) => word.startsWith('<')) && !/\s\p{Lu}/u.test(piece.text))
      found.add('no atoms');
    found.add(`at ${index < 3 ? index : ''} ${index >= pieces.length - 2 ? pieces.length - index : ''}`);
    found.add(`tenth ${Math.floor((index / pieces.length) * 5)}`);
    if (index === 0) found.add(`t ${templateId === 'general' ? 'general' : 'named'}`).add(`t ${templateId}`);
    found.add(`bl ${before.at(-1) ?? '^'}`).add(`bf ${before[0] ?? '^'}`);
    found.add(`af ${after[0] ?? '$'}`);
    if (tones[index - 1]) found.add('tone before');
    if (tones[index + 1]) found.add('tone after');
    const opening = words[sentence] ?? [];
    found.add(`s ${opening[0]}`).add(`ss ${opening[0]} ${opening[1] ?? ''}`);
    if (sentence === index) found.add('opens');
    return [...found];
  });
}

/** What the model knows of a gap between two words of a prompt, where a role may change. */
export function splitFeatures(words: readonly RegExpExecArray[], index: number): string[] {
  const at = (place: number) => {
    const found = words[place]?.[0];
    return found === undefined ? (place < 0 ? '^' : '$') : normalise(found);
  };
  const [before2, before = '', next = '', next2 = '', next3] = [-2, -1, 0, 1, 2].map((by) => at(index + by));
  const raw = words[index]?.[0] ?? '';
  return [
    '|bias',
    `|b ${before}`,
    `|bb ${before2} ${before}`,
    `|n ${next}`,
    `|nn ${next} ${next2}`,
    `|n3 ${next} ${next2} ${next3}`,
    `|bn ${before} ${next}`,
    `|n2 ${next2}`,
    `|i ${Math.min(index, 4)}`,
    `|r ${Math.min(words.length - index, 4)}`,
    `|f ${at(0)}`,
    `|ff ${at(0)} ${Math.min(index, 4)}`,
    `|nc ${classesOf(next).join('+')}`,
    `|n2c ${classesOf(next2).join('+')}`,
    `|bc ${classesOf(before).join('+')}`,
    `|cap ${/^\p{Lu}/u.test(raw)} ${/^\p{Lu}/u.test(words[index - 1]?.[0] ?? '')}`,
    `|num ${next.startsWith('<')}`,
  ];
}
