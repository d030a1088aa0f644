import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type EntityManager, type Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { UserError } from '../common/errors/user-error.js';
import { Clock } from '../common/time/clock.js';
import { Changes } from '../database/changes.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import { AccountTemplate } from './account-template.entity.js';
import { PUBLISHED_CHANGE } from './stored-templates.js';
import { templateEvent } from './template-audit-event.js';
import { PUBLISHED_MAX, TEMPLATE_ID } from './template-limits.js';
import { findNewest } from './template-rows.js';
import { lockAccount } from '../accounts/lock-account.js';

/** A template that all accounts can use, and the account that it belongs to. */
export type PublishedTemplate = Pick<AccountTemplate, 'accountId' | 'id'>;

/** Makes templates of administrators available to all accounts, effective in all processes within 100 ms. */
@Injectable()
export class TemplatePublishing {
  constructor(
    @InjectRepository(AccountTemplate) private readonly templates: Repository<AccountTemplate>,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The published templates. */
  list(): Promise<PublishedTemplate[]> {
    return this.templates.find({ where: { publishedAt: Not(IsNull()) }, order: { id: 'ASC' } });
  }

  /**
   * Publishes a template of an account, with all its versions, those to come included. Throws a `UserError` if another
   * account has published one with the same id. Returns whether the template exists.
   */
  publish(accountId: string, id: string): Promise<boolean> {
    const publishing = this.set(accountId, id, { isPublished: true });
    return publishing.catch((error: unknown) => {
      if (!isUniqueViolation(error, 'account_templates_published_key')) throw error;
      throw new UserError('Another account has published a template with this id.');
    });
  }

  /** Withdraws a published template, whichever account it belongs to. Returns whether there is one. */
  async withdraw(id: string): Promise<boolean> {
    if (!TEMPLATE_ID.test(id)) return false;
    const published = await this.templates.findOneBy({ id, publishedAt: Not(IsNull()) });
    return published !== null && this.set(published.accountId, id, { isPublished: false });
  }

  private set(accountId: string, id: string, { isPublished }: { isPublished: boolean }): Promise<boolean> {
    return this.changes.commit('templates', PUBLISHED_CHANGE, async (manager) => {
      await lockAccount(manager, accountId);
      const newest = await findNewest(manager, accountId, id);
      if (!newest) return false;
      if (isPublished) await assertRoom(manager);
      const where = { accountId, id, publishedAt: isPublished ? IsNull() : Not(IsNull()) };
      const publishedAt = isPublished ? new Date(this.clock.now()) : null;
      const { affected } = await manager.update(AccountTemplate, where, { publishedAt });
      const action = isPublished ? 'template.published' : 'template.withdrawn';
      if (affected === 1) await this.audit.append(manager, templateEvent(action, newest));
      return true;
    });
  }
}

async function assertRoom(manager: EntityManager): Promise<void> {
  const count = await manager.countBy(AccountTemplate, { publishedAt: Not(IsNull()) });
  if (count >= PUBLISHED_MAX)
    throw new UserError(`There are ${PUBLISHED_MAX} published templates. Withdraw one first.`);
}
