import type { Credential, Principal } from '../common/http/principal.js';

/** Whether a monthly limit applies to the calls of a caller. */
export function hasBudget({ account, credential }: Principal): boolean {
  return account.tokensPerMonth !== null || hasOwnBudget(credential);
}

/** Whether a credential has a monthly limit of its own. */
export function hasOwnBudget({
  tokensPerMonth,
  spendPerMonth,
}: Pick<Credential, 'tokensPerMonth' | 'spendPerMonth'>): boolean {
  return tokensPerMonth !== null || spendPerMonth !== null;
}

/** Returns the month (UTC) of a moment as its first day, `YYYY-MM-DD`. */
export function monthOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 7)}-01`;
}
