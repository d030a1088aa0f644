import { Get } from '@nestjs/common';
import { TEMPLATES } from '../../templates/catalogue.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { TemplateListPage } from './template-list-page.js';

/** Shows the templates. */
@DashboardController('templates')
export class TemplatePagesController {
  @Get()
  list(@CurrentSession() context: SessionContext) {
    return TemplateListPage({ context, templates: TEMPLATES });
  }
}
