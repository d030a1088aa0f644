import type { ActType } from '../brief/brief.js';
import type { PhraseBank } from '../realise/voice.js';

// Data, long by nature (over 150 lines). What a careful writer adds to a letter in an everyday situation, for writers to extend: a list, not code. Nothing
// here may claim a fact that the prompt does not hold. `context` follows the act, `next` says what happens now.

export interface LetterSituation {
  id: string;
  /** The acts it goes with. */
  acts: readonly ActType[];
  /** Words that the letter must hold. */
  match: RegExp;
  context?: PhraseBank;
  next?: PhraseBank;
  more?: PhraseBank;
}

export const SITUATIONS: readonly LetterSituation[] = [
  {
    id: 'move-meeting',
    acts: ['ask', 'suggest', 'about', 'inform'],
    match:
      /\b(?:move|reschedule|postpone|push|bring forward|shift|meet on .+ instead|instead of)\b.*\b(?:meeting|call|appointment|session|interview|lunch|review|meet|talk|workshop|lesson|class)\b|\b(?:meeting|call|appointment|session|interview|meet)\b.*\b(?:move|reschedule|postpone|later|earlier|another (?:day|time)|instead)\b/i,
    context: {
      neutral: ['{I} know that this means a change to your calendar, and {i} appreciate your flexibility.'],
      formal: ['{I} apologise for any inconvenience that this change may cause.'],
      casual: ['Sorry for the shuffle!'],
      friendly: ['Sorry for the change, and thank you for being flexible.'],
    },
    next: {
      neutral: ['If that does not suit you, please send {me} two times that do.'],
      formal: ['Should this not be convenient, {i} would be grateful if you could propose an alternative.'],
      friendly: ['If that does not work for you, just send {me} two times that do.'],
      casual: ['If that does not work, just send {me} a couple of times that do.'],
    },
    more: {
      neutral: ['Once you have replied, {i} will update the invitation.'],
      formal: ['{I} will update the calendar invitation as soon as {i} have your reply.'],
    },
  },
  {
    id: 'arrange-meeting',
    acts: ['ask', 'suggest', 'about'],
    match:
      /\b(?:meet(?:ing)?|catch[- ]up|appointment|(?:for|have|grab|schedule|arrange|set up) (?:a |an )?(?:quick |short )?(?:call|coffee|lunch|chat|talk|conversation))\b/i,
    context: {
      neutral: ['Half an hour should be enough.'],
      formal: ['{I} expect that half an hour will be sufficient.'],
    },
    next: {
      neutral: ['Please send {me} a time that suits you, and {i} will send an invitation.'],
      formal: ['Please let {me} know which time would be convenient, and {i} will send an invitation.'],
      casual: ['Send {me} a time that suits you, and {i} will set it up.'],
      friendly: ['Let {me} know which time suits you best, and {i} will send an invitation.'],
    },
    more: {
      neutral: ['A video call is fine too if that is easier for you.'],
      formal: ['A video call would also be possible, should you prefer it.'],
    },
  },
  {
    id: 'send-document',
    acts: ['ask', 'remind', 'follow-up'],
    match:
      /\b(?:send|share|forward|return|provide|sign|signed)\b.*\b(?:contract|document|file|slides?|report|figures?|numbers?|draft|copy|invoice|quote|presentation|form|agreement|photos?|data|version|list|cv|receipt|proposal|deck)\b/i,
    context: {
      neutral: ['With it in hand, {i} can take the next step without delay.'],
      formal: ['This will allow {me} to proceed without delay.'],
      friendly: ['That way {i} can take care of the next step straight away.'],
    },
    next: {
      neutral: [
        'If anything is unclear or still open, please tell {me}, so that we can sort it out in time.',
      ],
      formal: ['If any point requires clarification beforehand, please let {me} know.'],
      casual: ['If anything is unclear, give {me} a shout.'],
      friendly: ['If anything is unclear or still open, just let {me} know.'],
    },
    more: {
      neutral: [
        'A scan or a photograph is fine.',
        'It does not need to be polished: the version you have is enough.',
      ],
    },
  },
  {
    id: 'review-document',
    acts: ['ask', 'remind', 'follow-up'],
    match: /\b(?:review|look over|comment on|feedback on|proofread|read through|approve|sign off on)\b/i,
    context: {
      neutral: ['{I} {am} mainly interested in whether anything is missing or unclear.'],
      formal: ['{I} would particularly welcome your comments on anything that is missing or unclear.'],
    },
    next: {
      neutral: ['Comments in the document or a short reply are both fine.'],
      formal: ['Comments in the document itself or by reply are equally welcome.'],
      casual: ['Comments in the document or a quick reply both work.'],
    },
    more: {
      neutral: ['If you need more time, please let {me} know, so that {i} can plan around it.'],
      formal: ['Should you require more time, please let {me} know.'],
    },
  },
  {
    id: 'payment',
    acts: ['remind', 'ask', 'follow-up', 'about'],
    match: /\b(?:invoice|payment|pay|overdue|rent|fee|outstanding|unpaid)\b/i,
    context: {
      neutral: ['According to {my} records, it is still open.'],
      formal: ['According to {my} records, payment has not yet been received.'],
      friendly: ['It still shows as open in {my} records.'],
    },
    next: {
      neutral: ['If the payment is already on its way, please ignore this message.'],
      formal: ['If payment has been made in the meantime, please disregard this message.'],
      friendly: ['If it is already on its way, thank you, and please ignore this message.'],
    },
    more: {
      neutral: ['If you need a copy or have a question about it, {i} {am} happy to help.'],
      formal: ['Should you require a copy or have any questions, please let {me} know.'],
    },
  },
  {
    id: 'time-off',
    acts: ['ask', 'inform', 'about'],
    match:
      /\b(?:days? off|time off|leave(?! (?:the|early|me))|vacation|holiday|annual leave|off work|day off)\b/i,
    context: {
      neutral: ['{I} will make sure that {my} work is up to date before then.'],
      formal: ['{I} will ensure that {my} tasks are completed or handed over beforehand.'],
    },
    next: {
      neutral: ['Please let {me} know whether that works for the team.'],
      formal: ['{I} would be grateful if you could confirm whether this can be approved.'],
      casual: ['Let {me} know if that works.'],
      friendly: ['Let {me} know whether that works for the team.'],
    },
    more: {
      neutral: ['If someone should know about open tasks, {i} will write a short handover note.'],
      formal: ['{I} will prepare a short handover note for whoever covers for {me}.'],
    },
  },
  {
    id: 'sick',
    acts: ['inform', 'about'],
    match: /\b(?:sick|ill|unwell|fever|flu|cold|migraine|not feeling well|food poisoning)\b/i,
    context: {
      neutral: ['{I} will rest today and let you know how {i} {am}.'],
      formal: ['{I} will inform you as soon as {i} know when {i} can return.'],
    },
    next: {
      neutral: ['If something urgent comes up, please send {me} a short message.'],
      formal: ['In urgent matters, {i} can be reached by message.'],
    },
    more: { neutral: ['{I} {am} sorry for the short notice.'] },
  },
  {
    id: 'deadline',
    acts: ['ask'],
    match:
      /\b(?:extension|extend(?: the)?(?: deadline)?|more time|later deadline|extra (?:time|days?|week))\b/i,
    context: {
      neutral: ['{I} would rather hand in complete work a little later than unfinished work on time.'],
      formal: ['The additional time would allow {me} to submit complete and careful work.'],
    },
    next: {
      neutral: ['If that is not possible, please tell {me}, and {i} will send what {i} have.'],
      formal: ['Should this not be possible, {i} will of course submit the work in its present state.'],
    },
    more: {
      neutral: ['{I} {am} happy to show you how far it has come.'],
      formal: ['{I} would be glad to report on the progress made so far.'],
    },
  },
  {
    id: 'delay',
    acts: ['inform', 'apologise'],
    match:
      /\b(?:delay(?:ed|s)?|late|later than|behind schedule|postponed|pushed back|take longer|slipped)\b/i,
    context: {
      neutral: ['{I} know that you were counting on it, and {i} {am} sorry for the trouble this causes.'],
      formal: ['{I} regret the inconvenience that this may cause.'],
      empathetic: ['{I} know that you were counting on it, and {i} understand if this is disappointing.'],
    },
    next: {
      neutral: ['{I} will write again as soon as there is news.'],
      formal: ['{I} will keep you informed of any further developments.'],
      friendly: ['{I} will be in touch as soon as there is news.'],
    },
    more: {
      neutral: [
        'If the new date causes a problem on your side, please tell {me}, and we will look for a way around it.',
      ],
      formal: [
        'Should the new date cause difficulties, please let {me} know, so that a solution can be found.',
      ],
    },
  },
  {
    id: 'price-change',
    acts: ['inform'],
    match:
      /\b(?:prices?|fees?|rates?|cost|subscription)\b.*\b(?:rise|go up|going up|increase|change|will be|raising|raise)\b|\b(?:raise|raising|increase|increasing)\b.*\b(?:prices?|fees?|rates?)\b/i,
    context: {
      neutral: ['{I} know that nobody likes to hear this, so {i} wanted to tell you in good time.'],
      formal: ['{I} wish to inform you of this in good time, so that you can plan accordingly.'],
      friendly: ['{I} know that is never welcome news, so {i} wanted you to hear it early.'],
    },
    next: {
      neutral: ['Until then, nothing changes for you.'],
      formal: ['Until that date, the current terms remain unchanged.'],
    },
    more: {
      neutral: ['If you have questions about what this means for you, just reply to this message.'],
      formal: ['Should you have any questions about what this means for you, please reply to this message.'],
    },
  },
  {
    id: 'closing-days',
    acts: ['inform', 'remind'],
    match: /\b(?:closed|closing|close|opening hours|bank holiday|public holiday|shut)\b/i,
    context: {
      neutral: ['Please plan for this, and let others know who may be affected.'],
      formal: ['Please take this into account in your planning.'],
      casual: ['So plan around it if you can.'],
    },
    next: {
      neutral: ['If you need something before then, please get in touch in good time.'],
      formal: ['Should you require anything before then, please contact {me} in good time.'],
    },
    more: { neutral: ['After that, everything runs as usual.'] },
  },
  {
    id: 'damaged-order',
    acts: ['apologise', 'complain'],
    match:
      /\b(?:damaged|broken|defective|faulty|wrong (?:item|size|order)|missing|not working|does not work|doesn't work|scratched|cracked)\b/i,
    context: { neutral: ['That is not what was ordered, and it should not happen.'] },
    next: {
      neutral: ['Please tell {me} which solution you prefer, and {i} will see to it.'],
      formal: ['Please let {me} know which solution you would prefer.'],
    },
    more: { neutral: ['A photograph helps, if you have one to hand.'] },
  },
  {
    id: 'complaint-order',
    acts: ['complain'],
    match: /\b(?:order|delivery|product|item|parcel|package|ordered|bought|purchase)\b/i,
    context: {
      neutral: ['This is not what {i} expected when {i} placed the order.'],
      formal: ['This does not correspond to what was agreed when the order was placed.'],
    },
    next: {
      neutral: ['Please let {me} know whether you will repair it, replace it or refund it.'],
      formal: ['{I} would ask you to inform {me} whether you intend to repair, replace or refund it.'],
    },
    more: {
      neutral: ['{I} can send photographs and a copy of the receipt.'],
      formal: ['Photographs and a copy of the receipt are available on request.'],
    },
  },
  {
    id: 'repair',
    acts: ['complain', 'ask', 'inform', 'remind'],
    match:
      /\b(?:heating|boiler|leak(?:ing)?|tap|roof|window|door|lift|elevator|repair|fix|broken|mould|playground|street ?light|pothole|plumbing|shower|fridge|oven)\b/i,
    context: {
      neutral: ['It makes everyday life difficult, and it is unlikely to get better by itself.'],
      formal: ['The matter affects daily life and should be attended to soon.'],
    },
    next: {
      neutral: ['Please let {me} know when someone can come and look at it.'],
      formal: ['{I} would be grateful if you could let {me} know when someone will attend to it.'],
      friendly: ['Could you let {me} know when someone can come and have a look?'],
    },
    more: {
      neutral: ['{I} can arrange access if you tell {me} the day before.'],
      formal: ["Access can be arranged at a day's notice."],
    },
  },
  {
    id: 'reference',
    acts: ['ask'],
    match: /\b(?:letter of recommendation|recommendation letter|reference|recommend me)\b/i,
    context: {
      neutral: ['You know {my} work well, and your view would carry weight.'],
      formal: ['As you know {my} work well, your assessment would be of great value to {me}.'],
    },
    next: {
      neutral: ['{I} can send you {my} CV and a short summary of what the letter should cover.'],
      formal: ['{I} would gladly provide {my} CV and a summary of the relevant points.'],
    },
    more: {
      neutral: ['If your time does not allow it, {i} will fully understand.'],
      formal: ['Should your time not permit it, {i} will of course understand.'],
    },
  },
  {
    id: 'application-declined',
    acts: ['decline'],
    match: /\byour application\b/i,
    context: {
      neutral: ['Thank you for your interest and for the time that you took.'],
      formal: ['{I} thank you for your interest and for the time that you gave to it.'],
    },
    next: {
      neutral: ['{I} wish you every success.'],
      formal: ['{I} wish you every success for the future.'],
    },
    more: { neutral: ['It was a pleasure to learn about your work.'] },
  },
  {
    id: 'job-offer',
    acts: ['decline', 'accept'],
    match: /\b(?:job|position|role|offer of employment|employment)\b/i,
    context: {
      neutral: ['{I} appreciate the time and the trust that went into the offer.'],
      formal: ['{I} appreciate the time and the trust that went into the offer.'],
    },
    next: {
      neutral: ['Thank you again for the opportunity.'],
      formal: ['{I} thank you again for the opportunity.'],
    },
    more: {
      neutral: ['{I} wish you and the team every success.'],
      formal: ['{I} wish you and your team continued success.'],
    },
  },
  {
    id: 'invitation-declined',
    acts: ['decline'],
    match: /\b(?:invitation|invite|speak|wedding|party|dinner|conference|event|workshop)\b/i,
    context: {
      neutral: ['Thank you for thinking of {me}.'],
      formal: ['{I} {am} honoured that you thought of {me}.'],
      friendly: ['Thank you so much for thinking of {me}.'],
    },
    next: {
      neutral: ['{I} hope that it goes well, and that there will be another occasion.'],
      formal: ['{I} wish you every success with it.'],
      friendly: ['{I} hope you have a lovely time, and that we find another occasion soon.'],
    },
    more: { neutral: ['{I} would be glad to hear how it went.'] },
  },
  {
    id: 'invitation-accepted',
    acts: ['accept'],
    match: /\b(?:invitation|invite|speak|wedding|party|dinner|conference|event|workshop)\b/i,
    context: {
      neutral: ['Thank you for thinking of {me}.'],
      formal: ['{I} {am} honoured that you thought of {me}.'],
      friendly: ['Thank you so much for thinking of {me}.'],
    },
    next: {
      neutral: ['Please let {me} know if there is anything you need from {me}.'],
      formal: ['Please let {me} know should you require anything from {me}.'],
      friendly: ['Just let {me} know if there is anything {i} can bring or prepare.'],
    },
    more: { neutral: ['{I} look forward to it.'], formal: ['{I} look forward to the occasion.'] },
  },
  {
    id: 'farewell',
    acts: ['congratulate', 'wish', 'thank'],
    match: /\b(?:retire(?:s|ment|d)?|leaving|farewell|last day|new chapter)\b/i,
    context: {
      neutral: ['Your place will not be easy to fill.'],
      formal: ['You will be missed.'],
      casual: ['It will not be the same without you.'],
      friendly: ['It will not be the same without you.'],
      humorous: ['It will not be the same without you. It may be quieter.'],
    },
    next: {
      neutral: ['{I} hope that you can look back with pride and ahead with pleasure.'],
      formal: ['{I} wish you all the best for the years ahead.'],
      casual: ['Enjoy it, and come by when you miss the coffee.'],
      friendly: ['{I} hope you enjoy every bit of what comes next.'],
    },
    more: { neutral: ['Please stay in touch.'] },
  },
  {
    id: 'noise',
    acts: ['complain', 'ask'],
    match: /\b(?:noise|noisy|loud|music at night|barking)\b/i,
    context: {
      neutral: ['It was impossible to rest, and {i} would like it not to happen again.'],
      formal: ['It made it impossible to rest.'],
      friendly: ['You may not be aware of how far the sound carries.'],
    },
    next: {
      neutral: ['Please let {me} know what can be done about it.'],
      formal: ['{I} would be grateful if you could let {me} know what will be done about it.'],
      friendly: ['Could we find a solution that works for all of us?'],
    },
    more: {
      neutral: ['{I} {am} happy to talk about it in person.'],
      formal: ['{I} would be glad to discuss the matter in person.'],
    },
  },
  {
    id: 'application',
    acts: ['follow-up', 'ask'],
    match: /\b(?:application|interview|applied|candidacy)\b/i,
    context: {
      neutral: ['{I} {am} still very interested in the position.'],
      formal: ['{I} remain very interested in the position.'],
    },
    next: {
      neutral: ['Could you tell {me} where things stand and what the next step is?'],
      formal: ['{I} would be grateful for an indication of the current status and the next step.'],
    },
    more: {
      neutral: ['If you need any further documents, {i} will send them at once.'],
      formal: ['{I} will gladly provide any further documents you may require.'],
    },
  },
  {
    id: 'proposal',
    acts: ['follow-up'],
    match: /\b(?:proposal|quote|offer|estimate|pitch|demo|quotation)\b/i,
    context: {
      neutral: ['{I} would like to make sure that it answers your questions.'],
      formal: ['{I} would like to ensure that it answers all your questions.'],
    },
    next: {
      neutral: ['Is there anything you would like {me} to explain or change?'],
      formal: ['Please let {me} know if there is any point that you would like {me} to clarify or amend.'],
      casual: ['Anything you would like {me} to explain or change?'],
    },
    more: {
      neutral: ['If the timing is not right, a short note is enough, and {i} will get back to you later.'],
      formal: ['Should the timing not be suitable, {i} will gladly return to the matter at a later date.'],
    },
  },
  {
    id: 'promotion',
    acts: ['congratulate'],
    match:
      /\b(?:promotion|new (?:job|role|position)|appointment|promoted|award|prize|graduat\w+|degree|exam)\b/i,
    context: {
      neutral: ['It is good to see your work recognised.'],
      formal: ['It is a fitting recognition of your work.'],
      friendly: ['It is so good to see your work recognised.'],
    },
    next: {
      neutral: ['{I} wish you every success and a good start.'],
      friendly: ['{I} hope you have found a moment to celebrate.'],
      casual: ['Hope you are celebrating!'],
    },
    more: {
      neutral: ['When things have settled, {i} would love to hear more about it.'],
      formal: ['{I} look forward to hearing more about it in due course.'],
    },
  },
  {
    id: 'family-news',
    acts: ['congratulate'],
    match: /\b(?:wedding|baby|birth|engagement|marriage|married|anniversary|birthday|son|daughter|twins)\b/i,
    context: { neutral: ['What lovely news.'] },
    next: {
      neutral: ['{I} wish you and your family all the best.'],
      formal: ['{I} wish you and your family all the very best.'],
    },
    more: { neutral: ['{I} hope you can enjoy these days to the full.'] },
  },
  {
    id: 'recovery',
    acts: ['wish'],
    match: /\b(?:recovery|get well|better soon|operation|surgery|health)\b/i,
    context: {
      neutral: ['Please take all the time you need.'],
      friendly: ['Take all the time you need, and do not worry about work.'],
    },
    next: {
      neutral: ['If there is something {i} can take care of in the meantime, just say so.'],
      formal: ['If there is any matter that {i} can attend to in the meantime, please let {me} know.'],
    },
    more: { neutral: ['There is no need to reply: resting comes first.'] },
  },
  {
    id: 'new-colleague',
    acts: ['introduce', 'welcome', 'inform'],
    match:
      /\b(?:new (?:colleague|accountant|manager|team member|member|hire|employee|head|director|assistant|contact|designer|developer|engineer|teacher|intern|account manager)|joins|joining|will join|takes over|taking over)\b/i,
    context: {
      neutral: ['Please feel free to say hello and to get in touch directly.'],
      formal: ['{I} would ask you to extend a warm welcome.'],
    },
    next: {
      neutral: ['If you have any questions about who does what, {i} {am} happy to answer them.'],
      formal: ['Should you have any questions about responsibilities, {i} will be glad to answer them.'],
    },
  },
  {
    id: 'event',
    acts: ['invite', 'remind'],
    match:
      /\b(?:concert|party|barbecue|dinner|wedding|workshop|conference|opening|launch|celebration|fair|exhibition|meetup|reception|picnic|lunch|breakfast|webinar|open day|anniversary|birthday|training|seminar|play|festival|drinks|meeting)\b/i,
    next: {
      neutral: ['Please let {me} know whether you can come, so that {i} can plan for numbers.'],
      formal: ['{I} would be grateful if you could let {me} know whether you will be able to attend.'],
      friendly: ['Let {me} know if you can make it, so that {i} can plan for numbers.'],
      casual: ['Let {me} know if you are in, so that {i} can plan for numbers.'],
    },
    context: {
      neutral: ['It would be good to have you there.'],
      formal: ['Your presence would be most welcome.'],
      friendly: ['It would be lovely to see you there.'],
      enthusiastic: ['It would be wonderful to have you there!'],
    },
    more: {
      neutral: ['If you have any questions beforehand, {i} {am} happy to answer them.'],
      formal: ['{I} will be glad to answer any questions beforehand.'],
    },
  },
  {
    id: 'thanks-for-help',
    acts: ['thank'],
    match:
      /\b(?:help(?:ing)?|support(?:ing)?|work|advice|assist\w*|effort|feedback|organi[sz]\w+|cover(?:ing)?|deliver\w*|volunteer\w*|stepping in)\b/i,
    context: {
      neutral: ['{I} know how much time and care went into it.'],
      formal: ['{I} {am} well aware of the time and care this required.'],
      friendly: ['{I} know how much time and care you put into it.'],
      casual: ['{I} know it took time and effort.'],
    },
    next: {
      neutral: ['It made a real difference.'],
      formal: ['It was of great help.'],
      friendly: ['It made such a difference.'],
      enthusiastic: ['It made all the difference!'],
    },
    more: {
      neutral: ['If there is ever something {i} can do in return, please ask.'],
      formal: ['Should there be an opportunity to return the favour, {i} would be glad to do so.'],
    },
  },
  {
    id: 'thanks-for-gift',
    acts: ['thank'],
    match: /\b(?:gift|present|flowers|book|card|dinner|lunch|hospitality|evening|stay|invitation)\b/i,
    context: { neutral: ['It was very thoughtful of you.'], formal: ['It was most thoughtful of you.'] },
    next: { neutral: ['{I} enjoyed it very much.'], friendly: ['{I} enjoyed it so much.'] },
    more: { neutral: ['{I} hope to see you again soon.'], formal: ['{I} look forward to our next meeting.'] },
  },
  {
    id: 'thanks-for-interview',
    acts: ['thank'],
    match: /\binterview|meeting with me|conversation|your time\b/i,
    context: {
      neutral: ['{I} enjoyed our conversation, and it strengthened {my} interest.'],
      formal: ['{I} very much appreciated our conversation, which has strengthened {my} interest.'],
    },
    next: {
      neutral: ['If you need anything further from {me}, please let {me} know.'],
      formal: ['Please let {me} know should you require any further information.'],
    },
    more: { neutral: ['{I} look forward to hearing from you.'] },
  },
  {
    id: 'feedback-request',
    acts: ['ask', 'invite'],
    match:
      /\b(?:survey|feedback|questionnaire|review us|your opinion|rating|testimonial|share your experience)\b/i,
    context: {
      neutral: ['What you tell {me} decides what {i} change next.'],
      formal: ['Your answers will help {me} to decide what should be improved.'],
      friendly: ['An honest answer helps {me} more than a kind one.'],
    },
    next: { neutral: ['A few lines are enough.'] },
    more: { neutral: ['Critical comments are as welcome as friendly ones.'] },
  },
  {
    id: 'cancel-contract',
    acts: ['cancel'],
    match: /\b(?:membership|subscription|contract|insurance|account|plan|policy|service)\b/i,
    context: {
      neutral: ['Please stop any further payments from that date.'],
      formal: ['Please ensure that no further payments are collected after that date.'],
    },
    next: {
      neutral: ['Please confirm the cancellation and its end date in writing.'],
      formal: ['{I} would be grateful for written confirmation of the cancellation and its effective date.'],
    },
    more: {
      neutral: ['If there is a form or a notice period that {i} have overlooked, please tell {me}.'],
      formal: ['Should there be a notice period or a form that {i} have overlooked, please inform {me}.'],
    },
  },
  {
    id: 'cancel-booking',
    acts: ['cancel'],
    match: /\b(?:booking|reservation|appointment|meeting|order|table|room|flight|trip|class|lesson)\b/i,
    context: {
      neutral: ['{I} {am} sorry for the trouble this causes.'],
      formal: ['{I} apologise for any inconvenience.'],
    },
    next: {
      neutral: ['Please confirm that it is cancelled, and tell {me} if a fee applies.'],
      formal: ['{I} would be grateful if you could confirm the cancellation and any fee that applies.'],
    },
    more: { neutral: ['{I} hope to come another time.'] },
  },
  {
    id: 'outage',
    acts: ['apologise', 'inform'],
    match:
      /\b(?:outage|downtime|maintenance|server|website was|system was|service was|unavailable|offline|interruption)\b/i,
    context: {
      neutral: ['{I} know that you rely on it, and {i} take that seriously.'],
      formal: ['{I} {am} aware that you rely on the service and take the matter seriously.'],
    },
    next: {
      neutral: ['If you still notice anything unusual, please tell {me}.'],
      formal: ['Should you still notice any irregularity, please let {me} know.'],
    },
    more: { neutral: ['{I} will write again if anything changes.'] },
  },
  {
    id: 'raise',
    acts: ['ask', 'about'],
    match: /\b(?:raise|salary|pay rise|promotion|wage)\b/i,
    context: {
      neutral: ['{I} would like to go through what {i} have taken on and what {i} plan to do next.'],
      formal: ['{I} would welcome the opportunity to discuss {my} responsibilities and contribution.'],
    },
    next: {
      neutral: ['Could we find half an hour for this in the coming days?'],
      formal: ['{I} would be grateful if we could arrange a time to discuss this.'],
    },
    more: { neutral: ['{I} will bring a short list, so that the conversation stays concrete.'] },
  },
  {
    id: 'office-change',
    acts: ['inform', 'remind'],
    match:
      /\b(?:new (?:system|tool|software|policy|process|office|address|website|number|bank|portal)|moving|relocat\w+|switch(?:ing)? to|migrat\w+|change[sd]?)\b/i,
    context: {
      neutral: ['Please make a note of it, and pass it on to anyone who should know.'],
      formal: ['Please take note of this and inform anyone concerned.'],
    },
    next: {
      neutral: ['If you have questions about what this means for your work, please ask.'],
      formal: ['Should you have any questions about what this means for you, please do not hesitate to ask.'],
    },
    more: { neutral: ['{I} will send a reminder shortly before the change.'] },
  },
  {
    id: 'quote-request',
    acts: ['ask'],
    match:
      /\b(?:quote|quotation|estimate|prices?|price list|offer|availability|catalogue|brochure|information)\b/i,
    context: {
      neutral: ['It would help if the offer showed what is included and what would be extra.'],
      formal: [
        '{I} would be grateful if the offer could show what is included and what would be charged separately.',
      ],
    },
    next: {
      neutral: ['Please also tell {me} how soon you could deliver or start.'],
      formal: ['Please also indicate the earliest possible date.'],
    },
    more: {
      neutral: ['If you need more details to work it out, please ask.'],
      formal: ['{I} will gladly supply any further details you require.'],
    },
  },
];

/** Greetings by what is known of the recipient. */
export const GREETINGS = {
  person: {
    neutral: ['Hi {first},'],
    formal: ['Dear {full},'],
    professional: ['Dear {first},', 'Hello {first},'],
    friendly: ['Hi {first},', 'Hello {first},'],
    casual: ['Hi {first},', 'Hey {first},'],
    empathetic: ['Dear {first},'],
    informative: ['Hello {first},'],
  },
  titled: { neutral: ['Dear {full},'] },
  group: {
    neutral: ['Hello {group},'],
    formal: ['Dear {group},'],
    professional: ['Dear {group},'],
    casual: ['Hi {group},'],
    friendly: ['Hi {group},', 'Hello {group},'],
  },
  unknown: {
    neutral: ['Hello,'],
    formal: ['Dear Sir or Madam,'],
    professional: ['Hello,'],
    casual: ['Hi,'],
    friendly: ['Hello,'],
  },
} satisfies Record<string, PhraseBank>;

/** Sign-offs; the sender's name stands below. */
export const SIGN_OFFS: PhraseBank = {
  neutral: ['Best regards'],
  formal: ['Kind regards', 'Yours sincerely'],
  professional: ['Kind regards', 'Best regards'],
  friendly: ['Best wishes', 'All the best'],
  casual: ['Cheers', 'All the best'],
  humorous: ['Cheers'],
  enthusiastic: ['All the best', 'Best wishes'],
  empathetic: ['With best wishes', 'Warm regards'],
};

/** A friendly word before the matter at hand; only where there is room. */
export const OPENERS: PhraseBank = {
  neutral: [],
  formal: ['I hope this message finds you well.'],
  friendly: ['I hope you are having a good week.', 'I hope all is well with you.'],
  casual: ['Hope you are well.', 'Hope your week is going well.'],
  empathetic: ['I hope you are well.'],
  enthusiastic: ['I hope you are having a great week!'],
};
