import { readMarkedRules } from './marked-rules.js';
import { DET, OBJECT, PEOPLE } from '../data/learner-parts.js';

/** A word of no known class, which ends here. */
const UNKNOWN = String.raw`(?![\p{L}'’\uE000-\uE07F])`;
const WORD = String.raw`\p{Ll}[\p{Ll}-]+`;
const ANY_DET = `(?:${DET}|all|both|many|several|most|other|such|each|two|three|four|five|six|seven|eight|nine|ten)@`;
/** What stands between a determiner and its noun. */
const MODIFIERS = String.raw`(?:(?:${WORD}(?:@[JPGN]|${UNKNOWN})|\p{L}+(?:['’]s|s['’])@|\p{Ll}+ly@|(?:sales|sports|savings|customs|upstairs|downstairs|two|three|four|five|\d+)@|\p{Lu}\p{L}+@) ){0,3}`;
const PREPOSITION = `(?:of|in|on|at|for|from|with|to|by|near|behind|about|above|under|between|around|opposite|outside|inside|against|without|beside|next@ to|in@ front@ of)@`;
/** Phrases that follow the noun of a subject and do not change its number. */
const AFTER_NOUN = String.raw`(?: ${PREPOSITION} (?:(?:${ANY_DET}) )?${MODIFIERS}(?:${WORD}(?:@[NSG]|${UNKNOWN})|\p{Lu}\p{L}+@(?: \p{Lu}\p{L}+@)?|\d[\d.:,]*|(?:${OBJECT})@)){0,2}(?: (?:next@ door|upstairs|downstairs|here|there|below|above|inside|outside|attached)@)?`;
/** Verbs with a thing as their object, and never a clause. */
const CONCRETE = String.raw`(?:deliver|sell|clean|own|bring|drive|teach|manage|repair|organi[sz]e|buy|send|answer|serve|visit|attend|complete|rent)(?:s|es|d|ed)?|bought|brought|taught|drove|sold|sent`;
/** Relative clauses whose end is certain: those between commas, and those of a verb and phrases after it. */
const RELATIVE = String.raw`(?:, (?:who|which|whose)@ [^.,;!?\n]{2,80},| (?:who|which|that)@ (?:(?:is|are|was|were|has|have)@ (?:been@ )?)?(?:\p{Ll}{3,}@[PDVZJ]|(?:works|lives)@|(?:${CONCRETE})@ (?:the|an?|my|our|your|his|her|their)@ (?:${WORD}@[JN] )?${WORD}@[NS])${AFTER_NOUN}| (?:(?:that|which)@ )?(?:I|we|you|he|she|they)@ (?!(?:think|thought|say|says|said|know|knew|hope|believe|feel)@)\p{Ll}{3,}@[DPV](?: (?:${OBJECT})@)?${AFTER_NOUN}(?: (?:(?:last|this)@ \p{Ll}+|yesterday|today)@)?)?`;
const ADVERB = `(?: (?:still|also|just|really|already|always|never|now|often|usually|currently|only|probably)@)?`;
/** Where a clause begins, so that what follows is its subject: after some verbs, what introduces it or another clause. */
const START = String.raw`(?<=^|[.!?]["'”’)]{0,2}\s+|\n|[,;] (?:but|so) |(?:^|[.!?]\s)(?:(?!\b(?:and|or)\b)[^.!?,;:\n]){2,60}\b(?:is|are|was|were|has|have|had|did|\p{Ll}+ed)\b(?:(?!\bor\b)[^.!?,;:\n]){2,60}, and |\b(?:but|so|[Bb]ecause|[Ww]hen|[Aa]lthough|[Tt]hough|[Ww]hile|[Ss]ince|[Ii]f|[Uu]nless|[Ww]hether|[Ww]here|[Uu]ntil|[Oo]nce|[Ss]o far,?|[Yy]esterday,?|[Tt]oday,?|[Uu]nfortunately,?|[Ss]adly,?|[Nn]ow,?|[Tt]hen|[Hh]owever@,|[Aa]lso,|[Ff]irstly@,|[Ss]econdly@,|[Ff]inally@,) |\b(?:[Mm]ake@ sure|[Ee]nsure|[Tt]hinks?|[Tt]hought|[Hh]opes?|[Ss]ays?|[Ss]aid|[Bb]elieve|(?:[Kk]now|[Kk]new|[Ss]ee|[Ss]aw|[Hh]eard|[Nn]ote|[Ff]ound|[Nn]oticed|[Ss]hows?|[Mm]eans|[Hh]appy|[Gg]lad|[Ss]orry|[Ss]ure)@(?= that@)|(?:[Tt]old|[Tt]ell|[Ii]nformed|[Ii]nform)@ (?:${OBJECT})@)(?: that@)? |(?:^|[.!?]\s|\n)(?:[Ii]n|[Oo]n|[Aa]t|[Dd]uring|[Aa]fter|[Bb]efore|[Ff]or|[Dd]ue@ to)@ (?:(?:${DET})@ )?(?:(?!(?:the|these|those|my|our|your|and|or|of)\b)[\p{L}\d]+@ ){1,2},? ?|(?:^|[.!?]\s|\n)(?:[Ii]n|[Oo]n|[Aa]t|[Dd]uring|[Aa]fter|[Bb]efore|[Ww]hen|[Ii]f|[Aa]s|[Dd]ue|[Bb]ecause|[Aa]lthough|[Ff]or|[Ss]ince)@ [^.!?,;:\n]{3,60}, )`;
const ONE_DET = `(?:[Tt]he|[Tt]his|[Tt]hat|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Ee]ach|[Aa]n?(?! (?:few|lot|number|couple|dozen|handful|variety|range|total|majority|minority|group|team|pair|series|hundred|thousand|million|host|bunch|load|great|good|large|small|wide|set|whole|crowd|family|staff|further)\\b)|[Ee]very|[Aa]nother|(?:[Oo]nly@ )?(?:[Oo]ne|1))@`;
const NUMBER = String.raw`(?:[Oo]nly@ |[Aa]ll@ )?(?:(?:[Tt]he|[Mm]y|[Oo]ur)@ )?(?:(?!1\b)\d{1,4}|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ff]ifteen|[Tt]wenty)@`;
const MANY_DET = String.raw`(?:[Tt]he|[Tt]hese|[Tt]hose|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Mm]any|[Ss]ome|[Ss]everal|[Mm]ost|[Ff]ew|[Aa]@ few|[Bb]oth|[Aa]ll|(?:[Oo]nly@ )?(?:[Bb]oth|[Aa]ll|[Mm]ost|[Ss]ome|[Mm]any|[Ss]everal|(?:[Aa]@ )?few|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|(?!1\b)\d{1,4})(?:@ (?:out@ )?of|@ from)?@ (?:the|these|those|my|our|your|his|her|their)(?:@ (?:\d+|two|three|four|five|six))?|(?!1\b)\d{1,4}@ (?:from|out@ of|of)@ \d+)@`;
/** These are one when they are an amount. */
const MEASURES = String.raw`(?:years|months|weeks|days|hours|minutes|seconds|km|kilomet(?:re|er)s|miles|met(?:re|er)s|feet|inches|pounds|dollars|euros|pence|cents|percent|degrees|litres|liters|grams|kilos|points|times|metres)`;
/** A singular noun, but for those that may be several or end a phrase of another kind. */
const NOUN = String.raw`(?!(?:way|time|moment|day|week|month|year|night|morning|afternoon|evening|hour|minute|force|sort|kind|type|part|set|bunch|host|mixture|combination|total|proportion|percentage|bulk|selection|collection|series)@)((?:key|till)(?=@)|${WORD}(?=@N|${UNKNOWN}))@`;
const ONE = String.raw`${ONE_DET} ${MODIFIERS}${NOUN}(?: \p{Lu}\p{L}+@)?${AFTER_NOUN}${RELATIVE}${ADVERB}`;
const ONE_OF = String.raw`(?:[Oo]ne|[Ee]ach|[Ee]ither|[Nn]either)@ of@ (?:the|these|those|my|our|your|his|her|their)@ ${MODIFIERS}(?:people|children|men|women|${WORD}s)@${AFTER_NOUN}`;
const MANY = String.raw`(?:(?:${MANY_DET}|${NUMBER}) ${MODIFIERS})(?!(?<!opening@ )${MEASURES}@(?! of@))((?:people|children|men|women|${WORD}s)(?=@S|${UNKNOWN}))@`;
const MANY_SUBJECT = MANY + AFTER_NOUN + RELATIVE + ADVERB;
/** No second verb may follow in the clause, where a noun might have been taken for the first. */
const ALONE = String.raw`(?![^.!?,;:\n]*\b(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|did)\b)`;
const OBJECTS = String.raw`(?: (?:the|an|a|my|our|your|his|her|their|its|me|us|him|them|you|it|I|he|she|we|they|some|more|one|two|three|no|any|that|not|\d+)(?!\p{L})| \p{Lu})`;
const WITHS = String.raw`(?: (?:to|in|on|at|for|from|with|about|of|by|up|out|off|back|very|too|well|well|here|there|outside|inside|again|every|because|when|until|after|before|as|only|tomorrow|today|yesterday|late|early|soon)(?!\p{L})|[.,;!?]|$)`;
/** The base of a verb that is certainly one, and a form in -s. */
const BASE = String.raw`(?!(?:put|set|cut|let|hit|read|cost|hurt|shut|spread|beat|bet|cast|quit|do|does|have|has|be)@)(?=\p{Ll}+@~V(?:${OBJECTS}|${WITHS})|\p{Ll}+@V(?:${OBJECTS})${ALONE}|come@${WITHS}|(?:need|want|seem|refuse|start|continue|hope|try)@ to@|stand@ at@ [£€$\d])`;
const IN_S = String.raw`(?=\p{Ll}+@~Z(?:${OBJECTS}|${WITHS})|\p{Ll}+@Z(?: that@|(?:${OBJECTS}|${WITHS}| \p{Ll}+@[JN])${ALONE})|(?:works|lives|costs|starts|helps|needs|opens|closes|ends|looks|runs|stands)@(?:${OBJECTS}|${WITHS})${ALONE})`;

/** Makes verbs agree with the noun of a long subject. See marked-rules.ts for the notation. */
export const SUBJECT_RULES = readMarkedRules(String.raw`
gu   \b(?=${ONE_DET})${START}(${ONE}) (have|are|do(?=n['’]t| not\b)|(?<!\b(?:[Ii]f|[Uu]nless|[Ww]hether|though)@ .{3,120})were)(n['’]t)?(?![\p{L}'’-])(?! (?:I|you|he|she|we|they|it|there)\b) => $1 singularIf($3, $2)$4<
gu   \b(?=${MANY_DET}|${NUMBER})${START}(${MANY_SUBJECT}) (is|was|has|does(?=n['’]t| not\b))(n['’]t)?(?![\p{L}'’-])(?! (?:an?|the|too|enough|plenty|more|less|all|what|about|quite|fine|okay|ok|my|our|it)(?!\p{L})) => $1 pluralIf($3, $2)$4<
gu   \b(?=${ONE_DET})${START}(${ONE}) ${BASE}(\p{Ll}{2,}) => $1 singularIf($3, $2)<
gu   \b(?=${MANY_DET}|${NUMBER})${START}(${MANY_SUBJECT}) ${IN_S}(\p{Ll}{3,}) => $1 pluralIf($3, $2)<
gu   \b(?=(?:[Oo]ne|[Ee]ach|[Nn]?[Ee]ither)@ of@)${START}(${ONE_OF}) (have|are|do(?=n['’]t| not\b)|(?<!\b(?:[Ii]f|[Uu]nless|[Ww]hether|though)@ .{3,120})were)(n['’]t)?(?![\p{L}'’-]) => $1 $2{have=has are=is do=does were=was}$3<
gu   \b(?=(?:[Oo]ne|[Ee]ach|[Nn]?[Ee]ither)@ of@)${START}(${ONE_OF}) (?:${BASE}|(?=(?:work|fit|open|close)@(?:[.,]| properly)))(\p{Ll}{2,}) => $1 third($2)<
gu   ((?:[Ss]ome|[Mm]ost|[Aa]ll|[Hh]alf|[Pp]art|[Nn]one|[Aa]@ lot)@ of@ (?:(?:the|this|that|my|our|your|their)@ )?(?:${WORD}@J )?(?:furniture|food|water|money|information|equipment|luggage|advice|work|damage|traffic|paint|milk|rubbish|software|research|evidence)@${AFTER_NOUN}) (are|were|have|do(?=n['’]t| not\b))(?![\p{L}'’-]| (?:you|we|they|I)\b) => $1 $2{are=is were=was have=has do=does}<
# what “who” stands for, and persons
gu   \b(?<!\bof@ (?:the@ |our@ |my@ )?)((?:people|children|men|women|those|(?:${PEOPLE}))@) which@ (?=(?:is|are|was|were|has|have|do|does|will|can|would|\p{Ll}+@~[VZ])(?!\p{L})) => $1 who <
gu   \b((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Yy]our|[Tt]heir)@ (?:${PEOPLE})@(?: \p{Lu}\p{L}+@)?), which@ (?=(?:is|are|was|were|has|have)@[^.,;!?\n]{2,80}, (?:is|are|was|were|has|have|will|can)\b) => $1, who <
gu   \b(?=\p{Ll}{3,}@ who@)(?<!\b[Oo]ne@ of@ [^.!?,]{0,40})(those|people|children|men|women|${WORD}(?=@S)) who (is|was|has|does(?=n['’]t| not\b)|${IN_S}\p{Ll}{3,})(?!\p{L}) => $1 who pluralIf($2, $1)<
gu   ${START}((?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Yy]our|[Tt]heir)@ (?:${WORD}@[JN] )?${NOUN}(?: \p{Lu}\p{L}+@)?, who) (have|are|do(?=n['’]t| not\b)|(?:live|work|speak|study)@?(?= (?:in|at|for|on|with|as|from)\b)|${BASE}\p{Ll}{2,}) => $1 singularIf($3, $2)<
# questions
gu   (?<=^|[.!?] |\n)((?:[Ww]here|[Ww]hy|[Ww]hen|[Hh]ow|[Aa]nd|[Bb]ut)@ )?([Ii]s|[Ww]as|[Hh]as|[Dd]oes)(n['’]t)?@ ((?:the|these|those|my|our|your|their|his|her)@ ${MODIFIERS}(people|children|men|women|${WORD}s)@S)(?![\p{L}'’]| \p{Ll}+@[NS])(?=[^.!?\n]*\?) => $1agreed($2, $5)$3 $4<
gu   (?<=^|[.!?] |\n)((?:[Ww]here|[Ww]hy|[Ww]hen|[Hh]ow|[Aa]nd|[Bb]ut|[Ww]hat@ time)@ )?([Aa]re|[Ww]ere|[Hh]ave|[Dd]o)(n['’]t)?@ ((?:the|this|my|our|your|his|her|their)@ ${MODIFIERS}${NOUN})(?= (?:\p{Ll}+ly@ |(?:still|already|also|ever)@ )?(?:(?<=\b[Dd]on?['’]?t?@ .{3,80})\p{Ll}+@+V|(?<!\b[Dd]on?['’]?t?@ .{3,80})(?:been@|\p{Ll}+@[JPG]))[^.!?\n]*\?) => $1singularIf($2, $5)$3 $4<
gu   (?<=^|[.!?] |\n)([Hh]ere|[Tt]here)(?: is|['’]s)@ (?=(?:the|these|those|my|our|your|their|some)@ ${MODIFIERS}(?:people|children|men|women|(?!(?:means|series|details['’])@)${WORD}s)@S(?: (?!\p{Ll}+@[NS])|[.,!?])) => $1 are <
# phrases with numbers
giu  \b(\d+) from (\d+) (?=\p{Ll}+s@S) => $1 of the $2 <
`);
