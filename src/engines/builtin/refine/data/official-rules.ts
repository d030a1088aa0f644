import { readRules } from '../grammar/read-rules.js';
import { regex } from '../../text/regex.js';

/** Whom rules are about. The file is data, hence its length. */
const PERSON = String.raw`(?:the |a |an |each |every |any |all |our |your )?(?:\p{Ll}+ )?(?:member|tenant|customer|applicant|employee|student|patient|purchaser|buyer|client|holder|driver|landlord|passenger|policyholder|borrower|user|participant|resident|visitor|contractor|supplier|seller|parent|guest|candidate|volunteer|worker|owner|occupier|claimant|staff|hirer|player|pupil|manager|organiser|guardian|cyclist|leaseholder|lessee|lessor|licensee|licensor|insured|insured party|insurer|hirer|patron)s?`;

/** Rules of official texts in plain words: “must refrain from smoking” → “must not smoke”. A data file, hence its length. */
export const OFFICIAL = readRules(String.raw`
giu  \b(?:the consumption of|consuming) (?:any )?food (?:and|or) (?:drinks?|beverages?)\b => eating and drinking<
giu  \bto (?:refrain|abstain) from (\p{Ll}{3,15}ing) (?:and|or) (\p{Ll}{3,15}ing)\b => not to ofGerund($1) or ofGerund($2)<
giu  (?<=^|[.!?]\s+)(?:refrain|abstain) from (?!\p{Ll}+ing\b)(?=\p{Ll}) => avoid <
giu  (?<=^|[.!?]\s+)should (?:the |your |any )?(\p{Ll}+(?<=[^su]s)) (?=(?:persist|last|continue|return|worsen|recur)\b) => if $1 <
giu  (?<=\p{Ll} )should (an? (?:suitable |new |further )?(?:vacancy|position|opportunity|opening|place|problem|need)) (?:arise|occur|come up)\b => if $1 comes up<
giu  \bbe (?:maintained|kept) in an? (clean|tidy|safe|hygienic)(?: and (?:clean|tidy|safe|sanitary|hygienic|orderly))? condition\b => be kept $1<
giu  \b(?:shall|will) be (?:held )?(?:liable|responsible) for any costs incurred (?:as a result of|because of|due to) (?:any )?damage\b => must pay for any damage<
giu  \b(must|to|please|should) present (?=(?:(?:an?|your|their|valid|photo) ){0,2}(?:ID|identification|tickets?|cards?|passports?|proof)\b) => $1 show <
giu  (?<=^|[.!?]\s+)should (the (?:costs|prices)(?: of (?:the|your|this) \p{Ll}+)?) exceed  => if $1 are more than <
giu  (?<=^|[.!?]\s+)should (the (?:cost|price|amount|value|damage)(?: of (?:the|your|this) \p{Ll}+)?) exceed  => if $1 is more than <
giu  \bof the occurrence of (?=the\b) => of <
giu  \b(your [^.,;!?\n]{3,50}?) due to non-payment\b => $1 because you have not paid<
giu  (?<=^|[.!?]\s+)failure to do so( within [^.,;!?\n]{3,30}?)? (may|will|could) result in permanent (termination|suspension|cancellation|closure|loss) of ((?:the|your) [^.,;!?\n]{2,40}?)(?=[.]) => if this is not done$1, $4 $2 be permanently $3{termination=ended suspension=suspended cancellation=cancelled closure=closed loss=lost}<
giu  (?<=^|[.!?]\s+)failure to do so( within [^.,;!?\n]{3,30}?)? (may|will|could) result in (?:the )?(termination|suspension|cancellation|closure|loss) of ((?:the|your) [^.,;!?\n]{2,40}?)(?=[.]) => if this is not done$1, $4 $2 be $3{termination=ended suspension=suspended cancellation=cancelled closure=closed loss=lost}<
giu  \bconduct (?:themselves|yourself|yourselves) in an? (courteous|professional|respectful|responsible|safe|quiet|orderly) (?:manner|way)\b => behave adverb($1)<
giu  \bunder no circumstances (?:should|must|may|can) (you|(?:\p{Ll}+ )?\p{Ll}+s) (?=\p{Ll}) => $1 must never <
giu  \bthe vendor\b => the seller<
giu  \bfurnish (the \p{Ll}+|(?:their|your|his or her|its|our) \p{Ll}+|us|me|you|him|her|them) with (?!care)(?=\p{L})(?<!\b(?:rooms?|flats?|houses?|apartments?|offices?|homes?|spaces?) with ) => give $1 <
giu  \bconcomitant (?:use|intake|consumption|ingestion) of alcohol is (?:strictly )?contraindicated\b => do not drink alcohol while taking this medicine<
giu  \bconcomitant (?:use|administration|intake) of ([^.,;!?\n]{3,50}) is (?:strictly )?contraindicated\b => do not take $1 at the same time<
giu  \b(?:is|are) (?:strictly )?contraindicated(?=[.,;]) => must not be used<
giu  \badminister (?=(?:\d+|one|two|three|half) (?:tablets?|capsules?|pills?)\b) => take <
giu  \bconsult (your|a|their|his or her|the) (?=(?:doctor|physician|GP|pharmacist|dentist|nurse)\b) => talk to $1 <
giu  \bconsulting (your|a|their|his or her|the) (?=(?:doctor|physician|GP|pharmacist|dentist|nurse)\b) => talking to $1 <
giu  \b(patients|people|persons|individuals|those) experiencing (?=(?:persistent |severe |any |mild )?(?:pain|discomfort|dizziness|symptoms|nausea|headaches?|fever|vomiting|difficult|problems|gastro|stomach|side)\p{Ll}*\b) => $1 with <
giu  (?<=^|[.!?]\s+)(patients|people|persons|individuals|those|passengers|customers|visitors|residents|members|applicants)( [^.,;!?\n]{3,60})? are advised to (?!refrain|abstain)(?=\p{Ll}) => $1$2 should <
giu  \bparticipation( in the \p{Ll}+)? (?:cannot|can not|will not) be (?:permitted|allowed)\b => nobody can take part$1<
giu  \bremuneration (?:shall|will) be (?:effected|made|paid)\b => the salary will be paid<
giu  \b(is|are) submitted in (?:its|their) entirety\b => $1 complete<
giu  (?<=^|[.!?]\s+)should (?!(?:you|the|your|any|it|they|we|he|she|i|an?|this|these|there)\b)([^.,;!?\n]{3,60}) (?:occur|arise|develop|happen)(?=,) => in case of $1<
giu  \bin the event of (?:an? |any )?breach of (this|the|these|any) (\p{Ll}+(?<!s))\b => if $1 $2 is broken<
giu  \b(?:the )?(?:use|utili[sz]ation) of ([^.,;!?\n]{3,50}) is (?:mandatory|compulsory|obligatory)\b => $1 must be used<
giu  \b(?:the )?wearing of ([^.,;!?\n]{3,50}) is (?:mandatory|compulsory|obligatory)\b => $1 must be worn<
giu  (?<=^|[.!?]\s+)failure to (?!comply|do so)([^.,;!?\n]{3,80}?) (may|will|could|shall) (?:result in|lead to|cause) (?=an? (?:\p{Ll}+ )?(?:fine|penalty|charge|fee|delay)\b|delays\b) => if you do not $1, there $2{shall=will} be <
giu  (?<=^|[.!?]\s+)failure to (?!comply|do so)([^.,;!?\n]{3,80}?) (may|will|could|shall) (?:result in|lead to|cause) (?:the )?(termination|suspension|cancellation|closure|loss) of (your \p{Ll}+)(?=[.]) => if you do not $1, $4 $2{shall=will} be $3{termination=ended suspension=suspended cancellation=cancelled closure=closed loss=lost}<
giu  (?<=^|[.!?]\s+)failure to comply(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) (?:the )?(?:forfeiture|loss) of ([^.;!?\n]{3,60}?) (?:in whole or in part|fully or partly)(?=[.;]) => if this is not done, all or part of $2 $1{shall=will} be lost<
giu  (?<=^|[.!?]\s+)failure to comply(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) (?:the )?(?:forfeiture|loss) of ([^.;!?\n]{3,60}?)(?=[.;]) => if this is not done, $2 $1{shall=will} be lost<
giu  (?<=^|[.!?]\s+)failure to comply(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) the imposition of (?=(?:an?|the) ) => if this is not done, there $1{shall=will} be <
giu  (?<=^|[.!?]\s+)failure to (?:comply|do so)(?: with (?:this|these|the) (?:(?:aforementioned|above|foregoing) )?\p{Ll}+)? (may|will|could|can|shall) (?:result in|lead to|cause) (?![^.;\n]{0,40} being\b)(?=(?:an?|the|higher|delays?|additional|extra|further) ) => if this is not done, there $1{shall=will} be <
giu  \b(?:non-compliance|failure to comply) (will|may) result in exclusion from  => anyone who does not follow the rules $1 be excluded from <
giu  \b(?:the )?(employee|tenant|member|customer|purchaser|buyer|insured|policyholder)s? shall be entitled to (?=\d) => the $1 will get <
giu  \bshall be entitled to (?!an?\b|the\b|\d|any\b)(?=\p{Ll})(?![^.;!?\n]*\band to\b) => may <
giu  \bforfeit(?= (?:their|your|his|her|the|any) ) => lose<
giu  \bwill inevitably (?=\p{Ll}) => will <
giu  \b(will|may|can|could) result in (?=(?:delays?|damage|injury|costs?)\b) => $1 cause <
giu  \b(must|should|can|may|to) be submitted\b => $1 be handed in<
giu  \bsubmit (?=(?:your|the|a|all|this|any) (?:\p{Ll}+ )?(?:form|forms|application|applications|claim|claims|documents?|paperwork)\b) => hand in <
giu  \b(documents?|documentation|paperwork|forms?) is submitted\b => $1 is handed in<
giu  \bin the event of skin contact\b => if it gets on the skin<
giu  \bin the event of (?:contact with the eyes|eye contact)\b => if it gets in the eyes<
giu  (?<=^|[.!?]\s+)failure to do so (may|will|could|might) (?!result|lead)(?=\p{Ll}) => if this is not done, it $1 <
giu  \bno later than (\d+ (?:days|weeks|months)) (?:from|after) => within $1 of<
giu  (?<=^|[.!?]\s+)should ((?:the|your|any|these) (?:\p{Ll}+ )?\p{Ll}+(?<=[^su]s)) be (?=\p{Ll}) => if $1 are <
giu  (?<=^|[.!?]\s+)should ((?:the|your|any|these) (?:\p{Ll}+ )?\p{Ll}+(?<=[^su]s)) (?=(?:prove|become|fail|have|need|require|arise|occur|continue|persist|get|stop)\b) => if $1 <
giu  (?<=^|[.!?]\s+)should ((?:the|your|any|an?|this) (?:\p{Ll}+ )?\p{Ll}+(?<!s)) (be|prove|become|fail|have|need|require|arise|occur|continue|persist|get|stop)\b => if $1 third($2)<
giu  \bshall be (kept|maintained|used|returned|paid|submitted|given|provided|stored|worn|completed|displayed)\b => must be $1<
giu  \b((?:if|when|where|until|unless) (?:the|any|an?) \p{L}+(?<!s)) shall (?!not\b)(\p{Ll}+) => $1 third($2)<
giu  \b(?:the consumption of|consuming) (?:any )?food\b => eating<
giu  \b(?:the consumption of|consuming) ((?:any )?(?:solid food|meals|solids))\b => eating $1<
giu  \b(?:the consumption of|consuming) ((?:any )?(?:alcohol|liquids?|fluids?|water|caffeine|alcoholic beverages|beverages))\b => drinking $1<
giu  (?<=\bbe )(advised|asked|told|requested) to (?:refrain|abstain) from (\p{Ll}{3,15}ing)\b => $1 not to ofGerund($2)<
giu  (?<=^|[.!?]\s+)it is (?:incumbent (?:up)?on|the responsibility of|the duty of|mandatory for|compulsory for|obligatory for) (${PERSON}) to (?=\p{Ll}) => $1 must <
giu  \b(${PERSON}) (?:is|are|shall be|will be) (?:required|obliged|obligated) to (?!not\b)(?=\p{Ll}) => $1 must <
giu  \b(${PERSON}) (?:is|are) advised to (?!not\b)(?=\p{Ll}) => $1 should <
giu  \b(I|we) shall not\b => $1 will not<
giu  \b(${PERSON}) shall not\b(?! be\b| have\b) => $1 must not<
giu  \bshall not exceed\b => must not exceed<
giu  \b(${PERSON}) shall (?!not\b|be\b|have\b)(?=\p{Ll}) => $1 must <
giu  (?<=^|[.!?]\s+)failure to do so (?:\p{Ll}+ the \p{Ll}+ \p{Ll}+ )?(may|will|could|might|shall) result in (your \p{Ll}+) (not )?being (?=\p{Ll}) => if you do not, $2 $1{shall=will} $3be <
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) result in (your \p{Ll}+) (not )?being (?=\p{Ll}) => if you do not $1, $3 $2{shall=will} $4be <
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|might|shall) result in (the (?:member|tenant|customer|applicant|employee|student|patient|purchaser|client|holder|driver|landlord|passenger|policyholder|borrower|user|participant|resident|contractor|supplier|buyer|seller)) being (?:liable for|required to pay|obliged to pay|charged) => if $3 does not $1, $3 $2{shall=will} have to pay<
giu  \bhave to pay an? (further |additional |extra )?(\p{Ll}+) payment of (?=[£$€]\d) => have to make a $1$2 payment of <
giu  \b(?:comply with|meet|satisfy) the (?:aforementioned|aforesaid|above) (requirements?|conditions?|rules?) => follow this $1<
giu  \bfor the purposes? of (\p{Ll}{3,12}ing)\b => to ofGerund($1)<
giu  \b(?:prior to|before) (any|the) (\p{Ll}+(?<!s)) being (?:undertaken|carried out|performed|done|conducted)\b => before $1 $2 is carried out<
giu  (?<=^|[.!?]\s+)failure to ([^.,;!?\n]{3,80}?) (may|will|could|can) (?:result in|lead to|cause) (?!(?:the|your|an?) \p{Ll}+ (?:not )?being\b)(?=[^.;\n]{3,60}[.]) => if you do not $1, this $2 cause <
giu  (?<=^|[.!?]\s+)should you be (?=\p{Ll}) => if you are <
giu  (?<=^|[.!?]\s+)should you (?=(?:have|need|require|wish|want|experience|encounter|find|become|decide|fail|receive|notice|feel|believe)\b) => if you <
giu  \b(?:up)?on the (sounding) of (the \p{Ll}+) => when $2 sounds<
giu  \b(must [^.;!?\n]{2,90}? and) shall (?=\p{Ll}) => $1 must <
gu   (?<!\b(?:what|how|why|who) )(?<!\b(?:if|when|where|until|unless) [^.,;!?\n]{0,60})\bshall (?!we\b|I\b|not\b)(?=\p{Ll}) => will <
giu  \b(must|should|shall|will|to) (?:refrain|abstain|desist) from (\p{Ll}{3,15}ing)\b => $1 not ofGerund($2)<
giu  \b(?:is|are) (?:strictly )?(?:prohibited|forbidden) from (\p{Ll}{3,15}ing)\b => must not ofGerund($1)<
giu  \b(?:is|are) (?:kindly |strongly )?(?:advised|asked|requested|required) to (?:refrain|abstain) from (\p{Ll}{3,15}ing)\b => must not ofGerund($1)<
giu  \b(please) (?:refrain|abstain) from (\p{Ll}{3,15}ing)\b => $1 do not ofGerund($2)<
`);

/** Sentences about what others must do, not the reader. */
export const ABOUT_OTHERS = regex.iu`\b${PERSON} (?:must|shall|should|may|can|will|is|are)\b`;
