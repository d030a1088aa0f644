import { articleFor } from '../../refine/text/words.js';
import { PREDICATES } from '../data/predicates.js';
import { partText, type Part } from '../sort/brief.js';
import { unmask } from '../text/mask.js';
import { Tagger } from '../text/tagger.js';
import { trimMarks } from '../text/tidy.js';
import { setPredicates, type Predicate } from './set-predicates.js';
import { regex } from '../../text/regex.js';

const PREDICATES_MIN = 2;
const PREDICATES_MAX = 12;
const PARTS_MAX = 40;
/** From this share of notes on, the others follow as they are: “Further details: hand wash only.” */
const KNOWN_SHARE = 0.6;
/** Where the noun of a product's name ends: “set of four mugs”, “apron we sew in Lisbon”. */
const HEAD_END = regex.u`,|\s(?:of|for|with|from|in|on|by|at|to|about|without|over|under|called|featuring|that|which|we|I)\s`;
/** Plural names, but not “lens” and “canvas”. */
const PLURAL = /(?<!\b(?:len|atla|thermo|ga|canva|chri?stma)|[sui])s$/i;
/** “The Hydra”, “Kettle & Fern’s tea”, but not “Beginner’s set” */
const OWN_NAME = regex.u`^(?:(?:[Tt]h(?:e|is|ese)|[Oo]ur|[Mm]y)\s|(?!Beginner|Child|Men|Women|Kid|Bab|Chef|Boy|Girl|Gardener|Dog|Cat|Toddler)\p{Lu}\S*(?: & \p{Lu}\S*)?['’]s\s)`;
const LEAD = regex.i`^(?:and )?(?:it|they)(?:['’]?s|['’]?re| is| are)? (?=\S)|^and (?=\S)|^also (?=available)|^with (?=(?:an?|two|three) )`;
const asPart = (text: string): Part => ({ kind: 'sentence', text });
/** A sentence that has a subject. */
const ITS_OWN = /^(?:it|they|an?|the|our|my|this|these)\b/i;

/**
 * The notes about a product as sentences, each note whole: “This board is made of walnut and measures 40 x 28 cm.”
 * Notes of no known form stand behind them as “Further details”. Undefined if there are many of these, as a list is better then.
 */
export function describeProduct(name: string, parts: readonly Part[], source: string): Part[] | undefined {
  const tagger = new Tagger();
  const prompt = unmask(source);
  // A “board game Harbour Lights” is a game.
  const [head = name] = name.split(HEAD_END);
  const isSmall = prompt.includes(uncapitalized(head, head));
  const isPlural = PLURAL.test(isSmall ? head.replace(/(?<=\p{Ll}) \p{Lu}.*$/u, '') : head);
  const read = (text: string, source: string) => predicateOf(uncapitalized(text, source), tagger);
  // “Sewn in Porto” and “Tell customers about our board” name no product.
  if (
    parts.length > PARTS_MAX ||
    /\s(?:our|my|who)\s|\b(?:buyers|customers|parents|users|people|owners|guests)$/.test(name) ||
    read(name, name)?.verb === 'is'
  )
    return undefined;
  const described: Part[] = [];
  let subject = subjectOf(name, prompt, isPlural);
  let notes: Predicate[] = [];
  const pronoun = isPlural ? 'They' : 'It';
  const endNotes = () => {
    described.push(...setPredicates(notes, subject, isPlural).map(asPart));
    if (notes.length > 0) subject = pronoun;
    notes = [];
  };
  const others: Part[] = [];
  let count = 0;
  for (const part of parts) {
    // “Portland, Maine” is one place.
    const texts = partText(part)
      .split(/,\s+(?!\p{Lu}\p{Ll}+$)|\s[–—-]\s(?=[\ue000-\uf000])/u)
      .map((note) => trimMarks(unmask(note)).replace(/\.$/, ''));
    const known = texts.map((text) => read(text, prompt));
    const isSentence = /^(?:it|they)\s/i.test(part.text) && tagger.isSentence(part.text);
    if (isSentence || (part.kind === 'sentence' && (ITS_OWN.test(part.text) || !known.every(Boolean)))) {
      endNotes();
      described.push(asPart(part.text));
      if (/^(?:it|they)\b/i.test(part.text) || part.text.startsWith(`${subject} is `)) subject = pronoun;
      continue;
    }
    for (const [index, predicate] of known.entries()) {
      if (predicate?.verb) notes.push(predicate);
      else others.push(asPart(predicate?.words ?? texts[index]!));
      count += predicate ? 1 : 0;
    }
  }
  endNotes();
  const fragments = others.filter(({ text }) => !tagger.isSentence(text));
  const isKnown =
    count >= (parts.some(({ kind }) => kind === 'sentence') ? 1 : PREDICATES_MIN) &&
    count >= KNOWN_SHARE * (count + fragments.length);
  if (!isKnown || count > PREDICATES_MAX) return undefined;
  const listed = fragments
    .map(({ text }) => (/^\S+ \p{Lu}/u.test(text) ? text : uncapitalized(text, prompt)))
    .join('; ');
  const details = listed === '' ? [] : [{ kind: 'sentence' as const, text: `Further details: ${listed}` }];
  return [...described, ...others.filter((part) => !fragments.includes(part)), ...details];
}

function predicateOf(note: string, tagger: Tagger): Predicate | undefined {
  const text = note.replace(LEAD, '');
  const { note: pattern, say = '' } = PREDICATES.find((each) => each.note.test(text)) ?? {};
  const groups = pattern?.exec(text)?.groups;
  if (pattern === undefined && tagger.isPlural(text) && !/^no |\D\d+ \p{L}+$|:| or /iu.test(text))
    return { verb: 'has', words: text };
  const said = say.replace(/(\ba )?\{(\w)\}/g, (_, article: string | undefined, key: string) => {
    const words = groups?.[key] ?? groups?.[`${key}2`] ?? '';
    return article ? `${/^(?:USB|U[KSV]\b|EU)/.test(words) ? 'a' : articleFor(words)} ${words}` : words;
  });
  const [verb] = /^(?:is made with|has been|\S+)/i.exec(said) ?? [''];
  if (said.endsWith('.')) return { verb: '', words: said };
  return said === '' ? undefined : { verb: verb.toLowerCase(), words: said.slice(verb.length + 1) };
}

/** A note without the capital that it has only as the beginning of a sentence of the prompt. */
function uncapitalized(note: string, prompt: string): string {
  const before = prompt.slice(0, Math.max(0, prompt.indexOf(note)));
  // “Product: Snug; cover: removable”
  return /(?:^|[.!?\n•*-])\s*$/.test(before) || (/:\s*$/.test(before) && !/:\s+\p{Ll}/u.test(prompt))
    ? note.replace(/^(?!\p{Lu}\p{Ll}+days?\b)\p{Lu}(?=\p{Ll})(?!\p{Ll}+\p{Lu})/u, (letter) =>
        letter.toLowerCase(),
      )
    : note;
}

/** “This walnut cutting board”, “The Hydra bottle”, or a name alone, as the prompt writes it. */
function subjectOf(name: string, prompt: string, isPlural: boolean): string {
  const head = (name.split(HEAD_END)[0] ?? name).replace(/^an? /i, '');
  const at = prompt.toLowerCase().indexOf(head.toLowerCase());
  const found = prompt.slice(at, at + head.length) + name.slice(name.indexOf(head) + head.length);
  const written = at < 0 ? uncapitalized(name, name) : found;
  if (OWN_NAME.test(written)) return written;
  const isName = /\s\p{Lu}\p{Ll}/u.test(written) || /^\p{Lu}/u.test(uncapitalized(written, prompt));
  if (isName) return /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(written) ? written : `The ${written}`;
  return `${isPlural ? 'These' : 'This'} ${uncapitalized(written, written)}`;
}
