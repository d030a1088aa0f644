import { UserError } from '../../common/errors/user-error.js';
import { formatAmount } from '../../common/money/amount.js';
import { parseSpendingLimit, SPENDING_LIMIT_RULE } from '../../common/money/spending-limit.js';

/** The name of the field of a form that sets the monthly spending limit of an app. */
export const SPENDING_LIMIT_FIELD = 'spend_per_month';

/**
 * Reads the spending limit of a submitted form, in nano-units: null for an empty field (no limit), undefined if the form
 * has no such field. Throws a `UserError` for anything but an amount above zero.
 */
export function readSpendingLimit(form: URLSearchParams): number | null | undefined {
  const text = form.get(SPENDING_LIMIT_FIELD)?.trim();
  if (text === undefined) return undefined;
  if (text === '') return null;
  const nano = parseSpendingLimit(text);
  if (nano === null) throw new UserError(`The spending limit ${SPENDING_LIMIT_RULE}.`, SPENDING_LIMIT_FIELD);
  return nano;
}

/** Like `readSpendingLimit`, but requires a limit, of at most `max` nano-units. */
export function readLimitWithin(form: URLSearchParams, max: number): number {
  const limit = readSpendingLimit(form);
  if (limit && limit <= max) return limit;
  throw new UserError(
    `The app requests a limit of ${formatAmount(max)} a month. Enter this amount or less.`,
    SPENDING_LIMIT_FIELD,
  );
}

/** Describes a monthly spending limit: `5 USD a month`. */
export function spendingLimitText(nano: number, currency: string): string {
  return `${formatAmount(nano)} ${currency} a month`;
}

/** Whether an app with these scopes can spend money. */
export function canSpend(scopes: readonly string[]): boolean {
  return scopes.includes('generate') || scopes.includes('refine');
}
