import { describe, expect, it } from '@jest/globals';
import { GRAMMAR_RULES } from '../../src/engines/builtin/refine/data/grammar-rules.js';
import { applyOwnRules } from '../../src/engines/builtin/refine/grammar/own-rules.js';
import { applyRules } from '../../src/engines/builtin/refine/grammar/read-rules.js';
import { GRAMMAR_RULE_EXAMPLES, MIX_UP_EXAMPLES } from '../corpus/grammar-rule-examples.js';

describe('each grammar rule', () => {
  it('has an example', () => {
    expect(GRAMMAR_RULE_EXAMPLES).toHaveLength(GRAMMAR_RULES.length);
  });

  it.each(GRAMMAR_RULE_EXAMPLES.map((example, index) => [example, GRAMMAR_RULES[index]!] as const))(
    'corrects its example and leaves a similar correct sentence: %j',
    ([before, after, leaves], rule) => {
      expect(applyRules(before, [rule])).toBe(after);
      expect(applyRules(leaves, [rule])).toBe(leaves);
    },
  );

  it.each(MIX_UP_EXAMPLES)('is joined by the mix-ups: %s', (before, after, leaves) => {
    expect([applyOwnRules(before), applyOwnRules(leaves)]).toEqual([after, leaves]);
  });

  it.each(GRAMMAR_RULE_EXAMPLES.map(([, , leaves]) => leaves))(
    'is not undone by another rule: %s',
    (sentence) => {
      expect(applyOwnRules(sentence)).toBe(sentence);
    },
  );

  it('is idempotent', () => {
    for (const [before] of GRAMMAR_RULE_EXAMPLES)
      expect(applyOwnRules(applyOwnRules(before))).toBe(applyOwnRules(before));
  });
});
