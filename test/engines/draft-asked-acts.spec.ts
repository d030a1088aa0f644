import { describe, expect, it } from '@jest/globals';
import { draft } from '../support/drafts.js';

const LETTERS: readonly (readonly [prompt: string, expected: string])[] = [
  ['Apologise by email to Rosa Jimenez for missing the 4 pm call', 'I apologise for missing the 4 pm call.'],
  [
    'Email to Sandra Whitlock apologising for the wrong seat covers, the right ones leave on Tuesday',
    'I apologise for the wrong seat covers.',
  ],
  ['Write an email to my manager Dirk Palmer resigning from my job as clerk.', 'I am resigning from my job'],
  [
    'Resignation to my manager Olivia Grant. My last day is 31 January.',
    'I am writing to give notice of my resignation.',
  ],
  ["Turn down Gavin's request for leave in July.", 'I have to decline your request for leave in July.'],
  ['Complain to Brightway Internet. The line has been down since Monday.', 'Subject: Complaint: the line'],
  [
    'Email inviting the Hansen family to our housewarming on 4 May, technician is Bo',
    'Dear Hansen family,\n\nYou are invited to our housewarming on 4 May.',
  ],
  ['write an emial to Tom Brannigan that the fee is due', 'Hello Tom,\n\nThe fee is due.'],
  ['Email to Eve Hall, order 12 is late, technician didn’t show up', 'The technician didn’t show up.'],
];

/** Who is written to, who writes, and what is no text. */
const PEOPLE: readonly (readonly [prompt: string, expected: string])[] = [
  [
    'Write to Mr Brendan Keane, 14 Abbey Court, Ennis. We looked at his roof on Tuesday. Can start 8 September.',
    'To: Mr Brendan Keane, 14 Abbey Court, Ennis\nSubject: We looked at your roof on Tuesday\n\nDear Mr Keane,',
  ],
  [
    'Write to our supplier Kleinhans Packaging (contact: Riaan). Order 7741, 2000 boxes size M, was supposed to arrive 3 June, came 9 June.',
    'Hello Riaan,\n\nOrder 7741, 2000 boxes size M, was supposed to arrive 3 June, came 9 June.',
  ],
  [
    'I am landlord, Klaus Richter. Must write to tenant Ms. Petersen, flat 2, 55 Alder Court, Seattle. The rent will rise in May. Thank her that she is always paying on time.',
    'Dear Ms. Petersen,\n\nThe rent will rise in May. Thank you for always paying on time.\n\nBest regards\nKlaus Richter, landlord',
  ],
  [
    'Asking local businesses to sponsor our kit. Need to know by 15 August. Contact is Fionnuala Crowley, secretary, 087 555 0134.',
    'Contact: Fionnuala Crowley, secretary, 087 555 0134.',
  ],
  [
    'thank you email to the volunteers after our beach clean on Saturday. 64 people came. from Bex',
    'Subject: Thank you: our beach clean on Saturday\n\nDear volunteers,\n\nThank you very much. 64 people came.',
  ],
];

const PRODUCTS: readonly (readonly [notes: string, expected: string])[] = [
  ['Describe our ceramic driper, fits size 02 filters', 'This ceramic driper fits size 02 filters.'],
  [
    "We sell a blanket called Nimbus and need a description. It's knitted in Hawick.",
    "Nimbus is a blanket. It's knitted in Hawick.",
  ],
  ['Describe our flask: 750 ml, leakproof lid doubles as cup', 'The leakproof lid doubles as a cup.'],
  [
    'Skillet, 26 cm, seasoned with flaxseed oil, works on induction, gas and campfire, £64',
    'works on induction, gas and campfire',
  ],
  ['Describe our bed kit: larch, boards slot together without tools', 'The boards slot together'],
  ['Describe our feeder: recycled plastic, made in Tampere', 'made in Tampere of recycled plastic'],
];

describe('a draft', () => {
  it.each(PEOPLE)('addresses whom its prompt means: %s', async (prompt, expected) => {
    expect((await draft(prompt, 'email')).content).toContain(expected);
  });

  it.each(LETTERS)('does what its prompt asks: %s', async (prompt, expected) => {
    expect((await draft(prompt, 'email')).content).toContain(expected);
  });

  it.each(PRODUCTS)('keeps the facts of a product whole: %s', async (prompt, expected) => {
    expect((await draft(prompt, 'product-description')).content).toContain(expected);
  });

  it('names an act that it does not do', async () => {
    const { warnings } = await draft(
      "Thank the volunteers who came to the clean-up on Sunday: 43 people, 112 bags. Next one is 14 September at the car park. It's going out as an email from the sailing club.",
      'email',
    );
    expect(warnings.map(({ message }) => message).join()).toContain('“thank”');
  });
});
