import { readRules, type GrammarRule } from '../grammar/read-rules.js';
import { readVerbs, readWordings } from './wording.js';

/** Idioms of everyday messages and their formal equivalents. See wording.ts for the notation. A data file, hence its length. */
export const FORMAL_IDIOMS = [
  ...readWordings(`
breathing down my neck = pressing me ? . about for
way off = considerably inaccurate ? . and > was were is are
no biggie but|no big deal but|no drama but = it is not a serious matter, but ^
no biggie|no big deal|no drama|no dramas|no sweat = this is not a problem ^ ? .
need it sorting|need it sorted = need it to be resolved; need this sorting|need this sorted = need this to be resolved
needs sorting|needs sorting out = needs to be resolved ? .
having me round for|having me over for = inviting me to ? the a an your; having us round for|having us over for = inviting us to ? the a an your
having me round|having me over = inviting me; having us round|having us over|having us along = inviting us
had a ball|had a great laugh|had a right laugh = enjoyed it greatly ? .
messing about with|messing around with|playing about with|mucking about with = experimenting with ? the new our it some
am up for|am well up for|am totally up for = am interested in ! sale auction renewal review election grabs it debate discussion ~ award awards prize prizes parole trial sentencing promotion adoption release re-election
are up for|are well up for|are totally up for = are interested in ! sale auction renewal review election grabs it debate discussion ~ award awards prize prizes parole trial sentencing promotion adoption release re-election
would be up for|would be well up for|would be totally up for = would be interested in ! sale auction renewal review election grabs it debate discussion ~ award awards prize prizes parole trial sentencing promotion adoption release re-election
if you fancy it|if you fancy = if that suits you ? .
feeling rubbish|feeling rough|feeling crap|feeling lousy|feeling grim = feeling unwell ! as about for; feel like death|feel like crap|feel like hell|feel rough|feel rubbish|feel lousy = feel very unwell ? . and so today; felt like death|felt like crap|felt rough|felt rubbish = felt very unwell ? . and so
call in sick|phone in sick|ring in sick = report in sick
for the hassle|for the faff = for the inconvenience
sorry for the hassle|apologies for the hassle|sorry about the hassle|sorry for any hassle|apologies for any hassle|sorry for the faff = I apologise for the inconvenience ^ ? .
chucking up|puking|puking up|chucking my guts up = vomiting
mess you about|mess you around|muck you about|muck you around = inconvenience you
sorry to mess you about|sorry to mess you around|sorry for messing you about|sorry for messing you around|sorry to muck you about|sorry to muck you around = I apologise for the inconvenience ^
right up our street|right up our alley = well suited to our needs > is are was were be
right up my street|right up my alley = well suited to my interests > is are was were be
grab a coffee|grab coffee|grab a quick coffee|get a coffee together = meet for coffee
grab lunch|grab a bite|grab a bite to eat = meet for lunch; chew it over|kick it around|thrash it out = discuss it
do a runner = leave without notice; done and dusted = completed ? . by; the sparky|the sparkie = the electrician; the chippy = the carpenter ! on for shop; no go|a no go|a no-go = not possible ? . > is was; a slog = demanding > was is been; shot = worn out ? . so and > were completely totally; legged it = left abruptly; done a runner|did a runner|scarpered = left without notice
help us out = assist us ? . or and with; help me out = assist me ? . or and with
point us in the right direction|point me in the right direction = advise on the next steps
a dog's dinner|a dog's breakfast|a hot mess|a pig's ear = in a poor state > is are was were
needs a revamp|needs a makeover = needs to be redesigned ? . and > site website page homepage menu brochure it
good to go = ready ? .; back on my feet|back on his feet|back on her feet|back on their feet = fully recovered ? . by soon again
am a total people person|am a people person|am a real people person|am a proper people person = work well with people
having a do|having a bit of a do|throwing a do = holding a celebration ? for on at
a few bevvies|some bevvies|bevvies = drinks; prezzie|pressie|prezzy = gift; prezzies|pressies = gifts
a tenner = ten pounds; a fiver = five pounds; brekkie = breakfast; arvo = afternoon
sort the numbers|sort out the numbers|sort numbers = confirm the numbers
i am quitting|i am jacking it in|i am packing it in = I am resigning ^ ? .
learnt tons|learnt loads|learnt a ton|learnt heaps = learnt a great deal; learned tons|learned loads|learned a ton|learned heaps = learned a great deal
cheers for = thank you for ^; told him straight = told him clearly; told her straight = told her clearly
told them straight = told them clearly; cutting corners = compromising on quality > are were been not started keep kept we; cut corners = compromise on quality > not never
was not having it|was not having any of it|were not having it|were not having any of it = did not accept this ? . and so
hung up on me|hung up on us = ended the call; should just let this one go|should let this one go = should not pursue this further
a heads up|a heads-up = advance notice > give gave given giving get got need had me you us them
thanks a bunch|thank you a bunch|thanks heaps|thanks loads = thank you very much
would like to say thanks a bunch|would like to say thanks a lot|would like to say thanks so much|would like to say thank you so much|would like to say thank you very much|would like to say a big thank you = would like to thank you very much ! to
would like to say thanks|would like to say thank you = would like to thank you ? for all
gutted = very disappointed ? . that about we i he she they > am is are was were be been really absolutely totally
chuffed|over the moon = very pleased ? . with that about we i and so > am is are was were be been really absolutely totally
did my head in|done my head in = frustrated me; doing my head in = frustrating me; doing our heads in = frustrating us
cost a bomb|cost an arm and a leg|cost a packet = cost a great deal; costs a bomb|costs an arm and a leg|costs a packet = costs a great deal
dropped a clanger = made a mistake
cocked up|ballsed up|screwed up|messed up = made a mistake ? . and on with so again > i we they you he she who someone somebody
a cock-up|a cock up|a mess-up|a screw-up = a mistake; skint|broke and skint = short of money > am is are was were be been
on the cheap = at low cost ? . and but so; dirt cheap = very inexpensive; dodgy stomach|dodgy tummy = upset stomach; a bit dodgy|pretty dodgy|quite dodgy|very dodgy|well dodgy = somewhat questionable > is was are were looks seems; dodgy = unreliable ! dealings stomach tummy back knee knees hip shoulder ankle
naff|ropey|ropy = of poor quality > is are was were looks look; pricey|pricy = expensive
a no-show = absent ? . > was were is; in a jiffy|in a sec|in a tick|in two ticks = shortly
give it a whirl|give it a bash|give it a crack = attempt it ? . and; have a crack at it = attempt it
a doddle|child's play = straightforward ? . and to once if > was is were are be
it is a breeze|it is a piece of cake = it is straightforward ? . once; it was a breeze|it was a piece of cake = it was straightforward ? . once
rushed off my feet|rushed off our feet|run off my feet = extremely busy ! by > am are is was were been
i am snowed under = I am extremely busy; we are snowed under = we are extremely busy; been snowed under = been extremely busy
at a push = if necessary ? .; bang on time = exactly on time; on the dot = precisely ? . > # am pm
back to square one = at the starting point again
keep you posted|keep you in the loop = keep you informed; keep me posted|keep me in the loop = keep me informed
keep us posted|keep us in the loop = keep us informed; touch base = speak ? . with about next on this later soon
ballpark figure = approximate figure
crack on with|get cracking on|get cracking with = proceed with; crack on|get cracking = proceed ? .
you nailed it = you did excellent work ^ ? .
beers on me|beers are on me|the beers are on me = I will buy the drinks ^ ? .
whoever's in charge|whoever is in charge = the person in charge
waiting ages|waiting forever = waiting for a long time ? . and for to; wait ages|wait forever = wait for a long time ? . and for to
a ton of stuff|tons of stuff|a load of stuff|loads of stuff = a great deal ? to; did a ton of stuff|did tons of stuff|did a load of stuff|did loads of stuff = did a great deal ? .
wing it|busk it = improvise ? . and > to had just; still up for = still interested in ! grabs sale auction renewal review election debate discussion ~ award awards prize prizes parole trial sentencing promotion adoption release re-election; pop into = visit ? the our reception your
way less = considerably less < the a this that one my our your his her their; do us a better deal = offer us a better price; do me a better deal = offer me a better price
totally free = completely free; book stuff = make bookings > to can cannot could; grab it from = obtain it from; what you reckon = what you think
chocka|chock-a-block|rammed|heaving = very crowded ? . and so with > was is were are absolutely totally
we are screwed = we will be in a difficult position ? .
i guess we had better|i guess we should = I believe we should
ring round|ring around = contact ? the all everyone a some > to will can could i we must should please; am cool with = am satisfied with ? the that this your it; am good with that = am satisfied with that ? .
are cool with = are satisfied with ? the that this your it; are good with that = are satisfied with that ? .; is cool with = is satisfied with ? the that this your it
sort you out = assist you ? . with; get stuck in = begin ? .; chip in = contribute ? . for to towards; chipping in = contributing ? . for to towards; chipped in = contributed ? . for to towards
iron out = resolve ? the a any some > to will can could we us please must should help
ace|class|mint|lush|epic|belting|top class|spot on = excellent ? . but so > is was were are absolutely pretty
cracking|belting|stonking|smashing|ace|fab = excellent ? job work time result idea team service year meal week day start holiday place night event book film
rank|vile|gross|foul = very unpleasant ? . and but > is was were smell; grim|dire|dreadful|ropey = very poor ? . and but > is was were food; grand = fine ? . for with if so then on > is are was am be been that; in bits = in very poor condition ? . and > is are was it
moaning|grumbling|whingeing|whinging = complaints ? . from about and so > had have has no of
packed in|packed up|gave up the ghost|conked out = stopped working ? . after again on last this just yesterday today and > it they both one all
hide nor hair of = any sign of; like mad|like crazy = excessively ? . and; a fortune|a small fortune = a great deal ? . and to for > cost costs costing paid pay
an arm and a leg = an excessive amount; up to our eyes in work|up to my eyes in work|up to my neck in work|up to our necks in work = extremely busy
not fussed = not concerned ? . about when > am are; take the mick|taking the mick|took the mick|taking the mickey = being unreasonable > is are was were
a bummer|a shame|a downer|a bit of a bummer = disappointing ? . > is was such; sucks = is very disappointing ? . > it this that which really
a pickle|a bit of a pickle|a jam|a bind|a fix = a difficult position > in; high and dry = without support ? . > us me them him her
let us down big time = seriously let us down; let me down big time = seriously let me down
let the side down = performed poorly; the runaround = no clear answer > me us them; dropped the ball = made a mistake ? . on with and
my bad = I apologise for my mistake ^ ? .; what a nightmare|what a joke|what a shambles|what a farce = this has been very disappointing ^ ? .
stoked|psyched|buzzing|chuffed to bits = very pleased ? . about for to with > am are is was so really; livid|fuming|raging = very angry ? . about with at that > am is are was were absolutely
all for = in favour of > am are is ! the sale; on it = dealing with this ? . > am are
bailed on us|flaked on us|stood us up|ditched us|blew us off = cancelled on us; bailed on me|flaked on me|stood me up = cancelled on me; flaked|bailed = cancelled ? . > he she they who
what is up with = what has happened with; use a hand = use some assistance; could do with a hand = would appreciate assistance
get our ducks in a row|get my ducks in a row = organise ourselves; not rocket science = not complicated; went down a treat = was very well received
blew her top|blew his top|lost her rag|lost his rag|did his nut|did her nut|hit the roof = became very angry; gave a toss|gives a toss|gave a damn|gives a damn = showed concern
a right laugh|a great laugh = very enjoyable ? . > was is; loads on|a lot on|tons on = many commitments ? . > has have got had
smashed it|nailed it|killed it|aced it|bossed it = did extremely well ? . and with in on > we i he she they you team
massive props to|props to|big props to|huge props to|massive shout-out to|shout-out to|a shout-out to|big shout-out to|huge shout-out to|hats off to|big up to|fair play to = many thanks to ^
you would be mad not to|you would be crazy not to|you would be daft not to|you would be nuts not to = it would be a mistake not to ^
a bit rubbish|pretty rubbish|a bit crap|a bit pants|a bit naff = rather poor; bagged = secured ? the a an two three four another some > we have has i they; something for the trouble|something for our trouble|something for my trouble = compensation for the inconvenience
food poisoning off = food poisoning from; throwing up|puking = vomiting ? . all and the since > was were been is are; bodged it|botched it|made a hash of it = did a poor job < has have had was been
it stinks|it reeks = there is an unpleasant smell ? . and; no way round it|no way around it|no getting round it = no alternative ? .
or nah|or nope|or not though = or not ? .; xmas = Christmas; no joy|no dice = without success ? . > tried; had it with = lost patience with
do me a favour and|do us a favour and = please ^; the lot = everything ? . and > took lost paid cleared sold; wasted trip = unnecessary journey
a bit off = not quite right ? . > is was seems looks; a total waste of time|a waste of time|a complete waste of time = unproductive ? . and > is was
a right pain|a real pain|a proper pain = very inconvenient ? . > is was been
`),
  ...readVerbs(`
whinge about|moan about|grumble about|bang on about = complain about; fork out|shell out|cough up|stump up = pay; love @ to bits = think very highly of @
bin = discard ? our my the it them all < the a to our in; flog @ = sell @; muck @ about|muck @ around|mess @ about|mess @ around = inconvenience @
give everyone a shout|give everyone a bell|give everybody a shout|give everyone a ring|give everyone a heads up = contact everyone; take the mick = behave unreasonably; chicken out = withdraw ? . of; go through the roof|shoot up|rocket = increase sharply ? . and because this last since; go up a bit = increase slightly
bump up = increase; bump @ up = increase @; blow it = make a serious mistake ? . with on; say sorry = apologise ? . and to for; hold off on = postpone; ping = send ? the a
skive off|skive|slack off = avoid work ? . and or; grab = obtain ? another spare; have a look = look into this ? . as please today tomorrow
run riot = misbehave ? . in and; drag on = last too long ? . for and; nick|pinch|swipe = take ? my our the his her < the a in
figure out|suss out = determine ? what how why who when where if whether the; bin off = abandon ? the it my our
`),
];

const DAYS = `tues=Tuesday weds=Wednesday thur=Thursday thurs=Thursday`;
const WHEN = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th| ?[ap]m)\b|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec)|next\b|tomorrow|later|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:tues|weds|thurs?)\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b`;
const OPENS = String.raw`(?<=^|[.!?]\s+|^(?:Dear|Hey|Hi|Hello) [^,.\n]{1,40}, |^Hello, |\n)`;
const HARMED = `fobbed off|cut off|ignored|overcharged|turned away|passed around|ripped off|let down|messed (?:around|about)|sent away`;

/** Sentences of chats as letters put them, said by `I` or `we`. See read-rules.ts for the notation. */
export const chatTurns = (who: 'I' | 'we'): GrammarRule[] => {
  const isI = who === 'I';
  const am = isI ? 'am' : 'are';
  return readRules(String.raw`
giu  ${OPENS}(?:is there )?any chance (?:that )?you (?:could|can|would|might)(?: be able to)? (?:please )?(?!(?:be|have|need|lose|miss|fail|win|die|catch|fall|know|get (?:hurt|ill|sick|lost|pregnant))\b)(?=\p{Ll}[^.!?\n]{3,200}\?) => could you please <
giu  ${OPENS}(?:is there )?any chance of (getting(?= (?:someone|somebody|this|that|it|one|these|them|my|our|me|us)\b)|borrowing|swapping|moving|changing|booking|rescheduling|sending|bringing) (?=[^.!?\n]{3,160}\?) => would it be possible to ofGerund($1) <
giu  ${OPENS}(?:is there )?any chance of (?=(?:an?|the|some|my|our|your) (?:\p{Ll}+ )?(?:refund|discount|meeting|call|call-?back|chat|lift|quote|viewing|visit|delivery|replacement|extension|appointment|exchange)\b(?! being)[^.!?\n]{0,120}\?) => would it be possible to arrange <
giu  ${OPENS}(?:just )?(?:a )?(?:quick |little |wee )?heads[- ]?up(?:,? (?:guys|all|everyone|everybody|team|folks))?(?: that|[,:;]| [–-])? (?=(?:the|we|I|our|my|your|there|this|it|all|if|due|from)\b|\p{Lu}) => please note that <
giu  ${OPENS}(?:I |we )?just want(?:ed)? to (?=(?:say|check|remind|thank|confirm|ask|apologi[sz]e|follow up|mention|flag)\b(?! (?:if|whether)\b)) => ${who} would like to <
giu  \bthat(['’]s| is) (?:got to|gotta) be\b => that must be<
giu  ${OPENS}(?:it was )?(?:so |really |very )?(?:great|lovely|good|nice|fab) (?:(?:to )?(bump(?:ing)? into|run(?:ning)? into|meet(?:ing)?|see(?:ing)?|chat(?:ting)? (?:to|with)|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with))) you(?: guys| all| both)?(?=[.!]| (?:at|on|in|again|today|yesterday|last|this|and|the other)\b) => it was a pleasure to $1{bump_into=meet bumping_into=meet run_into=meet meet=meet meeting=meet see=see seeing=see} you<
giu  (?<=it was a pleasure to )(?:bump(?:ing)? into|run(?:ning)? into|meeting) => meet<
giu  (?<=it was a pleasure to )(?:chat(?:ting)?|talk(?:ing)?|speaking) (?:to|with) => speak with<
giu  ${OPENS}(?:just |really |absolutely )?(loved|liked|hated|enjoyed) (?=(?:your|the|my|our|that|this|how|meeting|working|seeing|every)\b[^?\n]{2,200}[.!]) => ${who} $1{loved=very_much_liked hated=disliked enjoyed=enjoyed liked=liked} <
giu  ${OPENS}(?:still )?feeling (?=(?:unwell|rubbish|rough|crap|lousy|grim|ropey|better|sick|ill|poorly|worse|much|a|really|pretty|very|so|terrible|awful|under)\b)(?![^.!?\n]*(?:, (?:I|we|he|she|they|it|the|you|my|our)\b| (?:is|was)\b|(?<!\b(?:I|we|he|she|they|it|you)) (?:can|could|may|might|will|would|should|must|means?|has|had|makes?|made)\b|\?)) => ${who} ${am} feeling <
giu  ${OPENS}been (?=(?:up|ill|off|unwell|waiting|trying|meaning|chasing|calling|ringing|using|working|looking|thinking|having|here|with|busy|on hold|vomiting)\b[^?\n]{2,200}[.!]?) => ${who} have been <
giu  \bup all night (?:chucking up|throwing up|puking(?: up)?|being sick)(?=[.,;!]| and\b) => ill all night<
giu  \b(until|when|once) (I|we) have got (it|them)\b => $1 $2 have $3<
giu  \b(bought|purchased|ordered) ((?:this|the|an?|my|our|some|one|it|two|three) ?(?:\p{Ll}+ ){0,3}?)off (?=(?:your|their|the|his|her) (?:\p{Ll}+ )?(?:website|site|shop|store|stall|catalogue|page)\b) => $1 $2from <
giu  ${OPENS}(?:really |so )?looking forward to (?=\p{Ll})(?![^.!?\n]*(?:, (?:I|we|he|she|they|it|the|you|my|our)\b| (?:is|was|can|made|makes|helps|helped|kept|keeps)\b)) => ${who} look forward to <
giu  ${OPENS}(?:so |really |very )?sorry(?: that)? (?:I am|I['’]m|we are|we['’]re) (?:so |a bit |running )?late => ${who} apologise for being late<
giu  ${OPENS}(?:so |really |very )?sorry (?:that )?(I|we) (could not|couldn['’]t|did not|didn['’]t|cannot|can['’]t|forgot|missed) (?=\p{Ll}) => ${who} apologise that $1 $2 <
giu  ${OPENS}let us (?!know\b|not\b|have (?:your|the|a copy)\b|in\b|off\b|down\b|out\b|go\b)([^.?!\n]{3,160})\? => could we $1?<
giu  ${OPENS}boss (?=(?:(?:is|was|has been) (?:breathing|pressing|asking|chasing|waiting|not|on|off|away|angry|furious|very|really)|has (?:asked|said|told|just)|wants|says|said|needs|told)\b) => my manager <
giu  ${OPENS}(?:my )?kid (?=(?:is|was|has|had)\b) => my child <
giu  (?<=, )(?:my )?kid (?=(?:is|was|has|had)\b) => as my child <
giu  (\b(?:child|son|daughter|kid|baby) (?:has|had) (?:got )?)a temp(?=[.,;!]| and\b) => $1a high temperature<
giu  ${OPENS}also,? (?=(?:the|your|my|our|we|I|there|it|this|that|please|could|you|one)\b) => in addition, <
giu  ${OPENS}(?:so,? )?about the (job|role|position|vacancy|post)(?: ad| advert)?[.!] => ${who} ${am} writing about the $1.<
giu  \b(free|available|off|around|meet) (tues|weds|thur|thurs)\b(?!\p{L}) => $1 on $2{${DAYS}}<
giu  (?<![-–] ?|\p{L})\b(tues|weds|thur|thurs)\b(?! ?[-–]|\p{L}|['’]) => $1{${DAYS}}<
giu  , (?:around |about )?(\d{1,2})ish\b => , at approximately $1<
giu  (?<=^|[.!?,;:\n] ?|\b(?:and|but|so|that|if|when|because|as|think|know|said|says) )(nobody|no one|someone|somebody|everyone|everybody|anyone)['’]s (?!(?:booking|cooking|building|painting|training|feeling|wedding|parking|meeting|writing|reading|washing|thing|filing|spelling|drawing|clothing|hearing|earring|ring|string|timing|rating|listing|evening|morning)\b)(?=\p{Ll}{2,15}ing(?=[.,!?]| (?:to|at|on|in|for|the|my|our|your|it|me|us|you|up|out|off|back|here|there|about|with|from|any|an?)\b)) => $1 is <
giu  \b(nobody|no one) is picking up(?=[.,!?]| (?:when|but)\b) => $1 is answering<
giu  \b(it|this|that|one) (is|has) (already|now|just) (?:packed in|conked out)(?=[.,;!]| (?:and|so|but)\b) => $1 has $3 stopped working<
giu  (?<=\b(?:I|he|she|my \p{Ll}+) [^.,;!?\n]{2,80} and )got (?=(?:${HARMED})\b) => was <
giu  \b(was|were|been|being|is|are) fobbed off\b => $1 dismissed<
giu  (?<=\b(?:would|will|could|promised|going)\b[^.!?\n]{2,100}), (?:but )?(?:they |he |she |nobody |no one )?never did(?=[.!]) => , but this did not happen<
giu  \b(?:(?:pretty|so|really|proper|totally) )fed up(?=[.,;!]| (?:and|now)\b) => very dissatisfied<
giu  \b(am|is|are|was|were) fed up(?=[.,;!]| and\b) => $1 dissatisfied<
giu  \b([\p{Ll}]{3,}(?<!s)) got (?:bumped|pushed back|shunted|kicked back) (?=(?:to|until|till) (?:${WHEN})) => $1 was postponed <
giu  \b(\p{Ll}{3,}s) got (?:bumped|pushed back|shunted|kicked back) (?=(?:to|until|till) (?:${WHEN})) => $1 were postponed <
giu  \b(my|our|your|his|her|their) (?!(?:hard|good|same|right|own)\b)(\p{Ll}+) stuff\b(?! (?:done|out|together)\b) => $1 $2 items<
giu  (?<!\bknows? )\b(my|his|her|their) stuff\b(?! (?:done|out|together)\b) => $1 belongings<
giu  \b((?:my|our|your|his|her|their) (?:\p{Ll}+ items|belongings)) (is|was|has)\b => $1 $2{is=are was=were has=have}<
giu  \b(rota|budget|travel|admin|payroll|wedding|school|work|insurance|legal|tax) stuff\b(?! out\b) => $1 matters<
giu  \bif (you|anyone|they) fanc(?:y|ies) (coming|going|joining|meeting|trying|having|doing|getting|helping|seeing|watching|playing|taking|making|popping|grabbing)\b => if $1 would like to ofGerund($2)<
giu  ${OPENS}(?:a )?(?:big|huge|massive|many) thanks to (?=(?:everyone|everybody|all of you|all|you all|the \p{Ll}+|\p{Lu}\p{Ll}+)\b[^.!?\n]*[.!]) => ${who} would like to thank <
giu  \b(\p{Ll}{2,20})['’]s (already|still|just|completely|totally|well and truly) (?=(?:bust|broken|faulty|knackered|dead|ruined|late|missing|wet|stuck|full|closed|shut|waiting|not)\b) => $1 is $2 <
giu  \b(\p{Ll}{2,20})['’]s (?=(?:bust|broken|knackered|shut|kaput|closed|blocked|leaking) (?:again|this|now|today|until|till|on|for|because|cos)\b) => $1 is <
giu  ${OPENS}(?:my )?(mum|mom|dad)(?:['’]s| is) (?=(?:in|not|at|on|coming|going)\b|(?:(?:still|very|really) )?(?:ill|unwell|poorly|happy|keen|fine|in|not|at|on|busy|tired)(?=[.,;!?]| (?:and|but|so|to|with|about|the|in|at|on|today|again)\b)) => my $1{mum=mother mom=mother dad=father} is <
giu  \b(nobody|no one|someone|somebody|everyone|everybody)['’]s (?=(?:got|said|responded|(?:told|sent|rung) (?:me|us|him|her|them|you|it|back|any|anything|the)|done (?:it|this|that|anything))\b) => $1 has <
giu  \bsort (me|us) out with (?=(?:an?|the|my|our|some)\b) => provide $1 with <
giu  ${OPENS}(?:I am |we are )?just checking (?:that )?(you [^.!?\n]{3,120})\? => could you please confirm that $1?<
giu  \bhad a (?:quick )?(?:go|stab|bash|crack) at (\p{Ll}{2,14}ing)\b => attempted to ofGerund($1)<
giu  (?<=\b(?:tried|trying|attempted|attempts?|rang|called|phoned|emailed|asked|looked|searched)\b[^.!?\n]{0,80}),? but (?:had )?no (?:joy|luck|dice)(?=[.!,]) =>  without success<
giu  \bgive (?!it\b|this\b|that\b)(\p{L}+) a (?:nudge|prod|poke)(?= (?:about|to|if|tomorrow|today|next|by|before)\b) => remind $1<
giu  , been (?=(?:\p{Ll}{2,}ing|up|stuck|unable|told|snowed under|rushed off|run off|busy|really busy|so busy|very busy|swamped|extremely busy|ill|sick|unwell|away|off)\b) => , as ${who} have been <
giu  ${OPENS}(if [^,.!?\n]{5,80}[^,.!?\n ])(?<!\b(?:not|to|can|cannot|could|will|would|should|must|may|might|you|they|I|we|he|she|\p{L}+n['’]t)) (contact|call|e-?mail|ring|text|let) (me|us)(?=[.!]| know\b) => $1, please $2 $3<
giu  ${OPENS}just to (?:double[- ]?)?check,? (you [^.!?\n]{3,120}?)(?:, is that correct|, right|, yes|, yeah)?\? => could you please confirm that $1?<
giu  ${OPENS}would (definitely|happily|gladly|certainly|absolutely) (?=\p{Ll}) => ${who} would $1 <
giu  ${OPENS}see you (?=(?:on|at|in|next|tomorrow|tonight)\b[^.!?\n]{0,40}[.!]) => ${who} look forward to seeing you <
giu  \bcontribut(e|ing) for (?=(?:her|his|their|the|a)\b) => contribut$1 to <
giu  \b(had|have) a blast(?=[.,;!?]|$| (?:and|with|at|in|on|last|yesterday|working|because)\b) => $1 a very enjoyable time<
giu  \b(the (?:team|group|kids|children|staff|lads|whole team)|everyone|everybody|we|I|they) enjoyed it greatly and (believe|think) it was\b => $1 enjoyed it greatly and $2 it was<
`);
};
