import { Field } from '../../web/form.js';
import { SPENDING_LIMIT_FIELD } from '../consents/spending-limit.js';

export interface SpendingLimitFieldProps {
  /** What was entered or is in effect; empty for no limit. */
  value: string;
  currency: string;
  /** The limit that the app requested, which is the highest that can be entered. */
  requested?: string | null;
}

/** The most that an app may spend in a month. */
export function SpendingLimitField({ value, currency, requested = null }: SpendingLimitFieldProps) {
  const what = 'The most that the app may spend on models in a calendar month.';
  return (
    <Field
      label={`Spending limit per month (${currency})`}
      name={SPENDING_LIMIT_FIELD}
      type="text"
      inputMode="decimal"
      autocomplete="off"
      value={value}
      hint={
        requested === null
          ? `${what} Leave empty for no limit.`
          : `${what} The app requests ${requested} ${currency}; you can enter less.`
      }
      isOptional={requested === null}
    />
  );
}
