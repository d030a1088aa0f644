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
