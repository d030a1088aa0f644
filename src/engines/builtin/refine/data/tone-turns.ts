import { ASKED } from './polite-words.js';
import { readMarkedRules } from '../grammar/marked-rules.js';
import { readRules, type GrammarRule } from '../grammar/read-rules.js';

/** Where a sentence begins, if only after a greeting. A data file, hence its length. */
const OPENS = String.raw`(?<=^|[.!?]\s+|^Dear [^,.\n]{1,40}, |^Hello, )`;
/** Where a sentence or a short message begins, if only after whom it greets. */
const LETTER_OPENS = String.raw`(?<=^|[.!?]\s+|^[^,!?\n]{2,40}, )`;
/** What breaks down, and what one gets done to one. */
const DEVICE = `(?:boiler|heating|heater|fridge|freezer|dishwasher|washing machine|machine|dryer|oven|cooker|hob|kettle|toaster|microwave|laptop|computer|pc|phone|printer|scanner|screen|monitor|tv|telly|router|wi-?fi|internet|broadband|server|system|car|van|engine|battery|lift|pump|shower|alarm|lights?|till|projector|copier|photocopier|radiator|clutch|mower|hoover)`;
const HARMED = `fobbed off|cut off|ignored|overcharged|turned away|passed around|held up|laid off|knocked back|ripped off|let down|messed (?:around|about)|sent away|packed|lost|stolen|damaged|broken|sent|left|delayed|cancelled|delivered|mixed up|thrown|ruined|scratched|soaked|forgotten|deleted|charged|rejected|hit|turned down|refused|declined|wrecked|smashed|flooded|towed|clamped|told off|shouted at|yelled at|picked on|fired|sacked|axed|dumped|moaned at|blamed|kicked out|thrown out|chucked out|robbed|mugged|burgled|bullied|passed over|offered|given|invited|postponed|nicked`;
const DAYS = `mon=Monday tue=Tuesday tues=Tuesday wed=Wednesday weds=Wednesday thu=Thursday thur=Thursday thurs=Thursday fri=Friday sat=Saturday sun=Sunday`;

/** Turns of everyday messages and the formal ones, said by `I` or `we`. See read-rules.ts for the notation. */
export const formalTurns = (who: 'I' | 'we'): GrammarRule[] =>
  readRules(
    String.raw`
giu  \b((?:the|my|our|your|this) (?:\p{Ll}+ )?${DEVICE}(?: has| have| had)?(?: just| finally| also| already| now)?) (?:packed (?:in|up)|conked out|(?:gave|given) up (?:the ghost|on (?:me|us))|died(?: on (?:me|us))?|(?:gone|went) (?:kaput|bust|phut|pop)|bit the dust)(?! (?:in|with|by|into|down|out|away)\b) => $1 stopped working<
giu  \b(wi-?fi|internet|broadband|connection|signal|line|sound|audio|network) (keeps?|kept) (?:dropping|cutting)(?: out| off|(?=[.,;])) => $1 $2{keep=are keeps=is kept=was} frequently interrupted<
giu  \b((?:the|an?|your|our|my|their|that|this|some|another) )(repair|maintenance|delivery|it|boiler|gas|internet|cable|sales|security|insurance|parking|bank|removal|tech|support|plumber|electrician|builder|taxi|alarm) (?:guy|bloke|fella|lad|chap)(s)?\b => $1$2{repair=repair_engineer maintenance=maintenance_worker delivery=delivery_driver it=IT_technician boiler=heating_engineer gas=gas_engineer internet=internet_technician cable=cable_technician sales=sales_representative security=security_guard insurance=insurance_representative parking=parking_attendant bank=bank_employee removal=removal_worker tech=technician support=support_agent taxi=taxi_driver alarm=alarm_engineer}$3<
giu  \byour (?:man|guy|fella|bloke|lad) (?=(?:still|has|had|will|keeps|said|told|came|turned|did|left|promised|never|arrived|was (?:supposed|meant|due)|on the phone)\b) => your representative <
giu  ${OPENS}(?:some )?(?:big|huge|exciting|massive) news,?(?: (?:everyone|everybody|all|folks|team|guys|people|gang))?\s?[,:–-]+ (?=\p{L}) => ${who} would like to inform you that <
giu  ${OPENS}(?:some )?(?:big|huge|exciting|massive) news,?(?: (?:everyone|everybody|all|folks|team|guys|people|gang))?[.!]+ (?=\p{L}) => <
giu  ${OPENS}(?:very|really|so|super|pretty|most|bit) (?:annoying|frustrating|irritating|inconvenient)(?:,? I know)?,? (?:so )?(?:sorry|apologies|soz)(?: (?:about|for) (?:that|this))?(?=[.!]) => ${who} apologise for the inconvenience<
giu  ${OPENS}(?:very|really|so|super|pretty) (annoying|frustrating|disappointing|worrying|inconvenient)(?=[.!]) => this is very $1<
giu  (?<=\bkeys? (?:to|for|of) (?:the|my|our|your|their|his|her|a)(?: new| old)? )place\b(?! of\b) => property<
giu  (?<=\b(?:(?:(?:moved?|moving|settled|settling) (?:in )?(?:to|into|in)|out of) (?:my|our|their|his|her|a)(?: new| own| old| bigger| smaller)?|(?:at|round|round to|over to|come to) (?:my|our|his|her|their)) )place\b(?! (?:of|in|at)\b) => home<
giu  \b(?:fed up (?:with|of)|sick (?:and tired )?of|tired of) (?!being|having|getting|something|nothing|anything|everything|building|training|living)(\p{Ll}{2,12}ing)\b => dissatisfied with having to ofGerund($1)<
giu  \bat (?:my|our|his|her|their) wit(?:s|['’]s|s['’])? end(?: (?:with|over|about))?(?= |[.,;!]) => extremely frustrated with<
giu  \b(I|we) have had (?:it(?: up to here)? with(?= (?:you|your|the|this|that|these|them|being)\b)|enough of(?= (?:your|the (?:excuses|noise|delays|lies|mess|runaround))\b)) => $1 $1{i=am we=are} extremely dissatisfied with<
giu  \b(am|are|is|was|were) (?:really |so |super |absolutely |totally |well )?(?:psyched|pumped|hyped|buzzing|amped) (about|for|to(?! the\b)) (?=\p{L}) => $1 $2{about=very_enthusiastic_about for=very_enthusiastic_about to=delighted_to} <
giu  \b(I|we) do not mind (?:getting|to get) stuck in\b => ${who} ${who === 'I' ? 'am' : 'are'} willing to take an active part<
giu  \b(I|we) do not mind (?!being|having|something|anything|losing)(\p{Ll}{2,12}ing)\b => ${who} ${who === 'I' ? 'am' : 'are'} willing to ofGerund($2)<
giu  ${OPENS}(?:oo+ps|whoops|oopsie|d['’]oh|sorry|argh)[,!]? wrong (attachment|file|link|date|time|version|address|number|document|person|thread|email)(?=[.!]) => ${who} apologise for the incorrect $1<
giu  ${OPENS}(?:oo+ps|whoops|oopsie|d['’]oh|argh|ugh|eek|yikes|wow|gosh|blimey|crikey|phew|jeez|sheesh|OMG|guess what|lo and behold|(?:ok|okay|right|alright|anyway|yeah),? so),? (\p{L}) => capital($1)<
giu  ${OPENS}see (?:you|ya)(?: all| both| guys)? (?=(?:on|at|in(?! court)|next|tomorrow|this|tonight)\b[^?\n]{2,60}[.!]) => ${who} look forward to seeing you <
giu  ${OPENS}(?:touch wood|knock on wood|with any luck|with a bit of luck),? (?=\p{L}) => ${who} hope that <
gu   ${OPENS}(FYI|BTW|PS)[,:]? (?=\p{L}) => $1{fyi=Please_note_that btw=In_addition, ps=In_addition,} <
giu  ${OPENS}long time,? no (see|speak|talk|chat)(?=[.!,]) => it has been some time since we last $1{see=met speak=spoke talk=spoke chat=spoke}<
giu  (?<=^(?:(?:Dear|Hello|Hi)[^,.!?\n]{0,40}[,.] )?)(?:so,? )?(?:how is it going|how are things|how is (?:things|life|tricks)|what is up|how goes it|how are you (?:all )?(?:doing|keeping)|you (?:ok|okay|alright|all right))(?: today)?\? => ${who} hope you are well.<
giu  \bhow come (it|they|we|he|she|you|I|(?:the|my|our|your|this|that|his|her|their) (?:\p{Ll}+ ){0,2}?\p{Ll}+) (is|are|was|were|has|have|had|will|can|cannot|am)(?= ) => why $2 $1<
giu  \bhow come => why is it that <
giu  ${OPENS}any (?:luck|joy|progress|movement)(?: yet)? (with|on) (?=[^.!?\n]{2,100}\?) => has there been any progress with <
giu  ${OPENS}any chance of (an?|the|some|another) ([^.,!?\n]{2,80})\? => would $1 $2 be possible?<
giu  ${OPENS}any (?:idea|clue)s? (?=(?:when|how|what|where|why|who|if|whether)\b) => do you know <
giu  ${OPENS}(?:do you )?mind if (I|we) (\p{Ll}+)\b => would it be acceptable if $1 past($2)<
giu  ${OPENS}want to (?=(?!know\b)\p{Ll}[^.!?\n]{3,100}\?) => would you like to <
giu  ${OPENS}(?:do you )?fancy (\p{Ll}{2,12}ing)\b(?=[^.!?\n]{0,100}\?) => would you like to ofGerund($1)<
giu  ${OPENS}(?:do you )?fancy (?=(?:an?|some|the)\b[^.!?\n]{2,100}\?) => would you like <
giu  \b(have|has|had) (?:come|gone) down with (?:a (?:\p{Ll}+ )?bug|something|the lurgy)\b => $1 fallen ill<
giu  \b(have|has|had|I|we|he|she|who) (?:come|came|gone|went) down with (?=(?:an?|the|covid|flu)\b) => $1 contracted <
giu  \b(I|he|she|we|they|have|has|had) (?:bust|busted|done|did|knackered|buggered|wrecked|screwed up|put out) (my|his|her) (back|knee|ankle|shoulder|wrist|hip|hand|neck|arm)(?: in)?(?=[.,;!]| (?:again|at|on|and|playing|last|yesterday|so)\b) => $1 injured $2 $3<
giu  \b(wind|winds|wound|winding|tick|ticks|ticked|ticking|piss|pisses|pissed|pissing|hack|hacks|hacked) (me|us|everyone|everybody|people) (?:right )?(?:up|off)\b => $1{wind=frustrate winds=frustrates wound=frustrated winding=frustrating tick=frustrate ticks=frustrates ticked=frustrated ticking=frustrating piss=frustrate pisses=frustrates pissed=frustrated pissing=frustrating hack=frustrate hacks=frustrates hacked=frustrated} $2<
giu  \b(get|gets|got|getting) on (my|our|his|her|everyone['’]s|people['’]s) (?:nerves|wick|tits)\b => $1{get=frustrate gets=frustrates got=frustrated getting=frustrating} $2{my=me our=us his=him her=her everyone's=everyone everyone’s=everyone people's=people people’s=people}<
giu  \b(?:really )?(bugs|bugged|bugging) (?=(?:me|us|him|her|everyone)\b) => $1{bugs=concerns bugged=concerned bugging=concerning} <
giu  (?:(?<=^|[.!?]\s+)|(?<=\b(?:to|please) ))quit (?=\p{Ll}+ing\b) => stop <
giu  \b(to|will|would|might|may|should) quit (?=(?:my|her|his|their) job\b) => $1 resign from <
giu  (?<!['’]d )\bquit (?=(?:my|her|his|their) (?:last |old |previous )?job\b) => resigned from <
giu  \b(to|will|would|can|could|may|might|must|not|should|landlord|council|company|bank|insurer|provider|gym|school|club|has|have|had|he|she|it) put (?:(the|our|my|your|their) (rent|prices?|fees?|rates?|charges?|fares?|premiums?) up|up (the|our|my|your|their) (rent|prices?|fees?|rates?|charges?|fares?|premiums?))\b => $1 $1{to=increase will=increase would=increase can=increase could=increase may=increase might=increase must=increase not=increase should=increase landlord=increased council=increased company=increased bank=increased insurer=increased provider=increased gym=increased school=increased club=increased has=increased have=increased had=increased he=increased she=increased it=increased} $2$4 $3$5<
giu  \b(chuck|chucked|chucking|bin|binned|binning) (?:out |away )?(?=(?:the|your|my|our|any|those|these|all|old|anything) (?!(?:\p{Ll}+ )?(?:meetings?|idea|plan|scheme|project|ball)\b)(?:\p{Ll}+ ){0,2}?\p{Ll}+ (?:out|away)\b)((?:\p{Ll}+ ){1,3}\p{Ll}+) (?:out|away)\b => $1{chuck=dispose_of chucked=disposed_of chucking=disposing_of bin=dispose_of binned=disposed_of binning=disposing_of} $2<
giu  (?:(?<=^|[.!?]\s+)|(?<=\b(?:to|please|and|just|you|then|will|can|or|I|we|they|he|she|accidentally) ))(bin|binned|chuck(?= (?:out|away))|chucked(?= (?:out|away))) (?:out |away )?(?=(?:any|your|all|my|our|the|old|anything|it|them|that)\b)(?!the (?:\p{Ll}+ )?(?:meetings?|idea|plan|scheme|project|ball)\b) => $1{bin=dispose_of binned=disposed_of chuck=dispose_of chucked=disposed_of} <
giu  \b(have|has|had) put (it|them|this|that|(?:the|our|my|your) \p{Ll}+) (?:off|back)(?= (?:until|till|to|by|again|for)\b|[.,;!]) => $1 postponed $2<
giu  \b(push|pushes|pushed|pushing) ((?:the|our|my|your|this) (?:\p{Ll}+ )?(?:deadline|meeting|date|appointment|launch|start|delivery|call|exam|wedding|move|opening|trip|session|release|viewing|interview)) back\b => $1{push=postpone pushes=postpones pushed=postponed pushing=postponing} $2<
giu  \b(bump|bumped|bumping|shift|shifted|shifting|shunt|shunted) (?=((?:the|our|my|your|this) (?:\p{Ll}+ )?(?:deadline|meeting|date|appointment|launch|start|delivery|call|exam|session|viewing|interview|slot|lesson))\b) => $1{bump=move bumped=moved bumping=moving shift=move shifted=moved shifting=moving shunt=move shunted=moved} <
giu  ${OPENS}(?:it|this|that) (?:totally |completely |just |must have |clean )?slipped my mind\b => I overlooked this<
giu  \bunder (?:my|his|her|our|their) belt\b(?<=\byears (?:\p{Ll}+ )?under \p{Ll}+ belt) => of experience<
giu  \bnailed (the|our|my|this|that) (presentation|pitch|interview|exam|audition|performance)\b => performed very well in $1 $2<
giu  \b(have|has|had) (?:shot up|rocketed|skyrocketed|gone through the roof) => $1 risen sharply<
giu  \b(prices|bills|costs|rent|fees|sales|numbers|rates) (?:shot up|rocketed|skyrocketed)\b => $1 rose sharply<
giu  \b((?:the|our|my|your|this|tonight['’]s|today['’]s|tomorrow['’]s) (?:\p{Ll}+ )?(?:match|game|trip|meeting|party|wedding|event|deal|concert|show|session|class|training|picnic|barbecue|bbq|outing|tour|race|visit|sale)) (is|was) off(?=[.,;!]| (?:because|due|owing|as|until|again|for now)\b) => $1 $2{is=has_been was=was} cancelled<
giu  \b(look|looks|looked|looking) after (?=(?:the|our|your|their|all the|my) (?:\p{Ll}+ )?(?:stock|shop|store|till|tills|accounts|budget|diary|bookings|orders|team|office|rota|website|admin|payroll|suppliers|inbox|clients)\b) => $1{look=manage looks=manages looked=managed looking=managing} <
giu  , (?:mate|pal|dude|bro|hun)(?=[.!?]) => <
giu  \b(have|has|had|having) a (?:go|crack|shot|stab|bash) at (?!something|anything|everything|nothing)(\p{Ll}{2,12}ing)\b => $1{have=try has=tries had=tried having=trying} to ofGerund($2)<
giu  \b(sort|sorts|sorted|sorting) out (?=(?:(?:the|an?|my|our|your|some|any) )?(?:\p{Ll}+ )?(?:parking|rooms?|food|drinks|catering|transport|insurance|childcare|cover|tickets|payment|paperwork|visa|rota|accommodation|flights|hotel|venue|keys|time|date|schedule|delivery|collection|refund|appointment|lift)\b) => $1{sort=arrange sorts=arranges sorted=arranged sorting=arranging} <
giu  \b(stick|sticks|stuck|sticking) up (?=(?:(?:an?|the|some|our|your|these|those) )?(?:\p{Ll}+ )?(?:notes?|notices?|posters?|signs?|lists?|rota|maps?|photos?|pictures?|flyers?|reminders?|timetable|menu)\b) => $1{stick=display sticks=displays stuck=displayed sticking=displaying} <
giu  \b(shoot|shot|fire|fired|ping|pinged|pop|popped|bung|bunged|whizz|whizzed|chuck|chucked) over (?=(?:the|an?|my|your|our|some|those|these|any) (?:\p{Ll}+ ){0,2}(?:invoice|bill|quote|details|address|file|form|report|draft|slide|list|link|photo|pic|figure|number|contract|document|doc|email|plan|paper|payment|receipt|version|note|info)s?\b) => $1{shoot=send shot=sent fire=send fired=sent ping=send pinged=sent pop=send popped=sent bung=send bunged=sent whizz=send whizzed=sent chuck=send chucked=sent} <
giu  \b(and|then|but) got (?=(?:${HARMED})\b) => $1 ${who === 'I' ? 'was' : 'were'} <
giu  \b(?!(?:I|he|she) got (?:lost|packed)\b)(I|he|she|it|nothing|everything|one|someone|somebody|(?:the|my|our|your|this|that|his|her) (?:\p{Ll}+ )?\p{Ll}+(?<!s|children|people|men|staff)) got (?=(?:${HARMED})\b) => $1 was <
giu  \b(?!(?:we|you|they) got (?:lost|packed)\b)(we|you|they|(?:the|my|our|your|some|two|three|these|those) (?:\p{Ll}+ )?\p{Ll}+s|(?:the|my|our|your) (?:children|kids|people|staff)) got (?=(?:${HARMED})\b) => $1 were <
giu  \b(can|could|would) you just (?=\p{Ll}) => $1 you <
giu  ${OPENS}please (?:can|could) you (?=\p{Ll}[^.!?\n]{3,200}[?.]) => could you please <
giu  \b(am|is|are|was|were|been) (stood|sat) (?!(?:up|down|by|for)\b) => $1 $2{stood=standing sat=sitting} <
giu  ${OPENS}(?:so |really |absolutely )?gutted(?=[.!]) => ${who} ${who === 'I' ? 'am' : 'are'} very disappointed<
giu  (?<=[.!?] )(?:so |very |really )?(?:sorry|soz)[.!](?= |$) => ${who} apologise.<
giu  ${OPENS}(?:just )?a quick (?:one|note|line|message) to say (?:that )?(?=\p{L}) => ${who} ${who === 'I' ? 'am' : 'are'} writing to inform you that <
giu  ${OPENS}(?:just )?(?:wanted|want) to (?:check|ask|know) (?=(?:when|how|what|where|why)\b[^.!?\n]{2,120}\?) => may ${who} ask <
giu  \bget (that|this|it|these|them) fixed\b => have $1 rectified<
giu  (?<=^Dear [^,.\n]{1,40}, )it is about (?=(?:the|my|our|your)\b) => ${who} ${who === 'I' ? 'am' : 'are'} writing regarding <
giu  \bwork(s|ed|ing)? (?:my|your|his|her|our|their) (?:socks|butts?|arses?|asses|ass|backsides?) off\b => work$1 extremely hard<
giu  \b(only|just) got (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|half)\b) => $1 received <
giu  \bif you fancy (\p{Ll}{2,15}ing)\b => if you would like to ofGerund($1)<
gu   (?<=, )(?:please )?(?:just )?(?:drop|give|ping|shoot|contact) (\p{Lu}\p{Ll}+)(?: a (?:line|note|message|text|shout|bell|ring|call|buzz))?(?=[.!]) => please contact $1<
giu  ${OPENS}(?:(?:I|we) (?:was|were|am|are) (?:just )?thinking (?:that )?)?it would be (?:good|great|nice|lovely|helpful) if you could (?=\p{Ll}) => ${who} would be grateful if you could <
gu   , like,? (?:a lot|loads|a ton|tons)(?=[.!]) => <
giu  (?<=[.!?]\s)any (questions|problems|queries|issues),? (?:just )?(?:ping|shout|text|message|contact|ask|give) me(?: a shout)?(?=[.!]|$) => if you have any $1, please contact me<
giu  (?<=^|[.!?]\s|\band (?:honestly |to be fair |of course )?)I (?:kinda |kind of |sort of |totally )?get it(?=[.!]| but) => I understand<
giu  ${OPENS}any (questions|problems|queries|issues), please contact => should you have any $1, please contact<
giu  (?<=, so )(?=(?:bring|make|remember|keep|take|check|send|pack|leave|use|do not|don['’]t) (?:your|the|sure|a|any|to|it|leave|forget)\b) => please <
giu  , (?:I )?(?:promise|swear|honest|swear down|cross my heart)(?=[.!]) => , ${who} assure you<
giu  , you(?:['’]re| are) (?:a star|a legend|the best|awesome|amazing)(?=[.!]) => ; ${who} ${who === 'I' ? 'am' : 'are'} very grateful<
gu   \bmyself (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? (?:from|working|a|an|the)\b) => I am <
giu  \b(am|is|are) having (?:a |an )?(fever|cold|cough|headache|stomach ache|toothache) since\b => $1{am=have is=has are=have} had a $2 since<
giu  \bye\b(?! olde) => you<
giu  \b(?:I )?(?:have to|have got to|got to|must) be honest,? (?=(?:I|we|it|the)\b) => <
giu  \b(looks?|looked|seems?|seemed) (?:to be )?(?:OK|okay|alright|all right)\b(?! (?:to|with|for|if)\b) => $1{look=appear looks=appears looked=appeared seem=appear seems=appears seemed=appeared} satisfactory<
giu  (?<=^|[.!?] |, )(?:please )?give (reception|head office|(?:the|my|our|your) (?:\p{Ll}+ )?\p{Ll}+) a (?:bell|shout|ring|call|buzz)\b => please contact $1<
giu  \b(has|have) not got (?=(?:an?|the|my|your|our|any|his|her|their|enough)\b) => $1{has=does have=do} not have <
giu  ${OPENS}not (?:cool|ok|okay|on|good enough)(?=[.!]) => this is not acceptable<
giu  ${OPENS}just a (?:quick |friendly |little )?reminder (?=that\b|to\b) => this is a reminder <
giu  \bset (me|us|you|him|her|them) back (?=[£$€]\d) => cost $1 <
giu  (?:,? to be honest(?: with you)?|, (?:end of(?: story)?|full stop|period|simple as(?: that)?|just saying))(?=[.!]) => <
giu  ${OPENS}any chance of (?!you\b|an?\b|the\b)(\p{Ll}+ing) (?=[^.!?\n]{2,120}\?) => would it be possible to ofGerund($1) <
giu  ${OPENS}no way (?:am I|are we) (\p{Ll}+ing)\b => ${who} will not ofGerund($1)<
giu  \b(have|has) (even|already|also|still|only) got (?=(?:an?|the|my|our|your|no|some|two|three|\p{Ll}+s)\b) => $2 $1 <
gu   \b(get|got|buy|bought|borrow|borrowed) ((?:the|an?|my|some|your) \p{Ll}+) off (?=\p{Lu}\p{Ll}|you\b|them\b|him\b|her\b) => $1 $2 from <
giu  \b(how (?:long|much|far|big|often))['’]s (?=(?:the|it|this|that|your|my)\b) => $1 is <
gu   \b(mon|tues?|weds?|thurs?|fri|sat|sun) (?=\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)) => $1{${DAYS}} <
giu  ${OPENS}come on,? (?:guys|people|folks|everyone|team|lads), (\p{L}) => capital($1)<
giu  \b(?:around|about|at) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)-?ish\b => at approximately $1<
giu  \b(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)-?ish\b => approximately $1<
giu  (?:\b(?:about|around|roughly) )?(?<![\d.,])(\d[\d,.]* \p{Ll}+),? give or take\b(?! (?:a|an|\d)) => approximately $1<
giu  \b(?:around|about) (?=[£$€]\d) => approximately <
giu  \b(at|of|in|within|after) like (?=\d) => $1 approximately <
giu  \b(that|it|this|which) (is|was|costs?|comes to) like (?=[£$€]?\d) => $1 $2 approximately <
giu  ^(?:right|yeah|yep|alright|hey),? (?:so,? )?(?=(?:here|I|we|the|my|our|this|it|as|just|from|you)\b)(\p{L}) => capital($1)<
giu  ^(?:right|yeah|yep|nah|alright),? (?=(?:I|we) know\b) => <
gu    (FYI|BTW|IMO)\b(?![ -]\p{Lu}{2}) =>  $1{fyi=for_your_information btw=incidentally imo=in_my_opinion}<
giu  \byou (?:lot|guys)\b(?! of) => you<
giu  (?<!\b(?:do|did|what|all) )\b(you|we|they) have to have (?=\p{L}) => $1 must have <
giu  ,? though(?=\.) => , however<
gu   \b(out|down|up|back|in|off|over|round|here|it|them|me|you|us|him|her|come|along|leave|start|starts|arrive|arrives|holiday|free|away|closed) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b(?: (?:around|at|about|before|after|if|and|morning|afternoon|evening)\b|[.,?!])) => $1 on <
giu  \b(I am|we are|he is|she is|they are) after (\p{Ll}{2,15}ing) => perfect($1) $2{being=been having=had losing=lost seeing=seen getting=received telling=told ringing=called sending=sent paying=paid buying=bought making=made}<
giu  (?<!(?:s|people|the|a|an|this|that|root|main|may|might|can|could|will|would|to|not|which) )\bcause (?=(?:I|we|you|he|she|it|they|there)(?:['’]\p{L}+)? (?!to\b|for\b)|(?:my|our|the) \p{Ll}+ (?:is|was|are|were|has|had|did|does|will|can|can['’]t|won['’]t|doesn['’]t|didn['’]t|broke|got)\b) => because <
giu  \bwould you ever (?=(?:let|send|tell|give|call|get|ask|drop) (?:me|us)\b[^.!?\n]{2,120}\?) => could you please <
giu  \b(I|we|you|he|she|they) (?:kinda|sorta|kind of|sort of) (?=\p{Ll}) => $1 <
giu  ${OPENS}(?:a |this is a |it is a )?bit of an? (?:weird|strange|odd|funny|tricky|awkward|random) (?:one|thing|request|question)(?: this)?(?=[.,]) => this is a rather unusual matter<
giu  \bhope (?:that )?(you|everyone|you all) (?:are|is) (?:all )?(?:good|ok|okay|alright|doing good|doing ok)(?=[.,!]| and\b) => hope $1 are well<
giu  \b(possible|please|you|could) do me an? (?!favou?r|solid)(?=\p{Ll}) => $1 provide me with a <
giu  (?<=^|[.!?] |, (?=(?:or|otherwise|so) )|, (?=just \p{Ll}+ (?:me|us|the|my|your|him|her|if)\b))(?:(?:or|otherwise|so) )?just (?=(?:bring|hit|shoot|ping|press|call|email|e-mail|ask|send|let me|let us|drop|come|pop|give|fill|sign|click|text|ring|tell|contact|reply)\b) => please <
gu   \b(?:just )?(?:bug|pester|hassle|poke|nudge|holler at|give a shout to) (?=\p{Lu}\p{Ll}) => contact <
giu  \b(?:sort (?=[\p{L} ]{3,40} out\b)|get (?=[\p{L} ]{3,40} sorted\b))((?:the|my|our|your|this|that|his|her) (?:\p{Ll}+ )?\p{Ll}+) (?:out|sorted)\b(?! (?:from|by)\b) => attend to $1<
giu  \b(nobody|no one|anyone|anybody|never|not) (pick|picks|picked) up(?=[.,]| and\b| when\b) => $1 $2{pick=answer picks=answers picked=answered}<
giu  ${OPENS}(?:loads|lots|plenty|a lot|tons) of (arguing|argument|arguments|debate|moaning|complaining|grumbling|chat|talk|discussion) (?=(?:about|over)\b) => there was a great deal of $1{arguing=disagreement argument=disagreement arguments=disagreement moaning=dissatisfaction complaining=dissatisfaction grumbling=dissatisfaction chat=discussion talk=discussion} <
giu  ${OPENS}(?:my bad|sorry) for (?:not )(?=\p{Ll}+ing\b) => ${who} apologise for not <
giu  ${OPENS}(?:just )?((?:tried|forgot|managed|meant|decided|hoped) to|had(?= (?:a|another|no|some) [^,.!?]{2,100}\.)|(?:could|did|have|had|would) not(?= (?:think|fault|know|want|get|have|see|hear|heard|had|seen|realise|realize|expect|like|enjoy|mean|find|manage|receive|sleep|bother|ask|say|recommend)\b)|do not(?= (?:think (?:I|we|it|that|they|he|she|this)|know (?:if|why|what|how|whether)|mean to|get (?:why|how))\b)|should be(?= (?:home|back|able|there|here)\b| in (?:by|at|on|around|about|before|after|tomorrow|half)\b)) (?=[^?!]{2,120}\.) => ${who} lower($1) <
giu  , got (?=(?:the|an?|my) (?:dentist|doctors?|hospital|appointment|meeting|interview|exam|viewing|funeral|wedding|delivery|visitor|call)\b) =>  as ${who} have <
giu  \bsince (?:the )?(?:last|past) (\d+|two|three|four|five|six|seven|eight|nine|ten|few|several) (hours|days|weeks|months|years)(?: only)?\b => for the last $1 $2<
giu  \b(facing|having) the (issue|problem) with => $1{facing=experiencing having=experiencing} $2{issue=an_issue problem=a_problem} with<
giu  ${OPENS}(?:so )?here(?:['’]s| is) the (?:deal|thing|lowdown|scoop) (with|on) (?=\p{L}[^.!?\n]{2,60}[.:]) => please note the following information regarding <
giu  ${OPENS}(?:so )?(?:it )?turns out(?: that)?,? (?=\p{L}) => it has become clear that <
giu  (?<=\p{Ll}{2} \d{1,3}\. )(if|it|we|the|my|so|our|they|he|she|this|that|but|please|there)\b => capital($1)<
giu  ${OPENS}(?:do you )?reckon (?:that )?(you|we) could ([^.!?\n]{3,120})\? => could $1 $2?<
giu  ${OPENS}(?:do you )?reckon (?:that )?(it|this|that|they|he|she|we|I|the) => ${who} believe that $1<
giu  ${OPENS}not sure (?=(?:if|whether|why|what|how|when|where|who)\b) => ${who} ${who === 'I' ? 'am' : 'are'} not certain <
giu  ${OPENS}(?:really |so )?not (?:at all |best )?(?:happy|impressed|pleased)(?: at all)?(?=[.!]) => ${who} ${who === 'I' ? 'am' : 'are'} not satisfied<
giu  ${OPENS}(?:so |really |very )?sorry (?=(?:I|we)\b) => ${who} ${who === 'I' ? 'am' : 'are'} sorry that <
giu  ${OPENS}(?:so |really |very )?sorry (?=if\b) => ${who} apologise <
giu  ${OPENS}(?:(?:it )?was )?(?:so |really )?(?:great|lovely|nice|good|fab) (?:catching up|to catch up)(?: with you)?\b => it was a pleasure to speak with you<
giu  ${OPENS}(?:totally|completely|fully) (?:get it|understand) if not => ${who} fully understand if this is not possible<
giu  ${OPENS}(?:just )?wondering (?:if|whether) (I|we) (?:can|could) (?=[^.!?\n]{3,120}\?) => would it be possible for $1{i=me we=us} to <
giu  ${OPENS}(?:just )?wondering (?:if|whether) you (?:can|could) (?=[^.!?\n]{3,120}\?) => could you please <
giu  ${OPENS}just chasing (?:up )?(?=(?:the|my|our|your|that|this|an?)\b) => ${who} ${who === 'I' ? 'am' : 'are'} writing to follow up on <
giu  ${OPENS}just (chasing|checking|following|emailing|getting|dropping|letting|looking|trying|struggling) (?=(?:the|my|our|your|that|this|an?|up|in|you|to|about|for|on|with)\b[^,\n?]{2,150}[.!]) => ${who} ${who === 'I' ? 'am' : 'are'} lower($1) <
giu  ${OPENS}(?:have )?been (?=(?:meaning|trying|waiting|thinking|looking|working|using|having|chasing|getting|\p{Ll}{2,12}ing) [^,?\n]{2,150}[.!]) => ${who} have been <
giu  ${OPENS}got any (questions|problems|queries|issues|concerns)\? => if you have any $1,<
giu  ${OPENS}got (?=(?:an?|any|some|something)\b[^.!?\n]{2,60}\?) => do you have <
giu  \b(if|when|once|so|that|before|unless) (you|we|they) have (?:got )?stuff (?=to\b) => $1 $2 have work <
giu  \b(?:or|otherwise) (I|we) will (?:kick off|kick up a fuss|go mad|go mental|go nuts)(?=[.!]) => or $1 will make a formal complaint<
giu  \bkick(s|ed|ing)? off (?=about\b) => complain$1 <
giu  \b(asked for|requested|ordered|paid for|wanted|expected) ([^.,;!?\n]{2,60} (?:and|but)) (?:only )?got (?=[\p{L}\d]) => $1 $2 received <
giu  \b(I|you|we|they|he|she|have|just|not|to|will|never) (get|got) (?!(?:here|there|home|back|out|off|in|on|up|down|over|through|so|very|really)\b)(?=(?:an?|the|my|our|your|this|that|no|any|another|two|three)? ?(?:(?!phone\b)\p{Ll}+ ){0,2}(?:e-?mails?|letters?|messages?|tickets?|refunds?|repl(?:y|ies)|responses?|answers?|invoices?|bills?|parcels?|packages?|deliver(?:y|ies)|calls?|notices?|fines?|quotes?|deposit|confirmation|payment|payslip|certificate|documents?)(?=[.,;:!?]| (?:from|for|on|by|and|but|or|yesterday|today|tomorrow|this|last|saying|that|in|with|at|when|about|before|after|back|first|so|because|which)\b)|(?:the|my|our|your) [£$€]?\d) => $1 $2{get=receive got=received} <
giu  \b(you|I|we|they|he|she) will get (it|them) (?=(?:first thing|by|on|before|tomorrow|today|next|soon|within|tonight)\b) => $1 will receive $2 <
giu  \bget (?:slapped|hit|stung|clobbered|landed|done) (?:with|for) (?=an? ) => receive <
giu  \bgot (?:slapped|hit|stung|clobbered|landed|done) (?:with|for) (?=an? (?:[£$€]?\d|\p{Ll}+ (?:fine|bill|charge|fee)|fine|bill|charge|fee)) => received <
giu  \b(someone|somebody|anyone|people|children|they|he|she|you) (?:will|is going to|are going to) get hurt\b => $1 will be injured<
giu  \bstill (?:dead|well|super|really|proper) keen on (?=\p{L}) => still very interested in <
giu  \b(?:a |an )?(?:bit of an? |right )?(?:whizz|whiz|dab hand|ace|pro|wizard) (?:with|at|on) => highly skilled with<
giu  \b(stick|stuck|whack|whacked|bung|bunged|pop|popped|shove|shoved|slap|slapped|chuck|chucked) ((?:an?|the|my|your|our|his|her|some|new) (?:\p{Ll}+ )?\p{Ll}+) (?=(?:in|on|into|onto|under) (?:the|my|your|our|his|her|a)\b) => $1{stick=put stuck=placed whack=put whacked=placed bung=put bunged=placed pop=put popped=placed shove=put shoved=placed slap=put slapped=placed chuck=put chucked=placed} $2 <
giu  (?<=[.!?] )(?:wow|ugh|argh|whoops|oops|lol|yikes|phew|gosh|blimey|crikey)[!.]+(?: |$) => <
giu  , (?:whoops|oops|yikes|haha|lol|eek|ugh|phew)(?=[.!]|$) => <
gu   (?<=[.!?] )Next (?=(?:one|meeting|session|payment|delivery|match|class|lesson) (?:is|will)\b) => The next <
giu  \bknock(s|ed|ing)? off (?=[£$€]?\d[\d.,]*%?) => deduct$1 <
giu  \b(possible to|we could|could we|can we) do (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b) => $1 meet on <
giu  (?<=^|[.!?] |\n)(?:just a )?(?:quick )?heads[- ]up,? (?:folks|everyone|all|guys|team|everybody) ?[:,–-] ?(?=\p{Ll}) => Please note that <
giu  (?<=^|[.!?] |\n)would be (?:awesome|great|nice|cool|lovely|good) (to know|if you) => I would be grateful $1<
giu  ^so (?:the thing is,? )?(?=(?:we|I|the|our|my|he|she|they|it|there|this|your|basically)\b(?! that))(\p{L}) => capital($1)<
gu   \b[Ii]s it (?:OK|okay|ok|alright|all right) if I (\p{Ll}+)\b => would it be acceptable if I past($1)<
giu  , there will be\b => ; there will be<
giu  ${OPENS}just so you know,? (?=\p{L}) => please note that <
giu  ${OPENS}(?:I |we )?just wanted to say (?:a (?:big|huge|massive) )?thank(?:s| you)(?: so much| very much| a lot)? (?=for\b) => ${who} would like to thank you <
gu   \bused to be at (?=\p{Lu}) => previously worked at <
gu   (?<!\b(?:if|whether) (?:he|she|it|they|you|we|I) )\b(am|is|are)( not)? going to (?!(?:school|work|bed|church|court|town|university|college|waste|press|trial|print|market|sea|hospital|prison|plan|miss|the|an?|my|our|your|his|her|their|this|that|be (?:able|going))\b)(?=\p{Ll}) => will$2 <
giu  (?<!^(?:dear|hello|hi|hey)\b[^,\n]{0,40}), hope (?=(?:that|this|it|you)\b) => , and ${who} hope <
giu  , (?:I have )?got (the flu|a cold|a fever|a stomach bug|food poisoning|covid)\b =>  as I have $1<
giu  \b(?:can|could) you go down to (?=[£$€]?\d) => could you reduce the price to <
giu  (?<=^(?:Dear|Hello|Hi)[^,.\n]{0,40}, )saw (?:that )?(?=you\b) => I saw that <
giu  \b(lost|got|had|have|sold|made|sent|paid|need|waited|took|spent|asked|called) like (?=[£$€]?\d) => $1 approximately <
gu   \bping (?=\p{Lu}\p{Ll}) => contact <
giu  (?<!\b(?:\d+|two|three|four|five|six|ten|hundreds?|thousands?) )\b(?:tons|loads|heaps|masses) of (?=(?:\p{Ll}+ )?\p{Ll}+s\b(?<!(?:ss|us|is|news))|(?:\p{Ll}+ )?(?:people|children|men|women)\b) => a large number of <
giu  (?<!\b(?:\d+|two|three|four|five|six|ten|hundreds?|thousands?) )\b(?:tons|loads|heaps|masses) of (?=(?!stuff|us|them|you|it\b)\p{Ll}) => a great deal of <
giu  \bleft (?:behind )?an? (?:massive|huge|big|terrible|awful|total|complete|right|real|horrible|absolute)? ?mess (in|on) (?=(?:the|our|my|your)\b)((?:the|our|my|your) \p{Ll}+) => left $2 in a very untidy condition<
giu  \b(\p{Ll}{2,20}(?<!['’]s|year))['’]s (?=(?:bust|busted|broken|late|ready|urgent|wrong|dead|decent|good|great|bad|poor|rubbish|fine|awful|terrible|hot|empty|better|worse|cheap|free|noisy|slow|cracked|faulty|missing|leaking|blocked|stuck|dirty|open|closed)(?:[.,;:!?]|$| (?:and|but|so|again|at|on|in|for|to|with|from|since|because|now|too|already|until|till|out|through|down|today|tomorrow|this|next)\b)|(?:down|running|gone wrong|over|off|always|never|still(?=[.,;!?]| (?:not|on|in|at|here|there|out|off|broken|waiting|missing|closed|leaking|\p{Ll}+ing)\b)|just|really|so|too|very|pretty|completely|finally \p{Ll}+ing)\b) => $1 is <
gu   \b(name)['’]s (?=\p{Lu}) => $1 is <
gu   (?<=^(?:Hi|Hey|Hello|Dear) )prof(?=,) => Professor<
giu  ^(?:(?:hi|hey|hello) )(?=Professor,) => Dear <
giu  (?<=^(?:Dear|Hello|Hi) [^,!?\n]{2,40}, )(?:I )?(?:got|received|saw) (?=your (?:message|e-?mail|letter|note|voicemail|text)\b) => thank you for <
gu   (?<=^|[.!?]\s+)(?:Really|Very|So) sorry (?:about|for) (?=\p{Ll}) => Apologies for <
giu  ^(?:just )?(?:a )?quick (?:one|note|q|question|message|update|e-?mail)(?: from me)?\s?[-–—,:]\s+(\p{L}) => capital($1)<
giu  (?<=^Dear [^,.\n]{1,40}, )(?:just )?(?:a )?quick (?:one|note|question|message|update|e-?mail)(?: from me)?\s?[-–—,:]\s+ => <
giu  ^(?:(?:hey|hi|hello|hiya|morning) (?:guys|folks|all|everyone|lads|gang|peeps|you lot)|guys|folks|peeps|lads), (?=\S) => Dear all, <
giu  ${OPENS}hope (?=(?:you|this|that|all|everything|everyone|it|we|to)\b) => ${who} hope <
giu  ${OPENS}(?:really |so |very much )?looking forward to\b => ${who} look forward to<
giu  ${OPENS}(?:(?:so|very|really) )?sorry for not (?=\p{Ll}+ing\b) => ${who} apologise for not <
giu  ${OPENS}(glad|pleased|delighted|thrilled|sorry) to (?=(?:land|drop|let|cancel|keep|inconvenience|spring|ask|leave|miss|hear|see|learn|inform|announce|report|confirm)\b) => ${who} ${who === 'I' ? 'am' : 'are'} lower($1) to <
giu  ${OPENS}happy to (?=\p{Ll}[^,!?\n]{2,90}[.!]) => ${who} would be happy to <
giu  ${OPENS}would love to (?=\p{Ll}) => ${who} would very much like to <
giu  ${OPENS}(wanted|writing|hoping) to (?!see|check|let|say|ask|reach)(?=\p{Ll}) => ${who} $1{wanted=would_like writing=am_writing hoping=hope} to <
giu  ${OPENS}just wanted to (?!see|check|let|say|ask|reach|follow)(?=\p{Ll}) => ${who} would like to <
giu  ${OPENS}(will|cannot|will not) (?=(?:thank|revert|respond|reply|update|get|send|call|be|let|have|do|try|keep|make|check|follow|come|confirm|bring|pay|ring|email|look|need|attend|find|see|reach|open)\b) => ${who} lower($1) <
giu  ${OPENS}need (?=(?:it|this|them|that|the|your|my|to|an?|some|another|two|three)\b[^?\n]{2,200}[.!]) => ${who} need <
giu  ${OPENS}want to (?=\p{Ll}[^?\n]{2,200}[.!]) => ${who} would like to <
giu  (?<=^Hello, )(saw|got|lost|found|forgot|tried|bought|ordered|paid|heard|read|left|sent|booked|moved) (?=(?:your|the|my|an?|this|that|to)\b[^?\n]{2,200}[.!]) => ${who} $1 <
giu  ${OPENS}just letting you know(?: that)? => ${who} ${who === 'I' ? 'am' : 'are'} writing to inform you that<
giu  ${OPENS}(?:${who} )?cannot wait to (?!get\b)(\p{Ll}{3,12}) => ${who} look forward to gerund($1)<
giu  ${OPENS}(?:${who} )?cannot wait for => ${who} look forward to<
giu  \b(I|we|and|really|just) cannot wait to (?!get\b)(\p{Ll}{3,12})\b => $1 look forward to gerund($2)<
giu  \b(I|we|and|really|just) cannot wait for => $1 look forward to<
giu  ${OPENS}just to (?:say|let you know|confirm)(?: that)? => ${who} ${who === 'I' ? 'am' : 'are'} writing to inform you that<
giu  \b(has|have) (?:even )?bothered to (\p{Ll}{3,15})\b => $1 participle($2)<
giu  \b(did not|do not|does not) (?:even )?bother to (?=\p{Ll}) => $1 <
giu  \b(get|got|gets|getting) (?:round|around) to (\p{Ll}{3,15}ing)\b => $1{get=find got=found gets=finds getting=finding} time to ofGerund($2)<
giu  \b(knock|knocking|knocked) ((?:the |our |this |that )?[\p{L} ]{2,30}?) on the head\b => $1{knock=discontinue knocking=discontinuing knocked=discontinued} $2<
giu  ${OPENS}any (questions|problems|queries|issues),? (?:just |please )?(?:shout|let (?:me|us) know|give (?:me|us) a (?:shout|call|ring|bell|buzz)|ask|call|email|contact (?:me|us))\b => should you have any $1, please contact ${who === 'I' ? 'me' : 'us'}<
giu  \b(?:pop|ping|fire|bung|shoot) ((?:some|the|a|my|our|those|these) \p{Ll}+(?: \p{Ll}+)?) (?:over|across|through) to => send $1 to<
giu  \b(\p{Ll}{3,20})['’]s (?=(?:arrived|happened|broken down|turned up)\b|(?:started|finished|stopped|failed|signed)(?:[.,;!?]| (?:to|on|in|at|for|with|up|again|and|but|since|the|an?|his|her|it|\p{Ll}+ing)\b)) => $1 has <
giu  \bway (?=(?:small|big|long|short|fast|slow|cheap|high|low|lat|earli|old|hard|easi|great|strong|clos|wid|larg|loud|nic)\p{Ll}{0,3}er\b) => considerably <
giu  ${OPENS}should be (?=(?:sorted|fixed|ready|done|finished|fine)\b) => it should be <
giu  (?<!\b(?:if|when|unless|although|since|because|as|whether|until)\b[^.!?\n]{0,80})\b((?:cannot|could not|unable|have to)\b[^.,;!?\n]{2,60}), (?=(?:I|we) (?:have|had|am|are|was|were)(?! (?:not|afraid|sorry|sure|told|glad)\b)\b|my \p{Ll}+ (?:is|has|was)\b) => $1 as <
giu  ${OPENS}(?:really|very|so) sorry (?:that )?(?=(?:your|the|our|we|you|it)\b) => ${who} ${who === 'I' ? 'am' : 'are'} very sorry that <
giu  ${OPENS}(?:just a )?(?:quick )?heads[- ]up\s?[-–—:,]\s+ => please note that <
giu  ${OPENS}appreciate (?=(?:your|the|it|all|any)\b) => ${who} appreciate <
giu  ${OPENS}(?:it )?was (?:so |really |very )?(?:great|lovely|nice|good|fab|brilliant|awesome) (meeting|seeing|talking|speaking|chatting) (?=(?:to |with )?(?:you|everyone|the team)\b) => it was a pleasure to $1{meeting=meet seeing=see talking=speak speaking=speak chatting=speak} <
giu  , (?:it )?was (?:so |really |very )?(?:great|lovely|nice|good|fab|brilliant|awesome) (?:to meet|meeting) (?=you\b) => ; it was a pleasure to meet <
gu   \b([Oo]n|[Bb]y|next|this|last|until|till|since|from|every|before|after) (Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun|mon|tues|weds|thur|thurs|fri)\b(?![-–'’]?\p{L}) => $1 $2{${DAYS}}<
gu   \b(or|and|to|till) (Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri)\b(?![-–'’]?\p{L}) => $1 $2{${DAYS}}<
gu   \b(Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun) (?=\d{1,2}(?:st|nd|rd|th)?\b) => $1{${DAYS}} <
giu  \b(bought|purchased|got|ordered|rented|borrowed|hired) ((?:an?|the|my|this|some|two|three) [^.,;!?\n]{2,40}?) off (?=(?:you|them|him|her|us|me|eBay|Amazon|Gumtree)\b) => $1 $2 from <
giu  \b(knock|knocking|knocked|take|taking|took|taken) ([£$€]?\d[\d.,]*%?)(?: more| extra)? off (?=(?:the|your|my|our|its|this|that) ) => $1{knock=deduct knocking=deducting knocked=deducted take=deduct taking=deducting took=deducted taken=deducted} $2 from <
giu  \b(I|you|we|they|he|she|it|who|people|everyone|someone|somebody|nobody|(?:the|my|our|your|this|that|their) (?:\p{Ll}+ )?(?!not\b|to\b|will\b|must\b|can\b|should\b|could\b|would\b)\p{Ll}+) (keep|keeps|kept) (?:on )?(?!(?:some|any|no|every)thing|spring|string|building|training|cooking|clothing)(\p{Ll}{2,15}ing)\b(?! (?:costs|spaces|records|water)\b) => $1 $2{keep=continue keeps=continues kept=continued} to ofGerund($3)<
giu  ${OPENS}(I|we) want (?:my|our) ([£$€][\d.,]*\d) back\b => $1 request a refund of $2<
giu  ${OPENS}(I|we) want (my|our) ((?:(?:full|whole|entire) )?(?:deposit|money|cash|payment|fees?|rent|bond|subscription|keys?|things|property|belongings|items?|tools?)) back\b => $1 request the return of $2 $3<
giu  ${OPENS}still (?=(?:super |very |really )?(?:keen|interested|waiting|hoping|looking)\b[^,\n]{2,120}[.!]) => ${who} ${who === 'I' ? 'am' : 'are'} still <
giu  , something(?:['’]s| has)? (?:came|come) up\b =>  as an unexpected matter has arisen<
giu  \b(nothing|something|everything|nobody|everybody|someone|everyone|no one)['’]s (?=(?:been|come|gone|happened|changed|\p{Ll}{2,12}ed)\b) => $1 has <
giu  \b(nothing|something|everything|nobody|everybody|someone|everyone|no one)['’]s (?=(?:wrong|off|here|there|not|\p{Ll}{2,12}ing)\b) => $1 is <
giu  (?<=^|[.!?]["”’)]? )can you (?=${ASKED}[^.!?\n]{0,200}\?) => Could you please <
giu  (?<=, )can you (?=${ASKED}[^.!?\n]{0,200}\?) => could you please <
giu  (?<=^|[.!?] |, )can (I|we|someone|anyone|somebody) (?=\p{Ll}[^.!?\n]{3,200}\?) => could $1 <
giu  \b((?:the|my|this|that) (?:\p{Ll}+ ){1,3}(?:I|you|we)) got(?= (?:was|were|is|are|on|from|yesterday|last|has|have)\b) => $1 received<
giu  ${OPENS}got (?=(?:your|the) \p{Ll}) => ${who} received <
giu  (?<!\b(?:I|we|you|they|really|look|looks|looked|feel|feels|felt|sounds?|seems?|is|are|was|were|more|just|things|people|something|nothing|anything)) like (?=(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d+)(?: hundred| thousand)? (?:times|feet|foot|miles|metres|meters|inches|yards|kilos|pounds|hours|days|weeks|minutes|months|years|people|of them)\b) =>  approximately <
giu  \b(\p{L}{2,30})['’]s got (?=(?:an?|the|no|some|my|your|our|his|her|their|two|three)\b) => $1 has <
gu   \b(?!women|men|children|people)(\p{Ll}{2,20})['’]s (?=(?:an?|the (?=\d)|not|(?:now|still)(?=[.,;!?]| (?:not|on|in|at|here|there|out|off|up|down|broken|waiting|missing|closed|open|leaking|cold|\p{Ll}+ing)\b)|being|ready|due|here|full|fine|available|going to|having (?:an?|the|some|problems|trouble)|coming (?:to|on|in|at|back|over|round|along|with)|getting (?:worse|better|married|late|an?|very|too)|moving|leaving|looking|trying to|working|making|doing|starting|expecting)\b) => $1 is <
giu  ${OPENS}(?:so |absolutely |really |totally )?gutted to (?=\p{Ll}) => ${who} ${who === 'I' ? 'am' : 'are'} very sorry to <
giu  ${OPENS}maybe (ask|tell|bring|speak to|talk to|contact|invite|send|give|remind|suggest|email|call|ring|text) (?=(?:the|an?|my|our|your|his|her|their|him|them|it|me|us|some|one|that|this)\b) => perhaps you could $1 <
gu   (?<=^|[.!?]\s+)Maybe (ask|tell|bring|speak to|talk to|contact|invite|send|give|remind|email|call|ring|text) (?=\p{Lu}) => Perhaps you could $1 <
giu  ${OPENS}(?:just )?(?:a )?quick (update|note|reminder|message|word) (?=(?:on|about|regarding|from|to|that)\b) => this is a brief $1 <
giu  ${OPENS}(?:was|am|been) (?:just )?wondering (?:if|whether) (?!(?:you|I) could\b) => ${who} ${who === 'I' ? 'was' : 'were'} wondering whether <
giu  ${OPENS}was (?:just )?wondering if (?=(?:you|I) could\b) => I was wondering if <
gu   \b(\p{Ll}{2,20})['’]s gone\b => $1 has gone<
giu  \b(there) is (?=(?:a couple of|a few) \p{Ll}+s\b(?!['’])) => $1 are <
giu  ${OPENS}any (news|updates?|word) (?=(?:on|about|from)\b) => is there any $1 <
gu   \b([Gg])ive (\p{Lu}\p{Ll}+|me|us|him|her|them) a (?:shout|bell|buzz|ring)\b => $1{g=contact G=Contact} $2<
giu  \bget (your|our|my|their) ((?:\p{Ll}+ )?(?:timesheets?|forms?|reports?|applications?|expenses|claims?|requests?|replies|votes?|invoices?|documents?|paperwork|feedback)) in\b(?! to\b) => submit $1 $2<
giu  \b(you|they|we|he|she|office)(?: guys)? got (my|our|your|the) ((?:last |new )?(?:application|e-?mail|message|letter|payment|parcel|package|form|documents|invoice))\b => $1 received $2 $3<
giu  \b((?:room|hotel|flat|house|apartment|kitchen|place|office|villa|cottage|bathroom|hostel|caravan) (?:is|was)) (?:(?:like|such|just) )?an? (?:(?:total|complete|absolute|right|real|proper) )?(?:dump|tip|pigsty|dive|hovel)(?=[.,;!]| (?:and|but|so|when)\b) => $1 in very poor condition<
giu  \bup to (?:my|our|his|her|their) (?:eyes|eyeballs|neck|ears) (?:in|with) => extremely busy with<
giu  \b(is|are|was|were) (?:about )?as clear as mud\b => $1 very unclear<
giu  ${OPENS}(?:cool|sweet|ace|wicked|brill|fab|awesome)[,!.]+ (?=\p{L}) => excellent; <
giu  \bcheck(ed|ing)? out (?=(?:my|our|your|this|these|his|her|their)\b|the (?!next|following|same|day|morning|books?|room|item|others?)\p{Ll}) => view$1 <
giu  \b(I|he|she|we|they|you|who|(?:manager|colleague|employee|driver|chef|cook|nurse|teacher|coach|assistant|cleaner|receptionist|worker|cashier|waiter|waitress)s?|staff|people) ((?:will |might |may |could |has |have |had )?(?:was|were|been|be|is being|are being)) (?:fired|sacked)\b => $1 $2 dismissed<
giu  \b(?:muck|mess|screw|cock|botch)(s|es|ed|ing)?(?: up)? (?=(?:your|my|our|the) (?:order|booking|reservation|payment|delivery|invoice|bill|account|application|name|address|appointment|paperwork|quote)s?\b) => ma$1{=ke s=kes es=kes ed=de ing=king} an error with <
giu  \b(is|was|are|were|been) (?:kind of |sort of )?an? (?:(?:total|complete|absolute|right|real) )?mess\b(?! (?:tin|hall|kit|of)\b) => $1 in disarray<
giu  \bif the weather (?:plays (?:nice|ball|along)|is (?:playing ball|nice to us)|behaves(?: itself)?),? (?=(?:we|I|you|they|it|the|there)\b) => weather permitting, <
giu  \b(am|is|are) running (?:a (?:bit|little) )?(?:late|behind)(?=[.]| on\b) => $1 behind schedule<
giu  \b(?:continue|continues|continued) to (?:give (me|us) the runaround|fob (me|us) off)\b => have repeatedly failed to give $1$2 a clear answer<
giu  \b(am|is|are|was|were) (?:so |absolutely |really |totally )?gutted(?=[.,]| (?:that|about|for|but|and)\b| (to)\b) => $1 very $2{to=sorry =disappointed}<
giu  \b(has|have|had) let (me|us|him|her|them|you) down(?=[.,;!]| (?:again|badly|and|by|so|this|at|twice|because|with|completely)\b) => $1 disappointed $2<
giu  (?<!\b(?:there|boss|manager|he|she|landlord|teacher|son|daughter|dog|brother|sister|neighbour) )\b(is|was|been|will be) (?:such |quite )?an? (?:real |right |total |massive |huge |big |absolute |bit of a )?(?:hassle|pain|faff|palaver|pain in the (?:neck|backside|arse|bum|butt))(?=[.,;!?]|$| (?:and|but|so|because|for (?:me|us|everyone|the|a few|some))\b) => $1 very inconvenient<
giu  (?<!\bthere )\b(is|was|are|were) (?:such )?an? (?:real |right |total |massive |absolute |bit of a )?(?:pain|nightmare|faff|hassle|bugger|pig|pain in the (?:neck|backside|arse|bum|butt)) to (?=\p{Ll}) => $1 very difficult to <
giu  \b(is|was|been) (?:a bit of )?(?:an? |in )(?:(?:complete|total|absolute|utter|real|right) )?(nightmare|shambles|farce|disaster|let-?down|wash-?out)(?=[.,;!]| (?:from (?:start|beginning)|and|but|so|because|since|as|for|today)\b) => $1 $2{nightmare=extremely_problematic disaster=extremely_problematic shambles=very_disorganised farce=completely_unacceptable letdown=disappointing let-down=disappointing washout=disappointing wash-out=disappointing}<
giu  \b(queues?|lines?|waits?|traffic|noise|prices?|fees?|costs?|bills?|crowds?|heat|workload|rent|charges?|demand) (is|was|are|were|has been|have been)(?: absolutely| just| totally| completely| so)? (?:insane|crazy|mental|mad|nuts|bonkers|ridiculous|stupid|silly)\b(?=[.,;!]| (?:and|but|so|on|at|in|today|this|when|because)\b) => $1 $2 $1{queue=extremely_long queues=extremely_long line=extremely_long lines=extremely_long wait=extremely_long waits=extremely_long traffic=extremely_heavy crowd=very_large crowds=very_large noise=excessive price=excessive prices=excessive fee=excessive fees=excessive cost=excessive costs=excessive bill=excessive bills=excessive heat=extreme workload=excessive rent=excessive charge=excessive charges=excessive demand=very_high}<
giu  ${OPENS}(?:just )?(?:shout|holler|yell) if (?=(?:you|there|anything)\b) => please contact ${who === 'I' ? 'me' : 'us'} if <
giu  , (?:so |really |very )?(?:sorry|soz)(?: (?:about|for) (?:that|this))?(?=[.!]) => ; ${who} apologise<
giu  ${OPENS}(?:are we |we )?still on for ([^.,!?\n]{3,30})\? => is $1 still convenient?<
gu   (?:[Hh]ow|[Ww]hat) about ((?:next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: morning| afternoon| evening)?)(?: instead)?\?|\b[Ii]s ((?:next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) any good(?: for you)?\? => Would $1$2 be convenient?<
giu  ${LETTER_OPENS}(?:I )?(?:just )?(?:wanted to (?:reach out to |check in and )?|(?:I am )?(?:just )?reaching out to )(?:see|ask|check) (?:if|whether)\b => ${who} ${who === 'I' ? 'am' : 'are'} writing to ask whether<
giu  ${LETTER_OPENS}(?:I )?(?:just )?(?:wanted to (?:reach out to )?|(?:I am )?(?:just )?reaching out to )(?:let (you(?: all)?|everyone|everybody) know|say(?= that\b)) => ${who} would like to inform $1{=you everyone=you_all everybody=you_all}<
giu  ${LETTER_OPENS}(?:I (?:am )?)?just (?:wondering|checking(?: in)?(?: to see)?) (?:if|whether)\b => ${who} ${who === 'I' ? 'am' : 'are'} writing to ask whether<
giu  (?<!\b(?:storm|news|accident|crash|war|pain|loss|memory) )\b(is|are|was|were|been) (?:(?:absolutely|completely|totally|utterly|just|really|so) )?(?:rubbish|crap|useless|pants|garbage|terrible|awful|appalling|dreadful|pathetic|hopeless)(?=[.]| (?:and|so|but|when)\b) => $1 unsatisfactory<
giu  \b(is|are|was|were|been) (?:absolutely |totally |completely )?(?:manic|hectic|non-?stop|crazy busy|super busy|(?<=been )(?:mental|bonkers|nuts))(?=[.]| (?:here|lately|recently|at|in)\b) => $1 very busy<
giu  ${OPENS}any chance (?:that )?(he|she|they|someone|somebody) (?:could|can) (?=[^.!?\n]{3,120}\?) => would it be possible for $1{he=him she=her they=them} to <
giu  (?<!\b(?:have|has|had|was|were|been|be) )\bchuck(ed|ing|s)? (?=(?:my|our|the|your|his|her|an?) (?:\p{Ll}+ )?\p{Ll}+ (?:over|at|across)\b) => thr$1{=ow s=ows ed=ew ing=owing} <
giu  \bputting (?:(the|our|my|your|their) (rent|prices?|fees?|rates?|charges?|fares?|premiums?) up|up (the|our|my|your|their) (rent|prices?|fees?|rates?|charges?|fares?|premiums?))\b => increasing $1$3 $2$4<
`,
  );

const BEGINS = String.raw`(?<=^|[.!?]\s+|\n|^(?:Dear|Hello)[^.!?\n]{0,40}, )`;
/** No other subject follows: “Asked about it, she smiled”. */
const ALONE = String.raw`(?![^.!?\n]*(?:,@? (?:the|it|he|she|we|they|I|this|our|my)\b|\?))`;
const OBJECT = String.raw`(?:the|an?|my|our|your|this|that|it|him|her|them|you|\p{Ll}+ing)\b${ALONE}`;
/** Pasts that are bases as well, as in “Just hit the button”. */
const UNCHANGED = `cut|put|set|let|hit|read|shut|split|spread|come|run`;
const IS = String.raw`\b(?:am|is|are|was|were|be|been|seems?|seemed|looks?|looked|feels?|felt|sounds?|sounded|becoming|getting)@(?: (?:not|still|also|just|all|now|always)@)?`;

/** What depends on the class of a word. See grammar/marked-rules.ts for the notation. */
export const CLASS_TURNS = readMarkedRules(String.raw`
giu  (?<=^|[.!?]\s+)can you (?=(?:prepare|contact|arrange|collect|send|speak|resolve|postpone|return|call|remind|respond|review|provide|confirm)@ [^.!?\n]{0,200}\?) => could you please <
giu  \b(am|is|are|was|were|been|keeps?)@ getting (?=(?:(?:very|rather|so|too|somewhat|slightly|a bit)@ )?(?!late|ready|old|good|better|married|rid|lost|used|dark\b)\p{Ll}{3,}@J) => $1 becoming <
giu  \bthere is (?=(?:(?:now|some|no|two|three|still)@ |(?:[2-9]|\d\d+) )?(?!lots|loads|tons|heaps|plenty|sports|customs|sales|goods)\p{Ll}+@S) => there are <
giu  \b(everyone|everybody|someone|somebody|nobody|it|he|she|I)@ got@ (?=(?!married|engaged|dressed|used|tired|started|bored|excited|worried|interested|involved|stuck|divorced|confused)\p{Ll}+ed@[PD](?:[.,]| (?:by|twice|again|yesterday|last|when|because|for|from)\b)) => $1 was <
giu  (${IS}) totally (?=\p{Ll}{3,}@J) => $1 completely <
giu  (${IS}) (?:really|super|mega|dead|proper|awfully|massively) (?=(?!wrong|right|ready|free|different|full|empty|new|unacceptable|sure|good|great|ill|flat|asleep|interesting\b)\p{Ll}{3,}@J) => $1 very <
giu  (${IS}) pretty (?=(?:excellent|outstanding|remarkable|essential)\b) => $1 <
giu  (${IS}) pretty (?=(?!excellent|outstanding|remarkable|essential|little|young|pink|blue|old\b)\p{Ll}{3,}@J) => $1 rather <
giu  (${IS}) (?:kind|sort) of (?=\p{Ll}{3,}@J) => $1 somewhat <
giu  (${IS}) (?:quite )?a (?:little )?bit (?=(?!much|more|less|like|late|early|better|worse\b)\p{Ll}{3,}@J) => $1 somewhat <
giu  (${IS}) (?:damn|damned|bloody|flipping|freaking|stupidly|insanely|ridiculously|wicked)@ (?=\p{Ll}{3,}@J) => $1 very <
`);

/** Sentences without their subject, by the writer. */
export const subjectTurns = (who: 'I' | 'we'): GrammarRule[] =>
  readMarkedRules(String.raw`
gu   ${BEGINS}Just (?!(?:had|${UNCHANGED})\b)(\p{Ll}+)@D (?=${OBJECT}) => ${who} just $1 <
gu   ${BEGINS}(?!(?:Had|Thought)\b)(\p{Lu}\p{Ll}+)(?:@~D (?=(?:to|with|on|in|at|into|from|for|about|down|back|out|up|over|round|by)\b(?![^.!?\n]*\?)|${OBJECT})|@D (?=${OBJECT})) => ${who} lower($1) <
`);
