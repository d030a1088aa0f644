import type { PhraseBank } from '../realise/voice.js';

// The sentences of announcements and press releases by tone, for writers to extend.

/** Leads with the news itself. `{news}` can follow "that"; `{News}` begins a sentence. */
export const NEWS_LEAD: PhraseBank = {
  neutral: ['{News}.'],
  informative: ['{News}.'],
  formal: ['We are pleased to announce that {news}.', 'We would like to inform you that {news}.'],
  professional: ['We are pleased to announce that {news}.'],
  friendly: ['We have good news: {news}.', 'We have something to share with you: {news}.'],
  casual: ['News from us: {news}.', 'A quick bit of news: {news}.'],
  persuasive: ['Mark your calendar: {news}.', 'Here is something worth knowing: {news}.'],
  confident: ['It is official: {news}.', '{News}.'],
  enthusiastic: ['We could not wait to tell you: {news}!', 'It is happening: {news}!'],
  humorous: [
    'Stop the presses, or at least put down your coffee: {news}.',
    'You heard it here first: {news}.',
  ],
  empathetic: ['We wanted you to hear this from us first: {news}.'],
};

/** The same where the prompt names a thing rather than an event. */
export const NEWS_LEAD_THING: PhraseBank = {
  neutral: ['We have news to share: {news}.', 'This is to announce {news}.'],
  formal: ['We are pleased to announce {news}.'],
  professional: ['We are pleased to announce {news}.'],
  friendly: ['We are happy to share the news: {news}.'],
  casual: ['News from us: {news}.'],
  persuasive: ['Take a look at what is new: {news}.'],
  confident: ['Here it is: {news}.'],
  enthusiastic: ['We are so happy to announce {news}!'],
  empathetic: ['We wanted you to hear this from us first: {news}.'],
};

/** What the reader may expect. */
export const NEWS_EXPECT: PhraseBank = {
  neutral: ['There will be {extras}.', 'You can look forward to {extras}.'],
  formal: ['You may look forward to {extras}.'],
  friendly: ['You can look forward to {extras}.'],
  casual: ['Expect {extras}.'],
  persuasive: ['Do not miss {extras}.'],
  confident: ['What awaits you: {extras}.'],
  enthusiastic: ['And there is more: {extras}!'],
};

/** New in a product or a service rather than at an event. */
export const NEWS_INCLUDES: PhraseBank = {
  neutral: ['It brings {extras}.', 'New in it: {extras}.'],
  formal: ['It includes {extras}.'],
  friendly: ['It brings you {extras}.'],
  casual: ['What is in it: {extras}.'],
  enthusiastic: ['It brings {extras}!'],
};

/** Closings by the kind of news. */
export const NEWS_CLOSE: Readonly<
  Record<'opening' | 'event' | 'release' | 'person' | 'vacancy' | 'change' | 'other', PhraseBank>
> = {
  opening: {
    neutral: ['We look forward to welcoming you.', 'Come by and have a look.'],
    formal: ['We look forward to welcoming you.'],
    friendly: ['Come and say hello, and bring a friend.'],
    casual: ['Drop in and say hello.'],
    persuasive: ['Be there from the start: we look forward to seeing you.'],
    confident: ['The door is open. Come in.'],
    enthusiastic: ['We cannot wait to see you!'],
    humorous: ['Come by. The door will be open, and so will we.'],
  },
  event: {
    neutral: ['We look forward to seeing you.'],
    formal: ['We look forward to your participation.'],
    friendly: ['We would love to see you there.'],
    casual: ['Hope to see you there.'],
    persuasive: ['Put the date in your calendar now, and bring someone along.'],
    enthusiastic: ['See you there!'],
  },
  release: {
    neutral: ['Try it and tell us what you think.'],
    formal: ['We welcome your feedback.'],
    friendly: ['Give it a try and let us know what you think.'],
    casual: ['Give it a spin and tell us what you think.'],
    persuasive: ['Try it today and see the difference for yourself.'],
    enthusiastic: ['Try it out and tell us what you think!'],
  },
  person: {
    neutral: ['Please join us in offering a warm welcome.'],
    formal: ['We ask you to join us in extending a warm welcome.'],
    friendly: ['Say hello when you see each other.'],
    casual: ['Say hi when you get the chance.'],
    enthusiastic: ['Welcome aboard!'],
  },
  vacancy: {
    neutral: ['If that is you, or someone you know, please get in touch.'],
    formal: ['We look forward to receiving your application.'],
    friendly: ['If that is you, or someone you know, we would love to hear from you.'],
    enthusiastic: ['Is that you, or someone you know? We would love to hear from you!'],
  },
  change: {
    neutral: ['If you have any questions, please get in touch.'],
    formal: ['Should you have any questions, please do not hesitate to contact us.'],
    friendly: ['If you have any questions, just ask.'],
    casual: ['Any questions? Just ask.'],
    empathetic: ['We know that change takes getting used to, so please ask us anything.'],
  },
  other: {
    neutral: ['We will keep you informed.', 'If you would like to know more, please get in touch.'],
    formal: ['Further information is available on request.'],
    friendly: ['If you would like to know more, just ask.'],
    casual: ['Want to know more? Just ask.'],
    enthusiastic: ['Stay tuned!'],
  },
};

/** Sentences that add what any reader of such news wants to know, without claiming anything. */
export const NEWS_MORE: Readonly<
  Record<'opening' | 'event' | 'release' | 'person' | 'vacancy' | 'change' | 'other', readonly string[]>
> = {
  opening: [
    'You are welcome to drop in, look around and ask whatever you would like to know.',
    'Please tell anyone who might like to come along.',
  ],
  event: [
    'Please tell anyone who might like to come along.',
    'If you have questions about the day, we are happy to answer them.',
  ],
  release: [
    'If you use an earlier version, take a moment to see what has changed.',
    'As always, we read every comment, and the next steps depend on them.',
  ],
  person: [
    'Over the coming weeks there will be plenty of occasions to get to know each other.',
    'If your work brings you together, please get in touch directly.',
  ],
  vacancy: [
    'Please pass it on to anyone who might be interested.',
    'If you have questions about the work, you are welcome to ask before you apply.',
  ],
  change: [
    'Please make a note of it, and pass it on to anyone who should know.',
    'Until then, everything stays as it is.',
  ],
  other: [
    'Please pass it on to anyone who should know.',
    'We will share further details as soon as they are settled.',
  ],
};
