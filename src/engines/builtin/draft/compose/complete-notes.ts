import type { GenerateJob } from '../../../text-engine.js';
import { AUTOMATIC, isAnswer, isLetter, isNewsletter, type Brief, type Part } from '../sort/brief.js';
import { splitClauses } from '../text/split.js';
import { sayThing } from '../text/add-verb.js';
import { trimMarks } from '../text/tidy.js';
import { describePerson, isOfPerson } from './describe-person.js';
import { BARE_EVENT } from '../text/name-matter.js';
import { sayAnswer, sayRun } from './say-run.js';
import { regex } from '../../text/regex.js';

/** Letters that say no more than a notice does. */
const NOTICE = regex.i`invit|${AUTOMATIC}|absence|reminder|notice|announce|welcome`;
const ABSENT = /^(?:out of (?:the )?office|away|on (?:\p{Ll}+ )?(?:leave|holiday|vacation))\b/iu;
/** A prompt of notes on lines asks for a list. */
const LINES = /\n[^\n]+\n[^\n]+\n/;

/** Makes sentences of the notes of a notice, news or an invitation, where all of a run are certain; else they stay as they are. */
export function completeNotes(brief: Brief, { prompt }: GenerateJob): void {
  if (isOfPerson(brief)) return describePerson(brief);
  if (LINES.test(prompt)) return;
  for (const part of brief.parts)
    if (part.kind === 'labelled' && isAnswer(part) && !part.text.endsWith('?'))
      part.text = sayAnswer(part.text, brief);
  const { layout, kindName = '', asked = '' } = brief;
  const isNotice =
    /^(?:news|release)$/.test(layout) ||
    (isLetter(brief) && ABSENT.test(brief.parts[0]?.text ?? '')) ||
    (isLetter(brief) && (NOTICE.test(kindName) || /^(?:please )?(?:remind|invite)\b/i.test(asked)));
  if (!isNotice && !isNewsletter(brief)) return;
  if (/invit/i.test(kindName) && brief.subject === undefined) takeEvent(brief);
  const runs: Part[][] = [];
  for (const part of brief.parts) {
    const last = runs.at(-1);
    const goesOn =
      last?.at(-1)?.kind === 'item' ||
      (last?.length === 1 && last[0]?.kind === 'sentence' && !isLetter(brief));
    if (last && part.kind === 'item' && goesOn) last.push(part);
    else runs.push([part]);
  }
  const { subject } = brief;
  const isAlone = brief.parts.length === 1;
  const said = runs.flatMap((run) => (run[0]?.kind !== 'labelled' && sayRun(run, isAlone, brief)) || run);
  // A list stays one.
  const isMixed = !isAlone && said.some(({ kind }, at) => kind === 'item' && at > 0);
  if (!isMixed && said.some((part) => !brief.parts.includes(part)))
    brief.parts = isLetter(brief) ? said : withHeadline(said, brief);
  else {
    if (subject === undefined) delete brief.subject;
    else brief.subject = subject;
    const [first, ...others] = brief.parts;
    if (first && (isNewsletter(brief) || !isLetter(brief)))
      brief.parts = [isLetter(brief) ? sayItem(first) : first, ...others.map(sayItem)];
  }
}

/** A headline stays as brief as it was typed: “Fire drill Thursday 2pm”. */
function withHeadline(said: Part[], brief: Brief): Part[] {
  const [typed = ''] = splitClauses(brief.parts[0]?.text.replace(/\.$/, '') ?? '', false);
  const [first, ...others] = said;
  const isHeadline = brief.subject === undefined && others.length > 0;
  return isHeadline && first?.text === sayThing(trimMarks(typed))
    ? [{ kind: 'sentence', text: typed }, ...others]
    : said;
}

function sayItem(part: Part): Part {
  return part.kind === 'item'
    ? { ...part, text: sayThing(trimMarks(part.text).replace(/\.$/, '')) ?? part.text }
    : part;
}

/** “Invitation: open day at our workshop, 21 June, …”: what the reader is invited to. */
function takeEvent(brief: Brief): void {
  const [first, ...rest] = brief.parts;
  const [event = '', ...notes] = first?.kind === 'item' ? splitClauses(first.text, false) : [];
  if (!BARE_EVENT.test(event)) return;
  Object.assign(brief, { subject: event, subjectLink: 'to' });
  brief.parts = notes.length > 0 ? [{ kind: 'item', text: notes.join(', ') }, ...rest] : rest;
}
