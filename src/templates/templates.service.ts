import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { findTemplate, TEMPLATES } from './catalogue.js';
import type { TemplateDefinition } from './template-definition.js';

/** The templates that texts can be written by. They are code, so there is nothing to load or to wait for. */
@Injectable()
export class TemplatesService {
  /** All of them, by name and then id. */
  all(): readonly TemplateDefinition[] {
    return TEMPLATES;
  }

  /** Finds a template by its id; throws `template_not_found`, naming the field it was given in, if any. */
  get(id: string, path?: string): TemplateDefinition {
    const template = findTemplate(id);
    if (template) return template;
    throw new AppError('template_not_found', 'Template not found. GET /v1/templates lists the templates.', {
      ...(path && { details: [{ path, message: 'is not the id of a template' }] }),
    });
  }
}
