import type { Limits } from '../../accounts/account.entity.js';
import { checkAll } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';
import { TOKENS_MAX } from '../../common/validation/number-limits.js';
import { fieldOf } from '../../web/form-body.js';
import { readLimit } from '../keys/key-form.js';
import type { LimitsForm } from './account-page.js';

const CONCURRENCY_MAX = 10_000;

/**
 * The form of an account's or a plan's limits. `read` and `readOfPlan` throw a `UserError` with every problem; a plan needs
 * a limit for requests per minute and for concurrent requests.
 */
export function readLimitsForm(body: URLSearchParams) {
  const field = (name: string) => fieldOf(body, name).trim();
  const form: LimitsForm = {
    plan: field('plan'),
    requestsPerMinute: field('requests_per_minute'),
    concurrency: field('concurrency'),
    tokensPerMonth: field('tokens_per_month'),
  };
  const limits = {
    requestsPerMinute: () => readLimit(form.requestsPerMinute, 'Requests per minute', 'requests_per_minute'),
    concurrency: () => readLimit(form.concurrency, 'Concurrent requests', 'concurrency', CONCURRENCY_MAX),
    tokensPerMonth: () => readLimit(form.tokensPerMonth, 'Tokens per month', 'tokens_per_month', TOKENS_MAX),
  };
  const ofPlan = {
    ...limits,
    requestsPerMinute: () => given(limits.requestsPerMinute(), 'requests_per_minute'),
    concurrency: () => given(limits.concurrency(), 'concurrency'),
  };
  return { form, read: () => checkAll(limits), readOfPlan: () => checkAll(ofPlan) };
}

function given(limit: number | null, field: string): number {
  if (limit !== null) return limit;
  throw new UserError('A plan needs a limit for requests per minute and for concurrent requests.', field);
}

/** Limits as shown in a form: empty if there is none. */
export function limitsOf(limits: { [Key in keyof Limits]: number | null } & { plan?: string }): LimitsForm {
  return {
    plan: limits.plan ?? '',
    requestsPerMinute: text(limits.requestsPerMinute),
    concurrency: text(limits.concurrency),
    tokensPerMonth: text(limits.tokensPerMonth),
  };
}

function text(value: number | null): string {
  return value === null ? '' : String(value);
}
