import { articleFor } from '../../refine/text/words.js';
import { classOf } from '../../refine/grammar/word-classes.js';
import { GOES_ON, JOB, PERSON_NOTES } from '../data/note-sentences.js';
import type { Brief, Part } from '../sort/brief.js';
import { splitClauses } from '../text/split.js';
import type { Tagger } from '../text/tagger.js';
import { asSentence, capitalise, enumerate, inSmall } from '../text/tidy.js';
import { PERSON } from './take-title.js';
import { setPredicates, type Predicate } from './set-predicates.js';

/** How somebody speaks of themselves: “I’m Aisha Rahman, an illustrator, …” */
const OWN = /^(?:I['’]m|I am|My name is) \p{Lu}/u;
/** Verbs of “I” without their “I”: “live with my partner”. */
const OF_I =
  /^(?:live|work|love|like|enjoy|play|teach|write|run|lead|speak|study|paint|bake|sing|make|build|coach|cook|collect|grow)(?= )/i;

/** Whether a text is about one person. */
export function isOfPerson({ kindName = '' }: Brief, templateId: string): boolean {
  return templateId === 'bio' || /\bbio|profile|about me/i.test(kindName);
}

const isName = (words: string) => PERSON.exec(`${words},`)?.[0] === words;

/** Sets the notes of a biography as sentences, where all of them are certain: “Hanna Vogel, engineer from Graz, plays the cello”. */
export function describePerson(brief: Brief, tagger: Tagger): void {
  const { parts, subject = '' } = brief;
  if (parts.some(({ kind }) => kind === 'labelled')) return;
  const clauses = parts.flatMap(({ text }) => splitClauses(text.replace(/\.$/, ''), false));
  // “…, and came home”: whole sentences already
  if (clauses.some((clause) => /, and \p{Ll}+ /u.test(clause))) return;
  if (OWN.test(clauses[0] ?? '')) return void (brief.parts = inFirstPerson(clauses) ?? parts);
  // “Ellen Fry writes crime novels, …”
  const [named = ''] = PERSON.exec(clauses[0] ?? '') ?? [];
  const does = clauses[0]?.slice(named.length + 1) ?? '';
  if (named !== '' && GOES_ON.test(does)) clauses.splice(0, 1, named, does);
  const name = isName(subject) ? subject : (clauses[0] ?? '');
  const notes = name === subject ? clauses : clauses.slice(1);
  if (!isName(name) || notes.length === 0) return;
  const person = capitalise(tagger.pronounOf(name) ?? name.split(' ').at(-1) ?? name);
  const said: Part[] = [];
  let predicates: Predicate[] = [];
  const flush = () => {
    const start = said.length === 0 ? name : person;
    said.push(
      ...setPredicates(predicates, start, false, person).map((text): Part => ({ kind: 'sentence', text })),
    );
    predicates = [];
  };
  for (const note of notes) {
    const predicate = predicateOf(note);
    const isSentence = predicate === undefined && tagger.isSentence(note);
    if (predicate) predicates.push(predicate);
    else if (isSentence) {
      flush();
      said.push({ kind: 'sentence', text: asSentence(note) });
    } else return;
  }
  flush();
  Object.assign(brief, { parts: said, subject: name });
}

/** What a note says of a person: “is” and “a structural engineer from Graz”. */
function predicateOf(note: string): Predicate | undefined {
  const { note: pattern, say = '' } = PERSON_NOTES.find((each) => each.note.test(note)) ?? {};
  const { x = '', y = '' } = pattern?.exec(note)?.groups ?? {};
  const whole = pattern
    ? say
        .replace('{a}', articleFor(x))
        .replace('{x}', () => x)
        .replace('{y}', () => y)
    : JOB.test(note)
      ? `${/ (?:for|since) (?:over |more than )?\d/.test(note) ? 'has been' : 'is'} ${articleFor(note)} ${note}`
      : GOES_ON.test(note) || /^[ZD](?!.*P)/.test(classOf(note.split(' ')[0]!.toLowerCase()))
        ? inSmall(note)
        : undefined;
  const [, verb = '', words = ''] =
    /^((?:(?:also|currently|previously|now|then|later) )?\S+) (.*)$/s.exec(whole ?? '') ?? [];
  return whole === undefined ? undefined : { verb, words };
}

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
