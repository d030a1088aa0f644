import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import { AccountTemplates } from './account-templates.js';
import { showVersion } from './library-template.js';
import { toTemplateResponse } from './template-response.js';
import type { NewTemplateRequest, TemplateChangeRequest } from './templates.dto.js';

/** Templates as callers of the API manage them. An app manages those of its account. */
@Injectable()
export class TemplatesApi {
  constructor(private readonly templates: AccountTemplates) {}

  async create({ account }: Principal, { id, ...content }: NewTemplateRequest) {
    const created = await this.templates.create(account.id, id, content);
    return toTemplateResponse(showVersion(created, account.id));
  }

  async change({ account }: Principal, id: string, { id: repeated, ...content }: TemplateChangeRequest) {
    if (repeated !== undefined && repeated !== id)
      throw invalidRequest([{ reason: 'invalid_value', path: 'id', message: 'must be the id of the path' }]);
    const version = await this.templates.replace(account.id, id, content);
    return toTemplateResponse(showVersion(version, account.id));
  }

  async delete({ account }: Principal, id: string): Promise<void> {
    await this.templates.delete(account.id, id);
  }
}
