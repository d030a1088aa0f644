import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from './account.entity.js';
import { AccountsService } from './accounts.service.js';
import { SessionsService, type SessionOrigin } from './sessions.service.js';
import { SignUpLimit } from './sign-up-limit.js';

/** Changes the email address of accounts, and ends the sessions that were opened with the old one. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly signUpLimit: SignUpLimit,
  ) {}

  /**
   * Changes name and email address, if the account still has the verified password, and ends all sessions in the same
   * transaction. Returns the id of a new one.
   */
  async change(
    verified: Account,
    profile: { name: string; email: string },
    origin: SessionOrigin,
  ): Promise<string> {
    // The response reveals whether the new address has an account.
    await this.signUpLimit.admitChange(verified.id);
    let sessionId = '';
    const also = async (manager: EntityManager) => {
      await this.sessions.endAll(verified.id, manager);
      sessionId = await this.sessions.open(verified.id, origin, manager);
      return [];
    };
    await this.accounts.rename(verified, profile, { also, verifiedHash: verified.passwordHash });
    return sessionId;
  }
}
