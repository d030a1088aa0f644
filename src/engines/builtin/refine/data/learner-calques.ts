import { readMarkedRules } from '../grammar/marked-rules.js';
import {
  DET,
  END,
  FAMILY,
  MONTH,
  NUMBER,
  OBJECT,
  PEOPLE,
  PHRASE,
  SPAN,
  START,
  TIME,
} from './learner-parts.js';

const [THE, ME] = [DET, OBJECT].map((words) => String.raw`(?:${words})(?!\p{L})`) as [string, string];
const FINITE = `is|are|was|were|will|would|can|could|do|does|did|has|have|should|must`;
const STATE = `need|want|know|understand|think|believe|have|prefer|mean|own`;
/** One of these does something in a sentence of everyday life. A data file, hence its length. */
const PERSON = `${FAMILY}|manager|landlord|doctor|seller|driver|owner|receptionist|nurse|customer|client|assistant`;
const THING = `machine|phone|computer|laptop|heating|heater|boiler|app|website|link|button|key|lift|elevator|medicine|camera|charger|battery|printer|internet|wifi|lamp|fridge|oven|shower|tap|radio|tv|screen|system|password|code|card|device|alarm|toilet|dishwasher|engine|cream`;
const BOUGHT = `${THING}|products?|order|items?|parcel|package|shoes|dress|books?|money|email|letter|photos?|documents?|tickets?|keys|ring|gift|present|clothes|jacket|shirt|bag|food|table|chair|form|file|invoice`;
const ROOM = `garden|kitchen|bathroom|bedroom|living room|garage|basement|corridor|city cent(?:re|er)|town cent(?:re|er)|supermarket|library|airport|train station|bus station|car park|waiting room|classroom|street|sink|fridge|freezer|countryside|swimming pool`;
const SITES = `Facebook|Instagram|Twitter|LinkedIn|You[Tt]ube|TikTok|Whats[Aa]pp|Telegram|Gumtree|e[Bb]ay|Airbnb|Tripadvisor|Indeed`;
/** Since when, but for “since I came”, which may be a reason. */
const SINCE = String.raw`since@ (?:(${SPAN})|(?=(?:(?:19|20)\d\d\b|last@ \p{Ll}|yesterday\b|${TIME}\b|(?:${MONTH})\b)(?!\p{L}*@? (?:is|was|has|will|are)\b)))`;

/** What learners carry over from their mother tongues: patterns of verbs, the order of words, prepositions. See grammar/marked-rules.ts for the notation. */
export const LEARNER_CALQUES = readMarkedRules(String.raw`
# verbs after “be”, and two verbs for one
giu  \b((?:I|you|he|she|we|they|who|everyone|everybody|nobody|(?:${PEOPLE}|${PERSON}|team)(?: \p{L}+)?)@?) (am|is|are|was|were) (dis|)agree@(?= (?:with|to|on|that|about|but|and)\b|[.,!]|$) => $1 $3$2{am=agree is=agrees are=agree was=agreed were=agreed}<
giu  \b(I|you|he|she|it|we|they)@? (?:am|is|are)@ (${STATE}|depend|belong|consist)@(?= (?:${THE}|${ME}|to|more|on|of|\p{Ll}+@[NS])) => $1 present($2, $1)<
giu  \b(I|you|he|she|it|we|they)@? (am|is|are|was|were)(?:n['’]t|@ not) (${STATE}|remember|speak|see|receive|get|eat|agree)@(?= ) => $1 $2{am=do is=does are=do was=did were=did} not $3<
giu  \b((?:the|my|our|your|this|these)@ (?:\p{Ll}+@[JN] )?(?:${THING})s?@|which@) (is|are|was|were)(?:n['’]t|@ not) (work|function|start|stop|help(?= ${ME})|turn|charge|respond|connect|answer)@(?=[.!?]|$| (?:properly|well|correctly|good|and|but|since|for|at|in|on|with|when|because|any|me|us|now|today|again)\b) => $1 $2{is=does are=do was=did were=did} not $3<
giu  \b((?:the|my|our|your|his|her|this)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@N) is (bark|cry|shout|leak|smell|scream|jump|fight|sleep|work|smoke|come|go)@(?= (?:every|all the|a lot|very|too|at night)\b) => $1 third($2)<
giu  \b(is|are)@( also| only| always|) (open|close)s@(?= (?:from|on|at|every|until|till|only|daily|all|in|between|to)\b|[.,!]) => $1$2 $3{close=closed}<
giu  (\p{L}+@?) is@( also| always| usually|) (\p{Ll}{3,}s(?=@~Z)|costs(?=@ (?:\d|[£€$]))|(?<=\b(?:he|she|${FAMILY})@? is@ )works)@(?= )(?<!\b(?:what|who|how|where|way|that|all|whatever|as|why|whoever)\b[^.!?\n]{0,30}) => $1$2 $3<
giu  \b(I|we|he|she|they)@? (?:was|were) (?!(?:put|let|set|hurt|cut|hit|cost|come|become|run|read)@)(work|live|stay|study|walk|call|talk|wait|visit|move|play|start|travel|drive|\p{Ll}{3,}(?=@~V))@(?= (?:${THE}|${ME}|in|at|for|as|to|with|from|there|here|on|very|hard|a lot)\b)(?<!\b(?:what|all|thing|that)@? .{0,12}) => $1 pastOf($2)<
giu  \b((?:will|can|could|must|should|may|might|would|to|['’]ll)(?: also| not| only|)) be@ (come|go|arrive|happen|depend|have|need(?! (?:for|of)\b)|know|want|get|stay|exist|belong|(?:start|begin|end)(?= (?:at|on|in|from)\b)|(?:help|give|cost)(?= ${ME}))@(?=[.,!?]|$| (?:to|at|in|on|from|for|with|by|here|there|tomorrow|next|again|late|more|until|soon|${THE}|${ME})) => $1 $2<
giu  \b((?:will|must|should|to)@(?: not|)) be@ stop@(?= (?:on|at|in|for|from|until|by)\b|[.,!]) => $1 be stopped<
giu  (?<!\b(?:do|does|did|can|could|will|would|has|had|have|let|make|that)@? )\b(he|she|(?:the|my|our|your|his|her)@ (?:${PERSON}))@? already@ (?!(?:be|put|let|set|cut|hit|cost|read|have|do|come|run|become)@)(\p{Ll}{3,})@+V(?= (?:${THE}|${ME}|to|for|that|three|two|\d)) => $1 has already participle($2)<
giu  ${START}yesterday,?@ ((?:the|my|our|your)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@[NS]|he|she|it|they|we)@? (is|are)@ (?!(?:now|today|still)\b) => yesterday $1 $2{is=was are=were} <
giu  ${START}((?:the|my|our|your|this|these|his|her|their)@ (?:\p{Ll}+@[JN] )?(?!(?:day|time|moment|way|reason|year|week|month|place|night|minute|thing|people)@)\p{Ll}{3,}@[NS]) (?:it|they)@ (?=(?:is|are|was|were|has|have)@ (?:an?|the|very|too|so|really|also|been|located|\p{Ll}+@[PDJ]))(?!\p{L}+@ (?:(?!\b(?:and|but|because|so)\b)[^.,;!?\n])*\b(?:${FINITE})\b|[^.,;!?\n]*\b(?:in|on|at|for|after|by|with|from|of|to)[.,]) => $1 <
giu  ${START}((?:the|our|my|this|his|her)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@N (?:is|was|has)@ (?:(?!\b(?:to|can|could|will|would|must|should|let|that|who|which|if|when|and|or|both|do|does|did)\b)[^.!?,;\n]){3,60} and)@ (have|are|were)@(?= (?:an?|the|no|not|very|today|now|\d|two|three|many|\p{Ll}+@[JP])) => $1 $2{have=has are=is were=was}<
giu  (?:${START}|(?<=\b(?:that|because|when|but)@ ))this@ (mean|happen|seem|depend|(?:make|take|cause|help|need|cost)(?=@(?:[.!]|$| (?:${ME}|a lot|many))))@(?=[.,!]|$| )(?<!\b(?:suggest|insist|recommend|demand|important|essential)[^.!?\n]{0,60}) => this third($1)<
# tenses with “since”, “from” and “for”
giu  \b((?:am|is|are|['’]m|['’]re|been)@(?: not)? (?:working|living|staying|waiting|studying|trying|facing|having|using|learning|teaching|looking|searching|playing|doing|running|calling|feeling|getting|receiving)@${PHRASE}) (?:from|since)@ (?:the@ )?(?:last@ |past@ )?(?=(?:(?:${SPAN})(?=@(?:[.,!?]|$| (?:and|but|so|as|in|at|with)\b))|yesterday|last@ (?:week|month|year|night))\b(?!['’])) => $1 since <
giu  \b(I|we|they)@ (live|work|study)@${PHRASE} from@ (?=(?:19|20)\d\d(?:[.,;!?]|$| (?:and|but|in|with|as|so)\b))(?![^.!?\n]{0,25}\b(?:to|until|till)\b) => $1 have participle($2)$3 since <
giu  \b(I|we|they|you)@ (?:don['’]t|do@ not)@ (?!(?:think|know|want|believe|remember|understand|care|mind|mean)\b)(receive|get|have|see|hear|eat|sleep|work|use|answer|reply|feel|speak|meet|visit|\p{Ll}{3,}(?=@~V))@${PHRASE} ${SINCE} => $1 haven't participle($2)$3 sinceOr($4)<
giu  \b(I|we|they|you|he|she|(?:my|his|her)@ (?:${FAMILY}))@? (am|is|are)@ ((?:(?:an?|your|my) )?(?!(?:the|first|best|only|an?|here|there|not|work|live|study|stay)\b|\p{Ll}+ing@)(?:\p{Ll}+@? (?:of|in|at|with) (?:your|my|the|this|a|our) )?(?:\p{Ll}+@? )?(?:\p{Ll}{3,}@[NS]|(?<=\ban? (?:\p{Ll}+@? )?)\p{Ll}{3,}@?)) ${SINCE} => $1 $2{am=have is=has are=have} been $3 sinceOr($4)<
giu  (?:${START}|(?<=, |\b(?:and|but|because)@ ))since@ (${SPAN})(,?)@? (I|we|you|they|he|she|it)@ (am|is|are)@( also| still|) (\p{Ll}{3,}ing)@G => for $1$2 $3 $4{am=have is=has are=have}$5 been $6<
giu  \b(would@ be@ (?:very |really |so )?(?:happy|glad|grateful|pleased|nice|great|good))@ when@ (you|they|we|he|she)@ (?!(?:can|could|will|would|have)\b)(\p{Ll}{2,})@+V(?= (?:${THE}|${ME})) => $1 if $2 pastOf($3)<
# questions and the order of words
giu  (?:${START}|(?<=, |\b(?:and|but|or|so)@ ))is@ possible@ (?=(?:to|for|that)\b[^.!?\n]{2,100}\?) => is it possible <
giu  \bare@ there@ (any|some|much|enough|more)@ (food|information|parking|milk|water|furniture|work|news|bread|traffic|money|space|time|coffee|help|equipment)@(?=[.?!]|$| (?:for|in|at|on|left|available|to|with|near)\b) => is there $1 $2<
giu  \bif@ have@ (?:any@ )?(question|problem|doubt|issue|change|comment|concern|suggestion|update)s?@ => if you have any $1s<
giu  \b(give|gives|gave|giving|send|sends|sent|pay|paid|call|called|bring|brought|take|took|get|put|ring|text)@ back@ (me|us|him|them|it|you)@(?=[.,!?]|$| (?:${THE}|all|when|if|as|at|on|by|in|tomorrow|today|later|before|and|please|for|to|with|half)) => $1 $2 back<
giu  \b(pick(?:s|ed|)@ up|wakes?@ up|woke@ up|drop(?:s|ped|)@ off)@ (me|us|him|them|it|you)@(?=[.,!?]|$| (?:and|at|in|before|after|for|when|if|because|every|tomorrow|today|from|by)\b) => between($1, $2)<
giu  \b(fill(?:s|ed|)@ out|turn(?:s|ed|)@ off|switch(?:es|ed|)@ (?:off|on)|throw@ away|threw@ away|put@ (?:off|away)|tak(?:e|es|ing)@ (?:off|out|away)|took@ (?:out|away)|print(?:ed|)@ out|wr(?:i|o)te@ down|give@ up|clean(?:ed|)@ up|send@ out|try@ on|shut@ down|close@ down|set@ up|call@ off)@ (it|them)@(?=[.,!?]|$| (?:and|at|in|before|after|for|again|when|if|because|every|tomorrow|today|please|by)\b) => between($1, $2)<
giu  \b(send|bring|give|show|pay|return|deliver)@ (you|me|us|them|him)@ (?:until|by|till)@ (tomorrow|${TIME}|next@ week)@? ((?:the|my|our|your|this|these|all)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@[NS])${END} => $1 $2 $4 by $3<
giu  \b(I|we|he|she|they)@? (am|is|are|was|were)@ (yesterday|today|tomorrow|last@ (?:week|month|year|night)|until@ (?:${TIME}|tomorrow|next@ week)|from@ ${TIME} (?:to|until) ${TIME})@? ((?:in|at)@ (?:(?:the|my|our|an?|your|his|her)@ (?:\p{Ll}+@J )?)?\p{L}+)@(?=[.,!?]|$| (?:and|but|because|so|with)\b) => $1 $2 $4 $3<
giu  \b(will|can|must|should|would|could|may)@ (?!be\b)(\p{Ll}{2,})@+V also@ (?=(?:${THE}|to|in|at|on|for|with|you)\b) => $1 also $2 <
giu  (?:${START}|\bplease@ )(?<!\b(?:to|we|I)@ please@ )(bring|use|wear|check|keep|close|lock|take|wash|turn|ask|write|put|clean|switch|show|read|carry|open|follow|call|send|give|leave)@ (always|never)@ (?=${THE}) => $2 lower($1) <
giu  ${START}(inside|in@ the@ (?:box|package|parcel|bag|packet))@,? it@ (?:was|were)@ missing@ ((?:${NUMBER}|some|many|several)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@S) => $1, $2 were missing<
giu  \b(have|has)@ (today|currently)@ ((?:\d+|${NUMBER})@ (?:\p{Ll}+@J )?\p{Ll}+@S)${END} => $1 $3 $2<
giu  \b(my|your|the|our|his|her)@ number@ (?:of@ )?(telephone|phone|account|mobile|passport|invoice|customer|reference|booking)@(?=[.,:!?]|$| (?:is|was|and)\b) => $1 $2 number<
giu  \b((?:the|an?|my|this|all|your|your)@ (?:\p{Ll}+@[JN] )?(?:${BOUGHT})@ (?:which|that)@ (?:I|you|we|they|he|she)@ (?:have |has |had )?(?:bought|ordered|gave|given|sent|received|paid|saw|got|made|wrote|found|lost|took|rented|sold))@ (?:it|them)@(?= (?:to (?:me|you|us|him|her)|from (?:you|your|here)|yesterday|last|online|(?:in|on|at) (?:the|your|my|this)|is|was|are|were|has)\b) => $1<
giu  \bthe@ all@ (?=(?:\p{Ll}+@J )?(?!(?:stars|blacks)@)\p{Ll}{3,}@S) => all the <
# verbs and what they take
giu  \bhope@ (you|he|she|they|it)@ to@ be@ (?=(?:fine|well|good|okay|ok|healthy|happy|better)\b) => hope $1 am($1) <
giu  \bhope@ (you|he|she|they|it)@ to@ (?=\p{Ll}{2,}@+V) => hope $1 will <
giu  (?<!n['’]t@? )\b(?:have|has)@ to@ not@ (?!(?:only|just)\b)(?=\p{Ll}{2,}@+V) => must not <
giu  (?<!\b(?:a|big|the|special|say|says|my|of|many|huge|will|would|['’]ll|['’]d)@? )\bthank you@((?: (?:very much|so much|in advance))?) to@ (\p{Ll}{3,})@+V(?=@ (?:${THE}|${ME})) => thank you$1 for gerund($2)<
giu  \bpropos(e|es|ed|ing)@ (?:to@ )?(you|me|us|him|her|them)@ (?=(?:an?|some|two|three)@ (?!(?:year|week|month|day|few|little|couple|second|third|long|toast)\b)) => offer$1{e= es=s} $2 <
giu  \bfor@ (?=(?:go|come)@ (?:to|home|there|back|out|on|with)\b) => to <
giu  (?<!\b(?:thanks|you|much|sorry|good|advance)@ )\bfor@ (repair|check|clean|answer|visit|start|return|change|order|book|cancel|pay|use|test|fix|replace|sign|sell|rent|help|open|close|move|finish|cook|wash|try|contact|call|learn|discuss|solve|keep)@ (it|them|me|us|him)@(?=[.,!?]|$| (?:and|because|in|on|at|with|as|before|today|tomorrow|by|again|soon)\b) => to $1 $2<
giu  \bfeel@ free@ (?=\p{Ll}{2,}@+V (?:${THE}|${ME}|with|if|at|by|to|for|about)) => feel free to <
giu  (?<=\b(?:can|cannot|not|to|please|could|you|we|I|must)@? |n['’]t )log(?: |-|)in@ (?=(?:the|your|my|our|this)@ (?:\p{Ll}+@ )?(?:system|account|website|portal|app|platform|computer|email)@) => log in to <
gu   \b([Cc])an@ not@ (?!(?:only|just|but|merely|simply)\b|\p{Ll}+@[DP]) => $1annot <
giu  \bsorry@ (?:to|for)@ (?:bring|make|give|bringing|making|giving)@ (?:(?:to@ )?you@ )?(?:any@ |the@ |an@ |some@ )?(inconvenience|trouble|problem)s?@ => sorry for the $1<
giu  \b(for@ (?:your|his|her|their)@ (?:\p{Ll}+@J )?)(cooperating|collaborating|replying|answering|attending|helping)@(?=[.,!]|$| and\b) => $1$2{cooperating=cooperation collaborating=collaboration replying=reply answering=answer attending=attention helping=help}<
giu  \b(I|we)@ take@ contact@ with@ you@ => $1 am($1) contacting you<
giu  \b(take|taking|took|taken|takes)@ contact@ with@ => $1{take=contact taking=contacting took=contacted taken=contacted takes=contacts}<
giu  \b(make|made|making|makes)@ (?=(?:my|an?|his|her)@ (?:apprenticeship|internship|traineeship|military@ service|phd|(?:master|bachelor)(?:['’]?s)?@? (?:degree|in|at)|studies|doctorate)@) => $1{make=do made=did making=doing makes=does} <
gu   (?<=^|[.!?] |\n|, )[Mm]yself@,? (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}(?:, (?:I|a|an|and)\b|\.| and I\b| from | here\b)) => I am <
giu  \bcousin@ (?:brother|sister)(s?)@ => cousin$1<
giu  \bat@ (earliest|latest)@(?=[.,!?]|$| (?:and|so|please)\b) => at the $1<
giu  \b((?:am|is|are|['’]m|['’]re)@? (?:writing|contacting|emailing)@(?: (?:to@ )?you@)?(?: this@ (?:e?-?mail|letter|message)@)?) for@ (\p{Ll}{4,}ing)@(?= (?:${THE}|${ME}|for|about|leave)) => $1 to ofGerund($2)<
giu  \b((?:child(?:ren)?|baby|${PERSON})@|I|you|we|they|he|she)@? (am|is|are|was|were)@ with@ (?:an?@ )?(fever|headache|cold|cough|stomach@ ache|toothache|sore@ throat|temperature|backache)@(?=[.,!?]|$| (?:and|but|so|since|because|please|today|for)\b) => $1 $2{am=have is=has are=have was=had were=had} a $3<
giu  (?<=(?:n['’]t|\b(?:not|I|we|you|they|also|really))@? )(like|need|enjoy)@ of@ (?=${THE})(?<!\b(?:what|all|that|much|little|most|which|as|whatever|something|anything|nothing|things?)@? (?:\p{L}+@? ){0,3}\p{L}+@ of@ ) => $1 <
giu  (?<=\b(?:I|we)@? (?:(?:am|are) (?:writing|calling) to |want to |would like to |have to |need to |must |hereby |also )?)(inform|notify|remind)@ that@ (?=(?:the|an?|my|our|your|I|we|you|he|she|it|they|there|from|on|due)\b) => $1 you that <
giu  \b((?:he|she|they|(?:the|my|our|your|his|her)@ (?:${PERSON}))@?) told@ that@ (?=(?:the|an?|my|our|your|I|we|you|he|she|it|they|there)\b) => $1 said that <
giu  \b((?:price|cost|rent|fee|salary|remuneration|amount|total|duration|deposit|length|weight|temperature|distance|bill|budget|discount|wage|size|height)@ (?:is|was|will be)@) of@ (?=[£€$]?\d) => $1 <
giu  \b(have|has|had)@ experience@ ((?:${NUMBER}|one)@?) (years?|months)@(?! ago)(?= (?:in|as|with|at|and)\b|[.,]|$) => $1 $2 $3 of experience<
giu  \b(am|is|['’]m|he['’]s|she['’]s)@ (?!(?:the|an?|my|your|his|her|one|not|no|this|that|only)\b)((?:(?:very|really)@ )?(?:\p{Ll}+(?:-\p{Ll}+)?(?:@[JPG]|(?![\p{L}\uE000-\uE07F]))(?:,| and@)? ){1,3}(?:person|man|woman|worker|student|girl|boy|guy|employee|driver|player)@)(?=[.,!?]|$| (?:and|with|who|but|from)\b) => $1 article($2)<
giu  \b((?:all|all@ the|these|those|some|many)@ (?:my@ |your@ )?(?:\p{Ll}+@J )?\p{Ll}{3,}@S) what@ (?=(?:I|we|you|they)@? (?:need|have|want|use|sell|make|bought|ordered|saw|sent)@)(?<!\b(?:tell|told|ask|asked|show|showed|explain|teach|taught|give|gave|know|inform|remind|let)\b[^.!?\n]{0,40}) => $1 that <
giu  \b((?:in|on)@ (?:the|your|my|our|this)@ \p{Ll}{3,}@N) is@ (?=(?:written|said|stated|mentioned)@ that@ (?:I|you|we|it|the|he|she|they|my|our|your|there)\b) => $1 it is <
giu  \b(I|we|they)@ (work|live|study|wait|learn)@${PHRASE} already@ (?:for@ )?(${SPAN})@ => $1 have already participle($2)$3 for $4<
giu  \bapologi([sz])e@ (?:me|myself|us|ourselves)@ (?=for\b) => apologi$1e <
giu  \b(I|we|they|you|he|she|it)@? (?:am|is|are)@ (belong|need|own|prefer|consist)ing@ (?=(?:to|of|that)\b|${THE}) => $1 present($2, $1) <
giu  \b(can|could|cannot|can['’]t|couldn['’]t)@ able@ to@ => $1<
giu  (?<!\b(?:was|were|been|be|is|are|being|got|stories|story|lies)@ (?:\p{L}+@ )?)\b(ask|asks|asked|asking|tell|told|inform|informed|remind|reminded)@ to@ (?=(?:the|my|our|your|his|her|a)@ (?:\p{Ll}+@ )?(?:${PEOPLE}|${PERSON}|staff|police|secretary|classmates?|school|bank|company)@(?!['’])) => $1 <
giu  \b(I|we|they|you|he|she)@ (?:have|has)@( also|)? (?:an?@ )?allergic@ (?:with|to|of|on)@ => $1 am($1)$2 allergic to<
giu  \b(am|is|are|have been|has been)@ (?:searching|looking)@(?: for)? since@ (${SPAN})@ (?:for@ )?(an?@ (?:\p{Ll}+@[JN] )?\p{Ll}+@+N) => $1{am=have_been is=has_been are=have_been} looking for $3 for $2<
giu  (?<!(?:(?:^|[.!?] )(?:did|do|does|can|could|would|will|have)|\b(?:know|tell|wonder|explain|say|show|see|understand|idea|sure|ask|check|decide|mention|like))\b[^.!?\n]{0,80})(?<=, |\b(?:and|but|so)@ )(where|when|how|what time|how@ (?:much|many|long))@ (I|we|you|they|he|she)@ (must|can|should|will|could)@(?=[^.!?,\n]{2,60}\?) => $1 $3 $2<
giu  (?<=\b(?:tell (?:me|us)|know|ask|asked|explain|understand|sure)@ (?:what|where|when|how)@ )(I|we|you|they|he|she)@ (should|must)@ to@ (?=\p{Ll}{2,}@+V) => $1 $2 <
giu  \bit(?:@ is| is|['’]s)@ (a lot of|many|lots of)@ (people|tourists|cars|shops|restaurants|trees|children|noise|traffic|rubbish|dust)@(?! to@) => there be($2) $1 $2<
giu  \b(not|n['’]t)@ so@ (\p{Ll}+)@[JR] like@ => $1 as $2 as<
giu  \b(have|has)@ between@ (\d+)@? and@ (\d+) years@(?! (?:of|to|left)\b) => $1{have=are has=is} between $2 and $3 years old<
giu  \b((?:exchange|change)@ (?:it|them|(?:the|my|this)@ \p{Ll}+@[NS])) with@ (?=another@|an?@ (?:bigger|smaller|larger|new|different|other)@) => $1 for <
giu  (?<=\b(?:${FINITE}|\p{Ll}+ed)\b[^.!?,;\n]{2,80})\b(?:because of|due to)@ (?=(?:the|my|our|your|his|her)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@[NS] (?:is|was|are|were|has|have|can|will|did)\b) => because <
giu  \b(is|are|was|were)(n['’]t|@ not)?@ (decide|arrange|announce|accept|reject)@(?=[.,!?]|$| (?:yet|by|for|until|because)\b) => $1$2 participle($3)<
giu  (?<!\bbest@ )\bthe@ (meeting|lesson|class|appointment|party|exam|delivery)@ of@ (today|tomorrow|yesterday)@ => $2's $1<
giu  \binterest(?:ed|ing)@ with@ => interested in<
giu  \bbest@ wish@(?=[,.!]|$) => best wishes<
giu  (n['’]t|\b(?:do|does|did|will|can|could|would|have|has)@ not|\bcannot)@ ((?!(?:say|call|be)@)\p{Ll}{2,}@+[VP](?: (?!(?:and|but|or|that|if|because|when|so|than|for|is|are|was|were)\b)\p{L}+@){0,4}) (nobody|nothing|nowhere|never|no one)@(?=[.,!?]|$| (?:to|about|in|here|yet|again|and|but|because|at|from|with)\b) => $1 $2 $3{nobody=anybody nothing=anything nowhere=anywhere never=ever no_one=anyone}<
giu  \b(I|we|they|he|she)@ (?:have|has)@ (sent|bought|ordered|applied|paid|arrived|left|moved|finished|booked|received|returned)@${PHRASE} since@ (${SPAN})@(?! ago) => $1 past($2)$3 $4 ago<
giu  \b(I|we|he|she|they|you)@ (?!(?:am|is|are|was|were|have|has|had|do|did|can|will)@)(\p{Ll}{3,})@+[DZV] (accidentally|immediately|quickly|carefully|completely|perfectly|regularly|easily|recently|finally)@ (?=(?:the|my|your|our|an?)@ (?!(?:next|same|first|whole|following)\b)(?:\p{Ll}+@J )?\p{Ll}+@[NS]) => $1 $3 $2 <
giu  \bregarding@ to@ => regarding<
giu  \b(is|are)@ there@ have@ => $1 there<
giu  \b(am|are|is|['’]m|['’]re)@ look@ (?=forward@) => $1 looking <
giu  \bunder@ name@ => under the name<
giu  (?<!\b(?:do|does|did)@ )\bis@ (consist|depend|belong)@ (?=(?:of|on|to|from)\b) => $1s <
giu  \bare@ (consist|depend|belong)@ (?=(?:of|on|to|from)\b) => $1 <
giu  \bwhat@ all@ (?=\p{Ll}{3,}@S (?:are|do|you|I|we)\b) => which <
giu  \bintimate@ (?=(?:me|us|you|them)@) => inform <
giu  ${START}what@ costs@ ((?:the|an?|your|this|that|one)@ (?:\p{Ll}+@J )?\p{Ll}+@N|it)@([^.!?\n]{0,60})\? => how much does $1 cost$2?<
giu  \b(tell|tells|told|ask|asked)@ (${ME}|(?:the|my|your|our|his|her)@ (?:${PEOPLE}))@? (?:please@ )?don['’]t@ (?=\p{Ll}{2,}@+V) => $1 $2 not to <
giu  ${START}(the@ (?:waiter|waitress|${PERSON})@) (?:he|she)@ (?=(?:is|was)@ (?:not@ )?(?:very|so|too|really|\p{Ll}+@J)) => $1 <
giu  (?:${START}|(?<=, |\bplease@ ))((?:send|submit|return|reply|confirm|answer)@ (?:(?!\b(?:not|and|until)\b)[^.!?,;\n]){0,40})until@ (?=(?:the@ )?\d{1,2}(?:st|nd|rd|th)? (?:of@ )?(?:${MONTH})|${TIME}|tomorrow|next@ week) => $1by <
# prepositions
giu  \b(after|before|until|till|at|from|by|since)@ the@ (?=\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|o['’]clock)@?(?:[.,;!?]|$| (?:and|but|because|on|I|we|when)\b)) => $1 <
giu  \b(back|free|come|available|closed|open|here|there|home)@ the@ (${TIME})(?=[.,!?]|$| (?:and|but|because|at|from|or)\b) => $1 on $2<
giu  \bon@ (${TIME}) and@ the@ (?=${TIME}) => on $1 and <
giu  \b((?:I|we|he|she|they|you)@? (?:was|were|am|is|are|been)@ (?:(?:yesterday|today|already|also|just)@ )?)by@ (?:the|my|our)@ (doctor|dentist|hairdresser|vet|lawyer|optician)@(?=[.,!?]|$| (?:in|and|but|yesterday|today|this|last|on|because|for|at)\b) => $1at the $2's<
giu  (?<!\b(?:interest|interested|invest|invested|investing|investment|expert|experience)@? )\bin@ home@(?=[.,;!?]|$| (?:until|but|because|for|today|now|with|all|alone|two|three|every|when|this|so|and (?:I|we|he|she|not|at))\b) => at home<
gu   \b((?:[Pp]lease|or|[Tt]o|[Yy]ou|must|can|will|should)@ (?:call|contact|phone|text))@ (?:to|with)@ (?=\p{Lu}\p{Ll}+(?:[.,!?]|$| (?!(?:Action|Prayer|Worship|Arms)\b))) => $1 <
giu  \b((?:contact|call|phone|ask)@ (?!(?:to|with)@)\p{L}+@?) or@ (?:to|with)@ (me|him|her|us|them)@ => $1 or $2<
giu  \bon@ front@ of@ (?!house\b) => in front of <
giu  \b(knock|knocks|knocked|knocking)@ (?:to|in)@ (?=(?:the|my|your|our|his|her|every)@ (?:\p{Ll}+@ )?(?:door|window)s?@) => $1 on <
giu  \baccompanied@ (?:of|from)@ => accompanied by<
giu  \bin@ charge@ to@ (\p{Ll}{2,})@(?= (?:${THE}|${ME}|and|\p{Ll}+@[NSJ])) => in charge of gerund($1)<
giu  \bassist(s|ed|ing|)@( also|) to@ (?=(?:the|an?|your|our|this|my|all)@ (?:\p{Ll}+@ )?(?:meetings?|courses?|class(?:es)?|lessons?|conferences?|events?|workshops?|lectures?|seminars?|weddings?|interviews?|ceremony|concerts?|training|party|match)@) => $2 attend$1 <
gu   (?<=\b(?:see|saw|seen|found|find|read|publish\p{L}*|post\p{L}*|advertis\p{L}+|ad|advert|page|group|offer|wrote|write|written|contact|sell|sold|buy|bought|put|follow|announcement|profile|message|video|reviews?|comment)@? (?:(?:\p{L}+@? ){1,4})?)in@ (?=(?:${SITES})(?:[.,;!?]|$| (?:and|that|but|for|about|yesterday|last|to|I|we|is|or)\b)) => on <
giu  \b(like|shown|see|seen|as|looks?|different|described)@ on@ (the|your|this)@ (photos?|pictures?|images?)@(?=[.,!?]|$| (?:and|but|of|because)\b) => $1 in $2 $3<
giu  \b((?:call|phone|reach|contact|text|ring)@ (?:me|us|him|her|them)@) (?:(?:in|to|by)@ (?=(?:this|the|my|our)@ (?:\p{Ll}+@ )?number@)|(?:in|to|by|at|on)@ (?:the@ )?(?=0\d{3}|\+\d)) => $1 on <
giu  \b((?:come|comes|came|coming|go|goes|went|going|travel|travels|travelled|arrive|arrived|get|return|returned)@(?: (?!(?:with|by)\b)\p{L}+@){0,3}) (?:with@ (car|bus|train|taxi|bike|plane|tram)s?|by@ (car|train|taxi|bike|plane|tram)s)@(?=[.,!?]|$| (?:and|to|from|every|because|at|on|so|is|or)\b) => $1 by $2$3<
giu  (?<=\d|\b(?:euros?|pounds|dollars|hours|times|once|twice)@) by@ (month|week|year|person|night|hour)@(?=[.,!?]|$| (?:plus|in|with|but|including|is|for)\b)(?<!hours@ by@ night@) =>  per $1<
giu  \b(?:at|in)@ (?=(?:mornings|evenings|afternoons)@(?:[.,!?]|$| (?:and|but|because|so|I|we|after|from|or|at)\b)) => in the <
giu  \b((?:in|from|within|takes?|of|about|around)@ \d{1,3}) at@ (?=\d{1,3} (?:working@ |business@ |school@ )?(?:days|weeks|months|years|people|km)\b) => $1 to <
gu   \b([Ii]n|[Tt]o|[Ff]rom|for|of|near|leave|visit|visited|left)@ (?=(?:United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines|Czech Republic|USA)(?:[.,;!?](?!\p{L})|$| (?:and|or|for|in|with|since|last|to|but|because|on|by|when|I|we)\b))(?<!\b[Mm]ade@ in@ ) => $1 the <
giu  (?<!-)\b(in|at|from|to(?!@ (?:garden|sink)@)|near|behind|outside|into|inside|through)@ (?=(?:${ROOM})@(?:[.;!?]|$| (?:from|at|because|so|when|for|on|but|until|every|is|are|was|were|we|I|there|yesterday|today|tomorrow|that|which|near|without|again|to (?:the|my|our))\b)) => $1 the <
gu   \b(in|at|with|for|to|of|by)@ (?=(?:\p{Ll}+@J )?(?:company|friend|colleague|supplier|client|customer|person|seller|shop)@ (?:from|in|called)@ \p{Lu}) => $1 a <
giu  \b((?:finish|finished|do|did|complete|completed|start|started|continue)@ (?:your|my|our|his|their|her))@ works@(?=[.,!?]|$| (?:before|by|on time|in time|at|today|tomorrow|until|and)\b) => $1 work<
gu   \b(know|speak|understand|use|play|cook)@ ((?:\p{Lu}\p{L}*,? (?:and )?){1,4}|(?:the|my|your|this|our)@ \p{Ll}+@[NS] |(?:it|them)@ )(very|so|really) good@(?=[.,!?]|$| (?:and|but|because|so)\b) => $1 $2$3 well<
giu  \b(have|has|had|need|got|having)@ very@ (?=(?:experience|money|time|work|friends|problems|information|questions|knowledge|clients|people|customers|things|traffic)@) => $1 a lot of <
gu   \b(from|until|till|by|before|after|since|on|to)@ (?=(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|\d{1,2}th) of@ (?:${MONTH})\b) => $1 the <
gu   \b((?:I|[Hh]e|[Ss]he|[Ww]e)@? (?:have@ |has@ |am@ |is@ )?(?:work|works|worked|working)@(?: as@ an?@ \p{Ll}+@)?|(?<=\bwork@ )as@ an?@ \p{Ll}+@|(?:made|did|doing|do)@ my@ (?:apprenticeship|internship|training|traineeship)@) by@ (?=\p{Lu}\p{L}+)(?!(?:${TIME}|${MONTH}|Easter|Christmas)) => $1 at <
giu  \b(children|kids|people|boys|girls|students)@ until@ (?=\d{1,2}@? (?:years?|months)\b) => $1 up to <
gu   \b[Tt]he (doctor|Doctor|Dr|Mrs?|Ms)@(\.?) (?=\p{Lu}\p{Ll}+ (?:is|was|has|will|said|can|told|\p{Ll}+@+Z)) => $1{doctor=Dr}$2 <
giu  (?<!\bthe@ )\b(come|comes|came|coming|go|goes|went|going)@ (back@ )?(office|hospital|airport|supermarket|doctor|dentist|bank|market|gym|cinema|station|toilet|library)@(?=[.,!?]|$| (?:today|tomorrow|and|because|on|at|in|for|with|every|yesterday|this|next)\b) => $1 $2to the $3<
giu  (?<!\bthe@ )\b(come|comes|came|go|goes|went|going)@ (school|university|college|work|church|bed)@(?=[.,!?]|$| (?:today|tomorrow|because|on|at|by|with|every|yesterday|this|next)\b) => $1 to $2<
giu  (?<!\bof@ )\ball@ the@ (morning|evening|night|weekend|afternoon)s@(?=[.,!?]|$| (?:and|so|but|because|I|at|from|in)\b) => every $1<
giu  \b((?:(?:call|phone|contact|text)@ (?:me|us|him|her)|come|work|arrive)@) the@ (morning|afternoon|evening)@(?=[.,!?]|$| (?:because|and|or|but|at|if)\b) => $1 in the $2<
giu  (?:${START}|(?<=\b(?:but|and|because)@ ))the@ (${TIME}s)@? (?=(?:I|we|he|she|they)\b)(?![^.!?\n]*\b(?:is|are|was|were)\b) => on $1 <
`);
