import { readRules } from '../grammar/read-rules.js';
import { SINGULAR_IN_S } from './agreement-nouns.js';
import {
  BASE_OF_MISMADE_PAST,
  BASE_OF_PAST,
  IRREGULAR_VERBS,
  PARTICIPLE_OF_PAST,
} from './irregular-verbs.js';

/**
 * Mistakes that the checker misses: patterns that are wrong wherever they stand, and what to write. Patterns are made of
 * words in a row, so that matching stays linear. Each has its examples in test/corpus/grammar-rule-examples.ts. See
 * read-rules.ts for the notation. A data file, hence its length.
 */
const anyOf = (words: Iterable<string>) => [...words].join('|');

const PLURAL_PRONOUN = '(we|you|they)';
const PEOPLE =
  '(customers|clients|users|people|employees|teams|companies|students|children|managers|members|visitors|readers|results|prices|sales|products|orders|items|emails|files|changes|problems|questions|reasons|friends|parents|workers|colleagues|men|women)';
const COUNTABLE =
  'friends|people|customers|clients|users|employees|mistakes|errors|problems|questions|hours|days|weeks|months|years|items|products|options|calories|cars|books|steps|words|pages|meetings|emails|orders|complaints|features|things|students|members|visitors|jobs|tickets|bugs|files|issues|chances|opportunities|resources|clicks';
const UNCOUNTABLE_THINGS =
  'information|advice|equipment|furniture|luggage|homework|feedback|knowledge|software|evidence|progress|news|weather|money';
const UNCOUNTABLE = `${UNCOUNTABLE_THINGS}|research|traffic|staff|music|work`;
const AFTER_ITS = String.raw`(?:worth [£$€¥]?\d|(?:now|still|currently|already|nearly|almost) \p{L}+(?=[.,!?]| (?:to|for|that|and|in|on|at|but)\b)|(?:a|an|the|our|my|your|their|not|been|going to|definitely|because|raining|snowing|getting|me|you|him|us|them|about to|time to|up to)\b|(?:important|worth|easy|hard|difficult|possible|impossible|clear|great|good|bad|nice|free|available|better|worse|okay|fine|true|likely|unlikely|necessary|very (?:important|easy|hard|difficult|good|nice|clear|likely)|too \p{L}+|also \p{L}+|really \p{L}+)(?= (?:to|that|for|and|but|because|when|if|how|why|what|enough|a|it)\b|[.!?,;]|$))`;
const DOING_AFTER_YOUR =
  'welcome|aware|unaware|unsure|available (?=on|at|for|to|tomorrow|today)|ready to|happy to|busy|right that|wrong about|going to|invited to|not|able to|the best|the one|the most|the first|the only|so|too|very|always|never|probably|still|really|looking for|looking at|looking forward|interested in|allowed|supposed to|getting|doing|being|gonna|a|an|almost|already|just|in luck|on time|sure|ready to|happy with|mistaken|absolutely';
const PASTS = anyOf(
  [...BASE_OF_PAST.keys()].filter(
    (past) =>
      !'was left found felt lay led held ran bit rose built meant spent won thought'
        .split(' ')
        .includes(past),
  ),
);
const NOT_PARTICIPLES = anyOf(PARTICIPLE_OF_PAST.keys());
/** Verbs, or verbs after a pronoun, that were given the apostrophe of a noun. */
const NEVER_NOUNS = 'say|mean|know|seem|think|become|get|give|tell|bring|keep';
const VERBS_TOO =
  'look|work|cost|need|want|help|show|start|stop|sound|feel|play|live|walk|talk|taste|run|like|love|hope|call|ask|open|close|go|come|make|take|eat|drink|write|read|sell|buy|pay';

/** Verbs whose base is no past and, after a pronoun, no noun. */
const BASE_VERBS =
  'work|rain|like|need|want|look|seem|help|know|get|give|come|happen|contain|include|require|depend|belong|provide|offer|start|sell|live|feel|speak|think|allow|cause|show|save|explain|understand|make|take|use|keep|run|stop|leave|play|open|close|answer|call|say|tell|ask|write|buy|pay|send|bring|love|hate|care|listen|believe|go|have|do|respond|reply|wear|drive|sleep|eat|drink|teach|learn|study|return|exist|delete|store|load';
/** Nouns that are counted; none is a measure that stands in the singular. */
const COUNTED =
  'year|month|week|day|hour|minute|reason|customer|person|child|company|problem|question|product|user|email|mistake|option|step|city|country|meeting|page|book|car|student|item|point|idea|example|friend|piece|room|seat|guest|ticket|chair|table|box|bottle|photo|picture|file|employee|colleague|brother|sister|kilometre|kilometer|mile|dollar|order|shop|member|language|project|document|copy|invoice|apple|egg|cup|door|window|house|street|thing|word|class|course|lesson|team|job|package|parcel|vase|bowl|lamp|panel|plate|spoon|key|bed|bag|coat|shoe|tree|flower|plant|dog|cat|horse|cow|egg|cake|towel|blanket|nappy|candle|toilet|lift|bike|bicycle|post|sofa|desk|screen|letter|sentence|photo|box|sandwich|neighbour|neighbor|worker|driver|player|visitor|tenant|patient|teacher|bath|bathroom|bedroom|computer|laptop|phone|key|bed|towel|lamp|plate|cup|tree|letter|sandwich|teacher|player|bike|train|boat|street|window|garden|shirt|dog|cat';
const SENTENCE_START = String.raw`(?<=^|[.!?]\s|\n)`;
const UNCOUNTED_HEADS =
  'delivery|entry|parking|admission|breakfast|shipping|registration|membership|training|furniture|equipment';
/** Where a clause begins, so that the pronoun is its subject. */
const CLAUSE_START = String.raw`(?<=^|[.!?,;:]["'”’)]?\s|\n|\b(?:and|but|because|so|when|if|while|where|since|think|know|say|said|hope) )`;
/** Words in -s that can follow “do not” and are no verbs. */
const NOT_THIRD_FORMS =
  'always|perhaps|sometimes|besides|towards|afterwards|others|ours|theirs|yours|hers|lots|loads|means|nowadays|indoors|outdoors|upstairs|downstairs|overseas|across|hours|days|weeks|months|years|times|lens|news|bias|canvas|things|people|children|men|women|customers|users|members|visitors|parents|guests|drivers|owners';
/** Verbs that are neither nouns nor adjectives. */
const PASSIVE_VERBS =
  'conduct|provide|inform|require|include|replace|deliver|receive|publish|announce|decide|allow|confirm|arrange|invite|accept|reject|approve|consider|remove|achieve|organize|organise|create|introduce|improve|reduce|accommodate|send|pay|notify|submit|appoint|distribute|discuss|serve';
const SPAN = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|many|several|a few) (?:years|months|weeks|days|hours)\b`;

const PARTICIPLES = IRREGULAR_VERBS.map(({ participle }) => participle);

export const GRAMMAR_RULES = readRules(String.raw`
giu  (?<=\p{L}{2})(?<!publ|ch)icly\b => ically<
# apostrophes in the wrong place
giu  (?<![\p{L}'’])(${NEVER_NOUNS})['’]s\b => $1s<
giu  (?<![\p{L}'’])(he|she|it|that|this|who|which) (${VERBS_TOO})['’]s\b => $1 third($2)<
gu   \b([Tt]he|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Tt]his|[Ee]very|[Ee]ach) (\p{Ll}{2,12}[^aeiouy\W])ys (?=(?!are|were|have|is|was|has|had|that|who|which|in|of|and|or|to|for|with|on|at|from|do|did|will|can|could|should|must|may|need)\p{Ll}{3,}) => $1 $2y's <
# irregular pasts made regular, plurals with an apostrophe
gi   \b((?:(?:have|has|had|having|be|been|being|was|were|is|are)(?:n['’]t)?|['’]ve) (?:(?:not|already|just|never|ever|also|been) ){0,2})?(${anyOf(BASE_OF_MISMADE_PAST.keys())})\b => $1mismade($2, $1)<
gi   \b(some|many|several|a few|few|these|those|various|lots of|a lot of|both(?! [a-z]+['’]s and )|two|three|four|five|six|ten|\d{1,3}) (?!(?:it|that|he|she|there|here|what|who|how|where|when|this|one|else|people|children|men|women|guy|man|woman|kid|person|boy|girl|body|year|month|week|day|hour|minute)['’])([a-z]{3,20})['’]s(?=[.!?,;]| (?:at|in|on|for|from|to|and|or|but|are|were|that|which|with|by|because|when|if|have|will|can|before|after|left|available|each|per)\b) => $1 plural($2)<
# your, its, their, whose
gi   \byour (?=(?:${DOING_AFTER_YOUR})\b(?! (?:hand|side|way|time|turn))) => you're <
giu  \bits (?=${AFTER_ITS})(?!the best of its) => it's <
gi   \bit['’]s (?=(?:own|name|logo|price|size|color|colour|customers|employees|users|value|purpose|features?|design|products?|services?|website|history|location|quality|performance|impact|role|position|place|parents?|mother|engine|shape|headquarters|founder|name|title|content|mission|reputation|strengths?|weaknesses?|effects?|goals?|members|staff|ears|tail|legs|eyes|(?:suction|battery|screen|handle|lid|cover|surface|capacity|target|owners?|population|budget|neighbou?rs?|surroundings|predecessor|successor|competitors|suppliers|height|width|length|weight|taste|flavou?r|texture|layout|structure|function)(?! (?:that|which|not|over|we|you|i|they|he|she|to)\b|[.,;!?]|$)|(?:use|utili[sz]ation|lack|choice|handling) of (?!(?:the|an?|this|that|what|my|your|our)\b)[^.,;:!?\n]{3,40}?(?<!\b(?:that|which|who|what)\b.{0,40}) (?:is|was|has|makes|means|allows|ensures|gives|shows|helps|causes|leads)\b)\b(?!-|(?<!means|ensures|shows) (?:that|which) )) => its <
gi   \bthere (?=(?:own|house|homes?|car|cars|team|customers|products|money|jobs?|children|kids|parents|families|names?|website|clothes|lives|minds?|opinions?|friends|dog|business|company|employees|goals|needs)\b) => their <
gi   \byou['’]re (?=(?:files?|number(?! one)|order|account|name|email|address|website|invoice|car|job|help|time|phone|card|password|own|insurance|support|patience|reply|message)\b(?!-)) => your <
gi   \bthey['’]re (?=(?:own|house|homes?|car|team|customers|products|money|job|jobs|children|kids|parents|website|lives|needs|goals)\b) => their <
gi   \bwho['’]s (?=(?:phone|car|house|book|idea|job|turn|fault|responsibility|name|names|team|bag|coat|decision|work|customers|parents|children)\b) => whose <
giu  \b(children|women|men)s (?!(?:is|are|was|were|have|has|had|do|does|did|can|will|would|should|must|may|who|that|which|in|at|on|of|from|to|for|with|by|and|or|but|as|because|if|when|go|come|play|get|need|want|love|like|learn|under|over|between|aged)\b)(?=\p{Ll}{3,}) => $1's <
gi   \bchildrens\b(?!['’]) => children<
# participles and bases, and what people mix up
gi   \b(have|has|had|having|['’]ve)( not| never| already| just| always| also| ever| finally|n['’]t)? (${NOT_PARTICIPLES})\b(?! (?:and|a)) => $1$2 participle($3)<
gi   \b(can|could|should|must|might|cannot|(?:can|could|will|would|should|must|might|may)(?: not|n['’]t)) to (hear|find|open|join|visit|pick|be|go|have|do|make|take|get|see|use|help|send|give|come|work|buy|pay|call|read|bring|learn|check|write|tell|follow|ask|try|consider|wait|stay|know|find|keep|start|think|speak|choose|avoid|understand|know)\b => $1 $2<
gi   \b(doesn['’]t|does not|didn['’]t|did not|don['’]t) (has|goes|does|makes|takes|gets|wants|needs|likes|works|knows|comes|sees|uses|helps|gives|looks|seems|means|matters|happens)\b => $1 withoutS($2)<
gm   (?<=^|[.!?]["'”’)]? |\n|\b(?:because|but|so|when|while) )(he|she|it|I) were\b(?! to\b) => $1 was<
gimu (?<=^|[.!?] |\b(?:if|when|because) )you['’]re (?!\p{L}+ing\b)(dog|cat|car|son|daughter|house|boss|flight|appointment|invoice|payment|package|order|name|website|team|password|booking|room|computer|laptop|kids|baby) (is|are|was|has|have|will|looks|needs|finds?|sees?|wants?)\b => your $1 $2<
gi   \bfewer (${UNCOUNTABLE}|time|water|sugar|salt|noise|space|energy|food|effort|pressure|stress|sleep)(?=[.!?,;]|$| (?:than|in|to|for|on|and|at|now|if|but)\b) => less $1<
gimu (?<=^|[.!?] )((?:can|could|would|will|do|did) you (?:please )?(?!\p{L}+,)[^.!?,;:\n]{4,120}\p{L})\.(?=\s|$) => $1?<
# agreement
gi   \b${PLURAL_PRONOUN} was(n['’]t)?\b => $1 were$2<
gi   \b(I|we|you|they) doesn['’]?t\b => $1 don't<
gim  (?<=(?:^|[.!?,;] |\b(?:that|but|because|so) )(?:(?:the|our|your|their|my|these|those|all|many|most|some|his|her|its) )?(?:(?:coffee|oil|house|food|gas|energy|stock|share|ticket|rental|online|new|old|young|local|test|survey|exam|office|our|sales|product|software|school|business|loyal|regular|existing|potential|small|large|big|other) )?)\b${PEOPLE} (is|has)\b => $1 pluralVerb($2)<
gi   \bthere (?:is|['’]s) (many|several|few|two|three|four|five|six|seven|eight|nine|ten|some (?:people|problems|reasons|questions|things)|various|numerous|lots of (?:people|things|reasons|ways|problems))\b(?! (?:thing|a )\b) => there are $1<
gi   \bthere are (a|an|one)\b(?! (?:number|lot|few|couple|variety|range|host|handful|dozen|hundred|thousand|million|great|good|large|wide|total|series|bunch|set|ton|multitude|myriad|million|load|pair|plethora|or two)) => there is $1<
gi   \b(everyone|everybody|someone|somebody|anyone|anybody|nobody|no one|everything|something|nothing) (are|were|have|do)\b(?!(?<=\b(?:are|were|do)) (?:to|not to)\b)(?<!\b(?:did|does|do|can|will|should|would|could|had|let|make|if|have|as|though|were|have) (?:everyone|everybody|someone|somebody|anyone|anybody|nobody|no one|everything|something|nothing) (?:are|were|have|do)) => $1 singularVerb($2)<
giu  \b(each|one|neither|either|none) of (the|our|my|your|their|his|her|these|those|us|them|you)( \p{L}{2,20}s)? (are|were|have)\b(?<=\b(?:each|one|neither|either) of .{0,40})(?! been (?:and|or)\b) => $1 of $2$3 singularVerb($4)<
gi   \bone of (the|our|my|your|their|his|her|its) (collegue|colleague|friend|customer|client|employee|manager|product|reason|problem|question|team|member|student|teacher|neighbour|neighbor|brother|sister|cousin|book|project|idea|thing|way|place|city|company|supplier|partner|competitor)\b(?! (?:groups?|bases?)) => one of $1 $2s<
giu  \b(the (?:list|number|series|set|range|quality|price|cost|size|color|colour|use|box|pack) of (?:the |our |these |all )?\p{L}{3,20}s) (are|were|have)\b => $1 singularVerb($2)<
giu  \b(I|you|we|they) (needs|wants|likes|looks|seems|works|helps|means|knows|gets|gives|goes|thinks|feels|lives|comes|sells|offers|provides|becomes|sits|owes)\b(?<!\b(?:of|than|as|between|for|to|with|who|about|from|by|like|and I|and you|and they) (?:I|you|we|they) \p{L}+) => $1 withoutS($2)<
gi   \bmany (reason|customer|company|problem|question|thing|way|time|person|user|idea|product|friend|mistake|error|feature|option|place|book|student|child|year|day|hour|month|week|email|issue|opportunity|country|city)\b(?! (?:groups?|bases?|service|support|a\b|an\b|who\b|line|line))(?<!\bhow many time) => many plural($1)<
# word choice and prepositions
gi   \b(will|would|may|might|can|could|should|did|does|do|not|to|never) effect (?=(?:the|our|your|their|my|his|her|its|you|us|them|me|him|how|people|customers|everyone|sales|performance|prices|results|all|each|every)\b(?! (?:changes?|repairs?|improvements?|clearance|payment|delivery|transfer|sale|cancellation|purchase|insurance|removal|closure|release|return)\b)) => $1 affect <
gi   \b(an|some|any|good|bad|your|my|his|her|their|our|the|much|more|no|of|legal|financial|for|great|following) advise\b(?! (?:you|us|me|him|her|them|against|that|customers|clients|on|people)\b) => $1 advice<
gi   \b(will|would|might|may|could|can|to|not|never|n['’]t|I|we|you|they) loose\b(?! (?:ends?|fit\w*|screws?|change|clothes|clothing|leaf)) => $1 lose<
gi   \bless (?=(?:${COUNTABLE})\b)(?<!\b(?:or|no|nothing|a|one|two|three|\d) less )(?<!\d (?:or )?less ) => fewer <
gi   \bmuch (?=(?:people|customers|users|friends|problems|questions|things|mistakes|errors|products|books|cars|employees|options|ideas|students)\b) => many <
gi   \b(informations|advices|equipments|furnitures|luggages|homeworks|knowledges|datas|feedbacks|softwares|evidences|baggages|sceneries|machineries|traffics|stuffs)\b => withoutS($1)<
giu  \b(?:an?|one) (${UNCOUNTABLE_THINGS})\b(?! (?:system|center|centre|source|desk|technology|sheet|pack|company|form|session|loop|item|base|paper|report|station|bar|channel|agency|update|room|shop|store|product|project|engineer|developer|team|belt|bag|manager|list|page|board|point|overload|service|forecast|\p{L}+(?:er|or)\b)) => $1<
gi   \b(the|a) hole (?=(?:process|thing|team|day|time|world|point|story|week|year|month|company|family|city|country|idea|project|night|place|truth)\b) => $1 whole <
gi   \b(was|were|is|are|am|be|it['’]s|I['’]m|you['’]re|way|far|that['’]s|looks?|seems?|feels?|got|arrived?|came|run|ran|drives?|drove) to (late|early|much|many|big|small|expensive|cheap|hard|easy|slow|fast|long|short|hot|cold|far|heavy|high|low|tired|busy|difficult|complicated|loud|young|old|good|bad|soon|often|quickly|slowly)\b(?! (?:riser|risers|bird|night|stage|tide|ground|pressure|fees|street|school)) => $1 too $2<
gi   \b(depend|depends|depended|depending) (?:of|from) (?=(?:the|a|an|our|my|your|their|his|her|its|this|that|it|how|what|who|where|when|whether|many|several|you|us|them|me|him)\b) => $1 on <
gu   \bmarried with (?=(?:a|an|the|my|his|her|him|someone|\p{Lu}\p{L}+)\b)(?<!\bmarried with (?:two|three|children))(?! ?(?:children|kids|a child)) => married to <
gi   \b(explain|explained|explains|describe|described|describes|suggest|suggested|suggests|recommend|recommended|said|mention|mentioned) (me|us|him|them) (?=(?:the|a|an|how|what|why|that|where|when|his|her|their|our|your|my|this)\b)(?<=\b(?:explain|explained|explains|describe|described|describes) (?:me|us|him|them) ) => $1 to $2 <
giu  \b(suggest|suggested|suggests|recommend|recommended|recommends) (me|him|her|us|them|you) to (\p{L}{2,15})\b(?<!\brecommend(?:ed|s)? you to) => $1 that subject($2) $3<
gi   \b(look|looks|looked|looking) forward to (meet|hear|see|work|receive|speak|talk|visit|discuss|learn|get|go|come|start|join|read|welcome|help|be|have|do|make|try|attend|celebrate|collaborate|cooperate|know|host|serve|travel|return)\b(?! of\b) => $1 forward to gerund($2)<
gi   \b(instead of|without|before|after|interested in|good at|thank you for|thanks for|tired of|capable of|responsible for|despite|keen on|insist on|insisted on|succeed in|succeeded in|think about|apologize for|apologise for|afraid of|way of|risk of|by) (to )?(buy|use|wait|send|pay|make|go|do|have|get|take|give|say|see|come|tell|ask|work|help|meet|learn|create|write|choose|improve|spend|increase|reduce|add|provide)(?= (?:the|a|an|our|my|your|their|his|her|it|them|us|me|you|this|that|more|new|to|for|from|with)\b)(?<!\b(?:before|after|by) (?:buy|use|work|help|pay|wait|make|ask|go|do|have|get|take|give|say|see|come|tell|learn|create|write|choose|improve|spend|increase|reduce|add|provide|send|meet))(?<!\bdespite (?:use|work|help|pay|increase))(?<!\b(?:thank you|thanks|responsible) for (?:work|help|use|pay|increase))(?<!\b(?:risk|way|afraid|instead|tired|capable) of (?:work|use|help|pay|increase|buy))(?<!\b(?:without|instead of|interested in|think about|keen on|good at) (?:work|help|use|pay|increase)) => $1 gerund($3)<
giu  \b(enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|suggest|suggests|suggested|keep|keeps|kept|mind|practise|practice|postpone|quit|recommend|risk|imagine|miss) to (work|go|buy|use|read|play|make|do|write|send|pay|talk|meet|cook|swim|travel|learn|watch|be|have|get|take|spend|wait|eat|run|live|speak)\b(?<!\b(?:keep|keeps|kept|practice|risk|miss|mind|quit|imagine) to \p{L}+) => $1 gerund($2)<
gi   \b(I am|I['’]m|he is|she is|he['’]s|she['’]s|we are|we['’]re|they are|they['’]re) (working|living|studying|waiting|using|teaching|running|selling|helping)( [^.!?,;\n]{1,30})? (since|for the (?:last|past))  => perfect($1) been $2$3 $4 <
giu  \b(have|has|['’]ve) (\p{L}{3,20}ed) (?=(?:[^.!?;,\n]{1,50} )?(?<!since )(?:yesterday|last (?:week|month|year|night|summer|monday|tuesday|wednesday|thursday|friday)|(?:two|three|four|five|\d{1,3}) (?:days|weeks|months|years|hours) ago|in (?:19|20)\d\d)\b)(?<!\b(?:may|might|could|should|would|must|to|will|not|n['’]t|by) (?:have|has) \p{L}{3,20}ed )(?<=\b(?:I|we|you|they|he|she|it) (?:have|has) \p{L}{3,20}ed |\b(?:I|we|you|they)['’]ve \p{L}{3,20}ed ) => $2 <
giu  \b(have|has|['’]ve) (seen|sent|gone|been|bought|met|made|done|written|spoken|taken|given|told|got|paid|found|lost|won|come|had) (?=(?:[^.!?;,\n]{1,50} )?(?<!since )(?:yesterday|last (?:week|month|year|night)|(?:two|three|four|five|\d{1,3}) (?:days|weeks|months|years|hours) ago)\b)(?<=\b(?:I|we|you|they|he|she|it) (?:have|has) \p{L}{3,20} )(?<!\b(?:may|might|could|should|would|must|to|will) (?:I|we|you|they|he|she|it) (?:have|has) \p{L}{3,20} ) => past($2) <
# comparison and adverbs
gi   \bmore (better|worse|taller|shorter|bigger|smaller|larger|easier|harder|faster|slower|cheaper|stronger|weaker|happier|older|younger|higher|lower|longer|nicer|richer|simpler|cleaner|safer|warmer|colder|hotter|smarter|newer|lighter|heavier|brighter|friendlier|quicker|earlier|later)\b(?! and more) => $1<
gi   \bmost (best|worst|tallest|biggest|smallest|largest|easiest|hardest|fastest|cheapest|strongest|happiest|oldest|youngest|highest|lowest|longest|nicest|simplest|safest)\b => $1<
giu  \b(speak|speaks|spoke|speaking|sing|sings|sang|play|plays|played|work|works|worked|perform|performs|performed|write|writes|wrote|drive|drives|drove|sleep|slept|did|do|does|run|runs|sell|sells|sold) ((?:very|really|so|pretty|quite|too) )?good(?=[.!?,;]|$| (?:for|in|at|with|and|but|on|today|yesterday|together)\b)(?<!\b(?:do|did|does) good)(?<!\b(?:to|can|will|would) (?:do|work) good) => $1 $2well<
# articles, doubled words, fixed forms
giu  \b(although|even though|though) ([^.!?,;\n]{3,60}), but (?=\p{L}) => $1 $2, <
giu  \b(me) and (my|our|the) (\p{L}{3,15}) (${PASTS}|are|were|have|had|will|want|like|did|made|decided|live|work|need|would|can)\b(?<=(?:^|[.!?,] |\b(?:that|because|when|so|and) )me and (?:my|our|the) \p{L}{3,15} \p{L}+) => $2 $3 and I $4<
gi   \b(he|she|it|they|we|you|I) (did|do|does|was|ca|wo|is|are|would|could|should|has|have|had|were)nt\b => $1 $2n't<
gi   \b(in) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=[.!?,;]|$| (?:morning|afternoon|evening|at|we|I|and)\b) => on $2<
giu  (?<!\b(?:have|has|had|having|be|been|was|were|is|are|and|or|what|that|which|who|things) )\b(I|we|he|she|they|you) (seen|done|gone|been|taken|written|eaten|spoken|given|known|begun|drunk|driven|broken|forgotten|chosen)\b(?<!\b(?:have|has|had|haven['’]t|hasn['’]t|hadn['’]t) (?:I|we|he|she|they|you) \p{L}+) => $1 past($2, $1)<
gi   (?<!\b(?:the|an|no|any|some|side|these|those|special|sound|and|of|all|other|its|their|our|your|personal|health|long-term|adverse) )\b(this|that|it|which|also|directly|really|greatly|often) effects (?=(?:the|our|your|their|my|his|her|its|you|us|them|me|him|how|people|everyone|everybody|customers|sales|performance|prices|results|all|each|every)\b) => $1 affects <
gi   \b(please) (sent|gave|told|went|came|took|made|wrote|bought|brought|said|saw|kept|checked|called|confirmed|informed|contacted|advised|provided|reviewed|replied|updated) (?=(?:me|us|the|a|an|your|our|my|it|this|to|him|her|them|that|back|with)\b) => $1 base($2) <
gi   \b(asked|asks|told|tells|informed|advised|reminded|contacted|called|answered|thanked|helped) to (me|him|her|us|them)\b(?! (?:self|selves)) => $1 $2<
gi   \b(been|go|goes|went|gone|live|lives|lived|stay|stayed|work|worked|get|got|arrive|arrived|is|are|was|were|over|out|up|down) their(?=[.!?,;]|$| (?:before|again|yesterday|today|tomorrow|now|since|last|next|and then|because|when|every|at|on|in|for (?:a|two|three|many|several))\b) => $1 there<
gmu  (?<=(?:^|[.!?] ))(\p{Lu}\p{Ll}+) and (?:me|I) (has|have|had|was|were|are|is|went|will|want|like|did|made|decided|live|work|need|would|can)\b => $1 and I pluralVerb($2)<
gi   \b(is|are|was|were|am) not very well (?=(?:but|and|at|in|written|made|done)\b)(?<=\b(?:english|french|german|quality|service|food|weather|idea|result|job|work|product) (?:is|are|was|were) not very well )(?!(?:written|made|done)\b) => $1 not very good <
gu   (?<![\p{L}\p{N}.@/_-])(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december)(s?)(?![\p{L}\p{N}@/_-]|\.\p{L}) => capital($1)$2<
gi   \b(turn|turned|turns|switch|switched|pick|picked|put|throw|write|send|take|bring|give|call|fill|hand|set) (on|off|up|down|back|out|away) (it|them)\b(?! (?:was|were|is|are|will|has|had))(?<=\b(?:turn|turned|turns|switch|switched|pick|picked|put|throw|write|send|hand) (?:on|off|up|down|back|away|out) (?:it|them))(?<!\b(?:turn|turned|turns|put|send|write|hand|switch) (?:on|up|back|down|out|away) them) => $1 $3 $2<
gimu (?<=(?:^|[.!?] )(?:the|this|our|my|your|their) (?:new |old |last |annual |latest |recent )?(?:report|study|survey|company|team|book|article|website|product|service|manager|machine|law|chart|table|research|data sheet|email|letter|app|plan|project|customer|client) )(show|say|suggest|indicate|need|want|explain|contain|include|offer|provide|require|help|make|give|look|work|cost|seem)(?= (?:that|a|an|the|us|you|to|how|what|very|like|well|good|more|some|all|our|your)\b) => $1s<
giu  \b(tell (?:me|us|him|her|them)|let (?:me|us) know|know|knows|asked|ask|asked (?:me|us|him|her|them)|wonder|wondered|explain|understand) (where|when|why|how|what|who) (is|are|was|were) (the|my|your|our|his|her|their|this|that|these|those)( \p{L}+)?( \p{L}+)(?=[?.!,]|$) => $1 $2 $4$5$6 $3<
gi   \b(tell (?:me|us|him|her|them)|let (?:me|us) know|don['’]t know|do not know|asked (?:me|us|him|her|them)|ask (?:me|us|him|her|them)|wonder|wondered|explain|understand) (where|when|why|how|what) (do|does|did) (I|you|he|she|we|they|it) (want|need|mean|work|live|think|like|know|go|do|come|feel|cost|happen|get|make|use|find|see)\b => $1 $2 $4 joinHelper($3, $5)<
giu  \b(he|she|it) (works|lives|studies|teaches)( (?:here|there|(?:in|at|for|with) [\p{L} ]{2,25}?))? (for (?:two|three|four|five|six|seven|eight|nine|ten|many|several|\d{1,2}) (?:years|months|weeks)|since (?:19|20)\d\d)\b => $1 has $2{works=worked lives=lived studies=studied teaches=taught}$3 $4<
giu  \bif (I|you|he|she|it|we|they) will (have|be|get|go|come|see|need|find|make|know|want|receive|send|pay|buy|finish)\b(?=[^.!?]{0,60}, (?:I|you|he|she|it|we|they|please|the \p{L}+) ) => if $1 present($2, $1)<
gu   (?<![\p{L}\p{N}@/._-])(english|german|spanish|italian|portuguese|chinese|japanese|european|american|british|african|asian|canadian|australian|indian|mexican|brazilian|irish|scottish|welsh|swedish|russian|korean|vietnamese|ukrainian|hindi|christmas|halloween|ramadan|diwali|hanukkah)(?![\p{L}\p{N}@/_-]|\.\p{L}) => capital($1)<
gi   \b(speak|speaks|spoke|write|writes|wrote|understand|understands) (English|German|French|Spanish|Italian) ((?:very|really|so|pretty|quite|not so|not very) )?good\b(?=[.!?,;]|$| (?:and|but)\b) => $1 $2 $3well<
gi   \b(for|of|appreciate|about|regarding) you (help|support|time|email|reply|feedback|patience|interest|order|understanding|message|letter|attention|cooperation|assistance|kind|quick|prompt|answer|request|question|business|team|website)\b(?! (?:me|us|them|him|her)\b) => $1 your $2<
gi   \b(start|starts|started|begin|begins|began|want|wants|wanted|need|needs|needed|try|tries|tried|going|have|had|able|like|hope|plan|decided) to (rains|goes|makes|gets|takes|gives|sees|buys|sells|eats|comes|becomes|knows|thinks|says|has|is|does|learns|improves|uses|finds|keeps|helps)\b => $1 to withoutS($2)<
gi   \bthis (shoes|products|customers|people|items|reasons|photos|sentences|ideas|days|companies|children|mistakes|errors|problems|things|employees)\b => these $1<
gi   \b(most|many|some|all|several|a few|two|three) of (our|my|your|their|the|his|her) (client|customer|employee|colleague|friend|student|product|question|problem|user|supplier|competitor|member|visitor|guest|manager|project|book|teacher)(?= (?:are|were|have|do|come|live|work|want|like|need|think|said|asked|told)\b) => $1 of $2 $3s<
gi   \b(drive|drives|drove|driving|work|works|worked|speak|speaks|spoke|write|writes|wrote|act|acts|acted|move|moves|moved|respond|responds|responded|behave|behaves|behaved) (more|less|so|very|too|as) (careful|quick|slow|careless|efficient|professional|quiet|polite|aggressive|effective|clear|regular|independent)\b(?! (?:people|work|hours)) => $1 $2 $3ly<
gimu (?<=(?:^|[.!?] )(?:the|this|our|my|your|their|a|an) )(price|ticket|offer|package|room|order|book|course|fee|membership|plan|box|set|report|menu|tour|product|app|software|hotel|shop|store|museum|office|train|bus|flight|meeting|event|class|film|movie|show) (include|contain|cost|offer|need|require|start|open|close|leave|arrive|end|begin|last|come|look|work|help|take|sell|provide|feature|depend|allow)(?= (?:a|an|the|two|three|\d|all|breakfast|free|at|in|on|with|from|good|great|very|more|you|us|everything|many|several|no|only|about)\b| \p{L}+ and )(?<!\b(?:show|book|report|order|plan|box|set|last|end) (?:work|help|show|offer|report|order|feature|cost|end|plan)) => $1 $2s<
gimu (?<=(?:^|[.!?] )(?:the|our|my|your|their|these|those) )(results|prices|costs|rooms|members|answers|reviews|parts|effects|benefits|details|terms|pages|walls|windows|colors|colours|features|employees|customers|findings|goals|steps|rules|names|owners|users|sales) of (the|our|my|this|that|your|their) (\p{L}{3,15}) (was|is|has)\b => $1 of $2 $3 pluralVerb($4)<
giu  \b(know|tell (?:me|us)|ask|wonder|remember) (what time|how much|how often|how long|where|when|why|how) (does|did|do) (the|my|your|our|his|her|their|this|that) (\p{L}{2,15}) (close|open|start|end|leave|arrive|cost|work|begin|happen|take|come|go|live|finish)\b => $1 $2 $4 $5 joinHelper($3, $6)<
giu  \b(prefer|prefers|preferred) (\p{L}{2,15}(?: \p{L}{2,15})?) (?:than|then|over to) (?=\p{L})(?<!\bto \p{L}+ (?:than|then) ) => $1 $2 to <
giu  \b(I am|I['’]m|we are|we['’]re|you are|they are|he is|she is|it is) (here|there|married|closed|open|ill|sick|retired|unemployed|in (?:the )?[\p{L}]+) since\b => perfect($1) been $2 since<
gi   \b(is|was) ([^.!?,;]{3,50}) and do( not|n['’]?t) (require|need|have|work|cost|contain|include|take|use|make|look|want)\b => $1 $2 and does$3{nt=n't} $4<
giu  \b(bigger|smaller|better|larger|longer|shorter|higher|lower|cheaper|faster|older|newer|stronger|more|less|fewer) (\p{L}{2,12}) then (?=(?:that|this|these|those|mine|yours|ours|theirs|expected|before|usual|ever|average|planned|last (?:year|month|week))(?:[.!?,;]|$| (?:one|ones)\b)) => $1 $2 than <
giu  \b(student|teacher|customer|client|child|parent|member|employee|visitor|woman|man|user|business|adult) and (teachers|students|parents|children|adults|clients|customers|employees|families|women|men|users|companies|visitors|members)\b(?<=\b(?:for|to|of|between|among|with) \p{L}+ and \p{L}+) => plural($1) and $2<
gmu  (?<=^|[.!?] )Than (?=\p{Ll}) => Then <
gim  (?<=^|[.!?,] )(it|he|she) (take|make|look|seem|need|work|help|happen|depend|contain|include|mean)\b => $1 $2s<
gi   \b(to|at|of|and|for|with|from|we|they|an|this|our|your|my|by) \1\b(?! (?:own|fro)\b) => $1<
gi   \b(I|you|we|he|she|it|they) will (not )?can\b => $1 will $2be able to<
giu  \b(can|could|would|will|must|should) (I|you|we|they|he|she) to (?=[a-z]{2,12}\b)(?<!\bhow (?:can|could|would|will) \p{L}+ to ) => $1 $2 <
gmu  (?<=^|[.!?,] |\b(?:that|because|when|so|but) )me and (\p{Lu}\p{Ll}+) (was|is|goes|has)\b => $1 and I pluralVerb($2)<
gi   \byou['’]re (?=(?:computer|laptop|password|payment|booking|order number|appointment|invoice|website)\b) => your <
gimu (?<=^|[.!?]["'”’)]? |\n|, (?:and|but|so) |, (?=it |s?he )|\b(?:because|but|when|while|since|otherwise|then|if|unless|also) )(he|she|it|nobody|everyone|everybody|no one) (${BASE_VERBS})(?= (?:my|our|your|his|her|its|their|me|us|you|him|them|it|a|an|the|this|that|these|no|any|all|every|to|in|on|at|for|with|from|about|only|inside|outside|again|here|there|hard|well|null|true|false|\d|\p{Ll}{3,15}s\b)|[.,;!?]|$) => $1 third($2)<
giu  (?<![\p{L}\p{N}.,:$€£#/–-])(?<!(?:room|flat|page|line|day|week|chapter|level|section|no\.?|number|version|table|item|step|track|platform|gate|unit|part|a|an|per|every|each|the) )(?!1 )(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)( (?:big|small|new|old|other|different|extra|large|little|more|nice|good|red|blue|green|black|white))? (${COUNTED})(?= (?:of|for|in|on|at|and|or|from|to|with|why|who|which|that|when|we|ago|later|before|after|is|are|was|were|have|had|will|can|left|per|by|each|long|but|because)\b|[.,;:!?)]|$) => $1$2 plural($3)<
gim  (?<=^|[.!?] )lets (?=(?:eat|go|see|get|make|take|do|have|meet|start|talk|try|keep|be|not|hope|say|look|find|work|move|call|discuss|wait|stay|use|schedule|plan|finish|celebrate)\b) => let's <
giu  \bis (broken|closed|ill|sick|late|out of order|down|gone|offline|missing|blocked) since (${SPAN}|last \p{L}{3,10}|yesterday|\p{L}{3,6}day|(?:19|20)\d\d) => has been $1 since($2)<
gi   \b((?:do|does|did|will|would|can|could|should|must)(?: not|n['’]t)|cannot|won['’]t) (?!(?:${NOT_THIRD_FORMS})\b)([a-z]{2,15}[^siua\W\d]s)\b(?!['’-]) => $1 withoutS($2)<
gi   ${CLAUSE_START}(we|they|you) (is|has)(?=(?:n['’]t)?\b) => $1 pluralVerb($2)<
gi   ${CLAUSE_START}(he|she|it) have(?=(?:n['’]t)?\b)(?!['’]) => $1 has<
gi   \bits (?=(?:starting|beginning|becoming|coming|looking|working|stopped|gone) (?:to|at|on|in|up|like|too|very|working|really|back|again)\b|(?:amazing|awesome|terrible|horrible|lovely|cheap|broken|closed|dark|late|over|ready|delicious|perfect)(?:[!?.,]|$)) => it's <
gi   ${SENTENCE_START}(${UNCOUNTED_HEADS}) (are|were|have)\b => $1 singularVerb($2)<
# what a spelling checker takes for right
giu  (?<=\b(?:in|on|of|with|at|to|from|for|about|under|into|over|by|through|lost|against) )it['’]s (?!(?:a|an|the|not|so|too|very|all|good|bad|hot|cold|late|easy|hard|fine|free|open|closed|true|clear|more|like|your|my|our|their|now|also|only|just|what|who|that|\p{L}+(?:ing|ed))\b)(?=\p{L}{3,15}(?:[.!?,;]|$| (?:and|again|is|was|at|in|on|to|for|it|how|with|from)\b)) => its <
gu   (?<=^|[.!?] |\n)Were (?=(?:open|closed|here|happy|sorry|going|looking|moving|located|proud|pleased|back|hiring|delighted|glad|a)\b[^.!?\n]*[.!]) => We're <
gu   \b(is|are|was|were|came|come|comes|too|very|feels?) lose(?=[.!?,;]|$| (?:and|at|again)\b) => $1 loose<
giu  \bpeoples (?=(?:who|are|were|have|has|can|like)\b)(?<!\b(?:the|indigenous|native|all|these|those|two|many|other) peoples ) => people <
gu   (?<![\p{L}'’-])(?!(?:that|had|very|really|many|much|long|far|more|over|again|ever|never|bye|blah|knock|tut|win|chop|tick|beep|hear|now|there|same|please|yes|too)\b)(\p{Ll}{3,20}) \1(?![\p{L}'’-]) => $1<
gu   (?<=\p{L} )wil (?=\p{Ll}) => will <
giu  \b((?:people|customers|guests|visitors|members|students|those|children|users|clients|parents|tenants) who) (has|is|was|does)\b => $1 pluralVerb($2)<
# what learners carry over from their language
gi   ${CLAUSE_START}(I|you|we|they|he|she|it) (have|has|had)( not|n['’]t| already| just| never|) (understand|forget|give|take|see|write|speak|choose|eat|know|buy|bring|send|tell|go|begin|lose|teach|think|hear|meet|make|receive|decide|arrive|explain|inform|agree|learn|ask|happen)\b(?!-) => $1 $2$3 participle($4)<
giu  \b(is|are|was|were|been|being)( not|n['’]t| already| always| usually| also| never|) (?!pay\b)(${PASSIVE_VERBS}|attach|install|prohibit|oblige)\b(?<!\b(?:do|does|did|step|thing) (?:is|was) \p{L}+)(?=[.,;!?]| (?:by|for|to|in|on|at|until|before|after|with|from|as|when|if|of|because)\b|$) => $1$2 participle($3)<
giu  \b(say|says|said) (me|us|him|her|them)(?= (?:that|the|to|he|she|it|they|we|you|I|about|how|what|where|when|why)\b) => $1{say=tell says=tells said=told} $2<
giu  \b(if|because|although) (is|was) (?=(?:not |too |very |more |so )?(?:necessary|possible|important|better|easier|cheaper|difficult|late|early|expensive|cold|hot|raining|full|empty|closed|open|ok|okay|urgent|needed|far|easy|hard)\b) => $1 it $2 <
giu  \b(?:in|at) (?:the )?(\d{1,2})(?:\.|st|nd|rd|th)? (?:of )?(January|February|March|April|May|June|July|August|September|October|November|December)\b(?=[.,;!?)]|$| (?:19|20)\d\d| (?:at|and|from|in|because|so|but)\b) => on $1 $2<
giu  (?<!\b(?:since|until|by|before|than|from) )\b(yesterday|last (?:week|month|year|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:two|three|four|five|six|\d{1,2}) (?:days|weeks|months|years|hours) ago)(,?) (I|we|you|they|he|she|it) (?:have|has) (already |)(${anyOf(PARTICIPLES)}|\p{Ll}{3,14}ed)\b => $1$2 $3 $4past($5, $3)<
giu  \b(machine|product|tool|device|system|program|programme|phone|computer|plan|house|building|car|room|shop|document|table|order|package|parcel|email|box|door|lamp|app|website|hotel|bus|train|key|book|window)(s?) who (?=(?:is|are|was|were|has|have|can|will|costs?|works?|comes?|stands?|arrived?)\b) => $1$2 that <
giu  \b(I|we)(?: am| are|['’]m|['’]re) (agree|disagree|hope|think|know|want|need)(?= (?:with|to|that|you|the|a|it|about|your|we|I)\b|[.,!?]|$) => $1 $2<
giu  \b(don|doesn|didn)(['’])t (include|have|need|want|get|contain|see|cost) no (?=\p{L}) => $1$2t $3 any <
giu  \b(if|when|because|that|hope|think|know|as|while|and|but) your (?=(?:interested|free|sure|ready|happy|available|late|unable|not sure|not happy|not able|not available|not interested|looking|unsure|bored|hungry)(?:[.,;!?]|$| (?:to|for|in|on|at|with|about|next|tomorrow|this|that|by)\b)) => $1 you're <
giu  \bin (last|next) (year|week|month|summer|winter|spring|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?=[.,;!?]|$| (?:we|I|you|he|she|it|they|the|and|but|because|at|our|my)\b) => $1 $2<
giu  ${CLAUSE_START}(I|you|we|they|he|she) (have|has|had)( not|n['’]t| already| just|) (check|order|cancel|receive|pay|book|call|contact|send|refund|charge|change|finish|start|try|use|fill|sign|return|post|email|repair|deliver)(?= (?:your|the|my|our|it|an?|this|that|all|you|him|them|us|me|two|three)\b) => $1 $2$3 participle($4)<
giu  \b(two|three|four|five|several|many) time(?=[.,;!?]|$| (?:a|per|because|last|this|already|since|to|when|but|with|by)\b)(?<!\bhow many time) => $1 times<
giu  \b(every|each) (?!(?:${anyOf(SINGULAR_IN_S)})\b)(\p{Ll}{3,15}[^siu\W]s) (have|has|are|is|were|was|must|can|should|will|gets?|needs?) => $1 withoutS($2) singularVerb($3)<
giu  ${CLAUSE_START}(I|we|you|they) (?!(?:${NOT_THIRD_FORMS}|was|is|has|does|guys|kids|girls|boys|folks|lads|ladies|adults|nurses|locals)\b)(\p{Ll}{2,12}[^siu\W]s)(?= (?:at|in|on|to|the|a|an|my|our|your|for|from|with|very|every|it|them)\b) => $1 withoutS($2)<
gi   \b(I|we) (search) (?=(?:an?|my) (?!\w+ engine)) => $1 am($1) looking for <
giu  \bwho['’]s (?!\p{L}+(?:ing|ed)\b|(?:in|on|here|there|next|first|who|this|that|it|up|left|late|he|she|your|my|the|a|an)\b)(\p{Ll}{3,15}) (?=(?:is|are|was|were|has|have|will) (?:that|this|these|those|it|the|on|in|missing|left|here|there|still)\b) => whose $1 <
giu  \byou['’]re (?=\p{Ll}{3,15}['’]s(?![\p{L}'’]))(?!(?:it|that|what|who|there|here|where|how)['’]) => your <
giu  \b(I am|we are|you are|they are|he is|she is) (knowing|wanting|needing|understanding|owning|preferring|believing)\b(?= \p{L}) => stative($1, $2)<
giu  \b(am|was|be|been|become|became|is) (chef|teacher|nurse|doctor|driver|student|engineer|waiter|waitress|cook|plumber|electrician|carpenter|mechanic|lawyer|cleaner|nanny|gardener|accountant|architect|programmer|developer|baker|hairdresser|musician|farmer|volunteer|pensioner|widow|beginner|member of)(?= (?:since|for|in|at|from|and (?:I|my|have)|with|but|who|the|this|our|your)\b|[.,;!?]|$) => $1 article($2)<
gi   \b(can|could|will|would|must|should|may|might)( not|n['’]t)? (came|went|saw|took|gave|knew|bought|brought|sent|told|got|made|wrote|ate|began|chose|spoke|became|paid|taught|did|had|were)\b(?! to be) => $1$2 base($3)<
giu  \b(would like|['’]d like|want|wants|wanted|need|needs|wish|able|decided|hope|hopes) to (?!bring|sing|ring|king|thing|spring|string|swing|sting|cling|ping|fling|wing)(\p{Ll}{3,12}ing)\b(?= (?:you|the|a|an|my|our|your|his|her|them|us|me|him|that|about|in|for|to|it|this|with)\b) => $1 to ofGerund($2)<
gi   \b(most|some|many|all|several) of (?!(?:this|his|its|us|yours|theirs|ours|hers|these|those|their)\b)([a-z]{3,20}[^siu\W]s)\b(?! ?['’]) => $1 $2<
giu  \b(these|those) (${COUNTED}|result|finding|study|sample|sentence|rule|sign|form|plant|animal|tree|house|road|machine|lamp)(?= (?!who|of\b)\p{L}) => $1 plural($2)<
giu  \b(this|that|the|these|those) (results|findings|figures|numbers|data) (suggests|shows|indicates|means|confirms)(?= (?:that|the|an?|how|no)\b) => $1 $2 withoutS($3)<
gi   \b(\d{1,2}) (january|february|march|april|june|july|august|september|october|november|december|may(?=[.,;!?]|$| (?:at|and|from|to|19|20|in)))(?![\w-]) => $1 capital($2)<
# times, amounts and owners
giu  \b(\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten) (million|billion|thousand|hundred)s(?: of)?(?= \p{L}|[.,;!?]|$) => $1 $2<
giu  \b(today|yesterday|tomorrow|(?:this|last|next) (?:week|month|year)(?=s (?:meeting|invoice|rent|order|bill|payment|newsletter|rota|class|lesson|menu|delivery|report|budget|results|event|party|show|trip|game|match|session|homework|issue|edition|conference|winner|theme|topic|figures|sales|exam)\b)|(?:my|our|his|her|your) (?:mum|mom|mother|dad|father|wife|husband|boss|partner|son|daughter|brother|sister|friend)(?=s (?:birthday|wedding|funeral|house|flat|car|phone|school|room|name|surname|husband|wife|boyfriend|girlfriend)\b)|at the (?:owner|customer|buyer|seller|tenant|client|landlord|sender|user|driver|company)(?=s (?:expense|risk|discretion)\b))s (?=\p{Ll}{3,}) => $1's <
giu  \b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|several) (day|week|month|year)s (?=(?:notice|experience|salary|wages|holiday|rent)(?:[.,;!?]|$| (?:in|of|as|before|from|with|and|for|if|when|is)\b)) => $1 $2s' <
gu   \b(from|in|on|of|with|for|through) ((?:the|our|your|my|these|those|his|her|their)(?: \p{Ll}+)?) (photo|video|picture|ticket|file|email|form|room|key|door|window|bike|computer|order|item|price|box|bottle|chair|table|case|page|document|invoice|parcel|mistake|question|answer|letter)['’]s(?=[.!?;]|$| (?:are|were|have|that|which|before|after|because)\b) => $1 $2 plural($3)<
# words that sound alike
gi   \b(best|able|unable|want|wants|wanted|need|needs|needed|going|try|trying|tried|hope|hopes|used|supposed|allowed|happy|ready|decided|pleased|how) too (?=(?!(?:close|open|live|like|love|care|hard)\b)(?:${BASE_VERBS}|trace|contact|be|pick|find|see|hear|meet|visit|join|check|book|order|talk)\b) => $1 to <
gi   \b(on|about|as to|unsure|sure|decide|decides|decided|doubt|check|know|knows|see|ask|asked|wonder|wondering|tell|tell me|matter|matters|question) weather (?=(?:they|we|I|you|he|she|it|there|or not)\b) => $1 whether <
gi   (?<=\b(?:parked|placed|waiting|stored|standing|sitting|based|working|staying|living) )their (?=(?:will|is|are|was|were|can|must|may|should|would|without|overnight)\b)|(?<=\b(?:is|are|was|were) )their (?=(?:a|an|any|anything|anyone|enough|no)\b) => there <
gi   (?<=\b(?:finished|done|do|doing|did|completed?|lost|with|of|sold|gave|give|brought|bring|took|kept|love|loved|changed?|send|sent|received|paid|enjoy|enjoyed|forgot|for|about|on|at) )there (?=(?:work|homework|orders?|application|appointments?|details|shift|holidays?|turn|way|best|support|kindness|hard work|patience)\b) => their <
gi   \b(we|they|you) where (?=(?:(?!being\b)\p{Ll}{2,}ing|late|happy|not|all|very|so|told|given|supposed|able|there)\b) => $1 were <
giu  (?<=\b(?:\p{Ll}{2,}[^suiy\W]s|people|children|those|men|women) )who['’]s (?=\p{Ll}{3,}s (?:are|were|have|do|did|will|can|need)\b)|\bwho['’]s (?=(?!(?:patient|key|person|child|customer|user|employee|driver|worker|guest|student|teacher|member|player|visitor|tenant|neighbou?r|friend|colleague|brother|sister|cat|dog|horse|cow|post|screen)\b)(?:${COUNTED}) (?:is|was|has|will|needs|had)\b) => whose <
# agreement over a distance
giu  ${SENTENCE_START}((?:The|This|Our|Your) (?:difference|distance|lease|contract|agreement|match|game|gap|link|relationship|border|road|meeting|deal|train|bus|flight|fence|wall|conversation|connection|path|ferry|route|choice|partnership|relation)) between ([^.,;:!?\n]{2,60}? and (?:(?:the|an?|our|my|your|its|their|his|her) )?(?:\p{L}+ )?(?!(?:they|we|you|I|those)\b)\p{L}+) (are|were|have|expire|begin|start|end|need|run|come|depend|seem|look|include)\b => $1 between $2 $3{are=is were=was have=has expire=expires begin=begins start=starts end=ends need=needs run=runs come=comes depend=depends seem=seems look=looks include=includes}<
gi   (?<=^|[.!?] |\n|\b(?:because|that|and|but|so) )(everyone|everybody|someone|somebody|anyone|no one|nobody) (in|at|on|from) ((?:the|our|my|your|this|his|her) (?:(?!(?:we|you|they|I|who|that|and)\b)[a-z]+ ){1,3})(have|are|were)\b => $1 $2 $3singularVerb($4)<
gi   ${SENTENCE_START}(all (?:of )?(?:the|our|my|your|their|this) (?:${UNCOUNTABLE_THINGS}|research|traffic|music|pasta|food|bread|meat|rice|water|coffee|tea|cheese|fruit|milk|stock|clothing|packaging|produce|jewellery|jewelry)|(?:the|good|bad|this|your|our) news) (are|were|have)\b => $1 singularVerb($2)<
giu  ${SENTENCE_START}((?:a lot of|lots of|plenty of|a number of|a couple of|thousands of|hundreds of|dozens of) (?:the |our |my )?(?!(?:${anyOf(SINGULAR_IN_S)})\b)(?:people|children|men|women|\p{Ll}{3,}[^sui\W]s)) (is|was|has)\b => $1 pluralVerb($2)<
giu  \b(ensures?|means?|think|know|says?|said|hope|believe|shows?|found|sure|feel) that ((?!(?:what|who|this|that|it|each|which|one)\b)(?:\p{Ll}{3,15} )?(?!(?:${anyOf(SINGULAR_IN_S)})\b)\p{Ll}{3,20}[^suiy\W]s) (does|is|was|has)(?=n['’]t| not\b) => $1 that $2 pluralVerb($3)<
# more that learners carry over
giu  \b(almost|nearly|exactly|roughly|stay(?:s|ed)?|remain(?:s|ed)?|is|are|was|were) same(?=[.,;!?]|$| (?:as|for|in|on|since|after|and|but|like|with)\b) => $1 the same<
gi   (?<!\bthere )\b(is|are|was|were|be|been|seems?|looks?|feels?|sounds?|became|gets?|got) too much (quiet|loud|noisy|expensive|big|small|cold|hot|late|early|slow|fast|long|short|hard|difficult|easy|high|low|heavy|tired|old|young|dark|far|busy|dirty|strong|weak|sweet|salty|spicy)(?=[.,;!?]|$| (?:so|for|to|and|but|that|because|when|in|at)\b) => $1 too $2<
gi   \b(lecture|book|film|movie|course|lesson|talk|trip|museum|topic|subject|story|article|exhibition|documentary|workshop|presentation|seminar|webinar|conference) (is|was)( very| really| so| quite| not|) (interest|bor)ed(?=[.,;!?]|$| (?:and|but|because|for)\b) => $1 $2$3 $4ing<
giu  \b(know|tell (?:me|us)|ask|wonder|and|see) how much costs? (the|an?|your|this|that|my) (\p{Ll}*[^s\W])(?=[.,;!?]|$| (?:and|per|for|in)\b) => $1 how much $2 $3 costs<
gi   \b(I|we|you|they|he|she|it)(?: am| is| are|['’](?:m|s|re)) not (${BASE_VERBS})(?= (?:[^.!?,;\n]{1,40} )?(?:yesterday|last (?:week|month|year|night)|ago)\b) => $1 did not $2<
`);
