import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.entity.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { isUuid } from '../keys/key-form.js';
import { notFound } from '../keys/owned-keys.js';

/** Accounts as the addresses of their pages name them. */
@Injectable()
export class NamedAccounts {
  constructor(private readonly accounts: AccountsService) {}

  /** Throws a `PageError` (404) where there is no such account. */
  async get(id: string): Promise<Account> {
    const account = isUuid(id) ? await this.accounts.findByEmailOrId(id) : null;
    if (!account) throw notFound();
    return account;
  }
}
