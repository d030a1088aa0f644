import { readVerbs, readWordings } from './wording.js';

/** Long-winded wordings and the short ones that mean the same, safe in any text. A data file, hence its length. */
export const WORDY = readWordings(`
over a period of time = over time
at this point in time,|at this moment in time,|at the present time,|at the current time, = ^
we are hoping that = we hope that; i am hoping that|i'm hoping that = I hope that
we are hoping to|we're hoping to = we hope to; i am hoping to|i'm hoping to = I hope to
can be started = can start; should happen to have = have; should you happen to have = if you have
happen to have = have ? any
quite a lot of careful thought|a lot of careful thought|a great deal of careful thought = careful thought
hurt or injured|injured or hurt = hurt; nobody at all = nobody; no one at all = no one
nothing at all = nothing; anyone at all = anyone; anything at all = anything
in any way whatsoever|in any way at all = at all
in any way = ? . > hurt injured damaged harmed affected changed; at all possible = possible
of any kind|of any sort = ? .
is going to be coming out to|will be coming out to|is going to be coming to = is coming to
is going to be coming|will be coming = is coming; are going to be coming|will all be coming = are coming
longer and longer = longer; worse and worse = worse; bigger and bigger = bigger
more and more = more ? expensive difficult often; more of a discussion = more discussion
the one and only thing = the only thing; pretty much every = almost every; pretty much all = almost all
pretty much = almost ? the everything everyone everybody
something like = about ? #
for basically the whole = for almost the whole
when it comes right down to it|when you get right down to it = ^
necessitated by = needed because of; have a think about = think about; approximately = about; to make a booking|to make a reservation = to book ! for
in my role as a|in my capacity as a|in my position as a = as a; in my role as|in my capacity as = as
was involved in the training of|was also involved in the training of = helped train
was involved in the planning of = helped plan
was involved in the organisation of|was involved in the organization of = helped organise
members of the team = team members
through the introduction of|by means of the introduction of|via the introduction of|by the introduction of = by introducing
through the use of|by the use of|by making use of = by using; through the development of = by developing
successfully led|successfully managed = led
successfully = ? completed delivered launched implemented increased reduced trained introduced
led and managed|managed and led = led
have been left with no other choice but to|have been left with no choice but to|have no other choice but to|have no choice but to|have no other option but to|have no option but to|are left with no choice but to|are left with no option but to = have to
has no other choice but to|has no choice but to|has no option but to = has to
had no other choice but to|had no choice but to|had no option but to = had to
have unfortunately been left with no other choice but to|have unfortunately been left with no choice but to|unfortunately have no choice but to = unfortunately have to
as had previously been agreed|as was previously agreed|as we previously agreed|as previously agreed = as agreed
get back in touch with = contact; just as soon as = as soon as
a period of = ? # < for
helped me to = helped me ! my the a; help me to = help me ! my the a; helped us to = helped us ! our the a
help you to = help you ! your the a; helps you to = helps you ! your the a
had a positive impact on|had a positive effect on = improved
has a positive impact on|has a positive effect on = improves
have a positive impact on|have a positive effect on = improve
and that also = and also ? improved helped made gave; the level of service = the service
the level of care = the care
with a smile on her face|with a smile on his face|with a smile on their face = with a smile
originally constructed|originally built = built
carrying out all the necessary|carrying out all of the necessary|carrying out the necessary = the ? repairs work works checks
please can you|please could you = please ? let send give bring tell confirm check make
it is worth bearing in mind that|bear in mind that|it is worth remembering that|it should be remembered that|it is worth pointing out that|i should point out that|i would like to point out that = ^
have something to eat and drink|have something to eat or drink = eat and drink
a considerable amount of = much ? repair work; the total cost of = the cost of
out of the blue like this = out of the blue; all the necessary = the ? repairs work
any inconvenience that this may cause you|any inconvenience this may cause you|any inconvenience that this may cause|any inconvenience this may cause|any inconvenience caused = any inconvenience ? .
do apologise for = apologise for
any additional fee that may be required|any extra fee that may be required = any extra fee
any additional cost that may be incurred = any extra cost; is in need of being = needs to be
are in need of being = need to be
have always had a very strong interest in|have always had a strong interest in = have always been interested in
provide me with some information about|provide me with information about|give me some information about = tell me about
provide us with some information about|provide us with information about = tell us about
am having difficulty in finding|am having difficulty finding = cannot find
have had previous experience of working in|have previous experience of working in = have worked in
have had experience of working in = have worked in; and where i also learned how to = and learned to
learned how to = learned to; potentially coming = coming
coming along to = coming to; an hour or two of your time = an hour or two
because of the fact that|owing to the fact that = because
i have come to this decision because|i have made this decision because = this is because
therefore no longer = no longer
resign from my position as|resign from my post as|resign from my role as = resign as
resigning from my position as|resigning from my post as|resigning from my role as = resigning as
a great deal more|a whole lot more|an awful lot more = much more ? convenient important difficult expensive useful time work money
told us that they thought that|told us that they thought = thought
said that they felt that|said that they thought that = thought that
delays to the delivery of your = delays to your
everything that we possibly can|everything we possibly can|everything that we can = everything we can
everything that i possibly can|everything i possibly can = everything I can
absolutely everything = everything
if that is convenient for you|if that is convenient to you|if this is convenient for you = if convenient
you will be able to = you can ? find see book enjoy choose get
came away from it having learned|came away having learned|came away having learnt = learned
in the eventuality that = if; some extra pairs of hands|extra pairs of hands = extra help
put up the price of|put up the prices of = raise the price of
it looks like it might possibly be|it looks like it might be|it looks as if it might be|it seems like it might be|it looks like it may be = it may be
at some point before = before; at some point on = on; at some point next week = next week
at some point this week = this week; at some point tomorrow = tomorrow; at some stage = sometime
not working at the moment|not working at present|not working at this time = not working
not available at the moment = not available; is currently not = is not
completely smashed to pieces|smashed to pieces = smashed
making a change to|making changes to|making alterations to = changing
make a change to|make alterations to = change; made a change to|made changes to = changed
after having = after ? thought
having had a think about|after having thought about|after having given some thought to = after thinking about
i have been having a think about = I have thought about
about the possibility of = about ? changing moving making
discussed the possibility of = discussed ? changing moving making
in addition to this,|on top of this,|on top of that, = also ^
with that being said,|that being said,|having said that, = still ^; for your information, = ^
i am emailing to|i'm emailing to|i am getting in touch to|i'm getting in touch to|i am contacting you to = I am writing to
there is no doubt that|there is no question that|without a shadow of a doubt|without any doubt|without a doubt = ! as
as far as i am concerned|speaking personally|for my part|in my honest opinion = ^
in the first instance = first; in the final analysis|in the long run, = ultimately ^
on the grounds that|by reason of the fact that|in as much as|inasmuch as = because; on the part of = by
with regard to the subject of|on the subject of|as far as concerns = about
in connection with = about > you me us writing write email letter call information question questions query queries spoke
in the neighbourhood of|in the neighborhood of|in the region of = about ? #
a sufficient amount of|a sufficient number of|an adequate amount of = enough
an excessive number of|an excessive amount of = too many; a whole host of = many
a variety of = several ? reasons ways factors options; each of these = each
the whole of the|the entirety of the = all the; both of the = both; half of the = half the < later my your his her our their top bottom first second other last latter upper lower front back right left a the one each this that northern southern eastern western better
during the time when = while; on the day that = when; prior to that time = before then
after that time|following that = then ^; from time to time = sometimes
on a few occasions|on some occasions = sometimes; on two occasions|on two separate occasions = twice
on several occasions|on several different occasions = several times
on three occasions|on three separate occasions = three times; on one occasion = once
at the earliest possible opportunity|at the soonest possible time = as soon as possible
at a time that is convenient for you|at a time convenient to you|at a time that suits you = when it suits you
at no cost to you|at no charge|free of charge = free ? .
absolutely free of charge|completely free of charge|absolutely free|completely free = free
in writing by email = by email; by email to = to ? me; send me an email at = email me at
send us an email at = email us at; give us a call on|give us a ring on|call us by telephone on = call us on
give me a call on|give me a ring on = call me on
get in contact with|make contact with|get in touch with = contact
got in contact with|got in touch with|made contact with = contacted ? us me him her them you
have a read of|have a read through|read through = read ? the this it
fill out and complete|fill in and complete = complete; sign up and register|register and sign up = sign up
check and verify|check and confirm = check; plan and prepare = plan ? for the; help and assist = help
assist and help = help; discuss and talk about = discuss; stop and cease = stop
ask for and request = request; new and innovative = innovative; honest and truthful = honest
safe and secure = safe; fair and equitable = fair; good and proper = proper; various and sundry = various
hopes and aspirations = hopes; aims and objectives|goals and objectives = aims
thoughts and opinions|views and opinions = views; terms and conditions of use = terms
advice and guidance|help and advice|help and support = help; give rise to = cause; gave rise to = caused
have need of = need; is of great importance = is important; are of great importance = are important
is of interest to = interests; put in an application for = apply for
put in a request for|make a request for|submit a request for = request; made a request for = requested
place an order for = order; placed an order for = ordered; take action to = act to; take steps to = try to
took the decision to = decided to; take the decision to = decide to
has been in operation since = has operated since; carry out an assessment of|make an assessment of = assess
carry out a survey of = survey; carry out an audit of = audit; carry out the installation of = install
give permission for = allow
provide information about|provide information on|give information about = explain
make an improvement to|make improvements to = improve; made improvements to = improved
make a comparison of = compare; make arrangements for = arrange; made arrangements for = arranged
make provision for = provide for; make preparations for = prepare for
make a recommendation that = recommend that; make a complaint about = complain about
made a complaint about = complained about; offer an apology for = apologise for
make an apology for = apologise for; offer assistance to = help; lend assistance to = help
is reflective of = reflects; is supportive of = supports; are supportive of = support
is suggestive of = suggests; is a matter of concern to = concerns; reach an agreement on = agree on
reached an agreement on = agreed on
came to the realisation that|came to the realization that = realised that
have doubts about = doubt ! the whether; hold a meeting = meet ? to; held a meeting to = met to
draw your attention to the fact that = point out that
the question as to whether|the question of whether = whether; there is a need to = we need to ^
there is a need for = we need ^; is a requirement for = is required for
as soon as it is possible to do so|as soon as it is possible|as soon as is possible|as soon as possibly possible = as soon as possible
from the hours of = from ? #; between the hours of = between
have come to the decision that i am going to be stepping down = have decided to step down
have come to the decision to|have taken the decision to|have made the decision to|have reached the decision to = have decided to
has come to the decision to|has taken the decision to|has made the decision to = has decided to
have come to the decision that|have taken the decision that|have made the decision that = have decided that
has come to the decision that|has taken the decision that = has decided that; have gone ahead and = have
has gone ahead and = has; went ahead and =; go ahead and = ? book send order change add cancel update make
it is expected that it will|it is expected that this will = it is expected to
on account of = because of ! the
drop you all a quick note to let you know that|drop you all a quick line to let you know that|drop you a quick line to let you know that|drop you a line to let you know that|drop you a quick note to let you know that|send you a quick note to let you know that = let you know that
thought and consideration = thought; this current = this
have very much enjoyed = have enjoyed; more than happy to = happy to; more than welcome to = welcome to
would be able to = could ! so; make a start on = start; make a start = start; have a look over = look over
have a look at|take a look at = look at; had a look at|took a look at = looked at
a chance yet to = a chance to; sent across to you|sent over to you|sent through to you = sent to you
if for any reason = if
will not be going ahead = will not go ahead
we would ask that you|we would kindly ask that you|we ask that you|we would like to ask that you = please ! are have were had
which is left|that is left|which are left|that are left = left ? behind over unattended open unlocked
all in all i would have to say that|all in all i have to say that = overall,
i would have to say that|i have to say that|i must say that =; all in all = overall
broadly speaking happy = broadly happy; with the way that = with how
about the fact that = that < concern concerns concerned complaint complaints
a concern about the fact that = a concern that; the whole time that = all the time
late evening hours = late evening
who are aged|who is aged = aged ? between #
have got = have ? a an the some no two three
until such time that = until; for the simple reason that = because
in the event of there being = if there is; on the occasion of = on ? his her my your our their; at a later date = later
at an earlier date = earlier; at some point in the future = later; on a voluntary basis = voluntarily
on a temporary basis = temporarily; on a permanent basis = permanently
on a case by case basis = case by case; in the meantime period = meanwhile
it would be greatly appreciated if you could|it would be appreciated if you could|i would appreciate it if you could|we would appreciate it if you could = please
i am writing to let you know that|we are writing to let you know that|we are writing to advise you that|i am writing to advise you that =
hi all just to say that|hi all, just to say that = Hi all,
hi everyone just to say that|hi everyone, just to say that = Hi everyone,
is of the utmost importance = is vital; make an application for = apply for; make a payment of = pay
make payment of = pay; carry out an inspection of = inspect
undertake a review of|carry out a review of = review; put in place = set up < in; in order that = so that
whether or not to = whether to
the reason for this is that|the reason for this is because = this is because ^
regardless of the fact that = although; come into contact with = meet ? many other new the people
up until = until; off of = off; inside of the = inside the < the; outside of the = outside the < the
given the fact that = since; in order to|so as to = to
is going to|are going to|am going to = will ? be take have begin happen bring get make start end cost last arrive move change stop leave
we're going to = we will ? be take have make start end move change stop leave
i'm going to = I will ? be take have make start move change stop leave
for the very first time = for the first time; in order for = for < is are was were be all everything put
it is absolutely necessary that you|it is necessary that you = you must
within a period of|within a time frame of = within
am unfortunately not able to|are unfortunately not able to|is unfortunately not able to = unfortunately cannot
am not able to|are not able to|is not able to = cannot; was not able to|were not able to = could not
am able to = can; or alternatively = or; each and every one of = each of
over the course of the past|over the course of the last = in the past
get in touch with us by telephone on|contact us by telephone on = call us on; all of our valued = all our
all of our = all our; my very first = my first
i would be very happy if you could|i would be happy if you could|i would be grateful if you could|i would be so grateful if you could|i would be very grateful if you could|i would be really grateful if you could|i would be extremely grateful if you could|i would be most grateful if you could|i'd be grateful if you could|i'd be so grateful if you could|i'd be very grateful if you could|i'd be really grateful if you could|i'd be extremely grateful if you could|i'd be most grateful if you could|we would be grateful if you could|we would be so grateful if you could|we would be very grateful if you could|we would be really grateful if you could|we would be extremely grateful if you could|we would be most grateful if you could|we'd be grateful if you could|we'd be so grateful if you could|we'd be very grateful if you could|we'd be really grateful if you could|we'd be extremely grateful if you could|we'd be most grateful if you could = please
really very = very; a container which contains = a container with; which contains a|that contains a = with a
quite proud to be able to = proud to; excited and also quite proud = excited and proud
i would really like to say thank you to = thank you to; and in particular to = especially to
take this opportunity to =
due to the fact that|owing to the fact that|for the reason that|on account of the fact that|in view of the fact that|in light of the fact that = because
despite the fact that|in spite of the fact that|notwithstanding the fact that = although
as a matter of course = routinely; as a matter of fact = in fact
of whatsoever nature|of whatsoever kind|of any kind whatsoever|whatsoever =
the way in which = how < in by of about with; in all likelihood = probably
which is located|which are located|that is located|that are located|which is situated|which are situated|that is situated|that are situated = ? in on at near next behind between opposite above below
by means of = by; by virtue of = by; on the basis of = based on
at this point in time|at the present time|at the present moment in time|at the current time|at this moment in time = now
at that point in time = then; in the near future = soon; in the not too distant future = soon
until such time as = until; prior to = before; by no later than = no later than; in order to be able to = to
am not going to be able to|are not going to be able to|is not going to be able to|will not be able to|won't be able to = cannot
to be able to = to < needs need want wants going not have has had ought used seem seems seemed appear appears appeared
all of the = all the; subsequent to = after; in advance of = before
in the event that|in the event of a situation where = if; in the event of = if there is ~ being
on condition that|provided that = as long as; do not hesitate to|don't hesitate to =
with regard to|with regards to|with respect to|in relation to|in regard to|in reference to|with reference to|pertaining to = about ! your
as regards = about; in the absence of = without; in addition to = besides; in conjunction with = with
in accordance with = in line with; in close proximity to = near; in the vicinity of = near
in the process of = ! elimination change; in terms of the = about the; for the purpose of = for
for the purposes of = for
a large number of|a great number of|a significant number of|a considerable number of = many
a great deal of|a large amount of|a significant amount of|a considerable amount of = much ? thought care effort discussion debate dust attention
a small number of = a few; the majority of the|the vast majority of the = most of the
the majority of|the vast majority of = most of ? these those them us our my their your
writing to express my dissatisfaction with|writing to express my disappointment with = writing to complain about
at the same time as you're|at the same time as you are = while you are ! the a
arrange for the payment to be made|arrange for payment to be made = pay; during the period of the = during the
made the comment that|did make the comment that = said that; a wealth of experience = extensive experience
for quite some time now|for some time now = for some time; it was eventually decided = it was decided
and we have been told that it = and it ! is was had has; all members of the public = the public
whatever it is that you = whatever you; you happen to be doing = you are doing
have given us a quote of = have quoted; than i had been before = than before; works taking place in = works in
we think we'd like to = we'd like to; works taking place on = works on
the majority of|the vast majority of = most < by
a number of = several < the ! us them you those these which the our my your his her whom
on a daily basis = daily; on a weekly basis = weekly; on a monthly basis = monthly
on a yearly basis|on an annual basis = yearly; on a regular basis = regularly; on a frequent basis = often
on a number of occasions = several times; on numerous occasions = often
has the ability to|has the capacity to = can; have the ability to|have the capacity to = can < not to will would may might must should could
is able to|are able to = can; is in a position to|are in a position to = can; is capable of being = can be
are capable of being = can be; made the decision to = decided to; make the decision to = decide to
with effect from = from
i just wanted to reach out to see whether it might be possible for you to|i wanted to see whether it might be possible for you to|i was wondering whether it might be possible for you to|i wanted to ask whether it would be possible for you to|i wanted to ask if it would be possible for you to|i just wanted to ask if you could|i wanted to ask if you could|i was wondering if you could maybe|i was just wondering if you could maybe = please
by the name of = called; in the course of next week = next week; in the course of this week = this week
about the matter of|with regard to the matter of|in the matter of = about
any questions or concerns|any questions or queries = any questions
a total of = ? #
in comparison with|in comparison to = compared with
for this reason it is that|it is for this reason that = so; are going to make the decision to = are going to
will make the decision to = will; there are a number of = there are several
a decision has been made to = we have decided to < that; make a decision = decide
makes a decision = decides; made a decision = decided; make an adjustment to = adjust
make changes to = change; make use of = use; makes use of = uses; made use of = used; making use of = using
take into consideration|take into account = consider
taken into consideration|taken into account = considered; give consideration to = consider
gave consideration to = considered; reach a conclusion = conclude
come to the conclusion that = conclude that < have has had
have come to the conclusion that|have reached the conclusion that = have concluded that
has come to the conclusion that|has reached the conclusion that = has concluded that
coming to the conclusion that = concluding that; came to the conclusion that = concluded that
conduct an investigation into = investigate; conduct an analysis of = analyse
perform an analysis of = analyse; provide assistance to = help; provide assistance with = help with
provide support to = support; provide a description of = describe
provides a description of|gives a description of = describes; a decision was made to = it was decided to
provide an explanation of = explain; is indicative of = shows
is dependent on|is dependent upon = depends on; are dependent on|are dependent upon = depend on
is in need of = needs; are in need of = need; has a tendency to = tends to; has an effect on = affects
has an influence on = influences; have an influence on = influence; had an influence on = influenced
have an effect on = affect; had an effect on = affected; is in possession of = has
are in possession of|am in possession of = have; am of the opinion that|are of the opinion that = think that
is of the opinion that = thinks that; were of the opinion that|was of the opinion that = thought that
was responsible for the management of|were responsible for the management of = managed
is responsible for the management of = manages
am responsible for the management of|are responsible for the management of = manage; am a person who is = am
it is our intention to = we intend to; it is my intention to = I intend to
it is our hope that = we hope that; it is my belief that = I believe that
are in disagreement with = disagree with; is in disagreement with = disagrees with
are in agreement with = agree with; is in agreement with = agrees with; is in violation of = breaks
have a tendency to = tend to; has an impact on = affects; have an impact on = affect
had an impact on = affected; is a reflection of = reflects; with the exception of = except
with the exception that = except that; first and foremost = first; each and every = every; any and all = all
one and the same = the same; null and void = void; know whether or not = know whether
decide whether or not = decide whether; if and when = if; as to whether = whether
as a consequence of|as a result of = because of; as a consequence = so
in the majority of cases|in most cases = usually; in some cases = sometimes; in many cases = often
it is possible that = perhaps; there is a possibility that = perhaps; in excess of = more than
in lieu of = instead of
in an effort to|in an attempt to = to
for a period of time = for some time; for a period of = for; over the course of = during
during the course of = during; in the course of = during; during the time that = while
in a timely manner = on time; in an efficient manner = efficiently; in a careful manner = carefully
in a professional manner = professionally; in such a manner as to = to; in such a way that = so that
to the extent that = as far as; not in a position to be able to = unable to
not in a position to = unable to; past history = history; future plans = plans < and; end result = result
final outcome = outcome; free gift = gift; advance planning = planning; advance warning = warning
added bonus = bonus; basic fundamentals|basic essentials = basics; completely eliminate = eliminate
absolutely essential = essential; close proximity = nearness; collaborate together = collaborate
combine together = combine; join together = join; merge together = merge; revert back = revert
return back = return; repeat again = repeat; refer back to = refer to; past experience = experience
new innovation|new innovations = innovation; unexpected surprise = surprise; still remains = remains
very unique = unique; exact same = same; period of time = time; point in time = time; in nature = < mother
located in = in ? the a our; the reason why is that = because; the reason is because = because
it is important to note that|it should be noted that|it is worth noting that|it is worth mentioning that|it is important to bear in mind that|it is important to remember that|it should be borne in mind that|please note that|please be aware that|it is interesting to note that|it must be remembered that|it goes without saying that|needless to say =
we are writing to inform you that|i am writing to inform you that|this is to inform you that|please be advised that|please be informed that|we would like to inform you that|i would like to inform you that|we wish to inform you that|we hereby inform you that =
i wanted to reach out to let everyone know that|i wanted to reach out to let you know that|i wanted to let you know that|i just wanted to let you know that|i wanted to let everyone know that|i am reaching out to let you know that|i'm reaching out to let you know that|just wanted to let you know that =
really and truly =
all in all, at the end of the day|all in all at the end of the day|at the end of the day, all in all =
brand new = new; wide range of different = wide range of
variety of different = variety of; various different = various
some alternative parking elsewhere = other parking
in the field of = in ? catering teaching nursing marketing engineering accounting medicine education finance sales hospitality
mix together = mix; blend together = blend; gather together = gather; meet together = meet
share together = share; plan ahead for the future = plan ahead; track the progress of = track
very much at all = much
members of staff = staff < # some many few more
as soon as you possibly can = as soon as you can; as quickly as you possibly can = as quickly as you can
you are required to = you must; are required to not = must not
are required to = must ? refrain wear furnish assemble notify inform comply < we they not
is required to = must ? refrain wear furnish assemble < not
are required to = must > pupils patients staff passengers members drivers managers parents users employees students tenants visitors participants guests customers residents candidates applicants
has now been = has been; have now been = have been; are currently looking for = are looking for
is currently looking for = is looking for
is currently in the process of = is; are currently in the process of = are
it is a well-known fact that|it is a well known fact that|it is well known that|it is a fact that|it is widely known that = ^
the end result of this is that|the result of this is that|the outcome of this is that = as a result, ^
what this means is that|this means to say that = this means that
at your earliest possible convenience|at your earliest convenience = as soon as you can
due to the simple fact that|for the reason being that = because; in the very near future = soon
on or around = around ? #
at the very latest = at the latest; at the very least = at least; the very same = the same
each and every single = every ? day week time year month morning night one
every single one of = every one of; every single = every ? day week time year month morning night thing
a number of different = several
over and over again = repeatedly; again and again = repeatedly; in the same way that = as
in spite of the = despite the; is in agreement that = agrees that
came to an agreement = agreed ? . on about; have a discussion about = discuss
had a discussion about = discussed; have a conversation about = discuss
had a conversation about = discussed; give an answer to = answer; gave an answer to = answered
make a choice = choose ? . between; make a contribution to = contribute to
make an attempt to = try to; made an attempt to = tried to; make mention of = mention
make reference to = mention; made reference to = mentioned; carry out a check of|carry out checks on = check
carry out repairs to = repair; do a check of = check; give a refund to = refund
issue a refund to = refund ! the
be in a position to = be able to
in my own personal opinion|in my personal opinion = in my opinion
personally, i think|personally i think = I think ^; i personally think|i personally believe = I think
my own personal = my own; in actual fact =; the fact remains that = ^; the thing about it is that = ^
at some point during = during; throughout the entire = throughout the; throughout the whole of the|throughout the whole = throughout the
during the whole of = throughout
for the entire duration of|for the whole duration of|for the duration of = during
until the end of time = forever; on a day to day basis|on a day-to-day basis = daily
in today's day and age = today; in any way, shape or form|in any way shape or form = at all
it is my opinion that|it is my view that = I think; a small handful of = a few; a tiny little = a tiny
small little = small; little tiny = tiny; big huge = huge; first ever = first; absolute must = must
completely full = full; completely empty = empty; final deadline = deadline; actual facts = facts
true facts = facts; necessary requirement = requirement; necessary requirements = requirements
safe haven = haven; sum total = total; usual custom = custom; foreign imports = imports
armed gunman = gunman; regular routine = routine; personal friend = friend
close friends and family = friends and family; advance reservation = reservation
advance reservations = reservations; pre-book in advance|book in advance = book ahead ! of
reserve in advance = reserve ! of; plan in advance = plan ! of
in the month of|during the month of = in ? january february march april may june july august september october november december
in the year = in ? #
pm in the evening|pm in the afternoon|pm at night = pm; rise up = rise; climb up = climb
continue on = continue ? with to; separate out = separate ? the; start off by = start by
start out by = start by; meet up with = meet; try and = try to ? get make find see keep help send come do be
come and visit = visit; please feel free to = please; please kindly = please; kindly please = please
if you would be so kind as to = please ^ ~ i we that; i would be very much obliged if you could = please
as and when = when; as and when required|as and when needed = when needed; unless and until = until
over and above = beyond; the majority of people = most people
on the day in question = on that day
`);

/** Bookish words and the everyday ones; they change the register, so only “simplify” and the like use them. */
export const BOOKISH = readWordings(`
purchased = bought ! power manager team department order orders; concomitantly|concurrently = at the same time
purchasing = buying ! power manager team department order orders
require = need ! that . by < a an the your our my his her its their each every any no some another first last next new recent of
expedite = speed up < a an the your our my his her its their each every any no some another first last next new recent of
expedites = speeds up < a an the your our my his her its their each every any no some another first last next new recent of
expediting = speeding up
to input = to enter; make a determination|reach a decision|arrive at a decision|reach a determination = decide
intermittently = on and off ? .; intermittently = sometimes; any part thereof = any part of them > premises or
strenuous physical activity|strenuous activity|strenuous exercise = hard exercise; were furnished = were given
following your = after your ? operation procedure surgery treatment visit; are unable to|is unable to = cannot
on this occasion = this time; should you elect to|should you choose to|should you decide to = if you choose to
calibre = standard; alternative means of transport|alternative means of transportation = another way to travel
be undertaken = be carried out; accept no liability for|accept no responsibility for = are not responsible for
will be required = will be needed ? . between from at on by; without undue delay|without delay = straight away
facilitate access = give access; gastrointestinal disturbances|gastrointestinal disturbance = stomach problems
am unable to = cannot; stipulated timeframe|specified timeframe|stipulated period|stipulated time = time limit
is strictly prohibited|is strictly forbidden = is not allowed; should you be dissatisfied = if you are unhappy
are strictly prohibited|are strictly forbidden = are not allowed; dispose of = throw away ! properly correctly
remain in force|remains in force = stay valid > shall will must; ordinary wear and tear = normal wear and tear
reinstate your = reopen your; queries = questions > further any your with more other additional ~ database sql
courteously = politely; are hereby notified that|are notified that|are hereby informed that = should know that
evacuate the building = leave the building; termination of the = end of the ? lease agreement contract tenancy
via the nearest exit = by the nearest exit; throughout the duration of|for the entire duration of = throughout
mobile device = phone; wishing to submit representations|wishing to make representations = who want to comment
solar radiation = sunlight; are subject to the approval of|is subject to the approval of = must be approved by
plays a pivotal role in|plays a crucial role in|plays a vital role in|plays a key role in = is very important for
coloration = color; outstanding = unpaid ? balance amount invoice invoices payment payments fees sum debt rent
colouration = colour; refuse = rubbish ? collection bins sacks bags > the your our communal household domestic
termination of membership|termination of your membership = ending membership; concomitant with = together with
lessee = tenant ~ vehicle vehicles car equipment service leasehold observations; lessees = tenants ~ vehicle vehicles car equipment service leasehold observations
lessor = landlord ~ vehicle vehicles car equipment service leasehold observations; lessors = landlords ~ vehicle vehicles car equipment service leasehold observations
deposit refuse|deposit rubbish|deposit waste = leave rubbish
communal = shared ? areas area garden hallway kitchen bins
debited erroneously|erroneously debited = taken by mistake
the surrender of keys|the surrender of the keys|surrender of keys = handing over the keys
the intended date of vacating the premises|the intended date of departure = the planned moving-out date
the security deposit = the deposit; no correspondence will be entered into = we will not write to you about it
in whole or in part = fully or partly; the imposition of a financial penalty|the imposition of a fine = a fine
thereof = of it; in order to be eligible to receive|to be eligible to receive|in order to qualify for = to get
be furnished = be given
was furnished = was given; accepts no liability for|accepts no responsibility for = is not responsible for
medical certificate = doctor's note; are under an obligation to|is under an obligation to = must; be obliged to|be obligated to = have to < should would will
gastrointestinal = stomach ! tract bleeding; on termination of the|upon termination of the = at the end of the
remains asymptomatic|is asymptomatic = has no symptoms; non-compliance will = failure to follow the rules will
remain asymptomatic|are asymptomatic = have no symptoms; seek = look for ? another other alternative an a < to
extended periods = long periods
an extended period = a long time; shall be effected|will be effected = will be paid > remuneration payment pay
familial = family; in the event of contact with the eyes|in the event of eye contact = if it gets in the eyes
there is a family predisposition|there is a familial predisposition|there is a genetic predisposition|there is a hereditary predisposition = it runs in the family
pharmacological treatment|pharmacological therapy = treatment with medicine; negligence = carelessness ! claim
discontinued = stopped
discontinuing = stopping; subsequent to commencement of|subsequent to the commencement of = after the start of
twice daily = twice a day; upon expiry of|on expiry of|upon the expiry of|on the expiry of = at the end of
once daily = once a day; unless otherwise advised|unless otherwise instructed = unless you are told otherwise
three times daily = three times a day; arrears have been settled|arrears have been paid = debts have been paid
four times daily = four times a day; until such expiry|until such termination|until such time = until then ? .
seek medical attention = see a doctor; the proposed implementation of|the proposed introduction of = plans for
seek medical advice = ask a doctor; conservative management|conservative treatment = treatment without surgery
receptacle = container; do not accept liability for|do not accept responsibility for = are not responsible for
receptacles = containers; a determination will be made|a determination shall be made = a decision will be made
designated for this purpose|designated for the purpose|provided for this purpose = meant for this; herewith =
financial penalty|monetary penalty = fine; authenticate your identity|verify your identity = prove who you are
financial penalties = fines
to facilitate the expeditious processing of|to facilitate the prompt processing of|to facilitate the swift processing of = to help us quickly process
to facilitate the processing of = to help us process; are obligatory|are mandatory|are compulsory = are a must
expeditious = quick; does not accept liability for|does not accept responsibility for = is not responsible for
kindly = please ^ ! request ask invite; subsequent = later ? payments payment years months visits appointments
requisite = required ! for; in exceptional circumstances|under exceptional circumstances = in special cases
at your disposal = available > is are; complimentary = free ? . tickets wifi breakfast parking drinks drink
prompted to = asked to > be are is will; fluids may be ingested|liquids may be ingested = fluids may be drunk
numerical code = number code; upon receipt of|on receipt of = after getting ! payment your < am is are was be
the period of occupancy|the period of the tenancy = the tenancy; surrender = hand over ? all the your keys any
sustained by the premises = to the premises
attributable to = due to; maintain optimal performance|ensure optimal performance = keep it working well
said damage|the said damage = this damage; unauthorised access|unauthorized access = access without permission
be remedied = be repaired; provided to the rear of|located to the rear of|located at the rear of = behind
remedied = put right; the forfeiture of eligibility|forfeiture of eligibility = losing the right to take part
undue delay = delay; observe the instructions|observe these instructions = follow the instructions; hereby =
monthly in arrears|on a monthly basis in arrears = at the end of each month; eligible to receive = able to get
in arrears with = behind with; in light of the prevailing|in view of the prevailing = because of the present
are payable = must be paid; periodic = regular ? cleaning descaling checks maintenance inspection reviews
is payable = must be paid; the designated = the right ? cabinet field container box bin containers bins
non-compliance may = failure to follow the rules may; principal = main ? reason goal purpose aim cause reasons
is subject to delay|is subject to delays = may be delayed; irrespective of|regardless of = whatever ? the your
are subject to delay|are subject to delays = may be delayed
alternative transport = other transport; whichever is the earlier|whichever is sooner = whichever comes first
to seek = to look for ? another other alternative an a; for a maximum period of|for a maximum of = for at most
seek alternative = find other; no fewer than|not fewer than|not less than|no less than = at least ? # one #
onward = on ? to; optimal|optimum = best < an ? performance way time solution choice results option; ample = enough
decanted into = poured into; experience difficulty = have trouble ? breathing swallowing sleeping walking
thoroughly with = well with; irrespective of food intake|regardless of food intake = with or without food
rinse thoroughly = rinse well; pedestrian access will be maintained = people on foot will still have access
failing this = if this is not done ^; admission = entry ? fee is costs price to charge charges ~ hospital ward
becomes effective = takes effect; facilitate monitoring of|facilitate the monitoring of = help with monitoring
mobile telephone number = mobile number; experience difficulties|experience any difficulties = have problems
prior to commencement of|prior to the commencement of = before the start of
telephone = phone ! exchange; the appliance = the machine ? . and is must should before from when with in
upon activation = once it is switched on; including but not limited to|including without limitation = such as
in the event of a missed dose|in case of a missed dose = if you miss a dose
prior to the termination of the lease|before the termination of the lease = before the lease ends
in default thereof = if this is not done; under consideration = being considered > is are currently now still
on termination|upon termination = when the agreement ends ? .
disposed of = thrown away ! properly correctly; are liable for = must pay for ? any damage loss losses the all
disposing of = throwing away; made available for public inspection = made available for anyone to see
inclement = bad; furnish = give ? a an documentary proof evidence details copies written notice information us
on a case-by-case basis = case by case; on or before = by ? # the monday tuesday wednesday thursday friday
reasonable steps = sensible steps ! to; has an approximate duration of|is of approximately = takes about
apportion = share; prior = previous ? experience contributions employment knowledge
in lieu = instead ? . < off; the date upon which|the date on which = the date ! it this that; abiding by = following
commensurate with = in line with
henceforth|hereafter|hereinafter = from now on; performed = done > be is was were been ~ by well poorly better live song band stage
render = make ? it them impossible; may render the = may make the; will render the = will make the; can render the = can make the; additional = more < an some this that the no any each every one
is obligated to|is obliged to = must; fatigue = tiredness ? and or is may < metal alert user decision
are obligated to|are obliged to = must; reasonable endeavours|reasonable endeavors = reasonable efforts
was obliged to = had to; deposited = left > been be ~ account accounts bank money cheque; dwelling = home ! on
were obliged to = had to; remain dissatisfied|are still dissatisfied = are still unhappy; portion of = part of
on behalf of = for ! the; prior authorisation|prior authorization = permission > without; hitherto = until now
unforeseen = unexpected; written notification|notification in writing = written notice; conveyance = transport ! of
in excess = too much ? .; observe this precaution|observe these precautions = take care; permissible = allowed
nominated = chosen ? by person; has now been credited to = has now been paid into ? your the
liable to give rise to|liable to result in = likely to cause; magnitude = size
completion date = end date; where appropriate|as appropriate|if appropriate = if needed; supplementary = extra
requested to = asked to > are is be; evidence of residency|proof of residency = proof of address
peruse = read; owing to insufficient|due to insufficient|because of insufficient = because there is not enough
abide by = follow; stored credentials|saved credentials = saved login details; wilfully|willfully = on purpose
abides by = follows; hours prior = hours before ? .
constitute = be > may will could would can; contraindicated in|contra-indicated in = not suitable for
proximity = nearness < close; furthermore|moreover|additionally|in addition = also ! to; apparatus = equipment
domicile = home; the consumption of food and drink|the consumption of food and beverages = eating and drinking
dwellings = homes; without prior consultation = without talking to us first; participation in = taking part in
lodge = make > to must may can please ? a an; complete and return = fill in and return ? the this your; these regulations = these rules
lodged = made > be been was were; your personal belongings = your things ! insurance cover; shall be = will be
pursuant to the provisions of|under the provisions of|in accordance with the provisions of = under
subject to the provisions of = subject to; fortnightly = every two weeks ? . on starting commencing
notification of = notice of; conclusion of this = end of this ? process meeting study; at liberty to = free to
not later than|no later than = by ? # the monday tuesday wednesday thursday friday noon midday january february march april may june july august september october november december ~ hours days weeks months minutes
is intended to take effect = is to take effect; for a minimum period of|for a minimum of = for at least
take effect = start ? on from at; where applicable|if applicable = if this applies to you
days prior = days before ? .; inaccessible to children = out of the reach of children; in perpetuity = forever
weeks prior = weeks before ? .; potential adverse = possible bad ? effects consequences; in the amount of = of
months prior = months before ? .; of your eligibility = that you qualify > evidence proof; purchasers = buyers
may be ingested = may be taken; credentials = login details > user account login stored; approximately = about; before departure,|prior to departure, = before you leave ^
returned to its designated location|returned to its designated place = put back in its place; register your attendance = sign in ! for
attending physician|attending doctor = doctor; post-operatively|postoperatively = after the operation
refer the matter to = take the matter to; will be subject to a reduction of = will be reduced by
within the stipulated timeframe|within the specified timeframe|within the stipulated period|within the specified period|within the prescribed period = in time ? .
timeframe|time frame = time ! of; a multitude of|a plethora of|a myriad of|myriad = many; contusions = bruises
dissatisfied with = unhappy with; methodology = method
dissatisfaction = unhappiness; incapacitated for work|unfit for work = unable to work; liaise with = work with
vacate the premises = leave the premises; virtually = almost ? all every no everyone impossible; solely = only
nearest available exit = nearest exit; emoluments = pay
defray the cost of|defray the costs of = pay for; personal possessions|personal belongings = belongings
shall be liable for|will be liable for|is liable for = must pay for ? any damage loss losses the all
liable for = responsible for; pre-operatively|preoperatively = before the operation
scheduled to undergo = due to have; the associated costs|all associated costs = the costs; shall we = shall we
is scheduled to = is due to; through illness|owing to illness = because of illness; in the interim = meanwhile
are scheduled to = are due to; make representations|submit representations = comment; identical = the same ? .
purchaser = buyer; in duration = > weeks days months hours minutes years; cognisant of|cognizant of = aware of
merchandise = goods ~ its it; in the event of skin contact = if it gets on the skin; save where = except where
undertaking a consultation exercise with regard to|undertaking a consultation on|carrying out a consultation on|conducting a consultation on|undertaking a consultation exercise on|undertaking a consultation exercise about = asking people for their views on
implementation of = introduction of ? a new < an; is obligatory|is mandatory|is compulsory = is a must; patrons = customers
are invited to do so no later than|are invited to do so by|are requested to do so by = should do so by
wishing to = who want to > residents members customers patients students visitors parents applicants employees people those staff tenants passengers anyone persons individuals candidates guests
elect not to = choose not to; primary = main ? reason goal purpose aim cause focus; a maximum of = at most ? #
elects to = chooses to; has been credited to = has been paid into ? your the; deemed to have been = treated as
is voluntary = is your choice ? .; shall have = will have
penalised|penalized = punished; the process whereby = how
said documentation|said documents|the said documentation|the said documents = this paperwork ! are were have
the date hereof = the date of this letter; discontinue use = stop using it ? . and immediately; gratuity = tip
shall i = shall I; grounds for = reasons for > the no reasonable sufficient good on ! walks
it is incumbent upon you to|it is incumbent on you to|you are obliged to|you are obligated to = you must
at their earliest convenience = as soon as they can; simultaneously = at the same time
inaccurate|erroneous = wrong; this regulation = this rule
upon completion,|on completion, = when this is done
manner = way ? . in that which; discard = throw away ? the any all unused after it; transportation = transport
negligible = very small; substantiated by|substantiated with = backed up by; cerebrovascular accident = stroke
predominantly = mainly; inflammation = swelling > redness or irritation or; prolonged absence = a long absence
surplus to requirements = no longer needed; are contingent upon|are contingent on = depend on; pyrexia = fever
consecutive days = days in a row; under the supervision of = while being watched by; commencement = start < to ! ceremony ceremonies speech address exercises
as soon as is reasonably practicable|as soon as reasonably practicable|as soon as is practicable|as soon as practicable = as soon as possible
stating the grounds for their objection|stating their grounds for objection = saying why they object
stating the reasons for = saying why you want; has been recalculated = has been worked out again
on the grounds of = because of ! the; are entitled to = have a right to ? a an the free one two; postponed until = put off until; postponed to = put off until
prove to be defective|are defective|be defective = are faulty > goods items products parts tickets
defective = faulty; at no additional cost|at no extra cost = free ? .; immunisation|immunization = vaccination
owing to = because of < sum money amount debt; at the earliest opportunity = as soon as possible
found to be in contravention of|in contravention of|found to be in breach of|found to be in violation of = breaking ? this these the any
will be liable to a charge of|shall be liable to a charge of|will be liable to a fine of|will be liable for a fine of = will be charged
clean and sanitary condition = clean condition
are advised that = should know that; reserves the right to|reserve the right to = may < i; duration of = length of
on their person = with them ? .; is contingent upon|is contingent on = depends on; which amounts to = which is
save in the case of an emergency|save in the case of emergency|save in case of emergency|save in an emergency = except in an emergency
prior written consent = prior written permission; your general practitioner = your doctor
observe the rules = follow the rules; should you require|should you need = if you need; analgesic = painkiller
is entitled to = has a right to ? a an the free one two; be notified = be told ! to
having been resident in = having lived in; if they so wish|if they so desire = if they want; gratuities = tips
resident in = living in ? the < been; haemorrhage|hemorrhage|haemorrhaging = bleeding; oedema|edema = swelling
upon request|on request = if you ask ? .; notify the member accordingly = tell the member; in respect of = for
upon completion of|on completion of = after; upon commencement of|on commencement of = at the start of; equitable = fair
in writing to = in a letter to < interested; elevated = high ? temperature temperatures risk; cessation of = the end of < the a; cessation of the = the end of the
to the undersigned = to me; the undersigned = the person signing below; in a satisfactory condition = in good condition; emesis = vomiting
the aforesaid|the above-mentioned|the abovementioned|the aforementioned = the ! paid . and or is was are
regarding the aforementioned|about the aforementioned|concerning the aforementioned = about this ? .
deficiency in|deficiency of = lack of; there is no evidence of = there are no signs of; nocturnal = night-time
imminent = about to happen ? .; observe = notice ? any increased signs symptoms; shall determine = will decide
a temporary cessation of = a temporary stop to; myocardial infarction = heart attack
a dearth of|a paucity of = too few; are subject to a reduction of = are reduced by; complying with = following
analgesics = painkillers; subside = go away > should will may to usually; recruitment activities = recruitment
hypertension = high blood pressure; whichever is the later = whichever comes later; duly completed = completed
hypotension = low blood pressure; complete the mandatory = complete the required; whereby = by which < process
contusion = bruise; administered = given > be been is are was were ! by; shall constitute|will constitute = will be
laceration = cut; the consumption of alcohol = drinking alcohol; forthwith|with immediate effect = immediately
lacerations = cuts; ambulatory patients = patients who can walk
pruritus = itching; if you so wish|if you so desire = if you want; economic circumstances = economic situation
dyspnoea|dyspnea = shortness of breath; dyspnoea occur|dyspnea occur = you become short of breath > if; should dyspnoea occur|should dyspnea occur = if you become short of breath; topically = on the skin
renal = kidney; on a pro rata basis|on a pro-rata basis = in proportion to the time used > reimbursed refunded
hepatic = liver; acknowledge receipt of = have received > we i; in receipt of = getting < am is are was were
pulmonary = lung; is subject to a reduction of = is reduced by; without consultation = without talking to us
orally = by mouth; whichever is the greater = whichever is more; your correspondence = your letter ? of dated
has elected to = has decided to; their eligibility for = whether they can get; the amount payable = the amount
have elected to = have decided to; accessible via = available on ? the our your
lacking a valid = without a valid; assistance = help ! animal animals dog dogs; receipt of your = getting your
downstream = later ? stages steps; subsequently = then ^; subsequently = later; non-compliance = a breach < in
documentary evidence = written proof; commencing from = from < is are was were be; a minimum of = at least ? # < is are was were be
documentary proof = written proof; submit an application = apply ? . for to by; insufficient = not enough < an
at its own discretion = as it sees fit; temporarily suspended = stopped for a while; rapidly|swiftly = quickly
at their own discretion = as they see fit; submitted in writing = made in writing > be; supplemented by = plus
at our own discretion = as we see fit; of receipt hereof = of getting this letter; deduct = take off ? the any
will determine = will decide; assemble = meet ? at in on outside here by
notify you accordingly = tell you; are not eligible for = cannot get ? a free; notwithstanding = despite < the
exclusively = only; for maintenance purposes = for maintenance; remains outstanding = is still outstanding
remain outstanding = are still outstanding; should you wish to = if you want to
appropriate footwear = the right shoes; remediation = fix ? will is has . > no any; be repudiated = be refused
footwear = shoes; prior to administration = before giving it; crucial|vital|imperative = very important < most more so very ! signs organs statistics
northern entrance = north entrance; for a period in excess of = for more than
southern entrance = south entrance; positioned a minimum of = placed at least; extremely difficult = very hard
discovered = found; is not eligible for = cannot get ? a free; submit your application = apply ? . to by
the consumption of food = eating; effected = made > be been is are was were; make arrangements to = arrange to
place of residence = address; electronic funds transfer = bank transfer; disconnect from the mains = unplug it
personnel = staff; randomly allocated to = randomly put into; adverse consequences for = bad effects on
proceed to = go to; further instructions = more instructions; permits remain valid = permits are valid
await = wait for; tickets remain valid = tickets are valid; on a fortnightly basis = every two weeks
pursuant to = under; disclose information = share information; clinical reassessment = another check-up
constitutes = is; presenting with symptoms = with symptoms; prior to commencement = before starting
sufficient = enough < a; entitlement = benefit ? has is was will; notwithstanding the foregoing = even so
numerous = many < a; are non-refundable = cannot be refunded; should be positioned = should be placed
nevertheless|nonetheless = even so; you are advised to = you should ^
previously = before ? we they it; capacity to = ability to < the has have; must be positioned = must be placed
whilst = while; reaching a decision|making a decision|making a determination|arriving at a decision = deciding
amongst = among; is non-refundable = cannot be refunded; undergo = have ? a an the your surgery; merely = only
upon = on < agreed once based depending; administered orally = given by mouth
regarding|concerning = about; nominal = small ? fee price charge sum; the expiration of the = the end of the
utilization|utilisation = use; mandatory = required ? training course; demolition of = knocking down of < the
methodologies = methods; to the rear of|at the rear of = behind; invalidate = end ? all sessions active
individuals = people; medical professional = doctor or nurse; quarterly = every three months ? . in
beverage = drink; dissipate = go away > should will may; operating machinery = using machines; vicinity = area
beverages = drinks; ascertain whether = find out whether; administer two drops = use two drops; concept = idea
residence = home; are eligible for = can get ? a free; discolouration = a change of colour; remuneration = pay
expenditure = spending; erroneously = by mistake ? . on and; a reasonable excuse = a good reason
commence receipt of = start getting; is eligible for = can get ? a free
should you have = if you have; vehicular access = access for cars; the expiry of the = the end of the
adjacent to = next to; residential address = home address; therein = in it
beneficial = helpful ! owner owners ownership; refuse has been = rubbish has been; an issue whereby = a problem where; concepts = ideas
detrimental = harmful; is irreversible = cannot be undone; to compensate for = to make up for; whereupon = and
advantageous = helpful; administer one drop = use one drop; adverse reactions = bad reactions; persist = last
feasible = possible; elapsed = passed ? . since before; the demolition of = knocking down; permitted = allowed
viable = workable; make representations to = contact; mobile telephones = mobile phones; annually = every year
pertinent = relevant; as a matter of urgency = urgently; alteration = change
expeditiously = quickly; on the premises = on site ? . at; be disclosed to = be shared with; inception = start
frequently = often; operate machinery = use machines; consume alcohol = drink alcohol; difficulties = problems
currently|presently = now; are advised to not = should not; be notified to = be reported to; excursion = trip
primarily = mainly; adverse reaction = bad reaction; lodge an appeal = appeal
comprehensive = full; be deducted from = be taken off; is deducted from = is taken off; hereof|hereto|herein =
thereafter = after that; anticipate being = expect to be; generated = created > be is are; deemed = considered
prohibited = not allowed ? until during without unless when before after in on at here by inside and < strictly expressly
consent = permission ! to; medication = medicine < on off; transformed into = turned into; notify us = tell us
in default of = without; your requirements = your needs; aforementioned = < the
prescribed dosage = dose; adverse effects = bad effects; adverse weather = bad weather; are deemed to be = are
dosage = dose; ascend = go up ? the ~ throne; is applicable to = applies to; have occasioned = have caused
discontinue = stop; following which = after which; are not eligible to = cannot; notify us of = tell us about
persisting = lasting; inform us of = tell us about; be reimbursed = be paid back
pedestrians = people on foot; exercise caution = take care; discarded = thrown away > be
are applicable to = apply to; dismantle = take apart ? the; pro rata = in proportion ? .
objective = goal > our main the key primary my your its their one this each every first ? . of is was for to in
objectives = goals; inadvertently = accidentally; the preceding = the previous; re-evaluated = checked again
modification = change; illuminate = light up ? the; and subsequently = and then; remain seated = stay seated
modifications = changes; visual acuity = clear sight; augmented by = increased by; signifies that = means that
alterations = changes; industrial action = strikes; the erection of = building; be in possession of = have
proficient in = good at; subterranean = underground; illuminates = comes on ? .; incurring = paying ? a any
per annum = a year; in its entirety = in full; vicinity of = area around; recharged to = charged to
for a duration of = for; lumbar spine = lower back; verify that = check that
in the event of malfunction|in case of malfunction|in the event of a malfunction = if it stops working
prior to commencing utilisation of|prior to commencing utilization of|prior to utilisation of|prior to utilization of|prior to the use of|prior to using = before using
consuming food = eating; verify your = check your; stands at = is ? present; the omitted = the missed
consume food = eat; complies with = follows; medications = medicines; descend = go down ? the
are eligible to = can; for retention = to keep; recurs = comes back ? .; analgesia = pain relief
is eligible to = can; perspiration = sweat; adversely affect = harm; verify the = check the
is deemed to be = is; by means of a = with a; inadvisable = not safe; ingest = swallow
notify you = tell you; be forfeited = be lost; telephoning = calling; comply with = follow; physician = doctor
adhere to = follow ? the our your this these all any ~ skin glass surface surfaces wall walls paper metal wood plastic body floor
adhering to = following ? the our your these all any ~ skin glass surface surfaces wall walls paper metal wood plastic body floor
ceases = stops ! to; physicians = doctors; ingested = swallowed; ordinarily = usually; punctually = on time
persons = people; stenosis = narrowing; in situ = in place; inbound = incoming
expedited = sped up > be been is are was were ! delivery shipping service processing option; expedited = fast ? delivery shipping service processing option
are advised to = should > those travelling people patients members applicants visitors passengers customers residents users
consequently|therefore|thus|hence = so ^ ! .; consequently|therefore|thus|hence = so > and ! .
conclusion of the = end of the ? study session meeting course contract project event programme program trial
compensate for the omitted one|compensate for a missed dose|compensate for a missed one = make up for it
experience = have ? any some side pain dizziness problems symptoms severe mild persistent discomfort difficulty trouble > may might can could will to you should who patients people
direct enquiries to|direct inquiries to|direct queries to|direct any enquiries to = send questions to
relative to = compared with ? the a controls > group period patients participants population performance
resolve = clear up ? within on spontaneously by > should will may to usually typically often generally symptoms they
disconnected from the mains|disconnected from the mains supply|disconnected from the power supply = unplugged
pursuant to your request|in accordance with your request|further to your request = as you asked ^
may recover the|will recover the|shall recover the = can claim back the ? amount sum cost costs overpaid overpayment
the termination of the contractual relationship|termination of the contractual relationship = the end of our contract
acknowledge receipt of your correspondence|acknowledge receipt of your letter = have received your letter
wish to = want to ? appeal cancel make request change apply object attend end continue discuss complain
the commencement of works|the commencement of the works|commencement of works = the start of the work
becoming cognisant of|becoming cognizant of|obtaining knowledge of|becoming aware of = finding out about
becoming cognisant thereof|becoming cognizant thereof|becoming aware thereof|obtaining knowledge thereof = finding out about it
due to insufficient funds|owing to insufficient funds|because of insufficient funds = because there was not enough money
are liable for the cost of|is liable for the cost of|will be liable for the cost of = must pay for
are subject to the availability of|are subject to availability of = depend on the availability of
is subject to the availability of|is subject to availability of = depends on the availability of
complimentary = free ? tea coffee refreshments meal wine shuttle transport copy
 elevated = high ? blood levels cholesterol glucose heart
undergo = have ? medical checks tests training treatment pre-employment; on a pro rata basis = in proportion
outstanding = unused ? annual leave holiday
persists = does not go away > fever pain it problem swelling oedema cough rash fault error headache discomfort itching
be accompanied by = be with ? a an their your the ~ receipt receipts documents proof letter cheque payment copy evidence report photo
persistent = repeated ? non-compliance lateness absence breaches misconduct
persistent = continued ? non-payment arrears; persists = does not stop > bleeding haemorrhaging vomiting
be accompanied by = come with > must should; persist = do not go away > symptoms problems they headaches
furnish = give ? . > must to should shall
isolate the electrical supply|isolate the electricity supply|isolate the power supply = switch off the power
hydrate adequately|remain adequately hydrated|stay adequately hydrated|remain hydrated = drink enough water
suffering from = with > patients people those customers children patrons anyone persons individuals pupils
make representations concerning|make representations regarding|make representations about = comment on
take reasonable precautions|take all reasonable precautions|take reasonable care = take sensible care
deemed non-compliant|deemed to be non-compliant|found to be non-compliant = found to break the rules
funds = money ? will must may should can for to is was > the your our public sufficient insufficient
shall constitute grounds for|will constitute grounds for|will be grounds for = will be a reason for
in arrears = behind with payments < monthly quarterly weekly month annually paid payment payments
in a clean and tidy condition = clean and tidy > left kept be returned property flat room house
in a prominent position|in a prominent place|in a prominent location = where it is easy to see
excludes = does not cover ! no nobody nothing > policy insurance cover plan warranty guarantee
is subject to a probationary period of|is subject to a trial period of = has a trial period of
save as provided in|except as provided in|save as otherwise provided in = except as stated in
contraindicated in pregnancy|contraindicated during pregnancy = not suitable during pregnancy
paediatric|pediatric = children's ? ward clinic department dose hospital nurse nurses doctor
specified = given ? in on above below overleaf > date dates address time times place amount
nausea = feeling sick < severe mild slight persistent the any some of with your her his my
extensive = a lot of ? travel experience damage work knowledge training < an the more very
arising from = caused by < problems questions issues opportunities is are was were be been
resolved to = decided to > committee board council panel members meeting we they has have
prospective = future ? pupils parents students tenants buyers employees customers members
was declined|were declined = was refused > card payment application claim request loan
ensure adequate ventilation|ensure sufficient ventilation = let in plenty of fresh air
i regret to inform you that|i regret to advise you that = I am sorry to tell you that
save in exceptional circumstances|save in exceptional cases = except in special cases
expressed concern about|expressed concerns about = were worried about < have has had
under local anaesthesia|under local anaesthetic = with an injection to numb the area
preceding = before ? # the your surgery admission this treatment < the a an each any
the prescribed threshold|the specified threshold|the relevant threshold = the limit
annual leave entitlement|holiday entitlement|leave entitlement = holiday allowance
medical attention = a doctor's help < urgent immediate prompt further any urgently
interrupt the power supply|interrupt the electricity supply = switch off the power
in arrears to the amount of|in arrears in the amount of|in arrears by = behind by
are not in a position to|is not in a position to|am not in a position to = cannot
administration should occur|administration should take place = it should be taken
from the due date until the date of payment = from the due date until it is paid
does not extend to = does not cover > policy insurance cover guarantee warranty
alternative = other ? routes venues dates times methods accommodation premises
have expressed concern about|have expressed concerns about = are worried about
remains unpaid = is still not paid > premium if rent bill fee invoice balance
be eligible for = be able to get ! consideration election promotion selection
without reasonable excuse|without a reasonable excuse = without a good reason
communicate with one another|communicate with each other = talk to each other
initial = first ? use premium step phase stage version draft results # few #
in error = by mistake ? . > issued sent paid charged made taken account you
thoroughly = well > hands hair teeth them it dry area vegetables fruit skin
concessionary = reduced ? rate rates fare fares price prices tickets ticket
excessive = too much ? noise force heat water alcohol use pressure < an the
we would be grateful for payment|we would appreciate payment = please pay ^
malfunctions = goes wrong > it machine device unit appliance system boiler
of paramount importance|of the utmost importance = very important > is are
under general anaesthesia|under general anaesthetic = while you are asleep
within normal limits|within the normal range = normal > is are was were be
chronic = long-term ? pain condition disease illness conditions and cough
anticoagulant medication|anticoagulant medicine = blood-thinning medicine
fast for = eat nothing for > must should to please ? # at the six twelve
anticoagulant = blood thinner ! medicine medication drugs drug treatment
ensure adequate = make sure there is enough ? lighting space light water
the closing date for the receipt of applications = the last day to apply
are respectfully reminded that|are reminded that = should remember that
beyond economic repair|beyond economical repair = too costly to repair
alcohol consumption = drinking alcohol > from avoid stop limit reduce
strenuous physical exertion|strenuous exertion = hard physical effort
has been rescheduled = has been moved to another time ? . due because
please acknowledge receipt of = please confirm that you have received
accommodate your request at this time = do what you ask at the moment
fail to = do not > you they we tenants members customers symptoms who ~ more less least than
contaminated = dirty ? packaging bins containers receptacles surfaces
tobacco consumption|the consumption of tobacco|tobacco use = smoking
is progressive = gets worse over time > condition disease illness it
prolonged = long ? periods period illness wait exposure delay delays
dietary requirements|dietary restrictions|dietary needs = food needs
unauthorised persons|unauthorised people = people without permission
yield up the property|yield up the premises = hand back the property
extenuating circumstances|mitigating circumstances = special reasons
in instalments|by instalments|in installments = in several payments
in the interests of|in the interest of = for ? safety public health
stay well hydrated|stay hydrated|keep hydrated = drink enough water
has yet to be determined|is yet to be determined = is not yet known
jointly and severally liable = each responsible for the full amount
cause a nuisance to|cause nuisance to|cause annoyance to = disturb
insufficient funds are|insufficient funds is = not enough money is
will be ineligible to|shall be ineligible to = will not be able to
please attend|kindly attend = please come to ? the a your our this
at this time = at the moment ? . > request application order claim
statutory = legal ? rate pay minimum right rights duty requirement
peripheral oedema|peripheral edema = swelling of the hands or feet
monitored = checked > be been is are was were pressure temperature
mobilise independently|mobilize independently = walk without help
via = by ? electronic email e-mail post phone telephone text bank
authorised = approved ? technician dealer agent engineer supplier
set out herein|contained herein|stated herein = in this document
alight = get off ? at here the . > must should please to may can
sublet the property|sublet the premises = rent the property out
is repayable on demand = must be paid back when the lender asks
file your tax return|file your return = send in your tax return; alternative arrangements = other arrangements
confers immunity against|confers immunity to = protects against; inspected = checked > be been is are was were
must be accompanied by = must come with ? original photographic; have yet to be determined = are not yet known
subject to availability = if available ? . < and is are be but
nausea and vomiting|nausea or vomiting = feeling or being sick
is benign = is not cancer > growth tumour lump cyst mole tumor
authenticate = log in ? . before to > must to you users please
applications are invited from = we welcome applications from ^
vigorous = hard ? exercise activity rubbing exertion brushing
is malignant = is cancer > growth tumour lump cyst mole tumor
make an application = apply ? . in by to before within online; computed = worked out > be been is are was were
respectfully requested|politely requested = asked > are is be; acute = sudden ? illness infection attack onset
orthopaedic = bone and joint ? clinic surgeon department ward; malfunction = go wrong > may will can to should
will be regarded as|shall be regarded as = will be treated as; cutaneous eruptions = skin rashes; cutaneous eruption = skin rash
seek prompt medical consultation = see a doctor straight away; the appropriate container = the right container
correct at the time of going to press = correct when printed
thank you for your forbearance = thank you for your patience
has been unsuccessful|was unsuccessful = was not successful
abdominal = stomach ? pain discomfort cramps swelling pains
fractured = broken > a the has have his her is was suffered
appropriate clothing|appropriate attire = the right clothes
rescheduled to|rescheduled for = moved to > been be was is
in equal monthly instalments = in equal amounts each month
have an adverse impact on|have an adverse effect on = harm; are non-compliant = do not follow the rules ! with
are non-transferable = cannot be passed on to anyone else
inoperative|inoperable = not working > is are was were be
a high volume of = many ? calls enquiries emails requests; is non-compliant = does not follow the rules ! with
the closing date for applications = the last day to apply; unfurnished = without furniture ? . > is are let be
any occurrence = anything ? likely liable that which; sublet the room|sublet your room = rent the room out
is non-transferable = cannot be passed on to anyone else; a breach of = breaking > is be as was ! security the
adequately ventilated|ventilated adequately = well aired; fair wear and tear|normal wear and tear = normal use
are prohibited|are forbidden = are not allowed ! from by; intravenous antibiotics = antibiotics through a drip
first post-operative day = first day after the operation; improper = wrong ? installation use handling storage
inclusive of public holidays = including public holidays; pending the outcome of = until we know the result of
be interrupted = be off ? for from between > will supply; pro rata refund|pro rata reimbursement = part refund
accept no liability = are not responsible ? . > we they
days of the occurrence = days of the event ! thereof of
obligations = duties > the their your his her its these; is prohibited|is forbidden = is not allowed ! from by
are kindly reminded that = should please remember that; file a tax return|file a return = send in a tax return
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
determination = decision ! to > this the any that; for late submission = for sending it in late ? .
will be ineligible for = will not be able to get; ingest solids|ingest solid food = eat solid food
as per = under ? the this your > ~ request usual; determined in your absence = decided without you
unaccompanied minors = children travelling alone; will not be notified = will not hear from us ? .
restricted = limited > be been is are was were; insufficient funds were = not enough money was
present to the emergency = go to the emergency; available for inspection = ready to be checked; incision = cut
pending inspection by = until it is checked by; resolves spontaneously = goes away on its own
conduct prejudicial to = behaviour that harms; in support of = to support ? your the their a
upon provision of|on provision of = by giving; is under no obligation to = does not have to
suffer from insomnia = have trouble sleeping; suffers from insomnia = has trouble sleeping
favourable = good ? weather conditions terms; are in any doubt|are in doubt = are not sure
representations received = comments received; resolve spontaneously = go away on their own
produce identification = show identification; personal effects = things ! policy insurance
all correspondence = all letters and emails; felled = cut down > be been is are was were
are under no obligation to = do not have to; left unattended = left with nobody watching
vigorously = hard ? . before for until with; common and transient = common and soon over
seek legal advice = ask a lawyer for advice; scheduled maintenance = planned maintenance
will not be tolerated = will not be allowed; will be unavailable = will not be available
appropriate equipment = the right equipment; days of the occurrence thereof = days of it
liable to prosecution = taken to court > be; at six-monthly intervals = every six months
no further intervention = no more treatment; rent arrears|arrears of rent = unpaid rent
levied = charged > be been is are was were; intravenous fluids = fluids through a drip
seek advice|seek guidance = ask for advice; oral hygiene = mouth care > good poor your
gross misconduct = very serious misconduct; accommodate your request = do what you ask
is paramount = is the most important thing; are hereby advised that = should know that
be under no liability = not be responsible; you are strongly advised to = you should ^
responded = replied ? . > have has not yet; obligation = duty ! to > the this any your
authorised by|authorized by = approved by; lactating = breastfeeding ? women mothers
enrol on|enrol in|enroll in = sign up for; have expressed concerns = are worried ? .
by return of post = straight away by post; hazardous materials = dangerous materials
by mutual agreement = if both sides agree; consecutive calendar days = days in a row
any correspondence = any letter or email; seek help|seek assistance = ask for help
were inconclusive = gave no clear answer; is subject to demand = depends on demand
for the avoidance of doubt = to be clear; without prejudice to = without affecting
post-operative = after the operation ? .; no further treatment = no more treatment
expelled = removed > be been is was were; make good any damage = repair any damage
make good the damage = repair the damage; is non-compliant with = does not follow
adequately = well enough ? . to for and; gross salary|gross pay = pay before tax
mild and transient = mild and soon over; apply topically to = put on the skin of
was inconclusive = gave no clear answer; summarily dismissed = dismissed at once
powered off|powered down = switched off; becomes unresponsive = stops responding
without prior warning = without warning; excised = cut out > was were been be is
charitable donations = gifts to charity; three times weekly = three times a week
in a fasted state = on an empty stomach; are non-compliant with = do not follow
remedial works|remedial work = repairs; without prior notice = without warning
for late payment = for paying late ? .; state your reasons = give your reasons
in instances where|in cases where = if; material fact = important fact; may be repossessed = may be taken back
insufficient funds = not enough money; usually transient = usually soon over
kindly requested to = kindly asked to; in witness whereof = as proof of this
convened = held > be been is was were; the appropriate form = the right form
pedestrian thoroughfares = footpaths; state the reasons = give the reasons
state your reason = give your reason; if necessary|if required = if needed
the interior = the inside ! designer; are reminded to = should remember to
rationale = reason > the a our their; the appellant = the person appealing
consecutive months = months in a row; sublet the flat = rent the flat out; adjoining = neighbouring ! the to a
susceptible to = easily affected by; prolonged use = use for a long time; be scheduled = be arranged ! for to
are unavailable = are not available; as per our agreement = as we agreed; fails to resolve = does not go away
excessive bleeding = heavy bleeding; return the same = send it back ? to; denied = refused > was were been be
for the exclusive use of = only for; alternative formats = other formats; serve notice = give notice ! boards
repudiate liability = refuse to pay; pedestrian thoroughfare = footpath
in good repair = in good condition; not inclusive in = not included in; is exclusive of = does not include
per household = for each household; net pay|net salary = pay after tax; state the reason = give the reason
cause drowsiness = make you sleepy; at monthly intervals = every month; a fracture of the = a break in the
hepatic impairment = liver trouble; insomnia = trouble sleeping < from; are subject to change = may change
the outcome = the result ! measure; as per your request = as you asked; are estimated to = are expected to
apply firm pressure = press firmly; probationary period = trial period; are due for payment = must be paid
material change = important change; mutatis mutandis = in the same way; consecutive weeks = weeks in a row
do not comply = do not do this ? .; prompted to input = asked to enter; identified = found > been was were
are exclusive of = do not include; are repayable = must be paid back; is transient = does not last long
cause nausea = make you feel sick; a haematoma|a hematoma = a bruise; renal impairment = kidney trouble
hearing impairment = hearing loss; is subject to change = may change; as necessary = when needed ? . by
fully operational = fully working; is unavailable = is not available; are reminded of = should remember
less any sums = minus any amounts; this correspondence = this letter; palpitations = a racing heartbeat
is due for payment = must be paid; had an adverse effect on = harmed; waste segregation = waste sorting
material facts = important facts; prior notice = notice in advance; is repayable = must be paid back
gross income = income before tax; consumption of tobacco = smoking; are transient = do not last long
at regular intervals = regularly; at hourly intervals = every hour; at weekly intervals = every week
intravenous = through a drip ? .; seek approval = ask for approval; on an hourly basis = by the hour
legal proceedings = court action; court proceedings = court action; is estimated to = is expected to
fail to resolve = do not go away; immersed in water = put in water; serve notice on = give notice to
falls due = must be paid ? on in; produce evidence = show evidence; has an adverse effect on = harms
is variable = can change ? . and; are calculated = are worked out; was calculated = was worked out
sufficient funds = enough money; are ineligible for = cannot get; vigorous rinsing = rinsing hard
acute pain = sudden strong pain; every person who = everyone who; inter alia = among other things
securely affixed = firmly fixed; by reason of = because of ! the; anticoagulants = blood thinners
as tolerated = as you feel able; fall due = must be paid ? on in; out of commission = not working
next scheduled dose = next dose; per patient = for each patient
a penalty of = a fine of ? . #; be eligible to = be allowed to; monies = money; is ineligible for = cannot get
visual impairment = poor sight; assembly point = meeting point; mislaid = lost; power off the = switch off the
are prohibitive = are too high; the expiration of = the end of; expiration date = expiry date
is calculated = is worked out; be calculated = be worked out; fluctuates = goes up and down
net income = income after tax; at frequent intervals = often; haematoma|hematoma = bruising
refreshments = food and drink; as required = when needed ? .; are operational = are working
warrants that = promises that; is in any doubt = is not sure; in possession of = with ! the
remains closed = stays closed; hours following = hours after
vehicular traffic = vehicles; exclusive of = not including; duly authorised = authorised
level surface = flat surface; was negligent = was careless; be accorded to = be given to
costs incurred in = costs of; the consignment = the parcel; be supplied to = be given to
undertakes to = promises to; discrepancies = differences; intravenously = into a vein
non-attendance = not coming; garment = piece of clothing; is operational = is working
ascertain that = check that; the malfunction = the fault; any person who = anyone who
remain closed = stay closed; be supplied with = be given; a minority of = a few ! one
be in attendance = be there; in operation = working > be; twice weekly = twice a week
surcharges = extra charges; is inclusive of = includes; are inclusive of = include; per claim = for each claim
arising out of = caused by; up to a maximum of = up to; fluctuate = go up and down; are ineligible to = cannot
the exterior = the outside; is negligent = is careless; is domiciled in = lives in; return same = send it back
but exclusive of = but not; produce proof = show proof; be signposted = have signs; any additional = any extra
the expiry of = the end of; will lapse = will run out; bulky items = large items; is ineligible to = cannot
a rebate of = a refund of; occasioned by = caused by; be domiciled in = live in; as scheduled = as planned
be segregated = be sorted; in due course = later ? .; once weekly = once a week; surcharge = extra charge
inclusive of = including; discrepancy = difference; seek clarification = ask; promptly at = on time at
be remunerated = be paid; the portal = the website; our portal = our website; cardiac = heart ! arrest
periodically = regularly; an additional = an extra; pre-existing = existing; drowsiness = sleepiness
grievances = complaints; immerse your = put your; a malfunction = a fault; remain open = stay open
misuse = wrong use ! of; any occurrence of = any; in transit = on the way
urinate = pee; remittances = payments; accruing = building up; confiscate = take away; promptly = quickly ? .
pertains to = is about; annual leave = holiday; dilapidations = damage; thoroughfares = roads
grievance = complaint; immerse the = put the; particulars = details; alight from = get off
hazardous = dangerous; at a rate of = at ? #; lavatories = toilets; remittance = payment; duly signed = signed
amendments = changes; terminus = last stop; thoroughfare = road; accrues = builds up; prognosis = outlook
immerse it = put it; carriageway = road; amendment = change; erythema = redness; femur = thigh bone
sutures = stitches; urination = peeing; garments = clothes; suffer from = have; suffers from = has
lavatory = toilet; accrue = build up; ingest food = eat; abdomen = stomach; foodstuffs = food
customary = usual; minors = children; been duly = been; incisions = cuts; posology = dose; drowsy = sleepy
suture = stitch
fails to = does not > party policyholder occupier hirer tenant member customer he she it employee borrower buyer landlord who
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
save with the prior = except with the prior
`);

/** Bookish verbs and the plain ones. */
export const BOOKISH_VERBS = readVerbs(`
participate in = take part in; make an enquiry about|make enquiries about|make inquiries about = ask about
participate = take part; attempt to = try to > you to they we not will must may do can who or and i he she it
peruse = read; familiarise themselves with|familiarize themselves with|acquaint themselves with = get to know
amend = change; conduct a review of|carry out a review of|undertake a review of|perform a review of = review
apprise|notify = tell ? you us me them him her the all a an any your our their staff reception everyone parents residents customers members tenants
familiarise yourself with|familiarize yourself with|acquaint yourself with = get to know
defer = put off ! to; ensure = make sure ? that you we they it he she there everyone everybody; disburse = pay
depict = show; perform a backup of|take a backup of|make a backup of = back up; necessitates that = means that
dispatch|despatch = send ? . the your a an to by; effect = make ? any necessary repairs alterations changes
encounter = have ? any difficulties problems a; mitigate = reduce ~ vulnerability issue; mitigate = fix ? the
envisage = expect; endeavor to|endeavour to = try to < reasonable best all; effect notification = give notice
forward = send ? your the this it any them to < look looking looks looked go going move moving straight best
fulfil = meet ? the our your all; undertake = carry out ? the a any this repairs work; cease and desist = stop
incorporate = include; conduct a survey of|undertake a survey of = survey; relocate = move ? . the our your
initiate|institute = start; recur = come back > symptoms problem fault pain; give consideration to = consider
locate = find ? the your a an; vacate = leave ? the your their
manufacture = make ? the a an these those it them; forfeit = lose ? the your their any his her; revert to = get back to ? you us me them
necessitate = need ! -ing; contravene = break ? the this these any; impair = affect ? your the their vision
occur = happen ! to < naturally; extinguish = put out ? a the fires any; reschedule = move ? the your our this
originate = start; omit = miss ? a your dose doses; effect notification of = report; rescind|revoke = withdraw
procure = get; effect the clearance of = clear; scrutinise|scrutinize = check; effect repairs to = repair
reiterate = repeat; originate from = come from; substantiate = back up; utilize = use
relinquish = give up; diminish = lessen ! in; relocate to = move to; implement = carry out ? measures plans recommendations; reimburse @ = pay @ back; transpire = happen
solicit = ask for; conclude = end ! that; comprise = consist of < be been is are was were; withhold = keep back; elect to = choose to ! the a an be office parliament congress
transmit = send; recuperate = recover; ascertain = find out; disseminate = spread; ameliorate = improve
ambulate = walk; elucidate = explain; anticipate = expect; terminate = end ! . or and from by for cable cables wire wires; replenish = refill
exhibit = show ? signs symptoms any; exhibit = show > he she it patient pupil student child device system
consume = drink ? alcohol water liquids fluids
utilise = use; demonstrate = show; inform = tell ? you us me him her them people customers residents staff parents patients everyone anyone someone ~ of; optimize = improve; optimise = improve
commence = start; enhance = improve; omit to = fail to; validate = check; accomplish = do
purchase = buy > to will would can could should must may might please not cannot you we they i or and
obtain = get; modify = change; select = choose; possess = have; alter = change; acquire = get
reside = live; leverage = use; assist = help; inquire = ask; enquire = ask; retain = keep ! a an; rectify = fix
remit = send
conduct an assessment of|carry out an assessment of|undertake an assessment of|perform an assessment of = assess
conduct an inspection of|carry out an inspection of|undertake an inspection of|perform an inspection of = inspect
carry out an investigation into|undertake an investigation into|conduct an investigation into = look into
consume = eat ? food meals < fire fires flames it ~ water alcohol liquids drink drinks beverages electricity energy power time
attend = go to ? the a an this all school ~ needs needs; attend = come to ? our your ~ needs
waive = drop ? the this a any all your said; disclose = mention ? any a an pre-existing existing previous
disclose = give ? all full your details
waive = give up ? your his her their its any all my our ~ fee fees charge charges surcharge fine penalty rent cost costs
conduct = carry out ? a an interviews research tests searches regular ~ orchestra choir electricity band
carry out an evaluation of|conduct an evaluation of|undertake an evaluation of = evaluate
devise = think up ? a an; respond = reply ? . within by as to > to must will please may can should ~ treatment
sustain = suffer ? an minor serious injuries injury damage losses loss severe
claim reimbursement of|claim reimbursement for|claim a refund of = claim back
provide = give ? you us them me him her your < for by of be been being is are was were ~ with; configure = set up ? the your a it
attain the age of = reach the age of; decline = refuse ? a an the your any all this
carry out an examination of|conduct an examination of = examine; dispute = disagree with ? the this a any your
bear the cost of|bear the costs of|bear all costs of = pay for
declare = report ? all any your income earnings ~ war; depress = press ? the both ~ prices market mood economy
rotate = turn ? the it your ~ crops staff jobs logs; come into effect|come into force = start to apply
indicate = show ! left right that < be been being is are was were; obstruct = block ~ justice police officer view
depart from = leave from ? platform stop gate; have nausea|experience nausea = feel sick
calculate = work out ? the your how what; disregard = ignore ! for of; facilitate = help with ? the a your our
collaborate with = work with; enrol = sign up ? a your their the my; resume = go back to ? your normal the
prejudice = harm ? the your any our; collaborate = work together ! with; indemnify against = cover against
formulate = draw up ? a the an; avoid exposure to = avoid; stipulate that = say that; comprehend = understand
adjourn = put off ? the; decline to = refuse to; monitor = check ? your; correspond to = match
demolish = knock down; allocate = give ! on randomly; file = send in ? tax; give rise to = cause; navigate to = go to
curtail = cut short; supersede = replace; exacerbate = worsen; alleviate = ease; entail = involve
bequeath = leave; elevate = raise
permit = allow ? any us them you him her anyone access entry the > must to not will may shall should would does
cease = stop ? . pending by no before after taking using smoking working operations trading work all immediately on from at in with
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
