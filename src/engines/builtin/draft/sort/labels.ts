import { completeNote } from '../text/complete-note.js';
import { isClause } from '../text/part-run.js';
import { trimMarks, withoutQuotes } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { readRecipient } from './recipient.js';
import { regex } from '../../text/regex.js';

const LABEL = /^(?<label>\p{L}[\p{L}\p{N} /'’&-]{0,30}?)\s?:\s+(?<value>\S.*)$/u;
const DIRECTION_LABELS = regex.i`^(?:tone|style|voice|length|word count|words|format|audience|target audience|language|reading level|mood|vibe|register|max length|maximum length|limit|instructions?|note to writer|purpose|goal|type|template|between (?:us|you and me)|off the record|target group)$`;
const SENDER_LABELS = /^(?:sender|sign(?:ed)?|sign[- ]?off|signature|sincerely)$/;

/** Labels that say no more than that content follows. */
export const CONTENT_LABELS = regex.i`^(?:that|facts?|infos?|information|details|the details|notes|my notes|background|context|content|points|key points|data|things|situation|the situation|my situation|here (?:is|are) (?:the )?(?:facts|details|info|notes))$`;

/** Whether words are such a label alone: “Notes:”. */
export function isContentLabel(words: string): boolean {
  return CONTENT_LABELS.test(trimMarks(words).replace(/\s?:$/, ''));
}

/** A line such as “Price: £64”, split at its colon. */
export function readLabel(text: string): { label: string; value: string } | null {
  const groups = LABEL.exec(text)?.groups;
  return groups?.label && groups.value ? { label: groups.label, value: groups.value } : null;
}

/** Puts a labelled line into the slot it names; returns false for a label that names none. */
export function fillLabel(label: string, value: string, brief: Brief): boolean {
  const name = label.toLowerCase();
  const text = trimMarks(value).replace(/\.$/, '');
  if (DIRECTION_LABELS.test(name)) brief.directions.push({ words: `${label}: ${value}` });
  else if (/^(?:to|recipient|for|dear)$/.test(name) && brief.layout !== 'list')
    brief.recipient = readRecipient(value);
  else if (isLetter(brief) && /^(?:my )?name$/.test(name)) brief.sender ??= text;
  else if (isLetter(brief) && /^(?:position|role|job|vacancy)$/.test(name))
    Object.assign(brief, { subject: `the position of ${text}`, subjectLink: 'for' });
  else if (SENDER_LABELS.test(name) || (isLetter(brief) && name === 'from'))
    brief.sender = trimMarks(value).replace(/(?<=\p{Ll}{3})\.$/u, '');
  else if (/^(?:subject|title|topic)$/.test(name) && /^(?:we|i|it|they|you)\b/i.test(value))
    brief.parts.push({ kind: 'sentence', text: trimMarks(value) });
  else if (/^(?:subject|re|betreff|title|headline|topic)$/.test(name)) brief.subject = text;
  else if (/^(?:cta|call[- ]to[- ]action|button)$/.test(name)) brief.callToAction = withoutQuotes(value);
  else if (/^hash ?tags?$/.test(name))
    brief.hashtags.push(...(value.match(/[\p{L}\p{N}_]+/gu) ?? []).map((tag) => `#${tag}`));
  else if (/^(?:(?:seo )?key ?words?|key phrase)$/.test(name)) brief.keywords.push(...readList(value));
  else if (/^(?:avoid|don['’]?t use|do not use|not to mention|forbidden words)$/.test(name))
    brief.avoid.push(...readList(value));
  else return false;
  return true;
}

function readList(value: string): string[] {
  return value.split(/,\s*|\s+and\s+/).flatMap((item) => trimMarks(item) || []);
}

/** The name that the writer of a letter gives in it: “My name is Abena Twumasi, and I am …” */
export const INTRODUCES =
  /(?:^|[.\n]\s*)(?:[Mm]y name is|I am|I['’]m) (?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?=,| and |$)/mu;

/** How a letter closes. */
export const SIGN_OFF = /^(?:yours|best|kind|warm|regards|sincerely|many thanks|cheers|love)\b/i;
const SIGNATURE = regex.u`^(?:[Ff]rom|[Gg]reetings|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Ss]incerely|[Mm]any thanks|[Tt]hanks|[Cc]heers|[Bb]est(?: wishes)?|[Ss]igned|[Yy]ours(?: sincerely)?|[Ll]ove|I['’]m|I am|[Mm]y name is)?,?\s*(?<name>(?!Actually|However|Bring|Cash)(?:[Tt]he )?\p{Lu}[\p{L}.\ue02e'’-]*(?: (?:&|and|van|de|von|team|family|committee|crew|\p{Lu}[\p{L}.\ue02e'’-]*)){0,3}(?:, (?!(?:I|we|it|not|can|is|are)\b|[^,]*\s(?:not|am|is|are|can|will)\b)[\p{L}\d&'’ -]{2,40}){0,2})[.!]?$`;

/** “… Rusty, Big Top Rentals”: a name at the end of a letter is its sender. */
export function readSignature(text: string, brief: Brief): boolean {
  const name = SIGNATURE.exec(text)?.groups?.name;
  if (name === undefined || !isLetter(brief) || brief.sender !== undefined || brief.parts.length === 0)
    return false;
  brief.sender = name.replace(/(?<=\p{Ll}{2})\.$/u, '');
  return true;
}

/** “purchasing”, “Marsh End Village Hall”, but not “from Seville” */
const ROLE =
  /^(?!(?:from|in|based|living|born) (?:\p{Lu}|the UK))[\p{Ll}\d]\S*(?: \S+){0,5}$|^\p{Lu}[^\s.]*(?: (?:(?:of|and|the) )?\p{Lu}[^\s.]*){0,4}\.?$/u;
/** “from Seville”: no role. */
export const ORIGIN = /^(?:originally )?(?:from|based in|living in|born in) (?:\p{Lu}|the )/u;

/** Whether words behind a sender's name are his role, place or number. */
export function isRole(words: string, brief: Brief): boolean {
  if (!ROLE.test(words) || isClause(words, brief.tagger)) return false;
  return /\d/.test(words) || completeNote(words, brief) === undefined;
}
