import { UserError } from '../../common/errors/user-error.js';
import { isUuid } from '../../common/validation/uuid.js';

/** Throws a `UserError` unless the hidden id of a form, by which it creates its object only once, is a UUID. */
export function requireFormId(id: string): void {
  if (!isUuid(id)) throw new UserError('The form is out of date. Reload the page.');
}
