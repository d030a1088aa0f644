/**
 * A query of what a credential, with all keys of its chain of rotations, has used in a month by its records. Takes SQL
 * expressions.
 */
export function usedBy(accountId: string, credentialId: string, month: string): string {
  return `
    SELECT coalesce(sum(day.input_tokens + day.output_tokens), 0)::bigint AS tokens,
           coalesce(sum(day.cost), 0)::bigint AS spend
      FROM usage_days AS day
     WHERE day.account_id = ${accountId} AND day.day >= ${month} AND day.day < ${month} + interval '1 month'
       AND (day.credential_id = ${credentialId} OR day.credential_id IN (
             SELECT key.id::text FROM api_keys AS key
              WHERE key.account_id = ${accountId} AND key.budget_id::text = ${credentialId}))`;
}
