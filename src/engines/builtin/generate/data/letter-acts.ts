import type { Act, ActType } from '../brief/brief.js';
import type { PhraseBank } from '../realise/voice.js';

// Data, long by nature (over 150 lines). The sentences by which a letter performs its acts, for writers to extend. `{i}`, `{am}`, `{my}`, `{me}` are the
// sender's words (I or we); `{content}` is what the act is about, `{doing}` the same as an -ing phrase.

type ActBanks = Partial<Record<Act['form'] | 'matter' | 'together', PhraseBank>>;

/** The first act of a letter, by its form: a verb phrase, a clause, a thing, a matter; `together` where both do it. */
export const FIRST_ACT: Readonly<Record<ActType, ActBanks>> = {
  ask: {
    verb: {
      neutral: ['Could you {content}?', 'Would you be able to {content}?'],
      formal: [
        '{I} would be grateful if you could {content}.',
        '{I} {am} writing to ask whether you could {content}.',
      ],
      professional: ['Could you please {content}?', '{I} {am} writing to ask whether you could {content}.'],
      casual: ['Could you {content}?', 'Can you {content}?'],
      friendly: ['Could you {content}?', '{I} {was} hoping you could {content}.'],
      empathetic: ['{I} know there is a lot on your plate, so only if it is possible: could you {content}?'],
      confident: ['Please {content}.'],
      persuasive: ['{I} have one request: could you {content}?'],
    },
    together: {
      neutral: ['Could we {content}?', 'Would it be possible to {content}?'],
      formal: [
        '{I} {am} writing to ask whether we could {content}.',
        '{I} would like to ask whether it would be possible to {content}.',
      ],
      professional: ['Could we please {content}?', 'Would it be possible to {content}?'],
      casual: ['Can we {content}?', 'Could we {content}?'],
      friendly: ['Could we {content}?', 'Would it be all right to {content}?'],
      confident: ['I suggest that we {content}.'],
    },
    thing: {
      neutral: ['{I} would like to ask for {content}.'],
      formal: ['{I} {am} writing to request {content}.', '{I} would like to request {content}.'],
      casual: ['Could {i} ask for {content}?'],
      friendly: ['{I} {was} hoping to ask for {content}.', '{I} would like to ask you for {content}.'],
    },
    matter: {
      neutral: ['{I} have a question about {content}.', '{I} would like to ask about {content}.'],
      formal: ['{I} {am} writing to enquire about {content}.'],
      casual: ['A quick question about {content}.'],
    },
    question: {
      neutral: ['{I} would like to ask whether {content}.'],
      formal: ['{I} {am} writing to ask whether {content}.'],
    },
    clause: { neutral: ['{I} would like to ask that {content}.'] },
  },
  invite: {
    thing: {
      neutral: ['{I} would like to invite you to {content}.', 'You are invited to {content}.'],
      formal: [
        'It is {my} pleasure to invite you to {content}.',
        '{I} {am} pleased to invite you to {content}.',
      ],
      friendly: ['{I} would love you to join {me} for {content}.', 'You are warmly invited to {content}.'],
      casual: ['Fancy coming along to {content}?', 'Come along to {content}.'],
      enthusiastic: ['{I} would love to see you at {content}!'],
      persuasive: ['Please keep the date free: {i} would like you to join {me} for {content}.'],
    },
    verb: {
      neutral: ['{I} would like to invite you to {content}.'],
      formal: ['It is {my} pleasure to invite you to {content}.'],
      friendly: ['{I} would love you to {content}.'],
    },
  },
  thank: {
    thing: {
      neutral: ['Thank you for {content}.', 'Thank you very much for {content}.'],
      formal: [
        '{I} {am} writing to thank you for {content}.',
        'Please accept {my} sincere thanks for {content}.',
      ],
      professional: ['Thank you for {content}.', '{I} would like to thank you for {content}.'],
      casual: ['Thanks so much for {content}.', 'Thanks for {content}.'],
      friendly: ['Thank you so much for {content}.'],
      enthusiastic: ['Thank you so much for {content}!'],
      empathetic: ['Thank you, truly, for {content}.'],
    },
    clause: { neutral: ['Thank you: {content}.'] },
  },
  apologise: {
    thing: {
      neutral: ['{I} {am} sorry for {content}.', '{I} would like to apologise for {content}.'],
      formal: ['Please accept {my} apologies for {content}.', '{I} {am} writing to apologise for {content}.'],
      casual: ['Sorry about {content}.'],
      friendly: ['{I} {am} really sorry about {content}.'],
      empathetic: ['{I} {am} truly sorry about {content}, and {i} understand how frustrating it must be.'],
    },
    clause: {
      neutral: [
        '{I} {am} sorry that {content}.',
        '{I} apologise: {content}, and that should not have happened.',
      ],
      formal: [
        'Please accept {my} apologies that {content}.',
        '{I} {am} writing to apologise: {content}, and this should not have happened.',
      ],
      empathetic: ['{I} {am} truly sorry that {content}, and {i} understand how frustrating it must be.'],
      friendly: ['{I} {am} really sorry that {content}.'],
    },
  },
  remind: {
    verb: {
      neutral: ['This is a reminder to {content}.', 'A short reminder: please {content}.'],
      formal: ['{I} would like to remind you to {content}.', 'This is a reminder to {content}.'],
      friendly: ['Just a friendly reminder to {content}.'],
      casual: ['A quick nudge: please {content}.'],
      confident: ['Please {content}.'],
    },
    clause: {
      neutral: ['This is a reminder that {content}.'],
      formal: ['{I} would like to remind you that {content}.'],
      friendly: ['Just a friendly reminder that {content}.'],
      casual: ['A quick reminder that {content}.'],
    },
    thing: {
      neutral: ['This is a reminder about {content}.'],
      formal: ['{I} would like to remind you of {content}.', '{I} {am} writing to remind you of {content}.'],
      friendly: ['Just a friendly reminder about {content}.'],
      casual: ['A quick reminder about {content}.'],
    },
  },
  inform: {
    clause: {
      neutral: [
        '{I} {am} writing to let you know that {content}.',
        '{I} would like to let you know that {content}.',
      ],
      formal: ['{I} {am} writing to inform you that {content}.', 'Please be informed that {content}.'],
      professional: ['{I} {am} writing to let you know that {content}.'],
      friendly: ['{I} wanted to let you know that {content}.'],
      casual: ['Just to let you know: {content}.', 'A quick heads-up: {content}.'],
      enthusiastic: ['{I} have news to share: {content}!'],
      empathetic: ['{I} wanted you to hear this from {me} directly: {content}.'],
      confident: ['Please note that {content}.'],
    },
    thing: {
      neutral: [
        '{I} {am} writing with an update on {content}.',
        '{I} would like to update you on {content}.',
      ],
      formal: ['{I} {am} writing to inform you about {content}.'],
      friendly: ['{I} have some news about {content}.'],
      casual: ['Some news about {content}.'],
    },
    verb: { neutral: ['Please {content}.'], formal: ['{I} would ask you to {content}.'] },
  },
  'follow-up': {
    thing: {
      neutral: ['{I} {am} following up on {content}.', '{I} would like to follow up on {content}.'],
      formal: ['{I} {am} writing to follow up on {content}.'],
      friendly: ['{I} wanted to check in about {content}.'],
      casual: ['Just checking in about {content}.'],
    },
    verb: { neutral: ['{I} {am} following up to {content}.'] },
  },
  decline: {
    thing: {
      neutral: [
        '{I} {am} sorry to say that {i} have to decline {content}.',
        'After careful thought, {i} have decided to decline {content}.',
      ],
      formal: [
        '{I} regret that {i} must decline {content}.',
        'After careful consideration, {i} have decided to decline {content}.',
      ],
      friendly: ['{I} {am} sorry, but {i} have to say no to {content}.'],
      casual: ['Sorry, but {i} have to pass on {content}.'],
      empathetic: ['This was not an easy decision: {i} have to decline {content}.'],
    },
    verb: {
      neutral: ['{I} {am} sorry to say that {i} cannot {content}.'],
      formal: ['{I} regret that {i} {am} unable to {content}.'],
    },
  },
  accept: {
    thing: {
      neutral: ['{I} {am} happy to accept {content}.', 'Thank you: {i} {am} pleased to accept {content}.'],
      formal: ['{I} {am} writing to accept {content}.', 'It is with pleasure that {i} accept {content}.'],
      friendly: ['{I} {am} delighted to accept {content}.'],
      enthusiastic: ['Yes, with great pleasure: {i} accept {content}!'],
      casual: ['Count {me} in: {i} {am} happy to accept {content}.'],
    },
  },
  confirm: {
    clause: {
      neutral: ['{I} {am} writing to confirm that {content}.', '{I} can confirm that {content}.'],
      formal: ['{I} {am} writing to confirm that {content}.', '{I} hereby confirm that {content}.'],
      casual: ['Just confirming that {content}.'],
      friendly: ['{I} {am} happy to confirm that {content}.'],
    },
    thing: {
      neutral: ['{I} {am} writing to confirm {content}.', '{I} would like to confirm {content}.'],
      formal: ['{I} hereby confirm {content}.', '{I} {am} writing to confirm {content}.'],
      casual: ['Just confirming {content}.'],
      friendly: ['{I} {am} happy to confirm {content}.'],
    },
  },
  offer: {
    thing: {
      neutral: ['{I} would like to offer you {content}.'],
      formal: ['{I} {am} pleased to offer you {content}.'],
      friendly: ['{I} would be glad to offer you {content}.'],
    },
    verb: {
      neutral: ['{I} would be glad to {content}.', '{I} would like to offer to {content}.'],
      formal: ['{I} would be pleased to {content}.'],
    },
  },
  suggest: {
    verb: {
      neutral: ['{I} suggest that we {content}.'],
      formal: ['{I} would like to propose that we {content}.'],
      friendly: ['How about we {content}?'],
      casual: ['How about we {content}?'],
    },
    thing: {
      neutral: ['{I} would like to suggest {content}.'],
      formal: ['{I} would like to propose {content}.'],
    },
    clause: {
      neutral: ['{I} suggest that {content}.'],
      formal: ['{I} would like to propose that {content}.'],
    },
  },
  congratulate: {
    thing: {
      neutral: ['Congratulations on {content}!'],
      formal: [
        'Please accept {my} congratulations on {content}.',
        '{I} would like to congratulate you on {content}.',
      ],
      friendly: ['Congratulations on {content}!'],
      enthusiastic: ['Huge congratulations on {content}!'],
    },
  },
  complain: {
    thing: {
      neutral: ['{I} {am} writing to complain about {content}.'],
      formal: [
        '{I} {am} writing to express {my} dissatisfaction with {content}.',
        '{I} {am} writing to make a complaint about {content}.',
      ],
      friendly: ['{I} have a problem with {content}, and {i} hope you can help.'],
      casual: ['There is a problem with {content}, and {i} hope you can sort it out.'],
      empathetic: ['{I} know that these things happen, but {i} have to raise a problem: {content}.'],
    },
    clause: {
      neutral: ['{I} {am} writing to complain that {content}.'],
      formal: ['{I} {am} writing to make a complaint: {content}.'],
    },
  },
  introduce: {
    thing: {
      neutral: ['{I} would like to introduce {content}.'],
      formal: ['It is {my} pleasure to introduce {content}.'],
      friendly: ['{I} {am} very happy to introduce {content}.'],
      casual: ['Please meet {content}.'],
    },
  },
  cancel: {
    thing: {
      neutral: ['{I} would like to cancel {content}.', '{I} have to cancel {content}.'],
      formal: [
        '{I} {am} writing to cancel {content}.',
        'Please accept this message as notice that {i} wish to cancel {content}.',
      ],
      friendly: ['{I} {am} sorry, but {i} have to cancel {content}.'],
    },
  },
  resign: {
    thing: {
      neutral: ['{I} {am} writing to let you know that {i} have decided to resign from {my} position.'],
      formal: [
        'Please accept this letter as notice of {my} resignation from {my} position.',
        '{I} {am} writing to inform you of {my} resignation from {my} position.',
      ],
      friendly: [
        '{I} have some news that is not easy to share: {i} have decided to leave, and this is {my} notice.',
      ],
    },
  },
  apply: {
    thing: {
      neutral: ['{I} would like to apply for {content}.'],
      formal: ['{I} {am} writing to apply for {content}.'],
    },
  },
  wish: {
    thing: {
      neutral: ['{I} wish you {content}.'],
      formal: ['{I} would like to wish you {content}.'],
      friendly: ['{I} {am} thinking of you and wish you {content}.'],
      enthusiastic: ['Wishing you {content}!'],
    },
  },
  condole: {
    thing: {
      neutral: ['{I} {was} very sorry to hear about {content}.'],
      formal: ['Please accept {my} sincere condolences on {content}.'],
    },
  },
  welcome: {
    thing: {
      neutral: ['Welcome to {content}.'],
      friendly: ['A very warm welcome to {content}!'],
      formal: ['It is {my} pleasure to welcome you to {content}.'],
    },
  },
  about: {
    thing: {
      neutral: ['{I} {am} writing about {content}.'],
      formal: ['{I} {am} writing with regard to {content}.'],
      casual: ['This is about {content}.'],
    },
    verb: {
      neutral: ['{I} would like to {content}.'],
      formal: ['{I} {am} writing because {i} would like to {content}.'],
    },
    clause: { neutral: ['{Content}.'] },
  },
};

/** Acts that can be performed without saying what they are about. */
export const BARE_ACT: Partial<Record<ActType, PhraseBank>> = {
  thank: {
    neutral: ['{I} would like to say thank you.'],
    formal: ['{I} would like to express {my} sincere thanks.'],
    casual: ['Just a quick note to say thank you.'],
    enthusiastic: ['Thank you so much!'],
  },
  apologise: {
    neutral: ['{I} would like to apologise.'],
    formal: ['Please accept {my} sincere apologies.'],
    casual: ['{I} {am} sorry.'],
    empathetic: ['{I} {am} truly sorry.'],
  },
  congratulate: { neutral: ['Congratulations!'], formal: ['Please accept {my} congratulations.'] },
  welcome: {
    neutral: ['Welcome, it is good to have you with us.'],
    formal: ['{I} would like to welcome you.'],
    enthusiastic: ['Welcome! It is great to have you with us!'],
  },
  invite: { neutral: ['{I} would like to invite you.'], formal: ['It is {my} pleasure to invite you.'] },
  condole: {
    neutral: ['{I} {was} very sorry to hear of your loss.'],
    formal: ['Please accept {my} sincere condolences.'],
  },
  wish: { neutral: ['{I} {am} thinking of you and wish you all the best.'] },
  remind: { neutral: ['This is a short reminder.'] },
  complain: { neutral: ['{I} {am} writing to make a complaint.'] },
  'follow-up': { neutral: ['{I} {am} following up on {my} last message.'] },
  ask: { neutral: ['{I} have a request.'] },
};

/** How a further act is joined on. Acts without an entry use the banks above. */
export const FURTHER_ACT: Partial<Record<ActType, ActBanks>> = {
  ask: {
    verb: {
      neutral: ['Could you also {content}?', '{I} would also ask you to {content}.'],
      formal: ['{I} would also be grateful if you could {content}.'],
    },
    together: {
      neutral: ['Could we also {content}?'],
      formal: ['{I} would also like to ask whether we could {content}.'],
    },
    thing: {
      neutral: ['{I} would also like to ask for {content}.'],
      formal: ['In addition, {i} would like to request {content}.'],
    },
    matter: { neutral: ['{I} would also like to ask about {content}.'] },
    question: { neutral: ['{I} would also like to know whether {content}.'] },
  },
  inform: {
    clause: {
      neutral: ['Please also note that {content}.', '{I} would also like to let you know that {content}.'],
    },
    thing: { neutral: ['There is also news about {content}.'] },
  },
  confirm: {
    clause: {
      neutral: ['{I} can also confirm that {content}.'],
      formal: ['{I} would also like to confirm that {content}.'],
    },
    thing: {
      neutral: ['{I} would also like to confirm {content}.'],
      casual: ['And just to confirm {content}.'],
    },
  },
  offer: {
    thing: {
      neutral: [
        'To put this right, {i} would like to offer you {content}.',
        '{I} would like to offer you {content}.',
      ],
      formal: ['By way of apology, {i} would like to offer you {content}.'],
    },
    verb: { neutral: ['{I} would also be glad to {content}.'] },
  },
  thank: {
    thing: {
      neutral: ['Thank you also for {content}.'],
      formal: ['{I} would also like to thank you for {content}.'],
    },
  },
  remind: {
    verb: { neutral: ['Please also remember to {content}.'] },
    thing: { neutral: ['{I} would also like to remind you of {content}.'] },
    clause: { neutral: ['Please also remember that {content}.'] },
  },
  invite: {
    thing: { neutral: ['You are also invited to {content}.'] },
    verb: { neutral: ['{I} would also like to invite you to {content}.'] },
  },
  apologise: {
    thing: {
      neutral: ['{I} {am} also sorry for {content}.'],
      formal: ['{I} would also like to apologise for {content}.'],
    },
    clause: { neutral: ['{I} {am} sorry that {content}.'] },
  },
  suggest: {
    verb: { neutral: ['{I} suggest that we {content}.'], friendly: ['How about we {content}?'] },
    thing: { neutral: ['{I} would like to suggest {content}.'] },
  },
};

/** What usually follows an act: said where no situation has something better. */
export const AFTER_ACT: Readonly<Record<ActType, { next: PhraseBank; more: PhraseBank }>> = {
  ask: {
    next: {
      neutral: ['If you need anything from {me} first, please tell {me}.', 'A short reply is enough.'],
      formal: ['Please let {me} know if you need any further information.'],
      casual: ['Shout if you need anything from {me}.'],
      friendly: ['If you need anything from {me} first, just say so.'],
    },
    more: {
      neutral: ['If it is not possible, please let {me} know what would work instead.'],
      formal: ['Should this not be possible, {i} would appreciate a short reply with an alternative.'],
      friendly: ['And if it does not work for you, that is fine: just let {me} know what would.'],
    },
  },
  invite: {
    next: {
      neutral: ['Please let {me} know whether you can come, so that {i} can plan for numbers.'],
      formal: ['{I} would be grateful if you could let {me} know whether you will be able to attend.'],
      friendly: ['Let {me} know if you can make it, so that {i} can plan for numbers.'],
      casual: ['Let {me} know if you can make it.'],
    },
    more: {
      neutral: ['If you have any questions beforehand, {i} {am} happy to answer them.'],
      formal: ['Should you have any questions beforehand, {i} will be glad to answer them.'],
      friendly: ['It would be lovely to see you there.'],
    },
  },
  thank: {
    next: {
      neutral: [
        'It made a real difference, and {i} appreciate it.',
        '{I} know that it took time and care, and {i} appreciate both.',
      ],
      formal: ['{My} appreciation is sincere: it has been of great help.'],
      friendly: ['It made such a difference, and {i} really appreciate it.'],
      casual: ['It really helped.'],
      enthusiastic: ['It made all the difference!'],
    },
    more: {
      neutral: ['If there is ever something {i} can do in return, please ask.'],
      formal: ['Should there be an opportunity to return the favour, {i} would be glad to do so.'],
      friendly: ['If {i} can ever return the favour, just ask.'],
    },
  },
  apologise: {
    next: {
      neutral: ['If there is something else {i} can do to put it right, please tell {me}.'],
      formal: ['Should there be anything further {i} can do to put matters right, please let {me} know.'],
      friendly: ['If there is anything else {i} can do to make up for it, please tell {me}.'],
      casual: ['Tell {me} if there is anything else {i} can do.'],
    },
    more: {
      neutral: ['{I} will look at how it came about, so that it does not happen again.'],
      formal: ['{I} will examine how this came about in order to prevent it in future.'],
      empathetic: ['You should not have had this trouble, and {i} will look at how it came about.'],
    },
  },
  remind: {
    next: {
      neutral: ['If it is already done, please ignore this message.'],
      formal: ['If you have already done so, please disregard this message.'],
      friendly: ['If it is already done, thank you, and please ignore this message.'],
      casual: ['Already done? Then ignore this, and thanks.'],
    },
    more: {
      neutral: ['If something stands in the way, tell {me}, and we will find a solution.'],
      formal: ['Should there be any difficulty, please let {me} know in good time.'],
    },
  },
  inform: {
    next: {
      neutral: ['If you have any questions, please get in touch.'],
      formal: ['Should you have any questions, please do not hesitate to contact {me}.'],
      friendly: ['If you have any questions, just ask.'],
      casual: ['Any questions, just ask.'],
    },
    more: {
      neutral: ['{I} will let you know if anything changes.'],
      formal: ['You will be informed without delay if anything changes.'],
    },
  },
  'follow-up': {
    next: {
      neutral: ['Could you let {me} know where things stand?', 'Have you had a chance to look at it?'],
      formal: ['{I} would be grateful if you could let {me} know where matters stand.'],
      friendly: ['Have you had a chance to look at it?'],
      casual: ['Any news?'],
    },
    more: {
      neutral: ['If it is easier to talk, {i} {am} happy to arrange a short call.'],
      formal: ['If it is more convenient, {i} would be pleased to discuss it by phone.'],
    },
  },
  decline: {
    next: {
      neutral: ['Thank you for thinking of {me}.', 'Thank you for your understanding.'],
      formal: ['{I} thank you for your consideration and your understanding.'],
      friendly: ['Thank you so much for thinking of {me}.'],
    },
    more: {
      neutral: ['{I} hope that there will be another opportunity.'],
      formal: ['{I} hope that there may be another opportunity in future.'],
      friendly: ['{I} hope we find another occasion.'],
    },
  },
  accept: {
    next: {
      neutral: ['Please let {me} know what you need from {me} as a next step.'],
      formal: ['Please let {me} know which formalities remain to be completed.'],
      friendly: ['Just let {me} know what you need from {me} next.'],
    },
    more: {
      neutral: ['Thank you for your confidence: {i} look forward to it.'],
      formal: ['{I} {am} grateful for the confidence that this shows.'],
    },
  },
  confirm: {
    next: {
      neutral: ['Please let {me} know if any of this is not right.'],
      formal: ['Please let {me} know should any of these details be incorrect.'],
      friendly: ['Just tell {me} if something looks wrong.'],
    },
    more: {
      neutral: ['If anything changes on your side, a short message is enough.'],
      formal: ['Should anything change on your part, a brief message will suffice.'],
    },
  },
  offer: {
    next: {
      neutral: ['If you would like to take this up, a short reply is enough.'],
      formal: ['Should you wish to accept, a brief reply will suffice.'],
      friendly: ['If that sounds good, just reply to this message.'],
    },
    more: { neutral: ['If something else would suit you better, please tell {me}.'] },
  },
  suggest: {
    next: {
      neutral: ['Would that suit you?', 'What do you think?'],
      formal: ['{I} would be interested to hear your view.'],
      casual: ['What do you think?'],
    },
    more: { neutral: ['If you see a better way, {i} would like to hear it.'] },
  },
  congratulate: {
    next: {
      neutral: ['It is well deserved, and {i} {am} very pleased for you.'],
      formal: ['It is well deserved.'],
      friendly: ['It is so well deserved, and {i} {am} very happy for you.'],
      casual: ['You earned it.'],
    },
    more: {
      neutral: ['{I} wish you every success with what comes next.'],
      formal: ['{I} wish you every success in what lies ahead.'],
      friendly: ['{I} cannot wait to hear more about it.'],
    },
  },
  complain: {
    next: {
      neutral: ['Please tell {me} how you will put this right, and by when.'],
      formal: ['{I} would ask you to let {me} know how, and by when, this will be resolved.'],
      friendly: ['Could you let {me} know how this can be put right, and by when?'],
    },
    more: {
      neutral: ['{I} {am} happy to provide photographs, dates or other details if they help.'],
      formal: ['{I} will gladly provide further details should you require them.'],
    },
  },
  introduce: {
    next: {
      neutral: ['Please feel free to get in touch directly.'],
      formal: ['Please do not hesitate to make direct contact.'],
      friendly: ['Please say hello, and feel free to get in touch directly.'],
    },
    more: { neutral: ['If you have any questions about who does what, {i} {am} happy to answer them.'] },
  },
  cancel: {
    next: {
      neutral: [
        'Please confirm the cancellation by return.',
        'Please let {me} know if there is anything else {i} need to do.',
      ],
      formal: ['{I} would be grateful for a written confirmation of the cancellation.'],
      friendly: ['Could you send {me} a short confirmation?'],
    },
    more: {
      neutral: ['If any amount is still open, please tell {me}.'],
      formal: ['Should any amount still be outstanding, please inform {me}.'],
    },
  },
  resign: {
    next: {
      neutral: ['{I} will do {my} best to hand over {my} work in good order.'],
      formal: ['{I} will do everything {i} can to ensure an orderly handover.'],
      friendly: ['{I} will make sure that everything is handed over properly.'],
    },
    more: {
      neutral: ['Thank you for the time {i} have been able to spend here and for what {i} have learned.'],
      formal: ['{I} would like to thank you for the opportunities {i} have been given and for your support.'],
      friendly: ['Thank you for everything: {i} have learned a lot here, and {i} will miss the team.'],
    },
  },
  apply: {
    next: {
      neutral: ['{I} would be glad to tell you more in a conversation.'],
      formal: ['{I} would welcome the opportunity to discuss {my} application with you.'],
    },
    more: { neutral: ['Please let {me} know if you need any further documents.'] },
  },
  wish: {
    next: {
      neutral: ['Please let {me} know if there is something {i} can do.'],
      friendly: ['If there is anything {i} can do, just say so.'],
    },
    more: { neutral: ['There is no need to reply.'] },
  },
  condole: {
    next: { neutral: ['{My} thoughts are with you and your family.'] },
    more: {
      neutral: ['If there is anything {i} can do, please let {me} know; and there is no need to reply.'],
    },
  },
  welcome: {
    next: {
      neutral: ['If you have any questions in the first days, please ask.'],
      friendly: ['If you have any questions in the first days, just ask: everybody was new once.'],
    },
    more: { neutral: ['{I} look forward to working with you.'] },
  },
  about: {
    next: {
      neutral: [
        'Please let {me} know what you think.',
        'Could you let {me} know how you would like to proceed?',
      ],
      formal: ['{I} would be grateful for a reply at your convenience.'],
      casual: ['Let {me} know what you think.'],
    },
    more: {
      neutral: ['If you need more details, {i} {am} happy to send them.'],
      formal: ['{I} will gladly provide further details on request.'],
    },
  },
};
