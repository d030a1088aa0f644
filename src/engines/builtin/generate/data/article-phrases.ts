import type { PhraseBank } from '../realise/voice.js';

// The sentences that hold an article together, by tone, for writers to extend. `{number}` is the number of points.

export const FOR_AUDIENCE: PhraseBank = {
  neutral: [
    'This article is for {audience} who want a clear place to start.',
    'This article is written with {audience} in mind.',
  ],
  formal: ['This article is addressed to {audience}.'],
  professional: ['This article is written for {audience} who want a clear starting point.'],
  friendly: ['This one is for {audience}.'],
  casual: ['This one is for {audience}.'],
  persuasive: ['{Audience} stand to gain from it, and getting started takes less than it seems.'],
  confident: ['Here is what {audience} need to know.'],
  enthusiastic: ['{Audience}, this one is for you!'],
  empathetic: [
    'If you are new to this, or tired of trying, you are in good company: it is written for {audience}.',
  ],
};

export const FOR_PURPOSE: PhraseBank = {
  neutral: [
    'For anyone who wants to {purpose}, the question is less whether to begin than what to do first.',
  ],
  formal: ['Those who wish to {purpose} will find that a plan matters more than a large budget.'],
  friendly: ['If you want to {purpose}, you do not need a big budget: you need a plan you can stick to.'],
  casual: ['Want to {purpose}? You need a plan more than a budget.'],
  persuasive: ['If you want to {purpose}, the time to begin is now, with a plan you can keep.'],
  confident: ['To {purpose}, you need a plan and the patience to follow it.'],
};

/** Announces practice points. */
export const ROADMAP: PhraseBank = {
  neutral: ['Here are {number} things that help.', 'The {number} points below can be taken in any order.'],
  formal: [
    'The following {number} points deserve attention.',
    '{Number} points deserve particular attention.',
  ],
  professional: ['{Number} points are worth your attention.'],
  informative: ['{Number} points explain how to go about it.'],
  friendly: ['Here are {number} things that really help.', 'Here are {number} ideas to try.'],
  casual: ['Here are {number} things worth trying.'],
  persuasive: ['Start with these {number} points, and see the difference for yourself.'],
  confident: ['{Number} things make the difference.', 'Get these {number} things right.'],
  enthusiastic: ['Here are {number} ideas to get you going!'],
  humorous: ['Here are {number} things that help. None of them involves getting up at five.'],
  empathetic: ['None of the {number} points below has to be done at once.'],
};

/** Announces benefits. */
export const ROADMAP_BENEFITS: PhraseBank = {
  neutral: ['Here are {number} reasons to consider it.', '{Number} reasons stand out.'],
  formal: ['{Number} reasons deserve consideration.'],
  friendly: ['Here are {number} good reasons to give it a go.'],
  casual: ['Here are {number} reasons to give it a go.'],
  persuasive: ['Here are {number} reasons to start now.'],
  confident: ['{Number} reasons speak for it.'],
  enthusiastic: ['Here are {number} great reasons to get started!'],
  humorous: ['Here are {number} reasons, and not one of them is "because everybody does it".'],
};

/** Announces mistakes. */
export const ROADMAP_MISTAKES: PhraseBank = {
  neutral: [
    'The mistakes are usually the same few, and each has a remedy. Here are {number} things to get right.',
    'Most mistakes come from leaving out one of these {number} things.',
  ],
  formal: ['Most mistakes result from neglecting one of the following {number} points.'],
  casual: ['Most slip-ups come down to skipping one of these {number} things.'],
};

/** Announces the points of the prompt. */
export const ROADMAP_POINTS: PhraseBank = {
  neutral: ['Below are {number} things to get right, beginning with {points}.'],
  formal: ['The following sections address {number} points, beginning with {points}.'],
  friendly: ['Below are {number} things to get right, starting with {points}.'],
  casual: ['Let us look at {number} things, starting with {points}.'],
};

export const CLOSE_HEADINGS: readonly string[] = [
  'Where to go from here',
  'The next step',
  'Getting started',
];

export const CLOSE_FIRST: PhraseBank = {
  neutral: ['None of this has to happen at once.', 'You do not have to do everything this week.'],
  formal: ['It is not necessary to pursue all of these points at once.'],
  professional: ['Not everything has to happen at once.'],
  friendly: ['You do not have to do everything this week.'],
  casual: ['No need to do it all this week.'],
  persuasive: ['The best moment to begin is before you feel ready.'],
  confident: ['Start small, and start now.'],
  enthusiastic: ['You are ready to begin!'],
  humorous: ['You do not have to do all of this by Friday. Nobody does.'],
  empathetic: ['Be patient with yourself: nobody does all of this at once.'],
};

export const CLOSE_ACTION: PhraseBank = {
  neutral: [
    'Choose the point that fits your situation, try it for a month, and build from there.',
    'Pick one point, give it a few weeks, and see what changes.',
  ],
  formal: [
    'It is advisable to begin with one of them, to review the result after a month, and to proceed from there.',
  ],
  professional: ['Choose one point, review it after a month, and build from there.'],
  friendly: ['Choose the idea that fits you best, try it for a month, and build from there.'],
  casual: ['Pick one, try it for a few weeks, and go from there.'],
  persuasive: ['Choose one point today, and give it a month: then judge for yourself.'],
  confident: ['Pick one point, do it this week, and build from there.'],
  enthusiastic: ['Pick your favourite, try it this week, and build from there!'],
  empathetic: ['Choose the one that feels possible, and let the rest wait.'],
};

export const CLOSE_PURPOSE: PhraseBank = {
  neutral: ['That is how to {purpose}: one steady step at a time.'],
  formal: ['In this way it is possible to {purpose}, one step at a time.'],
};

/** Points of the prompt that are named but not developed. */
export const ALSO_NAMED: PhraseBank = {
  neutral: ['Also on the list: {points}.'],
};

/** Introduces keywords that no other sentence uses. */
export const WITH_KEYWORDS: PhraseBank = {
  neutral: ['If you came here looking for {keywords}, you are in the right place.'],
  formal: ['It is also of interest to readers who wish to learn more about {keywords}.'],
  casual: ['Looking for {keywords}? You are in the right place.'],
};
