import type { AccountsService } from '../accounts/accounts.service.js';

/** The owners of listed objects. */
interface ListedOwners {
  /** The named account; undefined if objects of all accounts are listed. */
  accountId: string | undefined;
  /** Returns an owner's email address, or the id of an account created since. */
  emailOf(accountId: string): string;
}

/** Finds the named account, or all accounts if `named` is undefined. */
export async function findOwners(
  accounts: AccountsService,
  named: string | undefined,
): Promise<ListedOwners> {
  const owners = named === undefined ? await accounts.list() : [await accounts.get(named)];
  const emails = new Map(owners.map(({ id, email }) => [id, email]));
  return {
    accountId: named === undefined ? undefined : owners[0]!.id,
    emailOf: (accountId) => emails.get(accountId) ?? accountId,
  };
}
