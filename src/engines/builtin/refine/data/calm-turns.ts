import { readRules } from '../grammar/read-rules.js';

/** What only stresses an angry word. A data file, hence its length. */
const VERY = `(?:absolutely |utterly |completely |totally |really |so |just |simply |quite frankly |frankly |beyond |truly |very |extremely |pretty |quite |still |honestly )*`;
const A_BIG = `(?:an? )?(?:total |complete |absolute |utter |sick |real |big |huge |bad )*`;
const SHAME = `(?:joke|farce|disgrace|shambles|scandal|outrage|insult|nightmare|rip-?off|rip off|circus|pantomime)`;
const SHAMEFUL = `(?:disgraceful|appalling|outrageous|atrocious|abysmal|dreadful|shameful|scandalous|diabolical|shocking|pathetic|a disgrace)`;
const POOR = `(?:useless|rubbish|awful|terrible|horrible|horrendous|lousy|crap|crappy|dire)`;
/** What one finds poor, other than people. */
const WORK = `(?:(?:customer )?(?:service|care|support)|communication|quality|experience|attitude|organi[sz]ation|planning|workmanship|standards?|state|condition|job|food|treatment|management|work|response)`;
const INSULT = `(?:useless|incompetent|lazy|stupid|idiotic|idiot|moronic|clueless|hopeless|pathetic|ridiculous|so[- ]called|brainless|crappy|wretched|stinking|blasted)`;
const BODIES = `papers?|press|newspapers?|media|police|ombudsman|council|regulator|landlord|manager|boss|bank|lawyers?|solicitors?|insurance(?: company)?|insurer|owner|principal|headteacher|union|embassy|hr|authorities`;

/** Anger and insults, and what calm people say, in the sentence of each. See read-rules.ts for the notation. */
export const CALM_TURNS = readRules(String.raw`
giu  \b(?:bloody|damn|damned|fucking|effing|frigging|sodding) (?!nose|hand|knife|battle|war|murder|mary|well\b)(?=\p{Ll}) => <
giu  \b(what|why|how|where|who|when) (?:on earth|the hell|the heck|in the world|in god['’]s name|the devil|the blazes) => $1<
giu  (?<=\b(?:am|is|are|was|were|been|feel|felt|left)|['’](?:m|re|s)) ${VERY}(?:furious|livid|fuming|seething|outraged|incensed|enraged|disgusted|appalled)\b(?: (with|at|about|by))? =>  very unhappy $1{at=about by=with}<
giu  (?<=\bvery unhappy) (?=[ .,;!?]|$) => <
giu  \b(am|are|['’]m|['’]re) ${VERY}done (?=with (?:your|this (?:company|place|shop|team|nonsense)|all (?:of )?this|you\b)) => $1 very unhappy <
giu  \b(am|are|['’]m|['’]re) ${VERY}(?:sick (?:and tired )?of|fed up (?:with|of)|sick to death of) (?:being|getting) => $1 unhappy about being<
giu  \b(am|are|['’]m|['’]re) ${VERY}(?:(?:sick (?:and )?)?tired of|sick of|fed up (?:with|of)|sick to death of) (?:having to (\p{Ll}+)|(chasing|waiting|asking|paying|calling|ringing|cleaning|telling|reminding|explaining|picking|clearing|tidying|looking|covering|doing|repeating|writing|hearing|listening|dealing|putting|sending|checking|running|fixing|arguing|trying|coming|carrying|washing|begging|apologi[sz]ing)) => $1 frustrated at having to $2ofGerund($3)<
giu  \b(am|are|['’]m|['’]re) ${VERY}(?:sick (?:and tired )?of|fed up (?:with|of)|sick to death of) (?=(?:your|the|my|this|that|these|those|all|our|their|his|her|how|it|you|them)\b) => $1 unhappy about <
giu  (?<=\b(?:this|that|it|which|all) )(?:makes (?:me|us) (?:furious|(?:so |very )?angry|livid)|makes my blood boil) => is very upsetting<
giu  ^what (?:a|an) (?:total |complete |absolute |utter |bloody )*(?:${SHAME}|mess|waste of (?:time|money)|cheek|shame|let-?down)(?=[.!]) => this is very disappointing<
giu  ^(?:(?:this|that|it)(?: is|['’]s) )?${VERY}(?:${SHAMEFUL}|ridiculous|disgusting|unacceptable|${POOR})[.!]+$ => this is very disappointing.<
giu  (?<!\b(?:you|he|she|they|we|I) )(\bis|\bwas|\bare|\bwere|['’]s|\bbeen) ${VERY}${A_BIG}${SHAME}(?=[.,;!]|$| (?:and|but|that|when|from|how)\b) => $1 very disappointing<
giu  (\bis|\bwas|\bwere|['’]s|\bbeen) ${VERY}${A_BIG}waste of (?:my |our |everyone's )?(time|money)\b => $1 not worth the $2<
giu  \ban? ${VERY}(?:${SHAMEFUL}|${POOR}) (?=(?:\p{Ll}+ )?${WORK}\b) => a very poor <
giu  \b${VERY}(?:${SHAMEFUL}|${POOR}) (?=${WORK}\b) => very poor <
giu  (?<!\b(?:you|he|she|they|we|I) )(\bis|\bwas|\bare|\bwere|['’]s|\bbeen) ${VERY}${SHAMEFUL}(?=[.,;!]|$| (?:and|but|that|when|how)\b) => $1 very disappointing<
giu  (?<!\b(?:you|he|she|they|we|I) )(\bis|\bwas|\bare|\bwere|['’]s|\bbeen) ${VERY}(ridiculous|laughable|ludicrous|absurd|filthy|disgusting|vile|revolting)(?=[.,;!]|$| (?:and|but|that|when|how)\b) => $1 $2{ridiculous=unreasonable laughable=hard_to_understand ludicrous=unreasonable absurd=unreasonable filthy=very_dirty disgusting=very_unpleasant vile=very_unpleasant revolting=very_unpleasant}<
giu  \b((?:service|communication|quality|food|advice|support|response|organisation|organization|workmanship|experience|website|app|line|signal) (?:is|was|has been)) ${VERY}${POOR}(?=[.,;!]|$| (?:and|but)\b) => $1 very poor<
giu  \b((?:staff|drivers?|engineers?|receptionists?|team|managers?|agents?|assistants?|waiters?|colleagues?|plumbers?|builders?|office|department|people)(?: (?:here|there|at the \p{Ll}+|on the \p{Ll}+))? (?:is|are|was|were)) ${VERY}(?:useless|incompetent|clueless|hopeless|lazy|pathetic|ignorant|thick|stupid|a joke|a waste of space)(?=[.,;!]|$| (?:and|but)\b) => $1 not helpful<
giu  \b(your|the|that|this|these|those|my|his|her|their|our) (?:${INSULT},? )+(?=(?!eyes?\b|sunday|morning|afternoon|day\b|and\b|or\b|of\b|in\b|as\b|at\b|to\b|than\b|is\b|was\b)\p{Ll}) => $1 <
giu  \bsome (?:complete |total |absolute |utter )?(?:idiot|moron|fool|clown|muppet|prat|jobsworth) => someone<
giu  \byou (?:people|lot|idiots|morons|clowns|muppets|cowboys|jokers|lazy (?:people|lot))\b(?! of) => you<
giu  \b(make|makes|made|making) (me|us|him|her|them) look (?:like )?(?:an? )?(?:complete |total |absolute |right )?(?:idiots?|fools?|stupid|morons?|foolish|ridiculous|clowns?|amateurs?) => $1{make=put makes=puts made=put making=putting} $2 in a difficult position<
giu  \b(?:(?:has|have) had|had) (?:really )?the (?:cheek|nerve|audacity|gall|bare-?faced cheek) to (\p{Ll}+) => past($1)<
giu  \bmade (?:such )?an? (?:total |complete |absolute |right |real |huge |big )*mess of ((?:the|my|our) (?:\p{Ll}+ )?\p{Ll}+)(?=[.,;!]| and\b) => left $1 in a mess<
giu  \b(you|they|your \p{Ll}+|someone|somebody|he|she)( have| has|['’]ve)?(?: completely| totally| really| well and truly)? (?:screwed|messed|cocked|stuffed|ballsed|buggered) up (?=my|our|the\b) => $1$2 made a mistake with <
giu  \b(I|we) (?:absolutely |now |hereby |therefore )?demand (?!(?:that )?you\b)(?:that (?=\p{Ll})|(?=(?:an?|my|our|the|to|your|full|some|immediate)\b)) => $1 would like <
giu  ^you(?: will|['’]ll) (?![^.!?\n]{0,200}[?,])(?=(?:refund|pay|give|send|compensate|reimburse|tell|call|ring) (?:me|us|my money)\b) => please <
giu  ^(?:and )?(?:don['’]t|do not) (?:even )?bother (?:with )?(\p{Ll}{2,12}ing)\b => there is no need to ofGerund($1)<
giu  \b(?:could not|couldn['’]t) have cared less\b => did not show much interest<
giu  \bbeyond (?=(?:rude|annoyed|tired|frustrated|disappointed|slow|late|angry|upset)\b) => very <
giu  ^you(?: people| lot| guys)? (?:clearly |obviously |just |really |evidently )*(?:do not|don['’]t) care(?: at all)?(?=[.!]| about\b) => it feels as if you do not care<
giu  ,? (?:and|as) you (?:well |very well |damn well )?know (?:it|that|this)(?=[.!]) => <
giu  (\bis|\bwas|['’]s) ${VERY}(?:annoying|irritating|maddening|infuriating)(?=[.,;!]) => $1 frustrating<
giu  \b(I|we)(?: have|['’]ve) had (?:more than |just about )?enough of (?=(?:the|your|this|these|being|having|my|his|her|their)\b) => $1{I=I_am i=I_am we=we_are} unhappy about <
giu  \b(you|they) (?:could not|couldn['’]t) care less\b => $1 do not seem to care<
giu  ^either you (?!(?:can|could|are|have)\b)([^.!?]{3,80}?),? or (?:else )?(I|we)(?:['’]ll| will) (?:have to )?(?=\p{Ll}) => please $1. Otherwise, $2 will have to <
giu  \bshut ((?:your|that|the) (?:\p{Ll}+ )?(?:dogs?|kids|children|baby|parrot|music|tv)|it|them|him|her) up\b => keep $1 quiet<
giu  \b(I|we)(?:['’]ll| will) (?:see you in court|sue(?: you)?|take you to court|be suing(?: you)?)\b => $1 will have to take legal action<
giu  \b(I|we)(?: am| are|['’]m|['’]re)(?: going)? (?:going |straight )*to (?:go )?(?:straight )?(?:to )?(the|your|my) (?=(?:${BODIES})(?:[.,!]|$| (?:about|if|with|unless)\b)) => $1 will have to contact $2 <
giu  \b(I|we) (?:do not|don['’]t) want to have to (?=(?!be\b)\p{Ll}) => $1 would rather not have to <
giu  \bbecause of you(?=[.,!]|$) => because of this<
giu  ^you(?: have|['’]ve)? (?:lied|been lying) to (me|us)(?=[.!,]| (?:and|when)\b) => what you told $1 was not correct<
giu  ^(?:it is|it['’]s|this is|this['’]s|that is|that['’]s) (?:all |entirely |completely |totally )*your(?: own)? fault(?=[.!,]) => I believe that the mistake was on your side<
giu  \byou(?: have|['’]ve)? (?:completely |totally |absolutely )?ruined ((?:my|our) (?:\p{Ll}+ )?\p{Ll}+)(?=[.,!]| and\b) => this spoilt $1<
giu  (?<=^|\b(?:and|but|so) )you(?: just)? (?:keep|are|['’]re|have been|['’]ve been)(?: just)?(?: on)? ignoring (my|our) (?=(?:e-?mails?|calls?|messages?|letters?|texts?)\b) => $1{my=I our=we} have not had a reply to $1 <
giu  ^how many (?:more )?times (?:do|must|did) (I|we) (?:have to |need to )?(ask|tell|remind|chase) you (to [^?!.\n]{3,120}|about [^?!.\n]{3,120})[?!]+$ => $1 have participle($2) you several times $3.<
giu  \bfor the (?:umpteenth|hundredth|millionth|thousandth) time\b => once again<
giu  ^(?:and |so |please |just )*(?:sort (?:it|this|yourselves|yourself) out|sort it|get a grip|pull your finger out|get your act together|buck your ideas up|get (?:it|this) sorted)(?=[.!]| (?:now|today|tomorrow|immediately|by|before)\b) => please resolve this<
giu  ,? or else(?=[.!]|$) => <
giu  ^((?:(?:hi|hello|dear) [^,.!?\n]{1,40}, )?(?:I|we) (?:want|would like) [^.!?\n]{3,80}?),? (?:right now|immediately|now|at once|this instant)(?=[.!]+$) => $1 as soon as possible<
giu  ^(please [^.!?\n]{3,120}?) (?:immediately|right now|this instant|at once|now) (?=or (?:else )?(?:I|we)\b) => $1 as soon as possible <
giu  \byou(?: have)? failed to attend\b => you missed<
giu  ^you have failed to submit (?=your\b) => we have not received <
giu  \byou have failed to (\p{Ll}+) => you have not participle($1)<
giu  \byou failed to (?=\p{Ll}) => you did not <
giu  \b(was|were|been|got) ripped off\b => $1{got=was} overcharged<
giu  \bripped (me|us) off\b => overcharged $1<
`);
