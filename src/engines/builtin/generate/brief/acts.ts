import { ACT_OF_NOUN, ACT_VERBS } from '../data/act-verbs.js';
import { capitalise } from '../grammar/casing.js';
import type { Act, ActType } from './brief.js';
import { addressReader } from './address-reader.js';
import { splitSentences, trimPhrase } from './sentences.js';
import { takePerson } from './letter-person.js';
import { takePersonAfterVerb, toAct, type LetterBrief } from './act-content.js';
import { takeAddress, takeTrailingAddress } from './letter-address.js';

const VERBS = Object.keys(ACT_VERBS).sort((a, b) => b.length - a.length);

const ACT_START = new RegExp(
  `(?:^|,?\\s+and\\s+(?:to\\s+|also\\s+)?|,\\s+(?:and\\s+)?(?:to\\s+)?|;\\s+|:\\s+|\\.\\s+|\\n|\\s+to\\s+|\\s+by\\s+|\\s+)(?:politely\\s+|kindly\\s+|formally\\s+|please\\s+)?(${VERBS.join('|')})(?=\\s|$|:)`,
  'giu',
);

/** How it is said is the tone's business. */
const MANNER = /\s+(?:politely|kindly)(?=\s|[,.;]|$)/gi;

/** Bounds for letters that nobody would read, and for prompts that mean no good. */
const ACTS_READ_MAX = 1200;
const SENTENCES_MAX = 40;

/** Reads the acts of a letter from the heart of a prompt and its further sentences. */
export function readLetter(core: string, rest: readonly string[], noun: string | undefined): LetterBrief {
  const letter: LetterBrief = { acts: [], details: [] };
  const text = takeTrailingAddress(takeAddress(core.replace(MANNER, ''), letter), letter);
  readActs(text.slice(0, ACTS_READ_MAX), letter);
  for (const sentence of rest.slice(0, SENTENCES_MAX)) {
    const addressed = /^(?:please )?(?:write|send|address)(?: it| this)?\s+to\s+(.+?)[.!]?$/i.exec(sentence);
    if (addressed) {
      letter.recipient ??= takePerson(addressed[1] ?? '').person;
      continue;
    }
    if (startsWithAct(sentence) && !/^(?:thanks|let|welcome|about)\b/i.test(sentence))
      readActs(sentence, letter);
    else letter.details.push(sentence);
  }
  const actOfNoun = noun === undefined ? undefined : ACT_OF_NOUN.find(([pattern]) => pattern.test(noun))?.[1];
  if (actOfNoun && !letter.acts.some((act) => act.type === actOfNoun)) addActOfNoun(letter, actOfNoun, text);
  letter.acts = letter.acts.map((act) => speakToRecipient(act, letter.recipient));
  letter.details = letter.details.map((detail) => addressReader(detail, letter.recipient));
  return letter;
}

function startsWithAct(sentence: string): boolean {
  ACT_START.lastIndex = 0;
  return ACT_START.exec(sentence)?.index === 0;
}

interface Found {
  type: ActType;
  start: number;
  contentStart: number;
}

function readActs(text: string, letter: LetterBrief): void {
  const found = findActs(text);
  const before = trimPhrase(text.slice(0, found[0]?.start ?? text.length));
  if (before !== '' && found.length === 0) {
    letter.acts.push(toAct('about', before, letter));
    return;
  }
  if (before !== '' && before.split(/\s+/).length > 1) letter.details.push(before);
  for (const [index, act] of found.entries()) {
    const end = found[index + 1]?.start ?? text.length;
    const { person, after } = takePersonAfterVerb(act.type, text.slice(act.contentStart, end).trim());
    if (person) letter.recipient ??= person;
    const [content, trailing] = splitSentenceTail(splitAtCommas(after));
    const [matter = '', ...told] = content.split(/:\s+/);
    letter.acts.push(toAct(act.type, matter, letter));
    letter.details.push(...told.map((text) => capitalise(text.replace(/,\s+please\s/i, '. Please '))));
    letter.details.push(...trailing);
  }
}

/** Acts begin at the start, after a comma, "and", "to", or, for the first one, at any word. */
function findActs(text: string): Found[] {
  const found: Found[] = [];
  ACT_START.lastIndex = 0;
  for (let match = ACT_START.exec(text); match; match = ACT_START.exec(text)) {
    const verb = match[1] ?? '';
    const type = ACT_VERBS[verb.toLowerCase()];
    const lead = match[0].slice(0, match[0].length - verb.length);
    const isPlainSpace = /^\s+$/.test(lead);
    const isBareTo = /^\s+to\s+$/i.test(lead);
    const usable =
      type !== undefined && (found.length === 0 || (!isPlainSpace && !isBareTo && type !== 'about'));
    if (
      usable &&
      !(
        found.length > 0 &&
        /^(?:share|update|welcome|offer|wish|thanks|warning|let)$/i.test(verb) &&
        !/,|and/.test(lead)
      )
    )
      found.push({ type, start: match.index, contentStart: match.index + match[0].length });
    ACT_START.lastIndex = match.index + Math.max(1, match[0].length);
  }
  return found;
}

/** ", it has been dripping since Monday": a sentence of its own. */
const COMMA_SPLICE =
  /,\s+((?:it|we|I|he|she|they|there|you|(?:this|that|the \p{Ll}+)(?=\s+(?:is|are|was|were|has|have|had|will|would|can|could|should|must|needs?)\b))\s+\p{Ll}+)/gu;

/** ", bring a salad": what the reader is to do. */
const COMMA_REQUEST =
  /,\s+(?:and\s+)?(?:please\s+)?((?:bring|rsvp|reply|respond|wear|arrive|register|call|contact|let (?:me|us) know)\s)/giu;

/** ", send the proposal": what comes with the letter. */
const COMMA_ENCLOSURE = /,\s+(?:and\s+)?(?:send|attach|enclose)\s+((?:the|our|my|an?)\s[^,.]{2,60})/giu;

/** A clause after one of these needs what follows its comma. */
const OPEN_CLAUSE =
  /\b(?:if|when|because|although|once|while|unless|whether|(?:since|as|until|after|before)\s+(?:I|we|you|he|she|they|it|there|the|my|our))\b[^,.]*$/i;

/** Makes sentences of what a prompt strings together with commas. */
function splitAtCommas(text: string): string {
  return text
    .replace(COMMA_SPLICE, (whole, clause: string, at: number) =>
      OPEN_CLAUSE.test(text.slice(0, at)) ? whole : `. ${capitalise(clause)}`,
    )
    .replace(
      COMMA_REQUEST,
      (_, request: string) => `. Please ${/^rsvp/i.test(request) ? request : request.toLowerCase()}`,
    )
    .replace(COMMA_ENCLOSURE, (_, thing: string) => `. Please find ${thing} attached`);
}

function splitSentenceTail(text: string): [string, string[]] {
  const [first = '', ...others] = splitSentences(text);
  return [first, others];
}

function addActOfNoun(letter: LetterBrief, type: ActType, text: string): void {
  const about = letter.acts.find((act) => act.type === 'about');
  if (about) {
    about.type = type;
    // "a new customer who signed up" says who is welcomed, not to what.
    if (type === 'welcome' && about.form === 'clause') about.content = '';
    return;
  }
  letter.acts.unshift({ type, content: letter.acts.length > 0 ? '' : trimPhrase(text), form: 'thing' });
}

function speakToRecipient(act: Act, recipient: string | undefined): Act {
  if (act.type === 'introduce') return act;
  return { ...act, content: addressReader(act.content, recipient) };
}
