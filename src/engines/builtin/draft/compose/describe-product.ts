import { articleFor } from '../../refine/text/words.js';
import { PREDICATES } from '../data/predicates.js';
import { partText, type Part } from '../sort/brief.js';
import { verbOfYou } from '../sort/pronouns.js';
import { unmask } from '../text/mask.js';
import { Tagger } from '../text/tagger.js';
import { asSentence, trimMarks } from '../text/tidy.js';

const PREDICATES_MIN = 2;
const PREDICATES_MAX = 12;
/** From this share of notes on, the others follow as they are: “Hand wash only.” */
const KNOWN_SHARE = 0.6;
/** A sentence has no more predicates. */
const SENTENCE_PREDICATES = 3;
/** Where the noun of a product's name ends: “set of four mugs”, “apron we sew in Lisbon”. */
const HEAD_END =
  /,|\s(?:of|for|with|from|in|on|by|at|to|about|without|over|under|called|featuring|that|which|we|I)\s/;
/** Plural names, but not “lens” and “canvas”. */
const PLURAL = /(?<!\b(?:len|atla|thermo|ga|canva|chri?stma)|[sui])s$/i;
/** A note that says what the product is not, or speaks to its buyer. */
const NO_PREDICATE =
  /\b(?:not|never|missing)\b|^(?:for(?! [£$€])|by|with(?! (?:an?|two|three) )|to|as|than|about|and|or|also|always|now)\s/i;
/** Predicates whose verb is said once for two of them. */
const JOINED = /^(?:is|has|measures|contains|includes|comes (?:in|as))\s(?!.*\sand\s)/;
const PHRASE = /\s(?:by|in|with|from|of|to|for|on|at)\s/;

/** What a note says of a product: “is” and “oiled with linseed oil”. */
interface Predicate {
  verb: string;
  words: string;
}

/**
 * The notes about a product as sentences, each note whole: “This board is made of walnut and measures 40 x 28 cm.”
 * Notes of no known form stand behind them as they are. Undefined if there are many of these, as a list is better then.
 */
export function describeProduct(name: string, parts: readonly Part[], source: string): Part[] | undefined {
  const tagger = new Tagger();
  const prompt = unmask(source);
  // “Sewn in Porto” and “Tell customers about our board” name no product.
  if (/\s(?:our|my)\s/.test(name) || predicateOf(uncapitalized(name, name), tagger)?.verb === 'is')
    return undefined;
  const described: Part[] = [];
  const isPlural = PLURAL.test(name.split(HEAD_END)[0] ?? name);
  let subject = subjectOf(name, prompt, isPlural);
  let notes: Predicate[] = [];
  const endNotes = () => {
    for (const some of divide(joinAlike(notes))) {
      described.push({ kind: 'sentence', text: sentenceOf(subject, some, isPlural) });
      subject = isPlural ? 'They' : 'It';
    }
    notes = [];
  };
  const others: Part[] = [];
  let count = 0;
  for (const part of parts) {
    if (part.kind === 'sentence' || (/^(?:it|they)\s/i.test(part.text) && tagger.isSentence(part.text))) {
      endNotes();
      described.push({ kind: 'sentence', text: part.text });
      if (/^(?:it|they)\b/i.test(part.text)) subject = isPlural ? 'They' : 'It';
      continue;
    }
    // “Portland, Maine” is one place.
    for (const note of partText(part).split(/,\s+(?!\p{Lu}\p{Ll}+$)/u)) {
      const text = trimMarks(unmask(note)).replace(/\.$/, '');
      const predicate = predicateOf(uncapitalized(text, prompt), tagger);
      if (predicate) notes.push(predicate);
      else others.push({ kind: 'sentence', text });
      count += predicate ? 1 : 0;
    }
  }
  endNotes();
  const isKnown = count >= PREDICATES_MIN && count >= KNOWN_SHARE * (count + others.length);
  return isKnown && count <= PREDICATES_MAX ? [...described, ...others] : undefined;
}

function predicateOf(note: string, tagger: Tagger): Predicate | undefined {
  const text = note.replace(
    /^(?:and )?(?:it|they)(?:['’]?s|['’]?re| is| are)? (?=\S)|^and (?=\S)|^with (?=(?:an?|two|three) )/i,
    '',
  );
  if (NO_PREDICATE.test(text) && !/^do(?:es)? not\s/i.test(text)) return undefined;
  for (const { note: pattern, say } of PREDICATES) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const x = groups.x ?? groups.x2 ?? '';
    const said = say.replace(/\ba (?=\{x\})/, `${articleFor(x)} `).replace('{x}', () => x);
    const [verb = '', ...rest] = said.split(' ');
    return { verb: verb.toLowerCase(), words: rest.join(' ') };
  }
  return tagger.isPlural(text) && !/^no /i.test(text) ? { verb: 'has', words: text } : undefined;
}

/** A note without the capital that it has only as the beginning of a sentence of the prompt. */
function uncapitalized(note: string, prompt: string): string {
  const before = prompt.slice(0, Math.max(0, prompt.indexOf(note)));
  return /(?:^|[.!?:\n•*-])\s*$/.test(before)
    ? note.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    : note;
}

/** Joins neighbours: “is handmade in Vermont and oiled”, and “is vegan and made of cork” rather than “is made of cork and vegan”. */
function joinAlike(notes: readonly Predicate[]): Predicate[] {
  const joined: Predicate[] = [];
  for (const { verb, words } of notes) {
    const last = joined.at(-1);
    const isAlike =
      last?.verb === verb &&
      [last.words, words].every((each) => JOINED.test(`${verb} ${each}`)) &&
      // “contains no nuts and oats”
      last.words.startsWith('no ') === words.startsWith('no ');
    if (!isAlike) joined.push({ verb, words });
    else
      last.words =
        verb === 'is' && PHRASE.test(last.words) && !PHRASE.test(words)
          ? `${words} and ${last.words}`
          : `${last.words} and ${words}`;
  }
  return joined;
}

/** Divides predicates into sentences of about the same length. */
function divide(notes: readonly Predicate[]): Predicate[][] {
  const count = Math.ceil(notes.length / SENTENCE_PREDICATES);
  return Array.from({ length: count }, (_, index) =>
    notes.slice(Math.floor((index * notes.length) / count), Math.floor(((index + 1) * notes.length) / count)),
  );
}

function sentenceOf(subject: string, notes: readonly Predicate[], isPlural: boolean): string {
  const said = notes.map(({ verb, words }) => `${isPlural ? (verbOfYou(verb) ?? verb) : verb} ${words}`);
  const last = said.pop() ?? '';
  // “is dishwasher safe and thrown in Bristol, and costs £22”
  const and = said.at(-1)?.includes(' and ') ? ', and ' : ' and ';
  return asSentence(`${subject} ${said.length > 0 ? said.join(', ') + and : ''}${last}`);
}

/** “This walnut cutting board”, “The Hydra bottle”, or a name alone, as the prompt writes it. */
function subjectOf(name: string, prompt: string, isPlural: boolean): string {
  const head = (name.split(HEAD_END)[0] ?? name).replace(/^an? /i, '');
  const at = prompt.toLowerCase().indexOf(head.toLowerCase());
  const found = prompt.slice(at, at + head.length) + name.slice(name.indexOf(head) + head.length);
  const written = at < 0 ? uncapitalized(name, name) : found;
  if (/^(?:(?:[Tt]h(?:e|is|ese)|[Oo]ur|[Mm]y)\s|\p{Lu}\S*['’]s\s)/u.test(written)) return written;
  const isName = /\s\p{Lu}\p{Ll}/u.test(written) || /^\p{Lu}/u.test(uncapitalized(written, prompt));
  if (isName) return /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(written) ? written : `The ${written}`;
  return `${isPlural ? 'These' : 'This'} ${uncapitalized(written, written)}`;
}
