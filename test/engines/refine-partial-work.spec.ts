import { describe, expect, it } from '@jest/globals';
import { refine } from '../support/refined.js';

/** An instruction, a text, its result, and words of the warning that says what was left. */
type Partial = readonly [instructions: string, content: string, expected: string, warning: RegExp];

describe('what an instruction leaves undone', () => {
  it.each<Partial>([
    [
      'fix the spelling',
      'We serve chowdr and a fresh salad.',
      'We serve chowdr and a fresh salad.',
      /may be misspelt.*“chowdr”/,
    ],
    [
      'make it formal',
      'The freaky plan, lol, is late.',
      'The freaky plan is late.',
      /too informal: “freaky”/,
    ],
    [
      'simple words',
      'You must not affix the remediation plan.',
      'You must not affix the remediation plan.',
      /hard to understand.*“affix”, “remediation”/,
    ],
    ['tone it down', 'You idiot!', 'You idiot.', /harsh.*“idiot”/],
    ['remove the prices', 'Pie £3. It is £4 now.', 'Pie. It is £4 now.', /prices.*“£4”/],
    [
      'expand contractions',
      "It's here, but y'all aren't.",
      "It is here, but y'all are not.",
      /contractions were left: “y'all”/,
    ],
    [
      'make it polite',
      'You are pathetic. Fix it now.',
      'You are pathetic. Please fix it as soon as possible. Thank you.',
      /sound harsh and were left: “pathetic”/,
    ],
    [
      'less rude',
      'Send me the file. It rained. Not tomorrow, today.',
      'Please send me the file. It rained. Not tomorrow, today.',
      /2 of 3 sentences were left as they are \(“Not tomorrow, today\.”\)/,
    ],
    [
      'make it friendlier',
      'It is not here. It rained. He went home. The fee of £12 was due on 4 June.',
      "It isn't here. It rained. He went home. The fee of £12 was due on 4 June.",
      /4 of 4 sentences were left as they are but for contractions/,
    ],
    [
      'fix the grammar',
      `She have two dog. He go home. ${'The shop on the hill is open on Mondays. '.repeat(4).trim()}`,
      `She has two dogs. He goes home. ${'The shop on the hill is open on Mondays. '.repeat(4).trim()}`,
      /more are likely left/,
    ],
    [
      'fix the grammar',
      "Its to cold for the dogs. Your welcome to call and we'll come back. The shop on the hill is open.",
      "It's too cold for the dogs. You're welcome to call and we'll come back. The shop on the hill is open.",
      /words that sound alike/,
    ],
    [
      'replace Ms. Reed with Mr. Cole',
      'Ms. Reed has the key. Ask her.',
      'Mr. Cole has the key. Ask her.',
      /may speak of the person before: “her”/,
    ],
    [
      'use simple words',
      'Please purchase a dishwasher, a tidy wardrobe or carrots. Ferromagnetic implants are harmless.',
      'Please buy a dishwasher, a tidy wardrobe or carrots. Ferromagnetic implants are harmless.',
      /hard to understand and were left: “Ferromagnetic”$/,
    ],
    [
      'no caps',
      'SALE ENDS AT OUR LEEDS STORE ON SUNDAY.',
      'Sale ends at our Leeds store on Sunday.',
      /names and acronyms look like other words/,
    ],
  ])('is named: %s: %s', async (instructions, content, expected, warning) => {
    const { content: refined, warnings } = await refine(instructions, content);
    expect(refined).toBe(expected);
    expect(warnings.find(({ message }) => warning.test(message))?.reason).toBe('please_check');
  });

  it('is named where only the other part of the instructions changed the text', async () => {
    const { content, warnings } = await refine(
      'remove the bullets, more upbeat',
      '- Farm shop\n- Parking is free',
    );
    expect(content).toBe('Farm shop\nParking is free');
    expect(warnings).toEqual([{ reason: 'nothing_to_change', message: expect.stringContaining('upbeat') }]);
  });

  it.each([
    ['less repetitive', 'Fresh bread, fresh cakes, fresh tea and fresh milk.', ['please_check']],
    ['tone it down a bit, fewer exclamation marks', 'We did it! Come and see!', ['please_check']],
    ['shorten this', 'It is shut until Friday. The reason for this is that it rains.', []],
  ])('is said truly: %s', async (instructions, content, reasons) => {
    const { warnings } = await refine(instructions, content);
    expect(warnings.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('is silent where nothing was left', async () => {
    const { warnings } = await refine('formal, no contractions', "We'll ship it if you need 'em.");
    expect(warnings).toEqual([]);
  });

  it('counts no sentences where a change of tone reached all, and says that none was rewritten', async () => {
    const { warnings } = await refine(
      'more formal',
      "It isn't here. It isn't there. It isn't ours. It isn't due.",
    );
    expect(warnings.map(({ message }) => message)).toEqual([
      'Some sentences may still not have the tone asked for: words and phrases were changed, sentences are not rewritten',
    ]);
  });

  it('expects no more mistakes where words were only misspelt', async () => {
    const rest =
      'The weather was fine, so the children rode to the old mill with their uncle, who sells apples there, and came home before it was dark.';
    const { content, warnings } = await refine(
      'fix typos',
      `We recieved alot of bycicles and alot of horces yesterdy. ${rest}`,
    );
    expect(content).toBe(`We received a lot of bicycles and a lot of horses yesterday. ${rest}`);
    expect(warnings).toEqual([]);
  });
});
