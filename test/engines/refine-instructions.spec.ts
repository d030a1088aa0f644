import { describe, expect, it } from '@jest/globals';
import { planRefinement } from '../../src/engines/builtin/refine/refine-text.js';
import { describeStep } from '../../src/engines/builtin/refine/reading/read-instructions.js';

/** The steps that instructions are read as, and what is said of them. */
function read(instructions: string) {
  try {
    const { steps, warnings } = planRefinement(instructions);
    return { steps: steps.map(describeStep), said: warnings.map(({ message }) => message).join('\n') };
  } catch {
    return { steps: ['refused'], said: '' };
  }
}

describe('instructions', () => {
  it.each([
    ['correct', ['fix-grammar']],
    ['correct, and make it formal', ['fix-grammar', 'formal']],
    ['we instead of I', ['person first-plural']],
    ["'may' instead of 'can'", ['replace "can" "may"']],
    ["simple words, 'may' instead of 'can'", ['replace "can" "may"', 'simplify']],
    ['title case headings', ['case title headings']],
    ['correct the capitals', ['fix-grammar']],
    ['fix dates and caps', ['fix-grammar']],
    ['fix capital letters', ['fix-grammar']],
    ['all caps', ['case upper']],
    ['third person, she', ['refused']],
    ['more chill', ['casual']],
    ['put it in the future', ['tense future']],
    ['americanise the spelling', ['dialect us']],
    ['anglicise the spelling', ['dialect uk']],
    ['its not tuesday its friday, 4 instead of 3', ['replace "tuesday" "Friday"', 'replace "3" "4"']],
    ['bullets for the opening hours', ['refused']],
    ['numbered list only for the rules, fix typos', ['fix-grammar']],
    ['bullet points for the team', ['bullets']],
  ])('are parsed: %s', (instructions, steps) => {
    expect(read(instructions).steps).toEqual(steps);
  });

  it.each(['leave the html alone', 'not the quoted part', "don't convert the amounts"])(
    'that are always followed have no effect: %s',
    (wish) => {
      expect(read(`make it formal, ${wish}`)).toEqual({ steps: ['formal'], said: '' });
    },
  );

  it('are quoted without dangling commas if they were not understood', () => {
    const { said } = read('no emojis, no exclamation marks, no sparkle');
    expect(said).not.toMatch(/[“ ,],/);
    expect(said).toContain('sparkle');
  });
});
