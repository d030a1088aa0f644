import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Account as OidcAccount } from 'oidc-provider';
import { IsNull, type Repository } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { currentOidcRequest } from '../adapters/oidc-request.js';

/** Finds accounts for oidc-provider. */
@Injectable()
export class OAuthAccounts {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  /** Returns undefined for deleted and suspended accounts, so that they get no new tokens. */
  async find(id: string): Promise<OidcAccount | undefined> {
    const known = currentOidcRequest()?.tokenContext?.account;
    if (known?.id === id) return known.isSuspended ? undefined : toOidcAccount(known);
    const account = await this.accounts.findOneBy({ id, suspendedAt: IsNull() });
    return account ? toOidcAccount(account) : undefined;
  }
}

function toOidcAccount({ id, name, email }: Pick<Account, 'id' | 'name' | 'email'>): OidcAccount {
  // The service sends no email, so it cannot verify addresses.
  return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: false }) };
}
