import { UserError } from '../errors/user-error.js';
import { claimsProduct, claimsVerification, PRODUCT_NAME } from './product-name.js';

const LENGTH_MAX = 100;
/** The field of the forms with a name. */
const FIELD = 'name';
// Braille blank is drawn as nothing, but Unicode does not list it as ignorable.
const BRAILLE_BLANK = '\u2800';
const WHITE_SPACE = /[\t\n\r\p{Zs}]+/gu;
/** Controls, format characters, fillers, tags, variation selectors, private use, lone surrogates, unassigned ones. */
const INVISIBLE = new RegExp(
  String.raw`[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}${BRAILLE_BLANK}]`,
  'u',
);
/** The scripts whose spelling needs zero-width joiners and non-joiners. */
const JOINING_SCRIPTS =
  'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu Tibt'.split(' ');
const JOINING = String.raw`[[\p{L}\p{M}]&&[${JOINING_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]]`;
/** Where people write invisible characters: in emoji, and between such letters. */
const JOINED = new RegExp(String.raw`\p{RGI_Emoji}\uFE0F?|(?<=${JOINING})[\u200C\u200D](?=${JOINING})`, 'gv');
/** More combining marks than any language stacks on one letter. */
const STACKED_MARKS = /\p{M}{5}/u;

/** Returns the name of a person as it is stored and shown. It may contain joiners, which an app's name may not. */
export function checkPersonName(name: string): string {
  return check(name, 'a name', requireReadable);
}

/**
 * Returns the name of an app as it is stored and shown: NFKC-folded, its white space collapsed. Throws a `UserError` for
 * names that are empty or too long, contain invisible characters, look like the product's name or say that the app is
 * verified. `what` begins the message: "an app's name".
 */
export function checkAppName(name: string, what: string): string {
  const checked = check(name, what, requireVisible);
  if (claimsVerification(checked)) throw new UserError(`${what} must not say that it is verified`, FIELD);
  return checked;
}

function check(name: string, what: string, requireShown: typeof requireVisible): string {
  const spaced = name.replace(WHITE_SPACE, ' ');
  const folded = spaced.normalize('NFKC').replace(WHITE_SPACE, ' ').replace(/^ | $/g, '');
  requireShown(spaced, what);
  requireShown(folded, what);
  if (folded === '' || [...folded].length > LENGTH_MAX)
    throw new UserError(`${what} must have 1 to ${LENGTH_MAX} characters`, FIELD);
  if (STACKED_MARKS.test(folded)) throw new UserError(`${what} has too many marks on one letter`, FIELD);
  if (claimsProduct(folded)) throw new UserError(`${what} must not look like ${PRODUCT_NAME}`, FIELD);
  return folded;
}

/** Throws a `UserError` for a name with characters that are not shown, or that change how the text around it is shown. */
function requireVisible(name: string, what: string): void {
  const invisible = INVISIBLE.exec(name);
  if (invisible)
    throw new UserError(`${what} must not contain invisible characters (${codePoint(invisible[0])})`, FIELD);
}

/** Like `requireVisible`, but accepts joiners where the spelling of a language or an emoji needs them. */
export function requireReadable(name: string, what: string): void {
  requireVisible(name.replace(JOINED, ''), what);
}

/** Derives the default name of an account from its email address. */
export function defaultDisplayName(email: string): string {
  try {
    return checkPersonName(email.split('@')[0]!.slice(0, LENGTH_MAX));
  } catch (error) {
    if (error instanceof UserError) return 'Account';
    throw error;
  }
}

function codePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
