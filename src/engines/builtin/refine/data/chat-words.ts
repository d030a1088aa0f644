import { readWordings } from './wording.js';

/** Spellings of chats and text messages, each with one likely meaning. See wording.ts for the notation. A data file, hence its length. */
export const CHAT_WORDS = readWordings(`
tomoz = tomorrow; deffo|defo = definitely; til = until; bc = because; txt = text; upto = up to; noone = no one; yrs = years; frm = from; stil = still
ur welcome = you're welcome; ur right = you're right; ur late = you're late; ur ok|ur okay = you're OK
ur free = you're free; ur able = you're able; ur around = you're around; ur busy = you're busy
ur sure = you're sure; ur coming = you're coming; ur still = you're still; ur not = you're not
ur going = you're going; ur gonna = you're going to; ur so = you're so; ur the best = you're the best
ur = your; r u = are you; we r = we are; they r = they are; u r = you are; pls|plz|plse = please
thx|thnx|thanx|tnx = thanks; thx u|thank u = thank you; tmrw|tmrrw|tmr|tmw|2moro|2morrow = tomorrow
2day = today; 2nite = tonight; gr8 = great; l8r = later; b4 = before; we gonna = we're going to < are were
you gonna = you're going to < are were; they gonna = they're going to < are were
i gonna = I'm going to < am was; gonna = going to; wanna = want to; have gotta = have to; has gotta = has to
we've gotta = we have to; i've gotta = I have to; you've gotta = you have to; they've gotta = they have to
it's gotta = it has to; that's gotta = that has to; there's gotta = there has to; he's gotta = he has to
she's gotta = she has to; gotta = have to; lemme = let me; gimme = give me; dunno = don't know; cos of = because of
cos = because ? i i'm i've we we're you he she it it's they the my our there
cuz|coz|bcuz|becuz|bcz = because; btw = by the way; idk = I don't know; ppl = people; abt = about
tho = though; sry|srry = sorry; ya'll = you all; msg = message; msgs = messages; mtg = meeting
mtgs = meetings; wknd = weekend; wud = would; cud = could; shud = should; havent = haven't; didnt = didn't
dont = don't; cant = can't; wont be = won't be; im = I'm; ive = I've; thats = that's; its been = it's been
whats up = what's up
`);

/** Words that are mixed up, or forms that no clause has, with what is always meant. See wording.ts for the notation. */
export const MIX_UPS = readWordings(`
before hand = beforehand ! luggage baggage washing
who ever = whoever ? finds wants gets comes needs took has > for to with by
what ever = whatever > do for use take or; heart broken = heartbroken < her his my a the their your our
fit in good = fit in well
defiantly = definitely ? recommend recommended going worth coming be return come go not the a need want
over night = overnight > stay stayed open left happened
you're = your ? file files order account name email address website invoice car job help time phone card password own insurance support patience reply message number computer laptop payment booking appointment
you're number one = you're number one
they're = their ? own house home homes car team customers products money job jobs children kids parents website lives needs goals
how much = how many ? people customers users friends problems questions things mistakes errors products books cars employees options ideas students
much = many ? people customers users friends problems questions mistakes errors products books cars employees options ideas students < how so too very
so much = so many ? people customers users friends problems questions mistakes errors books cars employees options students
too much = too many ? people customers users friends problems questions mistakes errors books cars employees options students
the hole = the whole ? process thing team day time world story week year month company family city country idea project night truth
a hole = a whole ? team day world story week year month company family city country idea project night
will can = will be able to ! the it this these < the a my his her their our your free good
will not can = will not be able to; won't can = won't be able to
lets = let's ^ ? eat go see get make take do have meet start talk try keep be not hope say look find work move call discuss wait stay use schedule plan finish celebrate
i doesn't = I don't; we doesn't = we don't; you doesn't = you don't < of; they doesn't = they don't
to who it may concern = to whom it may concern; dish washer = dishwasher
hand made = handmade < by my his her their the left right; so long time = such a long time ! ago
had fever = had a fever ! dreams; have fever = have a fever ! dreams; has fever = has a fever ! dreams
had headache = had a headache; have headache = have a headache; has headache = has a headache; wer'e = we're
for group of = for groups of; best regard = best regards; in the attach = attached
during two weeks = for two weeks; during three weeks = for three weeks; during two months = for two months
during three months = for three months; during two years = for two years
during three years = for three years; thanks you = thank you; waiting me = waiting for me
by hands = by hand; they're is = there is; they're are = there are
every day accept = every day except; accept monday = except Monday; accept tuesday = except Tuesday
accept wednesday = except Wednesday; accept thursday = except Thursday; accept friday = except Friday
accept saturday = except Saturday; accept sunday = except Sunday; has not arrive = has not arrived
have not arrive = have not arrived; must be change = must be changed; is burn = is burnt
are burn = are burnt; how long it take = how long it takes; if you sees = if you see
am very interesting in = am very interested in
is also some = are also some ? problems people things questions issues changes; and me we are = and I are
everybody which|everyone which = everybody who; somebody which = somebody who
people which = people who ? are have were had want like live work; will be arrive = will arrive
will be come = will come; will be begin = will begin; will be send = will send
will be receive = will receive; days more late = days later; weeks more late = weeks later
hours more late = hours later; i write you because of = I am writing to you about
i write you because = I am writing to you because; i write to you because = I am writing to you because
it weight = it weighs ? only about just around less more 1 2 3 4 5 6 7 8 9
didn't hear nothing = didn't hear anything; didn't see nothing = didn't see anything
don't have nothing = don't have anything
for they're = for their ? help support patience time work understanding kindness hospitality
with they're = with their ? help support patience families children
of they're = of their ? own children work; best greetings = best regards; of they = of them
if i was you = if I were you; in regards to = with regard to; irregardless = regardless
sneak peak = sneak peek; sneak peaks = sneak peeks; to chose = to choose; please chose = please choose
bare with us = bear with us; bare with me = bear with me; in the same time = at the same time ! zone zones frame slot period
in the other hand = on the other hand; only than = only then < is not are was were if
the whether = the weather ! and or; responsible of = responsible for; nobody of us = none of us
nobody of you = none of you; nobody of them = none of them; between you and i = between you and me
between him and i = between him and me; between her and i = between her and me
between them and i = between them and me; we am = we are; they am = they are
hour and half = hour and a half ! an a the; hours and half = hours and a half ! an a the
could of = could have ! course; should of = should have ! course right my their his her our; would of = would have ! course necessity late all a an right
might of = might have ? been had done gone come seen said made got known left lost taken thought forgotten missed helped worked; must of = must have ! course; couldn't of = couldn't have ! course
shouldn't of = shouldn't have ! course; wouldn't of = wouldn't have ! course
i am interesting in|i am interesting for = I am interested in
i'm interesting in|i'm interesting for = I'm interested in
we are interesting in|we are interesting for = we are interested in
he is interesting in = he is interested in; she is interesting in = she is interested in
have they own = have their own; has they own = has their own; with they own = with their own
in they own = in their own; of they own = of their own; on they own = on their own
use they own = use their own; bring they own = bring their own; for they own = for their own
bought to my = brought to my ? attention notice; bought to our = brought to our ? attention notice
bought to your = brought to your ? attention notice; bought to their = brought to their ? attention notice
theirs = there's ? no a an nothing always only some been still; waist of = waste of ? time money
sing up = sign up ? for now today before by here to at on online; quick remainder = quick reminder ! of
friendly remainder = friendly reminder ! of; gentle remainder = gentle reminder ! of
kind remainder = kind reminder ! of; final remainder = final reminder ! of
whose = who's ? going coming been there not; to safe = to save ? time money energy space your the it
will safe = will save ? time money energy space your the it
helps safe = helps save ? time money energy space your the it
not are = not our ? fault problem decision choice responsibility job
is are = is our ? fault problem decision choice responsibility job; every mornings = every morning
every days = every day; every weeks = every week; every months = every month; every years = every year
every nights = every night; every evenings = every evening; our costumers = our customers
your costumers = your customers; new costumers = new customers; loyal costumers = loyal customers
dear costumers = dear customers; our costumer = our customer; new costumer = new customer
would like = would like to ? know ask inform thank invite see buy apply meet go get
would like book = would like to book ? a an the my our one two; please inform to = please inform
inform to = inform ? the my our your his her their me us him them all
there was = there were ? many several few two three four five six seven eight nine ten various numerous
please advice = please advise; kindly advice = kindly advise
its to = it's too ? late early much many expensive hard easy difficult big small far long cold hot
its too = it's too ? late early much expensive hard easy difficult big small far long cold hot
able = able to ? do go see make get help use work send come find take buy pay
peace of = piece of ? cake paper advice work furniture land information software art wood equipment
we except = we accept ? cash card cards credit payment payments cheques checks all no only
they except = they accept ? cash card cards credit payment payments cheques checks all no only
every day = everyday ? life tasks routine clothes language items
know weather = know whether ? the it we you they he she or this that i there
check weather = check whether ? the it we you they he she this that i there
see weather = see whether ? it we you they he she or
ask weather = ask whether ? the it we you they he she or this that i there
wonder weather = wonder whether ? the it we you they he she or this that i there
sure weather = sure whether ? the it we you they he she or this that i there
decide weather = decide whether ? the it we you they he she or this that i there
want = want to ? cancel know buy speak tell inform receive learn become understand
wants = wants to ? cancel know buy speak tell inform receive learn become understand
need = need to ? cancel know buy speak tell inform receive learn become understand
listen = listen to ? music podcasts me him her us them
listens = listens to ? music podcasts me him her us them
listening = listening to ? music podcasts me him her us them
we advice = we advise ? you us me him her them against that
i advice = I advise ? you us me him her them against that
they advice = they advise ? you us me him her them against that
would advice = would advise ? you us me him her them against that
to advice = to advise ? you us me him her them against that; i am not agree|i'm not agree = I do not agree
we are not agree|we're not agree = we do not agree; they are not agree = they do not agree; for to = to
please to = please
kindly to = kindly ? send reply confirm inform provide check update advise find note let ^
please don't to = please don't; please do not to = please do not
never to = never too ? late early much soon; is not to = is not too ? late early much soon
not aloud = not allowed ? to too in on at; are aloud = are allowed ? to too in on at
is aloud = is allowed ? to too in on at; be aloud = be allowed ? to too in on at; you tel = you tell
to tel = to tell; please tel = please tell; tel me = tell me; you cal = you call; cal me = call me
please cal = please call; don't no = don't know; dont no = don't know; didn't no = didn't know
let me no = let me know
if you seen = if you have seen; if anyone seen|if anybody seen|if anyone have seen = if anyone has seen
if you done = if you have done; and i seen = and I saw; and i done = and I did
spent to much = spent too much; spend to much = spend too much; paid to much = paid too much
pay to much = pay too much; costs to much = costs too much; cost to much = cost too much
far to much = far too much; far to many = far too many; way to much = way too much
way to many = way too many < the a on only best one our my this their; takes to long = takes too long
took to long = took too long; take to long = take too long; take a brake = take a break
lunch brake = lunch break; coffee brake = coffee break; tea brake = tea break; half an our = half an hour
an our and a half = an hour and a half; office ours = office hours; few ours = few hours
two ours = two hours; three ours = three hours; 24 ours = 24 hours; an our = an hour
pear of = pair of ? shoes socks gloves jeans trousers scissors glasses boots trainers
here from you = hear from you; here back from = hear back from
to here from = to hear from ? you her him them us me; to here about = to hear about ? your the our my
to meat you = to meet you; to meat up = to meet up; meat us = meet us; meat me = meet me
next weak = next week ? . and i we on for at the because so
last weak = last week ? . and i we on for at the because so; a weak later = a week later
two weaks = two weeks; three weaks = three weeks; few weaks = few weeks
we one the = we won the ? game match final league cup race competition; were is the = where is the ^
were are the = where are the ^; were is my = where is my ^; rise money = raise money
rise funds = raise funds; rise awareness = raise awareness; to rise cash = to raise cash
play a roll in = play a role in; plays a roll in = plays a role in; go threw = go through
went threw = went through; going threw = going through; get threw = get through
half way threw = halfway through; cups of flower = cups of flour ! petals tea water
cup of flower = cup of flour ! petals tea water; g of flower = g of flour ! petals
self-raising flower = self-raising flour; lose wait = lose weight; lost wait = lost weight
bus fair = bus fare; taxi fair = taxi fare; of coarse = of course ? i we you it they the
main coarse = main course; training coarse = training course; golf coarse = golf course
good mourning = good morning; it seams = it seems ? like that as; village haul = village hall
town haul = town hall; wood like to = would like to; make shore = make sure ? that you to we it i the
not shore = not sure ? if whether about what how when why
have bin = have been ? a to in very so here there working trying waiting
has bin = has been ? a to in very so here there working trying waiting
had bin = had been ? a to in very so here there working trying waiting; i herd that = I heard that
i never herd = I never heard; at leased = at least ? one two three four five a once twice
thank you for your patients = thank you for your patience
thanks for your patients = thanks for your patience; appreciate your patients = appreciate your patience
pact lunch = packed lunch; pact lunches = packed lunches
free trail = free trial ? period of today for account version subscription lesson
trail period = trial period; for desert = for dessert ? we i there you they it
office stationary = office stationery; walked passed = walked past; drove passed = drove past
half passed = half past ? one two three four five six seven eight nine ten eleven twelve 1 2 3 4 5 6 7 8 9 10 11 12
the passed few = the past few; the passed week = the past week; the passed year = the past year
the passed month = the past month
has lead to = has led to ? a an the this that many more problems complaints delays
have lead to = have led to ? a an the this that many more problems complaints delays
had lead to = had led to ? a an the this that many more problems complaints delays
quiet a = quite a ? nice good big long; very quite = very quiet; bit quite = bit quiet
nice and quite = nice and quiet ? . at in here there; to right a = to write a ? letter message note review report reply
to right down = to write down; do you no = do you know ? if when where how what who
as you no = as you know ? i we our the my; to no whether = to know whether; to no what = to know what
i no that = I know that; i no it = I know it; we no that = we know that; be apart of = be a part of
is apart of = is a part of; was apart of = was a part of; being apart of = being a part of
it maybe = it may be ? a the worth best better easier possible that ^
there maybe = there may be ? a some other more ^; you maybe = you may be ? able asked required interested ^
a grate = a great ? time day job deal help week weekend idea place night evening team success offer price opportunity
be grate = be great ? if to .; is grate = is great ? for that to and but .
was grate = was great ? fun for to and but .; for all intensive purposes = for all intents and purposes
nip it in the butt = nip it in the bud; nipped it in the butt = nipped it in the bud; a whole nother = a whole other
one in the same = one and the same ? .; case and point = case in point ? .
peaked my interest = piqued my interest; should of been = should have been; supposably = supposedly
alot's = a lot's; lay off's = layoffs; thank's = thanks; your self = yourself ? .; them self = themselves
them selves = themselves; our selves = ourselves ? .; my self = myself ? .
all most = almost ? done finished everyone every there all
all ready = already ? been paid sent done told said had
with out = without ? a any the my your permission notice; book keeper = bookkeeper; life guard = lifeguard
news letter = newsletter; livingroom = living room; diningroom = dining room; carpark = car park
infront of = in front of; inorder to = in order to; eventhough = even though; aswell = as well
incase = in case; atleast = at least; alittle = a little; everytime = every time; eachother = each other
highschool = high school; icecream = ice cream; noone's = no one's; afew = a few; abit = a bit
many experience = a lot of experience ? in with; much experiences = much experience
angry on me = angry with me; angry on = angry with ? you him us them; consists on = consists of
consist on = consist of; consists in of = consists of; participate to = participate in ? a this your our
participated to = participated in ? a this your our the; according to me|by my opinion = in my opinion
on this moment = at the moment ^
in weekends|in weekend|in the weekends = at weekends ? . i we because but when
in the weekend = at the weekend ? . i we because but when
in internet|on internet|in the internet = on the internet ? . i we because but that
by foot = on foot ? . because so every; by my own = on my own ? . because
go with the bus|go with bus = go by bus ? to every; went with the bus = went by bus ? to every
go with the train|go with train = go by train ? to every; went with the train = went by train ? to every
make photos = take photos ? . of with; make a photo = take a photo ? . of with
made photos = took photos ? . of with; made a photo = took a photo ? . of with
making photos = taking photos; make sport = do sport ? . every; do a mistake = make a mistake
make my homework = do my homework ? . and in after before every because
make a party = have a party ? . for at on in; made a party = had a party ? . for at on in
do a party = have a party; do a decision = make a decision; lost the bus = missed the bus ? . because so
lost my bus = missed my bus ? . because so; lost the train = missed the train ? . because so
lost my train = missed my train ? . because so; lost my flight = missed my flight
lost the flight = missed the flight; go to home = go home ? . at after early because
went to home = went home ? . at after early because; come to home = come home ? . at after early because
came to home = came home ? . at after early because; arrive to home = arrive home
arrived to home = arrived home; was in travel = was travelling ? . last this for and so
sorry for answer late|sorry for reply late|sorry for answering late|sorry for late answer|sorry for late reply|sorry for the late answer|sorry for my late answer|sorry for late response = sorry for the late reply
sorry for late = sorry for being late ? . because
discuss about = discuss ? the our my your this that how what it
discussed about = discussed ? the our my your this that how what it
discussing about = discussing ? the our my your this that how what it; can able to = can
will able to = will be able to; would able to = would be able to; could able to = could
i look forward your = I look forward to your; looking forward your = looking forward to your
waiting your = waiting for your ? answer reply response call email message news
wait your = wait for your ? answer reply response call email message news; waiting you = waiting for you
at least but not last = last but not least; i am born = I was born ? in on
i born = I was born ? in on < was were am is; i was borned = I was born
i am here since = I have been here since; with my best regard = best regards; good in maths = good at maths
good in math = good at math; it is depend = it depends; it's depend = it depends; it depend = it depends ^
is depend on = depends on; is depends on = depends on; i am appreciate = I appreciate
i will be appreciate = I would appreciate it; i would be appreciate = I would appreciate it
thanks for help me = thanks for helping me; thank you for help me = thank you for helping me
thank you for your answer me = thank you for answering me
take care about = take care of ? him her them me us my children
took care about = took care of ? him her them me us my children; more than one years = more than one year
one years = one year < twenty thirty forty fifty sixty seventy eighty ninety hundred and
one hours = one hour < twenty thirty forty fifty sixty seventy eighty ninety hundred and
three times in week = three times a week; two times in week = twice a week; the most of = most of ? people
first of january = first of January
at first floor|in first floor|on first floor|in the first floor = on the first floor ? . with because
at second floor|in second floor|on second floor|in the second floor = on the second floor ? . with because
at third floor|in third floor|on third floor|in the third floor = on the third floor ? . with because
in ground floor|on ground floor|at ground floor|in the ground floor = on the ground floor ? . with because
at end of = at the end of ? the this my our
at beginning of|in beginning of = at the beginning of ? the this my our
in middle of = in the middle of ? the this my our
in morning = in the morning ? . at we i because but when until
in evening = in the evening ? . at we i because but when until
in afternoon = in the afternoon ? . at we i because but when until
in center of = in the center of ? the this my our; in centre of = in the centre of ? the this my our
i have interested in = I am interested in
i am interested on|i am interested for|i am interested about = I am interested in
are interested for = are interested in; are interested about = are interested in
is interested for = is interested in; i am writing for to = I am writing to
how much costs it = how much does it cost; the both = both ? of
she is agree = she agrees; he is agree = he agrees; people says = people say ^
people thinks = people think ^; people needs = people need ^; people wants = people want ^
people dies = people die < these those the of other; people goes = people go ^; people likes = people like ^
people comes = people come ^; people uses = people use ^; people knows = people know ^
nowadays people is = nowadays people are; kind of peoples = kind of people
i have cold = I have a cold ? . since; my hairs are = my hair is; advices are = advice is
since many years = for many years ! of; since childhood i dream = since childhood I have dreamed
dreamed to become = dreamed of becoming; dreamed to be = dreamed of being
dreamed to have = dreamed of having; dreamed to go = dreamed of going
dreamed to visit = dreamed of visiting; dreamed to work = dreamed of working
dream to work = dream of working < a; accustomed to work = accustomed to working ? in with
apply to position of|apply for position of = apply for the position of; apply to job = apply for the job
in your website|in your web site = on your website ? . i we that about
in our website = on our website ? . i we that about; in the website = on the website ? . i we that about
in my website = on my website ? . i we that about; finished my study = finished my studies ? . in at and
finish my study = finish my studies ? . in at and; student of first year = first-year student
student of second year = second-year student; student of third year = third-year student
more far = farther ? . than from; let us no = let us know ? if when what by how asap
let him no = let him know ? if when what by how asap; let them no = let them know ? if when what by how asap
near from = near; happy of = happy with ? your my our this; waked up = woken up < i he she we they
wont = won't ! to of < his her their its my our your is the as was are
writing to apply to the position = writing to apply for the position; peoples = people ? are ^
to loose weight = to lose weight; i wood be = I would be; it wood be = it would be
i wood like = I would like; want to no = want to know; like to no = like to know
i did a mistake = I made a mistake; to do mistakes = to make mistakes; i do mistakes = I make mistakes
i did mistakes = I made mistakes; since long time|since a long time = for a long time
quiet a lot of = quite a lot of ! the; quiet a few = quite a few ? people times of customers problems things
in my point of view|to my opinion|for my opinion|on my opinion = in my opinion ? . i we it the this ^
still in tact = still intact; remains in tact = remains intact
it use to = it used to; he use to = he used to; she use to = she used to; dosen't|dosent|doesnt't = doesn't
a head of time = ahead of time; what so ever = whatsoever; soar throat = sore throat
dental practise = dental practice; ate to much = ate too much; eat to much = eat too much
mind to much = mind too much; get their early|got their early = get there early
was not agree|were not agree = did not agree; wasn't agree = didn't agree
your understand = your understanding ? . and; made a meeting = had a meeting ? with on last about
air condition = air conditioning ? . and in with or; and him and i = and he and I ? can could will
so him and i = so he and I ? can could will
doe's = does; do's anyone = does anyone; their selves = themselves; his self = himself
any one know|any one knows = anyone knows; has any one|have any one = has anyone ! of
if any one = if anyone ! of; does any one = does anyone ! of; can any one = can anyone ! of
when ever = whenever ? you we i they it he she; what ever = whatever ? you we i they it
some one = someone ? is was has who from will came else told said new to can needs interested; every one is = everyone is ! of; every one was = everyone was ! of
gratefull = grateful; greatful received|grateful received = gratefully received
asap = as soon as possible ? please
currant = current ? practice job role employer position address situation contract price account boss landlord plan provider course rate state status year version
afraid from = afraid of ! the time age day; scared from = scared of; proud on = proud of
interested on = interested in ? your the this
jealous from = jealous of; i am good in = I am good at ? maths math english sports languages
i'm good in = I'm good at ? maths math english sports languages
he is good in = he is good at ? maths math english sports languages
she is good in = she is good at ? maths math english sports languages
very good in = very good at ? maths math english sports football cooking languages computers drawing
congratulations for = congratulations on ? your the; pay attention on = pay attention to
paid attention on = paid attention to; concentrate in = concentrate on; insist in = insist on
different of = different from ? the my your our what; famous with = famous for
surprised from = surprised by; disappointed of = disappointed with
satisfied from|satisfied of = satisfied with ! now the; superior than = superior to; inferior than = inferior to
reason of = reason for ? my this the
arrive in time = arrive on time; in front the = in front of the; in front my = in front of my
in front our = in front of our; in front your = in front of your; near of = near ? the my our your a
close from = close to ? the my our your; next of = next to ? the my our your
at the morning = in the morning ? . and because when i we; at the afternoon = in the afternoon ? . and because when i we; at the evening = in the evening ? . and because when i we
in holidays|on holidays = on holiday ? . in with and from until so we i
from long time|since long = for a long time
thank you for the comprehension|thank you for your comprehension = thank you for your understanding
thanks for your comprehension|thanks for the comprehension = thanks for your understanding
can't except|cannot except = can't accept ? that my your our the this it
much time ago = a long time ago; all the days = every day ? . because and from in at < of and for
in world = in the world ? . and because i
different then = different from ? the what my your our this that mine yours
very kindly = very kind ? . and to with; as a proof = as proof ? . because and; in tv = on TV
make a question = ask a question; make questions = ask questions; make an exam|do an exam = take an exam
made an exam|did an exam = took an exam; make the shopping = do the shopping
make exercise = do exercise ? . and every regularly often in at with twice daily
make exercises = do exercises; make a walk = go for a walk; made a walk = went for a walk
still actual = still available ? .; comprised in the price = included in the price
connection flight = connecting flight; in the conclusion, = in conclusion,
with friendly greetings|with friendly greets|with best greetings = kind regards; without no = without any
keep you in the current = keep you informed ? .; does it weight = does it weigh ? .
on the social media|in the social media = on social media ? . and because but
for your helping = for your help ? . and; sleeping room = bedroom; will remember of = will remember
I hope can = I hope I can; I pretend to = I intend to ? travel visit come stay buy arrive move rent
have driving licence = have a driving licence; learned me = taught me ? to how
made a course of = took a course in; make a party = have a party; make a little party = have a little party
heartly invited = warmly invited; room still available = room is still available
was having fever = had a fever; speaks on Russian = speaks Russian
personal is = the staff is ? polite very friendly ^; change of company = change companies ? . and because
travel many = travel a lot ? .; to search us at = to pick us up at; we excuse us for = we apologise for
advise this hotel = recommend this hotel ! to on; want from you to = want you to
at yesterday = yesterday ? . morning evening afternoon night; advise to everyone to = advise everyone to
is serving from = is served from > breakfast lunch dinner
is serving between = is served between > breakfast lunch dinner; has the fever = has a fever
in your bus = on your bus ? . number on at and; in the terrace = on the terrace ? . and with
view to the sea|view on the sea = view of the sea; am the whole day at home = am at home the whole day
internet is = the internet is > opinion; internet has = the internet has > opinion conclusion
attach you the = attach the; pay in two times = pay in two instalments
I remain in waiting of your = I look forward to your; send it for everyone = send it to everyone
the all = all the ? problems people things rooms members guests
say the truth = tell the truth; say a lie = tell a lie; say me = tell me; have hungry|am hunger = am hungry
have thirsty = am thirsty; can you borrow me = can you lend me; could you borrow me = could you lend me
learn me = teach me ? how to english; open the light = turn on the light ! box well shaft switch
close the light = turn off the light ! box well shaft switch; open the tv = turn on the TV; close the tv = turn off the TV
thanks god = thank God; almost people = most people; most of people = most people
how do you call = what do you call ? this these; belong me = belong to me; belongs me = belongs to me
i wait for your|i wait your = I am waiting for your ? answer reply response
wait you = wait for you ? in at here there on; in other hand|on other hand = on the other hand
too much people = too many people; with other words = in other words; it makes me fun = it is fun
since always = always
how to arrive to|how to arrive at = how to get to; how can i arrive to = how can I get to
how do i arrive to = how do I get to; how can we arrive to = how can we get to
per say = per se; piece of mind = peace of mind; i could care less = I couldn't care less
in another words|in others words = in other words; apart time = a part-time; any thing = anything
every thing = everything; some thing = something ! to for about; no where = nowhere; any where = anywhere
some where = somewhere; brides maid = bridesmaid; free lance = freelance; week end = weekend
bed room = bedroom; bath room = bathroom; class room = classroom; grand daughter = granddaughter
grand son = grandson; grand children = grandchildren; out side = outside ? the my our your
in side = inside ? the my our your; where as = whereas ? the i we they he she it my our
there fore = therefore; never the less = nevertheless; with in = within ? walking minutes a the
him self = himself; her self = herself; wide rang = wide range; deep seeded|deep-seeded = deep-seated
tow the line = toe the line; word or mouth = word of mouth; a shoe-in|a shoe in = a shoo-in
morale of the story = moral of the story; close nit = close-knit; writing inform = writing to inform
the reigns were = the reins were; tender hooks = tenterhooks; wreck havoc = wreak havoc
all of the sudden = all of a sudden; by in large = by and large; do diligence = due diligence
first come first serve = first come, first served; make due with = make do with
wet your appetite = whet your appetite; sort after = sought-after ? area location property neighbourhood
on of the = one of the; chest of draws = chest of drawers; chests of draws = chests of drawers
think you for = thank you for; than you for = thank you for ^; as soon has = as soon as
not longer = no longer; allot of = a lot of; half and hour = half an hour
and hour = an hour > in for within about half; desert to die for = dessert to die for
in the mean time = in the meantime; once and a lifetime|once in a life time = once-in-a-lifetime
in the mist of = in the midst of ? moving a an all; take it for granite = take it for granted
taken for granite = taken for granted; i'd of = I'd have ! course; we'd of = we'd have ! course
you'd of = you'd have; they'd of = they'd have; that's were = that's where ? i we you they he she it the my
is were = is where ? i we you they he she it my; with regards to = with regard to; it costed = it cost
no were = nowhere ? to near else; any one = anyone ? .
i of = I have ? been had seen done got rang called sent told tried heard left paid asked
we of = we have ? been had seen done got; could off = could have ? been had gone done
should off = should have ? been had gone done; would off = would have ? been had gone done
time waister's|time waisters|time waster's = time wasters
it's self|its self = itself; came back to home = came back home; come back to home = come back home; for to = to ? speak talk get make see go buy help
what time suitable for you = what time is suitable for you; what time is good to you = what time is good for you
is in the year = is in year; two from them = two of them; one from them = one of them; some from them = some of them
`);
