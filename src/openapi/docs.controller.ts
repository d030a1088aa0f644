import { readFileSync } from 'node:fs';
import { Controller, Get, Header, Headers, Res, UseFilters } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import type { Reply } from '../common/http/request.js';
import { HtmlErrorFilter } from '../web/html-error.filter.js';
import { pageHeaders } from '../web/pages.js';
import { themeOf } from '../web/theme.js';
import { DocsPage } from './docs-page.js';
import { matchesEntityTag } from './entity-tag.js';

const VERSIONING_POLICY = new URL('../../../docs/versioning.md', import.meta.url);

/** Serves the API reference and the versioning policy. */
@Public()
@Controller('docs')
export class DocsController {
  constructor(private readonly reference: DocsPage) {}

  @Get()
  @UseFilters(HtmlErrorFilter)
  page(
    @Headers('if-none-match') known: string | undefined,
    @Headers('accept-encoding') encodings: string | undefined,
    @Headers('cookie') cookies: string | undefined,
    // Encoding and status depend on the request, so @Header() cannot set them.
    @Res({ passthrough: true }) reply: Reply,
  ): string | Buffer | undefined {
    const { html, compressed, etag } = this.reference.get(themeOf(cookies));
    void reply.headers({
      ...pageHeaders(),
      'cache-control': 'no-cache',
      etag,
      vary: 'Accept-Encoding, Cookie',
    });
    if (matchesEntityTag(known, etag)) {
      void reply.status(304);
      return undefined;
    }
    if (!/\bbr\b/.test(encodings ?? '')) return html;
    void reply.header('content-encoding', 'br');
    return compressed;
  }

  @Get('versioning')
  @Header('content-type', 'text/plain; charset=utf-8')
  versioning(): string {
    return readFileSync(VERSIONING_POLICY, 'utf8');
  }
}
