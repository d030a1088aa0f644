import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { AccountError } from '../accounts/account-error.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { lockAccount } from '../accounts/lock-account.js';
import { SessionsService, type SessionOrigin } from '../accounts/sessions.service.js';
import { keyEvent } from '../api-keys/key-audit-event.js';
import { ActiveKeys } from '../api-keys/active-keys.js';
import type { AuditEvent } from '../audit/audit-event.js';

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
    private readonly sessions: SessionsService,
    private readonly keys: ActiveKeys,
  ) {}

  /**
   * Sets a new password, which ends all sessions and app grants, and optionally revokes the API keys of the account, in
   * one transaction. Throws a `PasswordError` for a weak password, and an `AccountError` if the password is no longer that
   * of `seenVersion`.
   */
  async change(
    account: Account,
    password: string,
    { revokesKeys, seenVersion }: { revokesKeys: boolean; seenVersion?: string | undefined },
  ): Promise<PasswordChange> {
    let revokedKeys = 0;
    const first = async (manager: EntityManager, { id, email }: Pick<Account, 'id' | 'email'>) => {
      await lockAccount(manager, id);
      if (seenVersion && seenVersion !== (await this.accounts.passwordVersion(id, manager)))
        throw new AccountError(
          `the password of ${email} has already been changed; if you have not seen the new one, reset it again`,
        );
    };
    const also = async (manager: EntityManager) => {
      const events = revokesKeys ? await this.revokeKeys(manager, account) : [];
      revokedKeys = events.length;
      return events;
    };
    return { account: await this.accounts.resetPassword(account, password, { first, also }), revokedKeys };
  }

  /**
   * Like `change`, for an owner who goes on in a new session, whose id it returns. The session is opened in the same
   * transaction, so that another change ends it too. `verified` is the account with the hash of the current password;
   * throws an `AccountError` if it no longer has that.
   */
  async changeOwn(
    verified: Account,
    password: string,
    { revokesKeys, origin }: { revokesKeys: boolean; origin: SessionOrigin },
  ): Promise<string> {
    let sessionId = '';
    const also = async (manager: EntityManager) => {
      sessionId = await this.sessions.open(verified.id, origin, manager);
      return revokesKeys ? this.revokeKeys(manager, verified) : [];
    };
    await this.accounts.resetPassword(verified, password, { also, verifiedHash: verified.passwordHash });
    return sessionId;
  }

  private async revokeKeys(manager: EntityManager, { id }: Account): Promise<AuditEvent[]> {
    const keys = await this.keys.revokeAll(manager, id, REASON);
    return keys.map((key) => ({ ...keyEvent('key.revoked', key), after: { reason: REASON } }));
  }
}
