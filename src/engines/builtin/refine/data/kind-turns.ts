import { readRules, type GrammarRule } from '../grammar/read-rules.js';
import { ASKED, NO_DUTY, NOUN_VERBS, OWED, REQUEST_VERBS } from './polite-words.js';

/** No “by” that names who does it: “by Friday” is a term. A data file, hence its length. */
export const BY = String.raw`(?![^.!?\n]*\bby (?!\d|noon|midday|midnight|the end|the \d|means|(?:tele)?phone|letter|hand|post|email|next|this|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October))`;
const THREAT = `(?:open (?:a|the) (?:dispute|claim|case|complaint)|file (?:a|an)|involve|instruct|seek|raise (?:a|this|it)|report|talk to (?:my|our|the|your)|inform|notify|tell (?:my|our|the|your)|throw|move (?:it|them|you)|remove|tow|have (?:it|you|your)|bin|ban|fine|sell|find (?:someone|somebody|another|a different)|give (?:your|it to|away)|deduct|send (?:the bill|a bill|someone|(?:it|them) back|you (?:home|an? (?:bill|invoice)))|return|lock|block|escalate|end|terminate|close|ask (?:someone|the|your)|bill|turn (?:it|off)|get (?:someone|the)|look for|dispute|switch|go elsewhere|hire|replace|withdraw|evict|quit|hand (?:it|this|you)|contact (?:my|our|the)|cancel|complain|charge|take (?:this|it|legal|action|the matter|my|our|you to)|go to|speak to (?:my|our|the|an?)|call (?:the|my|our|an?)|sue|stop|refuse|leave|withhold|post|write to)`;
const THREATENING = `(?:taking|calling|reporting|cancelling|contacting|going(?= to (?:the|my|your)\\b)|complaining|escalating|switching|charging|deducting|stopping|suing|disputing|telling|returning|sending|posting|moving|removing|ending|withdrawing|pulling|finding|asking|closing|refusing|throwing|selling|billing|informing|speaking)`;
const NOT = String.raw`(?: not|n['’]t)`;
const COUNT = String.raw`(?:\d+|some|several|many|most|a few|two|three|four|five|six|seven|eight|nine|ten|half)`;
/** What a reader of a notice may be called. */
const ROLES = `members|customers|guests|visitors|residents|tenants|users|students|pupils|parents|employees|staff|players|participants|passengers|drivers|owners|swimmers|cyclists|patients|volunteers|attendees|applicants|candidates|clients|colleagues|neighbours|neighbors|riders|travellers|exhibitors|interns|teachers|shoppers|diners|campers|renters`;
/** Work on which one comments, and what one finds. */
const WORK = String.raw`(?:the|your|this) (?:\p{Ll}+ )?(?:texts?|logo|design|font|title|headline|essay|presentation|slides?|letter|article|introduction|intro|ending|conclusion|sentences|paragraphs?|colou?rs?|layout|tone|charts?|summary|draft|post|argument|structure|writing|photos?|pictures?|images?|video|budget|schedule|plan|proposal|timeline|idea|explanations?|instructions|plot|speech|handwriting)(?: you (?:sent|wrote|made|designed)(?: me| us)?)?`;
const SIZE = `(?:small|big|long|short|dark|bright|technical|formal|dense|busy|crowded|tight|ambitious)`;
const FLAW = String.raw`(?:wordy|complicated|confusing|unclear|messy|boring|weak|vague|blurry|unrealistic|inconsistent|outdated|repetitive|bland|(?:hard|difficult) to (?:read|follow|understand|see))\b(?! (?:enough|by|but)\b)`;
/** What notices say must be done, and by what verb. */
const DO = `left=leave kept=keep cleaned=clean returned=return handed=hand submitted=submit presented=present attached=attach worn=make_sure_you_wear switched=switch turned=turn locked=lock closed=close shut=shut emptied=empty washed=wash rinsed=rinse stored=store labelled=label labeled=label parked=park removed=remove taken=take put=put placed=place booked=book reported=report collected=collect cleared=clear wiped=wipe signed=sign completed=complete filled=fill made=make paid=pay brought=bring shown=show stacked=stack folded=fold sent=send sorted=sort picked=pick`;
const DONE = DO.replace(/=\w+/g, '').replaceAll(' ', '|');
const THINGS = String.raw`(?:the|all|any|your|our|each|every) (?!(?:refund|deposit|\p{Ll}+ deposit|money|compensation|child|patient|goods)s?\b)(?:(?!\b(?:is|are|was|were|and)\b)[^.,;:!?\n]){2,50}?|(?!(?:children|people|refunds|patients|goods)\b)\p{L}{3,15}s(?: (?:for|on|at|in|of|with|from) [^.,;:!?\n]{2,30}?)?|(?:photo )?(?:ID|identification)|proof of [^.,;!?\n]{3,20}?|an? (?:helmet|life ?jacket|mask|hard hat|seat ?belt|hairnet|ticket|receipt|copy of [^.,;!?\n]{3,30}?)`;

/** No second verb of the same subject follows. */
const ONE_VERB = String.raw`(?![^.!?\n]*\b(?:and|but|or|then) (?!(?:the|an?|my|our|your|I|we|it|that|this|there|someone|nobody|no one)\b))`;

/** Who tells it, and in what manner. */
export interface Teller {
  who: 'I' | 'we';
  manner: 'friendly' | 'polite';
}

/** Blame, orders, duties, refusals and threats as kind people put them, one sentence each. See read-rules.ts for the notation. */
export function kindTurns({ who, manner }: Teller): GrammarRule[] {
  const isI = who === 'I';
  const [have, am, did, me] = isI ? ['I have', 'I am', 'I did', 'me'] : ['we have', 'we are', 'we did', 'us'];
  const reminder = manner === 'friendly' ? 'just a quick reminder' : 'this is a friendly reminder';
  const justSo = manner === 'friendly' ? 'just so you know,' : 'please note that';
  return readRules(String.raw`
giu  ^no (\p{Ll}+), no (refund|entry|entrance|exchange|discount|service|access|ride|delivery)(?=[.!]$) => unfortunately, ${who} cannot offer $2{refund=refunds exchange=exchanges discount=discounts entrance=entry ride=rides} without article($1)<
giu  \byou(?:['’]ll| will) (?:be hearing|hear) from my (solicitors?|lawyers?|boss|manager|husband|union|insurance|insurers?)\b => I will have to contact my $1<
giu  ^((?:members|staff|cash|cards?|adults|residents|customers|guests|ticket holders|exact change) only|no \p{Ll}+, no (?:entry|play|game|dive|service|ride|refund|access|food|swim|pay|discount|exchange|entrance)|(?:last|final) warning)(?=[.!]$) => please note: lower($1)<
giu  ^you(?:(?: are|['’]re) to (?=(?:report|be(?! \p{Ll}+ed\b)|arrive|bring|hand|return|leave|wait|come|send|pay|sign|call|wear|go|meet|submit|complete|stay)\b)| must (?:always )?(?=(?:report|register|show|book|use|follow|apply|speak to|talk to|go to|sign in|sign out|turn off|switch off|wash|stay|clean|put|leave|park)\b)(?![^.!?\n]*\b(?:by|within|before|writing|notice|at all times|always|law|fine|pay)\b|[^.!?\n]*[£$€\d])| (?:need to|have to|must|should) (?=(?:work (?:faster|harder(?! than))|do better|improve|stop|learn to|get here|listen to (?:me|us)|focus|behave|be (?:on time|more|quiet|quieter|careful|nicer|polite)|arrive on|show (?:some|more)|take (?:better|more)|respect|apologi[sz]e|make an (?:effort|appointment)|come on time|think before|ask (?:first[.!]|before|me\b)))(?![^.!?\n]*\b(?:by|within|or|law|fine|pay)\b|[^.!?\n]*[£$€\d])) => please <
giu  (, so|(?:, and|,)(?= (?:please )?(?:pay|send|give|tell|bring|return|call|text|ring|email) (?:me|us|it back|them back)\b)|^(?:and )?whoever [^,.;!?\n]{3,80},(?= clean)) (?=(?:don['’]t|do not|pay|give|text|email|ring|clean|leave|bring|come|call|book|make sure|take|send|pay|check|stop|move|tell|let (?:me|us) know|ask|read|wait)\b(?! (?:is|are|was|were)\b)[^,.;!?\n]{2,80}[.!,]) => $1 please <
giu  ^((?:please|(?:I|we) (?:want|need|expect|would like)) (?!.*\bwhether\b)[^.!?;\n]{3,160}?),? or (?:else )?(I|we)(?:['’]ll| will)?(?: have to)? (?=${THREAT}\b) => $1. Otherwise, $2 will have to <
giu  ^(if (?:you (?:do not|don['’]t|are late|['’]re late|miss|cannot|can['’]t|continue|keep|fail|break|leave|forget)|(?:this|it|that|he|she|they|the \p{Ll}+|your \p{Ll}+) (?:happens?|continues?|go(?:es)? on|carr(?:y|ies) on|keeps? (?:on|up|happening|going on)|(?:is|are) not (?:fixed|sorted|resolved|paid))|(?:I|we) (?:do not|don['’]t) (?:hear|get|receive|see|have)|(?:I|we) (?:find|see|catch|hear|have to)|(?:it|this|that|they|(?:the|my|our) \p{Ll}+)(?: is| are| has| does| do)(?: not|n['’]t)|nothing (?:happens|changes|is done)|nobody [^,.!?\n]{3,40})\b[^,.!?\n]{0,80},? |unless [^,.!?\n]{3,80}, |if not, |(?:otherwise|next time),? )(I|we)(?:(?:['’]ll| will|['’]m going to| am going to|['’]re going to| are going to) (?!leave[.!])(?=${THREAT}\b(?! to))|(?<=, (?:I|we)) (?=${THREAT}\b)|(?: am|['’]m| are|['’]re) (${THREATENING})(?= (?!care\b))) => $1$2 will have to ofGerund($3)<
giu  ^no (exceptions|excuses|refunds?)(?: please)?(?=[.!]| (?:on|for|without|after)\b) => unfortunately, ${who} cannot $1{exceptions=make_exceptions excuses=accept_excuses refund=give_refunds refunds=give_refunds}<
giu  ^no ((?:\p{Ll}+ ){0,2}?(\p{Ll}+)) (allowed|accepted|permitted|admitted)(?=[.!]| (?:in|on|at|after|before|without|past)\b) => I'm afraid no $1 be($2) $3<
giu  ^no (?=(?:food|drinks?|dogs|pets|smoking|parking|running|diving|jumping|shouting|eating|drinking|laptops|towels|tablets|bags|prams|pushchairs|buggies|scooters|suitcases|luggage|trainers|boots|bottles|cans|guests|parties|tents|drones|candles|takeaways?|headphones|selfies|outside food|hot food|phones?|mobile phones|shoes|children|under-\d+s|ball games|bikes|bicycles|photos?|photography|flash|cash|cards|cheques|swimming|fishing|music|noise|alcohol|glass|fires?|barbecues|cycling|climbing|chewing|talking)\b(?! (?:fees?|charges?|costs?|problems?|required|needed|necessary))(?!.* (?:is|are|was|were|will|can|need) )[^.!?\n]*[.!]$) => please, no <
giu  ^you(?:['’]d| had)? better (?:(not) (?!believe)(?=\p{Ll})|(?=(?:be|come|bring|do|pay|call|go|get|make|have|send|tell|stop|start|take|leave|check|read|move|fix|find|give|keep|ask|clean)\b)) => please $1{not=do_not_}<
giu  ^it (?:is (?:strictly )?(?:forbidden|prohibited|not allowed|not permitted)|isn['’]t (?:allowed|permitted)) to => please do not<
giu  ^you promised to (?=\p{Ll}) => ${who} ${isI ? 'was' : 'were'} counting on your promise to <
giu  ^you (?:said|told (?:me|us)|promised|assured (?:me|us)|promised (?:me|us)) (?:that )?((?:you|it|the \p{Ll}+|we|they|he|she)(?:['’]d| would| were going to| was going to) )(?![^.!?\n]*\b(?:and|so) (?:you|it|they|he|she)\b) => ${who} had understood that $1<
giu  ^when (will|are) you (?:finally |ever )?(?=\p{Ll}[^?\n]{2,100}\?) => could you please let ${me} know when you $1 <
giu  ^why (was|were) (I|we) (?=not\b[^?\n]{2,80}\?) => could you please let $2{i=me we=us} know why $2 $1 <
giu  (?<=^|\b(?:and|but) )you(?: have|['’]ve)?(?: also| just)? left ((?:the|my|our|your) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)) (?=(?:unlocked|open|on|running|dirty|unwashed|unattended|unfinished|unplugged|wet|uncovered|in a mess|in the (?:sink|way|hall|hallway|corridor|rain|street|sun)|out all|outside|lying|everywhere)\b(?! (?:the team|time|good)\b))${ONE_VERB} => it looks like $1 was($2) left <
giu  ^you(?: have|['’]ve)? (charged|billed|overcharged|sent|gave|given|sold|served|quoted|kept|told) (me|us) (?=[^.!?\n]*\b(?:twice|(?:the|an?) (?:wrong|broken|damaged|dirty|faulty|incorrect)|late|too (?:much|late)|instead|double|waiting|incorrect)\b)${ONE_VERB} => it looks like $2{me=I us=we} $2{me=was us=were} participle($1) <
giu  (?<=^(?:I|we|(?:two|three|four|five|several|\d+) \p{Ll}+) [^.!?;\n]{3,100}),? (?:and|but) (nobody|no one|nothing|none of (?:them|you)) (?=(?:(?:fixed|solved|knew|could|has|have|had|was|did|came|called|rang|replied|answered|responded|showed|turned|told|helped|picked|got back|happened|cared|wrote|changed|ever)\b)(?! (?:hurt|injured|harmed|mind|complain)\p{Ll}*)) => , but unfortunately $1 <
giu  ^you (said|told (?:me|us)|promised|assured (?:me|us)) (?:me |us )?(?:that )?((?:it|the \p{Ll}+|they|he|she|we|you)(?:['’]d| would) [^,.!?\n]{3,80}?),? (?:and|but)(?: now)? (it(?:['’]s| has| is)(?: now| already)?(?: been)?|that was|nothing|I(?:['’]m| am) still|we(?:['’]re| are) still) => ${who} had understood that $2, but $3<
giu  ^((?:if|unless) (?:you|this|that|it|he|she|they|anyone|your \p{Ll}+)\b(?![^.!?\n]* (?:account|membership|subscription|service|order|booking|reservation) will be)(?=[^.!?\n]{0,80}(?:\b(?:again|not|continues?|fails?|without)\b|n['’]t\b))[^,.!?\n]{2,80}?,? (?:your|the|this|that) (?:\p{Ll}+ ){0,2}?\p{Ll}+) will be (?=(?:passed|reported|charged|removed|suspended|cancelled|canceled|closed|given|sent|handed|forwarded|taken|referred|moved|thrown|deleted|sold|towed|disposed|withdrawn|stopped|ended)\b(?! (?:back to you|automatically)\b)) => $1 will have to be <
giu  ^(${COUNT} of you|you)((?:['’]ve| have)? (?:paid|came|arrived|sent|handed in|returned|replied|submitted|turned up|finished|started|closed|opened|brought) [^.!?,\n]{0,40}?\blate\b(?! (?:enough|to))) => ${have} noticed that lower($1)$2<
giu  \byou (?:never|do not|don['’]t)(?: ever)? do anything about (it|this|that|the \p{Ll}+)(?=[.!]) => nothing seems to be done about $1<
giu  ^(the (?:\p{Ll}+ )?\p{Ll}+|they|he|she|people|customers|clients|readers) will never (?=(?:accept|agree|approve|buy|like|sign|allow|go for|read|pay)\b) => ${who} do not think that lower($1) will ever <
giu  ^you(?: have|['’]ve)? (?:just |completely |totally )?wasted ((?:my|our) (?:\p{Ll}+ )?\p{Ll}+)(?=[.!]) => unfortunately, lower($1) was wasted<
giu  ^you (?:can['’]t|cannot)(?: just| simply)? (?=(?:charge|cancel|change|keep|expect|make|tell|ask|blame|refuse|take)\b (?!(?:me|us)[.!])[^.!?\n]*\b(?:me|us|my|our)\b)(?!.*\b(?:seriously|wrong)\b) => ${who} do not think that you can <
giu  ^you (?:do not|don['’]t)(?: ever| even)? listen(?: to (?:me|us|anyone|a word (?:I|we) say))?(?=[.!]) => ${who} do not feel that ${isI ? 'I am' : 'we are'} being heard<
giu  ^what are you (?:going to|planning to|gonna) do about (?:it|this|that)\? => could you please let ${me} know what you are going to do about it?<
giu  ,? (?:and )?(?:it|that) (?:clearly |plainly |also )*says (?:so |that |this )?(?:clearly |right there |plainly )?(?=(?:on|in|at) (?:the|our|your|my)\b[^,.!?\n]{3,40}[.!]) => , as mentioned <
giu  \b(is|are|was|were) (?:completely |totally |absolutely |almost |just )?(unreadable|illegible|incomprehensible|unintelligible)(?=[.,;!]|$| (?:and|but|so|on|in)\b) => $1 hard to $2{unreadable=read illegible=read incomprehensible=follow unintelligible=follow}<
giu  ^you (?:must|have to|need to) (?=(?:check|lock|close|switch|turn|clean|wash|wipe|rinse|label|sign|put|bring|take|ask|tell|use|keep|empty|tidy|sweep|cover|knock|ring|call)\b)${NO_DUTY}(?![^.!?\n]*\b(?:if you want|to (?:get|win|see|find|understand|know)|yourself)\b) => please <
giu  ^((?:(?:hi|hello|hey|dear) [^,.!?\n]{1,30}, )?if [^,.!?\n]{5,80}[^,.!?\n ])(?<!\b(?:not|to|can|cannot|could|will|would|should|must|may|might|you|they|I|we|he|she|and|or|please|just|\p{L}+n['’]t)),? (?:just )?(tell|let|call|text|email|e-mail|ring|message|contact|ask|give) (me|us)\b => $1, please $2 $3<
giu  ^(please [^.!?;\n]{3,120}?),? or (?:else )?we (?:will not|won['’]t|cannot|can['’]t) (?:be able to )?(?=(?:consider|process|accept|admit|deliver|ship|confirm|include|reserve|hold|guarantee|serve|help|complete|book|register|send|start)\b) => $1. Otherwise, we will not be able to <
giu  ^(?:you (?:obviously|clearly|evidently)|(?:obviously|clearly|evidently),? you) (?=(?:did|do|have|had)${NOT}|never|forgot|misunderstood|ignored) => it looks like you <
giu  ^(this|that|it)(?: |['’])(is|s|was) ((?:very |really |so |extremely )?rude)(?: of you)?(?=[.!]) => $1 $2{is=comes s=comes was=came} across as $3<
giu  ^I (?:do not|don['’]t) (?:understand|see|know) why I (?:have|need|had) to (ask|say this|tell you|remind you|repeat this|explain this)\b(?=[^.!?\n]*\b(?:again|every time|twice)\b) => I would prefer not to have to $1<
giu  ^I (?:should not|shouldn['’]t) (?:need|have) to (?=(?:ask|chase|remind|tell|repeat|say|explain)\b) => I would prefer not to have to <
giu  ^I (?:do not|don['’]t) (?:know|understand|see|get) why (you|they|this|it) (?=(?:always|still|never|keeps?|cannot|can['’]t|won['’]t|did|have|has|do)\b) => I am not sure why $1 <
giu  ^I (?:do not|don['’]t) (?:understand|see|know) what (?:else|more) you (?:expect(?:ed)?|want(?:ed)?)(?=[.!]) => I am not sure what else you would have expected<
giu  ^(I|we)(?:['’]ve| have)?(?: already)? told you (?:about (?=\p{Ll})|(?=(?:this|it)\b)) => $1 did mention <
giu  ^(I|we)(?: already)? told you (?=(?:on|last|yesterday|before|already|once|twice|three|four|several|many)\b(?![^.!?\n]* (?:that|I|we|you|to|it|the|not)\b)) => $1 did mention this <
giu  ^(this|that|it)(?: is|['’]s) (?:just |simply )?a lie(?=[.!]) => $1 is not true<
giu  ^I(?: am|['’]m) (?:absolutely |really |so )?(?:furious|livid|fuming|outraged)\b => I am very unhappy<
giu  ^re(?:garding)? your (review|comments?|feedback|message|e-?mail|letter): (\p{L}+) => thank you for your $1. capital($2)<
giu  \b(because|as) you (?:entered|gave us|gave|provided us with|provided|sent us) (?:the|an?) (?:wrong|incorrect|old) (postcode|address|number|\p{Ll}+ number|name|date|e-?mail address|code|account|size)(?=[.,;!]|$| (?:and|when|on)\b) => $1 the $2 that ${who} received was not right<
giu  (?<=\b(?:the|your|this|these) (?:[^.,;!?\n]{1,30} )?)(is|are) wrong again\b => still $1 not quite right<
giu  \byou(?:['’]ve| have)? (?:left out|missed out|forgotten|forgot) (the (?:\p{L}+ ){1,3}?(?:office|page|section|chapter|part|column|row|file|figure|date|total|address|number|attachment|signature))(?: completely| entirely| altogether| again)?(?=[.!]|$) => lower($1) seems to be missing<
giu  (?<=^|\b(?:and|but) )you(?: have|['’]ve)?(?: also| just)? (?:forgot|forgotten|overlooked|missed out|left out) ((?:the|my|our|your) (?:\p{L}+ ){0,2}?(\p{L}+))( again)?(?: completely| entirely| altogether)?(?=[.!,]|$| (?:on|in|at|when|last|yesterday|today|for|from|once more) ) => it looks like $1 was($2) forgotten$3<
giu  \b(?:others|other (?:applicants|candidates)) were (?:much |far )?(?:better|more) (?:qualified|suited|suitable|experienced)(?=[.!,]| (?:for|to) (?:the|this) (?:job|role|position|post)\b| and\b) => other applicants were a closer match<
giu  ^your lack of ((?:experience|knowledge|practice|training) [^.,;:!?\n]{3,60}) was the (main |only )?reason(?=[.!]) => the $2reason was that ${who} needed more $1<
giu  ^(queries|questions|enquiries|complaints|concerns)(?:,? please,?)? to (?!(?:ask|consider|answer|think|discuss|be|help|which|follow)\b)(?![^.]*\b(?:has|have|had|is|are|was|were|will|can|rose|fell|went)\b|[^.]*\p{Ll}{3}ed\b)(?=(?:the |our |my )?[^\s:?!;,]+(?: [^\s:?!;,]+){0,2}(?:,? (?:in|on|at|by) [^:?!;\n]{2,40}|, [^:?!;\n]{2,40})?\.$)(?![^.]*\b(?:take|takes|usually|open|opens|go|goes|come|comes|get|gets)\b) => if you have any lower($1), please contact <
giu  (?<=\b(?:if|unless|otherwise)\b[^.!?\n]{3,100} )(it|they|anything|everything) (?:goes|go|will go)(?: straight| right)? (?:into|in) the (bin|trash|skip)\b => $1 will have to go in the $2<
giu  ^(?:nobody|no one)(?: here)? is paid to (?=\p{Ll}) => there is no one employed to <
giu  ^(the (?:\p{Ll}+ )?(?:bin|bins|dishwasher|lift|elevator|fridge|freezer|sink|oven|microwave|cupboard|shelf|washing machine|dryer|printer|hob|kettle|entrance|exit|door|gate|car park|bike rack)) (?:is|are) for (?!(?:staff|members|guests|residents|adults|children|customers|women|men|people|players|visitors|students|tenants|employees|parents|patients)\b)([^.,;:!?\n]{3,50}) only, not (?=for\b) => please use lower($1) for $2 only, not <
giu  \band you(?: will|['’]ll) be (charged|fined|billed)(?! (?:less|only|nothing|half|no|with|by)\b) => and ${who} will have to base($1) you<
giu  \b(is|are) (?:just |simply |absolutely )?(?:full of|riddled with|littered with) (mistakes|errors|typos|spelling mistakes)\b => $1{is=has are=have} a number of $2<
giu  ,? and (?:you (?:clearly|obviously|evidently)|(?:clearly|obviously),? you) (?:did not|didn['’]t|have not|haven['’]t) (?:even )?(?:check|checked|read|proofread|look at|looked at) (it|them)(?: through| properly)?(?=[.!]) => , so I am not sure that $1{it=it_was them=they_were} checked<
giu  (?<=\b(?:proposal|essay|budget|letter|draft|schedule|idea|story|design|invoice|conclusion|introduction|summary|paragraph|section|chart|table|argument|ending|explanation|report|text|plan|layout) )makes no sense(?: at all)?(?=[.,;!]| and\b) => is not easy to follow<
giu  ^I need (an? (?:new|corrected|revised|better|proper|final|updated|full) \p{Ll}+) (?![^.!?\n]* (?:or|and|so|but|because|as) )((?:by|before|no later than) [^.!?\n]{2,60})[.!]$ => could I please have $1 $2?<
giu  ^(?:and )?(?:this|it)(?: is not|['’]s not| isn['’]t) a joke(?=[.!]) => please do not take this lightly<
giu  ^this (is|was) (?:by far |easily |honestly )?the worst ((?:customer )?(?:service|experience|meal|hotel|stay|food|restaurant|delivery|company|support|holiday)) (?:(?:I|we)(?:['’]ve| have| had)(?: ever)? \p{Ll}+|ever)(?: in my life)?(?=[.!]) => ${who} ${isI ? 'am' : 'are'} very disappointed with the $2<
giu  \b(nobody|no one) (?:even )?(?:bothered|had the decency|could be bothered) to (\p{Ll}+) => $1 past($2)<
giu  ^(?:(everyone|everybody|we all|we|I)(?: am| are| is|['’](?:m|re|s))) (?:all )?(?:getting )?(?:really |so |just |very |completely )*(?:sick (?:and tired )?of|fed up with|tired of) (it|this|that)(?=[.!]) => $2 is frustrating for $1{i=me we=us we_all=all_of_us everybody=everyone everyone=everyone}<
giu  ^where(?: |(?=['’]))(is|are|['’]s) (my|our|the) ((?:\p{Ll}+ )?\p{Ll}+)\? => could you please tell ${me} where $2 $3 $1{'s=is ’s=is}?<
giu  ^why (has|have|is|are|was|were)(?:n['’]t| not) (my|our|the) (\p{Ll}+) ([^?\n]{3,80})\?$ => could you please tell ${me} why $2 $3 $1 not $4?<
giu  ^you said (?:it would be )?((?:\d+|two|three|four|five|six|seven|ten|a few) (?:working |business )?(?:days|weeks|hours|minutes))[.!]$ => ${who} had understood that it would take $1.<
giu  ^(please [^.!?;\n]{2,120}?) (?:(?:right )?now|immediately|at once|this instant)(?=,? or (?:else )?(?:I|we)(?:['’]m| am|['’]re| are)\b) => $1 as soon as possible<
giu  ^(please (?!.*\b(?:whether|which)\b)[^.!?;\n]{2,120}?),? or (?:else )?(I|we)(?: am|['’]m| are|['’]re) (?:going to (?!(?:fall|miss|cry|worry|be|die|lose|get|need|have|the|my|our|see|pass)\b)(\p{Ll}+)|(?!(?:going|coming|falling|missing|losing|having|getting|being|feeling|worrying|running|dying|looking)\b)(\p{Ll}{3,14}ing)) => $1. Otherwise, $2 will have to $3ofGerund($4)<
giu  ^(?:that|this)(?: is|['’]s) (?:not (?:my|our) problem|your problem,? not (?:mine|ours))(?=[.!]) => unfortunately, ${who} cannot help with this<
giu  ^(?:how hard can it be|is (?:that|it) (?:really )?so hard) to ([^?\n]{3,100})\?+ => could you please $1?<
giu  ^we (?:do not|don['’]t) do (discounts|refunds|exchanges|deliver(?:y|ies)|bookings|takeaways?|exceptions|returns|credit|quotes)(?=[.,!]) => unfortunately, we do not offer $1<
giu  ^if you (?:cannot|can['’]t) afford (?:it|this|that),? (?:then )?(?:go|look|shop|try) (?:somewhere else|elsewhere)(?=[.!]) => if this does not suit your budget, you are welcome to look elsewhere<
giu  ^(I|we)(?: am|['’]m| are|['’]re) not (giving|offering|selling|renting|lending) you (?!a hard time\b)(?=\p{Ll}) => unfortunately, $1 cannot $2{giving=offer offering=offer selling=sell renting=rent lending=lend} you <
giu  \bit stinks(?=[.,!]| and\b) => there is a bad smell<
giu  ^(?:you(?:['’]d| had) better|you better) not be late(?=[.!]) => please be on time<
giu  ^I need (it|this|that|them|these|those|(?:the|your) (?:\p{Ll}+(?: \p{Ll}+)?|[£$€]?\d[\d.,]*)) (?![^.!?\n]* (?:or|and|so|but|because|as) )((?:by|before|within|no later than) [^.!?\n]{2,60}|(?:right )?now|today|tomorrow|tonight|this \p{Ll}+|on \p{Lu}\p{Ll}+day)[.!]$ => could I please have lower($1) $2?<
giu  ^you(?: still)? have(?:n['’]t| not)(?: still)? sent me ((?:the|your|my) [^.,;!?\n]{2,60})[.!]$ => it looks like I have not received $1 yet.<
giu  ^you should have (asked|told|said|read|checked|called|sent|let|brought|booked|paid|thought|come|listened|waited|written|done|taken|given|warned|replied|answered|mentioned|noticed|cancelled|phoned|rung|emailed|looked|finished|started|contacted|signed|made|used|kept|left|turned|packed|put|ordered|returned|handed|followed|cleaned|planned|prepared|informed|tested|stopped|gone) => it would have been better if you had $1<
giu  ^(your (?:request|application)(?: (?:for|of|from|to) [^.,;!?\n]{2,60})?) (?:is|was|has been) (?:refused|rejected|denied|declined)(?=[.!]|,? (?:because|as|since|due to)\b) => unfortunately, ${who} cannot approve lower($1)<
giu  ^((?:your|the) (?:\p{Ll}+ )?\p{Ll}+) (is|are|was|were) (?:really |absolutely |totally |completely |simply )?(?:useless|terrible|awful|rubbish|crap|lousy|pathetic|a joke|horrible)(?=[.!]) => I'm afraid lower($1) $2 not up to standard<
giu  ^you (?:must|have to|need to)(?: always)? wear (?![^.!?\n]*\bor\b) => please make sure you wear <
giu  ^(dogs|children|pets) must be (?:kept )?(?=(?:on an? (?:lead|leash)|under control)\b) => please keep lower($1) <
giu  \band (?:state|say|specify) (which|what|whether) (?:one )?you want\b => and let us know $1 you would like<
giu  ^(?:just so you know,|(?:I am|we are) writing to (?:inform|tell) you that|(?:I|we) (?:would like|wish) to inform you that|please note that) (I|we)(?: will be| am| are|['’]ll be|['’]m|['’]re) (?:unable|not able) to => ${am} sorry, but $1 will not be able to<
giu  ^((?:(?:all|any) )?(?:\p{L}+ ){1,4}(?:who|that) [^.!?\n]{3,80}?) will be asked to (?=\p{Ll}) => ${who} will have to ask lower($1) to <
giu  ^(your (?:invoice|bill|account|payment|rent|subscription|balance|membership|fee)(?: (?:for|of|from|to|no\.?|number) [^,;!?\n]{0,40}?)? (?:is|are)(?: now| still)? (?:overdue|past due|due|outstanding|unpaid)|your (?:\p{Ll}+ ){1,3}(?:is|are) overdue|(?:rent|payment|the (?:rent|balance|fee|deposit)|timesheets|reports) (?:is|are) due) => ${reminder} that lower($1)<
giu  ^(?:all )?((?:\p{Ll}+ )?(?:${ROLES})) are (?:hereby |kindly )?reminded (that|to|of) => ${reminder} to lower($1): $2<
giu  ^you (can['’]t|cannot|may not|are not allowed to|aren['’]t allowed to) (?=(?:park|smoke|use|bring|enter|eat|drink|play|swim|camp|store|leave) (?!.*\b(?:without|too|enough|more|better)\b)[^.!?\n]{0,60}\b(?:here|there|inside|in (?:the|this|our)|on (?:the|this|our)|during|after|before|until)\b) => I'm afraid you $1 <
giu  ^you(?: are|['’]re) always (?=(?:late|absent|rude|behind|complaining|interrupting|on your phone)\b) => you are often <
giu  ^you always (?=(?:leave|forget|interrupt|complain|ignore|cancel|arrive|come|blame|lose|talk|shout|park|take|make)\b(?! (?:me|us) (?:smile|laugh|feel)\b)) => you often <
giu  \byou never (?=(?:listen|think of|answer|reply|respond|call|help|clean|tidy|ask|tell|check|read|pay|close|lock|wash|write|pick)\b(?! (?:a|any|too|again)\b)) => you do not seem to <
giu  ^who (?!asked\b)((?:\p{Ll}{2,12}ed|took|left|gave|told|made|let|put|broke|sent|chose|wrote|did)\b[^?\n]{3,100})\?+$ => could you please tell ${me} who $1?<
giu  , and (?:please )?(?:don['’]t|do not) (?=(?:fob|tell me|tell us|give me|give us|ask (?:me|us)|forget|be late|even think|waste|blame|make excuses|send me|leave it|touch|come back)\b) => , and please do not <
giu  ^why is it always (me|us) (?:who|that) (has|have) to ([^?\n]{3,100})\?+$ => it is often $1 who $2 to $3.<
giu  ^we (?:must|have to|need to) ((?:talk|meet|discuss|speak|decide|agree)\b(?![^.!?\n]*\b(?:or|and|but|before|because|if)\b)[^.!?\n]{0,100})[.!]$ => could we please $1?<
giu  ^only ((?:\p{Ll}+ ){0,2}\p{Ll}+) will be (contacted|notified|informed|invited|admitted|accepted|considered|refunded)(?=[.!]) => we will only base($2) $1<
giu  ^if no (reply|response|answer|payment) is received((?: from you)?(?: (?:by|within|before) [^,.;!?\n]{2,40}?)?),? (?=(?:the|your|we|you)\b) => if we do not $1{reply=hear_from_you response=hear_from_you answer=hear_from_you payment=receive_your_payment}$2, <
giu  ^why did you (?!not\b)(\p{Ll}{2,15})\b(?=[^?\n]{2,150}\?) => could you please let me know why you past($1)<
giu  ^((?:your [^.,;:!?\n]{2,50}?|the (?:\p{Ll}+ )?(?:order|parcel|item|invoice|bill|report|room|heating|lift|music|noise|delivery|payment|form|file|link|food|soup|coffee|price|fee|rent|quote|size|text|draft|letter|email|kettle|phone|screen|door|tap|shower|toilet|colour|total|amount|address|date|product)s?(?: [^.,;:!?\n]{2,40}?)?) (?:is|are) (?:too (?:loud|noisy|high|long|slow|late|early|small|big|large|expensive|cold|salty|dirty|messy|dark|difficult|hard|short|close|heavy|tight|bright|vague|weak|spicy|often|much|many|far)|wrong|broken|late|faulty|dirty|incorrect|still (?:\p{Ll}+ing|not|broken|dirty|wrong|late|faulty|missing)))\b => I'm afraid lower($1)<
giu  (?<=\b(?:have|I['’]ve|we['’]ve) )told you (?=(?:once|twice|three|four|many|several|a (?:hundred|thousand|million)|before|already|again)\b(?! that\b)(?![^.!?\n]* to \p{Ll})) => mentioned this to you <
giu  \btold you ((?:once|twice|(?:three|four|five|six|many|several|a (?:hundred|thousand|million)|\d+) times|already|again)) to (?=\p{Ll}) => asked you $1 to <
giu  ^(?:I am|I['’]m|we are|we['’]re) sorry,? but (I|we) (?:can['’]t|cannot|can not) (?=\p{Ll}) => $1{I=I_am_afraid_that_I_am we=I_am_afraid_that_we_are i=I_am_afraid_that_I_am} unable to <
giu  ^we (?:can['’]t|cannot|can not) (?=(?:make|give|offer|accept|allow|take|provide|refund|replace|change|extend)\b) => unfortunately, we are unable to <
giu  ^you (also )?did(?:n['’]t| not) (?:send|give) (me|us)(?! away\b) => $2{me=I us=we} $1did not receive<
giu  ^you (also )?did(?:n['’]t| not) (send|include|attach|enclose|provide|give us)(?! any (?:errors?|mistakes?)\b) => we $1did not receive<
giu  ^((?:if you (?:want|like|wish|prefer), )?)you can (?=(?:swap|exchange|rebook|reschedule|choose|take|bring|send|return|visit|come|call|use|leave|collect)\b) => $1you are welcome to <
giu  ^please stop (\p{Ll}{3,15}ing\b(?![^.!?\n]*\b(?:if|see|with our)\b)[^.!?\n]{0,120})[.!]$ => could you please stop $1?<
giu  ^(please [^.!?\n]{3,80}?) (?:right now|immediately|at once|now)(?=[.!]$|, and please) => $1 as soon as possible<
giu  ^((?:hi|hello|hey|dear)(?: \p{Lu}[\p{L}'’-]+){0,3}, )?(?:I|we) (?:need|want) you to (?=${ASKED}) => $1could you please <
giu  ^you (?:must|have to|need to) (?:(?=(?:send|give|tell|let|call|bring|help) me\b)|(?=${ASKED})${NO_DUTY}) => please <
giu  ^(please [^.!?;\n]{3,160}?),? or (?:else )?you(?:['’]ll| will)? (lose|forfeit|miss)(?= (?:out|your|the|a|an|it|my|our|all|\p{Ll}+)\b) => $1 so that you do not $2<
giu  ^(please [^.!?;\n]{3,160}?),? or (?:else )?you(?:['’]ll| will)(?: have to)? pay (?=(?:an?|the|for|extra|double|full|more)\b|[£$€]) => $1 so that you do not have to pay <
giu  ^(please [^.!?;\n]{3,160}?),? or (?:else )?you(?:['’]ll| will) (?:be|get) (?=(?:charged|fined|billed|removed|towed|clamped|banned|excluded|refused|turned away|locked out|disconnected|left behind|suspended)\b) => $1 so that you are not <
giu  (?<=^|\b(?:and|but|so) )(I|we) (?:want|need|expect|demand|would like) ((?:it|this|that|them|these|those|everything|(?:the|my|our|your|all|both|this|that|these|those) (?:\p{Ll}+ ){0,3}?\p{Ll}+)(?: all)?) (fixed|sorted|done|redone|repaired|replaced|resolved|cleaned|cleared|removed|returned|refunded|paid|sent|finished|corrected|changed|updated|delivered|completed|signed|collected|moved|reinstated|reconnected|cancelled)(?: out)?(?=[.!]|,? (?:by|before|today|tomorrow|tonight|this|now|as|asap|immediately|because|and|or|within|in|to|on|no later|properly|again|at|first|so)\b) => $1 would be grateful if $2{them=they} could be $3{sorted=resolved}<
giu  ^why (?:has|have)(?:(?:n['’]t| not) (?:anyone|anybody)| (?:nobody|no one)) ([^?\n]{3,120})\?+$ => could you please let ${me} know why no one has $1?<
giu  ^why (has|have|did|are|were|is|was)(?:n['’]t| not) (you|he|she|they|it|this|that|(?:your|my|our|the) (?:\p{Ll}+ )?\p{Ll}+) ((?!(?:not)\b)[^?\n]{3,120})\?+$ => could you please let ${me} know why $2 $1 not $3?<
giu  ^(?:please )?(?:just )?do your jobs?(?: properly)?(?=[.!]$) => ${who} would be grateful if you could look into this<
giu  ^(?:this|it|that)(?: simply| really| just)? (?:has to|must|needs to|has got to) (?:stop|end|change)(?: now| today| immediately)?[.!]+$ => could we please make sure that this does not go on?<
giu  (?<=^|\band )(I|we)(?: am|['’]m| are|['’]re) not (?:an? |your |made of )(bank|cash|charity|money|mind|psychic|clairvoyant|maid|servant|slave|secretary|skivvy|cleaner|mother|mum|mom|taxi|babysitter)(?:[- ]?reader| machine)?(?=[.!]) => $1 cannot $2{bank=lend_money cash=lend_money charity=do_this_for_free money=afford_this mind=know_this_without_being_told psychic=know_this_without_being_told clairvoyant=know_this_without_being_told maid=always_do_this servant=always_do_this slave=always_do_this secretary=always_do_this skivvy=always_do_this cleaner=always_do_this mother=always_do_this mum=always_do_this mom=always_do_this taxi=always_do_this babysitter=always_do_this}<
giu  ^(?:our|the|my) (prices|rates|fees|terms|rules) are (?:the|our|my) \1(?=[.!]) => ${isI ? 'my' : 'our'} $1 are fixed<
giu  \b(is|are) being (?:very |so |really |extremely |rather )?(?:inconsiderate|selfish|unfair|disrespectful|thoughtless) (?:to|towards) => make$1{are= is=s} things difficult for<
giu  ^(?:please )?(?:do not|don['’]t) (contact|call|e-?mail|write to|phone|ring|chase|text) (us|me) (?=(?:to ask|about|for (?:an )?updates?)\b) => there is no need to $1 $2 <
giu  \byou (?:will not|won['’]t) be (let(?= in\b)|admitted|refunded|served|seen|reimbursed)(?: in)?\b => ${who} will not be able to $1{let=let_you_in admitted=let_you_in refunded=refund_you served=serve_you seen=see_you reimbursed=reimburse_you}<
giu  ^we (?:do not|don['’]t) (give(?! (?:up|in|away|our|your)\b)|offer|provide|accept|refund|split|take(?! (?:this|that|it|you|sides|long|part)\b)|exchange|reserve|reheat|cash|swap|hold(?! (?:it|this|that|grudges|back)\b))(?= (?!(?:only|just|any (?:old|less|compromise))\b)\p{Ll}) => ${who} are not able to $1<
giu  ^(?:thanks|thank you)(?: a lot| very much)? for nothing(?=[.!]) => unfortunately, this was not helpful<
giu  ^(?:shame on you|you should be ashamed(?: of yourself| of yourselves)?)(?=[.!]) => ${who} ${isI ? 'am' : 'are'} very disappointed<
giu  ^enough is enough(?=[.!]) => ${who} hope that this can now be resolved<
giu  ^(I|we)(?:['’]ve| have)?(?: already| also)? told you (once|twice|(?:two|three|four|five|several|many) times|before|already|last \p{Ll}+|yesterday|on \p{Lu}\p{Ll}+) (?=that\b) => $1 mentioned $2 <
giu  ^(I|we)(?: already)? told you not to (?=\p{Ll}) => $1 did ask you not to <
giu  ^(I|we)(?:['’]ve| have)?(?: already)? told you (?:that )?(?=(?:I|we|it|the|my|our)(?:['’]\p{Ll}+)? ) => as $1 mentioned, <
giu  ^(dogs|pets|bikes|bicycles|prams|buggies|pushchairs|scooters|shoes|boots|bags|phones|children|under-\d+s|visitors|guests) must (stay|remain|go|wait|leave|be(?= (?:quiet|silent|accompanied|supervised|kept|signed|booked)\b))\b => ${who} kindly ask that lower($1) $2<
giu  ^you(?:['’]ve got| have(?: got)?) (?:until|till) ([^,.;!?\n]{2,30}?)(?:, (?:and )?(?:then|after that)|,? or(?: else)?|,? then) (I|we)(?:['’]ll| will|(?: am|['’]m| are|['’]re) going to| (?:am|are)|['’](?:m|re)) (?:have to )?(?:(\p{Ll}{3,14}ing)\b|(?=\p{Ll})) => if this is not resolved by $1, $2 will have to ofGerund($3)<
giu  \b(have|has|['’]ve)(?: not|n['’]t)? (?:even )?(?:bothered|deigned) to (\p{Ll}+) => $1 not participle($2)<
giu  \bwhen(?:ever)? you can be (?:bothered|arsed)\b => when you have a moment<
giu  \b(do|did|does|could|can)(?: not|not|n['’]t|['’]t) (?:even )?(?:bother|deign|be (?:bothered|arsed)) to (?=\p{Ll}) => $1{could=did can=do} not <
giu  ^((?:patients|guests|visitors|customers|applicants|people|children|students|members|anyone|those) (?:who [^.,;!?\n]{3,60}?|without [^.,;!?\n]{3,40}?|arriving [^.,;!?\n]{3,40}?)) (may not|will not|won['’]t|cannot|can['’]t) be (seen|admitted|served|accepted|refunded)(?=[.!]) => ${who} $2{cannot=will_not can't=will_not can’t=will_not} be able to $3{seen=see admitted=admit served=serve accepted=accept refunded=refund} lower($1)<
giu  ^(he|she|your (?:son|daughter|child|dog|cat|boy|girl)) (\p{Ll}{3,14}s) (?=all the time|constantly|non-?stop|too much|in class|during (?:class|lessons|meetings)) => $1 tends to withoutS($2) <
giu  ^(he|she) needs to ((?:bring|wear|arrive|hand in|finish|practi[sc]e|learn to|listen|be (?:on time|quiet|quieter|polite))\b[^.!?\n]{0,120})[.!]$ => could lower($1) please $2?<
giu  ,? (?:and )?that(?: is|['’]s) (?:all|it|final|that)(?=[.!]$) => <
giu  (?<=^|, |\band |\bso |\bbut )(I|we|(?:the |our )?(?:staff|drivers?|coach|bus|team|referees?)) (?:will not|won['’]t) (?=(?:wait|accept|attend|sign|agree|lend|cover|renew|reopen|stay|chase|hold (?:it|your|a|the))\b(?! (?:you|a moment|against|me|us)\b)) => $1 will not be able to <
giu  ^(I|we) need (an? (?:\p{Ll}+ ){0,2}?(?:receipt|refund|copy|reply|response|answer|invoice|quote|form|letter|list|date|confirmation|key))( also| too| as well)?(?: (?:right )?now| immediately| asap)?[.!]+$ => could lower($1) please have $2$3?<
giu  ^(I|we) (?:expect|demand|require) (an? (?:(?:full|written|proper|immediate|prompt|formal|quick|clear) )*(?:answer|reply|response|refund|apology|explanation|update|confirmation|solution)) => $1 would be grateful for $2<
giu  \bas (I|we)(?:['’]ve| have)?(?: already| previously)? (?:said|told you|explained|stated|written)(?: already| before| once| twice| (?:two|three|four|several|many) times)*\b => as $1 mentioned<
giu  \b(?:as )?per my (last|previous|earlier) (e-?mail|message|letter)\b => as I mentioned in my $1 $2<
giu  ^(?=.*\b(?:next time|for once|actually|at least|finally)\b)(?:maybe|perhaps),? (?:next time,? )?you (?:could|should|can|might)(?: want to)?(?: actually| try to| at least| finally)? ((?:read|check|look|listen|ask|think|answer|reply|call|tell|clean|help|do|be)\b[^.!?\n]{0,100}?)(?: next time| for once)?[.!]$ => could you please $1 next time?<
giu  ^(?:I guess|I suppose|fine|well|okay|ok),? (?=I(?:['’]ll| will) (?:just )?(?:have to )?do (?:it|this|that) myself) => <
giu  ^(?:with (?:all )?(?:due )?respect|no offen[cs]e|I hate to say (?:it|this)|quite frankly|frankly|to be (?:perfectly |brutally |quite )?(?:honest|blunt|frank)),? (?:but )?(?=\p{L}) => <
giu  ^(?:it|this|that)(?: is|['’]s)(?: really)?(?: not|n['’]t) (?:(?:that |so |exactly )(?:hard|difficult|complicated)|rocket science)(?=[.!]$) => it should not take long<
giu  \b(I|we) (?:just |really |simply )?(?:cannot|can['’]t) (?:take|stand|bear|cope with|put up with|deal with) (it|this|that)(?: any ?more| any longer| much longer)?(?=[.!]) => $1 cannot go on like this<
giu  ^is (?:that|this|it) (?:really )?(?:too much|so much) to ask\?+ => would that be possible?<
giu  ^(?:are you (?:serious|kidding(?: me)?|joking|having a laugh)|is this (?:a|some kind of|supposed to be a) joke|seriously|what were you thinking)\?+ => could you please explain this?<
giu  ^what(?: is|['’]s) (?:wrong|the matter) with you(?: people)?\?+ => is everything all right?<
giu  ^you(?: have|['’]ve)(?: got)? no (?:right|business) to (?=\p{Ll}) => I do not think that it is right to <
giu  ^(?:please )?(?:do not|don['’]t) you (?:ever |dare )+(?=\p{Ll}) => please do not <
giu  ^(?:tough(?: luck)?|too bad|hard luck|your loss)(?=[.!]$) => I am sorry about that<
giu  \band (you (?:do|did)|nobody does|nobody did|no one does|no one did) nothing(?: about (?:it|this))?(?=[.!]) => and nothing has been done about it<
giu  ^(please [^.!?;\n]{3,160}?),? or (?:else )?(it|they|everything) (?:goes|go) (?=\p{Ll}) => $1, as otherwise $2 will have to go <
giu  ^(I|we)(?: am|['’]m| are|['’]re) not (?:going to )?(?!going\b|asking\b|ask\b)(?:(\p{Ll}{3,14}ing)|(?<=to )(\p{Ll}+)) ([^.!?\n]{0,60}?)(any ?more|again|any longer)(?=[.!]$) => $1 will not be able to ofGerund($2)$3 $4$5<
giu  ^(I|we) expect ((?:everything|it|this|that|(?:the|my|our|your) (?:\p{Ll}+ )?\p{Ll}+)) to be (?=\p{Ll}) => $1 hope that $2 will be <
giu  ^(I|we) (?:do not|don['’]t) want ((?:an?|the|another|your) [^.,;!?\n]{2,40}),? (?:(?:but|so) )?(?:I|we) want ([^.!?\n]{2,60})(?=[.!]) => $1 would like $3, not $2<
giu  ^(?:please )?hurry up(?: please| now)?(?= (?:because|as)\b|[.!]) => please deal with this soon<
giu  ^((?:[^.!?\n]{0,60}[,;] |if [^.,;!?\n]{3,60} |(?:and|but|so) )?)(I|we) want\b(?! not\b) => $1$2 would like<
giu  \b(?:can|could) you (?=${ASKED}) => could you please <
giu  ^(you|${COUNT} of you) (haven['’]t|have not|didn['’]t|did not|(?:have )?failed to|forgot to|['’]ve forgotten to|have forgotten to) (?=(?:even )?${OWED}\b) => it looks like lower($1) $2 <
giu  ^you(['’]ve| have)? missed(?=[^.!?\n]{0,30} (?:appointment|payment|deadline|session|class|shift|meeting|call|delivery|lesson|training)) => it looks like you$1 missed<
giu  ^you((?:['’]ve| have)? (?:parked|blocked|broken|broke(?! (?:the record|even))|damaged|scratched|spilled|spilt|deleted|overslept|mixed up|ignored|overlooked|skipped|misread|misunderstood|(?:used|taken|took|put) (?:(?:my|our)(?! breath)|the wrong|the old|an old|your \p{Ll}+ in (?:my|our)))) => it looks like you$1<
giu  ^(you (?:have been|['’]ve been|were|came|arrived|are)|your (?:son|daughter|child|children|kids?|dog|cat|car|team|pupil|student) (?:has been|have been|was|were|is|are|came|arrived)) (?=(?:always |often |again |repeatedly )?(?:\p{L}+ (?:minutes|hours) )?(?:late(?! to\b)|absent|off (?:the|its) le(?:ash|ad)|rude|unprepared|too loud|parked)\b) => ${have} noticed that lower($1) <
giu  ^((?:the|your) (?:\p{Ll}+ )?(?:report|document|file|form|invoice|application|order|page|attachment|signature|payment|e-?mail|letter|essay|text|slides|presentation|data|figures|parcel|package|box|list|contract|draft)s?(?: (?:you sent|for|of|on|in) ?[^.,;!?\n]{0,30}?)?) (is|are) missing\b => $1 $2{is=seems are=seem} to be missing<
giu  ^((?:it|this|they|(?:the|your) (?:\p{Ll}+ )?\p{Ll}+(?: you sent(?: me| us)?)?) (?:contains?|has|have|contained|had) (?:(?:several|some|many|a few|a lot of|a number of|two|three|four|five|\d+) )?(?:\p{Ll}+ )?(?:errors?|mistakes?|typos?|gaps)\b)(?! at most) => ${who} noticed that lower($1)<
giu  \b(is|are|was|were)( not|n['’]t) (what (?:we|I|you|he|she|they) (?:had )?(?:asked for|wanted|ordered|expected|agreed|need|needed|discussed))\b => $1$2 quite $3<
giu  (?<=\b(?:the|your|this|these) (?:[^.,;!?\n]{1,30} )?)(is|are|was|were) (?:completely |totally |all |just |simply )?wrong\b(?! with| about| to| and) => $1 not quite right<
giu  \b(${WORK}) (is|are|was|were|looks?|feels?|sounds?) too (${SIZE}|${FLAW}) => $1 $2 a little too $3<
giu  \b(${WORK}) (is|are|was|were|looks?|feels?|sounds?) (?:(?:very|really|quite|pretty|rather|so) )?(${FLAW}) => $1 $2 a little $3<
giu  \b(and|but) (it|they|nobody|no one|nothing) still (has not|have not|hasn['’]t|haven['’]t) => $1 unfortunately $2 still $3<
giu  ^(this|that|it)((?: is|['’]s)(?: really| simply| just| absolutely| completely)?) (?:ridiculous|a joke|outrageous|a disgrace|disgraceful|shocking|absurd|annoying|maddening|infuriating)(?=[.!]) => $1 is very frustrating<
giu  ^(I|we) (?:do not|don['’]t) want to (?=(?:join|take part|be (?:part|contacted|on|involved|called)|attend|come|go|buy|receive|pay|work|participate|sign|subscribe|get|renew|continue|do|host|help)\b) => $1 would prefer not to <
giu  ^(I|we) (?:do not|don['’]t) want (?!to\b)(?=\p{Ll}) => $1 would prefer not to have <
giu  ^there(?: is|['’]s) nothing (?:further |more |else )?(?:that )?(?:we|I) can do => ${am} sorry, but lower($0)<
giu  ^(?:this|it)(?: is|['’]s) (?:also )?(?:stated|listed|explained|described|written|mentioned|shown) (?:clearly |quite clearly )?(on|in|at) (our|the|my) => you can find this $1 $2<
giu  ^we (?:have )?(?:reject|decline)(?:e?d)? your (application|request|offer|proposal|claim|bid) => unfortunately, we cannot accept your $1<
giu  ^no,? (you|we|I) (?=(?:can['’]t|cannot|do not|don['’]t|won['’]t|may not)\b) => I'm afraid $1 <
giu  (?<=^|, (?:so|and|but) )(I|we) (?:expect you to|(?:demand|insist) (?:that )?you) (?=\p{Ll}+\b(?<!s)) => $1 would be grateful if you could <
giu  ^no exceptions (will|can) be made => please understand that no exceptions $1 be made<
giu  ^we (have not|haven['’]t) (?:yet )?received (?=your) => it looks like we $1 received <
giu  \band (?:it )?(?:has not|hasn['’]t) been (received|paid|returned)(?=[.!]) => and does not seem to have been $1 yet<
giu  ^(your (?:rent|fee|premium|subscription|bill|membership fee) (?:is going up|will go up|is increasing|will increase|will be increased|has gone up|goes up|increases)) => ${justSo} lower($1)<
giu  ^you(?:['’]ve| have) been (placed|added|put) (on|to)(?! the wrong\b) => we have $1 you $2<
giu  \bbecause you (?:did not|didn['’]t|have not|haven['’]t|failed to) (?:respond(?:ed)?|repl(?:y|ied)|answer(?:ed)?|get back to us)\b(?! to) => because ${did} not hear from you<
giu  ^we(?:['’]ve| have)? (?:carefully )?(?:reviewed|considered|looked at|received|got) your (application|order|enquiry|inquiry|request|feedback|message|e-?mail|letter|payment|form)( (?:for|about|of|to) [^.,;!?\n]{3,80})?(?=[.!]$) => thank you for your $1$2<
giu  ^we(?:['’]ve| have)? (?:received|got) your complaint(?=[.!]) => thank you for getting in touch about your complaint, which we have received<
giu  ^(everyone|everybody|all of you) (?:should|must|needs? to) (?!(?:know|have|see|learn|feel|expect|enjoy|get)\b|be (?:\p{Ll}+ed|able|free|given|paid|happy|proud)\b)([^.!?\n]{3,200})[.!]$ => could lower($1) please $2?<
giu  ^((?:and )?)(whoever [^,.;!?\n]{3,80}), (?:please )?((?:do not|don['’]t|stop|be|${REQUEST_VERBS}|${NOUN_VERBS})\b[^,.!?\n]{0,160})[.!]$ => $1could lower($2) please $3?<
giu  ^(someone|somebody|one of you|one of us) (?:should|must|has to|needs to) (?!(?:be|have|know|feel|see|think|want|own|live|love)\b)([^.!?\n]{3,200})[.!]$ => could lower($1) please $2?<
giu  ^((?:all |our )?(?:\p{Ll}+ )?(?:${ROLES})(?: (?:who|under|over|with|without|in|on|of|from|that) [^.,;!?\n]{3,60}?)?|(?:children|people|those|anyone) (?:who|with) (?!.*\b(?:allerg|pregnan|heart|epilep))[^.,;!?\n]{3,60}?) (?:must|should) not (?![^.!?\n]* and (?:are|is|was|were|will|must|have|should|can|may)\b)(?!be\b|have\b|know\b|necessarily\b)(?=\p{Ll}) => ${who} kindly ask lower($1) not to <
giu  ^you (?:must|should) not (?!be\b|have\b|worry\b)(?=\p{Ll}) => please do not <
giu  ^(\p{L}{3,12}ing)\b((?: [^.,;!?\n]{2,40}?)?) (?:is|are)(?: strictly| also)?(?: not (?:allowed|permitted)|n['’]t (?:allowed|permitted)| (?:forbidden|prohibited))\b(?! (?:to|from|for)\b)(?<!(?:nothing|anything|everything|something) .*)(?<!building.*)(?![^.!?\n]*\b(?:most|many|some|countries|where|today|but)\b) => please do not ofGerund($1)$2<
giu  ^you may (?=(?:use|bring|join|leave(?! (?:with|a)\b)|park|return|borrow|stay|apply|exchange|keep(?! \p{Ll}+ing\b)|choose|cancel|stop by|contact)\b) => you are welcome to <
giu  ^((?:all |our )?(?:\p{Ll}+ )?(?:${ROLES})(?: (?:who|under|over|with|without|on|from) [^.,;!?\n]{3,60}?)?|whoever [^.,;!?\n]{3,60}?)(?<!\b(?:will|would|may|might)) (?:must|should|have to|need to|are (?:required|expected|obliged) to) (?![^.!?\n]* and (?:are|is|was|were|will|must|have|should|can|may)\b)(?!(?:not|be|have|know|expect|feel|see|find)\b)(?=\p{Ll})${NO_DUTY}(?![^.!?\n]*\b(?:ahead|advance|permission|approval|at all times|always)\b) => ${who} kindly ask lower($1) to <
giu  ^(?:just so you know, |please note that )?(${THINGS}) (?:must|should|has to|have to|needs? to|is to|are to|(?:is|are) (?:required|expected) to) be (${DONE})\b(?! (?:as|so|up with|carefully)\b)${BY} => please $2{${DO}} lower($1)<
giu  ^(?!(?:the|please|just|we|it|I|I['’]m) )((?:(?:all|any) )?(?:\p{L}+ ){1,4}(?:who|that|which|found|left|parked|arriving|turning up|not collected|not claimed) [^.!?\n]{3,100}? (?:won['’]t\b|cannot\b|can['’]t\b|will (?:have to|lose|forfeit|not\b|pay\b|be (?:turned away|removed|suspended|reported|fined|charged|thrown|disposed|towed|asked|sent|excluded|refused|banned|clamped|deleted|confiscated|left|withdrawn|turned away|marked|paid late)))) => please note that lower($1)<
giu  (?<=\b(?:who|found|left|otherwise|parked|without|inside|block)\b[^.!?\n]{1,120} )will be (?=(?:suspended|terminated|removed|thrown (?:away|out)|disposed of|towed|fined|reported|disconnected|deleted|deducted|refused|withdrawn|confiscated|clamped|banned|excluded|asked to leave)\b(?! by\b)) => will have to be <
giu  ^(please [^.!?;\n]{3,160}?),? or (?:else )?your (account|membership|subscription|service|order|booking|access|contract|reservation) will be (suspended|cancelled|canceled|closed|stopped|ended|terminated|blocked)(?=[.!]) => $1 so that ${who} do not have to $3{suspended=suspend cancelled=cancel canceled=cancel closed=close stopped=stop ended=end terminated=terminate blocked=block} your $2<
giu  ^(please [^.!?;\n]{3,160}?),? or (?:else )?((?:a|an|any) [^.,;!?\n]{2,40}?) will be => $1 to avoid $2 being<
giu  ^(please [^.!?;\n]{3,160}?),? or (?:else )?(?=(?:you|your|the|they|he|she|it|a|an)\b[^.!?\n]{0,40}? (?:will|cannot|can['’]t|won['’]t)\b) => $1, as otherwise <
giu  (?<!\b(?:say|says|saying|tell|tells|told|claim|claims|claiming|think|thinks|that) )\b(your|(?<=, )the) (account|membership|subscription|service|order|booking|reservation) will be (suspended|cancelled|canceled|closed|stopped|ended)(?=[.!])(?<!\b(?:when|after|as)\b[^.!?]{0,200}) => ${who} will have to $3{suspended=suspend cancelled=cancel canceled=cancel closed=close stopped=stop ended=end} $1 $2<
giu   and (?=\p{Ll}{3,14}ing\b)(?<=\bwill have to \p{Ll}+ [^.,;!?\n]{2,60} and )(\p{Ll}+)\b =>  and ofGerund($1)<
giu  \b(or|and|but) (I|we) want\b(?! not\b| you\b) => $1 $2 would like<
`);
}
