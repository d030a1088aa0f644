import { readRules } from '../grammar/read-rules.js';
import { regex } from '../../text/regex.js';
import { NOMINALS } from './nominal-verbs.js';

/** Whom rules are about. The file is data, hence its length. */
const PERSON = String.raw`(?:the |a |an |each |every |any |all |our |your )?(?:\p{Ll}+ )?(?:member|tenant|customer|applicant|employee|student|patient|purchaser|buyer|client|holder|driver|landlord|passenger|policyholder|borrower|user|participant|resident|visitor|contractor|supplier|seller|parent|guest|candidate|volunteer|worker|owner|occupier|claimant|staff|hirer|player|pupil|manager|organiser|guardian|consultant|manufacturer|retailer|company|party|provider|employer|agent|operator|freelancer|publisher|author|instructor|carer|committee member|cyclist|leaseholder|lessee|lessor|licensee|licensor|insured|insured party|insurer|hirer|patron)s?`;

const NUMBER = String.raw`(?:[£$€]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)`;
const ONE =
  'member|tenant|customer|applicant|employee|student|patient|purchaser|client|holder|driver|landlord|passenger|policyholder|borrower|user|participant|resident|contractor|supplier|buyer|seller|hirer|guest|visitor|candidate';
/** What somebody does something to: “your leave requests”. */
const DETERMINED =
  'the |an? |your |our |their |his or her |his |her |its |all |any |this |these |each |every ';
const THING = String.raw`(?:${DETERMINED})?(?:all )?(?:[\p{Ll}-]+ ){0,2}?\p{Ll}+`;
/** Nouns that look like what somebody does: “in the event of heavy flooding”. */
const DEEDS =
  '(?:being|meeting|building|booking|hearing|wedding|opening|closing|reading|funding|bleeding|flooding|parking|housing|lighting|heating|training|cleaning|painting|swelling|vomiting|warning|filing|listing|landing|outing|evening|morning|shopping|fighting|existing|remaining|outstanding|following|resulting|drowning|icing)';
const LIGHT = String.raw`(?:ma[dk]e|makes|making|carr(?:y|ies|ied|ying) out|conduct(?:s|ed|ing)?|perform(?:s|ed|ing)?|undert(?:ake|akes|ook|aken|aking)|effect(?:s|ed|ing)?)`;
const DONE = '(?:carried out|undertaken|made|conducted|performed|effected|done)';
const SYMPTOM = String.raw`(?:any |an? |the )?(?:\p{Ll}+ ){0,2}(?:eruptions?|rash(?:es)?|swelling|bleeding|pain|fever|dizziness|nausea|vomiting|diarrhoea|symptoms|side effects|irritation|headaches?|reactions?|itching|discomfort|redness)`;

/** Rules of official texts in plain words: “must refrain from smoking” → “must not smoke”. A data file, hence its length. */
export const OFFICIAL = readRules(String.raw`
giu  \b(?:what (?:happens|happened|has happened|will happen|is happening|(?:you|we|they|I) (?:do|found|have to do|need to do)) is|the way it works is)(?: that (?=\p{L})| (?=(?:I|we|you|they|he|she|it|there)\b)) => <
giu  \b(circumstances|reasons) (?:pertaining|relating) to (?=\p{L}) => $1 to do with <
giu  \b(procedures?|process|polic(?:y|ies)|arrangements) (?:in relation to|in respect of|with regard to|with respect to) (?=\p{L}) => $1 for <
giu  (?<=^|[.!?]\s+)(?:so )?(?:basically,? )?what ((?:our|the|this|my) \p{Ll}+(?: \p{Ll}+)?) does is,? (?:that )?(?=(?:if|when|you|it)\b) => with $1, <
giu  (?<=^|[.!?]\s+)(?:so )?basically,? (?=\p{L}) => <
giu  \b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|twenty-one|twenty-eight|thirty|sixty|ninety) \((\d{1,2})\) (?=\p{Ll}) => $1 <
giu  \bit is (?:(?:strongly|highly) )?(?:recommended|advised|essential|advisable|imperative|suggested) that ((?!you\b)(?:the|your|all|any|every|each|both|an?|this|these|\p{Ll}+s) ?(?:\p{Ll}+ ){0,3}?)(not )?be (?=\p{Ll}) => $1should $2be <
giu  \bit is not (?:recommended|advised|advisable) that ((?!you\b)(?:the|your|all|any|every|each|an?|this|these|\p{Ll}+s) ?(?:\p{Ll}+ ){0,3}?)be (?=\p{Ll}) => $1should not be <
giu  \b(${LIGHT}) (?:(?:an?|the|any|some|its|their|our|your) )?(?:(thorough|careful|regular|full|quick|proper) )?(${NOMINALS}) (?!which\b|whom\b|what\b|a lifetime)(?=[\p{L}£$€]) => adverbBefore($2)likeLight($1, $3) <
giu  (?<=^|[.!?]\s+|\bthat )no (${NOMINALS}) (${THING}) (will|shall|may|can|must|should) be ${DONE}\b => $2 $3 not be done($1)<
giu  (?<=^|[.!?]\s+|\bthat )(?:(?:the|any|all|an?) )?(${NOMINALS}|\p{Ll}{3,}ing of) (${THING})( (?:to|at|in|on|for|during|between|within) [^.,;!?\n]{3,50}?)? ((?:will|shall|must|should|may|can|cannot|could|might)(?: not| only)? be) ${DONE}\b(?! (?:possible|public|easier|known|available)) => $2 $4 done($1)$3<
giu  (?<=^|[.!?]\s+|\bthat )(?:(?:the|any|all|an?) )?(${NOMINALS}|\p{Ll}{3,}ing of) ((?:${DETERMINED})?(?:\p{Ll}+ )?(\p{Ll}+)) (is|are|was|were|has been|have been) ${DONE}\b(?! (?:possible|public|easier|known|available|up|from|by my|well)) => $2 agreed($4, $3) done($1)<
giu  (?<=^|[.!?,]\s+)it is (?:(?:kindly|hereby|respectfully) )?requested that ([^.,;!?\n]{3,60}?) (?:(not) )?be (\p{Ll}+ed|kept|sent|given|taken|put|left|worn|shown|brought|paid|held)\b => please $2{not=do_not_}base($3) lower($1)<
giu  \bit is (?:(?:kindly|hereby|respectfully) )?requested that (${PERSON}) (?=\p{Ll}) => $1 should <
giu  (?<=^|[.!?,]\s+)you are (?:(?:kindly|politely|respectfully) )?(?:requested|asked) (?:(not) )?to (?=\p{Ll}) => please $1{not=do_not_}<
giu  \b((?:is|are) required to|must) ((?:(?! to \p{Ll})[^.;!?\n]){2,90}? and) to (?!the\b|an?\b|(?:your|our|their|my|his|her|its|all|any|each|every|us|you|them|him|me)\b)(?=\p{Ll}) => $1 $2 <
giu  \b(return|submit|send|forward|deliver) same\b(?= (?:to|by|at|within|before|in)\b|[.,;]) => $1 it<
giu  \b(claims?|sums?|amounts?|payments?|due|payable|rights?|obligations?|benefits?) hereunder\b => $1 under this agreement<
giu  \b(set out|contained|described|stated|mentioned) herein\b => $1 here<
giu  \b(am|is|are|be|was|were) desirous of (\p{Ll}{2,}ing)\b => $1{am=want is=wants are=want be=want was=wanted were=wanted} to ofGerund($2)<
giu  (?<=\b(?:minutes|hours|days|weeks|months) )(pre|post)-(procedure|operation|surgery|treatment|delivery|purchase|visit|discharge)\b => $1{pre=before post=after} the $2<
giu  \bit is (?:(?:absolutely|very|vitally) )?(?:imperative|essential|necessary|crucial|vital|mandatory) that (you|${PERSON}) (?!(?:is|are|have been|has been|can|will|should|must)\b)(?:do(?:es)? )?(?:(not) )?(?=\p{Ll}) => $1 must $2{not=not_}<
giu  \bit is necessary for (you|${PERSON}) to (?=\p{Ll}) => $1 must <
giu  \bit will be necessary for (you|${PERSON}) to (?=\p{Ll}) => $1 will have to <
giu  \bthere is no (?:requirement|obligation|need) for you to (?=\p{Ll}) => you do not have to <
giu  \bit is your (?:sole )?responsibility to (?=\p{Ll}) => you must <
giu  \bit is the (?:sole )?responsibility of (${PERSON}) to (?=\p{Ll}) => $1 must <
giu  (?<=\b(?:minutes|hours|days|weeks|months) )prior(?=[.,;]|$) => before<
giu  (?<=\b(?:be|been|is|are|was|were|being|found) )in (?:breach|contravention|violation) of (?=(?:the|this|these|those|any|our|your|its|their|an?)\b) => breaking <
giu  \b((?:persons?|people|anyone|those|you|they|who|${PERSON})\b[^.,;:!?\n]{0,60}?) (will|may|shall) be subject to (an? (?:[\p{L}£$€\d-]+ ){0,3}(?:fine|fee|charge|penalty|surcharge))\b => $1 $2{shall=will} have to pay $3<
giu  \bin the event of ((?:${DETERMINED})(?:\p{Ll}+ ){0,2}?|(?:\p{Ll}+ )?(?=\p{Ll}+s ))(\p{Ll}+) (?!${DEEDS}\b)(\p{Ll}{2,}ing)\b(?= \p{Ll}|,) => if $1$2 finiteOfGerund($3, $2)<
giu  \b(you|we|they|${PERSON}) ((?:will|may|should|must|can) be|have been|has been|are|is|were) (?:provided|supplied|furnished|issued) with (?=\p{L}) => $1 $2 given <
giu  \byour attention is drawn to the fact that\b => please note that<
giu  \byour attention is drawn to (?=(?:clause|section|page|paragraph|article|rule|annex|appendix|schedule)\b) => please read <
giu  (?<=^|[.!?]\s+)no (changes|alterations|modifications|amendments|repairs|improvements|adjustments) (?:shall|may|must) be made to (${THING})(?=[.,;]| (?:without|unless|after|before|until|except)\b) => $2 must not be $1{changes=changed alterations=changed modifications=changed amendments=changed repairs=repaired improvements=improved adjustments=adjusted}<
giu  \b(you|${PERSON}) (?:have|has) the right to (?=\p{Ll}) => $1 can <
giu  \b(?:is|are) not to be (?=(?:brought|taken|used|left|removed|copied|eaten|opened|touched|moved|worn|parked|shared|given|sold|kept)\b) => must not be <
giu  \b(items?|goods|articles|objects|vehicles|belongings) so (\p{Ll}{3,}ed|left)\b(?! (?:that|as)\b) => $1 $2 in this way<
giu  (?<!\b(?:parts?|portions?|respect|any|each|both|none|all|half|thirds?|most|some|default|lieu|occurrence|cognisant|cognizant|aware|knowledge)) thereof\b => <
giu  (?<=^|[.!?]\s+|\bthat )(?:the )?(${NOMINALS}|\p{Ll}{3,}ing of) (${THING})( (?:to|at|in|on|for|from|during|between|within|near|outside|inside|without|while|whilst|when|before|after) [^.,;!?\n]{3,50}?)? (?:is|are) (?:strictly )?(?:not (?:allowed|permitted)|prohibited|forbidden)\b(?! (?:by|from|to|for|and|or)\b) => $2 must not be done($1)$3<
giu  (?<=^|[.!?]\s+)(?:up)?on (?:the )?(?!termination\b)(${NOMINALS}) ((?:${DETERMINED})?(?:[\p{Ll}-]+ )?(\p{Ll}+)), (?=\p{Ll}) => once $2 be($3) done($1), <
giu  \b((?:residents|members|customers|patients|passengers|guests|visitors|pupils|students|employees|staff|applicants|people|those)) requiring (?=\p{Ll}) => $1 who need <
giu  \bwithout (?:prior consultation with|having (?:first )?consulted) (?=\p{L}) => without first talking to <
giu  \b(?:up)?on becoming aware of (?=\p{L}) => once aware of <
giu  \b(?:implement|impose|introduce|bring in|enforce) an? (?:(?:complete|total|full) )?(?:prohibition|ban) on (?=\p{L}) => ban <
giu  \bthe consumption of alcohol\b => drinking alcohol<
giu  \b(has|have) resolved to (?=\p{Ll}) => $1 decided to <
giu  \bsave in (?=exceptional|special|an? emergency|emergencies|cases) => except in <
giu  \bsubjected to cleaning\b => cleaned<
giu  \b(facilitat(?:es?|ed)) the (${NOMINALS}) (?=\p{Ll}) => $1{facilitate=help_with facilitates=helps_with facilitated=helped_with} doing($2) <
giu  (?<=^|[.!?,]\s+)(?:the|all|any) ${PERSON.replace('(?:the |a |an |each |every |any |all |our |your )?', '')} is (?:hereby |kindly )?(?:advised|informed|notified|reminded) that (?=\p{L}) => <
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|shall) (?:constitute|amount to|be (?:considered|deemed|regarded as|treated as)) a breach of (?=\p{L}) => if you do not $1, this $2{shall=will} break <
giu  \b(?:constitutes?|amounts? to) a breach of (?=the|your|our|this) => breaks <
giu  (?<=^|[.!?]\s+)whereas (?:previously|formerly|in the past),? ([^.;!?\n]{3,150}?), (?:henceforth|hereafter|from now on|now),? (?=\p{Ll}) => previously, $1. From now on, <
giu  \b(?:no|not) later than (\d+|\p{L}+(?:-\p{L}+)?) (days|weeks|months|hours) (?:from|after) (?:the date of )?(?=\p{Ll}) => within $1 $2 of <
giu  (?<=^|[.!?,]\s+)(I|we) (?:write|am writing|are writing) (?:with reference|in reference|with regard|in regard|further|in relation) to (?=\p{L}) => $1{i=I_am we=we_are} writing about <
giu  \b(?:regret|are sorry) to advise(?: you)? that (?=\p{L}) => are sorry to tell you that <
giu  \b(?:pursuant|further|subsequent) to our (?:recent |earlier )?(?:tele)?phone (?:conversation|call|discussion)(?: (?:of|on|dated)(?= \d| yesterday| \p{L}+day))? => as we discussed on the phone<
giu  (?<=as we discussed on the phone) (?=\d) =>  on <
giu  \b(?:pursuant|further|subsequent) to our (?=(?:recent |earlier )?(?:conversation|discussion|meeting|call|chat)\b) => following our <
giu  \b(?:pursuant|further) to (?:your|our) (?:correspondence|communication) => following your message<
giu  \bfurther to your (?=(?:letter|e-?mail|message|enquiry|inquiry|complaint|application|request|call)\b) => following your <
giu  \b(following your (?:message|letter|e-?mail|enquiry|inquiry|complaint|request)) dated (?=\d) => $1 of <
giu  (?<=^|[.!?,]\s+)(?:I|we) (?:write|am writing|are writing) to (?:advise|inform|confirm|notify)(?: you)? that (?=\p{L}) => <
giu  \b(is|are) (?:currently |now )?under (consideration|review) => $1 being $2{consideration=considered review=reviewed}<
giu  \b((?:the|your|any|all|relevant|necessary|required|supporting) )documentation\b(?!(?: \p{Ll}+)? (?:is|was|has|that|which|must|of|for)\b) => $1documents<
giu  \b(?:pertaining|relating) to (?=your\b) => about <
giu  \bplease find (?:enclosed|attached|herewith) ((?:the|your|our|a copy of your) (?:\p{Ll}+ )?)(\p{Ll}+)(?=[.]| (?:about|for|pertaining to|relating to|regarding|concerning|from|as requested)\b) => here be($2) $1$2<
giu  (?<=^|[.!?]\s+)failure to (?:do so|comply) (may|will|could|shall) (?:result in|lead to|cause) (?:the )?(?:termination|loss|forfeiture|withdrawal|cancellation) of your (entitlement|benefits?|place|claim|rights?|membership|discount|deposit)\b => if you do not, you $1{shall=will} lose your $2<
giu  (?<=^|[.!?]\s+)failure to (?:do so|comply) (may|will|could|shall) (?:result in|lead to|cause) (?:the )?(${NOMINALS}) (${THING})(?=[.;]) => if this is not done, $3 $1{shall=will} be done($2)<
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|shall) (?:result in|lead to|cause) (your (?:\p{Ll}+ ){0,2}(?!not )\p{Ll}+) (not )?being (\p{Ll}+) => if you do not $1, $3 $2{shall=will} $4be $5<
giu  \b(contact|call|telephone|phone|e-?mail|notify|inform|tell|write to|reply to|return (?:it|this|them|the \p{Ll}+) to|send (?:it|this|them|the \p{Ll}+) to) the undersigned\b => $1 me<
giu  (?<=^|[.!?;,:]\s+|\b(?:and|so|then) |\b(?:if|should) (?:you|there)\b[^.!?\n]{3,80} )(?<!\b(?:we|I|they|you|who)(?: and| so| then)? )(?:please )?do not hesitate to (?=(?:contact|call|e-?mail|ask)\b) => please <
giu  \b(I|we) (?:am|are) in receipt of (?=(?:your|the|a copy)\b) => $1 have received <
giu  (?<=^|[.!?]\s+|\bthat )(?:the )?(?:sum|amount|balance) of ([£$€]\d[\d,.]*\d|[£$€]\d) (?:remains|is|is still) (?:outstanding|overdue|unpaid)\b => $1 has not been paid<
giu  \byou are obliged to (?!no\b|him|her\b|them|us\b|me\b|the\b|my\b|our\b|your\b|(?:every|some|any)(?:one|body)|nobody)(?=\p{Ll}) => you must <
giu  \bon or before (?=that date|this date|\d) => by <
giu  \bin accordance with (?=(?:clause|section|paragraph|article|regulation|rule)s? \d) => under <
giu  (?<=^|[.!?,]\s+)you are hereby (?:notified|informed|advised) that (?=\p{L}) => <
giu  \b(was|were|been) observed (?=\p{Ll}) => $1 seen <
giu  (?<=\bseen )stationary\b => stopped<
giu  \bif you wish to (?:contest|dispute|challenge) (?=\p{L}) => if you want to challenge <
giu  (?<!\b(?:the|an?|any|this|your) )\b(?:contest|dispute) (?=this (?:notice|fine|decision|charge|penalty)\b) => challenge <
giu  \brepresentations (?:must|should) be (?:submitted|made) in writing to (?=\p{L}) => you must write to <
giu  (?<=^|[.!?]\s+)non-payment (may|will|could) (?:culminate in|result in|lead to) (?=\p{L}) => if you do not pay, this $1 lead to <
giu  \blegal proceedings\b(?! (?:against|for|in|by|have|are|were)\b) => court action<
giu  \bin the interim\b(?! (?:report|period|results)) => in the meantime<
giu  \bthe income threshold (was|is) exceeded\b => the income $1{is=is} above the limit<
giu  \b(refused|declined|rejected) as (?=(?:it|you|we|they|he|she|no)\b|(?:the|your|our) (?:\p{Ll}+ ){1,2}(?:is|was|were|are|has|had|did|does)\b) => $1 because <
giu  \bif you do not do so, => if you do not,<
giu  , save for (?=claims|damage|loss(?:es)?|those) => , except for <
giu  \b(do not|never) exceed (?=\d+ (?:tablets?|capsules?|doses?|inhalations?|puffs?|drops?|sprays?|ml|mg)\b) => $1 take more than <
giu  \bthe (written |prior |prior written )?(consent|permission|approval) of (the \p{Ll}+|us|your \p{Ll}+) (?:must|shall) be obtained\b => $3{us=we} must give $1$2<
giu  (?<!\b(?:is|are|was|were|be|not|by|for|earns?|paid|costs?|pays?|periods?) )\bin excess of (?=${NUMBER}) => over <
giu  \bby no later than (?!\d+ (?:minutes|hours|days|weeks|months)) => by <
giu  (?<=^|[.!?]\s+)should (${SYMPTOM}(?:(?: or|,) ${SYMPTOM}){0,2}) (?:occur|arise|develop|happen|manifest(?: themselves| itself)?|appear|emerge|ensue)(?=,) => if you get $1<
giu  (?<!\b(?:and|or) |, )\bpersistent ((?:(?!and\b|or\b)\p{Ll}+ )?(?:bleeding|pain|cough|vomiting|fever|headaches?|diarrhoea|swelling|nausea|itching|dizziness|discomfort|symptoms))\b(?! (?:and|or)\b|,) => $1 that will not stop<
giu  \blocali[sz]ed (swelling|pain|soreness|redness|bruising)\b => $1 in one place<
giu  \bat intervals of (?:no|not) less than ((?:\d+|two|three|four|six|eight|ten|twelve) (?:minutes|hours|days|weeks|months))\b => at least $1 apart<
giu  \bnecessitate(s?) that ((?:the |all )?\p{Ll}+s) (?=\p{Ll}) => mean$1 that $2 must <
gu   \b(?:no|not) later than (?=\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\d\d?:\d\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b) => by <
giu  \b((?<=\b(?:have|has|had) )consumed|consume) ((?:\p{L}+ ){1,5}?(?:food|meals?|fruit|meat|fish|eggs|nuts|vegetables|snacks?)\b) => $1{consume=eat consumed=eaten} $2<
giu  \bmay,? (?:in|at) (?:his|her|its|their|our|his or her|your)(?: sole| own| absolute){0,2} discretion,? (?=\p{Ll}) => may choose to <
giu  (?<=\b(?:must|may|will|to|shall|should|not) (?!have)\p{Ll}+ )said (surcharge|fee|charge|deposit|premises|property|notice|agreement|form|date|payment)\b => this $1<
giu  (?<=^|[.!?]\s+)(?:up)?on (?:the )?(?:termination|expiry|expiration|conclusion) of ((?:(?:your|the|this) )?(?:\p{Ll}+ )?(?:contract|employment|tenancy|lease|agreement|policy|membership|term|loan)), => when $1 ends,<
giu  \b((?:all |any |the |an? )?(?:\p{Ll}+ )?(?:costs?|expenses?|excess|fees?|charges?)(?: of [^.,;!?\n]{3,40})?) (?:shall|must|will|is to|are to) be (?:borne|met) by (${PERSON}|you|us|me|the (?:company|bank|council|school|office|clinic))(?=[.,;]) => $2 must pay lower($1)<
giu  \bprocess(ing)? (?=(?:your|the|this|any|my|our) (?:\p{Ll}+ )?(?:request|application|claim|complaint|appeal|refund|case|enquiry|form)\b) => deal$1 with <
giu  (?<!\b(?:a|the) )\bcomplete (?=(?:the|this|your|an?|our|all) (?:\p{Ll}+ ){0,3}(?:forms?|questionnaires?|slips?)\b) => fill in <
giu  \b(quote|quoting) (?=(?:the|your|this) (?:\p{Ll}+ ){0,2}(?:number|reference|code)\b) => $1{quote=give quoting=giving} <
giu  \badvise (us|me|them|your \p{Ll}+|the (?:company|bank|council|school|office|clinic|surgery|team|organiser)|reception|${PERSON}) (of|if|whether|when|as soon as|by) => tell $1 $2{of=about}<
giu  \bensure ((?:the|your|all|any|each|this) (?:(?!safety|health|quality|success|comfort|security|smooth|continued|survival|availability)\p{Ll}+ ){1,4}?)(?=(?:is|are|has|have|can|will|does|do)\b) => make sure $1<
giu  (?:(?<=s )are|\bis(?= to be (?:furnished|submitted|returned|completed|worn|reported|swallowed|recorded))) to be (?=(?:furnished|swallowed|recorded|returned|handed|submitted|paid|completed|kept|worn|switched|left|locked|cleaned|collected|reported|signed|addressed)\b) => must be <
giu  \ba (?:wide |great )?variety of ((?:\p{Ll}+ )?\p{Ll}+s)\b(?<!ss)(?! (?:is|was|has)\b) => many different $1<
giu  (?<=^|[.!?]\s+)should you (?!be\b)(?=\p{Ll}[^.!?\n]*,[^.!?\n]*\.) => if you <
giu  (?<=^|[.!?]\s+)should ((?!(?:you|we|I|they|there)\b)(?:[\p{L}\d]+ ){0,4}?)([\p{L}\d]+) be (?=\p{Ll}[^.!?\n]*,[^.!?\n]*\.) => if $1$2 be($2) <
giu  \bin the event of ((?:[\p{L}'’]+ ){0,4})(\p{Ll}+) being (?=\p{Ll}) => if $1$2 be($2) <
giu  \bin the event of ((?:\p{Ll}+ )?\p{Ll}+s) (?:persisting|lasting)\b => if $1 last<
gu   (?<=^|[.!?]\s+)Where (?=(?:an?|no|payment|you (?:have|are|do|fail|wish|dispute|disagree|believe|cannot|need|require)|the (?:customer|tenant|policyholder|claim|account|member|insured|applicant|borrower|employee|patient|goods|deposit)) (?![^,]*\b(?:lives?|sits?|comes?|stands?|cross(?:es)?|works|stays?)\b)[^.!?\n]{3,120}, (?!but |and |or )[^.!?\n]*\.) => If <
giu  , failing which,? (?=\p{L}) => . Otherwise, <
giu  (?<!\b(?:result(?:s|ed|ing)?|ask(?:s|ed)?|claims?|arrang(?:e|es|ed|ing)|call(?:s|ed)?|request(?:s|ed)?|appl(?:y|ies|ied)|need|wait(?:s|ed|ing)?|look(?:s|ed|ing)?) )\b(for|by|before|after|in|without|through) (?:the )?(${NOMINALS}) (?!which|whom|what)(?=\p{Ll}) => $1{through=by} doing($2) <
gu   \bnotify (?=\p{Lu}\p{Ll}) => tell <
giu  \b(tell|tells|telling|told) (us|you|me|him|her|them|${PERSON}|the (?:company|bank|council|school|office|clinic)|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)( immediately| promptly| in writing| at once)? of (?=(?:any|anything|every|changes?|the (?:fact|loss|theft|damage|change|delay|defect|outcome|result|decision))\b) => $1 $2$3 about <
giu  \bnot (?:exceeding|to exceed) (?=${NUMBER}) => of no more than <
giu  (?<!\b(?:is|are|was|were|be|not|never|by|for|without|when|if|and|or) )\bexceeding (?=${NUMBER}) => of more than <
giu  (?<=(?:^|[.!?]\s+|\b(?:the|any|all|for|of|with) )costs |\b(?:absences?|amounts?|claims|sums?|loss(?:es)?|payments|repairs|periods?|speeds?|temperatures?|orders|purchases|repayments|loans?|debts?|distances?|incomes?|salary|balance) )in excess of (?=${NUMBER}|the\b) => of more than <
giu  \b(must|should|may|will) not( normally| usually| ordinarily)? exceed (?=${NUMBER}) => $1 not$2 be more than <
giu  \b(?:is|are) entitled to (?=(?:appeal|object|request|cancel|withdraw|receive|claim|ask|refuse|terminate|end|use|apply|reduce|charge|refer|choose|have|see)\b) => can <
giu  (?:(?<=\b(?:I|we) )shall not|\bshall not(?= (?:be (?:held|liable|responsible|bound|entitled|required|obliged|considered)|pass|apply|affect)))\b => will not<
giu  \bshall not be (?=(?:collected|accepted|considered|paid|processed|refunded|returned|issued|granted|provided|reimbursed|replaced|delivered)\b) => will not be <
giu  \b(${PERSON}) shall, => $1 must,<
giu  \bprovide (us|you|me|him|her|them|${PERSON}|the (?:company|bank|council|school|office|clinic)) with (?=\p{L}) => give $1 <
giu  \bit is (?:strongly )?(?:recommended|advised|suggested|advisable) that (you(?! (?:are|were|should|can|will|must|do not)\b)|(?:all |the )?\p{Ll}{3,}s(?= (?:bring|take|use|wear|avoid|contact|book|arrive|check|keep|drink|eat|read|ask|apply|install|submit|follow|be)\b)) (?=\p{Ll}) => $1 should <
giu  (?<=\b(?:of|in|on|for|to|by|with|before|after|until|without|unless|if) )(?:said|such) (notification|notice|documentation|information|evidence|processing|policy|agreement|property|period|premises|age|claim|damage|request|payment|termination|loss|vehicle|date|fee|charge)\b(?! as\b) => this $1<
giu  (?<=^|[.!?,]\s+)((?:an? |additional |further |daily )*(?:\p{Ll}+ ){0,2}(?:fees?|charges?|penalt(?:y|ies)|fines?|surcharges?)) of ([£$€]\d[\d.,]*\d|[£$€]\d)(?: (?:shall|will) be)(?: (?:levied|imposed|charged|applied|incurred|payable))\b(?! (?:to|on|by|at|immediately|forthwith|from|within|in)\b) => there will be lower($1) of $2<
giu  (?<!\b(?:am|is|are|was|were|be|been|by|not) )\bfollowing (?=(?:the|your|our|this|their|his|her) (?:\p{Ll}+ )?(?:response|termination|end|expiry|operation|procedure|surgery|review|meeting|inspection|visit|treatment|assessment|completion|accident|incident|publication|installation)\b) => after <
giu  \b((?:benefit|pension|pay|remuneration|compensation|allowance|dividend|bonus)(?: [^.,;!?\n]{3,30})?) (is|are) payable\b => $1 $2 paid<
giu  (?<=^|[.!?,]\s+)in connection with (?=(?:the (?:installation|construction|replacement|repair|maintenance|demolition)|(?:the )?(?:\p{Ll}+ )?works|roadworks)\b) => because of <
giu  ; however, (?=\p{L}) => . But <
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
giu  \bunder no circumstances (should|must|may|can) any(?:one|body) (?=\p{Ll}) => nobody $1 <
giu  \bunder no circumstances (?:should|must|may|can) (you|(?:\p{Ll}+ )?\p{Ll}+s|(?:(?:the|this|your|any|an?) )?(?:\p{Ll}+ )?\p{Ll}+(?= be\b)) (?=\p{Ll}) => $1 must never <
giu  \bfurnish (the \p{Ll}+|(?:their|your|his or her|its|our) \p{Ll}+|us|me|you|him|her|them) with (?!care)(?=\p{L})(?<!\b(?:rooms?|flats?|houses?|apartments?|offices?|homes?|spaces?) with ) => give $1 <
giu  \bconcomitant (?:use|intake|consumption|ingestion) of alcohol is (?:strictly )?contraindicated\b => do not drink alcohol while taking this medicine<
giu  \bconcomitant (?:use|administration|intake|ingestion|consumption) of ([^.,;!?\n]{3,50}) is (?:strictly )?contraindicated\b => do not take $1 at the same time<
giu  \badminister (?=(?:\d+|an?|one|two|three|half) (?:tablets?|capsules?|pills?|(?:\p{Ll}+ )?dose)\b) => take <
giu  \bconsult(ing)? (your|an?|their|his or her|the) (?=(?:medical professional|doctor|physician|GP|pharmacist|dentist|nurse)\b) => talk$1 to $2 <
giu  \b(patients|people|persons|individuals|those) experiencing (?=(?:persistent |severe |any |mild )?(?:pain|discomfort|dizziness|symptoms|nausea|headaches?|fever|vomiting|difficult|problems|gastro|stomach|side)\p{Ll}*\b) => $1 with <
giu  (?<=^|[.!?]\s+)(patients|people|persons|individuals|those|passengers|customers|visitors|residents|members|applicants)( [^.,;!?\n]{3,60})? are advised to (?![^.!?\n]* and to )(?!refrain|abstain)(?=\p{Ll}) => $1$2 should <
giu  \bparticipation( in the \p{Ll}+)? (?:cannot|can not|will not) be (?:permitted|allowed)\b => nobody can take part$1<
giu  \b(is|are) submitted in (?:its|their) entirety\b => $1 complete<
giu  (?<=^|[.!?]\s+)should (?!(?:you|the|your|any|it|they|we|he|she|i|an?|this|these|there)\b)([^.,;!?\n]{3,60}) (?:occur|arise|develop|happen)(?=,) => in case of $1<
giu  (?<=^|[.!?]\s+)(?:the )?(use|utilisation|utilization|wearing) of ([^.,;!?\n]{3,50}) is (?:mandatory|compulsory|obligatory) for ((?:all|every|each) \p{Ll}+|\p{Ll}+s)\b => $3 must $1{use=use utilisation=use utilization=use wearing=wear} $2<
giu  \b(provide|give|return|submit|pay|send|receive|sign|complete|of|under) said (?=\p{Ll}+(?:[.,;]| (?:to|by|for|in|within|before|and|or)\b)) => $1 the <
giu  \bin the event of any (queries|questions|problems|doubts?)(?: with regard to| regarding| about| concerning| relating to)? (?=\p{Ll}) => if you have any $1{queries=questions questions=questions problems=problems doubt=doubts doubts=doubts} about <
giu  \brender (?:any )?assistance\b => help<
giu  (?<=^|[.!?]\s+)failure to (?!comply|do so)([^.,;!?\n]{3,80}?) (may|will|could|shall) (?:result in|lead to|cause) (?=an? (?:\p{Ll}+ )?(?:fine|penalty|charge|fee|delay)\b|delays\b) => if you do not $1, there $2{shall=will} be <
giu  (?<=^|[.!?]\s+)failure to (?!comply|do so)([^.,;!?\n]{3,80}?) (may|will|could|shall) (?:result in|lead to|cause) (?:the )?(termination|suspension|cancellation|closure|loss|withholding|refusal|rejection) of ([^.,;!?\n]{3,40})(?=[.]) => if you do not $1, $4 $2{shall=will} be $3{termination=ended suspension=suspended cancellation=cancelled closure=closed loss=lost withholding=withheld refusal=refused rejection=rejected}<
giu  (?<=^|[.!?]\s+)failure to comply(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) (?:the )?(?:forfeiture|loss) of ([^.;!?\n]{3,60}?) (?:in whole or in part|fully or partly)(?=[.;]) => if this is not done, all or part of $2 $1{shall=will} be lost<
giu  (?<=^|[.!?]\s+)failure to (?:comply|do so)(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) (?:the imposition of )?(?![^.;\n]{0,40} being\b)(?=(?:an?|the|higher|delays?|additional|extra|further) ) => if this is not done, there $1{shall=will} be <
giu  \bshall be entitled to (?!an?\b|the\b|\d|any\b)(?=\p{Ll})(?![^.;!?\n]*\band to\b) => may <
giu  \bwill inevitably (?=\p{Ll}) => will <
giu  \b(will|may|can|could) result in (?=(?:delays?|damage|injury|costs?)\b) => $1 cause <
giu  \b(will|may|can|could|might) result in\b => $1 lead to<
giu  \b(must|should|can|may|to) be submitted\b(?! in writing) => $1 be handed in<
giu  \bwith (?:a view to|the aim of|the intention of) (\p{Ll}{2,15}ing)\b => to ofGerund($1)<
giu  (?<=^|[.!?]\s+)should (?!(?:you|we|they|there|it|he|she)\b)((?:(?:the|your|any|an?|this|these) )?(?:\p{Ll}+ )?(\p{Ll}+)) (prove|become|fail|have|need|require|arise|occur|continue|persist|last|return|worsen|recur|get|stop|develop|experience|exhibit|show|suffer|feel|notice|wish|lose|leave|choose|decide|elect|vomit)\b(?=[^?\n]*[.]) => if $1 finite($3, $2)<
giu  (?<!\bno (?:\p{Ll}+ ){1,3})\bshall be (kept|maintained|used|returned|paid|submitted|given|provided|stored|worn|completed|displayed)\b => must be $1<
giu  \b(?:the consumption of|consuming) (?:any )?food\b => eating<
giu  \b(?:the consumption of|consuming) ((?:any )?(?:solid food|meals|solids))\b => eating $1<
giu  (?<=\bbe )(advised|asked|told|requested) to (?:refrain|abstain) from (\p{Ll}{3,15}ing)\b => $1 not to ofGerund($2)<
giu  \b(${PERSON}) (?:is|are|shall be|will be) (?:required|obliged|obligated) to (?!not\b)(?=\p{Ll}) => $1 must <
giu  \b(${PERSON}) (?:is|are) (?:strongly )?advised to (?![^.!?\n]* and to )(?!not\b)(?=\p{Ll}) => $1 should <
giu  \b(${PERSON}) shall not\b(?! be\b| have\b) => $1 must not<
giu  \bshall not exceed\b => must not exceed<
giu  \b(${PERSON}) shall (?!not\b|be\b|have\b)(?=\p{Ll}) => $1 must <
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) (?:result in|lead to) (?!the (?:member|tenant|customer|employee)s?\b)(you|(?:(?:your|the|any|an?) )?(?:\p{Ll}+ )?(?!not\b)\p{Ll}+) (not )?being (?=\p{Ll}) => if you do not $1, $3 $2{shall=will} $4be <
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) (?:result in|lead to) (the (?:${ONE})) (not )?being (?!liable for|required to pay|obliged to pay|charged)(?=\p{Ll}) => if $3 does not $1, they $2{shall=will} $4be <
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) (?:result in|lead to) (the (?:${ONE})) being (?:liable for|required to pay|obliged to pay|charged) => if $3 does not $1, $3 $2{shall=will} have to pay<
giu  \bhave to pay an? (further |additional |extra )?(\p{Ll}+) payment of (?=[£$€]\d) => have to make a $1$2 payment of <
giu  \b(?:comply with|meet|satisfy) the (?:aforementioned|aforesaid|above) (requirements?|conditions?|rules?) => follow this $1<
giu  \bfor the purposes? of (\p{Ll}{3,12}ing)\b => to ofGerund($1)<
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|can) (?:result in|lead to|cause) (?!(?:the|your|an?) \p{Ll}+ (?:not )?being\b)(?=[^.;\n]{3,60}[.]) => if you do not $1, this $2 lead to <
giu  (?<=^|[.!?]\s+)should you be (?=\p{Ll}) => if you are <
giu  \b(must,? [^.;!?\n]{2,200}? and) shall (?=\p{Ll}) => $1 must <
gu   (?<!\b(?:what|how|why|who) )(?<!\b(?:if|when|where|until|unless) [^.,;!?\n]{0,60})\bshall (?!we\b|I\b|not\b)(?=\p{Ll}) => will <
giu  \bto (?:refrain|abstain|desist) from (\p{Ll}{3,15}ing)\b => not to ofGerund($1)<
giu  \b(must|should|shall|will) (?:refrain|abstain|desist) from (\p{Ll}{3,15}ing)\b => $1 not ofGerund($2)<
giu  (?<=^|[.!?]\s+|\bplease )(?:refrain|abstain) from (\p{Ll}{2,15}ing)\b => do not ofGerund($1)<
giu  \b(?:refrain|abstain) from (?=(?:\p{Ll}{2,15}ing|alcohol|food|solid food)\b) => avoid <
`);

/** Sentences about what others must do, not the reader. */
export const ABOUT_OTHERS = regex.iu`\b${PERSON} (?:must|shall|should|may|can|will|is|are)\b`;
