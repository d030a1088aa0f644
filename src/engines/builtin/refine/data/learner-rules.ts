import { readMarkedRules } from '../grammar/marked-rules.js';

/** Where a sentence or a clause begins. The file is data, hence its length. */
const START = String.raw`(?<=^|[.!?]["'”’)]? |\n|^(?:Hi|Hello|Hey|Dear|Good)\b[^.!?\n]{0,30}, )`;
const CLAUSE = String.raw`(?<=^|[.!?,;:]["'”’)]? |\n|\b(?:and|but|because|so|when|if|while|where|that|although|before|after|until|since|think|know|says?|said|hope|sure)@ )`;
const DET = `the|an?|my|your|his|her|its|our|their|this|that|these|those|some|any|every|each|no`;
const OBJECT = `me|you|him|her|it|us|them`;
const TIME = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
const MONTH = `January|February|March|April|May|June|July|August|September|October|November|December`;
const NUMBER = String.raw`two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?!1\b)\d{1,3}`;
/** What follows the end of a noun phrase. */
const END = String.raw`(?=[.,;:!?)]|$| (?:and|but|or|at|in|on|by|with|for|from|to|of|near|because|so|if|when|where|that|which|who|we|I|you|it|he|she|they|is|was|are|were|has|have|had|will|can|could|would|should|must|every|next|last|since|after|before|until|than|as|not|yesterday|today|tomorrow|there|here)\b)`;
const FOLLOWED = String.raw`(?=[.,;!?]|$| (?:${DET}|${OBJECT}|to|in|on|at|for|with|from|about|that|what|how|when|where|if|because|and|but|so|again|very|more|many|two|three|\d+|there|here|home|back|up|out|only|not)\b)`;
const PEOPLE = `people|person|man|men|woman|women|child|children|friends?|customers?|clients?|someone|somebody|anyone|anybody|everyone|everybody|students?|teachers?|neighbou?rs?|girls?|boys?|guests?|employees?|colleagues?|drivers?|workers?|tourists?|visitors?|doctors?|managers?|guy|guys|brother|sister|uncle|aunt|lady|users?|patients?|members?|partners?|owners?|sellers?`;
const FAMILY = `husband|wife|mum|mom|mother|dad|father|brother|sister|son|daughter|cousin|uncle|aunt|grandmother|grandfather|friend|boyfriend|girlfriend|boss|neighbou?r|colleague|teacher`;

/** Mistakes of learners of English, by classes of words. See grammar/marked-rules.ts for the notation. A data file, hence its length. */
export const LEARNER_RULES = readMarkedRules(String.raw`
# numbers of nouns
giu  \b(many|several|various|a few|few|too many|so many|these|those)@ ((?:\p{Ll}+@J ){0,2}(?:\p{Ll}+@N )?)(\p{Ll}{3,})(?:@N${END}|@~N(?=[.,;!?]|$| )(?! \p{Ll}+@[NSJPG]))(?<!\b(?:how many|these|those|few) (?:time|kind|sort|way|type)@) => $1 $2pluralIfCounted($3)<
gu   (?<!\b(?:an?|the|per|over|under|top|last|grade|level|area|zone|class|as|\p{Ll}+@N)@ )(?<=[.!?] |^|\p{Ll}@[A-Z] |\bI )(${NUMBER})@ ((?:\p{Ll}+@J )?(?:\p{Ll}+@N )?)(?!(?:star|bed|bedroom|seat|door|seater|year|euro|percent|people|staff|noon|news)\b)(\p{Ll}{3,})(?:@~N|@+C)${END}(?! (?:and|or) \p{L}+-)(?<!\b(?:at|iphone|windows) \d+ .{3,20}) => $1 $2pluralIfCounted($3)<
giu  \b(a lot of|lots of|plenty of|a couple of|a number of|all kinds of|hundreds of|thousands of|(?:one|many|each|two|three) of (?:the|my|our|your|his|her|their|these|those)|all the other|different kinds of)@ ((?:\p{Ll}+@J )?)(?!(?:committee|team|staff|crew|group|board|gang|crowd|audience|band|class|company|council|time|way|part|world|day|week|year|family|room|side|heart|body|wall|road|house|surface|floor|garden|difference|story|river|sky|soul|forest|chance|change|market|light|ground)\b)(\p{Ll}{3,})@+C${END} => $1 $2pluralIfCounted($3)<
giu  \b(every|another)@ ((?:\p{Ll}+@J )?)(?!(?:news|means|series|species|always|ones)\b)(\p{Ll}{3,})@S(?!['’]|-)${END} => $1 $2singular($3)<
gu   (?<!\b(?!(?:The|Many|Some|Most|All) )\p{Lu}\p{L}* )\b(peoples|childs|mans|womans|feets|sheeps|fishermans|vocabularys|clothings|furnitures|documentations|luggages|housings|moneys|equipments|jewelries|trafficks)(?! ?['’]| of\b)(?<!\b(?:indigenous|first|native|tribal|other|two|these) peoples) => $1{peoples=people childs=children mans=men womans=women feets=feet sheeps=sheep fishermans=fishermen vocabularys=vocabulary clothings=clothing furnitures=furniture documentations=documentation luggages=luggage housings=housing moneys=money equipments=equipment jewelries=jewelry trafficks=traffic}<
giu  \bmany@ (information|advice|furniture|equipment|luggage|homework|money|knowledge|traffic|software|research|evidence|progress|noise|rain|snow|water|traffic|fun|stress|trouble|time)@(?=[.,!?;]|$| (?:about|for|in|on|from|to|and|with)\b)(?<!\bhow many time) => a lot of $1<
gi   \bweek-ends?\b => weekend<
giu  \b(your|the|this|an) announce(?= (?:for|about|in|on|of|at|with)\b|[.,]) => $1 advertisement<
# agreement
giu  ${CLAUSE}(someone|somebody|everyone|everybody|anyone|anybody|nobody|no one|everything|something|nothing)@ ((?:always|never|also|really|still)@ )?(?!(?<=(?:^|[.!?] |\n)any(?:one|body)@ )[^.!?\n]{3,200}\?)(?!(?:be|put|let|read|cut|hit|cost)\b)(\p{Ll}{2,})@V(?!-)${FOLLOWED}(?<!\b(?:suggest|recommend|insist|demand|important|essential|vital|necessary|ask|asked|require|requested)\b.{0,40}) => $1 $2third($3)<
giu  ${CLAUSE}(he|she|it)@ ((?:always|never|often|sometimes|usually|also|really|still|only)@ )?(?!(?:be|put|let|read|cut|hit|cost|like|have|do|come|run|become|open|live)\b|use@ to\b)(\p{Ll}{2,})@V(?=[.,;!?]|$| )(?<!\b(?:suggest\w*|recommend\w*|insist\w*|demand\w*|important|essential|vital|necessary|asked|requir\w+|requested|propos\w+|prefer|lest|and did|nor did|does|did|can|could|will|would|should|may|might|must|let)\b.{0,60}) => $1 $2third($3)<
giu  ((?:^|[.!?] )(?:Hi|Hello|Hey|Dear|Good)\b[^.!?,\n]{0,30}, |(?:^|[.!?] )(?:But|And|So|Also|Then),? |, and |, but |\bthat )((?:the|my|our|your|this|his|her)@ (?:\p{Ll}+@J )?(\p{Ll}{3,})@N) (have|are|were|do(?=n['’]t| not))@(?= (?:been|not|\p{Ll}+(?:ed|ing)|very|too|so|no|always|already|still|closed|open)\b|n['’]t)(?<!\b(?:and|or|of|in|with) .{3,40}) => $1$2 singularIf($4, $3)<
giu  \b(and|but|because|that|so|,)@ (all (?:of )?(?:the|our|my|your|their) (?:\p{Ll}+@J )?\p{Ll}{3,}@S) (is|was|has|doesn['’]t|does)@(?= \p{L})(?<!\b(?:of|in|on|for|with|to|from|at|by|about|between) [^.,!?]{2,40} and all.{3,40}) => $1 $2 $3{is=are was=were has=have doesn't=don't does=do}<
giu  \bpeople@ (is|was|has|doesn['’]t|wasn['’]t|isn['’]t|comes|goes|thinks|wants|needs|likes|says|knows|lives|works|dies|uses|makes|gets|believes|becomes|spends|speaks|buys|gives|takes|goes)\b@(?<!\b(?:of|with|for|by|about|to|from|between|among|in|than|number|group|one) (?:\p{Ll}+@ ){0,2}people@ \p{L}+@) => people pluralVerb($1)<
giu  \bthere( is| was) ((?:(?:the )?same|many|several|a few|few|various|so many|too many|a lot of|lots of|some|no|any|${NUMBER})@ (?:\p{Ll}+@J ){0,2}(?:\p{Ll}+@N )?\p{Ll}{3,}@S)(?! \p{Ll}+@[NS]) => plurally($1) $2<
giu  ${START}((?:\p{L}+ (?:\p{L}+@ ){0,3})?(?:graph|table|chart|picture|diagram|figure|book|article|text|report|film|movie|story))@ (show|describe|compare|explain|present|illustrate|tell|talk|give)@(?= (?:the|that|how|us|an?|about|what)\b)(?<=\b(?:the|this|my|our|your)@ .{3,40}) => $1 third($2)<
giu  (?:${START}|(?<=\b(?:because|when|if|while|where|although|but|so|that) ))((?:the|this|that|an?|our|my|your|his|her|every|each) (?:\p{Ll}+@J )?(?!(?:day|week|month|year|time|morning|night|evening)@)(\p{Ll}{3,})@N(?: (?:always|never|often|usually|sometimes|also|really))?) (?!(?:let|put|read|cut|hit|cost|be|like)\b)(\p{Ll}{3,})(?:@~V|(?<=\bcome|become)@)(?=[.,;!?]|$| )(?<!\b(?:suggest\w*|recommend\w*|insist\w*|demand\w*|important|essential|vital|necessary|asked|requir\w+|requested|propos\w+|prefer|lest)\b.{0,80}) => $1 singularIf($3, $2)<
giu  ${CLAUSE}(he|she|it) have (?=(?:an?|the|no|been|some|many|my|two|three|to|not|very|good|big|\p{Ll}+@J)@ )(?<!\b(?:suggest\w*|recommend\w*|insist\w*|demand\w*|important|essential|vital|necessary|did|does|can|could|will|would|should|may|might|must|let)\b.{0,60}) => $1 has <
# forms of verbs
giu  \b(do|does)(?:n['’]t| not)@ (will|can|could|must|should|would)\b@ => $2{will=won't can=can't could=couldn't must=mustn't should=shouldn't would=wouldn't}<
giu  (?<!\b(?:what|whatever|all|everything|as|anything|than|best|way|how|that)@ )\b((?:I|you|he|she|it|we|they|who|people)@ )(will|would|should|must|may|might|can|could|can['’]t|cannot|couldn['’]t|won['’]t|shouldn['’]t|mustn['’]t)@ to@ (?!do\b)(\p{Ll}{2,})@+V => $1$2 $3<
giu  \b(to|please)@ (?:to )?(\p{Ll}{2,})@~D(?<=\b(?:want|wants|wanted|need|needs|like|able|have|has|had|used|going|decided|decide|hope|try|tried|started|began|started|wish|please) (?:to|please)@ (?:to )?\p{L}+@) => $1 base($2)<
giu  \b(make|makes|let|lets)@ (me|us|him|her|them|you)@ to@ (\p{Ll}{2,})@+V(?! (?:for|of)\b) => $1 $2 $3<
giu  \b(enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|suggest|suggested|dislike|dislikes|postpone|postponed|gave up|give up|consider|considering|quit|recommend)@ to@ (?!be\b)(\p{Ll}{2,})@+V(?<!\b(?:suggest|recommend)@ to@ (?:you|us|me)@)${FOLLOWED} => $1 gerund($2)<
giu  \b(stop|stops|stopped|stopping)@ to@ (work|function|smoke|respond|rain|believe|operate|exist|cry|play|drink|love|use|charge|heat|spin|ring)@(?=[.,;!?]|$| (?:after|and|because|when|since|in|on|at|yesterday|completely|suddenly|again|properly|now|for)\b)(?<!to@ (?:play|use|drink)@ (?:with|for)) => $1 gerund($2)<
giu  \b(want|wants|wanted|decide|decided|refuse|refused|promise|promised|manage|managed|agree|agreed|hope|hopes|can['’]t afford)@ (?!(?:nothing|something|anything|everything|training|parking|seating|cleaning|understanding|meeting|building|housing|painting)\b)(\p{Ll}{3,}ing)@G(?= (?:to|the|an?|my|your|his|her|our|their|it|in|there|home)\b) => $1 to ofGerund($2)<
giu  \b(of|by|without|about|interested in|good at|bad at|instead of|tired of|afraid of|fond of|capable of|thinking of|succeed in|insist on|used to no|after|before)@ (?:to )?(?!(?:let|put|read|cut|hit|be|see|do)\b)(\p{Ll}{3,})@~V(?= (?:${DET}|${OBJECT})\b) => $1 gerund($2)<
giu  \b(thank you|thank you very much|thank you so much|thanks|sorry)@ for@ (\p{Ll}{3,})@+V(?= (?:${DET}|${OBJECT})\b)(?<!for@ (?:help|support|answer|reply)@ )(?! you (?:gave|have|showed|made|sent)\b) => $1 for gerund($2)<
giu  \b(?<!\b(?:ready|good|thank you|thanks|sorry|except|useful|responsible) )for@ (?!(?:be|have|go|do|pay|drive|keep|say|let|put|use|help|work|fear|answer|cover|read|cut|set|love|see) (?:and|or|not|of)\b|(?:use|help|work|fear|answer|cover|love|hire|call|get|rent|sale|look|talk|walk|run|start)@)(\p{Ll}{3,})@V(?= (?:the|an?|my|your|his|her|our|their|me|you|him|us|them|it)\b(?! (?:go|own)\b)) => to $1<
giu  \bfor@ (?!(?:let|be|go)\b)(\p{Ll}{4,})@~V(?= (?:(?:more|new|some|it|in|at|about|better|well|quickly|fast)\b|\p{Ll}+@S|\p{Ll}+@~N))(?<!\b(?:ready|good|pay|time|thank you|thanks|sorry|except|what|not|responsible) for@ .{4,30}) => to $1<
giu  \b(have|has|had|['’]ve)@( already| just| never| always| also| ever| not|n['’]t)?@ (?!(?:to|be|let|put|read|cut|hit|had|got|better|go to|get|do)\b)(\p{Ll}{3,})@~V(?= (?:the|an?|my|your|his|her|our|their|that|it|me|you|him|us|them|in|on|at|for|from|to|with|two|three|many|some|how|what|why|\d)\b|[.,;!?]|$)(?<!\b(?:to|I|you|we|they|who|didn['’]t|don['’]t) have@ (?:people|them|him|her|me|us|it)@.{0,20}) => $1$2 participle($3)<
giu  \b((?:can|could|will|must|should|may|might|to|would)@(?: also| not| always| only)?@ be@) (?!(?:clean|clear|open|free|ready|live|well|calm|complete|welcome|fine|worth|like|right|present)\b)(cancel|change|use|repair|finish|clean|prepare|close|return|charge|cook|serve|wash|check|fix|move|sign|book|order|refund|rent|exchange|explain|solve|improve|treat|extend|reserve|bring|forbid|\p{Ll}{3,}(?=@~V))@(?= (?:by|in|at|on|for|to|until|before|from|if|with|because|and|again|only|here|immediately|after)\b|[.,;!?]|$)(?<!there@ .{2,6} be@ \p{L}+@) => $1 participle($2)<
giu  \b(am|is|are|was|were|be|feel|feels|felt|very|so|really|get|got)@ (disappoint|surprise|excite|confuse|interest|tire|bore|satisfy|frighten|embarrass|annoy|shock|exhaust)@(?=[.,;!?]|$| (?:about|with|by|of|that|because|and|in|when|to)\b)(?<!\b(?:not|to|of|with) (?:so|very)@ \p{L}+@) => $1 participle($2)<
giu  \b(is|are)@ (happened|occurred|appeared|disappeared|existed|belonged|consisted|died)@(?! to be) => $1{is=has are=have} $2<
giu  \b(?:was|were)@ (happened|occurred|appeared|disappeared|existed|belonged|consisted|died)@(?! to be) => $1<
giu  \b(am|are|is|['’]m|['’]re|['’]s)@ (agree|disagree|depend|depends|belong|belongs|consist|consists|come from)@(?= (?:with|to|on|of|in|from|that|the|at)\b)(?<=\b(?:I|you|we|they|he|she|it|this|that) ?(?:am|are|is|['’]m|['’]re|['’]s)@ .{4,10}) =>  withoutS($2)<
# pronouns
giu  \b(for|with|from|of|about|by|without|between|help|helped|helps|send|sent|give|gave|tell|told|ask|asked|visit|call|thank|invite|show|bring|teach|let)@ (they|he|she|we)@(?=[.,;!?]|$| (?:to|in|on|at|because|but|every|again|when|if|back|home|with|for)\b)(?<!\b(?:as|than|what|who|how|when|if) (?:of|with|by|for)@ \p{L}+@)(?<!\b(?:call|ask|show|help|let|visit|invite|give|send|tell|bring|teach)@ (?:they|he|she|we)@(?= (?:in|on|at|because|but|when|if|every)\b)) => $1 $2{they=them he=him she=her we=us}<
giu  (?:${START}|(?<=\b(?:because|and|but|so|when|that) ))((?:my|our|his|her|your)@ (?:\p{Ll}+@J )?(?:${FAMILY})@) (?:he|she)@ (?=(?:is|was|has|can|will|works?|worked|lives?|lived|likes?|always|very|doesn['’]t|didn['’]t|wants?|does|got|went|came|told|said|speaks?|studies|helps?|helped|also|never)\b) => $1 <
giu  ${START}((?:the|my|our|your|this)@ (?:\p{Ll}+@J )?(\p{Ll}{3,})@[NS]) (?:it|they)@ (?=(?:is|are|was|were)@ (?:very|too|so|really|not)\b) => $1 <
giu  (?<!\b(?:in|of|on|at|from|for|with|to|by|about|under|through) )\b(which|that)@ (?:it|they)@ (?=(?:is|are|was|were)@ (?:near|very|close|so|located|in|on|at|made|next|too|called)\b)(?<=\p{Ll}@[NS] (?:which|that)@ .{2,8})(?<!\bthat@ .{2,8}) => $1 <
giu  \b(${PEOPLE})@ who@ (?:he|she|they)@ (?=(?:is|was|are|were|has|have)@ (?:very|working|so)\b|(?:helped|helps?|told|gave|works?|lives?|explained|called|answered)@ (?:us|me|him|them|in|at|the)\b) => $1 who <
giu  \b(${PEOPLE})@ which@(?= (?:\p{Ll}+@[VZD]|is|are|was|were|has|have|had|can|could|will|would|do|does|don['’]t|doesn['’]t|didn['’]t|(?:we|I|you|they)\b)) => $1 who<
giu  \b(things?|products?|books?|houses?|machines?|documents?|shops?|places?|items?|cars?|rooms?|problems?|questions?|animals|tools|clothes|parts|files|phones?|courses?|company|companies)@ who@(?= (?:you|we|I|they|is|are|was|were|has|have|can|will|need|needs)\b) => $1 that<
giu  (?<!\b(?:tell|told|ask|asked|show|showed|explain|know|give|gave|teach|me|us|him|her|them)@ )\b((?:an?|every)@ (?:\p{Ll}+@J )?(?:\p{Ll}+@N )?\p{Ll}{3,}@N|(?:the|this)@ (?:\p{Ll}+@[JN] )?(?:offer|advert|advertisement|job|position|apartment|flat|house|room|product|jacket|dress|phone|book|car|computer|machine|film|restaurant|hotel|course|shop|photo|bike)@) what@ (?=(?:is|was|has|had|can|will|causes?|\p{Ll}+@Z|makes?|(?:I|we|you) (?:saw|bought|ordered|need|have|want|found|received|got|use))\b) => $1 that <
# what verbs take
giu  \b(explain|explains|explained|describe|described|explaining)@ (me|us|him|her|them)@(?=[.,;!?]|$| (?:${DET}|how|what|why|that|where|when|clearly|again|everything|in|more|better|all|which|if)\b)(?<!@ her@(?= \p{Ll}+@[NSJ])) => $1 to $2<
giu  \b(said|say|says)@ (me|us)@(?=[.,!?]|$| (?:that|it|to|the|he|she|they|we|I|you|about|yes|no|my|his|her|yesterday)\b) => $1{said=told say=tell says=tells} $2<
giu  \b(recommend|suggest|demand)@ you@ to@ (?!(?:any|every|all|my|our|the|an?|others|friends|people)\b)(\p{Ll}{2,})@V(?!s\b) => $1 that you $2<
giu  \b(recommend|recommended|suggest|suggested)@ to (you|us|me|him|them)@ ((?:the|an?|this|your|our)@ (?:\p{Ll}+@J )?\p{Ll}+@[NS](?: \p{Ll}+@[NS])?)(?=[.,;!?]|$) => $1 $3 to $2<
giu  \b((?:to|I|we|you|they|please|can|could|not|didn['’]t|don['’]t|will|have|and)@ )(contact|contacted|reach|phone|answered)@ (?:with|to)@ (?=(?:the|your|my|our|their|his|her|me|us|you|him|them)\b)(?<!\b(?:have|in|into|lost|no|and)@ contact@ .{3,6}) => $1$2 <
giu  \b(discuss|discusses|discussed|discussing|mention|mentions|mentioned|mentioning|emphasi[sz]e|emphasi[sz]es|emphasi[sz]ed)@ (?:about|on)@ (?=(?:(?:${DET}|it|how|what|many)\b|\p{Ll}+@[NSJ]))(?<!\b(?:was|were|is|are|been|be|being)(?: \p{Ll}+@)? (?:discussed|mentioned|emphasi[sz]ed)@ .{2,6}) => $1 <
giu  \b(attend|attends|attended|attending)@ (?:at|to|in)@ (?=(?:the|an?|this|your|our|my)@ (?:\p{Ll}+@J )?(?:meeting|course|class|lesson|conference|school|university|party|event|workshop|training|seminar|wedding|interview|ceremony|concert|lecture)) => $1 <
giu  \b(listen|listens|listened|listening)@ (?=(?:music|the|my|me|him|her|them|your|us|their|his|songs|radio)\b) => $1 to <
giu  \b(wait|waits|waited|waiting)@ (?=(?:me|us|you|him|them|(?:your|his|her|their) (?:answer|reply|response|call|email|message|letter|confirmation|decision|visit|help|order|news|feedback|offer)|the (?:bus|train|answer|doctor|reply|result|results|delivery|package|parcel|order|money|refund|manager|teacher|taxi|response))\b) => $1 for <
giu  \bsearching@ (?=(?:an?|job|jobs|my|new|work|some|another)\b) => looking for <
giu  \b(participat(?:e|es|ed|ing))@ (?:to|at|on)@ (?=(?:the|an?|this|your|our|my|\d|two|three|four|many|some|several|all)\b|\p{Ll}+@S) => $1 in <
giu  \b(appl(?:y|ies|ied|ying))@ to@ (?=(?:the|this|an?|your)@ (?:(?:\p{Ll}+@|of) ){0,2}?(?:position|job|post|vacancy|role|visa|loan|scholarship)\b) => $1 for <
giu  \b(arriv(?:e|es|ed|ing))@ to@ (?=(?:the|my|our|your|his|her|their|this|an?)@ (?:\p{Ll}+@J )?(?:city|country|town|island|capital|region|village)\b) => $1 in <
giu  \b(arriv(?:e|es|ed|ing))@ to@ (?=(?:the|my|our|your|his|her|their|this|an?)@ \p{Ll}) => $1 at <
gu   \b([Aa]sk(?:ed)?)@ to@ (?=\p{Lu}\p{Ll}+(?:[.,!?]|$| (?:about|for|if|when|what|to|and)\b)) => $1 <
giu  \b(consist|consists|consisted)@ (?:in|from|on|with)@ (?=\p{Ll}+@[NSJ]|(?:${NUMBER}|an?|the|many|several)\b) => $1 of <
gu   \b([Gg]o|goes|going|went|gone|[Cc]ome|comes|came|coming|get|gets|got|return|returned|arrive|arrived)@ (?:to|at) home@(?=[.,;!?]|$| (?:and|at|we|I|he|she|they|in|late|early|after|because|by|very|from)\b) => $1 home<
giu  \b(live|lives|lived|stay|stays|stayed|work|works|worked|arrive|arrived|move|moved|living|staying|go|went)@ in (here|there)@(?=[.,;!?]|$| (?:if|and|because|for|since|with|but|when)\b) => $1 $2<
giu  \b(pay|paid|paying)@ (?=(?:the|an?|my|your|our)@ (?:course|tickets?|rooms?|meals?|hotel|repairs?|lessons?|damage|taxi|food|delivery|drinks?|dinner|lunch|breakfast|shipping|parking|products?|service)\b(?! (?:fee|fees|bill|price|cost|charge|charges|tax|owner|team|provider|company|staff))) => $1 for <
giu  \b(I|we)@ have@ interest@ in@ => $1 am($1) interested in<
giu  \b(apartment|flat|house|shop|office|store|hotel)@ of (?=\p{Lu}\p{Ll}+ (?:Road|Street|Avenue|Lane)\b) => $1 on <
giu  \bgood@ in@ (?=(?:English|maths|math|mathematics|sports?|chemistry|physics|French|German|Spanish|cooking|singing|swimming|drawing|writing|speaking|dancing|football|tennis)@(?:[.,;!?]|$| (?:and|but)\b))(?<!looks? .{2,8}) => good at <
giu  \brevert@(?: back)?@ (?:back )?to@ (me|us)\b@ => get back to $1<
giu  \b(want|wants|wanted|would like|['’]d like)@ that@ (you|he|she|they|we|I|it)@ (?!(?:is|are|was|were|can|could|will|would|has)\b)(\p{Ll}{2,})(?:@+V|@+Z) => $1 $2{he=him she=her they=them we=us I=me i=me} to withoutS($3)<
giu  \b(I|you|we|they)@ have@ not@ (?=(?:any|an?|much|many|enough|so much|time|money|the|\p{Ll}{3,}@~[NS](?!['’-]))(?![\p{L}’'-])) => $1 do not have <
giu  \b(he|she|it)@ has@ not@ (?=(?:any|an?|much|many|enough|so much|time|money|\p{Ll}{3,}@~[NS](?!['’-]))(?![\p{L}’'-])) => $1 does not have <
giu  \b(I|we|you|they)(?: am| are|['’](?:m|re)) (also|already) having (?=(?:(?:${NUMBER}|an?|good|great|strong|deep|some|no|very good|many|more than \w+|over \w+)@ )?(?:\p{Ll}+@J )?(?:(?:years|months)(?: of)? (?:experience|work)|experience|knowledge|doubts?|skills|licen[cs]e|visa|degree|certificate|children|brothers?|sisters?|idea|car|pets?|dogs?|cats?)\b) => $1 $2 have <
giu  \b(I am|I['’]m|we are|we['’]re|you are|he is|he['’]s|she is|she['’]s|they are|they['’]re) having (?=(?:(?:${NUMBER}|an?|good|great|strong|deep|some|no|very good|many|more than \w+|over \w+)@ )?(?:\p{Ll}+@J )?(?:(?:years|months)(?: of)? (?:experience|work)|experience|knowledge|doubts?|skills|licen[cs]e|visa|degree|certificate|children|brothers?|sisters?|idea|car|pets?|dogs?|cats?)\b) => perfect($1) <
giu  ${START}(Yesterday,?|Last (?:week|month|year|night|summer|winter|spring|autumn|weekend|${TIME}),?|(?:${NUMBER}|A few) (?:days|weeks|months|years|hours) ago,?)@ (I|he|she|we|they|(?:the|my|our|his|her)@ \p{Ll}{3,}@[NS])@ (?!(?:read|put|let|cut|hit|cost|have to|need to|must|will)\b)(?:am |is |are )?(\p{Ll}{2,})@[VZ](?!['’]|-)${FOLLOWED} => $1 $2 pastOf($3)<
giu  ${START}(I|he|she|we|they)@ (?:have|has)@ (yesterday|last week|last month|last year|last night)@ (\p{Ll}{3,})@[PD] => $2, $1 past($3)<
giu  (?<!, )\b(when|if|as soon as|after|before|until|unless)@ (I|we|you|they|he|she|it)@ will@ (?!(?:not|help|excuse|allow|forgive|pardon|just|please|permit|ever|also|still)\b)(be|\p{Ll}{2,})@+V(?<!\b(?:know|knows|ask|asks|asked|wonder|wondering|tell|told|sure|see|say|says|said|decide|check|confirm|find out|idea|date|day|time|moment|question|unsure|clear|depends|imagine|predict|explain|understand|remember|announce|announced|inform|informed|let|certain|on when|on if)\b[^.,!?]{0,25}\b(?:when|if|as soon as|after|before|until|unless) .{6,40})(?<!^(?:when|if) (?:will|you will be so)\b.{0,20})(?![^.!?]{0,80}\?)(?<!will@ be@(?= (?:able|\p{Ll}+ing)\b)) => $1 $2 present($3, $2)<
giu  \bwould be@ (happy|glad|grateful|pleased|nice|great)@ when@ (?=(?:you|we|I|he|she|they)@ (?:could|can|would)\b) => would be $1 if <
giu  (?<=^|[.!?] |\n|, )(I) write@ (?:to )?you@ (?=(?:because|about|regarding|for|to|in)\b) => $1 am writing to you <
# prepositions of time and place
gu   \b(?:in|at) (${TIME})(?=[.,;!?]|$| (?:morning|evening|afternoon|night|for|at|and|to|I|we|until|because|if|or|after|before|from|between|around|when|with)\b) => on $1<
giu  (?<!(?:[%\d]|\b(?:percent|up|down|increased?|improve[ds]?|improvement|rise|rose|drop|fall|fell|based|depends?|reflect|focus|work|worked|compared|com(?:e|es|ing)|came|check(?:ed|ing)?|dropp(?:ed|ing)|stopp(?:ed|ing)|stay(?:ed|ing)?|mov(?:e|ed|ing)|call(?:ed|ing)?)@) )\b(?:in|on|at)@ (?:the )?(?=(?:last|next|this|every)@ (?:week|month|year|morning|evening|afternoon|night|summer|winter|spring|autumn|weekend|${TIME})\b(?!['’]| of\b|-|s\b| (?:shift|class|team|flight|train|menu))) => <
gu   \b(?:in|at) (?=(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\b) => on <
gu   \b(on|from|until|till|by|before|after|since|at|in|of) the (?=\d{1,2} (?:${MONTH})(?:[.,;!?]|$| (?:to|until|and|at|I|we|in|for|because|or|is)\b)) => $1 <
giu  \b(?:on|in)@ (?=\d{1,2}:\d\d\b(?! (?:minutes|seconds|hours|km|min)\b)) => at <
giu  \bsince@ (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:to|until|till)@ (?=\d) => from $1 to <
giu  \b(?:since|from|for)@ (?:a )?long time@(?=[.,;!?]|$| (?:and|but|because|I|we)\b) => for a long time<
giu  (?<!\b(?:the|a|an|or|and) )\bbefore@ ((?:${NUMBER}|one)@ (?:days?|weeks?|months?|years?|hours?))@(?= (?:and|but|because|in|from|at|on|I|we)\b|[.,;!?]|$)(?<=\b(?:bought|ordered|received|sent|paid|came|arrived|met|started|wrote|called|saw|booked|applied|moved|finished|visited|left|got|did|made|happened|lost|began|married|went)@ [^.!?;\n]{0,50}) => $1 ago<
giu  (?<=\b(?:please|can you|could you|will|['’]ll|must|have to|has to|need to|want you to)@ [^.!?]{0,80}\b(?:send|submit|finish|complete|return|confirm|reply|answer|remove|do it|do this(?! until@ the end)|pay|bring|deliver|give me|give us|let me know|let us know|inform)\b[^.!?]{0,60} )until@ (?=(?:${TIME}|tomorrow|next week|the end of|the (?:evening|afternoon|morning)|\d{1,2}(?::\d\d)? ?(?:[ap]m|o['’]clock)?\b|\d{1,2}(?:st|nd|rd|th)? (?:${MONTH}))) => by <
gu   \b(?:in|at)@ (?:the )?[Ii]nternet@(?=[.,;!?]|$| (?:that|but|because|yesterday|for|I|we)\b) => on the internet<
giu  \bin@ ((?:your|the|our|this)@ (?:website|site|web page|webpage|homepage|facebook page))@(?=[.,;!?]|$| (?:and|that|but|because|yesterday)\b)(?<=\b(?:saw|seen|found|read|see|find|posted|published|advertised|written|mentioned|announced|offered|ordered|bought)@ [^.!?]{0,40}) => on $1<
giu  \bby foot@(?=[.,;!?]|$| (?:because|to|from|every|in)\b) => on foot<
giu  \b(proud|capable|fond|jealous|aware)@ (?:on|for|from|about|at|with)@ (?!the first\b)(?=(?:${DET}|${OBJECT})\b|\p{Ll}+@G) => $1 of <
giu  \b(afraid|scared)@ from@ (?=(?:${OBJECT}|my|your|his)\b|\p{Ll}+@[GS]) => $1 of <
giu  \b(interested)@ (?:for|on|about|at|to)@ (?=(?:${DET}|it|them)\b) => $1 in <
giu  \b(responsible|famous)@ of@ => $1 for <
giu  \b(similar)@ (?:with|as|of)@ (?=(?:${DET}|${OBJECT})\b) => $1 to <
giu  \b(satisfied|pleased|disappointed)@ (?:from|of)@ (?=(?:${DET}|${OBJECT})\b) => $1 with <
giu  \b(full)@ with@ (?=people\b|water\b|\p{Ll}+@S) => $1 of <
giu  \b(close|next|similar|according|thanks)@ (?:of|from|with)@ (?=(?:the|my|our|your|his|her|their)@ )(?<!\b(?:the|to|at) (?:close|next)@ of@)(?<!(?:thanks|close)@ (?:with|from|of)@(?= the@ (?:day|year|play|business|market))) => $1 to <
giu  \bfar@ of@ (?=(?:the|my|our|your|his|here)\b) => far from <
giu  \bnear@ (?:from|of)@ (?=(?:${DET}|here|there|us|me)\b|\p{Lu}) => near <
giu  \bdespite of@ => despite<
giu  \bin the other hand@(?=,) => on the other hand<
giu  \b(go|goes|went|going)@ in@ (?=(?:the@ (?:doctor|dentist|cinema|beach|supermarket|bank|gym|church)|school|work)@(?:[.,!?]|$| (?:and|with|because|every|on|to)\b)) => $1 to <
giu  (?<!\b(?:the|this|that|these|those|very|much|all|and|some|no|my) )(?<=\p{Ll}@ )same@ (?=\p{Ll}+@[NS]|as\b) => the same <
giu  \b(have|has) (already |)(?:since|for) ((?:${NUMBER}|many|several|a few) (?:days|weeks|months|years|hours)) (\p{Ll}+)@[PD] => $1 $2$4 for $3<
giu  \b(bought|ordered|received|got|rented) (from you|in your shop|from your shop|in your store|at your shop) ((?:the|this|an?|my|two|three) (?:\p{Ll}+@[JN] )?\p{Ll}+@[NS])${END} => $1 $3 $2<
giu  \b(${TIME}) in the (morning|evening|afternoon)@ => $1 $2<
giu  \bdata analyse@ => data analysis<
giu  \b(always|never|often|and|also|sometimes|can) (help|helps|ask|call|thank|invite|tell) to (me|us|him|them|you)@(?= |[.,!?]) => $1 $2 $3<
giu  \ban? ((?:\p{Ll}+@J )?(?:weather|information|advice|furniture|luggage|equipment|homework|news|knowledge(?! of)|traffic|progress|health|luck|fun|research|software|feedback|transport|free time|spare time))@${END} => $1<
giu  \b(who|he|she|I) (has|have) (\d{2}) years@(?=[,.]| and\b(?! (?:${NUMBER}|one|half|some|an?)\b)) => $1 $2{has=is have=am} $3 years old<
giu  ${START}(This|That) (are|were)@ (?=(?:very|not|so|too|strictly|really|always)@ |\p{Ll}+@~J|\p{Ll}+@P) => $1 singularVerb($2) <
giu  \bif any (problem|question|doubt|issue)s?,? (?=please\b) => if you have any $1s, <
giu  ${START}any (doubt|question|problem|issue)s?, (?=(?:please|ask|contact|call|write|let|tell|email)\b) => if you have any $1s, <
giu  \breply (?=(?:you|me|us)@(?:[.,;!?]|$| (?:in|within|as|by|soon|at|about|today|tomorrow|with)\b)) => reply to <
giu  \bhesitate@ (?=(?:contact|ask|call|write|email|tell|let|visit|send|get)\b) => hesitate to <
giu  \b((?:\d[\d,]*|many|several|some|most|all)@ (?:\p{Ll}+@J )?(?!(?:years|months|weeks|days|hours|minutes|miles|pounds|dollars|euros|degrees|points|percent)\b)\p{Ll}{3,}@S) (is|was)@ (?=\p{Ll}+@P)(?<!\b(?:of|in|with|than|for) (?:\p{L}+ ){0,2}[\p{L}\d,]+@ \p{L}+@ (?:is|was)@ ) => $1 pluralVerb($2) <
giu  \b(give|send|buy|want|need|have|get|bring|find|me|us)@ ((?:new|better|different|bigger|smaller|second|cheaper))@ one@ => $1 a $2 one<
giu  \b(before|after|without|instead of)@ (finish|start|leave|visit|use|book|order|check|open|close|change|clean|cook|sign)@ (?=(?:${DET}|it|them)\b)(?<!\b(?:we|you|I|they|people|ever)@ .{4,10}) => $1 gerund($2) <
giu  \b((?:help|helps|helped|allow|allows|allowed|want|wants|wanted|ask|asked|tell|told|advise|advised|invite|invited)@ (?:me|us|him|her|them|you)) to (?!\p{Ll}{0,2}ing\b)(\p{Ll}{3,}ing)@G => $1 to ofGerund($2)<
giu  \b(is|was|['’]s)@ (?=(?:best|worst|biggest|largest|oldest|youngest|most (?:important|beautiful|expensive|interesting|difficult|popular|famous))@ (?!(?:man|practice|value)\b)\p{Ll}+@N${END}) => $1 the <
giu  ((?:${START}|\b(?:that|when|because|if|but|and) )(?:the|my|our|your|this) (?:\p{Ll}+@N )?\p{Ll}{3,}@N) (open|close|start|finish|end|begin)@ (?=(?:at|on|from) (?:\d|${TIME}|nine|eight|noon|midnight)) => $1 third($2) <
giu  \b(was|is|were|are)@ (already|still|now|always) close@(?=[.,!?]|$| (?:and|but|when|on|for)) => $1 $2 closed<
giu  \b(know|tell (?:me|us)|ask|asked|wonder|understand|remember|explain|sure)@ (?:at |in )?((?:what time|which \p{Ll}+|how (?:much|long|often)|how many \p{Ll}+|where|when|why|what|how))@ (do|does|did)@ ((?:I|you|we|they|he|she|it|(?:the|my|your|our|this|his|her)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@[NS]))@ (\p{Ll}{2,})@+V => $1 $2 $4 joinHelper($3, $5)<
giu  \bhow (works?|worked|functions?)@ ((?:the|this|your)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@N|it) => how $2 $1<
giu  ${CLAUSE}(it|he|she) not (\p{Ll}{3,})@+V => $1 does not $2<
giu  ${CLAUSE}(I|we|they|you) not (\p{Ll}{3,})@V => $1 do not $2<
giu  \bdo (I|you|we|they) must\b => do $1 have to<
giu  \b(I|we|you|they) haven['’]t (?!(?:time|money|work|help|room|news|food)\b)(\p{Ll}{3,})@+C${END} => $1 don't have article($2)<
giu  \b(\p{Ll}+@[NS] which (?:I|you|we|they|he|she) \p{Ll}+@[VDZ]) (?:them|it)@(?=[.,]| (?:for|from|in|yesterday|last|on|to)\b) => $1<
giu  ${START}((?:my|our|his|her|their|your) (?:${FAMILY})(?: (?:always|never|often|usually|also))?) (?!(?:let|put|read|cut|hit|cost|be|like|park)\b)(\p{Ll}{3,})(?:@~V${FOLLOWED}|@V(?= (?:me|us|him|them|it|the|an?|my|our|his|that|to|very)\b)) => $1 third($2)<
giu  \b(how much|what|how|where|when|what time) (do|does|did) (cost|work|open|close|start|begin|leave|arrive|mean|happen)@ ((?:the|your|this|a) (?:\p{Ll}+@[JN] )?\p{Ll}+@[NS]) => $1 $2 $4 $3<
giu  \bin all (\p{Ll}+@J )(\p{Ll}+)@+C${END} => in all $1pluralIfCounted($2)<
giu  \bif (I|we|you|they|he|she) would have (?=(?:an?|the|more|enough|time|money|my|your|some|any)\b) => if $1 had <
giu  \bif (I|he|she|it|we|they|you) would be (?=(?:an?|the|in|on|at|my|your|\p{Ll}+@J)(?![^.!?]{0,20}\bto\b)) => if $1 were <
giu  n['’]t (receive|received|get|understand|hear|find|buy|eat|know)@ (nothing|nobody|nowhere)\b(?! (?:about|but|when|happen)) => n't $1 $2{nothing=anything nobody=anybody nowhere=anywhere}<
giu  \b(I am|I['’]m|he is|she is|he['’]s|she['’]s|(?:my|our) (?:${FAMILY}) is) (\d{2}) years@(?=[.,!?]|$| and\b) => $1 $2 years old<
giu  \bme and (my (?:${FAMILY})),? we\b => $1 and I<
giu  \bdid (I|you|he|she|it|we|they|somebody|anybody|someone|anyone|(?:the|my|your|our) \p{Ll}+@[NS]) (\p{Ll}{3,})@[DP](?! (?:people|man|woman|men|women)\b) => did $1 baseIfPast($2)<
gu   \b(\d{1,2}) of (?=(?:${MONTH})\b) => $1 <
giu  ${START}is (possible|necessary|important|better)@ (?=(?:to|for|that|if)\b[^.!?\n]{2,100}\?) => is it $1 <
giu  \b(does|did|can|could|would) (it|he|she|anyone|someone|anybody|somebody|(?:the|my|your|this) (?!(?:price|bus|team|train|job|pay|tax|cost)\b)\p{Ll}+@N) (\p{Ll}{3,})@Z(?! ?['’]) => $1 $2 withoutS($3)<
giu  (?<=\b(?:know|ask|tell me|tell us|wonder) [^.?!]{3,80} and )(how (?:long|much|many \p{Ll}+)|when|where|what time) (does|do) (it|they|he|she|(?:the|your) \p{Ll}+@[NS]) (\p{Ll}{3,})@+V(?=[^?!.]{0,60}\.) => $1 $3 joinHelper($2, $4)<
giu  \b(will|to|can|please|not|could) answer to (?=(?:all|your|my|his|her|our|their)@ ) => $1 answer <
giu  \b(tell|told|tells|inform|informed) to (?=(?:your|my|our|his|her|the)@ (?:\p{Ll}+@J )?\p{Ll}+@[NS]) => $1 <
giu  (?<=\b(?:I|you|he|she|it|we|they) )(must|should|can|could|will)@ (?!(?:bring|sing|ring|swing|spring|cling|sting|fling|string|king|be)\b)(\p{Ll}{3,}ing)@G => $1 ofGerund($2)<
giu  \b(before|after|without|instead of) (go|come|leave) (?=(?:out|to|home|there|back|away)\b)(?<!\b(?:we|you|I|they|people|ever)@ .{4,10}) => $1 gerund($2) <
giu  \b(said|say|says) (him|her) (?=(?:this|that|it|to)\b) => $1{said=told say=tell says=tells} $2 <
giu  \b(if I were you,? I) will\b => $1 would<
giu  \b(did|do|made|make) (an?|some|many|the) (photos?)@(?! (?:album|book|shoot|frame|gallery|of)) => $1{did=took do=take made=took make=take} $2 $3<
giu  \bin which (day|days|date)@ => on which $1<
giu  (?<!\bthere )\b(was|were|been) (break|deliver|invite|receive|install|forget|steal|throw|forbid|hide|tear|build|write|choose)@(?=[.,;!?]|$| (?:by|for|and|since|when|because|so|but)\b)(?<!\b(?:do|did|does) (?:is|was)@ \p{L}+@) => $1 participle($2)<
giu  (?<!\b(?:than|of|or|no) |\band (?=one))\b((?:one|each|every) (?:\p{Ll}+@J )?(\p{Ll}{3,})@N) (have|are|were)@(?= (?:an?|the|been|not|very|too|to|\p{Ll}+(?:ed|ing))\b) => $1 singularIf($3, $2)<
giu  \b(situated|located|is|are) at (\d{1,4}|${NUMBER}) (met(?:er|re)s|minutes|kilomet(?:er|re)s|km) (?:of|from) (?=(?:the|our|your|my)\b) => $1 $2 $3 from <
giu  \b(hotel|room|flat|apartment|house|villa|it|campsite) disposes of (?=(?:an?|two|three|its|free)\b) => $1 has <
giu  \b(?:have |has )?passed (there|here) ((?:one|two|three|a|\d{1,2}) (?:week|night|day|month)s?)\b => spent $2 $1<
giu  \blearned to ((?:my|our|his|her|the|new) (?:\p{Ll}+ )?\p{Ll}+) (?=how\b) => taught $1 <
giu  \b(nobody|no one|nothing) (?:didn['’]t|did not) (\p{Ll}{2,})\b => $1 past($2)<
giu  \bdo (?=an? (?:new |better |good )?(?:offer|decision|mistake|suggestion|proposal|appointment|reservation)\b) => make <
giu  (?<=\b(?:have to|decided to|will|going to|want to|need to|must) (?:do|make|send|finish|prepare|submit|write|deliver) [^.!?,;]{3,40} )until (?=next\b|tomorrow\b|(?:${TIME})\b) => by <
# false friends and set phrases
giu  \b(only|big|main|one|an?|another|small|biggest)@ inconvenient@(?=[.,;!?]|$| (?:is|was|of|for|that)\b) => $1{an=a} drawback<
giu  (?<=(?:^|[.!?,] |\n|\band |\bbut |\b(?:hotel|kitchen|kind) )(?:the|all the|all|your|their)@ (?:hotel )?)personal@(?= (?:is|was|are|were)@ (?:not |very |so |always |really ){0,2}(?:friendly|unfriendly|nice|polite|kind|kindly|helpful|rude|attentive|professional|great|excellent)@) => staff<
giu  \b(become|became|becoming)@ (?=(?:an?|the|my|our|your|no|any)@ (?:\p{Ll}+@J )?(?:email|mail|letter|reply|refund|discount|offer|invoice|confirmation|tickets?|keys?|package|parcel)@(?:[.,;!?]|$| (?:and|but|for|from|on|in|with|because)\b))(?<=\b(?:I|we|you|not|n['’]t|can|will|could|never) \p{L}+@ ) => $1{become=get became=got becoming=getting} <
giu  (\d ?(?:euros?|pounds?|dollars?|[€£$]))@ by (?=(?:month|week|night|person|hour|day|year)@(?:[.,;!?]|$| (?:and|but|for|with)\b)) => $1 per <
giu  \bwe (will be|are) (${NUMBER}) persons?@(?=[.,]| (?:and|with)\b) => there $1 $2 of us<
# more of order, forms and prepositions
giu  \b(is|are|was|were|be|not|n['’]t)@ enough@ (?!(?:more|better|less|worse|other)\b)(\p{Ll}{3,})@J(?=[.,;!?]|$| (?:for|to|but|because)\b| and (?:the|it|I|we)\b)(?<!\bthere (?:is|are|was|were|is not|are not)@ .{3,30}) => $1 $2 enough<
giu  \b(for|is|until|by|will be) (?:on )?the next (?=(?:${TIME})@(?:[.,;!?]|$| (?:and|at|because|but|if|from|to)\b)|(?<!for@ the@ next@ )(?:week|month|year)@(?:[.,;!?]|$)) => $1 next <
gu   \b(arrive|arrived|come|came|start|leave|left|delivered|sent|received|closed|open) the (?=(?:${TIME})(?:[.,;!?]|$| (?:and|but|because|at)\b)) => $1 on <
gu   (?<!\b(?:on|from|until|till|by|before|after|since|at|in|of|to|and|or|is|was|for|between|than|about|celebrate)@ )(?<=\p{Ll}@ )the (\d{1,2})(?: of)? (?=(?:${MONTH})(?:[.,;!?]|$| (?:and|at|because|but|with|for|to)\b)) => on $1 <
giu  \b(increas(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|reduced?|rise|rises|rose|risen|fall|fell|fallen|drop|dropped|grow|grew|grown|(?:go|goes|gone|went) (?:up|down))@ with@ (?=(?:about |around |almost |nearly |over |more than )?\d[\d.,]*(?: ?%| percent| per cent)(?! (?:fewer|less|more|of)\b)) => $1 by <
giu  \b(in|to|from|for|of) the (?=(?:room|flat|apartment|page|platform|gate)@ \d{1,4}(?:[.,;!?]|$| (?:and|but|is|was|on|at)\b)|(?<=in the )(?:January|February|April|May|June|July|August|September|October|November|December)(?:[.,;!?]|$| (?:and|but|because|we|I|with)\b)) => $1 <
giu  \b((?:speak|speaks|spoke)@ \p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?|(?:advised|helped|treated|served)@ (?:us|me|them)) ((?:very|so|really) )?good@${END} => $1 $2well<
giu  \b(like|likes|liked|love|loved|enjoyed|see|sees|saw|send|sent|check|checked|open|opened|install|installed)@ (again|very much)@ ((?:the|this|my|your|our|that)@ (?:\p{Ll}+@J )?\p{Ll}+@[NS])${END}(?! of\b) => $1 $3 $2<
giu  \b(if|whether) (do|does) (you|I|we|they|it|he|she|(?:the|your)@ \p{Ll}+@[NS]) (\p{Ll}{2,})@+V => $1 $3 joinHelper($2, $4)<
giu  \b(if|whether) (is|are) (it|there|they) => $1 $3 $2 <
giu  ${START}(is|are) (you|they|it|he|she|(?:the|your|this)@ \p{Ll}+@[NJ]) (have|include|accept|know|want|speak|allow|provide)@(?= [^.!?\n]{2,60}\?) => $1{is=does are=do} $2 $3<
giu  \binterested@ to@ (rent|buy|join|work|apply|participate|cooperate|visit|sell|purchase|book|study)@ => interested in gerund($1)<
giu  \b(he|she|it|I|we|they|you) (\p{Ll}{3,})@[VZ] (never|always)@(?=[.,;!?]|$)(?<!\b(?:will|do|does|can|love) .{3,25}) => $1 $3 $2<
giu  \b(I am|I['’]m|we are|we['’]re|he is|she is|they are) (working|using|living|studying|selling|learning)@ ((?:as|in|at|for) [^.!?,;]{2,50}?|it|them|here)@ from ((?:19|20)\d\d|last \p{Ll}+)@(?=[.,;!?]|$| (?:and|in)\b) => perfect($1) been $2 $3 since $4<
giu  \b(wanted|wants?|would like)@ (ask|know|tell|buy|say|inform|see|visit|rent|send|learn)@ (?=(?:${DET}|${OBJECT}|if|how|when|about|what)\b) => $1 to $2 <
giu  (?<!\b(?:of|one|in|on|with|for|from|about)@ (?:\p{Ll}+@ ){0,3})\b(\p{Ll}{4,})@S (which|that|who) (is|was|has)@(?= (?:made|not|very|been|\p{Ll}+ed)\b) => $1 $2 pluralIf($3, $1)<
giu  (?:${START}|(?<=\b(?:because|and|but|when|if|that) ))((?:the|these|those|my|our|your|their|some|many)@ (?:\p{Ll}+@[JN] )?(\p{Ll}{4,})@S) (goes|comes|does|gets|becomes|needs|wants|loves|likes|hates|enjoys|seems|looks|works|takes|gives|speaks|thinks|knows|costs|starts|lives|sends|arrives)@(?=[.,;!?]|$| (?:${DET}|${OBJECT}|to|in|on|at|for|from|with|very|more|too|good|well|fine|great|perfectly|okay|not|and|like|out|back)\b)(?!s?['’]) => $1 pluralIf($3, $2)<
giu  \ball@ (colleague|employee|student|member|customer|guest|participant|client|user|worker|neighbour|parent|visitor)@(?=[.,;!?]|$| (?:must|should|have|are|will|can|need|who|to|in|please)\b) => all plural($1)<
giu  \b((?:arriv(?:e|es|ed|ing)|travel(?:s|led|ling)?|come|coming)@ (?:\p{L}+@ ){0,2})(?:by|with) the (?=(?:train|bus|car|plane|ferry|tram)@(?:[.,;!?]|$| (?:from|to|at|and|because|on)\b)) => $1by <
giu  ${CLAUSE}(I|we|you|they) (also|always|never|often|usually|sometimes|still|only|really) (\p{Ll}{3,})@Z(?= ) => $1 $2 withoutS($3)<
giu  \b((?:an?|the|any|every|this)@ (?:\p{Ll}+@J )?(?:person|man|woman|friend|girl|boy|customer|guest|student|teacher|doctor|driver|manager)@ who) (?!(?:let|put|cut|hit|cost|read|come|become)\b)(\p{Ll}{3,})@+V(?= ) => $1 third($2)<
giu  \b(work(?:ed|ing|s)?@ (?:as@ (?:\p{L}+@ ){1,3})?)in ((?:\p{Ll}+@[JN] ){0,2}(?:company|team|restaurant|shop|factory|hotel|supermarket|office|kindergarten|warehouse|bank|pharmacy|bakery)@)${END} => $1in article($2)<
giu  \b(in|with)@ (?!good company\b)(?!great company\b)((?:very )?(?:good|nice|great|quiet|beautiful|small|big|new)@ (?:place|location|hotel|flat|house|room|city|town|village|company|team|family|friend)@)${END} => $1 article($2)<
giu  ${START}(weather|hotel|bathroom|apartment|package|parcel|screen|battery|kitchen|internet|room(?= (?:is|was) (?:very|clean|small|too|not|so|big|dirty)))@ (is|was|has|have)@ (?!(?:where|what)\b) => the lower($1) $2{have=has} <
giu  ((?:${CLAUSE})I (?:think|believe|hope|guess)) (is|was) (?=(?:very|good|not|too|an?|the|better|possible|important|necessary|great)@ ) => $1 it $2 <
giu  \b(to know|tell (?:me|us)|ask you|wonder|wondering|not sure|don['’]t know), (?=(?:how|where|why|whether|if|what|when) (?:I|we|you|it|they|he|she|there|the|this|my|your)\b) => $1 <
giu  \b(brought|bring|gave|give|sent|send|showed|show|lend|lent)@ (us|me|him|you)@ (them|it)@(?=[.,;!?]|$| (?:and|but|because|back|yesterday|last|on|at|in)\b) => $1 $3 to $2<
giu  \b(I|you|we|they) (?:do not|don['’]t) have (?!(?:got|used|left)\b)(\p{Ll}{3,})@[PD](?= (?:${DET}|${OBJECT}|nothing|anything|yet)\b) => $1 haven't $2<
giu  ${CLAUSE}(I|we) (stay|buy|order|go|visit|book|receive|arrive|send|pay|lose|forget)@ ((?:(?:in|at|to|from|with|it|there|here|${DET}|\p{Ll}+@[NSJ])@ ){1,5})(?<!\b(?:as|than|from|like|of)@ )(yesterday|last (?:week|month|year|night)|(?:${NUMBER}) (?:days|weeks|months) ago)@(?=[.,;!?]|$| (?:and|but|because|with)\b) => $1 pastOf($2) $3$4<
giu  ${CLAUSE}(I|we|they|you) have also (?=(?:an?|the|some|my|our|two|three|many|good|driving|experience)@ ) => $1 also have <
# order of words, questions and comparisons
giu  (?<!\b(?:no|or|any|is|are|once|\d) )\bmore@ (one|two|three|four|five|\d{1,2})@ (\p{Ll}{3,})@[NS]${END} => $1 more $2<
giu  (?<=^|[.!?] |, )how (you@ (?:already |may |might )?(?:know|see|said|asked|wrote))@, => as $1,<
gu   (?<=^|[.!?] |\n)(What|Where|When|Why|How|How much|How many \p{Ll}+@|What time)@ (you|we|they|I) (?!(?:need|want|like|see|do) (?:is|was)\b)(\p{Ll}{2,})@[V](?=[^.!?,]{0,80}\?) => $1 do $2 $3<
gu   (?<=^|[.!?] |\n)(Where|When|How|What|Why|What time|How much|How many \p{Ll}+@)@ (I|we|you|they|he|she|it) (can|could|should|must|will|is|are|was|were|have|has)@ (?=[^.!?,]{1,100}\?)(?![^?]*\b(?:is|are|was)\b[^?]*\?)(?! to\b) => $1 $3 $2 <
giu  \b(know|knows|tell (?:me|us|him|them)|ask|asked|wonder|see|explain|understand|remember|sure|check|idea|let (?:me|us) know|asking(?: (?:me|us))?(?: every day)?)@ ((?:where|when|why|how|what time|how (?:much|many|long|often|far|old|big|expensive)(?: \p{Ll}+@[NS])?|which \p{Ll}+@N))@ (is|are|was|were|has|have|can|will|should|could|would|must)@ ((?:I|you|he|she|it|we|they|(?:${DET}|their|next)@ (?:\p{Ll}+@J |\p{Ll}+@~N |nearest |next )?\p{Ll}+@[NS]))(?![’'])(?= (?:in|on|at|for|from|to|with|and|if|or|open|closed|\p{Ll}+@[PG])|[.,;!?]|$) => $1 $2 $4 $3<
giu  \b(how (?:much|many|long)(?: \p{Ll}+@[NS])?)@ (has|have|is|are)@ ((?:the|your|this|my)@ (?:\p{Ll}+@J )?\p{Ll}+@[NS])(?=[.,;!]|$| (?:and|if|or|in|per)\b)(?<=\b(?:know|tell me|tell us|ask|wonder|see|understand|check|information about)@ .{10,90}) => $1 $3 $2<
giu  \bhow (is|are|was) (it|this|that|they|these|he|she|your|the)@ (\p{Ll}+@N )?called@(?=[?.!,]|$| in\b) => what $1 $2 $3called<
giu  \bhow (do|does|did) ((?:the|your|it|he|she|they)@ (?:\p{Ll}+@N )?)look like@ => what $1 $2look like<
giu  ((?:^|[.!?] )(?:although|though|even though)@ [^.!?;\n]{3,100}[^,\s]),? but (?=(?:he|she|it|they|we|I|you|the|my|our|his|her)\b) => $1, <
giu  ((?:^|[.!?] )because@ [^.,!?;\n]{3,80}), so@ (?=(?:I|we|he|she|they|it|the|my|our)\b) => $1, <
giu  \b(if|because|although|unless|whether)@ (is|was)@ (?=(?:possible|necessary|better|important|not|too|very|raining)\b|\p{Ll}+@~J) => $1 it $2 <
gu   (?<=^|[.!?] |\n)Is@ (?=(?:very|too|not|so|really|necessary|possible|important|better|forbidden|raining)@ [^?\n.!]{2,100}[.!]) => It is <
giu  \b(is|are|was|were|be|feel|felt|looks?|seems?|got)@ little@ (?!(?:more|better|worse|different|other|known|less|short|likely|used|old|enough)\b)(?=\p{Ll}+@[J](?:[.,;!?]|$| (?:and|but|for|because|in|at|when)\b)) => $1 a little <
giu  (?<!\b(?:an?|the|this|that|every|any|little|each|only|very|some|no|my) )\blittle bit\b => a little bit<
giu  \b(was|were|is|are)@ (very|so|really|always)@ (nicely|beautifully|perfectly|wonderfully|politely|carefully|kindly)@(?=[.,;!?]|$| (?:and|to|with|but)\b(?! \p{Ll}+ed\b)) => $1 $2 adjective($3)<
giu  \b(stud(?:y|ies|ied)|cook(?:s|ed)?|sp(?:eak|eaks|oke)|sing|dance|play(?:s|ed)?|work(?:s|ed)?|learn(?:ed)?|sleep|slept|explain(?:ed)?)@ (so|very|really)@ good@(?=[.,;!?]|$| (?:and|in|at|because|but)\b) => $1 $2 well<
giu  \bthe same@ (like|than)@ (?=(?:${DET}|in|you|me|last|we|I)\b) => the same as <
giu  \bthe number@ of@ (?:the )?(order|phone|telephone|account|invoice|ticket|booking|room|flight)@(?= (?:is|was)\b) => the $1 number<
giu  ${START}(?:In )?The (last (?:summer|winter|spring|autumn|week|month|year|night|weekend|${TIME}))@(?=,? (?:I|we|he|she|they|my|our)\b) => capital($1)<
giu  \b(did|do|does|doing|done)@ (an?|some|many|any|no|the same|this|the|that)@ (?:(\p{Ll}+)@J )?(mistakes?)@ => $1{did=made do=make does=makes doing=making done=made} $2 $3 $4<
giu  \bopen(ed)?@ the (lights?|television|tv|radio|air conditioner)@ => turn$1 on the $2<
giu  \bclose(d)?@ the (lights?|television|tv|radio|air conditioner)@ => turn$1{d=ed} off the $2<
giu  \baccording to me@ => in my opinion<
`);
