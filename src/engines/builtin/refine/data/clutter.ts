import { readRules } from '../grammar/read-rules.js';
import { readWordings } from './wording.js';

/** Words that can go without loss. See wording.ts for the notation. A data file, hence its length. */
export const FILLERS = readWordings(`
kind of|sort of = > has have had; so basically =
basically|essentially|obviously|actually = ! defined visible marked stated speaking enough
literally|frankly|honestly|clearly = ^ ! defined visible marked stated speaking enough
to be honest = ^ ! is was requires means about
simply put|to be frank|in all honesty|truth be told|as you know|as we all know|as you may know|you know what,|when all is said and done|all things considered|for all intents and purposes|it is what it is|if you will|so to speak|as it were|in a sense|in a manner of speaking|if you ask me|by and large|as such|as a matter of fact|in point of fact|for what it's worth|the thing is that|the fact of the matter is that|the truth is that =
really|very|extremely|quite|totally|absolutely|completely|utterly|incredibly|truly|highly|super|rather = ! much many few well than often soon similar same first best last beginning end heart nature idea thought sure recommend recommended different likely unlikely little close late early good a an the not like do don't have has had want need is are was were hope think believe appreciate enjoyed liked loved love matters matter sensitive skilled qualified paid unlike < not so how never nor hardly ever isn't aren't wasn't don't doesn't didn't as would i'd you'd he'd she'd we'd they'd it'd or if than too that's
pretty = ? good nice bad easy simple hard quick fast big small clear great new old obvious cheap expensive
really very|very very = very
just = ! and so as a an the one two three before after about over under below above in enough because like now then been made released launched finished arrived started for when at cause < have has had having i've we've you've they've he's she's it's not isn't only a the is was are were be fair wise and or most more very true
in fact =; of course = < matter; anyway|anyways = !
`);

/** Wordings that weaken what is said. */
export const HEDGES = readWordings(`
i think that maybe|i think maybe|i feel like maybe|i guess maybe|it seems that maybe =
i think that|i believe that|i feel that|i guess that|i suppose that|i would say that|in my opinion|in my humble opinion|in my view|it seems that|it seems to me that|it appears that|it would seem that|it would appear that|it could be argued that|it might be said that|it may be said that|i am of the opinion that|we think that|we believe that|we feel that|if i'm not mistaken|as far as i know|as far as i can tell|to some extent|to a certain extent|in some ways|somewhat|perhaps|maybe|arguably|presumably|supposedly =
i feel like = ? we you they he she i it's that's there we're you're they're; a little bit = ! of
i think|i believe|i guess|i feel|i suppose|we think|we believe|we feel = ? we it this that the our you they he she there i these those your my
could perhaps be able to = can ~ if; could maybe = could
might possibly|might perhaps|might potentially = might
sort of|kind of = < a an the this that what any some one so very too how really ! you him her them it me us
may possibly|may perhaps|may potentially = may
could possibly|could perhaps|could potentially = could
should probably|should maybe|should perhaps|should likely = should
would probably|would likely|would perhaps = would; will probably|will likely|will perhaps = will
could maybe be of some help|could maybe be of help = can help; be of some help|be of any help = help
, if that's alright|, if that is alright|, if that's ok|, if that's okay|, if that's all right|, if that's alright with you = ? .
possibly|potentially|conceivably = < not couldn't can't what how
i was wondering if you could|i was wondering if you can|i wonder if you could = please
i just wanted to = I want to; hopefully =
`);

const SORRY = String.raw`sorry (?:to (?:bother|trouble|disturb|pester|chase|nag|hassle|ask)(?: you)?|to be (?:a|such a) (?:pain|nuisance|bother)|for (?:bothering|chasing|pestering) you)(?: with this| again| about this)?`;
/** A greeting, the first group, and an excuse, before what a sentence asks. */
const LED = String.raw`((?:(?:hi|hello|hey|dear) [^,.!?\n]{1,30}, )?)(?:(?:so |very |really )?${SORRY},? (?:but )?)?`;
const WONDERING = String.raw`(?:I(?: was| am|['’]m|['’]d been) )?(?:just |also |kind of |sort of )?(?:wondering|hoping)(?: if| whether| that)?(?: there(?:['’]s| is) any chance(?: that)?)?`;
const NICE_IF = `(?:it would be (?:great|good|nice|lovely|helpful|amazing) if you|would it be (?:at all )?possible for you to)`;
const DOUBTED = `(?:(?:could|can|might|would)(?: be able to)? )?(?:possibly |perhaps |maybe |please |kindly )*`;
const DOES = String.raw`(?!have\b|be\b|not\b|need\b|want\b|know\b)(?=(?:send|let|give|tell|call|confirm|reply|check|help|look|get|come|forward|share|explain|arrange|book|change|move|fix|sign|return|consider|review|pass|put|add|update|provide|bring|make|take|email|ring|pay|transfer|settle)\b)`;
/** Sentences whose opening takes back what they say. See read-rules.ts for the notation. */
export const HEDGED_OPENINGS = readRules(String.raw`
giu  ^(?:perhaps|maybe),? you (?:would|might|['’]d) like to ([^?.!\n]{3,200})\?$ => would you like to $1?<
giu  (?<=^|[.!?] )(?:I['’]m|I am) (?:no expert|not an expert|not (?:really |very )?good at this),? but (?=(?:I|we|it|the|this|that|there|you|they|our|my|your)\b) => <
giu  ^(?:I )?hope(?:fully)?,? (?:that )?(?:this |that |it |all this |all that )?(?:all )?makes (?:some )?sense[.!]$ => <
giu  ^${LED}(?:${WONDERING} you|${NICE_IF}) ${DOUBTED}${DOES}([^.?!\n]{3,200})[.!]$ => $1please $2.<
giu  ^${LED}(?:${WONDERING} you|${NICE_IF}) ${DOUBTED}${DOES}([^.?!\n]{3,200})\?$ => $1could you please $2?<
giu  ^${LED}${WONDERING} I (?:could|can|might|may)(?: be able to)? (?:possibly |perhaps |maybe |please )*(?=\p{Ll}) => $1I would like to <
giu  ^I(?: just| simply| only)? (?:wanted|want|would like) to (?:check|ask|see|know|find out) (?:whether|if) it (?:might|would|could) (?:perhaps |possibly |maybe )?be possible (?:for me )?to (?=\p{Ll}) => I would like to <
giu  \b(?:I (?:think|feel|believe|guess|suppose|hope) (?:that )?)?(I|we) (?:might|may|could)(?: maybe)?(?: well| just)? be (?=(?:an? )?(?:very |really |quite |pretty )?(?:good|great|strong|suitable|right|ideal|perfect|solid) (?:fit|match|candidate|person|choice|addition|option)\b) => $1 would be <
giu  (?<!\b(?:only|not|never|unless|may|can)\b[^.!?\n]{0,80}|n['’]t\b[^.!?\n]{0,80}),? (?:if (?:that|this|it)(?:['’]s| is| would be)(?: not)? (?:(?:at all )?(?:ok|okay|alright|all right|possible|convenient)(?: with you| for you)?|(?:too much|any) (?:trouble|bother|hassle)|not too much (?:trouble|to ask|bother|hassle))|if you (?:don['’]t|do not|wouldn['’]t|would not) mind)(?=[.!?]$) => <
giu  (?<=^|[.!?] )(?:(?:I (?:may|might|could) (?:well )?be wrong|correct me if I['’]m wrong)(?: here| about this)?,? but) (?=(?:I|we|it|the|this|that|there|you|they|he|she|our|my|your)\b) => <
giu  ^(?:(?:I['’]m |I am )?(?:so |very |really )*${SORRY}),? (?:but )?(?=(?:I(?! know\b| am sure\b|['’]m sure\b)|could|can|would|is|are|do)\b) => <
giu  ^(?:I['’]m |I am )?(?:so |very |really )*${SORRY}(?:,? (?:but )?I (?:know|am sure|['’]m sure) you(?:['’]re| are| must be) (?:(?:very|really|so) )?busy)?[.!]$ => <
giu  ^${LED}${WONDERING} it (?:might|would|could) (?:perhaps |possibly )?be (?:at all )?possible (?:for me )?to (?:maybe |possibly )?(?=\p{Ll})([^.?!\n]{3,160})\?$ => $1could I please $2?<
giu  ^${LED}${WONDERING} it (?:might|would|could) (?:perhaps |possibly )?be (?:at all )?possible (?:for me )?to (?:maybe |possibly )?(?=\p{Ll})([^.?!\n]{3,160})\.$ => $1I would like to $2.<
giu  (?<=^|[.!?] )I(?: was| am|['’]m) (?:just )?wondering (?:if|whether) it (?:might|would|could) (?:perhaps |possibly )?be possible for (us|me) to (?![^.?!\n]*\b(?:and|or) (?:whether|if|that)\b)([^.?!\n]{3,160})\.$ => can $1{us=we me=I} $2?<
`);

/** Worn-out phrases and buzzwords with the plain word for them. */
export const CLICHES = readWordings(`
at the end of the day|going forward|moving forward = ^
best-in-class|best in class|world-class|cutting-edge|cutting edge|state-of-the-art|state of the art|next-generation|next-gen|game-changing|groundbreaking|revolutionary|industry-leading|market-leading|bleeding-edge|one-of-a-kind|second to none|best-of-breed = < a an the is are be was
world-class|best-in-class|best in class|industry-leading|market-leading|best-of-breed|second to none = excellent
impactful = effective; kick off = start; unlock synergies = work better together
moves the needle = makes a difference; synergies|synergy = cooperation; touch base with = talk to
touch base on|touch base about = talk about; circle back = follow up
reach out to = contact ! see ask find let say share discuss tell check offer invite thank get make confirm follow introduce request
action the = work on the > to will must should we and can
low-hanging fruit|low hanging fruit = easy tasks; take this offline|take it offline = discuss this separately ! for to
socialised the deck with|socialized the deck with = shared the slides with; socialise the deck with|socialize the deck with = share the slides with
key stakeholders = the main people involved > with by to from for; deliverables = results; strategic pillars = main goals; by eod = by the end of the day
deep dive into = close look at > a an our the; drill down into = look closely at ! rock stone wood; learnings = lessons; pain points = problems ! to at
quick wins = easy improvements; get buy-in from = get the support of; sync up = meet ? on about next with; mission-critical = essential
paradigm shift = big change; boil the ocean = try to do everything; think outside the box = think creatively; actionable insights = useful findings
run it up the flagpole = see what people think; ideate = think of ideas ? . and; have the bandwidth = have the time ? . to for
leverage = use; core competencies|core competences = main strengths; seamlessly = smoothly
`);
