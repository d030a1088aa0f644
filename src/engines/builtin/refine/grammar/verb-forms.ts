import { baseOfPast, formsOf, isPastForm } from '../verbs/inflect.js';
import { NOT_SURELY_SINGULAR } from '../data/agreement-nouns.js';

/** Verbs that are no nouns, so that what stands before them is their subject. */
export const PURE_VERBS =
  'give|get|know|say|tell|ask|write|send|bring|believe|eat|teach|learn|contain|include|require|depend|belong|provide|allow|explain|understand|make|take|keep|leave|speak|think|happen|seem|come|see|lose|become|meet|receive|deliver|arrive|forget|agree|decide';
const PRONOUN = '(I|you|he|she|it|we|they|who)';
const OBJECT = '(?:the|an?|my|your|his|her|our|their|me|you|him|it|us|them|this|that|these|those|\\d)';
const START = String.raw`(?<=^|[.!?]["'”’)]{0,2}\s+|\n|, (?:and|but|so) |\b(?:but|because|so|when|although|while|since|if) )`;
/** Participles that are adjectives: “I don’t tired” lacks another verb. */
const STATES =
  /^(?:tired|interested|excited|worried|married|bored|scared|allowed|supposed|included|needed|hundred|sacred|naked|based|located|used)$/;

const NEGATED_WAS = /\b(?:do|does|did)(n['’]t| not) (was|were)\b/giu;
const NEGATED_PAST = /\b(do|does|did)(n['’]t| not) ([a-z]{3,20})\b(?!-)/giu;
const MODAL_THIRD = new RegExp(
  String.raw`\b${PRONOUN} (can|could|will|would|should|must|may|might) ((?!always\b)[a-z]{2,15}[^siua\W\d]s|goes|does)\b(?!['’-])`,
  'giu',
);
const DOES_YOU = /\bdoes (I|you|we|they)\b/giu;
const AM_BASE =
  /\b(I am|I['’]m|we are|we['’]re) (search|look|wait|write|call|contact|try|send|ask|apply|buy|sell|learn|study|plan)(?= (?:an?|the|for|to|in|at|on|my|our|your|you|about)\b)/giu;
const NOUN_DO =
  /(?<=(?<!\b(?:and|or|nor|of|in|on|for|with|to|at|from|by) )\b(?:the|this|that|our|my|your|his|her|its) (\p{Ll}{2,20}[^s\W])) (?:don['’]?t|do not)(?= (?:\p{Ll}{2,15}[^siua\W\d]s|goes|does)\b)/giu;
const NOUN_WITH_BASE = new RegExp(
  String.raw`${START}((?:the|this|that|our|my|your|his|her|their|its) (?!(?:will|can|could|would|should|must|may|might|shall|did|does|do|only|also|really|always|never|just)\b)(?:(?!(?:people|children|men|women|way|time|moment|day)\b)\p{Ll}{2,14}[^s\W] (?!(?:you|they|who|that|which|him|her|them|can|could|will|would|must|should|shall|may|might|had|have|did|does|help|people|children|men|women)\b))?(\p{Ll}{3,20})) (?:(${PURE_VERBS}|need|want)(?= (?:${OBJECT}|to|an?|new|more|some|every|two|three)\b)|(copy|return|load|save|send|check|update|delete|create|read|write|store|support|handle|process|fetch|display)(?= (?:every|each|null|true|false)\b))`,
  'giu',
);

/** Mends verbs after the words that decide their form: “doesn’t wanted”, “don’t was”, “can pays”, “have see”, “am search”. */
export function mendVerbForms(prose: string): string {
  return prose
    .replace(NEGATED_WAS, (_, not: string, was: string) => was + not)
    .replace(NEGATED_PAST, (whole, helper: string, not: string, verb: string) => {
      const base = isPastForm(verb) && !STATES.test(verb) ? baseOfPast(verb) : undefined;
      return base === undefined
        ? whole
        : `${helper === 'Do' ? 'Do' : helper.startsWith('D') ? 'Did' : 'did'}${not} ${base}`;
    })
    .replace(
      MODAL_THIRD,
      (_, who: string, modal: string, verb: string) => `${who} ${modal} ${baseOfThird(verb)}`,
    )
    .replace(DOES_YOU, (whole, who: string) => `${whole.slice(0, 2)} ${who}`)
    .replace(AM_BASE, (_, who: string, verb: string) => `${who} ${formsOf(verb).gerund}`)
    .replace(NOUN_DO, (whole, noun: string) => (NOT_SURELY_SINGULAR.has(noun) ? whole : " doesn't"))
    .replace(NOUN_WITH_BASE, (whole, subject: string, noun: string, verb?: string, task = '') =>
      NOT_SURELY_SINGULAR.has(noun) || /(?:s|ed|ing|est|ly)$/.test(noun)
        ? whole
        : `${subject} ${formsOf((verb ?? task).toLowerCase()).third}`,
    );
}

/** “sits” → “sit”, “watches” → “watch”, “carries” → “carry”. */
export function baseOfThird(verb: string): string {
  return verb
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ss|sh|ch|x|zz|go|do)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
