import { readFileSync } from 'node:fs';
import { Controller, Get, Header, Param, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import { routeNotFound } from '../common/errors/error-envelope.js';
import type { Reply, Request } from '../common/http/request.js';
import { HtmlErrorFilter } from '../web/html-error.filter.js';
import { PageInterceptor } from '../web/page.interceptor.js';
import { docsVersion, findDocsAsset } from './docs-assets.js';
import { DocsPage } from './docs-page.js';

const VERSIONING_POLICY = new URL('../../../docs/versioning.md', import.meta.url);

/** Serves the API documentation: a page that loads nothing from other origins, and the versioning policy. */
@Public()
@Controller('docs')
export class DocsController {
  private readonly version = docsVersion();

  @Get()
  @UseFilters(HtmlErrorFilter)
  @UseInterceptors(PageInterceptor)
  page() {
    return DocsPage({ folder: `/docs/${this.version}` });
  }

  @Get('versioning')
  @Header('content-type', 'text/plain; charset=utf-8')
  versioning(): string {
    return readFileSync(VERSIONING_POLICY, 'utf8');
  }

  @Get(':version/:file')
  asset(
    @Param() { version, file }: { version: string; file: string },
    @Req() request: Request,
    // Type and encoding depend on the file and on Accept-Encoding, so @Header() cannot set them.
    @Res({ passthrough: true }) reply: Reply,
  ): Buffer {
    const asset = version === this.version ? findDocsAsset(file) : null;
    if (!asset) throw routeNotFound();
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    void reply.headers({
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
      ...(takesBrotli && { 'content-encoding': 'br' }),
    });
    return takesBrotli ? asset.compressed : asset.bytes;
  }
}
