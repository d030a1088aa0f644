import { readWordings } from './wording.js';

/** Spellings of chats and text messages, each with one likely meaning. See wording.ts for the notation. A data file, hence its length. */
export const CHAT_WORDS = readWordings(`
soz|sry = sorry; r u = are you; r we = are we; r you = are you; r they = are they
bout that = about that; bout this = about this; bout the = about the; probs = problems ! with
deffo|defo = definitely; til = until; upto = up to; noone = no one; stil = still
ur welcome = you're welcome; ur right = you're right; ur late = you're late
ur ok|ur okay = you're OK; ur free = you're free; ur able = you're able; ur around = you're around
ur busy = you're busy; ur sure = you're sure; ur coming = you're coming; ur still = you're still
ur not = you're not; ur going = you're going; ur gonna = you're going to; ur so = you're so
ur the best = you're the best; ur = your; pls|plz|plse = please; thx|thnx|thanx|tnx = thanks
thx u|thank u = thank you; thanks a mil|thanks a mill|thanks a million = thank you very much; tmrw|tmrrw|tmr|tmw|2moro|2morrow = tomorrow; 2nite = tonight; b4 = before
we gonna = we're going to < are were; you gonna = you're going to < are were
they gonna = they're going to < are were; i gonna = I'm going to < am was; gonna = going to
wanna = want to; have gotta = have to; has gotta = has to; we've gotta = we have to
i've gotta = I have to; you've gotta = you have to; they've gotta = they have to
it's gotta = it has to; that's gotta = that has to; there's gotta = there has to
he's gotta = he has to; she's gotta = she has to; gotta = have to; lemme = let me; gimme = give me
bc|b/c = because; atm = at the moment; lmk = let me know; idk = I don't know; imo|imho = in my opinion; obvs = obviously; thru = through; 2day = today
w = with ? me you the my a us him her them our your; wks = weeks; yrs = years; v = very ? sorry happy good bad busy late nice disappointed grateful tired keen small long short
yr = year > this last next first every evry each per; yr = year ? 1 2 3 4 5 6 7 8 9 10 11 12 13; yr = your < # per a each the every this last next one two three four five six ten first final ! deal contract warranty guarantee plan lease term fixed old olds; dunno = don't know; cos of = because of
cos = because ? they're there's that that's my this i'd you're i i'm i've we we're you he she it it's they the my our there
bc|b/c = because ? i i'm i've my we we're it it's he she they the there you this that of ! ad
cuz|coz|bcuz|becuz|bcz = because; ppl = people; tho = though; msg = message; mtg = meeting
shud = should; havent = haven't; didnt = didn't; dont = don't; cant = can't; wont be = won't be
im = I'm; ive = I've; thats = that's; its been = it's been
`);

/** Words that are mixed up, or forms that no clause has, with what is always meant. See wording.ts for the notation. */
export const MIX_UPS = readWordings(`
before hand = beforehand ! luggage baggage washing
who ever = whoever ? finds wants gets comes needs took has > for to with by
heart broken = heartbroken < her his my a the their your our; fit in good = fit in well
defiantly = definitely ? recommend recommended going worth coming be return come go not the a need want
you're = your ? post advert ad photos profile kids children daughter son mum dad file files order account name email address website invoice car job help time phone card password own insurance support patience reply message number computer laptop payment booking appointment
you're number one = you're number one
they're = their ? passport passports ticket tickets phone phones lunch bags own house home homes car team customers products money job jobs children kids parents website lives needs goals
how much = how many ? people customers users friends problems questions things mistakes errors products books cars employees options ideas students
much = many ? people customers users friends problems questions mistakes errors products books cars employees options ideas students < how so too very
the hole = the whole ? process thing team day time world story week year month company family city country idea project night truth
will can = will be able to ! not the it this these < the a my his her their our your free good
will not can = will not be able to
lets = let's ^ ? eat go see get make take do have meet start talk try keep be not hope say look find work move call discuss wait stay use schedule plan finish celebrate
we doesn't = we don't; they doesn't = they don't; to who it may concern = to whom it may concern; discus = discuss > to will can could would should must we happy; of who = of whom > many most some all both none few several two three; recon = reckon > i you we they
dish washer = dishwasher; hand made = handmade < by my his her their the left right
so long time = such a long time ! ago; had fever = had a fever ! dreams
have fever = have a fever ! dreams; which ever = whichever ? is one you way day suits; wer'e = we're; thank's = thanks; their selves|there selves = themselves; for group of = for groups of
best regard = best regards; in the attach = attached; during three weeks = for three weeks
thanks you = thank you; waiting me = waiting for me; by hands = by hand; they're is = there is
every day accept = every day except; has not arrive = has not arrived
have not arrive = have not arrived; must be change = must be changed; is burn = is burnt
how long it take = how long it takes; if you sees = if you see
am very interesting in = am very interested in
is also some = are also some ? problems people things questions issues changes
and me we are = and I are; everybody which|everyone which = everybody who
will be arrive = will arrive; days more late = days later
i write you because of = I am writing to you about
i write you because = I am writing to you because
it weight = it weighs ? only about just around less more 1 2 3 4 5 6 7 8 9
for they're = for their ? help support patience time work understanding kindness hospitality
best greetings = best regards; of they = of them; if i was you = if I were you
in regards to = with regard to; irregardless = regardless; sneak peak = sneak peek
to chose = to choose; bare with us = bear with us
in the same time = at the same time ! zone zones frame slot period
in the other hand = on the other hand; only than = only then < is not are was were if
the whether = the weather ! and or; responsible of = responsible for; nobody of us = none of us
between you and i = between you and me; they am = they are
hour and half = hour and a half ! an a the; could of = could have ! course
should of = should have ! course right my their his her our
would of = would have ! course necessity late all a an right
might of = might have ? been had done gone come seen said made got known left lost taken thought forgotten missed helped worked
must of = must have ! course; couldn't of = couldn't have ! course
shouldn't of = shouldn't have ! course; wouldn't of = wouldn't have ! course
i am interesting in|i am interesting for = I am interested in; have they own = have their own
of they own = of their own; bought to my = brought to my ? attention notice
bought to our = brought to our ? attention notice
theirs = there's ? no a an nothing always only some been still; waist of = waste of ? time money
sing up = sign up ? for now today before by here to at on online
quick remainder = quick reminder ! of; whose = who's ? going coming been there not
to safe = to save ? time money energy space your the it
not are = not our ? fault problem decision choice responsibility job; every mornings = every morning
every days = every day; new costumers = new customers
would like = would like to ? know ask inform thank invite see buy apply meet go get
would like book = would like to book ? a an the my our one two; please inform to = please inform
there was = there were ? many several few two three four five six seven eight nine ten various numerous
please advice = please advise
its to = it's too ? late early much many expensive hard easy difficult big small far long cold hot
able = able to ? do go see make get help use work send come find take buy pay
peace of = piece of ? cake paper advice work furniture land information software art wood equipment
we except = we accept ? cash card cards credit payment payments cheques checks all no only
every day = everyday ? life tasks routine clothes language items
know weather = know whether ? the it we you they he she or this that i there
check weather = check whether ? the it we you they he she this that i there
decide weather = decide whether ? the it we you they he she or this that i there
want = want to ? cancel know buy speak tell inform receive learn become understand
listen = listen to ? music podcasts me him her us them
we advice = we advise ? you us me him her them against that
i am not agree|i'm not agree = I do not agree; for to = to; please to = please
kindly to = kindly ? send reply confirm inform provide check update advise find note let ^
please don't to = please don't; never to = never too ? late early much soon
not aloud = not allowed ? to too in on at; you tel = you tell; don't no = don't know
dont no = don't know; if you seen = if you have seen
if anyone seen|if anybody seen|if anyone have seen = if anyone has seen; and i seen = and I saw
half an our = half an hour; here from you = hear from you; rise money = raise money
go threw = go through; went threw = went through; half way threw = halfway through
be grate = be great ? if to .; should of been = should have been; supposably = supposedly
my self = myself ? .; with out = without ? a any the my your permission notice
angry on me = angry with me
in weekends|in weekend|in the weekends = at weekends ? . i we because but when
by foot = on foot ? . because so every; make sport = do sport ? . every
come to home = come home ? . at after early because
was in travel = was travelling ? . last this for and so
sorry for answer late|sorry for reply late|sorry for answering late|sorry for late answer|sorry for late reply|sorry for the late answer|sorry for my late answer|sorry for late response = sorry for the late reply
discussed about = discussed ? the our my your this that how what it; will able to = will be able to
waiting your = waiting for your ? answer reply response call email message news
waiting you = waiting for you
at first floor|in first floor|on first floor|in the first floor = on the first floor ? . with because
at second floor|in second floor|on second floor|in the second floor = on the second floor ? . with because
at third floor|in third floor|on third floor|in the third floor = on the third floor ? . with because
i am interested on|i am interested for|i am interested about = I am interested in
i am writing for to = I am writing to; he is agree = he agrees
people dies = people die < these those the of other; since many years = for many years ! of
dreamed to become = dreamed of becoming
apply to position of|apply for position of = apply for the position of
in your website|in your web site = on your website ? . i we that about
finished my study = finished my studies ? . in at and
finish my study = finish my studies ? . in at and; student of second year = second-year student
student of third year = third-year student; near from = near
wont = won't ! to of < his her their its my our your is the as was are
since long time|since a long time = for a long time; it use to = it used to
dosen't|dosent|doesnt't = doesn't; a head of time = ahead of time; what so ever = whatsoever
soar throat = sore throat; dental practise = dental practice; ate to much = ate too much
mind to much = mind too much; get their early|got their early = get there early
was not agree|were not agree = did not agree; your understand = your understanding ? . and
made a meeting = had a meeting ? with on last about
air condition = air conditioning ? . and in with or; so him and i = so he and I ? can could will
some one = someone ? is was has who from will came else told said new to can needs interested
currant = current ? practice job role employer position address situation contract price account boss landlord plan provider course rate state status year version
proud on = proud of; reason of = reason for ? my this the; near of = near ? the my our your a
thank you for the comprehension|thank you for your comprehension = thank you for your understanding
thanks for your comprehension|thanks for the comprehension = thanks for your understanding
very kindly = very kind ? . and to with
with friendly greetings|with friendly greets|with best greetings = kind regards
without no = without any; keep you in the current = keep you informed ? .; sleeping room = bedroom
will remember of = will remember
I pretend to = I intend to ? travel visit come stay buy arrive move rent
have driving licence = have a driving licence; learned me = taught me ? to how
made a course of = took a course in; make a little party = have a little party
heartly invited = warmly invited; was having fever = had a fever
personal is = the staff is ? polite very friendly ^; travel many = travel a lot ? .
to search us at = to pick us up at; advise this hotel = recommend this hotel ! to on
is serving from = is served from > breakfast lunch dinner
is serving between = is served between > breakfast lunch dinner
in your bus = on your bus ? . number on at and; in the terrace = on the terrace ? . and with
view to the sea|view on the sea = view of the sea
am the whole day at home = am at home the whole day; attach you the = attach the
pay in two times = pay in two instalments; send it for everyone = send it to everyone
say me = tell me; almost people = most people
i wait for your|i wait your = I am waiting for your ? answer reply response
how to arrive to|how to arrive at = how to get to; i could care less = I couldn't care less
any thing = anything; every thing = everything; some thing = something ! to for about
any where = anywhere; there fore = therefore; him self = himself
first come first serve = first come, first served; not longer = no longer; it costed = it cost
it's self|its self = itself; came back to home = came back home
what time suitable for you = what time is suitable for you; two from them = two of them
`);
