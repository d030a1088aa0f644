import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountTemplateVersion } from './account-template-version.entity.js';
import { AccountTemplate } from './account-template.entity.js';
import { AccountTemplates } from './account-templates.js';
import { StoredTemplates } from './stored-templates.js';
import { TemplatePublishing } from './template-publishing.js';
import { TemplatesApi } from './templates-api.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

/** The templates that an account can use: those of the service, published ones and its own. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountTemplate, AccountTemplateVersion])],
  controllers: [TemplatesController],
  providers: [AccountTemplates, StoredTemplates, TemplatePublishing, TemplatesApi, TemplatesService],
  exports: [AccountTemplates, TemplatePublishing, TemplatesService],
})
export class TemplateLibraryModule {}
