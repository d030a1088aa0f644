import { describe, expect, it } from '@jest/globals';
import { requiredText } from '../../src/engines/builtin/refine/grammar/required-text.js';

describe('the text that every match of a pattern holds', () => {
  it.each([
    ['plain words', String.raw`\bIt has to be noted that `, 'it has to be noted that '],
    ['words around a group', String.raw`\b(I|we) do (?:really )?(hope|think)\b`, ' do '],
    ['the longest of several', String.raw`so (very )?much so that`, 'much so that'],
    ['no optional character', String.raw`colou?r`, 'colo'],
    ['no counted character', String.raw`wait\.{2,3}ing`, 'wait'],
    ['no counted class', String.raw`[^.,]{3,40} ab`, ' ab'],
    ['nothing of a look-ahead or a look-behind', String.raw`(?<=\bfrom .{3} )to(?! (?:be|do)\b)`, 'to'],
    ['nothing of escapes', String.raw`\p{Ll}+\u2019s \2\k<same>`, 's '],
    ['nothing of alternatives', String.raw`^on the other hand|\bhowever\b`, ''],
  ])('%s', (_, pattern, expected) => {
    expect(requiredText(pattern)).toBe(expected);
  });
});
