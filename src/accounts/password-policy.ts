import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../common/validation/password-length.js';
import { UserError } from '../common/errors/user-error.js';

/** "Safely unguessable: moderate protection from offline slow-hash scenario", at least 10^8 guesses. */
const SCORE_MIN = 3;
/** The estimate takes quadratic time on the main thread, so only the beginning of a password is rated. */
const ESTIMATED_LENGTH_MAX = 40;
const LETTER_SUBSTITUTIONS_MAX = 4;
const PRODUCT_NAMES = ['copydesk', 'copy desk'];

/** A new password that is too short, too long or too easy to guess. The message never contains it. */
export class PasswordError extends UserError {}

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Throws a `PasswordError` unless a new password has 10 to 200 characters and is hard to guess. `personal` contains likely
 * guesses: the email address and the name of its owner.
 */
export async function checkNewPassword(password: string, personal: readonly string[]): Promise<void> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH_MIN || length > PASSWORD_LENGTH_MAX)
    throw new PasswordError(
      `A password must have ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters.`,
    );
  const { score, feedback } = (await (estimator ??= loadEstimator())).check(
    password.normalize('NFKC'),
    hintsOf(personal),
  );
  if (score >= SCORE_MIN) return;
  const warning = feedback.warning ?? 'Add another word or two; less common words are better.';
  throw new PasswordError(`This password is too easy to guess. ${warning}`);
}

/** Each text and the words in it. */
function hintsOf(personal: readonly string[]): string[] {
  return [...PRODUCT_NAMES, ...personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])].filter(
    (text) => text.length > 1,
  );
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
    translations: english.translations,
    maxLength: ESTIMATED_LENGTH_MAX,
    l33tMaxSubstitutions: LETTER_SUBSTITUTIONS_MAX,
  });
}
