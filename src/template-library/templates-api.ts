import { Injectable } from '@nestjs/common';
import { withAuditOrigin, type AuditOrigin } from '../audit/audit-origin.js';
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

  async create({ account }: Principal, { id, ...content }: NewTemplateRequest, origin: AuditOrigin) {
    const created = await withAuditOrigin(origin, () => this.templates.create(account.id, id, content));
    return toTemplateResponse(showVersion(created, account.id));
  }

  async change(
    { account }: Principal,
    id: string,
    { id: repeated, ...content }: TemplateChangeRequest,
    origin: AuditOrigin,
  ) {
    if (repeated !== undefined && repeated !== id)
      throw invalidRequest([{ reason: 'invalid_value', path: 'id', message: 'must be the id of the path' }]);
    const version = await withAuditOrigin(origin, () => this.templates.replace(account.id, id, content));
    return toTemplateResponse(showVersion(version, account.id));
  }

  async delete({ account }: Principal, id: string, origin: AuditOrigin): Promise<void> {
    await withAuditOrigin(origin, () => this.templates.delete(account.id, id));
  }
}
