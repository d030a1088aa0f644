import { Injectable } from '@nestjs/common';
import type { Account } from 'oidc-provider';
import { OAuthDatabase } from './oauth-database.js';

/** Accounts as the provider library sees them. */
@Injectable()
export class OAuthAccounts {
  constructor(private readonly database: OAuthDatabase) {}

  /** Returns undefined for accounts that are gone or suspended: they get no new tokens. */
  async find(id: string): Promise<Account | undefined> {
    const { rows } = await this.database.query<{ name: string; email: string }>({
      name: 'oauth-find-account',
      text: 'SELECT name, email FROM accounts WHERE id = $1 AND suspended_at IS NULL',
      values: [id],
    });
    const row = rows[0];
    return row && { accountId: id, claims: () => ({ sub: id, name: row.name, email: row.email }) };
  }
}
