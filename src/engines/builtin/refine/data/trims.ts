import { readRules } from '../grammar/read-rules.js';

/** Words that mean the same, so that a pair of them says it twice. The file is data, hence its length. */
const TWINS = `lovely|beautiful|gorgeous|attractive|stunning; delighted|thrilled|pleased; unique|one of a kind|one-of-a-kind; big|large|huge|enormous|massive; small|tiny; vital|essential|crucial; quick|fast|rapid|speedy; quickly|fast|rapidly|swiftly|promptly; tasty|delicious|yummy; help|assistance|support; peaceful|quiet|calm; reliable|dependable|trustworthy; polite|courteous; neat|tidy; simple|easy|straightforward; grateful|thankful; angry|furious; rude|impolite; loud|noisy; goals|aims|objectives; mistakes|errors; worries|concerns; changes|amendments; strange|odd|weird; tips|hints; handy|practical|useful; amazing|fantastic|wonderful|brilliant|excellent|superb; terrible|awful|dreadful|horrible; disappointed|let down; exciting|thrilling; interesting|fascinating; dirty|filthy; completely|totally|utterly|fully; constantly|continually; durable|long-lasting|hard-wearing; advice|guidance; questions|queries; enthusiastic|keen|passionate; broken|faulty|defective; sturdy|robust|solid; cosy|snug; modern|contemporary|up-to-date; problems|issues|difficulties; hopes|wishes; rules|regulations; tired|exhausted|worn out; old|ancient; nice|pleasant|enjoyable|lovely; full|complete|entire; clearly|plainly; begin|start|commence; stop|cease; [Ff]irst|foremost`;
const ASKING = String.raw`(?:wanted|would like|['’]d like|am writing|['’]m writing|am just writing|was wondering|am wondering|wished)`;

/** Long-winded turns of a sentence and the short ones that say the same. See read-rules.ts for the notation. */
export const TRIMS = readRules(String.raw`
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?(?:I|we) (?:(?:just|only|really|quickly) )*(?:wanted|want|would like|am writing|are writing|thought (?:I|we)(?: would|['’]d))(?: to)?(?: (?:just|quickly))* (?:drop|send|write|shoot) you(?: all)? an? (?:(?:quick|short|brief|little) )*(?:line|note|e-?mail|message|text) (?:to|and) (?!(?:say|let|her|him|them|my|our|the|your|an?|all|every\p{Ll}+)\b)(?=\p{Ll}) => $1I am writing to <
giu  , which (?:is(?: going to be)?|will be|takes place|will take place)(?: held)? (?=[^,.;!?]{5,40}(?:[.!]$|, (?:and|but|so|where|when)\b))(?=(?:on|from) (?:the )?(?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)) =>  <
giu  \b(you|we|I|they|he|she|it)(?: would|['’]d) be able to (?!be\b)(?=\p{Ll}) => $1 could <
giu  \b(would|['’]d) (?:(?:ideally|really|very much) )?(want|like) to have (?=(?:everything|it|them|these|the|an?|my|our|some|your) (?!be(?:en)?\b)\p{Ll}) => $1 $2 <
giu  \bfrom ([^.,;!?\n]{3,20}(?:, [^.,;!?\n]{3,20})?) and (?:continuing|running|lasting|going on|ending) (?:on|through(?: to)?|until|up to|to) (?=(?:the )?\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b) => from $1 to <
giu  \bas (?:it|they|we) (?:normally|usually|always) (?:is|are|do|does)(?=[.,;]) => as usual<
giu  \bto be in (?:operation|service)\b(?= as| at| on) => to run<
giu  \bavailable for use\b(?! by\b) => available<
giu  ^(?:I|we) (?:would )?(?:(?:like to|kindly) )?ask that (any(?:one|body)|every(?:one|body)|all \p{Ll}+)((?: who| that| with| wishing| planning| wanting)[^.,;\n]{3,80}?) please (?=\p{Ll}) => $1$2, please <
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?(?:I|we) (?:was|am|were|are)(?: just| also)* wondering (?:if|whether) (?:it (?:might|would|could) (?:(?:perhaps|possibly|maybe) )*be (?:at all )?possible|there (?:is|was|might be|would be) (?:any|an?) (?:way|chance|possibility)(?: at all)?) (?:for (us|me|you) )?to ([^.?!;\n]{3,250})\.$ => $1could $2{us=we me=I you=you =we} $3?<
giu  (?<=^(?:unfortunately|however|sadly),? )at (?:this|the) present (?:moment|time)(?: in time)?,?  => <
giu  ^there (?:is|are|was|were) (an?|one|some|several|many|few|two|three|four|five|\d+|lots of|a number of|a lot of) ((?:\p{Ll}+ ){0,2}\p{Ll}+) (?:that|which|who) (?=(?:is|are|was|were|has|have|had|need|needs|want|wants|would|will|can|could|must|should)\b) => $1 $2 <
giu  \b(discuss(?:ed|ing)?|consider(?:ed|ing)?|address(?:ed)?|look(?:ed)? at)(?: at (?:some|great|considerable) length)? the (?:question|issue|matter|subject|topic) of (?!\d) => $1 <
giu  \bon the date of (?=\d|the \d|\p{L}{3,9} \d) => on <
giu  \b((?:the|any) (?:inconvenience|disruption|trouble|hassle))(?: that| which)? (?:this|it)(?: (?:may|might|will|has|could)| is going to)?(?: have)? cause[ds]?(?: you)?(?=[.,;!?)]|$| (?:to|for)\b) => $1<
giu  \b(?:could|might|may) (?:very )?well end up (?!(?:king|\p{Ll}*thing|morning|evening|spring|ring|wing|string|bring|sting|sling)\b)(\p{Ll}+ing)\b => may well ofGerund($1)<
giu  \b(is|are) priced at (?:just |only )?(?=\P{L}|$) => $1{is=costs are=cost} <
giu  \b(under|over|below|above) the age of (?=\d|one|two|three|four|five|six|ten|twelve|eighteen|\p{Ll}+teen) => $1 <
giu  (?<=\b(?:\d+|two|three|four|five|six|ten) (?:minutes|hours|days|weeks|months)),? in total(?=[.,;!?)]|$) => <
giu  , which (?:also )?includes (?=[^.,;!?\n]{3,60}, (?:is|costs|takes)\b) => , including <
giu  ^(?:(first|second|third|final|last)(?:ly)?,? )there(?: is|['’]s) (?:also )?the fact that (?=\p{L}) => $1{first=First second=Second third=Third final=Finally last=Finally}, <
giu  ^(?:at the end of the day,? )?it is what it is,? but,? (?=\p{L}) => <
giu  \bat (?:this|the) present moment(?: in time)?\b => now<
giu  \b(is|are) hereby (?:kindly )?(?=(?:advised|informed|notified|reminded|asked|requested)\b) => $1 <
giu  \b(is|are) required to be (carried out|completed|paid|submitted|returned|done|made|replaced|repaired|kept|worn) => must be $2<
gu   \b([Tt]he) aforementioned (?=\p{Ll}) => $1 <
giu  \b(?:is going to|are going to|is due to|are due to|will|shall) (?:come into|take) effect (?:starting )?(?:from|on|as of|as from) => will apply from<
giu  \b(have|has) (?:now |finally |recently )(?:come to|reached|made|taken) the decision (to|that)\b => $1 decided $2<
giu  \bif,? for (?:whatever|any|some|one) reason(?: at all| or (?:other|another))?,? (?=\p{L}) => if <
giu  \b(I|we)(?: will|['’]ll) (?:unfortunately |sadly )?not be able to (?!be\b)(?=\p{Ll}) => $1 cannot <
giu  \bthe (date|day) on which\b => the $1<
giu  ^I (?:just )?(?:wanted|want|would like|['’]d like) to (?:drop you an? (?:quick |short )?(?:e-?mail|line|note|message) to )?(?:check in|touch base|follow up|get in touch)(?: with you)? about (?!(?:\d|half|noon|midday)\b) => I am writing about <
giu  (?<=\b(?:did|had|made|placed|ordered|bought|booked|discussed|sent to (?:you|us|me)) )back (?=on \d|in (?:the (?:spring|summer|autumn|winter|fall)|January|February|March|April|May|June|July|August|September|October|November|December|\d{4})\b) => <
giu  \bopen(ing)? (?:its|our) doors(?: to the public)\b => open$1<
giu  ^after (?:much|further|some|lengthy|careful|a lot of|a long|a lengthy|a great deal of) (?:discussion|debate|deliberation|consideration|thought)(?: by \p{Ll}+(?: \p{Ll}+)?)?,? (?=it was\b|the \p{Ll}+ (?:agreed|decided|voted)\b|we\b|I\b) => <
giu  \bit was (?:eventually |finally |then |also )?(agreed|decided|noted|felt) by (those(?= present)|everyone|all(?= present)|the (?:meeting|members|committee|group|board))(?: who were)?( present)? that\b => $2$3 $1 that<
giu  \b(and|but) (?:I['’]m|I am|we['’]re|we are) (?:very |really |so )?(?:pleased|happy|glad|delighted|proud) to (?:say|report|announce) that (?=\p{L}) => $1 <
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?just (?:a (?:quick |short )?(?:message|note|line|e-?mail|reminder) )?to (?:let you(?: all)? know|say) that (?=\p{L})(?![^.!?\n]*\band that\b) => $1<
giu  \bwill (no longer |finally |now |also )?be (increasing|rising|changing|ending|taking|leaving|arriving|starting|departing|returning|joining|going|opening|closing|retiring|holding|hosting|launching|moving|meeting|collecting|working|offering|sending|introducing|providing|replacing|installing|running|visiting|making|doing|giving|using) (place |ahead )?(?=(?:at|on|from|in|by|to|with|our|the|an?|all|some|any|new|work|works|repairs|maintenance|once|again|this|next)\b) => will $1ofGerund($2) $3<
giu  \b(any (?:other |further |more )?(?:questions|problems|queries|concerns)) at all\b => $1<
giu  (?<=\p{Ll},?)( )I was (?:told|informed) by (the \p{Ll}+|your \p{Ll}+|one of (?:the|your) \p{Ll}+) that\b => $1$2 told me that<
giu  \b(anyone|anybody|those) (?:who|that) (?:is|are) (?=(?:interested|available|willing|affected|keen|planning|thinking|hoping|looking|wishing)\b) => $1 <
giu  \b(members|customers|residents|visitors|guests|passengers) will be able to (?=\p{Ll}) => $1 can <
giu  \bwith (?:the (?:aim|goal|intention|purpose) of|a view to) (?!being\b)(\p{Ll}{2,}ing)\b => to ofGerund($1)<
giu  \b(?:over|during) the course of (?=(?:an?|one|two|three|four|five|six|several|\d{1,3}|the (?:next|last|past|coming))\b) => over <
giu  \bthe (discussion|conversation|meeting|chat|talk|call|phone call|agreement|deal) (?:that |which )?(we|I) (?:had|made|reached)\b(?= (?:on|at|in|with|about|over|by|yesterday|last|this|earlier)\b|[,.]) => $2{we=our i=my} $1<
giu  \bthe (order|booking|reservation|appointment|payment|complaint|request|enquiry|application|e-?mail|letter|message) (?:that |which )?(we|I) (?:placed|made|sent(?: to)? you|wrote(?: to)? you|submitted|sent)\b(?= (?:on|at|in|about|yesterday|last|this|earlier)\b|[,.]) => $2{we=our i=my} $1<
giu  (^|, )(?:I|we) (?:just )?(?:wanted|want|would like) to (?:update (?:you all|you|everyone|everybody)|give (?:you all|you|everyone|everybody) an? (?:quick |short |brief )?update) (?:on|about) (?:where (?:things|we) (?:currently )?(?:stand|are)(?: at)? (?:with|on|regarding) )?(?=the\b|our\b|your\b|my\b) => $1here is an update on <
giu  \b(has|have) (?:now |since |finally )?(?:come|got) back to (?:us|me) and (?=confirmed\b) => $1 <
giu  \b(you|I|we|they) end up having to (?=\p{Ll}) => $1 have to <
giu  \b(and|but),? (?:to be (?:perfectly |completely |quite )?(?:honest|frank)|if I['’]m (?:being )?honest|in all honesty|truth be told)(?:, (?=\p{L})| (?=(?:I|we|it|the|they)\b)) => $1 <
giu  ^(?:(?:so|well|basically|anyway),? ){0,3}(?:I(?:['’]ve| have) been thinking (?:about (?:it|this) )?(?:quite |rather )?(?:a lot|long and hard)(?: about (?:it|this))? and )?(?:I (?:guess|suppose|think) )?what I(?:['’]m| am)? (?:(?:really|actually|just|basically) )*(?:want(?:ed)?|trying) to say is(?: that)? (?=\p{L}) => <
giu  \bI have always been (?:someone|somebody|a person) who (loves|enjoys|likes) => I have always $1{loves=loved enjoys=enjoyed likes=liked}<
giu  (?<!\b(?:never|not|if) )\b(I|we)( have|['’]ve) (?:now |just |also )?had (?:a|the) (?:chance|opportunity) to (go|look|read|review|check|speak|talk|test|try|take|work|study|travel|volunteer|attend|participate|learn|gain|develop|manage|lead|teach)\b(?![^.!?\n]{0,120} and to\b) => $1$2 participle($3)<
giu  \b(our|my) (recommendation|suggestion|proposal) (?:would be|is) that\b => $1{our=we my=I} $2{recommendation=recommend suggestion=suggest proposal=propose} that<
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?I know (?:that )?(?:we['’]ve|we have|I['’]ve|I have) (?:all )?(?:already )?(?:talked about|discussed|mentioned|said|been over|gone over) (?:this|it) (?:before|already|many times|several times)(?: and I (?:(?:really|do|honestly|certainly) )?(?:don['’]t|do not|hate)[^.,;!?\n]{3,50})?, but (?=\p{L}) => $1<
giu  \bwhat (I|we)(['’]m| am|['’]re| are) (planning|proposing) to do is (?=an? (?!(?:mystery|secret|bit|little|lot|matter|mistake|risk|problem|surprise|shame|good|bad|very|really|huge|big (?:risk|step))\b)\p{Ll}) => $1$2 planning <
giu  (?<=\p{Ll}s) (?:that|which) have already been (?=(?:bought|paid|booked|sent|made|placed|purchased|received)\b) =>  already <
giu  \b(anyone|anybody|those|everyone|you|people|members|guests) (who )?(?:is|are) unable to (?!be\b)(?=\p{Ll}) => $1 $2cannot <
giu  \bthan would (?:normally|usually) be the case\b|\bthan is (?:normally|usually) the case\b => than usual<
giu  \bpretty much (?=(?:any|every|all|anything|everything|everyone|always|the same)\b) => almost <
giu  \b(I|we) do (?:really )?(hope|think|want|appreciate|need)\b => $1 $2<
giu  \bplease do (?=give|let|get|feel|come|contact|call|send|take|tell|keep|remember)\b => please <
giu  \b(?:was|were) able to (achieve|complete|finish|secure|win|cut|build|solve|increase|reduce|improve|sign|sell|deliver|save|resolve|fix|find|gain|reach|attract|raise)\b => past($1)<
giu  \banyone and everyone\b => anyone<
giu  \bcould (?:maybe|perhaps|possibly) have been(?: somewhat| a bit| a little)?\b => could have been<
giu  (?<=\bfrom [^.,;!?\n]{3,40} )up to and including\b => to<
giu  \b(?:everybody|everyone|all those) who (?:was|were) present\b => everyone present<
giu  \bin the amount of (?=[£$€\d]) => of <
giu  \bcarrying out the (\p{Ll}+ing) of (?=\p{Ll}) => $1 <
giu  \b(in which (I|you|we|they) can [^.,;!?\n]{3,60}?) and in which \2 can  => $1 and <
giu  \b(is|was) the fact that\b => $1 that<
giu  \ballows (you|us|them|users|customers|people|visitors) to (?=\p{Ll}) => lets $1 <
giu  \b(more|less|better|worse|higher|lower|earlier|later) than what (?=(?:I|we|you|they|other|most)\b) => $1 than <
giu  ^(?:I am|we are|I['’]m|we['’]re) (?:getting in touch(?: with you)?|writing(?: to you)?|contacting you|e-?mailing(?: you)?)(?: today)? (?:because|as) (?=(?:I|we) ) => <
giu  \b(who|which|and|but) (do|does|did) not do so\b => $1 $2 not<
giu  \b(\p{Ll}+s|people|children) between the ages of (\d+) and (\d+)\b => $1 aged $2 to $3<
giu  \b(everything|anything|nothing) that (?=(?:I|you|we|they) ) => $1 <
giu  \b(\p{Ll}{3,}s|people|someone|somebody|anyone|everyone) who (?:have|has) (?=(?:many years|several years|\d+ years|a lot of experience|experience|no experience|questions|a question|problems|an? (?:\p{Ll}+ )?(?:card|ticket|disability|allergy|car|dog|pet|child|garden|problem|complaint))\b) => $1 with <
giu  \b(is|are|was|were|can) indeed (?=\p{Ll}) => $1 <
giu  \b((?:the|any|all|every|some) (?:(?:\p{Ll}+ ){0,2})(?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement|event|grounds|basis|provision|advantage|bonus|danger|benefit|knowledge|theory|argument|principle|same|so|sure|such|us|me|him|them|now|one|time|times)\b)\p{Ll}{3,}(?<!ed|ly|\b(?:said|told|know|think|believe|hope|see|feel|clear|true|was|were|are|is))) that (?=(?:I|you|we|they) (?:may|might|can|could|will|would|have|had|are|were|am|was|do|did|need|want|sent|bought|purchased|ordered|got|saw|heard|made|gave|like|use|sell|offer|provide|know|love)\b) => $1 <
giu  (?<!\b(?:to|will|would|should|could|may|might|must|not|never|did|if \p{L}+) |n['’]t )\b(?:have|has) the (?:opportunity|chance|option|possibility) to (?=\p{Ll}) => can <
giu  , which means that  => , so <
giu  (?<=\b(?:tell|know|ask|find out|check|decide|sure|about|wondering|confirm)\b[^.,;!?\n]{0,25}) whether or not (?=(?:the|it|I|you|we|they|this|there|your|our|my)\b) =>  whether <
giu  \b(?:at some point )?(?:during|in) the course of (next|this) (week|month|year)\b => $1 $2<
giu  \b(two|three|four|five|six|\d+) additional (?=\p{Ll}) => $1 more <
giu  ^(?:I|we) (?:just |only )?(?:wanted|want|would like) to (?:contact you|get in touch(?: with you)?|write to you|e-?mail you|(?:quickly )?(?:reach out|check in|touch base|follow up)(?: (?:with|to) you)?(?: and (?:quickly )?(?:check in|touch base|follow up)(?: with you)?)?) (?:regarding|about|concerning|on(?= (?:my|the|our|your)\b)|with regards? to)(?! [^.!?\n]{3,60} and (?:ask|check|see|find out)\b)  => I am writing about <
giu  \bplease feel free to (?=(?:contact|call|email|ask|write|get)\b) => please <
giu  , so (?:that )?you (?:do not|don['’]t|will not|won['’]t) (?:need|have) to worry(?: about [^.,;!?\d]{2,50})?(?=[.!]) => <
giu  (?:^|(?<=, |\band |\bso |\btherefore ))(?:we|I) (?:would (?:like to )?)?(?:(?:kindly|politely) )?ask (?:you|all of you|you all|everyone)(?: please| kindly)? to (?:please )?(?![^.!?\n]*\band to \p{Ll})(?!be able)(?=\p{Ll}) => please <
giu  \b(three|four|five|six|seven|eight|nine|ten|\d+) (?:different|separate) (?!(?:weeks|days|years|months|times|occasions|answers|opinions|versions|colou?rs|sizes|types|kinds|sorts|ways|styles)\b)(?=\p{Ll}+s\b) => $1 <
giu  \bwithout having to (?!be\b|have\b)(\p{Ll}+)\b => without gerund($1)<
giu  (?<=\bby [^.,;!?\n]{3,30}?),? at the (?:very )?latest(?=[.,;:!?)]|$| (?:whether|if|so|when|how)\b) => <
giu  \b(thank you|thanks) (?:ever )?(?:(?:so|very) ){1,2}much(?: indeed)?(?= for\b| in advance\b) => $1<
giu  \bfor (?:getting in (?:touch|contact) with|reaching out to) (us|me)\b => for contacting $1<
giu  \b(contacting (?:us|me)) (?:today )?(?:regarding|with regards? to|in relation to|in connection with)\b => $1 about<
giu  \b(for your (?:\p{Ll}+ and )?(?:help|co-?operation|understanding|patience|support|assistance|attention|time)) (?:in|with|on|regarding) (?:this|the) (?:matter|issue|regard|situation)\b => $1<
giu  (?<=^thank[^.!?\n]{3,120}),? (?:and )?I (?:really |do |would |very much )*appreciate it(?: a lot| very much| so much)?(?=[.!]) => <
giu  ^((?:hi|hello|hey|dear) [^,.!?\n]{1,30}, )?(?:(?:I am|we are|I['’]m|we['’]re) (?:just )?(?:writing|e-?mailing|contacting you|getting in touch)(?: to you| with you)?(?: today)? (?:because|as|since) )?(?:I|we) (?:(?:just |really |only |simply )*(?:wanted|want|would like|['’]d like) to ask(?: you)?|(?:was|am|were|are) (?:just )?wondering) (?:if|whether) (?:it (?:would|might|could) be (?:at all )?possible for you to|you (?:could|would|might|can)(?: (?:please|possibly|perhaps|kindly|maybe))*(?: be (?:able|willing) to)?) (?!be\b|have\b|like\b|mind\b|prefer\b)([^.?!;\n]{3,200})\.$ => $1could you $2?<
giu  (?<=\b(?:please|could you|would you|can you) )be (?:so kind as|kind enough) to (?=\p{Ll}) => <
giu  ^the (?:purpose|aim|objective) of (this|the|our|my) (report|document|survey|study|paper|memo|presentation|project|scheme|programme|campaign) is to (describe|explain|show|give|provide|present|examine|analy[sz]e|compare|summari[sz]e|assess|outline|review)\b => $1 $2 third($3)<
giu  ^the (?:purpose|aim|objective) of (this|the|our|my) (survey|study|project|scheme|programme|campaign) would be to  => $1 $2 would <
giu  \bI (?:would describe myself as|would say (?:that )?I am|consider myself(?: to be)?|am) (?:an? (?:person|individual)|someone|somebody) who is  => I am <
giu  ^in my (?:own |personal |honest |humble )*(?:opinion|view),? I (?:personally |really |do |also )*(?=(?:think|believe|feel)\b) => I <
giu  \bI personally (?=(?:think|believe|feel|would)\b) => I <
giu  (^|\b(?:and|but) )(I|we) would (also |therefore )?like to (?:take (?:this|the) opportunity to )?(?=(?:apologi[sz]e|remind|recommend|congratulate)\b) => $1$2 $3<
giu  \bthan (?:we|I) (?:had )?expected(?: it to be| them to be)? => than expected<
giu  (?<=^(?:if|when|should)\b[^.!?;\n]{3,160}), then (?=(?:please|I|we|you|they|it|this|there)\b) => , <
giu  \bif there (?:is|are) (anyone|anybody|someone|somebody) (?:of you )?(?:who|that) (?=\p{Ll}) => if $1 <
giu  \b(and|but) (?:I|we) (?:have to|must|would have to) (?:say|admit)(?: that)?,?(?: overall,?)? (?=(?:I|we|it|the|this|they|in)\b) => $1 <
giu  ^(?:one|another) thing (?:that |which )?(I|we) ((?:particularly|really|especially|also) )?(liked|loved|enjoyed|appreciated|noticed|disliked|like|love) (?:is|was) (?:the fact )?that  => $1 $2$3 that <
giu  \bthe only (?:small |little |minor )?thing (?:that )?(?:I|we)(?: would| could| can|['’]d) (?:complain about|criticise|criticize|fault|find fault with) (is|was)(?: the fact)? that\b => the only downside $1 that<
giu  \bwithin the next (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b) => within <
gu   \bthe middle of (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b) => mid-<
giu  \bis an? (?:product|item|thing|place|person|device|jacket|coat|bag|book|film|hotel|restaurant|phone|chair|game|car|bike|house|town|city|dress|shirt|shoe) (?:that|which|who) (is|has|was|can|will|offers|helps|makes|comes|gives|works|lets)\b => $1<
giu  \bin which (?:you|we|they|visitors|guests|customers) can (?:put|keep|store|place|leave) (?=(?:an?|the|all|any|your|our|their|his|her|my) ) => for <
giu  (?<=\d ?(?:inch|inches|cm|mm|ft|feet)) in size\b => <
giu  \bthe (material|fabric|wood|cloth|leather) (?:that |which )?(?:it|this|they) (?:is|are) made (?:of|from|out of) (?=is\b) => the $1 <
giu  \b(it|they|(?:the|this|our) \p{Ll}+) (has|have|includes?|offers?|had|contains?) ((?:(?!\b(?:that|who|which|but)\b)[^.,;!?\n]){3,100}),? and (?:it|they) (?:also )?\2 (?:also )?(?=(?:an?|two|three|four|\d+)\b) => $1 $2 $3 and <
giu  \b(for (?:many|several|some|\d+|(?:(?:more|less) than |over |about |almost |nearly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)) (?:years|months|weeks|days)) now\b => $1<
giu  \bthe (\p{Ll}+) (?:that |which )?they (?:serve|offer|sell) (?:there|here)(?=[.,;!?]| and\b) => the $1<
giu  \b(before|until) ((?:our|the|my|your|their) \p{Ll}+|it|we|they|I) (?:finally|eventually) (?=\p{Ll}) => $1 $2 <
giu  (?<!\b(?:what|where|how|why|who|which|than|as|so|neither|nor|only|whatever|that|things|everything|all) )\b(I|we|he|she|they|it|(?:the|my|our|their) \p{Ll}+) did (?:actually |eventually |finally )?(say|arrive|come|get|help|try|offer|work|like|enjoy|apologise|apologize|tell|ask|find|receive|reply|respond|call|send|feel|have|go|make|take|give|look|seem|want)\b(?![^.!?\n]*\?) => $1 past($2)<
giu  \bwhat it is(?: exactly)? that (?=(?:they|we|you|I|he|she|our|your|the)\b) => what <
giu  \bwhat (they|we|you|I) (\p{Ll}+) and what \1 (do not|don['’]t|did not|didn['’]t) (\p{Ll}+)\b => what $1 $2 and $3 $4<
giu  ^(?:at (?:this|the present) (?:point in |moment in )?time, )?(?:I|we) (?:think|feel|believe|am of the opinion|are of the opinion) that it (?:would|might) be (?:an? )?(?:really |very )?(?:good|great|sensible)(?: idea)? (?:for us )?to (?:(?:maybe|perhaps|possibly) )?(?=\p{Ll}) => we should <
giu  \bit would be an? (?:really |very |so )?(nice|good|great|lovely) idea to (?=\p{Ll}) => it would be $1 to <
giu  \b(?:make a decision|decide) (?:about|on|as to|regarding) (?=(?:which|what|how|who|whether|where|when)\b) => decide <
giu  (?<=^(?:once|when|as soon as|after) [^.!?;\n]{3,90}, (?:we|you|I|they)) will (?:then )?be able to  =>  can <
giu  \bfor (days|weeks|months|years|hours|ages) and \1\b(?: and \1\b)? => for $1<
giu  \b(and|but|so),? what can I say,?  => $1 <
giu  \breally and truly\b => truly<
giu  \b(ever \p{Ll}+) in my (?:whole |entire )?life(?:time)?\b => $1<
giu  \b(each|every) single (?!(?:rooms?|beds?|tickets?|parents?|persons?|use)\b)(?=\p{Ll}) => $1 <
giu  \b(you|(?:employees|members|residents|tenants|visitors|students|participants|applicants|drivers|parents|customers|guests|colleagues|volunteers|users|passengers|staff)\b[^.,;!?\n]{0,90}?) are required to (?=\p{Ll}) => $1 must <
giu  \bit is (?:strongly |highly )?(?:recommended|advised|advisable|suggested) (?:that you|for you to) (?!are\b|be\b|have\b)(?=\p{Ll}) => you should <
giu  ^((?:the|our|further|more) (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+(?<!s)) can be found (?=(?:on|in|at|under|next to|near|behind|outside|opposite) (?:the|our|your|this|page|chapter|section)\b) => $1 is <
giu  \band (?:in addition to|on top of|apart from|besides) (?:that|this),? (?=(?:it|they|we|I|you|there|he|she)\b) => and <
giu  (?<=\bwho\b[^.!?\n]{8,140}) (but|and|or) who (?=(?:\p{Ll}{3,}(?:s|ed)|do|does|did|are|is|was|were|have|has|can|cannot|will|would)\b(?! responsible)) =>  $1 <
giu  (^|, |\bthat )there (?:is|are|was|were) (also )?(several|some|many|a few|a lot of|lots of|two|three|four|a number of|only a few|(?:just |only )?one(?= (?:person|member|customer|guest|resident|parent|student|colleague)\b)) ((?!(?:things|ways|reasons|places|times)\b)\p{Ll}+(?: \p{Ll}+)?) (?:who|that|which) (?=\p{Ll}+)(?!(?:you|we|he|she|it|they|the|an?|my|your|our|their|his|her|this|these|people|everyone|i)\b) => $1$3 $4 $2<
giu  ,? without (?:any need for you to|you having to|your having to|having to|needing to|the need to) worry(?: about (?:it|anything|that|them))?(?=[.,;!]) => <
giu  (?<=\bas soon as [^.!?;\n]{3,60}?,? (?:we|I)(?: will|['’]ll) [^.!?;\n]{3,60}) (?:straight away|right away|immediately|at once)(?=[.,;!]) => <
giu  \bsend your (\p{Ll}+)(?: out)? to you(?=[.,;!?]|$| (?:straight|as|by|on|immediately|today|tomorrow|within|in)\b) => send your $1<
giu  \b(we|I) (?:are|am) expecting (an? (?:new )?(?:delivery|shipment|parcel|order|package)) to (?:arrive|come in|be delivered)  => $1 expect $2 <
giu  , which (?:represents|is|was|constitutes|equates to) (?=an? (?:increase|decrease|rise|drop|fall|reduction|improvement|growth|decline) of\b) => , <
giu  \bwhen compared (?=(?:with|to)\b) => compared <
giu  \b(time) (?:that )?it (?:took|takes) (?:us|them|me|you) to  => $1 to <
giu  (?<!\b(?:I|he|she|we|they|you) )went (down|up) (?=from \d) => $1{down=fell up=rose} <
giu  \b(increase|decrease|rise|reduction|drop|fall) in the number of (?=\p{Ll}{3,}s\b) => $1 in <
giu  \b(return|returns|returned|returning) to a normal level\b => $1 to normal<
giu  \b(pleased|delighted|happy|proud|glad|thrilled|excited) to be able to (?=\p{Ll}) => $1 to <
giu  \b(an? (?:wide |large |great |huge )?(?:variety|range|selection) of) different (?=\p{Ll}) => $1 <
giu  \b(come|comes|came|coming) along (?=(?:to|on|at)\b) => $1 <
giu  \bin the field of (?!vision|view|play|battle)(?=\p{Ll}) => in <
giu  \babout the possibility of (?=\p{Ll}{2,}ing\b) => about <
giu  ^first(?:ly)? of all,? => first,<
giu  ^(?:and )?last but not least,?  => finally, <
giu  \ba (?:little|tiny) bit (?=\p{Ll}) => a bit <
giu  \beach and every one of you\b(?! (?:who|that)\b) => you all<
giu  (?<!\b(?:two|three|four|five|\d+|several|some|many|most|few|other|new) )\bmembers of staff\b => staff<
giu  \ball (?:that )?(you|they|we|I) (?:need|have) to do is (?:to )?(?=\p{Ll}) => $1 only need to <
giu  \b(may|might|could) possibly (?=\p{Ll}) => $1 <
giu  \bas soon as (you|we|I|they) possibly (?=can|could) => as soon as $1 <
giu  \b((?:the|this|our|your|my|their|its|an?|any|some|all|every|each|those|no|two|three|four|several|many|few) (?:\p{Ll}+ ){0,3}?(?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement)\b)\p{Ll}{3,}(?<!ed|ing|\b(?:and|but|or|said|told|know|think|believe|hope|see|means|says|feel|sure|clear|true|so|now|one|that))) (?:that|which|who) (?:is|are|was|were|has been|have been) (?:currently |now |recently )?(?=(?:(?!(?:need|suppos|us|pleas|excit|worri|tir|marri|interest|clos|concern)ed\b)\p{Ll}{3,}ed|held|made|written|taken|sent|given|bought|sold|built|left|found|kept|paid|shown|chosen|known|stored|lost|born|brought|due|likely|willing|eligible|entitled|still) (?:by|on|in|at|from|for|with|to|out (?:by|in|on|at|from|among)|during|under|into|near)\b(?![^.!?\n]*\b(?:and|or|but|then) (?:\p{Ll}+ed|is|was|are|were|has|have|then|later|now|still)\b)) => $1 <
giu  \b((?:the|this|our|your|my|their|all|any|some|those|several|many)(?: \p{Ll}+){1,3}|people|anyone|everyone|someone|those|visitors|guests|customers|students|residents|members) (?:that|which|who) (?:is|are|was|were) (?:currently )?(?=(?:taking place|working|living|waiting|staying|travelling|traveling|attending|planning to|wishing|looking for|applying|visiting|using|arriving|studying|standing|sitting|serving|parking|parked|camping|joining|sleeping|talking to)\b) => $1 <
giu  (?<=\b(?:that|has|have|had|is|are|was|were|will|can|and|but|because)), (?:(?:so|and|well),? )?as (?!of\b)(?=[^,]{0,80}\b(?:know|aware|recall|remember|heard|seen|noticed|mentioned|said|discussed|case|usual|always|ever|previous|past|above|last years?)\b)(?:(?:you|we|i|am|think|believe|sure|many|most|some|of|all|may|might|or|not|will|probably|already|surely|no|doubt|know|recall|remember|be|are|is|aware|have|has|heard|seen|noticed|mentioned|said|previously|before|discussed|above|well|has|been|the|case|in|previous|recent|past|last|years?|usual|ever|always|briefly|recently|meeting|e-?mail|letter|week|month|at|our|my|by|now|you['’]ll|will) ?){2,14},(?= ) => <
giu  (?<=^|[,.] )(?:(?:so|and|well),? )?as (?!of\b)(?=[^,]{0,80}\b(?:know|aware|recall|remember|heard|seen|noticed|mentioned|said|discussed|case|usual|always|ever|previous|past|above|last years?)\b)(?:(?:you|we|i|am|think|believe|sure|many|most|some|of|all|may|might|or|not|will|probably|already|surely|no|doubt|know|recall|remember|be|are|is|aware|have|has|heard|seen|noticed|mentioned|said|previously|before|discussed|above|well|has|been|the|case|in|previous|recent|past|last|years?|usual|ever|always|briefly|recently|meeting|e-?mail|letter|week|month|at|our|my|by|now|you['’]ll|will) ?){2,14},  => <
giu  \b(?:back )?in (?:the year )(?=\d{4}\b) => in <
giu  \b(?:all the way )?back in (?=\d{4}\b) => in <
giu  \bfor the purposes? of (\p{Ll}{3,12}ing)\b => to ofGerund($1)<
giu  ^it is with (?:(?:a|an|great|deep|much|very|deal|of|heavy|considerable|real|enormous) ){0,6}(?:regret|sadness|heart|pleasure|delight|pride|excitement)(?: and \p{Ll}+)? that (?=(?:I|we)\b) => <
giu  (?:^(?:anyway|so|well),? |\b(and )?)the reason(?: why| that)? (?:I|we)(?:['’]m| am|['’]re| are) (?:writing|getting in touch|contacting you|e-?mailing|calling|writing to you)(?: this (?:e-?mail|letter|message))?(?: with you| to you| you)?(?: today)? is (?:that|because)  => $1<
giu  ^(?:I|we) (?:(?:was|am|were|are) (?:just )?wondering|(?:just )?(?:wanted|would like|['’]d like) to ask) (?:if|whether) (?:it (?:would|might) be possible for me to|I could(?: possibly)?|I might be able to) ([^.?!\n]{3,200})\.$ => could I $1?<
giu  (?<=\p{Ll}\s)(?<!\b(?:to|of|in|from|for|about|by|with|despite|given|is|on|also|is also|was) )the fact that\b => that<
giu  ^(?:the purpose of|the reason for|the aim of) (?:this|my|our) (?:e-?mail|message|letter|note|post) is (?:just |simply )?to (?:inform|tell|notify|advise|let) (?:you|everyone|you all)(?: know)? that\s => <
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?(?:I|we) (?:just |only |simply |really )*${ASKING}(?: to)?(?: (?:just |quickly |briefly |also )*(?:check in|touch base|reach out|get in touch|follow up)(?: with you)? (?:and|to))?(?: (?:just |quickly )?(?:see|ask|check|know|find out)(?: with you)?)? (?:if|whether) you(?:['’](?:d|ve))? (?:(?:might|may|perhaps|possibly|maybe) )*(?:have |had )?had (?:a|the|any) (?:chance|opportunity|time)(?: yet)? to ([^.?!\n]{3,300})\.$ => $1Have you had a chance to $2?<
giu  ^I (?:just |only |simply |really )*${ASKING} to (?:just |quickly |briefly )*(?:check in|touch base|reach out|get in touch|follow up)(?: with you)? (?:and|to) (?:just |quickly )?(?:see|ask|check|find out) (?:if|whether) => I wanted to ask whether<
giu  ^if you could(?: please| kindly)? (?!be\b|have\b|all\b|only\b|not\b|see\b)([^,.?!\n]{4,150}),? (?:then )?(?:that|it|this) would be (?:really |very |so |much |greatly |most |absolutely )*(?:great|helpful|appreciated|wonderful|good|fantastic|lovely|brilliant|amazing)(?=[.!]|,? (?:as|because|since)\b) => please $1<
giu  ^(?:(?:but|and|so),? )?it would be (?:really |very |so |much |greatly |most )*(?:great|helpful|appreciated|wonderful|good|fantastic|lovely|nice) if you could (?:(?:please|perhaps|maybe|possibly|kindly|just) )*(?!be\b|have\b|all\b|only\b|not\b)(?=\p{Ll}) => please <
giu  (?<=^|, )what (I|we) (found|noticed|discovered|saw|learned) (?:is|was) that => $1 $2 that<
giu  ^(?:should you|if you) (?:wish|want|would like|need|choose) to ([^,.?!\n]{3,80}), (?:please )?(?:you (?:can|are able to|may|could) (?:easily |also )?do so|do so|feel free to do so) by (visiting|calling|emailing|going|filling|contacting|sending|using|completing|clicking|logging|signing|returning|speaking|phoning|ringing|writing|coming)\b => to $1, ofGerund($2)<
giu  (?<=^|, )what you (?:want|need|have|will need) to do is(?: to (?=\p{Ll})| (?=(?:call|email|contact|ask|send|bring|fill in|click|go to|visit|complete|sign|check|press|bake|mix|stir|put|cook|cut) (?:it|them|us|me|the|your|an?|to)\b)) => <
giu  \bin an? (quick|slow|careful|polite|professional|safe|efficient|calm|prompt|responsible|respectful|thorough|consistent|honest|fair|sensible|systematic|effective|flexible) (?:manner|way|fashion)(?=[.,;!?]|$| (?:and|so|by|when|because)\b) => adverb($1)<
giu  \b(the \p{Ll}+) (?:that )?we are (?:currently )?(?:offering|providing|proposing) (is|are) => $1 $2<
giu  \b(I|we|they|(?:the|our) (?:school|company|office|club|team|shop|council|hospital|library|museum|gym|clinic)) will be (opening|holding|hosting|launching|offering|sending|introducing|celebrating|providing|publishing|releasing|increasing|updating|replacing|installing)\b => $1 will ofGerund($2)<
giu  \b(is|was|are|were) (?:situated|located) in an? (?:location|position|place|area|spot) (?:that|which) (?:is|was) (?:very |really |quite )?(?=(?:quiet|central|convenient|beautiful|busy|close|near|safe)\b) => $1 <
giu  ^(?:in terms of|with regards? to|as regards|as for|regarding|concerning|when it comes to) (the \p{Ll}+|our \p{Ll}+|breakfast|lunch|dinner), (?:they (?=(?:were|are|have)\b)|it (?=was (?:served|delicious|clean|closed)\b(?! (?:to|that|in|on|at|outside|when)\b))) => $1 <
giu  (?<=\b(?:is|are|was|were) (?:very )?\p{Ll}+(?: \p{Ll}+)?(?<!ing)) as well as being (?!an?\b|the\b|\p{Ll}+(?:ed|ing)\b)(?=\p{Ll}) =>  and <
giu  \b(candidate|applicant|person) will be (?:someone|a person|somebody|one) (?:who|that) (has|is) => $1 will $2{has=have is=be}<
giu  \bwill be opening (its|our|their) doors => will open<
giu  \bon the (small|large|big|long|short|heavy) side in (?:size|length|weight)(?! of) => a little $1<
giu  ^(?:(?:okay|ok|well),? )?(?:so,? )?to be (?:perfectly |completely |totally |brutally |quite |very )*(?:honest|frank)(?: with you(?: all)?)?, (?!and\b) => <
giu  ^you (?:just )?(?:basically|simply) (?:just )?(?:need|have) to (?!be\b|have\b)(?=\p{Ll}) => <
giu  \b(?:approximately|about|around|roughly) (\d[\d.,]*|an?|one|two|three|four|five|ten)( \p{Ll}+)? or so => about $1$2<
giu  \bit will not be possible for (?:anybody|anyone) to (?=\p{Ll}) => nobody will be able to <
giu  \b(?:please )?(?:make sure|ensure|be sure)(?: that)? you (?=(?:contact|call|email|bring|arrive|return|complete|send|read|check|book|register|reply|sign|wear|submit|lock|close|turn|switch|take|leave|keep)\b)(?<=please.{0,40}) => please <
giu  (?<=\S )a (?:grand )?total of (?=(?:just |only )?(?:\d|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)) => <
giu  ^it has (?:recently )?come to (?:our|my) attention that\s => <
giu  \bby the end of the day on (?=\p{L}) => by the end of <
giu  ^(?:(?:so|well|ok|okay|basically|anyway),? ){0,3}(?:the )?(?:situation|thing|fact|truth|reality|bottom line)(?: of the matter| here)? is(?: that,?|,) (?=\p{L}) => <
giu  \bwhat (I|we) (?:would like|['’]d like|want) to (propose|suggest|say|recommend|ask) is(?: that)? (?=(?:we|you|the|it|they|everyone)\b) => $1 $2 that <
giu  \b(I['’]m|I am|we['’]re|we are) (?:honestly|genuinely|truly) (?=really|very|so) => $1 <
giu  \bthe (?:one and )?only thing (?:that )?I (?:would say I |can say I |['’]d say I )?(don['’]t|do not|didn['’]t|did not) (love|like) (?:about it|here)? ?is\b => the only thing I $1 $2 is<
giu  ^after (?:giving|having given) (?:it|this|the matter)(?: (?:quite|a|some|much|very|lot|of|great|deal|careful|serious|long|hard|thought|consideration|and)){1,9}(?: over the (?:past|last) few \p{Ll}+)?,  => <
giu  \b(have|has) decided that (?:we|I|they|it|he|she) (?:are|am|is) going to (?=\p{Ll}) => $1 decided to <
giu  \b(go|going|went|gone) ahead and (?:move|moving|moved|proceed|press|push) (?:forward|ahead)? ?with\b => $1 ahead with<
giu  \bgo ahead and (?=(?:book|order|send|pay|start|buy|make|change|cancel|confirm)\b) => <
giu  \b(\d{1,2}(?:[:.]\d\d)?) (?:o['’]clock )?in the (morning|afternoon|evening)\b => $1 $2{morning=am afternoon=pm evening=pm}<
giu  \bended up (\p{Ll}{3,15}ing)\b => pastOfGerund($1)<
giu  , and (?:we|I) (?:are|am) (?:very |really |so )?(?:thankful|grateful|glad|pleased|happy|relieved) (?:for|about) (?:this|that),  => , <
giu  \b(who|which|that|I|we) (?:was|were) (?:the (?:person|one) who was )?(?:also )?(?:solely |directly )?responsible for (?=(\p{Ll}{3,15}ing)\b)\2(?![^.!?\n]*(?:,| and| or) \p{Ll}+ing\b) => $1 pastOfGerund($2)<
giu  \b(and|or|but) (who|which) (?=\p{Ll}+ed\b)(?<=\b\2 (?:has|have|had|is|was|\p{Ll}+ed)\b[^.!?]{3,120}) => $1 <
giu  \b(I|we|they|he|she|it|who|team|company) (?:successfully )?managed to (\p{Ll}{3,15})\b => $1 past($2)<
giu  ^is there any (?:chance|way|possibility)(?: at all)? (?:that )?you (?:could|can|might be able to) => could you<
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?(?:I|we)(?: (?:just|only|really|quickly))* (?:wanted|want|would like|am writing|are writing)(?: to)?(?: (?:just|quickly))*(?: (?:drop|send|write)(?: you)? (?:a few lines|an? (?:quick |short |brief )?(?:e-?mail|line|note|message|text)))?(?: to)? say (?:an? )?(?:massive |huge |big |very big |really big |heartfelt |sincere )*(?:thank you|thanks)(?: very much| so much)? => $1thank you<
giu  \b(the|this|that|our|my|your|their|an?|any|some|two|three|four|several) ((?:\p{Ll}+ ){0,3}(?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement|boss|manager|team)\b)\p{Ll}{3,}) (?:that|which|who) (?:is|are|was|were) (?:currently |being |now )?(?=(?:in(?: room| the| our| this| your)|on (?:the|our|your)|inside|under|behind|near|next to|based|located|situated|held|driven|owned|run by|made (?:of|by|from|in)|caused by|written by|taken by|sent by|used (?:by|in|for)|needed|required|involved|included|attached|listed|shown|displayed|provided by|supplied by|offered by|affected by|available|interested in|suitable for|ideal for|perfect for|right for|open to|designed (?:for|to)|aimed at|full of|close to|similar to|related to|responsible for (?!\p{Ll}+ing))(?:\b| )) => $1 $2 <
giu  \b(the|this|that|our|your|an?) ((?:\p{Ll}+ ){0,2}(?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement|boss|manager|team)\b)\p{Ll}{3,}) (?:that|which) (?:is|are|was|were|will be) (?:currently )?(?:taking place|being held|due to take place|going to take place|held) (?=(?:on|at|in|next|this|from)\b) => $1 $2 <
giu  \b(the|every|any|all the) (?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement|boss|manager|team|time|day|moment|only|same|more|first|last|next|one|thing)\b)(\p{Ll}{3,}(?<!ed|ly)) (?:that|which) (?=(?:I|you|we|they|he|she) (?:had|have|has|posted|spoke|placed|gave|use|used|work|charge|raised|mentioned|paid|pay|receive|met|liked|like|love|eat|visited|found|took|chose|called|lost|hired|asked|read|wrote|planned|discussed|talked about|need|needed|want|wanted|made|sent|bought|ordered|received|saw|provided|provide|sell|offer|booked|requested|asked for)\b) => $1 $2 <
giu  (?<!\b(?:which|that) )\b(is|are|was|were) (?:conveniently |centrally )?(?:located|situated) (?:right |directly )?(?=(?:in|on|at|next to|near|opposite|close to|behind|between)\b) => $1 <
giu  \bit has to be (?:noted|said|pointed out|mentioned) that  => <
giu  ^(?:the|one) reason (?:why |that )?(?:I|we) (?:think|say|believe|feel|suggest) (?:this|that|so) is (?:because|that)  => this is because <
${TWINS.split('; ')
  .map(
    (twins) =>
      String.raw`gu   (?<!, )\b(${twins}),? and (?:truly |also |very )?(?:${twins})(?![\p{L}-]) => $1<`,
  )
  .join('\n')}
`);
