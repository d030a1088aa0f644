import { readRules } from '../grammar/read-rules.js';

/** Words that mean the same, so that a pair of them says it twice. The file is data, hence its length. */
const TWINS = `lovely|beautiful|gorgeous|attractive|stunning; delighted|thrilled|pleased; unique|one of a kind|one-of-a-kind; big|large|huge|enormous|massive; small|tiny; vital|essential|crucial; quick|fast|rapid|speedy; quickly|fast|rapidly|swiftly|promptly; tasty|delicious|yummy; help|assistance|support; peaceful|quiet|calm; reliable|dependable|trustworthy; polite|courteous; neat|tidy; simple|easy|straightforward; grateful|thankful; angry|furious; rude|impolite; loud|noisy; goals|aims|objectives; mistakes|errors; worries|concerns; changes|amendments; strange|odd|weird; tips|hints; handy|practical|useful; amazing|fantastic|wonderful|brilliant|excellent|superb; terrible|awful|dreadful|horrible; disappointed|let down; exciting|thrilling; interesting|fascinating; dirty|filthy; completely|totally|utterly|fully; constantly|continually; durable|long-lasting|hard-wearing; advice|guidance; questions|queries; enthusiastic|keen|passionate; broken|faulty|defective; sturdy|robust|solid; cosy|snug; modern|contemporary|up-to-date; problems|issues|difficulties; hopes|wishes; rules|regulations; tired|exhausted|worn out; old|ancient; nice|pleasant|enjoyable|lovely; full|complete|entire; clearly|plainly; begin|start|commence; stop|cease; [Ff]irst|foremost`;
const ASKING = String.raw`(?:wanted|would like|['’]d like|am writing|['’]m writing|am just writing|was wondering|am wondering|wished)`;

/** Long-winded turns of a sentence and the short ones that say the same. See read-rules.ts for the notation. */
export const TRIMS = readRules(String.raw`
giu  \b(?:could|can|may) I (?:please )?(?:just )?ask (?:you all|you|everyone|everybody) to (?:please )?(?![^.!?\n]*\band to \p{Ll})(?!be\b)(?=\p{Ll}[^.?!\n]{3,200}\.$) => please <
giu  , (?:and |but )?I (?:know|realise|realize|appreciate)(?: that)? (?:it|this) (?:has been|is|was|will be) (?:very |really |quite )?(?:an? (?:real |bit of a )?)?(?:nuisance|pain|frustrating|inconvenient|inconvenience|annoying)(?: for (?:everyone|you all|you|many of you|some of you))?(?=[.!]) => <
giu  (?<=\b(?:years?|months?|weeks?|days?) ago) now\b => <
giu  \bon the date of (?=\d|the \d|\p{L}{3,9} \d) => on <
giu  \b((?:the|any) (?:inconvenience|disruption|trouble|hassle))(?: that| which)? (?:this|it)(?: (?:may|might|will|has|could)| is going to)?(?: have)? cause[ds]?(?: you)?(?=[.,;!?)]|$| (?:to|for)\b) => $1<
giu  \b(?:could|might|may) (?:very )?well end up (?!(?:king|\p{Ll}*thing|morning|evening|spring|ring|wing|string|bring|sting|sling)\b)(\p{Ll}+ing)\b => may well ofGerund($1)<
giu  \b(is|are) priced at (?:just |only )?(?=\P{L}|$) => $1{is=costs are=cost} <
giu  \b(under|over|below|above) the age of (?=\d|one|two|three|four|five|six|ten|twelve|eighteen|\p{Ll}+teen) => $1 <
giu  (?<=\b(?:\d+|two|three|four|five|six|ten) (?:minutes|hours|days|weeks|months)),? in total(?=[.,;!?)]|$) => <
giu  , which (?:also )?includes (?=[^.,;!?\n]{3,60}, (?:is|costs|takes)\b) => , including <
giu  ^(?:(first|second|third|final|last)(?:ly)?,? )there(?: is|['’]s) (?:also )?the fact that (?=\p{L}) => $1{first=First second=Second third=Third final=Finally last=Finally}, <
giu  ^there(?: is|['’]s) (?:also )?the fact that (?=\p{L}) => <
giu  ^(?:at the end of the day,? )?it is what it is,? but,? (?=\p{L}) => <
giu  \bat (?:this|the) present moment(?: in time)?\b => now<
giu  \b(is|are) hereby (?:kindly )?(?=(?:advised|informed|notified|reminded|asked|requested)\b) => $1 <
giu  \b(is|are) required to be (carried out|completed|paid|submitted|returned|done|made|replaced|repaired|kept|worn) => must be $2<
gu   \b([Tt]he) aforementioned (?=\p{Ll}) => $1 <
giu  \b(?:is going to|are going to|is due to|are due to|will|shall) (?:come into|take) effect (?:starting )?(?:from|on|as of|as from) => will apply from<
giu  \b(have|has) (?:now |finally |recently )(?:come to|reached|made|taken) the decision (to|that)\b => $1 decided $2<
giu  \bif,? for (?:whatever|any|some|one) reason(?: at all| or (?:other|another))?,? (?=\p{L}) => if <
giu  \b(I|we)(?: will|['’]ll) (?:unfortunately |sadly )?not be able to (?!be\b)(?=\p{Ll}) => $1 cannot <
giu  \bI was wondering (?:whether|if) there (?:might|would) be (?:any|a) (?:possibility|chance) of (?!being\b)(?:me )?(\p{Ll}+ing)\b => I wondered if I could ofGerund($1)<
giu  (?<!\b(?:rely|relies|depend|depends|focus|based|insist|work) )\bon (?=most (?:mornings|afternoons|evenings|days|weekends|weekdays)\b) => <
giu  \bthe (date|day) on which\b => the $1<
giu  ^(?:once|after|when) (?:this|that) (?:has been|is|was) (?:done|completed|complete), (?![^.,;!?\n]{3,60} (?:may|must)\b)(?=[^.,;!?\n]{3,60} then \p{Ll}) => <
giu  ^I (?:just )?(?:wanted|want|would like|['’]d like) to (?:drop you an? (?:quick |short )?(?:e-?mail|line|note|message) to )?(?:check in|touch base|follow up|get in touch)(?: with you)? about (?!(?:\d|half|noon|midday)\b) => I am writing about <
giu  (?<=\b(?:did|had|made|placed|ordered|bought|booked|discussed|sent to (?:you|us|me)) )back (?=on \d|in (?:the (?:spring|summer|autumn|winter|fall)|January|February|March|April|May|June|July|August|September|October|November|December|\d{4})\b) => <
giu  \btake a look (?=into\b) => look <
giu  \bthroughout the course of (?=(?:the|this)\b) => throughout <
giu  \bopen(ing)? (?:its|our) doors(?: to the public)\b => open$1<
giu  ^after (?:much|further|some|lengthy|careful|a lot of|a long|a lengthy|a great deal of) (?:discussion|debate|deliberation|consideration|thought)(?: by \p{Ll}+(?: \p{Ll}+)?)?,? (?=it was\b|the \p{Ll}+ (?:agreed|decided|voted)\b|we\b|I\b) => <
giu  \bit was (agreed|decided|noted|felt) (?:by (?:those (?:who were )?present|everyone (?:present)?|all(?: present)?|the (?:meeting|members|committee|group))) that\b => it was $1 that<
giu  \b(and|but) (?:I['’]m|I am|we['’]re|we are) (?:very |really |so )?(?:pleased|happy|glad|delighted|proud) to (?:say|report|announce) that (?=\p{L}) => $1 <
giu  \b(have|has|had) been having (?=(?:an?|some|many|lots|several|trouble|problems|difficult\p{Ll}+)\b) => $1 had <
giu  ,? and we(?: are|['’]re) (?:all )?(?:(?:very much|really|so) )?looking forward to (?:working with|welcoming) (?:her|him|them)(?: (?:on board|to the team))?(?=[.!]) => <
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?just (?:a (?:quick |short )?(?:message|note|line|e-?mail|reminder) )?to (?:let you(?: all)? know|say) that (?=\p{L})(?![^.!?\n]*\band that\b) => $1<
giu  \bwill (no longer |finally |now |also )?be (increasing|rising|changing|ending|taking|leaving|arriving|starting|departing|returning|joining|going|opening|closing|retiring|holding|hosting|launching|moving|meeting|collecting) (place |ahead )?(?=(?:at|on|from|in|by|to|our|the|once|again|this|next)\b) => will $1ofGerund($2) $3<
giu  \b(any (?:other |further |more )?(?:questions|problems|queries|concerns)) at all\b => $1<
giu  ^(?:but )?the (?:one|only) thing (?:that )?I would say(?: though)? is(?: that)? (?=\p{L}) => <
giu  ,? and as a (?:result|consequence) of (?:this|that),? (?=(?:I|we|it|they|you|the|our|my)\b) => , so <
giu  ^I would (?:therefore )?like to (?:request|ask) that you (?!be\b)(?=\p{Ll}) => please <
giu  (?<=^please [^.,;!?\n]{3,60}) and that you (?=(?:refund|send|replace|repair|cancel|return|confirm|contact|let|give|pay)\b) =>  and <
giu  (?<=\p{Ll},?)( )I was (?:told|informed) by (the \p{Ll}+|your \p{Ll}+|one of (?:the|your) \p{Ll}+) that\b => $1$2 told me that<
giu  \b((?:at|in|during|following) (?:the|our) (?:meeting|event|session|workshop)) (?:that|which) (?:took place|was held) (?=(?:on|in|at)\b) => $1 <
giu  \b(anyone|anybody|those) (?:who|that) (?:is|are) (?=(?:interested|available|willing|affected|keen)\b) => $1 <
giu  \b(members|customers|residents|visitors|guests|passengers) will be able to (?=\p{Ll}) => $1 can <
giu  ^((?:first|second|third|final|last)(?:ly)?, |(?:and )?(?:also|finally), )?I (?:was|am) (?:just )?wondering (?:if|whether) it (?:would|might) be possible to ([^.?!\n]{3,200})\.$ => $1would it be possible to $2?<
giu  \bI am responsible for the (supervision|management|organisation|organization|coordination|training|running|planning|preparation) of (?=(?:an?|the|our|all)\b) => I $1{supervision=supervise management=manage organisation=organise organization=organize coordination=coordinate training=train running=run planning=plan preparation=prepare} <
giu  \bI am (?:someone|somebody|(?:a|the (?:type|kind|sort) of) person) (?:who|that) (has|works|enjoys|likes|loves|learns|gets|takes|thrives)\b => I $1{has=have works=work enjoys=enjoy likes=like loves=love learns=learn gets=get takes=take thrives=thrive}<
giu  \bwith (?:the (?:aim|goal|intention|purpose) of|a view to) (?!being\b)(\p{Ll}{2,}ing)\b => to ofGerund($1)<
giu  \b(?:over|during) the course of (?=(?:an?|one|two|three|four|five|six|several|\d+|the (?:next|last|past|coming))\b) => over <
giu  \b(following|after|further to) the (discussion|conversation|meeting|chat|talk|call) (?:that )?we had (?=(?:at|on|in|with|about|yesterday|last|this|earlier)\b) => $1 our $2 <
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
giu  \bwhat (I|we)(['’]m| am|['’]re| are) (planning|hoping|proposing|going|trying) to do is to (?=\p{Ll}) => $1$2 $3 to <
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
giu  \b(anything|something|everything|nothing) that is (urgent|important|relevant|new|useful|necessary|missing|unclear|wrong)\b(?! (?:and|or|but)\b) => $1 $2<
giu  \b(?:everybody|everyone|all those) who (?:was|were) present\b => everyone present<
giu  \bin the amount of (?=[£$€\d]) => of <
giu  \bcarrying out the (\p{Ll}+ing) of (?=\p{Ll}) => $1 <
giu  \b(in which (I|you|we|they) can [^.,;!?\n]{3,60}?) and in which \2 can  => $1 and <
giu  ^(?:in addition,? )?there is (?:also )?the fact that (?=\p{Ll}) => also, <
giu  \b(is|was) the fact that\b => $1 that<
giu  ^on the other hand,? however,?  => however, <
giu  ^(?:I am|we are|I['’]m|we['’]re) sorry to (?:have to )?(?:tell|inform|say)(?: you)?(?: that)? (?=[^.!?\n]*\bunfortunately\b) => <
giu  \bin what way (?=(?:the|we|you|they|this|it)\b) => how <
giu  \bin the market for (?=an?\b) => looking for <
giu  \bat any given (?:moment|time)\b => at any time<
giu  \bis (?:also )?equipped with (?=(?:an?|the|two|three|four)\b) => has <
giu  \ballows (you|us|them|users|customers|people|visitors) to (?=\p{Ll}) => lets $1 <
giu  \bin a choice of (?=(?:two|three|four|five|six|\d+)\b) => in <
gu   \b[Ii]t was (pointed out|suggested|noted|mentioned|explained|reported|proposed|announced|recommended|stated) by (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|(?:Mr|Ms|Mrs|Dr)\.? \p{Lu}\p{Ll}+) that\b => $2 $1 that<
giu  \b(more|less|better|worse|higher|lower|earlier|later) than what (?=(?:I|we|you|they|other|most)\b) => $1 than <
giu  ^at the end of the (?:discussion|debate),? (?=it was (?:decided|agreed)) => <
giu  (?<=\b(?:before|until|after) (?:the|our) (?:next )?)(\p{Ll}+) takes place (?=on\b) => $1 <
giu  \bhave a (?:negative|harmful|bad|detrimental|damaging) (?:effect|impact|influence) on (?=(?:their|your|his|her|our|the) health) => harm <
giu  \b(?:that|which) (?:can|may) be (?:purchased|bought|obtained) (?=(?:at|from|in)\b) => available <
giu  ^(?:I am|we are|I['’]m|we['’]re) (?:getting in touch(?: with you)?|writing(?: to you)?|contacting you|e-?mailing(?: you)?)(?: today)? (?:because|as) (?=(?:I|we) ) => <
giu  ^the (?:only )?(?:problem|issue|trouble) (?:that )?(?:I am|I['’]m|we are|we['’]re) having(?: with (?:it|this))? is that  => <
giu  \bis something (?:that|which) (is|can|has|will|was|should|must) => $1<
giu  \bfrom the (?:very )?(?:first )?(?:moment|minute|second) (?:that )?(?=(?:I|we|you|they|he|she)\b) => from the moment <
giu  ^if (?:I|we) had to (?:find|say|name|pick|mention) (?:something|anything|one thing)(?: negative| bad)?(?: to (?:say|complain about|criticise))?, (?:it|that) would be (?:that|the fact that)  => the only downside is that <
giu  \b(who|which|and|but) (do|does|did) not do so\b => $1 $2 not<
giu  \b(\p{Ll}+s|people|children) between the ages of (\d+) and (\d+)\b => $1 aged $2 to $3<
giu  \b(everything|anything|nothing) that (?=(?:I|you|we|they) ) => $1 <
giu  \b(am|is|are) still able to (?=\p{Ll}) => can still <
giu  \b(remains? the same) as before\b => $1<
giu  \b(how much|how many)( \p{Ll}+)? (?:we|I) need to (?=(?:buy|order|bring|prepare|cook|book|print)\b) => $1$2 to <
giu  \b(\p{Ll}{3,}s|people|someone|somebody|anyone|everyone) who (?:have|has) (?=(?:many years|several years|\d+ years|a lot of experience|experience|no experience|questions|a question|problems|an? (?:\p{Ll}+ )?(?:card|ticket|disability|allergy|car|dog|pet|child|garden|problem|complaint))\b) => $1 with <
giu  ^if you (?:are interested in finding|would like to find|want to find) out more(?: about (?:it|this|us))?, => to find out more,<
giu  \bin (?:the )?cases? where (?=(?:you|we|they|the|there|it|an?|this)\b) => if <
giu  \bthe person who is (?:in charge of|responsible for) (?=(?:leading|running|organi[sz]ing|chairing)\b) => the person <
giu  ^with regards? to your (?:question|query|enquiry) (?:about|as to|of) whether(?: or not)? ([^.,;:!?\n]{3,80}), (?:I am|we are) (?:happy|pleased) to (?:be able to )?(?:tell|inform) you that  => you asked whether $1: <
giu  ^(?:with|in) (?:regards?|relation|reference) to (?=(?:your|my|our|this) ) => regarding <
giu  \b(is|are|was|were|can) indeed (?=\p{Ll}) => $1 <
giu  \bother (?:kinds|types|sorts) of (?=\p{Ll}+s\b) => other <
giu  \bthe (?:price|cost|fee) (?:for|of) (the [^.,;!?\n]{3,30}?) (?:amounts to|comes to|is) (?=[£$€]\d|\d+ (?:euros?|dollars|pounds)) => $1 costs <
giu  \b(?:I|we) would (?:strongly )?(?:encourage|urge) you to (?!be\b)(?=\p{Ll}) => please <
giu  \b(?:I|we) would (?:strongly )?(?:advise|recommend) you to (?!be\b)(?=\p{Ll}) => you should <
giu  \bthere (?:is|are) only a limited number of (\p{Ll}+)(?: available)? => $1 are limited<
giu  ^(?:I|we) (?:just )?(?:thought (?:I|we)(?:['’]d| would)(?: just)?|wanted to|am writing to|would like to) (?:(?:drop|send|write) you an? (?:quick |short )?(?:line|note|e-?mail|message|text) to )?ask(?: you)? (?:if|whether) you (?:happen to )?(know|have|remember) ([^.?!\n]{3,200})\.$ => do you $1 $2?<
giu  \bI seem to (?:remember|recall)(?: that)? (?=(?:it|you|we|the|they)\b) => I think <
giu  \bnot (?:completely|entirely|absolutely|quite|totally) sure(?: about (?:that|this|it)(?=[.,;!?]))? => not sure<
giu  \bwould you (?:maybe |perhaps |possibly )?be able to (?=\p{Ll}) => could you <
giu  \b(employees|staff|members|customers|students|guests|they|we|participants|residents) will have the (?:option|possibility|opportunity) of (\p{Ll}+ing)\b => $1 can ofGerund($2)<
giu  ^this is an? (book|app|film|movie|novel|guide|recipe|course|tool|game|jacket|bag|phone|chair|table|lamp|hotel|restaurant) (?:that|which) (?=(?:tells|offers|has|is|makes|gives|shows|helps|lets|comes|will|can|contains|covers|deals|was)\b) => this $1 <
giu  \bit is an? story (?:that|which) (is|has|was|can|will)\b => it $1<
giu  \bimpossible to put it down\b => impossible to put down<
giu  \bprovide you with (any (?:additional|further|more|other) information)(?: (?:that )?you (?:may|might) (?:need|require))?(?=[.,]) => provide $1<
giu  \b((?:the|any|all|every|some) (?:(?:\p{Ll}+ ){0,2})(?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement|event|grounds|basis|provision|advantage|bonus|danger|benefit|knowledge|theory|argument|principle|same|so|sure|such|us|me|him|them|now|one|time|times)\b)\p{Ll}{3,}(?<!ed|ly|\b(?:said|told|know|think|believe|hope|see|feel|clear|true|was|were|are|is))) that (?=(?:I|you|we|they) (?:may|might|can|could|will|would|have|had|are|were|am|was|do|did|need|want|sent|bought|purchased|ordered|got|saw|heard|made|gave|like|use|sell|offer|provide|know|love)\b) => $1 <
giu  \bhave expressed an interest in (?=\p{Ll}+ing\b) => are interested in <
giu  \b(ha(?:ve|s) not heard) (?:anything )?back from => $1 from<
giu  \bin accordance with (?=the (?:decision|wishes|request|agreement)\b) => following <
giu  \b(decision|agreement|announcement|statement|suggestion|promise) (?:that|which) (?:was|were) (?=(?:made|taken|reached|issued|published) (?:by|at|in|on)\b) => $1 <
giu  ^this (?:increase|change|step|measure|decision|closure|move) (?:has become|became|is|was) necessary (?:because|due to the fact that|as) (?=\p{L}) => this is because <
giu  \b(is|are) kindly (?=(?:requested|asked|reminded)\b) => $1 <
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?(?:I|we) (?:just )?(?:wanted|want|would like) to give (?:you|everyone|you all) a (?:quick )?heads[- ]up that  => $1<
giu  \bthere(?:['’]s| is) (?:always )?a (?:good |small |slight )?chance (?:that )?(I|we|it|they|he|she) (?:might|may|could)  => $1 might <
giu  \b(anything|something) (\p{Ll}+) that (?:might|may) come up\b => $1 $2<
giu  \b(before|until) (I|we|they|he|she|it) (was|were|had) finally  => $1 $2 $3 <
giu  (?<!\b(?:to|will|would|should|could|may|might|must|not|never|did|if \p{L}+) |n['’]t )\b(?:have|has) the (?:opportunity|chance|option|possibility) to (?=\p{Ll}) => can <
giu  , which means that  => , so <
giu  \bmade out of (?=\p{Ll}) => made of <
giu  \bit was the first time (?:that )?(we|I) (?:had|have) (?:ever )?done (?:it|this|that)\b => it was $1{we=our i=my} first time<
giu  \b(could|can) you possibly (?=\p{Ll}) => $1 you <
giu  (?<=\b(?:tell|know|ask|find out|check|decide|sure|about|wondering|confirm)\b[^.,;!?\n]{0,25}) whether or not (?=(?:the|it|I|you|we|they|this|there|your|our|my)\b) =>  whether <
giu  \bstill (\p{Ll}+) at (?:the moment|present|this time)\b => still $1<
giu  \b(?:at some point )?(?:during|in) the course of (next|this) (week|month|year)\b => $1 $2<
giu  \bwould not have been able to (\p{Ll}+)\b => could not have participle($1)<
giu  \bduring the (?:course of the )?year (?=\d{4}\b) => in <
giu  \b(two|three|four|five|six|\d+) additional (?=\p{Ll}) => $1 more <
giu  \bfinding out more information about\b => finding out more about<
giu  \bit is our (recommendation|suggestion|proposal|wish) that\b => we $1{recommendation=recommend suggestion=suggest proposal=propose wish=wish} that<
giu  \bit is my (recommendation|suggestion|proposal|wish) that\b => I $1{recommendation=recommend suggestion=suggest proposal=propose wish=wish} that<
giu  ^(?:I|we) (?:just |only )?(?:wanted|want|would like) to (?:contact you|get in touch(?: with you)?|write to you|e-?mail you|(?:quickly )?(?:reach out|check in|touch base|follow up)(?: (?:with|to) you)?(?: and (?:quickly )?(?:check in|touch base|follow up)(?: with you)?)?) (?:regarding|about|concerning|on(?= (?:my|the|our|your)\b)|with regards? to)(?! [^.!?\n]{3,60} and (?:ask|check|see|find out)\b)  => I am writing about <
giu  \bas far as (?:we|I) can see from (our|my|the) records,  => according to $1 records, <
giu  \balready (made|sent) (?:the|this|your) payment(?: in the meantime)?(?=[,.]) => already paid<
giu  , (?:they|you) should feel free to (?=(?:contact|call|email|ask|write|talk|get)\b) => , please <
giu  \bplease feel free to (?=(?:contact|call|email|ask|write|get)\b) => please <
giu  \b(need any (?:further|more|other|additional) (?:information|details|help)) from (?:me|us)\b => $1<
giu  \b(?:is|are|has been|have been) designed (?:so|in such a way) that (?:it|they) (is|are)\b => $1<
giu  \b(?:comfortable|nice|pleasant|easy) to hold in (?:your|the) hands?\b => comfortable to hold<
giu  \bsuitable for use in (?=the\b|a\b) => suitable for <
giu  , so (?:that )?you (?:do not|don['’]t|will not|won['’]t) (?:need|have) to worry(?: about [^.,;!?\d]{2,50})?(?=[.!]) => <
giu  \b(complaints|e-?mails|calls|requests|applications|questions|feedback|reports|orders) (?:that )?(?:we|I) have (?:been )?receiv(?:ed|ing) (?=from\b) => $1 <
giu  (?:^|(?<=, |\band |\bso |\btherefore ))(?:we|I) (?:would (?:like to )?)?(?:(?:kindly|politely) )?ask (?:you|all of you|you all|everyone)(?: please| kindly)? to (?:please )?(?![^.!?\n]*\band to \p{Ll})(?!be able)(?=\p{Ll}) => please <
giu  \byou (also )?(?:will )?have the (?:possibility|option) of (\p{Ll}+ing)\b => you can $1ofGerund($2)<
giu  (?<=\byou can [^.,;!?\n]{3,70} or) of (\p{Ll}+ing)\b =>  ofGerund($1)<
giu  \bfrom the comfort of your (?:own )?home\b => at home<
giu  \b(three|four|five|six|seven|eight|nine|ten|\d+) (?:different|separate) (?!(?:weeks|days|years|months|times|occasions|answers|opinions|versions|colou?rs|sizes|types|kinds|sorts|ways|styles)\b)(?=\p{Ll}+s\b) => $1 <
giu  \bat any time (?:that )?you (?:like|want|wish)\b => at any time<
giu  \bwithout having to (?!be\b|have\b)(\p{Ll}+)\b => without gerund($1)<
giu  (?<=\bby [^.,;!?\n]{3,30}?),? at the (?:very )?latest(?=[.,;:!?)]|$| (?:whether|if|so|when|how)\b) => <
giu  \bon the (?:date|day) (?:that |which )?you (?:mentioned|asked about|requested|wanted), (?:which is|namely) (?=\d) => on <
giu  \bthe (?:cost|price) of (\p{Ll}+ing [^.,;!?\n]{3,50}?) is (?=[£$€\d]) => $1 costs <
giu  \byou (?:have the right|are entitled|are free) to (?=(?:return|cancel|withdraw|end|change|refuse)\b) => you may <
giu  \bthe way in which (?=(?:my|our|the|your|it|they|we|you|I|this)\b)(?<=\b(?:about|of|in|by|with) the way in which )  => the way <
giu  \bhave been experiencing ([^.,;!?\n]{3,50}?) at (?:the moment|present)\b => are experiencing $1<
giu  \bsomewhat (?=(?:longer|more|less|later|earlier|higher|lower|larger|smaller|bigger)\b) => <
giu  ^(?:I|we) know (?:that )?(?:you have a lot (?:going )?on(?: right now| at the moment)?|this is (?:very )?short notice), but (?=\p{L}) => <
giu  \b(thank you|thanks) (?:ever )?(?:(?:so|very) ){1,2}much(?: indeed)?(?= for\b| in advance\b) => $1<
giu  \bfor (?:getting in (?:touch|contact) with|reaching out to) (us|me)\b => for contacting $1<
giu  \b(contacting (?:us|me)) (?:today )?(?:regarding|with regards? to|in relation to|in connection with)\b => $1 about<
giu  \b(thank you|thanks) for taking the time (?:out of your (?:\p{Ll}+ )?(?:schedule|day) )?to (\p{Ll}+)\b => $1 for gerund($2)<
giu  \bfor your (\p{Ll}+) and for your (?=\p{Ll}) => for your $1 and <
giu  \b(for your (?:\p{Ll}+ and )?(?:help|co-?operation|understanding|patience|support|assistance|attention|time)) (?:in|with|on|regarding) (?:this|the) (?:matter|issue|regard|situation)\b => $1<
giu  (?<=^thank[^.!?\n]{3,120}),? (?:and )?I (?:really |do |would |very much )*appreciate it(?: a lot| very much| so much)?(?=[.!]) => <
giu  ^((?:hi|hello|hey|dear) [^,.!?\n]{1,30}, )?(?:(?:I am|we are|I['’]m|we['’]re) (?:just )?(?:writing|e-?mailing|contacting you|getting in touch)(?: to you| with you)?(?: today)? (?:because|as|since) )?(?:I|we) (?:(?:just |really |only |simply )*(?:wanted|want|would like|['’]d like) to ask(?: you)?|(?:was|am|were|are) (?:just )?wondering) (?:if|whether) (?:it (?:would|might|could) be (?:at all )?possible for you to|you (?:could|would|might|can)(?: (?:please|possibly|perhaps|kindly|maybe))*(?: be (?:able|willing) to)?) (?!be\b|have\b|like\b|mind\b|prefer\b)([^.?!;\n]{3,200})\.$ => $1could you $2?<
giu  (?<=\b(?:please|could you|would you|can you) )be (?:so kind as|kind enough) to (?=\p{Ll}) => <
giu  ^it (?:has|had) (?:recently )?been brought to (?:our|my) attention that\s => <
giu  ^the (?:purpose|aim|objective) of (this|the|our|my) (report|document|survey|study|paper|memo|presentation|project|scheme|programme|campaign) is to (describe|explain|show|give|provide|present|examine|analy[sz]e|compare|summari[sz]e|assess|outline|review)\b => $1 $2 third($3)<
giu  ^the (?:purpose|aim|objective) of (this|the|our|my) (survey|study|project|scheme|programme|campaign) would be to  => $1 $2 would <
giu  \bI (?:would describe myself as|would say (?:that )?I am|consider myself(?: to be)?|am) (?:an? (?:person|individual)|someone|somebody) who is  => I am <
giu  (?<=\bI am (?:(?!\bwho\b)[^.,;!?\n]){3,60} and) who (works|enjoys|likes|loves|gets|learns|takes|has|is|can)\b =>  $1{works=work enjoys=enjoy likes=like loves=love gets=get learns=learn takes=take has=have is=am}<
giu  \b(and|but) (?:that )?in all (?:of )?(?:that|this) time,? (?=(?:I|we|it|he|she|they)\b) => $1 <
giu  \b(before|until|once) (I|we|they|he|she) (?:was|were) (?:finally |eventually |at last )?able to  => $1 $2 could <
gu   \bin the month of (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b) => in <
giu  \btake (?:the|some|a little) time to (?:carefully |really |properly )?(?=(?:think|read|look|check|consider|fill|complete|answer|review|write|reply|share)\b) => <
giu  \btake a moment to (?=(?:thank|say|welcome|remind|congratulate|read|fill|complete|answer|check)\b) => <
giu  ^in my (?:own |personal |honest |humble )*(?:opinion|view),? I (?:personally |really |do |also )*(?=(?:think|believe|feel)\b) => I <
giu  \bI personally (?=(?:think|believe|feel|would)\b) => I <
giu  \bremind (all \p{Ll}+|you all|you|everyone|everybody|our \p{Ll}+) that it is (?:very |really |extremely |so )?important (?:that (?:you|they)|(?:for (?:you|them) )?to) (?!are\b|have\b|be\b) => remind $1 to <
giu  (^|\b(?:and|but) )(I|we) would (also |therefore )?like to (?:take (?:this|the) opportunity to )?(?=(?:apologi[sz]e|remind|recommend|congratulate)\b) => $1$2 $3<
giu  \bthan (?:we|I) (?:had )?expected(?: it to be| them to be)? => than expected<
giu  \bthe (money|amount|funds|sum) that (?:is|was|were|has been|have been) (raised|collected|donated)\b => the $1 $2<
giu  (?<=^(?:if|when|should)\b[^.!?;\n]{3,160}), then (?=(?:please|I|we|you|they|it|this|there)\b) => , <
giu  \bplease (?:just|simply) (?=\p{Ll}) => please <
giu  \bif there is anything( else)?(?: specific| in particular| at all)? (?:that )?you(?: would|['’]d) like me to (prepare|do|bring|change|add|check|send|buy|organise|fix)\b => if you would like me to $2 anything$1<
giu  \bif there (?:is|are) (any(?: (?:further|other|more|additional|special|specific))* \p{Ll}+|anything(?: else| further)?) (?:that |which )?(you|I|we) (need|want|require|have)\b => if $2 $3 $1<
giu  \bif there (?:is|are) (anyone|anybody|someone|somebody) (?:of you )?(?:who|that) (?=\p{Ll}) => if $1 <
giu  \b(and|but) (?:I|we) (?:have to|must|would have to) (?:say|admit)(?: that)?,?(?: overall,?)? (?=(?:I|we|it|the|this|they|in)\b) => $1 <
giu  ^(?:one|another) thing (?:that |which )?(I|we) ((?:particularly|really|especially|also) )?(liked|loved|enjoyed|appreciated|noticed|disliked|like|love) (?:is|was) (?:the fact )?that  => $1 $2$3 that <
giu  \bthe only (?:small |little |minor )?thing (?:that )?(?:I|we)(?: would| could| can|['’]d) (?:complain about|criticise|criticize|fault|find fault with) (is|was)(?: the fact)? that\b => the only downside $1 that<
giu  \bthe only thing (?:that |which )?(?:is|was) (?:a (?:little |tiny )?bit |a little |slightly |somewhat |rather |quite )?(disappointing|annoying|negative|irritating|missing|strange|odd|inconvenient|unfortunate|difficult|bad) (?=(?:is|was)\b) => the only $1 thing <
gu   \b([Ff]rom (?:\d{1,2} \p{Lu}\p{Ll}+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\p{Lu}\p{Ll}+ \d{1,2})) onwards?\b => $1<
giu  \bI am currently working (?=(?:as|at|for|in)\b) => I currently work <
giu  ^are you (?:someone|somebody|a person|one of those people) who (?:is|are)  => are you <
giu  , which means(?: that)? (?=(?:I|you|we|it|they|he|she|there)\b) => , so <
giu  \bhas a capacity of (?=\d) => holds <
giu  \b(?:in order )?to (?:allow for|carry out|undertake|perform) the (installation|replacement|removal|construction|renovation|cleaning|inspection|preparation|introduction|completion) of  => to $1{installation=install replacement=replace removal=remove construction=build renovation=renovate cleaning=clean inspection=inspect preparation=prepare introduction=introduce completion=complete} <
giu  \b(deadline|responsible|plans?|closing date|instructions?|guidelines) for the (submission|installation|replacement|removal|construction|renovation|cleaning|inspection|preparation|introduction|completion|organisation|organization|collection|return|payment) of  => $1 for $2{submission=submitting installation=installing replacement=replacing removal=removing construction=building renovation=renovating inspection=inspecting preparation=preparing introduction=introducing completion=completing organisation=organising organization=organizing collection=collecting return=returning payment=paying} <
giu  \bwithin the next (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b) => within <
giu  \bon (at least )?(?:no fewer than )?(three|four|five|six|\d+) (?:separate |different )?occasions\b => $1$2 times<
gu   \bthe middle of (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b) => mid-<
giu  \b(?:I|we) would (?:really |greatly |also |very much )*(?:be (?:very |most |extremely |really |so )?(?:grateful|happy|glad|pleased)|appreciate(?: it)?(?: very much| greatly)?) if (?:all of you|you all|everyone|everybody|each of you) could (?:please |kindly )?(?!be\b|have\b)(?=\p{Ll}) => please <
giu  \b(?:I|we) would (?:really |greatly |also |very much )*(?:be (?:very |most |extremely |really |so )?(?:grateful|happy|glad|pleased)|appreciate(?: it)?(?: very much| greatly)?) if (?:somebody|someone|anybody|anyone) could (?:please |kindly )?(?=(?:get back to|contact|call|reply|let|look into|confirm|tell|help|explain|send|email|phone)\b) => please <
giu  \b(within (?:a period of )?(?:\d+|\p{Ll}+) (?:days|weeks|months)) (?:from|of|after) the (?:date|day) (?:on which|that|when) you (received|bought|ordered|booked|signed)\b => $1 of $2{received=receiving bought=buying ordered=ordering booked=booking signed=signing}<
giu  (?<=\b(?:once|when|after|as soon as)\b[^.!?;\n]{0,80}\b(?:have|has)) had (?:a|the) (?:chance|opportunity) to (\p{Ll}+)\b =>  participle($1)<
giu  \bsend you an? (e-?mail|letter|message|text) to (?:notify|inform|tell|let) you(?: know)? that\b => tell you by $1 that<
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
giu  ^((?:the|our|all|further|more) (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+(?<=[^su]s)) can be found (?=(?:on|in|at|under|next|near|behind|outside|opposite)\b) => $1 are <
giu  ^((?:the|our|further|more) (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+(?<!s)) can be found (?=(?:on|in|at|under|next to|near|behind|outside|opposite) (?:the|our|your|this|page|chapter|section)\b) => $1 is <
giu  \band (?:in addition to|on top of|apart from|besides) (?:that|this),? (?=(?:it|they|we|I|you|there|he|she)\b) => and <
giu  (?<=\bwho\b[^.!?\n]{8,140}) (but|and|or) who (?=(?:\p{Ll}{3,}(?:s|ed)|do|does|did|are|is|was|were|have|has|can|cannot|will|would)\b(?! responsible)) =>  $1 <
giu  (^|, |\bthat )there (?:is|are|was|were) (also )?(several|some|many|a few|a lot of|lots of|two|three|four|a number of|only a few|(?:just |only )?one(?= (?:person|member|customer|guest|resident|parent|student|colleague)\b)) ((?!(?:things|ways|reasons|places|times)\b)\p{Ll}+(?: \p{Ll}+)?) (?:who|that|which) (?=\p{Ll}+)(?!(?:you|we|he|she|it|they|the|an?|my|your|our|their|his|her|this|these|people|everyone|i)\b) => $1$3 $4 $2<
giu  (?<=\b(?:but|and)) ((?:do|does|did|can|could|will|have)(?: not|n['’]t)) do so\b(?= because| as| since|[.,]) =>  $1<
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
giu  \b(?:is|are) (?:going to be )?opening (?:its|their|our) doors(?: to the public)?\b => will open<
giu  \b(an? (?:wide |large |great |huge )?(?:variety|range|selection) of) different (?=\p{Ll}) => $1 <
giu  \b(come|comes|came|coming) along (?=(?:to|on|at)\b) => $1 <
giu  \b(appoint(?:ed)?|promoted?|hired?) ([^,;!?\n]{3,40}?) to the (?:position|post|role) of  => $1 $2 as <
giu  \bin the field of (?!vision|view|play|battle)(?=\p{Ll}) => in <
giu  \babout the possibility of (?=\p{Ll}{2,}ing\b) => about <
giu  \byour (e-?mail|letter|message)( of [^.,;!?\n]{3,25}?)? in which you (asked|enquired|inquired) => your $1$2 $3{asked=asking enquired=enquiring inquired=inquiring}<
giu  \b(we|I) would need to (?:receive|have) (?=an?\b|the\b|your\b) => $1 need <
giu  ^first(?:ly)? of all,? => first,<
giu  ^(?:and )?last but not least,?  => finally, <
giu  \bthere have been (several|many|two|three|numerous) (?:occasions|times) (?:on which|when|where) ([^.,;!?\n]{3,80})(?=[.]) => $2 $1 times<
giu  (?<=\b(?:when|if|whenever) there is )a problem that needs to be (?:sorted out|solved|resolved|fixed)\b => a problem<
giu  \bsome (?:kind|sort) of (accident|problem|mistake|error|misunderstanding|issue|delay)\b => article($1)<
giu  \bshould hopefully (?:be able to )?(?=\p{Ll}) => should <
giu  \ba (?:little|tiny) bit (?=\p{Ll}) => a bit <
giu  \bit gives me (?:great|enormous|immense) pleasure to (?=\p{Ll}) => I am pleased to <
giu  \bit gives us (?:great|enormous|immense) pleasure to (?=\p{Ll}) => we are pleased to <
giu  \beach and every one of you\b(?! (?:who|that)\b) => you all<
giu  \bwas first (founded|established|formed)\b => was $1<
giu  (?<!\b(?:two|three|four|five|\d+|several|some|many|most|few|other|new) )\bmembers of staff\b => staff<
giu  \bit is no longer necessary for (you|staff|them|\p{Ll}+s) to (?=\p{Ll}) => $1{them=they} no longer need to <
giu  \ball (?:that )?(you|they|we|I) (?:need|have) to do is (?:to )?(?=\p{Ll}) => $1 only need to <
giu  \bat the (start|beginning) and at the end of\b => at the $1 and end of<
giu  \bI would say (?:that )?(?=(?:it|they|this)\b) => <
giu  \byou might want to (?:think about|consider) (?=\p{Ll}+ing\b) => consider <
giu  \b(may|might|could) possibly (?=\p{Ll}) => $1 <
giu  \bas soon as (you|we|I|they) possibly (?=can|could) => as soon as $1 <
giu  \b((?:the|this|our|your|my|their|its|an?|any|some|all|every|each|those|no|two|three|four|several|many|few) (?:\p{Ll}+ ){0,3}?(?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement)\b)\p{Ll}{3,}(?<!ed|ing|\b(?:and|but|or|said|told|know|think|believe|hope|see|means|says|feel|sure|clear|true|so|now|one|that))) (?:that|which|who) (?:is|are|was|were|has been|have been) (?:currently |now |recently )?(?=(?:(?!(?:need|suppos|us|pleas|excit|worri|tir|marri|interest|clos|concern)ed\b)\p{Ll}{3,}ed|held|made|written|taken|sent|given|bought|sold|built|left|found|kept|paid|shown|chosen|known|stored|lost|born|brought|due|likely|willing|eligible|entitled|still) (?:by|on|in|at|from|for|with|to|out (?:by|in|on|at|from|among)|during|under|into|near)\b(?![^.!?\n]*\b(?:and|or|but|then) (?:\p{Ll}+ed|is|was|are|were|has|have|then|later|now|still)\b)) => $1 <
giu  \b((?:the|this|our|your|my|their|all|any|some|those|several|many)(?: \p{Ll}+){1,3}|people|anyone|everyone|someone|those|visitors|guests|customers|students|residents|members) (?:that|which|who) (?:is|are|was|were) (?:currently )?(?=(?:taking place|working|living|waiting|staying|travelling|traveling|attending|planning to|wishing|looking for|applying|visiting|using|arriving|studying|standing|sitting|serving|parking|parked|camping|joining|sleeping|talking to)\b) => $1 <
giu  (?<=\b(?:that|has|have|had|is|are|was|were|will|can|and|but|because)), (?:(?:so|and|well),? )?as (?!of\b)(?=[^,]{0,80}\b(?:know|aware|recall|remember|heard|seen|noticed|mentioned|said|discussed|case|usual|always|ever|previous|past|above|last years?)\b)(?:(?:you|we|i|am|think|believe|sure|many|most|some|of|all|may|might|or|not|will|probably|already|surely|no|doubt|know|recall|remember|be|are|is|aware|have|has|heard|seen|noticed|mentioned|said|previously|before|discussed|above|well|has|been|the|case|in|previous|recent|past|last|years?|usual|ever|always|briefly|recently|meeting|e-?mail|letter|week|month|at|our|my|by|now|you['’]ll|will) ?){2,14},(?= ) => <
giu  (?<=^|[,.] )(?:(?:so|and|well),? )?as (?!of\b)(?=[^,]{0,80}\b(?:know|aware|recall|remember|heard|seen|noticed|mentioned|said|discussed|case|usual|always|ever|previous|past|above|last years?)\b)(?:(?:you|we|i|am|think|believe|sure|many|most|some|of|all|may|might|or|not|will|probably|already|surely|no|doubt|know|recall|remember|be|are|is|aware|have|has|heard|seen|noticed|mentioned|said|previously|before|discussed|above|well|has|been|the|case|in|previous|recent|past|last|years?|usual|ever|always|briefly|recently|meeting|e-?mail|letter|week|month|at|our|my|by|now|you['’]ll|will) ?){2,14},  => <
giu  ^I hope (?:that )?you (?:don['’]t|do not|won['’]t|will not) mind (?:me|my) (?:getting in touch|contacting you|e-?mailing|writing|asking)[^.,!?\n\d]{0,60}, but  => <
giu  \b(?<!\b(?:never|not) )(?:was|were) given the (?:opportunity|chance) to (take|participate|attend|work|study|travel|visit|live|spend|learn|meet|gain|develop|join|train|present|teach|lead)\b(?![^.!?\n]*(?:\b(?:but|not|never|declined|refused)\b|n['’]t)) => past($1)<
giu  (?<!\b(?:never|not|if \p{L}+) )\bhad the (?:opportunity|chance) to (take|participate|attend|work|study|travel|visit|live|spend|learn|meet|gain|develop|join|train|present|teach|lead)\b(?![^.!?\n]*(?:\b(?:but|not|never|declined|refused)\b|n['’]t)) => past($1)<
giu  ^it was an? (?:experience|opportunity|event|trip) (?:that|which) (?=\p{Ll}+ed\b) => it <
giu  ^(?:I|we) (?:would|['’]d) (?:just |really )?like to (?:take (?:a moment|this opportunity|the time) to )?say how (?:very |really |truly |so )?(\p{Ll}+) (I|we) (was|am|were|are)\b => $2 $3 $1<
giu  \bis one (?:that|which) (was|is|has)\b => $1<
giu  \b(?:back )?in (?:the year )(?=\d{4}\b) => in <
giu  \bback in (?=\d{4}\b) => in <
giu  \b(is|was) (quite |very |rather |fairly )?an? (long|short|big|small|good|bad|hard|easy|quick|difficult|expensive|cheap|busy) one\b => $1 $2$3<
giu  \byou (?:will )?need to make sure (?:that )?you are (wearing|bringing|carrying|using)\b => please ofGerund($1)<
giu  \bno later than (\d+ (?:days|weeks|months)) (?:from|after) => within $1 of<
giu  ^(?:I am|we are|I['’]m|we['’]re) sorry to (?:have to )?(?:tell|inform|say)(?: you)?(?: that)? (?=\p{L}) => unfortunately, <
giu  \b(?:I am|we are|I['’]m|we['’]re) sorry to (?:have to )?(?:tell|inform) you that (?=(?:I|we)\b) => unfortunately <
giu  \bit is (?:worth|important to) (?:bearing in mind|bear in mind|remembering|remember|noting|note) that ([^.!?\n]{3,120}? and) that  => $1 <
giu  ^(?:would|could) you (?:please )?(?:be so kind as to |kindly |please )?(?:let me know|tell me|advise me) (?:if|whether)(?: or not)? it (?:would|might) be (?:at all )?possible for me to ([^?\n]{3,200})\? => could I $1?<
giu  , and it (?:was|is) for this reason that => , so<
giu  \bdecided that (I|we|he|she|they) wanted to => decided to<
giu  ^one of the (?:main )?reasons (?:why |that )?I (?:think|believe|feel) (?:that )?I would be (an? [^.,;\n]{3,50}?) is (?:because|that|the fact that) => I would be $1 because<
giu  \bwith (?:some )?information (?:with regard to|with regards to|regarding|in relation to|concerning|on) (?=the|your|how|this)\b => with information about <
giu  \bfor the purposes? of (\p{Ll}{3,12}ing)\b => to ofGerund($1)<
giu  ^it is with (?:(?:a|an|great|deep|much|very|deal|of|heavy|considerable|real|enormous) ){0,6}(?:regret|sadness|heart|pleasure|delight|pride|excitement)(?: and \p{Ll}+)? that (?=(?:I|we)\b) => <
giu  \b(I|we) (?:am|are)(?: now)? (?:writing|emailing)(?: to you)? to (?:inform|tell|notify|advise) you(?: all)? of (?:my|our) decision to  => $1 have decided to <
giu  \bthere is a (?:very |quite )?(?:strong |good |real |high |distinct )?(?:possibility|chance|likelihood) that (?:there )?(may|might|will|could) be => there may be<
giu  \bthe ((?:\p{Ll}+ ){0,2}\p{Ll}+) that we have (?:all )?(?:been experiencing|been having|experienced|had) (?:recently|lately|of late)\b => the recent $1<
giu  (?:^(?:anyway|so|well),? |\b(and )?)the reason(?: why| that)? (?:I|we)(?:['’]m| am|['’]re| are) (?:writing|getting in touch|contacting you|e-?mailing|calling|writing to you)(?: this (?:e-?mail|letter|message))?(?: with you| to you| you)?(?: today)? is (?:that|because)  => $1<
giu  ^(?:I|we) (?:(?:was|am|were|are) (?:just )?wondering|(?:just )?(?:wanted|would like|['’]d like) to ask) (?:if|whether) (?:it (?:would|might) be possible for me to|I could(?: possibly)?|I might be able to) ([^.?!\n]{3,200})\.$ => could I $1?<
giu  ^(?:I|we) (?:(?:was|am|were|are) (?:just )?wondering|(?:just )?(?:wanted|would like|['’]d like) to ask) (?:if|whether) (?:it (?:would|might) be possible for us to|we could(?: possibly)?|we might be able to) ([^.?!\n]{3,200})\.$ => could we $1?<
giu  ^(?:I|we) (?:just )?(?:thought (?:I|we)(?:['’]d| would)(?: just)?|wanted to|am writing to) (?:(?:drop|send) you an? (?:quick |short )?(?:line|note|e-?mail|message) to )?(?:see|ask|check|find out) (?:if|whether)(?: or not)? you (?:would|might) be (interested in|able to|free to|available to|willing to) ([^.?!\n]{3,200})\.$ => would you be $1 $2?<
giu  \b(?:someone|somebody|a person|an individual) who is (?=an?\b) => <
giu  \b(and )?I (?:personally |really |honestly )(?:felt|feel|think|believe) (?:that )?(?=I\b) => $1<
giu  ^the (?:one|only) thing (?:that )?I would (?:perhaps |maybe )?suggest changing is  => I would suggest changing <
giu  \b(grateful|it|happy|great|appreciated|helpful) if you (could|would) (?:please|kindly)\b => $1 if you $2<
giu  (?<=\p{Ll}\s)(?<!\b(?:to|of|in|from|for|about|by|with|despite|given|is|on|also|is also|was) )the fact that\b => that<
giu  ^(?:the purpose of|the reason for|the aim of) (?:this|my|our) (?:e-?mail|message|letter|note|post) is (?:just |simply )?to (?:inform|tell|notify|advise|let) (?:you|everyone|you all)(?: know)? that\s => <
giu  ^(?:the purpose of|the reason for|the aim of) (?:this|my) (?:e-?mail|message|letter|note) is (?:just |simply )?to (?=ask|request|confirm|thank|remind|inform|tell|complain|apply|introduce|update|invite|apologise) => I am writing to <
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?(?:I|we) (?:just |only |simply |really )*${ASKING}(?: to)?(?: (?:just |quickly |briefly |also )*(?:check in|touch base|reach out|get in touch|follow up)(?: with you)? (?:and|to))?(?: (?:just |quickly )?(?:see|ask|check|know|find out)(?: with you)?)? (?:if|whether) you (?:(?:might|may|perhaps|possibly|maybe) )*(?:have )?had (?:a|the|any) (?:chance|opportunity|time)(?: yet)? to ([^.?!\n]{3,200})\.$ => $1Have you had a chance to $2?<
giu  ^I (?:just |only |simply |really )*${ASKING} to (?:just |quickly |briefly )*(?:check in|touch base|reach out|get in touch|follow up)(?: with you)? (?:and|to) (?:just |quickly )?(?:see|ask|check|find out) (?:if|whether) => I wanted to ask whether<
giu  ^if you could(?: please| kindly)? (?!be\b|have\b|all\b|only\b|not\b|see\b)([^,.?!\n]{4,150}),? (?:then )?(?:that|it|this) would be (?:really |very |so |much |greatly |most |absolutely )*(?:great|helpful|appreciated|wonderful|good|fantastic|lovely|brilliant|amazing)(?=[.!]|,? (?:as|because|since)\b) => please $1<
giu  ^(?:(?:but|and|so),? )?it would be (?:really |very |so |much |greatly |most )*(?:great|helpful|appreciated|wonderful|good|fantastic|lovely|nice) if you could (?:(?:please|perhaps|maybe|possibly|kindly|just) )*(?!be\b|have\b|all\b|only\b|not\b)(?=\p{Ll}) => please <
giu  ^(?:(?:I|we) (?:think|feel|believe) (?:that )?)?it (?:would|might|could) be an? (?:(?:really|very) )?(?:good|great|excellent|nice|sensible) idea for us (?:all )?to (?:(?:maybe|perhaps|possibly) )?(?=\p{Ll}) => we should <
giu  (?<=^|, )what (I|we) (found|noticed|discovered|saw|learned) (?:is|was) that => $1 $2 that<
giu  ^(?:should you|if you) (?:wish|want|would like|need|choose) to ([^,.?!\n]{3,80}), (?:please )?(?:you (?:can|are able to|may|could) (?:easily |also )?do so|do so|feel free to do so) by (visiting|calling|emailing|going|filling|contacting|sending|using|completing|clicking|logging|signing|returning|speaking|phoning|ringing|writing|coming)\b => to $1, ofGerund($2)<
giu  (?<=^|, )what you (?:want|need|have|will need) to do is(?: to (?=\p{Ll})| (?=(?:call|email|contact|ask|send|bring|fill in|click|go to|visit|complete|sign|check|press|bake|mix|stir|put|cook|cut) (?:it|them|us|me|the|your|an?|to)\b)) => <
giu  ^what (I|we) (?:would like|want) to do is to (?=\p{Ll}) => $1 would like to <
giu  \bin an? (quick|slow|careful|polite|professional|safe|efficient|calm|prompt|responsible|respectful|thorough|consistent|honest|fair|sensible|systematic|effective|flexible) (?:manner|way|fashion)(?=[.,;!?]|$| (?:and|so|by|when|because)\b) => adverb($1)<
giu  \b(the \p{Ll}+) (?:that )?we are (?:currently )?(?:offering|providing|proposing) (is|are) => $1 $2<
giu  \b(I|we|they|(?:the|our) (?:school|company|office|club|team|shop|council|hospital|library|museum|gym|clinic)) will be (opening|holding|hosting|launching|offering|sending|introducing|celebrating|providing|publishing|releasing|increasing|updating|replacing|installing)\b => $1 will ofGerund($2)<
giu  \b(is|was|are|were) (?:situated|located) in an? (?:location|position|place|area|spot) (?:that|which) (?:is|was) (?:very |really |quite )?(?=(?:quiet|central|convenient|beautiful|busy|close|near|safe)\b) => $1 <
giu  ^(?:in terms of|with regards? to|as regards|as for|regarding|concerning|when it comes to) (the \p{Ll}+|our \p{Ll}+|breakfast|lunch|dinner), (?:they (?=(?:were|are|have)\b)|it (?=was (?:served|delicious|clean|closed)\b(?! (?:to|that|in|on|at|outside|when)\b))) => $1 <
giu  (?<=\b(?:is|are|was|were) (?:very )?\p{Ll}+(?: \p{Ll}+)?(?<!ing)) as well as being (?!an?\b|the\b|\p{Ll}+(?:ed|ing)\b)(?=\p{Ll}) =>  and <
giu  \b(candidate|applicant|person) will be (?:someone|a person|somebody|one) (?:who|that) (has|is) => $1 will $2{has=have is=be}<
giu  \bwill be opening (its|our|their) doors => will open<
giu  \ba bit on the (small|large|big|expensive|cheap|long|short|heavy|noisy|cold|warm|slow) side(?: (?:in|with regard to) (?:size|length|weight))?(?! of) => a little $1<
giu  \bon the (small|large|big|long|short|heavy) side in (?:size|length|weight)(?! of) => a little $1<
giu  (?<=\b(?:small|large|big|tiny|huge)) in size\b(?=[.,;!?]|$| and\b)|(?<=\b(?:red|blue|green|black|white|brown|grey|gray)) in colou?r\b(?=[.,;!?]|$| and\b)|(?<=\b(?:round|square)) in shape\b(?=[.,;!?]|$| and\b) => <
giu  ^(?:(?:okay|ok|well),? )?(?:so,? )?to be (?:perfectly |completely |totally |brutally |quite |very )*(?:honest|frank)(?: with you(?: all)?)?, (?!and\b) => <
giu  \b(needs?) to have (?=(?:an?|enough|sufficient|at least) \p{Ll}|access\b) => $1 <
giu  ^you (?:just )?(?:basically|simply) (?:just )?(?:need|have) to (?!be\b|have\b)(?=\p{Ll}) => <
giu  \b(?:approximately|about|around|roughly) (\d[\d.,]*|an?|one|two|three|four|five|ten)( \p{Ll}+)? or so => about $1$2<
giu  \bit is not possible for (?:anybody|anyone) to (?=\p{Ll}) => nobody can <
giu  \bit will not be possible for (?:anybody|anyone) to (?=\p{Ll}) => nobody will be able to <
giu  \bit is (?:also )?possible for (you|us|them|people|customers|visitors|guests) to (?=\p{Ll}) => $1{us=we them=they} can <
giu  \b(?:please )?(?:make sure|ensure|be sure)(?: that)? you (?=(?:contact|call|email|bring|arrive|return|complete|send|read|check|book|register|reply|sign|wear|submit|lock|close|turn|switch|take|leave|keep)\b)(?<=please.{0,40}) => please <
giu  (?<=\S )a (?:grand )?total of (?=(?:just |only )?(?:\d|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)) => <
giu  \bcurrently ([^.!?,;\n]{3,40}?) (?:at this moment in time|at the moment|at present|right now|at this time)(?=[.,;!?]) => $1<
giu  \bit is (?:expected|anticipated) that ((?:the|our|your|all) [^.!?,;\n]{3,40}?) will be\b => $1 should be<
giu  \bit was (decided|agreed|announced|suggested|recommended|noted|proposed) by (the \p{Ll}+) that => $2 $1 that<
gi   \b(?:somewhere )?in the region of (?=[£$€\d]) => about <
giu  ^it has (?:recently )?come to (?:our|my) attention that\s => <
giu  \b(I am) (?:someone|a person|somebody) who is\b => $1<
giu  \bby the end of the day on (?=\p{L}) => by the end of <
giu  ^(?:(?:so|well|ok|okay|basically|anyway),? ){0,3}(?:the )?(?:situation|thing|fact|truth|reality|bottom line)(?: of the matter| here)? is(?: that,?|,) (?=\p{L}) => <
giu  ^what (I|we) (found|noticed|discovered|saw) when ([^.,;!?]{3,90}?) (?:is|was) that => When $3, $1 $2 that<
giu  \bwhat (I|we) (?:would like|['’]d like|want) to (propose|suggest|say|recommend|ask) is(?: that)? (?=(?:we|you|the|it|they|everyone)\b) => $1 $2 that <
giu  ^(?:so |and |well,? )?I (?:have to|must|would have to|['’]d have to) (?:say|admit)(?: that)?,?  => <
giu  \b(I['’]m|I am|we['’]re|we are) (?:honestly|genuinely|truly) (?=really|very|so) => $1 <
giu  \bthe (?:one and )?only thing (?:that )?I (?:would say I |can say I |['’]d say I )?(don['’]t|do not|didn['’]t|did not) (love|like) (?:about it|here)? ?is\b => the only thing I $1 $2 is<
giu  ^after (?:giving|having given) (?:it|this|the matter)(?: (?:quite|a|some|much|very|lot|of|great|deal|careful|serious|long|hard|thought|consideration|and)){1,9}(?: over the (?:past|last) few \p{Ll}+)?,  => <
giu  \b(have|has) decided that (?:we|I|they|it|he|she) (?:are|am|is) going to (?=\p{Ll}) => $1 decided to <
giu  \b(have|has) decided that (?:we|I|they|it|he|she) will (?!not\b|be\b|never\b|no\b|\p{Ll}+ly\b)(?=\p{Ll}) => $1 decided to <
giu  \b(go|going|went|gone) ahead and (?:move|moving|moved|proceed|press|push) (?:forward|ahead)? ?with\b => $1 ahead with<
giu  \bgo ahead and (?=(?:book|order|send|pay|start|buy|make|change|cancel|confirm)\b) => <
giu  \b(\d{1,2}(?:[:.]\d\d)?) (?:o['’]clock )?in the (morning|afternoon|evening)\b => $1 $2{morning=am afternoon=pm evening=pm}<
giu  \bended up (\p{Ll}{3,15}ing)\b => pastOfGerund($1)<
giu  , and (?:we|I) (?:are|am) (?:very |really |so )?(?:thankful|grateful|glad|pleased|happy|relieved) (?:for|about) (?:this|that),  => , <
giu  \b(who|which|that|I|we) (?:was|were) (?:the (?:person|one) who was )?(?:also )?(?:solely |directly )?responsible for (?=(\p{Ll}{3,15}ing)\b)\2(?![^.!?\n]*(?:,| and| or) \p{Ll}+ing\b) => $1 pastOfGerund($2)<
giu  \b(and|or|but) (who|which) (?=\p{Ll}+ed\b)(?<=\b\2 (?:has|have|had|is|was|\p{Ll}+ed)\b[^.!?]{3,120}) => $1 <
giu  \b(have|has|had)( also| now| already)? managed to (\p{Ll}{3,15})\b(?! (?:up|off|out)\b) => $1$2 participle($3)<
giu  \b(I|we|they|he|she|it|who|team|company) (?:successfully )?managed to (\p{Ll}{3,15})\b => $1 past($2)<
giu  \b(bring|brought|bringing) about an? (reduction|increase|decrease|improvement) in ([^.,;!?\d]{2,30}?) of (?=\d[\d.,]*%) => $2{reduction=reduc increase=increas decrease=decreas improvement=improv}$1{bring=e brought=ed bringing=ing} $3 by <
giu  \bwould it be possible for (?!me\b|us\b)([^.,;?\n]{2,40}?) to (?=\p{Ll}[^.?\n]{2,160}\?) => could $1 <
giu  ^is there any (?:chance|way|possibility)(?: at all)? (?:that )?you (?:could|can|might be able to) => could you<
giu  \bthe ((?:\p{Ll}+ ){0,2}\p{Ll}+) that we are (?:giving|having|holding|hosting|running) (?=(?:on|at|in|next|this)\b) => our $1 <
giu  \bthere (has|have) been an? (significant|considerable|sharp|marked|substantial|slight) (increase|rise|decrease|drop|fall) in (the (?:cost|price|number|amount) of (?:the |our )?\p{Ll}+(?: (?:that )?we \p{Ll}+)?) => $4 has $3{increase=increased rise=risen decrease=decreased drop=dropped fall=fallen} adverb($2)<
giu  ^((?:Hi|Hello|Hey|Dear) [^,.!?\n]{1,30}, )?(?:I|we)(?: (?:just|only|really|quickly))* (?:wanted|want|would like|am writing|are writing)(?: to)?(?: (?:just|quickly))*(?: (?:drop|send|write)(?: you)? (?:a few lines|an? (?:quick |short |brief )?(?:e-?mail|line|note|message|text)))?(?: to)? say (?:an? )?(?:massive |huge |big |very big |really big |heartfelt |sincere )*(?:thank you|thanks)(?: very much| so much)? => $1thank you<
giu  \ball (?:of )?the (help|support|work|hard work|advice|assistance|kindness) (?:that )?you(?:['’]ve| have)? (?:gave|given|provided|showed|shown|offered)(?: to)?(?: me| us)? => all your $1<
giu  ^(?:I|we) (?:would|['’]d) (?:also )?like to (?:take this opportunity to )?remind (?:you|everyone|everybody|you all|all staff) that it is (?:very |really |so )*important (?:that you|to|for you to) (?!are\b|have\b|be\b) => Please remember to <
giu  \b(the|this|that|our|my|your|their|an?|any|some|two|three|four|several) ((?:\p{Ll}+ ){0,3}(?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement|boss|manager|team)\b)\p{Ll}{3,}) (?:that|which|who) (?:is|are|was|were) (?:currently |being |now )?(?=(?:in(?: room| the| our| this| your)|on (?:the|our|your)|inside|under|behind|near|next to|based|located|situated|held|driven|owned|run by|made (?:of|by|from|in)|caused by|written by|taken by|sent by|used (?:by|in|for)|needed|required|involved|included|attached|listed|shown|displayed|provided by|supplied by|offered by|affected by|available|interested in|suitable for|ideal for|perfect for|right for|open to|designed (?:for|to)|aimed at|full of|close to|similar to|related to|responsible for (?!\p{Ll}+ing))(?:\b| )) => $1 $2 <
giu  \b(the|this|that|our|your|an?) ((?:\p{Ll}+ ){0,2}(?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement|boss|manager|team)\b)\p{Ll}{3,}) (?:that|which) (?:is|are|was|were|will be) (?:currently )?(?:taking place|being held|due to take place|going to take place|held) (?=(?:on|at|in|next|this|from)\b) => $1 $2 <
giu  \b(the|every|any|all the) (?!(?:fact|idea|news|chance|possibility|belief|claim|view|opinion|feeling|hope|fear|risk|rule|report|impression|conclusion|point|condition|evidence|proof|sense|way|result|understanding|assumption|suggestion|thought|concern|problem|issue|reason|extent|case|notion|guarantee|promise|assurance|requirement|announcement|decision|agreement|message|statement|boss|manager|team|time|day|moment|only|same|more|first|last|next|one|thing)\b)(\p{Ll}{3,}(?<!ed|ly)) (?:that|which) (?=(?:I|you|we|they|he|she) (?:had|have|has|posted|spoke|placed|gave|use|used|work|charge|raised|mentioned|paid|pay|receive|met|liked|like|love|eat|visited|found|took|chose|called|lost|hired|asked|read|wrote|planned|discussed|talked about|need|needed|want|wanted|made|sent|bought|ordered|received|saw|provided|provide|sell|offer|booked|requested|asked for)\b) => $1 $2 <
giu  \b(?:the reason(?: for this| why)?|this) is (?:because|that) (I|we) have (an?|another) => $1 have $2<
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
