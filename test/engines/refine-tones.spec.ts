import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';

type Output = readonly [instructions: string, content: string, expected: string];
const readsAs = (outputs: readonly Output[]) =>
  it.each(outputs)('%s: %s', async (instructions, content, expected) => {
    const refined = await refineText({ content, instructions }, planRefinement(instructions));
    expect(refined.content).toBe(expected);
  });
const same = (instructions: string, text: string): Output => [instructions, text, text];

describe('a wording that looks like another', () => {
  readsAs([
    same('simpler', 'We do not hesitate to call the police if rules are broken.'),
    [
      'simpler',
      'Please do not hesitate to call. If there is a leak, do not hesitate to call us.',
      'Please call. If there is a leak, please call us.',
    ],
    same('use active voice', 'The tree was felled by the man next door.'),
    same('use active voice', 'I was made to wait by the doctor.'),
    same('use active voice', 'Not all files were checked by the team.'),
    [
      'shorter',
      'It is my opinion that counts. It is my opinion that the plan is good.',
      'It is my opinion that counts. I think that the plan is good.',
    ],
    ['shorter', 'I would like to ask you to not call me at work.', 'Please do not call me at work.'],
    ['more formal', 'I paid on 3 May. Order no is HV-20331.', 'I paid on 3 May. Order no is HV-20331.'],
    [
      'more formal',
      "Phil's gonna get some quotes in by the 14th.",
      'Phil will obtain some quotes by the 14th.',
    ],
    [
      'more formal',
      "Everything's handed over. Everything's arrived. Nothing's changed.",
      'Everything is handed over. Everything has arrived. Nothing has changed.',
    ],
    ['more polite', 'I told you twice to call me.', 'I asked you twice to call me.'],
  ]);
});

describe('a text that says one thing more', () => {
  readsAs([
    [
      'add that we are closed on Sunday',
      'Our shop is open from 9 to 5. Come and visit us.',
      'Our shop is open from 9 to 5. We are closed on Sunday. Come and visit us.',
    ],
    [
      'mention that the fee is £20 and that cash is fine',
      'Hi Tom,\n\nThe class is on Friday.\n\nThanks,\nJo',
      'Hi Tom,\n\nThe class is on Friday. The fee is £20 and cash is fine.\n\nThanks,\nJo',
    ],
    [
      "add that i can't come on Monday",
      'Hi Sue, I got it. Best, Tom',
      "Hi Sue, I got it. I can't come on Monday. Best, Tom",
    ],
    [
      'tell them they can bring their kids',
      'The party starts at 3. See you there!',
      'The party starts at 3. You can bring your kids. See you there!',
    ],
    [
      "please include that dogs aren't allowed",
      '- Water\n- A hat',
      "- Water\n- A hat\n\nDogs aren't allowed.",
    ],
  ]);

  it.each(['add that line back', 'add that he is coming', 'add that'])(
    'does not follow %s',
    (instructions) => {
      expect(() => planRefinement(instructions)).toThrow('None of the instructions');
    },
  );
});

describe('an apologetic text', () => {
  readsAs([
    [
      'make this more apologetic',
      'Your order is delayed. We expect to ship it on 12 May. You can cancel if you want.',
      'Unfortunately, your order is delayed. We are very sorry about this. We expect to ship it on 12 May. You can cancel if you want. Please accept our apologies for any inconvenience.',
    ],
    [
      'apologise for the delay',
      'Dear Ms Reed,\n\nYour refund was paid today.\n\nKind regards,\nSam',
      'Dear Ms Reed,\n\nYour refund was paid today. We are very sorry for the delay.\n\nKind regards,\nSam',
    ],
    [
      'more apologetic',
      "Hey Tom,\n\nI can't make dinner tonight\n\nJo",
      "Hey Tom,\n\nUnfortunately, I can't make dinner tonight. I am very sorry about this.\n\nJo",
    ],
    [
      'more apologetic',
      'I forgot it. Sorry. I will send it.',
      'I forgot it. I am very sorry. I will send it.',
    ],
    [
      'less apologetic',
      'Sorry to bother you, I just wanted to ask if the room is free.',
      'I want to ask if the room is free.',
    ],
  ]);
});

describe('a persuasive text', () => {
  readsAs([
    [
      'more persuasive',
      'You can call us for a quote. We might be able to visit the same week. If you are interested, book today.',
      'Call us for a quote. We might be able to visit the same week. Interested? Book today.',
    ],
  ]);
});
