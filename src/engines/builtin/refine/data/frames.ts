import { readRules } from '../grammar/read-rules.js';
import { readVerbs, readWordings } from './wording.js';

/** Links that may open a sentence before a frame. A data file, hence its length. */
const LINK = String.raw`(?:(?:and|so|also|well|anyway|basically|ok|okay|right|then|now),? ){0,2}`;
const SAID = 'said|mentioned|explained|stressed|emphasised|emphasized|suggested|noticed';
const PEOPLE =
  'residents|tenants|customers|visitors|members|staff|guests|passengers|parents|students|employees|patients|users|drivers|motorists|players|participants|volunteers|colleagues';
const AWARE = String.raw`(?:imagine|understand|appreciate|agree|know|aware|remember|realise|realize|see|heard|recall|noticed)`;
const DISCUSSION = String.raw`(?:(?:then|also|quite|rather|a|an|some|much|long|lengthy|short|brief|lively|heated|good|general|further|bit of a|lot of|great deal of|fair amount of) )+(?:discussion|debate|talk|conversation)(?: back and forth)?`;

/** What may open a sentence and says nothing: apologies, what everybody knows, addresses, links, and leads to what is said. */
const OPENINGS = [
  String.raw`(?:I am |I['’]m |we are |so |very )*sorry (?:to (?:bother|trouble|disturb) you(?: (?:again|with this|about this|once more))*|for (?:the|this|such a) (?:long|lengthy|late) (?:e-?mail|message|reply)|that this is (?:so|such a) long[^.,!?]{0,20}),? but|I (?:really )?(?:do not|don['’]t) (?:want|wish|mean) to take up (?:too much|any more|much) of your time,? but|I (?:know|realise|realize|appreciate) (?:that )?you(?:['’]re| are) (?:all )?(?:very |really |extremely )?busy(?: (?:at the moment|right now|these days|with [^.,;!?\d]{2,40}?))*, but`,
  String.raw`as (?:I am|I['’]m|we are|we['’]re) sure (?:that )?(?:you|(?:many|most|some|all) of you|everyone|everybody)(?: (?:can|will|may|might|could|would|already|be|are|is|probably|all|have))*(?: ${AWARE})(?: by now)?,|as (?:everyone|everybody|you|(?:many|most|some|all) of you|we)(?: (?:is|are|will|may|might|be|have|no doubt|doubtless|probably|surely|well|undoubtedly|already|all))* aware(?: by now)?,|(?:just )?(?:in case you|for (?:those|anyone|any of you)(?: of you)? who) (?:do|does|did|have|had|are|were)(?: not|n['’]t) (?:already )?(?:know|heard|aware)(?: (?:yet|already))?,`,
  String.raw`notice is hereby given that,?|(?:all )?(?:of )?(?:our )?(?:${PEOPLE})(?: of [^.,;\n]{2,40}?)?(?: and (?:${PEOPLE}))? (?:are|should be) (?:hereby |kindly |respectfully |politely )*(?:advised|informed|notified|reminded|asked to note|made aware),? that,?(?![^.!?\n]*\bthey\b)|(?:this is )?(?:just )?a (?:friendly|gentle|quick|polite|short|little) reminder(?: to (?:everyone|all \p{Ll}+|you all))? that|(?:as a (?:quick |friendly |gentle )?reminder|for me personally|if you are anything like me),`,
  String.raw`(?:long story short|to (?:cut|make) a long story short|by the way|that being the case|(?:funnily|oddly|strangely) enough),|(?:believe it or not|for what it is worth|as it happens|in this day and age|in today['’]s (?:modern )?world|mind you),|(?:as (?:previously|already) (?:stated|mentioned|discussed)|like I (?:said|mentioned)(?: before| earlier| already)?),|at the end of the day,(?= (?:it|this|that) (?:is|was)\b| it['’]s\b| what (?:matters|counts)\b)|following a (?:long |brief |short |lengthy )?discussion,(?= it was\b| we\b)|(?:let['’]s (?:face it|be honest)|don['’]t get me wrong),|(?:for this reason|with this in mind|in (?:light|view) of (?:this|the above)|taking all (?:of )?this into (?:account|consideration)|that is why),?(?= please\b| could you\b)`,
  String.raw`what (?:happened|occurred)(?: (?:next|then|in the end|here|(?:in|at) the \p{Ll}+|this \p{Ll}+|yesterday|last \p{Ll}+|on \p{L}+day)){0,2} (?:is|was)(?: that)?|what (?:I|we) (?:can say|can tell you|have to say|am trying to say|(?:mean|meant)(?: by (?:that|this))?) is(?: that)?|the (?:point|thing) (?:that )?(?:I am|I['’]m|we are|we['’]re) (?:trying to make|making|getting at|trying to say)(?: here)? is(?: that)?|it (?:was|has been|should be|is|must be) (?:also |then )?(?:mentioned|noted|pointed out|worth (?:pointing out|mentioning|noting|adding)) that|it (?:also )?came up(?: (?:at|in|during) [^.,;!?\n]{3,30}?)? that|(?:the (?:upshot|outcome) of (?:all )?(?:of )?(?:this|that|it|the (?:discussion|meeting|debate|talks))|what (?:it|this) (?:all )?(?:comes|boils) down to) (?:is|was) that`,
  String.raw`I (?:just )?thought (?:that )?(?:I(?: would|['’]d)|it would be (?:a )?good(?: idea)? to) (?:just )?(?:drop|send|write|let) you(?: know| an? (?:quick |short )?(?:line|note|e-?mail|message)(?: to (?:say|let you know|tell you))?) that|before (?:I|we) (?:go any further|start|begin|get started|say anything else), (?:I|we) (?:should|must|would like to|want to|have to)(?: just| also)? (?:mention|say|point out|explain)(?: that)?|(?:I think )?(?:it(?: is|['’]s| would be)) (?:fair|safe|probably fair) to say that|I (?:can|could) (?:honestly|safely|truly|truthfully) say that|I (?:have|want|need) to be honest(?: here| with you)? and say that|I must confess(?: that|,)|let me (?:just )?(?:say|tell you)(?: that|,)|from my (?:own )?point of view,|I think we can all agree that|(?:I am|I['’]m|we are) sure (?:that )?you(?:['’]ll| will| can| would)(?: all)? (?:agree|appreciate|understand) that|I (?:think|hope) you(?:['’]ll| will) agree that|(?:I|we) can assure you that|let me (?:begin|start)(?: off)? by (?:saying|telling you) that|I (?:feel|think)(?: that)? (?:I should|it(?: is|['’]s) (?:important|worth|only fair) to) (?:mention|say|point out|add|note) that|I (?:would like to|should) (?:also )?add that(?= (?:the|it|we|there|our|I|this|you|all)\b)|(?:I|we) (?:would like|wish|want) to (?:bring (?:it )?to your attention|draw your attention to)(?: the fact)? that`,
  String.raw`(?:believe|trust) me when I say that|it can be said that|(?:I am|I['’]m|we are) (?:very )?(?:pleased|happy|delighted|glad) to (?:be able to )?(?:confirm|say|tell you|inform you|announce|report) that|it is the case that|(?:we|I) (?:have |['’]ve )?(?:recently |now |also )*(?:noticed|become aware|been made aware|realised) that(?= (?:there|the|some|many|several|people|our|a)\b)|without (?:any |a moment['’]s )?hesitation,? I can say that|you (?:will|['’]ll) (?:be (?:pleased|happy|glad|delighted) to (?:hear|know|learn)|find) that|(?:we (?:really |very much )?pride ourselves (?:on|in) the fact|we are (?:very |really |so )?proud (?:of the fact|to say)|(?:you can )?(?:please )?rest assured) that`,
].join('|');

/** Clauses that only frame what a sentence says, with the short ones. See read-rules.ts for the notation. */
export const FRAMES = readRules(String.raw`
giu  ^I(?: am|['’]m) (?:writing|reaching out|getting in touch|contacting you|emailing)(?: to you| you| with you)?(?: today| again| now)? because I (wanted|want|would like|need) to (?=(?:ask|know|check|find out|request|say)\b) => I $1 to <
giu  \b(this is [^.,;:!?\n]{2,50}?) (?:getting in touch|calling|writing|texting|messaging|contacting you)(?: with you| to you| you)?(?: today)? to (?:remind you|let you know|inform you|tell you) that (?=\p{L}) => $1: <
giu  ^${LINK}(but )?(?:${OPENINGS}) ((?:(?!\band that\b)[^.!?\n]){3,250}?),? and that (?=(?:the|it|we|they|there|you|he|she|our|your|I|this|all|any|\p{Ll}{3,12}(?:ers|ors|ents)|people|children)\b) => $1$2 and <
giu  ^${LINK}(but )?(?:${OPENINGS}) (?:and (?=as (?:I|we)\b))?(?=\p{L}) => $1<
giu  ^${LINK}(?:(?:I|we) (?:do |really )*(?:think|feel|believe) (?:that )?)?it(?:['’]s| is) (?:really |very |quite |also |just )*(?:important|worth|fair|only fair) (?:to )?(?:basically |just |really )?(?:point(?:ing)? out|mention(?:ing)?|say(?:ing)?|not(?:e|ing)|remember(?:ing)?|add(?:ing)?|stress(?:ing)?|emphasi[sz]e) that,?(?: at the end of the day,)? (?=(?:the|we|it|they|there|our|people|most|many|all|this|these|he|she)\b)(?![^.!?\n]*\band that\b) => <
giu  ^${LINK}(?:one|another|the)(?: (?:main|other|first|second|last|key|important))* (?:thing|point) (?:that |which )?((?:I|we|he|she|they|the \p{Ll}+|\p{L}+) (?:also )?(?:${SAID})) (?:is|was) that => $1 that<
giu  ,? and the (?:main|first|key) (?:thing|point) (?:that |which )?(?:he|she|they) (${SAID}) (?:is|was) that =>  and $1 that<
giu  \bwhat (?:this|that|it) means (?:for (?:you|us|me|our \p{Ll}+)|in practice)?,? ?is(?: that (?=\p{L})| (?=(?:you|we|I|they|it|there)\b)) => this means <
giu  ^(after (?:this|that),? )?${LINK}there was ${DISCUSSION} (?:about|on|over|as to|regarding) ([^.;!?\n]{3,120}?),? (?:and|but) (?:in the end|eventually|finally|after a while) (we|they) (?:all |more or less |pretty much )*(agreed|decided) (that|to|on)\b => $1$3 discussed $2 and $4 $5<
giu  \b(talked|spoke|talks|speaks)(?: to us)?(?: for (?:quite |rather )?(?:a (?:(?:long|good) )?(?:while|time|bit)|some time)| at (?:some |great )?length| (?:quite )?a (?:lot|bit)) (?=about\b|on\b) => $1 <
giu  \b(I|we|they) (?:all )?(?:sat down(?: together)?|got together) and (?=(?:agreed|decided|went|talked|discussed|looked|made|worked|planned|wrote|chose)\b) => $1 <
giu  (^|\band |\bbut )(?:in the end|eventually|ultimately),? (?=(?:we|they|it was)(?: all)?(?: more or less| pretty much)? (?:agreed|decided)\b) => $1<
giu  \b(?:more or less|pretty much|basically|kind of|sort of) (?=(?:agreed|decided)\b) => <
giu  \bit was (also )?(mentioned|noted|pointed out|suggested|reported|explained|proposed|agreed) by ((?:one of )?(?:the|our|a) [\p{Ll}]+(?: \p{Ll}+)?) that\b => $3 $1$2 that<
giu  \bit was (?:(?:eventually|finally|then|unanimously|in the end) )*(agreed|decided) by (?:everyone|everybody|all)(?: of)?(?: (?:those|us|the \p{Ll}+))?(?: who (?:was|were))?( present)?( at the meeting)? (that|to)\b => everyone$2$3 $1 $4<
giu  (^|, and |, but |\bbut |\band )(?:in the end,? )?(?:it (?:has )?turned out(?: in the end)? that|as it turned out,) (?=\p{L}) => $1<
giu  \bI am writing(?: this (?:e-?mail|letter|message|note))?(?: to you)?(?: today)? (?:in order )?(?=to\b) => I am writing <
giu  ^(?:in conclusion|to (?:conclude|finish)|to sum (?:it all |it |this |things |everything )?up|all in all|all things considered),? (?:I (?:would|['’]d|have to|must) (?:like to |definitely |certainly |just )*say(?: that)? |it can be said that )?(?=\p{L})(?![^.!?\n]*\boverall\b) => overall, <
giu  ^at (?:this|the|the present) (?:present )?(?:moment|time|point)(?: in time)?,? (we|I|they|there) (are|am|is) (?=still\b|currently\b) => $1 $2 <
giu  \b(?:I|we) (?:would|should) (?:be (?:very |most |really |extremely )?(?:grateful|thankful|pleased)|(?:really |very much |greatly )?appreciate it) if you (?:could|would) (?:please |kindly |possibly )?(?:be (?:kind enough|so kind as|able) to )?(?!be\b|have\b)(?=\p{Ll}) => please <
giu  ^((?:all )?(?:of )?(?:our )?(?:${PEOPLE})(?: and (?:${PEOPLE}))?) are (?:kindly|politely) (?:requested|asked) to (?![^.!?\n]*\band to \p{Ll})(?!be\b)(?=\p{Ll}) => $1, please <
giu  \b(?:is|are) (?:scheduled|due|going|set|planned) to (?:be (?:taking place|happening)|take place|happen) (?=(?:on|at|in|from|next|this)\b) => will take place <
giu  \b(calling|writing|call|e-?mail|question|questions|talked|spoke|enquiry) (?:in (?:connection with|regards? to|relation to)|with regards? to)  => $1 about <
giu  ^${LINK}(but )?(?:one of )?the (?:main |only )?reasons? (?:why |that )?(?!(?:I am|I['’]m|we are|we['’]re) (?:writing|getting|contacting|calling|e-?mailing)\b|(?:I|we) (?:think|say|believe|feel|suggest) (?:this|that|so) is\b)((?:I|we|you|they|he|she|it|this|the \p{Ll}+) [^.,;!?\n]{2,60}?)(?<!\b(?:gave|give|gives|given|stated|mentioned|cited|said|provided|us|me|heard|used|offered)) (?:is|was) (?:because|that|due to the fact that) (?=\p{L}) => $1$2 because <
giu  \baccording to what (?:we|I) can (?:see|tell)(?: here)? (?:on|in|from) (the|my|our|your) (\p{Ll}+) => according to $1 $2<
giu  (?<=\d ?am) in the morning\b(?! of)|(?<=\d ?pm) (?:in the (?:afternoon|evening)|at night)\b|(?<=\d ?[ap]\.m)\. in the (?:morning|afternoon|evening)(?=\.) => <
giu  (?<!\bin )\b(?:a|the) (?:sum|total|amount|grand total) of (?=[£$€]\d)(?![^.!?\n]{1,12} and [£$€]) => <
giu  \b(?:for|at) a (?:price|cost) of (?:only |just )?(?=[£$€]\d) => for <
gu   \b([Ii]n|[Ff]rom|[Nn]ear|[Tt]o) the (?:town|city|village) of (?=\p{Lu}) => $1 <
giu  \bwhat (?:I|we|you) (?:would|could|might|['’]d) (?:call|describe as|consider|class as) (?=an?\b) => <
giu  (?<=^|\bthat |\bsay |, )(?:in|during) all (?:of )?(?:that|this) time,? (?=(?:I|we|they|he|she) (?:have|has|had)\b) => <
giu  ^((?:our|this|the) (?:[\p{L}-]+ ){1,4}?)(\p{Ll}+) is an? \2 (?:that|which) you(?: will|['’]ll) (?:truly |really |absolutely |simply )*(love|enjoy)(?: (?:to use|using)(?: (?:again and again|repeatedly|every day))?)? => you will $3 lower($1)$2<
giu  \bI would (?:very much |really |greatly )?(?:welcome|appreciate|love|like) the (?:opportunity|chance) to (?:be able to )?(?=\p{Ll}) => I would like to <
giu  \b(?:following on from|further to) (our|your|my) ([^.,;!?\n]{3,40}?)(?: of(?= (?:yesterday|today|last week)\b)|(?=,)) => after $1 $2<
giu  ,? to be (?:perfectly |completely |quite |totally )?honest(?: with you)?(?=[.!]$) => <
giu  ^(?:(?:I am|I['’]m|we are) afraid (?:that )?(?:I|we) (?:have to|must)|unfortunately,? (?:I|we) (?:have to|must|regret to)) (?:tell|inform|advise) you that  => unfortunately, <
giu  ^(?:a|the) (suggestion|proposal|decision|recommendation) was (?:then |also )?(?:made|taken|put forward) (that(?= (?:the|we|our|all|it|there|they)\b)|to(?! (?:the\b|court\b))) => it was $1{suggestion=suggested proposal=proposed decision=decided recommendation=recommended} $2<
giu  (?:^|(?<=, |\band ))(?:I|we) (?:would |am |are )?(?:(?:kindly|therefore|hereby|respectfully|politely) )*(?:request|requesting|ask|asking|writing to (?:request|ask)) that you (?:please )?(?!be\b|are\b|have\b)(?=\p{Ll}) => please <
giu  (?:^|(?<=, |\band ))you are (?:hereby |kindly |respectfully )*(?:requested|asked) to (?![^.!?\n]*\band to \p{Ll})(?!be\b)(?=\p{Ll}) => please <
giu  \b(${PEOPLE}) are (?:strongly )?advised to (?![^.!?\n]* and to )(?!be\b)(?=\p{Ll}) => $1 should <
giu  \bit is (?:absolutely |very )?(?:essential|imperative|vital|crucial|required|mandatory|compulsory|a requirement) that (you|everyone|we|(?:all|every|each) \p{Ll}+) (?!are\b|be\b|have\b|is\b)(?=\p{Ll}) => $1 must <
giu  (?:^|(?<=, ))(?:starting|beginning|effective|commencing|with effect)(?: as)? (?:from|of|on) (?=\d{1,2} \p{L}|the \d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b) => from <
giu  \b(between|from) the (?:dates|hours|times) of (?=\d) => $1 <
giu  \b(I|we|they|you|many|people|members|most)(?: am| are)( all)? of the (?:opinion|view|belief) that => $1$2 think that<
giu  \bI (?:am writing|would like|wish) to (?:express my interest in|apply for)(?: applying for)? (?=(?:the|your) (?:\p{Ll}+ )?(?:job|position|role|post|vacancy)\b) => I am applying for <
giu  \b(have|has) got (?=(?:an?|the|any|some|no|their|his|her|our|my|your|two|three|suitable|enough|plenty|lots)\b) => $1 <
giu  \bI (?:was|have been) (?:also )?(?:tasked with|in charge of|given the (?:responsibility|task) of|charged with) (?!carrying\b)(\p{Ll}{3,15}ing)\b(?![^.!?\n]*(?:,| and| or) \p{Ll}+ing\b) => I pastOfGerund($1)<
giu  \bI (?:feel|believe|think|am sure)(?: that)? (?=I (?:am|would be) (?:well suited|an? (?:great|good|ideal|perfect|strong|excellent|suitable)|the (?:right|ideal|perfect)|ideally|perfectly)\b|my (?:skills|experience|background|qualifications)\b) => <
giu  (?<!\b(?:overall|all in all|all things considered)), (?:it goes without saying|needless to say|as (?:we|you) (?:all )?know|at the end of the day|going forward|to be honest|basically|honestly), => <
giu  ^(?:and )?as (?:I|we)(?: have|['’]ve)? (?:already |previously |just |all )*(?:mentioned|said|explained|stated|pointed out)(?: (?:before|already|earlier|above|previously|on (?:a number of|several|many|various|two|three) (?:previous |other |separate )?occasions|in (?:my|our) (?:last|previous) \p{L}+)){0,2}, (?=\p{L}) => <
giu  ^what (?:I|we) (?:(?:would like|['’]d like|want|wanted|am trying|mean) to say|mean) is(?: that)?,? (?=\p{L}) => <
giu  \bit is my (?:own )?(?:personal )?(?:opinion|view|belief) that (?!(?:counts?|matters?|is|was|has|had|changed|differs|they|you want)\b)(?=\p{L}+ \p{L}) => I think that <
giu  \b(takes?|took) (?:a longer (?:amount|period) of time|longer time) to => $1 longer to<
giu  \b(previous|old|last|earlier) (\p{Ll}+) (?:that )?we (?:used to have|had) before\b => $1 $2<
giu  \bhave expressed the (?:view|opinion|concern) that => say that<
giu  \bthere is no need for you to take any (?:further )?action(?: at all)?(?=[.,]) => you do not need to do anything<
giu  \b(?:was|were|been) successful in (?=(\p{Ll}{3,15}ing)\b)\1 => pastOfGerund($1)<
giu  \b(?:brought about|achieved|caused) an? (reduction|increase|decrease) in (\p{Ll}+(?: \p{Ll}+)?) (?:of|by) (?=(?:about |over |almost |nearly )?[£$€]?\d) => $1{increase=increased reduction=reduced decrease=decreased} $2 by <
giu  \bbe made use of\b => be used<
giu  \bas soon as (?:is |it is )?(?:practicably |practically |reasonably |humanly )possible\b => as soon as possible<
giu  ^I was (?:just )?wondering (?:if|whether) it (?:would|might) be (?:at all )?possible (?:for me )?to (?![^?\n]*\b(?:if|whether) )(?=\p{Ll}[^?\n]{3,160}\?$) => could I <
giu  \bin the event that (?=(?:you|we|they|he|she|it|I|the|your|our|any|anyone|there)\b) => if <
giu  ^${LINK}the (?:main |only )?reason (?:why |that )?(?:I am|I['’]m|we are) (?:writing|posting|contacting|getting in touch|e-?mailing|calling|asking)(?: (?:this|you|to you|here|with you|a|an|today|now|post|e-?mail|message|letter)){0,4} is (?:because|that) (?=(?:I|we|our|my|the)\b) => <
giu  ^${LINK}the (?:main |only )?reason (?:why |that )?(I am|I['’]m|we are) (?:writing|posting|contacting|getting in touch|e-?mailing|calling)(?: (?:this|you|to you|here|with you|a|an|today|now|post|e-?mail|message|letter)){0,4} is to (?=\p{Ll}) => $1 writing to <
giu  ^(?:I|we) would (?:(?:therefore|also|kindly|really|just|now) )*like to (?:(?:ask|request) you to|request that you) (?:please )?(?![^.!?\n]*\band to \p{Ll})(?!be\b|consider\b)(?:(not) )?(?=\p{Ll}) => please $1{not=do_not_}<
giu  \b(two|three|four|five|six|several|many|\d{1,2}) separate (?=(?:occasions|times)\b) => $1 <
giu  \bin the region of (?=[£$€]\d) => about <
giu  \b(discussion|talk|talked|debate|presentation|speech) (about|on|with regard to|regarding) the (?:subject|topic|issue|matter) of (?=\p{L}) => $1 $2{about=about on=about with_regard_to=about regarding=about} <
giu  \b(meeting|evening|event|session|ceremony|discussion|party|afternoon) was (?:then )?brought to (?:a|its) (?:close|end)(?! by\b) => $1 ended<
giu  \bexpressed (?:his|her|their|our|my)(?: \p{Ll}+)? (?:thanks|gratitude) to => thanked<
giu  \b(group|team|committee|panel|crew) (?:which consists|that consists|consisting|made up) of (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}+teen|\p{Ll}+ty)\b) => $1 of <
giu  \b(I|we) (?:am|are) (also )?responsible for the (management|supervision|training|planning|coordination|preparation|organi[sz]ation|maintenance) of (?=\p{L}) => $1 $2$3{management=manage supervision=supervise training=train planning=plan coordination=coordinate preparation=prepare organisation=organise organization=organize maintenance=maintain} <
giu  \b(?:am|are) also in possession of => also have<
giu  \b(?:achieved|managed|delivered|obtained|accomplished) an? (increase|reduction|decrease) in (\p{Ll}+(?: \p{Ll}+)?) of (?=(?:about |over |almost |nearly )?[£$€]?\d) => $1{increase=increased reduction=reduced decrease=decreased} $2 by <
`);

/** Longer wordings with the short ones. See wording.ts for the notation. */
export const LONG_WORDINGS = [
  ...readWordings(`
it would appear that|it appears that|according to what we can see,|according to what i can see,|from what we can see,|from what i can tell,|from what i have been able to find out, = apparently, ^
you will have to make sure that you|you will have to make sure you|you need to make sure that you|you will need to make sure that you|you have to make sure that you = you must ! are have
any inconvenience that might be caused by this|any inconvenience that may be caused by this|any inconvenience which this may cause = any inconvenience
please make sure to|please be sure to|please make sure you remember to|please make sure that you remember to|please remember to = please ! be
i am available to start work|i am available to start|i am available to begin = I can start ? from on in at immediately
it is necessary for you to|it is necessary that you|it is absolutely necessary that you = you must ! be have are
do our utmost to|do our very best to|do my utmost to|do my very best to|do our best to|do my best to = try to
was of the opinion that|was of the view that|were of the opinion that|were of the view that = thought that
never once = never; by no later than = by
at a temperature of|at a speed of|at a rate of|at a height of|at a distance of = at ? #
upwards of = over ? #; joined together = joined
i am under the impression that|it seems to me that = I think ^
can also be washed in the machine = is also machine-washable
approximately about|approximately around = about; meet with you in person|meet with you = meet you
at least a minimum of|a minimum of = at least ? # < is are was were be
more than happy to|more than willing to = happy to
somewhere in the region of|in the region of = about ? #
in the period from|during the period from = from; up until and including|up until = until
provided us with = gave us; are in need of = need; around about = about; and also = and
`),
  ...readVerbs(`
make the decision to|take the decision to|come to the decision to|make up my mind to = decide to
carry out repairs to|carry out some repairs to|carry out a repair of|do some repairs to = repair
make an attempt to|make every effort to|make every possible effort to = try to
make an offer to = offer to ! the a an my his her their our me him them us
carry out a review of|conduct a review of|undertake a review of = review
make changes to|make some changes to|make a change to = change
`),
];
