import { describe, expect, it } from '@jest/globals';
import { planRefinement } from '../../src/engines/builtin/refine/refine-text.js';
import { refined } from '../support/refined.js';

const MAIL = "Hi Bob,\n\nI can't come on Monday. Can you move it?\n\nThanks,\nAmy";

describe('refine, replacing data', () => {
  it.each([
    ["I'll see you at 10.", 'change 10 to 2 pm', "I'll see you at 2 pm."],
    ["I'll see you at 10:00.", 'change 10:00 to 2 pm', "I'll see you at 2 pm."],
    ['We start at 19:30.', 'change 19:30 to 8 p.m.', 'We start at 8 p.m.'],
    ['Doors open at 7:30 pm.', 'change 7:30 to 8:15 am', 'Doors open at 8:15 am.'],
    ['Doors open at 7:30 pm.', 'change the time to 8:00', 'Doors open at 8:00 pm.'],
    ['It costs £5.', 'change £5 to 6 euros', 'It costs 6 euros.'],
    ['It costs £5.', 'change 5 to 6 euros', 'It costs 6 euros.'],
    ['It costs £5 per person.', 'change £5 to £5.50 per person', 'It costs £5.50 per person.'],
    ['It costs £20.', 'replace £20 with £18 for members', 'It costs £18 for members.'],
    ['It costs £20.', 'change £20 to £25 please', 'It costs £25.'],
    ['Use 2 kg of flour.', 'change 2 to 3 lb', 'Use 3 lb of flour.'],
    ['Meet at 3. We have 3.5 hours.', "change 3 to 5 o'clock", "Meet at 5 o'clock. We have 3.5 hours."],
  ])('writes %j, %j', async (content, wish, expected) => {
    expect((await refined(content, wish)).text).toBe(expected);
  });

  it.each([
    [
      'We open on Tuesday, 4 March 2025.',
      'change the date to 11 March',
      'We open on Tuesday, 11 March 2025.',
    ],
    ['We open on Tuesday, 4 March 2025.', 'change 4 March to 11 March', 'We open on Tuesday, 11 March 2025.'],
    ['The party is on Friday 5 May.', 'change the date to 12 May', 'The party is on Friday 12 May.'],
  ])('keeps the weekday and year of %j, %j', async (content, wish, expected) => {
    expect(await refined(content, wish)).toEqual({ text: expected, warnings: [] });
  });

  it('tells of a weekday that it leaves out', async () => {
    const { text, warnings } = await refined('The party is on Friday 5 May.', 'change the date to 6 May');
    expect(text).toBe('The party is on 6 May.');
    expect(warnings.join()).toContain('“Friday” was left out');
  });

  it.each([
    ['I like tea, not coffee.', 'replace tea with coffee and coffee with tea', 'I like coffee, not tea.'],
    ['Anna gave Ben her book.', 'swap Anna and Ben', 'Ben gave Anna her book.'],
    ['Steps 9 and 10 are new.', 'change 9 to 10 and 10 to 11', 'Steps 10 and 11 are new.'],
    ["It's the kids' van.", 'replace kid with child', "It's the children's van."],
    ["Children's beds are here.", 'replace child with adult', "Adults' beds are here."],
    ['She has an MBA.', 'replace MBA with PhD', 'She has a PhD.'],
  ])('writes %j, %j, both words at once', async (content, wish, expected) => {
    expect((await refined(content, wish)).text).toBe(expected);
  });

  it('tells of a number that its noun may not fit', async () => {
    expect((await refined('I have 3 cats.', 'change 3 to 1')).warnings).toHaveLength(1);
  });
});

describe('refine, keeping what it is told to keep', () => {
  it.each([
    ['formal without changing the greeting', /^Hi Bob,\n/],
    ["formal, but don't touch the greeting", /^Hi Bob,\n/],
    ['formal, but without changing the sign-off', /\n\nThanks,\nAmy$/],
    ['make it polite without losing the greeting', /^Hi Bob,\n/],
    ['remove the last sentence', /^Hi Bob,\n\nI can't come on Monday\.\n\nThanks,\nAmy$/],
    ['remove the first sentence', /^Hi Bob,\n\nCan you move it\?\n\nThanks,\nAmy$/],
  ])('%s', async (wish, expected) => {
    expect((await refined(MAIL, wish)).text).toMatch(expected);
  });

  it('leaves a word that its sentence needs', async () => {
    const { text, warnings } = await refined('The logo is nice. It is a nice day.', 'avoid the word nice');
    expect(text).toBe('The logo is nice. It is a day.');
    expect(warnings.join()).toContain('left where its sentence needs it');
  });

  it.each([
    ["Hi Sam, it's Jo from the club. Can you bring the balls?", 'add a greeting'],
    ['Hi Kim, can you bring the cake? Love, Jo', 'sign it from Sam'],
  ])('sees the greeting or sign-off within %j', async (content, wish) => {
    const { text, warnings } = await refined(content, wish);
    expect(text).toBe(content);
    expect(warnings).toHaveLength(1);
  });
});

describe('refine, on what is no order', () => {
  it.each([
    'the file is a PDF',
    'the report is a summary',
    'past results are in the file',
    'send it to the future team',
    'the boss is a bullet-point fan',
    'less polite',
  ])('refuses %j', (wish) => {
    expect(() => planRefinement(wish)).toThrow();
  });

  it.each(['the text is too long', 'the tone is a bit too formal', 'it should be more formal'])(
    'follows %j',
    (wish) => {
      expect(planRefinement(wish).steps).not.toEqual([]);
    },
  );
});
