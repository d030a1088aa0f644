import { articleFor } from '../../refine/text/words.js';
import { regex } from '../../text/regex.js';
import { noteSubject } from './note-subject.js';

/** Needs no article: “You are invited to lunch”. */
const MEAL = /^(?:dinner|lunch|brunch)\b/i;
const STREET = '(?:Road|Street|Lane|Avenue|Close|Drive|Crescent|Terrace|Grove)';
/** “Invite for housewarming”: an event that lacks its article. */
export const BARE_EVENT = regex.iu`^(?!(?:the|an?|my|our|your|his|her|their|this|every)\s)(?:\p{Ll}+ )?(?:housewarming|open (?:day|house|evening)|party|barbecue|BBQ|dinner|lunch|brunch|picnic|wedding|reception|reunion|get-together|baby shower|workshop|screening)(?=$|\s(?:at|on|in|for)\s)`;
const EVENT = regex.u`^(?<event>(?:(?!\s(?:on|at|in)\s)[^\d,]){4,60}?) (?<when>(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*[ \ue020])?\d{1,2}(?:st|nd|rd|th)?[ \ue020](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*(?:,? \d\S*)?)(?=$|[ ,])`;
const BEFORE_STREET = new RegExp(
  `(?<=\\d\\S*[ap]m|\\d[-–\\ue02d]\\d{1,2}) (?=\\p{Lu}\\p{Ll}+ ${STREET}(?!\\p{L}))`,
  'u',
);

/** What a letter is about, with its article where that is certain: “wrong bill” as “the wrong bill”. */
export function nameMatter(subject: string): string {
  const event = nameEvent(subject);
  if (event !== subject) return event;
  const { text = subject, needsArticle = false, isCounted = false } = noteSubject(subject.split(' ')) ?? {};
  return needsArticle && isCounted ? `the ${text}` : subject;
}

/** “street party Sat 14 June 2-8pm Elm Close” as “a street party on Sat 14 June 2-8pm, at Elm Close” */
export function nameEvent(words: string): string {
  const { event = '' } = EVENT.exec(words)?.groups ?? {};
  const dated = event === '' ? words : `${event} on${words.slice(event.length)}`;
  return placeAt(
    dated.replace(BARE_EVENT, (bare) => (MEAL.test(bare) ? bare : `${articleFor(bare)} ${bare}`)),
  );
}

/** “2-8pm Elm Close” as “2-8pm, at Elm Close” */
export const placeAt = (words: string): string => words.replace(BEFORE_STREET, ', at ');
