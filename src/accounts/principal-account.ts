import type { PrincipalAccount } from '../common/http/principal.js';

/** The row of `PRINCIPAL_ACCOUNT_COLUMNS`. */
export interface PrincipalAccountRow {
  account_id: string;
  account_name: string;
  account_email: string;
  plan: string;
  suspended: boolean;
  requests_per_minute: number;
  concurrency: number;
  tokens_per_month: number | null;
  models: string[] | null;
  stores_inputs: boolean;
}

/** Of a query that joins `accounts account` and `plans plan`: the account, its own limits before its plan's. */
export const PRINCIPAL_ACCOUNT_COLUMNS = `
         account.id AS account_id, account.name AS account_name, account.email AS account_email, account.plan,
         account.suspended_at IS NOT NULL AS suspended,
         coalesce(account.requests_per_minute, plan.requests_per_minute) AS requests_per_minute,
         coalesce(account.concurrency, plan.concurrency) AS concurrency,
         coalesce(account.tokens_per_month, plan.tokens_per_month)::float8 AS tokens_per_month,
         plan.models, account.stores_inputs`;

/** Reads the account that a credential acts for. */
export function toPrincipalAccount(row: PrincipalAccountRow): PrincipalAccount {
  return {
    id: row.account_id,
    name: row.account_name,
    email: row.account_email,
    plan: row.plan,
    suspended: row.suspended,
    requestsPerMinute: row.requests_per_minute,
    concurrency: row.concurrency,
    tokensPerMonth: row.tokens_per_month,
    models: row.models,
    storesInputs: row.stores_inputs,
  };
}
