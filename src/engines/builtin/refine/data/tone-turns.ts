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
giu  \b(?:the|your|our|this|that) (supplier|customer|delivery|parking|deposit|invoice|billing|payment|contract|insurance|landlord|boiler|plumbing|tax|refund|holiday|contractor|printer|password) thing\b => the $1 issue<
giu  \ba (dentist|doctor|hospital|vet|bank|hairdresser|clinic|physio|school|family|work|church)(?:['’]s)? thing\b => a $1{dentist=dental doctor=doctor's} $1{dentist=appointment doctor=appointment hospital=appointment vet=appointment bank=appointment hairdresser=appointment clinic=appointment physio=appointment school=commitment family=commitment work=commitment church=commitment}<
giu  \b(the|a|some|that|this|your|one) (?:lad|lady|girl|guy|bloke|chap|fella|dude)(?= (?:on|at|behind|in|from) (?:the |your )?(?:front )?(?:desk|reception|counter|till|phone|bar|door|office|shop|help ?desk|gate|chat|store|branch)\b) => $1 member of staff<
giu  ${OPENS}(?:lad|lady|girl|guy|bloke|chap|fella|dude)(?= (?:on|at|behind|in|from) (?:the |your )?(?:front )?(?:desk|reception|counter|till|phone|bar|door|office|shop|help ?desk|gate|chat|store|branch)\b) => the member of staff<
giu  \b(do|does|did|make|makes|made|see|handle|handled|write|wrote|process|processed|cost|costs|pay|pays|for|in|at|by|after|within|is|are|was|were|only|already|about|around|translate|translated|cover|serve|served|finish|finished|earn|earned|charge|charged|use|used|weighs?|lasts?|lasted) like (?:about |around )?(?=[£$€]?\d) => $1 approximately <
giu  \b(did|done|do|doing) (?:some |a bit of )?stuff (?=for\b) => $1 some work <
giu  ${OPENS}(?:do you )?(?:wanna|want to|fancy) (?=(?:try|meet|talk|discuss|see|join|come|have|take|book|schedule|set up|grab|visit)\b[^.!?\n]{2,120}\?) => would you like to <
giu  ${OPENS}what are you (going|planning) to do about (?:it|this|that)\? => could you please let ${who === 'I' ? 'me' : 'us'} know what you are $1 to do about it?<
giu  ${OPENS}also,? (?=(?:who|what|when|where|how|why|would|is|are|do|does|did|will)\b(?! not\b)) => in addition, <
giu  \b(get|gets|got|getting|be|been|was|were) (?:hit|stung|slapped|landed|whacked|smacked|walloped) (?:with|for) (?=(?:another |an extra |a further |about )?[£$€]\d) => $1{get=be gets=is got=was getting=being} charged <
giu  \b(it|this|that)(?: is not|['’]s not| isn['’]t| was not) (?:like|as if|as though) (I|we|he|she|they) (have|has|had|am|is|are|was|were|do|did|can|could|will|would) (?!(?:not|never|no)\b) => $2 $3 not <
giu  \b(I|we) (am|are) not (?:going to (pay|accept|sign|agree|wait|cover)|(paying|accepting|signing|waiting|agreeing|covering))\b => $1 $2 not prepared to $3ofGerund($4)<
giu  \b(did|does) (?:okay|ok|all right|alright|fine)(?= (?:this|last) (?:quarter|year|term|semester|month|season)\b| (?:in|on|at) (?:the|his|her|their) (?:tests?|exams?|interview|review|training)\b) => $1{did=performed does=performs} adequately<
giu  ,? which is (?:fine|ok|okay|alright|all right)(?:,? (?:I guess|I suppose|I think))?(?=[.,;!]) => , which is acceptable<
giu  ,? (?:I guess|I suppose)(?=[.,;!]) => <
giu  \b(am|is|are|was|were|(?:is|are|am) (?:getting|becoming)) (?:really |so |very |pretty |a bit |just )?fed up(?=[.,;!?]|$| (?:and|now|because|when)\b) => $1 frustrated<
giu  (?<!\breally )\b(know|knows|knew) (?:his|her|their|my|your|our) stuff (?:with|about|when it comes to|on|around) (?=\p{L}) => $1{know=are knows=is knew=was} very knowledgeable about <
giu  (?<!\breally )\b(know|knows|knew) (?:his|her|their|my|your|our) stuff(?=[.,;!]|$| (?:and|but|though)\b) => $1{know=are knows=is knew=was} very knowledgeable<
giu  \band whatever else (came up|comes up|arose|arises|was needed|is needed|needed doing)\b => and any other matters that $1<
giu  \b(?<!\b(?:to|will|the|a|can|may|could|might|would|root|good|this|that|not|they|which) )(?:cause|cos|coz|cuz) (?=(?:I|we|he|she|they) |(?:it|there)(?:['’]s| is| was| are) |my \p{Ll}+ (?:is|was|has|had|went|got|lost|died|broke|needs|wants|does)\b) => because <
giu  \b(have|has|had)(?: got)? (?:a ton|a lot|loads|tons|so much|too much|plenty|a great deal)(?: of (?:stuff|work|things))? on (?:my|our|his|her|their) plate\b => $1 a heavy workload<
giu  \b(is|are|was|were) (?:all over the (?:place|shop)|a bit all over the place)(?=[.,;!?]|$| (?:and|but|so)\b) => $1 inconsistent<
giu  \bwith ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|a few) (?:yrs|years|months)) under (?:my|our|his|her) belt\b => with $1 of experience<
giu  ${OPENS}((?:please |now |so )*(?:give|send|fix|refund|pay|return|sort|resolve|answer|reply|repair|replace|remove|stop|deliver|tell|put|do|get|take|bring|change|move|correct)\b [^.!?;\n]{2,120}?),? or (?:else )?(I|we)(?: will| am going to| are going to| shall)?(?: have to)? (?=(?:close|cancel|report|contact|call|take|leave|complain|stop|sue|file|move|switch|dispute|go to|involve|withhold|withdraw|escalate|terminate|end)\b) => $1. Otherwise, $2 will have to <
giu  \b(?:it|everything|that|all)(?: is|['’]s) all good(?: again)?(?: now)?(?=[.,;!]|$| and\b) => everything is now in order<
giu  \b(get|gets|got|getting) (?:really |so |very |pretty )?(?:mad|cross|stroppy|shirty)(?=[.,;!]|$| (?:if|when|at|with|because|and|about)\b) => $1{get=become gets=becomes got=became getting=becoming} angry<
giu  \b(instead of|than|for|or|and|to|till|on) (Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri)(?=[.,;!?]|$) => $1 $2{${DAYS}}<
gu   \b([Tt]he|this|that|all the) (\p{Lu}[\p{L}'’]+) stuff\b(?! (?:out|up)\b) => $1 $2 material<
giu  \bif anything (?:blows up|kicks off|goes pear-shaped|goes south)(?=[.,;!]|$| (?:at|while|when|and)\b) => if anything urgent arises<
giu  ,? which (is|was) (?:just |really |pretty |so |frankly |kind of )*(?:dumb|stupid|daft|idiotic|dopey)(?=[.,;!]) => , which $1 unfortunate<
giu  \b(a|an|our|the|my|senior|junior|lead|python|web|java|mobile|software) dev(s?)\b(?! (?:team|ops|kit)\b) => $1 developer$2<
giu  \b(?:cranky|stroppy|grumpy|awkward) (?=(?:guests|customers|clients|people|patients|callers|passengers)\b) => difficult <
giu  ${LETTER_OPENS}(?:some |a bit of )?bad news(?:,? (?:I am|I['’]m) afraid)?\s?[,:–-]+ (?=\p{L}) => unfortunately, <
giu  ${OPENS}looking like ((?:next|the|early|late|about|\d|\p{L}+day)[^.!?\n]{0,60}?)(?: now)?(?=\.) => it is now likely to be $1<
giu  ${OPENS}(?:I )?(?:totally|completely|fully|really) (?:get it|understand)(?= (?:if(?! not\b)|that|why|you)\b) => ${who} fully understand<
giu  \b(chuck|throw|chucked|threw|chucking|throwing) in (?=(?:the|an?|some|two|free|your) [^.,;!?\n]{2,30}? (?:for free|free of charge|at no|for nothing)\b) => $1{chuck=include throw=include chucked=included threw=included chucking=including throwing=including} <
giu  ${OPENS}should (?=(?:be (?:done|complete|completed|sorted)|take|arrive|cost)\b[^?\n]{2,100}\.) => it should <
giu  \bset (me|us|you|him|her|them) back (?=(?:about |around |approximately |over |nearly )?[£$€R]?\d) => cost $1 <
giu  \bget (it|this|that|them|(?:the|your|my|our) \p{Ll}+) (looked at|seen to|checked out|checked over)\b => have $1 inspected<
giu  \b(?:flick|bung|shoot|sling|ping|drop|send) (me|us) a (?:quick )?(?:text|message|line|note|e-?mail|msg|bell|shout)\b => contact $1<
giu  ${OPENS}(?:no (?:worries|probs|problem|dramas|stress|bother)|sure thing|too easy|cool|sweet|all good)(?:,? (?:mate|man|at all|pal))?[,.!]+ (?=\p{L})(\p{L}) => capital($1)<
giu  ${OPENS}(?:really |so |very )?sorry (?:that )?you had an? (?:\p{Ll}+ )?(rubbish|crap|bad|poor|rough|terrible|awful|horrible|shit|lousy|tough) (?=\p{Ll}) => ${who} ${who === 'I' ? 'am' : 'are'} sorry that you had a disappointing <
giu  ${OPENS}(?:really |so |very )?sorry (?:that )?(?=(?:you|it|this|the|your|there|we|he|she|they)\b[^,.!?\n]{3,100}[.,]) => ${who} ${who === 'I' ? 'am' : 'are'} sorry that <
giu  ${OPENS}(?:really |so |very )?sorry,? (?:but )?(?=I know (?:we|you|it|this|that)\b) => ${who} apologise, as <
giu  ${OPENS}(?:really |so |very )?sorry to (chase|hassle|keep asking|go on about it|be a nuisance|trouble you)\b(?: again)?(?=[,.]| but\b) => ${who} apologise for contacting you again<
giu  \b(is|are|was|were|be|been|get|gets|got|(?<!\bget )(?:it|this|that))( not| all| finally)? sorted(?: out)?(?=[.,;!?]| (?:by (?:the (?:weekend|end)|then|\d|\p{Lu}|next|tomorrow)|before|soon|today|tomorrow|this|in time|as soon)\b) => $1$2 resolved<
giu  \b(when|why|how|what|where) (are|will|did|do) (you|they)(?: lot| guys| people)? (?:actually |ever |finally )+(?=\p{Ll}) => $1 $2 $3 <
giu  ,? and (?:I am|I['’]m|we are) (?:not joking|not messing(?: about| around)?|not kidding|dead serious)(?=[.!]) => , and ${who} ${who === 'I' ? 'am' : 'are'} not saying this lightly<
giu  (?<=, \p{Ll}{3,12}),? (?:whatever|you name it|the works)(?=[.;]) =>  and so on<
giu  \b(pull|pulling|pulled) ((?:the|my|our) (?:lads|guys|men|crew|team|boys|staff|people|workers|builders)) off (?=(?:the|this|your|that) ) => $1{pull=withdraw pulling=withdrawing pulled=withdrew} $2 from <
giu  \b(give|gives|gave|giving|given) out (?=(?:to (?:me|us|him|her|them|everyone|the)|about)\b) => $1{give=complain gives=complains gave=complained giving=complaining given=complained} <
giu  \b(texted|called|rang|phoned|emailed|asked|told|messaged|chased|reminded) (you|them|him|her|me|us) like (?=(?:\d+|two|three|four|five|six|ten|twenty)\b) => $1 $2 approximately <
giu  \bkick(ed|s)? (?:things|us|the meeting|the evening|the night|proceedings) off\b => open$1 the meeting<
giu  \b(I|we|they|he|she|everyone) (?:figured|reckoned) (?:that )?(?=(?:I|we|they|he|she|it|you)\b) => $1 thought that <
giu  \b(did not|have not|could not|never) (get|got|gotten) (?:anywhere|very far|far)(?=[.,;]| (?:with|on)\b) => $1 make progress<
gu   \b(?<!\b(?:on|by|next|this|last|every|until|from|since|before|after|for|the) )(Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun|sat|mon|tues|weds|thurs|fri) (?=(?:morning|afternoon|evening|night|lunchtime|arvo|\d{1,2}(?:st|nd|rd|th)?)\b) => $1{${DAYS}} <
giu  \b((?:the|an?|your|our|my|their|that|this|some|another) )(repair|maintenance|delivery|it|boiler|gas|internet|cable|sales|security|insurance|parking|bank|removal|tech|support|plumber|electrician|builder|taxi|alarm) (?:guy|bloke|fella|lad|chap)(s)?\b => $1$2{repair=repair_engineer maintenance=maintenance_worker delivery=delivery_driver it=IT_technician boiler=heating_engineer gas=gas_engineer internet=internet_technician cable=cable_technician sales=sales_representative security=security_guard insurance=insurance_representative parking=parking_attendant bank=bank_employee removal=removal_worker tech=technician support=support_agent taxi=taxi_driver alarm=alarm_engineer}$3<
giu  \byour (?:man|guy|fella|bloke|lad) (?=(?:still|has|had|will|keeps|said|told|came|turned|did|left|promised|never|arrived|was (?:supposed|meant|due)|on the phone)\b) => your representative <
giu  \b((?:the|my|our|your|this|that|his|her|next|last) (?:\p{Ll}+ ){0,2}?\p{Ll}+(?<!s|people|children) (?:from|to|at|in|on|for) [^.,;!?\n]{2,30}?) got (?=(?:cancelled|canceled|delayed|postponed|rejected|refused|declined|damaged|stolen|lost|moved|changed|charged)\b) => $1 was <
giu  ${OPENS}(?:is there )?any chance (?:that )?(I|we) (?:can|could|might)(?: be able to)? (?=\p{Ll}[^.!?\n]{3,160}\?) => would it be possible to <
giu  \b(I|we) (?:want|need|would like) (it|this|that|them|these|everything|(?:the|my|our|this|that|these) (?:\p{Ll}+ ){0,2}?\p{Ll}+) (sorted|fixed|repaired|replaced|resolved|cleaned|removed|refunded|returned|corrected|done)(?: out)?(?=[.!]|,? (?:by|before|today|tomorrow|this|now|as soon|within|because|and|or|properly)\b) => $1 would like $2 to be $3{sorted=resolved fixed=fixed done=done}<
giu  \b(?:smashed|crushed|nailed|beat|hit) (?=(?:(?:all|every one of|both) )?(?:of )?(?:her|his|their|my|our|every|all) (?:\p{Ll}+ )?(?:targets?|goals?|quotas?)\b) => exceeded <
giu  \b(get|gets|got|getting) (?:your|their|my|our|his|her) ([£$€][\d.,]*\d) back\b => $1{get=receive gets=receives got=received getting=receiving} a refund of $2<
giu  \b(get|gets|got|getting) (?:your|their|my|our|his|her) money back\b => $1{get=receive gets=receives got=received getting=receiving} a refund<
giu  \b(push|pushed|pushing) (?:back )?((?:the|our|my|your|this) (?:\p{Ll}+ )?\p{Ll}+|it|this) (?:back )?(?=(?:to|until|till) (?:next|the|\d|\p{Lu}|after|later)) => $1{push=postpone pushed=postponed pushing=postponing} $2 <
giu  \b(push|pushed|pushing) ((?:the|our|my|your|this) (?:\p{Ll}+ )?\p{Ll}+|it|this) back (?=(?:an?|two|three|four|another|\d+|several) ?(?:couple of |few )?(?:days?|weeks?|months?|hours?)\b) => $1{push=postpone pushed=postponed pushing=postponing} $2 by <
giu  \b(?:am|are|['’]m|['’]re) going (?:straight )?to (?:go to )?the (papers?|press|ombudsman|police|council|media)(?=[.!,]| (?:about|with|if)\b) => will contact the $1{papers=press paper=press}<
giu  ${OPENS}(?:(?:just )?(?:a )?quick (?:one|note|question)|me again|only me)[.!] (?=\p{L}) => <
giu  (?<=^|[.!?] |, )nothing (I|we) can do(?= about (?:it|that|this)|[.!]) => there is nothing $1 can do<
giu  \b(and|but|so) (?:to be (?:honest|fair)|if I['’]m honest|honestly),? (?=\p{Ll}) => $1 <
giu  ${OPENS}(?:(?:I am|we are) )?just letting (?:you|everyone|you all) know(?: that)? (?=\p{L}) => ${who} ${who === 'I' ? 'am' : 'are'} writing to inform you that <
giu  ${OPENS}reckon (?=(?:it|he|she|they|we|the|that|this|I|you)\b) => ${who} believe <
giu  (?<=^|[.!?] )so (?=\p{Ll}+s (?:were|are|have|will)\b)(\p{L}) => capital($1)<
gu   \b(\p{Lu}\p{Ll}+)['’]s (?=looking (?:\p{Ll}+ )?(?:better|worse|good|great|bad|well|likely|busy|strong)\b) => $1 is <
giu  \b(\p{Ll}{2,20})['’]s (?:proper|totally|seriously|really) (?=\p{Ll}{3,12}ing\b) => $1 is <
giu  \b(?:totally|completely|really|properly|royally|well and truly) (?=(?:blew it|messed|screwed|cocked|stuffed|dropped the|botched)\b) => <
giu  \b(knock|knocked|take|took|taken) ([£$€]?\d[\d.,]*%?) off(?=[.,;]| (?:and|but|for|next|if|when)\b) => $1{knock=apply take=apply knocked=applied took=applied taken=applied} a discount of $2<
gu   \b[Tt]he (\p{Lu}\p{Ll}+) (?:lot|crowd|crew)(?= (?:have|has|are|were|will|said|want|finally|did)\b) => the $1 team<
giu  \b((?:the|my|our|your|this) (?:\p{Ll}+ )?(?:${DEVICE}|fan|line|doorbell|charger|socket))(?: (?:is|has|was)|['’]s) (?:(?:completely|totally|just|now) )?(?:dead|died)(?=[.,;!]| (?:and|so|again|now|since)\b) => $1 is not working<
giu  ${OPENS}fingers crossed (?:that )?(?=(?:this|it|we|the|they|I|he|she|all|everything|you)\b) => ${who} hope that <
giu  \b(gig|meeting|party|match|trip|event|wedding|show|training|class|lesson|session|game|concert|tour)((?: (?:on|at|in|for|next|this) [^.,;!?\n]{2,30})?) is off(?=[.,;]| (?:because|as|so|and|due)\b) => $1$2 has been cancelled<
giu  \b(room|place|house|flat|office|kitchen|garden|car|van|yard|site|staffroom|hallway) (is|was) an? (?:total |complete |absolute |right )?(?:tip|pigsty|bombsite|dump)(?=[.,;!]| (?:and|when|but|so|after)\b) => $1 $2 very untidy<
giu  (?<=\b(?:read|tell|let|get|give|ask|told|of|for|with|to|put|take|see|keep|all|got|sent|send|call|pay) )em\b => them<
giu  \b(hats|masks|gloves|helmets|boots|goggles|ear defenders|hairnets|hi-?vis(?: vests| jackets)?|seat ?belts|lanyards|badges) on (?=(?:at all times|past|in the|inside|when|while|beyond|on site)\b) => $1 must be worn <
giu  ^(?:yo|hey|hiya|oi|heya|hi) (?=(?:we|I|just|so|can|could|is|any|do|need|quick|it|its|it['’]s|this|my|our|the (?!team|boss))\b(?! (?:guys|all)\b)) => Hello, <
giu  ${OPENS}(?:some )?(?:big|huge|exciting|massive) news,?(?: (?:everyone|everybody|all|folks|team|guys|people|gang))?\s?[,:–-]+ (?=\p{L}) => ${who} would like to inform you that <
giu  ${OPENS}(?:some )?(?:big|huge|exciting|massive) news,?(?: (?:everyone|everybody|all|folks|team|guys|people|gang))?[.!]+ (?=\p{L}) => <
giu  ${OPENS}(?:very|really|so|super|pretty|most|bit) (?:annoying|frustrating|irritating|inconvenient)(?:,? I know)?,? (?:so )?(?:sorry|apologies|soz)(?: (?:about|for) (?:that|this))?(?=[.!]) => ${who} apologise for the inconvenience<
giu  (?<=\bkeys? (?:to|for|of) (?:the|my|our|your|their|his|her|a)(?: new| old)? )place\b(?! of\b) => property<
giu  \b(?:fed up (?:with|of)|sick (?:and tired )?of|tired of) (?!being|having|getting|something|nothing|anything|everything|building|training|living)(\p{Ll}{2,12}ing)\b => dissatisfied with having to ofGerund($1)<
giu  \bat (?:my|our|his|her|their) wit(?:s|['’]s|s['’])? end(?: (?:with|over|about))?(?= |[.,;!]) => extremely frustrated with<
giu  \b(I|we) do not mind (?:getting|to get) stuck in\b => ${who} ${who === 'I' ? 'am' : 'are'} willing to take an active part<
giu  \b(I|we) do not mind (?!being|having|something|anything|losing)(\p{Ll}{2,12}ing)\b => ${who} ${who === 'I' ? 'am' : 'are'} willing to ofGerund($2)<
giu  ${OPENS}(?:oo+ps|whoops|wah|aiyo+h?|aiyah?|walao|alamak|oopsie|d['’]oh|argh|ugh|eek|yikes|wow|gosh|blimey|crikey|phew|jeez|sheesh|OMG|guess what|lo and behold|(?:ok|okay|right|alright|anyway|yeah),? so),? (\p{L}) => capital($1)<
gu   ${OPENS}(FYI|BTW|PS)[,:]? (?=\p{L}) => $1{fyi=Please_note_that btw=In_addition, ps=In_addition,} <
giu  \bhow come (it|they|we|he|she|you|I|(?:the|my|our|your|this|that|his|her|their) (?:\p{Ll}+ ){0,2}?\p{Ll}+) (is|are|was|were|has|have|had|will|can|cannot|am)(?= ) => why $2 $1<
giu  ${OPENS}any (?:luck|joy|progress|movement)(?: yet)? (with|on) (?=[^.!?\n]{2,100}\?) => has there been any progress with <
giu  ${OPENS}(?:do you )?fancy (\p{Ll}{2,12}ing)\b(?=[^.!?\n]{0,100}\?) => would you like to ofGerund($1)<
giu  \b(wind|winds|wound|winding|tick|ticks|ticked|ticking|piss|pisses|pissed|pissing|hack|hacks|hacked) (me|us|everyone|everybody|people) (?:right )?(?:up|off)\b => $1{wind=frustrate winds=frustrates wound=frustrated winding=frustrating tick=frustrate ticks=frustrates ticked=frustrated ticking=frustrating piss=frustrate pisses=frustrates pissed=frustrated pissing=frustrating hack=frustrate hacks=frustrates hacked=frustrated} $2<
giu  (?:(?<=^|[.!?]\s+)|(?<=\b(?:to|please) ))quit (?=\p{Ll}+ing\b) => stop <
giu  (?<=[\p{L}\d]),? right\?(?= |$)(?<!\b(?:all|is that|the|my|your|on|turn|turned|not|am I|is it|be) right\?) => , is that correct?<
gu   (?<=\p{Ll}) & (?=\p{Ll}) =>  and <
gu   \b(shut|closed|open|off|free|away) (Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun)(?: and (Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun))\b(?![-–'’]?\p{L}) => $1 on $2{${DAYS}} and $3{${DAYS}}<
giu  \b(look|looks|looked|looking) after (?=(?:the|our|your|their|all the|my) (?:\p{Ll}+ )?(?:stock|shop|store|till|tills|accounts|budget|diary|bookings|orders|team|office|rota|website|admin|payroll|suppliers|inbox|clients)\b) => $1{look=manage looks=manages looked=managed looking=managing} <
giu  , (?:mate|pal|dude|bro|hun)(?=[.!?]) => <
giu  \b(sort|sorts|sorted|sorting)(?: out)? (?=(?:an?|another|some) (?:new |different |other )?(?:date|time|refund|replacement|appointment|meeting|venue|room)\b) => $1{sort=arrange sorts=arranges sorted=arranged sorting=arranging} <
giu  \b(sort|sorts|sorted|sorting) out (?=(?:(?:the|an?|my|our|your|some|any) )?(?:\p{Ll}+ )?(?:parking|rooms?|food|drinks|catering|transport|insurance|childcare|cover|tickets|payment|paperwork|visa|rota|accommodation|flights|hotel|venue|keys|time|date|schedule|delivery|collection|refund|appointment|lift)\b) => $1{sort=arrange sorts=arranges sorted=arranged sorting=arranging} <
giu  \b(stick|sticks|stuck|sticking) up (?=(?:(?:an?|the|some|our|your|these|those) )?(?:\p{Ll}+ )?(?:notes?|notices?|posters?|signs?|lists?|rota|maps?|photos?|pictures?|flyers?|reminders?|timetable|menu)\b) => $1{stick=display sticks=displays stuck=displayed sticking=displaying} <
giu  \b(?!(?:I|he|she) got (?:lost|packed)\b)(I|he|she|it|nothing|everything|one|someone|somebody|(?:the|my|our|your|this|that|his|her) (?:\p{Ll}+ )?\p{Ll}+(?<!s|children|people|men|staff)) got (?=(?:${HARMED})\b) => $1 was <
giu  ${OPENS}please (?:can|could) you (?=\p{Ll}[^.!?\n]{3,200}[?.]) => could you please <
giu  \b(am|is|are|was|were|been) (stood|sat) (?!(?:up|down|by|for)\b) => $1 $2{stood=standing sat=sitting} <
giu  (?<=[.!?] )(?:so |very |really )?(?:sorry|soz)[.!](?= |$) => ${who} apologise.<
giu  \b(only|just) got (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|half)\b) => $1 received <
gu   (?<=, )(?:please )?(?:just )?(?:drop|give|ping|shoot|contact) (\p{Lu}\p{Ll}+)(?: a (?:line|note|message|text|shout|bell|ring|call|buzz))?(?=[.!]) => please contact $1<
giu  ${OPENS}(?:(?:I|we) (?:was|were|am|are) (?:just )?thinking (?:that )?)?it would be (?:good|great|nice|lovely|helpful) if you could (?=\p{Ll}) => ${who} would be grateful if you could <
gu   , like,? (?:a lot|loads|a ton|tons)(?=[.!]) => <
giu  (?<=[.!?]\s)any (questions|problems|queries|issues),? (?:just )?(?:ping|shout|text|message|contact|ask|give) me(?: a shout)?(?=[.!]|$) => if you have any $1, please contact me<
giu  (?<=, so )(?=(?:bring|make|remember|keep|take|check|send|pack|leave|use|do not|don['’]t) (?:your|the|sure|a|any|to|it|leave|forget)\b) => please <
giu  , (?:I )?(?:promise|swear|honest|swear down|cross my heart)(?=[.!]) => , ${who} assure you<
giu  \b(am|is|are) having (?:a |an )?(fever|cold|cough|headache|stomach ache|toothache) since\b => $1{am=have is=has are=have} had a $2 since<
giu  \b(looks?|looked|seems?|seemed) (?:to be )?(?:OK|okay|alright|all right)\b(?! (?:to|with|for|if)\b) => $1{look=appear looks=appears looked=appeared seem=appear seems=appears seemed=appeared} satisfactory<
giu  \b(has|have) not got (?=(?:an?|the|my|your|our|any|his|her|their|enough)\b) => $1{has=does have=do} not have <
giu  ${OPENS}just a (?:quick |friendly |little )?reminder (?=that\b|to\b) => this is a reminder <
giu  (?:,? to be honest(?: with you)?|, (?:end of(?: story)?|full stop|period|simple as(?: that)?|just saying|whatever|or whatever|innit|you know|I guess)| (?:lah|leh|lor|liao))(?=[.!?]) => <
giu  \b(have|has) (even|already|also|still|only) got (?=(?:an?|the|my|our|your|no|some|two|three|\p{Ll}+s)\b) => $2 $1 <
gu   \b(get|got|buy|bought|borrow|borrowed) ((?:the|an?|my|some|your) \p{Ll}+) off (?=\p{Lu}\p{Ll}|you\b|them\b|him\b|her\b) => $1 $2 from <
giu  \b(?:around|about|at) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)-?ish\b => at approximately $1<
giu  (?:\b(?:about|around|roughly) )?(?<![\d.,])(\d[\d,.]* \p{Ll}+),? give or take\b(?! (?:a|an|\d)) => approximately $1<
giu  \b(?:around|about) (?=[£$€]\d) => approximately <
giu  \b(that|it|this|which) (is|was|costs?|comes to) like (?=[£$€]?\d) => $1 $2 approximately <
giu  ^(?:right|yeah|yep|alright|hey),? (?:so,? )?(?=(?:here|I|we|the|my|our|this|it|as|just|from|you)\b)(\p{L}) => capital($1)<
giu  \byou (?:lot|guys|people(?= (?:have|are|do|did|keep|never|always|said|told|can|should|will|need|lost|promised)\b))\b(?! of) => you<
giu  (?<!\b(?:do|did|what|all) )\b(you|we|they) have to have (?=\p{L}) => $1 must have <
giu  ,? though(?=\.) => , however<
gu   \b(out|down|up|back|in|off|over|round|here|it|them|me|you|us|him|her|come|along|leave|start|starts|arrive|arrives|holiday|free|away|closed) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b(?: (?:around|at|about|before|after|if|and|morning|afternoon|evening|night|arvo|lunchtime)\b|[.,?!])) => $1 on <
giu  (?<!(?:s|people|the|a|an|this|that|root|main|may|might|can|could|will|would|to|not|which) )\bcause (?=(?:I|we|you|he|she|it|they|there)(?:['’]\p{L}+)? (?!to\b|for\b)|(?:my|our|the) \p{Ll}+ (?:is|was|are|were|has|had|did|does|will|can|can['’]t|won['’]t|doesn['’]t|didn['’]t|broke|got)\b) => because <
giu  \b(I|we|you|he|she|they) (?:kinda|sorta|kind of|sort of) (?=\p{Ll}) => $1 <
giu  \bhope (?:that )?(you|everyone|you all) (?:are|is) (?:all )?(?:good|ok|okay|alright|doing good|doing ok)(?=[.,!]| and\b) => hope $1 are well<
giu  (?<=^|[.!?] |, (?=(?:or|otherwise|so) )|, (?=just \p{Ll}+ (?:me|us|the|my|your|him|her|if)\b))(?:(?:or|otherwise|so) )?just (?=(?:bring|hit|shoot|ping|press|call|email|e-mail|ask|send|let me|let us|drop|come|pop|give|fill|sign|click|text|ring|tell|contact|reply)\b) => please <
gu   \b(?:just )?(?:bug|pester|hassle|poke|nudge|holler at|give a shout to) (?=\p{Lu}\p{Ll}) => contact <
giu  \b(nobody|no one|anyone|anybody|never|not) (pick|picks|picked) up(?=[.,]| and\b| when\b) => $1 $2{pick=answer picks=answers picked=answered}<
giu  ${OPENS}(?:loads|lots|plenty|a lot|tons) of (arguing|argument|arguments|debate|moaning|complaining|grumbling|chat|talk|discussion) (?=(?:about|over)\b) => there was a great deal of $1{arguing=disagreement argument=disagreement arguments=disagreement moaning=dissatisfaction complaining=dissatisfaction grumbling=dissatisfaction chat=discussion talk=discussion} <
giu  ${OPENS}(?:just )?((?:tried|forgot|managed|meant|decided|hoped) to|had(?= (?:a|another|no|some) [^,.!?]{2,100}\.)|(?:could|did|have|had|would) not(?= (?:think|fault|know|want|get|have|see|hear|heard|had|seen|realise|realize|expect|like|enjoy|mean|find|manage|receive|sleep|bother|ask|say|recommend)\b)|do not(?= (?:think (?:I|we|it|that|they|he|she|this)|know (?:if|why|what|how|whether)|mean to|get (?:why|how))\b)|should be(?= (?:home|back(?! (?:open|on(?! (?:my|our)\b)|up|to normal|in stock|online|working)\b)|able|there|here)\b| in (?:by|at|on|around|about|before|after|tomorrow|half)\b)) (?=[^?!]{2,120}\.) => ${who} lower($1) <
giu  ${OPENS}(?:so )?here(?:['’]s| is) the (?:deal|thing|lowdown|scoop) (with|on) (?=\p{L}[^.!?\n]{2,60}[.:]) => please note the following information regarding <
giu  ${OPENS}(?:so )?(?:it )?turns out(?: that)?,? (?=\p{L}) => it has become clear that <
giu  (?<=\p{Ll}{2} \d{1,3}(?:st|nd|rd|th)?\. )(if|it|we|the|my|so|our|they|he|she|this|that|but|please|there)\b => capital($1)<
giu  ${OPENS}not sure (?=(?:if|whether|why|what|how|when|where|who)\b) => ${who} ${who === 'I' ? 'am' : 'are'} not certain <
giu  ${OPENS}(?:really |so )?not (?:at all |best )?(?:happy|impressed|pleased)(?: at all)?(?=[.!]) => ${who} ${who === 'I' ? 'am' : 'are'} not satisfied<
giu  ${OPENS}(?:(?:it )?was )?(?:so |really )?(?:great|lovely|nice|good|fab) (?:catching up|to catch up)(?: with you)?\b => it was a pleasure to speak with you<
giu  ${OPENS}(?:totally|completely|fully) (?:get it|understand) if not => ${who} fully understand if this is not possible<
giu  ${OPENS}got (?=(?:an?|any|some|something)\b[^.!?\n]{2,60}\?) => do you have <
giu  \bkick(s|ed|ing)? off (?=about\b) => complain$1 <
giu  \b(asked for|requested|ordered|paid for|wanted|expected) ([^.,;!?\n]{2,60} (?:and|but)) (?:only )?got (?=[\p{L}\d]) => $1 $2 received <
giu  \b(I|you|we|they|he|she|have|just|not|to|will|never) (get|got) (?!(?:here|there|home|back|out|off|in|on|up|down|over|through|so|very|really)\b)(?=(?:an?|the|my|our|your|this|that|no|any|another|two|three)? ?(?:(?!phone\b)\p{Ll}+ ){0,2}(?:e-?mails?|letters?|messages?|tickets?|refunds?|repl(?:y|ies)|responses?|answers?|invoices?|bills?|parcels?|packages?|deliver(?:y|ies)|calls?|notices?|fines?|deposit|confirmation|payment|payslip|certificate|documents?)(?=[.,;:!?]| (?:from|for|on|by|and|but|or|yesterday|today|tomorrow|this|last|saying|that|in|with|at|when|about|before|after|back|first|so|because|which)\b)|(?:the|my|our|your) [£$€]?\d) => $1 $2{get=receive got=received} <
giu  \b(get|gets|got|getting) ((?:some|an?|the|a few|a couple of|two|three|four|more|\d+) (?:more |other |new )?(?:quotes?|quotations?|estimates?))(?: in)?(?=[.,;!?]| (?:by|for|from|on|before|and|so|but)\b) => $1{get=obtain gets=obtains got=obtained getting=obtaining} $2<
giu  \bget (?:slapped|hit|stung|clobbered|landed|done) (?:with|for) (?=an? ) => receive <
giu  \b(someone|somebody|anyone|people|children|they|he|she|you) (?:will|is going to|are going to) get hurt\b => $1 will be injured<
giu  \bstill (?:dead|well|super|really|proper) keen on (?=\p{L}) => still very interested in <
giu  \b(?:a |an )?(?:bit of an? |right )?(?:whizz|whiz|dab hand|ace|pro|wizard) (?:with|at|on) => highly skilled with<
giu  \b(stick|stuck|whack|whacked|bung|bunged|pop|popped|shove|shoved|slap|slapped|chuck|chucked) ((?:an?|the|my|your|our|his|her|some|new) (?:\p{Ll}+ )?\p{Ll}+) (?=(?:in|on|into|onto|under) (?:the|my|your|our|his|her|a)\b) => $1{stick=put stuck=placed whack=put whacked=placed bung=put bunged=placed pop=put popped=placed shove=put shoved=placed slap=put slapped=placed chuck=put chucked=placed} $2 <
giu  (?<=[.!?] )(?:wow|ugh|argh|whoops|oops|lol|yikes|phew|gosh|blimey|crikey)[!.]+(?: |$) => <
giu  , (?:whoops|oops|yikes|haha|lol|eek|ugh|phew)(?=[.!]|$) => <
gu   (?<=[.!?] )Next (?=(?:one|meeting|session|payment|delivery|match|class|lesson) (?:is|will)\b) => The next <
giu  \b(possible to|we could|could we|can we) do (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b) => $1 meet on <
giu  (?:(?<=\n)|${OPENS})(?:just a )?(?:quick )?heads[- ]up(?:,? (?:folks|everyone|all|guys|team|everybody))? ?[:,–—-] ?(?=\p{L}) => Please note that <
giu  (?<=^|[.!?] |\n)would be (?:awesome|great|nice|cool|lovely|good) (to know|if you) => I would be grateful $1<
giu  ^so (?:the thing is,? )?(?=(?:we|I|the|our|my|he|she|they|it|there|this|your|basically)\b(?! that))(\p{L}) => capital($1)<
gu   \b[Ii]s it (?:OK|okay|ok|alright|all right) if I (\p{Ll}+)\b => would it be acceptable if I past($1)<
giu  , there will be\b => ; there will be<
giu  ${OPENS}just so you know,? (?=\p{L}) => please note that <
gu   \bused to be at (?=\p{Lu}) => previously worked at <
gu   (?<!\b(?:if|whether) (?:he|she|it|they|you|we|I) )\b(am|is|are)( not)? going to (?!(?:school|work|bed|church|court|town|university|college|waste|press|trial|print|market|sea|hospital|prison|plan|miss|the|an?|my|our|your|his|her|their|this|that|be (?:able|going))\b)(?=\p{Ll}) => will$2 <
giu  (?<!^(?:dear|hello|hi|hey)\b[^,\n]{0,40}), hope (?=(?:that|this|it|you)\b) => , and ${who} hope <
giu  \bthere(?: is|['’]s) (?=a (?:few|couple of) \p{L}) => there are <
giu  \b(lost|got|had|have|sold|made|sent|paid|need|waited|took|spent|asked|called) like (?=[£$€]?\d) => $1 approximately <
gu   \bping (?=\p{Lu}\p{Ll}) => contact <
giu  (?<!\b(?:\d+|two|three|four|five|six|ten|hundreds?|thousands?) )\b(?:tons|loads|heaps|masses) of (?=(?!stuff\b)(?:\p{Ll}+ )?\p{Ll}+s\b(?<!(?:ss|us|is|news))|(?:\p{Ll}+ )?(?:people|children|men|women)\b) => a large number of <
giu  (?<!\b(?:\d+|two|three|four|five|six|ten|hundreds?|thousands?) )\b(?:tons|loads|heaps|masses) of (?=(?!stuff|us|them|you|it\b)\p{Ll}) => a great deal of <
giu  \bleft (?:behind )?an? (?:massive|huge|big|terrible|awful|total|complete|right|real|horrible|absolute)? ?mess (in|on) ((?:the|our|my|your)(?: \p{Ll}+){1,3}?)(?=[.,;!?]|$| (?:and|but|so|when|after|again|last|this|yesterday|today)\b) => left $2 in a very untidy condition<
giu  \b(\p{Ll}{2,20}(?<!['’]s|year))['’]s (?=(?:bust|busted|broken|late|ready|urgent|wrong|dead|decent|good|great|bad|poor|rubbish|fine|awful|terrible|hot|empty|better|worse|cheap|free|noisy|slow|cracked|faulty|missing|leaking|blocked|stuck|dirty|open|closed)(?:[.,;:!?]|$| (?:and|but|so|again|at|on|in|for|to|with|from|since|because|now|too|already|until|till|out|through|down|today|tomorrow|this|next)\b)|(?:down|running|gone wrong|over|off|always|never|still(?=[.,;!?]| (?:not|on|in|at|here|there|out|off|broken|waiting|missing|closed|leaking|\p{Ll}+ing)\b)|(?:just|really|so|too|very|pretty|completely) \p{Ll}+(?=[.,;!?]|$| (?:and|but|so|at|on|in|for|to|with|that|now|today)\b)|finally \p{Ll}+ing)\b) => $1 is <
gu   \b(name)['’]s (?=\p{Lu}) => $1 is <
gu   (?<=^(?:Hi|Hey|Hello|Dear) )prof(?=,) => Professor<
giu  ^(?:(?:hi|hey|hello) )(?=Professor,) => Dear <
giu  (?<=^(?:Dear|Hello|Hi) [^,!?\n]{2,40}, )(?:I )?(?:got|received|saw) (?=your (?:message|e-?mail|mail|letter|note|voicemail|text)\b) => thank you for <
gu   (?<=^|[.!?]\s+)(?:Really|Very|So) sorry (?:about|for) (?=\p{Ll}) => Apologies for <
giu  ${OPENS}(?:just )?(?:a )?quick (?:one|note|q|question|message|update|e-?mail)(?: from me)?\s?[-–—,:]\s+(\p{L}) => capital($1)<
giu  ^(?:(?:hey|hi|hello|hiya|morning) (?:guys|folks|all|everyone|lads|gang|peeps|you lot)|guys|folks|peeps|lads), (?=\S) => Dear all, <
giu  ${OPENS}hope (?=(?:you|this|that|all|everything|everyone|it|we|to)\b) => ${who} hope <
giu  ${OPENS}happy to (?=\p{Ll}[^,!?\n]{2,90}[.!]) => ${who} would be happy to <
giu  ${OPENS}(will|cannot|will not|can(?=[^?!\n]{5,200}\.))( probably| definitely| most likely)? (?=(?:talk|start|work|meet|pick|drop|deliver|collect|do|thank|revert|respond|reply|update|get|send|call|be|let|have|do|try|keep|make|check|follow|come|confirm|bring|pay|ring|email|look|need|attend|find|see|reach|open)\b) => ${who} lower($1)$2 <
giu  ${OPENS}need (?=(?:it|this|them|that|the|your|my|to|an?|some|another|two|three)\b[^?\n]{2,200}[.!]) => ${who} need <
giu  (?<=^Hello, )(saw|got|lost|found|forgot|tried|bought|ordered|paid|heard|read|left|sent|booked|moved) (?=(?:your|the|my|an?|this|that|to)\b[^?\n]{2,200}[.!]) => ${who} $1 <
giu  ${OPENS}(?:${who} )?cannot wait to (?!get\b)(\p{Ll}{3,12}) => ${who} look forward to gerund($1)<
giu  \b(I|we|and|really|just) cannot wait to (?!get\b)(\p{Ll}{3,12})\b => $1 look forward to gerund($2)<
giu  ${OPENS}just to (?:say|let you know|confirm)(?: that)? => ${who} ${who === 'I' ? 'am' : 'are'} writing to inform you that<
giu  \b(get|got|gets|getting) (?:round|around) to (\p{Ll}{3,15}ing)\b => $1{get=find got=found gets=finds getting=finding} time to ofGerund($2)<
giu  ${OPENS}any (questions|problems|queries|issues),? (?:just |please )?(?:shout|let (?:me|us) know|give (?:me|us) a (?:shout|call|ring|bell|buzz)|ask|call|email|contact (?:me|us))\b => should you have any $1, please contact ${who === 'I' ? 'me' : 'us'}<
giu  (?<!\b(?:if|when|unless|although|since|because|as|whether|until)\b[^.!?\n]{0,80})\b((?:cannot|could not|unable|have to)\b[^.,;!?\n]{2,60}), (?=(?:I|we) (?:have|had|am|are|was|were)(?! (?:not|afraid|sorry|sure|told|glad)\b)\b|my \p{Ll}+ (?:is|has|was)\b) => $1 as <
giu  , (?:it )?was (?:so |really |very )?(?:great|lovely|nice|good|fab|brilliant|awesome) (?:to meet|meeting) (?=you\b) => ; it was a pleasure to meet <
gu   \b([Oo]n|[Bb]y|next|this|last|until|till|since|from|every|before|after) (sat(?! (?:at|on|in|down)\b)|wed|Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun|mon|tues|weds|thur|thurs|fri)\b(?![-–'’]?\p{L}) => $1 $2{${DAYS}}<
gu   \b(or|and|to|till) (Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri)\b(?![-–'’]?\p{L}) => $1 $2{${DAYS}}<
giu  \b(knock|knocking|knocked|take|taking|took|taken) ([£$€]?\d[\d.,]*%?)(?: more| extra)? off (?=(?:the|your|my|our|its|this|that) ) => $1{knock=deduct knocking=deducting knocked=deducted take=deduct taking=deducting took=deducted taken=deducted} $2 from <
giu  \b(I|you|we|they|he|she|it|who|people|everyone|someone|somebody|nobody|(?:the|my|our|your|this|that|their) (?:\p{Ll}+ )?(?!not\b|to\b|will\b|must\b|can\b|should\b|could\b|would\b)\p{Ll}+) (keep|keeps|kept) (?:on )?(?!(?:some|any|no|every)thing|spring|string|building|training|cooking|clothing)(\p{Ll}{2,15}ing)\b(?! (?:costs|spaces|records|water)\b) => $1 $2{keep=continue keeps=continues kept=continued} to ofGerund($3)<
giu  ${OPENS}(I|we) want (?:my|our) ([£$€][\d.,]*\d) back\b => $1 request a refund of $2<
giu  ${OPENS}(I|we) want (my|our) ((?:(?:full|whole|entire) )?(?:deposit|money|cash|payment|fees?|rent|bond|subscription|keys?|things|property|belongings|items?|tools?)) back\b => $1 request the return of $2 $3<
giu  ${OPENS}still (?=(?:super |very |really )?(?:keen|interested|waiting|hoping|looking)\b[^,\n]{2,120}[.!]) => ${who} ${who === 'I' ? 'am' : 'are'} still <
giu  , something(?:['’]s| has)? (?:came|come) up\b =>  as an unexpected matter has arisen<
giu  \b(nothing|something|everything|nobody|everybody|someone|everyone|no one)['’]s (?=(?:been|come|gone|happened|changed|\p{Ll}{2,12}ed)\b) => $1 has <
giu  (?<=^|[.!?]["”’)]? )can you (?=${ASKED}[^.!?\n]{0,200}\?) => Could you please <
giu  (?<=, )can you (?=${ASKED}[^.!?\n]{0,200}\?) => could you please <
giu  (?<=^|[.!?] |, )can (I|we|someone|anyone|somebody) (?=\p{Ll}[^.!?\n]{3,200}\?) => could $1 <
giu  \b((?:the|my|this|that) (?:\p{Ll}+ ){1,3}(?:I|you|we)) got(?= (?:was|were|is|are|on|from|yesterday|last|has|have)\b) => $1 received<
giu  (?<!\b(?:I|we|you|they|really|look|looks|looked|feel|feels|felt|sounds?|seems?|is|are|was|were|more|just|things|people|something|nothing|anything)) like (?=(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d+)(?: hundred| thousand)? (?:times|feet|foot|miles|metres|meters|inches|yards|kilos|pounds|hours|days|weeks|minutes|months|years|people|of them)\b) =>  approximately <
gu   \b(?!women|men|children|people)(\p{Ll}{2,20})['’]s (?=(?:an?|the (?=\d)|not|(?:now|still)(?=[.,;!?]| (?:not|on|in|at|here|there|out|off|up|down|broken|waiting|missing|closed|open|leaking|cold|\p{Ll}+ing)\b)|being|ready|due|here|full|fine|available|going to|having (?:an?|the|some|problems|trouble)|coming (?:to|on|in|at|back|over|round|along|with)|getting (?:worse|better|married|late|an?|very|too)|moving|leaving|looking|trying to|working|making|doing|starting|expecting)\b) => $1 is <
giu  ${OPENS}(?:so |absolutely |really |totally )?(gutted|chuffed|stoked|thrilled|delighted|buzzing|proud) to (?=\p{Ll}) => ${who} ${who === 'I' ? 'am' : 'are'} very $1{gutted=sorry chuffed=pleased stoked=pleased thrilled=pleased delighted=pleased buzzing=pleased} to <
gu   (?<=^|[.!?]\s+)Maybe (ask|tell|bring|speak to|talk to|contact|invite|send|give|remind|email|call|ring|text) (?=\p{Lu}) => Perhaps you could $1 <
giu  ${OPENS}(?:just )?(?:a )?quick (update|note|reminder|message|word) (?=(?:on|about|regarding|from|to|that)\b) => this is a brief $1 <
giu  ${OPENS}(?:was|am|been) (?:just )?wondering (?:if|whether) (?!(?:you|I) could\b) => ${who} ${who === 'I' ? 'was' : 'were'} wondering whether <
gu   \b([Gg])ive (\p{Lu}\p{Ll}+|me|us|him|her|them) a (?:shout|bell|buzz|ring)\b => $1{g=contact G=Contact} $2<
giu  \bget (your|our|my|their) ((?:\p{Ll}+ )?(?:timesheets?|forms?|reports?|applications?|expenses|claims?|requests?|replies|votes?|invoices?|documents?|paperwork|feedback)) in\b(?! to\b) => submit $1 $2<
giu  \b(you|they|we|he|she|office)(?: guys)? got (my|our|your|the) ((?:last |new )?(?:application|e-?mail|message|letter|payment|parcel|package|form|documents|invoice))\b => $1 received $2 $3<
giu  \bcheck(ed|ing)? out (?=(?:my|our|your|this|these|his|her|their)\b|the (?!next|following|same|day|morning|books?|room|item|others?)\p{Ll}) => view$1 <
giu  \b(I|he|she|we|they|you|who|(?:manager|colleague|employee|driver|chef|cook|nurse|teacher|coach|assistant|cleaner|receptionist|worker|cashier|waiter|waitress)s?|staff|people) ((?:will |might |may |could |has |have |had )?(?:was|were|been|be|is being|are being)) (?:fired|sacked)\b => $1 $2 dismissed<
giu  \b(?:muck|mess|screw|cock|botch)(s|es|ed|ing)?(?: up)? (?=(?:your|my|our|the) (?:order|booking|reservation|payment|delivery|invoice|bill|account|application|name|address|appointment|paperwork|quote)s?\b) => ma$1{=ke s=kes es=kes ed=de ing=king} an error with <
giu  \b(is|was|are|were|been) (?:kind of |sort of )?an? (?:(?:total|complete|absolute|right|real) )?mess\b(?! (?:tin|hall|kit|of)\b) => $1 in disarray<
giu  \b(?:continue|continues|continued) to (?:give (me|us) the runaround|fob (me|us) off)\b => have repeatedly failed to give $1$2 a clear answer<
giu  (?<!\b(?:there|boss|manager|he|she|landlord|teacher|son|daughter|dog|brother|sister|neighbour) )\b(is|was|been|will be) (?:such |quite )?an? (?:real |right |total |massive |huge |big |absolute |bit of a )?(?:hassle|pain|faff|palaver|pain in the (?:neck|backside|arse|bum|butt))(?=[.,;!?]|$| (?:and|but|so|because|for (?:me|us|everyone|the|a few|some))\b) => $1 very inconvenient<
giu  \b(is|was|been) (?:a bit of )?(?:an? |in )(?:(?:complete|total|absolute|utter|real|right) )?(nightmare|shambles|farce|disaster|let-?down|wash-?out)(?=[.,;!]| (?:from (?:start|beginning)|and|but|so|because|since|as|for|today)\b) => $1 $2{nightmare=extremely_problematic disaster=extremely_problematic shambles=very_disorganised farce=completely_unacceptable letdown=disappointing let-down=disappointing washout=disappointing wash-out=disappointing}<
giu  ${OPENS}(?:just )?(?:shout|holler|yell) if (?=(?:you|there|anything)\b) => please contact ${who === 'I' ? 'me' : 'us'} if <
giu  , (?:so |really |very )?(?:sorry|soz)(?: (?:about|for) (?:that|this))?(?=[.!]) => ; ${who} apologise<
giu  ${LETTER_OPENS}(?:I )?(?:just )?(?:wanted to (?:reach out to |check in and )?|(?:I am )?(?:just )?reaching out to )(?:see|ask|check) (?:if|whether)\b => ${who} ${who === 'I' ? 'am' : 'are'} writing to ask whether<
giu  ${LETTER_OPENS}(?:I )?(?:just )?(?:wanted to (?:reach out to )?|(?:I am )?(?:just )?reaching out to )(?:let (you(?: all)?|everyone|everybody) know|say(?= that\b)) => ${who} would like to inform $1{=you everyone=you_all everybody=you_all}<
giu  ${LETTER_OPENS}(?:I (?:am )?)?just (?:wondering|checking(?: in)?(?: to see)?) (?:if|whether)\b => ${who} ${who === 'I' ? 'am' : 'are'} writing to ask whether<
giu  (?<!\b(?:storm|news|accident|crash|war|pain|loss|memory) )\b(is|are|was|were|been) (?:(?:absolutely|completely|totally|utterly|just|really|so) )?(?:rubbish|crap|useless|pants|garbage|terrible|awful|appalling|dreadful|pathetic|hopeless)(?=[.]| (?:and|so|but|when)\b) => $1 unsatisfactory<
giu  \bputting (?:(the|our|my|your|their) (rent|prices?|fees?|rates?|charges?|fares?|premiums?) up|up (the|our|my|your|their) (rent|prices?|fees?|rates?|charges?|fares?|premiums?))\b => increasing $1$3 $2$4<
giu  \b(I|we) (?:just |really )?want(?:ed)? to (?:ask (?:if|whether)|(?:check|see) (?:if|whether)(?= (?:you|there)\b)) => $1 would like to ask whether<
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
giu  \b((?:the|my|our|your)@ (?:\p{Ll}+@ )?(?!kind|sort|type|best|right|whole|main|next|last|same|only|poor|key|top|odd|good|big|real|sure|human|wild|other|one|own|fun|first|second|gym|wrong)\p{Ll}+@N) thing@(?=[.,;!?]|$| (?:and|but|because|so|before|by|until)\b) => $1<
giu  \b(am|is|are|was|were|been|keeps?)@ getting (?=(?:(?:very|rather|so|too|somewhat|slightly|a bit)@ )?(?!late|ready|old|good|better|married|rid|lost|used|dark\b)\p{Ll}{3,}@J) => $1 becoming <
giu  \bthere is (?=(?:(?:now|some|no|two|three|still)@ |(?:[2-9]|\d\d+) )?(?!lots|loads|tons|heaps|plenty|sports|customs|sales|goods)\p{Ll}+@S) => there are <
giu  (${IS}) totally (?=\p{Ll}{3,}@J) => $1 completely <
giu  (${IS}) (?:really|super|mega|dead|proper|awfully|massively) (?=(?!wrong|right|ready|free|different|full|empty|new|unacceptable|sure|good|great|ill|flat|asleep|interesting\b)\p{Ll}{3,}@J) => $1 very <
giu  (${IS}) pretty (?=(?:excellent|outstanding|remarkable|essential)\b) => $1 <
giu  (${IS}) pretty (?=(?!excellent|outstanding|remarkable|essential|little|young|pink|blue|old\b)\p{Ll}{3,}@J) => $1 rather <
giu  (${IS}) (?:kind|sort) of (?=\p{Ll}{3,}@+J) => $1 somewhat <
giu  (${IS}) (?:quite )?a (?:little )?bit (?=(?!much|more|less|like|late|early|better|worse\b)\p{Ll}{3,}@J) => $1 somewhat <
`);

/** Sentences without their subject, by the writer. */
export const subjectTurns = (who: 'I' | 'we'): GrammarRule[] =>
  readMarkedRules(String.raw`
gu   ${BEGINS}Just (?!(?:had|${UNCHANGED})\b)(\p{Ll}+)@D (?=${OBJECT}) => ${who} just $1 <
gu   ${BEGINS}(?!(?:Had|Thought)\b)(\p{Lu}\p{Ll}+)(?:@~D (?=(?:to|with|on|in|at|into|from|for|about|down|back|out|up|over|round|by)\b(?![^.!?\n]*\?)|${OBJECT})|@D (?=${OBJECT})) => ${who} lower($1) <
`);
