import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, type EntityManager, type Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { invalidRequest, type Finding } from '../common/validation/validation-findings.js';
import { Clock } from '../common/time/clock.js';
import { Changes } from '../database/changes.js';
import { AccountTemplateVersion } from './account-template-version.entity.js';
import { AccountTemplate } from './account-template.entity.js';
import { contentFindings, idFindings } from './check-template.js';
import { templateEvent } from './template-audit-event.js';
import { contentOf, type GivenContent, type TemplateContent } from './template-content.js';
import { TEMPLATES_MAX, VERSIONS_MAX } from './template-limits.js';
import { findChangeable, forgetOldestIds, rejected, type ChangeRights } from './template-rows.js';
import { lockAccount } from '../accounts/lock-account.js';

/** Creates, changes and deletes the templates of accounts, effective in all processes within 100 ms. */
@Injectable()
export class AccountTemplates {
  constructor(
    @InjectRepository(AccountTemplate) private readonly templates: Repository<AccountTemplate>,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a template with its first version. A deleted template of the same id continues its version numbers. Throws the
   * error of an invalid request, also for an id that the account already has and for too many templates.
   */
  create(accountId: string, id: string, given: GivenContent): Promise<AccountTemplateVersion> {
    const content = contentOf(given);
    const findings = [...idFindings(id), ...contentFindings(content)];
    if (findings.length > 0) throw invalidRequest(findings);
    return this.change(accountId, async (manager) => {
      const earlier = await manager.findOneBy(AccountTemplate, { accountId, id });
      if (earlier && !earlier.deletedAt) throw invalidRequest([ID_IN_USE]);
      const count = await manager.countBy(AccountTemplate, { accountId, deletedAt: IsNull() });
      if (count >= TEMPLATES_MAX)
        throw rejected(`The account has ${TEMPLATES_MAX} templates. Delete one first.`);
      const version = (earlier?.version ?? 0) + 1;
      const live = { version, createdAt: this.now(), deletedAt: null };
      await manager.upsert(AccountTemplate, { accountId, id, ...live }, ['accountId', 'id']);
      return this.addVersion(manager, { accountId, templateId: id, version }, content, 'template.created');
    });
  }

  /**
   * Replaces what a template says by a new version; a template that says the same already stays as it is. Throws
   * `template_not_found`, and the error of an invalid request.
   */
  replace(
    accountId: string,
    id: string,
    given: GivenContent,
    rights?: ChangeRights,
  ): Promise<AccountTemplateVersion> {
    const content = contentOf(given);
    const findings = contentFindings(content);
    if (findings.length > 0) throw invalidRequest(findings);
    return this.change(accountId, async (manager) => {
      const newest = await findChangeable(manager, accountId, id, rights);
      if (isDeepStrictEqual(contentOf(newest), content)) return newest;
      const versions = await manager.countBy(AccountTemplateVersion, { accountId, templateId: id });
      if (versions >= VERSIONS_MAX)
        throw rejected(`The template has ${VERSIONS_MAX.toLocaleString('en')} versions. Create another one.`);
      const version = newest.version + 1;
      await manager.update(AccountTemplate, { accountId, id }, { version });
      return this.addVersion(manager, { accountId, templateId: id, version }, content, 'template.changed');
    });
  }

  /**
   * Deletes a template with all its versions. Texts keep its id and version. Throws `template_not_found`, and the error of
   * an invalid request.
   */
  async delete(accountId: string, id: string, rights?: ChangeRights): Promise<void> {
    await this.change(accountId, async (manager) => {
      const newest = await findChangeable(manager, accountId, id, rights);
      await manager.delete(AccountTemplateVersion, { accountId, templateId: id });
      const deleted = { deletedAt: this.now(), publishedAt: null };
      await manager.update(AccountTemplate, { accountId, id }, deleted);
      await forgetOldestIds(manager, accountId);
      const event = templateEvent('template.deleted', newest);
      await this.audit.append(manager, { ...event, before: { version: newest.version } });
    });
  }

  /**
   * Deletes the templates that existed at a time, also the ids of deleted ones. Those that are published to all accounts
   * are kept.
   */
  async erase(accountId: string, at: Date): Promise<void> {
    const where = { accountId, createdAt: LessThanOrEqual(at), publishedAt: IsNull() };
    const found = await this.templates.find({ select: { id: true }, where });
    // One after the other, because a template can have many versions.
    for (const { id } of found)
      await this.change(accountId, async (manager) => {
        if (!(await manager.existsBy(AccountTemplate, { ...where, id }))) return;
        await manager.delete(AccountTemplateVersion, { accountId, templateId: id });
        await manager.delete(AccountTemplate, { accountId, id });
      });
  }

  private async addVersion(
    manager: EntityManager,
    key: Pick<AccountTemplateVersion, 'accountId' | 'templateId' | 'version'>,
    content: TemplateContent,
    action: 'template.created' | 'template.changed',
  ): Promise<AccountTemplateVersion> {
    const added = { ...key, ...content, createdAt: this.now() };
    await manager.insert(AccountTemplateVersion, added);
    await this.audit.append(manager, { ...templateEvent(action, added), after: { version: key.version } });
    return added;
  }

  /** Changes of an account follow one another, so that together they cannot exceed a maximum. */
  private change<Result>(
    accountId: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.changes.commit('templates', accountId, async (manager) => {
      await lockAccount(manager, accountId);
      return work(manager);
    });
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

const ID_IN_USE: Finding = {
  reason: 'invalid_value',
  path: 'id',
  message: 'must not be the id of another template of the account',
};
