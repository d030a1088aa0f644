import { readMarkedRules } from '../grammar/marked-rules.js';
import { NOT_PAIRED } from '../grammar/verb-rules.js';
import { LEARNER_CALQUES } from './learner-calques.js';
import { LEARNER_FORMS } from './learner-forms.js';
import { LEARNER_PHRASES } from './learner-phrases.js';
import {
  START,
  CLAUSE,
  DET,
  OBJECT,
  TIME,
  MONTH,
  NUMBER,
  END,
  FOLLOWED,
  PEOPLE,
  SPAN,
  PERIOD,
  PHRASE,
  SUBJECT_START,
  BEFORE_NAME,
  NAME,
  AT_TIME,
  SHORT,
  LANGUAGE,
  FAMILY,
} from './learner-parts.js';

/** Mistakes of learners of English, by classes of words. See grammar/marked-rules.ts for the notation. A data file, hence its length. */
export const LEARNER_RULES = [
  ...LEARNER_CALQUES,
  ...LEARNER_FORMS,
  ...LEARNER_PHRASES,
  ...readMarkedRules(String.raw`
# takes another preposition, or none
giu  \b(the reason) of@ (?=(?:my|our|your|this|his|her|their|the)@ ) => $1 for <
giu  \bworried@ (?:for|of|with|on)@ (?=(?:the|my|our|your|his|her|this)@ (?:\p{Ll}+@J )?(?:exams?|tests?|interview|price|prices|money|noise|delay|weather|visa|results?|operation|situation|safety|rent|problem|traffic|deadline|grades?|future|job)\b) => worried about <
giu  \b(accustomed|addicted|allergic|engaged)@ (?:with|of|at|from|for)@ (?=(?:${DET}|\p{Ll}+@[NSG])\b)(?<!\bengaged@ (?:of|at|from|for|with@(?! (?:a|my|his|her)@ (?:doctor|boyfriend|girlfriend|friend|man|woman))) ) => $1 to <
giu  \b(provide|provides|provided|providing)@ (me|us|him|them|you)@ (?=(?:the|an?|some|more|your|all|any|our)@ )(?<!\b(?:that|which|what)@ .{2,20}provide.{2,8}) => $1 $2 with <
giu  \b(prevent(?:s|ed|ing)?@ (?:${OBJECT}|people|(?:my|our|the|his|her|your|their)@ \p{Ll}+@[NS]))@ to@ (\p{Ll}{2,})@+V => $1 from gerund($2)<
giu  \b(give|gives|gave|given|send|sends|sent|show|shows|showed|bring|brought|tell|tells|told|offer|offered|lend|lent)@ to@ (${OBJECT})@ (?=(?:an?|the|my|your|some|two|more|all your)@ |(?!(?:today|tomorrow|yesterday|time|home)@)\p{Ll}{3,}@[NS]|\p{Ll}+@J \p{Ll}+@[NSG])(?<!to@ her@ (?!(?:the|an?)\b)) => $1 $2 <
# verbs after verbs, and set phrases
giu  (?<!-)\bto@ (can|must)@ (?!(?:fruit|fish|peaches|beans|food|corn)\b)(\p{Ll}{2,})@+V => to $1{can=be_able must=have} to $2<
giu  \b(will|would|may|might|must|should)@ (?:can|could)@ (?!not\b)(\p{Ll}{2,})@+V(?<!\bmust@ can .{0,40}) => $1 be able to $2<
gu   \bworth@ to@ (\p{Ll}{2,})@+V => worth gerund($1)<
giu  \b((?:do|does|did)(?:n['’]t|@ not))@ to@ (\p{Ll}{2,})@+V => $1 $2<
giu  ${START}please@ to@ (?!meet\b)(\p{Ll}{2,})@+V => please $1<
giu  \b(prefer|prefers)@ to@ (\p{Ll}{2,})@+V((?: (?!(?:and|but|because|that|rather)\b)\p{L}+@){0,5}) than@ (?:to@ )?(\p{Ll}{2,})@+V => $1 gerund($2)$3 to gerund($4)<
giu  \b((?:have|has|had|having)@ (?:(?:a lot of|many|some|great|big|any|no|so many)@ )?(?:difficulty|difficulties|trouble|problems))@ to@ (?!(?:solve|discuss|deal|fix|handle|report|share|address|overcome|worry|think|face|talk)\b)(\p{Ll}{2,})@+V => $1 gerund($2)<
giu  \b(spend|spends|spent|spending)@ ((?:(?:a lot of|much|too much|so much|more|my|his|her|all my|all his|her|some|most of my)@ )?(?:free@ |whole@ )?(?:time|day|evening)@|(?:${NUMBER})@ (?:hours|days|weeks)@) to@ (\p{Ll}{2,})@+V => $1 $2 gerund($3)<
giu  \b(I|we|he|she|they)@ (?:am@ |are@ |is@ )?(?:think|thinking|thinks)@ to@ (?!be\b)(\p{Ll}{2,})@+V(?![^.!?]*\b(?:I|we|you|they|he|she|it|must|should|need)@)(?! (?:myself|himself|herself)\b) => $1 am($1) thinking of gerund($2)<
giu  (?:${START}|(?<=\b(?:please|can you|could you|will you|and|must|don['’]t|to)@ ))remember@ (me|us)@ (?=(?:to@ (?:\p{Ll}+@V)|about|of|that|when)\b)(?<!@ to@ (?=(?:your|the)\b)) => remind $1 <
giu  \b(learn|learns|learned|learnt)@ (me|us)@ (?=(?:to|how|when|a lot|many|that|the|english|german|french|spanish)\b) => $1{learn=teach learns=teaches learned=taught learnt=taught} $2 <
giu  (?<=\b(?:I|you|we|they|he|she|not|n['’]t|will|and|to|have|has)@ )(lose|lost)@ ((?:the|my|our|his|her)@ (?:last@ |first@ )?(?:bus|train|flight|plane|ferry|tram|lesson|class|appointment|coach))@(?=[.,;!?]|$| (?:and|because|so|to|this|yesterday|again|in|on)\b) => $1{lose=miss lost=missed} $2<
giu  \breturn(ed|s|ing)?@ back@ => return$1<
giu  \b(make|makes|made|making|give)@ (my|his|her|your|our|their|the|some|a@ lot@ of|all@ my|a|much|any|)@? ?(homework|housework|shopping|laundry|ironing|cleaning|dishes|washing up|cooking|sports?|gymnastics|yoga|karate|research|business|a favour|favour|exercises)@(?=[.,;!?]|$| (?:and|but|because|for|every|on|in|at|with|together|after|before|yesterday|today|this|twice|once|when|me|about|regularly)\b)(?<!give.{2,20}(?<!favour)) => $1{make=do makes=does made=did making=doing give=do} $2 $3<
giu  \b(do|does|did|doing)@ (an?|some|many|any|a lot of|much|so much|too much|)@? ?((?:phone call|call|noise|effort|progress|complaint|reservation|suggestion|appointment|decision|payment)s?)@(?=[.,;!?]|$| (?:to|with|for|in|on|at|about|and|because|but|first|before|tomorrow|today|yesterday)\b) => $1{do=make does=makes did=made doing=making} $2 $3<
giu  \bin@ spite@ (?=(?:the|my|our|this|all|his|her|their)\b) => in spite of <
giu  \b(?:because of|due to)@ (?=(?:I|he|she|we|they|there is|there was|it is|it was|you (?:are|were|have|did))@ ) => because <
# tenses with “since” and “for”
giu  (?:${START}|(?<=, |\b(?:and|but|because)@ ))since@ (${SPAN}),?@ (I|we|you|they)@ (?:am@ |are@ )?(?!(?:be|have|do|go|know|like|love|want|need|own|can|could|will|am|are)\b)(\p{Ll}{2,})@+V(?!['’-]) => for $1, $2 have been gerund($3)<
giu  (?:${START}|(?<=, |\b(?:and|but|because)@ ))(?:since@ (?=${SPAN})|for@ (?=${SPAN},?@ it@))(${SPAN}),?@ (it|he|she|(?:the|my|our)@ \p{Ll}+@N)@ (?!(?:is|has|does|was|knows|likes|says|this)\b)(\p{Ll}{3,}s)@+Z(?!['’-]) => for $1, $2 has been gerundOfThird($3)<
giu  ${CLAUSE}(I|we|they|you)@ (never|already)@ (have)@ (?=(?:been|had|\p{Ll}+@[PD])@?) => $1 $3 $2 <
giu  (?:${START}|(?<=, |\b(?:and|but|because)@ ))since@ (${SPAN}),?@ (I|we|you|they|it|he|she)@ (am|are|is|have|has|know|knows)@(?! (?:been|\p{Ll}+(?:ed|en|ing))@) => for $1, perfect($2) $3{am=been are=been is=been have=had has=had know=known knows=known}<
giu  ${CLAUSE}(I|we|they|you)@ (wait|search|look|try|suffer|do|teach|use|rent|ask|call|write|sleep|stay|learn|train|play|drive|walk|smoke|travel|pay|cook|take|feel|get|come|live|work|study)@${PHRASE} since@ (${SPAN}) => $1 have been gerund($2)$3 for $4<
giu  ${CLAUSE}(I|we|they|you)@ (know|have(?= (?:an?|the|this|my|our|two|three|no|\p{Ll}+@N)@)|own|want|like|love|need)@${PHRASE} since@ (?:(${SPAN})|(?=(?:19|20)\d\d\b|last@ |${TIME}\b|(?:${MONTH})\b|(?:I|we)@ (?:was|were|came|moved|met)@)) => $1 have participle($2)$3 sinceOr($4)<
giu  ((?:${CLAUSE}|\b)(?:(?:the|my|our|your|this)@ (?:\p{Ll}+@N )?\p{Ll}+|it|he|she)) does(n['’]t| not)@ (\p{Ll}{3,})@+V${PHRASE} (?:since|for)@ (${SPAN}|(?<=since )(?:yesterday|last@ \p{Ll}+|${TIME}|this@ \p{Ll}+)) => $1 has$2 participle($3)$4 since($5)<
# questions and the order of words
giu  \b(know|tell (?:me|us|him|her|them)|asked?(?: (?:me|him|her|us|them))?|wonder|wondering|see|explain|understand|remember|sure|let (?:me|us) know|say|explain to (?:me|us))@ ((?:who|what|what time|where|when|why|how|how (?:much|many|long|old|far|big|expensive)))@ (is|are|was|were|can|will|should|could|must)@ (they|he|she|it|you|I|we|this|that|there)@(?! (?:called|all|one|possible)\b)(?<!\bwho@ (?:can|will|should|could|must)@ .{1,8})(?<!wh(?:o|at)@ \p{Ll}+@ (?:that|this)@(?= \p{Ll})) => $1 $2 $4 $3<
giu  \b(asked?@ (?:me|him|her|us|them))@ (do|does|did)@ (I|you|we|they|he|she|it)@ (\p{Ll}{2,})@+V => $1 if $3 joinHelper($2, $4)<
gu   (?<=^|[.!?] |\n)(Where|When|How|How much|Why|What time)@ (starts|begins|costs|works|opens|closes|lives|ends|finishes|leaves|arrives|goes|comes)@ ((?:the|an?|this|that|your|my|our)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@N|it|he|she)@([^.!?,\n]{0,90})\?(?<!\bHow comes.{0,80}) => $1 does $3 withoutS($2)$4?<
gu   (?<=^|[.!?] |\n)(Why|When|Where|How|What)@ (you|he|she|they|we|I|it)@ (didn['’]t|don['’]t|doesn['’]t|can['’]t|couldn['’]t|won['’]t|wouldn['’]t|haven['’]t)@ (?=[^.!?,\n]{1,80}\?) => $1 $3 $2 <
giu  ${START}always,?@ (I|we|you|they|he|she|it)@ (?=\p{Ll}+@[VZD]) => $1 always <
giu  \b(I|we|they|you|he|she)@ very@ (like|likes|liked|love|loved|loves|want|wants|enjoy|enjoyed|enjoys|hope|appreciate|need|miss|agree|thank|recommend)@ => $1 really $2 <
giu  \b(your|my|our|his|her|their)@ (yesterday|tomorrow|today|last@ week|last@ month|last@ year|next@ week)['’]s@ ((?:\p{Ll}+@J )?\p{Ll}+@[NS]) => $1 $3 $2{yesterday=from_yesterday}<
giu  (?:${CLAUSE})(I|we|you|they|he|she|it)@ (?!(?:am|is|are|was|were|be|have|has|had|can|could|will|would|should|must|may|might|do|does|did|remain|stay|remains|stays|seem|seems|look|looks)\b)(\p{Ll}{2,})(?:@+V|@[ZD]) (always|usually|sometimes|never(?=@ (?:(?<=(?:goes|go|went|come|comes)@ never@ )to|the|an?|in|at|on|with|my)@))@ (?!(?:that|if|when|and|but)\b)(?=\p{Ll}) => $1 $3 $2 <
giu  \b(speak|speaks|spoke|know|knows|understand|play|plays|played|sing|sings|write|writes)@ ((?:(?:very|so|really|quite|too|not@ very)@ )?)(well|good|fluently|perfectly|a@ little|a@ bit)@ (?:the@ )?((?:${LANGUAGE})(?:(?:@, |@,? and )(?:${LANGUAGE}))*|(?:the|my|his|her)@ (?:guitar|piano|violin|drums|songs?))@${END}(?!,? (?:and )?(?:${LANGUAGE})\b|, (?:\p{Ll}+@ ){0,2}(?:${LANGUAGE})\b(?<!, (?:but|and) no \p{L}+)) => $1 $4 $2$3{good=well}<
giu  \b(I|we|you|they|he|she)@ ((?:also|really|always|both)@ )?(like|likes|liked|love|loves|loved|enjoy|enjoyed|enjoys)@ (?:very much|a lot)@ (?=(?:to@ \p{Ll}+@+V|\p{Ll}+@~G|${DET}|${OBJECT}|\p{Ll}+@[NSG]))(?! (?:when|because|in|at|here|that@ (?:I|we|you)|how|if)\b) => $1 $2really $3 <
giu  \bthe@ (car|house|flat|book|name|birthday|phone|job|dog|cat|room|bike|shop|company|school|wedding|passport|number|address|bag|computer|office|email|friend|brother|sister|teacher|wife|husband|class|mother|father)@ of@ (my|our|his|her|your)@ (${FAMILY})@(?=[.,;!?]|$| (?:is|was|are|has|but|because|yesterday|today|last|every|and (?:I|we|he|she|it|the))@) => $2 $3's $1<
# subjects, negation, agreement and numbers
giu  ${START}((?:I|we|you|they)@ (?:(?!\b(?:that|which|who|what|is|was|has|he|she|it|think|know|the|this)\b)[^.!?,:;\n]){3,60}?),? (but|because)@ is@ (?=(?:not|very|too|so|still|\p{Ll}+@J)\b) => $1, $2 it is <
giu  \b(I|we|you|they)@ no@ (have|understand|know|like|want|speak|can|need|see|remember|think|work)@ => $1 don't $2 <
giu  \b(nothing|nobody|no one)@ (?:don['’]t|doesn['’]t|do not|does not)@ (\p{Ll}{2,})@+V => $1 third($2)<
giu  \bothers?@ (?=people@|\p{Ll}+@~S)(?<=\bothers@ ) => other <
giu  \bevery@ people@ => everyone<
giu  \bmost@ of@ (people|children|students|men|women)@(?! (?:in|of|from)@ (?:the|this|my|our)\b) => most $1<
giu  \bthere@ (are|were)@ (a lot of|lots of|much|so much|too much|some|no|enough|plenty of|little)@ (noise|traffic|water|money|information|food|furniture|work|time|space|rubbish|milk|bread|music|pollution|equipment|homework|news|room|help|light)@${END} => there $1{are=is were=was} $2 $3<
giu  \b((?:${NUMBER}|twenty|thirty|forty|fifty|hundred|ten|fifteen)@) (euro|dollar)@(?=[.,;!?]|$| (?:for|per|a|an|and|each|every|but|to|in|on|from|at)\b) => $1 $2s<
giu  ${CLAUSE}this@ ((?:\p{Ll}+@J )?(?!(?:news|series|species|means|headquarters|works|always|perhaps)\b)\p{Ll}{3,}@S) (are|were|have|don['’]t|do|look|cost)@ => these $1 $2 <
giu  \bthis@ (?!(?<=\b(?:of|to|after|before|like|with|despite|from|without|by) this@ )\p{Ll}+@ (?:are|were|have|had|will|can|could|would|should|must|may|do|did|got|went|came|\p{Ll}+@~D)\b)(?!(?:books|days|documents|exercises|rules|words|prices|questions|films|places|details)@ (?:out|the|an?|his|her|their|our|my|your|its|it|us|them|you|whether|how|what|all|some|those|these)\b)(?=(?:\p{Ll}+@J )?(?:shoes|books|days|problems|things|questions|photos|pictures|products|people|clothes|documents|exercises|rules|words|prices|courses|lessons|games|songs|films|ideas|mistakes|keys|tickets|places|countries|languages|jobs|details)@(?:[.,;!?]|$| (?!(?:is|was)\b))) => these <
giu  \ball the@ (day|week|night|morning|afternoon)@(?=[.,;!?]|$| (?:and|but|because|in|at|with|on|long)\b) => all $1<
giu  \b(for|with|to|by)@ (beginner|student|tourist|worker|teacher|person|customer|member|guest|driver|learner|parent|visitor|pupil|player|adult|child)@ who@ (?=(?:never@ |always@ |already@ )?(?:have|are|do|don['’]t|want|need|like|know|live|work|can)\b) => $1 plural($2) who <
giu  (?<!\b(?:an?|whole|the|this|that|each|every|awful|last|parking|job|such an?)@ )(?<=\b(?:have|has|had|is|are|was|were|there|with|need|spend|get|see|know|like|of|in|for|make|eat|want|learn|meet|got|met|saw|and|spent|drink|not)@ )lot@ of@ (?=\p{Ll}) => a lot of <
giu  \b(have|has|had|having|need|needs|spend|spent|lose|lost|takes?|took|save|got)@( so| too| very| not|)@ many@ time@ => $1$2 much time<
# articles, adjectives and comparison
giu  ${START}(first|second|third)@ ((?:\p{Ll}+@J )?(?:visit|lesson|class|month|week|year|day|meeting|session|appointment|problem|question|step|floor|part|hour|thing|time|reason|course|drink|night))@ (?=(?:is|was|will|costs|starts|has|are|I|we|did|didn['’]t)\b) => the lower($1) $2 <
giu  \ba@ (?=(?:honou?r|honest|heir|hour)\b) => an <
giu  (?<!such )\bas@ (?!\p{Ll}+er\b|more|less|soon)(\p{Ll}+)@[JR] than@ => as $1 as<
giu  \b(on|to|in|from|through)@ (?=(?:website|internet|web page|homepage)@${END}) => $1 the <
giu  \b(play|plays|played|playing)@ (?:at |in |to )?(?:the )?(?<=(?:at|in|to|the)\S* )(football|tennis|basketball|volleyball|chess|golf|hockey|cards|badminton|rugby|handball)@${END} => $1 $2<
giu  \b(is|was|are|were|I am|I['’]m)@ (?=(?:student|teacher|doctor|nurse|engineer|member|fan|manager|director|owner|friend)@ of@ ) => $1 a <
giu  \b(more)@ (${SHORT})@ (?=than@ (?:me|him|you|us|them|ours|yours|mine|hers|theirs|she|he|they)\b) => degree($1, $2) <
giu  \b(?:such|(?:an? )?so)@ ((?:good|nice|bad|big|beautiful|great|long|small|lovely|terrible|wonderful|kind|friendly|important|difficult|interesting|expensive|strange)@) (day|place|idea|person|city|room|house|hotel|time|problem|job|friend|teacher|family|country|price|man|woman|child|town|trip|film|book|opportunity|mistake|moment|team|question|story|party)@${END}(?! (?:and|of) mind)(?<!\b(?:not|ever)@ so@ .{0,40}) => such article($1) $2<
giu  \b((?:\p{Ll}{2,}[^dtnw]er|better|worse|older|colder|hotter|later|faster|sooner|earlier|less)@|more@ \p{Ll}+@J) that@ (?=(?:mine|yours|hers|ours|theirs|(?:me|him|us|them)(?=@(?:[.,!?]|$))|last@ (?:year|time|month)|the@ (?:other|others|old@ one|last@ one|first@ one)|before|usual)\b)(?<!\bthe@ .{0,40}) => $1 than <
giu  \b(so|very)@ much@ (expensive|cheap|big|small|cold|hot|difficult|easy|far|late|tired|busy|nice|beautiful|happy|important|interesting|loud|dirty)@(?=[.,;!?]|$| (?:so|for|to|and|but|that|because|when|in|at)\b) => $1 $2<
giu  \b((?:drives?|drove|sings?|sang|speaks?|spoke|writes?|wrote|walks?|dances?|explain(?:s|ed)?|answer(?:s|ed)?|cook(?:s|ed)?|listens?|sleeps?|slept|work(?:s|ed)?|play(?:s|ed)?)@ ((?:very|so|really|too|more)@ )?)(careful|beautiful|slow|quick|quiet|clear|correct|perfect|fluent|polite|regular|different|wonderful|serious|independent)@(?=[.;!?]|$| (?:because|but|when|in|on|at|to|with|for)\b) => $1adverb($3)<
# time and place
gu   (?<!\bcheck(?:ing|ed|s)?@ )(?<!-)\b[Ii]n@ (?=(?:${MONTH}) \d{1,2}(?:st|nd|rd|th)?(?:[.,;!?]|$| (?:at|from|to|until|because|and|in|we|I|for)\b)) => on <
gu   \b(?:[Ii]n|[Aa]t)@ (${TIME})(?= (?:we|I|he|she|they|it|my|the)\b) => on $1<
giu  \b(?:in|at|on)@ (Christmas|Easter)(?=[.,;!?]|$| (?:I|we|and|because|with|the)\b) => at $1<
giu  \b(?:in|at|on)@ (?:the )?(first|second|third|fourth|fifth|ground|top)@ floor@(?=[.,;!?]|$| (?:and|of|without|with|but|there|because)\b) => on the $1 floor<
giu  \b(am|was|were|is|are|stay|stays|stayed|be|staying)@ in@ (?:the )?home@(?=[.,!?]|$| (?:all|because|and|today|yesterday|alone|with|every|now|when|at)\b) => $1 at home<
giu  \b(go|goes|went|going|gone)@ to@ (shopping|swimming|fishing|skiing|dancing|jogging|running|cycling|camping|hiking|sightseeing)@(?! (?:cent|mall|pool|lesson|class|club|practice|training|course|trip)) => $1 $2<
giu  \b(I am|we are|you are|they are) (work|live(?= (?:in(?! (?:\d|the studio))|with (?:my|our)|alone)\b)|speak|go|need|play|remember|understand|agree|stay)@(?=[.,!?]| (?:in|at|for|as|from|with|to|the|an?|my|very|now|that|it|you|here|there|\p{Ll}+@[SN])\b) => withoutBe($1) $2<
giu  \b(if|when) it will (rain|snow)@ => $1 it third($2)<
gu   \bon@ (good|high|basic|low|advanced|intermediate|professional|native)@ level@ => at article($1) level<
giu  \b(respons[ia]ble)@ for@ (?!(?:work|use|help|change|damage|harm|care)@)(\p{Ll}{3,})@V(?= (?:the|an?|my|your|our|their|his|her|these|new)@) => $1 for gerund($2)<
# what has begun and lasts
giu  \b(I|we|they|you|he|she|it)(?: am| is| are|['’](?:m|re|s))@? having@${PHRASE} since@ ${PERIOD} => perfect($1) had$2 sinceOr($3)<
giu  \b(is|are|was|were|used)@ for@ (\p{Ll}{4,})@~V(?= (?:${DET}|\p{Ll}+@[NS])) => $1 for gerund($2)<
giu  \b(I|we|they|you|he|she|it|(?:the|my|our|his|her)@ (?:\p{Ll}+@N )?\p{Ll}+@)@? (am|is|are)@( not| still| already|) (\p{Ll}{3,}ing)@${PHRASE} since@ ${PERIOD} => $1 $2{am=have is=has are=have}$3 been $4$5 sinceOr($6)<
giu  (?<!\bthere )\b(am|is|are)@( not| still| already|) ((?:\p{Ll}+@[JP]|here|there|(?:at|in|on|without) \p{L}+|out of order)@?) since@ ${PERIOD} => $1{am=have is=has are=have}$2 been $3 sinceOr($4)<
giu  ${CLAUSE}(nobody|he|she|it|(?:the|my|our|his|her)@ (?:\p{Ll}+@N )?\p{Ll}+@N)@? (?!(?:has|is|does|was)\b)(\p{Ll}{3,}s)@+Z${PHRASE} since@ ${PERIOD} => $1 has participleOfThird($2)$3 sinceOr($4)<
giu  \bduring@ (?=(?:${NUMBER}|one|several|many|a few)@ (?:hours?|days?|weeks?|months?|years?|minutes)@(?! (?:of|in|when|with)\b)) => for <
giu  \b(I wish (?:I|we|he|she|they|it|you))@ (have|has|know|am|is|are|live)@ => $1 $2{have=had has=had know=knew am=were is=were are=were live=lived} <
giu  (?<=\b(?:important|necessary|better|best|decided?|try|tried|prefer|careful|want|wanted|need|you|me|him|us|good|idea|promised?|sure|is|was|and|please|how|order|as)@ )to@ (?:don['’]t|do not)@ (?:to@ )?(\p{Ll}{2,})@+V => not to $1<
giu  \b(I|we|you|he|she|they)@ ((?:really|also|only)@ )?(want|wants|wanted|need|needs|hope|would like|['’]d like)@ (bring|send|(?:pay|book|cancel|write|sign)(?=@ (?:(?:${DET}|${OBJECT})\b|every|online))|go|come|know|speak|see|buy|become|ask|be|get|find|meet|learn|join|make|do|take|give|understand|talk|stay)@(?= ) => $1 $2$3 to $4<
giu  \bnobody@ of@ (?=(?:my|the|our|us|them|you|these)\b) => none of <
giu  ${START}((?:the|my|our|an?)@ (?:${PEOPLE})@) what@ (?=(?:is|was|has|had|\p{Ll}+(?:@+Z|@D))@? ) => $1 who <
giu  \b(I|we|he|she|they)@ (feel|feels|felt)@ ((?:very|so|really|a@ little|a@ bit)@ )?(tir|bor|excit|confus|disappoint|annoy|embarrass|surpris|frighten|relax)ing@(?=[.,!?]|$| (?:today|now|and|because|about|when|by)\b) => $1 $2 $3$4ed<
giu  (${START}all|\b(?:is|was|['’]s) all|\b(?:everything|nothing|something|anything|the (?:only|first|best|last) thing))@ what@ (?=(?:I|you|he|she|we|they|it|is|was|has|can|the|my)\b) => $1 that <
giu  \bbecause@ ((?:the|my|our|this|these)@ (?:\p{Ll}+@J )?\p{Ll}+@[NS])(?=[.!?]|$) => because of $1<
giu  ${START}it(?:['’]s| is)@? (?=(?:possible|necessary)@ [^.!?\n]{3,100}\?) => is it <
giu  ${START}(learn|speak|eat|go|find|buy|read|write|have|be|get|make|swim|become|understand|choose|sell|meet)@ ((?:(?!(?:it|this|that|sure|what|who|which|there|everything|he|she|if|whether|where|when|how)\b)\p{L}+@ ){1,4})(is|was|makes)@ (?=(?:(?:very|not|so|really|too)@ )?(?:bad|good|important|difficult|easy|hard|expensive|fun|dangerous|interesting|my|better|healthy|boring|useful|necessary|great)@) => gerund($1) $2$3 <
giu  \b(nobody|no one|nothing)@ (can|could|wo|is|has|was|would)(?:n['’]t|['’]t)@ => $1 $2{wo=will}<
giu  (?<!\b(?:and|or)@ )\b(he|she|it)@ don(['’])t@ => $1 doesn$2t<
giu  \bat your disposition@ => at your disposal<
# numbers of nouns
giu  \b(many|several|various|a few|few|too many|so many|these|those)@ ((?:\p{Ll}+@J ){0,2}(?:\p{Ll}+@N )?)(\p{Ll}{3,})(?<![^su]s)(?!@ (?:and|or)@ \p{Ll}+@ \p{Ll}+s\b)(?:@N${END}|@~N(?=[.,;!?]|$| )(?! \p{Ll}+@[NSJPG]))(?<!\b(?:how many|these|those|few) (?:time|kind|sort|way|type)@) => $1 $2pluralIfCounted($3)<
gu   (?<!\b(?:an?|the|its|this|that|to|per|over|under|top|last|grade|level|area|zone|class|as|\p{Ll}+@N)@ )(?<=[.!?] |^|\p{Ll}@[A-Z] |\bI )(${NUMBER})@ (?!(?:next|last|[mk]?g|mcg|m?l|[cmk]?m|oz|lb|(?:minute|hour|day|week|month|year)@ \p{Ll}+)\b)((?:\p{Ll}+@J )?(?:\p{Ll}+@N )?)(?!(?:star|bed|bedroom|seat|door|seater|year|euro|percent|pence|min|sec|people|staff|noon|news|yesterday|today|tomorrow|tonight)\b)(\p{Ll}{3,})(?:@~N|@+C)${END}(?! (?:and|or) \p{L}+(?:-|s\b))(?<!\b(?:at|iphone|windows) \d+ .{3,20}) => $1 $2pluralIfCounted($3)<
giu  (?<!\bor )\b(a lot of|lots of|plenty of|a couple of|a number of|all kinds of|hundreds of|thousands of|(?:one|many|each|two|three) of (?:the|my|our|your|his|her|their|these|those)|all the other|different kinds of)@ ((?:\p{Ll}+@J )?)(?!(?:committee|team|staff|crew|group|board|gang|crowd|audience|band|class|company|council|time|way|part|world|day|week|year|family|room|side|heart|body|wall|road|house|surface|floor|garden|difference|story|river|sky|soul|forest|chance|change|market|light|ground)\b)(\p{Ll}{3,})@+C${END} => $1 $2pluralIfCounted($3)<
giu  \b(every|another)@ ((?:\p{Ll}+@J )?)(?!(?:news|means|series|species|always|ones)\b)(\p{Ll}{3,})@S(?!['’]|-)${END} => $1 $2singular($3)<
gu   (?<!\b(?!(?:The|Many|Some|Most|All) )\p{Lu}\p{L}* )\b(childs|mans|womans|feets|sheeps|fishermans|vocabularys|clothings|furnitures|documentations|luggages|equipments|jewelries|trafficks)(?![\p{L}'’]| ['’]| of\b) => $1{childs=children mans=men womans=women feets=feet sheeps=sheep fishermans=fishermen vocabularys=vocabulary clothings=clothing furnitures=furniture documentations=documentation luggages=luggage equipments=equipment jewelries=jewelry trafficks=traffic}<
gi   \bweek-ends?\b => weekend<
giu  \b(your|the|this|an) announce(?= (?:for|about|in|on|of|at|with)\b|[.,]) => $1 advertisement<
# agreement
giu  ${CLAUSE}(someone|somebody|everyone|everybody|anyone|anybody|nobody|no one|everything|something|nothing)@ ((?:always|never|also|really|still)@ )?(?!(?<=(?:^|[.!?] |\n)any(?:one|body)@ )[^.!?\n]{3,200}\?)(?!(?:be|put|let|read|cut|hit|cost)\b)(\p{Ll}{2,})@V(?!-)${FOLLOWED}(?<!\b(?:suggest|recommend|insist|demand|important|essential|vital|necessary|ask|asked|require|requested)\b.{0,40}) => $1 $2third($3)<
giu  ${CLAUSE}(he|she|it)${NOT_PAIRED}@ ((?:always|never|often|sometimes|usually|also|really|still|only)@ )?(?!(?:be|put|let|read|cut|hit|cost|like|have|do|come|run|become|open|live)\b|use@ to\b|need@ (?:not|only|never|hardly|merely)\b)(\p{Ll}{2,})@V(?=[.,;!?]|$| )(?<!\b(?:suggest\w*|recommend\w*|insist\w*|demand\w*|important|essential|vital|necessary|asked|requir\w+|requested|propos\w+|prefer|lest|and did|nor did|does|did|can|could|will|would|should|may|might|must|let)\b.{0,60}) => $1 $2third($3)<
giu  ((?:^|[.!?] )(?:Hi|Hello|Hey|Dear|Good)\b[^.!?,\n]{0,30}, |(?:^|[.!?] )(?:But|And|So|Also|Then),? |, and |, but |\bthat )((?:the|my|our|your|this|his|her)@ (?:\p{Ll}+@J )?(\p{Ll}{3,})@N) (have|are|were|do(?=n['’]t| not))@(?= (?:been|not|\p{Ll}+(?:ed|ing)|very|too|so|no|always|already|still|closed|open)\b|n['’]t)(?<!\b(?:and|or|of|in|with) .{3,40}) => $1$2 singularIf($4, $3)<
giu  \b(and|but|because|that|so|,)@ (all (?:of )?(?:the|our|my|your|their) (?:\p{Ll}+@J )?\p{Ll}{3,}@S) (is|was|has|doesn['’]t|does)@(?= \p{L})(?<!\b(?:of|in|on|for|with|to|from|at|by|about|between) [^.,!?]{2,40} and all.{3,40}) => $1 $2 $3{is=are was=were has=have doesn't=don't does=do}<
giu  \bpeople@ (is|was|has|doesn['’]t|wasn['’]t|isn['’]t|comes|goes|thinks|wants|needs|likes|says|knows|lives|works|dies|uses|makes|gets|believes|becomes|spends|speaks|buys|gives|takes|goes)\b@(?<!\b(?:of|with|for|by|about|to|from|between|among|in|than|number|group|one) (?:\p{Ll}+@ ){0,2}people@ \p{L}+@) => people pluralVerb($1)<
giu  \bthere (is|was|has(?= been\b))( been|) ((?:(?:the )?same|many|several|a few|few|various|so many|too many|a lot of|lots of|some|no|any|${NUMBER})@ (?:\p{Ll}+@J ){0,2}(?:\p{Ll}+@N )?\p{Ll}{3,}@S)(?!['’]| \p{Ll}+@[NS])(?<!\b(?:years|months|weeks|days|hours|minutes|pounds|dollars|miles)@) => there $1{is=are was=were has=have}$2 $3<
giu  ${START}((?:\p{L}+ (?:\p{L}+@ ){0,3})?(?:graph|table|chart|picture|diagram|figure|book|article|text|report|film|movie|story))@ (show|describe|compare|explain|present|illustrate|tell|talk|give)@(?= (?:the|that|how|us|an?|about|what)\b)(?<=\b(?:the|this|my|our|your)@ .{3,40}) => $1 third($2)<
giu  (?:${START}|(?<=\b(?:because|when|if|while|where|although|but|so|that) ))((?:the|this|that|an?|our|my|your|his|her|every|each) (?:\p{Ll}+@J )?(?!(?:day|week|month|year|time|morning|night|evening)@)(\p{Ll}{3,})@N(?: (?:always|never|often|usually|sometimes|also|really))?) (?!(?:let|put|read|cut|hit|cost|be|like)\b)(\p{Ll}{3,})(?:@~V|(?<=\bcome|become)@)(?=[.,;!?]|$| )(?<!\b(?:suggest\w*|recommend\w*|insist\w*|demand\w*|important|essential|vital|necessary|asked|requir\w+|requested|propos\w+|prefer|lest)\b.{0,80}) => $1 singularIf($3, $2)<
giu  ${CLAUSE}(he|she|it) have (?=(?:an?|the|no|been|some|many|my|two|three|to|not|very|good|big|\p{Ll}+@J)@ )(?<!\b(?:suggest\w*|recommend\w*|insist\w*|demand\w*|important|essential|vital|necessary|did|does|can|could|will|would|should|may|might|must|let)\b.{0,60}) => $1 has <
# forms of verbs
giu  \b(do|does)(?:n['’]t| not)@ (will|can|could|must|should|would)\b@ => $2{will=won't can=can't could=couldn't must=mustn't should=shouldn't would=wouldn't}<
giu  (?<!\b(?:what|whatever|all|everything|as|anything|than|best|way|how|that)@ )\b((?:I|you|he|she|it|we|they|who|people)@ )(will|would|should|must|may|might|can|could|can['’]t|cannot|couldn['’]t|won['’]t|shouldn['’]t|mustn['’]t)@ to@ (?!do\b)(\p{Ll}{2,})@+V => $1$2 $3<
giu  \b(to|please)@ (?:to )?(\p{Ll}{2,}(?=@~D)(?<!saw(?=@ (?:wood|logs?|planks?|boards?|branches|timber|metal|through|off)@))|seen|done|gone|taken|written|spoken|eaten|begun|driven|forgotten|ridden|stolen)@(?<!\b(?:used|going|has|have|had) to@ (?:seen|done|gone|taken|written|spoken|eaten|begun|driven|forgotten|ridden|stolen)@)(?<=\b(?:want|wants|wanted|need|needs|like|able|have|has|had|used|going|decided|decide|hope|try|tried|started|began|started|wish|please) (?:to|please)@ (?:to )?\p{L}+@) => $1 base($2)<
giu  \b(make|makes|let|lets)@ (me|us|him|her|them|you)@ to@ (\p{Ll}{2,})@+V(?! (?:for|of)\b) => $1 $2 $3<
giu  \b(enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|suggest|suggested|dislike|dislikes|postpone|postponed|gave up|give up|consider|considering|quit|recommend)@ to@ (?!be\b)(\p{Ll}{2,})@+V(?<!\b(?:suggest|recommend)@ to@ (?:you|us|me)@)${FOLLOWED} => $1 gerund($2)<
giu  \b(stop|stops|stopped|stopping)@ to@ (work|function|respond|rain|believe|operate|exist|cry|heat|spin)@(?=[.,;!?]|$| (?:after|and|because|when|since|in|on|at|yesterday|completely|suddenly|again|properly|now|for)\b)(?<!to@ (?:play|use|drink)@ (?:with|for)) => $1 gerund($2)<
giu  \b(of|by|without|about|interested in|good at|bad at|instead of|tired of|afraid of|fond of|capable of|thinking of|succeed in|insist on|used to no|after|before)@ (?:(?<!\babout@ )to )?(?!(?:let|put|read|cut|hit|be|see|do)\b)(\p{Ll}{3,})@~V(?= (?:${DET}|${OBJECT})\b) => $1 gerund($2)<
giu  \b(thank you|thank you very much|thank you so much|thank you in advance|thanks in advance|thanks|sorry)@ for@ (\p{Ll}{3,})@+V(?= (?:${DET}|${OBJECT})\b)(?<!for@ (?:help|support|answer|reply)@ )(?! you (?:gave|have|showed|made|sent)\b) => $1 for gerund($2)<
giu  \b(?<!\b(?:ready|good|thank you|thanks|sorry|except|useful|responsible) )for@ (?!(?:be|have|go|do|pay|drive|keep|say|let|put|use|help|work|fear|answer|cover|read|cut|set|love|see) (?:and|or|not|of)\b|(?:use|help|work|fear|answer|cover|love|hire|call|get|rent|sale|look|talk|walk|run|start)@)(\p{Ll}{3,})@V(?= (?:the|an?|my|your|his|her|our|their|me|you|him|us|them|it)\b(?! (?:go|own)\b)) => to $1<
giu  \bfor@ (?!(?:let|be|go)\b)(\p{Ll}{4,})@~V(?= (?:(?:more|new|some|it|in|at|about|better|well|quickly|fast)\b|\p{Ll}+@S|\p{Ll}+@~N))(?<!\b(?:ready|good|pay|time|thank you|thanks|sorry|except|what|not|responsible) for@ .{4,30}) => to $1<
giu  \b(have|has|had|['’]ve)@( already| just| never| always| also| ever| not|n['’]t)?@ (?!(?:to|be|let|put|read|cut|hit|had|got|better|go to|get|do)\b)(\p{Ll}{3,})@~V(?= (?:the|an?|my|your|his|her|our|their|that|it|me|you|him|us|them|in|on|at|for|from|to|with|two|three|many|some|how|what|why|\d)\b|[.,;!?]|$)(?<!\b(?:to|I|you|we|they|who|didn['’]t|don['’]t) have@ (?:people|them|him|her|me|us|it)@.{0,20}) => $1$2 participle($3)<
giu  \b((?:can|could|will|must|should|may|might|to|would)@(?: also| not| always| only)?@ be@) (?!(?:clean|clear|open|free|ready|live|well|calm|complete|welcome|fine|worth|like|right|present)\b)(cancel|change|use|repair|finish|clean|prepare|close|return|charge|cook|serve|wash|check|fix|move|sign|book|order|refund|rent|exchange|explain|solve|improve|treat|extend|reserve|bring|forbid|\p{Ll}{3,}(?=@~V))@(?= (?:by|in|at|on|for|to|until|before|from|if|with|because|and|again|only|here|immediately|after)\b|[.,;!?]|$)(?<!there@ .{2,6} be@ \p{L}+@) => $1 participle($2)<
giu  \b(am|is|are|was|were|be|feel|feels|felt|very|so|really|get|got)@ (disappoint|surprise|excite|confuse|interest|tire|bore|satisfy|frighten|embarrass|annoy|shock|exhaust)@(?=[.,;!?]|$| (?:about|with|by|of|that|because|and|in|when|to)\b)(?<!\b(?:not|to|of|with) (?:so|very)@ \p{L}+@) => $1 participle($2)<
giu  \b(?:was|were)@ (happened|occurred|appeared|disappeared|existed|belonged|consisted|died)@(?! to be) => $1<
# pronouns
giu  \b(for|with|from|of|about|by|without|between|help|helped|helps|send|sent|give|gave|tell|told|ask|asked|visit|call|thank|invite|show|bring|teach|let)@ (they|he|she|we)@(?=[.,;!?]|$| (?:to|in|on|at|because|but|every|again|when|if|back|home|with|for)\b)(?<!\b(?:as|than|what|who|how|when|if) (?:of|with|by|for)@ \p{L}+@)(?<!\b(?:call|ask|show|help|let|visit|invite|give|send|tell|bring|teach)@ (?:they|he|she|we)@(?= (?:in|on|at|because|but|when|if|every)\b)) => $1 $2{they=them he=him she=her we=us}<
giu  (?:${START}|(?<=\b(?:because|and|but|so|when|that) ))((?:my|our|his|her|your)@ (?:\p{Ll}+@J )?(?:${FAMILY})@) (?:he|she)@ (?=(?:is|was|has|can|will|works?|worked|lives?|lived|likes?|always|very|doesn['’]t|didn['’]t|wants?|does|got|went|came|told|said|speaks?|studies|helps?|helped|also|never)\b) => $1 <
giu  (?<!\b(?:in|of|on|at|from|for|with|to|by|about|under|through) )\b(which|that)@ (?:it|they)@ (?=(?:is|are|was|were)@ (?:near|very|close|so|located|in|on|at|made|next|too|called)\b)(?<=\p{Ll}@[NS] (?:which|that)@ .{2,8})(?<!\bthat@ .{2,8}) => $1 <
giu  (?<!\b(?:position|job|role|post|work|vacancy|career)@ (?:of|as|for)@ (?:an?@ )?(?:\p{Ll}+@[JN] )?)\b(${PEOPLE})@ which@(?= (?:\p{Ll}+@[VZDP]|is|are|was|were|has|have|had|can|could|will|would|do|does|love|like|need|want|work|live|help|don['’]t|doesn['’]t|didn['’]t|(?:we|I|you|they)\b)) => $1 who<
giu  (?<!\bwith@ (?:\p{Ll}+@ ){0,2})\b(exams?|films?|movies?|city|cities|town|country|emails?|letters?|orders?|parcels?|packages?|bus|train|flight|website|app|lessons?|meetings?|events?|jobs?|computer|laptop|apartment|flat|park|street|songs?|story|pictures?|presents?|gifts?|museum|things?|products?|books?|houses?|machines?|documents?|shops?|places?|items?|cars?|rooms?|problems?|questions?|animals|tools|clothes|parts|files|phones?|courses?|company|companies)@ who@(?= (?:you|we|I|they|is|are|was|were|has|have|can|will|need|needs)\b) => $1 that<
giu  (?<!\b(?:tell|told|ask|asked|show|showed|explain|know|give|gave|teach|me|us|him|her|them)@ )\b((?:an?|every)@ (?:\p{Ll}+@J )?(?:\p{Ll}+@N )?\p{Ll}{3,}@N|(?:the|this)@ (?:\p{Ll}+@[JN] )?(?:offer|advert|advertisement|job|position|apartment|flat|house|room|product|jacket|dress|phone|book|car|computer|machine|film|restaurant|hotel|course|shop|photo|bike)@) what@ (?=(?:is|was|has|had|can|will|causes?|\p{Ll}+@Z|makes?|(?:I|we|you) (?:saw|bought|ordered|need|have|want|found|received|got|use))\b) => $1 that <
# what verbs take
giu  \b(explain|explains|explained|describe|described|explaining)@ (me|us|him|her|them|you(?= (?:the|my|our|how|what|why|everything|it)@))@(?! (?:this|that|the (?:same|other)|each|some|in (?:this|that|the same)) (?:way|time|word|manner)\b)(?=[.,;!?]|$| (?:${DET}|how|what|why|where|when|clearly|again|everything|in|more|better|all|which|if)\b)(?<!@ her@(?= \p{Ll}+@[NSJ])) => $1 to $2<
giu  \b(said|say|says)@ (me|us|him|them)@(?=[.,!?]|$| (?:that|it|to|the|he|she|they|we|I|you|about|yes|no|my|his|her|yesterday)\b) => $1{said=told say=tell says=tells} $2<
giu  \b(recommend|suggest|demand)@ you@ to@ (?!(?:any|every|all|my|our|the|an?|others|friends|people)\b)(\p{Ll}{2,})@V(?!s\b) => $1 that you $2<
giu  \b(recommend|recommended|suggest|suggested)@ to (you|us|me|him|them)@ ((?:the|an?|this|your|our)@ (?:\p{Ll}+@J )?\p{Ll}+@[NS](?: \p{Ll}+@[NS])?)(?=[.,;!?]|$) => $1 $3 to $2<
giu  \b((?:to|I|we|you|they|please|can|could|not|didn['’]t|don['’]t|will|have|and)@ )(contact|contacted|reach|phone|answered)@ (?:with|to)@ (?=(?:the|your|my|our|their|his|her|me|us|you|him|them)\b)(?<!\b(?:have|in|into|lost|no|and)@ contact@ .{3,6}) => $1$2 <
giu  \b(discuss|discusses|discussed|discussing|mention|mentions|mentioned|mentioning|emphasi[sz]e|emphasi[sz]es|emphasi[sz]ed)@ about@ (?!a@ (?:dozen|hundred|thousand)\b|\d|(?:half|two|three|ten|twenty)\b)(?=(?:(?:${DET}|it|how|what|many)\b|\p{Ll}+@[NSJ]))(?<!\b(?:was|were|is|are|been|be|being)(?: \p{Ll}+@)? (?:discussed|mentioned|emphasi[sz]ed)@ .{2,6}) => $1 <
giu  \b(attend|attends|attended|attending)@ (?:at|to|in)@ (?=(?:the|an?|this|your|our|my)@ (?:\p{Ll}+@J )?(?:meeting|course|class|lesson|conference|school|university|party|event|workshop|training|seminar|wedding|interview|ceremony|concert|lecture)) => $1 <
giu  \b(listen|listens|listened|listening)@ (?=(?:music|the|my|me|him|her|them|your|us|their|his|songs|radio)\b) => $1 to <
giu  \b(wait|waits|waited|waiting)@ (?=(?:me|us|you|him|them|(?:your|his|her|their) (?:answer|reply|response|call|email|message|letter|confirmation|decision|visit|help|order|news|feedback|offer)|the (?:bus|train|answer|doctor|reply|result|results|delivery|package|parcel|order|money|refund|manager|teacher|taxi|response))\b) => $1 for <
giu  \bsearching@ (?=(?:an?|job|jobs|my|new|work|some|another)\b) => looking for <
giu  \b(participat(?:e|es|ed|ing))@ (?:to|at|on)@ (?=(?:the|an?|this|your|our|my|\d|two|three|four|many|some|several|all)\b|\p{Ll}+@S) => $1 in <
giu  \b(appl(?:y|ies|ied|ying))@ to@ (?=(?:the|this|an?|your)@ (?:(?:\p{Ll}+@|of) ){0,2}?(?:position|job|post|vacancy|role|visa|loan|scholarship)\b) => $1 for <
giu  \b(arriv(?:e|es|ed|ing))@ to@ (?=(?:the|my|our|your|his|her|their|this|an?)@ \p{Ll}) => $1 at <
gu   \b([Aa]sk(?:ed)?)@ to@ (?=\p{Lu}\p{Ll}+(?:[.,!?]|$| (?:about|for|if|when|what|to|and)\b)) => $1 <
gu   \b([Gg]o|goes|going|went|gone|[Cc]ome|comes|came|coming|get|gets|got|return|returned|arrive|arrived)@ (?:to|at) home@(?=[.,;!?]|$| (?:and|at|we|I|he|she|they|in|late|early|after|because|by|very|from)\b) => $1 home<
giu  \b(live|lives|lived|stay|stays|stayed|work|works|worked|arrive|arrived|move|moved|living|staying|go|went)@ in (here|there)@(?=[.,;!?]|$| (?:if|and|because|for|since|with|but|when)\b) => $1 $2<
giu  \b(I|we)@ have@ interest@ in@ => $1 am($1) interested in<
giu  \b(apartment|flat|house|shop|office|store|hotel)@ of (?=\p{Lu}\p{Ll}+ (?:Road|Street|Avenue|Lane)\b) => $1 on <
giu  \bgood@ in@ (?=(?:English|maths|math|mathematics|sports?|chemistry|physics|French|German|Spanish|cooking|singing|swimming|drawing|writing|speaking|dancing|football|tennis)@(?:[.,;!?]|$| (?:and|but)\b))(?<!looks? .{2,8}) => good at <
giu  \brevert@(?: back)?@ (?:back )?to@ (me|us)\b@ => get back to $1<
giu  \b(want|wants|wanted|would like|['’]d like)@ that@ (you|he|she|they|we|I|it)@ (?!(?:is|are|was|were|can|could|will|would|has)\b)(\p{Ll}{2,})(?:@+V|@+Z) => $1 $2{he=him she=her they=them we=us I=me i=me} to withoutS($3)<
giu  \b(I|you|we|they)@ have@ not@ (?=(?:any|an?|much|many|enough|so much|time|money|the|\p{Ll}{3,}@~[NS](?!['’-]))(?![\p{L}’'-])) => $1 do not have <
giu  \b(I|we|you|they)(?: am| are|['’](?:m|re)) (also|already) having (?=(?:(?:${NUMBER}|an?|good|great|strong|deep|some|no|very good|many|more than \w+|over \w+)@ )?(?:\p{Ll}+@J )?(?:(?:years|months)(?: of)? (?:experience|work)|experience|knowledge|doubts?|skills|licen[cs]e|visa|degree|certificate|children|brothers?|sisters?|idea|car|pets?|dogs?|cats?)\b) => $1 $2 have <
giu  \b(I am|I['’]m|we are|we['’]re|you are|he is|he['’]s|she is|she['’]s|they are|they['’]re) having (?=(?:(?:${NUMBER}|an?|good|great|strong|deep|some|no|very good|many|more than \w+|over \w+)@ )?(?:\p{Ll}+@J )?(?:(?:years|months)(?: of)? (?:experience|work)|experience|knowledge|doubts?|skills|licen[cs]e|visa|degree|certificate|children|brothers?|sisters?|idea|car|pets?|dogs?|cats?)\b) => perfect($1) <
giu  ${START}(Yesterday,?|Last (?:week|month|year|night|summer|winter|spring|autumn|weekend|${TIME}),?|(?:${NUMBER}|A few) (?:days|weeks|months|years|hours) ago,?)@ (I|he|she|we|they|someone|somebody|everybody|nobody|(?:the|my|our|his|her)@ \p{Ll}{3,}@[NS])@ (?!(?:read|put|let|cut|hit|cost|have to|need to|must|will)\b)(?:am |is |are )?(\p{Ll}{2,})@[VZ](?!['’]|-)${FOLLOWED} => $1 $2 pastOf($3)<
giu  ${START}(I|he|she|we|they)@ (?:have|has)@ (yesterday|last week|last month|last year|last night)@ (\p{Ll}{3,})@[PD] => $2, $1 past($3)<
giu  (?<!, )\b(when|if|as soon as|after|before|until|unless)@ (I|we|you|they|he|she|it)@ will@ (?!(?:not|help|excuse|allow|forgive|pardon|just|please|permit|ever|also|still)\b)(be|\p{Ll}{2,})@+V(?<!\b(?:know|knows|ask|asks|asked|wonder|wondering|tell|told|sure|see|say|says|said|decide|check|confirm|find out|idea|date|day|time|moment|question|unsure|clear|depends|imagine|predict|explain|understand|remember|announce|announced|inform|informed|let|certain|on when|on if)\b[^.,!?]{0,25}\b(?:when|if|as soon as|after|before|until|unless) .{6,40})(?<!^(?:when|if) (?:will|you will be so)\b.{0,20})(?![^.!?]{0,80}\?)(?<!will@ be@(?= (?:able|\p{Ll}+ing)\b)) => $1 $2 present($3, $2)<
giu  \bwould be@ (happy|glad|grateful|pleased|nice|great)@ when@ (?=(?:you|we|I|he|she|they)@ (?:could|can|would)\b) => would be $1 if <
giu  (?<=^|[.!?] |\n|, )(I) write@ (?:to )?you@ (?=(?:because|about|regarding|for|to|in)\b) => $1 am writing to you <
# prepositions of time and place
gu   \b(?:in|at) (${TIME})(?=[.,;!?]|$| (?:but|so|only|morning|evening|afternoon|night|for|at|and|to|I|we|until|because|if|or|after|before|from|between|around|when|with)\b) => on $1<
giu  (?<!(?:[%\d]|\b(?:percent|up|down|increased?|improve[ds]?|improvement|rise|rose|drop|fall|fell|based|depends?|reflect|focus|work|worked|compared|com(?:e|es|ing)|came|check|went|go|got|sent|brought|put|took|is|are|was|were|be|been|it|them|him|her|me|us|\p{Ll}+(?:ed|ing)|already)@) )\b(?:in|on|at)@ (?=(?:last|next|this|every)@ (?:week|month|year|morning|evening|afternoon|night|summer|winter|spring|autumn|weekend|${TIME})\b(?!['’]| of\b|-|s\b| (?:shift|class|team|flight|train|menu))) => <
gu   \b(?:in|at) (?=(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\b) => on <
gu   \b(on|from|until|till|by|before|after|since|at|in|of) the (?=\d{1,2} (?:${MONTH})(?:[.,;!?]|$| (?:to|until|and|at|I|we|in|for|because|or|is)\b)) => $1 <
giu  \b(?:on|in(?=@ \d{1,2}:[0-5]0\b))@ (?=\d{1,2}:\d\d\b(?! (?:minutes|seconds|hours|km|min)\b)) => at <
giu  \bsince@ (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:to|until|till)@ (?=\d) => from $1 to <
giu  \b(?:since|from|for)@ (?:a )?long time@(?=[.,;!?]|$| (?:and|but|because|I|we)\b) => for a long time<
giu  (?<!\b(?:the|a|an|or|and) )\bbefore@ ((?:${NUMBER}|one)@ (?:days?|weeks?|months?|years?|hours?))@(?= (?:and|but|because|in|from|at|on|I|we)\b|[.,;!?]|$)(?<=\b(?:bought|ordered|received|sent|paid|came|arrived|met|started|wrote|called|saw|booked|applied|moved|finished|visited|left|got|did|made|happened|lost|began|married|went)@ [^.!?;\n]{0,50}) => $1 ago<
giu  (?<=\b(?:please|can you|could you|will|['’]ll|must|have to|has to|need to|want you to)@ [^.!?]{0,80}\b(?:send|submit|finish|complete|return|confirm|reply|answer|remove|do it|do this(?! until@ the end)|pay|bring|deliver|give me|give us|let me know|let us know|inform)\b[^.!?]{0,60} )until@ (?=(?:${TIME}|tomorrow|next week|the end of|the (?:evening|afternoon|morning)|\d{1,2}(?::\d\d)? ?(?:[ap]m|o['’]clock)?\b|\d{1,2}(?:st|nd|rd|th)? (?:${MONTH}))) => by <
gu   \b(?:in|at)@ (?:the )?[Ii]nternet@(?=[.,;!?]|$| (?:that|but|because|yesterday|for|I|we)\b) => on the internet<
giu  \bin@ ((?:your|the|our|this)@ (?:website|site|web page|webpage|homepage|facebook page))@(?=[.,;!?]|$| (?:and|that|but|because|yesterday)\b)(?<=\b(?:saw|seen|found|read|see|find|posted|published|advertised|written|mentioned|announced|offered|ordered|bought)@ [^.!?]{0,40}) => on $1<
giu  \bby foot@(?=[.,;!?]|$| (?:because|to|from|every|in)\b) => on foot<
giu  \b(proud|capable|fond|jealous|aware)@ (?:on|for|from|about|at|with)@ (?!the first\b)(?=(?:${DET}|${OBJECT})\b|\p{Ll}+@G) => $1 of <
giu  \b(interested)@ (?:for|on|about|at|to)@ (?=(?:${DET}|it|them)\b) => $1 in <
giu  \b(responsible|famous)@ of@ => $1 for <
giu  \bnear@ (?:from|of)@ (?=(?:${DET}|here|there|us|me)\b|\p{Lu}) => near <
giu  \bdespite of@ => despite<
giu  \bin the other hand@(?=,) => on the other hand<
giu  \b(go|goes|went|going)@ (?:in|at)@ (?=(?:the@ (?:doctor|dentist|cinema|beach|supermarket|bank|gym|church|market|office|airport|station|library)|school|work)@(?:[.,!?]|$| (?:and|with|because|every|on|to)\b)) => $1 to <
giu  (?<!\b(?:the|this|that|these|those|very|much|all|and|some|no|my|exact) )(?<=\p{Ll}@ )same@ (?=\p{Ll}+@[NS]|as\b) => the same <
giu  \b(have|has) (already |)(?:since|for) ((?:${NUMBER}|many|several|a few) (?:days|weeks|months|years|hours)) (\p{Ll}+)@[PD] => $1 $2$4 for $3<
giu  \b(bought|ordered|received|got|rented) (from you|in your shop|from your shop|in your store|at your shop) ((?:the|this|an?|my|two|three) (?!(?:last|next|same|first|week|month|year|morning)\b)(?:\p{Ll}+@[JN] )?\p{Ll}+@[NS])${END}(?! of\b) => $1 $3 $2<
giu  \b(${TIME}) in the (morning|evening|afternoon)@ => $1 $2<
giu  \bdata analyse@ => data analysis<
giu  \b(always|never|often|and|also|sometimes|can) (help|helps|ask|call|thank|invite|tell) to (me|us|him|them|you)@(?= |[.,!?]) => $1 $2 $3<
giu  \ban? ((?:\p{Ll}+@J )?(?:weather|information|advice|furniture|luggage|equipment|homework|news|traffic|progress|luck|fun|research|software|feedback|transport|free time|spare time))@${END} => $1<
giu  \b(who(?= has)|s?he(?= has)|I(?= have)) (has|have) (\d{2}) years@(?=[,.]| and\b(?! (?:${NUMBER}|one|half|some|an?)\b)) => $1 $2{has=is have=am} $3 years old<
giu  ${START}(This|That) (are|were)@ (?=(?:very|not|so|too|strictly|really|always)@ |\p{Ll}+@~J|\p{Ll}+@P) => $1 singularVerb($2) <
giu  \bif any (problem|question|doubt|issue)s?,? (?=please\b) => if you have any $1s, <
giu  \breply (?=(?:you|me|us)@(?:[.,;!?]|$| (?:in|within|as|by|soon|at|about|today|tomorrow|with)\b)) => reply to <
giu  \bhesitate@ (?=(?:contact|ask|call|write|email|tell|let|visit|send|get)\b) => hesitate to <
giu  \b((?:\d[\d,]*|many|several|some|most|all)@ (?:\p{Ll}+@J )?(?!(?:years|months|weeks|days|hours|minutes|miles|pounds|dollars|euros|degrees|points|percent)\b)\p{Ll}{3,}@S) (is|was)@ (?=\p{Ll}+@P)(?<!\b(?:of|in|with|than|for|by|on|to|from|at|about|between|among|against) (?:\p{L}+ ){0,2}[\p{L}\d,]+@ \p{L}+@ (?:is|was)@ ) => $1 pluralVerb($2) <
giu  \b(is|was|(?<=\b(?:it|that|he|she|this|here|there|who|what))['’]s)@ (?=(?:best|worst|biggest|largest|oldest|youngest|most (?:important|beautiful|expensive|interesting|difficult|popular|famous))@ (?!(?:man|practice|value)\b)\p{Ll}+@N${END}) => $1 the <
giu  ((?:${START}|\b(?:that|when|because|if|but|and) )(?:the|my|our|your|this) (?:\p{Ll}+@N )?\p{Ll}{3,}@N) (open|close|start|finish|end|begin)@ (?=(?:at|on|from) (?:\d|${TIME}|nine|eight|noon|midnight)) => $1 third($2) <
giu  \b(know|tell (?:me|us)|ask|asked|wonder|understand|remember|explain(?: to (?:me|us))?|sure|let (?:me|us) know|see)@ (?:at |in )?((?:what time|(?:which|what) \p{Ll}+|how (?:much|long|often)|how many \p{Ll}+|where|when|why|what|how))@ (do|does|did)@ ((?:I|you|we|they|he|she|it|this|that|(?:the|my|your|our|this|his|her)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@[NS]))@ (\p{Ll}{2,})@+V => $1 $2 $4 joinHelper($3, $5)<
giu  ${CLAUSE}(I|we|they|you) not (\p{Ll}{3,})@V => $1 do not $2<
giu  \bif (I|we|you|they|he|she) would have (?=(?:an?|the|more|enough|time|money|my|your|some|any)\b) => if $1 had <
giu  n['’]t (receive|received|get|understand|hear|find|buy|eat|know|go|do|say|see|want|need|have)@ (nothing|nobody|nowhere)\b(?! (?:about|but|when|happen)) => n't $1 $2{nothing=anything nobody=anybody nowhere=anywhere}<
gu   \b(\d{1,2}) of (?=(?:${MONTH})\b) => $1 <
giu  (?<=\b(?:I|you|he|she|it|we|they) )(must|should|can|could|will)@ (?!(?:bring|sing|ring|swing|spring|cling|sting|fling|string|king|fucking|freaking|be)\b)(\p{Ll}{3,}ing)@G => $1 ofGerund($2)<
giu  (?<!\bthere )\b(was|were|been) (break|deliver|invite|receive|install|forget|steal|throw|forbid|hide|tear|build|write|choose|agree|discuss|decide|confirm|approve|reject|arrange|postpone|announce)@(?=[.,;!?]|$| (?:by|for|and|since|when|because|so|but|that|to(?! it\b))\b)(?<!\b(?:do|did|does) (?:is|was)@ \p{L}+@) => $1 participle($2)<
giu  (?<!\b(?:than|of|or|no|least|at|in|on|by|with|within|for|from|to|per) |\band (?=one))\b((?:one|each|every) (?:\p{Ll}+@J )?(\p{Ll}{3,})@N) (have|are|were)@(?= (?:an?|the|been|not|very|too|to|\p{Ll}+(?:ed|ing))\b) => $1 singularIf($3, $2)<
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
giu  \bwe (will be|are) (${NUMBER}) persons?@(?=[.,]| (?:and|with)\b) => there $1 $2 of us<
# more of order, forms and prepositions
giu  \b(is|are|was|were|be|not|n['’]t)@ enough@ (?!(?:more|better|less|worse|other)\b)(\p{Ll}{3,})@J(?=[.,;!?]|$| (?:for|to|but|because)\b| and (?:the|it|I|we)\b)(?<!\bthere (?:is|are|was|were|is not|are not)@ .{3,30}) => $1 $2 enough<
giu  \b(for|is|until|by|will be) (?:on )?the next (?=(?:${TIME})@(?:[.,;!?]|$| (?:and|at|because|but|if|from|to)\b)|(?<!for@ the@ next@ )(?:week|month|year)@(?:[.,;!?]|$)) => $1 next <
gu   (?<!\b(?:on|from|until|till|by|before|after|since|at|in|of|to|and|or|is|was|for|between|than|about|celebrate)@ )(?<=\p{Ll}@ )the (\d{1,2})(?: of)? (?=(?:${MONTH})(?:[.,;!?]|$| (?:and|at|because|but|with|for|to)\b)) => on $1 <
giu  \b(increas(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|reduced?|rise|rises|rose|risen|fall|fell|fallen|drop|dropped|grow|grew|grown|(?:go|goes|gone|went) (?:up|down))@ (?:with|of(?<=\b(?:increased|decreased|rose|fell|grew|dropped) of))@ (?=(?:about |around |almost |nearly |over |more than )?\d[\d.,]*(?: ?%| percent| per cent)(?! (?:fewer|less|more|of)\b)) => $1 by <
giu  \b(in|to|from|for|of) the (?=(?:room|flat|apartment|page|platform|gate)@ \d{1,4}(?:[.,;!?]|$| (?:and|but|is|was|on|at)\b)|(?<=in the )(?:January|February|April|May|June|July|August|September|October|November|December)(?:[.,;!?]|$| (?:and|but|because|we|I|with)\b)) => $1 <
giu  \b((?:speak|speaks|spoke)@ \p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?|(?:advised|helped|treated|served)@ (?:us|me|them)) ((?:very|so|really) )?good@${END} => $1 $2well<
giu  \b(like|likes|liked|love|loved|enjoyed|see|sees|saw|send|sent|check|checked|open|opened|install|installed)@ (again|very much)@ ((?:the|this|my|your|our|that)@ (?:\p{Ll}+@J )?\p{Ll}+@[NS])${END}(?! of\b) => $1 $3 $2<
giu  \b(if|whether) (do|does) (you|I|we|they|it|he|she|(?:the|your)@ \p{Ll}+@[NS]) (\p{Ll}{2,})@+V => $1 $3 joinHelper($2, $4)<
giu  ${START}(is|are) (you|they|it|he|she|(?:the|your|this)@ \p{Ll}+@[NJ]) (have|include|accept|know|want|speak|allow|provide)@(?= [^.!?\n]{2,60}\?) => $1{is=does are=do} $2 $3<
giu  \b(he|she|it|I|we|they|you) (\p{Ll}{3,})@[VZ] (never|always)@(?=[.,;!?]|$)(?<!\b(?:will|do|does|can|love) .{3,25}) => $1 $3 $2<
giu  \b(I am|I['’]m|we are|we['’]re|he is|she is|they are) (working|using|living|studying|selling|learning)@ ((?:as|in|at|for) [^.!?,;]{2,50}?|it|them|here)@ from ((?:19|20)\d\d|last \p{Ll}+)@(?=[.,;!?]|$| (?:and|in)\b) => perfect($1) been $2 $3 since $4<
giu  \b(wanted|wants?|would like)@ (ask|know|tell|buy|say|inform|see|visit|rent|send|learn)@ (?=(?:${DET}|${OBJECT}|if|how|when|about|what)\b) => $1 to $2 <
giu  \b(\p{Ll}{4,})@S (?<!\b(?:of|one|in|on|with|for|from|about)@ (?:\p{Ll}+@ ){0,3}\p{Ll}+@ )(which|that|who) (is|was|has)@(?= (?:made|not|very|been|\p{Ll}+ed)\b) => $1 $2 pluralIf($3, $1)<
giu  ${SUBJECT_START}((?:the|these|those|my|our|his|her|your|their|some|many)@ (?:\p{Ll}+@[JN] )?(\p{Ll}{4,})@S) (goes|comes|does|gets|becomes|needs|wants|loves|likes|hates|enjoys|seems|looks|works|takes|gives|speaks|thinks|knows|costs|starts|lives|sends|arrives|teaches|eats|feels|belongs|happens|learns|plays(?= (?:football|tennis|basketball|chess|guitar|outside|together)@))@(?=[.,;!?]|$| (?:${DET}|${OBJECT}|to|in|on|at|for|from|with|very|more|too|good|well|fine|great|perfectly|okay|not|and|like|out|back|football|tennis|basketball|chess|guitar|outside|together|meat|english)\b)(?!s?['’]) => $1 pluralIf($3, $2)<
giu  \ball@ (colleague|employee|student|member|customer|guest|participant|client|user|worker|neighbour|parent|visitor)@(?=[.,;!?]|$| (?:must|should|have|are|will|can|need|who|to|in|please)\b) => all plural($1)<
giu  \b((?:arriv(?:e|es|ed|ing)|travel(?:s|led|ling)?|come|coming)@ (?:\p{L}+@ ){0,2})(?:by|with) the (?=(?:train|bus|car|plane|ferry|tram)@(?:[.,;!?]|$| (?:from|to|at|and|because|on)\b)) => $1by <
giu  ${CLAUSE}(I|we|you|they) (also|always|never|often|usually|sometimes|still|only|really) (\p{Ll}{3,})@Z(?= ) => $1 $2 withoutS($3)<
giu  \b((?:an?|the|any|every|this)@ (?:\p{Ll}+@J )?(?:person|man|woman|friend|girl|boy|customer|guest|student|teacher|doctor|driver|manager)@ who)(?<! of@ .{3,40}) (?!(?:let|put|cut|hit|cost|read|come|become)\b)(\p{Ll}{3,})@+V(?= ) => $1 third($2)<
giu  \b(work(?:ed|ing|s)?@ (?:as@ (?:\p{L}+@ ){1,3})?)in ((?:\p{Ll}+@[JN] ){0,2}(?:company|team|restaurant|shop|factory|hotel|supermarket|office|kindergarten|warehouse|bank|pharmacy|bakery)@)${END} => $1in article($2)<
giu  \b(in|with)@ (?!good company\b)(?!great company\b)((?:very )?(?:good|nice|great|quiet|beautiful|small|big|new)@ (?:place|location|hotel|flat|house|room|city|town|village|company|team|family|friend)@)${END} => $1 article($2)<
giu  ${START}(weather|hotel|bathroom|apartment|package|parcel|screen|battery|kitchen|internet|room(?= (?:is|was) (?:very|clean|small|too|not|so|big|dirty)))@ (is|was|has|have)@ (?!(?:where|what)\b) => the lower($1) $2{have=has} <
giu  \b(I|you|we|they) (?:do not|don['’]t) have (?!(?:got|used|left)\b)(\p{Ll}{3,})@[PD](?= (?:${DET}|${OBJECT}|nothing|anything|yet)\b) => $1 haven't $2<
giu  ${CLAUSE}(I|we|they|you|he|she|it) (have|get|need|want|offer|sell|receive|buy|provide|pay|gets|needs|wants|offers|includes) also (?=(?:an?|the|some|my|our|your|two|three|many|good|free|driving|experience)@ ) => $1 also $2 <
# order of words, questions and comparisons
giu  (?<!\b(?:no|or|any|is|are|once|\d) )\bmore@ (one|two|three|four|five|\d{1,2})@ (\p{Ll}{3,})@[NS]${END} => $1 more $2<
giu  (?<=^|[.!?] |, )how (you@ (?:already |may |might )?(?:know|see|said|asked|wrote))@, => as $1,<
gu   (?<=^|[.!?] |\n)(What|Where|When|Why|How|How much|How many \p{Ll}+@|What time)@ (you|we|they|I) (?!(?:need|want|like|see|do) (?:is|was)\b)(\p{Ll}{2,})@[V](?=[^.!?,]{0,80}\?) => $1 do $2 $3<
gu   (?<=^|[.!?] |\n)(Where|When|How|What|Why|What time|How much|How many \p{Ll}+@)@ (I|we|you|they|he|she|it) (can|could|should|must|will|is|are|was|were|have|has)@ (?=[^.!?,]{1,100}\?)(?![^?]*\b(?:is|are|was)\b[^?]*\?)(?! to\b) => $1 $3 $2 <
giu  \b(know|knows|tell (?:me|us|him|them)|ask|asked|wonder|see|explain|understand|remember|sure|check|idea|let (?:me|us) know|asking(?: (?:me|us))?(?: every day)?)@ ((?:where|when|why|how|what time|how (?:much|many|long|often|far|old|big|expensive)(?: \p{Ll}+@[NS])?|which \p{Ll}+@N))@ (is|are|was|were|has|have|can|will|should|could|would|must)@ ((?:I|you|he|she|it|we|they|(?:${DET}|their|next)@ (?:\p{Ll}+@J |\p{Ll}+@~N |nearest |next )?\p{Ll}+@[NS]))(?![’'])(?= (?:in|on|at|for|from|to|with|and|if|or|open|closed|\p{Ll}+@[PG])|[.,;!?]|$) => $1 $2 $4 $3<
giu  ((?:^|[.!?] )(?:although|though|even though)@ [^.!?;\n]{3,100}[^,\s]),? but (?=(?:he|she|it|they|we|I|you|the|my|our|his|her)\b) => $1, <
giu  \b(if|because|although|unless|whether)@ (is|was)@ (?=(?:possible|necessary|better|important|not|too|very|raining)\b|\p{Ll}+@~J) => $1 it $2 <
gu   (?<=^|[.!?] |\n)(Is|Was)@ (?=(?:situated|located|near|very|too|not|so|really|necessary|possible|important|better|forbidden|raining)@ [^?\n.!]{2,100}[.!]) => It $1{is=is was=was} <
giu  \b(is|are|was|were|be|feel|felt|looks?|seems?|got)@ little@ (?!(?:more|better|worse|different|other|known|less|short|likely|used|old|enough)\b)(?=\p{Ll}+@[J](?:[.,;!?]|$| (?:and|but|for|because|in|at|when)\b)) => $1 a little <
giu  (?<!\b(?:an?|the|this|that|every|any|little|each|only|very|some|no|my) )\blittle bit\b => a little bit<
giu  \b(was|were|is|are)@ (very|so|really|always)@ (nicely|beautifully|perfectly|wonderfully|politely|carefully|kindly)@(?=[.,;!?]|$| (?:and|to|with|but)\b(?! \p{Ll}+ed\b)) => $1 $2 adjective($3)<
giu  \b(stud(?:y|ies|ied)|cook(?:s|ed)?|eats?|ate|sp(?:eak|eaks|oke)|sing|dance|play(?:s|ed)?|work(?:s|ed)?|learn(?:ed)?|sleep|slept|explain(?:ed)?)@ (so|very|really)@ good@(?=[.,;!?]|$| (?:and|in|at|because|but)\b) => $1 $2 well<
giu  \bthe number@ of@ (?:the )?(order|phone|telephone|account|invoice|ticket|booking|room|flight)@(?= (?:is|was)\b) => the $1 number<
giu  ${START}The (last (?:summer|winter|spring|autumn|week|month|year|night|weekend|${TIME}))@(?=,? (?:I|we|he|she|they|my|our)\b) => capital($1)<
giu  \baccording to me@ => in my opinion<
giu  (?<!\b(?:tell|tells|told|asks?|asked|shows?|showed|explain|explained|know|knows)\b[^.!?\n]{0,60})\b((?:position|job|post|role|vacancy)@ (?:of|as)@ (?:an? )?\p{Ll}+@N) what@ (?=(?:I|you|we|they)@ (?:advertised?|offer|offered|posted|published|saw|found|have|need|mentioned)\b) => $1 that <
giu  \b((?:I|we|they|you|he|she)(?: have| has|['’]ve)@(?: already| also|)) (work(?<=\bI\b.{4,16})(?=@(?: for@ (?:${NUMBER}|many|several)@ years@ (?:in|at|as|with)| (?:in|at|as|with)@ [^.!?,;\n]{2,40} (?:for@ (?:${NUMBER}|many|several)@ years|since@ (?:19|20)\d\d))\b)|live(?=@ (?:in|at|here|there|with|abroad)\b[^.!?,;\n]{0,40} (?:for@ ${SPAN}|since)\b)|study(?=@ (?:${LANGUAGE}|medicine|law|at)\b[^.!?,;\n]{0,40} (?:for@ ${SPAN}|since)\b))@ => $1 participle($2)<
giu  \b((?<=\b(?:I|we|they|you|he|she|also|really|n['’]t|would|['’]d)@ )(?:likes?|loves?|hates?)|learn|learns|learned|learnt|want|wants|wanted|need|needs|hope|hopes|decide|decided|try|tries|tried|managed|forgot|would like|['’]d like|able|afford|refused)@ to@ (?!(?:existing|remaining|missing|following|ongoing|incoming|outgoing|upcoming|underlying|working|living|parking)\b)(\p{Ll}{3,}ing)@G => $1 to ofGerund($2)<
giu  (?:${START}|(?<=\b(?:when|because|if|before|after|until|till|once|but) ))((?:my|our|your|his|her|their|the|this)@ (?:\p{Ll}+@[JN] )?(?:contract|course|class|lesson|shift|school|visa|lease|holiday|exam|job|internship|apprenticeship|film|movie|match|show|concert|tenancy|subscription)@) (finish|begin|expire|(?<=\b(?:when|because|if|once) .{5,40})(?:end|start|open|close))@(?=[.,;!?]|$| (?:at|in|on|next|soon|early|late|when|today|tomorrow|after|before)\b)(?![^.,;!?\n]*\b(?:is|was|are|were|will|has|had|would|can|could|should|must|might|do|does|did)\b) => $1 third($2)<
giu  (?<!\b(?:may|might|could|should|would|must|to|will|can|not|I|n['’]t)@ )\b(has|have)@ been@ (repaired|fixed|replaced|delivered|received|sent|paid|completed|cleaned|installed|ordered|bought|sold|signed|reported|checked|tested|damaged|stolen|returned|refunded|submitted|posted|dispatched|shipped|published|charged|serviced|painted|built|founded|born|held|done|made|collected)@(?![^.!?\n]*\bevery@ (?:year|month|week)@ since\b)(?=(?: (?:by|to|in|at|with|from)@ (?:(?!\p{L}+ed@)\p{L}+@ ){0,2}(?!\p{L}+ed@)\p{L}+@)? (?:on@ (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|on@ (?:${MONTH}) \d|yesterday|last@ (?:week|month|year|night|summer|winter|${TIME})|(?:${NUMBER}|a few|several)@ (?:days|weeks|months|years|hours|minutes)@ ago|in@ (?:19|20)\d\d(?=[.,;!?]|$| (?:by|and|but)\b))\b) => $1{has=was have=were} $2<
giu  \b(I|we|they|you|he|she|it)@ ((?:also@ )?(?:have|has|had|want|wants|wanted|need|needs|run|runs|opened|bought|built|got|started|(?:live|lives|work|works)@ in)@ (?:(?:(?!\b(?:that|which|who|he|she|it|they|we|you|I|because|if|when|with)\b)[^.,;:!?\n]){1,40} and )?)an?@ own@ (?!goals?\b)(?=\p{Ll}) => $1 $2$1{i=my we=our they=their you=your he=his she=her it=its} own <
giu  (?:${START}|(?<=\b(?:and|but)@ ))since@ (then|(?:19|20)\d\d|yesterday|last@ (?:week|month|year|summer|winter|${TIME})|(?:${MONTH})|${TIME})@(,?) (I|we|they|you|he|she|it)(?: am| are| is|['’](?:m|re|s))@ (?!going@ to\b)(\p{Ll}{3,}ing)@G => since $1$2 perfect($3) been $4<
giu  \b(who|he|she|(?:my|his|her)@ (?:${FAMILY})@|(?:the|my|our|his|her|your)@ (?:customer|client|guest|tenant|neighbou?r|manager|owner|teacher|doctor|man|woman|girl|boy|child|student|company|driver|landlord|dog|cat)@)@ is@( already| still| always| also|) (think|know|want|believe|understand|seem|hate|remember|prefer)@(?= (?:${DET}|${OBJECT}|I|he|she|we|they|to|that|how|what|about)\b) => $1$2 third($3)<
# one has been to a place, and went there at a time
giu  (?<!\b(?:since|from|until|by|over|in|for|during|the|than)@ )\b(${AT_TIME})(,?) (I|we|you|they|he|she|(?:my|our|the)@ \p{Ll}+@[NS]) ha(?:ve|s)@ (?:also@ )?been@ to (?!blame\b) => $1$2 $3 went to <
giu  \b(I|we|they|you|he|she)(?: ha(?:ve|s)|['’]ve)@ been@ to (?!blame\b)(?=[^.!?,;\n]{2,40}(?<!\b(?:since|until|by|in|the|of|than|before)@) (?:${AT_TIME})@(?:[.,;!?]|$| (?:and|but|with|for|because)\b)) => $1 went to <
gu   \b(I|[Ww]e|[Tt]hey|[Yy]ou)(?: am| are|['’](?:m|re))@ come@ from (?!God\b|Heaven\b)(?=(?:the )?\p{Lu}) => $1 come from <
giu  \b(is|are|was|were|be|very|too|so|really|quite|not|also)@ (difficult|easy|hard|impossible|simple|easier|harder)@ for@ (cleaning|washing|using|understanding|finding|opening|closing|installing|assembling|carrying|reaching|repairing|storing|explaining|remembering|changing|mounting|replacing|maintaining|removing|ironing|folding|lifting|translating|pronouncing)@(?=[.,;!?]|$| (?:and|but|because)@ (?:the|it|I|we|they|has|is|also|not|very|my|this|that)\b) => $1 $2 to ofGerund($3)<
# the verb of what is certainly one, or several
giu  ${SUBJECT_START}((?:the|these|those|my|our|your|their|some|many)@ (?:\p{Ll}+@[JN] )?(\p{Ll}{4,})@S) (looks|seems|feels|smells|tastes|sounds)@ (?=(?:\p{Ll}+@R )?(?!like\b)\p{Ll}+@J) => $1 pluralIf($3, $2) <
giu  (?:${START}|(?<=(?:^|[.!?] )(?:please (?:also )?note that )?(?:(?:from|in|on|at|after|since|during|until|before)@ [^.,;:!?\n]{3,40}, |(?:in|at|on)@ (?:the|our|my|your|this)@ \p{Ll}+@N |(?:please (?:also )?note@ that|yesterday|today|unfortunately|sometimes|luckily|however|sadly|moreover|therefore|also)@,? )|\b(?:saw|noticed|found|heard|see|sorry|hope|think|know|said|says)@ that ))((?:the|these|those|our|my|your|their)@ (?:\p{Ll}+@[JNG] )?(?!(?:minutes|hours|days|weeks|months|years|miles|kilometres|metres|pounds|dollars|euros|percent)@)(\p{Ll}{4,})@S) (is|was|has)(n['’]t)?@(?!['’-]) => $1 pluralIf($3, $2)$4<
giu  (?<=\b(?:is|was|means|fact|says|said|think|know|sorry|hope|believe|sure)@ that )((?:the|my|our|your|this)@ (?:\p{Ll}+@J )?(\p{Ll}{3,})@N) (are|were)(n['’]t)?@(?!['’-]) => $1 singularIf($3, $2)$4<
gu   ${BEFORE_NAME}(${NAME}) (have|are|were|do(?=n['’]t| not\b))(n['’]t)?@(?!['’-]| (?:you|we|I|he|she|they)\b) => $1 singularVerb($2)$3<
gu   ${BEFORE_NAME}(${NAME}) (want|need|live|say|know|think|speak|seem|like|teach)@(?= (?:to|in|at|from|that|it|the|an?|you|me|us|my|our|very|English)\b) => $1 third($2)<
giu  (?:${START}|(?<=\b(?:because|but) ))((?:the|this|our|my|your|an?)@ (?:(?:\p{Ll}+@J )?\p{Ll}+@[NG] |\p{Ll}+@J )(?!(?:force|profession|unit|agency|commission|authority|delegation|brigade|office|executive|service|cabinet|parliament|senate|duo|couple|pair)@)(\p{Ll}{3,})@N) (are|were|have)(n['’]t)?@(?!['’-]| (?:I|you|we|they|he|she|it|there)\b) => $1 singularIf($3, $2)$4<
giu  (?<!\b(?:than|what|all|everything)@ )\b(we|they) (also|always|never|still|already|just|really|both|all|often|usually|only)@ (was|has|is)(?= |n['’]t) => $1 $2 pluralVerb($3)<
giu  \b(which|that(?! will\b)|there|(?:the|this|our|my|your|their)@ (?:\p{Ll}+@[JN] )?\p{Ll}+@[NS])@ (will|would|could|should|must|might|may|can(?<=\b(?:which|that|${FAMILY}|manager|customer|student|doctor|child|person|man|woman|train|bus|price)@ can))@( not| also| probably| only|) (?!needs\b)(\p{Ll}{3,})@Z(?!['’-]) => $1 $2$3 withoutS($4)<
giu  \b(young|elderly|nice|friendly|kind|rich|busy|unemployed|older|younger|lonely)@ peoples@(?=[.,;!?]|$| (?:and|who|that|are|in|at|from|with|to|for|have|can|is|was|were|will|like|on)\b) => $1 people<
giu  ${START}((?:my|our|his|her|your|their|the)@ (?:\p{Ll}+@J )?(?:${PEOPLE}|${FAMILY})@), which@ (?!is@ (?:what|why|how|where|when|that)\b)(?=(?:is|was|has|had|are|were|have|can|will|\p{Ll}+@D|\p{Ll}+@+Z)@ [^.,;!?\n]{2,60}, ) => $1, who <
giu  (?<=^|[.!?] |\n|\b(?:because|but|that|so)@ )(all|most)@ (\p{Ll}{3,})@N (?=(?:are|were|have|do)@(?: |n['’]t))(?<!(?:team|crew|family|company|group|middle|stock|talk|work)@ ) => $1 pluralIfCounted($2) <
giu  \b(know|tell (?:me|us)|explain to (?:me|us)|let (?:me|us) know)@ (what|where|when)(?:@ is@|['’]s@) (the|your|my|our)@ (?!(?:matter|problem|best|most|point|difference|use|deal|story|plan|verdict|\p{Ll}+est)@)((?:\p{Ll}+@[JN] )?\p{Ll}{3,}@+N)(?=[.!?]|$| (?:and@ (?:when|where|how|if|do|what)\b|(for@ (?:${TIME}|(?:the|next|this)@ \p{Ll}+@))(?:[.!?]|$))) => $1 $2 $3 $4 is<
giu  ${CLAUSE}(I|we|they|you)@ ((?:always@ |never@ |usually@ |often@ |also@ |only@ |really@ )?)(?!(?:is|was|has|does)\b)(\p{Ll}{3,}s)@Z(?= (?:the|an?|my|our|your|his|her|their|some|it|them|in|at|on|for|with|to|from|new|good|very|that|\d|\p{Ll}+@[NSJ])@) => $1 $2withoutS($3)<
giu  (?<=\b(?:make sure|ensure|check|sure|reports|reported|agreed|confirmed|told (?:me|us)|feel|felt|believe|explained)@ (?:that@ )?)((?:the|your|our|their|all|his|her|these|those)@ (?:\p{Ll}+@[JNV] )?(?!(?:minutes|hours|days|weeks|months|years|miles|pounds|dollars|euros)@)(\p{Ll}{4,})@S) (is|was|has)(n['’]t)?@(?!['’-]) => $1 pluralIf($3, $2)$4<
giu  \b((?:has|have|had)(?:n['’]t)?)@( already| just| recently| also|(?<=n['’]t)@?)@? (\p{Ll}{3,})@V(?= (?:\p{L}|\d)|[.,!?]|$) => $1$2 perfected($3)<
giu  \b(must|should|would|could)@( also| always| never| not|) (?!(?:needs|always|sometimes|perhaps|besides)\b)(\p{Ll}{3,}s)@~Z => $1$2 withoutS($3)<
giu  \b(do|does|did)@ (it|he|she|this|that|(?:the|your|my)@ \p{Ll}+@N)@ (?!(?:is|has|was)\b)(\p{Ll}{3,}s)@+Z(?=[.,!?]|$) => $1 $2 withoutS($3)<
giu  \b(check|see|tell me|know|explain|find out|tell us)@((?: please)?) (where|when|how)@ (is|are)@ (my|the|your|our|his|her)@ ((?:\p{Ll}+@[JN] )?\p{Ll}{3,}@[NS])(?=[.!?]|$| (?:and|now|please|because)\b) => $1$2 $3 $5 $6 $4<
giu  \bthere@ (is|was)@ ((?:\p{Ll}+@J )?(?!(?:always|sometimes|perhaps|lots|loads|heaps|plenty)@)(\p{Ll}{4,})@S)(?=[.,!?]|$| (?:everywhere|in|on|at|all|and|with|of|under|near|outside)\b)(?!@? (?:and|of)@) => there pluralIf($1, $3) $2<
giu  \b(ask|asked|asking|waiting|wait|called|came|went|want|wanted|need)@ for@ (change|cancel|return|move|book|buy|see|get|speak|meet|know|pay|send|repair)@ (?=(?:the|my|your|our|an?|this|it|them)@ ) => $1 to $2 <
giu  \b(is|was)@ there@ any@ ((?:\p{Ll}+@J )?(?!(?:news|always)@)(\p{Ll}{4,})@S)(?=[.,!?]|$| (?:on|in|at|or|and|for|left|available|with|of|near)\b) => pluralIf($1, $3) there any $2<
giu  (?<=\b(?!(?:His|Her|My|The|Their|Our|Your|This|That|Free|Good|Ill)\b)\p{Lu}\p{Ll}+ )will@ (\p{Ll}{3,}s)@~Z => will withoutS($1)<
`),
];
