import { Get, Param, Query } from '@nestjs/common';
import { RequireScope, V1Controller } from '../common/access.js';
import { Page, PageQuery } from '../common/page.js';
import { toTemplateResponse, toTemplateSummary } from './template.dto.js';
import { TemplatesService } from './templates.service.js';

@V1Controller('templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get()
  @RequireScope('templates:read')
  list(@Query() query: PageQuery) {
    const { items, total } = this.templates.list(query);
    return new Page(items.map(toTemplateSummary), total, query);
  }

  @Get(':id')
  @RequireScope('templates:read')
  get(@Param('id') id: string) {
    return toTemplateResponse(this.templates.get(id));
  }
}
