import { WISH_CONCEPTS } from '../data/wish-concepts.js';

const CONCEPTS = WISH_CONCEPTS.trim()
  .split(/\n|; /)
  .map((line): readonly [string, RegExp] => {
    const [name = '', words = ''] = line.split(': ');
    return [name, new RegExp(`^(?:${words.replaceAll('*', '.*').replaceAll(' ', '|')})$`, 'u')];
  });

const WORD = /<[nq]>|\p{L}[\p{L}'’/-]*|[!?]{2,}|\p{Extended_Pictographic}/gu;
const WORDS_MAX = 80;
/** After one of these, the next few words are what is not wanted. */
const DENYING =
  /^(?:not|no|less|too|without|never|stop|quit|dont|doesnt|isnt|shouldnt|cant|cannot|avoid|drop|lose|instead|than)$/;
const DENIED_MAX = 3;

/** What the model of wishes knows of instructions: words, pairs, parts of words, and what the words are about. Linear. */
export function wishFeatures(instructions: string): string[] {
  const masked = instructions
    .slice(0, 2_000)
    .toLowerCase()
    .replace(/["“”][^"“”]{1,80}["“”]|§\d+/g, ' <q> ')
    .replace(/\d+(?:[.,:]\d+)*/g, ' <n> ');
  const found = new Set<string>(['bias']);
  const written = (masked.match(WORD) ?? []).slice(0, WORDS_MAX).map((word) => word.replaceAll('’', "'"));
  const words = written.map((word) => word.replaceAll("'", ''));
  const concepts = written.map(conceptsOf);
  let denied = 0;
  for (const [place, word] of words.entries()) {
    const [before = '^', earlier] = [words[place - 1], words[place - 2]];
    found.add(`w ${word}`).add(`p ${before} ${word}`);
    if (earlier !== undefined) found.add(`s ${earlier} ${word}`).add(`t ${earlier} ${before} ${word}`);
    if (word.length > 5) found.add(`x ${word.slice(0, 5)}`);
    if (word.length > 4)
      for (let start = 0; start + 4 <= word.length + 1; start += 1)
        found.add(`c ${`${word}$`.slice(start, start + 4)}`);
    if (denied > 0) found.add(`! ${word}`);
    for (const concept of concepts[place]!) {
      found.add(`k ${concept}`).add(`wk ${before} ${concept}`);
      if (denied > 0) found.add(`!k ${concept}`);
      for (const distance of [1, 2, 3])
        for (const other of concepts[place - distance] ?? []) found.add(`kk ${other} ${concept}`);
    }
    denied = DENYING.test(word) ? DENIED_MAX : denied - 1;
  }
  found.add(`p ${words.at(-1) ?? '^'} $`).add(`n ${Math.min(6, Math.floor(words.length / 4))}`);
  return [...found];
}

function conceptsOf(word: string): string[] {
  return CONCEPTS.filter(([, words]) => words.test(word)).map(([name]) => name);
}

const NO_QUALITY =
  /^(?:uk|us|price|present|past|future|first|we|you|third|numbered|greeting|links|keep|swap|remove|notwant|title|signoff|gender)$/;

/** Whether words name a quality of a text, such as its “attitude” or “waffle”, rather than what it speaks of. */
export const namesQuality = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .some((word) => conceptsOf(word).some((concept) => !NO_QUALITY.test(concept)));
