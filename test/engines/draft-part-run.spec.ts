import { describe, expect, it } from '@jest/globals';
import { mask, unmask } from '../../src/engines/builtin/draft/text/mask.js';
import { partRun } from '../../src/engines/builtin/draft/text/part-run.js';
import { Tagger } from '../../src/engines/builtin/draft/text/tagger.js';

const part = (text: string) => partRun(mask(text), new Tagger(), { speaksAsWe: false }).map(unmask);

describe('a run of clauses and notes', () => {
  it.each([
    [
      'the tap is dripping since Monday, it gets worse, please send a plumber, phone 0151 234567',
      [
        'The tap is dripping since Monday',
        'It gets worse',
        'Please send a plumber',
        'My phone number is 0151 234567',
      ],
    ],
    [
      'we received order 881 today, photos attached, can you send new glasses before Friday',
      ['We received order 881 today', 'Photos are attached', 'Can you send new glasses before Friday?'],
    ],
    [
      'we liked your work, would like to keep your CV',
      ['We liked your work', 'We would like to keep your CV'],
    ],
    [
      "I'm leaving, last day 31 July, happy to train the next one",
      ["I'm leaving", 'The last day is 31 July', 'I am happy to train the next one'],
    ],
    [
      'the office is closed on Monday, for urgent matters call Lena at 555-0142',
      ['The office is closed on Monday', 'For urgent matters call Lena at 555-0142'],
    ],
    [
      'she joined in 2018, led the team, succeeds Oliver',
      ['she joined in 2018, led the team, succeeds Oliver'],
    ],
  ])('is parted into sentences: %s', (text, sentences) => {
    expect(part(text)).toEqual(sentences);
  });

  it.each(
    `If it rains on Saturday, we will meet in the hall.
On Monday, the office is closed.
In case of questions, please contact Anna.
My colleague Ben Carter, who joined in May, will call you.
Our new office, a bright loft near the station, opens in June.
Please bring a towel, swimwear, a packed lunch and sun cream.
Could you check the invoice, call the supplier and send me the result?
He said that if the part doesn't arrive, the repair has to wait.
The more people come, the better it will be.
It's not the battery, it's the charger.
I ordered three shirts, two in blue and one in white.
Although it was late, she answered all the questions.
I would like to know when the course starts, how much it costs and whether I can pay later.
Once the deposit has arrived, we will send the keys.
Born in Lima, she moved to Madrid at the age of ten.
Please note that, from 1 May, the gate will be locked at 9 pm.
Should you have any questions, call Lena.
The parcel weighs 4 kg, measures 40 x 30 x 20 cm and is addressed to you.
The team is small, the work is hard, but we love it.`.split('\n'),
  )('stays whole where it is one sentence: %s', (text) => {
    expect(part(text)).toEqual([text]);
  });
});
