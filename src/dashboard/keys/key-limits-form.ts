import type { KeyLimits } from '../../api-keys/key-limits.service.js';
import { checkAll } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';
import { formatAmount } from '../../common/money/amount.js';
import { parseSpendingLimit, SPENDING_LIMIT_RULE } from '../../common/money/spending-limit.js';
import { TOKENS_MAX } from '../../common/validation/number-limits.js';
import { fieldOf } from '../../web/form-body.js';
import { readLimit } from './key-form.js';

/** The limits of a key as typed; an empty field is no limit. */
export interface KeyLimitsForm {
  /** Requests per minute. */
  limit: string;
  tokens: string;
  spend: string;
}

export function readKeyLimitsForm(form: URLSearchParams): KeyLimitsForm {
  return {
    limit: fieldOf(form, 'limit'),
    tokens: fieldOf(form, 'tokens'),
    spend: fieldOf(form, 'spend'),
  };
}

/** Shows limits as they would be typed. */
export function typedLimits(limits: Required<KeyLimits>): KeyLimitsForm {
  const { requestsPerMinute, tokensPerMonth, spendPerMonth } = limits;
  return {
    limit: requestsPerMinute === null ? '' : String(requestsPerMinute),
    tokens: tokensPerMonth === null ? '' : String(tokensPerMonth),
    spend: spendPerMonth === null ? '' : formatAmount(spendPerMonth),
  };
}

/** Converts the form to limits; throws a `UserError` with every problem. */
export function toKeyLimits({ limit, tokens, spend }: KeyLimitsForm): Required<KeyLimits> {
  return checkAll({
    requestsPerMinute: () => readLimit(limit, 'The requests per minute', 'limit'),
    tokensPerMonth: () => readLimit(tokens, 'The monthly tokens', 'tokens', TOKENS_MAX),
    spendPerMonth: () => readSpendingLimit(spend),
  });
}

function readSpendingLimit(text: string): number | null {
  if (text.trim() === '') return null;
  const limit = parseSpendingLimit(text);
  if (limit === null) throw new UserError(`The monthly budget ${SPENDING_LIMIT_RULE}.`, 'spend');
  return limit;
}
