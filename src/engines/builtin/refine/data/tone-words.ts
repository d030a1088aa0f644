import { readVerbs, readWordings } from './wording.js';

/** Everyday wordings and their formal equivalents. See wording.ts for the notation. A data file, hence its length. */
export const FORMAL = [
  ...readWordings(`
dodgy stomach|dodgy tummy|dodgy belly = upset stomach; dodgy back = painful back; dodgy knee = painful knee
pretty much anytime|pretty much any time|pretty much whenever = at almost any time
great job = excellent work < a; not a big deal = not a serious matter; no big deal if = it is not a problem if ^
did a great job|did a brilliant job|did a fab job = did an excellent job; done a great job = done an excellent job
find out what is up = find out what has happened ? . and; the stuff = what ? i we you they; maybe = perhaps
called off = cancelled ~ dog dogs hounds; calling off = cancelling ~ dog dogs hounds; please just = please
numbers are insane|numbers are crazy|results are insane = results are remarkable ? .; am ok with = agree to
grab a beer = have a drink; keep it up = continue in this way; really fed up = very dissatisfied ? . and
anytime = at any time ? .; give me a raise = grant me a salary increase; up front = in advance ? .
if that is ok with you|if that is okay with you|if this is ok with you|if it is ok with you|if that is alright with you = if that is convenient for you
is that ok with you|is that okay with you|would that be ok with you = is that convenient for you; basically =
is ok with me|is okay with me = is acceptable to me; are you ok with = do you agree to; bagged a = secured a
hope that is ok|hope that is okay|hope this is ok = hope that is convenient ? .; bagged the = secured the
a really hard worker|a hard worker|a super hard worker = a hard-working person; quiet guy = quiet person
work really hard = work very hard; worked really hard = worked very hard; is a bit much = is rather high ? for
working really hard = working very hard; or i am out = or I will have to look elsewhere ? .; to be honest, =
give you a ring|give you a call|give you a bell|give you a shout = call you; the new guy = the new colleague
if you want to chat|if you fancy a chat = if you would like to discuss this further ? .; promo = promotion
nobody gives a damn|no one gives a damn|nobody cares = nobody appears to be concerned ? .; way too = far too
am good with people|am great with people = work well with people; have a room going = have a room available
this kind of thing before|this sort of thing before = similar work before; do some stuff = do some work
get someone to fix it|get somebody to fix it|get someone to sort it = arrange for it to be repaired
messed up = made a mistake ? . and > supplier you we they he she i team company bank shop driver; loo = toilet
screwed up = made a mistake ? . and > supplier you we they he she i team company bank shop driver; hrs = hours
is coming by = will be visiting ? on at this next tomorrow today; my stuff = my belongings; wait on = wait for
come have a look|come and have a look|come take a look = come to view it ? . at on; some stuff = some items
would really help me out = would be of great help to me; your stuff = your belongings; more stuff = more items
would really help us out = would be of great help to us; all the stuff = everything; our stuff = our products
a lot of folks|lots of folks = many people; our stuff is = our products are; tricky = difficult; nope|nah = no
stuff like that|stuff like this|that kind of stuff = similar matters; freezing in here = very cold in here
have a good one|have a great day|have a good day = I wish you a pleasant day ^ ? .; pretty bad = rather poor
hang on to = keep ? the your it this that; am keen = am interested ? . and; are keen = are interested ? . and
i quit = I am resigning from my position ^ ? .; whoever takes over = my successor; have still got = still have
it was fun working|it has been fun working = it has been a pleasure working; has still got = still has
found something that pays better = have found a better-paid position; cut some costs = reduce costs
am going to miss = will greatly miss ? you everyone everybody him her them working all; your guys = your staff
is nuts|is crazy|is bonkers|is insane|is mental = is unreasonable ? . < work it; pic = photograph
it is nuts|this is nuts|it is crazy|this is crazy = this is unreasonable ^ ? .; mate's = friend's
been here forever|been here for ages = been with us for a very long time; get our money back = obtain a refund
are going to miss = will greatly miss ? you everyone everybody him her them working all; quid = pounds
is really cool|is super cool = is very impressive ? .; any cheap junk|cheap junk = low-quality materials
sounds really cool|sounds cool|sounds super cool|sounds so cool = sounds very interesting; bits of = pieces of
thanks a ton|thanks a million|thanks a bunch|thanks a bundle|thanks heaps|thank you a ton = thank you very much
if things pick up = if the situation improves; if things do not pick up = if the situation does not improve
honestly = ? it i this that we the he she they; a new boss = a new manager; gives a damn = is concerned
everybody hates|everyone hates = everyone is dissatisfied with ? them it this the; bad food = poor food
it is getting ridiculous|this is getting ridiculous|it is becoming ridiculous|this is becoming ridiculous = the situation is becoming unacceptable
turned up = arrived ? late two three an at on . and over without half unannounced; great job = excellent work
not good enough = not acceptable ? . and; find somebody else|find someone else = make other arrangements
come say hi|come and say hi|come by and say hi|drop by and say hi = please come and say hello ^; cos = because
come say hi|come and say hi = come and say hello; used to work at = previously worked at; loos = toilets
things are pretty good|things are good|things are looking good|things are going well = the situation is positive
really knows her stuff|really knows his stuff = is very knowledgeable; what is going on = what is happening
really know their stuff = are very knowledgeable; a bunch of times = several times; the folks at = the team at
kind of a mess|a complete mess|sort of a mess = in disarray > is was are were; anyways|anyhow = in any case ^
just a quick heads-up that|just a quick heads up that|a quick heads-up that|just a heads-up that|just a quick note that|just a quick reminder that = I would like to inform you that
kind of|sort of = somewhat > is was are were feel feels looks look seems ! you him her them us me the my your
no clue|no idea why = no information on ? why; a big deal = a significant matter < no not; tummy = stomach
for free = free of charge ? .; a couple hundred = approximately two hundred; the other day = recently
fed up with|sick of|sick and tired of|tired of = dissatisfied with < get getting got; get a move on = hurry
fed up|pissed off = dissatisfied ? . and; can not stand = strongly dislike; my bad = I apologise ^ ? .
no big deal = that is not a problem ^ ? .; a while back|a while ago = some time ago; a quick heads up = notice
asked around = made enquiries ? . and; a bad experience = an unsatisfactory experience; so sorry = very sorry
talk it over|talk things over = discuss the matter; see you then = I look forward to seeing you then ^ ? .
talk soon|speak soon = I look forward to speaking with you ^ ? .; get going = begin ? . with on
sorry about that|sorry for that = I apologise for this ^ ? .; lad = young man ? at who behind; biz = business
set up a = arrange a ? meeting call time date visit viewing session demo trial chat > to will can could should would must please
set up an = arrange an ? interview appointment > to will can could should would must please; uni = university
continue to give me the runaround|continue to fob me off = have repeatedly failed to give me a clear answer
continue to give us the runaround|continue to fob us off = have repeatedly failed to give us a clear answer
hang on to your = keep your ? details cv application; your lot = your team ? came have did are left said
in case something comes up|in case anything comes up|if something comes up|if anything comes up = should an opportunity arise ? .
get someone round|get someone out|get somebody round|get somebody out|send someone round|send somebody round = arrange for someone to visit
sorry to nag|sorry to be a pain|sorry to bother you|sorry to bug you|sorry to pester you|sorry to hassle you = I apologise for troubling you ^
in a right state|in a right mess|in a terrible state = in an unacceptable condition; go for it = proceed ? .
what are you going to do about = what action do you intend to take regarding; on the lookout for = seeking
give you your money back = refund your payment; give you a refund = refund your payment; my guy = my colleague
are all messed up = are severely disrupted; is all messed up = is severely disrupted; blokes|chaps = men
until i get in|till i get in = until I arrive ? .; got the go-ahead|got the green light = received approval
give you a quick heads up that|give you a quick heads-up that|give everyone a heads up that = inform you that
be sorted|get sorted = be resolved ? . by before soon today; is sorted = is resolved ? .; info = information
been sorted = been resolved ? .; what do you reckon = what are your thoughts; wiggle room = flexibility
is totally our fault|is all our fault = is entirely our responsibility; were lovely = were very pleasant ? .
is totally my fault|is all my fault = is entirely my responsibility; was lovely = was very pleasant ? .
totally = entirely ? our my your their agree wrong; doc's = doctor has ? signed given told; pics = photographs
had a blast|had a whale of a time = had a very enjoyable time; they were shot = they were worn out ? .
the only thing was = the only concern was that ? the our my; a massive queue|a huge queue = a very long queue
a bit steep|a little steep|pretty steep = rather high ? . for; been on to you about = contacted you about
pick your brains|pick your brain = ask your advice ? . about on; really sorry = very sorry; bday = birthday
been on at you about = contacted you repeatedly about; not happy with = not satisfied with; mins = minutes
has packed in|has conked out|has packed up|has died on me|has died on us|has gone kaput = has stopped working ? . again and
have packed in|have conked out|have gone kaput = have stopped working ? . again and; bloke|chap = man < old
but no luck|but no joy|with no luck|with no joy = without success ? .; give us our money back = issue a refund
really not happy|not happy at all|not best pleased = not at all satisfied ? . with about; appt = appointment
give me my money back|send me my money back = issue a refund; get my money back = receive a refund
swamped = very busy ? . at right this; couple more days = few more days; gets on my nerves = is frustrating
pretty swamped|absolutely swamped|totally swamped|really swamped|snowed under|rushed off our feet|flat out|run off our feet|run off my feet|run ragged = very busy ? . at right this with until till on
no hard feelings = that will not be a problem ? .; and to be honest = and ? there i it the we; all set = ready
have another look = look again ? . and; have had a great time = have greatly enjoyed my time ? here working
i have had a great time = I have greatly enjoyed my time ? here working with at; keen on = interested in
had a great time working = greatly enjoyed working; out of order = not working ? . < is was; peckish = hungry
been in touch with = been in contact with; in touch = in contact > be been are is am was were ? . with
been throwing up = been unwell ! the; could i get = could I have ? a an some the my two three more
got nicked|got pinched = was stolen; can i get = could I have ? a an some the my two three more
been nicked|been pinched = been stolen; nicked|pinched = stolen > was were been being got get be have has had; let me know about = inform me of
was rubbish = was unsatisfactory ? . and; a couple of bits|a few bits = a few points ? i we that
been mental|been manic|been hectic|been bonkers|been nuts|been nonstop|been non-stop|been crazy busy|been super busy = been very busy ? . here lately recently this at in
is mental|is manic|is nonstop|is non-stop|is crazy busy|is super busy = is very busy ? . here at in
bits and pieces|bits and bobs = various items; am up for = am interested in; a bit of a = something of a
know my stuff|know my onions|know what i'm doing = am knowledgeable ? . and; be up for = be interested in
knows his stuff|knows her stuff|knows their stuff = is very knowledgeable ? . and; kids = children
know your stuff|know their stuff = are very knowledgeable ? . and; is off sick|is off ill = is on sick leave
one of our guys|one of our lads|one of the lads|one of the guys|one of my guys = a member of our team
a guy|some guy|some bloke|a bloke = a man ! rope line; are off sick|are off ill = are on sick leave
the guy|the bloke|this guy|this bloke|that guy|that bloke = the man ! ropes rope lines fawkes; nowt = nothing
was off sick|was off ill = was on sick leave; been off sick = been on sick leave; dept = department
fingers crossed that|fingers crossed = I hope that ^ ? the it you we they i that my our this; owt = anything
fingers crossed = all being well ? .; it stinks|it reeks = the smell is unpleasant ? . and; dodgy = unreliable
umpteen times|a million times|a hundred times|so many times = many times; things are = matters are ? going
more than happy to|super happy to = very willing to; would love to = would very much like to; probs = problems
massive thank you to|massive thanks to|huge thank you to = many thanks to; a bit of an = something of an
would love it if = would be very pleased if; super keen to|really keen to|dead keen to = eager to
super keen|really keen|dead keen|mega keen|well keen = very interested ? . in; comfy = comfortable
am after a|are after a = am looking for a < we you they; would be up for = would be interested in
if you are up for it = if you are interested; all over the shop = disorganised; sure thing = certainly ^
bust|kaput|busted|buggered|on the blink|on the fritz|wonky = faulty ? . and so but after again before when > is are was were already
it looks like|it seems like = it appears that ? you we they there i he she; get worse = worsen
looks like|seems like = it appears that ^ ? you we they there i he she it the your my our; this stuff = this
in a sec|in a tick|in a jiffy|in a mo|in two ticks = shortly; is a letdown|is a let-down = is disappointing
a massive|a huge = a significant ? problem difference improvement issue help increase impact change
massive|huge = significant ? problems issues improvements changes difference; on the double = promptly
was a bit of a washout|was a bit of a letdown|was a bit of a let-down|was a washout|was a wash-out|was a letdown|was a let-down|was a bit of a let down = was disappointing
was a disaster|was a shambles|was a nightmare|was a car crash = was extremely problematic ? . as for and
is a disaster|is a shambles|is a nightmare = is extremely problematic ? . as for and; spec = specification
rained off = cancelled owing to rain; no worries|no probs|no biggie|not to worry = that is not a problem ^ ? .
chucked it down|bucketed down|tipped it down|hammered it down|poured it down|pissed it down = rained heavily
chucking it down|bucketing down|tipping it down|hammering it down|lashing it down|pissing it down = raining heavily
no worries if|no problem if|no probs if|not to worry if = it is not a problem if ^; under the weather = unwell
is that ok|is that okay|is this ok|is this okay = is that acceptable ? . with for; on the cards = likely ? .
is it ok if|is it okay if|would it be ok if|would it be okay if|is it alright if = would it be acceptable if
sounds good to me|sounds good|sounds great|sounds like a plan = that would be suitable ^ ? .; ty = thank you ^
what on earth|what the hell|what the heck = what; why on earth|why the hell|why the heck = why
how on earth|how the hell|how the heck = how; what a joke = this is unacceptable ^ ? .; that stuff = that
for god's sake|for goodness sake|for goodness' sake|for heaven's sake|for pete's sake|for crying out loud =
flipping|flippin|freaking|frigging|effing|bleeding|blasted = ! obvious heck edge heart nose wound gums
bloody|goddamn = ! nose knife hands hand mary sunday battle war shirt; at the end of the day, = ultimately ^
is a joke = is unacceptable ? . < it this that there; this is a joke = this is unacceptable ? .
is a rip-off|is a rip off|is daylight robbery = is overpriced ? .; off the top of my head = from memory
long story short|to cut a long story short = in summary ^; the thing is,|thing is,|i mean,|you know, = ^
a no-brainer|a no brainer = an obvious choice; is a piece of cake = is straightforward ? .; pretty good = good
was a piece of cake = was straightforward ? .; over the top = excessive ? .
up in the air = undecided ? .; in the same boat = in the same position; in the pipeline = planned ? .
in a pickle|in a bind|in a jam|in a bit of a pickle = in a difficult position; on the dot = precisely ? .
out of line|way out of line|out of order, = unacceptable ? . < machine lift is; in one go = at one time ? .
is spot on|is bang on = is entirely correct; was spot on|was bang on = was entirely correct; arvo = afternoon
bend over backwards = make every effort; a ballpark figure|a ball park figure = an estimate; to be honest, = ^
the go-ahead|the green light|the thumbs up|the thumbs-up = approval ! of; in the nick of time = just in time
ballpark = approximate ? figure cost price number; once in a blue moon = very rarely; oh and = in addition, ^
every now and then|every so often|now and again = occasionally; by the skin of our teeth = narrowly
a fair few|quite a few|a good few = a considerable number of ! . of more hundred thousand; guys|folks = people
a fair bit|quite a bit = considerably ? more longer later cheaper better; plus,|also, = in addition ^
a fair bit of|quite a bit of = a considerable amount of ! a an; advert|ad = advertisement; sort out = resolve
adverts|ads = advertisements; telly|tv set = television; rep = representative < the; specs = specifications
fab|wicked|superb = excellent ? service job work work, news idea experience; veggies|veg = vegetables
secs = seconds ? . later; approx = approximately; got worse = worsened; gets worse = worsens; obvs = obviously
weird|odd = unusual ? noise smell sound sounds behaviour behavior results message error; ripped out = removed
shoddy|crappy|lousy|ropey|naff|rubbish|crap|pants = poor ? service quality job work workmanship weather condition signal food
is rubbish|is crap|is useless|is pants|is garbage|is terrible|is awful|is appalling = is unsatisfactory ? . and
was crap|was useless|was pants|was garbage|was terrible|was awful|was appalling|was dreadful = was unsatisfactory ? . and
grotty|manky|minging|mucky|filthy = dirty; gotten worse = worsened; get better = improve ? . with
chuffed|well chuffed|dead chuffed = delighted ? with that to . about; got better = improved ? .
over the moon = delighted ? with that to . about > am is are was were be absolutely; and stuff = and so on
chat about = discuss > to and will can could should we i us; any chance you could = could you please
dead|well|proper|mega = very ? easy simple good cheap expensive boring slow happy annoying annoyed rude useful handy
really|super|totally|mega|ultra|massively|seriously|awfully = very ? annoyed busy long short late early cold loud rude slow bad small expensive tired worried upset concerned disappointed frustrated grateful keen unhappy impressed friendly helpful professional reliable quickly well strong kind difficult tricky urgent interested close strange dirty clean noisy messy poor confusing stressful unfair unreliable angry cross frustrating annoying disappointing inconvenient concerning worrying unreasonable enthusiastic hardworking hard-working organised organized experienced knowledgeable committed motivated punctual efficient polite patient competitive reasonable unprofessional < not
pretty = rather ? annoyed busy long short late early cold loud rude slow bad small expensive tired worried upset concerned disappointed frustrated grateful keen unhappy impressed friendly helpful professional reliable quickly well strong kind difficult tricky urgent interested close strange dirty clean noisy messy poor confusing stressful unfair unreliable angry cross frustrating annoying disappointing inconvenient concerning worrying unreasonable enthusiastic hardworking hard-working organised organized experienced knowledgeable committed motivated punctual efficient polite patient competitive reasonable unprofessional hard
not really|not all that|not that = not very ? annoyed busy long short late early cold loud rude slow bad small expensive tired worried upset concerned disappointed frustrated grateful keen unhappy impressed friendly helpful professional reliable quickly well strong kind difficult tricky urgent interested close strange dirty clean noisy messy poor confusing stressful unfair unreliable angry cross frustrating annoying disappointing inconvenient concerning worrying unreasonable enthusiastic hardworking hard-working organised organized experienced knowledgeable committed motivated punctual efficient polite patient competitive reasonable unprofessional happy good sure
annoyed|narked|cheesed off|hacked off|peeved|ticked off|browned off = dissatisfied ? . with about
getting = becoming ? really very increasingly worse annoyed frustrated harder difficult impatient angry concerned worried desperate
have not heard a thing|have not heard a peep|have not heard a word = have received no response
not heard a thing|not heard anything back|not heard a peep|not heard back = received no response ? . from since
any chance we could|any chance i could = would it be possible to; best i can do is = the best I can offer is
was a total mess|was a complete mess|was a mess = was in disarray; ripped it out = removed it; booze = alcohol
were a total mess|were a mess = were in disarray; ripped them out = removed them; let us chat = let us speak
stuck in = added ? a an some new < is was are were be been am get got remain remained remains still; speak soon = speak soon
pick stuff up fast|pick things up fast|pick stuff up quickly|pick things up quickly = learn quickly
something came up|something's come up|something has come up = an unexpected matter has arisen < if in
is gross|is really gross|is so gross = is unpleasant ! of; loads of stuff = a great deal of material
was gross|was really gross|was so gross = was unpleasant ! of; chat soon|talk soon = speak soon
gross = unpleasant ? smell smells taste stain stains room toilet toilets bathroom food; yeah|yep|yup = yes
lots of stuff|a lot of stuff = many things ! is was has; pretty small|quite small = rather small
all that stuff = all of that; sorry but = unfortunately, ^; totally full up|completely full up = fully booked
thanks again = thank you again; hi there|hey there = hello; super stoked|so stoked|stoked = very pleased
thanks a lot|thanks loads|thanks heaps|thanks so much|thanks a bunch|thanks a million|many thanks = thank you very much
a lot more = considerably more; a lot worse = considerably worse; cheers = kind regards ^ ? . < toast
thanks = thank you ! to < give gives gave giving given of with our my his her their your in no without get got
a bunch of those = several of those; a bunch of these = several of these; have got to = have to ! know
cool = excellent ? new product idea feature thing stuff features ideas design; has got to = has to ! know
a lot of|lots of|plenty of|a bunch of|a ton of|a load of = many ? people customers users things ways reasons ideas questions companies problems options products changes orders requests new more teams features places clients emails reports
a lot of|lots of|a ton of|a load of = a great deal of ? time work money effort help food water space information research noise traffic interest experience support attention energy fun
a bunch of them = several of them; a bunch of = several; a lot better = considerably better; omg|oh my god = ^
a lot = considerably ! of > improved improve improves changed change changes increased increase increases grown risen fallen dropped varied vary varies differ differs
getting back to = responding to; no big deal = not a concern; my mate = my friend; kinda|sorta = somewhat
cannot wait = I look forward to it ! to for until till any < i we you they he she just; pricey = expensive
bring along = bring
that is a big deal = that is significant; do not buy it = do not accept it; a ton = a great deal ! of
kid = child > my our your his her their that this ! sister brother sister's brother's gloves around about
for ages = for a long time; that is not ok|that is not okay = that is not acceptable; get back to = respond to
this is not ok|this is not okay = this is not acceptable; it is not ok|it is not okay = it is not acceptable
get it sorted|get this sorted|sort it out|sort this out|sort it|sort this = resolve this; way too = far too
huge thanks = many thanks; is a total mess|is a complete mess|is a mess = is in disarray ! tin hall kit of
cannot make it = cannot attend ? . on today tomorrow tonight this next then because as due for and so
are a total mess|are a complete mess|are a mess = are in disarray; get in touch with = contact
awesome|super cool|amazing|fantastic|terrific|brilliant = excellent; please get in touch = please contact us
great = excellent ? job work product news results result opportunity idea service experience
super|totally|really|pretty|so = very ? exciting smooth simple interesting nice convenient quick popular proud happy good important nice excited busy useful helpful easy hard fast pleased proud glad < far ~ that
big = significant ? change difference problem improvement impact increase changes problems improvements challenge deal
get back to you = respond to you; got back to = responded to; my mates = my friends; freebies = free items
give us a call|drop us a line = contact us; let us know = please let us know ^; hit me up|ping me = contact me
give me a call|drop me a line = contact me; let me know = please let me know ^; hit us up|ping us = contact us
a lot of you|lots of you = many of you; hey|hi|hiya = dear ? team all everyone colleagues; imo = in my opinion
i wanted to reach out to see if|i wanted to reach out to ask if|i am reaching out to see if|i'm reaching out to see if|i wanted to see if|i wanted to ask if = I am writing to ask whether
when you get a chance|when you have a chance|whenever you get a chance|when you have a minute|when you get a minute = at your convenience
very amazing|really amazing|so amazing|very awesome|really awesome|so awesome|very fantastic|really fantastic = excellent
i wanted to reach out to let everyone know that|i wanted to let everyone know that = I am writing to inform you all that
i wanted to reach out to let you know that|i wanted to let you know that|i'm reaching out to let you know that|i am reaching out to let you know that = I am writing to inform you that
reach out to = contact ! see ask find let say share discuss tell check offer invite thank get make confirm follow introduce request
just wanted to check in and see if|just checking in to see if|just wanted to see if|just checking if|i just wanted to check if|i just wanted to see if|just wanted to check if|wanted to check in and see if = I am writing to ask whether
just wanted to check in|just checking in|i just wanted to check in = I am writing to follow up
just wanted to let you know that|i just wanted to let you know that|just letting you know that|just a heads up that = I would like to inform you that
just wanted to let you know|i just wanted to let you know = I would like to inform you; in a bit = shortly ? .
hey guys|hi guys|hey folks|hi folks = dear colleagues; got moved to = has been moved to; pronto = promptly ? .
got cancelled = has been cancelled; start whenever = start at any time ? .; up for grabs = available
really sorry about this|so sorry about this|sorry about this = my apologies for the inconvenience ^ ? .
just wanted to say that|i just wanted to say that = I would like to inform you that ^; get started = begin ? .
cannot make the = cannot attend the ? interview meeting appointment lesson session viewing party wedding dinner event class training course match ~ room shorter longer better work any happen useful fun
got your = received your ^ ? email message letter note; ages ago = a long time ago; rn = at present ? .
is a pain for you = is inconvenient for you; service is a joke = service is unacceptable ? .
thing is a joke = thing is unacceptable ? .; running behind = behind schedule ? on; way more = far more
i know it is a pain = I know it is inconvenient ? . right for to but that because when; you all|y'all = you
when stuff gets crazy|when things get crazy = when matters become hectic ? .; food was rubbish = food was poor
me and my mate|me and my friend = my friend and I ^ ? are were have went would will can want need live work both
pop round|pop over = visit ? . tomorrow today later tonight on; sup folks|sup guys|sup everyone = hello ^
am running late|am running a bit late|am running a little late|am running behind|am running a bit behind = am behind schedule ? . on
are running late|are running a bit late|are running a little late|are running behind|are running a bit behind = are behind schedule ? . on
it will be a blast = it will be an enjoyable event ? .; wifi was rubbish = wifi was poor; tough = difficult
i got your = I received your ? email message letter parcel bill invoice ~ paid sorted reduced sent printed published
which was pretty cool|which was really cool = which was very pleasing ? .; wifi is rubbish = wifi is poor
will get here = will arrive ? . on by before at; showing off the new = presenting the new; shift it = move it
will probably get here = will probably arrive ? . on by before at; showing off our new = presenting our new
i do not mind working = I am willing to work; are gutted to|are absolutely gutted to = are very sorry to
really good with|pretty good with|good with = proficient in ? excel xero spreadsheets photoshop quickbooks
really good at|pretty good at = skilled at ? making working solving writing organising organizing dealing talking teaching cooking managing explaining
am gutted to|am so gutted to|am absolutely gutted to|am really gutted to = am very sorry to; soz = apologies ^
was gutted to|was absolutely gutted to = was very sorry to; i am gutted = I am very disappointed ? . that
if the weather plays nice|if the weather plays ball|if the weather plays along|if the weather is playing ball|if the weather is nice to us|if the weather behaves|if the weather behaves itself = weather permitting, ? we i you they it the there
if the weather plays nice|if the weather plays ball|if the weather plays along|if the weather is playing ball|if the weather behaves|if the weather behaves itself = weather permitting ? .
we are gutted = we are very disappointed ? . that; in the meantime = meanwhile; dirt cheap = very inexpensive
service was rubbish = service was poor; give me a hand|lend me a hand = assist me ? . with; dad = father < the
give us a hand|lend us a hand = assist us ? . with; need a hand = need assistance ? with; summat = something
any hassle = any inconvenience; top notch|top-notch = excellent; lol|haha|hahaha|lmao|tbh =; devs = developers
sorry for the hassle|sorry about the hassle = we apologise for the inconvenience ^; nice one = well done ^ ? .
for free = free of charge ? .; have a quick chat about|have a chat about = discuss; by the way = incidentally
have a quick chat with|have a chat with = speak to; get together = meet ? tomorrow; great fit = suitable match
a quick chat|a chat = a brief discussion ? . about with after before on at this next sometime tomorrow
stick to the plan = adhere to the plan; stick to the budget = adhere to the budget; pretty much = largely ! any every all anything everything everyone whenever wherever always the
stick to the schedule = adhere to the schedule; keep you posted|keep you in the loop = keep you informed
keep me posted|keep me in the loop = keep me informed; out of the blue = unexpectedly ? .; my doc = my doctor
right away|straight away|straightaway = immediately ! from to; a while back = some time ago ? .
i have no idea = I do not know ? . what how why when where who if whether; is falling apart = is deteriorating
we have no idea = we do not know ? . what how why when where who if whether; let down = disappointed ? by
i want my money back = I would like my money back < do did if; have to put up with = have to tolerate
i want a refund = I would like a refund < do did if; we want a refund = we would like a refund < do did if
this is not good enough|that is not good enough = this is not satisfactory ^ ? .; so basically|basically, = ^
cannot put up with = cannot tolerate; to cut down on|to cut back on = to reduce; super helpful = very helpful
turn down the offer = decline the offer; turn down your offer = decline your offer; because of = owing to
turned down the offer = declined the offer; turned down your offer = declined your offer; a do = a celebration
go ahead with = proceed with ? the our your this it; do not forget to = please remember to ^
also do not forget to = please also remember to ^; worked out = determined ? what why; a bit of = some ! a an
have a look at the attached|take a look at the attached = review the attached; a lot less = considerably less
we are good to go = we are ready ? .; work out = determine ? what how why < i; short-staffed = understaffed
has let us down = has disappointed us; have let us down = have disappointed us; am mad at = am displeased with
has let me down = has disappointed me; have let me down = have disappointed me; got delayed = has been delayed
i have no clue = I do not know ? . what how why when where who if whether; just so you know = please note ^
is loads better = is considerably better; was loads better = was considerably better; right now = at present
am not bothered|am not too bothered = am not concerned ? . about by; like i said,|as i said, = as mentioned ^
i was wondering if you could = I am writing to ask whether you could ^; and so on and so forth = and so on
i was wondering if i could = I am writing to ask whether I could ^; i am starving = I am very hungry ? .
i'm just wondering if|i am just wondering if|just wondering if = I am writing to ask whether ^
cheers for|ta for = thank you for ^ ? everything all your the this that sorting being having coming getting letting helping sending
i am swamped|i am snowed under = I am very busy ! by in; lots to do = a great deal to do ? . and before today
we are swamped|we are snowed under = we are very busy ! by in; got canceled = has been canceled
am pissed off|am cheesed off = am dissatisfied ? . with; just a quick reminder that = this is a reminder that
just a quick note to say that|just a quick note to say = this is to inform you that; way better = far better
got a chance to = had an opportunity to; get a chance to = have an opportunity to; fyi = for your information
have got = have ! to know up on off away it worse better over through back into round in out along used started going lost rid married hold past around across behind together stuck hurt caught ready
has got = has ! to know up on off away it worse better over through back into round in out along used started going lost rid married hold past around across behind together stuck hurt caught ready
really great|super great|really good|really awesome|pretty great = excellent; anyway|anyways = in any case
hop on a quick call|hop on a call|jump on a quick call|jump on a call = arrange a call; head over to = go to
go over stuff|go over things|talk about stuff = discuss the details; pick up the phone = answer the telephone
it would be awesome if|it would be great if|it would be cool if|it would be nice if = I would be grateful if
super excited|really excited|so excited|super happy|really happy|thrilled|stoked = delighted ? to about that
can you = could you please ? send give let check confirm help; pick up = collect ? the your my our
so far = to date ~ good fine well; these days|nowadays = at present; sometime soon|real soon = shortly
soon = shortly ! as after < as too how; get it shifted = have it moved; cheaper = less expensive
asap|as soon as you can = as soon as possible; fix the error = correct the error; grandpa = grandfather < the
ridiculously|insanely|crazy = extremely ? good cheap easy fast expensive busy high long popular
want to|wants to = would like to > i we they he she who also really customers people < not never do does did you to i'd who would will might
a bit = slightly ? late early slow cold warm small big large expensive tired noisy more less longer shorter later earlier better worse cheaper louder higher lower bigger smaller easier harder unclear confusing confused concerned worried disappointed long short loud quiet difficult tricky hard steep tight behind unsure < for in quite not n't
kind of|sort of = somewhat < a an the this that what any some one so very too how really was ! you him her them it me us a the thing
sorry about|sorry for = apologies for ! not < are am is was were so very really be; hold up = delay < to
sorry that = we regret that < are am is was were so very really be; fixing the issue = resolving the issue
till = until ? monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december noon midnight midday next then now late tomorrow today after before 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 the it he she we you they i your my < the a our your new first second main every each shop this ~ soil field fields land ground earth
look,|listen,|ok so|okay so|so yeah|well, = ^; fix the issue|fix this issue = resolve the issue
about = approximately < talk talked talking think thought hear heard know ? 2 3 4 5 6 7 8 9 10 15 20 25 30 40 50 60 70 80 90 100 200 500 1000 twenty thirty forty fifty sixty
wrong = incorrect ? information number address date price figure figures; never showed up = did not arrive
boss = manager > my our your his her their the ~ level game fight stage battle player players
fix the problem|fix this problem = resolve the problem; fixing the problem = resolving the problem
bosses = managers > my our your his her their; mum = mother < the keep keeps kept keeping stay stayed
just a heads up|just a quick heads up|heads up folks|heads up everyone|heads up all|heads up guys = please note
cheap = inexpensive ? and or but in at for to with option options flight flights hotel hotels way
throwing a do = holding a celebration; throwing a party = holding a party; thanks loads = thank you very much; loads = a great deal ! of > know knows knew learn learned learnt not like eat ate talk talked cost costs
see you there|see ya there = I look forward to seeing you there ^; gotten = become ? better worse bigger
see you soon|see ya soon = I look forward to seeing you soon ^; fed up with = dissatisfied with
sick of = dissatisfied with; sorry mate|sorry guys|sorry folks = we apologise; bucks = dollars < the big
no way = under no circumstances ? can will would should; is fine by me = is acceptable to me
hard to = difficult to; really hard = very difficult < a work works worked working try tried
bad = poor ? service results weather experience quality performance; screwed up = made an error
messed up everything = disrupted everything; mess up = make an error; under my nose = in front of me
a tenner off = a discount of ten pounds; a fiver off = a discount of five pounds; a tenner = ten pounds
a fiver = five pounds; for nowt = free of charge; your people are = your staff are; grub|nosh|scran = food
do the needful = take the necessary action; at the earliest = as soon as possible ? .; revert back = respond
this arvo = this afternoon; no dramas about = there is no problem with ^; banjaxed|bollocksed = broken
no dramas = that is not a problem ^ ? .; a holy show = a disgrace; a biggie = significant ? .
cranky|narky|ratty|shirty = frustrated ? . and with about; my treat = at my expense ? .
skint|strapped for cash|hard up = short of money ? . until till at this after and so > am is are was were be
chuffed to bits|well chuffed = delighted ? to that with about; in a heartbeat = without hesitation ? .
huge shout-out to|big shout-out to|massive shout-out to|shout-out to|huge shout out to|big shout out to|shout out to = special thanks to
drinks on me|drinks are on me = I will be providing the drinks ^; one of those days = a difficult day ? .
you rock|you are awesome|you are a star|you are a legend|you are a hero = I greatly appreciate your efforts ^ ? .
ace|fab|brill = excellent ? . and idea job time place > is was been were absolutely an really
be a laugh|be a right laugh|be a hoot|be a good laugh = be enjoyable ? .; no rush = there is no urgency ^ ? .
a good laugh|a right laugh = very good company ? . and but; my lot = my team ? and about who are were said
a top bloke|a great bloke|a good bloke|a top lad|a great lad|a good lad|a lovely lad|a great lass|a great guy|a good guy|a nice guy|a top man|a lovely bloke|a lovely guy = a very pleasant person
the crowd that = the company that ? fitted did installed made sold built; lost the lot = lost everything
right over my head|over my head = beyond my understanding ? . > went; no rush if = there is no urgency if ^
shoot me a text|drop me a text = send me a text message; reg number|reg no = registration number
slammed|rammed = very busy ? . at this with > are is am was been absolutely; a little family = a small family
a no-go|a no go|a non-starter = not possible ? . we i then > is be was; the money side = the financial aspects
am done messing about|am done messing around|am done wasting time = am not prepared to wait any longer ? .
is a pain to|was a pain to = is difficult to ? use work open find read; new kit = new equipment ! car
all over the place = inconsistent ? . so and but > were was are is; round the back = at the rear ? in of . and
first thing = early ? tomorrow on monday tuesday wednesday thursday friday < the; my little boy = my young son
nip this in the bud|nip it in the bud = address this promptly; a rough idea of = an approximate idea of
have a chat|have a quick chat|have a natter = discuss the matter ? .; am off on holiday = am going on holiday
things have been mad|things have been crazy|things have been hectic = matters have been very busy
things are mad|things are crazy|things are hectic = matters are very busy; been meaning to = been intending to
could do with|could really do with = would benefit from ? the a some more your an; sick as a dog = very unwell
let me off|let us off = waive this charge ? . > will would could to; are off on holiday = are going on holiday
livid|fuming|seething = extremely dissatisfied ? . about with at that and > am is are was were
knackered|shattered|wiped out|zonked|done in|dead on my feet|dead beat = exhausted ? . after from and > i am feel feeling felt so; promise = I assure you ^ ? .
knackered = worn out ? . so and again but > is are was were already; not get why = not understand why
a rough idea when|a rough idea of when = an indication of when; the money side of = the financial aspects of
at ours = at our home ? on from this next . after at; was meant to be in = was due ? yesterday on by last
am off = am on leave ? from until next this all; are off = are on leave ? from until next this all
so fast|so quick|so quickly = so promptly > me us you; not get how = not understand how
not get question = not understand question; is up for = is interested in ? it this doing
be up for a quick chat|be up for a chat|be up for a call|be up for a quick call = be available for a brief discussion
are up for = are interested in ? it this doing; are well up for = are very interested in
has my back = is covering for me ? for on with; have my back = are covering for me ? for on with
junk = discarded material ! mail food email emails yard shop; my little girl = my young daughter
fingers crossed this comes off|fingers crossed it comes off|fingers crossed it works out|fingers crossed it all works out|fingers crossed this works out = I hope that this is successful ^ ? .
phones going mad|phones ringing off the hook = telephones ringing constantly; a bit rich = unreasonable ? .
the whole shebang|the whole kit and caboodle = everything; so we are all good = so everything is in order ? .
we are all good|all good = everything is in order ^ ? .; spent ages = spent a considerable amount of time
cut off = disconnected ? . after again twice > was been were; been ages since = been a long time since
please note i = please note that I ^; just a heads up i = please note that I ^; her gang = her team ? who for
just a heads-up i = please note that I ^; no offence but|no offense but = ^; it will land = it will arrive ? .
what a nightmare = this has been very difficult ^ ? .; way out of date = considerably out of date
a cracking|a belting|a banging = an excellent ? year idea job team service time day place meal
is not great = is not satisfactory ? . and so but; bite us = happen again ? .; his gang = his team ? who for
seemed fine with that|was fine with that|were fine with that = agreed to this ? .; is grand = is suitable ? .
was not great = was not satisfactory ? . and so but; are not great = are not satisfactory ? .
stuff = items > book buy sell bring pack order ordered bought packed of some; at the mo = at present
gross = unpleasant ? . and so > becoming getting is so very; not a clue|no clue = no idea < have has had got
stuck in = displayed in > permit sticker ticket badge poster notice; a bit much = excessive ? . > is was seems
send a lad out|send a lad round|send a guy out|send a bloke round = send someone; have a nosy = have a look
what a mess = this is unsatisfactory ^ ? .; does my head in = is very frustrating ? .; pretty please = please
poorly = unwell ? . and with so > is am was been feeling
chucking a sickie|pulling a sickie = taking sick leave; if that works = if that is convenient ? .
if this works = if this is convenient ? .; been on to = been in contact with ? the them him her you your
let us grab = let us share ? pizza lunch coffee dinner breakfast food drinks a some; sorted too = in place too
sort it out|sort this out|sort it = please resolve this ^ ? .; hit the = press the ? button key link chat
you were after = you requested ? . so and; you are after = you are looking for ? . so and
bite us again|bite me again = happen again; pretty much whenever|whenever = at any time ? after from between
has got my back = is covering for me; have got my back = are covering for me; your lads = your staff
a massive|a ginormous|a humongous|a gigantic = a very large ! hit fan; happened loads = happened many times
massive = very large ? . and so but > are is were was; loads of us|lots of us|tons of us = many of us
loads of them|lots of them = many of them; coming office = coming to the office; flat out all = very busy all
is grand for|is grand with = is suitable for; right up my street|right up my alley = well suited to me ? .
ages = a long time ? . and only to but for > waited waiting took taken lasted; the doc says = the doctor says
a great bunch|a good bunch|a lovely bunch = an excellent group ? . and; the doc said = the doctor said
no pressure = there is no urgency ^ ? . obvs obviously though; are out of here = are moving out ? on by at
get it back to me = return it to me; could not have cared less = showed no interest ? .
a rubbish time|a terrible time|an awful time = a very disappointing experience; stank of = smelled strongly of
stinks of = smells strongly of; stinking of = smelling strongly of; was a joke = was unacceptable ? .
it is a joke = this is unacceptable ^ ? .; dying to = very keen to > am are is; bit of a = something of a ^
i want = I would like ? a an some the my this < what that if do did all everything thing when
we want = we would like ? a an some the our this < what that if do did all everything thing when
am great with|am good with = work well with ? kids children animals customers dogs patients
getting worse|becoming worse = deteriorating; to be spot on = to be of a high standard
a mad amount of|a crazy amount of|a ridiculous amount of|a shedload of|an insane amount of = a great deal of
and put it right = and rectify this; to put it right = to rectify this; are way up = have risen considerably
are through the roof = have risen sharply; is through the roof = has risen sharply; pressie|prezzie = present
are way down = have fallen considerably; is way down = has fallen considerably; bit of an = something of an ^
is way up = has risen considerably; gran|nan|granny|grandma = grandmother > my our your his her
get your act together = please improve your service ^ ? .; sick to death of = extremely dissatisfied with
so fed up with|so sick of = extremely dissatisfied with; get anything sorted = resolve anything
bin the = discontinue the ? meeting meetings monday weekly idea plan scheme project
get nothing sorted = resolve nothing; a quick catch-up|a quick catch up|a catch-up = a brief meeting
crazy money|silly money|stupid money = too expensive; do not panic = do not be concerned
am around = am available ? most all on in this next from any; a fab|a brill = an excellent
what you are on about|what you are going on about = what you are referring to; my little one = my young child
are on it|are all over it = are addressing the matter ? .; hit a snag = encountered a difficulty > have has we
hit a few snags = encountered some difficulties > have has we; guarantors sorted = guarantors in place
have a look = look into this ? and > you to will; like mad|like crazy = extremely hard > work worked working
cannot make = cannot attend ? training class practice rehearsal dinner lunch school work
let me off the = waive the ? rent fee fine charge late increase; was knocked back = was rejected
let us off the = waive the ? rent fee fine charge late increase; having a go = complaining ? . at > not
sort something out|figure something out|work something out = find a solution; bang on time = precisely on time
fair play to|hats off to|kudos to|props to = congratulations to; bite your hand off = gladly accept ? .
watch this space = further news will follow ? .; grim = poor ? . and but > was is were are
has gone mental|has gone mad|has gone crazy = has become extremely busy ? . and so; you loads = you many times
get much out of = benefit greatly from; was a legend|was a star = was excellent ? .
is a legend|is a star = is excellent ? .; it is a no-show|it was a no-show = it has not arrived
miles off|way off|off by miles|off by a mile = highly inaccurate ? . and but > were was are is
the lot = everything ? . by and before > redo do did sold bought lost; tracking thing = tracking system
is taking the mick|is taking the mickey|is taking the piss = is unreasonable ? . and
on the trot|on the bounce = in succession; rock the boat = cause difficulties; really delighted = delighted
be up for it|be up for that = be willing to take part; snowed under = very busy ? . but and so at
wanted to ask if|wanted to see if|wanted to check if = I am writing to ask whether ^
chat = discussion > serious proper good long little friendly nice; were gutted to = were very sorry to
told me to get lost|told us to get lost = dismissed my complaint; the only gripe = the only concern
that is disgusting|this is disgusting = that is unacceptable ? .; nicking = taking > are is been keep keeps
tops = at most ? . > weeks days hours minutes months week hour day; really up for it = very interested ? . and
taking the mick|taking the mickey|taking the piss = being unreasonable ? . and with
are insane|are crazy|are bonkers|are ridiculous = are excessive ? . and > queues prices fees charges costs
are pulling their hair out = are extremely frustrated; am pulling my hair out = am extremely frustrated
are pulling our hair out = are extremely frustrated; off sick = on sick leave > ever been never often
a real grafter|a hard grafter|a grafter = a very hard worker; am going to miss|are going to miss = will miss
it is not on|this is not on = this is not acceptable ^ ? .; want out of = wish to terminate ? my the our this
been rubbish|been useless|been terrible|been appalling = been unsatisfactory ? . for and since
up for it = interested ? . and > still very am are
outta here|out of here = leaving ? . by on in at after next this > am are is
outta here|out of here = leaving ? . by on in at after next this < be
be outta here|be out of here = leave ? . by on in at after next this
it has been a blast|it has been a hoot|it has been a laugh|it has been a riot = it has been a great pleasure
it was a blast|it was a hoot|it was a right laugh|it was such a laugh = it was very enjoyable ? . and
left hanging = kept waiting ? . for since again > been be being am are is was were get got
overcharged for = charged too much for > was were been being got get
ripped off = overcharged > was were been being got get
are useless|are rubbish|are awful|are terrible|are pathetic|are hopeless|are a joke|are crap = are unsatisfactory ? . and
were useless|were rubbish|were awful|were terrible|were pathetic|were hopeless|were crap = were unsatisfactory ? . and
is pathetic|is hopeless = is unsatisfactory ? . and; was pathetic|was hopeless = was unsatisfactory ? . and
not happy about|not impressed with|not impressed by|not thrilled about|not thrilled with = not satisfied with
would kill for|would give my right arm for|would give anything for = would very much like ? this the a that your
a huge fan of|a big fan of|a massive fan of = a great admirer of ? your the this; am a people person = have strong interpersonal skills
know my way around|know my way round = am proficient with ? a an spreadsheets excel photoshop computers tools most all code databases
not scared of|not frightened of = not afraid of; touch base with = contact ? you me us them him her the your
a chinwag|a quick chinwag|a natter|a quick natter|a chin-wag = a brief discussion ? about with . over on after
no biggie if|no bother if|no stress if|no drama if|no sweat if = it is not a problem if ^
ta very much|ta muchly|thanks very much = thank you very much ^; honestly,|seriously,|literally, = ^
believe it or not,|surprise surprise,|lo and behold,|guess what,|low and behold,|surprise, surprise, = ^
what is up with|what is the deal with|what is the story with|what is happening with|what is going on with = what is the situation regarding
come unwell = become unwell; fishy|iffy|sketchy = suspicious ? . is and about going > something anything looks look seems is are sounds bit very
a sickie = a day of sick leave
told off = reprimanded > was were been be being get
bit my head off|jumped down my throat|bit our heads off = was very rude to me; snapped at me = was rude to me
fobbed off = dismissed > was were been being be am are; could not care less about = had no interest in < i we
could not care less = showed no interest ? .; try and = try to ? get find make see call come fix sort help keep do be resolve save work pull
got the runaround|was given the runaround|were given the runaround|been given the runaround = received no clear answer
passed from pillar to post|sent from pillar to post|pushed from pillar to post|sent round the houses = referred from one person to another
can be bothered to = will take the trouble to; could be bothered to = took the trouble to < not
could not be bothered to = did not take the trouble to; cannot be bothered to = will not take the trouble to
bothered to = took the trouble to > people nobody one who they ever even she he and
a cop-out|a cop out = an evasion of responsibility; pull a fast one = act dishonestly ? . and
was not born yesterday = am not so easily misled > i; pay up = make payment ? . by now or before on this
a fortune|an arm and a leg|a bomb|a small fortune|a packet|the earth = a very large sum > cost costs costing us me charged pay paid paying spend spent charge
broke = short of money ? . at until till so and this > am are is was been
chip in for|chip in towards = contribute towards; a bit of a do|a bit of a party|a bit of a bash = a small celebration
chipping in for = contributing towards; leaving do|leaving bash = farewell party; work do|birthday do|christmas do = party
count me in = I would like to take part ^ ? . for; count us in = we would like to take part ^ ? . for
dash = leave ? . now > to must; head off|shoot off|clear off|dash off|scoot = leave ? . early before at by for around now soon > to must will should can going
bailed|bailed out = withdrew ? . at last again > he she they i we who all both; got to dash = have to leave
grab a seat|grab a chair|grab a pew = take a seat; grabbed a seat = took a seat; a bite to eat = something to eat
nibbles = light refreshments ? . and will provided; the more the merrier = everyone is welcome ^ ? .
enjoy a laugh|have a laugh = enjoy yourselves ? . and > and to; a mate = a friend < find finds finding attract choose
mates = friends > my your his her our their some of two few; a win-win|a win win|a win-win situation = beneficial to everyone
a long shot = unlikely to succeed ? . but > is was; tanked = fallen sharply > have has had
tanked|nosedived|cratered = fell sharply > sales profits prices numbers revenue traffic bookings figures
pretty much = almost ? any every all anything everything everyone everybody nobody nothing always
pretty much the same = much the same; is on the back burner|is on the backburner = has been postponed
are on the back burner = have been postponed; been put on the back burner = been postponed
is nonsense|is utter nonsense|is a load of rubbish|is total rubbish|is complete rubbish|is a load of nonsense = is incorrect ? . and > that this it which
you must be joking|you are having a laugh|you have got to be kidding|you must be kidding|are you having a laugh|are you kidding me = that is unreasonable ^ ? .
get real = please be realistic ^ ? .; give me a break = that is unreasonable ^ ? .; whatever, = ^
do not give a damn about|do not give a toss about|do not give a stuff about|do not give a monkey's about = have no interest in
does not give a damn about|does not give a toss about = has no interest in; crappy|naff|cruddy|crummy = substandard
damn|damned|darn|ruddy|sodding|fricking = > the a this that my your these those
sucks = is very poor ? . and but < it that this which; sucked = was very poor ? . and but < it that this which
that sucks|this sucks|it sucks = that is regrettable ^ ? .; it sucks that = it is regrettable that
nicked|pinched = stole ? my our your his her their the some a it > someone somebody he she they i who thief kids lads people one
some idiot|some moron|some muppet|some numpty|some plonker|some clown|some eejit|some joker|some twit = someone
these idiots|those idiots|the idiots|these clowns|those clowns = these people; you idiots|you lot = you
knock it off with the|cut it out with the|pack it in with the = stop the ^; knock it off|cut it out = please stop this ^ ? .
pissed off about|pissed off at|fed up about|cheesed off about|hacked off with|narked about|ticked off about = dissatisfied with
is not cool|is well out of order|is bang out of order|is so not on = is not acceptable ? .
is cool with me|is cool by me|is good with me|is fine with me|suits me fine = is acceptable to me ? . and
works for me|fine by me|fine with me|ok by me|okay by me|cool with me|suits me|suits me fine|good with me = that is acceptable to me ^ ? .
works for me = is acceptable to me ? . > it that this; you bet|you betcha|for sure|sure,|deffo = certainly ^
great stuff = excellent work ^ ? . well; big thanks to|a big thanks to|big thank you to = many thanks to
you are a lifesaver|you are a life saver|you are a gem|you are a diamond|you are the best = I greatly appreciate your help ^ ? .
i owe you one = I am very grateful ^ ? .; would be ace|would be cool|would be awesome|would be fab|would be brill|would be sweet = would be much appreciated ? .
quitting = resigning ? . because as from at to and > am are is be was were; quitting my job = resigning from my position
got the sack|got the boot|got the push|got the chop = was dismissed > i he she who; am between jobs = am currently seeking employment
a knack for|a real knack for = a talent for; handy with|pretty handy with = skilled with > am is are was
good with my hands = skilled in practical work > am is; caught my eye = attracted my attention; are hiring = are recruiting ? . for at and
be perfect for|am perfect for = be ideally suited to ? this the your > would will could
am perfect for|am just right for|am the right man for = am ideally suited to ? this the your
i am your man|i am your woman|i am your guy|i am your girl = I am well suited to this role ? .
have not heard squat|have not heard diddly|have not heard jack|have not heard zilch = have received no response
the higher-ups|the higher ups|the bigwigs|the top brass|the powers that be|the high-ups|the suits upstairs = senior management
the big boss|the big cheese|the head honcho|the top dog = the senior manager; tied up = occupied ? . until till all this at with > am be
slept in = overslept ? . this yesterday today and so again; clean forgot = completely forgot; forgot all about = overlooked
get the wrong end of the stick = misunderstand; got the wrong end of the stick = misunderstood
no clue about|no idea about = no knowledge of > have has had; clueless about = unfamiliar with; the bottom line is = the essential point is
have the foggiest|have the faintest|have a clue = know ? . what how why when where who if whether about > not
boils down to = is a matter of; when all is said and done|when all's said and done = ultimately ^
am on it = am attending to this ? .; want my money back, = request a refund,; all's well = all is well
am going to court = will take legal action ? . > i; chuffed = delighted ? . and but > am are is was were so
had no clue = did not know ? . what how why when where who if whether that
feel rough|feel ropey|feel lousy = feel unwell ? . today this and; odd jobs = casual work > doing did done do
feeling rough|feeling ropey|feeling lousy|feeling grotty|feeling crap = feeling unwell ? . today this and so since after
`),
  ...readVerbs(`
turn up|show up|rock up|roll up = arrive ? . on late early in with for again by yet but unannounced damaged broken squashed empty wet cold
bail on|bail out of = miss; push _ back to = postpone _ to; push _ back = postpone _ ? . until by a
hand in my notice = submit my resignation; hand in their notice|hand in his notice|hand in her notice = resign
pop down|pop up|pop over|pop round|pop along|nip over|nip round = come ? and to; crack on with = proceed with
stick|bung = place ? my the < a the to not of ~ over round out; crack on = proceed ? .; get rid of = remove
have a word with = speak to; put it in = submit it ? ages weeks months last yesterday; crop up = arise
work out at = amount to ? . about around approximately; hold off = delay ? doing until on for; buy = purchase
knock _ down to|get _ down to|bring _ down to = reduce _ to; conk out|pack up working = stop working
drop the|drop your = reduce the ? price rent cost fee fees rate; pick it up = collect it ! fast quickly easily
play up|act up = cause problems ? . again and since for lately; pick you up = collect you; come up = arise ? .
muck up your|botch your|mess up your|screw up your|cock up your = make an error with your ? order booking reservation payment delivery invoice bill account application name address appointment paperwork quote orders bookings
muck up my|botch my|mess up my|screw up my|cock up my = make an error with my ? order booking reservation payment delivery invoice bill account application name address appointment paperwork quote orders bookings
muck up our|botch our|mess up our|screw up our|cock up our = make an error with our ? order booking reservation payment delivery invoice bill account application name address appointment paperwork quote orders bookings
muck up the|botch the|mess up the|screw up the|cock up the = make an error with the ? order booking reservation payment delivery invoice bill account application name address appointment paperwork quote orders bookings
muck up|botch|mess up|screw up|cock up = disrupt ? the your my our their this; take _ back = return _ ? . to
pick up the phone|pick up the telephone|pick up the call = answer the telephone; get a move on = act promptly
pick up = collect ? the your my our some these those; pick them up = collect them ! fast quickly easily
hand _ in|send _ in = submit _ ? . the your my our by on a an before to at < one other left right each every
drop off = deliver ? the your our some a my; drop it off = deliver it ? . at on to by tomorrow before
drop them off = deliver them ? . at on by tomorrow before; ditch = abandon ? the our this that
give _ back|send _ back = return _ ? . to the your my our on by; scrap = discontinue ? the our this that
chuck _ out|chuck _ away|throw _ away|bin @ = dispose of _; give @ a ring = call @ ? . on at if when
give @ a call|give @ a bell|give @ a buzz|give @ a shout|give @ a tinkle = call @ ? . on at if when to and back before later today tomorrow this next about earlier sooner
ring @|ring @ up|phone @ up = call @; ping @ over|fire @ over|pop @ over = send @; tell @ that = inform @ that
drop @ a line|drop @ an email|drop @ a message|drop @ a note|shoot @ an email|shoot @ a message|ping @ an email|ping @ a message|ping @ a note = contact @
have a look at|take a look at|have a quick look at|take a quick look at|have a gander at = review
have a look into|take a look into = investigate; get back to @|come back to @ = respond to @ ! later
have a crack at|have a go at|have a shot at|have a stab at|take a crack at|take a stab at = try
get hold of @|get a hold of @ = contact @; get there in the end = succeed eventually; flag _ up = highlight _
get hold of|get a hold of = contact ? somebody someone anybody anyone; tell @ about = inform @ about
get hold of = obtain ? the a an some any; get going|get started|get cracking = begin ? . on with
get on with|get on well with|get along with|get on great with = work well with ? everyone everybody people colleagues customers others both all
get here|get there = arrive ? . on by in at before after < me us them him her you let it everyone
get their act together|get its act together|get your act together = improve performance; talk to = speak to
give @ the runaround|fob @ off = fail to give @ a clear answer; let @ know that = inform @ that
give @ a heads up that|give @ a heads-up that = inform @ that; be in touch = be in contact; top-up = replenish
give @ a heads up about|give @ a heads-up about|give @ a heads up on = inform @ of; weigh _ up = consider _
give @ the go-ahead|give @ the green light|give @ the nod|give @ the thumbs up = approve @; deal with = handle
bring _ up = raise _ ? at again with . < box; iron _ out = resolve _ ? . the any a some; claw back = recover
hammer _ out|thrash _ out = negotiate _ ? . the a; rule _ out = exclude _ ! of; draw up = prepare ? a an the
put together = prepare ? a an some; look over = review ? your my this; miss out = omit ? my our your the
mix _ up = confuse _ ? . my our your the with; pay @ back = reimburse @; carry on with = continue with
pull out of|back out of = withdraw from ? the our this; step down = resign ? . as from; talk with = speak with
take @ on = employ @ ? again as full; tell @ off = reprimand @; put up with = tolerate; butt in = interrupt
talk _ through|talk _ over|chat _ through = discuss _ ? . the your this with; claw _ back = recover _
think _ over|mull _ over|sleep on it = consider _; put off = postpone ? the our my your this it until
cut down on|cut back on = reduce; turn up to|come along to = attend ? the our your; suss _ out = determine _
jot _ down|note _ down = record _; moan about|whinge about|gripe about|grumble about = complain about
moan|whinge|kick up a fuss = complain ? . that; nip out|pop out = leave briefly ? . for; chip in = contribute
nip to|pop to|pop into|pop in to|pop round to|swing by|pop along to = visit ? the my our your us
stick @ in the post|pop @ in the post|bung @ in the post|pop @ in the mail|stick @ in the mail = post @
bung|shove|stick = place ? it them < a the to not; put @ through to = connect @ to; polish off = finish ? the
shell out|fork out|cough up|stump up|splash out = pay ! on a; try _ out = test _ ? . the our this
sit tight|hang tight|hang on|hang fire = wait ? . until for; take forever|take ages = take a long time
slip up|drop the ball|goof up = make an error ! on; dish _ out|dole _ out = distribute _; foot the bill = pay
squeeze @ in|fit @ in = accommodate @ ? . on at before this next tomorrow; own up to|fess up to = admit
drag on = continue at length ? . for and but; faff about|faff around|muck about|mess about = waste time ! with
own up|fess up = admit responsibility; nail down|pin down = confirm ? the a an; pan out = proceed ? . as well
pencil @ in = schedule @ provisionally; pop up = appear ? . on in; read up on|swot up on = research
rustle up|whip up = prepare ? a some; shop around = compare prices ? . for; spell _ out = explain _
swap _ = exchange _ ? it them for with; turn out to be = prove to be; touch on = mention ? the this that
tie up loose ends = complete outstanding matters; wait around|hang around|hang about = wait ? . for
whittle _ down = reduce _ ? . to the; zero in on|home in on = focus on; beef up = strengthen ? the our
bump into|run into = meet ? him her them you someone; keep tabs on|keep an eye on = monitor; help out = assist
make do with = accept; make sure = ensure ? that the you we your our all they everyone it my every each
pull the plug on = discontinue; jump the gun = act prematurely; get the hang of = become familiar with
bend over backwards|go the extra mile|pull out all the stops|go all out = make every effort; show up = arrive
get the ball rolling = begin; call it a day = conclude; do the trick = be effective; rip @ off = overcharge @
fall through = fail to proceed ? . because and at; blow @ away|knock @ out = impress @ ? . with
mess @ around|mess @ about|muck @ about|string @ along = inconvenience @; stand @ up = fail to meet @ ? .
be put off|get put off = be discouraged ? . by; kick off = begin ? at on in with the our; tick off = complete
pick things up|pick stuff up = learn ? fast quickly really very so; wrap _ up = conclude _ ? . by at this
chase @ up|chase up|chase = follow up with ? you them him her the two three four five six several < a the
figure out = determine; find out = learn ? that how why when where if whether about; dig into = investigate
look into = investigate ? this why how what whether; carry on = continue; talk about = discuss
think about = consider; point out = indicate ! of; come up with = devise; ask for = request; send over = send
call off = cancel ~ dog dogs hounds; go through the roof = rise sharply; hand out = distribute
get my stuff done = complete my work; get your stuff done = complete your work; get stuff done = complete work
get our stuff done = complete our work; get their stuff done = complete their work; shut up shop = close
take off|head off|clear off|shoot off|dash off = leave ? . early before at by for and > i you we they he she staff everyone
shut the = close the ? office shop store gates clinic salon school branch site; muck in = help ? with
shut our = close our ? office shop store doors clinic salon school branch site; bell @ = call @
put up our prices|put our prices up|put our rates up|put up our rates = increase our prices
chat to|chat with = speak to
get your head round|get your head around|get my head round|get my head around|get our heads round = understand
give @ a nudge|give @ a poke|give @ a prod = remind @ ? . about to this by when if tomorrow today again
get someone to|get somebody to = arrange for someone to ? fix pick collect come check call ring sort repair replace clean deliver contact remove look visit
knock off = finish work ? at by early around before; park that|park this|park it = defer that ? until till
knock together|throw together|cobble together = prepare ? a an some the; grab a = have a ? coffee drink
get it going again|get it up and running|get it working again|get it back up = restore it
smash our = exceed our ? target targets goal goals; smash my = exceed my ? target targets goal goals
smash the = exceed the ? target targets goal goals; stick with = retain ? what our my your
ring the = call the ? council school office surgery doctor bank company police helpline; lend a hand = assist
swing by|drop by|pop in|pop by|come round = visit; grab one = collect one; mess around = lose time
get stuck in = work with enthusiasm ? . and > he she they we i you always; meet up = meet ? . on at with for
have a clue|have got a clue = know ? where what how why who when if whether; do my back in = injure my back
grab = have ? pizza lunch coffee dinner breakfast food drinks; dump = leave ? your their my his her our
grab your = collect your ? ticket tickets badge copy pass permit; do his back in = injure his back
land = arrive ? . on > payment money cheque parcel; pop back = return ? on in at to later tomorrow after next
reckon = believe ? if i we you he she it they that the this there my our; do her back in = injure her back
put some numbers together|put some figures together = prepare some figures; have another go = try again
have a look round|have a look around = inspect ? the our my your this; fill @ in on = inform @ of
kick off = cause problems ? contact please just again; hassle @ = contact @
do my head in|do my nut in|do our heads in|do his head in|do her head in = cause considerable frustration ? . and
ring your = call your ? office helpline surgery shop store branch number
smash it = perform extremely well ? . lately recently this; chuck = dispose of ? anything everything
go mental|go ballistic|go spare|go nuts|hit the roof = become very angry ? . at with if when
pull your finger out|get your finger out = act promptly; have a think about|have a good think about = consider
run it past|run it by = submit it to ? me us him her them you
touch base|check in = make contact ? . next on at soon later tomorrow with; circle back to @|circle back with = respond to
circle back on|circle back to = return to; circle back = return to this ? . on next later tomorrow
freak @ out|spook @ = alarm @; freak out|lose it|flip out|wig out = panic ? . if when at because about and
leave @ hanging = keep @ waiting ? . for again; fob @ off with = dismiss @ with; hang up on @|put the phone down on @ = end the call with @ abruptly
whizz through|whip through|race through|rattle through|zip through = work quickly through
bash out|knock up|crank out|churn out|knock out = prepare ? a an some the; rip off = overcharge ? customers people tenants residents
kick things off|get things going|get things started = begin; wrap things up|wind things up = conclude; catch up over = meet over
play it by ear = decide as matters develop; wing it = improvise ? . at and; park that|park this|park it = postpone this ? for
have a go at @ = criticise @ ? . in about for because over; call in sick|ring in sick|phone in sick = report sick
have a word about|have a quick word about = discuss; have a word|have a quick word = speak ? . on at before after
squeeze @ in|slot @ in = accommodate @ ? . today; wash your hands of|wash their hands of = disclaim responsibility for
sting @ for|rush @ for = charge @; tighten our belts|tighten their belts = reduce expenditure; loop @ in = include @
flake on @|flake out on @ = disappoint @ ? . twice again and; go belly up|go to the wall = become insolvent ? . and last in after
go pear-shaped|go pear shaped|go tits up|go haywire = go wrong
drive @ up the wall|drive @ mad|drive @ nuts|drive @ crazy|drive @ round the bend|drive @ potty = cause @ considerable frustration
give @ the boot|give @ the sack|give @ the push|give @ the chop|give @ the elbow = dismiss @
jack it in|chuck it in|pack it in = resign ? . and because; jack in|pack in|chuck in = leave ? my the this his her
wind him up = provoke him; wind her up = provoke her; wind them up = provoke them ? . and all about by
tick all the boxes|tick every box|tick all your boxes = meet all the requirements; check @ out = view @ ? . and
take a peek at|have a peek at|take a gander at|have a butcher's at|have a nose at|have a squint at = review
give it a try|give it a go|give it a shot|give it a whirl|give it a bash|give it a crack|give it a spin|give it a stab = try it ? .; have a think = consider the matter ? . and
drag their feet|drag its feet|drag your feet|drag his feet|drag her feet = delay matters; go quiet on @|ghost @|blank @ = stop responding to @
play up|act up = cause problems ? today now this on whenever when every all badly < to; stop mucking about|stop messing about = be serious ? . and
head out = leave ? . at now soon around early before; call it a night = finish ? .; slag @ off|bad-mouth @ = criticise @
take the mick|take the mickey|take the piss = behave unreasonably ? . and with
drop the ball on|slip up on = make an error with; squeeze in a = find time for a
`),
];

/** Words that a formal text does not have, whatever stands around them. */
export const INFORMAL_WORDS = `lol|lmao|omg|haha+|hehe|cos|cuz|coz|gonna|gotta|wanna|kinda|sorta|dunno|dude|bro|mates?|guys|folks|awesome|yeah|yep|nope|nah|hey|hiya|howdy|yo|cheers|ta|super|crap|damn|wtf|idk|imo|tbh|btw|rn|u|ur|cya|xx+|bloke|loads of|quid|bucks|stuff|freak(?:ing|y)|sucks?|screwed|ping me|a heads[- ]up|no worries|my bad|oops|whoops|hang out|chill|loads|ages|probs|hi|okay|ok|asap|mess|a shout|sorted|rubbish|pissed(?: off)?|knackered|crazy|huge|tons|hassle|a pain|mad|nailed|smash(?:ed)?|cannot wait`;

/** Stiff wordings and what people say; for casual and friendly texts. */
export const CASUAL = [
  ...readWordings(`
purchased = bought; purchasing = buying; requested = asked for ! to by that; to whom it may concern = hello
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
dear customer|dear customers = hello; dear resident|dear residents|dear neighbours|dear members = hello
function well = work well; should you require|should you need = if you need; should you have = if you have
should you wish to = if you'd like to; are required to = have to; for a period of = for; subsequently = later
yours sincerely|yours faithfully|yours truly|sincerely yours|respectfully yours = best wishes; cannot = can't
sincerely = best wishes ! apologise apologize regret hope believe thank appreciate wish trust sorry felt < we i do most very and are is was were be
kind regards|best regards|with kind regards|regards = best wishes ! to the; in addition = also ! to
furthermore|moreover|additionally = also; however = but ! much many long hard far well; approximately = about
nevertheless|nonetheless = still; therefore|consequently|thus|hence = so; sufficient = enough < a
subsequent to = after ? the your our a this; assistance = help ! animal animals dog dogs; individuals = people
regarding|concerning|with regard to|with respect to = about; additional = extra ! to; in the event that = if
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
it is essential that = make sure that; thank you very much|thank you = thanks ^; herewith|hereby =
due to the fact that|owing to the fact that = because; is kindly requested to = is kindly asked to
we kindly ask you to|we kindly request that you|you are kindly requested to|kindly = please < very so is are was were be been we i
are kindly requested to = are kindly asked to; are requested to = are asked to; commencement = start
per your request|as per your request|as requested = as you asked; has increased by = has gone up by
enclosed please find|please find enclosed|please find attached|attached please find = here is; is hereby = is
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
dear parent|dear parents|dear parents and guardians|dear parent or guardian = hello ^ ? .
dear applicant|dear tenant|dear tenants|dear resident = hello ^ ? .; do not hesitate to = feel free to ^
we regret that = sorry, but ^ ? we you your our the there; please do not hesitate to = please feel free to
i regret that = sorry, but ^ ? i we you your our the there; at your convenience = whenever suits you ? .
we regret any inconvenience|we apologise for any inconvenience this may cause|we apologize for any inconvenience this may cause = sorry for any hassle ^ ? .
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
receive = get; inform = tell ~ of; provide = give ~ with; attempt to = try to
`),
];
