import { describe, expect, it } from '@jest/globals';
import { isConfusable } from '../../src/common/validation/confusable-names.js';
import {
  checkAppName,
  checkPersonName,
  defaultDisplayName,
} from '../../src/common/validation/display-name.js';
import { UserError } from '../../src/common/errors/user-error.js';

const check = (name: string) => checkAppName(name, 'a name');

describe('the name of a person', () => {
  it.each(['علی\u200Cرضا', 'क्\u200Dष', 'Ada 👨\u200D👩\u200D👧', 'Ada ❤\uFE0F', 'Ada 🚀\uFE0F', 'Zoë'])(
    'may contain the joiners of its spelling and of emoji: %j',
    (name) => {
      expect(checkPersonName(name)).toBe(name);
      if (name !== 'Zoë') expect(() => check(name)).toThrow(UserError);
    },
  );

  // Prevents names that look like another name.
  it.each([
    ['between Latin letters', 'Ac\u200Dme'],
    ['between scripts', 'علی\u200CAda'],
    ['at the end', 'علی\u200C'],
    ['twice', 'علی\u200C\u200Cرضا'],
    ['between an emoji and a letter', '👩\u200DAda'],
    ['as a selector after a letter', 'Ada\uFE0F'],
    ['as another selector', 'Ada ❤\uFE0E'],
    ['in the name of the product', 'Copy\u200Cdesk'],
  ])('must not contain them elsewhere: %s', (_where, name) => {
    expect(() => checkPersonName(name)).toThrow(/invisible characters/);
  });
});

describe('a display name', () => {
  it.each([
    ['Acme', 'Acme'],
    ['  Acme \t  Writer\u00A0', 'Acme Writer'],
    ['Ａｃｍｅ ﬁles', 'Acme files'],
    ['Zoe\u0308', 'Zoë'],
    ['株式会社アクメ', '株式会社アクメ'],
    ['شركة النشر', 'شركة النشر'],
    ['Phạm Thị Hồng', 'Phạm Thị Hồng'],
    ['Acme 🚀', 'Acme 🚀'],
    ['Exporter for Copydesk', 'Exporter for Copydesk'],
    ['Copy Editor', 'Copy Editor'],
    ['Helpdesk', 'Helpdesk'],
    ['Desk Copy Tools', 'Desk Copy Tools'],
    ['Copy Center', 'Copy Center'],
    ['Modern Desk', 'Modern Desk'],
    ['Clever Copy', 'Clever Copy'],
    ['Copy Club', 'Copy Club'],
    ['Support Team', 'Support Team'],
    ['Login for Acme', 'Login for Acme'],
    ['Unofficial exporter for Copydesk', 'Unofficial exporter for Copydesk'],
    ['Steam notes for Copydesk', 'Steam notes for Copydesk'],
    ['Log inspector for Copydesk', 'Log inspector for Copydesk'],
  ])('%j is stored as %j', (name, kept) => {
    expect(check(name)).toBe(kept);
  });

  // Prevents names that look like another name or are invisible.
  it.each([
    ['zero width space', 'Ac\u200Bme'],
    ['zero width joiner', 'Ac\u200Dme'],
    ['word joiner', 'Ac\u2060me'],
    ['byte order mark', '\uFEFFAcme'],
    ['soft hyphen', 'Ac\u00ADme'],
    ['right-to-left override', 'Acme \u202Eelif'],
    ['isolate', 'Acme \u2066x\u2069'],
    ['Arabic letter mark', 'Acme\u061C'],
    ['tag', 'Acme\u{E0041}'],
    ['variation selector', 'Acme\uFE0F'],
    ['supplementary variation selector', 'Acme\u{E0100}'],
    ['Hangul filler', 'Acme\u3164'],
    ['Hangul choseong filler', 'Acme\u115F'],
    ['halfwidth Hangul filler', 'Acme\uFFA0'],
    ['braille blank', '\u2800'],
    ['Mongolian vowel separator', 'Ac\u180Eme'],
    ['invisible times', 'Ac\u2062me'],
    ['combining grapheme joiner', 'Ac\u034Fme'],
    ['line separator', 'Ac\u2028me'],
    ['control', 'Ac\u0007me'],
    ['NUL', 'Ac\u0000me'],
    ['private use', 'Ac\uE000me'],
    ['lone surrogate', 'Ac\uD800me'],
    ['marks in a heap', `A${'\u0335'.repeat(12)}cme`],
    ['white space alone', ' \u3000 '],
    ['101 characters', 'x'.repeat(101)],
  ])('is rejected with %s', (_what, name) => {
    expect(() => check(name)).toThrow(UserError);
  });

  // Prevents apps and developers from impersonating the service.
  it.each([
    'Copydesk',
    'COPYDESK',
    'copy desk',
    'Copy-Desk',
    'Ｃｏｐｙｄｅｓｋ',
    'C0pydesk',
    'Сорydеsk',
    'Copydesк',
    'Cοpydesκ',
    'Çöpýdésk',
    '𝐂𝐨𝐩𝐲𝐝𝐞𝐬𝐤',
    'Ⓒopydesk',
    'Cорydеѕk Support',
    'The Copydesk team',
    'Copydesk for Copydesk',
    'ᴄᴏᴘʏᴅᴇꜱᴋ',
    'ᶜᵒᵖʸᵈᵉˢᵏ',
    'ⓒⓞⓟⓨⓓⓔⓢⓚ',
    '🄲🄾🄿🅈🄳🄴🅂🄺',
    '🅲🅾🅿🆈🅳🅴🆂🅺',
    '🅒🅞🅟🅨🅓🅔🅢🅚',
    '⒞⒪⒫⒴⒟⒠⒮⒦',
    '🇨🇴🇵🇾🇩🇪🇸🇰',
    'ꓚꓳꓑꓬꓓꓰꓢꓗ',
    'ᏟᎾᏢᎩᎠᎬᏚᏦ',
    'Copyclesk',
    'Copyc1esk',
    'My Copyclesk Exporter',
    '©opyde$k',
    'C0pyd3sk',
    'Copydεsk',
    'Copyđesƙ',
    'Official login for Copydesk',
    '0fficiаl plugin for Copydesk',
    'Log in for Copydesk',
    'Sign-in for Copydesk',
    'Support for Copydesk',
    'Security Team for Copydesk',
    'Verified exporter for ᴄᴏᴘʏᴅᴇꜱᴋ',
    'Exporter for Copydesk-Support',
    'Exporter for Copydesk Support',
  ])('%s is rejected as the product’s', (name) => {
    expect(() => check(name)).toThrow('must not look like Copydesk');
  });

  it.each(['✔ Verified', 'Acme Writer (verified)', 'Acme ✅', 'Acme [vеrіfied]'])(
    '%s is rejected, as it says that the app is verified',
    (name) => {
      expect(() => check(name)).toThrow('must not say that it is verified');
    },
  );

  it('is derived from the email address, unless that is not a valid name', () => {
    expect(defaultDisplayName('ada.lovelace@example.com')).toBe('ada.lovelace');
    expect(defaultDisplayName('copydesk@example.com')).toBe('Account');
    expect(defaultDisplayName('\u200B@example.com')).toBe('Account');
  });
});

describe('confusable names', () => {
  it.each([
    ['Paypal', 'Рауpal'],
    ['Acme Writer', 'ACME  WRITER'],
    ['Acme', 'Асme'],
    ['Illumina', 'lllumina'],
    ['modern', 'modem'],
    ['Google', 'G00gle'],
    ['Straße', 'Strasse'],
    ['ᴀᴄᴍᴇ ᴡʀɪᴛᴇʀ', 'Acme Writer'],
    ['VVriter', 'Writer'],
    ['vvriter', 'Writer'],
    ['clraft', 'draft'],
  ])('%s and %s are', (one, other) => {
    expect(isConfusable(one, other)).toBe(true);
    expect(isConfusable(other, one)).toBe(true);
  });

  it.each([
    ['Acme', 'Acne'],
    ['Writer', 'Writers'],
    ['Acid', 'Add'],
    ['ACID', 'ADD'],
    ['Clever', 'Dever'],
    ['🚀', '🦊'],
    ['株式会社', '有限会社'],
  ])('%s and %s are not', (one, other) => {
    expect(isConfusable(one, other)).toBe(false);
  });
});
