import { describe, expect, it } from '@jest/globals';
import { planRefinement } from '../../src/engines/builtin/refine/refine-text.js';
import { describeStep } from '../../src/engines/builtin/refine/reading/read-instructions.js';
import { readsAs, refine } from '../support/refined.js';

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
    ['24-hour clock', 'Monday: 9 a.m. - 6 p.m.\nSunday: 1 p.m.', 'Monday: 09:00 - 18:00\nSunday: 13:00'],
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

describe('the format of dates', () => {
  areRead([
    ['use the American date format', 'date-format us'],
    ['month first', 'date-format us'],
    ['UK dates', 'date-format uk'],
    ['use dd/mm/yyyy', 'date-format uk'],
    ['dates as YYYY-MM-DD', 'date-format iso'],
    ['from US to UK date format', 'date-format us uk'],
    ['American spelling and date format', 'date-format us; dialect us'],
    ['write all dates like 5 March 2026', 'date-format uk in words'],
    ['put the dates in the form March 5, 2026', 'date-format us in words'],
    ['make the dates look like 2026-03-05', 'date-format iso'],
    ['American date format and spelling', 'date-format us; dialect us'],
    ['US English', 'dialect us'],
    ['change the date to 5 June', 'update "change the date to 5 June"'],
  ]);
  readsAs([
    [
      'American date format',
      'The fair is on Wednesday 12 February, the talk on the 3rd of May. We open on 14 June 2026.',
      'The fair is on Wednesday, February 12, the talk on May 3. We open on June 14, 2026.',
    ],
    [
      'US dates',
      'From 3 to 5 May, the 14 June meeting, Monday 1 and Tuesday 2 June, 2–4 Sept 2026, 31/12/2026.',
      'From May 3 to 5, the June 14 meeting, Monday, June 1 and Tuesday, June 2, Sept 2–4, 2026, 12/31/2026.',
    ],
    [
      'British date format',
      'The show on June 14, 2026, is at 9 am. Come on Monday, June 1 or May 3 to 5. Signed 2026-06-14.',
      'The show on 14 June 2026 is at 9 am. Come on Monday 1 June or 3 to 5 May. Signed 14 June 2026.',
    ],
    [
      'ISO dates',
      'We open on 14 June 2026 and close on May 3, 2027.',
      'We open on 2026-06-14 and close on 2027-05-03.',
    ],
    ['change dates from American to British format', 'Due 03/04/2026.', 'Due 04/03/2026.'],
    ['American spelling and date format', 'The colour on 12 Feb.', 'The color on Feb 12.'],
    ['UK date format, 24-hour clock', 'June 5 at 5 pm.', '5 June at 17:00.'],
    [
      'dates like 5 March 2026',
      'From 03/16/2026 on. It is on April 11, 2026, and the kiln is on the 13th of April 2026. By 2026-02-27 or Feb. 15th, 2026.',
      'From 16 March 2026 on. It is on 11 April 2026, and the kiln is on 13 April 2026. By 27 February 2026 or 15 February 2026.',
    ],
  ]);
  leaves(
    'American date format',
    `
In May we go to the sea.
She may be 14 in June.
The rent for June 2026 is due.
Item 2 May be late.
Call 020 7946 0123 today.
Version 2026.06.14 is out.
The ratio is 3/4.
We meet on June 14, 2026.
Order INV-2026-06-14 has come.
It costs £14 a month.
We meet on Wednesday.
Due 03/04/2026.
`,
  );
  leaves(
    'British date format',
    `
March 3 miles and rest.
June 2026 was dry.
We meet on 14 June 2026.
Due 03/04/2026.
`,
  );
  it('names the dates that it can’t know', async () => {
    expect(await warningsOf('US dates', 'Due 03/04/2026.')).toContain('“03/04/2026”');
    expect(await warningsOf('ISO dates', 'Due 3 May.')).toContain('“3 May”');
    expect(await warningsOf('US dates', 'It is late.')).toContain('found nothing to change');
  });
});

describe('abbreviations', () => {
  areRead([
    ['spell out the abbreviations', 'abbreviations'],
    ['no abbreviations', 'abbreviations'],
    ["don't abbreviate anything", 'abbreviations'],
    ['write everything in full', 'abbreviations'],
    ['expand all abbreviations and make it formal', 'formal; abbreviations'],
    ['spell out contractions', 'contractions expand'],
  ]);
  readsAs([
    [
      'spell out the abbreviations',
      'Mtg on Wed 12 Feb in rm 4, approx. 20 ppl. Pls reply asap to the dept. by Fri. It takes 30mins (max. 2 hrs).',
      'Meeting on Wednesday 12 February in room 4, approximately 20 people. Please reply as soon as possible to the department by Friday. It takes 30 minutes (maximum 2 hours).',
    ],
    [
      'no abbreviations',
      'Fruit, e.g. apples, pears, etc. Tea w/ milk, w/o sugar. 12 High St. is open Mon-Fri. See no. 5.',
      'Fruit, for example apples, pears and so on. Tea with milk, without sugar. 12 High Street is open Monday-Friday. See number 5.',
    ],
    ['no abbreviations, no contractions', "Tel. 12; it's 1 hr.", 'Telephone 12; it is 1 hour.'],
  ]);
  leaves(
    'spell out the abbreviations',
    `
The sun sat low and we wed in May.
Jan and Max live with St Anne.
No. I have no time.
We may march in the sun.
He sat at the sea.
Ms. Lee saw Dr. Wu.
Write to info@example.com.
The max is a film.
I am fine, as is Dec.
Use the and/or sign.
We dance on the sun deck.
The dog can sit or sat.
Oct and Nov are cats.
Ave Maria is sung.
She sang in D min.
`,
  );
  it('names what may be short for something', async () => {
    expect(await warningsOf('no abbreviations', 'Ask HR about the temp.')).toContain('“HR”, “temp.”');
  });
});

describe('the order of a list', () => {
  areRead([
    ['put the list in alphabetical order', 'sort-list up'],
    ['A to Z', 'sort-list up'],
    ['sort the ingredients alphabetically', 'sort-list up'],
    ['order the bullet points alphabetically', 'sort-list up'],
    ['arrange the names alphabetically by surname', 'sort-list surname'],
    ['sort the list Z to A', 'sort-list down'],
    ['reverse the list', 'sort-list back'],
    ['make a bullet list in alphabetical order', 'bullets; sort-list up'],
    ['sort out the spelling', 'fix-grammar'],
  ]);
  readsAs([
    [
      'sort the list',
      'Bring:\n- **pens**\n- cake\n  - cream\n- Apples\n\nThanks',
      'Bring:\n- Apples\n- cake\n  - cream\n- **pens**\n\nThanks',
    ],
    ['alphabetical order', '1. Zoe\n2. Ben\n3. anna', '1. anna\n2. Ben\n3. Zoe'],
    ['sort by last name', '- Zoe Adams\n- Ben Young\n- Al Miller', '- Zoe Adams\n- Al Miller\n- Ben Young'],
    ['A to Z', 'Zoe\nBen\nAnna', 'Anna\nBen\nZoe'],
    ['sort the list', '- pens;\n- apples; and\n- cake.', '- apples;\n- cake; and\n- pens.'],
    ['put the names in alphabetical order', 'Thanks to Tom, Zoe and Anna.', 'Thanks to Anna, Tom and Zoe.'],
    ['reverse the list, fix typos', '- one\n- definately', '- definitely\n- one'],
  ]);
  leaves(
    'sort the list',
    `
Thanks to Tom, Zoe and Anna.
We need pens, glue and apples.
Zoe is here. Anna is not.
`,
  );
  it('is not by date', () => {
    expect(() => planRefinement('sort the list by date')).toThrow('None of the instructions');
  });
});

describe('numbers', () => {
  areRead([
    ['write the numbers under ten as words', 'numbers up to 9'],
    ['spell out numbers one to ten', 'numbers up to 10'],
    ['spell out numbers', 'numbers up to 99'],
    ['use digits for numbers', 'numbers digits'],
    ['shorten to ten words', 'length 10 words'],
    ['make it a numbered list', 'numbered'],
  ]);
  readsAs([
    [
      'write the numbers under ten as words',
      '5 people need 3 cars, 4 vans and 12 buses. Take 2 or 3 of them. The other 7 are English. Ask 6 English teachers.',
      'Five people need three cars, four vans and 12 buses. Take two or three of them. The other seven are English. Ask six English teachers.',
    ],
    [
      'spell out numbers, fix typos',
      'We definately need 24 chairs.',
      'We definitely need twenty-four chairs.',
    ],
    [
      'use digits for numbers',
      'We need three cars and twenty-five buses for one or two weeks. One hour in a two-bedroom flat.',
      'We need 3 cars and 25 buses for 1 or 2 weeks. 1 hour in a 2-bedroom flat.',
    ],
  ]);
  leaves(
    'spell out numbers',
    `
We meet at 6 on 7 May.
It costs £4 for 2 kg and 3 miles.
Room 8 has tables, and Flat 3 tenants pay.
See page 4 for more.
It ends before 9 am and starts at 5:30 sharp.
Version 2 needs care.
Call 020 7946 0123 today.
It is 2.5 times as far.
The score was 3-1.
We live at 12 High Street.
Take bus 9 from here.
Prices rose 5% and 3 percent.
It is 30 degrees.
Our June 5 meeting is off.
Order A1 2 has come.
It is 1,000 times as far.
We open from 9 to 5 on Monday.
`,
  );
  leaves(
    'use digits for numbers',
    `
I am in two minds.
No one knows which one it is.
One of us will come.
We meet at six on Monday.
Two thirds of it is done.
The four of us went.
Four hundred came.
One day we will go.
`,
  );
});

describe('what looks like a notation', () => {
  leaves('use the 24-hour clock', 'At half 7 pm.\nAt ten to 8 pm.\nAt half past 6pm.');
  leaves('use the American date format', 'Room 4 June Smith.\n76 March Street.\nFlight 12 Aug 5.');
  leaves('write numbers under ten as words', 'A 4 x 4 car.\nWear size 8 shoes.');
  leaves('spell out the abbreviations', 'Oh, no. 3 people left.');
  readsAs([
    ['use the 24-hour clock', 'At 8 in the evening or 8 in the morning.', 'At 20:00 or 08:00.'],
    ['spell out the abbreviations', 'Bring yr laptop for 2 yrs.', 'Bring your laptop for 2 years.'],
  ]);
});
