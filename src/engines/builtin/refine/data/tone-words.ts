import { readVerbs, readWordings } from './wording.js';

/** Everyday wordings and their formal equivalents. See wording.ts for the notation. A data file, hence its length. */
export const FORMAL = [
  ...readWordings(`
incl = including ! .; excl = excluding ! .; a natter|a quick natter = a brief discussion ? about with . over on after; and stuff = and so on
if you are up for it = if you are interested; have had a great time = have greatly enjoyed my time ? here working with at
am going to miss|are going to miss = will greatly miss ? you everyone everybody him her them working all
pretty much anytime|pretty much any time|pretty much whenever = at almost any time
did a great job|did a brilliant job|did a fab job = did an excellent job; anytime = at any time ? .
if that is ok with you|if that is okay with you|if this is ok with you|if it is ok with you|if that is alright with you = if that is convenient for you
basically =; give you a ring|give you a call|give you a bell|give you a shout = call you; the lads|our lads|my lads|the boys = the team ! and or of
if you want to chat|if you fancy a chat|if you want a chat = if you would like to discuss this further ? .; promo = promotion; wait on = wait for
come have a look|come and have a look|come take a look = come to view it ? . at on; more stuff = more items; our stuff = our products
pretty bad = rather poor; hang on to = keep ? the your it this that; am keen = am interested ? . and
i am after|i am looking to get = I am looking for ? a an some something; i quit = I am resigning from my position ^ ? .
whoever takes over = my successor; it was fun working|it has been fun working = it has been a pleasure working
found something that pays better = have found a better-paid position; cut some costs = reduce costs
is nuts|is crazy|is bonkers|is insane|is mental = is unreasonable ? . < work it; pic = photograph
been here forever|been here for ages = been with us for a very long time; get our money back = obtain a refund
any cheap junk|cheap junk = low-quality materials; sounds really cool|sounds cool|sounds super cool|sounds so cool = sounds very interesting
bits of = pieces of
it is getting ridiculous|this is getting ridiculous|it is becoming ridiculous|this is becoming ridiculous = the situation is becoming unacceptable
turned up = arrived ? late two three an at on . and over without half unannounced < was were is are be been being
not good enough = not acceptable ? . and; find somebody else|find someone else = make other arrangements
come say hi|come and say hi|come by and say hi|drop by and say hi = please come and say hello ^
things are pretty good|things are good|things are looking good|things are going well = the situation is positive
really knows her stuff|really knows his stuff = is very knowledgeable; what is going on = what is happening
a big deal = a significant matter < no not make makes made making such
fed up with|sick of|sick and tired of|tired of = dissatisfied with < get getting got; talk soon|speak soon = I look forward to speaking with you ^ ? .
sorry about that|sorry for that = I apologise for this ^ ? .; biz = business; hang on to your = keep your ? details cv application
get someone round|get someone out|get somebody round|get somebody out|send someone round|send somebody round = arrange for someone to visit
sorry to nag|sorry to be a pain|sorry to bother you|sorry to bug you|sorry to pester you|sorry to hassle you|i hate to nag|i hate to be a pain|i hate to bother you = I apologise for troubling you ^
go for it = proceed ? .; give you a quick heads up that|give you a quick heads-up that|give everyone a heads up that = inform you that
info = information; what do you reckon = what are your thoughts; were lovely = were very pleasant ? .; pics = photographs
really not happy|not happy at all|not best pleased = not at all satisfied ? . with about; appt = appointment; a bit of a = something of a
kids = children; one of our guys|one of our lads|one of the lads|one of the guys|one of my guys = a member of our team
a guy|some guy|some bloke|a bloke = a man ! rope line; the guy|the bloke|this guy|this bloke|that guy|that bloke = the man ! ropes rope lines fawkes
been off sick = been absent owing to illness; fingers crossed = all being well ? .; more than happy to|super happy to = very willing to
would love to = would very much like to; comfy = comfortable
bust|kaput|busted|buggered|on the blink|on the fritz|wonky = faulty ? . and so but after again before when for since > been is are was were already
this stuff = this; a massive|a huge = a significant ? problem difference improvement issue help increase impact change
no worries if|no problem if|no probs if|not to worry if|no biggie if|no bother if|no stress if|no big deal if = it is not a problem if ^
for god's sake|for goodness sake|for goodness' sake|for heaven's sake|for pete's sake|for crying out loud =
is a joke = is unacceptable ? . < it this that there here what; this is a joke = this is unacceptable ? .
a no-brainer|a no brainer = an obvious choice; pretty good = good; oh and = in addition, ^; guys|folks = people
guys the|folks the = the ^; guys we|folks we = we ^; guys our|folks our = our ^; guys there|folks there = there ^
plus,|also, = in addition ^
a fair bit of|quite a bit of = a considerable amount of ! a an; advert|ad = advertisement ! hoc infinitum nauseam lib hominem
adverts|ads = advertisements; telly|tv set = television; specs = specifications; chat about = discuss > to and will can could should we i us
dead|well|proper|mega = very ? sorry easy simple good cheap expensive boring slow happy annoying annoyed rude useful handy
really|super|totally|mega|ultra|massively|seriously|awfully = very ? annoyed busy long short late early cold loud rude slow bad small expensive tired worried upset concerned disappointed frustrated grateful keen unhappy impressed friendly helpful professional reliable quickly well strong kind difficult tricky urgent interested close strange dirty clean noisy messy poor confusing stressful unfair unreliable angry cross frustrating annoying disappointing inconvenient concerning worrying unreasonable enthusiastic hardworking hard-working organised organized experienced knowledgeable committed motivated punctual efficient polite patient competitive reasonable unprofessional < not
pretty = rather ? annoyed busy long short late early cold loud rude slow bad small expensive tired worried upset concerned disappointed frustrated grateful keen unhappy impressed friendly helpful professional reliable quickly well strong kind difficult tricky urgent interested close strange dirty clean noisy messy poor confusing stressful unfair unreliable angry cross frustrating annoying disappointing inconvenient concerning worrying unreasonable enthusiastic hardworking hard-working organised organized experienced knowledgeable committed motivated punctual efficient polite patient competitive reasonable unprofessional hard
annoyed|narked|cheesed off|hacked off|peeved|ticked off|browned off = dissatisfied ? . with about
getting = becoming ? really very increasingly worse annoyed frustrated harder difficult impatient angry concerned worried desperate
any chance we could|any chance i could = would it be possible to < there; best i can do is = the best I can offer is
pick stuff up fast|pick things up fast|pick stuff up quickly|pick things up quickly = learn quickly
something came up|something's come up|something has come up = an unexpected matter has arisen < if in
is gross|is really gross|is so gross = is unpleasant ! of; yeah|yep|yup = yes; pretty small|quite small = rather small; sorry but = unfortunately, ^
totally full up|completely full up = fully booked; thanks again = thank you again; a lot more = considerably more; a lot worse = considerably worse
cheers = kind regards ^ ? . < toast; thanks = thank you ! to < give gives gave giving given of with our my his her their your in no without get got
a bunch of those = several of those; have got to = have to ! know; has got to = has to ! know
a lot of|lots of|plenty of|a bunch of|a ton of|a load of = many ? people customers users things ways reasons ideas questions companies problems options products changes orders requests new more teams features places clients emails reports
a lot of|lots of|a ton of|a load of = a great deal of ? time work money effort help food water space information research noise traffic interest experience support attention energy fun
my mate = my friend; kinda|sorta = somewhat; cannot wait = I look forward to it ! to for until till any < i we you they he she just
that is a big deal = that is significant; do not buy it = do not accept it
kid = child > my our your his her their that this ! sister brother sister's brother's gloves around about; for ages = for a long time
that is not ok|that is not okay = that is not acceptable; get back to = respond to
cannot make it = cannot attend ? . on today tomorrow tonight this next then because as due for and so
great = excellent ? job work product news results result opportunity idea service experience
super|totally|really|pretty = very ? exciting smooth simple interesting nice convenient quick popular proud happy good important nice excited busy useful helpful easy hard fast pleased proud glad < far ~ that
big = significant ? change difference problem improvement impact increase changes problems improvements challenge; freebies = free items
hey|hi|hiya = dear ? team all everyone colleagues
when you get a chance|when you have a chance|whenever you get a chance|when you have a minute|when you get a minute = at your convenience
reach out to = contact ! see ask find let say share discuss tell check offer invite thank get make confirm follow introduce request
hey guys|hi guys|hey folks|hi folks = dear colleagues; got moved to = has been moved to; start whenever = start at any time ? .
up for grabs = available
cannot make the = cannot attend the ? interview meeting appointment lesson session viewing party wedding dinner event class training course match ~ room shorter longer better work any happen useful fun
ages ago = a long time ago; is a pain for you = is inconvenient for you; thing is a joke = thing is unacceptable ? .
running behind = behind schedule ? on; way more = far more; i know it is a pain = I know it is inconvenient ? . right for to but that because when
you all|y'all = you; pop round|pop over = visit ? . tomorrow today later tonight on; sup folks|sup guys|sup everyone = hello ^
i got your = I received your ? email message letter parcel bill invoice ~ paid sorted reduced sent printed published
really good with|pretty good with|good with = proficient in ? excel xero spreadsheets photoshop quickbooks
have a quick chat with|have a chat with = speak to; great fit = suitable match
a quick chat|a chat = a brief discussion ? . about with after before on at this next sometime tomorrow
right away|straight away|straightaway = immediately ! from to; i want my money back = I would like my money back < do did if
super helpful = very helpful; go ahead with = proceed with ? the our your this it; do not forget to = please remember to ^
also do not forget to = please also remember to ^; a bit of = some ! a an; a lot less = considerably less
am not bothered|am not too bothered = am not concerned ? . about by; i was wondering if = I am writing to ask whether ^ ? you i we
way better = far better
have got = have ! to know up on off away it worse better over through back into round in out along used started going lost rid married hold past around across behind together stuck hurt caught sent given told offered charged ready
has got = has ! to know up on off away it worse better over through back into round in out along used started going lost rid married hold past around across behind together stuck hurt caught sent given told offered charged ready
pick up the phone = answer the telephone; it would be awesome if|it would be great if|it would be cool if|it would be nice if = I would be grateful if
super excited|really excited|so excited|super happy|really happy = delighted ? to about that
thrilled = delighted ? to about that > am are is was were be been absolutely so really; can you = could you please ? send give let check confirm help
pick up = collect ? the your my our; asap|as soon as you can = as soon as possible
want to = would like to > i we also really customers ! do be < not never do does did you to i'd who would will might
a bit = slightly ? late early slow cold warm small big large expensive tired noisy more less longer shorter later earlier better worse cheaper louder higher lower bigger smaller easier harder unclear confusing confused concerned worried disappointed long short loud quiet difficult tricky hard steep tight behind unsure < for in quite not n't
sorry about|sorry for = apologies for ! not < are am is was were so very really be dead well proper
till = until ? monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december noon midnight midday next then now late tomorrow today after before 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 the it he she we you they i your my < the a our your new first second main every each shop this ~ soil field fields land ground earth
about = approximately < talk talked talking think thought hear heard know ? 2 3 4 5 6 7 8 9 10 15 20 25 30 40 50 60 70 80 90 100 200 500 1000 twenty thirty forty fifty sixty
never showed up = did not arrive; showed = arrived ? . and until for > nobody
that is ok|that is okay|that is alright|that is all right = that is acceptable ? . with for
if the weather plays nice|if the weather plays ball|if the weather behaves = weather permitting ? .
everyone hates|everybody hates = everyone dislikes; seemed fine with|was fine with|were fine with = agreed to ? that this it the
stuff gets crazy|things get crazy|it gets crazy = it becomes very busy
boss = manager > my our your his her their the ~ level game fight stage battle player players; mum = mother < the keep keeps kept keeping stay stayed
see you there|see ya there = I look forward to seeing you there ^; hard to = difficult to
really hard = very difficult > is was were been it be find found finding so; bad = poor ? service results weather experience quality performance
a tenner off = a discount of ten pounds; under my nose = in front of me; for nowt = free of charge; do the needful = take the necessary action
revert back = respond; you rock|you are awesome|you are a star|you are a legend|you are a hero = I greatly appreciate your efforts ^ ? .
reg number|reg no = registration number; a little family = a small family; round the back = at the rear ? in of . and
have a chat|have a quick chat|have a natter = discuss the matter ? .; been meaning to = been intending to
could do with|could really do with = would benefit from ? the a some more your an; am off = am on leave ? from until next this all
cut off = disconnected ? . after again twice > was been were; way out of date = considerably out of date
gross = unpleasant ? . and so > becoming getting is so very; stuck in = displayed in > permit sticker ticket badge poster notice
a bit much = excessive ? . > is was seems; sort it out|sort this out|sort it = please resolve this ^ ? .; you were after = you requested ? . so and
bite us again|bite me again = happen again; i want = I would like ? a an some the my this < what that if do did all everything thing when
we want = we would like ? a an some the our this < what that if do did all everything thing when; to put it right = to rectify this
not on = not acceptable ? . and > is was are just; my missus|the missus|our missus = my wife; my other half = my partner ! of; my young lad|my young fella|my wee lad|my wee fella = my son; coming off my holidays|coming off my leave|coming off my annual leave = being deducted from my annual leave; come off my holidays|come off my leave = be deducted from my annual leave; on the sick = on sick leave; do something about = address ? it this that the your these; make it in = come in ? . today tomorrow on this until because > cannot not to; come look at = come to view; get at it = access it ? .; since like forever|since forever = for a very long time; way too = far too; a tad = slightly; out of station = out of town; today itself = today; tomorrow itself = tomorrow; passed out from = graduated from
gobsmacked = astonished; banjaxed = broken; gutted about = very disappointed about; minging|manky|grotty|gopping|skanky|mingin = very dirty; stroppy = bad-tempered; gobby|lippy = rude; iffy|sketchy = questionable; slammed|swamped|up the walls|run ragged|flat out = extremely busy ? . at with and this today so > am are is was been; pumped|stoked = very pleased ? . about for to; bummed|bummed out = disappointed
in a strop|in a huff|in a mood = upset ? . about and because; up in arms = very unhappy ? . about over; crook = unwell ? . > am is are was feeling feel been; sick as a dog = very unwell; poorly = unwell > am is was are been feeling feel very; servo = petrol station > the a; rego = registration; tradie = tradesperson; tradies = tradespeople; smoko = break ? . > at for on; chinwag = conversation; wiggle room = flexibility; hit me up = contact me; hit us up = contact us; the loo|the bog|the bogs|the lav = the toilet; nosh|grub|scran = food; having a laugh|having a giraffe|taking the piss|taking the biscuit = being unreasonable ? . > are is must re; went pear-shaped|went belly up|went tits up|went south = went wrong ? .; gran|nan|granny|grandma = grandmother > my our your his her; am around = am available ? most all on in this next from any
nicking = taking > are is been keep keeps
pretty much = almost ? any every all anything everything everyone everybody nobody nothing always anyone anybody
you are a lifesaver|you are a gem|you are the best = I greatly appreciate your help ^ ? .
would be ace|would be cool|would be awesome|would be fab = would be much appreciated ? .; spec = specification
bothered to = took the trouble to > people nobody one who they ever even she he and; let us chat = let us speak
damn|damned|darn|ruddy|sodding|fricking = > the a this that my your these those; couple more days = few more days
do not give a damn about|do not give a toss about = have no interest in; nicked = stolen > was were been being got get be have has had
a bit of a do|a bit of a party|a bit of a bash = a small celebration; i owe you one = I am very grateful ^ ? .
some idiot|some moron|some muppet|some numpty|some clown = someone; are hiring = are recruiting ? . for at and
chat = discussion > serious proper good long little friendly nice; chip in for|chip in towards = contribute towards
not scared of|not frightened of = not afraid of; swamped|snowed under = very busy ! by in with > am are is was so all
let me know about = inform me of
just a quick heads-up that|quick heads up that|quick heads-up that|just a quick heads up that|a quick heads-up that|just a heads-up that|just a quick note that|just a quick reminder that|just wanted to let you know that|i just wanted to let you know that|just letting you know that|just a heads up that = I would like to inform you that
the thing is,|thing is,|i mean,|you know,|to be honest,|omg|oh my god|so basically|basically,|look,|listen,|ok so|okay so|so yeah|well,|no offence but|no offense but|whatever,|honestly,|seriously,|literally,|believe it or not,|surprise surprise,|lo and behold, = ^
awesome|super cool|amazing|fantastic|terrific|brilliant|very amazing|really amazing|so amazing|very awesome|really awesome|so awesome|very fantastic|really fantastic|top notch|top-notch|really great|super great|really good|really awesome|pretty great = excellent ! thing things fact number amount that how was < more most even so as
thanks a lot|thanks loads|thanks heaps|thanks so much|thanks a bunch|thanks a million|thanks a ton|thank you a ton|thanks a bundle|many thanks|thanks loads = thank you very much
have not heard a thing|have not heard a peep|have not heard a word|have not heard squat|have not heard jack = have received no response
messed up|screwed up = made a mistake ? . and > supplier you we they he she i team company bank shop driver
loads = a great deal ! of > know knows knew learn learned learnt not like eat ate talk talked cost costs
stuck in = added ? a an some new < is was are were be been am get got remain remained remains still
pretty much right away|pretty much immediately|pretty much straight away = almost immediately
pretty much = largely ! right immediately straight now any every all anything everything everyone whenever wherever always the anyone anybody
nope|nah = no; mins = minutes; shift it = move it; at the end of the day,|when all is said and done|when all's said and done = ultimately ^
get it sorted|get this sorted|sort it out|sort this out|sort it|sort this = resolve this; a bunch of = much of ? my our your his her their
a bunch of = several ! us you them me him the it this that flowers roses tulips daffodils grapes keys bananas carrots herbs parsley radishes
not happy with|not happy about|not impressed with|not impressed by = not satisfied with
sometime soon|real soon|in a sec|in a tick|in a jiffy|in a mo|in two ticks = shortly; tricky = difficult
give us our money back|give me my money back|send me my money back = issue a refund; way too|way too = far too; a new boss = a new manager
bit of a = something of a ^; hope that is ok|hope that is okay|hope this is ok = hope that is convenient ? .
a really hard worker|a hard worker|a super hard worker = a hard-working person; lost the lot = lost everything; the stuff = what ? i we you they
your guys|your lads = your staff; which was pretty cool|which was really cool = which was very pleasing ? .
broke = short of money ? . at until till so and this > am are is was been; been throwing up = been unwell ! the
could i get|can i get = could I have ? a an some the my two three more; for free|for free = free of charge ? .
it has been a blast|it has been a laugh = it has been a great pleasure; bloody|goddamn = ! nose knife hands hand mary sunday battle war shirt
a massive|a ginormous|a humongous|a gigantic = a very large ! hit fan; grotty|manky|minging|mucky|filthy = dirty
knackered = exhausted > am feel felt feeling; knackered = worn out > is are was were already completely
is ok with me|is okay with me|is fine by me = is acceptable to me; am good with people|am great with people = work well with people
give you your money back|give you a refund = refund your payment; sure thing|you bet|you betcha|for sure|sure,|deffo = certainly ^
honestly = ? it i this that we the he she they; a bad experience = an unsatisfactory experience
a bit steep|a little steep|pretty steep = rather high ? . for; a lot better|loads better = considerably better
hit me up|ping me|give me a call|drop me a line = contact me; sorry mate|sorry guys|sorry folks = we apologise
long story short|to cut a long story short = in summary ^; have a quick chat about|have a chat about = discuss
keep you posted|keep you in the loop = keep you informed; right now|these days|nowadays|at the mo = at present < of
it will be a blast = it will be an enjoyable event ? .; so fast|so quick|so quickly = so promptly > me us you
cannot be bothered to = will not take the trouble to; is not great = is not satisfactory ? . and so but; approx = approximately
by the way = incidentally; throwing a do = holding a celebration; so sorry|really sorry = very sorry; let us know = please let us know ^
let me know = please let me know ^; a bunch of us = several of us; so far = to date ! from as away that ahead behind ~ good fine well; maybe = perhaps
anyway|anyways = in any case; my guy = my colleague; lol|haha|hahaha|lmao|tbh =; ripped it out = removed it; cheaper = less expensive
because of = owing to < is was just only partly simply part mainly largely; dad = father < the; that stuff = that; devs = developers; hrs = hours
has my back|has got my back = is covering for me ? for on with; not get = not understand ? why how what
if things do not pick up = if the situation does not improve; showing off = presenting ? our the
find out what is up = find out what has happened ? . and; you idiots = you; get started = begin ? .
on top of that|on top of this|to top it all|to cap it all = in addition ^; drinks on me = I will be providing the drinks ^
a bit of everything = a variety of tasks; on the mend = recovering; quid = pounds
massive|huge = significant ? problems issues improvements changes difference; get in touch with = contact; in the meantime = meanwhile
bloke|chap = man < old; outta here = leaving < be; the other day = recently; our stuff is = our products are; hubby = husband > my her your
loads of them|lots of them = many of them; bucks = dollars < the big; bring along = bring
`),
  ...readVerbs(`
show up = arrive ? late early on yet again unannounced damaged broken squashed empty
show up = arrive ? . > not never
turn up|rock up|roll up = arrive ? . on late early in with for again by yet but unannounced damaged broken squashed empty wet cold smashed < it was were is are be been being
stick|bung = place ? my the < a the to not of ~ over round out; buy = purchase
pick it up = collect it ! fast quickly easily
smash|bust = break ? it anything something stuff a; play up|act up = cause problems ? . again and since for lately; pick you up = collect you
come up = arise ? .; muck up|botch|mess up|screw up|cock up = spoil ? the your my our their this
pick up = collect ? the your my our some these those ~ station stations signal signals radio pace speed habit phone tab cold
pick them up = collect them ! fast quickly easily; drop off = deliver ? the your our some a my
give _ back|send _ back = return _ ? . to the your my our on by
chuck _ out|chuck _ away|throw _ away|bin @ = dispose of _
give @ a call|give @ a bell|give @ a buzz|give @ a shout|give @ a tinkle = call @ ? . on at if when to and back before later today tomorrow this next about earlier sooner
get hold of|get a hold of = contact ? somebody someone anybody anyone; tell @ about = inform @ about
get hold of = obtain ? the a an some any; get going|get started|get cracking = begin ? . on with
get here|get there = arrive ? . on by in at before after < me us them him her you let it everyone
deal with = handle ? it this your our my any all complaints enquiries inquiries queries requests customers problems issues
claw back = recover; rule _ out = exclude _ ! of; put together = prepare ? a an some
pull out of|back out of = withdraw from ? the our this ~ drive driveway garage space slowly station
talk with = speak with; tell @ off = reprimand @
hash _ out|talk _ through|talk _ over|chat _ through = discuss _ ? . the your this with
cut down on|cut back on = reduce; turn up to|come along to = attend ? the our your
jot _ down|note _ down = record _; moan|whinge|kick up a fuss = complain ? . that
chip in = contribute; bung|whack|shove|stick = place ? it them < a the to not
take forever|take ages = take a long time
faff about|faff around|muck about|mess about = waste time ! with
swap _ = exchange _ ? it them for; turn out to be = prove to be
make sure = ensure ? that the you we your our all they everyone it my every each
fall through = fail to proceed ? . because and at; blow @ away|knock @ out = impress @ ? . with
be put off|get put off = be discouraged ? . by; kick off = begin ? without at on in with the our
wrap _ up = conclude _ ? . by at this; hand out = distribute; get our stuff done = complete our work
get their stuff done = complete their work
take off|head off|clear off|shoot off|dash off = leave ? . early before at by for and > i you we they he she staff everyone
shut the = close the ? office shop store gates clinic salon school branch site
get someone to|get somebody to = arrange for someone to ? fix pick collect come check call ring sort repair replace clean deliver contact remove look visit
park that|park this|park it = defer that ? until till
get it going again|get it up and running|get it working again|get it back up = restore it
stick with = retain ? what our my your
swing by|drop by|pop in|pop by|come round = visit ! it them the; grab one = collect one
have a clue|have got a clue = know ? where what how why who when if whether
dump = leave ? your their my his her our; pop back = return ? on in at to later tomorrow after next
reckon = believe ? if i we you he she it they that the this there my our
give it a try|give it a go|give it a shot|give it a whirl|give it a bash|give it a crack|give it a spin|give it a stab = try it ? .
drive @ up the wall|drive @ mad|drive @ nuts|drive @ crazy|drive @ round the bend|drive @ potty = cause @ considerable frustration
pop up = appear ? . on in; touch base = make contact ? . next on at soon later tomorrow with
drop @ a line|drop @ an email|drop @ a message|drop @ a note|shoot @ an email|shoot @ a message|ping @ an email|ping @ a message|ping @ a note|get hold of @|get a hold of @|hassle @ = contact @
have a look at|take a look at = look at ? it them
have a look at|take a look at|have a quick look at|take a quick look at|have a gander at|take a peek at|have a peek at|take a gander at|have a butcher's at = review
knock together|throw together|cobble together|bash out|knock up|crank out|churn out|knock out = prepare ? a an some the
tell @ that|let @ know that|give @ a heads up that|give @ a heads-up that = inform @ that
carry on = continue
get their act together|get its act together|get your act together|get our act together|up our game = improve performance
pick up the phone|pick up the telephone|pick up the call = answer the telephone
help out|lend a hand = assist; have a look round|have a look around = inspect ? the our my your this
keep tabs on|keep an eye on = monitor
think about|have a think about|have a good think about = consider ! it this that them
ring @|ring @ up|phone @ up|bell @ = call @
talk about|have a word about|have a quick word about = discuss ! .
ping @ over|fire @ over|pop @ over = send @
weigh _ up|think _ over|mull _ over|sleep on it = consider _
find out = learn ? that how why when where if whether about
have a look into|take a look into|dig into = investigate
look into = investigate ? this why how what whether
call it a day|wrap things up|wind things up = conclude ? . and at on by
have a word with|talk to|chat to|chat with = speak to
kick off = cause problems ? contact please just again; rip @ off = overcharge @
figure out = determine; this figured out = this resolved; it figured out = it resolved;
ask for = request; send over = send
throw in|chuck in = include ? delivery free breakfast installation fitting
freak out|lose it|flip out|wig out = panic ? . if when at because about and
get back to @|come back to @ = respond to @ ! later; freak @ out|spook @ = alarm @
wind him up = provoke him
`),
];

/** Words that a formal text does not have, whatever stands around them. */
export const INFORMAL_WORDS = `lol|lmao|omg|haha+|hehe|cos|cuz|coz|gonna|gotta|wanna|kinda|sorta|dunno|dude|bro|mates?|guys|folks|awesome|yeah|yep|nope|nah|hey|hiya|howdy|yo|cheers|ta|super|crap|damn|wtf|idk|imo|tbh|btw|rn|u|ur|cya|xx+|bloke|fella|lads?|missus|howzit|lekker|arvo|reckon|banjaxed|faff|cheeky|craic|moan(?:ing)?|fed up|fob(?:bed)?|loads of|quid|bucks|stuff|freak(?:ing|y)|sucks?|screwed|ping me|a heads[- ]up|no worries|my bad|oops|whoops|hang out|chill|loads|ages|probs|hi|okay|ok|asap|mess|a shout|sorted|rubbish|pissed(?: off)?|knackered|crazy|huge|tons|hassle|a pain|mad|nailed|smash(?:ed)?|cannot wait`;

/** Stiff wordings and what people say; for casual and friendly texts. */
export const CASUAL = [
  ...readWordings(`
purchased = bought; purchasing = buying; requested = asked for ! to by that > i we you they he she
require = need < a an the your our my his her its their each every any no some another first last next new recent of
requesting = asking for ! to by that; you have failed to submit = we haven't received
dispatched = sent; for the duration of = during; owing to = because of
i wish to enquire whether|i wish to inquire whether|i am writing to enquire whether|i am writing to inquire whether|i would like to enquire whether = I wanted to ask if
we acknowledge receipt of = we've got; is required to = has to
your request has been received = we've got your request ! and but by; in order to = to
thank you for attending = thanks for coming to < we i to would also
prior to use = before you use it; it is necessary that you|it is essential that you = you need to
kindly contact = please contact; will be dispatched = will be on its way; whilst = while
should you have queries|should you have any queries|should you have any questions = if you have any questions
do not hesitate to contact us on|please do not hesitate to contact us on = just call us on
prior to = before; dear colleagues = hi all; functions well = works well
dear customer|dear customers = hello; should you require|should you need = if you need
should you have = if you have; should you wish to = if you'd like to; are required to = have to
for a period of = for; subsequently = later
yours sincerely|yours faithfully|yours truly|sincerely yours|respectfully yours = best wishes
cannot = can't; kind regards|best regards|with kind regards|regards = best wishes ^ ! to the
in addition = also ! to; furthermore|moreover|additionally = also
however = but ^ ! . much many long hard far well; approximately = about
nevertheless|nonetheless = still; therefore|consequently|thus|hence = so ^ ! .
therefore|consequently|thus|hence = so > and ! .; sufficient = enough < a
subsequent to = after ? the your our a this; assistance = help ! animal animals dog dogs
individuals = people; regarding|concerning|with regard to|with respect to = about ! your
additional = extra ! to; in the event that = if
numerous|a large number of|a significant number of = lots of < the our your my their his her its these those
at your earliest convenience = when you get a chance; please do not hesitate to = feel free to
as per = as in
please do not hesitate to contact us|do not hesitate to contact us|please feel free to contact us = just drop us a line
please do not hesitate to contact me|do not hesitate to contact me|please feel free to contact me = just drop me a line
please be advised that|please be informed that|please note that|we would like to inform you that|we wish to inform you that|i am writing to inform you that|this is to inform you that|we are writing to inform you that|we hereby inform you that = just so you know,
we regret to inform you that = we're sorry to say that
we would appreciate it if you could|we would be grateful if you could = could you
shall = will > i we
we apologise for any inconvenience|we apologize for any inconvenience|we apologise for any inconvenience caused|we apologize for any inconvenience caused|we apologise for the inconvenience|we apologize for the inconvenience = sorry for the trouble
it is recommended that = we suggest that; it is necessary to = you need to
upon = on < once based depending; thank you very much|thank you = thanks ^; herewith|hereby =
due to the fact that|owing to the fact that = because
we kindly ask you to|we kindly request that you|you are kindly requested to|kindly = please < very so is are was were be been we i
are kindly requested to = are kindly asked to; are requested to = are asked to; commencement = start
per your request|as per your request|as requested = as you asked; is hereby = is
have increased by = have gone up by; will take place = will be ? in on at
for further information|for more information|for further details = to find out more
are hereby = are
your application has been received|your application was received = we've received your application ^ ! by and but
dear guest|dear guests = hello ^ ? .; in the event of = if there is ? a an
any queries = any questions; is unable to = can't
you will be notified of|you will be informed of|you will be advised of = we'll let you know ^ ~ by
you will be notified|you will be informed = we'll let you know ^ ~ by; are unable to = can't
you will be notified by|you will be informed by = we'll let you know by ^ ? 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 monday tuesday wednesday thursday friday
you are hereby informed that|you are hereby notified that|this is to notify you that|notice is hereby given that = we wanted to let you know that ^
attendance is encouraged = it would be lovely to see you there ^ ? .; am unable to = can't
beverages = drinks; in advance of = before
your patience is appreciated|we appreciate your patience|thank you for your patience = thanks for bearing with us ^ ? . while
will be held on = will be on ? monday tuesday wednesday thursday friday saturday sunday
is strictly prohibited|is prohibited|is not permitted|is strictly forbidden|is forbidden = isn't allowed ! from by < nothing none neither one
are strictly prohibited|are prohibited|are not permitted|are strictly forbidden|are forbidden = aren't allowed ! from by < none neither
dear applicant|dear tenant|dear tenants|dear resident = hello ^ ? .
i should be obliged to receive your reply|i would be obliged to receive your reply|i should be obliged if you would reply|i should be grateful for your reply|i would be grateful for your reply|i should be glad to receive your reply = please get back to me ^
i would also appreciate it if you could|i would also be grateful if you could = could you also ^ ? advise tell let inform confirm send give
we wish to inform our customers that|we would like to inform our customers that|we wish to inform our guests that|we would like to inform our guests that|we wish to inform our members that|we would like to inform our members that = just to let you know, ^
are advised to = should
we regret any inconvenience caused and look forward to welcoming you upon our return|we regret any inconvenience caused and look forward to welcoming you on our return = we're sorry for any inconvenience and look forward to welcoming you when we're back ^
submit = send in ? your the
we look forward to seeing you|we look forward to welcoming you = we can't wait to see you
ensure that you = make sure you; contributions toward = contributions towards
is scheduled for = is on ? monday tuesday wednesday thursday friday saturday sunday
has been scheduled for = is on ? monday tuesday wednesday thursday friday saturday sunday
must refrain from = must avoid; alcoholic beverages = alcoholic drinks
lunch will be provided = lunch is on us ^ ? .
`),
  ...readVerbs(`
assist = help; facilitate = help with; modify = change; postpone = put off ! to; obtain = get
utilize = use; ensure = make sure ? that you we they it he she there everyone everybody
commence = start; utilise = use; receive = get
inform = tell ? you us me him her them people customers residents staff parents patients everyone anyone someone ~ of
provide = give ? you us them me him her your ~ with
attempt to = try to > you to they we not will must may do can who or and i he she it
`),
];
