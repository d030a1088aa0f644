import { readVerbs, readWordings } from './wording.js';

/** Long-winded wordings and the short ones that mean the same, safe in any text. A data file, hence its length. */
export const WORDY = readWordings(`
in order to|so as to = to; in order for = for; take this opportunity to =
due to the fact that|owing to the fact that|for the reason that|on account of the fact that|in view of the fact that|in light of the fact that = because
despite the fact that|in spite of the fact that|notwithstanding the fact that = although; as a matter of course = routinely; as a matter of fact = in fact
under any circumstances whatsoever = under any circumstances; whatsoever =; the way in which = how < in by of about with; in all likelihood = probably
which is located|which are located|that is located|that are located|which is situated|which are situated|that is situated|that are situated = ? in on at near next behind between opposite above below
by means of = by; by virtue of = by; on the basis of = based on
at this point in time|at the present time|at the present moment in time|at the current time|at this moment in time = now; at that point in time = then
in the near future = soon; in the not too distant future = soon; until such time as = until; prior to = before; by no later than = no later than
in order to be able to = to; to be able to = to < needs need want wants; all of the = all the; subsequent to = after; in advance of = before
in the event that|in the event of a situation where = if; in the event of = if there is; on condition that|provided that = as long as; do not hesitate to|don't hesitate to =
with regard to|with regards to|with respect to|in relation to|in regard to|in reference to|with reference to|pertaining to = about; as regards = about
in the absence of = without; in addition to = besides; in conjunction with = with; in accordance with = under; in close proximity to = near
in the vicinity of = near; in the process of = ! elimination; in terms of the = about the; for the purpose of = for; for the purposes of = for
a large number of|a great number of|a significant number of|a considerable number of = many; a great deal of = much
a large amount of|a significant amount of|a considerable amount of = much; a small number of = a few
the majority of the|the vast majority of the = most of the; the majority of|the vast majority of = most < by; a number of = several < the; the fact that = that < to of in from for about by with despite
on a daily basis = daily; on a weekly basis = weekly; on a monthly basis = monthly; on a yearly basis|on an annual basis = yearly
on a regular basis = regularly; on a frequent basis = often; on a number of occasions|on numerous occasions = often
has the ability to|has the capacity to = can; have the ability to|have the capacity to = can; is able to|are able to = can
was able to|were able to = could; is in a position to|are in a position to = can; is capable of being = can be; are capable of being = can be
made the decision to = decided to; make the decision to = decide to; with effect from = from; i just wanted to reach out to see whether it might be possible for you to|i wanted to see whether it might be possible for you to|i was wondering whether it might be possible for you to|i wanted to ask whether it would be possible for you to|i wanted to ask if it would be possible for you to|i just wanted to ask if you could|i wanted to ask if you could|i was wondering if you could maybe|i was just wondering if you could maybe = please; by the name of = called; in the course of next week = next week; in the course of this week = this week; about the matter of|with regard to the matter of|in the matter of = about; any questions or concerns|any questions or queries = any questions; a total of = ? 2 3 4 5 6 7 8 9 10 12 15 20 25 30 40 50 100; in comparison with|in comparison to = compared with; for this reason it is that|it is for this reason that = so; are going to make the decision to = are going to; will make the decision to = will; there are a number of = there are several; a decision has been made to = we have decided to < that; make a decision = decide; makes a decision = decides; made a decision = decided; make an adjustment to = adjust; make changes to = change
make use of = use; makes use of = uses; made use of = used; making use of = using; take into consideration|take into account = consider
taken into consideration|taken into account = considered; give consideration to = consider; gave consideration to = considered
reach a conclusion = conclude; come to the conclusion that = conclude that; came to the conclusion that = concluded that
conduct an investigation into = investigate; conduct an analysis of = analyse; perform an analysis of = analyse; provide assistance to = help
provide assistance with = help with; provide support to = support; provide a description of = describe; provide an explanation of = explain
is indicative of = shows; is dependent on|is dependent upon = depends on; are dependent on|are dependent upon = depend on; is in need of = needs
are in need of = need; has a tendency to = tends to; has an effect on = affects; have an effect on = affect; had an effect on = affected; is in possession of = has; are in possession of|am in possession of = have; am of the opinion that|are of the opinion that = think that; is of the opinion that = thinks that; was responsible for the management of|were responsible for the management of = managed; is responsible for the management of = manages; am responsible for the management of|are responsible for the management of = manage; am a person who is = am; it is our intention to = we intend to; it is my intention to = I intend to; it is our hope that = we hope that; it is my belief that = I believe that; are in disagreement with = disagree with; is in disagreement with = disagrees with; are in agreement with = agree with; is in agreement with = agrees with; is in violation of = breaks; have a tendency to = tend to; has an impact on = affects; have an impact on = affect
had an impact on = affected; is a reflection of = reflects; with the exception of = except; with the exception that = except that
first and foremost = first; each and every = every; any and all = all; one and the same = the same; null and void = void; know whether or not = know whether; decide whether or not = decide whether
if and when = if; as to whether = whether; as a consequence of|as a result of = because of; as a consequence = so
in the majority of cases|in most cases = usually; in some cases = sometimes; in many cases = often; it is possible that = perhaps
there is a possibility that = perhaps; in excess of = more than; in lieu of = instead of
in an effort to|in an attempt to|with a view to|with the aim of = to ! being having getting making doing using; for a period of = for
over the course of = during; during the course of = during; in the course of = during; at all times = always
during the time that = while; in a timely manner = on time; in an efficient manner = efficiently; in a careful manner = carefully
in a professional manner = professionally; in such a manner as to = to; in such a way that = so that; to the extent that = as far as
not in a position to be able to = unable to; not in a position to = unable to; past history = history; future plans = plans; end result = result
final outcome = outcome; free gift = gift; advance planning = planning; advance warning = warning; added bonus = bonus
basic fundamentals|basic essentials = basics; completely eliminate = eliminate; absolutely essential = essential; close proximity = nearness
collaborate together = collaborate; combine together = combine; join together = join; merge together = merge; revert back = revert
return back = return; repeat again = repeat; refer back to = refer to; past experience = experience; new innovation|new innovations = innovation
unexpected surprise = surprise; still remains = remains; very unique = unique; exact same = same; period of time = time; point in time = time
in nature = < mother; located in = in ? the a our; the reason why is that = because; the reason is because = because
it is important to note that|it should be noted that|it is worth noting that|it is worth mentioning that|please note that|it is interesting to note that|it must be remembered that|it goes without saying that|needless to say =
we are writing to inform you that|i am writing to inform you that|this is to inform you that|please be advised that|please be informed that|we would like to inform you that|i would like to inform you that|we wish to inform you that|we hereby inform you that =
i wanted to reach out to let everyone know that|i wanted to reach out to let you know that|i wanted to let you know that|i just wanted to let you know that|i wanted to let everyone know that|i am reaching out to let you know that|i'm reaching out to let you know that|just wanted to let you know that =
`);

/** Bookish words and the everyday ones; they change the register, so only “simplify” and the like use them. */
export const BOOKISH = readWordings(`
the consumption of food = eating; the consumption of alcohol = drinking alcohol; the consumption of food and drink|the consumption of food and beverages = eating and drinking
place of residence = address; personnel = staff; non-compliance = a breach < in; proceed to = go to; await = wait for; further instructions = more instructions; prior written consent = written permission beforehand
pursuant to = under; supplemented by = plus; hereby =; notwithstanding = despite < the; in the amount of = of
shall constitute|will constitute = will be; constitutes = is; approximately = about; additional = more < an some this that the no any each every one
assistance = help; sufficient = enough < a; insufficient = not enough < an; numerous = many < a; consequently|therefore|thus|hence = so
nevertheless|nonetheless = even so; furthermore|moreover|additionally|in addition = also ! to; subsequently = later; previously = before ? we they it
whilst = while; amongst = among; upon = on < once based depending; regarding|concerning = about
prior to commencement of|prior to the commencement of = before the start of; prior to commencement = before starting; commencement = start < to
utilization|utilisation = use; methodology = method; methodologies = methods; individuals = people; beverage = drink; beverages = drinks
residence = home; remuneration = pay; expenditure = spending; optimal|optimum = best ? way time solution choice results option
is required to|are required to = must; is requested to = is asked to; are requested to = are asked to; should you require|should you need = if you need
should you have = if you have; should you wish to = if you want to; postponed = put off ? until to
initial = first ? step phase stage version draft results; primary = main ? reason goal purpose aim cause focus
principal = main ? reason goal purpose aim cause reasons; adjacent to = next to; erroneous = wrong; beneficial = helpful; detrimental = harmful
advantageous = helpful; crucial|vital|imperative = very important; feasible = possible; viable = workable; pertinent = relevant
expeditiously = quickly; rapidly|swiftly = quickly; frequently = often; annually = every year; currently|presently = now; solely = only; merely = only
primarily = mainly; extremely difficult = very hard; difficulties = problems; comprehensive = full; concept = idea
concepts = ideas; entitlement = benefit ? has is was will; has been recalculated = has been worked out again; determination = decision ? or and you may in is was; lodge an appeal = appeal; of receipt hereof = of getting this letter; hereof|hereto|herein =; forthwith|with immediate effect = now; vicinity = area; thereafter = after that; therein = in it; prohibited = not allowed ? in on at here by inside and < strictly expressly; permitted = allowed; consent = permission ! to; excursion = trip; for a period in excess of = for more than; subsequent to commencement of|subsequent to the commencement of = after the start of; without the prior written consent of|without prior written consent of|without the prior consent of = without written permission from; the aforementioned = the; notwithstanding the foregoing = even so; on or before = by ? 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 the monday tuesday wednesday thursday friday; participating = taking part ? in; assemble = meet ? at in on outside here by; admission = entry < hospital; in default of = without; prescribed dosage = dose; dosage = dose; discontinue = stop; consultation = talking to us < public without prior; without prior consultation = without talking to us first; persisting = lasting; persist = last; components = parts; component = part; objective = goal; objectives = goals; requirement = need; requirements = needs
modification = change; modifications = changes; alteration = change; alterations = changes; proficient in = good at
a multitude of|a plethora of|a myriad of|myriad = many; in the interim = meanwhile; per annum = a year; inception = start; aforementioned = < the
`);

/** Bookish verbs in their forms: base, third person, past, participle = the same of the plain verb. */
export const BOOKISH_VERBS = readVerbs(`
utilize, utilizes, utilized, utilizing = use, uses, used, using; utilise, utilises, utilised, utilising = use, uses, used, using
facilitate, facilitates, facilitated, facilitating = help, helps, helped, helping; commence, commences, commenced, commencing = start, starts, started, starting
terminate, terminates, terminated, terminating = end, ends, ended, ending; demonstrate, demonstrates, demonstrated, demonstrating = show, shows, showed, showing
endeavor to, endeavors to, endeavored to, endeavoring to = try to, tries to, tried to, trying to
endeavour to, endeavours to, endeavoured to, endeavouring to = try to, tries to, tried to, trying to
attempt to, attempts to, attempted to, attempting to = try to, tries to, tried to, trying to; purchase, purchases, purchased, purchasing = buy, buys, bought, buying
indicate, indicates, indicated, indicating = show, shows, showed, showing; obtain, obtains, obtained, obtaining = get, gets, got, getting
acquire, acquires, acquired, acquiring = get, gets, got, getting; require, , , requiring = need, , , needing ! that
necessitate, necessitates, necessitated, necessitating = need, needs, needed, needing
implement, implements, implemented, implementing = carry out, carries out, carried out, carrying out
possess, possesses, possessed, possessing = have, has, had, having; reside, resides, resided, residing = live, lives, lived, living
ascertain, ascertains, ascertained, ascertaining = find out, finds out, found out, finding out
ensure, ensures, ensured, ensuring = make sure, makes sure, made sure, making sure ? that you we they it he she there everyone everybody
assist, assists, assisted, assisting = help, helps, helped, helping; provide, provides, provided, providing = give, gives, gave, giving ~ with
inform, informs, informed, informing = tell, tells, told, telling; inquire, inquires, inquired, inquiring = ask, asks, asked, asking
enquire, enquires, enquired, enquiring = ask, asks, asked, asking; accomplish, accomplishes, accomplished, accomplishing = do, does, did, doing
modify, modifies, modified, modifying = change, changes, changed, changing; alter, alters, altered, altering = change, changes, changed, changing
retain, retains, retained, retaining = keep, keeps, kept, keeping; select, selects, selected, selecting = choose, chooses, chose, choosing
leverage, leverages, leveraged, leveraging = use, uses, used, using; elucidate, elucidates, elucidated, elucidating = explain, explains, explained, explaining
allocate, allocates, allocated, allocating = give, gives, gave, giving; conclude, concludes, concluded, concluding = end, ends, ended, ending ! that
anticipate, anticipates, anticipated, anticipating = expect, expects, expected, expecting; enhance, enhances, enhanced, enhancing = improve, improves, improved, improving
optimize, optimizes, optimized, optimizing = improve, improves, improved, improving; optimise, optimises, optimised, optimising = improve, improves, improved, improving
mitigate, mitigates, mitigated, mitigating = reduce, reduces, reduced, reducing; expedite, expedites, expedited, expediting = speed up, speeds up, sped up, speeding up
disseminate, disseminates, disseminated, disseminating = spread, spreads, spread, spreading
ameliorate, ameliorates, ameliorated, ameliorating = improve, improves, improved, improving; remit, remits, remitted, remitting = send, sends, sent, sending
substantiate, substantiates, substantiated, substantiating = back up, backs up, backed up, backing up
`);
