import { Module } from '@nestjs/common';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { ApiDocument } from './api-document.js';
import { DocsAssetsController } from './docs-assets.controller.js';
import { DocsController } from './docs.controller.js';
import { DocsPage } from './docs-page.js';
import { OpenApiController } from './openapi.controller.js';

/** `/openapi.json` and `/docs`. */
@Module({
  imports: [DashboardModule],
  controllers: [OpenApiController, DocsController, DocsAssetsController],
  providers: [ApiDocument, DocsPage],
})
export class OpenApiModule {}
