import { isEmail } from 'class-validator';
import { parseDuration } from '../common/time/duration.js';
import { parseSpendingLimit, SPENDING_LIMIT_RULE } from '../common/money/spending-limit.js';
import { isNetworkRange } from '../common/http/network-range.js';
import { COUNT_MAX } from '../common/validation/number-limits.js';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../common/validation/password-length.js';
import { isScope, SCOPES, type Scope } from '../common/http/scopes.js';
import { isProvider, MODEL_PROVIDERS, type ModelProvider } from '../config/model-providers.js';
import { BadUsage } from './bad-usage.js';
import { isUuid } from '../common/validation/uuid.js';

const DURATION_MAX = '99999d';

// Each function parses the value of a named option, and throws `BadUsage` if it is invalid.

/** An email address; the domain needs no dot. */
export function toEmail(option: string, value: string): string {
  if (!isEmail(value, { require_tld: false })) throw new BadUsage(`${option} must be an email address`);
  return value;
}

/** A password of valid length; the service checks its strength. The message omits it, because it may be logged. */
export function toPassword(option: string, value: string): string {
  const length = [...value].length;
  if (length < PASSWORD_LENGTH_MIN || length > PASSWORD_LENGTH_MAX)
    throw new BadUsage(`${option} must have ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters`);
  return value;
}

/** A line of text for people: a name, a reason. */
export function toText(option: string, value: string, lengthMax: number): string {
  const text = value.trim();
  const length = [...text].length;
  if (length === 0) throw new BadUsage(`${option} must not be empty`);
  if (length > lengthMax) throw new BadUsage(`${option} must have at most ${lengthMax} characters`);
  if (/\p{Cc}/u.test(text)) throw new BadUsage(`${option} must not contain control characters`);
  return text;
}

/** A UUID, in lowercase. */
export function toId(option: string, value: string): string {
  if (!isUuid(value.toLowerCase()))
    throw new BadUsage(`${option} must be an id as the list commands show it, not "${value}"`);
  return value.toLowerCase();
}

/** A positive integer written only with digits. */
export function toCount(option: string, value: string, max = COUNT_MAX): number {
  if (!/^[1-9]\d*$/.test(value) || Number(value) > max)
    throw new BadUsage(`${option} must be a whole number from 1 to ${max}, not "${value}"`);
  return Number(value);
}

/** A monthly spending limit in nano-units. */
export function toSpendingLimit(option: string, value: string): number {
  const limit = parseSpendingLimit(value);
  if (limit === null) throw new BadUsage(`${option} ${SPENDING_LIMIT_RULE}, not "${value}"`);
  return limit;
}

/** Scopes separated by commas, added to those of an earlier use of the option. */
export function toScopes(option: string, value: string, earlier: Scope[] = []): Scope[] {
  const unknown = split(value).find((scope) => !isScope(scope));
  if (unknown !== undefined)
    throw new BadUsage(
      `${option} must be one or more of ${Object.keys(SCOPES).join(', ')}, not "${unknown}"`,
    );
  return [...earlier, ...(split(value) as Scope[])];
}

/** Ids of models separated by commas. */
export function toIds(option: string, value: string): string[] {
  const ids = split(value);
  if (ids.includes('')) throw new BadUsage(`${option} must be ids separated by commas`);
  return ids;
}

/** The name of a provider of models. */
export function toProvider(option: string, value: string): ModelProvider {
  const name = value.trim().toLowerCase();
  if (isProvider(name)) return name;
  throw new BadUsage(`${option} must be one of ${MODEL_PROVIDERS.join(', ')}, not "${value}"`);
}

/** Addresses and CIDR ranges separated by commas, added to those of an earlier use of the option. */
export function toRanges(option: string, value: string, earlier: string[] = []): string[] {
  const bad = split(value).find((range) => !isNetworkRange(range));
  if (bad !== undefined)
    throw new BadUsage(
      `${option} must be an IP address or a CIDR range such as 203.0.113.0/24, not "${bad}"`,
    );
  return [...earlier, ...split(value)];
}

/** Returns milliseconds, at most those of a duration that a date can represent. */
export function toDurationMs(option: string, value: string): number {
  const durationMs = parseDuration(value);
  if (durationMs === null)
    throw new BadUsage(`${option} must be a duration such as 90d, 24h or 30m, not "${value}"`);
  if (durationMs > parseDuration(DURATION_MAX)!)
    throw new BadUsage(`${option} is too long: the longest duration is ${DURATION_MAX}`);
  return durationMs;
}

function split(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}
