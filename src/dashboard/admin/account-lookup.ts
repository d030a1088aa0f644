import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.entity.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { isUuid } from '../../common/validation/uuid.js';
import { notFound } from '../frame/not-found.js';

/** Finds the account that the URL of a page names. */
@Injectable()
export class AccountLookup {
  constructor(private readonly accounts: AccountsService) {}

  /** Throws a `PageError` (404) if the account does not exist. */
  async get(id: string): Promise<Account> {
    const account = isUuid(id) ? await this.accounts.findByEmailOrId(id) : null;
    if (!account) throw notFound();
    return account;
  }
}
