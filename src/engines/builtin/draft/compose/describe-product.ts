import { CARE } from '../data/predicates.js';
import { partText, type Part } from '../sort/brief.js';
import { unmask } from '../text/mask.js';
import { countWords } from '../text/split.js';
import { Tagger } from '../text/tagger.js';
import { asItem, asSentence, capitalise, trimMarks } from '../text/tidy.js';
import { paragraph, type Block } from './blocks.js';
import { HEAD_END, isManyOf, readNote, subjectOf, uncapitalized, withArticle } from './product-notes.js';
import { joinLists, setPredicates, type Predicate } from './set-predicates.js';

const PARTS_MAX = 40;
const SCRAP_WORDS_MAX = 6;
/** So many figures are a list. */
const FIGURES_MIN = 6;
/** A sentence that has a subject. */
const ITS_OWN = /^(?:it|they|an?|the|our|my|this|these|we|I|you|each|every|all|there)\b/i;
const SUBORDINATES = /^(?:if|when|once|while|because|since|although) /i;
/** What names the product again: “Our mug …”, “We sell a mug …” */
const NAMES = /^(?:our|the|this|these|(?:we|I) (?:sell|make) an?)\s/i;
/** “Portland, Maine” is one place. */
const BETWEEN = /,\s+(?!\p{Lu}\p{Ll}+$|(?:then|but|which|plus)\b)|\s[–—-]\s(?=[\ue000-\uf000])/u;
/** Figures, which a list has with a label: “a range of 40 km” is “Range: 40 km”. */
const FIGURE =
  /^(?:(?<price>costs)|(?<weight>weighs)|(?<size>measures)|(?<capacity>holds)|comes in (?<sizes>sizes)|\S+ an? (?<label>[\p{L} -]+) of(?= (?:(?:up to|about|around) )?\d)) (?<figure>.*)/u;

/**
 * The notes about a product as sentences, each note whole: “This board is made of walnut and measures 40 x 28 cm.”
 * Notes of no known form are a list of details below them. Undefined if none has a known form.
 */
export function describeProduct(title: string, parts: readonly Part[], source: string): Block[] | undefined {
  const tagger = new Tagger();
  const [name, prompt] = [unmask(title), unmask(source)];
  const [head = name] = name.split(HEAD_END);
  const isPlural = isManyOf(head, prompt);
  const pronoun = isPlural ? 'They' : 'It';
  const read = (text: string) =>
    CARE.test(text) ? undefined : readNote(uncapitalized(text, prompt), head, tagger);
  // “Sewn in Porto” and “Tell customers about our board” name no product.
  if (
    parts.length > PARTS_MAX ||
    /\s(?:our|my|who)\s|\b(?:buyers|customers|parents|users|people|owners|guests)$/.test(name) ||
    readNote(name, '', tagger)?.verb === 'is'
  )
    return undefined;
  const sentences: string[] = [];
  const [others, advice]: [string[], string[]] = [[], []];
  const prices: Predicate[] = [];
  const named = subjectOf(name, prompt, isPlural);
  let [subject, notes]: [string, Predicate[]] = [named, []];
  let isNoted = false;
  const endNotes = () => {
    sentences.push(...setPredicates(notes, subject, isPlural));
    if (notes.length > 0) subject = pronoun;
    notes = [];
  };
  const say = (text: string) => {
    endNotes();
    sentences.push(withArticle(text, name, prompt, tagger));
    const isNamed = NAMES.test(text) && text.toLowerCase().includes(head.toLowerCase());
    if (isNamed || /^(?:it|they)\b/i.test(text)) subject = pronoun;
  };
  for (const part of parts) {
    const texts = notesOf(part);
    const known = texts.map(read);
    const isAdvice = !known.some((each) => each && !/^(?:has|includes)$/.test(each.verb));
    if (CARE.test(unmask(part.text)) && isAdvice)
      advice.push(part.text.replace(/, (?=(?:don['’]t|do not|never) )/i, ' and '));
    else if (isWhole(part, known, tagger)) say(part.text);
    else
      for (const [index, text] of texts.entries()) {
        const predicate = known[index];
        isNoted = true;
        if (predicate?.verb === ':') others.push(predicate.words);
        else if (predicate?.verb) (predicate.verb === 'costs' ? prices : notes).push(predicate);
        else if (predicate || CARE.test(text) || /^(?:we|you)\s/i.test(text))
          advice.push(predicate?.words ?? text);
        else if (tagger.isSentence(text)) say(text);
        else others.push(text);
      }
  }
  if (!isNoted || sentences.length + notes.length === 0) return undefined;
  const details = takeDetails(notes, prices, others);
  if (details.length < 2 && advice.length === 0) notes.push(...prices.splice(0));
  endNotes();
  // What the product is stands before what its parts are or do.
  const opening = sentences.findIndex((text) => text.startsWith(named));
  if (opening > 0 && /^(?:The|No) /.test(sentences[0]!)) sentences.unshift(...sentences.splice(opening, 1));
  sentences.push(...advice);
  notes = prices;
  endNotes();
  // “Ingredients: …” says itself what it is.
  const [only = ''] = details.length === 1 ? details : [];
  if (only) sentences.push(only.includes(': ') ? only : `Further details: ${uncapitalized(only, only)}`);
  const list: Block[] = [
    { kind: 'heading', text: 'Details' },
    { kind: 'list', items: details.map(asItem) },
  ];
  return [paragraph(sentences.map(asSentence).join(' ')), ...(details.length > 1 ? list : [])];
}

/** The notes of a part. */
function notesOf(part: Part): string[] {
  const texts = part.kind === 'labelled' ? [partText(part)] : part.text.split(BETWEEN);
  return joinLists(texts).map((note) => trimMarks(unmask(note)).replace(/(?<!\b(?:incl|approx))[.:]$/, ''));
}

/** Whether a part stands as the sentence that it is, rather than as notes. */
function isWhole(part: Part, known: readonly (Predicate | undefined)[], tagger: Tagger): boolean {
  const [first = '', ...rest] = notesOf(part);
  const last = rest.at(-1) ?? '';
  if (/^(?:and|but|so) /.test(last) || (last !== '' && SUBORDINATES.test(first))) return true;
  if (part.kind !== 'sentence')
    return /^(?:it|they)\s/i.test(part.text) && !known[0] && tagger.isSentence(part.text);
  if (ITS_OWN.test(first) || /[.!?]\s+\S/.test(part.text)) return true;
  const isSeries = / (?:and|or) /.test(last) && tagger.isSentence(first);
  const areNotes = rest.every((text, index) => known[index + 1] || countWords(text) <= SCRAP_WORDS_MAX);
  return !known.every(Boolean) && (isSeries || !areNotes);
}

/** “Weight: 110 g” */
const labelled = ({ verb, words }: Predicate) => {
  const { label, figure = '', ...named } = FIGURE.exec(`${verb} ${words}`)?.groups ?? {};
  const [known] = Object.entries(named).find(([, found]) => found) ?? [label];
  return known ? [`${capitalise(known)}: ${figure}`] : [];
};

/** Adds figures to the details, where there are some and enough is left to be told in sentences. */
function takeDetails(notes: Predicate[], prices: Predicate[], others: readonly string[]): string[] {
  const bare = notes.filter((note) => note.isBare && labelled(note).length > 0);
  const taken = bare.length < notes.length ? bare : [];
  const count = taken.length + prices.length;
  if (others.length === 0 ? count < FIGURES_MIN : others.length + count < 2) return [...others];
  for (const note of taken) notes.splice(notes.indexOf(note), 1);
  const [first, ...more] = prices.splice(0);
  const price = first && { ...first, words: [first, ...more].map(({ words }) => words).join(', ') };
  return [...others, ...[...taken, price ?? []].flat().flatMap(labelled)];
}
