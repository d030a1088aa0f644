import { Controller, Get, Header, Headers, Res } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { JSON_TYPE, type Reply } from '../common/http/request.js';
import { ApiDocument } from './api-document.js';
import { matchesEntityTag } from './entity-tag.js';

/** Serves the machine-readable description of the API, for tools of any origin. */
@Public()
@Controller()
export class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

  @Get('openapi.json')
  @Header('content-type', JSON_TYPE)
  @Header('access-control-allow-origin', '*')
  @Header('cache-control', 'no-cache')
  json(
    @Headers('if-none-match') known: string | undefined,
    // The ETag and the status 304 depend on the document and the request, so @Header() and @HttpCode() cannot set them.
    @Res({ passthrough: true }) reply: Reply,
  ): string | undefined {
    const { json, etag } = this.document.get();
    void reply.header('etag', etag);
    if (!matchesEntityTag(known, etag)) return json;
    void reply.status(304);
    return undefined;
  }
}
