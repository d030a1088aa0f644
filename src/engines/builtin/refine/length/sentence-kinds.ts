import { regex } from '../../text/regex.js';

/** What is decided is the news, and the texts of the training have few decisions. */
const DECIDES =
  /\b(?:(?:pleased|delighted|proud|happy|thrilled|excited) to (?:confirm|announce|say|share|report)|agreed|approved|decided (?:to|on|that)|rejected|resolved|elected|voted?|votes|carried by|(?:it was|I|we) proposed?|(?:found|shows?|showed|concluded?) that|(?:I|we) (?:therefore )?recommend|the (?:main|key|important|most important) (?:point|thing|message|problem|finding|result) is|(?:I am|I['’]m) applying for)\b/i;
/** What the writer wants of the reader: a cut must not lose it. */
const WANTS = regex.iu`\bplease (?!(?:(?:drop|pop) (?:in|by)|note|find|see|feel|do not hesitate|contact|call|visit|be aware)\b)|\b(?:our|my) recommendation (?:is|would be)\b|\b(?:I|we) (?:want|would like) (?!to (?:say|thank|take)\b)|\b(?:I|we) (?:suggest|propose|insist|need your)\b|\b(?:I|we) (?:(?:would|therefore|kindly) )*(?:expect(?! (?:to|that|it|this|around|about)\b)|demand|request|ask)\b|\bfair for you to\b|(?<!\b(?:who (?:is|are)|who['’]s|anyone|everyone|those|people|you are|you['’]re) )\blooking for (?:an?|someone|somebody|people|volunteers|helpers|members|new)\b|\b(?:I|we)['’]d like (?!to (?:say|thank))|\b(?:can|could|would|will|may) (?:I|we|you)\b[^.!]*\?`;
/** What a complaint comes to. */
const DEMANDS =
  /\bI (?:(?:would|therefore|now|also|do) )*(?:want|would like|expect|demand|request)(?! to (?:say|thank|take|invite|inform|let|tell|express|apologi)| that\b) (?:a|an|my|the|either|you|your|to (?:be|have|get|receive))\b/i;
/** What a reminder is about, and what is ready to be fetched. */
const REMINDS = regex.iu`\b(?:are|is) (?:\p{Ll}+ ){0,2}reminded that\b|\bremind(?:er|ing)?\b[^.!?]{0,40}\b(?:that|of|about)\b|\byou have an? (?:\p{L}+ )?(?:appointment|booking|reservation|interview)\b|\byour (?:\p{L}+ )?(?:appointment|booking|reservation|interview)\b[^.!?;]{0,60} (?:is|has been|will be)\b|\b(?:is|are|been) (?:now )?ready (?:for (?:collection|pick-?up|you(?! to (?:read|see)\b))|to (?:be )?(?:collect|pick))|\b(?:your \p{L}+|you) (?:is|are|(?:has|have) been) booked (?:in|on|for|with)\b|\bare (?:now )?ready and can\b`;
/** The verdict of a review. */
const JUDGES = regex.iu`(?:\bwould|['’]d|\bcan|could|highly|definitely|thoroughly|strongly|certainly|not|n['’]t)(?: \p{L}+){0,4} recommend(?:ed)?\b|\b(?:value for money|worth (?:it|the money|every penny|a visit)|(?:stay|come|go|buy|order|shop|eat|return|visit|book)(?: \p{L}+){0,3} again|(?:['’]d|would|will|['’]ll|n['’]t) use (?:them|him|her|it|this \p{L}+|\p{Lu}\p{L}+) again|(?:would|will)(?: not|n['’]t) (?:go|let|use|trust) any(?:where|one|body|thing) else|(?:would|will|['’]d|['’]ll|won['’]t|wouldn['’]t)(?: \p{L}+)?(?: be)? (?:go|going|come|coming|returning|return) back(?! (?:to \p{Ll}|on|in|at|by|from)\b)|(?:will|not|n['’]t|['’]ll) be (?:back(?! (?:on|in|at|by|from|to)\b)|returning|coming back)|(?<!until )(?<!until recently,? I )never had (?:an? |any )?(?:bad|problems?|issues?|trouble|complaints?)|the (?:best|worst) [^.!?]{3,60} (?:(?:I|we)(?: have|['’]ve) ever|in (?:town|the (?:area|city|county|country))))\b`;
/** How to reach someone: a notice without it is of no use. */
const CONTACT =
  /\b(?:call|text|phone|ring|contact|e-?mail|message|reach|book|register|reply|RSVP)\b[^.!?]{0,80}(?:\d[\d ]{5,14}\d|\S@\S)/i;
/** News that its reader has to know. */
const FAILS =
  /^Unfortunately\b|\b(?:sorry|regret|afraid)\b[^.!?]{0,40}\b(?:not|cannot|can['’]t|unable|won['’]t)\b|^Otherwise,? (?:I|we)\b|\b(?:is|are|has been|have been|will be|was) (?:currently |now |still )?(?:out of stock|sold out|cancelled|canceled|postponed|broken|delayed|out of (?:order|service|use|action)|no longer)\b/i;
const FORBIDS =
  /^(?:please )?(?:never|(?:you (?:must|should|may) |must )?(?:do )?not|don['’]t|(?:you )?(?:must|should|may)n['’]t) (?!(?:hesitate|worry|miss|forget|wait)\b)/i;
/** What a study or a report comes to. */
const CONCLUDES = regex.i`\b(?:(?:we|I)(?: therefore| thus)? conclude that|(?:the|this|our|these) (?:study|survey|report|review|results?|findings?|data)(?: therefore| thus| strongly| clearly)? (?:concludes?|suggests?|indicates?|imply|implies) that|(?:our|the|my|one) (?:main |overall )?conclusion (?:is|was) that)\b|^In conclusion\b`;
const SUMS_UP = /^(?:All in all|Overall|In (?:conclusion|summary|short)|To sum up)\b/;
/** It only says that something follows. */
const ANNOUNCES =
  /^(?:Here is (?:what|how|an update)|I am writing about|Just a (?:quick|short)|This is (?:just )?a (?:quick|short))\b/;
/** What befell someone or something, as reports and complaints tell it. */
const HAPPENS =
  /\b(?:slipped|tripped|fell|collapsed|fainted|crashed|collided|hit|bit|burst|burned|burnt|flooded|exploded|leak(?:s|ed|ing)|caught fire|(?:was|were|been|got|is|are) (?:stolen|smashed|broken|damaged|injured|hurt|burned|burnt|knocked|missing|cracked|killed|lost)|(?:has |have |had )?(?:died|cracked|broke|snapped)|stopped (?:working|to work)|came (?:off|open|apart)|(?:never|not|n['’]t) (?:yet )?(?:arrived?|come|been delivered|work(?:ed|ing)?)|refus(?:ed|es) to|won (?:the|an?|our|first)|beat)\b/i;
const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2})`;
/** What is to happen on a day, a time or a place included. */
const ARRANGES = regex.i`^(?=[^]*\b${DAY}\b)(?=[^]*(?:['’]ll\b|\b(?:will|would|can|is|are|am|takes?|starts?|begins?|opens?|closes?|moves?|leaves?|comes?|plays?|booked|arranged|confirmed)\b))(?=[^]*(?:\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\b\d{1,2}[:.]\d\d\b|\b(?:at|between|from|by) (?:noon|\d)|\b(?:close|closed|move|moving|change|changing|open|launch|come|comes|held|start|begin|takes?|take place|leave|repair|deliver|delivered|replaced)\b))`;
/** What a sentence does for its reader, the most telling first, and how many times its worth grows with it. */
export const PURPOSES: readonly (readonly [string, RegExp, number])[] = [
  // Without it, nobody understands the rest.
  ['reminds', REMINDS, 100_000],
  ['demands', DEMANDS, 40],
  ['concludes', CONCLUDES, 40],
  ['wants', WANTS, 12],
  ['judges', JUDGES, 20],
  ['reaches', CONTACT, 3],
  ['forbids', FORBIDS, 3],
  ['fails', FAILS, 3],
  ['decides', DECIDES, 3],
  ['sums up', SUMS_UP, 2],
  ['happens', HAPPENS, 1.5],
  ['arranges', ARRANGES, 2.5],
  ['announces', ANNOUNCES, 0.5],
];

/** Whether a sentence says what was decided or what the writer wants. */
export const matters = (sentence: string): boolean => DECIDES.test(sentence) || WANTS.test(sentence);
/** The verdict of a review is what it comes to. */
export const concludes = (sentence: string): boolean => JUDGES.test(sentence);
