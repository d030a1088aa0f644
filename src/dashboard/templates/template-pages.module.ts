import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { TemplateLibraryModule } from '../../template-library/template-library.module.js';
import { WebModule } from '../../web/web.module.js';
import { OwnTemplateController } from './own-template.controller.js';
import { OwnTemplates } from './own-templates.js';
import { TemplatePagesController } from './template-pages.controller.js';
import { TemplatePublishingController } from './template-publishing.controller.js';

/** The pages of the templates that an account can use. */
@Module({
  imports: [AccountsModule, TemplateLibraryModule, WebModule],
  controllers: [TemplatePagesController, OwnTemplateController, TemplatePublishingController],
  providers: [OwnTemplates],
})
export class TemplatePagesModule {}
