import { NOUN_LIKE_VERBS, PLAIN_VERBS } from '../data/verbs.js';
import { conjugate, tagWords } from './tagger.js';

const OBJECT_START =
  /^(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|some|any|every|each|all|both|more|less|new|it|him|them|us|me|you|up|out|off|in|on|at|to|for|with|from|into|about|how|what|when|where|who|better|well|\d+)\b/i;
const ADVERB = /^(?:\w+ly|not|never|always|also|just)$/i;

/** True for "use Instagram", "finish on time": an infinitive that can follow "to" or stand as an instruction. */
export function isVerbPhrase(text: string): boolean {
  const [first = '', second = '', ...rest] = text.trim().split(/\s+/);
  const word = first.toLowerCase();
  if (ADVERB.test(first) && second !== '') return isVerbPhrase([second, ...rest].join(' '));
  if (word !== first && !/^\p{Lu}\p{Ll}+$/u.test(first)) return false;
  if (NOUN_LIKE_VERBS.has(word))
    return OBJECT_START.test([second, ...rest].join(' ')) || (PLAIN_VERBS.has(word) && second !== '');
  return PLAIN_VERBS.has(word);
}

/** The -ing form of an infinitive phrase: "use Instagram" → "using Instagram". */
export function gerundPhrase(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  if (ADVERB.test(verb) && rest.length > 0) return `${verb} ${gerundPhrase(rest.join(' '))}`;
  return [gerund(verb.toLowerCase()), ...rest].join(' ');
}

function gerund(verb: string): string {
  const form = conjugate(verb).Gerund;
  return form.endsWith('ing') ? form : `${verb}ing`;
}

const SUBJECT_START =
  /^(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|some|any|every|each|all|both|most|many|no|version|there|we|I|you|they|he|she|it|\p{Lu}|\d|\p{Ll}+s\b|people|staff)/u;
const COPULA_OR_MODAL =
  /\b(?:is|are|was|were|am|will|would|can|could|should|may|might|must|has|have|had|does|do|did|isn't|aren't|won't|can't|cannot|doesn't|don't|hasn't|I'm|we're|it's|they're|you're|she's|he's|I've|we've|I'll|we'll)\b/i;

/** A subject and its verb stand near the start; the rest need not be looked at. */
const CLAUSE_READ_MAX = 240;

/** True for a subject with a finite verb: what can follow "that" or stand alone as a sentence. */
export function isClause(text: string): boolean {
  const trimmed = text.trim().slice(0, CLAUSE_READ_MAX);
  if (!SUBJECT_START.test(trimmed) || trimmed.split(/\s+/).length < 3) return false;
  const subjectAndVerb = trimmed.replace(/\s(?:who|which|that)\s.*$/i, ' ');
  const modal = COPULA_OR_MODAL.exec(trimmed);
  if (
    modal &&
    (modal.index > 0 || /^(?:I'm|we're|it's|they're|you're|she's|he's|I've|we've|I'll|we'll)/i.test(trimmed))
  )
    return !/^(?:who|which|that|to)$/i.test(trimmed.slice(0, modal.index).trim().split(/\s+/).at(-1) ?? '');
  const words = tagWords(subjectAndVerb);
  return words.some((word, index) => {
    if (index === 0 || !word.tags.has('Verb')) return false;
    if (!word.tags.has('PresentTense') && !word.tags.has('PastTense')) return false;
    if (word.tags.has('Infinitive') && words[index - 1]?.text.toLowerCase() === 'to') return false;
    if (word.tags.has('Gerund') || word.tags.has('Participle')) return false;
    const before = words[index - 1]?.tags;
    return (
      !before?.has('Determiner') &&
      !before?.has('Preposition') &&
      !before?.has('Value') &&
      !before?.has('Adjective')
    );
  });
}

/** True for a short noun phrase that can fill a slot: at most eight words, no finite verb, no stray marks. */
export function isNounPhrase(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length > 8 || text.length > 80 || text.trim() === '') return false;
  if (!/\p{L}/u.test(text) || /[.!?;:<>{}[\]|\\]/.test(text)) return false;
  if (words.some((word) => word.length > 30)) return false;
  if (/^(?:and|or|but|because|if|that|which|to|of|is|are|was|were|do|does|did)\b/i.test(text)) return false;
  return !COPULA_OR_MODAL.test(text);
}

const PLURAL_LOOKING_SINGULAR =
  /(?:ss|us|is|ics|news|series|means|chess|yes|gas|bus|lens|business|fitness|wellness)$/i;
const PLURAL_WITHOUT_S = /^(?:people|children|men|women|teeth|feet|mice|geese|staff|police|parents|data)$/i;

/** Whether a noun phrase takes a plural verb, judged by its head: the word before "of", "for", "in" … */
export function isPlural(phrase: string): boolean {
  const head = phrase.split(/\s+(?:of|for|in|on|at|with|from|by|to|about|that|who|which)\s+/i)[0] ?? phrase;
  if (/\band\b/.test(head) && !/\bbed and breakfast$/i.test(head)) return true;
  const word = head.trim().split(/\s+/).at(-1) ?? '';
  if (PLURAL_WITHOUT_S.test(word)) return true;
  return /[^s]s$/i.test(word) && !PLURAL_LOOKING_SINGULAR.test(word) && !/^\p{Lu}{2,}$/u.test(word);
}

const HAS_DETERMINER =
  /^(?:the|an?|its|our|my|your|their|his|her|this|no|some|all|any|every|each|both|more|free|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many)\b/i;
/** "10 year warranty" is one thing, "8 hours playback" is not. */
const SINGULAR_MEASURE =
  /^\d[\d.,]*[- ](?:year|month|week|day|hour|minute|ml|cl|l|cm|mm|inch|kg|g|piece|part|speed|litre|liter|watt|page)\b\s*\S/i;

/** A noun phrase with the article it needs: none before plurals, names, mass nouns and phrases that have one. */
export function withArticle(phrase: string, article: (phrase: string) => string): string {
  if (HAS_DETERMINER.test(phrase) || /^\p{Lu}\p{Ll}/u.test(phrase)) return phrase;
  const head = phrase.split(/\s+(?:of|for|in|on|at|with|from|by|to|that|which)\s+/i)[0] ?? phrase;
  if (/^\d/.test(phrase) && !SINGULAR_MEASURE.test(phrase)) return phrase;
  if (isPlural(phrase) || MASS_HEAD.test(head)) return phrase;
  return `${article(phrase)} ${phrase}`;
}

const MASS_HEAD =
  /(?:^|[\s-])(?:access|advice|leather|cotton|wool|nylon|polyester|steel|oak|walnut|wood|bamboo|linen|silk|glass|plastic|fabric|storage|space|room|support|protection|software|equipment|furniture|cancellation|delivery|shipping|packaging|information|experience|training|wifi|wi-fi|bluetooth|lighting|charging|insulation|foam|coffee|tea|chocolate|soap|water|milk|bread|rice|oil|honey|sugar|help|time|money|work|paper|clay|gold|silver|connectivity|memory|playback|ram|life|patina|grip|capacity|stitching|padding|ventilation|durability|sound|audio|search|mode|aid|cancell?ing|tracking|streaming|calling|sharing|cooling|heating|printing|monitoring|reporting|scheduling|invoicing|messaging|editing)$/i;
