import type { PhraseBank } from '../realise/voice.js';

// The sentences of product texts by tone, for writers to extend. `{the}` is the product as a subject ("The Aurora",
// "This desk lamp"), `{it}`/`{is}` agree with it, `{category}` is its kind, `{audience}` the reader.

/** Opens a text on a product with a name and a category. */
export const OPEN_NAMED: PhraseBank = {
  neutral: ['{The} {is} {a category}.', '{Name} is {a category}.'],
  informative: ['{The} {is} {a category}.'],
  formal: ['{The} {is} {a category}.', 'We are pleased to present {the}, {a category}.'],
  professional: ['{The} {is} {a category}.'],
  friendly: [
    'Meet {the}, {a category} you will want to keep close.',
    'Say hello to {the}, {a category} for everyday life.',
  ],
  casual: [
    'Meet {the}: {a category} that just works with your day.',
    'Here is {the}, {a category} for everyday life.',
  ],
  persuasive: [
    'If you have been looking for {a category}, take a close look at {the}.',
    'Once you have used {the}, you will know what you want from {a category}.',
  ],
  confident: [
    '{The}: {a category} that knows its job.',
    '{The} {is} {a category} that gets the essentials right.',
  ],
  enthusiastic: [
    'Say hello to {the}, {a category} to look forward to!',
    'Here it is: {the}, {a category} made to be enjoyed!',
  ],
  humorous: [
    'Meet {the}, {a category} that will not ask for a raise.',
    '{The} {is} {a category}. It has one job, and it takes it seriously.',
  ],
  empathetic: ['Some days are full enough. {The} {is} {a category} that makes one part of them easier.'],
};

/** The same with an audience. */
export const OPEN_NAMED_FOR: PhraseBank = {
  neutral: ['{The} {is} {a category} for {audience}.'],
  formal: ['{The} {is} {a category} designed with {audience} in mind.'],
  professional: ['{The} {is} {a category} for {audience}.'],
  friendly: [
    'Meet {the}, {a category} for {audience}.',
    'Made for {audience}: {the}, {a category} to keep close.',
  ],
  casual: ['{Audience}, meet {the}: {a category} for the way you live.'],
  persuasive: ['{Audience} should not have to settle for less. {The} {is} {a category} with you in mind.'],
  confident: ['{The}: {a category} for {audience} who know what they want.'],
  enthusiastic: ['Good news for {audience}: {the}, {a category} to look forward to!'],
  humorous: ['{The} {is} {a category} for {audience}. No small print, no small talk.'],
  empathetic: [
    '{Audience} have enough to think about. {The} {is} {a category} that makes one part of it easier.',
  ],
};

/** Opens a text on a product without a name. */
export const OPEN_UNNAMED: PhraseBank = {
  neutral: ['{Thiscategory} {is} made for everyday use.', '{A category} for everyday life.'],
  informative: ['{A category} for everyday use.'],
  formal: ['We are pleased to present this {category}.', '{Thiscategory} {is} intended for daily use.'],
  professional: ['{Thiscategory} {is} made for everyday use.'],
  friendly: ['Meet your new {category}.', 'Here is {a category} you will be glad to have around.'],
  casual: ['Meet your new {category}.', 'Looking for {a category}? Here you go.'],
  persuasive: [
    'If you have been looking for {a category}, your search may end here.',
    'You know what you want from {a category}. Here it is.',
  ],
  confident: ['{A category} that knows its job.', 'This is {a category} that gets the essentials right.'],
  enthusiastic: ['Here it is: {a category} to look forward to!', 'Say hello to your new {category}!'],
  humorous: [
    '{A category}. It will not change your life, but it will be there on Monday morning.',
    'Your old one has earned its retirement: meet your new {category}.',
  ],
  empathetic: ['Some days are full enough. {A category} can make one part of them easier.'],
};

/** The same for things that come in pairs or sets: no article. */
export const OPEN_UNNAMED_PLURAL: PhraseBank = {
  neutral: ['These {category} are made for everyday use.'],
  formal: ['We are pleased to present these {category}.', 'These {category} are intended for daily use.'],
  friendly: ['Meet your new {category}.'],
  persuasive: ['If you have been looking for {category}, your search may end here.'],
  confident: ['These {category} know their job.'],
  enthusiastic: ['Say hello to your new {category}!'],
  humorous: ['Your old ones have earned their retirement: meet your new {category}.'],
  empathetic: ['Some days are full enough. These {category} make one part of them easier.'],
};

export const OPEN_NAME_ONLY: PhraseBank = {
  neutral: ['Introducing {name}.', 'This is {name}.'],
  formal: ['We are pleased to present {name}.'],
  friendly: ['Meet {name}.'],
  persuasive: ['Take a close look at {name}.'],
  confident: ['{Name} speaks for itself.'],
  enthusiastic: ['Say hello to {name}!'],
};

/** One fact with what it means. */
export const FACT_WITH_BENEFIT: readonly string[] = ['{It} {fact}, {benefit}.'];

export const PRICE: PhraseBank = {
  neutral: ['The price is {price}.', 'Price: {price}.', 'It costs {price}.'],
  formal: ['It is available at a price of {price}.'],
  professional: ['It is available for {price}.'],
  friendly: ['All yours for {price}.', 'It can be yours for {price}.'],
  casual: ['Yours for {price}.'],
  persuasive: ['At {price}, it is ready for you to try.', 'It can be yours for {price}.'],
  confident: ['{Price}. That is the whole deal.'],
  enthusiastic: ['All yours for {price}!'],
  humorous: ['{Price}, and it is yours. No haggling required.'],
  empathetic: ['It is yours for {price}.'],
};

/** Ends a product text where no call to action was given. Short of persuasion, it may say nothing. */
export const PRODUCT_CLOSE: PhraseBank = {
  neutral: ['Have a look and see whether it suits you.'],
  informative: [],
  formal: ['We will be glad to answer any questions.'],
  professional: ['Order online, or ask us if you have questions.'],
  friendly: [
    'Add it to your basket and see for yourself.',
    'Give it a try and see how it fits into your day.',
  ],
  casual: ['Give it a go.', 'Pop it in your basket and see for yourself.'],
  persuasive: [
    'Order yours today and see the difference for yourself.',
    'Put it in your basket now, and find out for yourself.',
  ],
  confident: ['Order it, use it, judge for yourself.'],
  enthusiastic: ['Order yours today and start enjoying it!'],
  humorous: ['Add it to your basket before somebody else in the house does.'],
  empathetic: ['Take your time, and order when it feels right.'],
};
