import { readMarkedRules } from '../grammar/marked-rules.js';
import { CLAUSE, DET, FAMILY, MONTH, NUMBER, OBJECT, PEOPLE, SPAN, START, TIME } from './learner-parts.js';

/** Verbs that help another one. A data file, hence its length. */
const MODAL = `can|could|will|would|must|should|might|cannot|(?:ca|could|wo|would|should|must)n['’]t`;
/** After these, “must to” may end a clause: “all that one must to succeed”. */
const OPEN_OBJECT = String.raw`(?<!\b(?:what|whatever|all|everything|anything|much|little|least|most|best|as)@? (?:that@ )?(?:I|we|you|they|he|she|one|it|people)@? )`;
const HELPED = String.raw`(?<!(?:n['’]t|\b(?:am|is|are|was|were|do|does|did|can|could|will|would|shall|should|must|may|might|has|have|had|or|nor|than|as|lest|like|rather))@? )(?<!(?:^|[.!?,] |\n)(?:(?:the|my|your|his|her|our|their)@? (?:\p{L}+@ )?\p{L}+@[NS]|you|I|\p{Lu}\p{Ll}+)@? and@? )`;
/** Suggestions and the like take a base: “I insist that he go”. */
const NO_SUBJUNCTIVE = String.raw`(?<!\b(?:suggest|recommend|insist|demand|request|requir|propos|ask|prefer|order|essential|important|vital|necessary|crucial|lest|let|make|made|see|saw|hear|heard|watch|help|nor|not only|should|had|did|does)\p{L}*@? [^.!?;\n]{0,80})`;
/** Verbs that may be nouns, but not after “he” and before an object. */
const EVERYDAY = `play|work|study|watch|cook|help|look|call|talk|walk|answer|use|clean|drink|sleep|drive|visit|travel|wash|listen|buy|live|need|want|like|love|hope|try|stay|start|open|close|offer|cause|sound|wait|show|turn|move|stop|smell|rain|teach|have|do|go|act|treat`;
const LIVING = `work|live|study|speak|know|want|think|need|understand|believe|play`;
const VERY = `very|so|too|really|quite|extremely|not very|also very`;
const FINITE = `is|are|was|were|will|would|can|could|do|does|did|has|have|should|must`;
const [THE, ME] = [DET, OBJECT].map((words) => String.raw`(?:${words})(?!\p{L})`) as [string, string];
/** Has things done to it; what is written by a noun too stands apart. */
const DONE = `make|build|send|bring|deliver|break|steal|write|sell|give|take|choose|forbid|prepare|invite|inform|publish|solve|install|replace|produce|create|allow|serve|organi[sz]e|divide|know|cancel|repair|destroy|manufacture|include(?= in)|locate|situate|decorate|connect|construct|hire|renew|improve|teach|keep|translate|introduce|approve|confirm|receive`;
const DONE_OR_NOUN = `move|use|change|order|design|paint|ship|charge|book|return|damage|report|process|sign|check|fix|print|test|offer|record|train|cook|wash|store|handle|treat`;

/** Verbs, subjects and questions that learners put together wrongly. See grammar/marked-rules.ts for the notation. */
export const LEARNER_FORMS = readMarkedRules(String.raw`
# verbs after helping verbs
giu  ${OPEN_OBJECT}(?<!\b(?:a|the|absolute|real|big)@ )\b(must|should|mustn['’]t|shouldn['’]t)@ (not@ |always@ |also@ |never@ )?to@ (\p{Ll}{2,})@+V => $1 $2$3<
gu   \b(\p{Ll}{3,}@S|which|(?<!\b(?:[Ee]very|any|those)\p{Ll}*@? )who|\p{Lu}\p{Ll}{2,}(?<!\b(?:[Aa]ll|What|Everything|Trash)))@? (can|could|will|would)@ to@ (?!(?:date|work|use)@)(\p{Ll}{2,})@+V => $1 $2 $3<
giu  \b(I|you|he|she|it|we|they|who|people) (${MODAL})@( not| also| never| always| only|) (?!(?:fell|wound|ground|bound|felt|bored|need|read|put|set|let|cut|cost|hit|saw@ (?:wood|through))@)(?!\p{Ll}+ed@? (?!(?:${THE}|${ME}|to@ )))(\p{Ll}{3,})@[DP](?<!\bwould@ \p{Ll}+ed@)(?![.,!?;]|$) => $1 $2$3 base($4)<
giu  (?<=\bplease )don(['’])t (\p{Ll}{3,})@[DP] => don$1t base($2)<
giu  \b(I|you|we|they|he|she|it|people|(?:the|my|our)@ \p{Ll}{3,}@[NS]) used@ to@ (?!(?:being|having|nothing|something|anything|everything)@)(\p{Ll}{2,}ing)@G(?<!\bwhat .{0,40}) => $1 used to ofGerund($2)<
giu  \b((?:I am|I['’]m|I was|we are|we['’]re|we were|he is|she is|you are)(?:n['’]t| not| already| never| now)) used@ to@ (?!be\b)(\p{Ll}{3,})@V => $1 used to gerund($2)<
giu  \b(would rather|['’]d rather|had better|['’]d better)@ to@ (\p{Ll}{2,})@+V => $1 $2<
giu  \b(make|makes|made|making|let|lets)@ (me|us|him|her|them|you)@ to@ (wait|feel|go|pay|leave|do|come|stay|laugh|cry|think|believe|want|change|understand|study|eat|stop|start|sign|call|know|speak|repeat|look|take)@ => $1 $2 $3<
giu  \b(want|wants|wanted|need|needs|(?:would|['’]d) like)@ (me|you|him|us|them)@ (?!(?:both|all|so|do)\b)(?=\p{Ll}+@[V])(?!\p{Ll}+@+[NJ])(\p{Ll}{2,})@V => $1 $2 to $3<
giu  \b(want|wants|wanted|(?:would|['’]d) like)@ (?!(?:help|like|work|change|rest|use|need|more|most|some|proof|support|answer|access|advice|back|respect|love|service|people|men|women|children|water|time|space|money)@)(\p{Ll}{3,})@+V(?= (?:${THE}|${ME})\b)(?<!\b(?:as|if|when|you|they|we|I|all|who|that|what)@ (?:want|like)@ (?:go|come|get|let|see|make|take|try|do|keep|tell|put)@) => $1 to $2<
giu  (?<=\b(?:not|you|would|never|\p{L}+n['’]t)@ )mind@ to@ (\p{Ll}{2,})@+V => mind gerund($1)<
giu  (?<=\b(?:I|we|they|you|he|she|not|really|n['’]t)@ )(feel|feels|felt)@ like@ to@ (\p{Ll}{2,})@+V => $1 like gerund($2)<
giu  \b(succeed|succeeds|succeeded|succeeding)@ to@ (\p{Ll}{2,})@+V => $1 in gerund($2)<
giu  \b(capable|incapable)@ to@ (\p{Ll}{2,})@+V => $1 of gerund($2)<
giu  \b(insist|insists|insisted)@ to@ (\p{Ll}{2,})@+V => $1 on gerund($2)<
giu  \b(have|has|had|get|got|gives?|gave)@ ((?:${ME})@ )?(?:the|a)@ possibility@ to@ (?=\p{Ll}{2,}@+V) => $1 $2the opportunity to <
giu  \blook(ing|)@ for@ (rent|buy|hire|sell)@ (?=(?:an?|my|our|the|some)\b) => look$1 to $2 <
giu  (?:${START}|(?<=\b(?:and|but|also|or)@ |, )|(?=\p{Ll}+@ to@ (?:go|leave|eat|start|come|sleep|buy|sign|pay|travel|move)@)(?<!\b(?:ever|never|sought|as|than|just|day|year|week|night|long)@ ))\b(before|after)@ to@ (\p{Ll}{2,})@V => $1 gerund($2)<
giu  \b(instead@ of|without)@ (?!(?:work|help|use|need|change|fear|end|fail|cause|delay|doubt|question|pay|rest|sleep|love|hope)@)(go|come|do|have|be|(?=\p{Ll}+@~V)\p{Ll}{3,})@[VF](?=[.,!?]|$| (?:${THE}|${ME}|to|by|in|on|at|home|there|with)\b) => $1 gerund($2)<
# what is done or goes on
giu  (?<!\b(?:I|you|we|he|she|who|there|that|let|what|do)@? )\b(is|are|was|were|been|being)@((?:n['’]t)?(?: not| also| already| always| still| only| all| never)?)@ (${DONE})@(?=[.,!?]|$| (?:by|with|in|on|at|for|from|to@ (?!the@ point)|only|as|of|again|yesterday|today|because|very|every|when|last|until)\b) => $1$2 participle($3)<
giu  (?<!\b(?:I|you|we|he|she|who|there|that|let|what|it)@? )\b(are|were|been|being)@((?:n['’]t)?(?: not| also| already| always| still| only| all| never)?)@ (${DONE_OR_NOUN})@(?=[.,!?]|$| (?:by|from|again|yesterday|last|to@ (?:the|my|our|\p{Lu})|because|when|every)\b) => $1$2 participle($3)<
giu  \b(I am|I['’]m|we are|we['’]re|they are|they['’]re|he is|he['’]s|she is|she['’]s)@( now| currently| also| already| still|) (?!(?:be|let|get|set|put|agree|disagree|depend|belong|know|want|need|like|understand|come|become)@)(\p{Ll}{2,})@~V(?= (?:an?|the|my|our|your|this|these|some|to@ (?:${THE}|${ME})|about)\b) => $1$2 gerund($3)<
giu  ${START}(he|she|(?:my|his|her|our)@ (?:${FAMILY})@)@? is@ (also@ )?(?!live@ (?:on|with|from|at|in@ (?:concert|studio|session|the@ studio)|[^.!?\n]{0,40}\b(?:tonight|now)\b))(${LIVING})@(?= (?:in|at|as|for|with|the|very|that|from|to|English|my|an?)\b) => $1 $2third($3)<
giu  ${CLAUSE}(he|she|it)@ is@ (feel|look|seem)@(?= ) => $1 third($2)<
giu  ${CLAUSE}(I|he|she|we|they|it|you)@ (${VERY})@ (\p{Ll}{3,})@+J(?=[.,!?]|$| (?:and|but|because|to|with|about|for|that|in|at|when)\b)(?<!\b(?:very|so|too|quite|really)@ (?:much|little|few|many|well|often|soon|likely|long|early|late)@) => $1 am($1) $2 $3<
giu  ${START}(I|he|she|we|they)@ (?=(?:happy|sorry|tired|sick|ill|ready|busy|afraid|interested|angry|hungry|sure|glad|sad|able|unhappy)@(?:[.,!]|$| (?:to|with|from|about|because|that|in|and|for|but)\b)) => $1 am($1) <
gu   ${START}([Mm]y name)@ (?=\p{Lu}\p{Ll}+(?:[.,]|$| (?:and|\p{Lu}))) => $1 is <
giu  ${START}(I|we|they|he|she)@( not| also| still|) (?!(?:being|having)\b)(\p{Ll}{2,}ing)@G(?= (?:an?|the|to|for|in|at|on|with|my|our|your|his|her|this|you|it|as|about|forward|very)\b)(?![^.!?\n]*, (?:I|we|they|he|she|it|the|there)\b) => $1 am($1)$2 $3<
giu  ${START}((?:the|my|our|your|this|these|all the)@ (?:\p{Ll}+@N )?(\p{Ll}{3,})@[NS]) (${VERY})@ (\p{Ll}{3,})@J(?=[.,!]|$| (?:and|but|because|for)\b)(?<!\b(?:much|little|few|many|well)@) => $1 be($2) $3 $4<
giu  ${CLAUSE}(?<!\b(?:that|when|if|before|after|until|hope)@ )(I|we|you|they)@ not@ (?!(?:only|even|all|so|too|yet|just|being|knowing|having|sure|less|more|far|long)\b)(\p{Ll}{3,})@V(?=[.,!?]|$| )(?<!(?:why|or)@ \p{L}+@ not@ \p{Ll}+@) => $1 don't $2<
giu  ${CLAUSE}(?<!\b(?:that|when|if)@ )(he|she|it)@ not@ (\p{Ll}{3,})@+Z(?=[.,!?]|$| ) => $1 doesn't withoutS($2)<
giu  \b((?:will|can|could|must|should|may|might|would|to|cannot|n['’]t)@(?: also| not| only)?) be@ (${DONE}|pay)@(?=[.,!?]|$| (?:by|with|in|on|at|from|to|only|as|again|today|tomorrow|because|every|when|next|one|until|before|after)\b) => $1 be participle($2)<
giu  \b(asked?|asking|ask)@ (?=(?:some|more|further|an?)@ (?:information|help|refund|discount|advice|details|replacement)@(?!(?: not@?| also@?)? be\b)) => $1 for <
giu  \bhave@ need@ to@ (?=\p{Ll}{2,}@+V) => need to <
giu  (?<!\b(?:when|whenever|if|before|what|where|how|that)@? )\bI look@ for@ (?=(?:an?|my|some)@ (?:(?:new|good|small|cheap|part-time|better|nice|summer)@ )?(?:job|internship|flat|apartment|room|house|position|place|roommate|work)@)(?![^.!?\n]{0,60}\b(?:each|every|when|whenever|if)\b) => I am looking for <
giu  \bmake@ trouble@(?<=\b(?:want|wants|wanted)@ make@ trouble@) => to make trouble<
giu  ${CLAUSE}(I|we|you|they|he|she|who)@ (have|has|had(?=@ (?:book|reserve|visit|contact|finish|receive|start|send|reply|pay)@))@( already| just| never| also| not|) (reserve|study|phone|call|order|finish|start|change|play|try|answer|contact|reply|return|move|cook|watch|check|visit|search|book|test|clean|wash|paint|post|report|promise|design|sign|print|record|travel|ask|wait|stay|receive)@(?= (?:(?:the|my|your|our|an?|this)@ (?!(?:next|other|same|whole|day)@)|(?:me|you|him|them|us|it)\b|to@ (?:the|my|your|our)|\p{Ll}+@N (?:at|in)@ (?:the|a)@?(?<=study@? .{3,30}))) => $1 $2$3 participle($4)<
giu  \b(have|has)@ (I|you|we|they|he|she|it|(?:the|your|my)@ \p{Ll}+@N)@?( already| ever| yet| just|) (?!(?:to|be|got|been)@)(\p{Ll}{3,}(?=@~V)|(?:order|visit|finish|start|change|try|contact|return|check|book|call|receive|answer|watch)(?= (?:the|my|your|our|it|me|us|an?)@?))@(?=[^.!?\n]{1,80}\?) => $1 $2$3 participle($4)<
giu  \b((?:the|my|our|his|her|a)@ (?:\p{Ll}+@J )?(?:\p{Ll}+@N )?\p{Ll}{3,}@N|he|she)@? (is|was)@ (?!(?:include|contain|belong|depend|need|want|like|know|consist|become|let|put|get)@)(\p{Ll}{3,})@~V(?= (?:an?|the|my|our|his|her)@ (?:\p{Ll}+@J )?\p{Ll}+@[NS])(?<!\b(?:do|does|did|that|what|all)@? .{0,12}) => $1 $2 gerund($3)<
giu  \b((?:the|my|our|a|his|her|this|that)@ (?:\p{Ll}+@J )?(?:${PEOPLE}|dog|cat|baby|bird|horse)@?|which|who)@? (is|are|was|were)@ (sleep|sit|stand|run|walk|swim|eat|wait|cry|smile|laugh|wear|write|sing|dance|drive|carry|hold|ride|drink|speak|listen)@(?= (?:on|under|in|at|with|for|to|near|an?|the|about|his|her|now)\b)(?<!\b(?:do|does|did|that|what|all)@? .{0,12}) => $1 $2 gerund($3)<
giu  \b(my|his|her|our|their|the|main)@ (dream|goal|aim|plan|hobby|wish|idea|task|duty|job|purpose|solution)@ (is|was)@ (?=(?:become|help|travel|work|find|live|make|open|have|learn|get|improve|buy|create|go|play|be|teach|build|study|meet|visit|give|start|see|write|read|understand|provide)@ (?:${THE}|${ME}|to|in|at|with|around|people|new|more|\p{Ll}+@[SJ])\b)(?!\p{Ll}+@ to@ (?:a|the))(?!open@ to@|work@ in@ progress\b) => $1 $2 $3 to <
giu  \b(I|we|they|you|n['’]t|not|also|really)@? (like|love|hate|enjoy)@ (?!live@ (?:music|shows?|bands?|football|events?|comedy|theatre))((?:live|swim|travel)(?=@ (?:here|there|in|with|at|alone)@?)|(?:cook|play|help|read|watch|visit|drink|clean|study|walk)(?=@ (?:${THE}|${ME}|football|tennis|guitar|people|tv|books|films|movies))|\p{Ll}{3,}(?=@~V@ (?:${THE}|${ME}|\p{Ll}+@S)))@(?<!\b(?:something|anything|it|that|looks?|is|was|am|are)@ (?:like|love)@ .*) => $1 $2 gerund($3)<
giu  \b(\p{Ll}{3,}@S) (are|were)@( also| still| always|) (increase|decrease|improve|grow|rise|fall)@(?=[.,]|$| (?:by|every|because|and|too|fast|quickly)\b) => $1 $2$3 gerund($4)<
giu  \b(learn|learned|learnt)@ ((?:the|my|our|his|her)@ (?:\p{Ll}+@J )?(?:${PEOPLE})@) (?=how@ to@|to@ \p{Ll}+@V) => $1{learn=teach learned=taught learnt=taught} $2 <
giu  \bwithout@ (\p{Ll}{3,}ing)@ (nothing|nobody)@ => without $1 $2{nothing=anything nobody=anybody}<
giu  \b(I|we)@ (am|was|were|are)@ ((?:very|so|really)@ )(surpris|excit|bor|disappoint|confus|frighten|tir|interest|relax)ing@(?=[.!]|$| that@ (?:I|we)\b) => $1 $2 $3$4ed<
giu  \bif@ (you|anyone|someone|anybody|somebody)@ (are|is)@ interesting@(?:(?=,? (?:please|call|contact|write|send|text|let|email|just)\b)|(?=[.,!]|$)(?<=\b(?:please|contact|call|write|email|text|tell|let)\b[^.!?\n]{0,60})) => if $1 $2 interested<
giu  \b(was|were|is|are|very|not|so)@ good@ (?!(?:cooked|prepared|dressed|made|done|packed)@ (?:with|in|on|over|by|as|without)\b)(prepared|organi[sz]ed|written|cooked|known|designed|explained|dressed|paid|equipped|planned|educated|informed|situated|located|connected|packed|trained|made|done)@ => $1 well $2<
giu  (?:${CLAUSE}|^)(this)@ have@ (?=(?:an?|the|been|many|some|no|\p{Ll}+ed|advantages|two)\b)(?<!\b(?:did|does|can|could|will|would|should|must|may|might)@ .*) => $1 has <
giu  \b(then|and|but|so)@ nothing@ (happen|work|change|help)@(?=[.,!?]|$) => $1 nothing third($2)<
giu  \bthere@ (was|is)(n['’]t|@ not)@ (?=(?:many|enough@ \p{Ll}+@S)\b) => there $1{was=were is=are}$2 <
giu  ${START}(?!(?:teams|notes|windows|darts|dominoes|billiards|checkers|draughts|bowls|skittles|rounders|docs|maps|sheets|slides|pages|numbers|sales|sports|arms|forms|cards|marbles|photos)@)(\p{Ll}{3,}[^su\W]s)@S (is|was|has)@(?= (?:not|very|been|\p{Ll}+ed@|too|so|\p{Ll}+@~J)) => $1 pluralIf($2, $1)<
giu  ${START}(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof)\. )(\p{Ll}{4,}[^s\W])['’]s (?=(?:must|should|can|will|are|have|need@ to|may)@ )(?<!(?:it|that|what|who|there|here|one|else|body|man|men|people|let|how|where)['’]s@? ) => pluralIfNoun($1) <
giu  ${START}peoples@ (?=(?:are|have|who|in|think|say|need|want|like)@ ) => people <
giu  (?<=\b(?:is|was|are|were|has|have|had)@ [^.!?;\n]{3,60} (?:and|but),?@ )(?<!(?:^|[.!?] )(?:what|all|how)\b[^.!?\n]*)(?<!\b(?:of|between|both|with|for|in)\b[^.!?,;\n]{0,40} and@ )((?:the|my|our|your|his|her|their|these)@ (?:\p{Ll}+@J )?(\p{Ll}{3,}[^su\W]s)@S) (is|was|has)@(?= (?:not|very|too|so|much|all|\p{Ll}+@J)) => $1 pluralIf($3, $2)<
giu  \b(I|we|he|she|they) (?:was|were|am|are|is) (worked|lived|stayed|arrived|travelled|traveled|came|went)@(?= (?:in|at|for|as|to|with|there|here)\b) => $1 $2<
giu  \b(I am|I['’]m|we are|they are|you are) (work|study|speak|go|come)@(?= (?:hard|part-time|full-time|every|a lot|well)\b|[.!]) => withoutBe($1) $2<
giu  (?:${START}|(?<=, |\b(?:and|but|because)@ ))it@ (leak|smell|rain|snow|stop|start|shake|heat)@(?= (?:\p{Ll}+@[NRJG]|from|at|in|every|a lot|when)|[.,!]) => it third($1)<
giu  ${START}((?:the|this|my|our)@ (?:\p{Ll}+@[JN] )?(\p{Ll}{3,})@N) (show(?= that\b)|start(?= (?:from|at|in)\b)|leave(?= (?:at|without|from|on)\b)|open(?= (?:at|on)\b)|close(?= (?:at|on)\b)|begin|finish(?= at\b))@ => $1 singularIf($3, $2)<
# who does it
giu  ${START}((?:the|these|those|all|many|some|my|our|most)@ (?:\p{Ll}+@J )?(\p{Ll}{2,}[^su]s(?=@S)|children|people|men|women))@ (\p{Ll}{4,})(?:@~Z(?= (?:${THE}|${ME}|to|in|on|at|for|from|with|very|\p{Ll}+@[NSJR]))|@+Z(?= (?:${THE}|${ME}|it|to@ \p{Ll}+@V)))(?! \p{Ll}+ (?:is|are|was|were|has|have)\b)(?<!\b(?:sales|sports|savings|customs|goods|arms|news|years|hours|days|weeks|minutes|months|dollars|pounds|species|series)@ \p{Ll}+) => $1 withoutS($3)<
giu  (?<=(?:^|[.!?] )(?:in|at|on|after|before|every|then|now|so|but|and)@ [^.!?,;\n]{0,30})(?<!\b(?:let|make|help|see|sees|saw|hear|hears|heard|watch|watched|that|have|had|made|want|to|for|with|of|do|does|did|can|could|will|would|should|must)@ )\b(everyone|everybody|nobody)@ (go|come|have|need|want|know|do|eat|drink|\p{Ll}{3,}(?=@~V))@(?= (?:${THE}|${ME}|to|out|home|in|at|on|with|up)\b) => $1 third($2)<
giu  \b(many|several|various)@ ((?:\p{Ll}+@J )?)(\p{Ll}{3,})@N(?= \p{Ll}+@+V (?:it|him|her|me|us|them|this|the|my|here|there|to)\b) => $1 $2pluralIfCounted($3)<
giu  (?<!(?:@S|\b(?:people|children|those|ones|men|women))@? (?:of|in|on|at|for|from|with|to|by|near|than|and|or)@ )(?<!\b(?:such|many|not|half|and|or|of)@ )\b((?:an?|any|every|each|another|this)@ (?:\p{Ll}+@J )?(?:\p{Ll}+@N )?(?!(?:way|number|lot|group|couple|pair|set|range|variety|series|kind|team|staff|handful|majority|few|day|time|year|week|month|moment)@)\p{Ll}{3,}@N (?:who|which|that))@ (?!(?:let|put|cut|hit|cost|read|set|come|become|run|overcome|spread|shut|hurt|beat)@)(\p{Ll}{3,})@~V(?= )(?<!\b(?:see|hear|let|make|help|that|so)@ .{0,40}) => $1 third($2)<
giu  (?<!(?:@S|\b(?:people|children|those|ones|men|women))@? (?:of|in|on|at|for|from|with|to|by|near|than|and|or)@ )(?<!\b(?:such|many|not|half|and|or|of)@ )\b((?:an?|any|every|each|another)@ (?:\p{Ll}+@J )?(?:\p{Ll}+@N )?(?!(?:way|number|lot|group|couple|pair|set|range|variety|series|kind|team|staff|handful|majority|few|committee|family|band|crowd|population)@)\p{Ll}{3,}@N (?:who|which|that))@ ((?<=who@ )(?:have|are)|do(?=n['’]t| not)|need(?= (?:to|an?|some|help|more)\b)|want(?= (?:to|an?|some|more)\b)|work(?= (?:in|at|for|with|as|well)\b)|live(?= in\b)|help(?= (?:you|me|us|people|to)\b)|use(?= (?:the|a)\b)|look(?= (?:like|for|after|good)\b)|love|like(?= (?:to|the|a)\b)|offer(?= (?:a|the|good|free|many)\b)|sell|play(?= (?:the|with|football)\b))@(?= |n['’]t) => $1 singularVerb($2)<
giu  (?=s?he@ )${NO_SUBJUNCTIVE}${HELPED}(?<!(?<!\b(?:think|thinks|thought|say|says|said|know|knows|believe|hope|see|sure|feel|happy|sorry)@ )\bthat@ )\b(he|she)@ ((?:always|never|often|sometimes|usually|also|really|still|only)@ )?(?!(?:be|put|let|read|cut|hit|set|shut|beat|bet|hurt|quit|come|become|run|overcome|spread)@)((?:${EVERYDAY})(?=@ (?:${THE}|${ME}|to|in|at|on|with|for|from|very|well|good|every|football|tennis|home|loud|too|like(?<=act@ like)|\p{Ll}+@S)\b)|\p{Ll}{3,}(?=@~V@? ))@ => $1 $2third($3)<
giu  (?=s?he@ )${NO_SUBJUNCTIVE}${HELPED}\b(he|she)@ (just|always|never|often|usually)@ (?!(?:let|put|cut|hit|read|quit)@)(\p{Ll}{3,})@+V(?=[.!?]|$)(?<!@D@?) => $1 $2 third($3)<
giu  \b(now|today|sometimes|usually|normally|then)@ (it)@ (?!(?:be|let|put|read|cut|hit|set|shut|hurt|quit|come|become|run|spread)@)(take|work|look|need|make|\p{Ll}{3,}(?=@~V))@(?= ) => $1 $2 third($3)<
giu  (?<!\b(?:to|let|make|makes|made|help|helps|helped|see|sees|saw|hear|heard|can|could|will|would|should|must|may|might|did|does|do|n['’]t)\b[^.!?;\n]{0,60})\b((?:he|she|who)@ (?!(?:is|was|has|makes|lets|helps|sees|hears|needs|does|watches|wants|likes|loves|enjoys|hates)@)\p{Ll}{3,}@+Z (?:(?!(?:to|who|that|which|me|us|him|them|her|you|how|the\p{L}+|${MODAL}|do|does|did)\b)\p{L}+@? ){0,5}(?:and|but)@ (?:then |also |always |never )?)(?!(?:put|let|read|cut|hit|set|come|run|back)@)((?:play|work|study|watch|cook|help|look|call|talk|use|clean|drink|visit|wash|listen|need|have|do|go|make|take|drive)(?=@ (?:${THE}|${ME}|to|in|at|on|with|for|from|football|tennis|video|computer|music|tv)\b)|\p{Ll}{3,}(?=@~V@? (?:${THE}|${ME}|to)\b))@ => $1third($2)<
giu  (?:${START}|(?<=\b(?:is|are|was|were|has|have|had|arrived|came)\b[^.!?;\n]{2,60} (?:and|but)@ ))(one@ (?:\p{Ll}+@J )?\p{Ll}{3,}@N) (are|were|have)@(?= (?:missing|broken|not|very|damaged|\p{Ll}+ed)@?)(?<!\bor@ .{0,30}) => $1 singularVerb($2)<
giu  \bpeople@ (there|here|(?:in|from|at)@ (?:(?:the|my|our|this|that|your) )?\p{L}{3,}@?) (is|was|has)@(?= (?:very|so|too|not|really|always|friendly|nice|kind|\p{Ll}+ing@|\p{Ll}+@J))(?<!\b(?:of|with|for|by|about|to|between|among|number|group) (?:\p{Ll}+@ ){0,2}people@ .{3,30})(?<!\b\p{Ll}{2,}ing@? (?:\p{Ll}+@ )?people@ .{3,30}) => people $1 pluralVerb($2)<
giu  (?:${START}|(?<=\b(?:because|when|if|but|so|that|(?:sometimes|also|now|often|then|unfortunately),?)@ ))((?:the|this|that|my|our|your|his|her|a)@ (?:\p{Ll}+@[JN] )?(?!(?:bus|day|week|year|time|school|team|family|government|company|staff|band|crew|club|council|committee|group|class|crowd|public|board|union|party|press|audience|army|majority|couple|bank|college|university)@)(\p{Ll}{3,})@N) (stop(?= \p{Ll}+ing@)|start(?= \p{Ll}+ing@| at| in)|keep(?= \p{Ll}+ing@)|need(?= (?:to|an?|some|more|new)\b)|want(?= (?:to|an?|me|us)\b)|(?:look|feel|smell|taste|sound)(?=@ (?:very|so|too|good|bad|nice|great|old|cheap|like)\b)|last(?= (?:for|only|about|\d)\b)|work(?= (?:well|good|fine|very|perfectly|only|great|properly)\b)|live(?= (?:in|at|near|next)\b)|have(?= (?:been|changed|\p{Ll}+ed)\b)(?<!(?:suggest|recommend|insist|demand|important|essential|if)\p{L}*@? that@ .{3,60})|do(?=n['’]t| not))@(?= |n['’]t) => $1 singularIf($3, $2)<
giu  (?<=\b(?:is|was|are|were)@ (?:(?:very|so|really|quite)@ )?\p{Ll}{3,}@J and@ )((?:the|this|my|its)@ (\p{Ll}{3,})@N) (last(?= (?:for|only|about|\d)\b)|work(?= (?:well|good|fine|very|perfectly|great|properly)\b)|look|smell|taste|feel|sound|\p{Ll}{3,}(?=@~V))@(?= (?:very|so|too|good|bad|nice|great|like|for|only|about|well|fine|perfectly|properly|\d|a lot)\b) => $1 singularIf($3, $2)<
giu  (?<=\b(?:is|are|has|have)@ [^.!?;\n]{3,60} (?:and|but)@,? )((?:the|my|our|his|her)@ (\p{Ll}{3,})@N) (?!(?:let|put|read|cut|hit|cost|be|come|become|run|set)@)(\p{Ll}{3,})(?=@~V (?:${THE}|${ME}))@(?<!\b(?:of|between|both|that|if)\b[^.!?;\n]{0,60} (?:and|but)@ .{3,40}) => $1 singularIf($3, $2)<
giu  (?<=\b(?:was|were|had)@ [^.!?;\n]{3,60} (?:and|but)@,? )((?:the|my|our|his|her)@ (\p{Ll}{3,})@N) (?!(?:let|put|read|cut|hit|cost|be|come|become|run|set)@)(\p{Ll}{3,})(?=@~V (?:${THE}|${ME}))@(?<!\b(?:of|between|both|that|if)\b[^.!?;\n]{0,60} (?:and|but)@ .{3,40}) => $1 pastOf($3)<
giu  (?:${START}|(?<=\b(?:because|when|if|but|so)@ ))((?:the|my|our|an?|this|his|her)@ (?:\p{Ll}+@J )?(?:man|woman|friend|teacher|boy|girl|neighbour|neighbor|colleague|doctor|manager|boss|nurse|waiter|waitress|lady|guy|${FAMILY})@) (help|give|tell|ask|show|teach|visit|call|love|hate|know|want|need)@(?= (?:me|us|him|her|them|you)@? ) => $1 third($2)<
# questions
giu  ${START}(where|when|why|how|what|what time|how@ (?:much|many|often|long|far)(?:@ \p{Ll}+@[NS])?|which@ \p{Ll}+@[NS])@ (you|they|we|I)@ (?!(?:had|did|be|can)@)(\p{Ll}{2,})@V(?=[^.!?,;\n]{0,60}\?)(?![^?.!\n]* (?:${FINITE})\b) => $1 do $2 $3<
giu  ${START}(where|when|why|how|what|what time|how@ (?:much|many|often|long|far)(?:@ \p{Ll}+@[NS])?)@ (he|she|it|(?:the|this|your|my|our)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@N)@? (?!(?:is|has|does|was)@)(\p{Ll}{3,})@+Z(?=[^.!?,;\n]{0,60}\?)(?![^?.!\n]* (?:${FINITE})\b) => $1 does $2 withoutS($3)<
giu  ${START}(where|when|why|how|what|what time|how@ (?:much|many|often|long|far)(?:@ \p{Ll}+@[NS])?)@ (you|they|we|I|he|she|it|(?!the@ (?:hell|heck|crap|devil|fuck)@)(?:the|this|your|my|our)@ (?:\p{Ll}+@J )?\p{Ll}{3,}@N)@? (?!(?:did|was|were|had|could|would|thought|put|set|read|cut)@)(\p{Ll}{3,})@D(?=[^.!?,;\n]{0,60}\?)(?![^?.!\n]* (?:${FINITE})\b) => $1 did $2 base($3)<
giu  ${START}(where|when|why|how|what time|how@ (?:much|many|often|long|far))@ ((?:the|this|your|my|our)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@[NS]) (is|are|was|were|will|can|could|should)@(?= [^.!?,;\n]{2,60}\?|\?)(?![^?.!\n]* (?:${FINITE})\b) => $1 $3 $2<
giu  ${START}what@ means@ ((?:this|that|it|the)(?:@ \p{Ll}+@?)?)(?: [“"'][^"”'\n]{1,30}["”'])?@?\? => what does $1 mean?<
giu  ${START}how@ much@ costs?@ (this|that|these|those|it)(?=@?(?:\?| \p{Ll}+@?\?)) => how much does $1 cost<
giu  \b(does|did|can|could|will|would|should)@ (he|she|it)@ (?!(?:is|has|was|always|sometimes|perhaps|as|does|goes)\b)(\p{Ll}{3,})@Z(?<!\bif .{0,40}) => $1 $2 withoutS($3)<
giu  \bhow@ long@ (?:are|is)@ (you|they|we|he|she)@ (?=(?:living|working|studying|waiting|learning|using|playing|teaching|driving|running)@ ?(?:\?|here|there|in|at|as|for|with|the|English)) => how long haveFor($1) $1 been <
giu  \bhow@ long@ time@ => how long<
giu  \b(know|depends?@ on|tell (?:me|us|him|her|them)|wonder|wondering|explain|understand|let (?:me|us) know|sure|see|remember|idea)@ (what|where|when|why|how|how (?:much|many|long|often)(?: \p{Ll}+)?|which (?:\p{Ll}+))@ (do|does|did)@ (${ME}|I|he|she|we|they|(?:the|this|my|your|our)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@[NS])@? (?!so\b)(\p{Ll}{2,})@+V => $1 $2 $4 joinHelper($3, $5)<
giu  \b(know|tell (?:me|us)|ask(?:ed)?(?: (?:you|him|her))?|wonder|understand|sure)@ (when|where|why|how|how (?:much|long|often))@ (will|can|could|should)@ ((?:the|this|my|your|our)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@[NS])@ (\p{Ll}{2,})@+V => $1 $2 $4 $3 $5<
giu  \bhow@ much@ costs?@ (it|this|that)@(?=[.,!?]|$| (?:and|for|if)\b)(?<!(?:^|[.!?] )how.*) => how much $1 costs<
gu   (?<=^|[.!?] |\n)(Would|Will|Is) be@ (?=possible@ [^.!\n]{2,120}\?) => $1 it be <
gu   , isn['’]t(?=\?)(?<=\b(?:is|['’]s)\b[^.!?\n]*) => , isn't it<
giu  \b(decided?|advise|find out|found out|forgot|forget|idea|discover|discovered)@ (where|what|when|who|how|why)@ (is|are|was|were|can|should|will)@ (I|you|he|she|it|we|they)@(?= |[.,?]) => $1 $2 $4 $3<
giu  ${START}how@ (old|big|tall|heavy|expensive|far|much|long)@ (it|he|she|you|they|(?:the|your|this)@ \p{Ll}+@N)@? (is|are|was|were|would|will|can|could)@(?=[^.!?,;\n]{0,60}\?)(?![^.!?\n]* (?:depends|matters)\b) => how $1 $3 $2<
# helping verbs with the wrong form
giu  \b(has|have|had)@ (?!(?:include|depend|belong|remain|seem|require|contain|vary|exceed|let|exist|occur|happen)@)(\p{Ll}{4,})@~V(?<!\b(?:who|what|all|that|they|things|people|those)\b[^.!?,]{0,30} \p{Ll}+)(?= (?:${THE}|${ME}|by|in|to|\p{Ll}+@[NSJ])|[.,!]) => $1 participle($2)<
giu  \b(has|have|had)@ not@ (pay|(?=\p{Ll}+@V)(?!(?:work|help|cause|use|need)@)\p{Ll}{3,})@(?= (?:${THE}|${ME}|yet|to|for|\d|\p{Ll}+@[NSJ])|[.,!?]|$) => $1 not perfected($2)<
giu  \b(I|you|we|they)@ (?:do@ not|don['’]t)@ have@ (answered|received|replied|seen|come|arrived|finished|slept|understood|done|gone|been|eaten|started|decided|met|tried|worked|called|written)@(?=[.,!?]|$| (?:since|to|until|because|my|you)\b) => $1 haven't $2<
giu  (?:${START}|(?<=, (?:and|but|so)@ |\b(?:and|but|because)@ ))(?<!\b(?:what|all|whatever|everything|that|than)\b[^.!?]{0,60})(I|you|he|she|it|we|they) did@ (?!(?:put|set|cut|let|hit|read|cost|hurt|well)@)((?:discussed|asked|called|tried|\p{Ll}{3,}(?=@D)))@[DP](?= (?:${THE}|${ME}|to|about|with|for|in|at|on|that)\b) => $1 $2<
giu  \b(I|he|she|it|they|we|you|(?:the|my|our|your)@ \p{Ll}+@[NS]) (?:was|were)(?:n['’]t|@ not)@ (know|come|go|have|understand|want|agree|believe|happen|arrive|remember|need|reply|respond|speak|think)@(?= |[.,!?]|$) => $1 did not $2<
giu  \b(he|she|it|(?:the|my|our|your)@ \p{Ll}+@N) is(?:n['’]t|@ not)@ (know|have|understand|want|agree|believe|happen|remember|need|reply|respond|come|arrive|listen)@(?= |[.,!?]|$) => $1 does not $2<
giu  \b(it|he|she|this) was@ (happen|come|arrive)@(?=[.,!?]|$| (?:in|on|at|to|yesterday|last|when|because|that|with|late)\b) => $1 pastOf($2)<
giu  (?<=\b(?:now|because|but)@ )(I|we|they|he|she) (?!(?:being|having)@)(\p{Ll}{2,}ing)@G(?= (?:an?|the|to|for|in|at|on|my|our|your|this|as|forward)\b)(?![^.!?\n]*, (?:I|we|they|he|she|it|the|there)\b) => $1 am($1) $2<
giu  \b(I|we|they|you)(?: am| are|['’](?:m|re)) (apologi[sz]e|hope|want|know|need|understand|agree|disagree|appreciate|prefer|remember|believe|suggest|request|regret)@(?= |[.,]) => $1 $2<
giu  (?:${START}|(?<=\b(?:but|and|because|when)@ ))it@ (?:don['’]t|do@ not|not@) ?(work|open|close|start|stop|help|fit|turn|function|matter|look|arrive|come|charge|connect)@(?=[.,!?]|$| (?:on|off|in|at|anymore|any|well|when|because|and|like|good|for|with|to|properly)\b) => it doesn't $1<
giu  (?:${START}|(?<=, ))(?!(?:please|people|police|staff|management)@)(\p{Ll}{4,})@N (do)(n['’]t| not)@ (?=(?:come|work|open|close|go|help|arrive|function|start|stop|run|turn)@) => $1 singularIf($2, $1)$3 <
giu  \b(my|the|your|our)@ (card|account|phone|number|road|toilet|sink|street|drain|profile)@ (is|was) block@(?=[.,!?]|$| (?:and|because|since|by|so|but)\b) => $1 $2 $3 blocked<
giu  ${START}((?:the|my|our|this)@ (\p{Ll}+)@N (?:that|which)@ (?:I|we|you|he|she|they)@? (?:bought|ordered|received|paid|sent|rented|booked|got|made|gave|purchased)@(?: (?!(?:and|or|that|which|who)\b)[\p{L}\d\uE000-\uE07F]+){0,9}) (have|are|do)@ (?!(?:I|you|we|they)\b) => $1 singularIf($3, $2) <
# the second of two verbs keeps the tense of the first
giu  (?<!\b(?:to|will|would|can|could|should|must|may|might|did|n['’]t|not|please|help|let|make|made|that|which|who|if|when|what|and|or)@ )\b(he|she|it|I|we|they|(?:the|my|our|your|his|her)@ \p{Ll}+@[NS]) (?!(?:used|helped|let|made|had|saw|watched|heard|put|cut|set|read|wanted|needed|got|told|asked|liked|tried|felt|found|was|were|did|could|would|should|might|must)@)(\p{Ll}{3,})@[D]((?: (?!(?:to@ \p{Ll}+@V|I|you|we|they|he|she|it|that|which|who|can|could|will|would|should|must|may|might|not|how|what|let|help|make|if|when|and|or|please)\b)[\p{L}\d:.,£€$\uE000-\uE07F-]+){0,9}) and (\p{Ll}{3,})(?:@[V](?= (?:${THE}|${ME}|N?[£€$]?\d|with@ (?:the|my|his))))(?<!\b(?:put|cut|set|let|hit|read|cost|hurt|shut)@)(?![^.!?\n]*\b(?:now|every|each|usually|always|often|these)\b) => $1 $2$3 and pastOf($4)<
giu  (?<=(?:^|[.!?] |, )(?:yesterday|last@ (?:week|month|year|night|${TIME}))@?,? (?:I|we|he|she|they)@? \p{Ll}+@D [^.!?;]{0,60}\b(?:and|but)@ )(I|we|they|he|she) (tell|tells|ask|asks|say|says|give|gives|send|sends|take|takes|call|calls|see|sees|meet|meets|buy|buys|go|goes|come|comes)@(?= (?:${THE}|${ME}|that|to|home|back)\b) => $1 pastOf($2)<
# questions inside sentences
giu  \b(know|tell (?:me|us)|say (?:me|us)|ask|explain|check|confirm|inform (?:me|us)|let (?:me|us) know)@ (?:please@ )?(when|where|what time|what day|how|how much)@ (comes|costs|starts|begins|opens|closes|arrives|leaves|ends|finishes|works|lives|goes)@ ((?:the|my|your|our|this)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@N)(?=[.?!,]|$| (?:and|because|please)\b) => $1 $2 $4 $3<
giu  \b(know|tell (?:me|us)|ask|check|confirm|let (?:me|us) know)@ (when|where|what time|what day)@ (is|are|was|will be)@ (?:the@ )?((?:\p{Ll}+@ )?(?:exams?|class|classes|lessons?|tests?|interview|meeting|deadline|party|appointment|delivery|course|exhibition|concert|office|library|station|reception|entrance|toilet|check-in|ceremony|match|next@ \p{Ll}+)@)(?=[.?!,]|$| (?:and|because|please|for|or|in|of)\b) => $1 $2 the $4 $3<
giu  \b((?:want|like|need|wish)s?@ to@ (?:know|ask)(?:@ (?:you|them|him|her))?|do@ you@ know)@,? (do|does|did)@ (you|they|I|we|he|she|it|(?:the|your|this)@ \p{Ll}+@[NS]) (\p{Ll}{2,})@V => $1 if $3 joinHelper($2, $4)<
giu  \b((?:want|like|need|wish)s?@ to@ (?:know|ask)(?:@ (?:you|them))?)@,? (is|are|was|can|could|will)@ (there|it|you|I|we|they|he|she|(?:the|your|this)@ \p{Ll}+@[NS])@? => $1 if $3 $2 <
giu  \bhow@ many@ (?!hours|days|minutes|kilometres|miles|euros)(\p{Ll}{3,})@S is@ (?=(?:\p{Ll}+@[PD]|available|there|left|in@ (?:the|your|our|this|each))(?!\p{L})) => how many $1 are <
giu  ${START}(?:how@ much|what)@ costs?@ (${NUMBER})@? (\p{Ll}{3,})@N([^.!?\n]{0,60})\? => how much do $1 pluralIfCounted($2) cost$3?<
giu  ${START}(?:how@ much|what)@ (?:cost|costs)@ ((?:(?:the|an?|your|this|that|these)@ |(?:${NUMBER})@? )(?:\p{Ll}+@[JN] )?(\p{Ll}+)@[NS])([^.!?\n]{0,60})\? => how much doesFor($2) $1 cost$3?<
# prepositions, times and places
giu  \bin@ ((?:${NUMBER}|a few|several)@ (?:years|months|weeks|days|hours)@ ago)@ => $1<
giu  \b(after|before|until|till|at|from|by|since)@ the@ (?=\d{1,2}[:.]\d\d\b(?! (?:train|bus|flight|ferry|news|service|meeting|departure|slot|class|start|session|show|screening|from|to|deadline|appointment|train|game|kick|time)\b)) => $1 <
giu  \b((?:at|after|before|until|from|by)@ \d{1,2}[:.]\d\d)@? (?:hours?|hrs|o['’]clock)@(?=[.,!?]|$| (?:and|on|in|because|for|with)\b)(?<!\d\d[:.]\d\d\d.*) => $1<
giu  \b(is|was)@ the@ (\d{1,2}) (?:of@ )?(?=(?:${MONTH})(?:[.,!?]|$)) => $1 $2 <
gu   \b([Oo]n)@ the@ (\d{1,2}(?:st|nd|rd|th))@? (?=(?:${MONTH})(?:[.,!?]|$)) => $1 $2 <
giu  \b(in)@ (?=(?:weekends)@(?:[.,!?]|$| (?:I|we|and|because|so|but|with)\b)) => at <
giu  \b((?:do|did|start|begin|come|came|meet|see|have|arrive|arrived|leave|left|move|moved|work)@ (?:(?:it|them|you|him|her|me|us|there|here)@ )?)the@ (${TIME})(?=@?(?:[.,!?]|$| (?:at|and|morning|afternoon|evening|because)\b)) => $1on $2<
gu   (?<=\b(?:coming|due|starts?|starting|arrives?|fee|pay|meet|leave|begins?|paid|dollars?|euros|pounds)@? )(?:in )?(?=(?:\d{1,2}(?:st|nd|rd|th))@?(?:[.,!?]|$| (?:and|because|but|so|if)\b))(?<=\bin ) => on the <
gu   (?<=\b(?:pay|paid|come|came|start|started|meet|arrive|arrived|leave|left|dollars|euros|pounds|fee|rent|you|it|there|here|back)@? )on (?=\d{1,2}(?:st|nd|rd|th)(?:[.,!?]|$| (?:and|because|but|so|if|of (?:${MONTH}))\b)) => on the <
giu  \b(is|are|was|very|too|so|not|live|lives|lived|located|situated|house|flat)@ far@ of@ (?=(?:the|my|our|your|here|this|home|\p{Lu})) => $1 far from <
giu  \b(has|have|had|with|an)@ allergy@ (?:on|of|for|with|at|against|to)@ => $1{has=has_an have=have_an had=had_an with=with_an} allergy to <
giu  \ballergic@ (?:on|of|for|with|at|against)@ => allergic to <
giu  (?<!\b(?:is|are|was|were|been|be|being)@ )\b(inform|informed|informing|contact|contacted)@ to@ (?=(?:the|my|your|our|him|her|them|me|us|all)@) => $1 <
giu  \b(apply|applied|applying)@ (?=(?:(?:an?|the|this|your|my)@ )?(?:\p{Ll}+@[JN] )?(?:scholarship|job|visa|position|vacancy|loan|post|internship|grant)@(?! (?:to|description|requirements)\b)) => $1 for <
giu  \bwait(ing|ed|s|)@ (?:on@ )?(?=your@ (?:answer|reply|response|call|email|message|confirmation)@) => wait$1 for <
giu  \b(move|moves|moved|come|came|return|returned|drive|drove|travel|travelled|go|went|fly|flew|arrive|arrived)@ to@ (here|there)@(?=[.,!?]|$| (?:from|in|with|by|for|last|on|to|two|and|because|again)\b) => $1 $2<
giu  \b(?:I|we)@? remember@ you@ that@ => I remind you that <
giu  \b(for|do|doing|have|finished|started)@ (bachelor|master)@ (?=(?:degree|program|programme|thesis)@) => $1 a $2's <
giu  \b(bachelor|master)@ (?=(?:degree|thesis|program|programme|student|studies)@)(?<!\bwind@ master@ ) => $1's <
giu  \b(my|our|his|her|their|your)@ children@ (?=(?:school@ (?:fees?|bags?|uniforms?|report)|teacher|room|names?|clothes|birthdays?|passports?|fees|education|future|health|doctor|toys|father|mother|bedroom)@)(?<!\b(?:give|gave|buy|bought|send|sent|teach|read|show|get|got)@ .{2,6}children@ ) => $1 children's <
giu  ${START}it@ is@ ((?:very|too|so|really|quite)@ )?(\p{Ll}+)@J for@ (me|us)@ the@ ((?:\p{Ll}+@J )?\p{Ll}+@N)(?=[.,!?]|$) => the $4 is $1$2 for $3<
giu  \bI@ am@ (bor|tir|excit)ing@(?= (?:at|in|on|because|here|when|every|about|to|of)\b) => I am $1ed<
giu  \bfor@ ((?:the@ last@ )?(?:${SPAN})@?,?) ((?:the|my|our|this)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@[NG]|it|he|she|water)@? is@ (not@ )?(\p{Ll}{3,}ing)@G => for $1 $2 has $3been $4<
giu  (?:${START}|(?<=, |\b(?:and|but)@ ))(?:since|for|from)@ (?:the@ )?last@ (?=(?:${SPAN})) => for the last <
giu  \brevert@ (?:back@ )?(?:to@ )?(me|us)@ => get back to $1<
giu  \brevert@ back@ => reply<
giu  \b(till|until)@ date@,? no@ any@ => to date, no <
giu  \bno@ any@ (?=\p{Ll}+@[NS]) => no <
giu  ${START}at@ beginning@,? (?=(?:I|it|we|they|the|he|she|everything)@) => at the beginning, <
giu  (?:${START}|(?<=^[^.!?\n]{0,25}, ))myself@,? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?), (?=(?:staying|living|working|residing|from|owner|resident)@) => I am $1, <
giu  (?<=, |\bbut@ |\band@ )same@ (was|is|has been)@ => the same $1<
giu  \bsorry@ for@ late@(?=[.,!?]|$| (?:but|and|because|again|today)\b) => sorry for being late<
giu  ((?:I|we)@? (?:don['’]t|do not)@ (?:recommend|like|advise|understand|buy)@(?: it@)?), (?:it )?is@ (?=(?:an?|not|too|very|bad|waste)@) => $1; it is <
giu  \bon@ warehouse@ => in a warehouse<
giu  \b(did|do|does|will|would|can|could)(n['’]t|@ not) pick@ (?=(?:my|the|our|your|his|her)@ (?:calls?|phone)@) => $1$2 pick up <
giu  (?<=\b(?:for|of|with)@ [^.!?\n]{3,60}, )(checking|cleaning|loading|preparing|writing|making|answering|serving|packing)@ of@ (?=(?:the|our|all)@) => $1 <
giu  \b(the|these|those|some|many|two|three|new)@ ((?:new@ )?)persons@ => $1 $2people<
# states, subjects and numbers
giu  \b(I|he|she|it|we|they)@ (?:am|is|are)@ (sick|ill|broken|closed|absent|blocked|unemployed|away|busy|married|here|there)@ from@ (?:(${SPAN})|(?=(?:last@ |yesterday\b)))(?!@? (?:to|until|till)\b) => $1 haveFor($1) been $2 sinceOr($3)<
giu  \b(\p{Ll}{3,}@[NS]|he|she|it|they)@? (is|are)@( not| already| just|) (arrived|happened|died|disappeared)@ => $1 $2{is=has are=have}$3 $4<
giu  \b(have|has|had)@ (graduate)@ (?=(?:from|in|at)@) => $1 graduated <
giu  \bif@ (you|I|we|they)@ not@ (?!(?:only|all|even|too|so)\b)(answer|reply|(?=\p{Ll}+@V)\p{Ll}{3,})@(?=[.,!?]| ) => if $1 don't $2<
giu  \b(when|until|before|after|if|once)@ (he|she|I|we|they|it)@ back@(?=[.,!?]|$| (?:home|from)\b) => $1 $2 am($2) back<
giu  ${START}(?:from|since)@ (yesterday|this@ morning|last@ \p{Ll}+|${TIME})@?,? is@ (not@ )?(\p{Ll}{3,}ing)@G => since $1 it has $2been $3<
giu  \bthere@ (is|was)(?:n['’]t|@ not)@ (?!(?:always|sometimes|perhaps)@)(?=\p{Ll}{3,}[^su\W]s@S(?:[.,!?]|$| (?:in|on|at|here|and|for|with|to)\b)) => there $1{is=are was=were} no <
giu  \b(hope|hopes)@ (?:can|could)@ (?=\p{Ll}{2,}@V) => $1 I can <
giu  \bstaffs@(?= (?:is|are|was|were|who|in|at|do|did|don['’]t)\b) => staff<
giu  \b(I|he|she|we|they)@ (knows?)@ to@ (?=(?:prepare|cook|use|drive|speak|swim|play|write|read|dance|sing|ride|repair)@) => $1 $2 how to <
giu  \b(be|is|was)@ the@ (${TIME})@? (?=\d{1,2}(?:st|nd|rd|th)?(?:[.,!?]|$| (?:in|at|from)\b)) => $1 on $2 <
`);
