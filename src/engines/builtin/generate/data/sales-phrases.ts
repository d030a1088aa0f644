import type { PhraseBank } from '../realise/voice.js';

// The sentences of landing pages, adverts, sales letters and taglines by tone, for writers to extend.

/** A headline for a page or an advert. `{does}` is what the product does, as an instruction. */
export const HERO: PhraseBank = {
  neutral: [
    '{Category} for {audience}',
    '{Name}: {category} for {audience}',
    '{Name}: {category}',
    '{Category}',
  ],
  persuasive: [
    '{Audience}: meet {name}',
    '{Name}: {category} for {audience}',
    '{Name}: {category}',
    '{Category}',
  ],
  friendly: ['Say hello to {name}', '{Category} for {audience}', '{Category}'],
  confident: ['{Name}. {Category} for {audience}', '{Name}. {Category}', '{Category}'],
};

/** Under the headline. */
export const SUBLINE: PhraseBank = {
  neutral: ['{The} {is} {a category} for {audience}.', '{The} {is} {a category}.'],
  friendly: ['Meet {the}, {a category} for {audience}.', 'Meet {the}, {a category} for everyday life.'],
  persuasive: [
    '{Audience} should not have to settle for less. {The} {is} {a category} with you in mind.',
    'If you have been looking for {a category}, take a close look at {the}.',
  ],
  confident: ['{The} {is} {a category} that gets the essentials right.'],
};

export const ASK_TO_ACT: PhraseBank = {
  neutral: ['Find out more today.', 'Have a look and see whether it suits you.'],
  formal: ['We will be glad to advise you.'],
  friendly: ['Give it a try and see for yourself.'],
  casual: ['Give it a go.'],
  persuasive: ['Try it today and see the difference for yourself.'],
  confident: ['See for yourself.'],
  enthusiastic: ['Try it today!'],
  humorous: ['Go on. You know you want to look.'],
  empathetic: ['Take your time, and get in touch when you are ready.'],
};

/** The first lines of a sales letter. */
export const SALES_OPENING: PhraseBank = {
  neutral: ['I am writing to introduce {name}, {a category}.', 'May I introduce {name}? It is {a category}.'],
  formal: ['Allow me to introduce {name}, {a category}.'],
  friendly: ['I would like to show you {name}, {a category} that may make your days a little easier.'],
  casual: ['Quick introduction: {name} is {a category}.'],
  persuasive: ['If this sounds familiar, {name} is worth a few minutes of your time: it is {a category}.'],
  confident: ['{Name} is {a category}, and it may be what you have been missing.'],
};

export const SALES_ASK: PhraseBank = {
  neutral: [
    'Would a short call next week suit you?',
    'May I show you in fifteen minutes how it would work for you?',
  ],
  formal: ['I would be glad to present it to you in a short conversation at a time of your choosing.'],
  casual: ['Up for a quick call next week?'],
  friendly: ['Would you have a quarter of an hour for a quick look?'],
  persuasive: ['Give me fifteen minutes, and judge for yourself.'],
};

export const SALES_OUT: PhraseBank = {
  neutral: ['If this is not for you, a short "no, thank you" is enough, and I will not write again.'],
  formal: ['Should this not be of interest, a brief reply is sufficient, and I shall not trouble you again.'],
  casual: ['Not for you? Just say so, and I will leave you in peace.'],
};

/** Taglines. `{thing}` is what it is known for; `{category}` its kind; none may claim more than the prompt. */
export const TAGLINES: readonly string[] = [
  '{Name}. Come for the {thing}. Come back for the {other}.',
  '{Thing}, and a reason to come back.',
  'Come for the {thing}.',
  'It starts with {thing}.',
  '{Name}: {thing}, every day.',
  '{Name}. {Thing} first.',
  '{Name}. For {audience}.',
  'Made for {audience}.',
  '{Audience} first.',
  '{Name}: {category}, plain and simple.',
  '{Name}. Your {category}.',
  'Your {category}. Your way.',
  'Your {category}, when it matters.',
  'The {category} to tell friends about.',
  'Think {category}, think of us.',
  '{Category} with care.',
  '{A category} you can get used to.',
  '{Name}. See you soon.',
  '{Name}. Good to have around.',
  'Ask for {name}.',
  'Simply {name}.',
  'Here for you. {Name}.',
];
