import { ENDING_STAND_IN, STAND_IN } from '../text/protect.js';
import { regex } from '../../text/regex.js';

/** The words, numbers and marks of prose. */
export const tokensOf = (prose: string): RegExpExecArray[] => [
  ...prose.replaceAll('’', "'").matchAll(/\p{L}+(?:['-]\p{L}+)*|\p{N}+|\S/gu),
];

export const endOf = ({ 0: text, index }: RegExpExecArray): number => index + text.length;

/** What words of these forms can be, as in `classes.txt` of bench/quality/confusions. */
const CLASS_BY_FORM =
  String.raw`^\p{N} # n't$ M '(?:ll|d|ve|re|m|s)$ OZ ^(?:\p{Lu}|${STAND_IN}) P ing$ G ed$ DQ ly$ R (?:ful|ous|ive|[ai]ble|al|ic|less|ish|y)$ J [^s]s$ S \p{L}$ N`
    .match(/\S+ \S+/g)!
    .map((pair) => pair.split(' '))
    .map(([form = '', letters = '']) => ({ form: new RegExp(form, 'u'), letters }));
const END = regex.u`^(?:[.!…]|${ENDING_STAND_IN})$`;
/** Words as far away still tell what a sentence is about. */
const REACH = 8;

/** The words before or after a place, the nearest first; `^` and `$` stand for the edges of a sentence. */
function reach(tokens: readonly RegExpExecArray[], place: number, step: 1 | -1): string[] {
  const words: string[] = [];
  for (let at = place + step; words.length < REACH && words.at(-1) !== '?'; at += step) {
    const token = tokens[at];
    // A mark within a word ends nothing: “.gov”.
    const isEdge = !token || (END.test(token[0]) && tokens[at + 1]?.index !== endOf(token));
    if (isEdge) return [...words, step < 0 ? '^' : '$'];
    words.push(token[0].replace(/[“”]/, '"').replace(/[$£€]/, '€'));
  }
  return words;
}

/** What the model of confused words knows of the place of the tokens from `first` to `last`; `known` has the classes of words. */
export function placeFeatures(
  tokens: readonly RegExpExecArray[],
  [first, last]: readonly [number, number],
  known: ReadonlyMap<string, string>,
): string[] {
  const classOf = (word: string): string =>
    known.get(` ${word.toLowerCase()}`) ?? CLASS_BY_FORM.find(({ form }) => form.test(word))?.letters ?? word;
  const [left, right] = [reach(tokens, first, -1), reach(tokens, last, 1)];
  const [l1 = '^', l2 = '^', l3 = '^'] = left.map((word) => word.toLowerCase());
  const [r1 = '$', r2 = '$', r3 = '$', ...topics] = right.map((word) => word.toLowerCase());
  const [cl1, cl2] = [classOf(left[0] ?? '^'), classOf(left[1] ?? '^')];
  const [cr1, cr2, cr3] = [classOf(right[0] ?? '$'), classOf(right[1] ?? '$'), classOf(right[2] ?? '$')];
  const pairs = [`${l2} ${l1}`, `${l1} ${r1}`, `${r1} ${r2}`];
  const kinds = [cl1, cr1, cr2, cl2, `${cl1} ${cr1}`, `${cr1} ${cr2}`, `${cl2} ${cl1}`];
  const mixed = [`${l1} ${cr1}`, `${cr1} ${r2}`, `${r1} ${cr2}`, `${cl1} ${r1}`];
  const wide = [`${cr1} ${cr2} ${cr3}`, `${cl2} ${cl1} ${cr1}`, `${l1} ${cr1} ${cr2}`];
  const near = [l1, l2, l3, r1, r2, r3, ...pairs, ...kinds, ...mixed, ...wide];
  return [
    '',
    `z${r1.slice(-3)}`,
    ...near.map((value, index) => String.fromCharCode(97 + index) + value),
    ...Array.from(cr1, (letter) => `x${letter}`),
    ...Array.from(cl1, (letter) => `y${letter}`),
    ...new Set([l2, l3, r2, r3, ...left.slice(3), ...topics].map((word) => `A${word.toLowerCase()}`)),
  ];
}
