import { regex } from '../../text/regex.js';
import { classOf } from '../grammar/word-classes.js';
import { capitalise, uncapitalise } from '../text/words.js';

const GREETING = String.raw`(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))(?: (?:\p{L}[\p{L}'’-]*\.?|&)){0,4}`;
/** “Dear parents, ” before the first words of a sentence. */
const OPENS = regex.iu`^${GREETING}(?:,|!| [–-]) (?=\p{L})`;
/** A greeting whose sentence is gone. */
const LEFT_ALONE = regex.u`^(?<greeting>(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening))(?: \p{L}[\p{L}'’.-]*){0,4})\. (?=(?<word>\p{Lu}[\p{L}'’]*))`;
/** No name is among these. */
const NO_NAME = regex.u`^(?:The|We|Our|My|Your|This|These|Please|If|When|As|It|There|You|They|I|An?|In|On|At|For|From|After|Before|Could|Can|Would|Some|All|Both)(?:['’]|$)`;

/** A sentence without the greeting that it begins with. */
export const withoutGreeting = (sentence: string): string => sentence.replace(OPENS, '');

/** Edits what follows the greeting of a sentence, if there is one; a greeting that is left alone gets a full stop. */
export function editAfterGreeting(sentence: string, edit: (rest: string) => string): string {
  const [greeting = ''] = OPENS.exec(sentence) ?? [];
  if (greeting === '') return edit(sentence);
  const rest = sentence.slice(greeting.length);
  const edited = edit(capitalise(rest));
  if (edited === '') return greeting.replace(/[\s,!–-]+$/, '.');
  const isName = (word: string) => rest.includes(word);
  return greeting + (/^(?:\p{Ll}|I\b)/u.test(rest) ? uncapitalise(edited, isName) : edited);
}

/** “Hi all. The heating is off.” → “Hi all, the heating is off.” */
export function joinGreeting(shorter: string, content: string): string {
  const { 0: whole = '', groups: { greeting = '', word = '' } = {} } = LEFT_ALONE.exec(shorter) ?? {};
  if (whole === '' || content.startsWith(`${greeting}.`)) return shorter;
  const rest = shorter.slice(whole.length);
  if (NO_NAME.test(word)) return `${greeting}, ${uncapitalise(rest)}`;
  return classOf(word.toLowerCase()) === '' ? `${greeting}, ${rest}` : shorter;
}
