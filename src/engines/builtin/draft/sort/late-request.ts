import type { Stretch } from '../roles/stretches.js';
import { unmask } from '../text/mask.js';
import { countWords } from '../text/split.js';
import { isToWriter } from '../text/writer-talk.js';
import { OPENING, readTask } from './task.js';
import { regex } from '../../text/regex.js';

const STOP = /(?<=[.!?…][\ue022”’)\]]?)\s+(?=\S)/u;
const WISH = String.raw`(?:[Ss]o,? |[Aa]nd |[Nn]ow,? )?(?:[Pp]lease |[Pp]ls )?(?:(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you (?:please |help me (?:to )?)?|(?:I|We)(?:['’]d| would)? (?:want|like|need|have) (?:you )?to |[Hh]elp (?:me|us) (?:to )?)?`;
const PERSON = String.raw`(?:(?:my|our|the|all|his|her|their)\s\p{Ll}|\p{Lu}\p{Ll})`;
const WRITE_TO = '(?:[Ee]-?mail|[Ww]rite(?: to)?|[Mm]essage|[Tt]ext)';
const ABOUT_IT = '(?: about (?:it|this|that))?';
/** “Can you write her a short apology …”, “I have to let the members know …”: certainly said to the writer. */
const REQUEST = regex.u`^${WISH}(?:(?:I|We)(?: need| want|['’]d like) an? (?!new |another )(?:\p{Ll}[\p{L}-]* ){0,2}(?:notice|note|sign|announcement|e-?mail|message|invitation|flyer|poster|card)(?=[,.]| (?:for|to|about|from all)\b)|(?:[Ww]rite|[Dd]raft|[Cc]ompose)(?: (?:me|him|her|them|us))? (?:an?|my|our|the|to|something(?= (?:to|for|on)\b))\s(?!(?:best|rest)\b)|${WRITE_TO} (?:him|her|them)${ABOUT_IT}\b|(?:[Rr]eply|[Rr]espond|[Aa]nswer) (?:that|to|and)\b|[Dd]escribe (?:the|our|my) [^.:]{3,40}[:.]|(?:[Tt]ell|[Ii]nform|[Ll]et|[Ee]-?mail|[Rr]emind) ${PERSON}|(?:[Ll]etter|[Ee]-?mail|[Mm]essage|[Nn]ote) to ${PERSON}[^.!?,:]{0,60}(?:\b(?:Mrs?|Ms|Dr)\. [^.!?,:]{2,40})?[.!?]?$)`;
const LET_KNOW = regex.u`^.*?\b[Ll]et (\S[^.!?]{1,60}?),? know(?:, (?!and\b)| )(?:that )?(?!(?:if|whether|when|what|how)\b)(?=(\p{L}+))`;
/** “Email him about it.”, “Email him please and apologise” */
const ALONE = new RegExp(`^${WRITE_TO} (him|her|them)${ABOUT_IT}(?: please)?(?=[.,])`);
const WITH_ACT = new RegExp(`^${WRITE_TO} (him|her|them)(?: please)? and `);
/** An address for applicants or customers is content. */
const CONTACT = /[\ue040@]|www|\b[Rr]eply to (?:this|us|me)\b/;

/** A prompt with its request first; its story stood before the request and now stands between two offsets. */
export interface MovedRequest {
  text: string;
  from: number;
  to: number;
}

/** Puts the sentence that says what to write first, where one paragraph tells its story before: “Our boiler broke. Write to the landlord that …”. Null where it stands first, or there is none. */
export function moveRequest(text: string): MovedRequest | null {
  if (text.includes('\n')) return null;
  const sentences = text.split(STOP);
  const [first = ''] = sentences;
  if (asks(first) || readTask(first.replace(OPENING, '')) !== null || countWords(first) < 3) return null;
  const at = sentences.findIndex(asks);
  if (at < 0) return null;
  const request = inPlainForm(sentences[at]!);
  const story = sentences.slice(0, at).join(' ');
  const to = request.length + 1 + story.length;
  return { text: [request, story, ...sentences.slice(at + 1)].join(' '), from: request.length, to };
}

function asks(sentence: string): boolean {
  const words = sentence.replace(OPENING, '');
  return REQUEST.test(words) && !CONTACT.test(words);
}

/** “Tell the members that …” of “I have to let the members know …” */
function inPlainForm(request: string): string {
  return request
    .replace(/\?$|(?<![.!?])$/, '.')
    .replace(ALONE, 'Write $1 an email')
    .replace(WITH_ACT, 'Write $1 an email to ')
    .replace(LET_KNOW, (_, who: string, next: string) =>
      next === 'and' ? `Write to ${who.replace(',', '')} ` : `Tell ${who.replace(',', '')} that `,
    );
}

/** Takes what stood before the request for content, as prompts tell there what happened: “I need to move my appointment | with Lena …”. */
export function joinStory(stretches: readonly Stretch[], { from, to }: MovedRequest): Stretch[] {
  let last: Stretch | undefined;
  return stretches.filter((stretch) => {
    const { start, role, isUnsure, text, gap } = stretch;
    const mayBeTold = start >= from && start < to && (isUnsure || /note|task|fact/.test(role));
    const before = last;
    last = mayBeTold && !isToWriter(unmask(text)) ? stretch : undefined;
    if (last) Object.assign(last, { role: 'fact', isUnsure: false });
    if (!last || !before || gap !== 'word') return true;
    before.text += ` ${text}`;
    return false;
  });
}
