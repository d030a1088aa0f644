import { Field } from '../../web/form.js';
import { SPENDING_LIMIT_FIELD } from '../spending-limit.js';

interface SpendingLimitFieldProps {
  /** What was entered or is in effect; empty for no limit. */
  value: string;
  currency: string;
}

/** The most that an app may spend in a month. */
export function SpendingLimitField({ value, currency }: SpendingLimitFieldProps) {
  return (
    <Field
      label={`Spending limit per month (${currency})`}
      name={SPENDING_LIMIT_FIELD}
      type="text"
      inputMode="decimal"
      autocomplete="off"
      value={value}
      hint="The most that the app may spend on models in a calendar month. Leave empty for no limit."
      maxLength={20}
      isOptional
    />
  );
}
