import { readVerbs, readWordings } from './wording.js';

/** Long-winded wordings and the short ones that mean the same, safe in any text. A data file, hence its length. */
export const WORDY = readWordings(`
have already made the payment = have already paid; is currently not = is not
over a period of time = over time
at this point in time,|at this moment in time,|at the present time,|at the current time, = ^
we are hoping that = we hope that; can be started = can start; should happen to have = have
happen to have = have ? any
quite a lot of careful thought|a lot of careful thought|a great deal of careful thought = careful thought
hurt or injured|injured or hurt = hurt; nobody at all = nobody; anything at all = anything
in any way = ? . > hurt injured damaged harmed affected changed; at all possible = possible
of any kind|of any sort = ? .
longer and longer = longer; more of a discussion = more discussion
the one and only thing = the only thing; pretty much every = almost every
something like = about ? #; for basically the whole = for almost the whole
necessitated by = needed because of; approximately = about
through the introduction of|by means of the introduction of|via the introduction of|by the introduction of = by introducing
successfully led|successfully managed = led; led and managed|managed and led = led
a period of = ? # < for; help you to = help you ! your the a
please can you|please could you = please ? let send give bring tell confirm check make
it is worth bearing in mind that|bear in mind that|it is worth remembering that|it should be remembered that|it is worth pointing out that|i should point out that|i would like to point out that = ^
any inconvenience that this may cause you|any inconvenience this may cause you|any inconvenience that this may cause|any inconvenience this may cause|any inconvenience caused = any inconvenience ? .
are in need of being = need to be; learned how to = learned to; coming along to = coming to
because of the fact that|owing to the fact that = because; therefore no longer = no longer
absolutely everything = everything; you will be able to = you can ? find see book enjoy choose get
it looks like it might possibly be|it looks like it might be|it looks as if it might be|it seems like it might be|it looks like it may be = it may be
at some point before = before; at some point tomorrow = tomorrow
making a change to|making changes to|making alterations to = changing
in addition to this,|on top of this,|on top of that, = also ^
with that being said,|that being said,|having said that, = still ^; for your information, = ^
i am emailing to|i'm emailing to|i am getting in touch to|i'm getting in touch to|i am contacting you to = I am writing to
there is no doubt that|there is no question that|without a shadow of a doubt|without any doubt|without a doubt = ! as
in the first instance = first
on the grounds that|by reason of the fact that|in as much as|inasmuch as = because
on the part of = by; in the neighbourhood of|in the neighborhood of|in the region of = about ? #
a sufficient amount of|a sufficient number of|an adequate amount of = enough; each of these = each
half of the = half the < later my your his her our their top bottom first second other last latter upper lower front back right left a the one each this that northern southern eastern western better
from time to time = sometimes; on two occasions|on two separate occasions = twice
at a time that is convenient for you|at a time convenient to you|at a time that suits you = when it suits you
at no cost to you|at no charge|free of charge = free ? .
absolutely free of charge|completely free of charge|absolutely free|completely free = free
give us a call on|give us a ring on|call us by telephone on = call us on
give me a call on|give me a ring on = call me on
get in contact with|make contact with|get in touch with = contact
have a read of|have a read through|read through = read ? the this it; help and assist = help
assist and help = help; stop and cease = stop; fair and equitable = fair
aims and objectives|goals and objectives = aims; give rise to = cause
are of great importance = are important; take action to = act to
provide information about|provide information on|give information about = explain
make arrangements for = arrange; is reflective of = reflects
the question as to whether|the question of whether = whether
as soon as it is possible to do so|as soon as it is possible|as soon as is possible|as soon as possibly possible = as soon as possible
from the hours of = from ? #; between the hours of = between
have come to the decision that i am going to be stepping down = have decided to step down
have come to the decision to|have taken the decision to|have made the decision to|have reached the decision to = have decided to
have come to the decision that|have taken the decision that|have made the decision that = have decided that
have gone ahead and = have
it is expected that it will|it is expected that this will = it is expected to
on account of = because of ! the
drop you all a quick note to let you know that|drop you all a quick line to let you know that|drop you a quick line to let you know that|drop you a line to let you know that|drop you a quick note to let you know that|send you a quick note to let you know that = let you know that
thought and consideration = thought; this current = this; have very much enjoyed = have enjoyed
more than happy to = happy to; more than welcome to = welcome to; would be able to = could ! so
make a start = start; have a look over = look over; have a look at|take a look at = look at
had a look at|took a look at = looked at; a chance yet to = a chance to
sent across to you|sent over to you|sent through to you = sent to you; if for any reason = if
will not be going ahead = will not go ahead
we would ask that you|we would kindly ask that you|we ask that you|we would like to ask that you = please ! are have were had
which is left|that is left|which are left|that are left = left ? behind over unattended open unlocked
all in all i would have to say that|all in all i have to say that = overall,
i would have to say that|i have to say that|i must say that =; all in all = overall
broadly speaking happy = broadly happy; with the way that = with how
a concern about the fact that = a concern that; the whole time that = all the time
late evening hours = late evening; who are aged|who is aged = aged ? between #
have got = have ? a an the some no two three; on the occasion of = on ? his her my your our their
i am writing to let you know that|we are writing to let you know that|we are writing to advise you that|i am writing to advise you that =
hi all just to say that|hi all, just to say that = Hi all,; put in place = set up < in
the reason for this is that|the reason for this is because = this is because ^
regardless of the fact that = although; up until = until; inside of the = inside the < the
outside of the = outside the < the; in order to|so as to = to
is going to|are going to|am going to = will ? be take have begin happen bring get make start end cost last arrive move change stop leave
we're going to = we will ? be take have make start end move change stop leave
i'm going to = I will ? be take have make start move change stop leave
for the very first time = for the first time
in order for = for < is are was were be all everything put
it is absolutely necessary that you|it is necessary that you = you must ! do are have can will
within a period of|within a time frame of = within
am unfortunately not able to|are unfortunately not able to|is unfortunately not able to = unfortunately cannot
am not able to|are not able to|is not able to = cannot; was not able to|were not able to = could not
am able to = can; or alternatively = or; each and every one of = each of
over the course of the past|over the course of the last = in the past
get in touch with us by telephone on|contact us by telephone on = call us on
all of our valued = all our; all of our = all our; my very first = my first
i would be very happy if you could|i would be happy if you could|i would be grateful if you could|i would be so grateful if you could|i would be very grateful if you could|i would be really grateful if you could|i would be extremely grateful if you could|i would be most grateful if you could|i'd be grateful if you could|i'd be so grateful if you could|i'd be very grateful if you could|i'd be really grateful if you could|i'd be extremely grateful if you could|i'd be most grateful if you could|we would be grateful if you could|we would be so grateful if you could|we would be very grateful if you could|we would be really grateful if you could|we would be extremely grateful if you could|we would be most grateful if you could|we'd be grateful if you could|we'd be so grateful if you could|we'd be very grateful if you could|we'd be really grateful if you could|we'd be extremely grateful if you could|we'd be most grateful if you could = please
really very = very; which contains a|that contains a = with a
excited and also quite proud = excited and proud
i would really like to say thank you to = thank you to; and in particular to = especially to
take this opportunity to =
due to the fact that|owing to the fact that|for the reason that|on account of the fact that|in view of the fact that|in light of the fact that = because
despite the fact that|in spite of the fact that|notwithstanding the fact that = although
as a matter of course = routinely; as a matter of fact = in fact
of whatsoever nature|of whatsoever kind|of any kind whatsoever|whatsoever =
the way in which = how < in by of about with; in all likelihood = probably
which is located|which are located|that is located|that are located|which is situated|which are situated|that is situated|that are situated = ? in on at near next behind between opposite above below
by means of = by ? -ing bank direct post card cash cheque telephone phone email; by means of = using ! -ing; on the basis of = based on
at this point in time|at the present time|at the present moment in time|at the current time|at this moment in time = now
in the near future = soon; until such time as = until; prior to = before
by no later than = no later than; in order to be able to = to
am not going to be able to|are not going to be able to|is not going to be able to|will not be able to|won't be able to = cannot
to be able to = to < needs need want wants going not have has had ought used seem seems seemed appear appears appeared
all of the = all the; subsequent to = after; in advance of = before
in the event that|in the event of a situation where = if; in the event of = if there is ~ being
on condition that|provided that = as long as; do not hesitate to|don't hesitate to = ^ ? call contact ask email phone ring write get reach let visit come use drop send
please do not hesitate to|please don't hesitate to = please
with regard to|with regards to|with respect to|in relation to|in regard to|in reference to|with reference to|pertaining to = about ! your
in the absence of = without; in addition to = besides; in conjunction with = with
in accordance with = in line with; in the vicinity of = near
in the process of = ! elimination change; in terms of the = about the; for the purpose of = for
for the purposes of = for
a large number of|a great number of|a significant number of|a considerable number of = many
a great deal of|a large amount of|a significant amount of|a considerable amount of = much ? thought care effort discussion debate dust attention
a small number of = a few; the majority of the|the vast majority of the = most of the
the majority of|the vast majority of = most of ? these those them us our my their your
at the same time as you're|at the same time as you are = while you are ! the a
arrange for the payment to be made|arrange for payment to be made = pay
during the period of the = during the; it was eventually decided = it was decided
and we have been told that it = and it ! is was had has; whatever it is that you = whatever you
you happen to be doing = you are doing; works taking place in = works in
we think we'd like to = we'd like to; the majority of|the vast majority of = most < by
a number of = several < the ! us them you those these which the our my your his her whom
on a weekly basis = weekly; on a monthly basis = monthly
on a yearly basis|on an annual basis = yearly; on a regular basis = regularly
on a number of occasions = several times; has the ability to|has the capacity to = can
have the ability to|have the capacity to = can < not to will would may might must should could
is able to|are able to = can; is in a position to|are in a position to = can
made the decision to = decided to; with effect from = from
i just wanted to reach out to see whether it might be possible for you to|i wanted to see whether it might be possible for you to|i was wondering whether it might be possible for you to|i wanted to ask whether it would be possible for you to|i wanted to ask if it would be possible for you to|i just wanted to ask if you could|i wanted to ask if you could|i was wondering if you could maybe|i was just wondering if you could maybe = please
by the name of = called; in the course of next week = next week
about the matter of|with regard to the matter of|in the matter of = about
any questions or concerns|any questions or queries = any questions; a total of = ? #
in comparison with|in comparison to = compared with
for this reason it is that|it is for this reason that = so
are going to make the decision to = are going to; there are a number of = there are several
make a decision = decide; make use of = use; makes use of = uses; making use of = using
take into consideration|take into account = consider; provide assistance to = help
provide support to = support; provide a description of = describe
provides a description of|gives a description of = describes
a decision was made to = it was decided to; is dependent on|is dependent upon = depends on
are dependent on|are dependent upon = depend on; are in need of = need; have an effect on = affect
are in possession of|am in possession of = have
am of the opinion that|are of the opinion that = think that
were of the opinion that|was of the opinion that = thought that
was responsible for the management of|were responsible for the management of = managed
am a person who is = am; it is our intention to = we intend to; it is my intention to = I intend to
it is my belief that = I believe that; are in disagreement with = disagree with
with the exception of = except; each and every = every; any and all = all
one and the same = the same; know whether or not = know whether; as to whether = whether
caused as a result of|caused as a consequence of = caused by; as a consequence of|as a result of = because of; in the majority of cases|in most cases = usually
in some cases = sometimes; in many cases = often; in excess of = more than
for a period of time = for some time; for a period of = for; over the course of = during
during the course of = during; in the course of = during; during the time that = while
in a timely manner = on time; in such a way that = so that
not in a position to be able to = unable to; end result = result; free gift = gift
absolutely essential = essential; revert back = revert; return back = return
past experience = experience; still remains = remains; period of time = time; point in time = time
in nature = < mother; located in = in ? the a our
it is important to note that|it should be noted that|it is worth noting that|it is worth mentioning that|it is important to bear in mind that|it is important to remember that|it should be borne in mind that|please note that|please be aware that|it is interesting to note that|it must be remembered that|it goes without saying that|needless to say =
we are writing to inform you that|i am writing to inform you that|this is to inform you that|please be advised that|please be informed that|we would like to inform you that|i would like to inform you that|we wish to inform you that|we hereby inform you that =
i wanted to reach out to let everyone know that|i wanted to reach out to let you know that|i wanted to let you know that|i just wanted to let you know that|i wanted to let everyone know that|i am reaching out to let you know that|i'm reaching out to let you know that|just wanted to let you know that =
really and truly =; brand new = new; variety of different = variety of; various different = various
some alternative parking elsewhere = other parking
in the field of = in ? catering teaching nursing marketing engineering accounting medicine education finance sales hospitality
mix together = mix; track the progress of = track; very much at all = much
members of staff = staff < # some many few more; as soon as you possibly can = as soon as you can
you are required to = you must
are required to = must ? refrain wear furnish assemble notify inform comply < we they not
are required to = must > pupils patients staff passengers members drivers managers parents users employees students tenants visitors participants guests customers residents candidates applicants
has now been = has been; have now been = have been; are currently looking for = are looking for
is currently in the process of = is; are currently in the process of = are
it is a well-known fact that|it is a well known fact that|it is well known that|it is a fact that|it is widely known that = ^
the end result of this is that|the result of this is that|the outcome of this is that = as a result, ^
what this means is that|this means to say that = this means that
at your earliest possible convenience|at your earliest convenience = as soon as you can
on or around = around ? #; at the very latest = at the latest; at the very least = at least
each and every single = every ? day week time year month morning night one
a number of different = several; over and over again = repeatedly; again and again = repeatedly
in spite of the = despite the; carry out repairs to = repair; be in a position to = be able to
in my own personal opinion|in my personal opinion = in my opinion
i personally think|i personally believe = I think; in actual fact =; at some point during = during
throughout the whole of the|throughout the whole = throughout the
for the entire duration of|for the whole duration of|for the duration of = during
in the year = in ? #; please feel free to = please; please kindly = please; kindly please = please
`);

/** Bookish words and the everyday ones; they change the register, so only “simplify” and the like use them. */
export const BOOKISH = readWordings(`
residual = remaining ? liability balance amount sum value; insufficient = not enough ? . > is was are were
prior thereto = before that; subsequent thereto = after that; attached thereto|attached hereto = attached
is contraindicated|are contraindicated = is not safe ! in with
operation of a motor vehicle|operating a motor vehicle|the operation of a motor vehicle = driving
be of benefit to = help; be of benefit = help; facilitate access = allow access
within the home setting|in the home setting|within the home environment|in the home environment = at home
ensure the availability of = make sure there is ? a an; has a capacity of = holds ? #
for durations of up to|for a duration of up to|for periods of up to|for a period of up to = for up to
in the case of = for < . ! fire emergency accident death illness an a doubt need
constructed from|fabricated from|manufactured from = made from
lodge a written submission with|make a written submission to = write to; correspondence = letter > this your our
in order for you to = for you to; is attributable to = is due to; timeframe = time
inform us of|notify us of = tell us about
purchased = bought ! power manager team department order orders
purchasing = buying ! power manager team department order orders
require = need ! that . by < a an the your our my his her its their each every any no some another first last next new recent of
intermittently = sometimes
following your = after your ? operation procedure surgery treatment visit
are unable to|is unable to = cannot
should you elect to|should you choose to|should you decide to = if you choose to
be undertaken = be carried out; without undue delay|without delay = straight away
am unable to = cannot; is strictly prohibited|is strictly forbidden = is not allowed
are strictly prohibited|are strictly forbidden = are not allowed
dispose of = throw away ! properly correctly; ordinary wear and tear = normal wear and tear
queries = questions > further any your with more other additional ~ database sql
are hereby notified that|are notified that|are hereby informed that = should know that
termination of the = end of the ? lease agreement contract tenancy
throughout the duration of|for the entire duration of = throughout; mobile device = phone
solar radiation = sunlight
plays a pivotal role in|plays a crucial role in|plays a vital role in|plays a key role in = is very important for
coloration = color
outstanding = unpaid ? balance amount invoice invoices payment payments fees sum debt rent
lessee = tenant ~ vehicle vehicles car equipment service leasehold observations
lessor = landlord ~ vehicle vehicles car equipment service leasehold observations
forthcoming = coming > the our a this your; howsoever arising = however it arises; howsoever caused = however it is caused; the surrender of keys|the surrender of the keys|surrender of keys = handing over the keys
the intended date of vacating the premises|the intended date of departure = the planned moving-out date
the security deposit = the deposit; in whole or in part = fully or partly
the imposition of = ? a an any; lacking said|lacking the said = without this; undertaken in respect of|carried out in respect of = carried out on
make alternative parking arrangements = park somewhere else; make alternative arrangements = make other arrangements
the imposition of a financial penalty|the imposition of a fine = a fine; thereof = of it
be furnished = be given; medical certificate = doctor's note
be obliged to|be obligated to = have to < should would will
gastrointestinal = stomach ! tract bleeding
on termination of the|upon termination of the = at the end of the
remains asymptomatic|is asymptomatic = has no symptoms
seek = look for ? another other alternative an a < to; extended periods = long periods
there is a family predisposition|there is a familial predisposition|there is a genetic predisposition|there is a hereditary predisposition = it runs in the family
pharmacological treatment|pharmacological therapy = treatment with medicine; discontinued = stopped
subsequent to commencement of|subsequent to the commencement of = after the start of
twice daily = twice a day
upon expiry of|on expiry of|upon the expiry of|on the expiry of = at the end of
once daily = once a day
unless otherwise advised|unless otherwise instructed = unless you are told otherwise
four times daily = four times a day
until such expiry|until such termination|until such time = until then ? .
seek medical advice = ask a doctor
conservative management|conservative treatment = treatment without surgery; receptacles = containers
designated for this purpose|designated for the purpose|provided for this purpose = meant for this
financial penalty|monetary penalty = fine
to facilitate the expeditious processing of|to facilitate the prompt processing of|to facilitate the swift processing of = to help us quickly process
are obligatory|are mandatory|are compulsory = are a must; expeditious = quick
kindly = please ^ ! request ask invite
subsequent = later ? payments payment years months visits appointments; requisite = required ! for
at your disposal = available > is are
complimentary = free ? . tickets wifi breakfast parking drinks drink
fluids may be ingested|liquids may be ingested = fluids may be drunk; numerical code = number code
upon receipt of|on receipt of = after getting ! payment your < am is are was be
the period of occupancy|the period of the tenancy = the tenancy
sustained by the premises = to the premises; attributable to = due to
said damage|the said damage = this damage
unauthorised access|unauthorized access = access without permission; be remedied = be repaired
remedied = put right
the forfeiture of eligibility|forfeiture of eligibility = losing the right to take part; hereby =
in light of the prevailing|in view of the prevailing = because of the present
is payable = must be paid; irrespective of|regardless of = whatever ? the your
for a maximum period of|for a maximum of = for at most
no fewer than|not fewer than|not less than|no less than = at least ? # one #; ample = enough
irrespective of food intake|regardless of food intake = with or without food
pedestrian access will be maintained = people on foot will still have access
failing this = if this is not done ^
admission = entry ? fee is costs price to charge charges ~ hospital ward
facilitate monitoring of|facilitate the monitoring of = help with monitoring
prior to commencement of|prior to the commencement of = before the start of
telephone = phone ! exchange
the appliance = the machine ? . and is must should before from when with in
upon activation = once it is switched on
including but not limited to|including without limitation = such as
in the event of a missed dose|in case of a missed dose = if you miss a dose
prior to the termination of the lease|before the termination of the lease = before the lease ends
in default thereof = if this is not done; disposed of = thrown away ! properly correctly
furnish = give ? a an documentary proof evidence details copies written notice information us
on a case-by-case basis = case by case
on or before = by ? # the monday tuesday wednesday thursday friday
has an approximate duration of|is of approximately = takes about
prior = previous ? experience contributions employment knowledge
the date upon which|the date on which = the date ! it this that; commensurate with = in line with
henceforth|hereafter|hereinafter = from now on
performed = done > be is was were been ~ by well poorly better live song band stage
render = make ? it them impossible; may render the = may make the
additional = more < an some this that the no any each every one
is obligated to|is obliged to = must
fatigue = tiredness ? and or is may < metal alert user decision; portion of = part of
on behalf of = for ! the; unforeseen = unexpected
written notification|notification in writing = written notice
liable to give rise to|liable to result in = likely to cause; magnitude = size
requested to = asked to > are is be; evidence of residency|proof of residency|proof of residence|evidence of residence = proof of address
peruse = read; abide by = follow; hours prior = hours before ? .
furthermore|moreover|additionally|in addition = also ! to; apparatus = equipment
the consumption of food and drink|the consumption of food and beverages = eating and drinking
without prior consultation = without talking to us first ! with; for receipt of|for the receipt of = for getting
without having first obtained = without first getting; predominantly = mainly; composed of = made of; be in possession of = have; in situ = in place; gastric = stomach; remain in use = are still in use; remains in use = is still in use; hypotension = low blood pressure; drowsiness = sleepiness; are not in a position to|is not in a position to|am not in a position to = cannot ! be; are in receipt of = get < i we you; is in receipt of = gets; respiratory difficulty|respiratory difficulties = trouble breathing; adverse effects = side effects; abruptly = suddenly
the dwelling = the home; invalidated = cancelled > be been is are; participation in = taking part in
shall be = will be
pursuant to the provisions of|under the provisions of|in accordance with the provisions of = under
notification of = notice of
not later than|no later than = by ? # the monday tuesday wednesday thursday friday noon midday january february march april may june july august september october november december ~ hours days weeks months minutes
is intended to take effect = is to take effect
for a minimum period of|for a minimum of = for at least
inaccessible to children = out of the reach of children
potential adverse = possible bad ? effects consequences; in the amount of = of
approximately = about; attending physician|attending doctor = doctor
will be subject to a reduction of = will be reduced by
within the stipulated timeframe|within the specified timeframe|within the stipulated period|within the specified period|within the prescribed period = in time ? .
timeframe|time frame = time ! of; a multitude of|a plethora of|a myriad of|myriad = many
methodology = method; incapacitated for work|unfit for work = unable to work
vacate the premises = leave the premises; solely = only
shall be liable for|will be liable for|is liable for = must pay for ? any damage loss losses the all
liable for = responsible for; shall we = shall we; is scheduled to = is due to
through illness|owing to illness = because of illness
in duration = > weeks days months hours minutes years; cognisant of|cognizant of = aware of
save where = except where; is obligatory|is mandatory|is compulsory = is a must; patrons = customers
wishing to = who want to > residents members customers patients students visitors parents applicants employees people those staff tenants passengers anyone persons individuals candidates guests
primary = main ? reason goal purpose aim cause focus; a maximum of = at most ? #
elects to = chooses to; shall have = will have; the process whereby = how
discontinue use = stop using it ? . and immediately
at their earliest convenience = as soon as they can; simultaneously = at the same time
inaccurate|erroneous = wrong; this regulation = this rule
upon completion,|on completion, = when this is done; manner = way ? . in that which
discard = throw away ? the any all unused after it; transportation = transport
inflammation = swelling > redness or irritation or; pyrexia = fever
under the supervision of = while being watched by
commencement = start < to ! ceremony ceremonies speech address exercises
as soon as is reasonably practicable|as soon as reasonably practicable|as soon as is practicable|as soon as practicable = as soon as possible
has been recalculated = has been worked out again
are entitled to = have a right to ? a an the free one two; postponed to = put off until
defective = faulty; owing to = because of < sum money amount debt
are advised that = should know that; reserves the right to|reserve the right to = may < i
duration of = length of; is contingent upon|is contingent on = depends on
which amounts to = which is; prior written consent = prior written permission
should you require|should you need = if you need; be notified = be told ! to
if they so wish|if they so desire = if they want; haemorrhage|hemorrhage|haemorrhaging = bleeding
oedema|edema = swelling; upon request|on request = if you ask ? .
notify the member accordingly = tell the member; in respect of = for
upon commencement of|on commencement of = at the start of; equitable = fair
elevated = high ? temperature temperatures risk; cessation of the = the end of the
the undersigned = the person signing below
the aforesaid|the above-mentioned|the abovementioned|the aforementioned = the ! paid . and or is was are
regarding the aforementioned|about the aforementioned|concerning the aforementioned = about this ? .
deficiency in|deficiency of = lack of; there is no evidence of = there are no signs of
shall determine = will decide; a temporary cessation of = a temporary stop to
myocardial infarction = heart attack; recruitment activities = recruitment
hypertension = high blood pressure; administered = given > be been is are was were ! by
forthwith|with immediate effect = immediately; economic circumstances = economic situation
dyspnoea|dyspnea = shortness of breath
should dyspnoea occur|should dyspnea occur = if you become short of breath
acknowledge receipt of = have received > we i; in receipt of = getting < am is are was were being
pulmonary = lung; orally = by mouth; whichever is the greater = whichever is more
has elected to = has decided to; the amount payable = the amount; lacking a valid = without a valid
assistance = help ! animal animals dog dogs; receipt of your = getting your; subsequently = then ^
subsequently = later; non-compliance = a breach < in; documentary evidence = written proof
commencing from = from < is are was were be; a minimum of = at least ? # < is are was were be
documentary proof = written proof; at its own discretion = as it sees fit
temporarily suspended = stopped for a while; rapidly|swiftly = quickly
submitted in writing = made in writing > be; supplemented by = plus
of receipt hereof = of getting this letter; will determine = will decide
assemble = meet ? at in on outside here by; notwithstanding = despite < the; exclusively = only
remediation = fix ? will is has . > no any; be repudiated = be refused; footwear = shoes
crucial|vital|imperative = very important < most more so very ! signs organs statistics
northern entrance = north entrance; for a period in excess of = for more than
extremely difficult = very hard; discovered = found; the consumption of food = eating
effected = made > be been is are was were; place of residence = address
electronic funds transfer = bank transfer; personnel = staff; proceed to = go to
permits remain valid = permits are valid; await = wait for; on a fortnightly basis = every two weeks
pursuant to = under; clinical reassessment = another check-up; constitutes = is
prior to commencement = before starting; sufficient = enough < a
entitlement = benefit ? has is was will; notwithstanding the foregoing = even so
numerous = many < a; nevertheless|nonetheless = even so; you are advised to = you should ^
capacity to = ability to < the has have; must be positioned = must be placed; whilst = while
amongst = among; is non-refundable = cannot be refunded; merely = only
upon = on < agreed once based depending; administered orally = given by mouth
regarding|concerning = about; nominal = small ? fee price charge sum
the expiration of the = the end of the; utilization|utilisation = use
to the rear of|at the rear of = behind; invalidate = end ? all sessions active; individuals = people
medical professional = doctor or nurse; beverage = drink; operating machinery = using machines
beverages = drinks; concept = idea; residence = home; are eligible for = can get ? a free
remuneration = pay; expenditure = spending; commence receipt of = start getting
should you have = if you have; vehicular access = access for cars
the expiry of the = the end of the; adjacent to = next to; residential address = home address
therein = in it; beneficial = helpful ! owner owners ownership; concepts = ideas; whereupon = and
advantageous = helpful; administer one drop = use one drop; adverse reactions = bad reactions
persist = last; feasible = possible; permitted = allowed; viable = workable
make representations to = contact; annually = every year < paid pay pays paying billed charged reviewed renewed published; expeditiously = quickly
on the premises = on site ? . at; be disclosed to = be shared with; inception = start
frequently = often; difficulties = problems; currently|presently = now; excursion = trip
primarily = mainly; lodge an appeal = appeal; comprehensive = full; be deducted from = be taken off
the date hereof = the date of this letter; hereof|hereto|herein =; thereafter = after that
and thereafter = and then; we thereafter = we then; will thereafter = will then; must thereafter = must then; generated = created > be is are
deemed = considered
prohibited = not allowed ? until during without unless when before after in on at here by inside and < strictly expressly
consent = permission ! to; medication = medicine < on off ! review reviews error errors chart list record records; transformed into = turned into
notify us = tell us; prescribed dosage = dose; adverse weather = bad weather
is applicable to = applies to; discontinue = stop; following which = after which
persisting = lasting; be reimbursed = be paid back; discarded = thrown away > be; objectives = goals
the preceding = the previous; re-evaluated = checked again; modification = change
illuminate = light up ? the; and subsequently = and then; remain seated = stay seated
visual acuity = clear sight; augmented by = increased by; alterations = changes
subterranean = underground; per annum = a year; in its entirety = in full; for a duration of = for
lumbar spine = lower back; verify that = check that
in the event of malfunction|in case of malfunction|in the event of a malfunction = if it stops working
prior to commencing utilisation of|prior to commencing utilization of|prior to utilisation of|prior to utilization of|prior to the use of|prior to using = before using
consuming food = eating; are eligible to = can; recurs = comes back ? .; analgesia = pain relief
perspiration = sweat; inadvisable = not safe; be forfeited = be lost; telephoning = calling
comply with = follow; physician = doctor
adhere to = follow ? the our your this these all any ~ skin glass surface surfaces wall walls paper metal wood plastic body floor
ingested = swallowed; ordinarily = usually; persons = people; stenosis = narrowing
inbound = incoming; expedited = fast ? delivery shipping service processing option
consequently|therefore|thus|hence = so ^ ! .; consequently|therefore|thus|hence = so > and ! .
conclusion of the = end of the ? study session meeting course contract project event programme program trial
experience = have ? any some side pain dizziness problems symptoms severe mild persistent discomfort difficulty trouble > may might can could will to you should who patients people
resolve = clear up ? within on spontaneously by > should will may to usually typically often generally symptoms they
pursuant to your request|in accordance with your request|further to your request = as you asked ^
the termination of the contractual relationship|termination of the contractual relationship = the end of our contract
the commencement of works|the commencement of the works|commencement of works = the start of the work
becoming cognisant thereof|becoming cognizant thereof|becoming aware thereof|obtaining knowledge thereof = finding out about it
are subject to the availability of|are subject to availability of = depend on the availability of
on a pro rata basis = in proportion
persists = does not go away > fever pain it problem swelling oedema cough rash fault error headache discomfort itching
be accompanied by = be with ? their your the ~ receipt receipts documents proof letter cheque payment copy evidence report photo
persistent = continued ? non-payment arrears
persists = does not stop > bleeding haemorrhaging vomiting
furnish = give ? . > must to should shall
deemed non-compliant|deemed to be non-compliant|found to be non-compliant = found to break the rules
shall constitute grounds for|will constitute grounds for|will be grounds for = will be a reason for
nausea = feeling sick < severe mild slight persistent the any some of with your her his my
arising from = caused by < problems questions issues opportunities is are was were be been
preceding = before ? # the your surgery admission this treatment < the a an each any
medical attention = a doctor's help < urgent immediate prompt further any urgently
interrupt the power supply|interrupt the electricity supply = switch off the power
administration should occur|administration should take place = it should be taken
be eligible for = be able to get ! consideration election promotion selection reimbursement refund
initial = first ? use premium step phase stage version draft results # few #
anticoagulant medication|anticoagulant medicine = blood-thinning medicine
are respectfully reminded that|are reminded that = should remember that
accommodate your request at this time = do what you ask at the moment
fail to = do not > you they we tenants members customers symptoms who ~ more less least than
contaminated = dirty ? packaging bins containers receptacles surfaces
tobacco consumption|the consumption of tobacco|tobacco use = smoking
dietary requirements|dietary restrictions|dietary needs = food needs
extenuating circumstances|mitigating circumstances = special reasons
statutory = legal ? rate pay minimum right rights duty requirement
peripheral oedema|peripheral edema = swelling of the hands or feet
monitored = checked > be been is are was were pressure temperature
via = by ? electronic email e-mail post phone telephone text bank
authorised = approved ? technician dealer agent engineer supplier
sublet the property|sublet the premises = rent the property out
inspected = checked ! at during > be been is are was were
must be accompanied by = must come with ? original photographic
subject to availability = if available ? . < and is are be but
computed = worked out > be been is are was were; cutaneous eruptions = skin rashes
seek prompt medical consultation = see a doctor straight away
has been unsuccessful|was unsuccessful = was not successful
are non-transferable = cannot be passed on to anyone else
any occurrence = anything ? likely liable that which
fair wear and tear|normal wear and tear = normal use
are prohibited|are forbidden = are not allowed ! from by
pro rata refund|pro rata reimbursement = part refund
is prohibited|is forbidden = is not allowed ! from by
any circumstance|any circumstances = anything ? likely
proceed = go ahead ? as on . > will to may can should
confiscated = taken away > be been is are was were
notification is not effected = notice is not given
determination = decision ! to > this the any that; restricted = limited > be been is are was were
incision = cut; pending inspection by = until it is checked by
upon provision of|on provision of = by giving; produce identification = show identification
scheduled maintenance = planned maintenance; will be unavailable = will not be available
days of the occurrence thereof = days of it; levied = charged > be been is are was were
seek advice|seek guidance = ask for advice; is paramount = is the most important thing
are hereby advised that = should know that; enrol on|enrol in|enroll in = sign up for
consecutive calendar days = days in a row; seek help|seek assistance = ask for help
three times weekly = three times a week; in a fasted state = on an empty stomach
kindly requested to = kindly asked to; pedestrian thoroughfares = footpaths
if necessary|if required = if needed; the interior = the inside ! designer
susceptible to = easily affected by; repudiate liability = refuse to pay
per household = for each household; insomnia = trouble sleeping < from
are subject to change = may change; the outcome = the result ! measure
do not comply = do not do this ? .; prompted to input = asked to enter
identified = found > been was were; renal impairment = kidney trouble
is subject to change = may change; as necessary = when needed ? . by
is unavailable = is not available; are reminded of = should remember
less any sums = minus any amounts; is due for payment = must be paid
waste segregation = waste sorting; fail to resolve = do not go away
produce evidence = show evidence; is variable = can change ? . and; are calculated = are worked out
was calculated = was worked out; vigorous rinsing = rinsing hard; as tolerated = as you feel able
next scheduled dose = next dose; the expiration of = the end of; be calculated = be worked out
net income = income after tax; refreshments = food and drink; hours following = hours after
remain closed = stay closed; be in attendance = be there; in operation = working > be
per claim = for each claim; produce proof = show proof; any additional = any extra
the expiry of = the end of; occasioned by = caused by; surcharge = extra charge
discrepancy = difference; cardiac = heart ! arrest; an additional = an extra
pre-existing = existing; a malfunction = a fault; remain open = stay open; misuse = wrong use ! of
any occurrence of = any; in transit = on the way; accruing = building up; promptly = quickly ? .
annual leave = holiday; particulars = details; remittance = payment; amendments = changes
amendment = change; erythema = redness; suffer from = have; suffers from = has; accrue = build up
customary = usual; posology = dose; suture = stitch
fails to = does not > party policyholder occupier hirer tenant member customer he she it employee borrower buyer landlord who
transient = short-lived ? swelling redness pain effects symptoms discomfort bleeding itching numbness stiffness soreness tingling
seek urgent medical attention|seek immediate medical attention|seek prompt medical attention = see a doctor straight away
an adequate quantity of|a sufficient quantity of|an adequate supply of|a sufficient supply of|adequate quantities of|sufficient quantities of|an adequate level of = enough
adequate = enough ? refreshments water food insurance sleep rest clothing money funds notice time space lighting ventilation light training supervision support resources fluids < an the
we regret to inform you that|we regret to advise you that|we regret to tell you that = we are sorry to tell you that
due to = because of ? scheduled planned illness bad poor roadworks technical high heavy unforeseen unexpected staff weather lack flooding maintenance safety snow ice rain strong sickness circumstances < amount sum payment payments rent money balance is are was were be been
appropriate footwear is mandatory|appropriate footwear is compulsory|appropriate footwear is obligatory|appropriate footwear is required = you must wear the right shoes
save with the prior = except with the prior
`);

/** Bookish verbs and the plain ones. */
export const BOOKISH_VERBS = readVerbs(`
participate in = take part in; participate = take part
apportion = share out ! blame; expend = spend; facilitate the maintenance of = help to keep
attempt to = try to > you to they we not will must may do can who or and i he she it; peruse = read
familiarise themselves with|familiarize themselves with|acquaint themselves with = get to know
construct = build; amend = change; elapse = pass; accede to = agree to; give consideration to|take into consideration = consider; give approval to = approve; reach the conclusion that|come to the conclusion that = conclude that; operate a motor vehicle|operate a vehicle = drive; communicate to you = send to you
conduct a review of|carry out a review of|undertake a review of|perform a review of = review
apprise|notify = tell ? you us me them him her the all a an any your our their staff reception everyone parents residents customers members tenants
defer = put off ! to; ensure = make sure ? that you we they it he she there everyone everybody
disburse = pay; necessitates that = means that; necessitate that = mean that; dispatch|despatch = send ? . the your a an to by
effect = make ? any necessary repairs alterations changes
encounter = have ? any difficulties problems a; mitigate = reduce ~ vulnerability issue
mitigate = fix ? the; endeavor to|endeavour to = try to < reasonable best all
effect notification = give notice
heterogeneous assemblage of = mixed collection of; encompass = include; encompasses = includes
avail themselves of|avail yourself of|avail yourselves of = use; such access = access
forward = send ? your the this it any them to < carry carried carries carrying pay bring brings brought bringing put puts look looking looks looked go going move moving straight best
fulfil = meet ? the our your all; undertake = carry out ? the a any this repairs work
incorporate = include; initiate|institute = start; locate = find ? the your a an
vacate = leave ? the your their; necessitate = need ! -ing that; occur = happen ! to < naturally
originate = start; effect notification of = report; rescind|revoke = withdraw; procure = get
effect the clearance of = clear; reiterate = repeat; lodge = make ? in; request = ask for > to can may should must will you we they i please ! that to . by in; originate from = come from
substantiate = back up; utilize = use; relinquish = give up; diminish = lessen ! in
reimburse @ = pay @ back; solicit = ask for; conclude = end ! that
comprise = consist of < be been is are was were; withhold = keep back
elect to = choose to ! the a an be office parliament congress; transmit = send; ascertain = find out
disseminate = spread; anticipate = expect
terminate = end ! . or and from by for cable cables wire wires
exhibit = show > he she it patient pupil student child device system; utilise = use
demonstrate = show
inform = tell ? you us me him her them people customers residents staff parents patients everyone anyone someone ~ of
optimize = improve; commence = start; enhance = improve; omit to = fail to; validate = check
accomplish = do
purchase = buy > to will would can could should must may might please not cannot you we they i or and
obtain = get; modify = change; select = choose; possess = have; alter = change; acquire = get
reside = live; leverage = use; assist = help; inquire = ask; enquire = ask; retain = keep ! a an
rectify = fix; remit = send; attend = go to ? the a an this all school ~ needs needs
attend = come to ? our your ~ needs; waive = drop ? the this a any all your said
disclose = give ? all full your details
conduct = carry out ? a an interviews research tests searches regular ~ orchestra choir electricity band
respond = reply ? . within by as to > to must will please may can should ~ treatment
provide = give ? you us them me him her your < for by of be been being is are was were ~ with
attain the age of = reach the age of; declare = report ? all any your income earnings ~ war
depress = press ? the both ~ prices market mood economy
come into effect|come into force = start to apply
indicate = show ! left right that < be been being is are was were
obstruct = block ~ justice police officer view; have nausea|experience nausea = feel sick
disregard = ignore ! for of; facilitate = help with ? the a your our; collaborate with = work with
formulate = draw up ? a the an; comprehend = understand; decline to = refuse to
correspond to = match; demolish = knock down; give rise to = cause; navigate to = go to
supersede = replace; exacerbate = worsen; entail = involve; bequeath = leave; elevate = raise
permit = allow ? any us them you him her anyone access entry the > must to not will may shall should would does
cease = stop ? . pending by no before after taking using smoking working operations trading work all immediately on from at in with
`);

/** What a child knows, for words that any adult does. */
export const CHILD_WORDS = readWordings(`
however|nevertheless|nonetheless = but ! much many long hard far well
have increased by = have gone up by; compared to last year|compared with last year = since last year
by-product = leftover; is released = comes out; atmosphere = air; synthesise|synthesize = make
produces = makes; produce = make
`);
