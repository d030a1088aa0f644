import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { SingleRowQueries } from '../database/account-queries.js';
import { ChangeAwareCache, type ChangeTag, type Loaded } from '../database/change-aware-cache.js';
import { Notifier } from '../database/notifier.js';
import { AccountTemplateVersion } from './account-template-version.entity.js';
import { AccountTemplate } from './account-template.entity.js';

/** The newest version of a template, without its longer texts. */
export type ListedVersion = Omit<AccountTemplateVersion, 'instructions' | 'example'>;

/** The id in notifications about which templates are published. */
export const PUBLISHED_CHANGE = 'published';

/** Of each cache, in characters. */
const SIZE_MAX = 20_000_000;
/** The size of an entry without templates: at most 100,000 accounts without any are in memory. */
const SIZE_MIN = 200;

const LISTED = [
  'accountId',
  'templateId',
  'version',
  'name',
  'description',
  'variables',
  'createdAt',
] as const;

/**
 * Reads the templates of accounts. They are cached, so that requests of accounts without templates need no query; changes
 * hold in all processes within 100 ms.
 */
@Injectable()
export class StoredTemplates {
  private readonly lists: ChangeAwareCache<readonly ListedVersion[]>;
  private readonly versions: ChangeAwareCache<AccountTemplateVersion>;

  constructor(
    @InjectRepository(AccountTemplateVersion) private readonly rows: Repository<AccountTemplateVersion>,
    private readonly queries: SingleRowQueries,
    notifier: Notifier,
  ) {
    this.lists = new ChangeAwareCache(notifier, ['templates', 'account'], SIZE_MAX);
    this.versions = new ChangeAwareCache(notifier, ['templates', 'account'], SIZE_MAX);
  }

  /** Returns the templates of an account. The same array means that nothing has changed. */
  ofAccount(accountId: string): readonly ListedVersion[] | Promise<readonly ListedVersion[]> {
    return (
      this.lists.get(accountId) ??
      this.load(accountId, (query) => query.where({ accountId }), [`templates:${accountId}`])
    );
  }

  /** Returns the templates that are published to all accounts. */
  published(): readonly ListedVersion[] | Promise<readonly ListedVersion[]> {
    return (
      this.lists.get(PUBLISHED_CHANGE) ??
      this.load(PUBLISHED_CHANGE, (query) => query.where(IS_PUBLISHED), [`templates:${PUBLISHED_CHANGE}`])
    );
  }

  /** Finds a version; returns null for one that does not exist. `reader` is the account that asks. */
  find({ accountId, templateId }: ListedVersion, version: number, reader: string) {
    const key = `${accountId} ${templateId}@${version}`;
    return (
      this.versions.get(key) ??
      this.versions.load(key, async () => {
        const found = await this.queries.run(reader, () =>
          this.rows.findOneBy({ accountId, templateId, version }),
        );
        return found && { value: found, tags: tagsOf(accountId), size: sizeOf(found) };
      })
    );
  }

  private async load(key: string, narrow: (query: Query) => Query, tags: ChangeTag[]) {
    const loaded = await this.lists.load(key, async (): Promise<Loaded<readonly ListedVersion[]>> => {
      const newest = this.rows
        .createQueryBuilder('version')
        .select(LISTED.map((name) => `version.${name}`))
        .innerJoin(AccountTemplate, 'template', IS_NEWEST);
      const value = await narrow(newest).getMany();
      const owners = [...new Set(value.map(({ accountId }) => accountId))];
      const size = value.reduce((sum, row) => sum + sizeOf(row), SIZE_MIN);
      return { value, tags: [...new Set([...tags, ...owners.flatMap(tagsOf)])], size };
    });
    return loaded!;
  }
}

type Query = SelectQueryBuilder<AccountTemplateVersion>;

const IS_NEWEST =
  'template.accountId = version.accountId AND template.id = version.templateId AND template.version = version.version';

/** Of an owner who is still an administrator and not suspended. */
const IS_PUBLISHED =
  'template.publishedAt IS NOT NULL AND EXISTS (SELECT 1 FROM accounts WHERE accounts.id = template.accountId AND accounts.is_admin AND accounts.suspended_at IS NULL)';

/** A published template is also no longer known when its owner changes or deletes it, or is deleted. */
function tagsOf(accountId: string): ChangeTag[] {
  return [`templates:${accountId}`, `account:${accountId}`];
}

function sizeOf(row: ListedVersion): number {
  return JSON.stringify(row).length;
}
