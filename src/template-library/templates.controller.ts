import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { AuditOriginInterceptor } from '../audit/audit-origin.interceptor.js';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/http/access.js';
import { Page, PageQuery } from '../common/http/page.js';
import type { Principal } from '../common/http/principal.js';
import { Documented } from '../common/openapi/documented.js';
import { BODY_REASONS, LIST_REASONS, NO_BODY_REASONS } from '../common/openapi/operation-reasons.js';
import { TemplatesApi } from './templates-api.js';
import { toTemplateResponse, toTemplateSummary } from './template-response.js';
import {
  DELETED_TEMPLATE,
  OWN_TEMPLATE_EXAMPLE,
  TEMPLATE,
  TEMPLATE_EXAMPLE,
  TEMPLATE_SUMMARY,
  TEMPLATE_SUMMARY_EXAMPLE,
} from './template-schema.js';
import { NewTemplateRequest, TemplateChangeRequest } from './templates.dto.js';
import { TemplatesService } from './templates.service.js';

const tag = 'Templates';
const ownId = { description: 'The id of a template of the account.', example: OWN_TEMPLATE_EXAMPLE.id };

@V1Controller('templates')
@UseInterceptors(AuditOriginInterceptor)
export class TemplatesController {
  constructor(
    private readonly templates: TemplatesService,
    private readonly api: TemplatesApi,
  ) {}

  @Documented({
    id: 'listTemplates',
    tag,
    summary: 'List templates',
    description: 'The templates that the account can use, sorted by name: those of the service and its own.',
    data: TEMPLATE_SUMMARY,
    isList: true,
    example: TEMPLATE_SUMMARY_EXAMPLE,
    reasons: LIST_REASONS,
  })
  @Get()
  @RequireScope('templates:read')
  async list(@CurrentPrincipal() { account }: Principal, @Query() query: PageQuery) {
    return Page.of(await this.templates.all(account.id), query).map(toTemplateSummary);
  }

  @Documented({
    id: 'createTemplate',
    tag,
    summary: 'Create a template',
    description:
      'Creates a template of the account, with version 1. If a template of this id was deleted, its version numbers are continued. An account has at most 200 templates.',
    data: TEMPLATE,
    example: OWN_TEMPLATE_EXAMPLE,
    reasons: [...BODY_REASONS, 'required'],
  })
  @Post()
  @HttpCode(200)
  @RequireScope('templates:write')
  create(@CurrentPrincipal() principal: Principal, @Body() request: NewTemplateRequest) {
    return this.api.create(principal, request);
  }

  @Documented({
    id: 'getTemplate',
    tag,
    summary: 'Get a template',
    description:
      'A template with its variables and an example. `welcome@3` is version 3 of the template `welcome`.',
    data: TEMPLATE,
    example: TEMPLATE_EXAMPLE,
    reasons: ['template_not_found'],
    pathId: { description: 'The id of a template, or `id@version`.', example: 'email' },
  })
  @Get(':id')
  @RequireScope('templates:read')
  async get(@CurrentPrincipal() { account }: Principal, @Param('id') id: string) {
    return toTemplateResponse(await this.templates.get(account.id, id));
  }

  @Documented({
    id: 'changeTemplate',
    tag,
    summary: 'Change a template',
    description:
      'Replaces what a template of the account says, by a new version. Earlier versions stay usable as `id@version`. Without a change, there is no new version. A template has at most 1,000 versions.',
    data: TEMPLATE,
    example: OWN_TEMPLATE_EXAMPLE,
    reasons: [...BODY_REASONS, 'required', 'template_not_found'],
    pathId: ownId,
  })
  @Put(':id')
  @RequireScope('templates:write')
  change(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Body() request: TemplateChangeRequest,
  ) {
    return this.api.change(principal, id, request);
  }

  @Documented({
    id: 'deleteTemplate',
    tag,
    summary: 'Delete a template',
    description:
      'Deletes a template of the account with all its versions. Generations keep its id and the number of the version.',
    data: DELETED_TEMPLATE,
    example: { id: OWN_TEMPLATE_EXAMPLE.id, deleted: true },
    reasons: [...NO_BODY_REASONS, 'template_not_found'],
    pathId: ownId,
  })
  @Delete(':id')
  @RequireScope('templates:write')
  async delete(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    await this.api.delete(principal, id);
    return { id, deleted: true };
  }
}
