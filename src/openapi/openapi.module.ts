import { Module } from '@nestjs/common';
import { ApiDocument } from './api-document.js';
import { DocsAssetsController } from './docs-assets.controller.js';
import { DocsController } from './docs.controller.js';
import { DocsPage } from './docs-page.js';
import { OpenApiController } from './openapi.controller.js';

/** `/openapi.json` and `/docs`. */
@Module({
  controllers: [OpenApiController, DocsController, DocsAssetsController],
  providers: [ApiDocument, DocsPage],
})
export class OpenApiModule {}
