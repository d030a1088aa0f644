import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import type { Brief, Recipient } from './brief.js';
import { PERSON_OF } from './pronouns.js';
import { readRecipient, TITLED } from './recipient.js';

export const ROLE = String.raw`(?:(?!(?:with|of|for|at|from|to|in|on|about|by|and)\b)\p{Ll}[\p{Ll}'’-]*,? ){1,4}`;
/** What opens “A customer, Mr. Boateng, …”, “One of our customers …”. */
export const OWNER = '(?:[Oo]ne of (?:our|my)|[Aa]n?|[Oo]ur|[Mm]y|[Tt]he)';
const TITLE = String.raw`(?:M(?:rs?|s|iss)|Dr|Prof)[.\ue02e]? `;
const PROPER = String.raw`\p{Lu}[\p{L}'’-]+`;
/** “Helen Marsh”, “Jan de Boer from Zuiderzee Shipping” */
const FULL = String.raw`${PROPER}(?: (?:(?:van|von|de|der) ){0,2}${PROPER})?`;
const COMPANY = String.raw`${PROPER}(?: (?:& )?${PROPER}){0,2}`;
/** “A customer, Mr. Boateng, wants a refund”, “My neighbours Ron and Sylvia fed …” */
const NAMED = new RegExp(
  String.raw`^(?:(?:It was|It is|It's) )?${OWNER} (?<role>${ROLE})(?<who>(?:${TITLE})?${FULL}(?: and ${FULL})?),? \p{Ll}`,
  'u',
);
export const FROM = String.raw`(?: from (?:${COMPANY}|flat \d+))?`;
const TITLED_NAMES = new RegExp(TITLED.source, 'gu');
/** “I’ve got a meeting with Dmitri Volkov on Monday” */
const MEETS = new RegExp(
  String.raw`(?<!\b(?:because|since|as)\b[^.!?]{0,80})\b(?:meeting|call|session|one-to-one|catch-up) with (?<who>${PROPER})`,
  'u',
);
/** The one whom such words name: “I spoke to Jan de Boer”, “my call with Helen Marsh”. */
const TALKS = new RegExp(
  String.raw`\b(?:meeting|call|session|one-to-one|catch-up|review|interview|appointment|lunch|dinner|coffee|chat|spoke|talked|talk|met|said|cancel|visit(?:ed)?|fitting) (?:(?:with|to|on) )?(?<who>${FULL})`,
  'u',
);
const BOUGHT = new RegExp(
  String.raw`\b(?:ordered|bought|hired|rented|booked|got|leased|purchased|ordering|delivery|order|parcel|flight)\b[^.!?]{0,60}? (?:from|with) (?<who>${COMPANY})`,
  'u',
);
const MOVES = /\b(?:move|postpone|reschedule|cancel|push|shift|swap|bring forward|instead)\b/i;
export const CUSTOMERS = '(?:customer|client|guest|tenant|member|patient|subscriber)';
const CUSTOMER = new RegExp(`^${CUSTOMERS}s?\\b`);
/** Notes that go to the one whom their story begins with. */
const TO_FIRST = /repl|respon|answer|thank/i;

/** A name in a pattern; marks that mean something there match anything. */
export const patternOf = (name: string) => name.replace(/[^\p{L}\p{N}\ue000-\uf000 '’&-]/gu, '.');

/**
 * Greets the person whom a letter speaks of first or alone, if it goes to “him” or “her” or is about a customer: “Beth left
 * her glasses. Write her a message”, and the company that is “them”: “We ordered chairs from EventPro. Write to them”.
 */
export function findReader(brief: Brief, tagger: Tagger): void {
  const { recipient, parts, kindName = '' } = brief;
  if (recipient && !/^(?:|him|her|them)$/i.test(recipient.words)) return;
  const pronoun = recipient?.pronoun ?? PERSON_OF[recipient?.words.toLowerCase() ?? ''];
  const story = parts.map(({ text }) => text).join('\n');
  const { role = '', who = '' } = NAMED.exec(parts[0]?.text ?? '')?.groups ?? {};
  const only = onlyName(story, pronoun, tagger);
  const isMet = only !== '' && MEETS.exec(story)?.groups?.who === only && MOVES.test(story);
  if (!recipient && !CUSTOMER.test(role) && !TO_FIRST.test(kindName) && !isMet) return;
  const gender = genderOf(who, tagger);
  const isOther = pronoun !== undefined && gender !== undefined && gender !== pronoun;
  const name = who !== '' && !isOther ? who : only;
  if (name === '') return;
  const full = new RegExp(`${patternOf(name)}(?: ${PROPER})?${FROM}`, 'u').exec(story)?.[0];
  brief.recipient = { ...recipient, ...(pronoun && { pronoun }), ...readRecipient(full ?? capitalise(name)) };
}

/** The only name in a story that “him”, “her” or “them” may be; without such a word, its only first name. */
function onlyName(story: string, pronoun: Recipient['pronoun'], tagger: Tagger): string {
  const names = new Set(story.split('\n').flatMap((text) => tagger.firstNames(text)));
  if (pronoun === 'they') {
    const company = BOUGHT.exec(story)?.groups?.who ?? '';
    return names.size > 0 || tagger.isPlace(company) ? '' : company;
  }
  const titled = new Set(story.match(TITLED_NAMES));
  if (pronoun) for (const name of [...titled, TALKS.exec(story)?.groups?.who ?? '']) add(name, names);
  const [only = ''] = names.size === 1 ? names : [];
  const gender = genderOf(only, tagger);
  return pronoun && gender && gender !== pronoun ? '' : only;
}

/** Adds a name in place of the first name in it. */
function add(name: string, names: Set<string>): void {
  for (const first of names) if (name.split(/\s/).includes(first)) names.delete(first);
  if (name !== '' && ![...names].some((other) => other.includes(name))) names.add(name);
}

function genderOf(name: string, tagger: Tagger): Recipient['pronoun'] {
  return readRecipient(name).pronoun ?? tagger.pronounOf(name);
}
