import { UserError } from '../../common/errors/user-error.js';
import { fieldOf } from '../../web/form-body.js';

/** Throws a `UserError` unless the name of the object to delete was entered, ignoring case. */
export function requireTypedConfirmation(form: URLSearchParams, expected: string) {
  if (fieldOf(form, 'confirmation').trim().toLowerCase() !== expected.toLowerCase())
    throw new UserError(`Type ${expected} exactly. Nothing was deleted.`, 'confirmation');
}
