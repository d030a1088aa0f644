import { readRules } from '../grammar/read-rules.js';

const PRONOUN = `I|we|he|she|they|it|you`;
/** Verbs of a story that are no nouns. */
const TOLD = `tell|say|ask|give|take|come|go|see|find|send|bring|buy|teach|write|leave|get|make`;
const PAST = String.raw`(?:was|were|had|did|said|told|went|came|got|left|took|gave|made|saw|found|felt|thought|knew|ran|met|lost|paid|bought|brought|sat|fell|broke|ate|slept|kept|could|\p{Ll}{3,}ed)`;
const TIME = String.raw`yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|\p{L}{3,6}day)|in (?:19|20)\d\d`;
/** What shows that a sentence tells a story: after its verb, or before its subject. */
const PAST_AFTER = String.raw`(?= (?:me|us|him|her|them|you|it|that|the|an?|my|our|his|to|back|home|in|out|up|at|no|yes)\b[^.!?\n]{0,100}\b(?:${TIME}|ago|when (?:${PRONOUN}) ${PAST}|(?:and|but|so|then) (?:then |so |when )?(?:${PRONOUN}) ${PAST})\b)`;
const PAST_BEFORE = String.raw`(?<=(?:^|[.!?] |\n)(?:${TIME}|when (?:${PRONOUN}) ${PAST}\b[^.!?,\n]{0,40}),? )`;
const CLAUSE = String.raw`(?<=^|[.!?]["'”’)]{0,2}\s+|\n|, (?:and|but|so) )`;
const SOMEONE = String.raw`((?:the|my|our|his|her|their) (?:\p{Ll}{3,12} )?(?!(?:you|they|people|children|men|women|parents|staff|police|team|family)\b)\p{Ll}{3,15}(?<!(?<!s)s|ed|ing|ly)|he|she)`;
/** Things that break. */
const DEVICE = `boiler|car|kettle|heating|washing machine|printer|laptop|fridge|van|phone|router|lift|dishwasher|oven|shower|toilet|telly|tv|wifi`;
const FAMILY = `daughter|son|mum|mom|dad|brother|sister|wife|husband|boss|nan|gran|grandad|uncle|aunt|neighbou?r|landlord|teacher|manager|boyfriend|girlfriend`;
const OWN = String.raw`bakery|café|salon|(?:shop|garage)(?=[.;!?]|$| (?:is|was|has|for|where)\b)|bike|car|house(?=[.,;!?]|$| (?:is|was|has|while|for|and)\b)|birthday|wedding|job|flat|dog|cat|keys|number|funeral|class|coat|bag|laptop|office|(?:room|name|school|phone|email|address)(?=[.,;!?]|$| (?:is|was|has)\b)`;
/** Names that end in s. */
const IN_S = `James|Thomas|Chris|Lucas|Charles|Agnes|Frances|Iris|Doris|Jess|Ross|Lewis|Dennis|Boris|Marcus|Nicholas|Carlos|Andreas|Jonas|Elias|Lukas|Markus|Alexis|Phyllis|Klaus|Luis|Christmas|Kids|Girls|Boys`;

/** Tenses that the rest of a sentence decides: “The seller tell me it is new, but it was used” → “told”. They stand before rules that would make it “tells”. */
export const STORY_RULES = readRules(String.raw`
giu  ${CLAUSE}${SOMEONE} (${TOLD})${PAST_AFTER} => $1 pastOf($2)<
giu  ${PAST_BEFORE}${SOMEONE} (${TOLD})(?= (?:me|us|him|her|them|you|it|that|the|an?|my|our|his|to|back|home)\b) => $1 pastOf($2)<
giu  \b(I|we|they|he|she) (?:am|are|is)(?: actually| currently| now)? (\p{Ll}{2,}ing) ([^.!?,;\n]{2,60}?) since (two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (days|weeks|months|years)\b(?! ago) => perfect($1) been $2 $3 for $4 $5<
giu  \b(I|we|they|he|she|you) not (?!only\b|yet\b|sure\b|all\b|even\b)(\p{Ll}{3,12})(?= [^.!?\n]{0,60}\b(?:${TIME}|ago)\b) => $1 did not $2<
giu  \b(?:on(?= (?:last|next) \p{L}{3,6}day\b)|in(?= (?:last|next) (?:week|month|year|summer|winter|spring|autumn)\b(?!['’]))) (?=last|next) => <
`);

/** Mistakes of native speakers, mended before the rules that know their words otherwise. See grammar/read-rules.ts for the notation. */
export const NATIVE_RULES = readRules(String.raw`
giu  (?<!\b(?:let|make|makes|does|did|do|help|helps|have|see|will|can|should|must|could|would|that|for|with|from|in|on|at|of) )\b(each|every) ((?!(?:one|day|week|month|year|night|morning|evening|time|hour|minute|second|\p{L}{3,6}day)\b)\p{Ll}{3,15}(?<!s)) (need|want|get|have|come|go|make|take|bring|know|wear|pay)(?= (?:to|an?|the|their|there|his|her|its|your|our|my|at|in|on|up|out|it|two|three|\d)\b) => $1 $2 singularIf($3, $2)<
giu  (?<!\b(?:let|make|help|see|hear|watch|did|does) )(?<=^|[.!?]\s|\n)((?:the|our|my|your) (?:\p{Ll}{3,12} )?(\p{Ll}{3,15})) ((?:need|want)(?= (?:access|help|time|space|money|permission|parts|something|someone|somewhere|at least|extra|another)\b)|(?:come|go)(?= (?:on|off|out|up|back|down|away) (?:and|but|when|if|for|at|then)\b)) => $1 singularIf($3, $2)<
giu  \b(you|we|they) or ((?:your|my|our|their) (\p{Ll}{3,15})) (is|was|has) => $1 or $2 pluralIf($4, $3)<
giu  ((?:\b\p{Ll}{3,15}[^su\W]s and (?:(?:the|my|our) )?\p{Ll}{3,15}[^su\W]s|\b(?:they|these|those)) all) (works|looks|needs|comes|goes|fits|seems|wants|has|is|was|does)\b => $1 pluralVerb($2)<
giu  \b(between (?:you|\p{L}{2,15})) and I\b(?! (?:am|was|have|had|will|think|know)\b) => $1 and me<
gu   \b([Ll]et|[Tt]ell|[Aa]sk|[Ee]mail|[Cc]ontact|[Gg]ive|[Ss]end|[Ii]nvite[ds]?|[Tt]old|[Gg]ave|[Ss]ent|[Aa]sked) (\p{Lu}\p{Ll}+) (and|or) I(?= (?:if|when|what|to|for|about|by|before)\b|[.!?]| know(?=[.,;!?]| (?:if|when|what|by|before|which|how|asap|ahead)\b)) => $1 $2 $3 me<
giu  \b(is|am|are|was|were|been|just|be|still|found (?:him|her|it|them)) laying (?=(?:in bed|on|there|around|about|under|next)\b(?! (?:the |some )?(?:table|foundations|groundwork|charm|food|drinks|transport|buffet|bus|coach)\b)) => $1 lying <
giu  (?<=\b(?:is|are|was|were|be|been|being|get|gets|got|badly|also|not|directly|most) )effected by (?!(?:bank|card|cheque|check|transfer|direct|hand)\b) => affected by <
giu  \bthey['’]re (?=(?:customer service|service|food|staff|prices?|website|products?|delivery|manager|house|dog|cat|car|kids|children|son|daughter|mum|mom|dad|parents|teacher|office|shop|team|garden|menu|boss) (?:is|are|was|were|has|have)\b) => their <
giu  \bthat there (?=(?:meeting|joining|seeing|calling|picking|sending|giving|charging) (?:us|me|you|him|her|them)\b|(?:moving|leaving|staying|closing)\b(?! of\b)) => that they're <
giu  \bthe (new |head |school |vice |deputy )?principle (?=(?:can|will|has|could) (?:confirm|tell|speak|meet|call|visit|attend)\b|(?:said|told|asked|wants|called|invited|agreed|decided)\b|of (?:the|our|my) (?:school|college)\b) => the $1principal <
giu  \b(eat|eats|eating|ate|bowl of|box of|breakfast) serial\b(?! number) => $1 cereal<
giu  \b(experience|skills?|background|knowledge|sauce|wine|colou?rs?|flavou?rs?|style|design)( would| will| can| should)?( really| also| perfectly| nicely|) compliment(s|ed|) (?=(?:your|the|our|each|this|it)\b) => $1$2$3 complement$4 <
giu  n(['’])t (do|know|see|want|need|say|have|get|find|hear|eat|buy|change|cost|mean) (no one|nobody|nothing|nowhere)(?=[.,!?]|$| (?:about|to|for|in|at|on|from|else|wrong|new|yet|anymore)\b) => n$1t $2 $3{nothing=anything nobody=anybody nowhere=anywhere no_one=anyone}<
giu  \b(my|our|his|her|your) (${FAMILY})s (?=(?:(?:old|new) )?(?:${OWN})\b(?! (?:to|at|on|in|off|out)\b)) => $1 $2's <
gu   (?<!\p{L}['’-])\b(?!(?:${IN_S})\b)(\p{Lu}\p{Ll}{2,10})s (?=\d{1,2}(?:st|nd|rd|th) (?:birthday|anniversary)\b|birthday (?:party|cake|present|card)\b|leaving do\b|baby shower\b) => $1's <
giu  \b(try|tries|tried|trying|decided|managed) (?=(?:do|make|find|get|fix|solve|send|call|contact|explain|understand|improve|speak|learn|go|come|buy)\b(?! (?:out|lenses|details|forms?)\b)) => $1 to <
giu  \b(more|fewer|less|better|worse|bigger|smaller|earlier|later|cheaper|faster|longer|higher|lower|easier|harder)((?: (?!and\b)\p{Ll}{3,12}){0,2}) then (?=(?:we|I|you|they|he|she|it)(?:['’](?:ve|d|re)| (?:had|have|thought|expected|need|needed|did|do|got|ordered|planned))\b|(?:last|next) (?:year|month|week|time)\b|usual\b|expected\b|ever\b|ours\b) => $1$2 than <
giu  \b(anyone|someone|everyone|people|parents|those|person|man|woman|guy|lady|family|boy|girl) who['’]s (?=(?:child|kids?|son|daughter|children|dog|car|bike|name|turn|phone|order|parcel|booking|house|birthday)s? (?:is|are|was|were|has|have|will|needs?|wants?)\b) => $1 whose <
giu  \b(the|my|our) (${DEVICE})s (?=(?:packed (?:in|up)|broken|gone|not working|playing up|on the blink|knackered)\b) => $1 $2's <
giu  \b(at|to|from|round|near|outside) (my|our|his|her|your) (${FAMILY})s(?=[.,;!?]|$| (?:place|for|until|till|on|in|this|tonight|tomorrow|after|before)\b) => $1 $2 $3's<
giu  \b(if|when|unless) your (?=(?:looking|going|coming|trying|not|stuck|interested)\b(?! (?:is|was|has)\b)) => $1 you're <
giu  \b(cooked|done|fits?|fitted|worked|works|cleaned|finished|played|timed) perfect(?=[.,;!?]|$| (?:and|but|with|every)\b) => $1 perfectly<
giu  \b((?:ca|could|do|does|did|have|has|wo)n['’]t|cannot) (find|see|get|have|afford|remember|need|want|got|do|make|take|buy|eat|know) no (?!one\b|more\b|longer\b|such\b)(?=\p{Ll}) => $1 $2 any <
giu  \bthere['’]s (about |around |only |over |nearly |at least )?(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d{2,4}|[2-9]) ((?:(?!of\b)\p{Ll}{3,12} )?)(?=\p{Ll}{2,}[^su\W]s (?:left|on|in|at|for|to|from|with|of|who|that|available|free|still|and)\b) => there are $1$2 $3<
giu  \b(if|when|while|because|unless) your (?=(?:away|abroad|asleep|awake|unsure|unable|welcome|booking|bringing|driving|ordering|planning|thinking|staying|visiting|paying|buying|selling|having|getting|doing|making|taking) (?:an?|the|one|two|three|four|five|six|\d+|any|it|me|us|him|her|them|this)\b(?![^.,;!?\n]*\b(?:is|was|has|had|can|could|will|would|were|are)\b)|(?:away|abroad|asleep|unsure|unable|welcome)(?=[.,;!?]|$)) => $1 you're <
giu  \b(people|dogs|cats|children|kids|sons|daughters|friends|neighbours|neighbors|labs|twins|colleagues|parents)( of my own| of mine|) whose (?=both (?:very |really )?\p{Ll}+(?=[.,;!?]|$| (?:and|but|with|to)\b)|(?:all|very|really|not|also|always|never) \p{Ll}+(?=[.,;!?]|$| (?:and|but|with|to)\b)) => $1$2 who are <
giu  \bits (?=(?:only|just) (?:short|small|fair|right)(?=[.,;!?]|$| (?:and|so|but|that)\b)|(?:only|just) (?:because|been|for|until|when|if|me|us|not)\b) => it's <
giu  \b(the|these|those|some|all|our) (\p{Ll}{2,12}[^su\W])['’]s (?=(?:don['’]t|haven['’]t) \p{Ll}) => $1 $2s <
giu  \b(settled|healed|arrived|replied|responded|sold|moved|dried|worked|came|went|finished|grew)( really| very| so| pretty| quite|) quick(?=[.,;!?]|$| (?:and|but|so|as|enough)\b) => $1$2 quickly<
giu  (?<!\b(?:the|an?|his|her|my|this|that) )\b(talk|talked|walk|walked|guide|guided|went|go|going|get|got|run|ran|drove|came) ((?:me|us|him|her|them|it|my \p{Ll}+|the \p{Ll}+) )?threw (?=(?:it|the|this|that|all|everything|each|how|what|on)\b) => $1 $2through <
giu  \b(take|takes|took|taken|taking|spend|spent|been|quite) awhile\b => $1 a while<
giu  \bfor (two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|[2-9]|[1-9]\d) (year|month|week|hour|minute)(?=[.,;!?]|$| (?:and|but|now|already|because|so|when|before|after|in|at)\b) => for $1 $2s<
giu  (?<=^|[.!?] |\n)((?:the|my|our) (?:\p{Ll}{3,12} )?\p{Ll}{3,15}[^su\W]s|I|we|they|he|she) done (?=(?:well|badly|great|brilliantly)(?=[.,;!?]|$| (?:this|last|in|on|at|and|but|as)\b)) => $1 did <
giu  \b(hit|hitting|banged|banging|bumped|knocked|scraped|cut)( (?:his|her|my|their) (?:head|chin|knee|elbow|hand|foot|leg|arm|toe|shin|hip|back|nose|face|finger|forehead)) of (?=the (?:edge|corner|side|step|wall|table|floor|kerb|curb)\b) => $1$2 on <
giu  \bthrough (me|him|her|us|them|everyone) off\b(?= (?:course|balance|guard|the scent)\b|[.,;!?]|$) => threw $1 off<
giu  (?<!\b(?:for|of|by|with|from|in|on|and|to|about) )\bits (great|good|excellent|amazing|fantastic|brilliant|fab) (?=(?:value|quality|fun) (?:for|and|at|to)\b|(?:value|fun)[.,;!?]|if you\b) => it's $1 <
gu   \b([Ww]ear|wearing|[Bb]ring) ((?:sensible|comfortable|warm|waterproof|sturdy|old|strong|suitable|proper|walking|running|indoor|outdoor) )(\p{Ll}{3,12}[^su\W])['’]s(?=[.,;!?]|$) => $1 $2$3s<
giu  (?<!\b(?:after|for|in|over) )\b(two|three|four|five|six|seven|eight|nine|ten|twelve|several|[2-9]|[1-9]\d) (years|months|weeks|days|hours) (experience|notice|work experience)(?=[.,;!?]|$| (?:in|at|of|as|with|to|for|and)\b) => $1 $2' $3<
giu  \b(works?|worked|working|plays?|played|sings?|sleeps?|slept|drives?|cooks?|cooked|fits?) (really |very |so )?good(?=[.,;!?]|$| (?:with|in|under|together|at night)\b) => $1 $2well<
giu  \b(he|she|(?:the|my|our|your) (?:dog|cat|baby|patient|child)) lays (?=down(?:[.,;!?]|$| (?:next to|when|after)\b)) => $1 lies <
giu  \b(is|are) been (?=(?:also )?(?:\p{Ll}{3,}ed|done|built|replaced|taken|held|put)\b[^.!?\n]*\b(?:will|tomorrow|next|tonight|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|at the moment|currently)\b) => $1 being <
giu  (?<!\b(?:the|a|an|my|our|your|his|her|their|its|every|each|any) )\b(new|many|several|few) (?!people|children|men|women)(\p{Ll}{3,12}[^su\W])['’]s(?=[.,;!?]) => $1 $2s<
giu  \bproud off(?=[.,;!?]|$) => proud of<
giu  (?<=^|[.!?] |\n)(my \p{Ll}+ and my (?:\p{Ll}+ )?\p{Ll}+) makes\b => $1 make<
giu  (?<=\bif [^.!?\n]{3,80} )than (?=please (?:call|ring|contact|let|email|send|ask|tell|use|come|phone|see)\b) => then <
giu  (?<=^|[.!?] |\n)(Tenant|Customer|Guest|Visitor|Parent|Member|Student|Resident|Player|Driver|Teacher|Worker)['’]s (?=(?:(?:on|in|from|at|of|with) [^.,;!?\n]{3,40} )?(?:who|are|were|have|should|must|can|will)\b) => $1s <
giu  (?<=^|[.!?] |\n)(sales (?:in|of|from|for|at) (?:\p{Ll}+ ){1,3})(has|is|was) (?=(?:up|down|fallen|risen|grown|dropped|increased|gone)\b) => $1$2{has=have is=are was=were} <
`);
