import { describe, expect, it } from '@jest/globals';
import { checkNewPassword, PasswordError } from '../../src/accounts/password-policy.js';
import { randomPassword } from '../../src/accounts/password.js';
import { processorTimeMs } from '../support/processor-time.js';

const PERSONAL = ['ada.lovelace@example.com', 'Ada Lovelace'];
const check = (password: string) => checkNewPassword(password, PERSONAL);

describe('a new password', () => {
  it.each([
    ['four words', 'correct horse battery staple'],
    ['a generated one', randomPassword()],
    ['its name and enough else', 'tulip-lovelace-9417'],
    ['another script', 'παράξενο γαλάζιο ποδήλατο'],
    ['200 characters', `unlikely beginnings matter ${'x'.repeat(173)}`],
    ['200 characters outside the basic plane', `unlikely beginnings matter ${'🔑'.repeat(173)}`],
  ])('can be %s', async (_what, password) => {
    await expect(check(password)).resolves.toBeUndefined();
  });

  it.each([
    ['nine characters', 'x7#Kq!9zR', '10 to 200'],
    ['201 characters', `unlikely beginnings matter ${'x'.repeat(174)}`, '10 to 200'],
    ['a longer common one', 'password123', 'too easy'],
    ['digits in a row', '1234567890', 'too easy'],
    ['one with usual replacements', 'P@ssw0rd123', 'too easy'],
    ['its email address', 'ada.lovelace@example.com', 'too easy'],
    ['its name and a digit', 'lovelace12', 'It contains your name, your email address or'],
    ['the name of the product', 'copydesk123', 'too easy'],
    ['the name of the product twice', 'copydesk-copydesk', 'too easy'],
    ['the names of its owner and the product', 'Lovelace Copydesk 2026!', 'too easy'],
    ['parts of its email address', 'lovelace.example.com', 'too easy'],
    ['one character again and again', 'a'.repeat(40), 'too easy'],
  ])('is rejected if it is %s', async (_what, password, words) => {
    const refusal = await check(password).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PasswordError);
    expect((refusal as Error).message).toContain(words);
    expect((refusal as Error).message).not.toContain(password);
  });

  // The estimate runs on the main thread. Without its limit, 200 characters cost seven times as much as 40.
  it('is rated without extra time for what is beyond 40 characters', async () => {
    const shapes = ['7', 'ab', '1/1/1991', 'p@$$w0rd', '4@8({[<369|!1$57%2', '|_|()|', 's5$z2', '🔑'];
    const rate = async (length: number) => {
      for (const shape of shapes) await check(shape.repeat(length).slice(0, length)).catch(() => undefined);
    };
    await rate(40);
    const shortMs = await processorTimeMs(() => rate(40));
    expect(await processorTimeMs(() => rate(200))).toBeLessThan(3 * shortMs);
  });
});
