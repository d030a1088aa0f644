import { describe, expect, it } from '@jest/globals';
import { correctBlocks } from '../../src/engines/builtin/refine/grammar/correct-blocks.js';
import { CORRECT, LEARNERS } from '../corpus/refine-learners.js';

describe('mistakes of learners of English', () => {
  it.each(LEARNERS)('corrects: %s', async (before, after) => {
    expect(await correctBlocks(before)).toBe(after);
  });

  it.each(CORRECT)('does not change: %s', async (sentence) => {
    expect(await correctBlocks(sentence)).toBe(sentence);
  });

  it('changes the tense of the verb that lasts, and not that of the sentence before it', async () => {
    expect(await correctBlocks('I am writing to you because since three weeks I wait for the refund.')).toBe(
      'I am writing to you because for three weeks, I have been waiting for the refund.',
    );
  });

  it('puts articles into the text of a learner, but not into the notes of others', async () => {
    expect(await correctBlocks('My sister she is doctor. She works in small town.')).toBe(
      'My sister is a doctor. She works in a small town.',
    );
    expect(await correctBlocks('Importance of writing measurable plans to succeed.')).toBe(
      'Importance of writing measurable plans to succeed.',
    );
  });
});
