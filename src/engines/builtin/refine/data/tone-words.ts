import { readVerbs, readWordings } from './wording.js';

/** Everyday wordings and their formal equivalents. See wording.ts for the notation. A data file, hence its length. */
export const FORMAL = [
  ...readWordings(`
thanks a lot|thanks so much|thanks a bunch|thanks a million|many thanks|thx = thank you very much; thanks again = thank you again; all set = ready; up to speed = informed
thanks = thank you ! to; super stoked|so stoked|stoked = very pleased; cheers = kind regards; cool = excellent ? new product idea feature thing stuff features ideas design
a lot of|lots of|tons of|loads of|heaps of|plenty of|a bunch of|a ton of|a load of = many ? people customers users things ways reasons ideas questions companies problems options products changes orders requests new more teams features places clients emails reports
a lot of|lots of|tons of|loads of|heaps of|a ton of|a load of = a great deal of ? time work money effort help food water space information research noise traffic interest experience support attention energy fun
a bunch of = several; a lot more = considerably more; a lot better = considerably better; a lot = considerably ! of; kids = children
guys|folks = people; gonna = going to; wanna = want to; have gotta|have got to = have to; has gotta|has got to = has to; gotta = have to
hi there|hey there = hello; cannot wait = I look forward to it ! to for until till any < i we you they he she just; getting back to = responding to
cos|cuz|coz = because; cause = because ? i we you he she it they my our the there < a an the this that root main; no big deal = not a concern; a ton = a great deal ! of
kid = child; probs = problems; for ages = for a long time; takes ages = takes a long time; take ages = take a long time; took ages = took a long time
get it sorted|get this sorted|sort it out|sort this out|sort it|sort this = resolve this; sort out = resolve; huge thanks = many thanks
cannot make it = cannot attend ! work to better easier any more clear happen; give us a shout = contact us; give me a shout = contact me
is a total mess|is a complete mess|is a mess = is in a very poor condition; are a total mess|are a complete mess|are a mess = are in a very poor condition
kinda|sorta = somewhat; dunno = do not know; gimme = give me; lemme = let me; yeah|yep|yup = yes; nope|nah = no; stuff = items
things like = items such as; awesome|super cool|amazing|fantastic|terrific|brilliant = excellent
great = excellent ? job work product news results result opportunity idea service experience
super|totally|really|pretty|so = very ? exciting smooth simple interesting nice convenient quick popular proud happy good important nice excited busy useful helpful easy hard fast pleased proud glad
big = significant ? change difference problem improvement impact increase changes problems improvements challenge deal; get in touch with = contact
please get in touch = please contact us; get back to you = respond to you; got back to = responded to; get back to = respond to; gave us a call = called us
give us a call|give us a ring|drop us a line = contact us; give me a call|give me a ring|gimme a call|gimme a ring|drop me a line = contact me
let us know = please let us know < please to will and; let me know = please let me know < please to will and; a lot of you guys|a lot of you|lots of you = many of you
i wanted to reach out to see if|i wanted to reach out to ask if|i am reaching out to see if|i'm reaching out to see if|i wanted to see if|i wanted to ask if = I am writing to ask whether
when you get a chance|when you have a chance|whenever you get a chance|when you have a minute|when you get a minute = at your convenience
very amazing|really amazing|so amazing|very awesome|really awesome|so awesome|very fantastic|really fantastic = excellent
i wanted to reach out to let everyone know that|i wanted to let everyone know that = I am writing to inform you all that
i wanted to reach out to let you know that|i wanted to let you know that|i'm reaching out to let you know that|i am reaching out to let you know that = I am writing to inform you that
hit me up|ping me|shoot me an email|shoot me a message = contact me; hit us up|ping us|shoot us an email|shoot us a message = contact us
reach out to = contact ! see ask find let say share discuss tell check offer invite thank get make confirm follow introduce request
just wanted to check in and see if|just checking in to see if|just wanted to see if|just checking if|i just wanted to check if|i just wanted to see if|just wanted to check if|wanted to check in and see if = I am writing to ask whether
just wanted to check in|just checking in|i just wanted to check in = I am writing to follow up
just wanted to let you know that|i just wanted to let you know that|just letting you know that|just a heads up that|just so you know = I would like to inform you that
just wanted to let you know|i just wanted to let you know = I would like to inform you; hey|hi|hiya = dear ? team all everyone colleagues
hey guys|hi guys|hey folks|hi folks = dear colleagues; got moved to = has been moved to; got cancelled = has been cancelled
got canceled = has been canceled; got delayed = has been delayed; by the way = incidentally
just a quick note to say that|just a quick note to say = this is to inform you that; just a quick reminder that = this is a reminder that
you guys|you all|y'all = you; got a chance to = had an opportunity to; get a chance to = have an opportunity to; have got = have ! to
has got = has ! to; really great|super great|really good|really awesome|pretty great = excellent; great fit = suitable match
hop on a quick call|hop on a call|jump on a quick call|jump on a call = arrange a call; go over stuff|go over things|talk about stuff = discuss the details
it would be awesome if|it would be great if|it would be cool if|it'd be awesome if|it'd be great if|it would be nice if = I would be grateful if
super excited|really excited|so excited|super happy|really happy|thrilled|stoked = delighted ? to about that
can you = could you please ? send give tell let check confirm look help; can't wait to see|cannot wait to see = look forward to seeing; can't wait to hear|cannot wait to hear = look forward to hearing; can't wait to meet|cannot wait to meet = look forward to meeting; can't wait to welcome|cannot wait to welcome = look forward to welcoming; can't wait to work|cannot wait to work = look forward to working; can't wait to start|cannot wait to start = look forward to starting; can't wait for|cannot wait for = look forward to
ridiculously|insanely|crazy = extremely ? good cheap easy fast expensive busy high long popular; messing around = losing time; hang on = wait ! to
want to|wants to = would like to < not never
pick up the phone = answer the telephone; pick up = collect ? the your my our; so far = to date; asap|as soon as you can = as soon as possible; pretty much = largely; a bit = somewhat ! of
a bit of = some; kind of|sort of = somewhat < a an the this that what any some one; because of = owing to; anyway|anyways = in any case
right now = at present; these days|nowadays = at present; sometime soon|real soon = shortly; soon = shortly ! as after < as too how; way too = far too
way more = far more; way better = far better; sorry about|sorry for = apologies for < are am is was were so very really be
sorry that = we regret that < are am is was were so very really be; fyi = for your information; btw = incidentally; till = until ! box counter receipt drawer roll < the a our your; look,|listen,|ok so|okay so|so yeah|well, =; shift it = move it; get it shifted = have it moved
about = approximately < talk talked talking think thought hear heard know ? 2 3 4 5 6 7 8 9 10 15 20 25 30 40 50 60 70 80 90 100 200 500 1000 twenty thirty forty fifty sixty
wrong = incorrect ? information number address date price figure figures; boss = manager; fix the issue|fix this issue = resolve the issue
fix the problem|fix this problem = resolve the problem; fix the error = correct the error; fixing the issue = resolving the issue
fixing the problem = resolving the problem; just a heads up|just a quick heads up = please note; bosses = managers; cheap = inexpensive ? and or but in at for to with option options flight flights hotel hotels way
cheaper = less expensive; mum = mother < the; dad = father < the; never showed up = did not arrive; is a joke = is inadequate; a do = a celebration; throwing a do = holding a celebration; throwing a party = holding a party; grandpa = grandfather < the; see you there|see ya there = I look forward to seeing you there; see you soon|see ya soon = I look forward to seeing you soon; what's going on = what is happening; mess around = lose time; grab = collect ? the your a my; head over to = go to; swing by|drop by|pop in|pop by|come round = visit; gotten = become ? better worse bigger; is off = is cancelled ? because until but and; loads = a great deal ! of; fed up with = dissatisfied with; sick of = dissatisfied with; hold up = delay < to; sorry mate|sorry guys|sorry folks = we apologise; no way = under no circumstances ? can will would should; quid = pounds; bucks = dollars < the big; ok with = content with; is fine by me = is acceptable to me hard to = difficult to; really hard = difficult; tough = difficult
bad = poor ? service results weather experience quality performance; messed up = made an error; screwed up = made an error; mess up = make an error
`),
  ...readVerbs(`
figure out, figures out, figured out, figuring out = determine, determines, determined, determining
find out, finds out, found out, finding out = learn, learns, learned, learning; set up, sets up, , setting up = establish, establishes, , establishing
look into, looks into, looked into, looking into = investigate, investigates, investigated, investigating
deal with, deals with, dealt with, dealing with = address, addresses, addressed, addressing; go over, goes over, went over, going over = review, reviews, reviewed, reviewing
help out, helps out, helped out, helping out = assist, assists, assisted, assisting; check out, checks out, checked out, checking out = review, reviews, reviewed, reviewing
carry on, carries on, carried on, carrying on = continue, continues, continued, continuing; show up, shows up, showed up, showing up = arrive, arrives, arrived, arriving
talk about, talks about, talked about, talking about = discuss, discusses, discussed, discussing
think about, thinks about, thought about, thinking about = consider, considers, considered, considering
put off, puts off, , putting off = postpone, postpones, , postponing; call off, calls off, called off, calling off = cancel, cancels, cancelled, cancelling
point out, points out, pointed out, pointing out = indicate, indicates, indicated, indicating
come up with, comes up with, came up with, coming up with = devise, devises, devised, devising
get rid of, gets rid of, got rid of, getting rid of = eliminate, eliminates, eliminated, eliminating
ask for, asks for, asked for, asking for = request, requests, requested, requesting; buy, buys, bought, buying = purchase, purchases, purchased, purchasing
send over, sends over, sent over, sending over = send, sends, sent, sending
`),
];

/** Words that a formal text does not have, whatever stands around them. */
export const INFORMAL_WORDS =
  'lol|lmao|omg|haha+|hehe|cos|cuz|coz|gonna|gotta|wanna|kinda|sorta|dunno|dude|bro|mates?|guys|folks|awesome|yeah|yep|nope|nah|hey|hiya|howdy|yo|cheers|ta|super|crap|damn|wtf|idk|imo|tbh|btw|rn|u|ur|cya|xx+|bloke|loads of|quid|bucks|stuff|freak(?:ing|y)|sucks?|screwed|ping me|a heads[- ]up|no worries|my bad|oops|whoops|hang out|chill|loads|ages|probs|mess|a shout|sorted|rubbish|pissed(?: off)?|knackered|crazy|huge|tons|hassle|a pain|mad|nailed|smash(?:ed)?|cannot wait';

/** Stiff wordings and what people say; for casual and friendly texts. */
export const CASUAL = [
  ...readWordings(`
to whom it may concern = hello; for the duration of = during; i wish to enquire whether|i wish to inquire whether|i am writing to enquire whether|i am writing to inquire whether|i would like to enquire whether = I wanted to ask if; whether you would be willing to = if you could; dispatched = sent; we acknowledge receipt of = we've got; i acknowledge receipt of = I've got; your request has been received = we've got your request; thank you for attending = thanks for coming to < we i to would also; owing to = because of; prior to use = before you use it; it is necessary that you|it is essential that you = you need to; we wish to advise that|we wish to advise you that =; should you have queries|should you have any queries|should you have any questions = if you have any questions; do not hesitate to contact us on|please do not hesitate to contact us on = just call us on; kindly contact = please contact; will be dispatched = will be on its way; dear colleagues = hi all; dear sir or madam|dear sirs|dear sir/madam = hello; dear customer|dear customers = hello; dear resident|dear residents|dear neighbours|dear members = hello; functions well = works well; function well = work well; should you require|should you need = if you need; should you have = if you have; should you wish to = if you'd like to
is required to = has to; are required to = have to; for a period of = for; yours sincerely|yours faithfully|yours truly|sincerely yours|respectfully yours = best wishes
sincerely = best wishes ! apologise apologize regret hope believe thank appreciate wish trust sorry felt < we i do most very and are is was were be
kind regards|best regards|with kind regards|regards = best wishes ! to the; furthermore|moreover|additionally = also; in addition = also ! to
however = but ! much many long hard far well; nevertheless|nonetheless = still; therefore|consequently|thus|hence = so; prior to = before
subsequent to = after ? the your our a this; subsequently = later; in order to = to; assistance = help; regarding|concerning|with regard to|with respect to = about
numerous|a large number of|a significant number of = lots of < the our your my their his her its these those; sufficient = enough < a
approximately = about; additional = extra ! to; individuals = people; children = kids; at your earliest convenience = when you get a chance
please do not hesitate to contact us|do not hesitate to contact us|please feel free to contact us = just drop us a line
please do not hesitate to contact me|do not hesitate to contact me|please feel free to contact me = just drop me a line; please do not hesitate to = feel free to
please be advised that|please be informed that|please note that|we would like to inform you that|we wish to inform you that|i am writing to inform you that|this is to inform you that|we are writing to inform you that|we hereby inform you that = just so you know,
we are pleased to announce that|we are pleased to inform you that|we are delighted to inform you that|it is our pleasure to inform you that|i am pleased to inform you that = good news:
we regret to inform you that|i regret to inform you that = sorry to say,; we would appreciate it if you could|we would be grateful if you could = could you
we apologise for any inconvenience|we apologize for any inconvenience|we apologise for any inconvenience caused|we apologize for any inconvenience caused|we apologise for the inconvenience|we apologize for the inconvenience = sorry for the trouble
i would appreciate it if you could|i would be grateful if you could = could you; it is recommended that = we suggest that
it is necessary to = you need to; it is essential that = make sure that; thank you very much|thank you = thanks < we i to would like also all
due to the fact that|owing to the fact that = because; in the event that = if
upon = on < once based depending; whilst = while; shall = will; very well = fine; cannot = can't; is kindly requested to = is kindly asked to; is requested to = is asked to
we kindly ask you to|we kindly request that you|you are kindly requested to|kindly = please < very so is are was were be been we i; are kindly requested to = are kindly asked to; are requested to = are asked to
per your request|as per your request|as requested = as you asked; as per = as in; herewith|hereby =
enclosed please find|please find enclosed|please find attached|attached please find = here is; commencement = start; has increased by = has gone up by
have increased by = have gone up by; increased by = went up by < have has had is are was were be been; decreased by = went down by < have has had is are was were be been
for further information|for more information|for further details = to find out more
`),
  ...readVerbs(`
assist, assists, assisted, assisting = help, helps, helped, helping; , , purchased, purchasing = , , bought, buying
facilitate, facilitates, facilitated, facilitating = help with, helps with, helped with, helping with
modify, modifies, modified, modifying = change, changes, changed, changing; ensure, ensures, ensured, ensuring = make sure, makes sure, made sure, making sure
postpone, postpones, postponed, postponing = put off, puts off, put off, putting off; obtain, obtains, obtained, obtaining = get, gets, got, getting
require, , , = need, , ,; commence, commences, commenced, commencing = start, starts, started, starting
utilize, utilizes, utilized, utilizing = use, uses, used, using; utilise, utilises, utilised, utilising = use, uses, used, using
receive, receives, , receiving = get, gets, , getting; inform, informs, informed, informing = tell, tells, told, telling
provide, provides, , providing = give, gives, , giving; attempt to, attempts to, attempted to, attempting to = try to, tries to, tried to, trying to
, , requested, requesting = , , asked for, asking for ! to by that
`),
];
