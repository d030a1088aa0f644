import { ACT_VERBS } from '../data/act-verbs.js';
import { namesPeople } from '../data/people-nouns.js';
import { trimPhrase } from './sentences.js';

/** Where the recipient after an act's verb ends and what the act is about begins. */
const MARKER =
  /^(?:if|whether|to|for|that|about|on|of|with|a|an|the|some|know|whose|who|when|how|why|what|where|because|at|from|after|before|since|until|by|during|following|regarding|concerning|again|\d+)$/i;

const GROUP =
  /^(?:everyone|everybody|all|hr|it|finance|accounting|sales|marketing|support|management|mum|mom|dad|grandma|grandpa)$/i;

const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Madam|Frau|Herr|Madame|Monsieur|Señora?|Sra?|Aunt|Uncle|Coach|Rev|Father|Sister|Captain)\.?$/;

/** Days, and those months that are nobody's name: "move it to Thursday" goes to nobody called so. */
const CALENDAR =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|July|September|October|November|December|Christmas|Easter)$/;

/** A person or group at the head of a text, up to the word that begins something else. */
export function takePerson(text: string): { person: string | undefined; after: string } {
  const words = text.split(/(?<=\s)/);
  const taken: string[] = [];
  for (const word of words) {
    const bare = word.trim().replace(/[,:;.]+$/, '');
    const first = taken.length === 0;
    const isArticle = /^(?:an?|the|my|our|all|some|every|each|both)$/i.test(bare);
    if (bare === '' || (!first && ACT_VERBS[bare.toLowerCase()] !== undefined)) break;
    if (MARKER.test(bare) && !(isArticle && taken.every((item) => /^(?:all|to)$/i.test(item.trim())))) {
      if (bare.toLowerCase() !== 'of' || taken.length === 0) break;
    }
    if (
      !first &&
      /^(?:inviting|asking|which|she|he|we|I|they|is|are|and|or|but|could|can|would|his|her|their|please|in|need)$/i.test(
        bare,
      )
    )
      break;
    taken.push(word);
    if (/[,:;.]$/.test(word.trim()) && !TITLE.test(word.trim())) break;
    if (taken.length >= 6) break;
  }
  const person = trimPhrase(taken.join(''));
  return looksLikePerson(person)
    ? { person: cleanRecipient(person), after: text.slice(taken.join('').length) }
    : { person: undefined, after: text };
}

function looksLikePerson(phrase: string): boolean {
  if (phrase === '') return false;
  const words = phrase.split(/\s+/);
  if (words.every((word) => CALENDAR.test(word))) return false;
  if (words.every((word) => /^\p{Lu}/u.test(word))) return true;
  return (
    GROUP.test(phrase) ||
    namesPeople(phrase) ||
    (/^(?:my|our|the|a|an|all|both)\s/i.test(phrase) &&
      (namesPeople(phrase) ||
        /\p{Lu}\p{L}+$/u.test(phrase) ||
        /(?:authority|landlord|bank|insurance|provider|supplier|airline|utility|embassy|centre|center|context|office|service|association|board|council)$/i.test(
          phrase,
        )))
  );
}

/** "my manager Priya" is Priya; "the sales team" is the sales team. */
export function cleanRecipient(phrase: string): string {
  const named = /^(?:my|our|the|a)\s+(?:[\p{Ll}-]+\s+){1,3}((?:\p{Lu}[\p{L}'.-]+\s?)+)$/u.exec(phrase);
  return trimPhrase(
    named?.[1] ?? phrase.replace(/^(?:all\s+)?(?:the|my|our|an?|all)\s+(?:of\s+)?(?:the|my|our)?\s*/i, ''),
  );
}
