import { describe, expect, it } from '@jest/globals';
import { HOMOPHONE_PLACES } from '../../src/engines/builtin/refine/data/homophone-places.js';
import { applyOwnRules } from '../../src/engines/builtin/refine/grammar/own-rules.js';
import { applyRules } from '../../src/engines/builtin/refine/grammar/read-rules.js';
import { CORRECT_HOMOPHONES, HOMOPHONES } from '../corpus/homophones.js';

describe('a word that sounds like another one', () => {
  it.each(HOMOPHONES.map((each, index) => [index, ...each] as const))('%d: %s', (index, wrong, right) => {
    expect(applyRules(wrong, [HOMOPHONE_PLACES[index]!])).toBe(right);
  });

  it('has an example each', () => expect(HOMOPHONES).toHaveLength(HOMOPHONE_PLACES.length));

  it.each(CORRECT_HOMOPHONES)('is left where it is right: %s', (sentence) => {
    expect(applyOwnRules(sentence)).toBe(sentence);
  });
});
