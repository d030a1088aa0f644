import { articleFor } from '../../refine/text/words.js';
import { GOES_ON } from '../data/note-sentences.js';
import { isLetter, type Brief, type Part } from '../sort/brief.js';
import { MONTH } from '../text/mask.js';
import { IMPERATIVE } from '../text/sentence-patterns.js';
import { countWords, splitClauses } from '../text/split.js';
import type { Tagger } from '../text/tagger.js';
import { asSentence, capitalise, enumerate, inSmall, trimMarks } from '../text/tidy.js';
import { sayBare, sayNote } from './say-note.js';
import { regex } from '../../text/regex.js';

/** Goes on with the clause before: “… and”, “which …”, “near the station”, “Friday 8pm”. */
const LINKED = regex.iu`^(?:(?:and|but|so|or|then|because|which|who|that|as|with|not|if|when|unless|while|until|till|since|after|before|plus|including|even|at|in|on|near|by|next to|opposite|(?:the|an?) (?:\p{Ll}+ ){1,2}(?:I|we|he|she|they|you|it|that|which|who)|for|from|to|rather|instead|only|just|re?opening|starting|ending|\p{Ll}+ed by|followed|organised|hosted|led|every|daily|all day|\p{L}+day)\b|\d{1,2}(?:[.:\ue02e\ue03a]\d\d)?[ \ue020]?(?:am|pm|to|[-–\ue02d])|\d{1,2}(?:st|nd|rd|th)?[ \ue020](?:${MONTH})\b|[+\d][\d ()-]{5,}$|\S+\ue040\S+$)`;
/** Leads up to the clause behind it. */
const LEADS =
  /^(?:rather|instead|if|when|once|as|because|since|while|although|in case|after|before|until|during|from|on|in|at|for|with)\b/i;
/** May be followed by a list, of which a note is a part: “We have cakes, free parking …”. */
const LISTS = regex.i`\b(?:have|has|offers?|includ\p{L}+|gets?|serves?|sells?|provides?|brings?|needs?|there (?:is|are|will be)|such as|like)\b`;
/** A request to the reader: “tell us about allergies”, “use the new form”. */
const ASKS = regex.i`^(?:please )?(?:tell|say|use|wear|keep|come|park|bring|put|take|make|give|fill|switch|turn|leave|remember|stay|help|avoid|hand|drop|clean|move|ring|press|run|report|wait|wash|empty|close|open|lock|return|collect|enter|expect|follow|send|call|ask|click|go|choose|select|type|log|check)(?= (?:the|your|an?|it|us|me|him|her|them|to|in|on|at|off|out|of|for|yes|some|all|any|no|early|late|through|\S+ (?:to|at|in|from|by|on|or)\b))`;
/** “9 new jobs”, “340 seats instead of 280” */
const COUNTED = regex.iu`^\d[\d.,]*[ \ue020](?:[\p{Ll}-]+ )?(?!(?:hours|minutes|mins|days|weeks|months|years|euros|pounds|dollars|miles|metres|hrs|points|degrees)\b)[\p{Ll}-]+s(?: (?:instead of|for|in|and|at|of) .+)?$`;
const PLACED = /^(?:\p{Ll}+ ){1,3}(?:in|on|at) the .+$/u;
const SPEAKER = /^(?:I|we|you|please|our|my)\b/i;
const LIST_MIN = 4;

interface Saying {
  text: string;
  /** What the same subject does besides. */
  more: string[];
  /** What there is besides: “with 9 new jobs”. */
  besides: string[];
  isNote: boolean;
  isSaid: boolean;
}

/** The sentences that a run of parts says; a list where it is mostly notes of which one is uncertain. */
export function sayRun(run: readonly Part[], isAlone: boolean, brief: Brief): Part[] | undefined {
  const clauses = run.flatMap(({ text }) => splitClauses(trimMarks(text).replace(/\.$/, ''), false));
  const typed = new Set(run.map(({ text }) => (text.endsWith('.') ? text.slice(0, -1) : '')));
  const said = sayClauses(clauses, typed, brief);
  if (said !== undefined) return said.map(partOf);
  const notes = clauses.filter((clause) => !brief.tagger.isSentence(clause) && !ASKS.test(clause));
  const isList = clauses.length >= LIST_MIN && notes.length * 2 >= clauses.length && notes[0] === clauses[0];
  return isAlone && (run[0]?.kind === 'item' || isLetter(brief)) && isList
    ? clauses.map((text): Part => ({ kind: 'item', text }))
    : undefined;
}

/** Undefined where one of the clauses is uncertain, or none is a note; a note that was typed as a sentence may stand as one. */
function sayClauses(
  clauses: readonly string[],
  typed: ReadonlySet<string>,
  brief: Brief,
): Saying[] | undefined {
  const said: Saying[] = [];
  let hasNotes = false;
  const say = (text: string, isSaid = false, isNote = false) =>
    said.push({ text, more: [], besides: [], isNote, isSaid });
  for (const clause of clauses) {
    const last = said.at(-1);
    const isSentence = brief.tagger.isSentence(clause) && countWords(clause) > 2;
    const isWhole = last !== undefined && (last.isSaid || brief.tagger.isSentence(last.text));
    const isLed = last !== undefined && LEADS.test(last.text) && !isWhole;
    const isListed = last !== undefined && !last.isSaid && LISTS.test(last.text);
    const note = isLed || isListed ? undefined : sayNote(clause, isSentence, brief, last?.text);
    const isAsked = ASKS.test(last?.text ?? '') || IMPERATIVE.test(last?.text ?? '');
    const goesOn =
      isWhole && !isAsked && GOES_ON.test(clause) && !joinsVerbs(clause) && last.besides.length === 0;
    const person = last && personIn(last.text, brief.tagger);
    if (note) say(note, true);
    else if (last && (isLed || (LINKED.test(clause) && /^[\p{Ll}\d]/u.test(clause))))
      last.text += `, ${clause}`;
    else if (goesOn && person) say(`${person} ${withOn(clause)}`);
    else if (goesOn && !SPEAKER.test(last.text)) last.more.push(inSmall(clause));
    else if (isWhole && GOES_ON.test(clause)) return undefined;
    else if (ASKS.test(clause) || isSentence) say(clause);
    else if (isWhole && COUNTED.test(clause)) last.besides.push(clause);
    else if (last && last.besides.length > 0 && PLACED.test(clause))
      last.besides.push(`${articleFor(clause)} ${clause}`);
    else if (last === undefined) say(clause, false, true);
    else if (isWhole && typed.has(clause)) say(clause);
    else return undefined;
    hasNotes ||=
      note !== undefined ||
      goesOn ||
      said.some(
        ({ isNote, besides }) =>
          (isNote && said.length > 1 && /\S \S+ \S/.test(said[0]!.text) && !LEADS.test(said[0]!.text)) ||
          besides.length > 0,
      );
  }
  const areSentences = said.length > 2 && said.every(({ isNote, more }) => !isNote && more.length === 0);
  return hasNotes || areSentences ? said : undefined;
}

function partOf({ text, more, besides, isNote }: Saying): Part {
  const said = enumerate([text, ...more]) + (besides.length > 0 ? `, with ${enumerate(besides)}` : '');
  return { kind: isNote ? 'item' : 'sentence', text: said };
}

/** “Yes, within 30 days. The refund goes back to the same card.” */
export function sayAnswer(text: string, brief: Brief): string {
  return text
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map((sentence) => saySentence(sentence, brief))
    .join(' ');
}

function saySentence(text: string, brief: Brief): string {
  const said: string[] = [];
  for (const clause of splitClauses(text, false)) {
    const last = said.at(-1) ?? '';
    const isSentence = brief.tagger.isSentence(clause) && countWords(clause) > 2;
    const whole = sayBare(clause, brief) ?? (isSentence || ASKS.test(clause) ? clause : undefined);
    const isOpen = last === '' || (LEADS.test(last) && !brief.tagger.isSentence(last)) || LISTS.test(last);
    if (whole === undefined || isOpen) said.push([said.pop() ?? [], whole ?? clause].flat().join(', '));
    else said.push(whole);
  }
  return said.map(asSentence).join(' ');
}

/** “She” for the only person whom a sentence names; the first name where that is uncertain. */
function personIn(text: string, tagger: Tagger): string | undefined {
  const [name, ...others] = text.match(/\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/gu) ?? [];
  const [first] = name === undefined || others.length > 0 ? [] : tagger.firstNames(name);
  return first && capitalise(tagger.pronounOf(first) ?? first);
}

/** “starts on 1 June” of “starts 1 June” */
function withOn(clause: string): string {
  return inSmall(clause).replace(
    /^((?:start|begin|leave|retire|join|end|finish)\p{Ll}*) (?=\d{1,2}(?:st|nd|rd|th)?[ \ue020]\p{L}|\p{Lu}\p{Ll}+day\b)/iu,
    '$1 on ',
  );
}

/** “worked in Osaka and came home” ends a series of verbs. */
function joinsVerbs(clause: string): boolean {
  return clause
    .split(' and ')
    .slice(1)
    .some((words) => GOES_ON.test(words) || /^\p{Ll}+(?:s|ed) /u.test(words));
}
