import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../common/validation/password-length.js';
import { UserError } from '../common/errors/user-error.js';

/** "Safely unguessable: moderate protection from offline slow-hash scenario", at least 10^8 guesses. */
const SCORE_MIN = 3;
/** The estimate takes quadratic time on the main thread, so only the beginning of a password is rated. */
const ESTIMATED_LENGTH_MAX = 40;
const LETTER_SUBSTITUTIONS_MAX = 4;
/** How many letters and digits a password has besides likely guesses: the estimate rates two guesses in a row as strong. */
const OTHER_CHARACTERS_MIN = 7;
/** Shorter guesses are parts of many words. */
const GUESS_LENGTH_MIN = 3;
const PERSONAL = 'It contains your name, your email address or the name of this product.';
const PRODUCT_NAMES = ['copydesk', 'copy desk'];

/** A new password that is too short, too long or too easy to guess. The message never contains it. */
export class PasswordError extends UserError {}

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Throws a `PasswordError` unless a new password has 10 to 200 characters and is hard to guess. `personal` contains likely
 * guesses: the email address and the name of its owner; `field` is the name of the form's field.
 */
export async function checkNewPassword(
  password: string,
  personal: readonly string[],
  field = 'password',
): Promise<void> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH_MIN || length > PASSWORD_LENGTH_MAX)
    throw new PasswordError(
      `A password must have ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters.`,
      field,
    );
  const normalized = password.normalize('NFKC');
  const hints = hintsOf(personal);
  const { score, feedback } = (await (estimator ??= loadEstimator())).check(normalized, hints);
  if (score >= SCORE_MIN && !isMadeOf(hints, normalized)) return;
  const warning = feedback.warning ?? 'Add another word or two; less common words are better.';
  throw new PasswordError(`This password is too easy to guess. ${warning}`, field);
}

/** Each text and the words in it. */
function hintsOf(personal: readonly string[]): string[] {
  return [...PRODUCT_NAMES, ...personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])].filter(
    (text) => text.length > 1,
  );
}

/** Whether little is left of a password without the hints. */
function isMadeOf(hints: readonly string[], password: string): boolean {
  const lower = password.toLowerCase();
  const rest = hints
    .filter((hint) => hint.length >= GUESS_LENGTH_MIN)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, hint) => text.replaceAll(hint.toLowerCase(), ' '), lower);
  return rest !== lower && rest.replaceAll(/[^\p{L}\p{N}]+/gu, '').length < OTHER_CHARACTERS_MIN;
}

// The dictionaries take some 60 MB and 200 ms, so they are loaded when a password is first set.
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: {
      ...english.translations,
      warnings: { ...english.translations.warnings, userInputs: PERSONAL },
    },
    maxLength: ESTIMATED_LENGTH_MAX,
    l33tMaxSubstitutions: LETTER_SUBSTITUTIONS_MAX,
  });
}
