import { CALM_TURNS } from '../data/calm-turns.js';
import { CHEERFUL, GOOD_NEWS, HARD_FACT, HARD_RULE, openings } from '../data/kind-openings.js';
import { kindTurns, type Teller } from '../data/kind-turns.js';
import { NOUN_VERBS, REQUEST_VERBS } from '../data/polite-words.js';
import { applyRules, type GrammarRule } from '../grammar/read-rules.js';
import { editProse } from '../text/edit-prose.js';
import { joinSentences, markRequests, splitSentences } from '../text/sentences.js';
import { capitalise, isCommonName, uncapitalise } from '../text/words.js';
import { calmMarks } from './calm-marks.js';
import { speak } from './relax.js';
import { regex } from '../../text/regex.js';

/** Says “please”, asks, or is no order: “Take care”, “Take That played”. */
const STAYS = regex.iu`\b(?:please|kindly|pls|plz|drop (?:me|us) a line|(?:talk|speak|chat) (?:soon|later|to you (?:soon|later))|feel free|keep up the|get ready|(?:do not|don['’]t) miss|have an? (?:good|nice|great)|enjoy|keep in touch|stay tuned|see you)\b|^[^.!?]{3,80} and you(?:['’]ll| will)\b|^(?:(?:also|and|so|but),? )?(?:do|does|did|have|be) (?:I|you|we|they|he|she|it|the|your|my|our|their|his|her|this|that|these|those|any|some|\p{L}{3,15}s)\b.*\?|^(?:take (?:care|heart|that\b)|get (?:well|lost)\b|call me (?:an? |old|crazy|silly|mad|\p{Ll}+-)|stop \p{Ll}+ing\b(?!(?!.*\bwith our\b).*\b(?:me|my|us|our|your|here|so|at)\b)|be (?:my|our) guest\b|be my\b|come on\b|go (?:on|for)\b|let me (?:see|think)\b)|\bsaid\b|^(?:find|get|think) of\b`;
/** What may stand before an order: a greeting by name, or a word that joins it to the sentence before. */
const LEAD = String.raw`^((?:(?:hi|hello|hey|dear)(?: there)?(?:,? \p{Lu}[\p{L}'’-]+){0,3}, |(?:(?:and|so|then|also|next(?: time)?|first),?|(?:if|when|once|before|after|until|unless|as soon as|in (?:the )?future|next time|from now on|in that case|for (?:emergencies|questions|details)|otherwise)(?: [^,;:.!?\n]{2,80})?,|[^:;.!?\n]{3,60}:) )?)`;
const OBJECT = String.raw`(?:now|today),? or|\d{3,}|the|an?|your|my|our|his|her|their|me|us|him|them|it|this|that|these|those|all|every|each|any|some|no(?!\.)|back|at|there|here|with|after|when|twice|something|everything|everyone|more|another|less|fewer|only|within|before|by|to me|to us|off|up|again|online|\p{Ll}{3,12}ing`;
/** “Set up was easy”: no order. */
const IS_NOUN = String.raw`(?! (?:up|off|out|down|back|in) (?:was|were|is|are|took|takes|went)\b)`;
const ORDER = regex.iu`${LEAD}((?:(?:do not|don['’]t|never|always) )?(?:(?:${REQUEST_VERBS})(?= (?!(?:is|are|was|were|has|have|had|will|can|of|cost|takes?)\b)[\p{L}\p{N}${'$'}£€“"']|[.!]*$)|(?!order (?:\d|(?:no|number|nr|ref|reference|id)\b))(?:${NOUN_VERBS})${IS_NOUN}(?= (?:${OBJECT})\b))|(?:do not|don['’]t) (?!(?:you|want|need|mind|care|know|like|can|get me|even|have (?!to\b))\b)\p{Ll}{2,20}(?= ))`;

/** What begins like an order: “Do you know them?”, “Don't see what you need?” */
const QUESTION = /\?["”')]*$|^(?:(?:do|did) (?:you|I|we|they)|(?:does|did) (?:he|she|it))\b/i;
/** A second order in the sentence of the first. */
const SECOND_ORDER = regex.giu`(?<=^please [^.!?;\n]{3,120}?),? and (?=(?:do not|don['’]t|never) \p{Ll})`;
/** Steps to follow, of which none is a favour. */
const STEPS_MIN = 4;
const STEP =
  /(?:^|[.!?] )(?:Mix|Stir|Bake|Preheat|Whisk|Chop|Boil|Simmer|Serve|Pour|Press|Click|Select|Tap|Insert|Tighten|Heat|Cook|Peel|Slice|Drain)\b/;
const PERSONAL = /\b(?:I|[Ww]e|me|us|my|our)\b/;

const BE = String.raw`(?:is|are|was|were|has been|have been|will be)`;
const REFUSED = String.raw`(?:picked|chosen|placed|allowed|permitted|available|possible|included|covered|refundable|accepted|eligible|selected|approved|shortlisted|successful|valid(?! without)|in stock|transferable|ready|accessible|admitted|entitled|suitable|provided)`;
const GONE = String.raw`(?:unavailable|out of (?:stock|order|service)|sold out|fully booked|full|closed|cancelled|canceled|postponed|delayed|declined|rejected|refused|denied|unsuccessful|discontinued|not (?:${REFUSED})|no longer (?:${REFUSED})|filled|non-refundable)(?=[.,;!?]|$| (?:for|on|at|in|to|until|from|because|due|and|between|this|today|tomorrow|next|during|by|under|within|after|while|when|over|without|with|if|,)\b)`;
const GOOD = String.raw`(?:say|beat|beaten|overstate|thank|wait|recommend|stress|believe|imagine|charge|share|fault|complain|miss|go wrong|help but|praise|tell you|expect|stop|stand|sold|shared|missed|matched|ignored|overstated|reached|hear|remember|see (?:why|any)|think|find (?:the|it|my|a|any)|afford to|explain)`;
const SOLD = String.raw`(?:give(?! up\b)|offer|accept|provide|sell|ship|deliver|take|refund|exchange|issue|make|allow|support|replace|repair|extend|reserve|cover|do|hold|have(?! to\b| an? (?:waiting|minimum|set|fixed|fee|limit))|reply|respond|serve|rent|lend|work|open)(?! (?:complaints|hidden|compromises?|any (?:complaints|hidden|extra)|(?:it|this|that|these|them|your?|our) (?:\p{Ll}+ )?(?:lightly|for granted)|too|harm|(?:your|any) (?:\p{Ll}+ )?(?:data|details|information|address)))`;
const CANT = String.raw`(?:cannot|can['’]t|can not|could not|couldn['’]t|am unable to|are unable to|am not able to|are not able to|will be unable to|will not be able to|won['’]t be able to|['’]ll be unable to)`;
/** Names that look like plurals. */
const NAMES = `Thomas|James|Charles|Chris|Nicholas|Lucas|Marcus|Jess|Agnes|Doris|Iris|Dennis|Francis|Louis|Alexis|Paris|Texas|Wales|Athens|Brussels|Jones|Williams|Davies|Harris|Evans|Lewis|Hughes|Mercedes|Jesus|Christmas|Hans|Klaus|Andreas|Carlos|Luis|Tess|Ross|Jonas|Elias|Matthias|Tobias`;
const THING = String.raw`(?:(?:The|Our|Your|This|That|These|All|Any|Each|Both) (?!(?:competitors?|rivals?|debts?|charges?|fines?|penalty|threat|danger|strike|war|\p{Ll}+ of)\b)(?:[^.,;:!?\n]|, (?=\d|\p{Lu}\p{Ll}+ \d)|(?<=\d)[.:](?=\d)){2,60}?|(?!(?:People|${NAMES})\b)\p{Lu}\p{Ll}{2,15}s(?: (?:for|on|at|in|of|with|from|to|under|over|without|after|received|submitted|sent|ordered) [^.,;:!?\n]{2,40}?)?|Payment|Smoking|Parking|Express shipping|Delivery|Shipping|Payroll|Entry|Access|Late \p{Ll}+|Walk-ins|(?:Large|Small|Glass|Plastic|Hot|Cold|Late|Early|Incomplete|Unpaid|Used|Damaged|Personal|Private|Sale|Old|Other|Extra|Online|Paper|Credit|Gift|Electric|Loud|Pet|Group|Outside|Single) \p{Ll}{3,15}s|They)`;
/** Refusals and bad news. */
const BAD_NEWS = regex.u`^(?:(?:${THING}|You|Another [^.,;!?\n]{3,30}) (?:(?:${BE} (?:currently |now |already |temporarily |still |also )?|(?:is|are|was|were)n['’]t (?:currently )?(?=${REFUSED}))(?:${GONE}|${REFUSED}(?<=n['’]t (?:currently )?\p{L}{2,15}(?: \p{L}{2,8})?))|${CANT} be (?!${GOOD})\p{Ll}|(?:will not|won['’]t) be (?:accepted|considered|processed|refunded|returned|replaced|extended|answered|available|admitted|reviewed|possible|changed)\b|(?:does not|doesn['’]t|do not|don['’]t) (?:support|cover|include|accept|allow|qualify|offer|provide|meet|lend|have (?:access|an? right))\b|(?:has|have) expired)|Your (?:application|request|order|claim|entry|form|payment) [^.;!?\n]{3,120} and ${CANT} be (?!${GOOD})\p{Ll}|You (?:did not|didn['’]t) (?:qualify|pass|get|meet)|You (?:cannot|can['’]t) (?!${GOOD}|lose|go|imagine|have|be|do\b|please)\p{Ll}+ (?:the|your|this|it|any|a|in|on|here|at)|(?:We|I) ${CANT} (?!${GOOD}|be (?:sure|certain)|wait)\p{Ll}|We (?:currently |still )?(?:do not|don['’]t) (?:currently )?${SOLD}\b|We(?: currently)?(?: have no (?:plans?|places?|space|rooms?|tables?|stock|vacanc|availab|tickets|record|openings?|budget)| no longer (?:offer|sell|have|accept|support)|(?: have|['’]ve) run out|(?: are|['’]re) (?:currently )?(?:out of|closed|fully booked|sold out)|(?: will|['’]ll) be closed)|There (?:are|is) no (?:more |longer )?(?:\p{Ll}+ )?(?:places?|spaces?|rooms?|tables?|tickets|parking|seats?|appointments?|slots?|refunds?|exceptions)\b|No one is allowed|Nobody is allowed|I (?:will not|won['’]t) be (?:at|there|able|coming|attending|joining)|(?:I|We) (?:don['’]t|do not) have (?:the )?(?:time|room|space|money|budget)\b)`;
/** The words of a turn; two sentences of a text do not have the same. */
const OPENERS =
  /\bunfortunately|\b(?:I|we)['’]m afraid|\b(?:I am|we are|I['’]m|we['’]re) sorry|\bit (?:looks|seems)|\bnoticed that|\bplease (?:note|be aware)|^please, no|\blike to point out|^just (?:a quick|so you)|^this is a friendly|^you can find|^(?:I|we) kindly/gi;
const OPENER = new RegExp(OPENERS, 'i');
/** An opening that another may stand for; the group is one of a rule. */
const OPENING =
  /^(?:(?:unfortunately,|I['’]m afraid(?: that(?= (?:I|we|you|your|the|my|our|it|this|once)\b))?|it looks like|(?:I|we)(?: have|['’]ve) noticed that)|(please (?:note|be aware) that|just so you know,)) /i;
const SOFT = regex.iu`\b(?:please|kindly|sorry|afraid|unfortunately|regret|thank|grateful|appreciate|would like|glad|happy to|hope)|\?$`;
/** Says how somebody feels, which needs no opening. */
const FEELING = regex.iu`^(?:I|we)(?: am| are|['’]m|['’]re) (?:very |really |so |not (?:very |at all )?)?(?:unhappy|happy|upset|disappointed|frustrated|concerned|surprised|satisfied|pleased)\b`;
/** What one asks kindly, if that was said before. */
const KINDLY = /^(?:we|I) kindly ask (.{3,80}?) (?<!not )to ([^.!?\n]+)[.!]$/i;
const GREETED = regex.u`^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear)(?: there)?(?:,? \p{Lu}[\p{L}'’.-]+){0,3}|(?!\p{L}+(?:ly|days?)\b|However|Therefore|Also|Then|Otherwise|Today|Tomorrow|Please|Sorry|Yes|No|Well|So|But|And|Again|Still|First|Instead|Now|Yesterday|Besides|Furthermore|Moreover|Thus|Hence|Indeed|Next|Once)\p{Lu}\p{Ll}{2,}), (?=the|your|you|I|this|we|it\b)`;
/** A second request in a row. */
const MORE = regex.u`^Please (?!(?:also|do not|don['’]t|note|make sure|let|be|read|accept)\b)(?!.*\b(?:it|this|that|them|so|too|reference|if|or|instead|otherwise|unless)\b)`;
const TOLD_KINDLY = /\b(?:unfortunately|sorry|afraid|regret|pleased|good news|happy to)\b/i;
const GLAD = /\b(?:pleased|good news|congratulations|(?<!\bnot )happy to)\b/i;

const keyOf = (opener: string) => opener.toLowerCase().replace(/ (?:am|are)\b|['’](?:m|re)\b/, '');

const turnsOf = new Map<string, GrammarRule[]>();

/** Makes requests of orders, and puts blame, refusals and threats as kind people do. */
export function tellKindly(content: string, manner: Teller['manner']): string {
  const who = /\b(?:I|me|my)\b/.test(content) ? 'I' : 'we';
  const key = who + manner;
  const turns = turnsOf.get(key) ?? kindTurns({ who, manner });
  turnsOf.set(key, turns);
  const opened = new Set(content.match(OPENERS)?.map(keyOf));
  const [isTold, isGlad] = [TOLD_KINDLY.test(content), GLAD.test(content)];
  // A review tells its readers what was bad.
  const isAddressed = /\byou(?:rs?)?\b/i.test(content);
  const ways = openings({ who, manner });
  const openingFor = (sentence: string): string | undefined => {
    if (SOFT.test(sentence) || OPENER.test(sentence) || FEELING.test(sentence)) return undefined;
    if (GOOD_NEWS.test(sentence)) return undefined;
    if (!isTold && BAD_NEWS.test(capitalise(sentence))) return ways.fact[1];
    if (CHEERFUL.test(sentence)) return undefined;
    if (!isGlad && isAddressed && HARD_FACT.test(sentence)) return ways.fact[0];
    return HARD_RULE.test(sentence) ? ways.rule[0] : undefined;
  };
  const openersIn = (sentence: string) => sentence.match(OPENERS)?.map(keyOf) ?? [];
  /** Openers that another sentence has and this one had not before. */
  const usedIn = (sentence: string, before = '') => {
    const old = new Set(openersIn(before));
    return openersIn(sentence).some((each) => opened.has(each) && !old.has(each));
  };
  const reopen = (sentence: string, before: string): string => {
    const opening = OPENING.exec(sentence);
    if (!opening || !usedIn(sentence, before)) return sentence;
    const fresh = ways[opening[1] ? 'rule' : 'fact'].find((each) => !usedIn(each));
    return fresh ? `${fresh} ${sentence.slice(opening[0].length)}` : sentence;
  };
  const asks = PERSONAL.test(content) || (!STEP.test(content) && countOrders(content) < STEPS_MIN);
  let before = '';
  /** How many sentences before it opened kindly one after the other. */
  let inRow = 0;
  const vary = (sentence: string): string => {
    const soft = soften(sentence);
    const isMore = /^Please (?!also|note)/.test(before) && !/^please\b/i.test(sentence);
    before = isMore ? soft.replace(MORE, 'Please also ') : soft;
    inRow = OPENING.test(soft) ? inRow + 1 : 0;
    return before;
  };
  const soften = (sentence: string): string => {
    const calm = applyRules(sentence, CALM_TURNS);
    const asked = asks ? ask(calm) : calm;
    const [greeting = ''] = GREETED.exec(asked) ?? [];
    const plain = asked.slice(greeting.length);
    const isShouted = !/\p{Ll}/u.test(plain);
    const turned = isShouted ? plain : applyRules(plain, turns);
    const opening = isShouted || inRow > 1 ? undefined : openingFor(turned);
    const soft = reopen(opening ? `${opening} ${uncapitalise(turned, isCommonName)}` : turned, plain);
    if (soft === plain) return greeting + plain;
    if (usedIn(soft, plain)) {
      if (opening) return greeting + turned;
      return KINDLY.test(soft) ? greeting + soft.replace(KINDLY, 'Could $1 please $2?') : asked;
    }
    for (const each of openersIn(soft)) opened.add(each);
    return greeting + (/^\p{Lu}/u.test(plain) ? capitalise(soft) : soft);
  };
  const softened = (prose: string) =>
    joinSentences(
      splitSentences(speak(calmMarks(prose, manner))).map(({ text, gap }) => ({ text: vary(text), gap })),
    );
  return editProse(content, (prose) => markRequests(softened(prose)), ['paragraph', 'html']);
}

/** What makes requests of the orders in the prose of a message; a notice or a warning orders. */
export function askIn(message: string): (prose: string) => string {
  const isMessage = PERSONAL.test(message) || /\byour?\b/i.test(message);
  if (!isMessage || /\b(?:warning|caution|danger)\b/i.test(message)) return (prose) => prose;
  return (prose) => joinSentences(splitSentences(prose).map(({ text, gap }) => ({ text: ask(text), gap })));
}

const countOrders = (content: string) =>
  splitSentences(content).filter(({ text }) => !STAYS.test(text) && ORDER.test(text)).length;

/** Adds “please” to an order; a sentence that is polite already stays. */
function ask(sentence: string): string {
  if (STAYS.test(sentence) || QUESTION.test(sentence)) return sentence;
  return sentence
    .replace(ORDER, (_, lead: string, order: string) => {
      const request = `please ${/^\p{Lu}{2}/u.test(order) ? order : order.charAt(0).toLowerCase() + order.slice(1)}`;
      return lead === '' ? capitalise(request) : lead + request;
    })
    .replace(SECOND_ORDER, ', and please ');
}
