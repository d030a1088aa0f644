import { describe, expect, it } from '@jest/globals';
import { withLatinLetters } from '../../src/engines/builtin/refine/grammar/latin-letters.js';

describe('a pattern whose letters are Latin', () => {
  it.each([
    ['a letter', String.raw`^\p{L}+$`, ['a', 'Zoë', 'Łódź', 'Œuvre'], ['', '7', 'Жук', 'a-b']],
    ['a small letter', String.raw`^\p{Ll}$`, ['a', 'ß', 'ł'], ['A', 'Ł', 'я']],
    ['a capital', String.raw`^\p{Lu}$`, ['A', 'Ł', 'Ÿ'], ['a', 'ł', 'Я']],
    ['letters in a class', String.raw`^[\p{Lu}\d\]-]+$`, ['A1', 'É]-'], ['é', 'Я']],
    ['what is no property', String.raw`^\[\p{Ll}\]\\$`, ['[é]\\'], ['é', '[é]']],
    ['another property', String.raw`^\p{N}$`, ['7', '٣'], ['a']],
  ])('matches %s', (_, pattern, matching, others) => {
    const wanted = new RegExp(withLatinLetters(pattern), 'u');
    expect(matching.filter((text) => !wanted.test(text))).toEqual([]);
    expect(others.filter((text) => wanted.test(text))).toEqual([]);
  });

  it('holds every letter that Unicode calls a Latin one up to U+017E, except ligatures and letters of old spellings', () => {
    const unicode = /^\p{L}$/u;
    const latin = new RegExp(withLatinLetters(unicode.source), 'u');
    const letters = Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code));
    expect(letters.filter((letter) => unicode.test(letter) !== latin.test(letter)).join('')).toBe('ĲĳĸĿŀŉ');
  });
});
