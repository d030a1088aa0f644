import type { Point } from './knowledge/knowledge-frame.js';

// What to weigh when choosing between two things, whatever they are, for writers to extend. `{A}`, `{B}` are the sides.

export interface ComparisonPoint extends Point {
  /** The criterion in a table, and the question to answer for each side. */
  criterion: string;
  ask: string;
}

export const COMPARISON_CONTEXT: readonly string[] = [
  '{A} and {b} overlap enough to be confused, and differ enough for the choice to matter.',
  'Between {a} and {b} there is rarely one right answer; there is the answer that fits what you need.',
];

export const COMPARISON_POINTS: readonly ComparisonPoint[] = [
  {
    criterion: 'Needs',
    ask: 'What must it do for you in the coming year?',
    heading: 'Start from your needs',
    question: 'Where should I start?',
    claim: 'Write down what you need before you compare {a} with {b}.',
    why: 'A list of strengths is only useful when you know which three of them you will use.',
    how: 'Mark each need as essential, useful or irrelevant, and compare the essential ones first.',
    watch: 'What you needed in the past is a poor guide if your situation is about to change.',
  },
  {
    criterion: 'Cost',
    ask: 'What does it cost to get, to use and to give up?',
    heading: 'Count the whole cost',
    question: 'Which one costs less?',
    claim: 'The price is only the first part of what {a} or {b} will cost you.',
    why: 'Time, upkeep and the effort of learning are paid as well, only later.',
    how: 'Estimate the first month and an ordinary month for both, in money and in hours.',
    watch: 'The cheaper option on paper can be the dearer one after a year.',
  },
  {
    criterion: 'Everyday use',
    ask: 'How does it feel on an ordinary day?',
    heading: 'Picture an ordinary day',
    question: 'Which one is easier to live with?',
    claim: 'Most of the time, a choice is lived with on ordinary days, not on special ones.',
    why: 'Small annoyances that come back every day weigh more than a strength you need twice a year.',
    how: 'Go through one typical day with {a} and one with {b}, hour by hour.',
  },
  {
    criterion: 'Trial',
    ask: 'How can you try it before you decide?',
    heading: 'Try both on something small',
    question: 'How can I find out which suits me?',
    claim: 'An afternoon of trying tells you more than a week of reading.',
    why: 'Real use shows the rough edges that descriptions leave out.',
    how: 'Take the same small task for {a} and for {b}, and note where you hesitated.',
    watch: 'Decide beforehand what would make you change your mind.',
  },
  {
    criterion: 'Experience',
    ask: 'What do people say who have had it for a year?',
    heading: 'Ask people who have had both',
    question: 'Whom should I ask?',
    claim: 'Someone who has lived with {a} and with {b} knows what neither side advertises.',
    why: 'Early enthusiasm says little; habits after a year say a lot.',
    how: 'Ask two questions: what surprised you, and what would you do differently?',
  },
  {
    criterion: 'Way back',
    ask: 'What happens if you change your mind?',
    heading: 'Look at the way back',
    question: 'What if I choose wrongly?',
    claim: 'A decision is easier when it can be undone.',
    why: 'Knowing the way back takes the pressure off the choice.',
    how: 'Find out what it would take to move from {a} to {b} later, and the other way round.',
  },
  {
    criterion: 'Future',
    ask: 'Will it still fit in three years?',
    heading: 'Think a little ahead',
    question: 'Which one will last?',
    claim: 'Needs grow, shrink and change direction.',
    why: 'The better choice for today can be too small or too large soon.',
    how: 'Name one change you expect, and ask which of the two copes with it better.',
  },
  {
    criterion: 'Company',
    ask: 'Who around you uses it, and can help?',
    heading: 'Look at who can help',
    question: 'Where do I get help?',
    claim: 'A choice is easier to live with when help is near.',
    why: 'Friends, colleagues and neighbours solve most problems faster than a manual does.',
    how: 'Find out what the people around you use, and whether they would use it again.',
  },
];
