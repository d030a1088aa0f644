import { articleFor } from '../../refine/text/words.js';
import { classOf } from '../../refine/grammar/word-classes.js';
import { GOES_ON, JOB, PERSON_NOTES } from '../data/note-sentences.js';
import type { Brief, Part } from '../sort/brief.js';
import { countWords, splitClauses, splitSentences } from '../text/split.js';
import type { Tagger } from '../text/tagger.js';
import { asSentence, capitalise, enumerate, inSmall } from '../text/tidy.js';
import { PERSON } from './take-title.js';
import { setPredicates, type Predicate } from './set-predicates.js';

/** How somebody speaks of themselves: “I’m Aisha Rahman, an illustrator, …” */
const OWN = /^(?:I['’]m|I am|My name is) \p{Lu}/u;
/** Verbs of “I” without their “I”: “live with my partner”. */
const OF_I =
  /^(?:live|work|love|like|enjoy|play|teach|write|run|lead|speak|study|paint|bake|sing|make|build|coach|cook|collect|grow)(?= )/i;

const LISTED_WORDS_MAX = 3;
const SERIES = /^(?:speaks|likes|loves|enjoys|plays|teaches|has)$/;

/** Whether a text is about one person. */
export function isOfPerson({ kindName = '', templateId }: Brief): boolean {
  return templateId === 'bio' || /\bbio|profile|about me/i.test(kindName);
}

const isName = (words: string) => PERSON.exec(`${words},`)?.[0] === words;

const clausesOf = (text: string) =>
  splitClauses(text.replace(/\.$/, ''), false).flatMap((clause) => clause.split(/, (?=born )/));

/** Sets the notes of a biography as sentences, where most of them are certain: “Hanna Vogel, engineer from Graz, plays the cello”. */
export function describePerson(brief: Brief): void {
  const { parts, subject = '', tagger } = brief;
  if (parts.length === 0 || parts.some(({ kind }) => kind === 'labelled')) return;
  const sentences = parts.flatMap(({ text }) => splitSentences(text));
  const [opening = [], ...others] = sentences.map(clausesOf);
  if (OWN.test(opening[0] ?? ''))
    return void (brief.parts = inFirstPerson([...opening, ...others.flat()]) ?? parts);
  // “Ellen Fry writes crime novels, …”
  const [named = ''] = PERSON.exec(opening[0] ?? '') ?? [];
  const does = opening[0]?.slice(named.length + 1) ?? '';
  if (named !== '' && GOES_ON.test(does)) opening.splice(0, 1, named, does);
  const name = isName(subject) ? subject : (opening[0] ?? '');
  const notes = [name === subject ? opening : opening.slice(1), ...others];
  const found = notes.map((clauses) => predicatesOf(clauses, tagger));
  if (!isName(name) || found.filter((each) => each).length * 2 <= notes.length) return;
  const person = capitalise(tagger.pronounOf(name) ?? name.split(' ').at(-1) ?? name);
  const said: string[] = [];
  let predicates: Predicate[] = [];
  const flush = () => {
    const start = said.some((text) => text.includes(name)) ? person : name;
    said.push(...setPredicates(predicates, start, false, person));
    predicates = [];
  };
  for (const [index, sentence] of sentences.entries()) {
    const each = found[index];
    if (each) predicates.push(...each);
    else {
      flush();
      said.push(asSentence(sentence));
    }
  }
  flush();
  Object.assign(brief, { parts: said.map((text): Part => ({ kind: 'sentence', text })), subject: name });
}

/** What the notes of a sentence say; undefined where one is uncertain. */
function predicatesOf(notes: readonly string[], tagger: Tagger): Predicate[] | undefined {
  const lists: [Predicate, ...string[]][] = [];
  for (const note of notes) {
    const list = lists.at(-1);
    const isListed = /, and \p{Ll}+ /u.test(note) || (list && /^(?:an?|the|our|my) /.test(note));
    const predicate = isListed ? undefined : predicateOf(note);
    if (predicate) lists.push([predicate]);
    else if (list && countWords(note) <= LISTED_WORDS_MAX && !tagger.isSentence(note)) list.push(note);
    else return undefined;
  }
  // “Speaks Polish, English, some Korean”
  return lists.map(([{ verb, words }, ...more]) => ({
    verb,
    words: SERIES.test(verb) ? enumerate([words, ...more]) : [words, ...more].join(', '),
  }));
}

/** What a note says of a person: “is” and “a structural engineer from Graz”. */
function predicateOf(note: string): Predicate | undefined {
  const { now, job } = /^(?<now>now|currently) (?<job>.+)$/iu.exec(note)?.groups ?? {};
  if (now && job && JOB.test(job))
    return { verb: `is ${now.toLowerCase()}`, words: `${articleFor(job)} ${job}` };
  const { note: pattern, say = '' } = PERSON_NOTES.find((each) => each.note.test(note)) ?? {};
  const { x = '', y = '' } = pattern?.exec(note)?.groups ?? {};
  const whole = pattern
    ? say
        .replace('{a}', articleFor(x))
        .replace('{x}', () => withSmall(x))
        .replace('{y}', () => y)
    : JOB.test(note)
      ? `${/ (?:for|since) (?:over |more than )?\d/.test(note) ? 'has been' : 'is'} ${articleFor(note)} ${withSmall(note)}`
      : GOES_ON.test(note) || /^[ZD](?!.*P)/.test(classOf(note.split(' ')[0]!.toLowerCase()))
        ? inSmall(note)
        : undefined;
  const [, verb = '', words = ''] =
    /^((?:(?:also|currently|previously|now|then|later) )?(?:has (?:been|spent)|\S+)) (.*)$/s.exec(
      whole ?? '',
    ) ?? [];
  return whole === undefined ? undefined : { verb, words };
}

/** “potter” of “Potter”, but not “PhD student” */
const withSmall = (note: string) => (/^\p{Lu}\p{Ll}+\b/u.test(note) ? inSmall(note) : note);

/** “I’m Aisha Rahman, an illustrator in Leeds. I won the Macmillan prize and live with my partner.” */
function inFirstPerson(clauses: readonly string[]): Part[] | undefined {
  const said: string[][] = [];
  for (const clause of clauses) {
    const last = said.at(-1);
    if (!last || /^(?:I|my|we)(?=['’ ])/i.test(clause)) said.push([clause]);
    else if (/^(?:an?|the|and|but|who|which) /i.test(clause)) last.push(`${last.pop()}, ${clause}`);
    else if (OF_I.test(clause) || GOES_ON.test(clause)) last.push(clause);
    else return undefined;
  }
  return said.map((words): Part => ({ kind: 'sentence', text: asSentence(enumerate(words)) }));
}
