import { Get, Injectable, Param, Query } from '@nestjs/common';
import { ClientSignal } from '../../common/http/client-signal.js';
import { EVENT_STREAM_HEADERS } from '../../common/http/event-stream-headers.js';
import { protectionHeaders } from '../../web/pages.js';
import { CurrentResponse, setHeaders, type ResponseHeaders } from '../../web/response-headers.js';
import { AdminController, DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { RequestPages } from './request-pages.js';

type Parameters = Record<string, unknown>;

/** The routes of both request logs. */
@Injectable()
abstract class RequestRoutes {
  constructor(private readonly pages: RequestPages) {}

  /** Returns the account whose calls are shown; null for all accounts. */
  protected abstract accountIdOf(context: SessionContext): string | null;

  @Get()
  list(@CurrentSession() context: SessionContext, @Query() query: Parameters) {
    return this.pages.list(this.shown(context), query);
  }

  @Get('export')
  export(
    @CurrentSession() context: SessionContext,
    @Query() query: Parameters,
    @CurrentResponse() response: ResponseHeaders,
  ) {
    const file = this.pages.export(this.shown(context), query);
    setHeaders(response, protectionHeaders());
    return file;
  }

  @Get('live')
  follow(
    @CurrentSession() context: SessionContext,
    @Query() query: Parameters,
    @ClientSignal() gone: AbortSignal,
    @CurrentResponse() response: ResponseHeaders,
  ) {
    const stream = this.pages.follow(this.shown(context), query, gone);
    setHeaders(response, { ...protectionHeaders(), ...EVENT_STREAM_HEADERS });
    return stream;
  }

  @Get(':id')
  show(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.pages.show(this.shown(context), id);
  }

  private shown(context: SessionContext) {
    return { context, accountId: this.accountIdOf(context) };
  }
}

/** Requests: the API calls with the keys and apps of the account. */
@DashboardController('requests')
export class RequestsController extends RequestRoutes {
  protected accountIdOf({ account }: SessionContext) {
    return account.id;
  }
}

/** Administration → Requests: those of all accounts. */
@AdminController('requests')
export class AdminRequestsController extends RequestRoutes {
  protected accountIdOf() {
    return null;
  }
}
