import { Injectable } from '@nestjs/common';
import type { Account } from 'oidc-provider';
import { OAuthDatabase } from './oauth-database.js';
import { currentOAuthRequest } from './oauth-request.js';

/** Accounts as the provider library sees them. */
@Injectable()
export class OAuthAccounts {
  constructor(private readonly database: OAuthDatabase) {}

  /** Returns undefined for accounts that are gone or suspended: they get no new tokens. */
  async find(id: string): Promise<Account | undefined> {
    const known = currentOAuthRequest()?.tokenContext?.account;
    if (known?.id === id) return known.isSuspended ? undefined : toAccount(id, known);
    const { rows } = await this.database.query<{ name: string; email: string }>({
      name: 'oauth-find-account',
      text: 'SELECT name, email FROM accounts WHERE id = $1 AND suspended_at IS NULL',
      values: [id],
    });
    return rows[0] && toAccount(id, rows[0]);
  }
}

function toAccount(id: string, { name, email }: { name: string; email: string }): Account {
  // The service sends no mail, so it knows of no address that it belongs to the account.
  return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: false }) };
}
