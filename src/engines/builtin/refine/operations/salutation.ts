import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import { capitalise } from '../text/words.js';
import { joinBlocks, parseBlocks } from '../text/blocks.js';
import { letterParts } from '../text/letter-parts.js';
import { regex } from '../../text/regex.js';

const GREETING_LINE = regex.iu`^(?![^\n]* (?:is|are|was|were|has|have|will|can|do|does|did)\b)(?:hey|hi|hello|hiya|yo|howdy|dear|good (?:morning|afternoon|evening))(?: there)?(?<to>,? (?:(?:Mr|Mrs|Ms|Dr|Prof)\. )?[^.?!,\n]{1,60})?[,!.:]{0,3}$`;
/** "Hi John, could you …": a greeting on the line of the first sentence. */
export const GREETING_START = regex.u`^(?:[Hh](?:ey|i|ello|iya)|[Yy]o|[Mm]orning|[Aa]fternoon|[Ee]vening|[Dd]ear)(?: there)?,? ((?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:,|!{1,3}| :-?\)|(?= thank)) (\S)`;
/** Words that have no capital after the comma of a greeting. */
const OPENING =
  /^(?:Thanks?|Thx|We|The|Please|Could|Can|Sorry|Just|This|Your|Our|You|How|What|If|As|It|Hope)\b/;
/** Addresses nobody by name. */
export const GENERAL =
  /^(?:Valued )?(?:Sirs?|Madam|Colleague|Customer|Parent|Guest|Resident|Tenant|Member|Applicant|Neighbour|Neighbor|Client|Patient|Student)s?$/;
const ANONYMOUS = /^,?\s*(?:sir or madam|sir\/madam|sirs|guys|all|everyone|folks|team|both)?$/i;
/** “Hiya, need a skip for ten days”: a sentence without its subject, which addresses nobody. */
const SENTENCE = /^, (?!\p{Lu})|^(?:,? [^ ]+){7}/u;

/** Gives a letter's opening line the form that a tone asks for; the name stays. */
export function greetAs(content: string, tone: 'formal' | 'casual'): string {
  const blocks = parseBlocks(content);
  const first = blocks.find(({ kind, text }) => kind !== 'blank' && !text.startsWith('Subject: '));
  const match = first?.kind === 'paragraph' ? readGreeting(first.text) : undefined;
  if (first?.kind === 'paragraph' && GREETING_START.test(first.text)) {
    const word = tone === 'formal' ? 'Dear' : 'Hi';
    first.text = first.text.replace(
      GREETING_START,
      (whole: string, name: string, next: string, offset: number, text: string) =>
        `${word === 'Hi' && GENERAL.test(name) ? 'Hello' : `${word} ${name}`}, ${OPENING.test(text.slice(offset + whole.length - 1)) ? next.toLowerCase() : next}`,
    );
    return joinBlocks(blocks);
  }
  if (first?.kind === 'paragraph' && tone === 'casual' && !match)
    first.text = first.text.replace(/^Dear (?:Sir or Madam|Sirs?|Sir\/Madam)(?=,)/i, 'Hello');
  if (!first || !match) return joinBlocks(blocks);
  const to = (match.groups?.to ?? '').replace(/[\s,!.:]+$/u, '').replace(/^[\s,]+/u, '');
  if (tone === 'formal' && /^dear\b/i.test(first.text)) return content;
  if (tone === 'formal')
    first.text =
      to === ''
        ? 'Hello,'
        : ANONYMOUS.test(to)
          ? `Dear ${/team/i.test(to) ? 'team' : 'all'},`
          : `Dear ${to},`;
  else
    first.text =
      ANONYMOUS.test(to) || GENERAL.test(to)
        ? `Hello${/all|everyone|team/i.test(to) ? ` ${to.toLowerCase()}` : ''},`
        : `Hi ${to},`;
  return joinBlocks(blocks);
}

function readGreeting(line: string): RegExpExecArray | undefined {
  const match = GREETING_LINE.exec(line);
  const to = (match?.groups?.to ?? '').replace(/[,!.:]+$/, '');
  return match && (ANONYMOUS.test(to) || !SENTENCE.test(to)) ? match : undefined;
}

/** A name under a letter, and perhaps who or where that is: “Gemma Lowe, Flat 4”. */
export const SIGNED = String.raw`(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December|No|Yes|Please|Ta|Thanks|Thank|Cheers|Regards|Best|Yours|Love|Sincerely)\b|All the\b(?! \p{Lu}))((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?(?:\p{Lu}\. ?){0,2}\p{Lu}\p{Ll}[\p{L}'’-]*(?:(?: and| &)? \p{Lu}[\p{L}'’-]*){0,3}(?: ?[,(] ?(?:[^.?!\n]|\bno\.){2,40})?)`;
const GREETED = regex.u`^(Dear (?:(?:Mr|Mrs|Ms|Dr|Prof)\. )?[^,.!?\n]{1,40}|Hello|To whom it may concern|Good (?:morning|afternoon|evening))[,.] (?=\p{L}[^\n]{3,300}[.?!] \S)`;
const CLOSED = regex.u`(?<=[.?!]) ((?:(?:Kind|Best|Warm) regards|Yours (?:sincerely|faithfully)|Sincerely|Many thanks), )${SIGNED}\.?\s*$`;

/** Puts the greeting and the closing of a letter on lines of their own. */
export function layOutLetter(content: string): string {
  const [greeting = ''] = GREETED.exec(content) ?? [];
  const body = content
    .slice(greeting.length)
    .replace(CLOSED, '\n\n$1\n$2')
    .replace(/, \n(?=\p{Lu}[^\n]*$)/u, ',\n');
  return greeting === '' ? body : `${greeting.slice(0, -2)},\n\n${capitalise(body)}`;
}

/** “N. van Wyk, 8 Protea Rd” after the last sentence. */
const FULL_NAME = regex.u`(?<=[.!?)])\s+((?:\p{Lu}\. ?|\p{Lu}\p{Ll}+ ){1,2}(?:(?:van|de|von|der|den|la|al|el|bin) ){0,2}\p{Lu}[\p{L}'’-]+(?:, [^?!\n]{2,60})?)\.?\s*$`;

/** Gives a text the greeting and the closing of a formal letter, where it has none. */
export function asLetter(content: string): string {
  const body = layOutLetter(content).replace(/^Hello,\s+/, '');
  const isGreeted = /^(?:Dear|To whom|Good|Subject|Re)\b/.test(body);
  const closing = isGreeted ? 'Yours sincerely,' : 'Yours faithfully,';
  const opened = isGreeted ? body : `Dear Sir or Madam,\n\n${capitalise(body)}`;
  if (letterParts(opened)[2] !== '') return opened;
  const signed = opened.replace(FULL_NAME, `\n\n${closing}\n$1`);
  return signed === opened ? `${opened.trimEnd()}\n\n${closing}` : signed;
}

const KEEP = String.raw`\b(?:(?:without|(?:do not|don['’]?t|never|not)(?= \w)) (?:chang|los|alter|touch|modify|modif|remov|delet|rewrit|edit|cutt?|dropp?|omitt?)(?:e|ing)?|(?:keep|leave|preserve|retain)) (?:the |my |our )?(?:[\w-]+(?: and |, | or )(?:the |my )?)?`;
const KEEPS_GREETING = new RegExp(`${KEEP}(?:greeting|salutation|opening line)\\b`, 'i');
const KEEPS_SIGN_OFF = new RegExp(`${KEEP}(?:sign[- ]?off|signature|closing)\\b`, 'i');

/** Puts a greeting and sign-off back that instructions ask to keep. */
export function withKeptEnds(written: string, original: string, instructions: string): string {
  const at = KEEPS_SIGN_OFF.test(instructions) ? SIGN_OFF_PATTERN.exec(original)?.index : undefined;
  const end = at && original.slice(original.slice(0, at).trimEnd().length);
  const closed = end ? written.replace(SIGN_OFF_PATTERN, '').trimEnd() + end : written;
  const start = KEEPS_GREETING.test(instructions) ? GREETING_PATTERN.exec(original)?.[0] : undefined;
  return start ? start + closed.replace(GREETING_PATTERN, '').trimStart() : closed;
}
