import { FIRST_NAMES } from '../../text/first-names.js';
import { classOf } from '../../refine/grammar/word-classes.js';
import { regex } from '../../text/regex.js';
import { inSmall } from './tidy.js';

/** What a note speaks of. */
export interface NoteSubject {
  text: string;
  isPlural: boolean;
  /** It begins with its own article or the like. */
  isDetermined: boolean;
  /** A singular noun that does not stand without an article. */
  needsArticle: boolean;
  /** Somebody who may do what the note tells. */
  isAgent: boolean;
  isEvent: boolean;
  isFee: boolean;
  /** It is counted, so that it certainly lacks an article. */
  isCounted: boolean;
  /** Two things in the singular. */
  pair?: string[] | undefined;
}

const DETERMINER = regex.i`^(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|no|every|each|any|some|all|both|which|what)$`;
const PREPOSITION = /^(?:of|for|in|on|at|from|to|with|by|about|near|outside|behind|between)$/i;
/** Words that belong to no subject. */
const OTHER = regex.iu`^(?:I|we|you|he|she|it|they|me|us|him|them|what(?:so)?ever|whoever|there|here|please|not|never|if|when|because|that|which|who|while|until|after|before|since|so|but|or|as|than|then|just|only|also|still|already|very|too|now|am|is|are|was|were|be|been|has|have|had|will|would|can|could|must|should|may|do|does|did|get|gets|got|let|thanks|sorry|dear|hi|hello|want|need|hope|back|home|away|born|based|yes|ok|how|why|where|what|maybe|tell|ask|say|worth|inside|outside|each|\p{L}+['’](?:m|ve|re|ll|d)|(?:it|he|she|that|there|what|who|here)['’]s|\p{L}+n['’]t)$`;
const COUNT =
  /^(?:[2-9]|\d{2,}(?!\d*\.)|\d[\d,.]*\d|two|three|four|five|six|seven|eight|nine|ten|a dozen|both|several|many|more)$/i;
/** What needs no article, and what needs none by itself: “lunch”, but “a packed lunch”. */
const MASS = regex.i`^(?:parking|recycling|training|homework|swimming|equipment|food|music|transport|childcare|experience|help|cash|access|smoking|news|information|(?:some|any|no|every)(?:one|body|thing)|catering|seating|alcohol|school|work|water|power|electricity|gas|paper|weather|leather|timber|silver|copper|butter|rubber)$`;
const BARE = regex.i`^(?:breakfast|lunch|dinner|tea|coffee|entry|entrance|admission|registration|booking|delivery|shipping|payment|pizza|cake|one)$`;
/** Nouns that are counted, beside those of which the word classes know it. */
const COUNTED = regex.iu`^(?:coach|flight|ferry|office|shop|store|boiler|heating|lift|parcel|order|invoice|server|laptop|page|website|hotel|venue|payment|bathroom|gym|leak|ceiling|deadline|standup|app|projector|receipt|form|copy|key|file|note|sink|toilet|shower|radiator|light|alarm|exam|date|address|time|location|fuse|lock|pipe|tap|fee|lorry|courier|captain|salon|template|rehearsal|concert|match|code|rest|permit|band|money|cause|topic|landlord|tenant|refund|credit note|skip|brewery|bakery|nursery|surgery|gallery|geyser|dehumidifier|park|period|total|price|\p{L}{3,}(?:er|or|ian|hole|light|lamp|pipe|board|yard|phone|line))$`;
/** Relatives whose name is what they are. */
const KIN = /^(?:mum|mom|dad|mummy|daddy|grandad|granddad|grandma|grandpa|gran|nan|nana|auntie)$/i;
const AGENT = regex.iu`^(?:parents?|people|members?|neighbours?|neighbors?|guests?|kids?|children|colleagues?|hotel|airline|company|bank|council|school|team|committee|landlord|landlady|doctor|police|client|customers?|family|staff|husband|wife|son|daughter|mum|dad|mother|father|brother|sister|man|woman|boy|girl|nurse|tenants?|residents?|boss|firm|agency|government|band|choir|club|nobody|someone|everyone|\p{L}{2,}(?:ers|ors|ists|ees|ants)|(?!order|barrier|number|offer|letter|cover|water|paper|weather|power|poster|counter|computer|printer|boiler|cooker|heater|dryer|drawer|gutter|shutter|charger|router|server|folder|banner|newsletter|voucher|register|calendar|floor|door|mirror|elevator|radiator|monitor|motor|tractor|projector|meter|corner|border|butter|dinner|theatre|tower|shower|flower|container|trailer|freezer|mixer|mower|timer|filter|layer|lever|lawnmower|dishwasher|washer|speaker|scanner|toaster|fever|river|timer|summer|winter|september|october|november|december|error|colour|color|sensor|harbour|harbor|flavour|indoor|corridor|plaster|sticker|ladder|hammer|roller|manor|tutor)\p{L}{2,}(?:er|or|ist))$`;
const EVENT = regex.i`^(?:sessions?|meetings?|call|demo|lesson|class|classes|delivery|visit|exam|test|party|rehearsal|practice|match|game|interview|appointment|drill|concert|show|sale|dinner|lunch|breakfast|barbecue|bbq|picnic|fair|fete|festival|trip|tour|walk|run|race|workshop|course|training|ceremony|wedding|funeral|service|collection|inspection|viewing|opening|assembly|play|performance|quiz|raffle|auction|AGM|conference|webinar|standup|stand-up|review|deadline|launch|reception|reunion|open (?:day|evening)|prom|graduation|disco|clean-?up|litter pick|hearing|flight|check-?up)$`;
const FEE = regex.i`^(?:fee|fees|price|cost|charge|rent|deposit|fine|subscription|total|balance|entry|entrance|admission|membership|fare|budget|salary|pay)$`;
/** Verbs that are seldom nouns in the plural, and pasts that are seldom participles. */
export const VERB = regex.i`^(?:starts|opens|leaves|closes|begins|ends|arrives|departs|takes|costs|comes|goes|needs|stays|says|moves|shows|makes|keeps|replaces|brings|lasts|runs|went|broke|failed|arrived|started|stopped|crashed|happened|promised)$`;
const isName = (word: string) => /^\p{Lu}/u.test(word);
const isProperName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && !WEEKDAY.test(word);
const isKnownName = (word: string) => word.toLowerCase() in FIRST_NAMES;
const STREET = /^(?:Road|Street|Lane|Avenue|Close|Drive|Way|Hill|Square|Park|Bridge|Hall|Centre)$/;
const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/;

/** The words before the verb of a note as its subject; undefined for what is no noun phrase. */
export function noteSubject(words: readonly string[]): NoteSubject | undefined {
  const text = words.join(' ');
  if (/[,;:!?()"“”\ue022\ue028\ue03a]/.test(text) || words.some((word) => OTHER.test(word))) return undefined;
  const isDetermined = DETERMINER.test(words[0]!);
  const end = words.findIndex((word) => PREPOSITION.test(word));
  const phrase = words.slice(isDetermined ? 1 : 0, end < 0 ? undefined : end);
  const [head = '', last = ''] = [phrase.at(-1), words.at(-1)];
  if (head === '' || !phrase.every(isPartOf) || !isHead(head, phrase)) return undefined;
  if (!words.slice(isDetermined ? 1 : 0).every(isInPhrase) || !endsPhrase(last)) return undefined;
  // “delivery of the brochures slips”
  const before = classOf(words.at(-2) ?? '');
  if (before.startsWith('S') && classOf(last).includes('Z')) return undefined;
  const small = phrase.map((word, at) => (at === 0 && isTyped(word, phrase) ? inSmall(word) : word));
  const [first = ''] = small;
  if (phrase.length > 1 && !isDetermined && classOf(first).startsWith('V')) return undefined;
  const pair = isPair(phrase) ? small.join(' ').split(/ (?:and|&) /) : undefined;
  const isPlural = phrase.some((word) => /^(?:and|&)$/.test(word)) || isMany(phrase);
  const isProper = isProperName(first) || KIN.test(first) || /^\p{Lu}{2,}$/u.test(text);
  const isOrdinal =
    /^(?:first|next|last|other)$/.test(first) && !/^(?:time|year|month|week)$/.test(phrase[1] ?? '');
  const isNumbered = COUNT.test(first) || /^(?:one$|\d)/.test(first) || /\d$/.test(head);
  const isBare = !isDetermined && !isProper && !/['’]s?$/.test(first);
  const isOne = !isPlural && !MASS.test(head) && !(BARE.test(head) && phrase.length === 1);
  const needsArticle = isBare && (isOrdinal || (!isNumbered && (isOne || pair !== undefined)));
  return {
    text: needsArticle ? [...small, ...words.slice(phrase.length)].join(' ') : text,
    isPlural,
    isDetermined,
    needsArticle,
    isAgent: AGENT.test(head) || isKnownName(first) || (isProper && !STREET.test(head)),
    isEvent: EVENT.test(head),
    isFee: FEE.test(head),
    isCounted: isOrdinal || COUNTED.test(head) || EVENT.test(head) || classOf(head).includes('C'),
    pair: pair && end < 0 ? pair : undefined,
  };
}

/** A capital at the beginning of what was typed as a sentence: “Packed lunch needed.” */
function isTyped(word: string, phrase: readonly string[]): boolean {
  const isKnown = classOf(word.toLowerCase()) !== '' && !isKnownName(word) && !WEEKDAY.test(word);
  return isKnown && /^\p{Lu}\p{Ll}+$/u.test(word) && !phrase.slice(1).some(isName);
}

/** “gym and sauna”: two things, each in the singular. */
function isPair(phrase: readonly string[]): boolean {
  const [one = '', other = '', ...more] = phrase.join(' ').split(/ (?:and|&) /);
  return other !== '' && more.length === 0 && [one, other].every(isOneThing);
}

function isOneThing(words: string): boolean {
  const [head = ''] = words.split(' ').slice(-1);
  return !isMany(words.split(' ')) && !MASS.test(head) && !(BARE.test(words) || /^\d/.test(words));
}

function isPartOf(word: string, at: number, phrase: readonly string[]): boolean {
  if (/^(?:and|&)$/.test(word)) return at > 0 && at < phrase.length - 1;
  return !DETERMINER.test(word) && (at === phrase.length - 1 || isInPhrase(word));
}

/** Whether a word may stand within a noun phrase: no verb, unless it is a noun as well. */
function isInPhrase(word: string): boolean {
  if (isName(word) || /^\d/.test(word) || COUNT.test(word) || DETERMINER.test(word)) return true;
  if (PREPOSITION.test(word) || /^(?:and|&|first|next|last|other|new|one)$/.test(word)) return true;
  return !VERB.test(word) && /^[\p{L}'’-]+$/u.test(word) && !/^(?:[DF]|Z)/.test(classOf(word));
}

/** Whether a noun may be what a note speaks of, but not “van’s”, “34” and “travel” in “bikes travel free”. */
function isHead(word: string, phrase: readonly string[]): boolean {
  if (/['’]s$|^\p{Ll}$/u.test(word) || (phrase.length === 1 && !/\p{L}/u.test(word))) return false;
  const mayBeVerb =
    classOf(word).includes('V') && phrase.slice(0, -1).some((each) => classOf(each).startsWith('S'));
  return !mayBeVerb && (isNoun(word) || /^\d/.test(word));
}

function isNoun(word: string): boolean {
  const kind = classOf(word.toLowerCase());
  if (isName(word) || MASS.test(word) || BARE.test(word) || EVENT.test(word) || COUNTED.test(word))
    return true;
  return kind === '' || (/[NS]/.test(kind) && !/^[VZ]/.test(kind));
}

const endsPhrase = (word: string) => isNoun(word) || /^\d/.test(word) || /^V.*N/.test(classOf(word));

/** Whether a phrase speaks of several: “library books”, “3 plots”, “410 kg”. */
function isMany(phrase: readonly string[]): boolean {
  const [first = '', head = ''] = [phrase[0], phrase.at(-1)];
  if (/^(?:people|children|staff|police)$/i.test(head)) return true;
  if (/^\p{Lu}+$/u.test(head)) return false;
  if (COUNT.test(first) && phrase.length > 1) return true;
  if (/^\d/.test(head)) return phrase.length > 1 ? isMany(phrase.slice(0, 1)) : /\p{L}/u.test(head);
  const kind = classOf(head.toLowerCase());
  return kind === '' ? /\p{Ll}(?<![su])s$/u.test(head) : kind.startsWith('S') || /^Z.*S/.test(kind);
}
