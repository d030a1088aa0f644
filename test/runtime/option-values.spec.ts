import { describe, expect, it } from '@jest/globals';
import { BadUsage } from '../../src/commands/bad-usage.js';
import {
  toCount,
  toDurationMs,
  toEmail,
  toId,
  toPassword,
  toRanges,
  toScopes,
  toText,
} from '../../src/commands/option-values.js';

describe('an option value', () => {
  it.each<[string, () => unknown, unknown]>([
    ['an email address', () => toEmail('--o', 'ann@example.com'), 'ann@example.com'],
    ['one in a network without top-level domains', () => toEmail('--o', 'ann@intranet'), 'ann@intranet'],
    ['a password of 10 code points', () => toPassword('--o', '🔑'.repeat(10)), '🔑'.repeat(10)],
    ['a text, trimmed', () => toText('--o', '  site ', 4), 'site'],
    [
      'an id in whatever case',
      () => toId('--o', 'A'.repeat(8) + '-1111'.repeat(3) + '-222222222222'),
      'aaaaaaaa-1111-1111-1111-222222222222',
    ],
    ['a count', () => toCount('--o', '60'), 60],
    [
      'a duration',
      () => ['90d', '30m', '99999d', '2399976h'].map((value) => toDurationMs('--o', value)),
      [7_776_000_000, 1_800_000, 8_639_913_600_000, 8_639_913_600_000],
    ],
    [
      'scopes',
      () => toScopes('--o', 'generate, usage:read', ['refine']),
      ['refine', 'generate', 'usage:read'],
    ],
    ['ranges', () => toRanges('--o', '10.0.0.0/8,::1', ['192.0.2.1']), ['192.0.2.1', '10.0.0.0/8', '::1']],
  ])('is %s', (_what, read, value) => {
    expect(read()).toEqual(value);
  });

  it.each<[string, () => unknown]>([
    ['an email address without a host', () => toEmail('--o', 'ann@')],
    ['a password of 9 characters', () => toPassword('--o', '🔑'.repeat(9))],
    ['a password of 201 characters', () => toPassword('--o', 'x'.repeat(201))],
    ['an empty text', () => toText('--o', '  ', 100)],
    ['a text that is too long', () => toText('--o', 'x'.repeat(101), 100)],
    ['a text that moves the cursor', () => toText('--o', 'x\u001b[2J', 100)],
    ['an id that is none', () => toId('--o', '42')],
    ...['0', '-1', '1e3', '0x10', '+1', '01', '1.0', '1000000000', ''].map(
      (text): [string, () => unknown] => [`the number ${text}`, () => toCount('--o', text)],
    ),
    ...['0d', '90', 'd', '1.5h', '-1d', '90 d', '1y'].map((text): [string, () => unknown] => [
      `the duration ${text}`,
      () => toDurationMs('--o', text),
    ]),
    ['an unknown scope', () => toScopes('--o', 'generate,admin')],
    ['the name of a built-in property for a scope', () => toScopes('--o', 'constructor')],
    ['no scope', () => toScopes('--o', '')],
    ['a prefix that is too long', () => toRanges('--o', '10.0.0.0/33')],
    ['a host name for a range', () => toRanges('--o', 'example.com')],
  ])('is rejected if it is %s, and the option is named', (_what, read) => {
    expect(read).toThrow(BadUsage);
    expect(read).toThrow(/^--o /);
  });

  it.each(['100000d', '2399977h', `${'9'.repeat(400)}s`])(
    'has a limit that the duration %s exceeds',
    (text) => {
      const read = () => toDurationMs('--o', text);
      expect(read).toThrow(BadUsage);
      expect(read).toThrow('--o is too long: the longest duration is 99999d');
    },
  );
});
