import { ACT_OF_NOUN, ACT_VERBS } from '../data/act-verbs.js';
import { namesPeople } from '../data/people-nouns.js';
import { capitalise } from '../grammar/casing.js';
import { isClause, isVerbPhrase } from '../grammar/phrases.js';
import type { Act, ActType } from './brief.js';
import { addressReader } from './address-reader.js';
import { splitSentences, trimPhrase } from './sentences.js';

/** What a letter is to do, and whom it goes to. */
export interface LetterBrief {
  acts: Act[];
  recipient?: string;
  sender?: string;
  reason?: string;
  /** Sentences of the prompt that are no acts: told in the letter as they are. */
  details: string[];
}

const VERBS = Object.keys(ACT_VERBS).sort((a, b) => b.length - a.length);
const ACT_START = new RegExp(
  `(?:^|,?\\s+and\\s+(?:to\\s+|also\\s+)?|,\\s+(?:and\\s+)?(?:to\\s+)?|;\\s+|:\\s+|\\.\\s+|\\n|\\s+to\\s+|\\s+by\\s+|\\s+)(?:politely\\s+|kindly\\s+|formally\\s+|please\\s+)?(${VERBS.join('|')})(?=\\s|$|:)`,
  'giu',
);
/** Where the recipient after an act's verb ends and what the act is about begins. */
const MARKER =
  /^(?:if|whether|to|for|that|about|on|of|with|a|an|the|some|know|whose|who|when|how|why|what|where|because|at|from|again|\d+)$/i;
const GROUP =
  /^(?:everyone|everybody|all|hr|it|finance|accounting|sales|marketing|support|management|mum|mom|dad|grandma|grandpa)$/i;
const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Madam|Aunt|Uncle|Coach|Rev|Father|Sister|Captain)\.?$/;

/** Reads the acts of a letter from the heart of a prompt and its further sentences. */
export function readLetter(core: string, rest: readonly string[], noun: string | undefined): LetterBrief {
  const letter: LetterBrief = { acts: [], details: [] };
  const text = takeAddress(core, letter);
  readActs(text, letter);
  for (const sentence of rest) {
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

/** "from Julia to Marcus", "to the sales team:", "my manager Priya to" at the head of a letter. */
function takeAddress(core: string, letter: LetterBrief): string {
  let text = core.replace(
    /^(?:(?:write|send|e-?mail|message|text)\s+(?:an?\s+(?:e-?mail|letter|message|note)\s+)?(?:to\s+)?(?=\p{Lu}|my\b|our\b|the\b|all\b))/iu,
    'to ',
  );
  for (let round = 0; round < 2; round += 1) {
    const from = /^from\s+((?:\p{Lu}[\p{L}'-]+\s?)+)(?=\s|,|$)/u.exec(text);
    if (from) {
      letter.sender ??= trimPhrase(from[1] ?? '');
      text = text.slice(from[0].length).trimStart();
    }
    const to = /^(?:addressed\s+)?(?:to|for)\s+/i.exec(text);
    if (!to || isVerbPhrase(text.slice(to[0].length))) continue;
    const { person, after } = takePerson(text.slice(to[0].length));
    if (!person) continue;
    letter.recipient ??= person;
    text = after;
  }
  return text.replace(/^[\s,:–-]+/, '');
}

/** A person or group at the head of a text, up to the word that begins something else. */
function takePerson(text: string): { person: string | undefined; after: string } {
  const words = text.split(/(?<=\s)/);
  const taken: string[] = [];
  for (const word of words) {
    const bare = word.trim().replace(/[,:;.]+$/, '');
    const first = taken.length === 0;
    const isArticle = /^(?:an?|the|my|our|all|some|every|each|both)$/i.test(bare);
    if (bare === '' || (!first && ACT_VERBS[bare.toLowerCase()] !== undefined)) break;
    if (MARKER.test(bare) && !(isArticle && taken.every((item) => /^(?:all|to)$/i.test(item.trim())))) {
      if (bare.toLowerCase() !== 'of' || taken.length === 0) break;
    }
    if (
      !first &&
      /^(?:inviting|asking|which|she|he|we|I|they|is|are|and|or|but|could|can|would|his|her|their|please|in|need)$/i.test(
        bare,
      )
    )
      break;
    taken.push(word);
    if (/[,:;.]$/.test(word.trim()) && !TITLE.test(word.trim())) break;
    if (taken.length >= 6) break;
  }
  const person = trimPhrase(taken.join(''));
  return looksLikePerson(person)
    ? { person: cleanRecipient(person), after: text.slice(taken.join('').length) }
    : { person: undefined, after: text };
}

function looksLikePerson(phrase: string): boolean {
  if (phrase === '') return false;
  const words = phrase.split(/\s+/);
  if (words.every((word) => /^\p{Lu}/u.test(word))) return true;
  return (
    GROUP.test(phrase) ||
    namesPeople(phrase) ||
    (/^(?:my|our|the|a|an|all|both)\s/i.test(phrase) &&
      (namesPeople(phrase) ||
        /\p{Lu}\p{L}+$/u.test(phrase) ||
        /(?:authority|landlord|bank|insurance|provider|supplier|airline|utility|embassy|centre|center|desk|office|service|association|board|council)$/i.test(
          phrase,
        )))
  );
}

/** "my manager Priya" is Priya; "the sales team" is the sales team. */
function cleanRecipient(phrase: string): string {
  const named = /^(?:my|our|the|a)\s+(?:[\p{Ll}-]+\s+){1,3}((?:\p{Lu}[\p{L}'.-]+\s?)+)$/u.exec(phrase);
  return trimPhrase(
    named?.[1] ?? phrase.replace(/^(?:all\s+)?(?:the|my|our|an?|all)\s+(?:of\s+)?(?:the|my|our)?\s*/i, ''),
  );
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
    const [content, trailing] = splitSentenceTail(
      after.replace(COMMA_SPLICE, (_, clause: string) => `. ${capitalise(clause)}`),
    );
    letter.acts.push(toAct(act.type, content, letter));
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

function takePersonAfterVerb(type: ActType, text: string): { person: string | undefined; after: string } {
  const withPreposition = /^(?:to|with|from)\s+/i.exec(text);
  const takesObject = /^(?:ask|invite|thank|remind|inform|congratulate|wish|welcome|offer)$/.test(type);
  if (withPreposition && !isVerbPhrase(text.slice(withPreposition[0].length))) {
    const taken = takePerson(text.slice(withPreposition[0].length));
    if (taken.person) return { person: taken.person, after: taken.after.trim() };
  }
  const pronoun =
    /^(?:him|her|them|us|me|you)\b\s*(?=(?:if|whether|to|for|that|about|on|of|know|a|an|the|when|how|again|with|$))/i.exec(
      text,
    );
  if (pronoun) return { person: undefined, after: text.slice(pronoun[0].length).trim() };
  if (takesObject) {
    const taken = takePerson(text);
    if (taken.person && (taken.after.trim() !== '' || type === 'thank'))
      return { person: taken.person, after: taken.after.trim() };
  }
  const trailing =
    /^(.{3,})\s+to\s+((?:all|the|my|our)\s+.{2,40}|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)$/u.exec(text);
  if (trailing && takePerson(trailing[2] ?? '').person && takePerson(trailing[2] ?? '').after === '')
    return { person: cleanRecipient(trailing[2] ?? ''), after: trailing[1] ?? '' };
  return { person: undefined, after: text };
}

/** ", it has been dripping since Monday": a sentence of its own. */
const COMMA_SPLICE =
  /,\s+((?:it|we|I|he|she|they|there|this|that|you|the \p{Ll}+)\s+(?:is|are|was|were|has|have|had|will|would|can|could|should|must|need|needs|think|hope|know)\b)/giu;

function splitSentenceTail(text: string): [string, string[]] {
  const [first = '', ...others] = splitSentences(text);
  return [first, others];
}

const REASON =
  /^(.+?)[,\s]+(?:because|since(?= (?:the|we|I|our|my|he|she|they|it|there|you)\b)|as(?= (?:the|we|I|our|my|he|she|they|it|there)\b)|due to the fact that)\s+(.+)$/iu;

function toAct(type: ActType, text: string, letter: LetterBrief): Act {
  const because = REASON.exec(text);
  if (because && !letter.reason) letter.reason = trimPhrase(because[2] ?? '');
  const said = trimPhrase(because ? (because[1] ?? '') : text);
  const question = /^(?:if|whether)\s+(.+)$/i.exec(said);
  if (question) return { type, content: trimPhrase(question[1] ?? ''), form: 'question' };
  const stripped = said
    .replace(/^(?:know\s+)?(?:that|about|of|on)\s+(?=\S)/i, '')
    .replace(/^know\s+/i, '')
    .replace(/^(?:for|to|on|with)\s+(?=\S)/i, (word) =>
      /^to/i.test(word) && !isVerbPhrase(said.replace(/^to\s+/i, '')) ? word : '',
    )
    .replace(/^not to\s+/i, 'not to ');
  const whose = /^(?:whose|who)\s+(.+)$/i.exec(stripped);
  if (whose)
    return { type, content: `${/^whose/i.test(stripped) ? 'your' : 'you'} ${whose[1]}`, form: 'clause' };
  const isMatter = /^(?:know\s+)?(?:about|on|regarding)\s/i.test(said);
  return { type, content: stripped, form: formOf(stripped), ...(isMatter ? { isMatter } : {}) };
}

function formOf(content: string): Act['form'] {
  if (/^not to\s/i.test(content) || isVerbPhrase(content)) return 'verb';
  return isClause(content) ? 'clause' : 'thing';
}

function addActOfNoun(letter: LetterBrief, type: ActType, text: string): void {
  const about = letter.acts.find((act) => act.type === 'about');
  if (about) {
    about.type = type;
    return;
  }
  letter.acts.unshift({ type, content: letter.acts.length > 0 ? '' : trimPhrase(text), form: 'thing' });
}

function speakToRecipient(act: Act, recipient: string | undefined): Act {
  if (act.type === 'introduce') return act;
  return { ...act, content: addressReader(act.content, recipient) };
}
