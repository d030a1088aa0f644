import { NOTES, STATES } from '../data/note-sentences.js';
import { isLetter, type Brief } from '../sort/brief.js';
import { fill } from '../sort/fill.js';
import { sayThing } from '../text/add-verb.js';
import { AUXILIARY } from '../text/sentence-patterns.js';
import { capitalise, inSmall } from '../text/tidy.js';
import { regex } from '../../text/regex.js';

const THING = String.raw`(?:(?:head |prize |main |new |old |next |last |first )?(?:office|shop|store|kitchen|lift|elevator|pool|gym|library|canteen|car park|playground|road|bridge|museum|caf[eé]|restaurant|bar|surgery|practice|salon|studio|garden|park|toilets?|sauna|courts?|hall|bakery|brewery|market|website|meeting|course|concert|match|event|party|show|system|server|printer|project|reason|cause|refund|desk|mayor|captain|organiser|treasurer|owner|director|manager|teacher|headteacher|brewer|chair|host|coach|bus|train|tour|deadline|price|book|theme|workshop|session|address|venue))`;
/** “Owner is Ellen Marsh”, “Kitchen on the 2nd floor closed until Friday” */
const BARE = regex.iu`^(?<thing>${THING})(?<where>(?: (?:on|in|at|of) (?:the )?[\p{L}\d]+(?: floor| street| road)?)?) (?:(?=(?:is|are|was|were|will|has|have|had|can|goes|starts|ends|opens|closes|leaves|takes|took|moves|stays|begins|reopens|runs|comes|costs) )|(?=(?<state>closed|shut|out of (?:order|service)|not working|cancelled|postponed)(?![\p{L}-])))`;
/** What hangs where a notice does: it says nothing of the door. */
const DOOR = /\b(?:door|window|gate|wall|board|noticeboard|entrance)\b/i;
/** “away 23 Dec to 6 Jan” */
const RANGE = /^(away|closed|open|shut|unavailable) (?=\d{1,2}[ \ue020]\p{L}{3,9} ?(?:to|until|-|–) ?\d)/iu;
const SAID_STATE =
  / (?:closed|open|shut|out of (?:order|service|use|action)|broken|not working|cancelled|postponed|unavailable)$/;

/** A note as a sentence: “free entry”, “closed on Friday”, “owner is Ellen Marsh”. */
export function sayNote(
  clause: string,
  isSentence: boolean,
  brief: Brief,
  before?: string,
): string | undefined {
  const { note, say = '' } = (!AUXILIARY.test(clause) && NOTES.find((each) => each.note.test(clause))) || {};
  if (note) {
    const { x = '', y = '' } = note.exec(clause)?.groups ?? {};
    const owned = fill(say, say.startsWith('{x}') || !clause.startsWith(x) ? x : inSmall(x), brief);
    return capitalise(owned.replace('{y}', () => y));
  }
  const bare = sayBare(clause, brief);
  if (bare) return bare;
  const state = isSentence ? undefined : STATES.exec(clause)?.groups?.state;
  const owner = state && subjectOf(state, brief, before);
  return owner ? `${owner} ${inSmall(clause).replace(RANGE, '$1 from ')}` : sayThing(clause);
}

/** “The owner is Ellen Marsh”, “The kitchen is closed until Friday” */
export function sayBare(clause: string, brief: Brief): string | undefined {
  const bare = BARE.exec(clause);
  if (!bare) return undefined;
  const { thing = '', where = '', state } = bare.groups ?? {};
  if (state && !isLetter(brief)) brief.subject ??= `${thing} ${state}`;
  const is = state ? ` ${thing.endsWith('s') ? 'are' : 'is'}` : '';
  return `The ${inSmall(thing)}${where}${is} ${clause.slice(bare[0].length)}`;
}

/** Of whom or what a state is said: what the notice is about, or its sender. */
function subjectOf(state: string, brief: Brief, before?: string): string | undefined {
  const { subject = '', speaksAsWe, layout } = brief;
  if (layout === 'release' && subject === '') return undefined;
  const isOfSender = /^(?:away|back|on|off|at|travelling|abroad)\b|office/i.test(state);
  if (DOOR.test(subject)) delete brief.subject;
  if (brief.subject === undefined || isOfSender || layout === 'letter') {
    const isOther = !isOfSender && before !== undefined && !/\b(?:we|our|I|my|us)\b/i.test(before);
    const isShop = /^(?:closed|open|shut|fully booked)/i.test(state);
    return isOther ? 'It is' : speaksAsWe || isShop ? 'We are' : 'I am';
  }
  const about = subject.replace(SAID_STATE, '');
  if (about === subject) brief.subject = `${subject} ${state}`;
  return `${named(about)} ${/[^s]s$/.test(about) ? 'are' : 'is'}`;
}

/** “The lift” for a notice about “lift” */
function named(subject = ''): string {
  return capitalise(/^(?:the|our|my|all|an?)\s|^\p{Lu}/iu.test(subject) ? subject : `the ${subject}`);
}
