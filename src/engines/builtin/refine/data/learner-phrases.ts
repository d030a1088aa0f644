import { readMarkedRules } from '../grammar/marked-rules.js';
import { DET, END, FAMILY, LANGUAGE, MONTH, NUMBER, OBJECT, PEOPLE, START, TIME } from './learner-parts.js';

const [THE, ME] = [DET, OBJECT].map((words) => String.raw`(?:${words})(?!\p{L})`) as [string, string];
const JOB = `doctor|teacher|nurse|engineer|student|lawyer|waiter|waitress|cook|chef|driver|cleaner|receptionist|accountant|secretary|designer|programmer|developer|mechanic|electrician|dentist|architect|journalist|salesman|shop assistant|translator|hairdresser|plumber|farmer|policeman|pharmacist|babysitter|housewife|carpenter|tourist|beginner|pensioner|vegetarian|volunteer|freelancer`;
const CITIES = `London|Paris|Madrid|Berlin|Rome|Milan|Barcelona|Lisbon|Vienna|Prague|Warsaw|Moscow|Kyiv|Istanbul|Athens|Dublin|Manchester|Birmingham|Munich|Hamburg|Amsterdam|Brussels|Zurich|Geneva|Tokyo|Beijing|Shanghai|Mumbai|Delhi|Toronto|Sydney|Melbourne|Chicago|Boston|Budapest|Bucharest`;
const LIGHT = `easy|cheap|big|small|fast|slow|cold|hot|warm|old|young|tall|short|long|high|low|strong|hard|clean|happy|quick|nice|large|near|close|early|late|rich|dirty|busy|heavy|dark|soft|loud|thin|thick|weak|deep`;
const PLACES = `hotel|airport|station|office|house|restaurant|school|shop|hospital|bus stop|museum|party|beach|hostel|bank|door|reception|gate`;
const BUILDINGS = `room|house|building|shop|store|office|flat|apartment|hotel|classroom|country|car|kitchen|bathroom|website|garden|museum|account|system`;

/** Degrees, prepositions and set phrases that learners, and some native speakers, mix up. See grammar/marked-rules.ts for the notation. A data file, hence its length. */
export const LEARNER_PHRASES = readMarkedRules(String.raw`
# degrees
giu  \btoo@ much@ (strong|hard|big|small|expensive|long|late|far|difficult|slow|fast|loud|heavy|tired|high|low|spicy|salty|old|young|short|busy|early)@(?=[.,;!?]|$| (?:for|to|and|but|because|in|so)\b) => too $1<
giu  \bthe@ better@ (\p{Ll}{3,}@N of@ (?:my@ life|all)|\p{Ll}{3,}@N (?:I|we)@? have@ ever)@ => the best $1<
giu  \b(always|was|is|are|were|exactly|not)@ same@(?=[.,!?]|$| (?:as|and|but|for|everywhere|here|every)\b) => $1 the same<
giu  ${START}the@ most@ thing@ (?:that@ )?(I|we)@ (like|liked|love|loved|hate)@ (is|was)@ => the thing $1 $2 most $3<
giu  \b(more)@ (${LIGHT})@(?=[.;!?]|$| (?:than|to|for|and|but|because|in|when|if|so|every|now|with|at|on|on)\b)(?<!\b(?:no|any|something|nothing|anything|once)@ more@ \p{Ll}+@)(?! (?:and|but)@ more\b)(?<!\b(?:there@ (?:is|are|was|were)|found|find|saw|see|met|have|had|has|need)@ more@ (?:rich|old|young|weak|strong)@)(?! to@ the@ point)(?! than@? \p{Ll}+@[JPD]) => degree($1, $2)<
giu  \bmore@ (good|bad)@(?=[.;!?]|$| (?:than|and|but|because|now|for me)\b)(?! than@? \p{Ll}+@[JPD])(?<!\b(?:do|does|did|doing|done|no|any|much|some)@ more@ .{3,5}) => $1{good=better bad=worse}<
giu  (?<=\bthe@ )most@ (cheap|big|small|easy|fast|tall|short|long|strong|near|old|young|happy|cold|hot|nice|rich|poor|clean|busy|large|safe)@(?=[.,;!?]|$| (?:\p{Ll}+@N|in|of|way|for|and)\b) => est($1)<
giu  (?<=\bthe@ )most@ (good|bad)@ (?=\p{Ll}+@[NS](?:[.,;!?]|$| (?:in|of|I|we|that|for|ever)\b)) => $1{good=best bad=worst} <
giu  (?<!\b(?:more|less|fewer|\p{Ll}+er)@? [^.!?;\n]{0,40})\bthe same@ ((?:\p{Ll}+@N )?)(?:than|like(?= (?:${THE}|${ME}|mine|yours|last|in|before)\b))@ (?!(?:to|many|most)\b) => the same $1as <
giu  \bso@ (soon|fast|quickly|much|early|quick|low|high|short|long|good|well|close|often|clear|simple)@ as@ (?=(?:possible|(?:I|you|we|they|he|she)@? can)\b) => as $1 as <
giu  \bthan@ (?=possible\b)(?<=\bas@ \p{Ll}+@ than@ ) => as <
giu  (?<!\b(?:the|that|this|his|her|my|its|your|our|their|these|those)@ )\bvery@ (taste|danger|success|difference|importance|beauty|health|noise|luck|fun(?!@)|comfort|peace|rain|sun|wind|pain|stress|interest|confidence|patience|convenience|value|attract|intelligence|expense|sadness|happiness|angriness|hunger|surprise|worry|tire|disappoint|satisfy|excite|bore|crowd|care|help)@(?=[.,!?]|$| (?:and|but|because|for|with|to|in|about|when|so)\b) => very $1{taste=tasty danger=dangerous success=successful difference=different importance=important beauty=beautiful health=healthy noise=noisy luck=lucky comfort=comfortable peace=peaceful rain=rainy sun=sunny wind=windy pain=painful stress=stressful interest=interested confidence=confident patience=patient convenience=convenient value=valuable attract=attractive intelligence=intelligent expense=expensive sadness=sad happiness=happy angriness=angry hunger=hungry surprise=surprised worry=worried tire=tired disappoint=disappointed satisfy=satisfied excite=excited bore=bored crowd=crowded care=careful help=helpful}<
giu  (?<=\b(?:is|was|has|have|had|['’]s|got|bought|with|in|need|saw|visited|ate)@? )an?@ (?!(?:bit|little|trifle|tad|touch|while)@)(\p{Ll}{3,})@N (very|really|quite)@ (\p{Ll}{3,})@J(?=[.!?]|$|, (?:with|but|and)\b)(?<!\b(?:much|little|soon|often|long|late|early|well|few|many)@) => a $2 $3 $1<
giu  \b(importan|differen|difficul)ts@(?= ) => $1t<
giu  (?<=\b(?:an?|very|so|the|most)@ )(embarrass|bor|confus|disappoint|excit|frighten|relax|surpris|annoy|tir|exhaust|amaz|fascinat)ed@ (?=(?:situation|film|movie|book|day|trip|story|lesson|moment|experience|job|game|result|news|match|journey|holiday|week|weekend|place|weather|evening)@(?! of\b)) => $1ing <
giu  \b(make|makes|made|making)@ (cheaper|better|easier|bigger|safer|cleaner|faster|more@ \p{Ll}+@J)@ ((?:the|our|my|your|this|these)@ (?:\p{Ll}+@[JN] )?\p{Ll}{3,}@[NS])${END}(?! of@) => $1 $3 $2<
giu  \b(knows?|plays?|speaks?|does|understands?|did)@ ((?:the|my|our|your|this|his|her|it)@(?: \p{Ll}+@[NS])?) (very|so|really)@ good@${END} => $1 $2 $3 well<
giu  \b(sleep|slept|work|works|eat|ate|speak|hear|see|sing|dance|play|cook|feel(?=\bn))@ good@(?=[.!?]|$| (?:because|last|at|in the|when|with my)\b) => $1 well<
gu   (?<!@? and@ )(?<=^|[.!?] |\n|, |\b(?:and|but|because)@ )(Nowadays|nowadays|Also|But|[Ii]n my (?:opinion|country|city),?|[Ff]or me,?|[Bb]ecause for me|Maybe)@ (is|was)@ (?=(?:very|so|really|too|quite|not|more|important|necessary|difficult|possible|impossible|better|useful|good|easy|hard|dangerous|cheaper|expensive)@ )(?![^.!?\n]*\?) => $1 it $2 <
giu  \b(is|was)@ that@ (is|was)@ (?=(?:an?|very|not|too|so|really|difficult|expensive|hard|easy|important)@ ) => $1 that it $2 <
giu  \bas@ soon@ (?=(?:I|we|you|they|he|she|it|possible)\b) => as soon as <
giu  \b(save|saves|saved|saving|their|our|many|whose|people['’]s)@ lifes@ => $1 lives<
giu  \b(important|poor|old|good|bad|some|few|most|more|nice|rich|famous|friendly|interesting|homeless|sick|happy)@ peoples@(?=[.,!?;]|$| (?:and|who|that|are|in|at|from|with|to|for|have|can|is|was|were|will|like|on|I|we|of@ (?:my|our|the))\b) => $1 people<
# people feel it, things cause it
giu  \b(I am|I['’]m|we are|we['’]re|you are|they are|who (?:is|are)|people are|anyone is)@( very| really| also| not| still| so|) interesting@ (?:in|on|for|about)@ (?!(?:your|their|our|my|his|her)@ own|many\b|(?:small|large|big|other|different|short)@|groups?@|some\b|that\b|person\b) => $1$2 interested in <
giu  \b(I am|I['’]m|we are|we['’]re)@( very| really| also| not|) interesting@ (?:in@ |)to@ (\p{Ll}{2,})@+V => $1$2 interested in gerund($3)<
giu  \b(I|we|he|she|they)@ (?:(am|is|are|was|were)@|['’](?:m|re|s)@) ((?:very|so|really|a bit|quite)@ )?(bored|excit|disappoint|surpris|confus|bor|tir|frighten|embarrass|shock)ing@ (?=(?:about|with|at|because)\b)(?<!\b(?:he|she|they)@? \p{Ll}+@ ((?:very|so|really|quite)@ )?(?:bor|tir|confus|embarrass|frighten)ing@ ) => $1 $2 $3$4ed <
giu  \b(I am|I['’]m|I was|(?:he|she)@? (?:is|was)|who@ is|(?:my|his|her|our)@ (?:${FAMILY})@ (?:is|was))@( also| now| still|) ((?:(?:very|good|young|old|retired|professional)@ )?(?:${JOB}))@(?=[.,;!?]|$| (?:too|also|and|in|at|from|with|for|but|who|since|there|now)\b)(?! in@ chief) => $1$2 article($3)<
# prepositions
giu  (?<!\b(?:tell|tells|told|ask|asked|show|showed|explain|explained|teach|taught|give|gave|know|me|us|him|them)\b[^.!?\n]{0,40})(?<!(?:^|[.!?,] |\n)(?:in|on|at|for|with|to|after|before|by|from|about|inside|under)@ )\b((?:an?|the|this)@ (?:\p{Ll}+@[JN] )?(?!(?:end|way|reason|time|point|case|question|moment)@)\p{Ll}{3,}@N) what@ (?=(?:I|we|you|they|he|she)@? (?:never|always|already|paid|have|had|bought|ordered|asked|saw|found|received|need|want|\p{Ll}+@D)@? ) => $1 that <
giu  \b(made|bought|cooked|prepared)@ for@ (me|us|him|her|them)@ (?=(?:an?|some)@ ) => $1 $2 <
giu  \b(charge|charged)@ to@ (me|us|him|her|them)@ (?=(?:\d|[£$€]|the@ |an?@ |twice)) => $1 $2 <
giu  \b(teach|give|show|send|tell|gave|showed|taught|told)@ to@ ((?:my|the|our|his|her)@ (?:${PEOPLE})@) (?=(?:the|an?|how|some|my|our|that)@ ) => $1 $2 <
gu   (?<=\b(?:I|[Ww]e|[Yy]ou|[Ss]?he|[Hh]e|[Tt]hey|to|have|has|had|family|parents)@ )(came|come|moved|went|emigrated|flew)@ in@ (?=(?:Italy|Spain|France|Germany|Poland|Brazil|Russia|China|Japan|India|England|Turkey|Portugal|Canada|Australia|Mexico|Greece|Ireland|Scotland|America)@? (?:to|for|because|with|two|three|last)@? )(?<!\btime@ (?:has|had)@ come@ in@ ) => $1 to <
giu  \b(can|could|will|would|must|to)@ say@ (you|him|them|me|us)@ (?=(?:that|how|what|if|when|where|why|the)\b)(?<!\bto@ say@ you@ (?=the)) => $1 tell $2 <
giu  \bin@ front@ (?=(?:the|my|our|your|his|her)@ ) => in front of <
giu  \blet@ ((?:the|my|your|our)@ (?:keys?|bags?|luggage|car|bike|message|money|phone|book|shoes|dishes|documents?|suitcases?)@) (?=(?:on|in|at|under|outside)\b)(?![^.!?\n]{0,40} (?:ring|be|go|run|charge|dry|soak|cool|sit)\b) => leave $1 <
giu  (?<=\b(?:I|we|you|he|she|they|to)@ )(come|go|came|went|goes|comes)@ at@ (school|work|university)@(?=[.,!?]|$| (?:because|and|by|on|every|with|tomorrow|today|at|in|but)\b) => $1 to $2<
giu  \b(contact|inform|call|answer|reply|write|send)@((?: (?:me|us|it|you|him|her)@)?) per@ (e-?mail|phone|telephone|mail|post)@ => $1$2 by $3<
giu  \bone@ time@ (?:in@ |per@ |every@ )?(?:an?@ )?(week|month|year|day)@(?=[.,!?]|$| (?:and|or|to|for|at|in|with)\b) => once a $1<
giu  ${START}(?:at|to|from|for)@ my@ opinion@ => in my opinion<
giu  ${START}instead@ to@ (?=\p{Ll}{2,}@+V)(\p{Ll}{2,})@ => instead of gerund($1)<
giu  \bconfirm@ (?:me|us)@ (?=(?:your|the|my|this|if)@ ) => confirm <
giu  (?<=\b(?:I|we|you|he|she|they|to|and|will|can|would|could|must|should|never)@ )((?:come|came|coming|go|went|going|fly|flew)@ back|return|returned)@ in@ (?=(?:Italy|Spain|France|Germany|Poland|Brazil|Russia|China|Japan|India|England|Turkey|Romania|Portugal|Ukraine|Mexico|Greece|Hungary|${CITIES}|my@ (?:country|city|town|village))@?(?:[.,!?]|$| (?:in|and|because|with|for|next|after|when|I|we)\b)) => $1 to <
giu  \b(am|is|are|was|were|be|go|goes|going|went|gone|been)@ on@ holidays@(?=[.,!?]|$| (?:this|next|last|in|to|with|until|and|for|now)\b) => $1 on holiday<
giu  (?<!\b(?:buy|bought|gave|give|given|sold|sell|lent|sent|send|show|showed|made|got|brought|paid|built|found|owed?)@ )\b((?:my|his|her|our)@ (?:${FAMILY}))@ (birthday|name|car|house|wedding|room|flat|apartment|bike|computer|bag|clothes|hair|parents|family|email|number)@(?=[.,!?]|$| (?:is|was|are|and|on|in|at|because|has|with|party)\b) => $1's $2<
giu  \b(said)@ (me|him|us)@ (?=(?:many|several|two|three|a lot|again)\b) => told $2 <
giu  \b(since)@ ((?:${NUMBER}|a few)@ (?:years?|months?|weeks?|days?|hours?))@ ago@(?<=\b(?:have|has|['’]ve|been)\b[^.!?\n]*) => for $2<
giu  (?<!\b(?:of|great|some|any|the|an?|no|more|big|much|your|my|his|her|real|for|with|g[ai]ves?|given|giving|offer(?:s|ed)?|provided?|brings?|brought|sent|such|little|is|was)@ )\bhelp(s|ed|ing|)@ to@ (?=(?:me|him|her|us|them|(?:the@ )people|others|children|the@ \p{Ll}+@S|my@ (?:${FAMILY}))@(?:[.,!?]|$| (?:to|with|in|and|who|find|because)\b)) => help$1 <
giu  \ba@ little@ of@ (?=(?:${LANGUAGE})@?(?:[.,!?]|$| (?:and|but|too|because)\b)) => a little <
giu  \b(reach|contact|call|phone)@ (me|us|him|her)@ under@ (the@ number@ |(?=\d)) => $1 $2 on $3<
giu  \bin@ (midnight|noon|midday)@(?! (?:blue|black|sun|mass)\b) => at $1<
giu  \bask@ to@ (?=(?:Mrs?|Ms|Dr)\b) => ask <
giu  \bthe@ (${TIME}) (?=\d{1,2}(?:st|nd|rd|th)? (?:of@ )?(?:${MONTH}))(?![^.!?,;\n]{6,40}\b(?:meeting|session|class|lesson|show|event|game|match|train|flight|deadline|edition|issue)\b) => $1 <
giu  \bbetween@ (\d[\d:.]*(?: ?[ap]\.?m\.?)?) (?:to|until|till)@ (?=\d)(?![^!?,;\n]{1,12} and@? \d) => between $1 and <
giu  \b(arriv(?:e|es|ed|ing))@ (?:to@ |in@ (?=the@ (?:hotel|airport|station|bus|party)@))(?=(?:the|my|our|your)@ (?:${PLACES})@) => $1 at <
giu  \b(was|were|is|are|be)@ full@ with@ (?=\p{Ll}+@[NS](?:[.,!?]|$| (?:and|but|because|from|in|at|on)\b)) => $1 full of <
giu  \b(consist|consists|consisted|consisting)@ (?:from@ |in@ (?=(?:${NUMBER})@ parts))(?=\p{L}|\d) => $1 of <
giu  \b(am|are|not|very|completely)@ (satisfied|pleased)@ (?:from|of)@ (?=(?:${THE}|${ME}|\p{Ll}+@G)) => $1 $2 with <
giu  \b(concentrate|concentrated|concentrating)@ (?:in|at)@ (?=(?:my|your|his|her|our)@ (?:\p{Ll}+@N )?(?:work|studies|study|job|homework|exams?|career|lessons?)@) => $1 on <
giu  \b(translat(?:e|es|ed|ing)\b[^.!?,;\n]{0,40})@ in@ (?=(?:${LANGUAGE})@?(?:[.,!?]|$| (?:and|for|so|because)\b)) => $1 into <
giu  \b(divided?|split)@ in@ (?!\p{Ll}+@ places\b)(?=(?:${NUMBER}|several|many|groups|parts|different)@ ) => $1 into <
giu  \bat@ the@ (morning|afternoon|evening)@(?=[.,!?]|$| (?:and|because|we|I|when|after|before)\b) => in the $1<
giu  \b((?:see|saw|seen|heard|watch|watched|read|found|find|look|looked|looking|searched|buy|bought|ordered)\b[^.!?,;\n]{0,30})@ in@ (?:the@ )?(television|tv|internet|radio)@(?=[.,!?]|$| (?:and|but|that|yesterday|last|for|because|about)\b) => $1 on $2{internet=the_internet radio=the_radio}<
giu  \b(am|is|are|was|were|be|go|goes|went|going|been)@ in@ (?:holiday|holidays)@(?=[.,!?]|$| (?:until|till|in|with|for|and|now|next|last|from|to|this|at)\b) => $1 on holiday<
giu  \b((?:birthday|wedding|exams?|party|holidays?|festival|event|anniversary|interview)@ (?:is|was|are|were|will be)|starts?|started|begins?|ends?|opens?|born|come|go|goes|went|came|move|moved)@ on@ (${MONTH})@?(?=[.,!?]|$| (?:and|but|because|I|we)\b) => $1 in $2<
giu  \bin@ this@ moment@,? (?=(?:I|we|it|he|she|they)@? (?:am|is|are|have|has|do|don['’]t|doesn['’]t|can['’]t|cannot)@) => at the moment <
giu  \b(I|we|(?:like|want|wish|need|writing|wanted)@ to|also|hereby|kindly)@ (request)@ for@ (?=(?:${THE}|more|${ME}|\p{Ll}+@N)) => $1 $2 <
giu  \b(pay|paid|pays|paying)@ (?=(?:the|this|my|our|your)@ (?:tickets?|meal|order|products?|course|dinner|lunch|taxi|items?|shoes|hotel|flight|breakfast|drinks|coffee|food|repair)@(?:[.,!?]|$| (?:with|by|and|in|on|online|but|already|before|at|yesterday)\b)) => $1 for <
giu  \b(look|looking)@ forward@ (?=(?:your|the|our|hearing|seeing|meeting|receiving|my)@ ) => $1 forward to <
giu  \b(enter|enters|entered|entering)@ (?:to|in|into|inside)@ (?=(?:the|my|your|our|a)@ (?:${BUILDINGS})@) => $1 <
giu  \b(belong|belongs|belonged)@ (?=(?:me|you|him|her|us|them)@(?:[.,!?]|$| (?:and|but|not)\b)) => $1 to <
giu  \b(suffer|suffers|suffered)@ of@(?! (?:late|course)\b) => $1 from<
giu  \bangry@ on@ (?!\p{L}+@? (?:lessons?|class(?:es)?|meetings?|school|court|lectures?|car|streets?|room|traffic|exam|morning|evening|afternoon|night|end|beginning|start|same|first|last|other|future|past|roads?|way|phone|telephone|train|bus|plane|flight|job|day|whole|spot|radio|tv|air|inside|outside|grounds|basis|forum|internet|behalf|return|birthday)\b)(?=(?:you|him|her|us|them|my|the)@?) => angry with <
giu  \b(insist|insists|insisted)@ in@ (?!writing\b)(?=\p{Ll}+@G) => $1 on <
giu  \b(pay|paid|pays|paying)@ (more@ |no@ |much@ )?attention@ (?:on|at|in)@ (?=(?:${THE}|what|how)\b)(?!\p{L}+@? (?:lessons?|class(?:es)?|meetings?|school|court|lectures?|car|streets?|room|traffic|exam|morning|evening|afternoon|night|end|beginning|start|same|first|last|other|future|past|way|phone|telephone|train|bus|plane|flight|job|day|whole|spot|radio|tv|air|inside|outside|grounds|basis|forum|internet|behalf|return|birthday)\b) => $1 $2attention to <
giu  \b(complain|complains|complained|complaining)@ (?:for|on)@ (?=(?:the|my|this|your|these|our|a)@ (?!(?:website|third|second|years?|weeks?|lessons?|class(?:es)?|meetings?|school|court|lectures?|car|streets?|room|traffic|exam|morning|evening|afternoon|night|end|beginning|start|same|first|last|other|future|past|roads?|way|phone|telephone|train|bus|plane|flight|job|day|whole|spot|radio|tv|air|inside|outside|grounds|basis|forum|internet|behalf|return|birthday)@)) => $1 about <
giu  \b(I|we|also|to|would@ like@ to)@ thank@ to@ (?=(?:everyone|everybody|all|you|him|her|them|my|our|the)\b) => $1 thank <
giu  \b(I|we|you|have|please|to|emergency,)@ (call|called|phone|phoned|rang)@ to@ (?=(?:the|your|my|our|customer|his|her)@ (?:customer |technical |emergency )?(?:${FAMILY}|office|service|hotel|police|doctor|restaurant|support|reception|bank|school|shop|company|landlord|number|insurance)@) => $1 $2 <
gu   \b([Cc]ontact|[Cc]all|[Pp]hone)@ to@ (?=(?:Mrs?|Ms|Dr)\b) => $1 <
giu  \b((?:contact|call|reach|phone|text)\b[^.!?,;\n]{0,25})@ (?:in|to|at|by)@ (my|his|her|our|their|this)@ (mobile|phone|cell@ phone)@(?=[.,!?]|$| (?:number|or|and|if)\b) => $1 on $2 $3<
giu  \b((?:find|send|sending|sent|see)\b[^.!?,;\n]{0,40})@ (?:in|on|as)@ (?:the@ )?(?:attachement|attached|attach|(?<=in@ )attachment)@(?=[.,]|$| (?:my|the|our|a|you)\b) => $1 attached<
giu  (?<=\b(?:do|did|done|live|lives|lived|go|went|come|work|works|learn|learned|learnt|travel|all|it|this|alone|study|manage)@ )by@ (my|his|her|our|your|their)@ own@(?=[.,!?]|$| (?:and|because|but|for)\b) => on $1 own<
giu  \baccording@ (?:with@ |(?=(?:my|the|your|our)@ \p{Ll}+@[NS]))(?!to\b) => according to <
giu  \b(go|goes|went|gone|going|come|came|coming|get|got|return|returned|arrive|arrived|back)@ (back@ )?to@ (home(?=@(?:[.,!?]|$| (?:and|at|after|because|by|with|late|early|from|to|I|we)\b))|there|here)@ ?(?!\p{Ll}+@[NS]) => $1 $2$3 <
giu  \b(wish|wishes)@ to@ (all@ of@ you|everyone|everybody|you@ all|you)@ (?=(?:an?|the|good|happy|merry|all)\b) => $1 $2 <
giu  \b(recommend|recommended)@ to@ (everyone|everybody|all|people|my@ friends|anyone)@ to@ (?=\p{Ll}{2,}@+V) => $1 $2 to <
giu  \b(explain|describe)@ (me|us|him|them)@ (it|this|that)@(?=[.,;!?]|$| (?:again|please|better|in|once|with|by|and|more)\b) => $1 $3 to $2<
giu  \b(similar)@ (?:with|as(?<!(?:^|[.!?] |\n)similar@ as)|like)@ (?=(?:${THE}|mine|yours|ours|theirs|it|that)\b) => $1 to <
giu  (?<!\bmany@ )\b(different)@ of@ (?=(?:${THE}|mine|yours|ours|theirs|what|it)\b) => $1 from <
giu  \bin@ the@ age@ of@ (?=\d|(?:eighteen|twenty|thirty|six|seven|ten|${NUMBER})@) => at the age of <
giu  \btoday@ (?:in the )?(morning|afternoon|evening)@(?=[.,!?]|$| (?:I|we|at|the|and|my|he|she|they)\b) => this $1<
giu  \b(I|we|he|she|they)@ (?:have|has)@ (very@ |so@ )?(hungry|thirsty|afraid|sleepy)@(?=[.,;!?]|$| (?:and|but|because|now|when|of|to|today|so|all|in|at|if|after|that)\b) => $1 am($1) $2$3<
# sets of words
giu  (?<=^|[.!?,] |\b(?:but|and|because)@ )me@ and@ (her|him|them)@ (was|were|is|are|went|had|have|got|used)@ => $1{her=she him=he them=they} and I pluralVerb($2)<
giu  \b((?:walk|drive|drove|went|go|ran|run|run)(?:ed|s|ing)?@ (?:right@ |straight@ )?)passed@ (?=(?:me|us|him|her|them|the|my|our|it)\b) => $1past <
giu  \b(hows(?=@ (?:your|the|it|everything|things|life|he|she)\b)|nothings(?=@ (?:been|changed|happened|wrong|left|going|gone|working)\b)|(?<=^|[.!?,] |\b(?:but|and|because)@ )mines(?=@ (?:been|not|a|going|got|just|broken)\b))@ => $1{hows=how's nothings=nothing's mines=mine's}<
giu  \b(lots?@ of|much|some|more)@ funs@ => $1 fun<
giu  \b(is|are|was|there['’]s|have|has|had|that)@ none@ (?=(?:problem|piece|money|time|idea|person|information|reason|need|chance|food|doubt|answer|bus|way|room|part)@) => $1 no <
giu  \b(${NUMBER})@ year@ experience@ => $1 years of experience<
giu  (?<!\beach@ )\b(on|to|for|with|of|from|and|help)@ other['’]s@(?=[.!?,]|$) => $1 others<
giu  \b(and|of|with|for|in|on|about|love|like|at|from)@ you['’]re@ (?=(?:van|car|house|dog|family|friends?|kids|team|mum|dad|wife|husband|help|support|time|work|phone|advice|lovely|mate|place|birthday|kindness|patience|holiday|opinion)@(?:[.,!?]|$| (?:and|was|is|in|on|at|for|with|who|before|by)\b)) => $1 your <
giu  (?<!\b(?:the|an?|that|this|wicked|old|bad|good|evil|white|little|each|every|young|her|his|my|your|as|and|or|any|no|wise|ugly|water|word)@ )(?<=\p{Ll}@? |,@? )witch@ (?=(?:I|we|you|they|he|she|it|is|was|are|were|has|have|can|could|will|would|the|my|our|made|makes|means)\b) => which <
giu  n(['’])t ((?:give|offer|tell|show|send|leave|get|do|pay|bring|make|cost|have|eat|say|buy)@ (?:(?:me|us|him|her|them|you)@ )?)(no(?!@ (?:one|more|longer|such|less|good|matter|problem|\p{Ll}+-))|nothing|nobody)@(?=[.,!?]|$| (?:to|about|for|in|on|at|else|because|but|and|\p{Ll}+@[NS])\b) => n$1t $2$3{no=any nothing=anything nobody=anybody}<
giu  \b(had|have|has|need|needed|want|wanted|going|able|used|ought|trying|decided|hope|hoping|supposed|asked|tried|costs?|takes?|much@ it@ costs)@ too ((?!\p{Ll}+@+[JR])\p{Ll}{2,}(?=@V)|park|phone|queue|book|order|wait|walk|work|drive|stop|move|change|ask|pay)@(?= (?:${THE}|${ME}|on|in|at|up|out|to|with|for|off|back|home)\b) => $1 to $2<
giu  \b((?:is|are|was|were)@ (?:gorgeous|lovely|brilliant|amazing|great|beautiful|delicious|fantastic|excellent|wonderful|adorable|tasty|cute))@ to@(?=[.!]|$) => $1 too<
giu  \b(two|three|four|five|six|\d{1,2})@ (\p{Ll}{2,}[^s\W])['’]s(?= (?:so|then|we|I|they|you)\b) => $1 plural($2)<
giu  \b(I|we|he|she|they|you)@ (?!(?:am|is|are|was|were|have|has|had|can|could|will|would|do|does|did|not|should|must|may)\b)(?!(?:think|thinks|thought|believe|hope|say|says|said|know|see|note|noted|feel|felt|am|is)@)(\p{Ll}{3,})(?:@[DZ]|@V) also (?=(?:the|an?|some|my|our|many|two|three|\p{Ll}+@[NS])@? )(?<!\b(?:but|if|when)@ .{3,25}) => $1 also $2 <
giu  \b(would|will|can|must|should|could)@ be@ also@ (?=\p{Ll}) => $1 also be <
giu  \b(\p{Ll}{3,}@S) (come|go|arrive|start|finish|close|open|leave|live|eat|work|play|speak|use|want|need)@ (always|usually|often|never)@ (?=(?:late|early|on@ time|too|very|to|in|at|${THE})\b) => $1 $3 $2 <
giu  , what@ (makes|made|means|meant|caused|helped|(?:is|was)@ (?:very|really|so|not))@(?= )(?![^.!?\n]* (?:is|was|are)\b)(?![^.!\n]*\?) => , which $1<
giu  \bif@ ((?:the|my|your|our|this|these|it|he|she|there|I|we|they|you)\b(?: \p{Ll}+@){0,2}) would@ be@ (?!(?:so|able|kind|willing|interested|possible|okay|ok|good)\b)(?=[^.!?;\n]{2,60}, (?:\p{L}+@? ){1,4}would@) => if $1 were <
giu  \b(managed|helped|trying|hoping|hope|aim|want|able)@ to@ rise@ (?=(?:over|about|around|almost|nearly|more|at)?@? ?(?:than |least )?(?:[£$€]|\d[\d,.]*@? (?:(?:hundred|thousand|million)@? )?(?:pounds|euros|dollars))|money@|awareness@) => $1 to raise <
giu  \b(wants?|wanted|trying|tried|like|love|loves|to|will|can)@( to)? learn@ (me|us|him|them)@ (?!the@ (?:\p{Ll}+@ )?way\b)(?=(?:the|an?|some)\b|\p{Ll}+@[NS]) => $1$2 teach $3 <
giu  \bwork(s|ed|ing|)@ like@ (?:an?@ (?=(?:${JOB})@))?(?=(?:(?:english|maths|shop|sales|software|civil|primary|school)@ )?(?:${JOB}|\p{Ll}{4,}(?:er|or|ist|ian))@N${END})(\p{Ll}{3,})@ => work$1 as article($2)<
giu  \bthe@ staffs@ (?=(?:are|is|was|were|have|has)@ ) => the staff <
giu  \b(if|when)@ ((?:the|my|your|our|this)@ (?:\p{Ll}+@J )?(\p{Ll}{3,})@[NS])@? (?:will@ not|won['’]t)@ (?!(?:help|do|start|open|close|shut|lock|work|fit|move|turn|load|go|stop|run|boot|connect|print|charge|leave|listen|eat|sleep|pay|answer|play)@)(\p{Ll}{3,})@+V(?=[,.]|@? [^.!?\n]{0,40}, ) => $1 $2 doesFor($3) not $4<
giu  (?!(?<=^|[.!?] |\n)(?:do|does|did)@ [^.!?\n]*\?)\b(do|does|did|done|doing)@ ((?:an?|some|many|the@ same|a@ lot@ of|any|so@ many|this|no)@ )?((?:big@ |same@ |little@ )?mistakes?)@(?=[.,;!?]|$| (?:and|when|in|with|because|but|again)\b) => $1{do=make does=makes did=made done=made doing=making} $2$3<
giu  (?<=\b(?:I|we|you|they|he|she|to|can|will|could|also|and)@ )(make|makes|made|making)@ ((?:an?|some|many|the|a@ lot@ of|any)@ )?(photos?|selfies?)@(?=[.,;!?]|$| (?:and|of|with|in|for|at|because|when|there|every|from)\b) => $1{make=take makes=takes made=took making=taking} $2$3<
giu  \b(make|makes|made|making)@ (?:a@ )?(party)@(?=[.,;!?]|$| (?:and|with|for|at|in|every|on|because)\b) => $1{make=have makes=has made=had making=having} a $2<
giu  \b(make|makes|made|making)@ (enough|more|some|much|a@ lot@ of|regular|any|no)@ (exercise|exercises|sports?|homework|housework)@(?! \p{Ll}+@[NS]) => $1{make=do makes=does made=did making=doing} $2 $3<
giu  \b(know|understand|learn|speak|see|hear|remember|clean|explain|describe|pronounce|cook)@ ((?:very|so|really|too)@ )?(?:good|well)@ ((?:the|my|your|this|these|our)@ (?:\p{Ll}+@[JND] )?\p{Ll}{3,}@+[NS])${END}(?! (?:I|we|you|he|she|they|it|when|where|that|which|who)\b) => $1 $3 $2well<
giu  \b(I|we|they|you|he|she)@ ((?:also|really|will)@ )?(miss|misses|missed|appreciate|appreciated|hate|hates|admire|respect)@ (?:very@ much|a@ lot)@ (?=(?!that\b)(?:${THE}|${ME})@? ) => $1 $2really $3 <
giu  \b(I|we|they|he|she)@ (?!(?:am|is|are|was|were|be|have|has|had|do|does|did|can|could|will|would|should|must|may|might|remains?|remained|stay|stays|stayed|seem|seems|look|looks)\b)(\p{Ll}{2,})(?:@+V|@[ZD]) (always|usually|often|sometimes)@ (?=(?:the|an?|my|our|your|his|her|their|me|you|us|them|him|it|to|in|at|by|with|on|for|very|late|early)@? )(?<!\b(?:when|if|that|which|what|who)@ .{0,20})(?![^.!?\n]*\boften@ (?:as|enough)\b) => $1 $3 $2 <
giu  (?<=\b(?:in|to|from|around|near|of|visit|visited|leave|left)@ )the@ (?=(?:${CITIES})(?:[.!?]|$| (?:with|for|since|in|because|but|last|next|to|on|by|when)\b)) => <
giu  ${START}there@ have@ (?!(?:been|to|always|also|never|already|since|only|long|recently|now|not|however)\b)(an?@ |no@ |many@ |some@ |a@ lot@ of@ |lots@ of@ |two@ |three@ |several@ |so@ many@ |\p{Ll}+@[SN] )(?=\p{Ll}) => there are $1<
giu  \b(have|has|had|with|so|very|was|is|found|got|gave|give|only)@ few@ (time|money|water|space|information|experience|help|traffic|noise|light|furniture)@(?! \p{Ll}+@S) => $1 little $2<
giu  \bthis@ ((?:new|old|nice|beautiful|big|black|blue|white)@ )?(?!(?:news|series|species|means|works|headquarters|always|perhaps|sometimes|does|goes|is|was|has|makes|takes|gets|needs|seems|looks|depends|lens|gives|comes|contains|includes|shows|says|tells|requires|allows|afternoons)@)(\p{Ll}{4,})@~S(?=[.,!?]|$| (?:are|were|have)\b(?<!(?:^|[.!?,] |\n)(?:\p{L}+@? ){0,2}(?:of|for|after|before|with|by|from|at|on|to|in|like|despite)@? this@ (?:\p{Ll}+@ ){0,1}\p{Ll}+@ \p{Ll}+)| (?:from|in|for|because|and|but|with|two|three|last|yesterday|when|on|at|which)\b)(?<!(?:ss|is|us|ics)@) => these $1$2<
giu  (?<!\b(?:stands?|stood|standing|withstands?|withstood|survived?|survives)@ the@ )\b(exam|test|lesson|class|homework)@ of@ (maths?|mathematics|chemistry|physics|biology|history|${LANGUAGE})@${END} => $2 $1<
giu  \bif@ (?!you\b|any|it\b|this\b|that\b)([^.!?,;\n]{2,30}?)@ would@ (?!(?:be|like|not|prefer|agree|want|wish)@)(\p{Ll}{2,})@+V(?=[^.!?;\n]{0,60}, (?:\p{L}+@? ){1,4}would@) => if $1 pastOf($2)<
`);
