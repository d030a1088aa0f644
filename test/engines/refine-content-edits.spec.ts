import { describe, expect, it } from '@jest/globals';
import {
  describeStep,
  readInstructions,
} from '../../src/engines/builtin/refine/reading/read-instructions.js';
import { refined } from '../support/refined.js';

const CLUB =
  'Hi everyone,\n\nOur meeting is on Thursday 9 October at 7 pm in room 2. You can park behind the hall. ' +
  'For questions call Lena on 01632 960123.\n\nBest wishes,\nLena\nSecretary';

describe('refine, adding what readers are told', () => {
  it.each([
    ['add that they need to arrive early', 'You need to arrive early.'],
    ["put in a line that he needs to bring his ID. He's coming", 'You need to bring your ID.'],
    ['remind them to bring their cards', 'Please remember to bring your cards.'],
    ['ask them to confirm by email', 'Please confirm by email.'],
    ['tell them not to bring dogs', 'Please do not bring dogs.'],
    ['tell him the old hall is closed', 'The old hall is closed.'],
    ['ask if she can confirm by Monday', 'Could you confirm by Monday?'],
    ['thank them for their patience', 'Thank you for your patience.'],
    ['make it formal and say people should come early', 'People should come early.'],
  ])('%s', async (wish, expected) => {
    expect((await refined(CLUB, wish)).text).toContain(`${expected} For questions`);
  });

  it.each([
    ['The driver rang. He is late. Wait for him.', 'add that he needs to hurry'],
    ['The shop is closed.', 'mention that they must ring first'],
  ])('leaves %j, %j, with a warning', async (content, wish) => {
    const { text, warnings } = await refined(content, wish);
    expect(text).toBe(content);
    expect(warnings.join()).toContain('is not clear');
  });
});

describe('refine, putting words in a place', () => {
  it.each([
    ['add at the start: Reminder', 'Reminder.\n\nHi everyone'],
    ['end with "See you all soon."', 'See you all soon.\n\nBest wishes'],
    ['add "Kind regards, Ann" at the end', 'Secretary\n\nKind regards, Ann'],
    ['add a PS: bring cake', 'Secretary\n\nPS: Bring cake.'],
    ['insert "upstairs" after "room 2"', 'in room 2 upstairs.'],
    ['add "big" before hall', 'behind the big hall.'],
  ])('%s', async (wish, expected) => {
    expect((await refined(CLUB, wish)).text).toContain(expected);
  });
});

describe('refine, exchanging the ends of a letter', () => {
  it.each([
    ['address it to the whole team', /^Hi team,\n\nOur/],
    ['Dear members instead of Hi everyone', /^Dear members,\n\nOur/],
    ['call her Kim', /^Hi Kim,\n\nOur/],
    ['sign it from Ravi', /\n\nBest wishes,\nRavi\nSecretary$/],
    ['sign as Ravi Patel, Chair', /\n\nBest wishes,\nRavi Patel\nChair$/],
    ['sign off with Cheers, Lena F', /\n\nCheers,\nLena F\nSecretary$/],
    ['use "Kind regards" instead of best wishes', /\n\nKind regards,\nLena/],
    ['drop the hello and the regards', /^Our meeting .*960123\.$/s],
  ])('%s', async (wish, expected) => {
    expect((await refined(CLUB, wish)).text).toMatch(expected);
  });

  it('names what it leaves below a new name', async () => {
    expect((await refined(CLUB, 'sign it from Ravi')).warnings.join()).toContain('“Secretary”');
  });

  it.each(['as an email', 'add a greeting'])('leaves a greeting that is there: %s', async (wish) => {
    expect((await refined(CLUB, wish)).text).toBe(CLUB);
  });
});

describe('refine, exchanging data', () => {
  it.each([
    [
      'Call Lena on 01632 960123.',
      'put the email l@b.example instead of the phone',
      'Email Lena at l@b.example.',
    ],
    ['Phone: 01632 960123', 'replace the phone number by an email: l@b.example', 'Email: l@b.example'],
    ['For help call 215-555-0119.', 'they should email l@b.example, not call', 'For help email l@b.example.'],
    ['Write to l@b.example today.', 'use 215-555-0119 instead of the email', 'Call 215-555-0119 today.'],
    ['We meet in room 2 at 7 pm.', 'the meeting is now in room 4', 'We meet in room 4 at 7 pm.'],
    ['We meet at 7 pm.', 'it starts at half 7 not 7', 'We meet at 7:30 pm.'],
    ['Come between 9 am and 1 pm.', "change the time, it's 2 to 6 pm now", 'Come between 2 and 6 pm.'],
    ['Come from 9 am to 1 pm.', "it's 2 pm to 6 pm now", 'Come from 2 pm to 6 pm.'],
    ['It is on Thursday 9 May.', "it's on Friday 10 May, not Thursday 9", 'It is on Friday 10 May.'],
    ['It costs $45.', 'it costs 50 not 45', 'It costs $50.'],
    ['Please ask Lena.', 'use her full name, Lena Fischer', 'Please ask Lena Fischer.'],
    ['Our driver Pete rings.', 'the driver is called Paul', 'Our driver Paul rings.'],
    ['Make sure that somebody is in.', 'use "you" instead of "somebody"', 'Make sure that you are in.'],
  ])('%j, %j', async (content, wish, expected) => {
    expect((await refined(content, wish)).text).toBe(expected);
  });

  it.each([
    ['Call 01632 960123 or 01632 960124.', 'use l@b.example instead of the phone number'],
    ['Ask Anna Doyle.', 'the name is Tom Doyle'],
  ])('leaves %j, %j, with a warning', async (content, wish) => {
    const { text, warnings } = await refined(content, wish);
    expect(text).toBe(content);
    expect(warnings).toHaveLength(1);
  });
});

it('swaps the last two sentences', async () => {
  const { text } = await refined('One is red. Two is blue. Three is green.', 'swap the last two sentences');
  expect(text).toBe('One is red. Three is green. Two is blue.');
});

describe('refine, reading edits', () => {
  it.each([
    ['swap the first two sentences', 'arrange sentence 1 sentence 2'],
    ['no need to mention the tea', 'remove-thing "tea"'],
    ['I don’t want to mention the tea', 'remove-thing "tea"'],
    ['give it a subject line', 'title "Subject: "'],
    ['subject line please', 'title "Subject: "'],
    ['say I instead of we', 'person first-singular'],
    ['give it a title in title case', 'title'],
  ])('%s', (wish, step) => {
    expect(readInstructions(wish).steps.map(describeStep).join()).toBe(step);
  });

  it.each([
    'the order number is wrong, should be 48231',
    'put the order number in the subject line',
    'tell him that',
    'bold the date',
    'address him as a friend',
  ])('guesses no wish from “%s”', (wish) => expect(readInstructions(wish).steps).toEqual([]));
});

describe('refine, keeping plural nouns in another tense', () => {
  it.each([
    ['She fixes the bug with the promo codes.', 'She fixed the bug with the promo codes.'],
    ['We cannot take it back.', 'We could not take it back.'],
    ['For questions call us.', 'For questions call us.'],
    ['When I get home it rains.', 'When I got home it rained.'],
    ['The man in the shop sells drills.', 'The man in the shop sold drills.'],
    [
      'We say that the price of the ticket covers lunch.',
      'We said that the price of the ticket covered lunch.',
    ],
  ])('%s', async (content, expected) => {
    expect((await refined(content, 'past tense')).text).toBe(expected);
  });
});

describe('refine, a label before a step', () => {
  it('is no initial', async () => {
    const { text } = await refined(
      'Mix it. Then add sachet B. Lastly pour it into the mould.',
      'number the steps',
    );
    expect(text).toBe('1. Mix it\n2. Add sachet B\n3. Pour it into the mould');
  });
});
