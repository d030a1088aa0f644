import { describe, expect, it } from '@jest/globals';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { correctConfused, hasConfused } from '../../src/engines/builtin/refine/grammar/confused-words.js';

describe('confused words', () => {
  it.each([
    ['Hope your not mad at us.', "Hope you're not mad at us."],
    [
      'Just a reminder that your due to bring the snacks.',
      "Just a reminder that you're due to bring the snacks.",
    ],
    ['WE DO NOT KNOW WEATHER IT IS OPEN.', 'WE DO NOT KNOW WHETHER IT IS OPEN.'],
    ['He was kept on hold and than hung up.', 'He was kept on hold and then hung up.'],
    ['Dogs are not aloud in here.', 'Dogs are not allowed in here.'],
  ])('are told apart: %s', (wrong, right) => {
    expect(correctConfused(wrong)).toBe(right);
  });

  it.each([
    'You are welcome to bring your kids if you are free then.',
    'There is lead in the pipes.',
    'Whose car is there, and who’s coming?',
    'THEIR HOUSE IS THERE.',
  ])('are left where they are right: %s', (right) => {
    expect(correctConfused(right)).toBe(right);
    expect(hasConfused(right)).toBe(false);
  });

  it('are suspected where it is not certain', () => {
    expect(hasConfused('We will fix you’re boiler on Friday.')).toBe(true);
  });

  it('have weights of less than 800 kB', () => {
    const file = join(import.meta.dirname, '../../src/engines/builtin/refine/grammar/confusion-weights.txt');
    expect(statSync(file).size).toBeLessThan(800_000);
  });
});
