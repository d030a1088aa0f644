import { describe, expect, it } from '@jest/globals';
import { InvariantGuard, keepsFacts } from '../../src/engines/builtin/refine/invariant/guard.js';
import { refine } from '../support/refined.js';

describe('the invariant check of every result', () => {
  it.each([
    ['a number that was not there', 'It cost £1,200,000.', 'It cost 200,000.'],
    ['a number that is gone', 'We sold 30 chairs and 4 tables.', 'We sold 30 chairs and tables.'],
    ['another currency', 'It costs £5.', 'It costs $5.'],
    ['a name spelled differently', 'The ships lay at Pearl Harbor.', 'The ships lay at Pearl Harbour.'],
    ['a name that is gone', 'We met Priya Nair there.', 'We met there.'],
    ['another address', 'See https://a.example/b today.', 'See https://a.example/c today.'],
    ['a lost e-mail address', 'Write to jo@a.example today.', 'Write today.'],
    ['changed code', 'Run `npm ci` first.', 'Run `npm i` first.'],
    ['a changed quotation', 'She said “I ain’t going” and left.', 'She said “I am not going” and left.'],
    ['a lost placeholder', 'Dear {{name}}, welcome.', 'Dear friend, welcome.'],
    ['a negation that is gone', 'Do not open the door.', 'Open the door.'],
    ['a warning that is gone', 'It is quick. Caution: the lid is hot.', 'It is quick.'],
    ['a request that is gone', 'It is late. Could you send it by noon?', 'It is late.'],
    ['a question that is gone', 'It is late. Who has the key?', 'It is late.'],
  ])('rejects %s', (_, before, after) => {
    expect(keepsFacts(before, after)).toBe(false);
    const { accepted, warning } = new InvariantGuard(before, 'Fix it').accept(after, 'none', 'Fix it');
    expect([accepted, warning?.reason]).toEqual([false, 'kept_unchanged']);
  });

  it.each([
    ['a number in words', 'It has 3 rooms.', 'It has three rooms.'],
    ['contracted negations', 'Do not go. It is not far.', "Don't go. It isn't far."],
    ['other quotation marks', 'She said “yes” twice.', 'She said "yes" twice.'],
    ['a request in other words', 'Can you send it?', 'Could you please send it?'],
    ['two sentences as one', 'No dogs\n\nNo smoking', 'No dogs, no smoking'],
    ['one sentence as two', 'Please call, and please write.', 'Please call. Please write.'],
    ['an idiom without its “not”', 'Do not hesitate to call me.', 'Call me.'],
    ['capitals', 'He works at eBay in Paris.', 'HE WORKS AT EBAY IN PARIS.'],
    ['a capital that was missing', 'He lives in paris.', 'He lives in Paris.'],
  ])('accepts %s', (_, before, after) => {
    expect(keepsFacts(before, after)).toBe(true);
  });

  it('allows instructions to add and remove what they name', () => {
    const guard = new InvariantGuard('Call Ann at 5.', 'Replace "Ann" with "Bob"');
    expect(guard.accept('Call Bob at 5.', 'asked', '')).toEqual({ accepted: true, warning: undefined });
  });

  it('reports what was removed to meet a length', () => {
    const guard = new InvariantGuard('We sold 30 chairs. Please call Ann Lee.', 'One sentence');
    const { accepted, warning } = guard.accept('We sold 30 chairs.', 'reported', '');
    expect([accepted, warning]).toEqual([
      true,
      {
        reason: 'removed',
        message: 'The shorter text no longer has: “Ann Lee”, “Please call Ann Lee.”',
      },
    ]);
  });
});

describe('a shorter text', () => {
  const HOUSE = 'The house, which was listed at £1,200,000, sold in May.';
  const DOSE =
    'Take one tablet a day with food. The tablets are made in a modern factory. They are white and round. Do not take more than 10 mg in 24 hours. We are really proud of our research.';
  const MAIL =
    'Hi Tom,\n\nThe weather here has been lovely lately. We all enjoyed the long weekend by the lake. Could you send me the signed contract by Friday? We are looking forward to it.\n\nBest,\nAnna';
  const SHORTER = ['make it shorter', 'make it much shorter', 'make it concise'];

  it.each(SHORTER)('keeps amounts, warnings and requests: %s', async (wish) => {
    expect((await refine(wish, HOUSE)).content).toBe(HOUSE);
    expect((await refine(wish, DOSE)).content).toContain('Do not take more than 10 mg in 24 hours.');
    expect((await refine(wish, MAIL)).content).toContain('Could you send me the signed contract by Friday?');
  });

  it.each(SHORTER)('has at least half of the words: %s', async (wish) => {
    for (const text of [HOUSE, DOSE, MAIL]) {
      const { content } = await refine(wish, text);
      expect(content.split(/\s+/).length).toBeGreaterThanOrEqual(text.split(/\s+/).length / 2);
    }
  });

  it('drops fillers and asides before sentences', async () => {
    const text =
      'We basically sell tiles (handmade ones). They are really nice, which is good, and we like them.';
    const { content } = await refine('make it concise', text);
    expect(content).toBe('We sell tiles (handmade ones). They are nice, and we like them.');
  });

  it('reports what it removed for a requested length', async () => {
    const { content, warnings } = await refine('cut it to 12 words', `${HOUSE} Please ring Ada Byron.`);
    const removed = warnings.find(({ reason }) => reason === 'removed')?.message;
    for (const part of ['£1,200,000', 'Byron'])
      expect(content.includes(part) || removed?.includes(part)).toBe(true);
  });
});

describe('names and abbreviations', () => {
  it.each([
    ['use British spelling', 'The Pearl Harbor color is gray.', 'The Pearl Harbor colour is grey.'],
    ['use American spelling', 'The Labour Party changed its colour.', 'The Labour Party changed its color.'],
    ['use American spelling', 'Labour Party colours.', 'Labour Party colors.'],
    ['make it formal', "OK, it's a DIY job that we need ASAP.", 'OK, it is a DIY job that we need ASAP.'],
  ])('are kept: %s: %s', async (wish, text, expected) => {
    expect((await refine(wish, text)).content).toBe(expected);
  });
});
