import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { UserError } from '../common/errors/user-error.js';
import { Changes } from '../database/changes.js';
import type { Account } from './account.entity.js';
import { Plan } from './plan.entity.js';

/** Finds and changes plans. */
@Injectable()
export class PlansService {
  constructor(
    @InjectRepository(Plan) private readonly plans: Repository<Plan>,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
  ) {}

  /** All plans, the smallest first. */
  list(): Promise<Plan[]> {
    return this.plans.find({ order: { requestsPerMinute: 'ASC' } });
  }

  /** The plan of an account. */
  of({ plan }: Pick<Account, 'plan'>): Promise<Plan> {
    return this.plans.findOneByOrFail({ id: plan });
  }

  /** Throws a `UserError` that names the plans if there is no such plan. */
  async check(id: string): Promise<void> {
    if (await this.plans.existsBy({ id })) return;
    const known = await this.list();
    throw new UserError(
      `plan ${id} not found; the plans are ${known.map((plan) => plan.id).join(', ')}`,
      'plan',
    );
  }

  /** Changes the limits of a plan, in all processes within 100 ms. */
  change(id: string, limits: Partial<Omit<Plan, 'id'>>): Promise<Plan> {
    return this.changes.commit('plan', id, async (manager) => {
      const before = await manager.findOneBy(Plan, { id });
      if (!before) throw new UserError(`plan ${id} not found`);
      await manager.update(Plan, id, limits);
      const target = { type: 'plan', id, name: id };
      await this.audit.append(manager, {
        action: 'plan.changed',
        accountId: null,
        target,
        before,
        after: limits,
      });
      return manager.findOneByOrFail(Plan, { id });
    });
  }
}
