import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit-event.js';
import { Clock } from '../common/time/clock.js';
import { awaitChecks } from '../common/errors/check-all.js';
import { Changes } from '../database/changes.js';
import { accountEvent, settingsOf } from './account-audit-event.js';
import {
  checkAccountName,
  profileOf,
  type ChangeSteps,
  type LimitChanges,
  type NewAccount,
} from './account-changes.js';
import { Account } from './account.entity.js';
import { AccountError, rejectTakenAddress } from './account-error.js';
import { hashPassword } from './password.js';
import { checkNewPassword } from './password-policy.js';
import { PlansService } from './plans.service.js';
import { WRONG_CURRENT_PASSWORD } from './sign-in-problem.js';
import { isUuid } from '../common/validation/uuid.js';
import { sha256 } from '../common/crypto/sha256.js';

/** Creates, finds and changes accounts. Each change is recorded in the audit log. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly plans: PlansService,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Creates an account. Throws for an invalid name or password, and for an email address in use, ignoring case. */
  async create(input: NewAccount, manager?: EntityManager): Promise<Account> {
    await awaitChecks([
      () => profileOf(input),
      () => checkNewPassword(input.password, [input.email, input.name ?? '']),
    ]);
    if (manager) return this.insert(input, manager);
    return this.accounts.manager.transaction((own) => this.insert(input, own));
  }

  /** Finds an account by its id or its email address, ignoring case. */
  findByEmailOrId(emailOrId: string): Promise<Account | null> {
    if (isUuid(emailOrId.toLowerCase())) return this.accounts.findOneBy({ id: emailOrId });
    return this.accounts
      .createQueryBuilder('account')
      .where('lower(account.email) = lower(:email)', { email: emailOrId })
      .getOne();
  }

  /** Like `findByEmailOrId`, but throws if there is none. */
  async get(emailOrId: string): Promise<Account> {
    const account = await this.findByEmailOrId(emailOrId);
    if (!account) throw new AccountError(`account ${emailOrId} not found`);
    return account;
  }

  list(): Promise<Account[]> {
    return this.accounts.find({ order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Suspends or resumes an account. While it is suspended, its keys and tokens get 403. */
  setSuspended(account: Account, isSuspended: boolean, steps: ChangeSteps = {}): Promise<Account> {
    const suspendedAt = isSuspended ? (account.suspendedAt ?? new Date(this.clock.now())) : null;
    const action = isSuspended ? 'account.suspended' : 'account.resumed';
    return this.change(account, { suspendedAt }, action, steps);
  }

  /**
   * Sets a new password; throws for a weak one. A database trigger ends all sessions, known browsers and app grants.
   */
  async resetPassword(account: Account, password: string, steps: ChangeSteps = {}): Promise<Account> {
    await checkNewPassword(password, [account.email, account.name]);
    const passwordHash = await hashPassword(password);
    return this.change(account, { passwordHash }, 'account.password_changed', steps);
  }

  /** Identifies the password of an account and reveals nothing about it, because stored passwords are salted. */
  async passwordVersion(id: string, manager = this.accounts.manager): Promise<string> {
    const found = await manager.findOneOrFail(Account, { select: { passwordHash: true }, where: { id } });
    return sha256(found.passwordHash).toString('hex');
  }

  /** Changes name and email address. Throws for an address that another account uses. */
  async rename(
    account: Account,
    { name, email }: { name: string; email: string },
    steps: ChangeSteps = {},
  ): Promise<Account> {
    const changes = { name: checkAccountName(name, account), email };
    return this.change(account, changes, 'account.changed', steps).catch((error: unknown) =>
      rejectTakenAddress(error, email),
    );
  }

  /** Changes an account's plan and its own limits; effective in running services within 100 ms. */
  async setLimits(account: Account, limits: LimitChanges): Promise<Account> {
    if (limits.plan !== undefined) await this.plans.check(limits.plan);
    return this.change(account, limits, 'account.limits_changed');
  }

  /** Starts or stops storing the inputs of new texts; effective in running services within 100 ms. */
  setStoresInputs(account: Account, storesInputs: boolean): Promise<Account> {
    return this.change(account, { storesInputs }, 'account.changed');
  }

  private async insert(input: NewAccount, manager: EntityManager): Promise<Account> {
    const passwordHash = await hashPassword(input.password);
    const account = manager.create(Account, { ...profileOf(input), passwordHash });
    await manager
      .insert(Account, account)
      .catch((error: unknown) => rejectTakenAddress(error, account.email));
    const opened = await manager.findOneByOrFail(Account, { id: account.id });
    const event = accountEvent('account.opened', opened);
    await this.audit.append(manager, { ...event, after: settingsOf(opened) });
    return opened;
  }

  private change(
    { id, email }: Account,
    changes: Partial<Account> | LimitChanges,
    action: AuditAction,
    { first, also, verifiedHash }: ChangeSteps = {},
  ): Promise<Account> {
    return this.changes.commit('account', id, async (manager) => {
      await first?.(manager, { id, email });
      const before = await manager.findOneByOrFail(Account, { id });
      // Waits for a concurrent change of the account, and compares the hash after it.
      const verified = verifiedHash === undefined ? {} : { passwordHash: verifiedHash };
      const { affected } = await manager.update(Account, { id, ...verified }, changes);
      if (affected === 0 && verifiedHash !== undefined)
        throw new AccountError(WRONG_CURRENT_PASSWORD, 'password');
      const changed = await manager.findOneByOrFail(Account, { id });
      const states = { before: settingsOf(before), after: settingsOf(changed) };
      const events = (await also?.(manager)) ?? [];
      // Appending locks the head of the chain, so it comes last.
      for (const event of [{ ...accountEvent(action, changed), ...states }, ...events])
        await this.audit.append(manager, event);
      return changed;
    });
  }
}
