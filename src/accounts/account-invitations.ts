import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository, type EntityManager } from 'typeorm';
import type { Account } from './account.entity.js';
import { AccountError } from './account-error.js';
import { AccountsService } from './accounts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit-event.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { PlansService } from './plans.service.js';
import { AccountInvitation } from './account-invitation.entity.js';
import { endInvitations, isEmailOf } from './end-invitations.js';
import { sha256 } from '../common/crypto/sha256.js';
import { isUniqueViolation } from '../database/unique-violation.js';

/** The path of the page that a link leads to, without the token. */
export const INVITATION_PATH = '/invitation';

/** How long a link can be used, in days. */
export const INVITATION_DAYS = 7;

const LISTED_MAX = 100;

/** Whom an administrator invites, and what the account may do. */
interface NewInvitation {
  /** Chosen by the form, so that submitting it again creates no other invitation. */
  id?: string | undefined;
  email: string;
  /** The default plan if missing. */
  plan?: string | undefined;
  isAdmin?: boolean | undefined;
  /** The administrator's account; null for the command line. */
  invitedBy: string | null;
}

/** Invitations: links with which new people choose their own name and password. */
@Injectable()
export class AccountInvitations {
  constructor(
    @InjectRepository(AccountInvitation) private readonly invitations: Repository<AccountInvitation>,
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly audit: AuditLog,
    janitor: Janitor,
  ) {
    janitor.register('account invitations', deleteExpired('account_invitations', { keptFor: '1 day' }));
  }

  /**
   * Creates an invitation, which replaces earlier ones of the same email address, and returns its token. Throws an
   * `AccountError` if the address has an account, the plan is unknown or the id exists.
   */
  async create({ id = randomUUID(), ...input }: NewInvitation): Promise<string> {
    const { email, plan = 'free', isAdmin = false, invitedBy } = input;
    if (await this.accounts.findByEmailOrId(email))
      throw new AccountError(`${email} already has an account`, 'email');
    await this.plans.check(plan);
    const token = randomBytes(32).toString('base64url');
    await this.invitations.manager.transaction(async (manager) => {
      await endInvitations(manager, { id: Not(id), email: isEmailOf(email) });
      const row = { id, tokenHash: sha256(token), email, plan, isAdmin, invitedBy };
      await manager
        .insert(AccountInvitation, { ...row, expiresAt: () => `now() + interval '${INVITATION_DAYS} days'` })
        .catch(rejectExisting);
      await this.note(manager, 'account.invited', row);
    });
    return token;
  }

  /** Returns an invitation, also one that was used or withdrawn during the last day. */
  findById(id: string): Promise<AccountInvitation | null> {
    return this.invitations.findOneBy({ id });
  }

  /** Returns the invitations that can be accepted, newest first. */
  list(): Promise<AccountInvitation[]> {
    return this.usable(this.invitations.manager)
      .orderBy('invitation.createdAt', 'DESC')
      .take(LISTED_MAX)
      .getMany();
  }

  /** Returns the invitation of a link, or null if it is unknown, used, withdrawn or expired. */
  find(token: string): Promise<AccountInvitation | null> {
    return this.usable(this.invitations.manager)
      .andWhere('invitation.tokenHash = :hash', { hash: sha256(token) })
      .getOne();
  }

  /**
   * Creates the account of an invitation. Of concurrent calls, one succeeds; null for a link that cannot be used. Throws
   * for a weak password, an invalid name, and an email address that has an account by now.
   */
  accept(token: string, { name, password }: { name: string; password: string }): Promise<Account | null> {
    return this.invitations.manager.transaction(async (manager) => {
      const invitation = await this.usable(manager)
        .andWhere('invitation.tokenHash = :hash', { hash: sha256(token) })
        .setLock('pessimistic_write', undefined, ['invitation'])
        .getOne();
      if (!invitation) return null;
      const { id, email, plan, isAdmin } = invitation;
      const account = await this.accounts.create({ email, name, password, plan, isAdmin }, manager);
      await endInvitations(manager, { id });
      return account;
    });
  }

  /** Ends an invitation, whose link then no longer works. Returns whether there was one. */
  withdraw(id: string): Promise<boolean> {
    return this.invitations.manager.transaction(async (manager) => {
      const invitation = await manager.findOneBy(AccountInvitation, { id });
      if (!invitation || !(await endInvitations(manager, { id }))) return false;
      await this.note(manager, 'account.invitation_withdrawn', invitation);
      return true;
    });
  }

  /** A link of a person who is no longer an administrator cannot be used. */
  private usable(manager: EntityManager) {
    return manager
      .createQueryBuilder(AccountInvitation, 'invitation')
      .leftJoin('accounts', 'inviter', 'inviter.id = invitation.invited_by')
      .where('invitation.expiresAt > now()')
      .andWhere('(invitation.invitedBy IS NULL OR (inviter.is_admin AND inviter.suspended_at IS NULL))');
  }

  private async note(
    manager: EntityManager,
    action: AuditAction,
    { id, email, plan, isAdmin }: Pick<AccountInvitation, 'id' | 'email' | 'plan' | 'isAdmin'>,
  ): Promise<void> {
    const target = { type: 'invitation', id, name: email };
    await this.audit.append(manager, { action, accountId: null, target, after: { plan, isAdmin } });
  }
}

function rejectExisting(error: unknown): never {
  if (isUniqueViolation(error, 'account_invitations_pkey'))
    throw new AccountError('the invitation has already been created');
  throw error;
}
