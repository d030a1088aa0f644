import { describe, expect, it } from '@jest/globals';
import { GRAMMAR_RULES } from '../../src/engines/builtin/refine/data/grammar-rules.js';
import { applyOwnRules, applyRule } from '../../src/engines/builtin/refine/grammar/own-rules.js';

describe('each grammar rule', () => {
  it.each(GRAMMAR_RULES.map((rule) => [rule.mends[0], rule] as const))(
    'mends “%s” and leaves its neighbour',
    (before, rule) => {
      expect(applyRule(before, rule)).toBe(rule.mends[1]);
      expect(applyRule(rule.leaves, rule)).toBe(rule.leaves);
    },
  );

  it.each(GRAMMAR_RULES.map((rule) => rule.leaves))('is not undone by another: %s', (sentence) => {
    expect(applyOwnRules(sentence)).toBe(sentence);
  });

  it('stays with what it has mended', () => {
    for (const { mends } of GRAMMAR_RULES)
      expect(applyOwnRules(applyOwnRules(mends[0]))).toBe(applyOwnRules(mends[0]));
  });
});
