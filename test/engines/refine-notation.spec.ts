import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { describeStep } from '../../src/engines/builtin/refine/reading/read-instructions.js';

type Output = readonly [instructions: string, content: string, expected: string];

const refine = (instructions: string, content: string) =>
  refineText({ content, instructions }, planRefinement(instructions));

const readsAs = (outputs: readonly Output[]) =>
  it.each(outputs)('%s: %s', async (instructions, content, expected) => {
    const { content: refined } = await refine(instructions, content);
    expect(refined).toBe(expected);
  });

const leaves = (instructions: string, sentences: string) =>
  it.each(sentences.trim().split('\n'))(`${instructions} leaves: %s`, async (sentence) => {
    const { content } = await refine(instructions, sentence);
    expect(content).toBe(sentence);
  });

const areRead = (rows: readonly (readonly [string, string])[]) =>
  it.each(rows)('are read: %s', (instructions, steps) => {
    expect(planRefinement(instructions).steps.map(describeStep).join('; ')).toBe(steps);
  });

const warningsOf = async (instructions: string, content: string) =>
  (await refine(instructions, content)).warnings.map(({ message }) => message).join('\n');

describe('the clock', () => {
  areRead([
    ['change all times to the 24-hour clock', 'clock 24'],
    ['use 24h time', 'clock 24'],
    ['24-hour format, not am/pm', 'clock 24'],
    ['no am/pm', 'clock 24'],
    ['use military time', 'clock 24'],
    ['change the times from 12-hour to 24-hour', 'clock 24'],
    ['12-hour clock / am and pm', 'clock 12'],
    ['add am/pm to the times', 'clock 12'],
    ['use am/pm instead of the 24-hour clock', 'clock 12'],
    ['24 hour clock and British spelling', 'clock 24; dialect uk'],
    ['write 17:30 instead of 5:30 pm', 'replace "5:30 pm" "17:30"'],
    ['shorten to 24 words', 'length 24 words'],
  ]);
  readsAs([
    [
      'use the 24-hour clock',
      'Open 9 am to 5:30 pm, lunch at noon. Doors 9-5 pm.',
      'Open 09:00 to 17:30, lunch at noon. Doors 09:00-17:00.',
    ],
    [
      '24h time',
      'Talks from 9 to 11 am, at 12–2 pm and 10-12 pm. It ends at 12 am.',
      'Talks from 09:00 to 11:00, at 12:00–14:00 and 10:00-12:00. It ends at 00:00.',
    ],
    [
      '24-hour clock',
      'Come at 10.15 a.m. on Monday. We close at 7 p.m. The bar opens at 9, 10 and 11 PM.',
      'Come at 10:15 on Monday. We close at 19:00. The bar opens at 21:00, 22:00 and 23:00.',
    ],
    ['24-hour clock', 'From 9 am to 5. At 7 in the evening.', 'From 09:00 to 17:00. At 19:00.'],
    [
      '24-hour clock, fix typos',
      'We meet at 8 p.m. Monday, definately.',
      'We meet at 20:00 Monday, definitely.',
    ],
    [
      '12-hour clock',
      'Open 09:00–17:30. Lunch at 12:00. Doors 19:00, last bus 00:30. Breakfast at 7:45.',
      'Open 9 am–5:30 pm. Lunch at 12 noon. Doors 7 pm, last bus 12:30 am. Breakfast at 7:45 am.',
    ],
    ['use am and pm', 'From 14.30 to 16.45, then at 20:00 hrs.', 'From 2:30 pm to 4:45 pm, then at 8 pm.'],
  ]);
  leaves(
    'use the 24-hour clock',
    `
We meet at noon and leave at midnight.
The train leaves at 14:05.
I am 40 and she is 42.
The ratio is 3:1.
Room 5 and Room 9 are free.
Bring 2 in a bag.
Call 020 7946 0123 today.
It costs £9 per month.
It was 9 amazing days.
Version 1.2 pm-ready is out.
The score was 2-1.
"9 am" is what the sign says.
See https://example.com/9am for more.
`,
  );
  leaves(
    'use am and pm',
    `
We meet at 5 pm and leave at 6:30 am.
The score was 3:1.
John 13:34 is read first.
It costs 14.30 euros.
The ratio is 16:90.
He ran it in 12:45.
The code is 10:15:20.
Dinner is at 7:30.
Use version 14.30 of the app.
`,
  );
  it('names the times whose half of the day is not said', async () => {
    expect(await warningsOf('24-hour clock', 'The bus goes at 8. It is back at 4 pm.')).toContain('“at 8”');
    expect(await warningsOf('24-hour clock', 'It is late.')).toContain('found nothing to change');
  });
});
