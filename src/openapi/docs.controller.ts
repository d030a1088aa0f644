import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { isDatabaseBusy } from '../common/errors/database-error.js';
import { toAppError } from '../common/errors/error-envelope.js';
import { Public } from '../common/http/access.js';
import type { Reply, Request } from '../common/http/request.js';
import type { SessionContext } from '../dashboard/frame/session-context.js';
import { OptionalSession } from '../dashboard/frame/optional-session.js';
import { HtmlErrorFilter } from '../web/html-error.filter.js';
import { pageHeaders, prepareResponse } from '../web/pages.js';
import { themeOf } from '../web/theme.js';
import { DocsPage } from './docs-page.js';
import { matchesEntityTag } from './entity-tag.js';
import { VersioningPage } from './versioning-page.js';

/** Serves the API reference and the versioning policy. */
@Public()
@Controller('docs')
@UseFilters(HtmlErrorFilter)
export class DocsController {
  constructor(
    private readonly reference: DocsPage,
    private readonly sessions: OptionalSession,
  ) {}

  @Get()
  async page(
    @Req() request: Request,
    // Encoding and status depend on the request, so @Header() cannot set them.
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<string | Buffer | undefined> {
    // Not compressed for a reader with a CSRF token, which compressed lengths would disclose (BREACH).
    const context = await this.sessionOf(request, reply);
    return context
      ? prepareResponse(reply, this.reference.pageFor(context))
      : this.sharedPage(request, reply);
  }

  @Get('versioning')
  async versioning(
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<string | undefined> {
    return prepareResponse(reply, VersioningPage({ context: await this.sessionOf(request, reply) }));
  }

  /** Without the database, a reader has no session. */
  private async sessionOf(request: Request, reply: Reply): Promise<SessionContext | null> {
    try {
      return await this.sessions.find(request, reply);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.reason === 'storage_unavailable' || isDatabaseBusy(error)) return null;
      throw thrown;
    }
  }

  /** The page without a session, which is compressed, and not sent again while it is unchanged. */
  private sharedPage({ headers }: Request, reply: Reply): string | Buffer | undefined {
    const { html, compressed, etag } = this.reference.get(themeOf(headers.cookie));
    void reply.headers({
      ...pageHeaders(),
      'cache-control': 'no-cache',
      etag,
      vary: 'Accept-Encoding, Cookie',
    });
    if (matchesEntityTag(headers['if-none-match'], etag)) {
      void reply.status(304);
      return undefined;
    }
    if (!/\bbr\b/.test(String(headers['accept-encoding']))) return html;
    void reply.header('content-encoding', 'br');
    return compressed;
  }
}
