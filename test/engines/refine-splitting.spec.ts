import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';

async function split(content: string) {
  const instructions = 'use shorter sentences';
  return refineText({ content, instructions }, planRefinement(instructions));
}

describe('splitting long spoken sentences', () => {
  it.each([
    [
      "So I took the car to the garage on Monday and they said it would be ready on Tuesday but then nobody called me and when I rang them they told me they hadn't even looked at it and I needed it for work so I had to take a taxi which cost me 30 pounds and I think you should pay for that.",
      "So I took the car to the garage on Monday. They said it would be ready on Tuesday. But then nobody called me. When I rang them they told me they hadn't even looked at it. I needed it for work. So I had to take a taxi which cost me 30 pounds. I think you should pay for that.",
    ],
    [
      'My wife and I were waiting at the gate for almost two hours and nobody told us anything and then my wife and I went to the desk and the woman there said that the flight was cancelled and we should go home.',
      'My wife and I were waiting at the gate for almost two hours. Nobody told us anything. Then my wife and I went to the desk. The woman there said that the flight was cancelled and we should go home.',
    ],
    [
      "Can you send me the invoice again and could you put our VAT number on it this time because our accountant can't book it without the number?",
      "Can you send me the invoice again? Could you put our VAT number on it this time because our accountant can't book it without the number?",
    ],
    [
      'You must not drink alcohol while you are taking them and if you feel dizzy you should lie down and call your doctor before you take the next one.',
      'You must not drink alcohol while you are taking them. If you feel dizzy you should lie down and call your doctor before you take the next one.',
    ],
    [
      'The training takes about two hours and can be done online, before the end of March, and anyone who does not complete it will lose their access to the system.',
      'The training takes about two hours and can be done online, before the end of March. Anyone who does not complete it will lose their access to the system.',
    ],
  ])('parts where a clause begins: %s', async (text, expected) => {
    expect((await split(text)).content).toBe(expected);
  });

  it.each([
    'She promised that the parcel would be delivered on Tuesday morning and that the driver would ring the bell twice and he would wait for an answer.',
    'It is not true that Tom left the company and he took the files and he sold them to a friend.',
    'He denied that he had taken the car keys from the desk and he had driven to London in the night.',
    'Either we sell the house this year and we move to Leeds in spring, or we stay and we rent it out.',
    'The fact that the bank closed the account and it kept the money is a scandal for everyone here.',
    'He not only repaired the pump in the cellar within a single day but he also showed us how to clean the filter.',
    'Call the office if the water in the boiler room rises above the red line on the wall and we will send a plumber at once.',
    "I don't believe that the board has read the report and they have certainly not understood what it says about the risk to patients.",
    'You may keep the deposit only if the flat is clean and the keys are returned to the office by noon on the last day.',
    'The man who sold me the car said it had one owner and it was serviced every year at the same garage in Leeds.',
    'Unless you pay the outstanding amount by 5 May and you confirm this in writing we will have to cut off your supply of gas.',
    'He kept pigeons, he grew leeks that frightened people, and he married Doreen twice, in 1961 and, because it was so good, in 1986.',
    "Pay by 31 May to the account at Volksbank Talheim or I'll hand it over to a debt collector and then it gets expensive for you.",
    'We stop along the way in the old harbour for plenty of stories by the crew and a tasting of smoked herring and rye bread.',
    'Last spring we noticed the roof and the walls were damp after a winter with more rain than in all the years before.',
  ])('leaves what belongs together: %s', async (text) => {
    expect((await split(text)).content).toBe(text);
  });

  it('names the sentences that are still long', async () => {
    const long =
      'You may keep the deposit of two months only if the flat is clean and the keys are returned to the office in Mill Lane by noon on the last day of June.';
    const { warnings } = await split(
      `We waited at the gate for almost two hours that night and nobody told us anything about the cancelled flight to Oslo. ${long}`,
    );
    expect(warnings).toEqual([
      {
        reason: 'please_check',
        message: 'Still long, because no place to split is certain: “You may keep the deposit of …”',
      },
    ]);
  });
});
