const NOT = String.raw`(?: not|n['’]t)`;
const DO_NOT = `(?:do${NOT}|does${NOT}|did${NOT}|has${NOT}|have${NOT}|never)`;
/** What one finds fault with, up to its verb. */
const ITS = String.raw`(?:your|the|my|our|this|these|that|those) (?!(?:only|more|best|first|last|next|one|other|lesson|secret|result|trick|doctor|world|answer is)\b)[^.,;:!?\n]{2,50}?`;
const WRONG = String.raw`(?:really |very |so |just |completely |totally |still |also |always |again |already |rather |quite |pretty |extremely |absolutely )?(?:wrong|incorrect|incomplete|invalid|illegible|unreadable|unclear|late|missing|dirty|filthy|broken|faulty|damaged|rude|unfriendly|impolite|disrespectful|unbearable|unsatisfactory|disappointing|poor|cold|stale|unusable|unfair|overpriced|unreliable|sloppy|careless|misleading|blocked|inappropriate|noisy|leaking|dripping|peeling|overgrown|past due|below (?:expectations|standard|average)|slow(?! to)|gone|banned|half empty|in my (?:seat|spot|way|space|place|yard|garden|driveway)|in the wrong|(?:\p{L}+ ){1,2}(?:minutes|hours|days|weeks|months) (?:late|past due)|done badly|badly (?:done|made|written|packed)|dropping|attracting|blocking|impossible to|a mess|a waste|full of (?:mistakes|errors|typos)|(?:far |much |way )?too (?!good\b|kind\b|beautiful\b|funny\b|well\b|many to\b)\p{Ll}+|out of (?:date|order|control)|not (?:on (?:the|our) list|justified|back|doing|trying|listening|paying attention|pulling|good|clear|correct|right|complete|clean|acceptable|allowed|permitted|ready|finished|working|enough|negotiable|refundable|possible|true|legible|valid|signed|fair|safe|here|up to|what|how|my (?:job|problem|fault)|our (?:job|problem|fault|responsibility)))\b(?! (?:place at|by ))`;
const DONE_TO = `(?:put out|done|cleaned|paid|finished|sent|answered|returned|signed|delivered|collected|emptied|followed|locked|fixed|repaired|closed|washed|handed in|received|working|there|arrived|turned up|come|told|informed|asked)`;
const HARMS = String.raw`(?:trampled|bounced|goes off|went off|uses? my (?:garden|lawn|yard|car|parking|driveway|bins?|wifi|towel|things)|crashe[sd]|cheated|lied|leak(?:s|ed)|stinks?|barked|climbed|stole|swore|called me|yelled|laughed at|overcharged|rang|disturbed|interrupted|wasted|stopped working|fell (?:apart|off)|arrived (?:broken|damaged|late)|came (?:broken|damaged|late|too late|without)|ruined|lost|broke|hit|bit|damaged|scratched|left|parked|destroyed|woke|blocked|keeps?(?! (?:going|growing|improving|getting better|you|us|me))|failed|refuse[sd]|forgot|ignored|dropped|spilled|smashed|threw|pushed|kicked|shouted|dug|knocked|swore|took|bites|wakes|makes? (?:no|too)|takes? too|(?:does|do|did|has|have|will)${NOT}|never|cannot|can['’]t)\b(?! (?:fails?|gives? up|give up|miss|lose|forget|lets?|go(?:ne)? unnoticed|need|have to|disappoint|end|expire|matter|cost|me smiling|us smiling|(?:be|been) (?:overstated|thanked|forgotten|wasted|in vain|affected)|affect|hurt|only|just|because|bad|alone))`;
const SLIPS = `(?:entered|ordered|chose|selected|typed|wrote|booked|sent|used|put|paid|gave|brought|took|signed|filled|came|arrived|submitted|handed|answered|called)`;
const FEW = String.raw`(?:(?:\p{L}+|\d+) (?:of (?:you|us|them|the \p{Ll}+)|people|members|parents|players|volunteers|students|tenants|families|guests|colleagues)|a few|some|half)`;
const AM_NOT = String.raw`(?:(?: am|['’]m| are|['’]re) not|(?: aren)['’]t)`;

const read = (rows: string) => new RegExp(`^(?:${rows.trim().split('\n').join('|')})`, 'iu');

/** Blame, refusals and complaints as sentences that state them bluntly. A row a form. */
export const HARD_FACT = read(String.raw`
you(?: are|['’]re) (?:(?:still|again|also|once again) )?(?:${WRONG}|late|behind|mistaken|(?:making|using|taking) (?:far )?too|blocking|disturbing|breaking|the only one who)
you(?: are not|['’]re not| aren['’]t) (?:a member|registered|insured|eligible|entitled|qualified|suitable|on the list|ready|the right)
you (?:were not|weren['’]t) (?:at|there|here|in|on time|ready|careful)\b(?! fault)
you(?: will|['’]ll) (?:not|have to (?:wait|pay|come back|go back|reapply|find|ask someone|do it|leave|move|return|replace|redo|book again|start again|queue)|need to (?:pay|wait|reapply|find)|get no|lose)\b(?!.*\b(?:regret|disappoint\p{Ll}*|believe|love|miss|find|want|long)\b)
you won['’]t (?:get|be (?:paid|able|allowed|let in|refunded)|receive|have access|pass|hear from)\b(?!.*\b(?:better|disturb|bor)\b)
you do${NOT} (?:get|qualify|have (?:the right|permission|access|a)|listen|seem to|understand|follow|help|reply|answer|pay)\b
you never (?:listen|help|reply|answer|follow|pay|call)\b
you always (?:leave|forget|interrupt|complain|ignore|cancel|arrive late)\b
you (?:still )?${DO_NOT} (?!know|aged|changed|change|have\b|need|had to|let\b|disappoint\p{Ll}*|missed|miss|lose|lost|lived|only|just|fail|cease|stop|look|mind|worry\b)\p{Ll}+
you ${SLIPS} [^.!?\n]*\b(?:wrong|incorrect|too late|late|without (?!complain|fuss|hesita|being|any (?:help|problem))|not the)
you(?:['’]ve| have)? (?:parked|left|forgot|forgotten|missed|came|took|taken|used|put|blocked|broke|broken|woke|lost|sent|cancelled|ignored|ate|eaten|drank|opened|borrowed|moved|slammed|let)\b(?=[^.!?\n]*\b(?:again|my|our|late|too|wrong|over|open)\b)(?! (?:the team|it all|us (?:in|with)|me (?:in|with)|my (?:breath|mind|side)))
you (?:woke (?:me|us|the)|made (?:me|us) (?:wait|look|feel (?:bad|stupid)|late|miss)|left early(?! enough)|arrived late|missed the point|wasted|overcharged|shouted|yelled|lied|cheated|hung up|let (?:me|us|the team) down|embarrassed|insulted|interrupted|upset|kept (?:me|us) waiting)\b
you (?:have|had) no (?!idea|choice|reason|equal|need|worries|doubt)\p{Ll}+
you (?:can['’]t |cannot )?just (?:cancel|leave|take|walk|assume|ignore)
your (?:\p{Ll}+ ){1,2}(?:has|have|shows?|contains?) (?:no|hardly any|far too) (?!equal|problems?|match|faults?|mistakes|errors|limits?)\p{Ll}+
the (?:\p{Ll}+ )?(?:parcel|order|delivery|driver|courier|waiter|waitress|seller|technician|plumber|engineer|staff|receptionist|package|item|device|phone|machine|app|refund|guide|doctor|nurse|agent|builder|electrician|heating|lift|shop|landlord|bank|office)s? (?:ignored|lied|laughed at|shouted at|never (?:came|arrived|worked|turned up|called)|stopped working|fell (?:apart|off)|arrived (?:broken|damaged|late)|came (?:broken|damaged|late|without)|(?:will not|won['’]t|cannot|can['’]t) (?:see|help|accept|start|fix|repair|take|give|change) (?:you|it|your|the|that|until|before|without))\b
your (?!(?:lack of|team's)\b)(?:\p{Ll}+ ){1,3}${HARMS}
${ITS} (?:is|was|are|were)(?: |(?=n['’]t ))${WRONG}
${ITS} (?:isn|wasn|aren|weren)['’]t (?:good|clear|correct|right|complete|clean|acceptable|allowed|permitted|ready|finished|working|enough|negotiable|refundable|possible|true|fair|safe|up to|what|how)\b
${ITS} (?:was|were|has|have|is|are)${NOT}(?: been)? ${DONE_TO}\b(?! by)
${ITS} (?:was|were|should have been|is|are) (?:supposed to|meant to have|due (?:yesterday|last|on \p{Lu}\p{Ll}+day last))
${ITS} (?:does${NOT}|do${NOT}|will not|won['’]t|still${NOT}) (?:work|fit|make sense|match|exist|open|answer)\b
(?:the )?(?:rules are the rules|deadline (?:was|has passed|will not|is final)|answer is no|my answer is no)
my answer is no
(?:this|that|it)(?: is|['’]s| was) (?:(?:really |simply |just |also |still )?(?:not (?:good enough|acceptable|enough|fair|true|right|possible|what I|what we|how we|our|my|the (?:second|first) time)|unacceptable|unfair|impossible|wrong|against|too (?:late(?! to call)|expensive|loud|slow)|not (?:ok|okay)|your (?:problem|own)|(?:now )?(?:the|already the) (?:second|third|fourth|fifth|sixth|\d+th) (?:time|complaint|reminder|delay|e-?mail|letter|message|call)(?=[.!]| (?:this|in a row|that|you|it|someone|nobody|your|(?:I|we)(?:['’]ve| have) (?:had to|asked|called|told|written|complained|been|sent))\b)|the last time (?:I|we) (?:will )?(?:help|do|lend|ask|tell|warn|pay|accept)|the wrong|a mistake(?=[.!])|no excuse|not how (?:it|this|things) )|not my|not our)
it took (?:you|your \p{Ll}+) (?:\d|two|three|four|five|six|over|more|almost|ages|weeks|months|days|so long|a (?:week|month|year))
(?:this|that|it) (?:isn['’]t|wasn['’]t) (?:good enough|acceptable|enough|fair|true|right|possible|our|my|what|how (?:we|it works|this works|things)|ok|okay)\b
(?:this|that|it) (?:makes no sense|(?:can['’]t|cannot) (?:go on|continue)|(?:does${NOT}|will not|won['’]t) (?:work|fit|make sense)\b(?! (?:like|that)\b)|takes (?:far |much )?too|took (?:far |much )?too)
(?:everyone|everybody|we all|we)(?: is| are|['’]re) (?:still )?waiting for you(?=[.!,])
(?:nobody|no one) gets (?:an?|any|in|their|paid)\b
(?:nobody|no one|none of you|hardly anyone|hardly anybody|not one of you) (?:(?:has|have|had)(?! to\b)|did|came|come|told|went|said (?!it|that)|wrote|brought|took|made|left|put|gave|swept|bothered|(?!complained|minded|objected|noticed|needed|died|panicked|suffered|disagreed|missed|injured)\p{Ll}+ed)\b(?! (?:complained|objected|been (?:hurt|injured)|ever (?:complained|regretted)|to (?:harm|blows)))
only ${FEW} (?:have |has |had )?(?:turned up|showed up|signed|came|come|paid|replied|answered|volunteered|helped|registered|responded|voted|attended|stayed)\b
(?:most|many|some|several|half|a few|two|three|one) of you (?:still )?(?:(?:have|did)${NOT} (?:come|turn|show|bother|even|do)|are (?:always |often |still )?late|keep|ignored?|left|forgot|missed)\b
(?:someone|somebody|some people|some of you|one of you) (?:(?:has|have) (?:been (?:taking|stealing|using|leaving|throwing|smoking|eating|parking|moving|feeding|putting)|taken|stolen|left|broken|used|damaged|blocked|moved)|keeps? (?:taking|stealing|leaving|using|moving|parking|eating|throwing|smoking|putting|blocking|breaking|opening|turning|ringing|dumping|making)|stole|broke (?!the record)|damaged|scratched|blocked|took (?:my|our|the)|left (?:the|their|all|dirty)\b)\b
there will be no (?:refunds?|exchanges?|extensions?|discounts?|compensation|replacements?|excuses|exceptions|class(?:es)?|training|lessons?|bus(?:es)?|service|delivery|water|electricity|parking|access|reply|warning)\b
there(?: is|['’]s| was| are| were| will be| has been| have been) (?:(?:still )?no (?:appeal|exchange|alternative|other way|refunds?|parking|exceptions?|excuses?|answer|reply|record|hot water|heating|guarantee|compensation|extensions?|replacements?|discounts?|second chance|more (?:places|tickets|spaces|seats|copies|money|time))\b|(?:far )?too (?:much|many)(?! (?:good|great|to)\b)|rubbish|litter|dirty|not enough|mistakes|an? (?:mistake|error) in)
there were(?:n['’]t| not) enough
(?:I|we) (?:will not|won['’]t) (?!(?:let|give up|take|make|do (?:that|it) again|change|ask|tell|send (?:you )?(?:spam|junk)|share|be(?! (?:spoken|treated|paying|accepting|responsible|coming back|buying))|forget|lie|keep|bore|disappoint|need|mind|hurt|regret|always|complain\p{Ll}*|raise|increase|charge|close|miss|leave|stop|rest|only|just|go into|bother|sell|spend)\b)\p{Ll}+
(?:I|we)${AM_NOT} (?:going to )?(?:pay|accept|refund|replace|repair|cover|do|sign|wait|tolerat|agree|responsible|liable|prepared|willing|able|happy|satisfied|in a position|interested|your\b)(?!\p{Ll}* it again)
(?:I|we) (?:can['’]t|cannot) (?:wait any longer|accept this|go on like this|work like this|keep)
(?:I|we)(?:['’]ve| have)? (?:decided not to (?!raise|increase|charge|close|cancel|sell|give up)|(?:chose|chosen) (?:another|a different) (?:company|supplier|candidate|applicant|firm|offer|quote|provider|person|tenant)|given the (?:job|place|position)|gave the (?:job|place|position)|hired (?:someone|another)|decided against)
(?:I|we) (?:do${NOT}) (?:need (?:your|you any|people who|\p{Ll}+s who)|like (?:the|your|how|this|that|it)\b(?! (?:when|if))|understand your|answer (?:calls|e-?mails)|repair|see (?:the point|why (?:I|we) should))
(?:I|we)(?:['’]ve| have)? (?:been waiting|had to wait|waited) (?:for )?(?:your|an hour|over|more than|\d|two|three|four|five|six|several|weeks|days|months|hours|nearly|almost|half|ages|since)\b(?![^.!?\n]*\bto (?:see|meet|say|try|share)\b)
(?:I|we)(?:['’]m|['’]re| am| are) (?:very |really |extremely |quite |so |rather )?(?:disappointed|unhappy|annoyed|angry|upset|frustrated|not happy|not satisfied)(?: (?:in|with|about|at|by|that)|[.!]$)
(?:I|we) (?:did${NOT}|have${NOT}|never) (?:(?:get|got|receive|received) (?:my|our|your (?:form|letter|e-?mail|payment|reply|order|application|documents?|message|invoice)|(?:an?|any|the) (?:reply|answer|response|e-?mail|letter|refund|confirmation|receipt|invoice|parcel|order|package|money)|what)|(?:hear|heard) (?:back|from you))\b
(?:I|we) had to (?:redo|do (?:everything|it (?:all|again|myself)|your)|pay (?:for|twice|extra)|clean|fix|throw|come back|repair|replace)\b
(?:I|we) have no (?:time|intention|idea why|interest)
we(?:['’]re| are) (?:very |too |really )?(?:busy|full|short-staffed|understaffed)(?=[.,!]| (?:at the moment|right now|today|this|on|until|for|tonight|tomorrow)\b)
[^.!?\n]{5,120}, not (?:ours|mine|us|our fault|my fault)[.!]$
(?!you|we|I|it|this|that|(?:smoking|parking) )\p{L}+(?: \p{Ll}+){0,3} (?:is|are)(?: strictly)?(?:${NOT} (?:allowed|permitted|possible|accepted)| forbidden| prohibited| banned)(?=[.!]| (?:in|on|at|here|during|after|before|without)\b)
late (?:arrivals|entries|applications|orders|payments) (?:will not|won['’]t|cannot|can['’]t)
`);

const FORFEITS = String.raw`(?:(?:leave|start) without|(?:do|does)${NOT} (?:get|play|go|come in|receive)|(?:will|['’]ll) (?:lose|have to|not|end|lapse|fail|pay|start without|be (?:charged|fined|removed|cancelled|canceled|closed|deleted|excluded|asked|refused|sent|blocked|suspended|taken|thrown|turned|towed|disposed|reported|banned|clamped|deducted|given away|marked)|need to pay|only)|won['’]t|cannot|can['’]t|may not (?:use|enter|bring|leave|park|take|play|join)|pays?\b|(?:is|are)${NOT})`;
const FINE = String.raw`(?!.*\b(?:regret|disappointed|sorry to see|better|never have to|love|believe|worry|go wrong|miss|lose anything|mind|forget|find|need any|cost|free|pay (?:an?|any|the|full)|money back)\b)`;

/** Rules, terms and consequences as sentences that state them bluntly. */
export const HARD_RULE = read(String.raw`
(?:without (?:an?|your|the|written) |(?:if|unless|until|as long as) (?:you|your|this|that|it|he|she|they|the|we|I|payment|one|any)\b)(?:(?!\bplease\b)[^,.!?\n]){3,90}(?:, ${FINE}[^.!?\n]{0,40}?| (?:we|I|you|your \p{Ll}+)${FINE} ?)${FORFEITS}
(?:you|all|every|everyone|each|any|parents|children|payment|members|tenants|guests|students|the|your)\b(?![^.!?\n]*\bbe \p{Ll}+ by (?:the|your|our|an?) (?!end))[^.!?\n,]{0,60} (?:must|have to|are required to|is required to|need to)(?: not)? [^.!?\n]*\b(?:every|each|by|within|before|no later|at all times|in writing|in advance|in full|notice|sharp|[£$€]\d)${FINE}(?!.*\b(?:come|try|see) )
(?:it|that)(?: is|['’]s) your (?:job|responsibility|duty) to\b
you need (?:an?|your|the) (?:\p{Ll}+ )?(?:ticket|permit|licen[cs]e|passport|visa|card|badge|booking|appointment|reservation|receipt|code|membership|signature|form|certificate|prescription|referral|deposit)\b
(?:the last (?:one|person)|whoever|those who|anyone who|(?:all |any )?(?:students|pupils|players|members|teams|people|parents) who) [^.!?,\n]{2,60} (?:must|have to|has to|gets? (?:an? zero|no|nothing)|loses?|pays?|do${NOT}|cannot|can['’]t|may not|will (?:fail|lose|have to|not (?:get|play|receive|be (?:admitted|paid|let|allowed|served|accepted|considered))))\b
(?:all |every )?late \p{Ll}+ (?:gets? (?:an? |no )|costs? )
homework [^.!?\n]*\blate gets?\b
only (?:members|staff|adults|residents|customers|guests|owners|students|employees|teachers|ticket holders|registered \p{Ll}+) (?:may|can|are allowed to)\b
this is (?:my|our|your) last (?:e-?mail|chance|offer|attempt)
(?:I|we)(?: can)? only (?:accept|take|open|deliver|sell|offer|serve|allow|repair|send|give|do|answer|reply|refund|lend)\b
(?:I|we) need [^.!?\n]{3,60} before
(?!your|my|the (?:results|winners?|book|film|game|event|show)|they|it|he|she|who)(?:(?!and\b)\p{L}+ ){1,5}will be (?:charged|fined|removed|taken away|confiscated|thrown|towed|cancelled|disposed|deleted|reported|deducted|turned away|excluded|disqualified|sent home|refused)\b
you (?:will|['’]ll) be (?:charged|fined|billed|removed|asked to leave|disqualified|excluded)
from now on,? (?:(?:everyone|you|all \p{Ll}+|every \p{Ll}+) (?:must|have to|has to|will have to|needs?|pays?)|we (?:will (?:charge|not)|won['’]t))\b
you owe (?:me|us) (?:[£$€\d]|\p{Ll}+ (?:dollars|pounds|euros|months?|weeks?))
the (?:\p{Ll}+ )?(?:meeting|class|lesson|training|session|course|match|shift) starts [^.!?\n]*, not
[^.!?\n]{5,80}, no (?:excuses|exceptions)[.!]$
(?:I|we)(?:['’]ve| have)? already (?:sent|explained|told|gave|given|asked|answered|reminded) (?:you|this|it|that|your)\b
(?:I|we)(?:['’]ve| have)? (?:sent|reminded) (?:you|your \p{Ll}+) [^.!?\n]*\b(?:already|twice|(?:two|three|four|several|many) (?:times|reminders|e-?mails|letters|weeks ago))\b
`);

/** What people are glad of needs no such opening. */
export const CHEERFUL =
  /\b(?:fun|lovely|great|nice|won(?!['’]t)|winn?(?:er|ing)|proud|flowers|gifts?|presents?|(?<!for )free|heart|wonderful|amazing|beautiful|good news|well done|better place|worth it|sweet|so kind|best|hero|enjoy|relax|delicious|congratulations|laugh\w*|smil\w*|disappoint(?:s|ing)?(?= *[.!]?$)|raise (?:our|the) prices|(?:not|never)(?: been)? (?:forgotten|wasted|in vain)|wasn['’]t (?:forgotten|wasted))\b/i;

/** How kind people open such a sentence; each opening serves once in a text. */
export const openings = (who: 'I' | 'we') => ({
  fact: ["I'm afraid", 'unfortunately,', `${who === 'I' ? "I'm" : "we're"} sorry to say that`],
  rule: ['please note that', 'please be aware that', 'just so you know,'],
});
