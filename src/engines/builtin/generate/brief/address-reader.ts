import { toInfinitive } from '../grammar/tagger.js';

const OTHER_PERSON = /\b(?!I\b)\p{Lu}[\p{Ll}]+(?:'s)?\b/gu;

/**
 * Turns "if he can send his slides" into "if you can send your slides": a prompt speaks of the recipient, a letter
 * speaks to them. Left alone where another person is named whom "he" or "she" could mean.
 */
export function addressReader(text: string, recipient: string | undefined): string {
  if (
    /\b(?:my|our)\s+(?:sister|brother|mother|father|wife|husband|son|daughter|boss|manager|colleague|friend|partner|child|doctor|mum|mom|dad)\b/i.test(
      text,
    )
  )
    return text;
  const others = [...text.matchAll(OTHER_PERSON)]
    .map((match) => match[0])
    .filter((name) => !recipient?.includes(name.replace(/'s$/, '')));
  const single =
    others.length === 0 ||
    !/\b(?:he|she|him|his|her)\b/i.test(text) ||
    others.every((name) => NOT_PEOPLE.test(name));
  let changed = text;
  if (single)
    changed = changed
      .replace(/\b(?:he|she)\s+([\p{L}']+)/giu, (_, verb: string) => `you ${secondPerson(verb)}`)
      .replace(/\bhimself\b|\bherself\b/gi, 'yourself')
      .replace(/\bhim\b/gi, 'you')
      .replace(/\bhis\b|\bher\b(?=\s+\p{L})/giu, 'your')
      .replace(/\bher\b/gi, 'you');
  if (
    !/\b(?:the|our|these|those|two|all|some|new)\s+[\p{L}-]+s\b/iu.test(
      text.slice(0, text.search(/\bthe(?:y|m|ir)\b/i) + 1),
    )
  )
    changed = changed
      .replace(/\bthey\b/gi, 'you')
      .replace(/\bthem\b/gi, 'you')
      .replace(/\btheir\b/gi, 'your')
      .replace(/\btheirs\b/gi, 'yours');
  return changed.replace(/^you(?=\s)/, 'you').replace(/([.!?]\s+)you(r?)\b/g, '$1You$2');
}

const NOT_PEOPLE =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|Ms|Dr|Acme|Zoom|Google|Excel|Teams|Slack|Easter|Christmas)/;

const SECOND_PERSON: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  "wasn't": "weren't",
};

function secondPerson(verb: string): string {
  const lower = verb.toLowerCase();
  if (SECOND_PERSON[lower]) return SECOND_PERSON[lower];
  return /[^s]s$/.test(lower) && !/^(?:always|perhaps|plus)$/.test(lower)
    ? toInfinitive(lower, 'PresentTense')
    : verb;
}
