import { requireFormId } from '../frame/require-form-id.js';
import { isNetworkRange } from '../../common/http/network-range.js';
import { checkAll } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';
import { COUNT_MAX } from '../../common/validation/number-limits.js';
import { DEFAULT_SCOPES, isScope, type Scope } from '../../common/http/scopes.js';
import type { NewApiKey } from '../../api-keys/issued-key.js';
import { DAY_MS } from '../../common/time/day-ms.js';
import { fieldOf } from '../../web/form-body.js';

const NAME_LENGTH_MAX = 100;
const RANGES_MAX = 50;

/** The lifetimes that the form offers, in days. */
const LIFETIMES = { never: null, '30d': 30, '90d': 90, '365d': 365 } as const;

/** The submitted form of a new key, kept to show it again with an error. */
export interface KeyForm {
  id: string;
  name: string;
  scopes: string[];
  lifetime: string;
  cidrs: string;
  models: string[];
}

export function emptyKeyForm(id: string): KeyForm {
  return { id, name: '', scopes: [...DEFAULT_SCOPES], lifetime: 'never', cidrs: '', models: [] };
}

export function readKeyForm(form: URLSearchParams): KeyForm {
  const [id, name, lifetime] = [fieldOf(form, 'id'), fieldOf(form, 'name'), fieldOf(form, 'lifetime')];
  const cidrs = fieldOf(form, 'cidrs');
  return { id, name, scopes: form.getAll('scope'), lifetime, cidrs, models: form.getAll('model') };
}

/** Converts the form to the settings of a new key; throws a `UserError` with every problem. */
export function toNewKey(form: KeyForm, now: number): NewApiKey & { id: string } {
  const { id, name, scopes, lifetime, cidrs } = form;
  requireFormId(id);
  const checked = checkAll({
    name: () => checkKeyName(name),
    scopes: () => checkScopes(scopes),
    expiresAt: () => readLifetime(lifetime, now),
    allowedCidrs: () => readRanges(cidrs),
  });
  return { id, ...checked };
}

function readLifetime(lifetime: string, now: number): Date | null {
  const days = Object.hasOwn(LIFETIMES, lifetime) ? LIFETIMES[lifetime as keyof typeof LIFETIMES] : undefined;
  if (days === undefined) throw new UserError('Choose when the key expires.', 'lifetime');
  return days === null ? null : new Date(now + days * DAY_MS);
}

/** Returns the trimmed name; throws a `UserError` unless it has 1 to 100 characters. */
export function checkKeyName(text: string): string {
  const name = text.trim();
  if (name === '' || [...name].length > NAME_LENGTH_MAX)
    throw new UserError(`Give the key a name of 1 to ${NAME_LENGTH_MAX} characters.`, 'name');
  return name;
}

/** Reads a whole number of 1 or more, null for an empty field; throws a `UserError` for anything else. */
export function readLimit(text: string, what: string, field: string, max = COUNT_MAX): number | null {
  const digits = text.trim();
  if (digits === '') return null;
  if (!/^[1-9]\d{0,14}$/.test(digits) || Number(digits) > max)
    throw new UserError(
      `${what} must be a whole number from 1 to ${max.toLocaleString('en')}, or empty.`,
      field,
    );
  return Number(digits);
}

/** Reads the chosen scopes; throws a `UserError` if there is none. */
export function checkScopes(scopes: string[]): Scope[] {
  const known = scopes.filter((scope) => isScope(scope));
  if (known.length === 0) throw new UserError('Choose at least one scope.', 'scope');
  return known;
}

/** Reads address ranges, null for an empty field; throws a `UserError` that names a bad one. */
export function readRanges(text: string): string[] | null {
  const ranges = text.split(/[\s,]+/).filter(Boolean);
  if (ranges.length > RANGES_MAX)
    throw new UserError(`At most ${RANGES_MAX} address ranges are allowed.`, 'cidrs');
  const bad = ranges.find((range) => !isNetworkRange(range));
  if (bad)
    throw new UserError(
      `“${bad}” is not an address range. Enter ranges such as 203.0.113.0/24, one per line.`,
      'cidrs',
    );
  return ranges.length === 0 ? null : ranges;
}
