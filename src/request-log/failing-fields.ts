import type { AppError, ErrorDetail } from '../common/errors/app-error.js';
import { UNKNOWN_FIELD_MESSAGE } from '../common/validation/validation-findings.js';

const FIELDS_MAX = 20;
/** The names of this API and positions in arrays. */
const NAME = /^(?:[a-z][a-z_]{0,39}|\d{1,4})$/;
/** Objects whose keys are the caller's. */
const OPEN_OBJECTS: ReadonlySet<string> = new Set(['metadata', 'variables']);
/** In place of a name that the caller has chosen, which can be anything, including a secret by mistake. */
const HIDDEN = '*';

/** The paths of the fields that an error names, without names chosen by the caller; null if it names none. */
export function failingFields(error: AppError | undefined): string[] | null {
  if (!error?.details?.length) return null;
  return [...new Set(error.details.slice(0, FIELDS_MAX).map(toSafePath))];
}

function toSafePath({ path, message }: ErrorDetail): string {
  const names = path.split('.').map((name) => (NAME.test(name) ? name : HIDDEN));
  const open = names.findIndex((name) => OPEN_OBJECTS.has(name));
  if (open >= 0) return [...names.slice(0, open + 1), ...names.slice(open + 1).map(() => HIDDEN)].join('.');
  if (message === UNKNOWN_FIELD_MESSAGE) names[names.length - 1] = HIDDEN;
  return path === '' ? '' : names.join('.');
}
