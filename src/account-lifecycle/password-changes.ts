import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { keyEvent } from '../api-keys/key-audit-event.js';
import { ActiveKeys } from '../api-keys/active-keys.js';

const REASON = 'the password of the account was changed';

/** An account with its new password. */
interface PasswordChange {
  account: Account;
  revokedKeys: number;
}

/** Changes passwords, and revokes other credentials with them. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly accounts: AccountsService,
    private readonly keys: ActiveKeys,
  ) {}

  /**
   * Sets a new password, which ends all sessions and app grants, and optionally revokes the API keys of the account, in
   * one transaction. Throws a `PasswordError` for a weak password, and an `AccountError` if the account no longer has the
   * hash `verifiedHash`.
   */
  async change(
    account: Account,
    password: string,
    { revokesKeys, verifiedHash }: { revokesKeys: boolean; verifiedHash?: string },
  ): Promise<PasswordChange> {
    let revokedKeys = 0;
    const revokeKeys = async (manager: EntityManager) => {
      if (!revokesKeys) return [];
      const keys = await this.keys.revokeAll(manager, account.id, REASON);
      revokedKeys = keys.length;
      return keys.map((key) => ({ ...keyEvent('key.revoked', key), after: { reason: REASON } }));
    };
    const changed = await this.accounts.resetPassword(account, password, revokeKeys, verifiedHash);
    return { account: changed, revokedKeys };
  }
}
