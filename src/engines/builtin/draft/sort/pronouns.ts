import { classOf } from '../../refine/grammar/word-classes.js';
import { baseOfThird } from '../../refine/verbs/inflect.js';
import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { PLURAL_VERBS_WITH_NEGATIONS } from '../../text/plural-verbs.js';
import { regex } from '../../text/regex.js';

export type ThirdPerson = 'he' | 'she' | 'they';

/** The person whom an object pronoun means: “she” for “her”. */
export const PERSON_OF: Readonly<Record<string, ThirdPerson>> = { him: 'he', her: 'she', them: 'they' };

const FORMS = {
  he: { object: 'him', possessive: 'his', own: 'his', self: 'himself' },
  she: { object: 'her', possessive: 'her', own: 'hers', self: 'herself' },
  they: { object: 'them', possessive: 'their', own: 'theirs', self: 'themselves' },
};
const MODAL = regex.u`^(?:can|could|will|would|shall|should|may|might|must|cannot|can't|couldn't|won't|wouldn't|shouldn't|mustn't|had|hadn't|did|didn't)$`;
const PAST = regex.u`(?:ed|went|came|left|bought|said|told|sent|got|gave|took|made|paid|found|lent|lost|kept|broke|brought|thought|wrote|rang|fell|knew|forgot|chose|drove|ran|sold|held|met|saw|spoke|heard|felt|built|spent|stood|won|began|threw|drew|sang|slept|taught|caught)$`;
/** “’s” before these is “has”. */
const PERFECT = regex.iu`^(?:got|been|had|chosen|taken|gone|done|seen|written|(?!(?:interest|excit|worri|marri|tir|delight|pleas|allow|invit|suppos|bor|scar|retir)ed)\p{L}+ed)$`;
/** Words in -s that are no verbs, and verbs whose plain form is uncertain: “focuses”. */
const NOT_A_VERB = /^(?:always|sometimes|perhaps|thus|besides|\p{Ll}+wards|\p{Ll}{2,}uses)$/u;
const ASKING = 'can|could|would|will|did|does|is|was|has|should|shall|may|might|must';
const matchCase = (like: string, word: string) => (/^\p{Lu}/u.test(like) ? capitalise(word) : word);
const ADVERB = 'also|already|still|just|never|always|really|probably|even|now|then|only|soon';
/** After these words “her” is an object: “give her the key”. */
const AFTER_OBJECT = String.raw`(?:(?<=\b(?:promised|gave|give|owe|owed|told|offered|showed|lent) her)(?=\s\p{Ll})|(?=\s+(?:the|an?|some|our|my|to|for|at|in|on|by|and|or|about|that|if|when|whether|before|after|with|from|until|as|so|because|again|back|(?:next|last) (?:week|month|year|time|\p{Lu})|this|tomorrow|today|tonight|later|soon|now|then|every|up|out|off|\d+)\b|\s*[.,;:!?]|\s*$))`;

/** Turns what is said of the reader into the second person: “he's sending his invoice” becomes “you're sending your invoice”. Returns null for a verb whose form is uncertain; without `inflects`, any in -s outside a closed list. */
export function toReader(text: string, person: ThirdPerson, inflects = true): string | null {
  const { object, possessive, own, self } = FORMS[person];
  let isCertain = true;
  const subject = regex.giu`(?:\b(${ASKING})\s+)?\b${person}\b(['’](?:s|re|ve|ll|d))?((?:\s+(?:${ADVERB}))*)(?:(\s+)([\p{L}’']+))?`;
  const replaced = text.replace(
    subject,
    (
      whole,
      asking: string | undefined,
      contraction: string | undefined,
      adverbs: string,
      space = '',
      verb = '',
    ) => {
      // “when can he come”, “does she know”
      if (asking)
        return `${matchCase(asking, PLURAL_VERBS_WITH_NEGATIONS[asking.toLowerCase()] ?? asking)} you${adverbs}${space}${verb}`;
      const you = /^\p{Lu}/u.test(whole) ? 'You' : 'you';
      if (person === 'they') return `${you}${contraction ?? ''}${adverbs}${space}${verb}`;
      const plain = verb.replace('’', "'").toLowerCase();
      if (contraction) {
        const mended = contraction.endsWith('s') ? (PERFECT.test(plain) ? "'ve" : "'re") : contraction;
        return `${you}${mended}${adverbs}${space}${verb}`;
      }
      const agreed = verbOfYou(plain, verb, inflects);
      if (agreed === undefined) isCertain = false;
      return `${you}${adverbs}${space}${agreed ?? verb}`;
    },
  );
  if (!isCertain) return null;
  return replaced
    .replace(regex.gi`\b${self}\b`, person === 'they' ? 'yourselves' : 'yourself')
    .replace(regex.giu`\b${object}\b${object === possessive ? AFTER_OBJECT : ''}`, 'you')
    .replace(regex.gi`\b${own === possessive ? 'hishis' : own}\b`, 'yours')
    .replace(regex.gi`\b${possessive}\b`, (word) => (/^\p{Lu}/u.test(word) ? 'Your' : 'your'));
}

const ALL = /^They (?:can|could|should|must|may|will|need to)\s/;
const MANY = regex.i`\b(?:people|children|kids|(?:customer|client|guest|tenant|member|parent|neighbou?r|resident|owner|driver|worker|builder|visitor|colleague|friend|volunteer|supplier|student|pupil|player|teacher)s)\b`;

/** “They can call me if they have questions” as “You can …” in a letter to a group, whose story names no others. */
export function toGroup(text: string, group: string | undefined, story: string): string {
  const isGroup = group !== undefined && ALL.test(text) && !MANY.test(story.replaceAll(group, ''));
  return (isGroup && toReader(text, 'they')) || text;
}

/** The form of a third-person verb that “you” takes; undefined where it is uncertain. */
export function verbOfYou(plain: string, verb = plain, inflects = true): string | undefined {
  // Learners write “he pay”.
  if (MODAL.test(plain) || PAST.test(plain) || classOf(plain).startsWith('V')) return verb;
  const isThird = inflects && /^\p{Ll}+[^\Ws]s$/u.test(plain) && !NOT_A_VERB.test(plain);
  return PLURAL_VERBS_WITH_NEGATIONS[plain] ?? (isThird ? baseOfThird(plain) : undefined);
}

/** Whether a text speaks of somebody in this person. */
export function speaksOf(text: string, person: ThirdPerson): boolean {
  return formsOf(person).test(text);
}

/** “he”, “him” and “his”, in a text. */
function formsOf(person: ThirdPerson): RegExp {
  const { object, possessive } = FORMS[person];
  return regex.i`\b(?:${person}|${object}|${possessive})\b`;
}

/** People whom “he” and “she” may be instead of the reader. */
export const PEOPLE = regex.i`\b(?:father|dad|husband|son|brother|uncle|grandfather|grandad|mother|mum|mom|wife|daughter|sister|aunt|grandmother|grandma|boss|manager|colleague|friend|partner|client|customer|teacher|doctor|neighbou?r|assistant)\b`;
const OTHERS = regex.i`${PEOPLE.source.slice(0, -3)}|dog|cat|pet|puppy|driver|tenant|builder|buyer|seller|courier|nurse|waiter|guest|patient|student|pupil|passenger|inspector|contractor|plumber|electrician|landlord|thie(?:f|ve)|child(?:ren)?|kid)s?\b`;

const MEN = /\b(?:father|dad|husband|son|brother|uncle|grandfather|grandad|nephew)s?\b/gi;
const WOMEN = /\b(?:mother|mum|mom|wife|daughter|sister|aunt|grandmother|grandma|niece)s?\b/gi;

/** Words without the relatives who are certainly not “he”, or not “she”, and without “your daughter’s”. */
export function withoutOpposite(words: string, person?: ThirdPerson): string {
  const others = words.replace(/\byour \p{Ll}+['’\ue027]s\b/giu, '');
  return person === 'he' ? others.replace(WOMEN, '') : person === 'she' ? others.replace(MEN, '') : others;
}

/** Whether words name somebody besides the reader before they say “he”, “she” or “they”. */
export function namesOther(words: string, person: ThirdPerson, tagger: Tagger, reader = ''): boolean {
  const at = words.search(formsOf(person));
  const before = words.slice(0, Math.max(at, 0));
  if (person === 'they') return OTHERS.exec(before)?.[0].endsWith('s') ?? false;
  const isOther = (name: string) => !reader.includes(name) && (tagger.pronounOf(name) ?? person) === person;
  return OTHERS.test(withoutOpposite(before, person)) || tagger.firstNames(before).some(isOther);
}

/** Whom “he” and “she” are more likely to be than a reader. */
const RELATIVES = regex.iu`\b(?:my|our) (?:\p{Ll}+ )?(?:son|daughter|child|husband|wife|partner|mum|mom|mother|dad|father|brother|sister)\b`;

const FAMILY = /\bmy (?:parents|grandparents|children|kids|sons|daughters|brothers|sisters|in-laws)\b/i;

/** In which person words speak of a reader whose pronoun is not known; `said` is the prompt's content. “them” alone may be things. */
export function spokenOf(words: string, said = ''): ThirdPerson | undefined {
  if (/\b(?:they|their)\b/i.test(words)) return FAMILY.test(said) ? undefined : 'they';
  const person = (['he', 'she'] as const).find((each) => speaksOf(words, each));
  return RELATIVES.test(withoutOpposite(said, person)) ? undefined : person;
}
