import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { AUTOMATIC, type Brief, type Recipient } from './brief.js';
import { PERSON_OF } from './pronouns.js';
import { readRecipient, TITLED } from './recipient.js';
import { regex } from '../../text/regex.js';

const TO_ANYONE = regex.i`${AUTOMATIC}`;
export const ROLE = String.raw`(?:(?!(?:with|of|for|at|from|to|in|on|about|by|and)\b)\p{Ll}[\p{Ll}'’-]*,? ){1,4}`;
/** What opens “A customer, Mr. Boateng, …”, “One of our customers …”. */
export const OWNER = '(?:[Oo]ne of (?:our|my)|[Aa]n?|[Oo]ur|[Mm]y|[Tt]he)';
const TITLE = String.raw`(?:M(?:rs?|s|iss)|Dr|Prof)[.\ue02e]? `;
const PROPER = String.raw`\p{Lu}[\p{L}'’-]+`;
/** “Helen Marsh”, “Jan de Boer from Zuiderzee Shipping” */
const FULL = String.raw`${PROPER}(?: (?:(?:van|von|de|der) ){0,2}${PROPER})?`;
const COMPANY = String.raw`${PROPER}(?: (?:& )?${PROPER}){0,2}`;
/** “A customer, Mr. Boateng, wants a refund”, “My neighbours Ron and Sylvia fed …” */
const NAMED = regex.u`^(?:(?:It was|It is|It's) )?${OWNER} (?<role>${ROLE})(?<who>(?:${TITLE})?${FULL}(?: and ${FULL})?),? \p{Ll}`;
export const FROM = String.raw`(?: from (?:(?!\p{Lu}\p{Ll}+day\b|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October)${COMPANY}|flat \d+|the \p{Ll}+ floor|next door|upstairs|downstairs))?`;
const TITLED_NAMES = new RegExp(TITLED.source, 'gu');
/** The one whom such words name: “I’ve got a meeting with Dmitri Volkov on Monday”, “I met Claire Dubois”. */
const TALKS = regex.u`(?<!\b(?:because|since|as)\b[^.!?]{0,80})\b(?:(?:meeting|call|session|one-to-one|catch-up|review|interview|appointment|check-?up|lunch|dinner|coffee|chat|visit|fitting|spoke|talked) with|(?:spoke|talked) to|met|cancel on) (?!\p{Lu}\p{Ll}+day\b)(?<who>(?:${TITLE})?${FULL})`;
const BOUGHT = regex.u`\b(?:ordered|bought|hired|rented|booked|got|leased|purchased|ordering|delivery|order|parcel|flight|waiting)\b[^.!?]{0,60}? (?:from|with) (?<who>${COMPANY})`;
const OTHER = /\b(?:from|with) \p{Lu}/u;
const DIED = /\b(?:died|dies|passed away|death|funeral)\b/i;
const MOVES = /\b(?:move|postpone|reschedule|cancel|push|shift|swap|bring forward|instead)\b/i;
export const CUSTOMERS = '(?:customer|client|guest|tenant|member|patient|subscriber)';
const CUSTOMER = new RegExp(`^${CUSTOMERS}s?\\b`);
/** Notes that go to the one whom their story begins with. */
const TO_FIRST = /repl|respon|answer|thank|congratul|(?<!condolence |sympathy )card/i;

/** A name in a pattern; marks that mean something there match anything. */
export const patternOf = (name: string) => name.replace(/[^\p{L}\p{N}\ue000-\uf000 '’&-]/gu, '.');

/** The same, or its first word alone: “Erik” of “Erik Lindqvist”. */
export const callsOf = (name: string) =>
  patternOf(name).replace(/^(?!(?:M(?:rs?|s|iss)|Dr|Prof)\b)(\S+)( \S+)$/, '$1(?:$2|(?! \\p{Lu}))');

/** Greets the one whom a letter to “him”, “her” or “them”, or about a customer, speaks of: “We ordered chairs from EventPro. Write to them”. */
export function findReader(brief: Brief): void {
  const { recipient, parts, kindName = '' } = brief;
  if (TO_ANYONE.test(kindName)) return;
  if (recipient && !/^(?:|him|her|them)$/i.test(recipient.words)) return;
  const pronoun = recipient?.pronoun ?? PERSON_OF[recipient?.words.toLowerCase() ?? ''];
  const story = parts.map(({ text }) => text).join('\n');
  const { role = '', who = '' } = NAMED.exec(parts[0]?.text ?? '')?.groups ?? {};
  const only = onlyName(story, pronoun, brief.tagger);
  const isMet = only !== '' && TALKS.exec(story)?.groups?.who?.startsWith(only) && MOVES.test(story);
  if (!recipient && !CUSTOMER.test(role) && !(TO_FIRST.test(kindName) && !DIED.test(story)) && !isMet) return;
  const isOther = pronoun !== undefined && (genderOf(who, brief.tagger) ?? pronoun) !== pronoun;
  const name = who !== '' && !isOther ? who : only;
  if (name === '') return;
  const full = new RegExp(`${patternOf(name)}(?: ${PROPER})?${FROM}`, 'u').exec(story)?.[0];
  brief.recipient = { ...recipient, ...(pronoun && { pronoun }), ...readRecipient(full ?? capitalise(name)) };
}

/** The only name in a story that “him”, “her” or “them” may be; without such a word, its only first name. */
function onlyName(story: string, pronoun: Recipient['pronoun'], tagger: Tagger): string {
  const firsts = story.split('\n').flatMap((text) => tagger.firstNames(text));
  const { who: company = '' } = (pronoun === 'they' && BOUGHT.exec(story)?.groups) || {};
  if (company !== '')
    return firsts.length > 0 || tagger.isPlace(company) || OTHER.test(story.replaceAll(company, ''))
      ? ''
      : company;
  const { who = '' } = TALKS.exec(story)?.groups ?? {};
  const [only = '', ...others] = [
    ...(pronoun
      ? [...(story.match(TITLED_NAMES) ?? []).map((name) => name.replace(/['’]s?$/, '')), who]
      : [who].filter((name) => TITLED.test(name))),
    ...firsts,
  ].filter((name) => name !== '' && (!pronoun || (genderOf(name, tagger) ?? pronoun) === pronoun));
  return others.every((name) => only.includes(name)) ? only : '';
}

function genderOf(name: string, tagger: Tagger): Recipient['pronoun'] {
  return readRecipient(name).pronoun ?? tagger.pronounOf(name);
}

/** Whether an act is done to the reader, as far as one knows. */
export function isReader(person: string | undefined, { recipient, parts }: Brief): boolean {
  if (person === undefined || /^(?:him|her|them|us|me)$/i.test(person)) return true;
  // “Potluck, tell Lina what you bring”: whom a later act names is not the reader.
  if (recipient === undefined) return parts.length === 0 && !/\s(?:what|when|who|how|if)$/i.test(person);
  const name = person.toLowerCase();
  return (
    recipient.words.toLowerCase().includes(name) ||
    name.includes((recipient.name ?? recipient.words).toLowerCase())
  );
}
