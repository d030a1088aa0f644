import type { KeyAccess } from '../../api-keys/key-access.service.js';
import { checkAll } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';
import { DAY_MS } from '../../common/time/day-ms.js';
import { parseDay } from '../../common/time/parse-day.js';
import { fieldOf } from '../../web/form-body.js';
import { checkScopes, readRanges } from './key-form.js';

const SECOND_MS = 1_000;

/** The access of a key as typed. */
export interface KeyAccessForm {
  scopes: string[];
  cidrs: string;
  /** The last day, `YYYY-MM-DD` (UTC); '' for no expiry. */
  expires: string;
}

export function readKeyAccessForm(form: URLSearchParams): KeyAccessForm {
  return {
    scopes: form.getAll('scope'),
    cidrs: fieldOf(form, 'cidrs'),
    expires: fieldOf(form, 'expires').trim(),
  };
}

/** Shows the access of a key as it would be typed. */
export function typedAccess({ scopes, allowedCidrs, expiresAt }: KeyAccess): KeyAccessForm {
  return { scopes, cidrs: allowedCidrs?.join('\n') ?? '', expires: dayOfExpiry(expiresAt) };
}

/** Converts the form to the access of a key; throws a `UserError` with every problem. */
export function toKeyAccess(form: KeyAccessForm, current: KeyAccess): KeyAccess {
  // The day does not name the time of an expiry, which is kept with it.
  const isSameDay = form.expires === dayOfExpiry(current.expiresAt);
  return checkAll<KeyAccess>({
    scopes: () => checkScopes(form.scopes),
    allowedCidrs: () => readRanges(form.cidrs),
    expiresAt: () => (isSameDay ? current.expiresAt : readExpiry(form.expires)),
  });
}

function dayOfExpiry(expiresAt: Date | null): string {
  return expiresAt?.toISOString().slice(0, 10) ?? '';
}

function readExpiry(text: string): Date | null {
  if (text === '') return null;
  const start = parseDay(text);
  if (start === null)
    throw new UserError('The last day must be a date, such as 2027-01-31, or empty.', 'expires');
  // The last second of the day, so that it shows as that day again.
  return new Date(start + DAY_MS - SECOND_MS);
}
