import { describe, expect, it } from '@jest/globals';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { correctConfused, hasConfused } from '../../src/engines/builtin/refine/grammar/confused-words.js';
import { carelessness } from '../../src/engines/builtin/refine/grammar/slips.js';

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
    'Here’s to many more.',
    'The LED blinks if they lead.',
  ])('are left where they are right: %s', (right) => {
    expect(correctConfused(right)).toBe(right);
    expect(hasConfused(right)).toBe(false);
  });

  it.each([
    ['We ate there lunch and they left.', 'We ate their lunch and they left.'],
    ['He does not want to fall to far behind.', 'He does not want to fall too far behind.'],
    ['We unpacked it in a folder off your choice.', 'We unpacked it in a folder of your choice.'],
    ['The padlock was cut threw, so we bought one.', 'The padlock was cut through, so we bought one.'],
  ])('are told apart in a careless text, if less certain: %s', (wrong, right) => {
    expect(correctConfused(wrong)).toBe(wrong);
    expect(correctConfused(wrong, 2.5)).toBe(right);
  });

  it.each([
    ['We dont know when it opens.', "We don't know when it opens.", [1.5, 2.6]],
    ['They eat there lunch and than leave.', 'They eat their lunch and then leave.', [3, 4]],
    [
      'We don’t know when it open; they eat their lunch there.',
      'We don’t know when it opens; they eat their lunch there.',
      [0, 0],
    ],
    [
      `${'We know when it opens and when it closes. '.repeat(20)}Dont call.`,
      `${'We know when it opens and when it closes. '.repeat(20)}Don't call.`,
      [0, 0.5],
    ],
  ])('show how careless a writer is (%#)', (before, after, [least = 0, most = 0]) => {
    expect(carelessness(before, after)).toBeGreaterThanOrEqual(least);
    expect(carelessness(before, after)).toBeLessThanOrEqual(most);
  });

  it('are suspected where it is not certain', () => {
    expect(hasConfused('We will fix you’re boiler on Friday.')).toBe(true);
  });

  it('have weights of less than 800 kB', () => {
    const file = join(import.meta.dirname, '../../src/engines/builtin/refine/grammar/confusion-weights.txt');
    expect(statSync(file).size).toBeLessThan(800_000);
  });
});
