import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page.js';
import { findTemplate, TEMPLATES } from './catalogue.js';
import type { TemplateDefinition } from './template-definition.js';

/** The templates that texts can be written by. They are code, so there is nothing to load or to wait for. */
@Injectable()
export class TemplatesService {
  /** One page of the templates, by name and then id. */
  list({ page, limit }: PageQuery): { items: readonly TemplateDefinition[]; total: number } {
    const start = (page - 1) * limit;
    return { items: TEMPLATES.slice(start, start + limit), total: TEMPLATES.length };
  }

  /** Finds a template by its id; throws `template_not_found`, naming the field it was given in, if any. */
  get(id: string, path?: string): TemplateDefinition {
    const template = findTemplate(id);
    if (template) return template;
    throw new AppError('template_not_found', 'There is no such template; GET /v1/templates lists them.', {
      ...(path && { details: [{ path, message: 'is not the id of a template' }] }),
    });
  }
}
