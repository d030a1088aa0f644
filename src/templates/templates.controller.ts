import { Get, Param, Query } from '@nestjs/common';
import { RequireScope, V1Controller } from '../common/http/access.js';
import { Page, PageQuery } from '../common/http/page.js';
import { Documented } from '../common/openapi/documented.js';
import { LIST_REASONS } from '../common/openapi/operation-reasons.js';
import { TEMPLATE, TEMPLATE_EXAMPLE, TEMPLATE_SUMMARY, TEMPLATE_SUMMARY_EXAMPLE } from './template-schema.js';
import { toTemplateResponse, toTemplateSummary } from './template.dto.js';
import { TemplatesService } from './templates.service.js';

@V1Controller('templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Documented({
    id: 'listTemplates',
    tag: 'Templates',
    summary: 'List templates',
    description: 'The available templates, sorted by name.',
    data: TEMPLATE_SUMMARY,
    isList: true,
    example: TEMPLATE_SUMMARY_EXAMPLE,
    reasons: LIST_REASONS,
  })
  @Get()
  @RequireScope('templates:read')
  list(@Query() query: PageQuery) {
    return Page.of(this.templates.all().map(toTemplateSummary), query);
  }

  @Documented({
    id: 'getTemplate',
    tag: 'Templates',
    summary: 'Get a template',
    description: 'A template with its variables and an example.',
    data: TEMPLATE,
    example: TEMPLATE_EXAMPLE,
    reasons: ['template_not_found'],
    pathId: { description: 'The id of a template.', example: 'email' },
  })
  @Get(':id')
  @RequireScope('templates:read')
  get(@Param('id') id: string) {
    return toTemplateResponse(this.templates.get(id));
  }
}
