import { describe, expect, it } from '@jest/globals';
import { sayThing } from '../../src/engines/builtin/draft/text/add-verb.js';
import { mask, unmask } from '../../src/engines/builtin/draft/text/mask.js';
import { draft } from '../support/drafts.js';

/** Notes and the sentences that they are. */
const SAID: readonly (readonly [note: string, sentence: string])[] = [
  [
    'school trip to the science museum moved from 12 to 19 May because the bus company cancelled',
    'The school trip to the science museum has been moved from 12 to 19 May because the bus company cancelled',
  ],
  ['packed lunch needed', 'A packed lunch is needed'],
  ['Packed lunch and rain jacket needed', 'a packed lunch and a rain jacket are needed'],
  ['340 parcels packed', '340 parcels have been packed'],
  ['next session 8 March', 'The next session is on 8 March'],
  ['late fee £25 after the 7th', 'The late fee is £25 after the 7th'],
  ['washing machine leaking since Sunday', 'The washing machine has been leaking since Sunday'],
  ['heating broken since Monday', 'The heating has been broken since Monday'],
  ['lift being serviced Thursday 8-12', 'The lift is being serviced Thursday 8-12'],
  ['demo for the client still 3pm', 'The demo for the client is still at 3pm'],
  [
    'swimming pool closed 3 to 17 August for retiling',
    'The swimming pool is closed from 3 to 17 August for retiling',
  ],
  ['gym and sauna open as normal', 'The gym and sauna are open as normal'],
  ['tool shed code changed', 'The tool shed code has changed'],
  ['deposit not returned', 'The deposit has not been returned'],
  [
    'annual dinner 22 April at the Red Lion £28',
    'The annual dinner is on 22 April at the Red Lion and costs £28',
  ],
  ['showers 20p', 'showers cost 20p'],
  ['no standup tomorrow', 'There is no standup tomorrow'],
  ['small box £14', 'A small box costs £14'],
  ['contents same', 'contents are the same'],
  ['bus leaves at 8', 'The bus leaves at 8'],
  ['shop closed in 2019', 'The shop was closed in 2019'],
  ['cake sale 9 Feb made €643', 'The cake sale on 9 Feb made €643'],
  ['raffle 2 May raised over £200 for the roof', 'The raffle on 2 May raised over £200 for the roof'],
  ['match Saturday went well', 'The match on Saturday went well'],
  ['sale on Saturday starts at 9', 'The sale on Saturday starts at 9'],
  ['concert on 2 March cancelled', 'The concert on 2 March has been cancelled'],
  [
    'meeting Tuesday at 5 to discuss what happened',
    'The meeting is on Tuesday at 5 to discuss what happened',
  ],
];

/** Words that are sentences, or of which it is not certain what verb they lack. */
const LEFT: readonly string[] = [
  'the shop closed on Friday',
  '43 parents signed',
  'bikes travel free',
  'doors open at 10',
  'bins collected Thursday',
  'depot shut in March',
  'turn left at the garage',
  'team based in Leeds',
  'refunded shipping £4.95',
  'public liability £6.5m',
  '10% off until Sunday',
  'the trip to the zoo on Thursday has been postponed',
  'books due in that time can be returned',
  'delivery of the brochures slips from 6 to 9 May',
  'nobody was hurt',
  'back by 4pm',
];

/** Requests and what their drafts say. */
const DRAFTS: readonly (readonly [prompt: string, expected: string, template?: string])[] = [
  [
    'complain to Thames Energy about wrong bill, account 77812-B, charged £412 for march, want corrected bill and refund',
    'I am writing to complain about the wrong bill. The account number is 77812-B. I was charged £412 for March. I want a corrected bill and a refund.',
  ],
  [
    'complaint to Southern Water, account 77812-B, bill for march is £310 instead of 90',
    'Subject: Complaint: the bill for March is £310 instead of 90',
  ],
  [
    'decline the job offer from Halden Ltd, thank Mrs Oduya for her time, I took another offer',
    'I have to decline the job offer. Thank you to Mrs Oduya for her time. I took another offer.',
  ],
  [
    'Invitation to street party Sat 14 June 2-8pm elm close, bring a dish',
    'You are invited to a street party on Sat 14 June 2-8pm, at Elm Close. Bring a dish.',
  ],
  [
    'I quit my job at the bakery, last day is 30 April. Letter to Mrs Fenton',
    'Dear Mrs Fenton,\n\nI quit my job at the bakery. The last day is 30 April.',
  ],
  [
    'Tell Mark the meeting is cancelled. Reason: the client is ill.',
    'The meeting is cancelled. The reason is that the client is ill.',
  ],
  [
    'tell my team no standup tomorrow, demo still at 3',
    'There is no standup tomorrow. The demo is still at 3.',
  ],
  ['remind parents swimming starts monday, kit needed', 'Dear parents,\n\nSwimming starts Monday.'],
];

describe('a note', () => {
  it.each(SAID)('gets its article and verb: %s', (note, sentence) => {
    expect(unmask(sayThing(mask(note)) ?? '')).toBe(sentence);
  });

  it.each(LEFT)('stays as it is where they are not certain: %s', (note) => {
    expect(sayThing(mask(note))).toBeUndefined();
  });

  it('is a sentence in letters, news and newsletters, and a headline stays brief', async () => {
    const note = 'school trip moved from 12 to 19 May. packed lunch needed, back by 4pm.';
    for (const template of ['email', 'newsletter'])
      expect((await draft(note, template)).content).toContain(
        'The school trip has been moved from 12 to 19 May. A packed lunch is needed, back by 4pm.',
      );
    const news = 'swimming pool closed 3 to 17 August. gym and sauna open as normal.';
    expect((await draft(news, 'announcement')).content).toBe(
      'Swimming pool closed 3 to 17 August\n\nThe gym and sauna are open as normal.',
    );
  });

  it.each(DRAFTS)('stands in a letter as a sentence: %s', async (prompt, expected) => {
    expect((await draft(prompt, 'email')).content).toContain(expected);
  });
});
