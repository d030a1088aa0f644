import type { Brief, Recipient } from './brief.js';
import { speaksOf, toReader } from './pronouns.js';
import { regex } from '../../text/regex.js';

const INTRODUCES = /\b(?:(?<he>his)|(?<she>her)) name(?:['’]?s| is)\s/i;
/** “my neighbour’s gnome … Her name is Mrs. Pratt”: of all whom a story speaks of, the last before the name */
const LAST_ROLE = regex.isu`^.*\b(?:my|our) (?:\p{Ll}+ ){0,2}?(?<role>friend|neighbou?r|sister|brother|boss|manager|colleague|aunt|uncle|cousin|tenant|landlord|landlady|flatmate|roommate|teacher|coach|customer|client)\b`;
/** “my wife’s dentist”, “my son’s teacher” */
const RELATIVE = regex.u`\b[Mm]y (?:(?<she>wife|daughter|mother|mum|mom|sister|grandmother|aunt|niece)|(?<he>husband|son|father|dad|brother|grandfather|uncle|nephew))(?:(?<=\bof my \p{Ll}+)(?!\p{L})|['’\ue027]s\s(?!(?:\p{Ll}+ )?(?:team|club|class|school|birthday|wedding|room|house|flat|car|bike|name|party)\b))`;

/** Whether the reader is “he” or “she” by “His name is …”, said of somebody in the story. */
export function namedLater({ source }: Brief): Recipient['pronoun'] {
  const { he, she } = INTRODUCES.exec(source)?.groups ?? {};
  return he ? 'he' : she ? 'she' : undefined;
}

/** Speaks of whom the prompt names later as the reader, or of the reader's patient or pupil by what they are to the sender. */
export function introducePeople(brief: Brief, story: string): void {
  const { recipient, parts, source } = brief;
  const person = namedLater(brief);
  const { role } = (person && LAST_ROLE.exec(source.split(INTRODUCES, 1)[0] ?? '')?.groups) || {};
  if (!person || role === undefined || /^(?:my|our|the) /i.test(recipient?.words ?? ''))
    return introduceRelative(brief, story);
  const owned = regex.iu`\b(?:my|our) (?:\p{Ll}+ ){0,2}?${role}['’\ue027]s(?=\s)`;
  const subject = regex.u`^(?:My|Our) (?:\p{Ll}+ ){0,2}?${role}(?=\s\p{Ll})`;
  for (const part of parts) {
    const turned = toReader(part.text.replace(subject, person === 'he' ? 'He' : 'She'), person);
    part.text = ((subject.test(part.text) && turned) || part.text).replace(owned, 'your');
  }
  brief.said = brief.said.replace(owned, '').replace(subject, '');
}

/** “She has a cracked tooth” in a letter to “my wife’s dentist” is said of the wife. */
function introduceRelative({ recipient, parts, tagger }: Brief, story: string): void {
  const { she, he } = RELATIVE.exec(`${recipient?.words} ${story}`)?.groups ?? {};
  const person = she ? 'she' : 'he';
  const first = parts.find(({ text }) => speaksOf(text, person));
  if (!first || (she ?? he) === undefined || recipient?.pronoun === person) return;
  if (parts.some(({ text }) => tagger.firstNames(text).length > 0)) return;
  first.text = first.text.replace(
    she
      ? /\b(?:she|her)\b(?! or\b)(?<object>(?= (?:to|in|on|at|for|with|from|when|that|and)\b))?/i
      : /\b(?:he|him|his)\b(?! or\b)/i,
    (word: string, object?: string) => {
      const isOwner = /^his$/i.test(word) || (/^her$/i.test(word) && object === undefined);
      return `${/^\p{Lu}/u.test(word) ? 'My' : 'my'} ${she ?? he}${isOwner ? "'s" : ''}`;
    },
  );
}
