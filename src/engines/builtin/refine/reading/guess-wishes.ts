import type { Step } from '../operation.js';
import { WISHES, wishChances } from './wishes.js';
import { regex } from '../../text/regex.js';

/** From this probability on, instructions have a wish that no pattern finds. */
export const GUESSED = 0.4;
/** What is added to a text must be more probable. */
const GUESSED_ADDITION = 0.6;
/** Words whose every wish is less probable seem to ask for nothing. */
const WISHES_NOTHING = 0.08;

/** A clause of instructions of which something was not understood. */
export interface OpenClause {
  text: string;
  /** The clause with marks instead of its quotations. */
  marked: string;
  /** What is left of one that was read in part. */
  rest: string;
}

/** A wish that was guessed from a clause, in words that the operations know. */
interface Guess {
  clause: string;
  known: string;
}

/** Wishes with clauses that do not mean them: “the future team” is no tense, “they don't speak English” no wish for grammar, “less polite” no politeness. */
const FAR_FETCHED = regex.iu`^fix (?:the )?grammar<(?!.*\b(?:fix|correct|check|mistakes?|errors?|grammar|spelling|i|my english)\b)(?:.*\b(?:simpl\w+|plain|easy|easier)\b|.*(?:n['’]?t|not) .*english)|^(?:past|future) tense<(?:.*\b(?:past|future) (?!tense|simple|please)\p{L}{3}|postpone\b)|^American spelling<(?!.*\b(?:us|u\.s|usa|america\w*|states|yank\w*|colou?r|z|spell\w*|english)\b)|^numbered list<(?!.*\b(?:list|steps?|numbered|numbers|number (?:the|each|all|every|them|these)|sequence|one by one|(?<!\b(?:the|my|our|this|that) )order(?! (?:number|no|id|code)\b))\b)|^[^<]*<(?:.*(?:\d ?[ap]m\b|\d:\d\d|[£$€] ?\d|\b(?!(?:19|20)\d\d\b)\d{4,}\b|@|§\d+ (?:after|before|behind)\b)|(?:(?:please|also|can you|could you|and|then) )*(?:(?:tell|remind|inform) (?:him|her|them|people|everyone|everybody|the \p{L}+) (?!§|[“"]?you\b)|(?:address|call|name) (?:him|her|them) (?!as you\b|you\b)|(?:put|insert|move) (?:the |my |our |an? )?(?:[\p{L}-]+ ){1,4}in(?:to)? the subject|(?:bold|highlight|underline|italici[sz]e) ))|^add [^<]*<(?!.*\b(?:give|put|add|close|wants?|needs?|but)\b)(?:(?:please|also|and) )*(?:drop|remove|delete|lose|cut|skip|leave out|take out|get rid)\b|^third person<.*\bname is\b|^(?:present|past|future|first|second|third|active|more|friendlier|British|American|simple)[^<]*<(?:please |also |can you |and )*(?:add|include|mention) (?!(?:more|some|an?|the|missing)\b)|^active voice<.*\bwho does what\b|^British spelling<(?!.*\b(?:spell\w*|brit\w*|uk|english|england)\b).*\bcolours?\b|^(?!(?:past|present|future) )[^<]+<.*(?:\b(?:is|are|will be) now (?!too|so|very|more|a bit|way|far|much)|\bno longer\b)|^(?:present|past|future) tense<(?!.*\b(?:tense|present|past|future|happen\w*|already|over|yesterday|tomorrow|next|last|still|write|say|speak|tell|currently|as if|did|will|going|yet|finished|done|gone|today)\b)|^(?:more polite|friendlier|more confident)<.*\b(?:less|not (?:so|too|as)|too|overly) (?:\w+ )?(?:polite|friendly|courteous|warm|kind|nice)\b`;

/** The wishes that the model finds in clauses that were not understood, the most probable first, then what clauses that only name a reader ask for. */
export function guessWishes(open: readonly OpenClause[], clauses: readonly string[]): Guess[] {
  return [...guessFromWords(open), ...guessFromReader(clauses)];
}

function guessFromWords(open: readonly OpenClause[]): Guess[] {
  if (open.length === 0) return [];
  const all = wishChances(open.map(({ marked }) => marked).join('. '));
  const each = open.map(({ marked }) => wishChances(marked));
  return [...WISHES]
    .map(([wish, known]) => {
      const own = each.map((chances) => chances.get(wish)!);
      const most = Math.max(...own);
      return { clause: open[own.indexOf(most)]!.text, known, chance: Math.max(most, all.get(wish)!) };
    })
    .filter(
      ({ clause, known, chance }) =>
        known &&
        chance >= (known.startsWith('add ') ? GUESSED_ADDITION : GUESSED) &&
        !FAR_FETCHED.test(`${known}<${clause}`),
    )
    .sort((a, b) => b.chance - a.chance);
}

/** Readers to whom one writes formally, as a clause that names nothing else: “it's for my boss”, “goes to the bank”. */
const FOR_SUPERIOR = regex.i`^(?:(?:please|so|and|(?:it|this)(?:['’]?s| is| will be| has| needs)?|needs|has|i['’]?m|i am|i have|i need|i will|going) ){0,3}(?:to )?(?:(?:go|goes|going|send|sent|sending|be sent|show|hand|submit|submitting)(?: (?:this|it|off|out|in|over))? )?(?:for|to) (?:(?:my|the|our|an?|his|her|some) )?(?:(?!kids?\b|baby\b)[\w'’-]+ ){0,3}(?:boss|manager|supervisor|director|ceo|principal|head ?(?:teacher|master|mistress)|professor|prof|dean|judge|court|lawyer|solicitor|embassy|consulate|council|bank|insurance(?: company)?|insurer|hr|board|clients?|customers?|landlord|employer|recruiter|ministry|mayor|authorit(?:y|ies)|tax office|university|investors?|linkedin|job application|(?:thesis )?advisor)\b`;

/** The formal wish of instructions that only say who will read the text. */
const guessFromReader = (clauses: readonly string[]): Guess[] =>
  clauses.every((clause) => FOR_SUPERIOR.test(clause) || STATES.test(clause))
    ? clauses
        .filter((clause) => FOR_SUPERIOR.test(clause))
        .map((clause) => ({ clause, known: 'more formal' }))
    : [];

/** Of these, a text can have only one. */
const EXCLUSIVE =
  /^(?:formal|casual|friendly) (?:formal|casual|friendly)$|^(?:casual|friendly|polite) (?:casual|friendly|polite)$|^(?:bullets|numbered|prose) (?:bullets|numbered|prose)$|^(?:shorten|summarise|length) (?:shorten|summarise|length)$/;

/** Whether a step cannot be done beside others: “past tense” and “future tense”. */
export function isExcluded({ operation }: Step, steps: readonly Step[]): boolean {
  const others = steps.filter(({ of }) => !of).map((step) => step.operation);
  if (operation === 'improve') return others.length > 0;
  return others.some(
    (other) => (other === operation && other !== 'remove') || EXCLUSIVE.test(`${other} ${operation}`),
  );
}

/** How reasons and readers are spoken of, unlike orders: “the boss hates long mails”, “for my students”. */
const STATES = regex.iu`^(?:(?:and|but|so|because|as|since|cause) )*(?:it|i|we|you|they|s?he|this|that|these|the|my|our|his|her|their|people|no ?(?:body|one)|every(?:body|one)|some|most|for|to|in|on|at|from|when|while|after|before)(?![\p{L}-])`;

/** Whether a clause asks for nothing besides what is done: it seems to give a reason, to name a reader, or to say it again. */
export function asksNothingElse(
  { marked, rest }: OpenClause,
  isDone: (wish: string, known: string) => boolean,
): boolean {
  const probable = [...wishChances(marked)].filter(([, chance]) => chance >= WISHES_NOTHING);
  if (!probable.every(([wish]) => isDone(wish, WISHES.get(wish)!))) return false;
  return rest !== '' || STATES.test(marked) || probable.some(([, chance]) => chance >= GUESSED);
}
