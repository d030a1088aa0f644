import { readVerbs, readWordings } from './wording.js';

/** Everyday wordings and their formal equivalents. See wording.ts for the notation. A data file, hence its length. */
export const FORMAL = [
  ...readWordings(`
am going to miss|are going to miss = will greatly miss ? you everyone everybody him her them working all
dodgy stomach|dodgy tummy|dodgy belly = upset stomach; dodgy back = painful back; dodgy knee = painful knee
pretty much anytime|pretty much any time|pretty much whenever = at almost any time
did a great job|did a brilliant job|did a fab job = did an excellent job; done a great job = done an excellent job
grab a beer = have a drink; keep it up = continue in this way; really fed up = very dissatisfied ? . and
anytime = at any time ? .; give me a raise = grant me a salary increase; up front = in advance ? .
if that is ok with you|if that is okay with you|if this is ok with you|if it is ok with you|if that is alright with you = if that is convenient for you
is that ok with you|is that okay with you|would that be ok with you = is that convenient for you; basically =
work really hard = work very hard; worked really hard = worked very hard; is a bit much = is rather high ? for
give you a ring|give you a call|give you a bell|give you a shout = call you; the new guy = the new colleague
if you want to chat|if you fancy a chat = if you would like to discuss this further ? .; promo = promotion
get someone to fix it|get somebody to fix it|get someone to sort it = arrange for it to be repaired
is coming by = will be visiting ? on at this next tomorrow today; my stuff = my belongings; wait on = wait for
come have a look|come and have a look|come take a look = come to view it ? . at on; some stuff = some items
would really help me out = would be of great help to me; your stuff = your belongings; more stuff = more items
would really help us out = would be of great help to us; all the stuff = everything; our stuff = our products
have a good one|have a great day|have a good day = I wish you a pleasant day ^ ? .; pretty bad = rather poor
hang on to = keep ? the your it this that; am keen = am interested ? . and; are keen = are interested ? . and
i quit = I am resigning from my position ^ ? .; whoever takes over = my successor; have still got = still have
it was fun working|it has been fun working = it has been a pleasure working; has still got = still has
found something that pays better = have found a better-paid position; cut some costs = reduce costs
is nuts|is crazy|is bonkers|is insane|is mental = is unreasonable ? . < work it; pic = photograph
it is nuts|this is nuts|it is crazy|this is crazy = this is unreasonable ^ ? .; mate's = friend's
been here forever|been here for ages = been with us for a very long time; get our money back = obtain a refund
is really cool|is super cool = is very impressive ? .; any cheap junk|cheap junk = low-quality materials
sounds really cool|sounds cool|sounds super cool|sounds so cool = sounds very interesting; bits of = pieces of
it is getting ridiculous|this is getting ridiculous|it is becoming ridiculous|this is becoming ridiculous = the situation is becoming unacceptable
turned up = arrived ? late two three an at on . and over without half unannounced < was were is are be been being; great job = excellent work
not good enough = not acceptable ? . and; find somebody else|find someone else = make other arrangements
come say hi|come and say hi|come by and say hi|drop by and say hi = please come and say hello ^; cos = because
come say hi|come and say hi = come and say hello; used to work at = previously worked at; loos = toilets
things are pretty good|things are good|things are looking good|things are going well = the situation is positive
really knows her stuff|really knows his stuff = is very knowledgeable; what is going on = what is happening
really know their stuff = are very knowledgeable; a bunch of times = several times; the folks at = the team at
no clue|no idea why = no information on ? why; a big deal = a significant matter < no not make makes made making such; tummy = stomach
fed up with|sick of|sick and tired of|tired of = dissatisfied with < get getting got; get a move on = hurry
fed up|pissed off|cheesed off = dissatisfied ? . and; can not stand = strongly dislike; my bad = I apologise ^ ? .
talk it over|talk things over = discuss the matter; see you then = I look forward to seeing you then ^ ? .
talk soon|speak soon = I look forward to speaking with you ^ ? .; get going = begin ? . with on
sorry about that|sorry for that = I apologise for this ^ ? .; lad = young man ? at who behind; biz = business
set up a = arrange a ? meeting call time date visit viewing session demo trial chat > to will can could should would must please
set up an = arrange an ? interview appointment > to will can could should would must please; uni = university
hang on to your = keep your ? details cv application; your lot = your team ? came have did are left said
in case something comes up|in case anything comes up|if something comes up|if anything comes up = should an opportunity arise ? .
get someone round|get someone out|get somebody round|get somebody out|send someone round|send somebody round = arrange for someone to visit
sorry to nag|sorry to be a pain|sorry to bother you|sorry to bug you|sorry to pester you|sorry to hassle you|i hate to nag|i hate to be a pain|i hate to bother you = I apologise for troubling you ^
in a right state|in a right mess|in a terrible state = in an unacceptable condition; go for it = proceed ? .
are all messed up = are severely disrupted; is all messed up = is severely disrupted; blokes|chaps = men
until i get in|till i get in = until I arrive ? .; got the go-ahead|got the green light = received approval
give you a quick heads up that|give you a quick heads-up that|give everyone a heads up that = inform you that
be sorted|get sorted = be resolved ? . by before soon today; is sorted = is resolved ? .; info = information
been sorted = been resolved ? .; what do you reckon = what are your thoughts; wiggle room = flexibility
is totally our fault|is all our fault = is entirely our responsibility; were lovely = were very pleasant ? .
is totally my fault|is all my fault = is entirely my responsibility; was lovely = was very pleasant ? .
totally = entirely ? our my your their agree wrong; doc's = doctor has ? signed given told; pics = photographs
has packed in|has conked out|has packed up|has died on me|has died on us|has gone kaput = has stopped working ? . again and
really not happy|not happy at all|not best pleased = not at all satisfied ? . with about; appt = appointment
pretty swamped|absolutely swamped|totally swamped|really swamped|snowed under|rushed off our feet|flat out|run off our feet|run off my feet|run ragged = very busy ? . at right this with until till on
had a great time working = greatly enjoyed working; peckish = hungry
been in touch with = been in contact with; in touch = in contact > be been are is am was were ? . with
bits and pieces|bits and bobs = various items; am up for = am interested in; a bit of a = something of a
know my stuff|know my onions|know what i'm doing = am knowledgeable ? . and; be up for = be interested in
knows his stuff|knows her stuff|knows their stuff = is very knowledgeable ? . and; kids = children
know your stuff|know their stuff = are very knowledgeable ? . and; is off sick|is off ill = is absent owing to illness
one of our guys|one of our lads|one of the lads|one of the guys|one of my guys = a member of our team
a guy|some guy|some bloke|a bloke = a man ! rope line; are off sick|are off ill = are absent owing to illness
the guy|the bloke|this guy|this bloke|that guy|that bloke = the man ! ropes rope lines fawkes; nowt = nothing
was off sick|was off ill = was absent owing to illness; been off sick = been absent owing to illness; dept = department
fingers crossed that|fingers crossed = I hope that ^ ? the it you we they he she i that my our this; owt = anything
fingers crossed = all being well ? .; it stinks|it reeks = the smell is unpleasant ? . and; dodgy = unreliable
umpteen times|a million times|a hundred times|so many times = many times; things are = matters are ? going
more than happy to|super happy to = very willing to; would love to = would very much like to; probs = problems
would love it if = would be very pleased if; super keen to|really keen to|dead keen to = eager to
super keen|really keen|dead keen|mega keen|well keen = very interested ? . in; comfy = comfortable
am after a|are after a = am looking for a < we you they; would be up for = would be interested in
bust|kaput|busted|buggered|on the blink|on the fritz|wonky = faulty ? . and so but after again before when for since > been is are was were already
it looks like|it seems like = it appears that ? you we they there i he she; get worse = worsen
looks like|seems like = it appears that ^ ? you we they there i he she it the your my our; this stuff = this
a massive|a huge = a significant ? problem difference improvement issue help increase impact change
no worries if|no problem if|no probs if|not to worry if|no biggie if|no bother if|no stress if|no big deal if = it is not a problem if ^; under the weather = unwell
is that ok|is that okay|is this ok|is this okay = is that acceptable ? . with for; on the cards = likely ? .
is it ok if|is it okay if|would it be ok if|would it be okay if|is it alright if = would it be acceptable if
sounds good to me|sounds good|sounds great|sounds like a plan = that would be suitable ^ ? .; ty = thank you ^
what on earth|what the hell|what the heck = what; why on earth|why the hell|why the heck = why
for god's sake|for goodness sake|for goodness' sake|for heaven's sake|for pete's sake|for crying out loud =
flipping|flippin|freaking|frigging|effing|blasted = ! obvious heck
is a joke = is unacceptable ? . < it this that there here what; this is a joke = this is unacceptable ? .
is a rip-off|is a rip off|is daylight robbery = is overpriced ? .; off the top of my head = from memory
a no-brainer|a no brainer = an obvious choice; is a piece of cake = is straightforward ? .; pretty good = good
was a piece of cake = was straightforward ? .; over the top = excessive ? .
up in the air = undecided ? .; in the same boat = in the same position; in the pipeline = planned ? . < froze flowed flows oil gas water leak
out of line|way out of line = unacceptable ? . < machine lift is; in one go = at one time ? .
is spot on|is bang on = is entirely correct; was spot on|was bang on = was entirely correct; arvo = afternoon
ballpark = approximate ? figure cost price number; once in a blue moon = very rarely; oh and = in addition, ^
a fair few|quite a few|a good few = a considerable number of ! . of more hundred thousand; guys|folks = people
a fair bit|quite a bit = considerably ? more longer later cheaper better; plus,|also, = in addition ^
a fair bit of|quite a bit of = a considerable amount of ! a an; advert|ad = advertisement ! hoc infinitum nauseam lib hominem; sort out = resolve ~ recycling rubbish socks clothes drawers laundry books papers toys wardrobe cupboard boxes shelves pairs beads photos garage
adverts|ads = advertisements; telly|tv set = television; rep = representative < the; specs = specifications
fab|wicked|superb = excellent ? service job work work, news idea experience; veggies|veg = vegetables
weird|odd = unusual ? noise smell sound sounds behaviour behavior results message error; ripped out = removed
shoddy|crappy|lousy|ropey|naff|rubbish|crap|pants = poor ? service quality job work workmanship weather condition signal food
chuffed|well chuffed|dead chuffed = delighted ? with that to . about; got better = improved ? .
chat about = discuss > to and will can could should we i us; any chance you could = could you please
dead|well|proper|mega = very ? easy simple good cheap expensive boring slow happy annoying annoyed rude useful handy
really|super|totally|mega|ultra|massively|seriously|awfully = very ? annoyed busy long short late early cold loud rude slow bad small expensive tired worried upset concerned disappointed frustrated grateful keen unhappy impressed friendly helpful professional reliable quickly well strong kind difficult tricky urgent interested close strange dirty clean noisy messy poor confusing stressful unfair unreliable angry cross frustrating annoying disappointing inconvenient concerning worrying unreasonable enthusiastic hardworking hard-working organised organized experienced knowledgeable committed motivated punctual efficient polite patient competitive reasonable unprofessional < not
pretty = rather ? annoyed busy long short late early cold loud rude slow bad small expensive tired worried upset concerned disappointed frustrated grateful keen unhappy impressed friendly helpful professional reliable quickly well strong kind difficult tricky urgent interested close strange dirty clean noisy messy poor confusing stressful unfair unreliable angry cross frustrating annoying disappointing inconvenient concerning worrying unreasonable enthusiastic hardworking hard-working organised organized experienced knowledgeable committed motivated punctual efficient polite patient competitive reasonable unprofessional hard
not really|not all that|not that = not very ? annoyed busy long short late early cold loud rude slow bad small expensive tired worried upset concerned disappointed frustrated grateful keen unhappy impressed friendly helpful professional reliable quickly well strong kind difficult tricky urgent interested close strange dirty clean noisy messy poor confusing stressful unfair unreliable angry cross frustrating annoying disappointing inconvenient concerning worrying unreasonable enthusiastic hardworking hard-working organised organized experienced knowledgeable committed motivated punctual efficient polite patient competitive reasonable unprofessional happy good sure
annoyed|narked|cheesed off|hacked off|peeved|ticked off|browned off = dissatisfied ? . with about
getting = becoming ? really very increasingly worse annoyed frustrated harder difficult impatient angry concerned worried desperate
not heard a thing|not heard anything back|not heard a peep|not heard back = received no response ? . from since
any chance we could|any chance i could = would it be possible to < there; best i can do is = the best I can offer is
pick stuff up fast|pick things up fast|pick stuff up quickly|pick things up quickly = learn quickly
something came up|something's come up|something has come up = an unexpected matter has arisen < if in
is gross|is really gross|is so gross = is unpleasant ! of; loads of stuff = a great deal of material
gross = unpleasant ? smell smells taste stain stains room toilet toilets bathroom food; yeah|yep|yup = yes
lots of stuff|a lot of stuff = many things ! is was has; pretty small|quite small = rather small
all that stuff = all of that; sorry but = unfortunately, ^; totally full up|completely full up = fully booked
thanks again = thank you again; hi there|hey there = hello; super stoked|so stoked|stoked = very pleased
a lot more = considerably more; a lot worse = considerably worse; cheers = kind regards ^ ? . < toast
thanks = thank you ! to < give gives gave giving given of with our my his her their your in no without get got
a bunch of those = several of those; a bunch of these = several of these; have got to = have to ! know
cool = excellent ? new product idea feature thing stuff features ideas design < very so really pretty too; has got to = has to ! know
a lot of|lots of|plenty of|a bunch of|a ton of|a load of = many ? people customers users things ways reasons ideas questions companies problems options products changes orders requests new more teams features places clients emails reports
a lot of|lots of|a ton of|a load of = a great deal of ? time work money effort help food water space information research noise traffic interest experience support attention energy fun
a lot = considerably ! of > improved improve improves changed change changes increased increase increases grown risen fallen dropped varied vary varies differ differs
getting back to = responding to; no big deal = not a concern > is was; my mate = my friend; kinda|sorta = somewhat
cannot wait = I look forward to it ! to for until till any < i we you they he she just; pricey = expensive
that is a big deal = that is significant; do not buy it = do not accept it; a ton = a great deal ! of
kid = child > my our your his her their that this ! sister brother sister's brother's gloves around about
for ages = for a long time; that is not ok|that is not okay = that is not acceptable; get back to = respond to
this is not ok|this is not okay = this is not acceptable; it is not ok|it is not okay = it is not acceptable
cannot make it = cannot attend ? . on today tomorrow tonight this next then because as due for and so
great = excellent ? job work product news results result opportunity idea service experience
super|totally|really|pretty = very ? exciting smooth simple interesting nice convenient quick popular proud happy good important nice excited busy useful helpful easy hard fast pleased proud glad < far ~ that
big = significant ? change difference problem improvement impact increase changes problems improvements challenge
get back to you = respond to you; got back to = responded to; my mates = my friends; freebies = free items
a lot of you|lots of you = many of you; hey|hi|hiya = dear ? team all everyone colleagues; imo = in my opinion
when you get a chance|when you have a chance|whenever you get a chance|when you have a minute|when you get a minute = at your convenience
reach out to = contact ! see ask find let say share discuss tell check offer invite thank get make confirm follow introduce request
just wanted to check in|just checking in|i just wanted to check in = I am writing to follow up
hey guys|hi guys|hey folks|hi folks = dear colleagues; got moved to = has been moved to; pronto = promptly ? . or and please
got cancelled = has been cancelled; start whenever = start at any time ? .; up for grabs = available
really sorry about this|so sorry about this|sorry about this = my apologies for the inconvenience ^ ? .
cannot make the = cannot attend the ? interview meeting appointment lesson session viewing party wedding dinner event class training course match ~ room shorter longer better work any happen useful fun
got your = received your ^ ? email message letter note; ages ago = a long time ago; rn = at present ? .
is a pain for you = is inconvenient for you; service is a joke = service is unacceptable ? .
thing is a joke = thing is unacceptable ? .; running behind = behind schedule ? on; way more = far more
i know it is a pain = I know it is inconvenient ? . right for to but that because when; you all|y'all = you
me and my mate|me and my friend = my friend and I ^ ? are were have went would will can want need live work both
pop round|pop over = visit ? . tomorrow today later tonight on; sup folks|sup guys|sup everyone = hello ^
i got your = I received your ? email message letter parcel bill invoice ~ paid sorted reduced sent printed published
really good with|pretty good with|good with = proficient in ? excel xero spreadsheets photoshop quickbooks
really good at|pretty good at = skilled at ? making working solving writing organising organizing dealing talking teaching cooking managing explaining
if the weather plays nice|if the weather plays ball|if the weather behaves = weather permitting ? .
sorry for the hassle|sorry about the hassle = we apologise for the inconvenience ^; nice one = well done ^ ? .
have a quick chat with|have a chat with = speak to; get together = meet ? tomorrow next on this soon before < a the our; great fit = suitable match
a quick chat|a chat = a brief discussion ? . about with after before on at this next sometime tomorrow
keep me posted|keep me in the loop = keep me informed; out of the blue = unexpectedly ? .; my doc = my doctor
right away|straight away|straightaway = immediately ! from to; a while back = some time ago ? .
have no idea|have no clue|have not a clue = do not know ? . what how why when where who if whether; is falling apart|is falling to bits = is deteriorating
i want my money back = I would like my money back < do did if; have to put up with = have to tolerate
cannot put up with = cannot tolerate; to cut down on|to cut back on = to reduce; super helpful = very helpful
go ahead with = proceed with ? the our your this it; do not forget to = please remember to ^
also do not forget to = please also remember to ^; worked out = determined ? what why; a bit of = some ! a an
have a look at the attached|take a look at the attached = review the attached; a lot less = considerably less
we are good to go = we are ready ? .; work out = determine ? what how why < i; short-staffed = understaffed
am not bothered|am not too bothered = am not concerned ? . about by; like i said,|as i said, = as mentioned ^
i was wondering if = I am writing to ask whether ^ ? you i we; i am starving = I am very hungry ? .
cheers for|ta for = thank you for ^ ? everything all your the this that sorting being having coming getting letting helping sending
am pissed off|am cheesed off = am dissatisfied ? . with; just a quick reminder that = this is a reminder that
just a quick note to say that|just a quick note to say = this is to inform you that; way better = far better
got a chance to = had an opportunity to; get a chance to = have an opportunity to; fyi = for your information
have got = have ! to know up on off away it worse better over through back into round in out along used started going lost rid married hold past around across behind together stuck hurt caught sent given told offered charged ready
has got = has ! to know up on off away it worse better over through back into round in out along used started going lost rid married hold past around across behind together stuck hurt caught sent given told offered charged ready
hop on a quick call|hop on a call|jump on a quick call|jump on a call = arrange a call; head over to = go to
go over stuff|go over things|talk about stuff = discuss the details; pick up the phone = answer the telephone
it would be awesome if|it would be great if|it would be cool if|it would be nice if = I would be grateful if
super excited|really excited|so excited|super happy|really happy|stoked = delighted ? to about that; thrilled = delighted ? to about that > am are is was were be been absolutely so really
can you = could you please ? send give let check confirm help; pick up = collect ? the your my our
asap|as soon as you can = as soon as possible; fix the error = correct the error; grandpa = grandfather < the
ridiculously|insanely|crazy = extremely ? good cheap easy fast expensive busy high long popular
want to = would like to > i we also really customers ! do be < not never do does did you to i'd who would will might
a bit = slightly ? late early slow cold warm small big large expensive tired noisy more less longer shorter later earlier better worse cheaper louder higher lower bigger smaller easier harder unclear confusing confused concerned worried disappointed long short loud quiet difficult tricky hard steep tight behind unsure < for in quite not n't
sorry about|sorry for = apologies for ! not < are am is was were so very really be; hold up = delay > a the this any another ! your his her my their the a
sorry that = we regret that < are am is was were so very really be; fixing the issue = resolving the issue
till = until ? monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december noon midnight midday next then now late tomorrow today after before 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 the it he she we you they i your my < the a our your new first second main every each shop this ~ soil field fields land ground earth
about = approximately < talk talked talking think thought hear heard know ? 2 3 4 5 6 7 8 9 10 15 20 25 30 40 50 60 70 80 90 100 200 500 1000 twenty thirty forty fifty sixty
wrong = incorrect ? information number address date price figure figures; never showed up = did not arrive
boss = manager > my our your his her their the ~ level game fight stage battle player players
fix the problem|fix this problem = resolve the problem; fixing the problem = resolving the problem
bosses = managers > my our your his her their; mum = mother < the keep keeps kept keeping stay stayed
just a heads up|just a quick heads up|heads up folks|heads up everyone|heads up all|heads up guys = please note
cheap = inexpensive ? in at for to with option options flight flights hotel hotels way
see you there|see ya there = I look forward to seeing you there ^; gotten = become ? better worse bigger
hard to = difficult to; really hard = very difficult < a work works worked working try tried
bad = poor ? service results weather experience quality performance; screwed up = made an error > i we you they he she who have has had just really ! my our your his her their the
messed up everything = disrupted everything; mess up = make an error; under my nose = in front of me
a tenner off = a discount of ten pounds; a fiver off = a discount of five pounds; a tenner = ten pounds
a fiver = five pounds; for nowt = free of charge; your people are = your staff are; grub|nosh|scran = food
do the needful = take the necessary action; at the earliest = as soon as possible ? .; revert back = respond
skint|strapped for cash|hard up = short of money ? . until till at this after and so > am is are was were be
chuffed to bits|well chuffed = delighted ? to that with about; in a heartbeat = without hesitation ? .
huge shout-out to|big shout-out to|massive shout-out to|shout-out to|huge shout out to|big shout out to|shout out to = special thanks to
you rock|you are awesome|you are a star|you are a legend|you are a hero = I greatly appreciate your efforts ^ ? .
ace|fab|brill = excellent ? . and idea job time place > is was been were absolutely an really
be a laugh|be a right laugh|be a hoot|be a good laugh = be enjoyable ? .; no rush = there is no urgency ^ ? .
a good laugh|a right laugh = very good company ? . and but; my lot = my team ? and about who are were said
a top bloke|a great bloke|a good bloke|a top lad|a great lad|a good lad|a lovely lad|a great lass|a great guy|a good guy|a nice guy|a top man|a lovely bloke|a lovely guy = a very pleasant person
shoot me a text|drop me a text = send me a text message; reg number|reg no = registration number
slammed|rammed = very busy ? . at this with > are is am was been absolutely; a little family = a small family
all over the place = inconsistent ? . so and but > were was are is; round the back = at the rear ? in of . and
first thing = early ? tomorrow on monday tuesday wednesday thursday friday < the; my little boy = my young son
nip this in the bud|nip it in the bud = address this promptly; a rough idea of = an approximate idea of
have a chat|have a quick chat|have a natter = discuss the matter ? .; am off on holiday = am going on holiday
things have been mad|things have been crazy|things have been hectic = matters have been very busy
things are mad|things are crazy|things are hectic = matters are very busy; been meaning to = been intending to
could do with|could really do with = would benefit from ? the a some more your an; sick as a dog = very unwell
let me off|let us off = waive this charge ? . > will would could to; are off on holiday = are going on holiday
livid|fuming|seething = extremely dissatisfied ? . about with at that and > am is are was were
knackered|shattered|wiped out|zonked|done in|dead on my feet|dead beat = exhausted ? . after from and on today this > bit very really i am feel feeling felt so; promise = I assure you ^ ? .
am off = am on leave ? from until next this all; are off = are on leave ? from until next this all
be up for a quick chat|be up for a chat|be up for a call|be up for a quick call = be available for a brief discussion
are up for = are interested in ? it this doing; are well up for = are very interested in
my little girl = my young daughter
fingers crossed this comes off|fingers crossed it comes off|fingers crossed it works out|fingers crossed it all works out|fingers crossed this works out = I hope that this is successful ^ ? .
phones going mad|phones ringing off the hook = telephones ringing constantly; a bit rich = unreasonable ? .
we are all good|all good = everything is in order ^ ? .; spent ages = spent a considerable amount of time
cut off = disconnected ? . after again twice > was been were; been ages since = been a long time since
what a nightmare = this has been very difficult ^ ? .; way out of date = considerably out of date
a cracking|a belting|a banging = an excellent ? night evening trip meal year idea job team service time day place meal
seemed fine with that|was fine with that|were fine with that = agreed to this ? .; is grand = is suitable ? .
was not great = was not satisfactory ? . and so but; are not great = are not satisfactory ? .
gross = unpleasant ? . and so > becoming getting is so very; not a clue|no clue = no idea < have has had got
stuck in = displayed in > permit sticker ticket badge poster notice; a bit much = excessive ? . > is was seems
chucking a sickie|pulling a sickie = taking sick leave; if that works = if that is convenient ? .
if this works = if this is convenient ? .; been on to = been in contact with ? the them him her you your
sort it out|sort this out|sort it = please resolve this ^ ? .; hit the = press the ? button key link chat
you were after = you requested ? . so and; you are after = you are looking for ? . so and
bite us again|bite me again = happen again; pretty much whenever|whenever = at any time ? after from between
massive = very large ? . and so but > are is were was; loads of us|lots of us|tons of us = many of us
no pressure = there is no urgency ^ ? . obvs obviously though; are out of here = are leaving ? on by at
a rubbish time|a terrible time|an awful time = a very disappointing experience ? . with at in there; stank of = smelled strongly of
stinks of = smells strongly of; stinking of = smelling strongly of; was a joke = was unacceptable ? .
i want = I would like ? a an some the my this < what that if do did all everything thing when
we want = we would like ? a an some the our this < what that if do did all everything thing when
am great with|am good with = work well with ? kids children animals customers dogs patients
a mad amount of|a crazy amount of|a ridiculous amount of|a shedload of|an insane amount of = a great deal of
and put it right = and rectify this; to put it right = to rectify this; are way up = have risen considerably
are through the roof = have risen sharply; is through the roof = has risen sharply; pressie|prezzie = present
are way down = have fallen considerably; is way down = has fallen considerably; bit of an = something of an ^
is way up = has risen considerably; gran|nan|granny|grandma = grandmother > my our your his her
bin the = discontinue the ? meeting meetings monday weekly idea plan scheme project
am around = am available ? most all on in this next from any; a fab|a brill = an excellent
what you are on about|what you are going on about = what you are referring to; my little one = my young child
are on it|are all over it = are addressing the matter ? .; hit a snag = encountered a difficulty > have has we
have a look = look into this ? and > you to will; like mad|like crazy|like a dog|like a trojan = extremely hard > work worked working
cannot make = cannot attend ? training class practice rehearsal dinner lunch school work
sort something out|figure something out|work something out = find a solution; bang on time = precisely on time
get much out of = benefit greatly from; was a legend|was a star = was excellent ? .
told me to get lost|told us to get lost = dismissed my complaint; the only gripe = the only concern
that is disgusting|this is disgusting = that is unacceptable ? .; nicking = taking > are is been keep keeps
tops = at most ? . > weeks days hours minutes months week hour day; really up for it = very interested ? . and
are pulling their hair out|are pulling our hair out = are extremely frustrated; am pulling my hair out = am extremely frustrated
a real grafter|a hard grafter|a grafter = a very hard worker; am going to miss|are going to miss = will miss
it is not on|this is not on = this is not acceptable ^ ? .; want out of = wish to terminate ? my the our this
a fortune|an arm and a leg|a bomb|a small fortune|a packet|the earth = a very large sum > cost costs costing us me charged pay paid paying spend spent charge
nicked = stole ? my our your his her their the some a it > someone somebody he she they i who thief kids lads people one
head off|shoot off|clear off|dash off|scoot = leave ? . early before at by for around now soon > to must will should can going
feeling rough|feeling ropey|feeling lousy|feeling grotty|feeling crap = feeling unwell ? . today this and so since after
got the runaround|was given the runaround|were given the runaround|been given the runaround = received no clear answer
fishy|iffy|sketchy = suspicious ? . is and about going > something anything looks look seems is are sounds bit very
works for me|fine by me|fine with me|ok by me|okay by me|suits me|suits me fine = that is acceptable to me ^ ? .
a chinwag|a quick chinwag|a natter|a quick natter|a chin-wag = a brief discussion ? about with . over on after
you must be joking|you must be kidding|you are having a laugh|are you kidding me = that is unreasonable ^ ? .
have the foggiest|have the faintest|have a clue = know ? . what how why when where who if whether about > not
is nonsense|is utter nonsense|is a load of rubbish|is total rubbish = is incorrect ? . and > that this it
pretty much = almost ? any every all anything everything everyone everybody nobody nothing always anyone anybody
try and = try to ? get find make see call come fix sort help keep do be resolve save work pull
the higher-ups|the higher ups|the bigwigs|the top brass|the powers that be = senior management
what is up with|what is the deal with|what is going on with = what is the situation regarding; booze = alcohol
left hanging = kept waiting ? . for since again > been be being am are is was were get got; soz = apologies ^
passed from pillar to post|sent from pillar to post = referred from one person to another
you are a lifesaver|you are a gem|you are the best = I greatly appreciate your help ^ ? .
would be ace|would be cool|would be awesome|would be fab = would be much appreciated ? .; spec = specification
had no clue|had no idea = did not know ? . what how why when where who if whether that
bothered to = took the trouble to > people nobody one who they ever even she he and; huge thanks = many thanks
got the sack|got the boot|got the push|got the chop = was dismissed > i he she who; let us chat = let us speak
a huge fan of|a big fan of|a massive fan of = a great admirer of ? your the this; let down = disappointed ? by
damn|damned|darn|ruddy|sodding|fricking = > the a this that my your these those; new kit = new equipment ! car
bailed|bailed out = withdrew ? . at last again > he she they i we who all both; great job = excellent work < a
is cool with me|is cool by me|is fine with me = is acceptable to me ? . and; couple more days = few more days
do not give a damn about|do not give a toss about = have no interest in; not a big deal = not a serious matter
nicked = stolen > was were been being got get be have has had; crappy|naff|cruddy|crummy = substandard
a bit of a do|a bit of a party|a bit of a bash = a small celebration; i owe you one = I am very grateful ^ ? .
some idiot|some moron|some muppet|some numpty|some clown = someone; are hiring = are recruiting ? . for at and
chat = discussion > serious proper good long little friendly nice; a knack for|a real knack for = a talent for
a win-win|a win win|a win-win situation = beneficial to everyone; i do not mind working = I am willing to work
ta very much|ta muchly|thanks very much = thank you very much ^; can be bothered to = will take the trouble to
is on the back burner|is on the backburner = has been postponed; could not care less|could not have cared less = showed no interest ? .
it was a blast|it was a hoot = it was very enjoyable ? . and; chip in for|chip in towards = contribute towards
touch base with = contact ? you me us them him her the your; count me in = I would like to take part ^ ? . for
bit my head off|jumped down my throat = was very rude to me; grab a seat|grab a chair|grab a pew = take a seat
mates = friends > my your his her our their some of two few; am between jobs = am currently seeking employment
tied up = occupied ? . until till all this at with > am be; pay up = make payment ? . by now or before on this
sucked = was very poor ? . and but < it that this which; am a people person = have strong interpersonal skills
chuffed = delighted ? . and but > am are is was were so; could not care less about = had no interest in < i we
fobbed off = dismissed > was were been being be am are getting; could not be bothered to = did not take the trouble to
a mate = a friend < find finds finding attract choose; sucks = is very poor ? . and but < it that this which
be perfect for = be ideally suited to ? this the your it; am perfect for = am ideally suited to ? this the your it
knock it off|cut it out = please stop this ^ ? .; not scared of|not frightened of = not afraid of
caught my eye = attracted my attention; swamped|snowed under = very busy ! by in with > am are is was so all; am mad at = am displeased with
am on it = am attending to this ? .; let me know about = inform me of; just so you know = please note ^
dash = leave ? . now > to must; boils down to = is a matter of; forgot all about = overlooked
just a quick heads-up that|quick heads up that|quick heads-up that|just a quick heads up that|a quick heads-up that|just a heads-up that|just a quick note that|just a quick reminder that|just wanted to let you know that|i just wanted to let you know that|just letting you know that|just a heads up that = I would like to inform you that
the thing is,|thing is,|i mean,|you know,|to be honest,|omg|oh my god|so basically|basically,|look,|listen,|ok so|okay so|so yeah|well,|no offence but|no offense but|whatever,|honestly,|seriously,|literally,|believe it or not,|surprise surprise,|lo and behold, = ^
awesome|super cool|amazing|fantastic|terrific|brilliant|very amazing|really amazing|so amazing|very awesome|really awesome|so awesome|very fantastic|really fantastic|top notch|top-notch|really great|super great|really good|really awesome|pretty great = excellent ! thing things fact number amount that how was < more most even so as
thanks a lot|thanks loads|thanks heaps|thanks so much|thanks a bunch|thanks a million|thanks a ton|thank you a ton|thanks a bundle|many thanks|thanks loads = thank you very much
have not heard a thing|have not heard a peep|have not heard a word|have not heard squat|have not heard jack = have received no response
massive thank you to|massive thanks to|huge thank you to|big thanks to|a big thanks to|big thank you to = many thanks to
messed up|screwed up = made a mistake ? . and > supplier you we they he she i team company bank shop driver
loads = a great deal ! of > know knows knew learn learned learnt not like eat ate talk talked cost costs
fed up with|sick of|pissed off about|fed up about|hacked off with|ticked off about = dissatisfied with
stuck in = added ? a an some new < is was are were be been am get got remain remained remains still
pretty much right away|pretty much immediately|pretty much straight away = almost immediately; pretty much = largely ! right immediately straight now any every all anything everything everyone whenever wherever always the anyone anybody; nope|nah = no
no big deal|no worries|no probs|no biggie|not to worry|no dramas = that is not a problem ^ ? .; mins = minutes
nobody gives a damn|no one gives a damn|nobody cares = nobody appears to be concerned ? .; shift it = move it
at the end of the day,|when all is said and done|when all's said and done = ultimately ^; gets worse = worsens
get it sorted|get this sorted|sort it out|sort this out|sort it|sort this = resolve this; a bunch of = much of ? my our your his her their; a bunch of = several ! us you them me him the it this that flowers roses tulips daffodils grapes keys bananas carrots herbs parsley radishes
not happy with|not happy about|not impressed with|not impressed by = not satisfied with; am ok with = agree to
sometime soon|real soon|in a sec|in a tick|in a jiffy|in a mo|in two ticks = shortly; tricky = difficult; tough = difficult ? time question decision job choice task situation day week year to
give us our money back|give me my money back|send me my money back = issue a refund; a quick heads up = notice
over the moon = delighted ? with that to . about > am is are was were be absolutely; way too|way too = far too
has gone mental|has gone mad|has gone crazy = has become extremely busy ? . and so; a new boss = a new manager
everybody hates|everyone hates = everyone is dissatisfied with ? them it this the; bit of a = something of a ^
this is not good enough|that is not good enough = this is not satisfactory ^ ? .; do some stuff = do some work
hope that is ok|hope that is okay|hope this is ok = hope that is convenient ? .; a bit of an = something of an
a really hard worker|a hard worker|a super hard worker = a hard-working person; any hassle = any inconvenience
let me off the|let us off the = waive the ? rent fee fine charge late increase; lost the lot = lost everything
when stuff gets crazy|when things get crazy = when matters become hectic ? .; the stuff = what ? i we you they
stuff = items > book buy sell bring pack order ordered bought packed of some; your guys|your lads = your staff
have had a great time = have greatly enjoyed my time ? here working with at; are you ok with = do you agree to
quitting = resigning ? . because as from at to and > am are is be was were; please just|pretty please = please
which was pretty cool|which was really cool = which was very pleasing ? .; got nicked|got pinched|got swiped = was stolen
broke = short of money ? . at until till so and this > am are is was been; dying to|itching to|raring to = very keen to > am are is
the go-ahead|the green light|the thumbs up|the thumbs-up = approval ! of; get my money back = receive a refund
please note i|just a heads up i|just a heads-up i = please note that I ^; been throwing up = been unwell ! the
sick to death of|so fed up with|so sick of = extremely dissatisfied with; rained off = cancelled owing to rain
could i get|can i get = could I have ? a an some the my two three more; for free|for free = free of charge ? .
a no-go|a no go|a non-starter = not possible ? . we i then > is be was
it has been a blast|it has been a laugh = it has been a great pleasure; having a go = complaining ? . at > not
but no luck|but no joy|with no luck|with no joy = without success ? .; working really hard = working very hard
bloody|goddamn = ! nose knife hands hand mary sunday battle war shirt; bend over backwards|give it my all|give it my best shot = make every effort
a massive|a ginormous|a humongous|a gigantic = a very large ! hit fan; please get in touch = please contact us
the lot = everything ? . by and before > redo do did sold bought lost; great stuff = excellent work ^ ? . well
stuff like that|stuff like this|that kind of stuff = similar matters; called off = cancelled ~ dog dogs hounds
stick to the = adhere to the ? plan budget schedule rules timetable; grotty|manky|minging|mucky|filthy = dirty
knackered = worn out ? . so and again but > is are was were already; does my head in = is very frustrating ? .
is ok with me|is okay with me|is fine by me = is acceptable to me; speak soon|chat soon|talk soon = speak soon
am good with people|am great with people = work well with people; a couple hundred = approximately two hundred
give you your money back|give you a refund = refund your payment; if you are up for it = if you are interested
sure thing|you bet|you betcha|for sure|sure,|deffo = certainly ^; how on earth|how the hell|how the heck = how
pick your brains|pick your brain = ask your advice ? . about on; and stuff|and so on and so forth = and so on
fair play to|hats off to|kudos to|props to = congratulations to; is up for = is interested in ? it this doing
every now and then|every so often|now and again = occasionally; honestly = ? it i this that we the he she they
see you soon|see ya soon = I look forward to seeing you soon ^; getting worse|becoming worse = deteriorating
a quick catch-up|a quick catch up|a catch-up = a brief meeting; are on the back burner = have been postponed
had a blast|had a whale of a time = had a very enjoyable time; a bad experience = an unsatisfactory experience
a bit steep|a little steep|pretty steep = rather high ? . for; a lot better|loads better = considerably better
was gross|was really gross|was so gross = was unpleasant ! of; quitting my job = resigning from my position
hit a few snags = encountered some difficulties > have has we; calling off = cancelling ~ dog dogs hounds
give us a call|drop us a line|hit us up|ping us = contact us; a massive queue|a huge queue = a very long queue
hit me up|ping me|give me a call|drop me a line = contact me; fix the issue|fix this issue = resolve the issue
right up my street|right up my alley = well suited to me ? .; sorry mate|sorry guys|sorry folks = we apologise
no clue about|no idea about = no knowledge of > have has had; off sick = absent owing to illness > ever been never often
long story short|to cut a long story short = in summary ^; have a quick chat about|have a chat about = discuss
cranky|narky|ratty|shirty = frustrated ? . and with about; told off = reprimanded > was were been be being get
get your act together = please improve your service ^ ? .; a ballpark figure|a ball park figure = an estimate
keep you posted|keep you in the loop = keep you informed; right now|these days|nowadays|at the mo = at present < of
no way = under no circumstances ? can will would should; what a joke|it is a joke = this is unacceptable ^ ? .
it will be a blast = it will be an enjoyable event ? .; ripped off = overcharged > was were been being got get
so fast|so quick|so quickly = so promptly > me us you; be up for it|be up for that = be willing to take part
works for me = is acceptable to me ? . > it that this; lots to do = a great deal to do ? . and before today
at ours = at our home ? on from this next . after at; crazy money|silly money|stupid money = too expensive
cannot be bothered to = will not take the trouble to; give me a hand|lend me a hand = assist me ? . with
so we are all good = so everything is in order ? .; is not great = is not satisfactory ? . and so but
could be bothered to = took the trouble to < not; a lot of folks|lots of folks = many people; obvs = obviously
and to be honest = and ? there i it the we; what a mess = this is unsatisfactory ^ ? .; approx = approximately
grim = poor ? . and but > was is were are; a while back|a while ago = some time ago; by the way = incidentally
is a legend|is a star = is excellent ? .; asked around = made enquiries ? . and; get better = improve ? . with
throwing a do = holding a celebration; no rush if = there is no urgency if ^; all over the shop = disorganised > is are was were
pretty much the same = much the same; so sorry|really sorry = very sorry; let us know = please let us know ^
let me know = please let me know ^; throwing a party = holding a party; got worse|gotten worse = worsened
a bunch of them = several of them; a bunch of us = several of us; a bunch of you = several of you; so far = to date ! from as away that ahead behind ~ good fine well; got canceled = has been canceled
got delayed = has been delayed; a sickie = a day of sick leave; on the lookout for = seeking; maybe = perhaps
anyway|anyways = in any case; banjaxed|bollocksed = broken; got to dash = have to leave; my guy = my colleague
lol|haha|hahaha|lmao|tbh =; this arvo = this afternoon; bite us = happen again ? .; ripped it out = removed it
cheaper = less expensive; because of = owing to < is was just only partly simply part mainly largely; a do = a celebration; dad = father < the; that stuff = that
devs = developers; to be honest, =; bday = birthday; all set = ready; loo = toilet; hrs = hours
has my back|has got my back = is covering for me ? for on with; not get = not understand ? why how what
if things do not pick up = if the situation does not improve; showing off = presenting ? our the
find out what is up = find out what has happened ? . and; you idiots = you
the doc = the doctor ? says said signed put gave told thinks reckons wants prescribed; get started = begin ? .
ages = a long time ? . and only to but for > waited waiting took taken lasted; am not fussed = have no preference ? . about either
on top of that|on top of this|to top it all|to cap it all = in addition ^; not my cup of tea = not to my taste
sitting on my = withholding my ? deposit money refund application claim; the mix-up|the mixup = the confusion
a great bunch|a good bunch|a lovely bunch = an excellent group ? . and; fair enough = that is reasonable ^ ? .
up against it = under considerable pressure > are am is were; all over the shop = everywhere < is are was were
getting nowhere|going round in circles = making no progress; moving the goalposts = changing the requirements
are you about = are you available ? . on this tomorrow next; drinks on me = I will be providing the drinks ^
the heads up|the heads-up = the notification ? . about on; breathing down my neck = putting me under pressure
hold my hands up = accept responsibility ? .; turn my hand to anything = adapt to any task
make it up to you = compensate you for this; messed up big time = made a serious mistake; stroppy = difficult
a telling off|a telling-off = a reprimand; a bit of everything = a variety of tasks; fags|ciggies = cigarettes
stone cold = completely cold; hit and miss = inconsistent; dodging = avoiding ? my our; hard graft = hard work
for starters, = firstly, ^; missus = wife > my his the; snotty|snooty|arsey = rude; on the mend = recovering
popping this on your radar|putting this on your radar = bringing this to your attention; quid = pounds
massive|huge = significant ? problems issues improvements changes difference; clueless about = unfamiliar with
feel rough|feel ropey|feel lousy = feel unwell ? . today this and; to die for = exceptional > is was were are
bumping this up your inbox|bumping this up = following up on this; old boss = former manager > my our her his
way off|miles off = highly inaccurate ? . and > was is are were; leaving do|leaving bash = farewell party
pencilled you in|penciled you in = provisionally scheduled you; tanked = fallen sharply > have has had
handy with|pretty handy with = skilled with > am is are was; need a hand = need assistance ? with
that sucks|this sucks|it sucks = that is regrettable ^ ? .; give us a hand|lend us a hand = assist us ? . with
slept in = overslept ? . this yesterday today and so again; am going to court = will take legal action ? . > i
is not cool|is bang out of order = is not acceptable ? .; on its last legs = nearly worn out
ripped them out = removed them; dirt cheap = very inexpensive; really delighted = delighted
get in touch with = contact; in the meantime = meanwhile; on the dot = precisely ? .; bloke|chap = man < old
outta here = leaving < be; the other day = recently; secs = seconds ? . later; be outta here = leave
mad about|crazy about = very enthusiastic about ? animals dogs cats football sport music cooking books baking horses
my lad|my boy = my son ? . is was has broke will needs got goes can did had who and; in a bit = shortly ? .
crawling with = infested with ? mice rats ants bugs cockroaches insects flies; a safe pair of hands = reliable
my girl = my daughter ? . is was has will needs got goes can did had who and; our stuff is = our products are
hit the ground running = contribute immediately > can will would to; sorting it|sorting this = resolving this
bags of = a great deal of ? energy patience experience < the # of; rubbish at|useless at|hopeless at = poor at
cheap and nasty = of poor quality > is are was were looks look; in two minds = undecided > am is are was
chucked off|booted off = removed from > been was were got; other half|better half = partner > my his her your
gotcha|roger that|righto|got it = understood ^ ? . thank; dead against = strongly opposed to ? it this that
back to square one = back at the beginning > are am is; smashed to bits|smashed to pieces = completely broken
a big ask|a tall order = a difficult request > is was; god knows = I do not know ^ ? when why how what where
early days = too early to say > is; anyways|anyhow = in any case ^; hubby = husband > my her your
hope you get it = hope that you understand ? .; the radio silence = the lack of communication
what are you going to do about = what action do you intend to take regarding; bumped to = moved to > been was
shift your = move your ? cars car vehicles vehicle bags things boxes; work do|birthday do|christmas do = party
i am your man|i am your woman = I am well suited to this role ? .; loads of them|lots of them = many of them
freezing our socks off|freezing my socks off = very cold; these idiots|those idiots|the idiots = these people
knock it off with the|cut it out with the = stop the ^; to turn down = to decline ? . and; nick = take > to
right as rain = fully recovered; bucks = dollars < the big; keen on = interested in; sort us out = assist us ? . with and
poorly = unwell ? . and with so > are is am was been feeling; on the fence = undecided > am
up for it = interested ? . and > still very am are; am all for = am in favour of; all's well = all is well
said sorry = apologised; sort me out = assist me ? . with and; bring along = bring
`),
  ...readVerbs(`
show up = arrive ? late early on yet again unannounced damaged broken squashed empty; showed up = arrived ? . > nobody one he she never they driver engineer plumber courier builder; show up = arrive ? . > not never
turn up|rock up|roll up = arrive ? . on late early in with for again by yet but unannounced damaged broken squashed empty wet cold smashed < it was were is are be been being
bail on|bail out of = miss; push _ back to = postpone _ to; push _ back = postpone _ ? . until by a
hand in my notice = submit my resignation; hand in their notice|hand in his notice|hand in her notice = resign
pop down|pop up|pop over|pop round|pop along|nip over|nip round = come ? and to; crack on with = proceed with
stick|bung = place ? my the < a the to not of ~ over round out; crack on = proceed ? .; get shot of = remove
work out at = amount to ? . about around approximately; hold off = delay ? doing until; buy = purchase
knock _ down to|bring _ down to = reduce _ to; conk out|pack up working = stop working
drop the|drop your = reduce the ? price rent cost fee fees rate; pick it up = collect it ! fast quickly easily
play up|act up = cause problems ? . again and since for lately; pick you up = collect you; come up = arise ? .
muck up|botch|mess up|screw up|cock up = disrupt ? the your my our their this; take _ back = return _ ? . to
pick up = collect ? the your my our some these those ~ station stations signal signals radio pace speed habit phone tab cold; pick them up = collect them ! fast quickly easily
send _ in = submit _ ? . the your my our by on a an before to at < one other left right each every
drop off = deliver ? the your our some a my; drop it off = deliver it ? . at on to by tomorrow before
drop them off = deliver them ? . at on by tomorrow before; ditch = abandon ? the our this that
give _ back|send _ back = return _ ? . to the your my our on by; scrap = discontinue ? the our this that
chuck _ out|chuck _ away|throw _ away|bin @ = dispose of _; give @ a ring = call @ ? on at if when ~ birthday finger wedding engagement diamond gold anniversary
give @ a call|give @ a bell|give @ a buzz|give @ a shout|give @ a tinkle = call @ ? . on at if when to and back before later today tomorrow this next about earlier sooner
have a crack at|have a go at|have a shot at|have a stab at|take a crack at|take a stab at = try
get hold of|get a hold of = contact ? somebody someone anybody anyone; tell @ about = inform @ about
get hold of = obtain ? the a an some any; get going|get started|get cracking = begin ? . on with
get on with|get on well with|get along with|get on great with = work well with ? everyone everybody people colleagues customers others both all
get here|get there = arrive ? . on by in at before after < me us them him her you let it everyone
give @ the go-ahead|give @ the green light|give @ the nod|give @ the thumbs up = approve @; deal with = handle ? it this your our my any all complaints enquiries inquiries queries requests customers problems issues
bring _ up = raise _ ? at again with . < box; iron _ out = resolve _ ? . the any a some; claw back = recover
hammer _ out|thrash _ out = negotiate _ ? . the a; rule _ out = exclude _ ! of; draw up = prepare ? a an the
put together = prepare ? a an some; look over = review ? your my this; miss out = omit ? my our your the
mix _ up = confuse _ ? . my our your the with; pay @ back = reimburse @; carry on with = continue with
pull out of|back out of = withdraw from ? the our this ~ drive driveway garage space slowly station; step down = resign ? . as; talk with = speak with
take @ on = employ @ ? again as full; tell @ off = reprimand @; put up with = tolerate; butt in = interrupt
hash _ out|talk _ through|talk _ over|chat _ through = discuss _ ? . the your this with; claw _ back = recover _
cut down on|cut back on = reduce; turn up to|come along to = attend ? the our your; suss _ out = determine _
jot _ down|note _ down = record _; moan about|whinge about|gripe about|grumble about = complain about
moan|whinge|kick up a fuss = complain ? . that; nip out|pop out = leave briefly ? . for; chip in = contribute
nip to|pop to|pop into|pop in to|pop round to|swing by|pop along to = visit ? the my our your us
stick @ in the post|pop @ in the post|bung @ in the post|pop @ in the mail|stick @ in the mail = post @
bung|whack|shove|stick = place ? it them < a the to not; put @ through to = connect @ to; polish off = finish ? the
shell out|fork out|cough up|stump up|splash out = pay ! on a; try _ out = test _ ? . the our this
sit tight|hang tight|hang on|hang fire = wait ? . until for; take forever|take ages = take a long time
slip up|drop the ball|goof up|drop a clanger = make an error ! on; dole _ out = distribute _; foot the bill = pay
squeeze @ in|fit @ in = accommodate @ ? . on at before this next tomorrow; own up to|fess up to = admit
drag on = continue at length ? . for and but; faff about|faff around|muck about|mess about = waste time ! with
own up|fess up = admit responsibility; nail down|pin down = confirm ? the a an; pan out = proceed ? . as well
rustle up|whip up = prepare ? a some; shop around = compare prices ? . for; spell _ out = explain _
swap _ = exchange _ ? it them for with; turn out to be = prove to be; touch on = mention ? the this that
tie up loose ends = complete outstanding matters; wait around|hang around|hang about = wait ? . for
whittle _ down = reduce _ ? . to the; zero in on|home in on = focus on; beef up = strengthen ? the our
make do with = accept; make sure = ensure ? that the you we your our all they everyone it my every each
pull the plug on = discontinue; jump the gun = act prematurely; get the hang of = become familiar with
bend over backwards|go the extra mile|pull out all the stops|go all out = make every effort
fall through = fail to proceed ? . because and at; blow @ away|knock @ out = impress @ ? . with
mess @ around|mess @ about|muck @ about|string @ along = inconvenience @; stand @ up = fail to meet @ ? .
be put off|get put off = be discouraged ? . by; kick off = begin ? without at on in with the our; tick off = complete
pick things up|pick stuff up = learn ? fast quickly really very so; wrap _ up = conclude _ ? . by at this
chase @ up|chase up = follow up with ? you them him her the two three four five six several < a the
call off = cancel ~ dog dogs hounds; go through the roof = rise sharply; hand out = distribute
get my stuff done = complete my work; get your stuff done = complete your work; get stuff done = complete work
get our stuff done = complete our work; get their stuff done = complete their work; shut up shop = close
take off|head off|clear off|shoot off|dash off = leave ? . early before at by for and > i you we they he she staff everyone
shut the = close the ? office shop store gates clinic salon school branch site; muck in = help ? with
put up our prices|put our prices up|put our rates up|put up our rates = increase our prices
get your head round|get your head around|get my head round|get my head around|get our heads round = understand
give @ a nudge|give @ a poke|give @ a prod = remind @ ? . about to this by when if tomorrow today again
get someone to|get somebody to = arrange for someone to ? fix pick collect come check call ring sort repair replace clean deliver contact remove look visit
knock off = finish work ? at by early around before; park that|park this|park it = defer that ? until till
get it going again|get it up and running|get it working again|get it back up = restore it
smash our = exceed our ? target targets goal goals; smash my = exceed my ? target targets goal goals
smash the = exceed the ? target targets goal goals; stick with = retain ? what our my your
swing by|drop by|pop in|pop by|come round = visit ! it them the; grab one = collect one
get stuck in = work with enthusiasm ? . and > he she they we i you always; meet up = meet ? . on at with for
have a clue|have got a clue = know ? where what how why who when if whether; do my back in = injure my back
grab = have ? pizza lunch coffee dinner breakfast food drinks; dump = leave ? your their my his her our
grab your = collect your ? ticket tickets badge copy pass permit; do his back in = injure his back
land = arrive ? . on > payment money cheque parcel; pop back = return ? on in at to later tomorrow after next
reckon = believe ? if i we you he she it they that the this there my our; do her back in = injure her back
put some numbers together|put some figures together = prepare some figures; have another go = try again
do my head in|do my nut in|do our heads in|do his head in|do her head in = cause considerable frustration ? . and
ring your = call your ? office helpline surgery shop store branch number
smash it = perform extremely well ? . lately recently this; chuck = dispose of ? anything everything
go mental|go ballistic|go spare|go nuts|hit the roof = become very angry ? . at with if when
give it a try|give it a go|give it a shot|give it a whirl|give it a bash|give it a crack|give it a spin|give it a stab = try it ? .
drive @ up the wall|drive @ mad|drive @ nuts|drive @ crazy|drive @ round the bend|drive @ potty = cause @ considerable frustration
chuck it down|bucket it down|bucket down|tip it down|hammer it down|pour it down|piss it down|lash it down = rain heavily
whizz through|whip through|race through|rattle through|zip through = work quickly through
drag their feet|drag its feet|drag your feet|drag his feet|drag her feet = delay matters
play up|act up = cause problems ? today now this on whenever when every all badly < to; loop @ in = include @
tick all the boxes|tick every box|tick all your boxes = meet all the requirements; pop up = appear ? . on in
touch base = make contact ? . next on at soon later tomorrow with; fob @ off with = dismiss @ with
hang up on @|put the phone down on @ = end the call with @ abruptly; circle back on|circle back to = return to
have a word|have a quick word = speak ? . on at before after; squeeze @ in|slot @ in = accommodate @ ? . today
have a go at @ = criticise @ ? . in about for because over; drop the ball on|slip up on = make an error with
jack it in|chuck it in|pack it in = resign ? . and because; leave @ hanging = keep @ waiting ? . for again
circle back = return to this ? . on next later tomorrow; call in sick|ring in sick|phone in sick = report sick
head out = leave ? . at now soon around early before; go pear-shaped|go pear shaped|go tits up = go wrong
play it by ear = decide as matters develop; have a think = consider the matter ? . and
drop @ a line|drop @ an email|drop @ a message|drop @ a note|shoot @ an email|shoot @ a message|ping @ an email|ping @ a message|ping @ a note|get hold of @|get a hold of @|hassle @ = contact @
have a look at|take a look at = look at ? it them; have a look at|take a look at|have a quick look at|take a quick look at|have a gander at|take a peek at|have a peek at|take a gander at|have a butcher's at = review
knock together|throw together|cobble together|bash out|knock up|crank out|churn out|knock out = prepare ? a an some the
give @ a heads up about|give @ a heads-up about|give @ a heads up on|fill @ in on = inform @ of
tell @ that|let @ know that|give @ a heads up that|give @ a heads-up that = inform @ that; carry on = continue
get their act together|get its act together|get your act together|get our act together|up our game = improve performance; come up with = devise ? a an another some new their
ring the = call the ? council school office surgery doctor bank company police helpline; top-up = replenish
get the ball rolling|kick things off|get things going|get things started = begin; be in touch = be in contact
pick up the phone|pick up the telephone|pick up the call = answer the telephone; help out|lend a hand = assist
shut our = close our ? office shop store doors clinic salon school branch site; grab a = have a ? coffee drink
get a move on|pull your finger out|get your finger out = act promptly; turn down the offer = decline the offer
have a look round|have a look around = inspect ? the our my your this; keep tabs on|keep an eye on = monitor
think about|have a think about|have a good think about = consider ! it this that them; ring @|ring @ up|phone @ up|bell @ = call @
give @ the runaround|fob @ off = fail to give @ a clear answer; flake on @ = disappoint @ ? . twice again and
talk about|have a word about|have a quick word about = discuss ! .; ping @ over|fire @ over|pop @ over = send @
weigh _ up|think _ over|mull _ over|sleep on it = consider _; get there in the end = succeed eventually
find out = learn ? that how why when where if whether about; park that|park this|park it = postpone this ? for
put it in = submit it ? ages weeks months last yesterday; bump into|run into = meet ? him her them you someone
have a look into|take a look into|dig into = investigate; look into = investigate ? this why how what whether
call it a day|wrap things up|wind things up = conclude; have a word with|talk to|chat to|chat with = speak to
kick off = cause problems ? contact please just again; put off = postpone ? the our my your this it until
rip @ off = overcharge @; flag _ up = highlight _; figure out = determine; this figured out = this resolved; it figured out = it resolved;
this sorted out = this resolved; it sorted out = it resolved; ask for = request; send over = send
throw in|chuck in = include ? delivery free breakfast installation fitting; take a nosedive = fall sharply
give @ the boot|give @ the sack|give @ the push|give @ the brush-off|give @ the cold shoulder = dismiss @
freak out|lose it|flip out|wig out = panic ? . if when at because about and; read up on|swot up on = research
take the mick|take the mickey|take the piss = behave unreasonably; turn down your offer = decline your offer
go quiet on @|ghost @|blank @ = stop responding to @; get back to @|come back to @ = respond to @ ! later
circle back to @|circle back with = respond to; pencil @ in = schedule @ provisionally
tie the knot|get hitched = get married; wing it = improvise ? . at and; freak @ out|spook @ = alarm @
check @ out = view @ ? . and; do the trick = be effective
run it past|run it by = submit it to ? me us him her them you; crunch the numbers = review the figures
dig out = find ? my your our that some; wind him up = provoke him; wind her up = provoke her; crop up = arise
`),
];

/** Words that a formal text does not have, whatever stands around them. */
export const INFORMAL_WORDS = `lol|lmao|omg|haha+|hehe|cos|cuz|coz|gonna|gotta|wanna|kinda|sorta|dunno|dude|bro|mates?|guys|folks|awesome|yeah|yep|nope|nah|hey|hiya|howdy|yo|cheers|ta|super|crap|damn|wtf|idk|imo|tbh|btw|rn|u|ur|cya|xx+|bloke|loads of|quid|bucks|stuff|freak(?:ing|y)|sucks?|screwed|ping me|a heads[- ]up|no worries|my bad|oops|whoops|hang out|chill|loads|ages|probs|hi|okay|ok|asap|mess|a shout|sorted|rubbish|pissed(?: off)?|knackered|crazy|huge|tons|hassle|a pain|mad|nailed|smash(?:ed)?|cannot wait`;

/** Stiff wordings and what people say; for casual and friendly texts. */
export const CASUAL = [
  ...readWordings(`
purchased = bought; purchasing = buying; requested = asked for ! to by that > i we you they he she
require = need < a an the your our my his her its their each every any no some another first last next new recent of
requesting = asking for ! to by that; you have failed to submit = we haven't received; dispatched = sent
you have failed to pay = we haven't received payment for; you have failed to return = we haven't received
you have failed to provide = we haven't received; for the duration of = during; owing to = because of
i wish to enquire whether|i wish to inquire whether|i am writing to enquire whether|i am writing to inquire whether|i would like to enquire whether = I wanted to ask if
whether you would be willing to = if you could; we acknowledge receipt of = we've got; is required to = has to
i acknowledge receipt of = I've got; your request has been received = we've got your request; in order to = to
thank you for attending = thanks for coming to < we i to would also; prior to use = before you use it
it is necessary that you|it is essential that you = you need to; kindly contact = please contact
we wish to advise that|we wish to advise you that =; will be dispatched = will be on its way; whilst = while
should you have queries|should you have any queries|should you have any questions = if you have any questions
do not hesitate to contact us on|please do not hesitate to contact us on = just call us on; prior to = before
dear colleagues = hi all; dear sir or madam|dear sirs|dear sir/madam = hello; functions well = works well
dear customer|dear customers = hello; dear resident = hello
function well = work well; should you require|should you need = if you need; should you have = if you have
should you wish to = if you'd like to; are required to = have to; for a period of = for; subsequently = later
yours sincerely|yours faithfully|yours truly|sincerely yours|respectfully yours = best wishes; cannot = can't
sincerely = best wishes ! apologise apologize regret hope believe thank appreciate wish trust sorry felt < we i do most very and are is was were be
kind regards|best regards|with kind regards|regards = best wishes ^ ! to the; in addition = also ! to
furthermore|moreover|additionally = also; however = but ^ ! . much many long hard far well; approximately = about
nevertheless|nonetheless = still; therefore|consequently|thus|hence = so ^ ! .; therefore|consequently|thus|hence = so > and ! .; sufficient = enough < a
subsequent to = after ? the your our a this; assistance = help ! animal animals dog dogs; individuals = people
regarding|concerning|with regard to|with respect to = about ! your; additional = extra ! to; in the event that = if
numerous|a large number of|a significant number of = lots of < the our your my their his her its these those
at your earliest convenience = when you get a chance; please do not hesitate to = feel free to; as per = as in
please do not hesitate to contact us|do not hesitate to contact us|please feel free to contact us = just drop us a line
please do not hesitate to contact me|do not hesitate to contact me|please feel free to contact me = just drop me a line
please be advised that|please be informed that|please note that|we would like to inform you that|we wish to inform you that|i am writing to inform you that|this is to inform you that|we are writing to inform you that|we hereby inform you that = just so you know,
we are pleased to announce that|we are pleased to inform you that|we are delighted to inform you that|it is our pleasure to inform you that|i am pleased to inform you that = good news:
we regret to inform you that = we're sorry to say that; i regret to inform you that = I'm sorry to say that
we would appreciate it if you could|we would be grateful if you could = could you; shall = will > i we
we apologise for any inconvenience|we apologize for any inconvenience|we apologise for any inconvenience caused|we apologize for any inconvenience caused|we apologise for the inconvenience|we apologize for the inconvenience = sorry for the trouble
i would appreciate it if you could|i would be grateful if you could = could you; is requested to = is asked to
it is recommended that = we suggest that; it is necessary to = you need to; upon = on < once based depending
it is essential that = make sure that ? you your we; thank you very much|thank you = thanks ^; herewith|hereby =
due to the fact that|owing to the fact that = because; is kindly requested to = is kindly asked to
we kindly ask you to|we kindly request that you|you are kindly requested to|kindly = please < very so is are was were be been we i
are kindly requested to = are kindly asked to; are requested to = are asked to; commencement = start
per your request|as per your request|as requested = as you asked; has increased by = has gone up by
enclosed please find|please find enclosed|please find attached|attached please find = attached you'll find; is hereby = is
have increased by = have gone up by; increased by = went up by < have has had is are was were be been
decreased by = went down by < have has had is are was were be been; will take place = will be ? in on at
for further information|for more information|for further details = to find out more; are hereby = are
your application has been received|your application was received = we've received your application ^ ! by
your order has been received = we've received your order ^ ! by; dear colleague = hi there ^ ? .
your payment has been received = we've received your payment ^ ! by; dear guest|dear guests = hello ^ ? .
your message has been received = we've received your message ^ ! by; dear sir|dear madam = hello ^ ? .
your enquiry has been received = we've received your enquiry ^ ! by; in the event of = if there is ? a an
your complaint has been received = we've received your complaint ^ ! by; any queries = any questions
your booking has been confirmed|your booking is confirmed = you're all booked in ^ ? .; is unable to = can't
you will be notified of|you will be informed of|you will be advised of = we'll let you know ^ ~ by
you will be notified|you will be informed = we'll let you know ^ ~ by; are unable to = can't
you will be notified by|you will be informed by = we'll let you know by ^ ? 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 monday tuesday wednesday thursday friday
you will be contacted = we'll be in touch ^ ~ by; dear valued customer|dear valued customers = hello ^ ? .
you are hereby informed that|you are hereby notified that|this is to notify you that|notice is hereby given that = we wanted to let you know that ^
attendance is encouraged = it would be lovely to see you there ^ ? .; am unable to = can't; beverages = drinks
attendance is mandatory|attendance is compulsory = everyone needs to come along ^ ? .; in advance of = before
your attendance is requested|your presence is requested = we'd like you to be there ^ ? .
your cooperation is appreciated|your cooperation is greatly appreciated|we appreciate your cooperation|thank you for your cooperation = thanks for your help ^ ? .
your patience is appreciated|we appreciate your patience|thank you for your patience = thanks for bearing with us ^ ? . while
will be held on = will be on ? monday tuesday wednesday thursday friday saturday sunday
is strictly prohibited|is prohibited|is not permitted|is strictly forbidden|is forbidden = isn't allowed ! from by < nothing none neither one
are strictly prohibited|are prohibited|are not permitted|are strictly forbidden|are forbidden = aren't allowed ! from by < none neither
are hereby requested to|are requested to|are kindly requested to = are asked to; rsvp by = let us know by
dear parent|dear parent or guardian = hello ^ ? .
dear applicant|dear tenant|dear tenants|dear resident = hello ^ ? .; do not hesitate to = feel free to ^
i should be obliged to receive your reply|i would be obliged to receive your reply|i should be obliged if you would reply|i should be grateful for your reply|i would be grateful for your reply|i should be glad to receive your reply = please get back to me ^
i would also appreciate it if you could|i would also be grateful if you could = could you also ^ ? advise tell let inform confirm send give
we wish to inform our customers that|we would like to inform our customers that|we wish to inform our guests that|we would like to inform our guests that|we wish to inform our members that|we would like to inform our members that = just to let you know, ^; are advised to = should
look forward to welcoming you upon our return|look forward to welcoming you on our return|look forward to seeing you on our return = look forward to welcoming you when we're back; we regret that = sorry, but ^ ? we you your our the there; please do not hesitate to = please feel free to
i regret that = sorry, but ^ ? i we you your our the there; at your convenience = whenever suits you ? .
we regret any inconvenience caused and look forward to welcoming you upon our return|we regret any inconvenience caused and look forward to welcoming you on our return = we're sorry for any inconvenience and look forward to welcoming you when we're back ^
we regret any inconvenience caused and look forward = we're sorry for any inconvenience and look forward ^; we regret any inconvenience caused|we regret any inconvenience|we apologise for any inconvenience this may cause|we apologize for any inconvenience this may cause = sorry for any hassle ^ ? .
in the event of queries|in the event of any queries = if you have any questions; submit = send in ? your the
we look forward to your reply|i look forward to your reply|i look forward to hearing from you|we look forward to hearing from you = hope to hear from you soon ^ ? .
we look forward to seeing you|we look forward to welcoming you = we can't wait to see you
at the earliest opportunity = as soon as possible; ensure that you = make sure you
contributions toward = contributions towards; please refrain from = please avoid
is scheduled for = is on ? monday tuesday wednesday thursday friday saturday sunday
has been scheduled for = is on ? monday tuesday wednesday thursday friday saturday sunday
are scheduled for = are on ? monday tuesday wednesday thursday friday saturday sunday
must refrain from = must avoid; alcoholic beverages = alcoholic drinks; please rsvp by = please let us know by
refreshments will be provided|refreshments will be served = there'll be drinks and snacks ^ ? . after before during
lunch will be provided = lunch is on us ^ ? .; we request that you = please ^ ! not do be
you are invited to|you are cordially invited to = we'd love you to come to ^ ? our my
you are cordially invited to|you are invited to = we'd love you to ^ ? attend join come
all attendees|all participants = everyone < not of ? must should will can
i request that you = please ^ ! not do be; it is requested that you = please ^ ! not do be
`),
  ...readVerbs(`
assist = help; facilitate = help with; modify = change; postpone = put off ! to; obtain = get; utilize = use
ensure = make sure ? that you we they it he she there everyone everybody; commence = start; utilise = use
receive = get; inform = tell ? you us me him her them people customers residents staff parents patients everyone anyone someone ~ of
provide = give ? you us them me him her your ~ with; attempt to = try to > you to they we not will must may do can who or and i he she it
`),
];
