import type { ApiKey } from '../../api-keys/api-key.entity.js';
import type { CredentialUsage } from '../../budgets/monthly-usage.js';
import { formatAmount } from '../../common/money/amount.js';
import { Field, Problem } from '../../web/form.js';
import { PageForm } from '../frame/page-form.js';
import { SeenSettings } from '../frame/seen-settings.js';
import type { SessionContext } from '../frame/session-context.js';
import type { KeyLimitsForm } from './key-limits-form.js';

interface MonthlyFactsProps {
  apiKey: Pick<ApiKey, 'tokensPerMonth' | 'spendPerMonth'>;
  /** What the key has used and reserved this month; null without a monthly limit. */
  usage: CredentialUsage | null;
  /** The limit of its account; null if there is none. */
  tokensOfAccount: number | null;
  currency: string;
}

/** The monthly limits of a key with what is used and reserved of them, as rows of a list of facts. */
export function MonthlyFacts({
  apiKey: { tokensPerMonth, spendPerMonth },
  usage,
  tokensOfAccount,
  currency,
}: MonthlyFactsProps) {
  return (
    <>
      <dt>Tokens per month</dt>
      <dd>
        {usage && tokensPerMonth !== null
          ? `${count(usage.tokens)} of ${count(tokensPerMonth)} used, ${count(usage.reservedTokens)} reserved`
          : 'limit of the account'}
        <LowerLimit own={tokensPerMonth} ofAccount={tokensOfAccount} />
      </dd>
      <dt>Budget per month</dt>
      <dd>
        {usage && spendPerMonth !== null
          ? `${formatAmount(usage.spend)} of ${formatAmount(spendPerMonth)} ${currency} used, ${formatAmount(usage.reservedSpend)} reserved`
          : 'no limit'}
      </dd>
    </>
  );
}

/** Says that the limit of the account holds if it is lower than that of the key. */
export function LowerLimit({ own, ofAccount }: { own: number | null; ofAccount: number | null }) {
  if (own === null || ofAccount === null || own <= ofAccount) return null;
  return <span class="soft"> (the account’s limit of {count(ofAccount)} applies)</span>;
}

interface LimitFieldsProps {
  form: KeyLimitsForm;
  currency: string;
}

interface LimitsFormProps extends LimitFieldsProps {
  context: SessionContext;
  action: string;
  /** The limits of the key as they are. */
  current: KeyLimitsForm;
  problem: string | undefined;
}

/** Changes the limits of a key. */
export function LimitsForm({ context, action, current, problem, ...fields }: LimitsFormProps) {
  return (
    <section class="part narrow">
      <h2>Limits</h2>
      <Problem text={problem} />
      <PageForm context={context} action={action}>
        <SeenSettings context={context} of="limits" settings={current} />
        <LimitFields {...fields} />
        <button class="quiet">Save the limits</button>
      </PageForm>
    </section>
  );
}

/** The fields of the limits of a key. */
export function LimitFields({ form, currency }: LimitFieldsProps) {
  return (
    <>
      <Field
        label="Requests per minute"
        name="limit"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={form.limit}
        isOptional
        hint="If the account’s limit is lower, it applies. Leave empty to use only the account’s limit."
      />
      <Field
        label="Tokens per month"
        name="tokens"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={form.tokens}
        isOptional
        hint="Input and output tokens of a calendar month (UTC). Leave empty to use only the account’s limit."
      />
      <Field
        label={`Budget per month (${currency})`}
        name="spend"
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={form.spend}
        isOptional
        hint="Such as 5.00. A key with a budget is served only by models with a price. Leave empty for no limit."
      />
    </>
  );
}

function count(tokens: number): string {
  return tokens.toLocaleString('en');
}
