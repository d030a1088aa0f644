import { Injectable } from '@nestjs/common';
import type { ShownTemplate } from '../../template-library/library-template.js';
import { TemplatePublishing } from '../../template-library/template-publishing.js';
import { TemplatesService } from '../../template-library/templates.service.js';
import type { SessionContext } from '../frame/session-context.js';
import { notFound } from '../frame/not-found.js';

/** A version of a template of the account, and what holds for all its versions. */
interface OwnTemplate {
  template: ShownTemplate;
  newest: number;
  isPublished: boolean;
}

/** The templates of the signed-in account. Those of other accounts and of the service are not found. */
@Injectable()
export class OwnTemplates {
  constructor(
    private readonly templates: TemplatesService,
    private readonly publishing: TemplatePublishing,
  ) {}

  /** Like `find`, but throws a `PageError` (404) if there is none. */
  async get(context: SessionContext, id: string, version = ''): Promise<OwnTemplate> {
    const found = await this.find(context, id, version);
    if (!found) throw notFound();
    return found;
  }

  /** Finds a version, the newest by default; null for a missing one. */
  async find({ account }: SessionContext, id: string, version = ''): Promise<OwnTemplate | null> {
    const newest = await this.templates.find(account.id, id);
    const template = version === '' ? newest : await this.templates.find(account.id, `${id}@${version}`);
    if (newest?.owner !== 'account' || newest.id !== id || template === null) return null;
    const published = await this.publishing.list();
    const isPublished = published.some((each) => each.accountId === account.id && each.id === id);
    return { template, newest: newest.version!, isPublished };
  }
}
