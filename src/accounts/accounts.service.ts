import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Refusal } from '../common/refusal.js';
import { Changes } from '../database/changes.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import { Account, limitsInForce, type Limits } from './account.entity.js';
import { hashPassword } from './password.js';
import { Plan } from './plan.entity.js';

interface NewAccount {
  email: string;
  password: string;
  name?: string;
  isAdmin?: boolean;
}

/** What `setLimits` changes; null gives a limit back to the plan, undefined leaves it. */
export interface LimitChanges {
  plan?: string;
  requestsPerMinute?: number | null;
  concurrency?: number | null;
  tokensPerMonth?: number | null;
}

/** Something the operator or the account's owner asked for that can't be done; the text is for them. */
export class AccountRefusal extends Refusal {}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    @InjectRepository(Plan) private readonly plans: Repository<Plan>,
    private readonly changes: Changes,
  ) {}

  /** Opens an account; refuses an e-mail address that has one already, in whatever case. */
  async create(input: NewAccount, manager: EntityManager = this.accounts.manager): Promise<Account> {
    const email = input.email.trim();
    const account = manager.create(Account, {
      email,
      name: input.name ?? email.split('@')[0]!,
      passwordHash: await hashPassword(input.password),
      isAdmin: input.isAdmin ?? false,
    });
    try {
      await manager.insert(Account, account);
    } catch (error) {
      if (isUniqueViolation(error, 'accounts_email_key'))
        throw new AccountRefusal(`${email} has an account already`);
      throw error;
    }
    return manager.findOneByOrFail(Account, { id: account.id });
  }

  /** Finds an account by its id or its e-mail address, in whatever case. */
  findByEmailOrId(emailOrId: string): Promise<Account | null> {
    if (UUID.test(emailOrId)) return this.accounts.findOneBy({ id: emailOrId });
    return this.accounts
      .createQueryBuilder('account')
      .where('lower(account.email) = lower(:email)', { email: emailOrId })
      .getOne();
  }

  /** Like `findByEmailOrId`; refuses where there is none. */
  async get(emailOrId: string): Promise<Account> {
    const account = await this.findByEmailOrId(emailOrId);
    if (!account) throw new AccountRefusal(`there is no account ${emailOrId}`);
    return account;
  }

  list(): Promise<Account[]> {
    return this.accounts.find({ order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Suspends an account, or lets it work again. Its keys and tokens stay and answer 403 meanwhile. */
  setSuspended(account: Account, isSuspended: boolean): Promise<Account> {
    return this.change(account, { suspendedAt: isSuspended ? (account.suspendedAt ?? new Date()) : null });
  }

  async resetPassword(account: Account, password: string): Promise<Account> {
    return this.change(account, { passwordHash: await hashPassword(password) });
  }

  /** Changes an account's plan and its own limits; running services obey within 100 ms. */
  async setLimits(account: Account, limits: LimitChanges): Promise<Account> {
    if (limits.plan !== undefined && !(await this.plans.existsBy({ id: limits.plan }))) {
      const known = (await this.listPlans()).map(({ id }) => id).join(', ');
      throw new AccountRefusal(`there is no plan ${limits.plan}; there are ${known}`);
    }
    return this.change(account, limits);
  }

  /** The limits in force: the account's own, else its plan's. */
  async limitsOf(account: Account): Promise<Limits> {
    return limitsInForce(account, await this.plans.findOneByOrFail({ id: account.plan }));
  }

  /** All plans, the smallest first. */
  listPlans(): Promise<Plan[]> {
    return this.plans.find({ order: { requestsPerMinute: 'ASC' } });
  }

  private change(account: Account, changes: Partial<Account> | LimitChanges): Promise<Account> {
    return this.changes.commit('u', account.id, async (manager) => {
      await manager.update(Account, account.id, changes);
      return manager.findOneByOrFail(Account, { id: account.id });
    });
  }
}
