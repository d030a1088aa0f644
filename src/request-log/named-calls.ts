import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The current names of the account and credential of a call. */
export interface CallNames {
  /** The account's email address; null without a known credential. */
  account: string | null;
  /** The name of the key or app; null where it is unknown or has been deleted. */
  credentialName: string | null;
}

/**
 * Joins the owners of calls, as `account`, `key` and `client`, to a query of an entity with their ids. `readNamedCalls`
 * reads its result.
 */
export function joinOwners<Call extends ObjectLiteral>(query: SelectQueryBuilder<Call>) {
  const { alias } = query;
  query.leftJoin('accounts', 'account', `account.id = ${alias}.accountId`);
  // Other credentials than keys have ids that are no UUIDs.
  query.leftJoin(
    'api_keys',
    'key',
    `key.id = CASE WHEN ${alias}.credentialType = 'api_key' THEN CAST(${alias}.credentialId AS uuid) END`,
  );
  query.leftJoin('oauth_clients', 'client', `client.id = ${alias}.clientId`);
  return query.addSelect('account.email', 'email').addSelect('coalesce(key.name, client.name)', 'name');
}

/** Reads the calls of a query with `joinOwners`. */
export async function readNamedCalls<Call extends ObjectLiteral>(
  query: SelectQueryBuilder<Call>,
): Promise<(Call & CallNames)[]> {
  const { entities, raw } = await query.getRawAndEntities<{ email: string | null; name: string | null }>();
  return entities.map((call, index) => {
    const { email, name } = raw[index]!;
    return { ...call, account: email, credentialName: name };
  });
}
