import { readVerbs, readWordings } from './wording.js';

/** Long-winded wordings and the short ones that mean the same, safe in any text. A data file, hence its length. */
export const WORDY = readWordings(`
a considerable amount of = much ? repair work; because of the fact that|owing to the fact that = because
due to the fact that|owing to the fact that|for the reason that|on account of the fact that|in view of the fact that|in light of the fact that = because
a great deal of|a large amount of|a significant amount of|a considerable amount of = much ? thought care effort discussion debate dust attention
the majority of|the vast majority of = most of ? these those them us our my their your
the majority of|the vast majority of = most < by
are required to = must ? refrain wear furnish assemble notify inform comply < we they not
are required to = must > pupils patients staff passengers members drivers managers parents users employees students tenants visitors participants guests customers residents candidates applicants
have come to the decision that|have taken the decision that|have made the decision that = have decided that
quite a lot of careful thought|a lot of careful thought|a great deal of careful thought = careful thought
if that is convenient for you|if that is convenient to you|if this is convenient for you = if convenient
all in all, at the end of the day|all in all at the end of the day|at the end of the day, all in all =
the end result of this is that|the result of this is that|the outcome of this is that = as a result, ^
everything that we possibly can|everything we possibly can|everything that we can = everything we can
which is left|that is left|which are left|that are left = left ? behind over unattended open unlocked
have had previous experience of working in|have previous experience of working in = have worked in
resigning from my position as|resigning from my post as|resigning from my role as = resigning as; off of = off
has come to the decision to|has taken the decision to|has made the decision to = has decided to
successfully = ? completed delivered launched implemented increased reduced trained introduced; rise up = rise
at this point in time,|at this moment in time,|at the present time,|at the current time, = ^; went ahead and =
got in contact with|got in touch with|made contact with = contacted ? us me him her them you; up until = until
doing our very best to|doing our best to|doing my best to|doing my very best to = trying to; by virtue of = by
with a smile on her face|with a smile on his face|with a smile on their face = with a smile; prior to = before
came away from it having learned|came away having learned|came away having learnt = learned; make use of = use
a large number of|a great number of|a significant number of|a considerable number of = many; any and all = all
is going to be coming out to|will be coming out to|is going to be coming to = is coming to; both of the = both
any additional fee that may be required|any extra fee that may be required = any extra fee; in order for = for
absolutely free of charge|completely free of charge|absolutely free|completely free = free; really very = very
was involved in the organisation of|was involved in the organization of = helped organise; on the part of = by
have come to the decision that i am going to be stepping down = have decided to step down; have need of = need
provide us with some information about|provide us with information about = tell us about; each of these = each
i have come to this decision because|i have made this decision because = this is because; give rise to = cause
despite the fact that|in spite of the fact that|notwithstanding the fact that = although; make a start = start
a number of = several < the ! us them you those these which the our my your his her whom; all in all = overall
not working at the moment|not working at present|not working at this time = not working; at some point on = on
at the earliest possible opportunity|at the soonest possible time = as soon as possible; by email to = to ? me
have come to the conclusion that|have reached the conclusion that = have concluded that; stop and cease = stop
at your earliest possible convenience|at your earliest convenience = as soon as you can; gave rise to = caused
please can you|please could you = please ? let send give bring tell confirm check make; nobody at all = nobody
was responsible for the management of|were responsible for the management of = managed; no one at all = no one
resign from my position as|resign from my post as|resign from my role as = resign as; nothing at all = nothing
has come to the conclusion that|has reached the conclusion that = has concluded that; at some stage = sometime
was involved in the training of|was also involved in the training of = helped train; is currently not = is not
am responsible for the management of|are responsible for the management of = manage; for your information, = ^
on the grounds that|by reason of the fact that|in as much as|inasmuch as = because; can be started = can start
as far as i am concerned|speaking personally|for my part|in my honest opinion = ^; happen to have = have ? any
provide information about|provide information on|give information about = explain; learned how to = learned to
for the entire duration of|for the whole duration of|for the duration of = during; potentially coming = coming
have something to eat and drink|have something to eat or drink = eat and drink; after having = after ? thought
the reason for this is that|the reason for this is because = this is because ^; in writing by email = by email
at the same time as you're|at the same time as you are = while you are ! the a; made a request for = requested
has no other choice but to|has no choice but to|has no option but to = has to; help me to = help me ! my the a
had no other choice but to|had no choice but to|had no option but to = had to; the total cost of = the cost of
it is expected that it will|it is expected that this will = it is expected to; therefore no longer = no longer
we're going to = we will ? be take have make start end move change stop leave; new and innovative = innovative
a sufficient amount of|a sufficient number of|an adequate amount of = enough; pretty much every = almost every
has come to the decision that|has taken the decision that = has decided that; get back in touch with = contact
all in all i would have to say that|all in all i have to say that = overall,; do apologise for = apologise for
about the fact that = that < concern concerns concerned complaint complaints; prior to that time = before then
get in touch with us by telephone on|contact us by telephone on = call us on; discuss and talk about = discuss
everything that i possibly can|everything i possibly can = everything I can; over a period of time = over time
in the neighbourhood of|in the neighborhood of|in the region of = about ? #; we are hoping that = we hope that
of whatsoever nature|of whatsoever kind|of any kind whatsoever|whatsoever =; is in need of being = needs to be
am having difficulty in finding|am having difficulty finding = cannot find; members of the team = team members
with regard to the subject of|on the subject of|as far as concerns = about; the level of service = the service
each and every single = every ? day week time year month morning night one; absolutely everything = everything
came to the realisation that|came to the realization that = realised that; helped me to = helped me ! my the a
hi everyone just to say that|hi everyone, just to say that = Hi everyone,; help you to = help you ! your the a
about the matter of|with regard to the matter of|in the matter of = about; at some point next week = next week
give us a call on|give us a ring on|call us by telephone on = call us on; in my role as|in my capacity as = as
it is absolutely necessary that you|it is necessary that you = you must; led and managed|managed and led = led
arrange for the payment to be made|arrange for payment to be made = pay; helps you to = helps you ! your the a
put in a request for|make a request for|submit a request for = request; hurt or injured|injured or hurt = hurt
i'm going to = I will ? be take have make start move change stop leave; more of a discussion = more discussion
making a change to|making changes to|making alterations to = changing; should you happen to have = if you have
sent across to you|sent over to you|sent through to you = sent to you; the one and only thing = the only thing
over the course of the past|over the course of the last = in the past; after that time|following that = then ^
have a read of|have a read through|read through = read ? the this it; i am hoping to|i'm hoping to = I hope to
said that they felt that|said that they thought that = thought that; made a complaint about = complained about
on several occasions|on several different occasions = several times; in the event of there being = if there is
every single = every ? day week time year month morning night thing; which contains a|that contains a = with a
told us that they thought that|told us that they thought = thought; through the development of = by developing
with that being said,|that being said,|having said that, = still ^; made a change to|made changes to = changed
any questions or concerns|any questions or queries = any questions; check and verify|check and confirm = check
discussed the possibility of = discussed ? changing moving making; successfully led|successfully managed = led
get in contact with|make contact with|get in touch with = contact; out of the blue like this = out of the blue
in my own personal opinion|in my personal opinion = in my opinion; not available at the moment = not available
when it comes right down to it|when you get right down to it = ^; an hour or two of your time = an hour or two
what this means is that|this means to say that = this means that; have got = have ? a an the some no two three
in any way = ? . > hurt injured damaged harmed affected changed; we are hoping to|we're hoping to = we hope to
were of the opinion that|was of the opinion that = thought that; was involved in the planning of = helped plan
due to the simple fact that|for the reason being that = because; make a change to|make alterations to = change
in my role as a|in my capacity as a|in my position as a = as a; i am hoping that|i'm hoping that = I hope that
you will be able to = you can ? find see book enjoy choose get; for basically the whole = for almost the whole
go ahead and = ? book send order change add cancel update make; the whole of the|the entirety of the = all the
try and = try to ? get make find see keep help send come do be; a concern about the fact that = a concern that
have a positive impact on|have a positive effect on = improve; originally constructed|originally built = built
put up the price of|put up the prices of = raise the price of; delays to the delivery of your = delays to your
in addition to this,|on top of this,|on top of that, = also ^; aims and objectives|goals and objectives = aims
i would have to say that|i have to say that|i must say that =; coming to the conclusion that = concluding that
through the use of|by the use of|by making use of = by using; in any way whatsoever|in any way at all = at all
had a positive impact on|had a positive effect on = improved; is going to be coming|will be coming = is coming
has a positive impact on|has a positive effect on = improves; more and more = more ? expensive difficult often
on three occasions|on three separate occasions = three times; and where i also learned how to = and learned to
the question as to whether|the question of whether = whether; on a few occasions|on some occasions = sometimes
provides a description of|gives a description of = describes; give me a call on|give me a ring on = call me on
some extra pairs of hands|extra pairs of hands = extra help; i personally think|i personally believe = I think
advice and guidance|help and advice|help and support = help; thoughts and opinions|views and opinions = views
made the comment that|did make the comment that = said that; has been in operation since = has operated since
am of the opinion that|are of the opinion that = think that; excited and also quite proud = excited and proud
is required to = must ? refrain wear furnish assemble < not; are going to make the decision to = are going to
in any way, shape or form|in any way shape or form = at all; in the majority of cases|in most cases = usually
hi all just to say that|hi all, just to say that = Hi all,; have had experience of working in = have worked in
the majority of the|the vast majority of the = most of the; on two occasions|on two separate occasions = twice
for this reason it is that|it is for this reason that = so; within a period of|within a time frame of = within
come to the conclusion that = conclude that < have has had; some alternative parking elsewhere = other parking
any additional cost that may be incurred = any extra cost; sign up and register|register and sign up = sign up
about the possibility of = about ? changing moving making; in comparison with|in comparison to = compared with
carry out an assessment of|make an assessment of = assess; on a day to day basis|on a day-to-day basis = daily
come into contact with = meet ? many other new the people; personally, i think|personally i think = I think ^
for quite some time now|for some time now = for some time; it is my opinion that|it is my view that = I think
pretty much = almost ? the everything everyone everybody; and that also = and also ? improved helped made gave
completely smashed to pieces|smashed to pieces = smashed; undertake a review of|carry out a review of = review
an excessive number of|an excessive amount of = too many; take into consideration|take into account = consider
at no cost to you|at no charge|free of charge = free ? .; if you would be so kind as to = please ^ ~ i we that
in the event that|in the event of a situation where = if; i would be very much obliged if you could = please
taken into consideration|taken into account = considered; as soon as you possibly can = as soon as you can
i have been having a think about = I have thought about; in the final analysis|in the long run, = ultimately ^
and we have been told that it = and it ! is was had has; a variety of = several ? reasons ways factors options
a decision has been made to = we have decided to < that; fill out and complete|fill in and complete = complete
are going to be coming|will all be coming = are coming; am not able to|are not able to|is not able to = cannot
i would really like to say thank you to = thank you to; as quickly as you possibly can = as quickly as you can
pm in the evening|pm in the afternoon|pm at night = pm; make an improvement to|make improvements to = improve
draw your attention to the fact that = point out that; pre-book in advance|book in advance = book ahead ! of
as and when required|as and when needed = when needed; carry out a check of|carry out checks on = check
are dependent on|are dependent upon = depend on; are in possession of|am in possession of = have
as a consequence of|as a result of = because of; members of staff = staff < # some many few more
have the ability to|have the capacity to = can; is in a position to|are in a position to = can
is dependent on|is dependent upon = depends on; is responsible for the management of = manages
a container which contains = a container with; a wealth of experience = extensive experience; am able to = can
on a yearly basis|on an annual basis = yearly; close friends and family = friends and family; by means of = by
for the very first time = for the first time; was not able to|were not able to = could not; as regards = about
the way in which = how < in by of about with; on condition that|provided that = as long as; made use of = used
has the ability to|has the capacity to = can; came to the conclusion that = concluded that; really and truly =
basic fundamentals|basic essentials = basics; make a recommendation that = recommend that; this current = this
will not be going ahead = will not go ahead; who are aged|who is aged = aged ? between #; all of our = all our
conduct an investigation into = investigate; not in a position to be able to = unable to; all of the = all the
new innovation|new innovations = innovation; are currently looking for = are looking for; null and void = void
it was eventually decided = it was decided; a decision was made to = it was decided to; anyone at all = anyone
came to an agreement = agreed ? . on about; there are a number of = there are several; worse and worse = worse
in a professional manner = professionally; is currently looking for = is looking for; good and proper = proper
had a look at|took a look at = looked at; on a number of occasions = several times; anything at all = anything
are in disagreement with = disagree with; is in disagreement with = disagrees with; at all possible = possible
are of great importance = are important; carry out the installation of = install; should happen to have = have
make a complaint about = complain about; have doubts about = doubt ! the whether; pretty much all = almost all
have a look at|take a look at = look at; wide range of different = wide range of; just as soon as = as soon as
all the necessary = the ? repairs work; is a requirement for = is required for; carry out a survey of = survey
broadly speaking happy = broadly happy; on a case by case basis = case by case; make a comparison of = compare
is of the utmost importance = is vital; regardless of the fact that = although; between the hours of = between
do not hesitate to|don't hesitate to =; all members of the public = the public; whether or not to = whether to
whatever it is that you = whatever you; you happen to be doing = you are doing; on a regular basis = regularly
have given us a quote of = have quoted; in the course of next week = next week; make an adjustment to = adjust
in the course of this week = this week; decide whether or not = decide whether; with the exception of = except
plan ahead for the future = plan ahead; make a contribution to = contribute to; to the extent that = as far as
throughout the entire = throughout the; is of great importance = is important; made improvements to = improved
put in an application for = apply for; have very much enjoyed = have enjoyed; take the decision to = decide to
in the event of = if there is ~ being; during the period of the = during the; made arrangements for = arranged
it is our intention to = we intend to; it is my belief that = I believe that; make provision for = provide for
with the exception that = except that; there is a possibility that = perhaps; reach an agreement on = agree on
in an effort to|in an attempt to = to; are currently in the process of = are; on account of = because of ! the
throughout the whole = throughout the; necessary requirements = requirements; inside of the = inside the < the
helped us to = helped us ! our the a; offer an apology for = apologise for; the whole time that = all the time
is a matter of concern to = concerns; for the simple reason that = because; on a voluntary basis = voluntarily
carry out an inspection of = inspect; quite proud to be able to = proud to; on a temporary basis = temporarily
and in particular to = especially to; in the not too distant future = soon; on a permanent basis = permanently
than i had been before = than before; we think we'd like to = we'd like to; in the meantime period = meanwhile
is of the opinion that = thinks that; for a period of time = for some time; outside of the = outside the < the
in an efficient manner = efficiently; had a conversation about = discussed; gave consideration to = considered
the majority of people = most people; at some point this week = this week; terms and conditions of use = terms
make preparations for = prepare for; make an apology for = apologise for; reached an agreement on = agreed on
thought and consideration = thought; at some point in the future = later; make an application for = apply for
provide assistance with = help with; provide a description of = describe; provide an explanation of = explain
it is my intention to = I intend to; is currently in the process of = is; on the day in question = on the day
have a conversation about = discuss; necessary requirement = requirement; advance reservations = reservations
it is our hope that = we hope that; are in agreement with = agree with; is in agreement with = agrees with
know whether or not = know whether; collaborate together = collaborate; at the very latest = at the latest
every single one of = every one of; is in agreement that = agrees that; had a discussion about = discussed
make a choice = choose ? . between; are in need of being = need to be; at some point tomorrow = tomorrow
send me an email at = email me at; send us an email at = email us at; plan and prepare = plan ? for the
took the decision to = decided to; there is a need to = we need to ^; more than welcome to = welcome to
late evening hours = late evening; as a matter of course = routinely; in the process of = ! elimination
made the decision to = decided to; variety of different = variety of; have a discussion about = discuss
advance reservation = reservation; reserve in advance = reserve ! of; by no later than = no later than
works taking place in = works in; works taking place on = works on; make the decision to = decide to
will make the decision to = will; give consideration to = consider; conduct an analysis of = analyse
perform an analysis of = analyse; has an influence on = influences; have an influence on = influence
had an influence on = influenced; not in a position to = unable to; completely eliminate = eliminate
absolutely essential = essential; the reason why is that = because; over and over again = repeatedly
issue a refund to = refund ! the; be in a position to = be able to; during the whole of = throughout
continue on = continue ? with to; make arrangements for = arrange; there is a need for = we need ^
each and every one of = each of; in a careful manner = carefully; the reason is because = because
a number of different = several; until the end of time = forever; unexpected surprise = surprise
you are required to = you must; are required to not = must not; in the very near future = soon
the thing about it is that = ^; in today's day and age = today; of any kind|of any sort = ? .; brand new = new
at some point before = before; in the first instance = first; from time to time = sometimes; exact same = same
ask for and request = request; hopes and aspirations = hopes; is of interest to = interests; sum total = total
placed an order for = ordered; carry out an audit of = audit; more than happy to = happy to; a total of = ? #
would be able to = could ! so; a chance yet to = a chance to; as a matter of fact = in fact; if and when = if
on numerous occasions = often; are capable of being = can be; reach a conclusion = conclude; free gift = gift
is a reflection of = reflects; it is possible that = perhaps; during the course of = during; in actual fact =
track the progress of = track; in spite of the = despite the; made an attempt to = tried to; climb up = climb
made reference to = mentioned; carry out repairs to = repair; at some point during = during; big huge = huge
separate out = separate ? the; the level of care = the care; in the eventuality that = if; makes use of = uses
during the time when = while; honest and truthful = honest; various and sundry = various; future plans = plans
from the hours of = from ? #; have a look over = look over; with the way that = with how; join together = join
until such time that = until; at an earlier date = earlier; in all likelihood = probably; revert back = revert
at that point in time = then; in close proximity to = near; on a monthly basis = monthly; return back = return
is able to|are able to = can; is capable of being = can be; provide assistance to = help; very unique = unique
provide support to = support; has a tendency to = tends to; have a tendency to = tend to; point in time = time
during the time that = while; in a timely manner = on time; in such a way that = so that; in nature = < mother
past experience = experience; at the very least = at least; again and again = repeatedly; meet together = meet
gave an answer to = answered; please feel free to = please; coming along to = coming to; make payment of = pay
give permission for = allow; is reflective of = reflects; is supportive of = supports; a period of = ? # < for
are supportive of = support; is suggestive of = suggests; given the fact that = since; take action to = act to
all of our valued = all our; in order to be able to = to; in the absence of = without; make a start on = start
in terms of the = about the; on a frequent basis = often; had an effect on = affected; on the occasion of = on
is in violation of = breaks; had an impact on = affected; one and the same = the same; at a later date = later
over the course of = during; in such a manner as to = to; advance planning = planning; make a payment of = pay
located in = in ? the a our; various different = various; make an attempt to = try to; in order that = so that
make reference to = mention; plan in advance = plan ! of; longer and longer = longer; has gone ahead and = has
bigger and bigger = bigger; something like = about ? #; place an order for = order; offer assistance to = help
hold a meeting = meet ? to; held a meeting to = met to; have gone ahead and = have; put in place = set up < in
take this opportunity to =; on the basis of = based on; until such time as = until; in conjunction with = with
in accordance with = under; on a weekly basis = weekly; makes a decision = decides; has an effect on = affects
have an effect on = affect; has an impact on = affects; have an impact on = affect; first and foremost = first
close proximity = nearness; combine together = combine; give an answer to = answer; a small handful of = a few
fair and equitable = fair; lend assistance to = help; in order to|so as to = to; in the near future = soon
in the vicinity of = near; for the purposes of = for; a small number of = a few; made a decision = decided
is in possession of = has; in some cases = sometimes; in the course of = during; advance warning = warning
have now been = have been; on or around = around ? #; in the same way that = as; make mention of = mention
give a refund to = refund; the fact remains that = ^; final deadline = deadline; foreign imports = imports
regular routine = routine; my very first = my first; in addition to = besides; for the purpose of = for
on a daily basis = daily; make a decision = decide; make changes to = change; is indicative of = shows
in excess of = more than; refer back to = refer to; gather together = gather; the very same = the same
my own personal = my own; completely empty = empty; personal friend = friend; unless and until = until
with effect from = from; by the name of = called; am a person who is = am; as to whether = whether
in lieu of = instead of; final outcome = outcome; still remains = remains; very much at all = much
has now been = has been; start off by = start by; start out by = start by; over and above = beyond
a whole host of = many; half of the = half the; on the day that = when; on one occasion = once
help and assist = help; assist and help = help; safe and secure = safe; take steps to = try to
if for any reason = if; in advance of = before; each and every = every; past history = history
merge together = merge; blend together = blend; share together = share; a tiny little = a tiny
completely full = full; come and visit = visit; please kindly = please; kindly please = please
or alternatively = or; subsequent to = after; making use of = using; is in need of = needs; mix together = mix
are in need of = need; as a consequence = so; in many cases = often; for a period of = for; little tiny = tiny
repeat again = repeat; period of time = time; do a check of = check; usual custom = custom; first ever = first
armed gunman = gunman; small little = small; absolute must = must; actual facts = facts; in the year = in ? #
end result = result; added bonus = bonus; meet up with = meet; true facts = facts; safe haven = haven
as and when = when
through the introduction of|by means of the introduction of|via the introduction of|by the introduction of = by introducing
have been left with no other choice but to|have been left with no choice but to|have no other choice but to|have no choice but to|have no other option but to|have no option but to|are left with no choice but to|are left with no option but to = have to
have unfortunately been left with no other choice but to|have unfortunately been left with no choice but to|unfortunately have no choice but to = unfortunately have to
as had previously been agreed|as was previously agreed|as we previously agreed|as previously agreed = as agreed
carrying out all the necessary|carrying out all of the necessary|carrying out the necessary = the ? repairs work works checks
it is worth bearing in mind that|bear in mind that|it is worth remembering that|it should be remembered that|it is worth pointing out that|i should point out that|i would like to point out that = ^
any inconvenience that this may cause you|any inconvenience this may cause you|any inconvenience that this may cause|any inconvenience this may cause|any inconvenience caused = any inconvenience ? .
have always had a very strong interest in|have always had a strong interest in = have always been interested in
provide me with some information about|provide me with information about|give me some information about = tell me about
a great deal more|a whole lot more|an awful lot more = much more ? convenient important difficult expensive useful time work money
it looks like it might possibly be|it looks like it might be|it looks as if it might be|it seems like it might be|it looks like it may be = it may be
having had a think about|after having thought about|after having given some thought to = after thinking about
i am emailing to|i'm emailing to|i am getting in touch to|i'm getting in touch to|i am contacting you to = I am writing to
there is no doubt that|there is no question that|without a shadow of a doubt|without any doubt|without a doubt = ! as
in connection with = about > you me us writing write email letter call information question questions query queries spoke
at a time that is convenient for you|at a time convenient to you|at a time that suits you = when it suits you
as soon as it is possible to do so|as soon as it is possible|as soon as is possible|as soon as possibly possible = as soon as possible
have come to the decision to|have taken the decision to|have made the decision to|have reached the decision to = have decided to
drop you a quick line to let you know that|drop you a line to let you know that|drop you a quick note to let you know that|send you a quick note to let you know that = let you know that
we would ask that you|we would kindly ask that you|we ask that you|we would like to ask that you = please ! are have were had
it would be greatly appreciated if you could|it would be appreciated if you could|i would appreciate it if you could|we would appreciate it if you could = please
i am writing to let you know that|we are writing to let you know that|we are writing to advise you that|i am writing to advise you that =
is going to|are going to|am going to = will ? be take have begin happen bring get make start end cost last arrive move change stop leave
am unfortunately not able to|are unfortunately not able to|is unfortunately not able to = unfortunately cannot
i would be very happy if you could|i would be happy if you could|i would be very grateful if you could|i would be grateful if you could|we would be grateful if you could = please
which is located|which are located|that is located|that are located|which is situated|which are situated|that is situated|that are situated = ? in on at near next behind between opposite above below
at this point in time|at the present time|at the present moment in time|at the current time|at this moment in time = now
am not going to be able to|are not going to be able to|is not going to be able to|will not be able to|won't be able to = cannot
to be able to = to < needs need want wants going not have has had ought used seem seems seemed appear appears appeared
with regard to|with regards to|with respect to|in relation to|in regard to|in reference to|with reference to|pertaining to = about
writing to express my dissatisfaction with|writing to express my disappointment with = writing to complain about
i just wanted to reach out to see whether it might be possible for you to|i wanted to see whether it might be possible for you to|i was wondering whether it might be possible for you to|i wanted to ask whether it would be possible for you to|i wanted to ask if it would be possible for you to|i just wanted to ask if you could|i wanted to ask if you could|i was wondering if you could maybe|i was just wondering if you could maybe = please
it is important to note that|it should be noted that|it is worth noting that|it is worth mentioning that|it is important to bear in mind that|it is important to remember that|it should be borne in mind that|please note that|please be aware that|it is interesting to note that|it must be remembered that|it goes without saying that|needless to say =
we are writing to inform you that|i am writing to inform you that|this is to inform you that|please be advised that|please be informed that|we would like to inform you that|i would like to inform you that|we wish to inform you that|we hereby inform you that =
i wanted to reach out to let everyone know that|i wanted to reach out to let you know that|i wanted to let you know that|i just wanted to let you know that|i wanted to let everyone know that|i am reaching out to let you know that|i'm reaching out to let you know that|just wanted to let you know that =
in the field of = in ? catering teaching nursing marketing engineering accounting medicine education finance sales hospitality
it is a well-known fact that|it is a well known fact that|it is well known that|it is a fact that|it is widely known that = ^
in the month of|during the month of = in ? january february march april may june july august september october november december
`);

/** Bookish words and the everyday ones; they change the register, so only “simplify” and the like use them. */
export const BOOKISH = readWordings(`
intermittently = on and off ? .; intermittently = sometimes
outstanding = unpaid ? balance amount invoice invoices payment payments fees sum debt rent
complimentary = free ? . tickets wifi breakfast parking drinks drink; postponed = put off ? until
elevated = high ? temperature temperatures risk
on a pro rata basis|on a pro-rata basis = in proportion to the time used > reimbursed refunded
subsequently = then ^; subsequently = later; undergo = have ? a an the your surgery
expedited = sped up ! delivery shipping service processing option
expedited = fast ? delivery shipping service processing option
complimentary = free ? tea coffee refreshments meal wine shuttle transport copy
postponed = put off > be been is are was were; elevated = high ? blood levels cholesterol glucose heart
undergo = have ? medical checks tests training treatment pre-employment; on a pro rata basis = in proportion
outstanding = unused ? annual leave holiday
furnish = give ? a an documentary proof evidence details copies written notice information us; persist = last
persists = does not go away > fever pain it problem swelling oedema cough rash fault error headache discomfort itching
be accompanied by = be with ? a an their your the ~ receipt receipts documents proof letter cheque payment copy evidence report photo
persistent = repeated ? non-compliance lateness absence breaches misconduct
persistent = continued ? non-payment arrears; persists = does not stop > bleeding haemorrhaging vomiting
be accompanied by = come with > must should; persist = do not go away > symptoms problems they headaches
furnish = give ? . > must to should shall
said documentation|said documents|the said documentation|the said documents = this paperwork ! are were have
conclusion of the = end of the ? study session meeting course contract project event programme program trial
isolate the electrical supply|isolate the electricity supply|isolate the power supply = switch off the power
hydrate adequately|remain adequately hydrated|stay adequately hydrated|remain hydrated = drink enough water
suffering from = with > patients people those customers children patrons anyone persons individuals pupils
acknowledge receipt of your correspondence|acknowledge receipt of your letter = have received your letter
it is incumbent upon you to|it is incumbent on you to|you are obliged to|you are obligated to = you must
compensate for the omitted one|compensate for a missed dose|compensate for a missed one = make up for it
relative to = compared with ? the a controls > group period patients participants population performance
becoming cognisant of|becoming cognizant of|obtaining knowledge of|becoming aware of = finding out about
the intended date of vacating the premises|the intended date of departure = the planned moving-out date
wish to = want to ? appeal cancel make request change apply object attend end continue discuss complain
are invited to do so no later than|are invited to do so by|are requested to do so by = should do so by
in the event of malfunction|in case of malfunction|in the event of a malfunction = if it stops working
make representations concerning|make representations regarding|make representations about = comment on
direct enquiries to|direct inquiries to|direct queries to|direct any enquiries to = send questions to
the commencement of works|the commencement of the works|commencement of works = the start of the work
take reasonable precautions|take all reasonable precautions|take reasonable care = take sensible care
shall be liable for|will be liable for|is liable for = must pay for ? any damage loss losses the all; hereby =
stating the grounds for their objection|stating their grounds for objection = saying why they object
deemed non-compliant|deemed to be non-compliant|found to be non-compliant = found to break the rules
funds = money ? will must may should can for to is was > the your our public sufficient insufficient
shall constitute grounds for|will constitute grounds for|will be grounds for = will be a reason for
pursuant to the provisions of|under the provisions of|in accordance with the provisions of = under; herewith =
prove to be defective|are defective|be defective = are faulty > goods items products parts tickets
are liable for the cost of|is liable for the cost of|will be liable for the cost of = must pay for
designated for this purpose|designated for the purpose|provided for this purpose = meant for this
prior to the termination of the lease|before the termination of the lease = before the lease ends
pursuant to your request|in accordance with your request|further to your request = as you asked ^
are subject to the availability of|are subject to availability of = depend on the availability of
in arrears = behind with payments < monthly quarterly weekly month annually paid payment payments
is subject to the availability of|is subject to availability of = depends on the availability of
owing to insufficient|due to insufficient|because of insufficient = because there is not enough; peruse = read
in a clean and tidy condition = clean and tidy > left kept be returned property flat room house; solely = only
reaching a decision|making a decision|making a determination|arriving at a decision = deciding; ample = enough
in a prominent position|in a prominent place|in a prominent location = where it is easy to see; gratuity = tip
excludes = does not cover ! no nobody nothing > policy insurance cover plan warranty guarantee; renal = kidney
is subject to a probationary period of|is subject to a trial period of = has a trial period of; whilst = while
in order to be eligible to receive|to be eligible to receive|in order to qualify for = to get; thereof = of it
the consumption of food and drink|the consumption of food and beverages = eating and drinking; inclement = bad
save as provided in|except as provided in|save as otherwise provided in = except as stated in; domicile = home
contraindicated in pregnancy|contraindicated during pregnancy = not suitable during pregnancy; pyrexia = fever
paediatric|pediatric = children's ? ward clinic department dose hospital nurse nurses doctor; onward = on ? to
specified = given ? in on above below overleaf > date dates address time times place amount; familial = family
alternative means of transport|alternative means of transportation = another way to travel; calibre = standard
in the event of contact with the eyes|in the event of eye contact = if it gets in the eyes; coloration = color
nausea = feeling sick < severe mild slight persistent the any some of with your her his my; shall be = will be
extensive = a lot of ? travel experience damage work knowledge training < an the more very; defective = faulty
arising from = caused by < problems questions issues opportunities is are was were be been; contusion = bruise
make a determination|reach a decision|arrive at a decision|reach a determination = decide; to input = to enter
the surrender of keys|the surrender of the keys|surrender of keys = handing over the keys; lessors = landlords
does not accept liability for|does not accept responsibility for = is not responsible for; expeditious = quick
resolved to = decided to > committee board council panel members meeting we they has have; undue delay = delay
prospective = future ? pupils parents students tenants buyers employees customers members; abides by = follows
refuse = rubbish ? collection bins sacks bags > the your our communal household domestic; colouration = colour
stipulated timeframe|specified timeframe|stipulated period|stipulated time = time limit; am unable to = cannot
wishing to submit representations|wishing to make representations = who want to comment; mobile device = phone
the forfeiture of eligibility|forfeiture of eligibility = losing the right to take part; in lieu = instead ? .
are hereby notified that|are notified that|are hereby informed that = should know that; courteously = politely
do not accept liability for|do not accept responsibility for = are not responsible for; discontinued = stopped
was declined|were declined = was refused > card payment application claim request loan; receptacle = container
ensure adequate ventilation|ensure sufficient ventilation = let in plenty of fresh air; abiding by = following
i regret to inform you that|i regret to advise you that = I am sorry to tell you that; be furnished = be given
save in exceptional circumstances|save in exceptional cases = except in special cases; once daily = once a day
subsequent to commencement of|subsequent to the commencement of = after the start of; expediting = speeding up
unless otherwise advised|unless otherwise instructed = unless you are told otherwise; discontinuing = stopping
a determination will be made|a determination shall be made = a decision will be made; receptacles = containers
the aforesaid|the above-mentioned|the abovementioned|the aforementioned = the ! paid; attributable to = due to
expressed concern about|expressed concerns about = were worried about < have has had; were obliged to = had to
under local anaesthesia|under local anaesthetic = with an injection to numb the area; on behalf of = for ! the
preceding = before ? # the your surgery admission this treatment < the a an each any; in excess = too much ? .
performed = done > be is was were been ~ by well poorly better live song band stage; was furnished = was given
the prescribed threshold|the specified threshold|the relevant threshold = the limit; twice daily = twice a day
are subject to the approval of|is subject to the approval of = must be approved by; requiring = needing ! that
crucial|vital|imperative = very important < most more so ! signs organs statistics; solar radiation = sunlight
annual leave entitlement|holiday entitlement|leave entitlement = holiday allowance; requisite = required ! for
medical attention = a doctor's help < urgent immediate prompt further any urgently; are payable = must be paid
interrupt the power supply|interrupt the electricity supply = switch off the power; completion date = end date
strenuous physical activity|strenuous activity|strenuous exercise = hard exercise; were furnished = were given
in arrears to the amount of|in arrears in the amount of|in arrears by = behind by; financial penalties = fines
are not in a position to|is not in a position to|am not in a position to = cannot; decanted into = poured into
administration should occur|administration should take place = it should be taken; thoroughly with = well with
should you elect to|should you choose to|should you decide to = if you choose to; on this occasion = this time
queries = questions > further any your with more other additional ~ database sql; reinstate your = reopen your
from the due date until the date of payment = from the due date until it is paid; numerical code = number code
accepts no liability for|accepts no responsibility for = is not responsible for; in arrears with = behind with
upon expiry of|on expiry of|upon the expiry of|on the expiry of = at the end of; seek alternative = find other
in exceptional circumstances|under exceptional circumstances = in special cases; rinse thoroughly = rinse well
upon receipt of|on receipt of = after getting ! payment your < am is are was be; dissatisfaction = unhappiness
does not extend to = does not cover > policy insurance cover guarantee warranty; are scheduled to = are due to
accept no liability for|accept no responsibility for = are not responsible for; be undertaken = be carried out
maintain optimal performance|ensure optimal performance = keep it working well; nominated = chosen ? by person
provided to the rear of|located to the rear of|located at the rear of = behind; hours prior = hours before ? .
alternative = other ? routes venues dates times methods accommodation premises; weeks prior = weeks before ? .
have expressed concern about|have expressed concerns about = are worried about; may be ingested = may be taken
gastrointestinal disturbances|gastrointestinal disturbance = stomach problems; facilitate access = give access
observe the instructions|observe these instructions = follow the instructions; extended periods = long periods
in light of the prevailing|in view of the prevailing = because of the present; wilfully|willfully = on purpose
periodic = regular ? cleaning descaling checks maintenance inspection reviews; these regulations = these rules
remains unpaid = is still not paid > premium if rent bill fee invoice balance; on their person = with them ? .
be eligible for = be able to get ! consideration election promotion selection; has elected to = has decided to
without reasonable excuse|without a reasonable excuse = without a good reason; the amount payable = the amount
communicate with one another|communicate with each other = talk to each other; notwithstanding = despite < the
termination of membership|termination of your membership = ending membership; concomitant with = together with
shall be effected|will be effected = will be paid > remuneration payment pay; an extended period = a long time
the designated = the right ? cabinet field container box bin containers bins; becomes effective = takes effect
no fewer than|not fewer than|not less than|no less than = at least ? # one #; commensurate with = in line with
optimal|optimum = best ? performance way time solution choice results option; lodged = made > be been was were
experience difficulty = have trouble ? breathing swallowing sleeping walking; take effect = start ? on from at
irrespective of food intake|regardless of food intake = with or without food; months prior = months before ? .
pedestrian access will be maintained = people on foot will still have access; timeframe|time frame = time ! of
facilitate monitoring of|facilitate the monitoring of = help with monitoring; dissatisfied with = unhappy with
initial = first ? use premium step phase stage version draft results # few #; deemed to have been = treated as
pharmacological treatment|pharmacological therapy = treatment with medicine; negligence = carelessness ! claim
monthly in arrears|on a monthly basis in arrears = at the end of each month; eligible to receive = able to get
prior to commencement of|prior to the commencement of = before the start of; participation in = taking part in
the appliance = the machine ? . and is must should before from when with in; is voluntary = is your choice ? .
in the event of a missed dose|in case of a missed dose = if you miss a dose; simultaneously = at the same time
in error = by mistake ? . > issued sent paid charged made taken account you; cerebrovascular accident = stroke
thoroughly = well > hands hair teeth them it dry area vegetables fruit skin; have elected to = have decided to
concessionary = reduced ? rate rates fare fares price prices tickets ticket; lacking a valid = without a valid
excessive = too much ? noise force heat water alcohol use pressure < an the; downstream = later ? stages steps
we would be grateful for payment|we would appreciate payment = please pay ^; documentary proof = written proof
no correspondence will be entered into = we will not write to you about it; the security deposit = the deposit
conservative management|conservative treatment = treatment without surgery; seek medical advice = ask a doctor
malfunctions = goes wrong > it machine device unit appliance system boiler; scheduled to undergo = due to have
of paramount importance|of the utmost importance = very important > is are; prolonged absence = a long absence
under general anaesthesia|under general anaesthetic = while you are asleep; a dearth of|a paucity of = too few
within normal limits|within the normal range = normal > is are was were be; hypertension = high blood pressure
following your = after your ? operation procedure surgery treatment visit; are unable to|is unable to = cannot
are under an obligation to|is under an obligation to|be obliged to = must; medical certificate = doctor's note
until such expiry|until such termination|until such time = until then ? .; four times daily = four times a day
chronic = long-term ? pain condition disease illness conditions and cough; requested to = asked to > are is be
anticoagulant medication|anticoagulant medicine = blood-thinning medicine; implementation of = introduction of
admission = entry ? fee is costs price to charge charges ~ hospital ward; failing this = if this is not done ^
grounds for = reasons for > the no reasonable sufficient good on ! walks; is obligated to|is obliged to = must
fast for = eat nothing for > must should to please ? # at the six twelve; cognisant of|cognizant of = aware of
anticoagulant = blood thinner ! medicine medication drugs drug treatment; on the grounds of = because of ! the
ensure adequate = make sure there is enough ? lighting space light water; observe the rules = follow the rules
the closing date for the receipt of applications = the last day to apply; resident in = living in ? the < been
are respectfully reminded that|are reminded that = should remember that; in whole or in part = fully or partly
the imposition of a financial penalty|the imposition of a fine = a fine; three times daily = three times a day
arrears have been settled|arrears have been paid = debts have been paid; seek medical attention = see a doctor
the proposed implementation of|the proposed introduction of = plans for; at your disposal = available > is are
made available for public inspection = made available for anyone to see; nearest available exit = nearest exit
subsequent = later ? payments payment years months visits appointments; kindly = please ^ ! request ask invite
beyond economic repair|beyond economical repair = too costly to repair; on a case-by-case basis = case by case
alcohol consumption = drinking alcohol > from avoid stop limit reduce; prompted to = asked to > be are is will
strenuous physical exertion|strenuous exertion = hard physical effort; alternative transport = other transport
has been rescheduled = has been moved to another time ? . due because; mobile telephone number = mobile number
please acknowledge receipt of = please confirm that you have received; immunisation|immunization = vaccination
accommodate your request at this time = do what you ask at the moment; your general practitioner = your doctor
fail to = do not > you they we tenants members customers symptoms who; prior to commencement = before starting
contaminated = dirty ? packaging bins containers receptacles surfaces; entitlement = benefit ? has is was will
fluids may be ingested|liquids may be ingested = fluids may be drunk; upon activation = once it is switched on
whichever is the earlier|whichever is sooner = whichever comes first; in default thereof = if this is not done
tobacco consumption|the consumption of tobacco|tobacco use = smoking; refer the matter to = take the matter to
is progressive = gets worse over time > condition disease illness it; vacate the premises = leave the premises
prolonged = long ? periods period illness wait exposure delay delays; upon request|on request = if you ask ? .
dietary requirements|dietary restrictions|dietary needs = food needs; further instructions = more instructions
unauthorised persons|unauthorised people = people without permission; permits remain valid = permits are valid
yield up the property|yield up the premises = hand back the property; tickets remain valid = tickets are valid
extenuating circumstances|mitigating circumstances = special reasons; on a fortnightly basis = every two weeks
authenticate your identity|verify your identity = prove who you are; financial penalty|monetary penalty = fine
unauthorised access|unauthorized access = access without permission; said damage|the said damage = this damage
experience difficulties|experience any difficulties = have problems; subject to the provisions of = subject to
including but not limited to|including without limitation = such as; the date hereof = the date of this letter
under consideration = being considered > is are currently now still; having been resident in = having lived in
in instalments|by instalments|in installments = in several payments; at their own discretion = as they see fit
in the interests of|in the interest of = for ? safety public health; for a period in excess of = for more than
stay well hydrated|stay hydrated|keep hydrated = drink enough water; positioned a minimum of = placed at least
has yet to be determined|is yet to be determined = is not yet known; is not eligible for = cannot get ? a free
jointly and severally liable = each responsible for the full amount; submit your application = apply ? . to by
termination of the = end of the ? lease agreement contract tenancy; evacuate the building = leave the building
throughout the duration of|for the entire duration of = throughout; via the nearest exit = by the nearest exit
on or before = by ? # the monday tuesday wednesday thursday friday; constitute = be > may will could would can
cause a nuisance to|cause nuisance to|cause annoyance to = disturb; surplus to requirements = no longer needed
insufficient funds are|insufficient funds is = not enough money is; the undersigned = the person signing below
will be ineligible to|shall be ineligible to = will not be able to; shall constitute|will constitute = will be
please attend|kindly attend = please come to ? the a your our this; of receipt hereof = of getting this letter
at this time = at the moment ? . > request application order claim; assemble = meet ? at in on outside here by
statutory = legal ? rate pay minimum right rights duty requirement; are not eligible for = cannot get ? a free
peripheral oedema|peripheral edema = swelling of the hands or feet; for maintenance purposes = for maintenance
blood pressure monitored = blood pressure checked; remains outstanding = is still outstanding
on termination of the|upon termination of the = at the end of the; gastrointestinal = stomach ! tract bleeding
mobilise independently|mobilize independently = walk without help; sustained by the premises = to the premises
via = by ? electronic email e-mail post phone telephone text bank; upon completion of|on completion of = after
authorised = approved ? technician dealer agent engineer supplier; in writing to = in a letter to < interested
purchasing = buying ! power manager team department order orders; dispose of = throw away ! properly correctly
are strictly prohibited|are strictly forbidden = are not allowed; lodge = make > to must may can please ? a an
has an approximate duration of|is of approximately = takes about; in receipt of = getting < am is are was were
prior = previous ? experience contributions employment knowledge; is subject to a reduction of = is reduced by
set out herein|contained herein|stated herein = in this document; without consultation = without talking to us
alight = get off ? at here the . > must should please to may can; whichever is the greater = whichever is more
purchased = bought ! power manager team department order orders; concomitantly|concurrently = at the same time
remain in force|remains in force = stay valid > shall will must; ordinary wear and tear = normal wear and tear
the period of occupancy|the period of the tenancy = the tenancy; surrender = hand over ? all the your keys any
the date upon which|the date on which = the date ! it this that; attending physician|attending doctor = doctor
additional = more < an some this that the no any each every one; stating the reasons for = saying why you want
fatigue = tiredness ? and or is may < metal alert user decision; owing to = because of < sum money amount debt
reasonable endeavours|reasonable endeavors = reasonable efforts; the consumption of alcohol = drinking alcohol
deposited = left > been be ~ account accounts bank money cheque; forthwith|with immediate effect = immediately
sublet the property|sublet the premises = rent the property out; if you so wish|if you so desire = if you want
is repayable on demand = must be paid back when the lender asks; acknowledge receipt of = have received > we i
file your tax return|file your return = send in your tax return; alternative arrangements = other arrangements
confers immunity against|confers immunity to = protects against; inspected = checked > be been is are was were
must be accompanied by = must come with ? original photographic; have yet to be determined = are not yet known
are liable for = must pay for ? any damage loss losses the all; disposed of = thrown away ! properly correctly
remain dissatisfied|are still dissatisfied = are still unhappy; henceforth|hereafter|hereinafter = from now on
prior authorisation|prior authorization = permission > without; is intended to take effect = is to take effect
subject to availability = if available ? . < and is are be but; clean and sanitary condition = clean condition
nausea and vomiting|nausea or vomiting = feeling or being sick; a temporary cessation of = a temporary stop to
is benign = is not cancer > growth tumour lump cyst mole tumor; are subject to a reduction of = are reduced by
authenticate = log in ? . before to > must to you users please; subside = go away > should will may to usually
applications are invited from = we welcome applications from ^; whichever is the later = whichever comes later
is strictly prohibited|is strictly forbidden = is not allowed; should you be dissatisfied = if you are unhappy
on termination|upon termination = when the agreement ends ? .; haemorrhage|hemorrhage|haemorrhaging = bleeding
written notification|notification in writing = written notice; notify the member accordingly = tell the member
observe this precaution|observe these precautions = take care; in a satisfactory condition = in good condition
vigorous = hard ? exercise activity rubbing exertion brushing; there is no evidence of = there are no signs of
is malignant = is cancer > growth tumour lump cyst mole tumor; observe = notice ? any increased signs symptoms
make an application = apply ? . in by to before within online; computed = worked out > be been is are was were
respectfully requested|politely requested = asked > are is be; acute = sudden ? illness infection attack onset
orthopaedic = bone and joint ? clinic surgeon department ward; malfunction = go wrong > may will can to should
will be regarded as|shall be regarded as = will be treated as; cutaneous eruptions|cutaneous eruption = a rash
seek prompt medical consultation = see a doctor straight away; the appropriate container = the right container
deposit refuse|deposit rubbish|deposit waste = leave rubbish; lessee = tenant ~ vehicle vehicles car equipment
has now been credited to = has now been paid into ? your the; defray the cost of|defray the costs of = pay for
liable to give rise to|liable to result in = likely to cause; reserves the right to|reserve the right to = may
correct at the time of going to press = correct when printed; is contingent upon|is contingent on = depends on
thank you for your forbearance = thank you for your patience; prior written consent = prior written permission
will be required = will be needed ? . between from at on by; any part thereof = any part of them > premises or
are subject to delay|are subject to delays = may be delayed; without undue delay|without delay = straight away
where appropriate|as appropriate|if appropriate = if needed; are contingent upon|are contingent on = depend on
evidence of residency|proof of residency = proof of address; under the supervision of = while being watched by
has been unsuccessful|was unsuccessful = was not successful; has been recalculated = has been worked out again
abdominal = stomach ? pain discomfort cramps swelling pains; are entitled to = can get ? a an the free one two
fractured = broken > a the has have his her is was suffered; at no additional cost|at no extra cost = free ? .
appropriate clothing|appropriate attire = the right clothes; at the earliest opportunity = as soon as possible
communal = shared ? areas area garden hallway kitchen bins; lessees = tenants ~ vehicle vehicles car equipment
debited erroneously|erroneously debited = taken by mistake; lessor = landlord ~ vehicle vehicles car equipment
stored credentials|saved credentials = saved login details; discard = throw away ? the any all unused after it
rescheduled to|rescheduled for = moved to > been be was is; substantiated by|substantiated with = backed up by
in equal monthly instalments = in equal amounts each month; inflammation = swelling > redness or irritation or
have an adverse impact on|have an adverse effect on = harm; are non-compliant = do not follow the rules ! with
is subject to delay|is subject to delays = may be delayed; irrespective of|regardless of = whatever ? the your
contraindicated in|contra-indicated in = not suitable for; discontinue use = stop using it ? . and immediately
furthermore|moreover|additionally|in addition = also ! to; at their earliest convenience = as soon as they can
are non-transferable = cannot be passed on to anyone else; upon completion,|on completion, = when this is done
inoperative|inoperable = not working > is are was were be; administered = given > be been is are was were ! by
a high volume of = many ? calls enquiries emails requests; is non-compliant = does not follow the rules ! with
the closing date for applications = the last day to apply; unfurnished = without furniture ? . > is are let be
are obligatory|are mandatory|are compulsory = are a must; any occurrence = anything ? likely liable that which
principal = main ? reason goal purpose aim cause reasons; to facilitate the processing of = to help us process
without prior consultation = without talking to us first; non-compliance may = failure to follow the rules may
complete and return = fill in and return ? the this your; is obligatory|is mandatory|is compulsory = is a must
your personal belongings = your things ! insurance cover; primary = main ? reason goal purpose aim cause focus
fortnightly = every two weeks ? . on starting commencing; has been credited to = has been paid into ? your the
conclusion of this = end of this ? process meeting study; sublet the room|sublet your room = rent the room out
is non-transferable = cannot be passed on to anyone else; a breach of = breaking > is be as was ! security the
adequately ventilated|ventilated adequately = well aired; fair wear and tear|normal wear and tear = normal use
are prohibited|are forbidden = are not allowed ! from by; intravenous antibiotics = antibiotics through a drip
first post-operative day = first day after the operation; improper = wrong ? installation use handling storage
inclusive of public holidays = including public holidays; pending the outcome of = until we know the result of
be interrupted = be off ? for from between > will supply; pro rata refund|pro rata reimbursement = part refund
remain asymptomatic|are asymptomatic = have no symptoms; seek = look for ? another other alternative an a < to
for a minimum period of|for a minimum of = for at least; virtually = almost ? all every no everyone impossible
where applicable|if applicable = if this applies to you; personal possessions|personal belongings = belongings
inaccessible to children = out of the reach of children; pre-operatively|preoperatively = before the operation
potential adverse = possible bad ? effects consequences; the associated costs|all associated costs = the costs
of your eligibility = that you qualify > evidence proof; through illness|owing to illness = because of illness
credentials = login details > user account login stored; make representations|submit representations = comment
accept no liability = are not responsible ? . > we they; in duration = > weeks days months hours minutes years
days of the occurrence = days of the event ! thereof of; in the event of skin contact = if it gets on the skin
obligations = duties > the their your his her its these; is prohibited|is forbidden = is not allowed ! from by
are kindly reminded that = should please remember that; remains asymptomatic|is asymptomatic = has no symptoms
non-compliance will = failure to follow the rules will; to seek = to look for ? another other alternative an a
for a maximum period of|for a maximum of = for at most; post-operatively|postoperatively = after the operation
will be subject to a reduction of = will be reduced by; a multitude of|a plethora of|a myriad of|myriad = many
incapacitated for work|unfit for work = unable to work; file a tax return|file a return = send in a tax return
undertake strenuous = do hard ? exercise activity work; readily available for inspection = ready to be checked
any circumstance|any circumstances = anything ? likely; proceed = go ahead ? as on . > will to may can should
at annual intervals|at yearly intervals = every year; seek professional advice = ask an expert for advice
in the unlikely event of = if there is ever ~ being; unauthorised vehicles = vehicles without permission
unauthorised absences = absences without permission; deducted at source = taken off before you are paid
strenuous = hard ? work exercise activities sports; confiscated = taken away > be been is are was were
notification is not effected = notice is not given; less any deductions = minus any amounts taken off
seek permission|seek consent = ask for permission; paediatric patients|pediatric patients = children
activated = switched on > be been is are was were; unauthorised absence = absence without permission
a prerequisite for|a prerequisite of = needed for; the appropriate containers = the right containers
determination = decision ! to of > this any that; should you require|should you need = if you need
is entitled to = can get ? a an the free one two; if they so wish|if they so desire = if they want
for late submission = for sending it in late ? .; will be ineligible for = will not be able to get
ingest solids|ingest solid food = eat solid food; as per = under ? the this your > ~ request usual
determined in your absence = decided without you; unaccompanied minors = children travelling alone
will not be notified = will not hear from us ? .; complete the mandatory = complete the required
restricted = limited > be been is are was were; insufficient funds were = not enough money was; concept = idea
present to the emergency = go to the emergency; available for inspection = ready to be checked; incision = cut
pending inspection by = until it is checked by; resolves spontaneously = goes away on its own; hepatic = liver
conduct prejudicial to = behaviour that harms; in support of = to support ? your the their a; magnitude = size
upon provision of|on provision of = by giving; your correspondence = your letter ? of dated; apportion = share
their eligibility for = whether they can get; accessible via = available on ? the our your; lacerations = cuts
is under no obligation to = does not have to; suffer from insomnia = have trouble sleeping; pruritus = itching
suffers from insomnia = has trouble sleeping; favourable = good ? weather conditions terms; exclusively = only
are in any doubt|are in doubt = are not sure; representations received = comments received; discovered = found
resolve spontaneously = go away on their own; produce identification = show identification; proceed to = go to
personal effects = things ! policy insurance; ambulatory patients = patients who can walk; purchasers = buyers
economic circumstances = economic situation; assistance = help ! animal animals dog dogs; remedied = put right
commencing from = from < is are was were be; submit an application = apply ? . for to by; dwelling = home ! on
temporarily suspended = stopped for a while; submitted in writing = made in writing > be; portion of = part of
all correspondence = all letters and emails; felled = cut down > be been is are was were; hitherto = until now
are under no obligation to = do not have to; left unattended = left with nobody watching; contusions = bruises
vigorously = hard ? . before for until with; common and transient = common and soon over; methodology = method
seek legal advice = ask a lawyer for advice; scheduled maintenance = planned maintenance; individuals = people
will not be tolerated = will not be allowed; will be unavailable = will not be available; beneficial = helpful
appropriate equipment = the right equipment; days of the occurrence thereof = days of it; pertinent = relevant
liable to prosecution = taken to court > be; at six-monthly intervals = every six months; comprehensive = full
no further intervention = no more treatment; remain outstanding = are still outstanding; permissible = allowed
remediation = fix ? will is has . > no any; prior to administration = before giving it; conveyance = transport
rent arrears|arrears of rent = unpaid rent; levied = charged > be been is are was were; elects to = chooses to
intravenous fluids = fluids through a drip; seek advice|seek guidance = ask for advice; shall have = will have
oral hygiene = mouth care > good poor your; gross misconduct = very serious misconduct; predominantly = mainly
accommodate your request = do what you ask; is paramount = is the most important thing; analgesic = painkiller
are hereby advised that = should know that; be under no liability = not be responsible; nocturnal = night-time
you are strongly advised to = you should ^; responded = replied ? . > have has not yet; supplemented by = plus
obligation = duty ! to > the this any your; effected = made > be been is are was were; was obliged to = had to
electronic funds transfer = bank transfer; randomly allocated to = randomly put into; identical = the same ? .
adverse consequences for = bad effects on; authorised by|authorized by = approved by; analgesics = painkillers
lactating = breastfeeding ? women mothers; enrol on|enrol in|enroll in = sign up for; lodge an appeal = appeal
have expressed concerns = are worried ? .; by return of post = straight away by post; prescribed dosage = dose
hazardous materials = dangerous materials; by mutual agreement = if both sides agree; verify that = check that
consecutive calendar days = days in a row; disclose information = share information; be remedied = be repaired
clinical reassessment = another check-up; presenting with symptoms = with symptoms; in the interim = meanwhile
any correspondence = any letter or email; seek help|seek assistance = ask for help; a maximum of = at most ? #
were inconclusive = gave no clear answer; is subject to demand = depends on demand; transportation = transport
for the avoidance of doubt = to be clear; without prejudice to = without affecting; be notified = be told ! to
post-operative = after the operation ? .; no further treatment = no more treatment; complying with = following
expelled = removed > be been is was were; make good any damage = repair any damage; duly completed = completed
make good the damage = repair the damage; notwithstanding the foregoing = even so; notification of = notice of
are non-refundable = cannot be refunded; should be positioned = should be placed; telephone = phone ! exchange
reimburse = pay back ? the your any all; capacity to = ability to < the has have; disposing of = throwing away
is non-compliant with = does not follow; adequately = well enough ? . to for and; proximity = nearness < close
gross salary|gross pay = pay before tax; mild and transient = mild and soon over; days prior = days before ? .
apply topically to = put on the skin of; was inconclusive = gave no clear answer; liable for = responsible for
summarily dismissed = dismissed at once; powered off|powered down = switched off; merchandise = goods ~ its it
becomes unresponsive = stops responding; without prior warning = without warning; elect not to = choose not to
excised = cut out > was were been be is; charitable donations = gifts to charity; inaccurate|erroneous = wrong
three times weekly = three times a week; in a fasted state = on an empty stomach; whereby = by which < process
reasonable steps = sensible steps ! to; render = make ? it them the impossible; penalised|penalized = punished
are obligated to|are obliged to = must; dyspnoea|dyspnea = shortness of breath; manner = way ? . in that which
at its own discretion = as it sees fit; appropriate footwear = the right shoes; imminent = about to happen ? .
is non-refundable = cannot be refunded; nominal = small ? fee price charge sum; receipt of your = getting your
the expiration of the = the end of the; mandatory = required ? training course; non-compliance = a breach < in
demolition of = knocking down of < the; to the rear of|at the rear of = behind; insufficient = not enough < an
invalidate = end ? all sessions active; medical professional = doctor or nurse; medication = medicine < on off
are non-compliant with = do not follow; remedial works|remedial work = repairs; transformed into = turned into
without prior notice = without warning; for late payment = for paying late ? .; your requirements = your needs
state your reasons = give your reasons; in instances where|in cases where = if; material fact = important fact
may be repossessed = may be taken back; deficiency in|deficiency of = lack of; extremely difficult = very hard
at our own discretion = as we see fit; disconnect from the mains = unplug it; consecutive days = days in a row
quarterly = every three months ? . in; dissipate = go away > should will may; hypotension = low blood pressure
insufficient funds = not enough money; usually transient = usually soon over; the consumption of food = eating
kindly requested to = kindly asked to; in witness whereof = as proof of this; previously = before ? we they it
convened = held > be been is was were; the appropriate form = the right form; upon = on < once based depending
myocardial infarction = heart attack; recruitment activities = recruitment; northern entrance = north entrance
documentary evidence = written proof; administered orally = given by mouth; southern entrance = south entrance
operating machinery = using machines; ascertain whether = find out whether; nevertheless|nonetheless = even so
administer two drops = use two drops; pedestrian thoroughfares = footpaths; is eligible for = can get ? a free
state the reasons = give the reasons; state your reason = give your reason; vehicular access = access for cars
if necessary|if required = if needed; the interior = the inside ! designer; the expiry of the = the end of the
are reminded to = should remember to; rationale = reason > the a our their; residential address = home address
the appellant = the person appealing; consecutive months = months in a row; refuse has been = rubbish has been
are advised that = should know that; should you wish to = if you want to; must be positioned = must be placed
are eligible for = can get ? a free; discolouration = a change of colour; erroneously = by mistake ? . on and
a reasonable excuse = a good reason; commence receipt of = start getting; sublet the flat = rent the flat out
adjoining = neighbouring ! the to a; susceptible to = easily affected by; prolonged use = use for a long time
be scheduled = be arranged ! for to; are unavailable = are not available; as per our agreement = as we agreed
fails to resolve = does not go away; excessive bleeding = heavy bleeding; return the same = send it back ? to
denied = refused > was were been be; for the exclusive use of = only for; alternative formats = other formats
serve notice = give notice ! boards; repudiate liability = refuse to pay; an issue whereby = a problem where
is irreversible = cannot be undone; to compensate for = to make up for; administer one drop = use one drop
pedestrian thoroughfare = footpath; requires = needs ! that < your the; in good repair = in good condition
not inclusive in = not included in; is exclusive of = does not include; per household = for each household
net pay|net salary = pay after tax; state the reason = give the reason; cause drowsiness = make you sleepy
at monthly intervals = every month; a fracture of the = a break in the; hepatic impairment = liver trouble
insomnia = trouble sleeping < from; are subject to change = may change; the outcome = the result ! measure
as per your request = as you asked; are estimated to = are expected to; apply firm pressure = press firmly
probationary period = trial period; are due for payment = must be paid; material change = important change
mutatis mutandis = in the same way; consecutive weeks = weeks in a row; do not comply = do not do this ? .
prompted to input = asked to enter; notify you accordingly = tell you
make arrangements to = arrange to; you are advised to = you should ^; adverse reactions = bad reactions
elapsed = passed ? . since before; the demolition of = knocking down; make representations to = contact
mobile telephones = mobile phones; as a matter of urgency = urgently; are exclusive of = do not include
are repayable = must be paid back; is transient = does not last long; cause nausea = make you feel sick
a haematoma|a hematoma = a bruise; renal impairment = kidney trouble; hearing impairment = hearing loss
is subject to change = may change; as necessary = when needed ? . by; fully operational = fully working
is unavailable = is not available; are reminded of = should remember; less any sums = minus any amounts
this correspondence = this letter; palpitations = a racing heartbeat; is due for payment = must be paid
had an adverse effect on = harmed; waste segregation = waste sorting; on the premises = on site ? . at
be disclosed to = be shared with; operate machinery = use machines; material facts = important facts
prior notice = notice in advance; is repayable = must be paid back; gross income = income before tax
consumption of tobacco = smoking; are transient = do not last long; at regular intervals = regularly
at hourly intervals = every hour; at weekly intervals = every week; intravenous = through a drip ? .
seek approval = ask for approval; on an hourly basis = by the hour; legal proceedings = court action
court proceedings = court action; is estimated to = is expected to; fail to resolve = do not go away
immersed in water = put in water; serve notice on = give notice to; falls due = must be paid ? on in
produce evidence = show evidence; has an adverse effect on = harms; is variable = can change ? . and
consume alcohol = drink alcohol; are advised to not = should not; be notified to = be reported to
adverse reaction = bad reaction; be deducted from = be taken off; is deducted from = is taken off
anticipate being = expect to be; generated = created > be is are; are calculated = are worked out
was calculated = was worked out; sufficient funds = enough money; are ineligible for = cannot get
vigorous rinsing = rinsing hard; acute pain = sudden strong pain; every person who = everyone who
inter alia = among other things; securely affixed = firmly fixed; by reason of = because of ! the
anticoagulants = blood thinners; as tolerated = as you feel able; fall due = must be paid ? on in
out of commission = not working; next scheduled dose = next dose
per patient = for each patient; a penalty of = a fine of ? . #; be eligible to = be allowed to; monies = money
is ineligible for = cannot get; visual impairment = poor sight; assembly point = meeting point; mislaid = lost
power off the = switch off the; are prohibitive = are too high; the expiration of = the end of; dosage = dose
expiration date = expiry date; cessation of = end to < the a; shall determine = will decide; abide by = follow
utilization|utilisation = use; should you have = if you have; adverse effects = bad effects; dwellings = homes
adverse weather = bad weather; ascend = go up ? the ~ throne; is applicable to = applies to; purchaser = buyer
have occasioned = have caused; following which = after which; is calculated = is worked out; shall i = shall I
be calculated = be worked out; fluctuates = goes up and down; net income = income after tax; gratuities = tips
at frequent intervals = often; haematoma|hematoma = bruising; refreshments = food and drink; emesis = vomiting
as required = when needed ? .; are operational = are working; warrants that = promises that; orally = by mouth
is in any doubt = is not sure; in possession of = with ! the; remains closed = stays closed; personnel = staff
tuition = teaching ! fees fee; hours following = hours after; will determine = will decide; beverages = drinks
place of residence = address; regarding|concerning = about; are not eligible to = cannot; persisting = lasting
notify us of = tell us about; inform us of = tell us about; be reimbursed = be paid back; is eligible to = can
pedestrians = people on foot; exercise caution = take care; discarded = thrown away > be; is deemed to be = is
are applicable to = apply to; dismantle = take apart ? the; pro rata = in proportion ? .; comply with = follow
inadvertently = accidentally; the preceding = the previous; re-evaluated = checked again; physicians = doctors
vehicular traffic = vehicles; exclusive of = not including; duly authorised = authorised; ingested = swallowed
level surface = flat surface; was negligent = was careless; be accorded to = be given to; ordinarily = usually
costs incurred in = costs of; the consignment = the parcel; be supplied to = be given to; punctually = on time
is scheduled to = is due to; this regulation = this rule; which amounts to = which is; unforeseen = unexpected
a minimum of = at least ? #; deduct = take off ? the any; illuminate = light up ? the; at liberty to = free to
and subsequently = and then; remain seated = stay seated; visual acuity = clear sight; in perpetuity = forever
augmented by = increased by; signifies that = means that; industrial action = strikes; liaise with = work with
undertakes to = promises to; discrepancies = differences; intravenously = into a vein; negligible = very small
non-attendance = not coming; garment = piece of clothing; is operational = is working; duration of = length of
ascertain that = check that; the malfunction = the fault; any person who = anyone who; oedema|edema = swelling
remain closed = stay closed; be supplied with = be given; a minority of = a few ! one; topically = on the skin
be in attendance = be there; in operation = working > be; twice weekly = twice a week; sufficient = enough < a
be repudiated = be refused; the erection of = building; be in possession of = have; subterranean = underground
illuminates = comes on ? .; incurring = paying ? a any; surcharges = extra charges; is inclusive of = includes
are inclusive of = include; per claim = for each claim; arising out of = caused by; up to a maximum of = up to
fluctuate = go up and down; are ineligible to = cannot; the exterior = the outside; is negligent = is careless
is domiciled in = lives in; return same = send it back; but exclusive of = but not; produce proof = show proof
be signposted = have signs; any additional = any extra; the expiry of = the end of; is payable = must be paid
documentation = paperwork; save where = except where; the process whereby = how; commencement = start < to
rapidly|swiftly = quickly; currently|presently = now; consent = permission ! to; in its entirety = in full
vicinity of = area around; recharged to = charged to; lumbar spine = lower back; will lapse = will run out
bulky items = large items; is ineligible to = cannot; a rebate of = a refund of; occasioned by = caused by
be domiciled in = live in; as scheduled = as planned; be segregated = be sorted; in due course = later ? .
once weekly = once a week; verify your = check your; stands at = is ? present; the omitted = the missed
surcharge = extra charge; inclusive of = including; discrepancy = difference; seek clarification = ask
promptly at = on time at; be remunerated = be paid; the portal = the website; our portal = our website
cardiac = heart ! arrest; periodically = regularly; an additional = an extra; methodologies = methods
expeditiously = quickly; difficulties = problems; thereafter = after that; in default of = without
modifications = changes; proficient in = good at; for a duration of = for; consuming food = eating
complies with = follows; medications = medicines; descend = go down ? the; for retention = to keep
recurs = comes back ? .; analgesia = pain relief; perspiration = sweating; adversely affect = harm
pre-existing = existing; drowsiness = sleepiness; grievances = complaints; immerse your = put your
a malfunction = a fault; remain open = stay open; misuse = wrong use ! of; save with the prior = except with the prior
any occurrence of = any; in transit = on the way ? .; expenditure = spending; advantageous = helpful
hereof|hereto|herein =; aforementioned = < the; are deemed to be = are; verify the = check the; urinate = pee
reimbursement = refund; by means of a = with a; inadvisable = not safe; be forfeited = be lost; merely = only
remittances = payments; accruing = building up; confiscate = take away; promptly = quickly ? .
pertains to = is about; annual leave = holiday; dilapidations = damage; supplementary = extra; amongst = among
apparatus = equipment; in the amount of = of; approximately = about; adjacent to = next to; remuneration = pay
detrimental = harmful; annually = every year; modification = change; alterations = changes; frequently = often
are eligible to = can; notify you = tell you; telephoning = calling; thoroughfares = roads; primarily = mainly
grievance = complaint; immerse the = put the; particulars = details; alight from = get off; discontinue = stop
hazardous = dangerous; at a rate of = at ? #; stenosis = narrowing; lavatories = toilets; remittance = payment
duly signed = signed; amendments = changes; terminus = last stop; shall we = shall we; patrons = customers
in respect of = for; pursuant to = under; numerous = many < a; feasible = possible; permitted = allowed
alteration = change; deemed = considered; notify us = tell us; ceases = stops ! to; thoroughfare = road
accrues = builds up; prognosis = outlook; immerse it = put it; components = parts; objectives = goals
per annum = a year; consume food = eat; physician = doctor; in situ = in place; inbound = incoming
carriageway = road; amendment = change; erythema = redness; femur = thigh bone; sutures = stitches
urination = peeing; garments = clothes; suffer from = have; suffers from = has; viable = workable
inception = start; lavatory = toilet; accrue = build up; ingest food = eat; abdomen = stomach; vicinity = area
foodstuffs = food; customary = usual; minors = children; emoluments = pay; equitable = fair; laceration = cut
pulmonary = lung; footwear = shoes; await = wait for; constitutes = is; beverage = drink; residence = home
concepts = ideas; excursion = trip; component = part; ingest = swallow; persons = people; been duly = been
incisions = cuts; therein = in it; whereupon = and; posology = dose; drowsy = sleepy; suture = stitch
fails to = does not > party policyholder occupier hirer tenant member customer he she it employee borrower buyer landlord who
require = need ! that < a an the your our my his her its their each every any no some another first last next new recent of
expedite = speed up < a an the your our my his her its their each every any no some another first last next new recent of
expedites = speeds up < a an the your our my his her its their each every any no some another first last next new recent of
plays a pivotal role in|plays a crucial role in|plays a vital role in|plays a key role in = is very important for
there is a family predisposition|there is a familial predisposition|there is a genetic predisposition|there is a hereditary predisposition = it runs in the family
to facilitate the expeditious processing of|to facilitate the prompt processing of|to facilitate the swift processing of = to help us quickly process
not later than|no later than = by ? # the monday tuesday wednesday thursday friday noon midday january february march april may june july august september october november december ~ hours days weeks months minutes
within the stipulated timeframe|within the specified timeframe|within the stipulated period|within the specified period|within the prescribed period = in time ? .
undertaking a consultation exercise with regard to|undertaking a consultation on|carrying out a consultation on|conducting a consultation on|undertaking a consultation exercise on|undertaking a consultation exercise about = asking people for their views on
wishing to = who want to > residents members customers patients students visitors parents applicants employees people those staff tenants passengers anyone persons individuals candidates guests
as soon as is reasonably practicable|as soon as reasonably practicable|as soon as is practicable|as soon as practicable = as soon as possible
found to be in contravention of|in contravention of|found to be in breach of|found to be in violation of = breaking ? this these the any
will be liable to a charge of|shall be liable to a charge of|will be liable to a fine of|will be liable for a fine of = will be charged
save in the case of an emergency|save in the case of emergency|save in case of emergency|save in an emergency = except in an emergency
prohibited = not allowed ? until during without unless when before after in on at here by inside and < strictly expressly
objective = goal > our main the an key primary my your its their one this each every first ! data test tests evidence criteria measure measures view way reality fact facts truth assessment
prior to commencing utilisation of|prior to commencing utilization of|prior to utilisation of|prior to utilization of|prior to the use of|prior to using = before using
adhere to = follow ? the our your this these all any ~ skin glass surface surfaces wall walls paper metal wood plastic body floor
adhering to = following ? the our your these all any ~ skin glass surface surfaces wall walls paper metal wood plastic body floor
are advised to = should > those travelling people patients members applicants visitors passengers customers residents users
consequently|therefore|thus|hence = so < has have is are was were will would can may must should be been do does did
experience = have ? any some side pain dizziness problems symptoms severe mild persistent discomfort difficulty trouble > may might can could will to you should who patients people
resolve = clear up ? within on spontaneously by > should will may to usually typically often generally symptoms they
disconnected from the mains|disconnected from the mains supply|disconnected from the power supply = unplugged
may recover the|will recover the|shall recover the = can claim back the ? amount sum cost costs overpaid overpayment
the termination of the contractual relationship|termination of the contractual relationship = the end of our contract
becoming cognisant thereof|becoming cognizant thereof|becoming aware thereof|obtaining knowledge thereof = finding out about it
due to insufficient funds|owing to insufficient funds|because of insufficient funds = because there was not enough money
transient = short-lived ? swelling redness pain effects symptoms discomfort bleeding itching numbness stiffness soreness tingling
seek urgent medical attention|seek immediate medical attention|seek prompt medical attention = see a doctor straight away
has lapsed|have lapsed = has run out > licence license policy membership permit insurance subscription contract cover
an alternative = another ? route venue date time method address form arrangement place appointment way person
an adequate quantity of|a sufficient quantity of|an adequate supply of|a sufficient supply of|adequate quantities of|sufficient quantities of|an adequate level of = enough
adequate = enough ? refreshments water food insurance sleep rest clothing money funds notice time space lighting ventilation light training supervision support resources fluids < an the
our liability is limited to|our liability shall be limited to|our liability will be limited to = we will pay no more than
we regret to inform you that|we regret to advise you that|we regret to tell you that = we are sorry to tell you that
is subject to availability|are subject to availability = depend on what is available > tickets places rooms appointments offers spaces seats
is incompatible with = does not work with > software app device printer version program cable charger battery it
due to = because of ? scheduled planned illness bad poor roadworks technical high heavy unforeseen unexpected staff weather lack flooding maintenance safety snow ice rain strong sickness circumstances < amount sum payment payments rent money balance is are was were be been
unless otherwise stated|unless otherwise specified|unless stated otherwise|unless otherwise indicated = unless it says otherwise
a significant proportion of|a large proportion of|a substantial proportion of = many ! the our your their my this it its income water time money
has the capacity to accommodate|can accommodate|is able to accommodate = has room for > it room hall venue museum car restaurant bus building hotel school theatre
obligations of confidentiality|obligation of confidentiality|duty of confidentiality = duty to keep information private
your cooperation in this matter is greatly appreciated|your cooperation in this matter is appreciated|your cooperation is greatly appreciated|your cooperation is appreciated|your co-operation is appreciated = thank you for your help ^
wishing to make representations concerning|wishing to make representations regarding|wishing to make representations about = who want to comment on
over-the-counter remedies|over-the-counter medicines|over-the-counter medication = medicines bought without a prescription
be under constant adult supervision|be under adult supervision at all times|be supervised by an adult at all times = be watched by an adult all the time
adequate hydration must be maintained|adequate hydration must always be maintained|adequate hydration should be maintained = it is important to drink enough
with a history of = who have had ? heart cardiac asthma diabetes stroke cancer allergies depression epilepsy allergic kidney liver stomach blood seizures > patients people those anyone individuals women men
in case of accidental ingestion|in the event of accidental ingestion|if accidentally ingested|if ingested accidentally = if it is swallowed by accident
any breach of confidentiality|a breach of confidentiality|breach of confidentiality = sharing private information
appropriate footwear is mandatory|appropriate footwear is compulsory|appropriate footwear is obligatory|appropriate footwear is required = you must wear the right shoes
`);

/** Bookish verbs and the plain ones. */
export const BOOKISH_VERBS = readVerbs(`
exhibit = show ? signs symptoms any; exhibit = show > he she it patient pupil student child device system
consume = eat ? food meals a the any < fire fires flames it ~ water alcohol liquids drink drinks beverages electricity energy power time
consume = drink ? alcohol water liquids fluids; attend = go to ? the a an this all school ~ needs needs
attend = come to ? our your ~ needs; waive = drop ? the this a any all your said
disclose = mention ? any a an pre-existing existing previous; disclose = give ? all full your details
waive = give up ? your his her their its any all my our ~ fee fees charge charges surcharge fine penalty rent cost costs
mitigate = reduce ~ vulnerability issue; mitigate = fix ? the
forward = send ? your the this it any them to < look looking looks looked go going move moving straight best
carry out an investigation into|undertake an investigation into|conduct an investigation into = look into
conduct = carry out ? a an interviews research tests searches regular ~ orchestra choir electricity band
purchase = buy > to will would can could should must may might please not cannot you we they i or and
familiarise themselves with|familiarize themselves with|acquaint themselves with = get to know; amend = change
conduct a review of|carry out a review of|undertake a review of|perform a review of = review; commence = start
carry out an evaluation of|conduct an evaluation of|undertake an evaluation of = evaluate; occur = happen ! to
familiarise yourself with|familiarize yourself with|acquaint yourself with = get to know; defer = put off ! to
attempt to = try to > you to they we not will must may do can who or and i he she it; devise = think up ? a an
respond = reply ? . within by as to > to must will please may can should ~ treatment; participate = take part
sustain = suffer ? an minor serious injuries injury damage losses loss severe; vacate = leave ? the your their
claim reimbursement of|claim reimbursement for|claim a refund of = claim back; omit = miss ? a your dose doses
make an enquiry about|make enquiries about|make inquiries about = ask about; effect notification = give notice
provide = give ! for that < for by of be been being is are was were ~ with; configure = set up ? the your a it
ensure = make sure ? that you we they it he she there everyone everybody; attain the age of = reach the age of
perform a backup of|take a backup of|make a backup of = back up; decline = refuse ? a an the your any all this
carry out an examination of|conduct an examination of = examine; dispute = disagree with ? the this a any your
bear the cost of|bear the costs of|bear all costs of = pay for; encounter = have ? any difficulties problems a
effect = make ? any necessary repairs alterations changes; undertake = carry out ? the a any this repairs work
endeavor to|endeavour to = try to < reasonable best all; declare = report ? all any your income earnings ~ war
depress = press ? the both ~ prices market mood economy; rotate = turn ? the it your ~ crops staff jobs logs
conduct a survey of|undertake a survey of = survey; come into effect|come into force = start to apply
dispatch|despatch = send ? . the your a an to by; recur = come back > symptoms problem fault pain
indicate = show < be been being is are was were; obstruct = block ~ justice police officer view; peruse = read
depart from = leave from ? platform stop gate; forfeit = lose ? the your their any his her; manufacture = make
have nausea|experience nausea = feel sick; revert to = get back to ? you us me them; rescind|revoke = withdraw
calculate = work out ? the your how what; contravene = break ? the this these any; disregard = ignore ! for of
impair = affect ? your the their vision; facilitate = help with ? the a your our; collaborate with = work with
extinguish = put out ? a the fires any; reschedule = move ? the your our this; effect notification of = report
enrol = sign up ? a your their the my; resume = go back to ? your normal the; fulfil = meet ? the our your all
prejudice = harm ? the your any our; collaborate = work together ! with; indemnify against = cover against
relocate = move ? . the our your; give consideration to = consider; effect the clearance of = clear
necessitates that = means that; formulate = draw up ? a the an; participate in = take part in; transmit = send
locate = find ? the your a an; scrutinise|scrutinize = check; initiate|institute = start; relinquish = give up
effect repairs to = repair; originate from = come from; avoid exposure to = avoid; stipulate that = say that
cease and desist = stop; comprehend = understand; adjourn = put off ? the; substantiate = back up
diminish = lessen ! in; decline to = refuse to; monitor = check ? your; incorporate = include; ambulate = walk
relocate to = move to; implement = carry out; conclude = end ! that; comprise = consist of; necessitate = need
correspond to = match; demolish = knock down; withhold = keep back; elect to = choose to; recuperate = recover
ascertain = find out; disseminate = spread; ameliorate = improve; allocate = give ! on; file = send in ? tax
give rise to = cause; elucidate = explain; anticipate = expect; terminate = end ! .; navigate to = go to
curtail = cut short; supersede = replace; exacerbate = worsen; reiterate = repeat; transpire = happen
replenish = refill; demonstrate = show; inform = tell ~ of; optimize = improve; optimise = improve
liberate = release; envisage = expect; originate = start; solicit = ask for; enhance = improve; disburse = pay
omit to = fail to; validate = check; alleviate = ease; entail = involve; bequeath = leave; accomplish = do
modify = change; select = choose; elevate = raise; possess = have; alter = change; leverage = use
depict = show; procure = get; utilize = use; utilise = use; acquire = get; reside = live; assist = help
inquire = ask; enquire = ask; retain = keep; rectify = fix; obtain = get; remit = send
permit = allow ? any us them you him her anyone access entry the > must to not will may shall should would does
apprise|notify = tell ? you us me them him her the all a an any your our their staff reception everyone parents residents customers members tenants
cease = stop ? . pending by no before after taking using smoking working operations trading work all immediately on from at in with
conduct an assessment of|carry out an assessment of|undertake an assessment of|perform an assessment of = assess
conduct an inspection of|carry out an inspection of|undertake an inspection of|perform an inspection of = inspect
`);

/** What a child knows, for words that any adult does. */
export const CHILD_WORDS = readWordings(`
however|nevertheless|nonetheless = but ! much many long hard far well; therefore|consequently|thus|hence = so
has increased by = has gone up by; have increased by = have gone up by; has decreased by = has gone down by
have decreased by = have gone down by; compared to last year|compared with last year = since last year
in the next quarter = in the next three months; in the last quarter = in the last three months
the process by which = the way; nutrients = food; by-product = leftover; is released = comes out
are released = come out; atmosphere = air; synthesise|synthesize = make; generates = makes; generate = make
produces = makes; produce = make; depend on = need; depends on = needs; revenue = the money that comes in
employees = workers; organisation|organization = group; for details = to learn more
annually|per annum = every year; immediately = right away
`);
