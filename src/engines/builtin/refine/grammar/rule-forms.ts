import { IRREGULAR_PLURALS, NOT_SURELY_SINGULAR, SINGULAR_IN_S } from '../data/agreement-nouns.js';
import { IRREGULAR_VERBS } from '../data/irregular-verbs.js';
import { NOMINAL_VERBS } from '../data/nominal-verbs.js';
import { pluralOf } from '../text/occurrences.js';
import { capitalise, uncapitalise, wordSet } from '../text/words.js';
import { PLURAL_VERBS, SINGULAR_VERBS } from '../../text/plural-verbs.js';
import { classOf } from './word-classes.js';
import { baseOfPast, baseOfThird, formsOf, isPastForm } from '../verbs/inflect.js';

const UNCOUNTED = wordSet`
  music money information work research traffic progress food water advice help bread rain snow snowfall
  software furniture equipment luggage clothing knowledge feedback evidence homework news health weather luck
  staff police cattle fish sheep aircraft series species dust sand dirt mud grass hair air oil milk rice sugar
  salt flour juice meat grammar pollution electricity education smoke experience
`;
/** Who or what may own something. */
const OWNER =
  /(?:er|or|ist|ian|ant|ent|m[ae]n|boy|girl|child|kid|baby|friend|cat|dog|horse|wife|husband|mum|mom|dad|aunt|uncle|boss|guest|nurse|chef|lady|son|cousin|company|shop|school|club|team|council|neighbour|vet|mate|family|couple|queen|king|hospital|church|year|month|week|(?<!holi)day|night|else)$/;
const SUBJECTS: Readonly<Record<string, string>> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' };
const isThird = (subject: string) => /^(?:he|she|it)$/i.test(subject);
const third = (verb: string) => formsOf(verb.toLowerCase()).third;
const base = (verb: string) => baseOfPast(verb) ?? verb.toLowerCase();

const stemOf = (adjective: string) =>
  adjective
    .replace(/y$/, 'i')
    .replace(/e$/, '')
    .replace(/(?<=^(?:big|hot|thin))$/, adjective.slice(-1));

const isSurelySingular = (noun: string) =>
  !NOT_SURELY_SINGULAR.has(noun) && !/(?:s|ed|ing|(?<!gu|for|inter|requ|pri)est)$/.test(noun);
const isSurelyPlural = (noun: string) =>
  IRREGULAR_PLURALS.has(noun) || (/[^su]s$/.test(noun) && !noun.endsWith('is') && !SINGULAR_IN_S.has(noun));

const ofGerund = (gerund: string): string =>
  IRREGULAR_VERBS.find((verb) => formsOf(verb.base).gerund === gerund)?.base ??
  base(gerund.replace(/ing$/, 'ed'));

/** A form of the verb for a noun of doing, or that of a verb like “carried out”; what the verb takes with it stays after it. */
function actOf(noun: string, form: 'base' | 'third' | 'past' | 'participle' | 'gerund'): string {
  const [verb = '', ...rest] = (
    NOMINAL_VERBS.get(noun.toLowerCase()) ?? ofGerund(noun.replace(/ of$/, ''))
  ).split(' ');
  return [{ base: verb, ...formsOf(verb) }[form], ...rest].join(' ');
}

const lightForm = (light: string) =>
  (/^\p{L}+ing\b/u.test(light) && 'gerund') ||
  (/^\p{L}+s\b/u.test(light) && 'third') ||
  (light.startsWith('undertaken') && 'participle') ||
  (isPastForm(light.split(' ')[0]!) ? 'past' : 'base');

/** What a grammar rule may make of the words it matched, under the names that rules use: `base($2)`. */
export const RULE_FORMS: Readonly<Record<string, (word: string, other: string) => string>> = {
  capital: capitalise,
  plural: pluralOf,
  pluralIfCounted: (noun) =>
    classOf(pluralOf(noun)).startsWith('S') && !UNCOUNTED.has(noun) ? pluralOf(noun) : noun,
  pluralIfNoun: (word) => (/N/.test(classOf(word.toLowerCase())) ? pluralOf(word) : `${word}'s`),
  perfected: (verb) => (/[PDJRF]/.test(classOf(verb)) ? verb : formsOf(verb).participle),
  muchOf: (degree) => (degree ? `${degree} much` : 'a lot of'),
  unowned: (owner) => {
    const noun = owner.slice(0, -2);
    return classOf(noun.toLowerCase()).includes('N') && !OWNER.test(noun) ? pluralOf(noun) : owner;
  },
  singular: (plural) =>
    plural
      .replace(/ies$/, 'y')
      .replace(/(?<=ss|sh|ch|x)es$/, '')
      .replace(/s$/, ''),
  adjective: (adverb) => adverb.replace(/ly$/, ''),
  pastOf: (verb) => formsOf(verb.endsWith('s') ? baseOfThird(verb) : verb).past,
  subject: (object) => SUBJECTS[object.toLowerCase()] ?? object,
  base,
  third,
  gerund: (verb) => formsOf(verb.toLowerCase()).gerund,
  participleOfThird: (verb) => formsOf(baseOfThird(verb)).participle,
  gerundOfThird: (verb) => formsOf(baseOfThird(verb)).gerund,
  withoutBe: (subjectAndBe) => subjectAndBe.replace(/ \p{L}+$/u, ''),
  am: (subject) => (isThird(subject) ? 'is' : /^i$/i.test(subject) ? 'am' : 'are'),
  was: (noun) => (isSurelyPlural(noun) ? 'were' : 'was'),
  be: (noun) => (isSurelyPlural(noun) ? 'are' : 'is'),
  finite: (verb, noun) => (isSurelyPlural(noun) ? verb : third(verb)),
  article: (noun) => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`,
  stative: (subjectAndVerb, gerund) => {
    const [subject = ''] = subjectAndVerb.split(' ');
    const verb = base(gerund.replace(/ing$/i, 'ed'));
    return `${subject} ${isThird(subject) ? third(verb) : verb}`;
  },
  pastOfGerund: (gerund) => formsOf(ofGerund(gerund)).past,
  ofGerund,
  finiteOfGerund: (gerund, noun) => RULE_FORMS.finite!(ofGerund(gerund), noun),
  participle: (verb) => formsOf(base(verb)).participle,
  past: (participle, subject) => {
    if (participle === 'been' && /^(?:we|you|they)$/i.test(subject)) return 'were';
    return participle === 'had' ? 'had' : formsOf(base(participle)).past;
  },
  doesFor: (noun) => (isSurelyPlural(noun) ? 'do' : 'does'),
  haveFor: (subject) => (isThird(subject) ? 'has' : 'have'),
  present: (verb, subject) => {
    if (isThird(subject)) return third(verb);
    return verb === 'be' ? (subject === 'I' ? 'am' : 'are') : verb;
  },
  perfect: (subjectAndVerb) => {
    const subject = subjectAndVerb.replace(/['’](?:m|s|re)$| (?:am|is|are)$/i, '');
    return `${subject} ${isThird(subject) ? 'has' : 'have'}`;
  },
  singularVerb: (verb) => SINGULAR_VERBS[verb.toLowerCase()] ?? verb,
  pluralVerb: (verb) => (verb === 'am' ? 'are' : (PLURAL_VERBS[verb.toLowerCase()] ?? baseOfThird(verb))),
  singularIf: (verb, noun) =>
    isSurelySingular(noun) ? (SINGULAR_VERBS[verb.toLowerCase()] ?? third(verb)) : verb,
  pluralIf: (verb, noun) =>
    isSurelyPlural(noun) ? (PLURAL_VERBS[verb.toLowerCase()] ?? baseOfThird(verb)) : verb,
  pastHelper: (helper, verb) => (isPastForm(verb) && helper !== 'Do' ? 'did' : helper),
  baseIfPast: (verb) => (isPastForm(verb) ? base(verb) : verb),
  withoutS: (verb) => ({ has: 'have', is: 'be' })[verb.toLowerCase()] ?? baseOfThird(verb),
  joinHelper: (helper, verb) =>
    helper === 'did' ? formsOf(verb).past : helper === 'does' ? third(verb) : verb,
  plurally: (verb) => `there${verb.replace(/^['’]s| is/i, ' are').replace(/ was/i, ' were')}`,
  hyphened: (words) => words.replace(' ', '-'),
  lower: (words) => uncapitalise(words),
  done: (noun) => actOf(noun, 'participle'),
  doing: (noun) => actOf(noun, 'gerund'),
  likeLight: (light, noun) => actOf(noun, lightForm(light.toLowerCase())),
  agreed: (verb, noun) => RULE_FORMS[isSurelyPlural(noun) ? 'pluralVerb' : 'singularVerb']!(verb, ''),
  adverbBefore: (adjective) => adjective && `${RULE_FORMS.adverb!(adjective, '')} `,
  adverb: (word) => {
    if (word.endsWith('ic')) return `${word}ally`;
    return word.endsWith('le') ? word.replace(/e$/, 'y') : `${word.replace(/y$/, 'i')}ly`;
  },
  anyFor: (least, no) =>
    least.replace(/^no /i, '') || no.replace(/^none$/i, 'no').replace(/^(?:no)?/i, 'any'),
  inPlace: (before, place) => `${before} ${RULE_FORMS.article!(place, '')}`,
  degree: (most, adjective) =>
    /^more/i.test(most) ? `${stemOf(adjective)}er` : `the ${stemOf(adjective)}est`,
  est: (adjective) => `${stemOf(adjective)}est`,
  between: (verbAndParticle, object) => verbAndParticle.replace(' ', ` ${object} `),
  sinceOr: (span) => (span ? `for ${span}` : 'since '),
  since: (span) => `${span.endsWith('s') ? 'for' : 'since'} ${span}`,
};
