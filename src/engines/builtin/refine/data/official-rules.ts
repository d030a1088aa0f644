import { readRules } from '../grammar/read-rules.js';
import { regex } from '../../text/regex.js';

/** Whom rules are about. The file is data, hence its length. */
const PERSON = String.raw`(?:the |a |an |each |every |any |all |our |your )?(?:\p{Ll}+ )?(?:member|tenant|customer|applicant|employee|student|patient|purchaser|buyer|client|holder|driver|landlord|passenger|policyholder|borrower|user|participant|resident|visitor|contractor|supplier|seller|parent|guest|candidate|volunteer|worker|owner|occupier|claimant|staff|hirer|player|pupil|manager|organiser|guardian|cyclist|leaseholder|lessee|lessor|licensee|licensor|insured|insured party|insurer|hirer|patron)s?`;

const NUMBER = String.raw`(?:[£$€]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)`;
/** Nouns of doing, and the doing. */
const GERUNDS = `replacement=replacing removal=removing maintenance=maintaining provision=providing coordination=coordinating installation=installing implementation=introducing submission=submitting storage=storing payment=paying prevention=preventing protection=protecting supervision=supervising preparation=preparing creation=creating detection=detecting reduction=reducing assessment=assessing identification=identifying purchase=buying acquisition=getting renewal=renewing completion=completing verification=checking construction=building termination=ending establishment=creating demolition=demolishing relocation=moving erection=building collection=collecting inspection=checking`;
const SYMPTOM = String.raw`(?:any |an? |the )?(?:\p{Ll}+ ){0,2}(?:eruptions?|rash(?:es)?|swelling|bleeding|pain|fever|dizziness|nausea|vomiting|diarrhoea|symptoms|side effects|irritation|headaches?|reactions?|itching|discomfort|redness)`;
/** What may be charged. */
const CHARGE = String.raw`(?:\p{Ll}+ ){0,2}(?:fees?|charges?|penalt(?:y|ies)|fines?|surcharges?)`;
const NOMINALS = GERUNDS.replace(/=\S+/g, '').replaceAll(' ', '|');

/** Rules of official texts in plain words: “must refrain from smoking” → “must not smoke”. A data file, hence its length. */
export const OFFICIAL = readRules(String.raw`
giu  , save for (?=claims|damage|loss(?:es)?|those) => , except for <
giu  \b(do not|never) exceed (?=\d+ (?:tablets?|capsules?|doses?|inhalations?|puffs?|drops?|sprays?|ml|mg)\b) => $1 take more than <
giu  \bthe (written |prior |prior written )?(consent|permission|approval) of (the \p{Ll}+|us|your \p{Ll}+) (?:must|shall) be obtained\b => $3{us=we} must give $1$2<
giu  \bit is (?:strongly )?(?:recommended|advised|advisable) that ((?:the|your|all|any|each) (?:\p{Ll}+ ){0,3}?\p{Ll}+) (?:is|are|be) (?=\p{Ll}) => $1 should be <
giu  , such (consent|permission|approval) not to be unreasonably withheld(?: or delayed)?\b => , which must not be refused without good reason<
giu  \b(will|shall|may) be precluded from (\p{Ll}{3,15}ing)\b => $1{shall=will} not be allowed to ofGerund($2)<
giu  (?<=^|[.!?]\s+)(?:the )?(resumption|use|avoidance|consumption|completion) of ([^.,;!?\n]{3,50}?) is (?:strongly )?(?:recommended|advised|advisable)(?=[.,;]) => you should $1{resumption=go_back_to use=use avoidance=avoid consumption=have completion=complete} $2<
giu  (?<=^|[.!?]\s+)(?:the )?(?:ingestion|consumption|intake|application) of ([^.,;!?\n]{3,50}?) (should|must) be avoided\b => you $2 avoid $1<
giu  \b(?:concurrent|concomitant|simultaneous) use with ([^.,;!?\n]{3,50}) is (?:strictly )?contraindicated\b => do not take it together with $1<
giu  \b((?:subscriptions?|rents?|fees?|payments?) (?:is|are)) in arrears\b => $1 overdue<
giu  (?<=^|[.!?]\s+|, )(?:written )?notification must be given to (the (?:\p{Ll}+ )?\p{Ll}+|us)(?=[.,;]| (?:of|no|by|at|before|within|if|in)\b) => $1{us=we} must be told<
giu  (?<!\b(?:is|are|was|were|be|not|by|for|earns?|paid|costs?|pays?|periods?) )\bin excess of (?=${NUMBER}) => over <
giu  \bby no later than (?!\d+ (?:minutes|hours|days|weeks|months)) => by <
giu  \b(must|should) be (\p{Ll}+(?:ed|en|rn|pt|ut)) at all times\b => $1 always be $2<
giu  (?<=\p{Ll} )(?<!\b(?:why|how|when|what|where) )should ((?:your|the|any|these) (?:\p{Ll}+ )?(symptoms|pain|condition|problems?|fever|swelling|rash)) (persist|worsen|continue|return|get|become|fail)\b => if $1 finite($3, $2)<
giu  (?<=^|[.!?]\s+)should (${SYMPTOM}(?:(?: or|,) ${SYMPTOM}){0,2}) (?:occur|arise|develop|happen|manifest(?: themselves| itself)?|appear|emerge|ensue)(?=,) => if you get $1<
giu  \bif ((?:any |severe |mild )?(?:pain|discomfort|dizziness|bleeding|swelling|symptoms|irritation|nausea)) (?:is|are) (?:experienced|felt|noticed|observed) => if you notice $1<
giu  \bif ((?:any |further |such |other )?(?:\p{Ll}+ )?(?:problems|difficulties|complications|questions|doubts|disputes|side effects)) (?:arise|occur|develop|emerge)\b => if there are $1<
giu  (?<!\b(?:and|or) |, )\bpersistent ((?:(?!and\b|or\b)\p{Ll}+ )?(?:bleeding|pain|cough|vomiting|fever|headaches?|diarrhoea|swelling|nausea|itching|dizziness|discomfort|symptoms))\b(?! (?:and|or)\b|,) => $1 that will not stop<
giu  \blocali[sz]ed (swelling|pain|soreness|redness|bruising)\b => $1 in one place<
giu  \bat intervals of (?:no|not) less than ((?:\d+|two|three|four|six|eight|ten|twelve) (?:minutes|hours|days|weeks|months))\b => at least $1 apart<
giu  \bat intervals not exceeding ((?:\d+|two|three|four|five|six|ten|twelve) (?:hours|days|weeks|months|years))\b => at least every $1<
giu  \bnecessitates that ((?:the |all )?\p{Ll}+s) (?=\p{Ll}) => means that $1 must <
gu   \b(?:no|not) later than (?=\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\d\d?:\d\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b) => by <
giu  \b(not|never) exceed ((?:the|this|your) (?:\p{Ll}+ )?(?:dose|dosage|amount))\b => $1 take more than $2<
giu  \b(exceed|exceeds|exceeding) (?=(?:the|your|this|our) (?:\p{Ll}+ ){0,2}(?:limit|maximum|allowance|budget|quota)\b) => $1{exceed=go_over exceeds=goes_over exceeding=going_over} <
giu  \badminister (?=(?:the|this) (?:medication|medicine|oxygen|injection)\b|first aid\b|[^.;\n]{2,60}? to (?:the|your|an?) (?:child|patient|baby|infant|animal|dog|cat|pet)\b) => give <
giu  \b((?<=\b(?:have|has|had) )consumed|consume) ((?:(?!and |or )[\p{L}\d]+ ){1,5}?(?:water|liquids?|fluids?|alcohol|milk|juice|tea|coffee|drinks?|beverages?)\b) => $1{consume=drink consumed=drunk} $2<
giu  \b((?<=\b(?:have|has|had) )consumed|consume) ((?:\p{L}+ ){1,5}?(?:food|meals?|fruit|meat|fish|eggs|nuts|vegetables|snacks?)\b) => $1{consume=eat consumed=eaten} $2<
giu  \bimmunocompromised (patients|people|individuals|persons)\b => $1 with a weak immune system<
giu  \b(you|(?:the |your )?(?:patients?|child|mother|father|baby)) (will|can|may|should) be discharged\b(?! (?:to|of)\b) => $1 $2 be sent home<
giu  \bmay,? (?:in|at) (?:his|her|its|their|our|his or her|your)(?: sole| own| absolute){0,2} discretion,? (?=\p{Ll}) => may choose to <
giu  (?<=\b(?:must|may|will|to|shall|should|not) (?!have)\p{Ll}+ )said (surcharge|fee|charge|deposit|premises|property|notice|agreement|form|date|payment)\b => this $1<
giu  \bno ((?:\p{Ll}+ )?(?:alterations?|changes?|repairs?|modifications?|additions?|deductions?|holes|noise)) shall be (?=\p{Ll}+(?:ed|made)\b) => no $1 may be <
giu  \b(must|should|to) be (?:produced|presented|shown|provided|furnished|made available) (?:up)?on request\b => $1 be shown if asked for<
giu  \b(?:up)?on (?:the )?presentation of (?=(?:an?|your|the|this|proof|valid|photo)\b) => if you show <
giu  \b(?:up)?on the death of ((?:the|your|his|her|an?) \p{Ll}+)\b => when $1 dies<
giu  (?<=^|[.!?]\s+)(?:up)?on (?:the )?(?:termination|expiry|expiration|conclusion) of ((?:(?:your|the|this) )?(?:\p{Ll}+ )?(?:contract|employment|tenancy|lease|agreement|policy|membership|term|loan)), => when $1 ends,<
giu  \binvalidate ((?:the|your|this|any) (?:cover|insurance|policy|warranty|guarantee|claim))\b => make $1 invalid<
giu  \b(indemnify|indemnifies) (us|you|me|them|${PERSON}|the \p{Ll}+) (?:against|for|from|in respect of) (?=(?:any|all|the|loss|losses|damage)\b) => $1{indemnify=pay indemnifies=pays} $2 for <
giu  \b(${PERSON}|you|they|we) (will|may|could|shall) incur (?=(?:an? |additional |extra |further )*${CHARGE}\b) => $1 $2{shall=will} have to pay <
giu  (?<=^|[.!?]\s+)((?!if\b|the (?:tenant|customer)\b)[^.,;!?\n]{3,60}?) (will|may|shall) (?:incur|attract|be subject to) (an? ${CHARGE}\b[^.,;!?\n]{0,30})(?=[.]) => there $2{shall=will} be $3 for lower($1)<
giu  (?<=^|[.!?]\s+)([^.,;!?\n]{3,60}?) (?:is|are) subject to (an? ${CHARGE} of [£$€]\d[^.,;!?\n]{0,20})(?=[.]) => there is $2 for lower($1)<
giu  (?<=^|[.!?]\s+)([^.,;!?\n]{3,60}?) (?:will|shall) incur (interest(?: at [\d.]+ ?(?:%|per cent))?)(?=[.]) => $2 will be charged on lower($1)<
giu  (?<=^|[.!?,]\s+|\band )(an? ${CHARGE}) (will|may|shall) be (?:incurred|levied|imposed|payable|applied|charged)\b(?! by\b) => there $2{shall=will} be lower($1)<
giu  \b(refunds?|permits?|licences?|receipts?|vouchers?|credit notes?) (will|can|may|must)( only| not)? be issued\b => $1 $2$3 be given<
giu  \b((?:all |any |the |an? )?(?:\p{Ll}+ )?(?:costs?|expenses?|excess|fees?|charges?)(?: of [^.,;!?\n]{3,40})?) (?:shall|must|will|is to|are to) be (?:borne|met) by (${PERSON}|you|us|me|the (?:company|bank|council|school|office|clinic))(?=[.,;]) => $2 must pay lower($1)<
giu  \b(credited|debited) (?:to|from) (?=(?:your|the|their|his|her|our|my) (?:\p{Ll}+ ){0,2}(?:account|card)\b) => $1{credited=paid_into debited=taken_from} <
giu  \bprocess(ing)? (?=(?:your|the|this|any|my|our) (?:\p{Ll}+ )?(?:request|application|claim|complaint|appeal|refund|case|enquiry|form)\b) => deal$1 with <
giu  (?<!\b(?:a|the) )\bcomplete (?=(?:the|this|your|an?|our|all) (?:\p{Ll}+ ){0,3}(?:forms?|questionnaires?|slips?)\b) => fill in <
giu  \b(forms?|questionnaires?|slips?) (must|should|can|will|may|needs? to) be completed\b => $1 $2 be filled in<
giu  \b(quote|quoting) (?=(?:the|your|this) (?:\p{Ll}+ ){0,2}(?:number|reference|code)\b) => $1{quote=give quoting=giving} <
giu  \b(absences?|changes?|accidents?|faults?|leaks?|losses|defects?|cancellations?|alterations?) (must be|should be|are to be) notified\b => $1 $2 reported<
giu  \badvise (us|me|them|your \p{Ll}+|the (?:company|bank|council|school|office|clinic|surgery|team|organiser)|reception|${PERSON}) (of|if|whether|when|as soon as|by) => tell $1 $2{of=about}<
giu  \binsert(ing)? ((?:the|your|an?|one|each) (?:\p{Ll}+ ){0,3}?\p{Ll}+) (?=into\b) => put$1{ing=ting} $2 <
giu  \bdisconnect (it|(?:the|this|your) (?!plug\b)(?:\p{Ll}+ )?\p{Ll}+) from (?:the )?(?:mains(?: supply)?|(?:power|electricity) supply) => unplug $1<
giu  \bensure ((?:the|your|all|any|each|this) (?:(?!safety|health|quality|success|comfort|security|smooth|continued|survival|availability)\p{Ll}+ ){1,4}?)(?=(?:is|are|has|have|can|will|does|do)\b) => make sure $1<
giu  \bthe desired (option|setting|temperature|item|file|date|size|colour|color|level|position|channel|language|amount|length) => the $1 you want<
giu  \b(?:is|are) not to be (?=(?:worn|used|taken|removed|left|opened|eaten|touched|moved|copied|shared|brought|parked|played|given|kept|placed|swallowed|exceeded)\b) => must not be <
giu  (?:(?<=s )are|\bis(?= to be (?:furnished|submitted|returned|completed|worn|reported|swallowed|recorded))) to be (?=(?:furnished|swallowed|recorded|returned|handed|submitted|paid|completed|kept|worn|switched|left|locked|cleaned|collected|reported|signed|addressed)\b) => must be <
giu  \b(must|should|please) present (an? (?:\p{Ll}+ )?(?:note|letter|receipt|certificate|voucher|pass))\b => $1 show $2<
giu  \b(you|they|staff|employees|workers|people) (will|may|could) be made redundant\b => $1 $2 lose $1{you=your_job they=their_jobs staff=their_jobs employees=their_jobs workers=their_jobs people=their_jobs}<
giu  (?<=^|[.!?]\s+)the (?!provision)(${NOMINALS}) of ([^.,;!?\n]{3,50}?) (?=(?:is|are) (?:not (?:allowed|permitted)|prohibited|forbidden|subject|free)\b|requires?\b|needs?\b) => $1{${GERUNDS}} $2 <
giu  (?<=^|[.!?]\s+)(?:the )?(submission|completion|payment|installation|replacement|removal|renewal|inspection) of ([^.,;!?\n]{3,50}?) is (?:required|mandatory|compulsory|obligatory|necessary)\b(?! (?:for|to)\b) => $2 must be $1{submission=sent_in completion=completed payment=paid installation=installed replacement=replaced removal=removed renewal=renewed inspection=checked}<
giu  (?<=^|[.!?]\s+)(?:the )?use of ([^.,;!?\n]{3,40}?) is (?:strictly )?(?:not (?:allowed|permitted)|prohibited|forbidden)\b => $1 must not be used<
giu  \b(facilitates?|facilitating) the (${NOMINALS}) of => $1{facilitate=help facilitates=helps facilitating=helping} with $2{${GERUNDS}}<
giu  (?<=^|[.!?]\s+)consideration (will|must|should|may) be given to ([^.,;!?\n]{3,60})(?=[.]) => $2 $1 be considered<
giu  (?<=^|[.!?]\s+)((?:further |more |additional )?(?:assistance|help|advice|information|details|support|guidance)(?: (?:on|about|with) [^.,;!?\n]{3,40})?) (?:can|may) be (?:obtained|sought) (?=from\b|at\b|by\b|on\b) => you can get lower($1) <
giu  \b(?:written )?(approval|permission|consent|authorisation|authorization) (?:must|shall) be (?:obtained|sought) from (the (?:\p{Ll}+ )?\p{Ll}+|parents|your \p{Ll}+|us)(?=[.,;]| (?:before|prior)\b) => $1 from $2 is needed<
giu  \bthe onus (?:is|lies|rests) (?:(?:up)?on|with) (the \p{Ll}+|you|them|us) to\b => $1{them=they us=we} must<
giu  \b(?:attached please find|please find attached|enclosed please find|please find enclosed) (the|my|our|your) (?=\p{Ll}) => please see $1 attached <
giu  \ba (?:wide |great )?variety of ((?:\p{Ll}+ )?\p{Ll}+s)\b(?<!ss)(?! (?:is|was|has)\b) => many different $1<
giu  (?<=^|[.!?]\s+)(?:a |the )?breach of (this|the|these|any|your) (clause|rules?|agreement|contract|terms?|conditions?|regulations?) (?=(?:may|will|can|could)\b) => breaking $1 $2 <
giu  (?<=^|[.!?]\s+)should you (?!be\b)(?=\p{Ll}[^.!?\n]*,[^.!?\n]*\.) => if you <
giu  (?<=^|[.!?]\s+)should ((?!(?:you|we|I|they|there)\b)(?:[\p{L}\d]+ ){0,4}?)([\p{L}\d]+) be (?=\p{Ll}[^.!?\n]*,[^.!?\n]*\.) => if $1$2 be($2) <
giu  \bin the event of ((?:[\p{L}'’]+ ){0,4})(\p{Ll}+) being (?=\p{Ll}) => if $1$2 be($2) <
giu  \bin the event of ((?:\p{Ll}+ )?\p{Ll}+s) (?:persisting|lasting)\b => if $1 last<
gu   (?<=^|[.!?]\s+)Where (?=(?:an?|no|payment|you (?:have|are|do|fail|wish|dispute|disagree|believe|cannot|need|require)|the (?:customer|tenant|policyholder|claim|account|member|insured|applicant|borrower|employee|patient|goods|deposit)) (?![^,]*\b(?:lives?|sits?|comes?|stands?|cross(?:es)?|works|stays?)\b)[^.!?\n]{3,120}, (?!but |and |or )[^.!?\n]*\.) => If <
giu  , failing which,? (?=\p{L}) => . Otherwise, <
giu  (?<!\b(?:ask(?:s|ed)?|call(?:s|ed)?|request(?:s|ed)?|appl(?:y|ies|ied)|need|wait(?:s|ed|ing)?|look(?:s|ed|ing)?) )\b(for|by|before|after|in|without|through) (?:the )?(${NOMINALS}) of (?!which|whom|what)(?=\p{Ll}) => $1{through=by} $2{${GERUNDS}} <
giu  (?<=^|[.!?]\s+)(?:up)?on (restoration|delivery|removal|completion|replacement|payment|cancellation|approval) of (the|your|this|an?) ((?:\p{Ll}+ )?\p{Ll}+(?<!s)), => when $2 $3 is $1{restoration=restored delivery=delivered removal=removed completion=completed replacement=replaced payment=paid cancellation=cancelled approval=approved},<
giu  (?<=^|[.!?]\s+)(?:up)?on (vacating|leaving|receiving|completing|entering|arriving|returning) (?=(?:the|your|this|our|an?|at|in)\b) => when $1 <
giu  \b(requires?|needs?) (replacement|cleaning|maintenance|inspection|renewal|removal)(?=[.,;]| (?:by|every|after|before|and)\b) => $1{requires=needs require=need} to be $2{replacement=replaced cleaning=cleaned maintenance=serviced inspection=inspected renewal=renewed removal=removed}<
giu  (?<=^|[.!?]\s+|, |; )((?:some |slight |mild )?(?:a change of colour|discolou?ration|swelling|redness|discomfort|dizziness|bruising|pain|drowsiness|irritation|bleeding|noise)) may be (?:observed|noticed|experienced)\b => you may notice lower($1)<
gu   \bnotify (?=\p{Lu}\p{Ll}) => tell <
giu  \b(tell|tells|telling|told) (us|you|me|him|her|them|${PERSON}|the (?:company|bank|council|school|office|clinic)|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)( immediately| promptly| in writing| at once)? of (?=(?:any|anything|every|changes?|the (?:fact|loss|theft|damage|change|delay|defect|outcome|result|decision))\b) => $1 $2$3 about <
giu  \bnot (?:exceeding|to exceed) (?=${NUMBER}) => of no more than <
giu  (?<!\b(?:is|are|was|were|be|not|never|by|for|without|when|if|and|or) )\bexceeding (?=${NUMBER}) => of more than <
giu  (?<=(?:^|[.!?]\s+|\b(?:the|any|all|for|of|with) )costs |\b(?:absences?|amounts?|claims|sums?|loss(?:es)?|payments|repairs|periods?|speeds?|temperatures?|orders|purchases|repayments|loans?|debts?|distances?|incomes?|salary|balance) )in excess of (?=${NUMBER}|the\b) => of more than <
giu  \b(must|should|may|will) not( normally| usually| ordinarily)? exceed (?=${NUMBER}) => $1 not$2 be more than <
giu  \bdoes not exceed (?=${NUMBER}) => is not more than <
giu  \bexceeds (?=${NUMBER}) => is more than <
giu  \b(?:is|are) entitled to (?=(?:appeal|object|request|cancel|withdraw|receive|claim|ask|refuse|terminate|end|use|apply|reduce|charge|refer|choose|have|see)\b) => can <
giu  (?:(?<=\b(?:I|we) )shall not|\bshall not(?= (?:be (?:held|liable|responsible|bound|entitled|required|obliged|considered)|pass|apply|affect)))\b => will not<
giu  \bshall not be (?=(?:collected|accepted|considered|paid|processed|refunded|returned|issued|granted|provided|reimbursed|replaced|delivered)\b) => will not be <
giu  \bshall not be\b => must not be<
giu  \b(${PERSON}) shall, => $1 must,<
giu  \bhelp (us|you|me|him|her|them|the \p{Ll}+) in (?!(?:even|morn|build|spr|meet|train|hous|read)ing\b)(\p{Ll}{2,15}ing)\b => help $1 ofGerund($2)<
giu  \bprovide (us|you|me|him|her|them|${PERSON}|the (?:company|bank|council|school|office|clinic)) with (?=\p{L}) => give $1 <
giu  \b(${PERSON}|you|they|we) (will|must|should|may) be provided with => $1 $2 be given<
giu  \bit is (?:strongly )?(?:recommended|advised|suggested|advisable) that (you(?! (?:are|were|should|can|will|must|do not)\b)|(?:all |the )?\p{Ll}{3,}s(?= (?:bring|take|use|wear|avoid|contact|book|arrive|check|keep|drink|eat|read|ask|apply|install|submit|follow|be)\b)) (?=\p{Ll}) => $1 should <
giu  \bbecause of ((?:the|an?|your|our|their) \p{Ll}+)['’]s failure to => because $1 did not<
giu  \breserves? the right to ([^.;!?\n]{3,60} and) to (?=\p{Ll}) => may $1 <
giu  \brequest that ((?:the|your|this|a|an) (?:\p{Ll}+ )?\p{Ll}+) be (?=\p{Ll}) => ask for $1 to be <
giu  (?<=\b(?:of|in|on|for|to|by|with|before|after|until|without|unless|if) )(?:said|such) (notification|notice|documentation|information|evidence|processing|policy|agreement|property|period|premises|age|claim|damage|request|payment|termination|loss|vehicle|date|fee|charge)\b(?! as\b) => this $1<
giu  (?<=^|[.!?,]\s+)((?:an? |additional |further |daily )*(?:\p{Ll}+ ){0,2}(?:fees?|charges?|penalt(?:y|ies)|fines?|surcharges?)) of ([£$€]\d[\d.,]*\d|[£$€]\d)(?: (?:shall|will) be)(?: (?:levied|imposed|charged|applied|incurred|payable))\b(?! (?:to|on|by|at|immediately|forthwith|from|within|in)\b) => there will be lower($1) of $2<
giu  (?<!\b(?:am|is|are|was|were|be|been|by|not) )\bfollowing (?=(?:the|your|our|this|their|his|her) (?:\p{Ll}+ )?(?:response|termination|end|expiry|operation|procedure|surgery|review|meeting|inspection|visit|treatment|assessment|completion|accident|incident|publication|installation)\b) => after <
giu  \b((?:benefit|pension|pay|remuneration|compensation|allowance|dividend|bonus)(?: [^.,;!?\n]{3,30})?) (is|are) payable\b => $1 $2 paid<
giu  (?<=^|[.!?,]\s+)in connection with (?=(?:the (?:installation|construction|replacement|repair|maintenance|demolition)|(?:the )?(?:\p{Ll}+ )?works|roadworks)\b) => because of <
giu  \b(investigat(?:e|es|ed)|examin(?:e|es|ed)|stud(?:y|ied)|assess(?:es|ed)?|evaluat(?:e|es|ed)|explor(?:e|es|ed)) the (?:efficacy|effectiveness) of ((?:an?|the|this) [^.,;!?\n]{3,60}?(?<!s)) in (?=\p{Ll}{3,}ing\b) => $1 how well $2 works in <
giu  ; however, (?=\p{L}) => . But <
giu  \bto comment, (?:these|they) must\b => to comment, your comments must<
gu   \bwhere (an? (?:\p{Ll}+ )?\p{Ll}+) exists\b => if there is $1<
giu  \binform (${PERSON}|us|me|the (?:company|bank|council|school|office|clinic)) (?=(?:before|by|within|when|if|as soon|at|in writing|in advance|immediately|that)\b) => tell $1 <
giu  \bmaintain ((?:the|your|their) (?:\p{Ll}+ )?\p{Ll}+) in (?=good|an?\b) => keep $1 in <
giu  \b(of|after) receipt of (?=(?:the|your|our|this|payment|goods)\b) => $1 receiving <
giu  \b((?:rent|fee|charge|deposit|surcharge|premium|interest)(?: of [A-Z]{0,3}[£$€]?\d[\d,.]*)?) (?:shall|will) be payable\b => $1 must be paid<
giu  \bfurnish (?=(?:(?:the|their|your|any|all|such|this|these|further|full|satisfactory) )?(?:paperwork|documents?|documentation|information|evidence|proof|details|records|receipts?|copies)\b) => give <
giu  \bvia (?=(?:the|our|your) (?:\p{Ll}+ )?(?:website|portal|app|link|page|form|platform|system)\b) => through <
giu  (?<!\b(?:meetings?|interviews?|class(?:es)?|ceremony|lessons?|choir|hearings?|sessions?|electricity|heat|orchestra|concert|music) (?:\p{Ll}+ )?)(?<=\b(?:is|are|be|been|was|were) )conducted\b(?! (?:by|through|with)\b) => carried out<
giu  \bthe vendor\b => the seller<
giu  \b(cease|ceases|ceased|ceasing) to (?!be\b)(\p{Ll}{3,15})\b => $1{cease=stop ceases=stops ceased=stopped ceasing=stopping} gerund($2)<
giu  \b(?:proof|evidence) of (?:habitual |permanent )?residence (?=within|in\b) => proof that you live <
giu  \bbeen declined\b => been refused<
giu  \bit has (?:come|been brought) to our attention that\b => we have noticed that<
giu  \b(?:the consumption of|consuming) (?:any )?food (?:and|or) (?:drinks?|beverages?)\b => eating and drinking<
giu  \bto (?:refrain|abstain) from (\p{Ll}{3,15}ing) (?:and|or) (\p{Ll}{3,15}ing)\b => not to ofGerund($1) or ofGerund($2)<
giu  (?<=^|[.!?]\s+)(?:refrain|abstain) from (?!\p{Ll}+ing\b)(?=\p{Ll}) => avoid <
giu  (?<=\p{Ll} )should (an? (?:suitable |new |further )?(?:vacancy|position|opportunity|opening|place|problem|need)) (?:arise|occur|come up)\b => if $1 comes up<
giu  \bbe (?:maintained|kept) in an? (clean|tidy|safe|hygienic)(?: and (?:clean|tidy|safe|sanitary|hygienic|orderly))? condition\b => be kept $1<
giu  \b(?:shall|will) be (?:held )?(?:liable|responsible) for any costs incurred (?:as a result of|because of|due to) (?:any )?damage\b => must pay for any damage<
giu  \b(must|to|please|should) present (?=(?:(?:an?|your|their|valid|photo) ){0,2}(?:ID|identification|tickets?|cards?|passports?|proof)\b) => $1 show <
giu  (?<=^|[.!?]\s+)should (the (costs?|prices?|amount|value|damage)(?: of (?:the|your|this) \p{Ll}+)?) exceed  => if $1 be($2) more than <
giu  \bof the occurrence of (?=the\b) => of <
giu  \b(your [^.,;!?\n]{3,50}?) due to non-payment\b => $1 because you have not paid<
giu  (?<=^|[.!?]\s+)failure to do so( within [^.,;!?\n]{3,30}?)? (may|will|could) result in permanent (termination|suspension|cancellation|closure|loss) of ((?:the|your) [^.,;!?\n]{2,40}?)(?=[.]) => if this is not done$1, $4 $2 be permanently $3{termination=ended suspension=suspended cancellation=cancelled closure=closed loss=lost}<
giu  (?<=^|[.!?]\s+)failure to do so( within [^.,;!?\n]{3,30}?)? (may|will|could) result in (?:the )?(termination|suspension|cancellation|closure|loss) of ((?:the|your) [^.,;!?\n]{2,40}?)(?=[.]) => if this is not done$1, $4 $2 be $3{termination=ended suspension=suspended cancellation=cancelled closure=closed loss=lost}<
giu  \bconduct (?:themselves|yourself|yourselves) in an? (courteous|professional|respectful|responsible|safe|quiet|orderly) (?:manner|way)\b => behave adverb($1)<
giu  \bunder no circumstances (?:should|must|may|can) (you|(?:\p{Ll}+ )?\p{Ll}+s|(?:(?:the|this|your|any|an?) )?(?:\p{Ll}+ )?\p{Ll}+(?= be\b)) (?=\p{Ll}) => $1 must never <
giu  \bfurnish (the \p{Ll}+|(?:their|your|his or her|its|our) \p{Ll}+|us|me|you|him|her|them) with (?!care)(?=\p{L})(?<!\b(?:rooms?|flats?|houses?|apartments?|offices?|homes?|spaces?) with ) => give $1 <
giu  \bconcomitant (?:use|intake|consumption|ingestion) of alcohol is (?:strictly )?contraindicated\b => do not drink alcohol while taking this medicine<
giu  \bconcomitant (?:use|administration|intake|ingestion|consumption) of ([^.,;!?\n]{3,50}) is (?:strictly )?contraindicated\b => do not take $1 at the same time<
giu  \b(?:is|are) (?:strictly )?contraindicated(?=[.,;]) => must not be used<
giu  \badminister (?=(?:\d+|an?|one|two|three|half) (?:tablets?|capsules?|pills?|(?:\p{Ll}+ )?dose)\b) => take <
giu  \bconsult(ing)? (your|an?|their|his or her|the) (?=(?:medical professional|doctor|physician|GP|pharmacist|dentist|nurse)\b) => talk$1 to $2 <
giu  \b(patients|people|persons|individuals|those) experiencing (?=(?:persistent |severe |any |mild )?(?:pain|discomfort|dizziness|symptoms|nausea|headaches?|fever|vomiting|difficult|problems|gastro|stomach|side)\p{Ll}*\b) => $1 with <
giu  (?<=^|[.!?]\s+)(patients|people|persons|individuals|those|passengers|customers|visitors|residents|members|applicants)( [^.,;!?\n]{3,60})? are advised to (?![^.!?\n]* and to )(?!refrain|abstain)(?=\p{Ll}) => $1$2 should <
giu  \bparticipation( in the \p{Ll}+)? (?:cannot|can not|will not) be (?:permitted|allowed)\b => nobody can take part$1<
giu  \bremuneration (?:shall|will) be (?:effected|made|paid)\b => the salary will be paid<
giu  \b(is|are) submitted in (?:its|their) entirety\b => $1 complete<
giu  (?<=^|[.!?]\s+)should (?!(?:you|the|your|any|it|they|we|he|she|i|an?|this|these|there)\b)([^.,;!?\n]{3,60}) (?:occur|arise|develop|happen)(?=,) => in case of $1<
giu  \bin the event of (?:an? |any )?breach of (this|the|these|any) (\p{Ll}+(?<!s))\b => if $1 $2 is broken<
giu  (?<=^|[.!?]\s+)(?:the )?(use|utilisation|utilization|wearing) of ([^.,;!?\n]{3,50}) is (?:mandatory|compulsory|obligatory) for ((?:all|every|each) \p{Ll}+|\p{Ll}+s)\b => $3 must $1{use=use utilisation=use utilization=use wearing=wear} $2<
giu  \b(provide|give|return|submit|pay|send|receive|sign|complete|of|under) said (?=\p{Ll}+(?:[.,;]| (?:to|by|for|in|within|before|and|or)\b)) => $1 the <
giu  \bin the event of any (queries|questions|problems|doubts?)(?: with regard to| regarding| about| concerning| relating to)? (?=\p{Ll}) => if you have any $1{queries=questions questions=questions problems=problems doubt=doubts doubts=doubts} about <
giu  \brender (?:any )?assistance\b => help<
giu  \b(?:the )?(use|utilisation|utilization|wearing) of ([^.,;!?\n]{3,50}) is (?:mandatory|compulsory|obligatory)\b(?! for\b) => $2 must be $1{use=used utilisation=used utilization=used wearing=worn}<
giu  (?<=^|[.!?]\s+)failure to (?!comply|do so)([^.,;!?\n]{3,80}?) (may|will|could|shall) (?:result in|lead to|cause) (?=an? (?:\p{Ll}+ )?(?:fine|penalty|charge|fee|delay)\b|delays\b) => if you do not $1, there $2{shall=will} be <
giu  (?<=^|[.!?]\s+)failure to (?!comply|do so)([^.,;!?\n]{3,80}?) (may|will|could|shall) (?:result in|lead to|cause) (?:the )?(termination|suspension|cancellation|closure|loss|withholding|refusal|rejection) of ([^.,;!?\n]{3,40})(?=[.]) => if you do not $1, $4 $2{shall=will} be $3{termination=ended suspension=suspended cancellation=cancelled closure=closed loss=lost withholding=withheld refusal=refused rejection=rejected}<
giu  (?<=^|[.!?]\s+)failure to comply(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) (?:the )?(?:forfeiture|loss) of ([^.;!?\n]{3,60}?) (?:in whole or in part|fully or partly)(?=[.;]) => if this is not done, all or part of $2 $1{shall=will} be lost<
giu  (?<=^|[.!?]\s+)failure to comply(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) (?:the )?(?:forfeiture|loss) of ([^.;!?\n]{3,60}?)(?=[.;]) => if this is not done, $2 $1{shall=will} be lost<
giu  (?<=^|[.!?]\s+)failure to (?:comply|do so)(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) (?:the imposition of )?(?![^.;\n]{0,40} being\b)(?=(?:an?|the|higher|delays?|additional|extra|further) ) => if this is not done, there $1{shall=will} be <
giu  \b(?:non-compliance|failure to comply) (will|may) result in exclusion from  => anyone who does not follow the rules $1 be excluded from <
giu  \b(?:the )?(employee|tenant|member|customer|purchaser|buyer|insured|policyholder)s? shall be entitled to (?=\d) => the $1 will get <
giu  \bshall be entitled to (?!an?\b|the\b|\d|any\b)(?=\p{Ll})(?![^.;!?\n]*\band to\b) => may <
giu  \bwill inevitably (?=\p{Ll}) => will <
giu  \b(will|may|can|could) result in (?=(?:delays?|damage|injury|costs?)\b) => $1 cause <
giu  \b(will|may|can|could|might) result in\b => $1 lead to<
giu  \b(must|should|can|may|to) be submitted\b(?! in writing) => $1 be handed in<
giu  \bsubmit (?=(?:your|the|a|all|this|any) (?:\p{Ll}+ )?(?:form|forms|application|applications|claim|claims|documents?|paperwork)\b) => hand in <
giu  \b(documents?|documentation|paperwork|forms?) is submitted\b => $1 is handed in<
giu  (?<=^|[.!?]\s+)failure to (?!thrive)([^.,;!?\n]{3,80}?) (may|will|could|might) (?!result|lead|cause|be\b|have\b|indicate|show|suggest|mean|reflect|point)(?=\p{Ll}) => if you do not $1, this $2 <
giu  \bwith (?:a view to|the aim of|the intention of) (\p{Ll}{2,15}ing)\b => to ofGerund($1)<
giu  \bat the (?:sole )?discretion of (the \p{Ll}+(?<!s)|management)(?=[.,;]) => only if $1 agrees<
giu  \bno later than ((?:\d+|an?|one|two|three|five) (?:minutes|hours?|days?|weeks?|months?)) (?:from|after) => within $1 of<
giu  (?<=^|[.!?]\s+)should (?!(?:you|we|they|there|it|he|she)\b)((?:(?:the|your|any|an?|this|these) )?(?:\p{Ll}+ )?(\p{Ll}+)) (prove|become|fail|have|need|require|arise|occur|continue|persist|last|return|worsen|recur|get|stop|develop|experience|exhibit|show|suffer|feel|notice|wish|lose|leave|choose|decide|elect|vomit)\b(?=[^?\n]*[.]) => if $1 finite($3, $2)<
giu  (?<!\bno (?:\p{Ll}+ ){1,3})\bshall be (kept|maintained|used|returned|paid|submitted|given|provided|stored|worn|completed|displayed)\b => must be $1<
giu  \b((?:if|when|where|until|unless) (?:the|any|an?) \p{L}+(?<!s)) shall (?!not\b)(\p{Ll}+) => $1 third($2)<
giu  \b(?:the consumption of|consuming) (?:any )?food\b => eating<
giu  \b(?:the consumption of|consuming) ((?:any )?(?:solid food|meals|solids))\b => eating $1<
giu  \b(?:the consumption of|consuming) ((?:any )?(?:alcohol|liquids?|fluids?|water|caffeine|alcoholic beverages|beverages))\b => drinking $1<
giu  (?<=\bbe )(advised|asked|told|requested) to (?:refrain|abstain) from (\p{Ll}{3,15}ing)\b => $1 not to ofGerund($2)<
giu  (?<=^|[.!?]\s+)it is (?:incumbent (?:up)?on|the responsibility of|the duty of|mandatory for|compulsory for|obligatory for) (${PERSON}) to (?=\p{Ll}) => $1 must <
giu  \b(${PERSON}) (?:is|are|shall be|will be) (?:required|obliged|obligated) to (?!not\b)(?=\p{Ll}) => $1 must <
giu  \b(${PERSON}) (?:is|are) (?:strongly )?advised to (?![^.!?\n]* and to )(?!not\b)(?=\p{Ll}) => $1 should <
giu  \b(${PERSON}) shall not\b(?! be\b| have\b) => $1 must not<
giu  \bshall not exceed\b => must not exceed<
giu  \b(${PERSON}) shall (?!not\b|be\b|have\b)(?=\p{Ll}) => $1 must <
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) (?:result in|lead to) (?!the (?:member|tenant|customer|employee)s?\b)(you|(?:(?:your|the|any|an?) )?(?:\p{Ll}+ )?(?!not\b)\p{Ll}+) (not )?being (?=\p{Ll}) => if you do not $1, $3 $2{shall=will} $4be <
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) result in (the (?:member|tenant|customer|applicant|employee|student|patient|purchaser|client|holder|driver|landlord|passenger|policyholder|borrower|user|participant|resident|contractor|supplier|buyer|seller)) being (?:liable for|required to pay|obliged to pay|charged) => if $3 does not $1, $3 $2{shall=will} have to pay<
giu  \bhave to pay an? (further |additional |extra )?(\p{Ll}+) payment of (?=[£$€]\d) => have to make a $1$2 payment of <
giu  \b(?:comply with|meet|satisfy) the (?:aforementioned|aforesaid|above) (requirements?|conditions?|rules?) => follow this $1<
giu  \bfor the purposes? of (\p{Ll}{3,12}ing)\b => to ofGerund($1)<
giu  \b(?:prior to|before) (any|the) (\p{Ll}+(?<!s)) being (?:undertaken|carried out|performed|done|conducted)\b => before $1 $2 is carried out<
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|can) (?:result in|lead to|cause) (?!(?:the|your|an?) \p{Ll}+ (?:not )?being\b)(?=[^.;\n]{3,60}[.]) => if you do not $1, this $2 lead to <
giu  (?<=^|[.!?]\s+)should you be (?=\p{Ll}) => if you are <
giu  (?<=^|[.!?]\s+)should you (?=(?:have|need|require|wish|want|experience|encounter|find|become|decide|fail|receive|notice|feel|believe)\b) => if you <
giu  \b(?:up)?on the (sounding) of (the \p{Ll}+) => when $2 sounds<
giu  \b(must [^.;!?\n]{2,90}? and) shall (?=\p{Ll}) => $1 must <
gu   (?<!\b(?:what|how|why|who) )(?<!\b(?:if|when|where|until|unless) [^.,;!?\n]{0,60})\bshall (?!we\b|I\b|not\b)(?=\p{Ll}) => will <
giu  \bto (?:refrain|abstain|desist) from (\p{Ll}{3,15}ing)\b => not to ofGerund($1)<
giu  \b(must|should|shall|will) (?:refrain|abstain|desist) from (\p{Ll}{3,15}ing)\b => $1 not ofGerund($2)<
giu  \b(?:is|are) (?:(?:strictly )?(?:prohibited|forbidden)|(?:kindly |strongly )?(?:advised|asked|requested|required) to (?:refrain|abstain)) from (\p{Ll}{2,15}ing)\b => must not ofGerund($1)<
giu  (?<=^|[.!?]\s+|\bplease )(?:refrain|abstain) from (\p{Ll}{2,15}ing)\b => do not ofGerund($1)<
giu  \b(?:refrain|abstain) from (?=(?:\p{Ll}{2,15}ing|alcohol|food|solid food)\b) => avoid <
`);

/** Sentences about what others must do, not the reader. */
export const ABOUT_OTHERS = regex.iu`\b${PERSON} (?:must|shall|should|may|can|will|is|are)\b`;
