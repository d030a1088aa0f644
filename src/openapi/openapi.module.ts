import { Module } from '@nestjs/common';
import { ApiDocument } from './api-document.js';
import { DocsController } from './docs.controller.js';
import { OpenApiController } from './openapi.controller.js';

/** `/openapi.json` and `/docs`. */
@Module({ controllers: [OpenApiController, DocsController], providers: [ApiDocument] })
export class OpenApiModule {}
