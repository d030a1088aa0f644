import { readRules } from '../grammar/read-rules.js';
import { readVerbs, readWordings } from './wording.js';

/** Links that may open a sentence before a frame. A data file, hence its length. */
const LINK = String.raw`(?:(?:and|so|also|well|anyway|basically|ok|okay|right|then|now),? ){0,2}`;
const TOPIC = String.raw`(?:one|another|the|a)(?: of the)?(?: (?:main|other|first|second|next|last|final|biggest|key|important|only|further|big|major))* (?:things?|points?|issues?|matters?|topics?|subjects?)(?: that| which)?`;
const RAISED = String.raw` (?:I|we) (?:(?:also|just|really) )?(?:wanted to|want to|would like to|['’]d like to|need to|wish to|have to|should|must|ought to|can) (?:mention|say|raise|bring up|point out|add|make|note|tell you|highlight|stress|flag)| (?:(?:was|were|is|has been|have been) (?:also )?(?:mentioned|raised|discussed|brought up|made|pointed out|noted|highlighted)|(?:came|comes) up)(?: (?:at|in|during) the [^.,;!?\n]{3,30}?)?| (?:worth mentioning|to (?:mention|note|say|point out|bear in mind|remember|be aware of))`;
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
giu  ^${LINK}(but )?(?:${OPENINGS}) ((?:(?!\band that\b)[^.!?\n]){3,250}?),? and that (?=(?:the|it|we|they|there|you|he|she|our|your|I|this|all|any)\b) => $1$2 and <
giu  ^${LINK}(but )?(?:${OPENINGS}) (?=\p{L}) => $1<
giu  ^${LINK}(?:(?:I|we) (?:do |really )*(?:think|feel|believe) (?:that )?)?it(?:['’]s| is) (?:really |very |quite |also |just )*(?:important|worth|fair|only fair) (?:to )?(?:basically |just |really )?(?:point(?:ing)? out|mention(?:ing)?|say(?:ing)?|not(?:e|ing)|remember(?:ing)?|add(?:ing)?|stress(?:ing)?|emphasi[sz]e) that,?(?: at the end of the day,)? (?=(?:the|we|it|they|there|our|people|most|many|all|this|these|he|she)\b)(?![^.!?\n]*\band that\b) => <
giu  ^${LINK}(but )?${TOPIC}(?:${RAISED})(?: here| today)? (?:is|was|would be)(?: the fact)? that (?=\p{L})(?![^.!?\n]*\band that\b) => $1<
giu  ^${LINK}${TOPIC}(?:${RAISED}) (?:is|was) (the|our|my) ([^.,;!?\n]{3,40}), and (?=it\b|they\b) => as for $1 $2, <
giu  ^${LINK}(?:one|another|the)(?: (?:main|other|first|second|last|key|important))* (?:thing|point) (?:that |which )?((?:I|we|he|she|they|the \p{Ll}+|\p{L}+) (?:also )?(?:${SAID})) (?:is|was) that => $1 that<
giu  ,? and the (?:main|first|key) (?:thing|point) (?:that |which )?(?:he|she|they) (${SAID}) (?:is|was) that =>  and $1 that<
giu  ^${LINK}what (I|we) ((?:really |particularly |especially |also )?(?:liked|loved|enjoyed|disliked|noticed|agreed|decided|concluded))(?: (?:most|best|in the end|eventually|on))?(?: (?:about|at|in) [^.,;!?\n]{2,25}?)? (?:is|was)(?: the fact)? that (?=\p{L}) => $1 $2 that <
giu  \bwhat (?:this|that|it) means (?:for (?:you|us|me|our \p{Ll}+)|in practice)?,? ?is(?: that (?=\p{L})| (?=(?:you|we|I|they|it|there)\b)) => this means <
giu  \bwhat (I|we)( am|['’]m| are|['’]re) (?:now |therefore )?(going|planning|hoping|trying|proposing) to do is (?=(?:move|hold|change|send|buy|order|book|close|open|start|stop|ask|make|give|put|set|try|use|keep|hire|meet|cancel|offer|run|replace|split|share|add|write|call)\b) => $1$2 $3 to <
giu  ^(after (?:this|that),? )?${LINK}there was ${DISCUSSION} (?:about|on|over|as to|regarding) ([^.;!?\n]{3,120}?),? (?:and|but) (?:in the end|eventually|finally|after a while) (we|they) (?:all |more or less |pretty much )*(agreed|decided) (that|to|on)\b => $1$3 discussed $2 and $4 $5<
giu  ^${LINK}there was ${DISCUSSION} about ([^.,;!?\n]{3,60}),? (?:and|but) (?:in the end|eventually|finally) it was (agreed|decided) that\b => after a discussion about $1, it was $2 that<
giu  \b(talked|spoke|talks|speaks)(?: to us)?(?: for (?:quite |rather )?(?:a (?:(?:long|good) )?(?:while|time|bit)|some time)| at (?:some |great )?length| (?:quite )?a (?:lot|bit)) (?=about\b|on\b) => $1 <
giu  ^${LINK}we (?:then |all |next |also )*(?:(?:moved|went) on to|spent (?:some|a lot of|quite a lot of|quite some|a bit of|a good deal of|a little) (?:of )?time) (?:talk|talking|discuss|discussing|chatting|debating)(?: about)? (?:the (?:question|issue|topic|matter|subject) of )? => we discussed <
giu  \b(I|we|they) (?:all )?(?:sat down(?: together)?|got together) and (?=(?:agreed|decided|went|talked|discussed|looked|made|worked|planned|wrote|chose)\b) => $1 <
giu  \b(I|we|they) (?:(?:then|all|both) )?(?:had a (?:think|chat|discussion|talk|conversation|bit of a (?:think|chat|discussion))|talked|thought) about (?:it|this|that)(?: for a (?:while|bit|long time))?,? and (?:(?:then|finally|eventually|in the end) )?(?:we |I |they )?(?=(?:agreed|decided)\b) => $1 <
giu  (^|\band |\bbut )(?:in the end|eventually|ultimately),? (?=(?:we|they|it was)(?: all)?(?: more or less| pretty much)? (?:agreed|decided)\b) => $1<
giu  \b(?:more or less|pretty much|basically|kind of|sort of) (?=(?:agreed|decided)\b) => <
giu  \bit was (also )?(mentioned|noted|pointed out|suggested|reported|explained|proposed|agreed) by ((?:one of )?(?:the|our|a) [\p{Ll}]+(?: \p{Ll}+)?) that\b => $3 $1$2 that<
giu  \bit was (?:(?:eventually|finally|then|unanimously|in the end) )*(agreed|decided) by (?:everyone|everybody|all)(?: of)?(?: (?:those|us|the \p{Ll}+))?(?: who (?:was|were))?( present)?( at the meeting)? (that|to)\b => everyone$2$3 $1 $4<
giu  (^|, and |, but |\bbut |\band )(?:in the end,? )?(?:it (?:has )?turned out(?: in the end)? that|as it turned out,) (?=\p{L}) => $1<
giu  \b(I|we|he|she|they) (?:then |also )*(?:went on to|continued on to|proceeded to) (say|explain|mention|add|tell|describe|ask|suggest)\b => $1 past($2)<
giu  \bhappened to (mention|say|notice|see|hear|meet)\b => past($1)<
giu  \bI am writing(?: this (?:e-?mail|letter|message|note))?(?: to you)?(?: today)? (?:in order )?(?=to\b) => I am writing <
giu  ^${LINK}(?:just )?a (?:very )?(?:quick|short|brief) (?:e-?mail|note|message|line|update) to (?:let (?:you|everyone|everybody)(?: all)? know|tell (?:you|everyone)(?: all)?) (?=(?:what|how)\b) => here is <
giu  ^I (?:just )?thought (?:that )?I(?: would|['’]d) (?:just )?(?:drop|send|write) you an? (?:quick |short )?(?:line|note|e-?mail|message) about => I am writing about<
giu  ^(?:in conclusion|to (?:conclude|finish)|to sum (?:it all |it |this |things |everything )?up|all in all|all things considered),? (?:I (?:would|['’]d|have to|must) (?:like to |definitely |certainly |just )*say(?: that)? |it can be said that )?(?=\p{L})(?![^.!?\n]*\boverall\b) => overall, <
giu  ^at (?:this|the|the present) (?:present )?(?:moment|time|point)(?: in time)?,? (we|I|they|there) (are|am|is) (?=still\b|currently\b) => $1 $2 <
giu  (^|, but )I (?:was|am) (?:just )?wondering (?:if|whether) you (?:might |would |may |could )?(?:possibly |perhaps )?(?:have|had) (?:some|a bit of|any|a little)?(?: )?(time|a (?:moment|minute))(?: at some point)? ([^.?!\n]{3,160})\.$ => $1do you have $2 $3?<
giu  \b(?:I|we) (?:would|should) (?:be (?:very |most |really |extremely )?(?:grateful|thankful|pleased)|(?:really |very much |greatly )?appreciate it) if you (?:could|would) (?:please |kindly |possibly )?(?:be (?:kind enough|so kind as|able) to )?(?!be\b|have\b)(?=\p{Ll}) => please <
giu  ^((?:all )?(?:of )?(?:our )?(?:${PEOPLE})(?: and (?:${PEOPLE}))?) are (?:kindly|politely) (?:requested|asked) to (?![^.!?\n]*\band to \p{Ll})(?!be\b)(?=\p{Ll}) => $1, please <
giu  \b(?:is|are) (?:scheduled|due|going|set|planned) to (?:be (?:taking place|happening)|take place|happen) (?=(?:on|at|in|from|next|this)\b) => will take place <
giu  \bas far as (the \p{Ll}+|our \p{Ll}+|my \p{Ll}+|\p{Ll}+) (?:is|are|was|were) concerned, => as for $1,<
giu  \b(calling|writing|call|e-?mail|question|questions|talked|spoke|enquiry) (?:in (?:connection with|regards? to|relation to)|with regards? to)  => $1 about <
giu  ^${LINK}(but )?(?:one of )?the (?:main |only )?reasons? (?:why |that )?(?!(?:I am|I['’]m|we are|we['’]re) (?:writing|getting|contacting|calling|e-?mailing)\b|(?:I|we) (?:think|say|believe|feel|suggest) (?:this|that|so) is\b)((?:I|we|you|they|he|she|it|this|the \p{Ll}+) [^.,;!?\n]{2,60}?)(?<!\b(?:gave|give|gives|given|stated|mentioned|cited|said|provided|us|me|heard|used|offered)) (?:is|was) (?:because|that|due to the fact that) (?=\p{L}) => $1$2 because <
giu  \baccording to what (?:we|I) can (?:see|tell)(?: here)? (?:on|in|from) (the|my|our|your) (\p{Ll}+) => according to $1 $2<
giu  (?<=\d ?am) in the morning\b(?! of)|(?<=\d ?pm) (?:in the (?:afternoon|evening)|at night)\b|(?<=\d ?[ap]\.m)\. in the (?:morning|afternoon|evening)(?=\.) => <
giu  (?<!\bin )\b(?:a|the) (?:sum|total|amount|grand total) of (?=[£$€]\d)(?![^.!?\n]{1,12} and [£$€]) => <
giu  \b(?:for|at) a (?:price|cost) of (?:only |just )?(?=[£$€]\d) => for <
gu   \b([Ii]n|[Ff]rom|[Nn]ear|[Tt]o) the (?:town|city|village) of (?=\p{Lu}) => $1 <
giu  \bwhat (?:I|we|you) (?:would|could|might|['’]d) (?:call|describe as|consider|class as) (?=an?\b) => <
giu  (?<=^|\bthat |\bsay |, )(?:in|during) all (?:of )?(?:that|this) time,? (?=(?:I|we|they|he|she) (?:have|has|had)\b) => <
giu  \b(he|she|they|we|I|who|staff|team) took the time to (explain|listen|answer|talk|read|check|show|write|help)\b => $1 past($2)<
giu  \b(everything|anything|nothing) that (?=(?:he|she) ) => $1 <
giu  ^((?:our|this|the) (?:[\p{L}-]+ ){1,4}?)(\p{Ll}+) is an? \2 (?:that|which) you(?: will|['’]ll) (?:truly |really |absolutely |simply )*(love|enjoy)(?: (?:to use|using)(?: (?:again and again|repeatedly|every day))?)? => you will $3 lower($1)$2<
giu  ^this is an? ((?!(?:thing|place|fact|person|story|day|moment)\b)[^.,;!?\n]{2,40}?) (?:that|which) you(?: will|['’]ll) (?:absolutely |simply |really )*(love|enjoy|adore|treasure)  => you will $2 this $1 <
giu  \bavailable in (two|three|four|five|six|\d+) different (?=colou?rs|sizes|styles|versions|flavou?rs|designs|lengths) => available in $1 <
giu  \b(?:also )?has the (?:added|additional|extra) (?:benefit|advantage|bonus) of being  => is also <
giu  ^${LINK}(?:another|one) (?:\p{Ll}+ )?(?:feature|advantage|benefit|plus|thing)(?: (?:of|about) [^.,;!?\n]{3,30}?)? is (?:the fact )?that (it|they) (is|are|has|have|can|comes?|does|do)\b => $1 also $2<
giu  ^not only (is|are|was|were) (it|they|he|she|the \p{Ll}+) ([^.,;!?\n]{3,60}?),? but (?:it|they|he|she) (?:is|are|was|were) also => $2 $1 $3 and<
giu  \b(?:can|may|should) be washed in the (?:washing )?machine\b => is machine-washable<
giu  \b(?:come|coming) and (?=(?:repair|fix|collect|pick|inspect|check)\b) => <
giu  (?<=\p{Ll}) (?:that|which) (?:is|are) (?=(?:waiting|ready) to be\b) =>  <
giu  \bit will (still |also )?be possible for you to => you can $1<
giu  (?<=\b(?:need|needs|look|looking for|find|want|require)(?: (?:some|more|any|new|two|three|four|five|six|\d+))? )(volunteers|people|helpers|someone|somebody|anyone|parents|members) (?:who|that) (?:would be|are|is|might be) willing to (?=\p{Ll}) => $1 to <
giu  \bfrom (that|this) (date|day|point|moment) (?:onwards?\b,?|on,|on(?= (?:we|you|I|it|they)\b)) => from $1 $2<
giu  (?<=\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )through to(?= (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b) => to<
giu  \b(the (?:\p{Ll}+ )?(?!people|person|man|woman)\p{Ll}+) in question (?=(?:is|was|has|had|did|does|can|will|have|are|were)\b) => $1 <
giu  \b(am|is|are|was|were) (?:currently |right )?in the middle of (?!building\b|morning\b|evening\b|wedding\b|spring\b|meeting\b)(?=\p{Ll}+ing\b) => $1 <
giu  (?<=\b(?:have|has|had) )been given the (?:opportunity|chance) to (take|participate|attend|work|study|travel|visit|live|learn|gain|develop|join|train|present|teach|lead|manage)\b => participle($1)<
giu  \bI (?:would describe|would see|see|describe|consider) myself (?:as being|as|to be) (?=an?\b) => I am <
giu  \bI am (?:very |fully )?confident (?:that )?(?=I (?:have|can|would|could|will)\b) => <
giu  \b(?:included|include|were) the following: (?=\p{Ll}) => included <
giu  \bI would (?:very much |really |greatly )?(?:welcome|appreciate|love|like) the (?:opportunity|chance) to (?:be able to )?(?=\p{Ll}) => I would like to <
giu  \b(situations|places|areas|people|conditions|times|circumstances|days|cases) (?:that|which|who) are (?:very |really |quite |particularly )?(stressful|difficult|busy|quiet|dangerous|challenging|urgent|noisy|sensitive)(?=[.,;!]) => $2 $1<
giu  \b(come|comes|came) (?:over )?to (?:us|me|our table|my desk) and (?=(?:told|asked|said|took)\b) => <
giu  \b(?:following on from|further to) (our|your|my) ([^.,;!?\n]{3,40}?)(?: of(?= (?:yesterday|today|last week)\b)|(?=,)) => after $1 $2<
giu  \b(to|on|at|under|using) the following (?:e-?mail |phone |telephone )?(?:address|number):  => $1 <
giu  \b(return|returns|returned) (it|them|this|that|the \p{Ll}+|your \p{Ll}+) back\b(?! to front) => $1 $2<
giu  \b(?:saw|experienced|had) an? (increase|rise|growth|decrease|decline|fall|drop) of (?=\d[\d.,]* ?%?(?:[.,;!]|$| (?:compared|over|from|since|after|last|this)\b)) => $1{increase=rose rise=rose growth=grew decrease=fell decline=fell fall=fell drop=fell} by <
giu  \b(I|we) decided to (buy|order|book|get|try) (?=this \p{Ll}+ (?:because|after|as|from|when)\b) => $1 past($2) <
giu  ^when it comes to ((?:the|our|your) \p{Ll}+), (?=(?:the|there|we|you)\b) => as for $1, <
giu  \bthere is (?:a|the|some) (?:possibility|chance|likelihood) that ((?:the|our|your|my|this) \p{Ll}+) (?:will|might|could|may) (?!not\b)(?=\p{Ll}) => $1 may <
giu  ,? to be (?:perfectly |completely |quite |totally )?honest(?: with you)?(?=[.!]$) => <
giu  \b(?:express|extend|convey) (?:my|our) (?:(?:sincere|sincerest|heartfelt|deepest|warmest|warm) )*(?:thanks|gratitude|appreciation) to  => thank <
giu  ^(?:(?:I am|I['’]m|we are) afraid (?:that )?(?:I|we) (?:have to|must)|unfortunately,? (?:I|we) (?:have to|must|regret to)) (?:tell|inform|advise) you that  => unfortunately, <
giu  \btook (?:the|this) opportunity to (remind|thank|tell|ask|explain|say)\b => past($1)<
giu  ^(?:a|the) (suggestion|proposal|decision|recommendation) was (?:then |also )?(?:made|taken|put forward) (that(?= (?:the|we|our|all|it|there|they)\b)|to(?! (?:the\b|court\b))) => it was $1{suggestion=suggested proposal=proposed decision=decided recommendation=recommended} $2<
giu  \b(I|we|they|everyone|everybody|members) (?:was|were) (all )?in (?:full |general )?agreement that (?=(?:the|we|our|it|there|they|all)\b) => $1 $2agreed that <
giu  \b(?:my|our) (?:one|only|main|biggest) (?:small |real |minor )?(complaint|criticism|issue) would be => my only $1 is<
giu  \b(the (?:only )?(?:real |main )?(?:problem|issue|trouble|complaint)) (?:that )?(?:I|we) (?:had|have|am having|are having)(?: with (?:it|this))? (is|was) that => $1 $2 that<
giu  \b(have |has )?made (several|many|numerous|repeated|two|three|multiple) attempts to (?=\p{Ll})(?![^.!?\n]*\battempts\b) => $1tried $2{several=several_times many=many_times numerous=many_times repeated=repeatedly two=twice three=three_times multiple=several_times} to <
giu  (?:^|(?<=, |\band ))(?:I|we) (?:would |am |are )?(?:(?:kindly|therefore|hereby|respectfully|politely) )*(?:request|requesting|ask|asking|writing to (?:request|ask)) that you (?:please )?(?!be\b|are\b|have\b)(?=\p{Ll}) => please <
giu  (?:^|(?<=, |\band ))you are (?:hereby |kindly |respectfully )*(?:requested|asked) to (?![^.!?\n]*\band to \p{Ll})(?!be\b)(?=\p{Ll}) => please <
giu  \b(${PEOPLE}) are (?:strongly )?advised to (?![^.!?\n]* and to )(?!be\b)(?=\p{Ll}) => $1 should <
giu  \bit is (?:absolutely |very )?(?:essential|imperative|vital|crucial|required|mandatory|compulsory|a requirement) that (you|everyone|we|(?:all|every|each) \p{Ll}+) (?!are\b|be\b|have\b|is\b)(?=\p{Ll}) => $1 must <
giu  (?:^|(?<=, ))(?:starting|beginning|effective|commencing|with effect)(?: as)? (?:from|of|on) (?=\d{1,2} \p{L}|the \d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b) => from <
giu  \b(?:as of|starting from|from) (\d{1,2} \p{L}{3,9}) onwards?\b => from $1<
giu  \b(between|from) the (?:dates|hours|times) of (?=\d) => $1 <
giu  (?<=\d ?(?:m|cm|mm|km|metres|feet|inches)) in (length|width|height|depth)(?=[.,;!]|$| and\b)(?<!\bmeasures [^.,;!?\n]{3,16}) =>  $1{length=long width=wide height=high depth=deep}<
giu  ^${LINK}(?:what makes ((?:this|our|the) \p{Ll}+(?: \p{Ll}+)?) (?:so )?(?:special|unique|different|great)|(?:one of )?the (?:great|main|key|nice|good) (?:thing|things|feature|features|advantage|advantages|benefit|benefits) (?:of|about) ((?:this|our|the) \p{Ll}+(?: \p{Ll}+)?)) is (?:the fact )?that (?:it(?<![^su]s is (?:the fact )?that it)|they(?<=[^su]s is (?:the fact )?that they)) (?=\p{Ll}) => $1$2 <
giu  \b(I|we|they|you|many|people|members|most)(?: am| are)( all)? of the (?:opinion|view|belief) that => $1$2 think that<
giu  \bI (?:am writing|would like|wish) to (?:express my interest in|apply for)(?: applying for)? (?=(?:the|your) (?:\p{Ll}+ )?(?:job|position|role|post|vacancy)\b) => I am applying for <
giu  \b(have|has) got (?=(?:an?|the|any|some|no|their|his|her|our|my|your|two|three|suitable|enough|plenty|lots)\b) => $1 <
giu  ,? and for this reason (?=(?:we|I|please)\b) => , so <
giu  \bit (?:was|has been) brought to our attention by ((?:an?|one of the|some|several|many|two|three|our) [\p{Ll} ]{3,30}?) that => $1 told us that<
giu  \bat a (price|cost|speed|time|level) that is (reasonable|fair|affordable|convenient|safe|suitable)\b(?! (?:for|to)\b) => at a $2 $1<
giu  \bI am capable of (\p{Ll}+ing)\b => I can ofGerund($1)<
giu  \bI (?:was|have been) (?:also )?(?:tasked with|in charge of|given the (?:responsibility|task) of|charged with) (?!carrying\b)(\p{Ll}{3,15}ing)\b(?![^.!?\n]*(?:,| and| or) \p{Ll}+ing\b) => I pastOfGerund($1)<
giu  \bI (?:feel|believe|think|am sure)(?: that)? (?=I (?:am|would be) (?:well suited|an? (?:great|good|ideal|perfect|strong|excellent|suitable)|the (?:right|ideal|perfect)|ideally|perfectly)\b|my (?:skills|experience|background|qualifications)\b) => <
giu  ^as (?:(?:per|discussed (?:in|during)|agreed (?:in|during)|mentioned (?:in|during)) (?:my|our) (?:\p{Ll}+ )?(?:conversation|discussion|call|chat|meeting)|we (?:already )?(?:discussed|talked about|agreed|spoke about))(?: (?:(?:on|over) the phone|yesterday|today|earlier|before|last week|this morning))*, => as discussed,<
`);

/** Longer wordings with the short ones. See wording.ts for the notation. */
export const LONG_WORDINGS = [
  ...readWordings(`
it would appear that|it appears that|according to what we can see,|according to what i can see,|from what we can see,|from what i can tell,|from what i have been able to find out, = apparently, ^
you will have to make sure that you|you will have to make sure you|you need to make sure that you|you will need to make sure that you|you have to make sure that you = you must ! are have
if you feel you would be able to|if you feel that you would be able to|if you think you might be able to|if you feel you could|if you feel that you could = if you can
as of right now,|as of this moment,|as things stand,|as things stand at the moment,|as things stand right now,|as things currently stand, = for now, ^
any inconvenience that might be caused by this|any inconvenience that may be caused by this|any inconvenience which this may cause = any inconvenience
please make sure to|please be sure to|please make sure you remember to|please make sure that you remember to|please remember to = please ! be
drop you a quick line to|drop you a line to|drop you a quick note to|send you a quick email to|send you a quick message to = > to
am in the position of having to|are in the position of having to|find myself having to|find ourselves having to = have to
i am available to start work|i am available to start|i am available to begin = I can start ? from on in at immediately
it is advisable to|it would be advisable to|it is advisable for you to|it would be advisable for you to = you should
it is necessary for you to|it is necessary that you|it is absolutely necessary that you = you must ! be have are
do our utmost to|do our very best to|do my utmost to|do my very best to|do our best to|do my best to = try to
should you find yourself in a position where you|should you find yourself in a situation where you = if you
was of the opinion that|was of the view that|were of the opinion that|were of the view that = thought that
for the whole time that|for the entire time that|for the whole entire time that = the whole time
do not have the ability to|does not have the ability to|don't have the ability to = cannot; never once = never
can be washed in the washing machine|can be washed in the machine = is machine-washable; by no later than = by
at a temperature of|at a speed of|at a rate of|at a height of|at a distance of = at ? #; upwards of = over ? #
had a meeting in which we|had a meeting where we|had a meeting at which we = met and; joined together = joined
if at any point you|if at any time you|if at any time during your stay you = if you; merged together = merged
attached to this email|attached to this letter|attached with this email = attached; all of a sudden = suddenly
come and = ? repair fix collect inspect check > to will can could and must should; the various different = the
please take note that|please take note of the fact that = please note that; available for purchase = available
is going to remain the same|is going to stay the same = will stay the same; thanks to the fact that = because
i am currently employed as|i am presently employed as = I work as ? a an; it is often the case that = often, ^
is set to|are set to = will ? increase rise fall close change begin end; for the time being at least = for now
help out with the running of|help with the running of = help run; experience when it comes to = experience of
available in the colours|available in the colors = available in; have a chat about = talk about ! once twice
i am under the impression that|it seems to me that = I think ^; have a talk about = talk about ! once twice
where i have been working = where I have worked ? for since as; on more than one occasion = more than once
can also be washed in the machine = is also machine-washable; approximately about|approximately around = about
enclosed with this letter|enclosed in this letter = enclosed; meet with you in person|meet with you = meet you
am also able to|is also able to|are also able to = can also; at least a minimum of|a minimum of = at least ? # < is are was were be
included things such as|included tasks such as = included; attempts on my part|attempts on our part = attempts
gave me the opportunity to|gave me the chance to = let me; more than happy to|more than willing to = happy to
somewhere in the region of|in the region of = about ? #; there was general agreement that = it was agreed that
am now able to|is now able to|are now able to = can now; if it turns out that|if it should turn out that = if
in the period from|during the period from = from; up until and including|up until = until; meet up with = meet
while you are waiting = while you wait; available for you to buy = for sale; are still in need of = still need
there are times when = sometimes, ^; of a good quality = of good quality; comes complete with = comes with
somewhere between = between ? #; in the unlikely event that = if; more often than not = usually ^
come complete with = come with; provided them with = gave them; up to a maximum of = up to; met up with = met
provided us with = gave us; provided me with = gave me; a grand total of = ? #; this particular = this
is someone who is = is; are in need of = need; around about = about; and also = and
`),
  ...readVerbs(`
make the decision that|take the decision that|come to the decision that|reach the decision that = decide that ? the we our it they there all he she
give his apologies for|give her apologies for|give my apologies for|give their apologies for|offer my apologies for = apologise for
come to an agreement that|reach an agreement that|come to the agreement that = agree that ? the we our it they there all he she
raise the point that|make the point that|mention the fact that|bring up the fact that = say that ? the it they there our all
make a complaint about|make a complaint regarding|lodge a complaint about|lodge a complaint regarding = complain about
carry out an inspection of|carry out inspections of|conduct an inspection of|do an inspection of = inspect
make a proposal to|put forward a proposal to = propose to ! the a an my his her their our me him them us
make the decision to|take the decision to|come to the decision to|make up my mind to = decide to
carry out repairs to|carry out some repairs to|carry out a repair of|do some repairs to = repair
have a conversation with|have a chat with|have a talk with|have a word with = talk to; pay a visit to = visit
make an improvement to|make improvements to|make some improvements to = improve; have a tendency to = tend to
make an attempt to|make every effort to|make every possible effort to = try to
have a discussion about|have a discussion on|hold a discussion about = discuss
make an offer to = offer to ! the a an my his her their our me him them us
come to the realisation that|come to the realization that = realise that
make changes to|make some changes to|make a change to = change; conduct a review of|do a review of = review
carry out a check of|do a check of|conduct a check of = check; come to the conclusion that = conclude that
express the opinion that|express the view that = think that
come to an agreement to|reach an agreement to = agree to
`),
];
