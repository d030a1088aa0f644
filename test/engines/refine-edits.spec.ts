import { describe, expect, it } from '@jest/globals';
import {
  describeStep,
  readInstructions,
} from '../../src/engines/builtin/refine/reading/read-instructions.js';
import { refined } from '../support/refined.js';

const CLUB =
  'The club meets every Saturday at 9am. Walks are 8 to 12 km. Bring water, a packed lunch and good boots. ' +
  'Entry is $5 each or 3 for $12. Beginners and dogs are welcome. Parking is at the school lot. Ask Mr Doyle.';

describe('refine, told what is so now', () => {
  it.each([
    [
      'The bus leaves at 10.15. Lunch is at 12.30.',
      'The bus now leaves at 10.30',
      /leaves at 10\.30\. Lunch is at 12\.30/,
    ],
    [
      'The rent is £850 a month and the deposit is £900.',
      'the deposit was £950',
      /£850 a month and the deposit is £950/,
    ],
    ['We start at £7.55 an hour.', 'wage has gone up to £8.20 an hour', /at £8\.20 an hour\./],
    ['We have 12 places over 2 years.', 'its 15 places now', /^We have 15 places over 2 years/],
    ['It holds a 15-inch laptop.', 'it fits a 16-inch laptop', /a 16-inch laptop/],
    ['Use 50g of starter.', "it's 60g of starter now", /^Use 60g of/],
    ['The boiler broke in November.', 'it broke in December', /broke in December/],
    [
      'It is shut from Monday 3 June to Wednesday 5 June.',
      "it's now until Friday 7 June",
      /from Monday 3 June to Friday 7 June/,
    ],
    [
      'It is shut from Monday 3 June to Wednesday 5 June.',
      'starts Tuesday 4 June',
      /from Tuesday 4 June to Wednesday 5 June/,
    ],
    ['We meet on the first Tuesday.', 'we now meet on the second Tuesday', /the second Tuesday/],
    ['Write to hello@crumb.example.', 'our email is now care@crumb.example', /to care@crumb\.example/],
    ['Call 215-555-0119.', 'phone number is now 215-555-0144', /^Call 215-555-0144/],
    [
      'It costs £10 and £4 for children. We have 31 windows.',
      "it's 33 windows not 31",
      /£4 for children\. We have 33 windows/,
    ],
    [CLUB, 'change entry to $6 each', /\$6 each or 3 for \$12/],
    [CLUB, 'we meet on sundays now', /every Sunday at 9am/],
    [
      CLUB,
      'Also parking is now at the arena across the road. Please update',
      /Parking is at the arena across the road\./,
    ],
  ])('%j, %j', async (content, wish, expected) => {
    const { text, warnings } = await refined(content, wish);
    expect(text).toMatch(expected);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['It costs £10 and £4 for children.', 'the price is now £12'],
    [CLUB, 'it is 40 minutes now'],
    ['The review is on Tuesday 4 March. Send slides by Friday.', 'update: meeting is now Thursday'],
    ['The tour costs £10.', 'the taxi is £25'],
    ['Send it by Monday.', 'the party is on 4 May'],
  ])('leaves %j, %j, with a warning', async (content, wish) => {
    const { text, warnings } = await refined(content, wish);
    expect(text).toBe(content);
    expect(warnings).toHaveLength(1);
  });

  it('names a date that it leaves', async () => {
    const { warnings } = await refined(
      'It is on Saturday 8 November. Reply before 8 November.',
      'moved to Saturday 15 November',
    );
    expect(warnings.join()).toContain('“8 November” stands in the text elsewhere');
  });

  it.each([
    'make it 50 words',
    'use 3 bullet points',
    'keep dates like 5 March 2026',
    'the walks are 6 to 10 km now',
  ])('is no update: %s', (wish) =>
    expect(readInstructions(wish).steps.map(describeStep).join()).not.toContain('update'),
  );
});

describe('refine, told of names', () => {
  it.each([
    ["it's spelt Doyel", 'Ask Mr Doyel.'],
    ['his name is Mr Doyal', 'Ask Mr Doyal.'],
    ['Mr Doyle has left. change to Ms Nolan', 'Ask Ms Nolan.'],
    ["Mr Doyle can't make it, replace him with Aisha", 'Ask Aisha.'],
    ['Mr Doyle has been replaced by Mrs Kerr', 'Ask Mrs Kerr.'],
    ['Mrs Kerr is taking over from Mr Doyle', 'Ask Mrs Kerr.'],
    ["it wasn't Mr Doyle, it was Mr Boyle", 'Ask Mr Boyle.'],
    ['the name is Siobhan', 'Ask Mr Doyle.'],
  ])('%s', async (wish, expected) => {
    expect((await refined('Ask Mr Doyle.', wish)).text).toBe(expected);
  });

  it('finds who does something', async () => {
    const content = 'Our tutor, Christine Hallam, is here. Christine knits. Mrs Hallam cooks.';
    const { text, warnings } = await refined(content, 'The tutor is now Judith Perrin');
    expect(text).toBe('Our tutor, Judith Perrin, is here. Judith knits. Mrs Hallam cooks.');
    expect(warnings.join()).toContain('“Mrs Hallam”');
  });
});

describe('refine, taking things out', () => {
  it.each([
    ['Available in olive, navy and rust.', 'remove the rust colour', 'Available in olive and navy.'],
    ['Available in olive, navy and rust.', 'navy is sold out, take it out', 'Available in olive and rust.'],
    ['£95, free UK delivery.', 'no more free delivery, delete that', '£95.'],
    ['Coffee and biscuits will be there.', 'no biscuits, just coffee', 'Coffee will be there.'],
    ['Beginners and dogs are welcome.', "Dogs aren't allowed any more", 'Beginners are welcome.'],
    ['Bring water, a packed lunch and good boots.', "lunch isn't needed", 'Bring water and good boots.'],
    ['Bring togs, a towel and a cap.', 'take out the bit about togs', 'Bring a towel and a cap.'],
    [
      'There is a sale, a dunk tank with Ross, and a raffle.',
      "there's no dunk tank anymore",
      'There is a sale, and a raffle.',
    ],
    [
      'I have a licence and six years of work at Brennan Foods.',
      'drop the licence',
      'I have six years of work at Brennan Foods.',
    ],
    ['The rent is £850 and the deposit is £900.', 'drop the deposit', 'The rent is £850.'],
    ['I live here. My neighbour Mrs Patel had no heating.', 'leave out Mrs Patel', 'I live here.'],
    ['See you. Sorry about spilling coffee on it.', 'take out the coffee bit', 'See you.'],
    ['I met Tom and Anna in Paris.', 'leave out Anna', 'I met Tom in Paris.'],
    ['We open at 9. Fun fact: cats purr. See you.', 'take out the fun fact', 'We open at 9. See you.'],
    ['Hello. Tip of the day: drink. We open at 9.', 'remove the tip', 'Hello. We open at 9.'],
    ['We met. Laura was late.', "cut the bit about Laura being late, that's private", 'We met.'],
    [
      'Carys buys the kit. The bar till was £63 short. Bye.',
      'take out the bit about the bar till before I send it round',
      'Carys buys the kit. Bye.',
    ],
    [
      'It left. The quote from the Rotterdam carrier was €1,940. Bye.',
      "Remove the bit about the Rotterdam quote, clients shouldn't see that",
      'It left. Bye.',
    ],
    ['We open. Refunds take 5 days.', "drop the line about refunds, legal doesn't like it", 'We open.'],
    ['I work. My salary is £31,000.', "take out the bit about my salary since it's private", 'I work.'],
    ['We open. The goat ate it.', "remove the joke about the goat, it's not funny", 'We open.'],
    ['We open. The dog barks.', "lose the part about the dog as it's nobody's business", 'We open.'],
    ['We open. There may be a strike.', 'remove the bit about the strike (too political)', 'We open.'],
  ])('%j, %j', async (content, wish, expected) => {
    expect(await refined(content, wish)).toEqual({ text: expected, warnings: [] });
  });

  it.each([
    ['We fixed doors and stop the late fee.', 'remove the late fee'],
    ['I work where the coffee is made by hand.', 'remove coffee'],
    ['Bring a towel.', 'no bathing hats'],
    ['Monday: yoga, Tuesday: boxing.', 'take out Monday'],
  ])('leaves %j, %j, with a warning', async (content, wish) => {
    const { text, warnings } = await refined(content, wish);
    expect(text).toBe(content);
    expect(warnings).toHaveLength(1);
  });

  it.each([
    'get rid of the legalese',
    'remove the unnecessary words',
    'delete everything in brackets',
    'drop the attitude',
    'remove the part about the fee, it should be £5',
  ])('takes %s for no thing', (wish) =>
    expect(readInstructions(wish).steps.map(describeStep).join()).not.toContain('remove-thing'),
  );
});

describe('refine, adding', () => {
  const NOTE =
    'Dear all,\n\nLessons start on 4 May. The bus leaves at 10. Bring a cap. Any questions, ask me.\n\nOak School';

  it.each([
    [
      'add that goggles are optional',
      'Bring a cap. Goggles are optional. Any questions, ask me.\n\nOak School',
    ],
    ['mention that the bus is free', 'leaves at 10. The bus is free. Bring a cap.'],
    ['mention we also sell towels', 'We also sell towels. Any questions'],
    ['mention towels are free', 'Towels are free. Any questions'],
    ['add: bring your own lunch', 'Bring your own lunch. Any questions'],
    ['add my number 07700 900123', 'My number is 07700 900123. Any questions'],
    ['say that lessons start on 11 May', 'Lessons start on 11 May. The bus'],
  ])('%s', async (wish, expected) => {
    const { text, warnings } = await refined(NOTE, wish);
    expect(text).toContain(expected);
    expect(warnings).toEqual([]);
  });

  it.each([
    'say it nicer, I do not want to upset her',
    'put the things they need into bullet points',
    "add the engineer's name",
  ])('adds no sentence: %s', (wish) =>
    expect(readInstructions(wish).steps.map(describeStep).join()).not.toContain('add-statement'),
  );
});

describe('refine, guessing no wish from', () => {
  it.each([
    'the zip is steel now',
    'Update please',
    'add my number',
    "we've got a new colour",
    'add Amir to the people present',
  ])('%s', (wish) => expect(readInstructions(wish).steps).toEqual([]));
});
