import { describe, expect, it } from '@jest/globals';
import { keepSureEdits } from '../../src/engines/builtin/refine/grammar/keep-sure-edits.js';

describe('corrections that would damage a fact', () => {
  it.each([
    ['all are kept where facts stay', 'He dont go. It are 5.', "He doesn't go. It is 5."],
    ['none is kept without one', 'It is 5.', 'It is 5.'],
  ])('%s', (_, before, after) => {
    expect(keepSureEdits(before, after)).toBe(after);
  });

  it('undoes them in their own sentence only', () => {
    expect(keepSureEdits('He dont go. Pay $5 too Ann.', "He doesn't go. Pay $6 to An.")).toBe(
      "He doesn't go. Pay $5 too Ann.",
    );
  });

  it('undoes a sentence whose number of words changed', () => {
    expect(keepSureEdits('Pay $5 alot. He dont.', "Pay $50 a lot. He doesn't.")).toBe(
      "Pay $5 alot. He doesn't.",
    );
  });

  it('keeps the others where a sentence was parted', () => {
    expect(keepSureEdits('Pay $5 alot. He dont, it rains.', "Pay $50 a lot. He doesn't. It rains.")).toBe(
      "Pay $5 alot. He doesn't. It rains.",
    );
  });

  it('undoes everything where sentences were joined', () => {
    expect(keepSureEdits('Pay $5. He dont.', "Pay $6, he doesn't.")).toBe('Pay $5. He dont.');
  });
});
