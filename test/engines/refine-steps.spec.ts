import { describe, expect, it } from '@jest/globals';
import { refine } from '../support/refined.js';

const numbered = async (content: string) => (await refine('turn this into numbered steps', content)).content;

describe('numbering steps', () => {
  it.each([
    [
      'To get your permit you first need to register on the website with your email, then upload a photo of your licence. After that you pay £65 by card and wait for the confirmation, which takes 2 days. When you get it print the permit and put it on the windscreen.',
      'To get your permit:\n\n1. Register on the website with your email\n2. Upload a photo of your licence\n3. Pay £65 by card\n4. Wait for the confirmation, which takes 2 days\n5. When you get it print the permit\n6. Put it on the windscreen',
    ],
    [
      'To clean the machine at closing first you turn off the steam then take out the filters and put them in hot water. Rinse the filters well and put them back and last thing is switch off at the wall.',
      'To clean the machine at closing:\n\n1. Turn off the steam\n2. Take out the filters\n3. Put them in hot water\n4. Rinse the filters well\n5. Put them back\n6. Switch off at the wall',
    ],
    [
      'Once the light is green, open the app, tap Settings and choose Reconnect. You then type in the password and press OK.',
      '1. Once the light is green, open the app\n2. Tap Settings\n3. Choose Reconnect\n4. Type in the password\n5. Press OK',
    ],
    [
      "You need to dry the bowl properly and check the seal, and if the seal is cracked tell Maria and don't use it. Then put the bowl back and lock the arm.",
      "1. Dry the bowl properly\n2. Check the seal\n3. If the seal is cracked tell Maria and don't use it\n4. Put the bowl back\n5. Lock the arm",
    ],
    [
      'how to book the hall. you ring Jean on 01463 555 0119. she sends you a form. pay the deposit by 3. you get it back in a week.',
      'How to book the hall:\n1. You ring Jean on 01463 555 0119\n2. She sends you a form\n3. Pay the deposit by 3\n4. You get it back in a week',
    ],
  ])('gives each step its number: %s', async (text, expected) => {
    expect(await numbered(text)).toBe(expected);
  });

  it.each([
    'Do not open the lid and touch the blade.',
    'If it beeps, stop the machine and call Jan.',
    'Wash and dry your hands.',
    'Switch off and unplug the kettle before you clean it.',
    'Use the key to open the door and turn the light on.',
    'Wait until you open the valve and see the light.',
    'Take a pen and paper.',
    'Bring a towel and water for the children.',
    'Go and get the key from Tom.',
    'Choose a time and place in the diary.',
    'Check that the gas is off and the window is shut.',
    'Rinse the filter under warm water, never in the dishwasher.',
    'Take out the tray, if there is one.',
  ])('keeps one step whole: %s', async (text) => {
    const [, second] = (await numbered(`Lift the lid. ${text} Close the door.`)).split('\n');
    expect(second).toBe(`2. ${text.replace(/\.$/, '')}`);
  });

  it('takes no facts apart', async () => {
    const text =
      'The bus leaves at 9 and we return at 4. Maria orders the flour and Tom fixes the oven. Wait and see.';
    expect((await numbered(text)).split('\n')).toHaveLength(3);
  });
});
