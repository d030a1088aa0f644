import { Get, Param, Query, Res } from '@nestjs/common';
import type { Reply } from '../../common/http/request.js';
import { AdminController, DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { RequestPages } from './request-pages.js';

type Parameters = Record<string, unknown>;

/** Requests: the API calls with the keys and apps of the account. */
@DashboardController('requests')
export class RequestsController {
  constructor(private readonly pages: RequestPages) {}

  @Get()
  list(@CurrentSession() context: SessionContext, @Query() query: Parameters) {
    return this.pages.list(own(context), query);
  }

  @Get('export')
  export(
    @CurrentSession() context: SessionContext,
    @Query() query: Parameters,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    return this.pages.export(own(context), query, reply);
  }

  @Get('live')
  follow(
    @CurrentSession() context: SessionContext,
    @Query() query: Parameters,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    return this.pages.follow(own(context), query, reply);
  }

  @Get(':id')
  show(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.pages.show(own(context), id);
  }
}

/** Administration → Requests: those of all accounts. */
@AdminController('requests')
export class AdminRequestsController {
  constructor(private readonly pages: RequestPages) {}

  @Get()
  list(@CurrentSession() context: SessionContext, @Query() query: Parameters) {
    return this.pages.list(all(context), query);
  }

  @Get('export')
  export(
    @CurrentSession() context: SessionContext,
    @Query() query: Parameters,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    return this.pages.export(all(context), query, reply);
  }

  @Get('live')
  follow(
    @CurrentSession() context: SessionContext,
    @Query() query: Parameters,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    return this.pages.follow(all(context), query, reply);
  }

  @Get(':id')
  show(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.pages.show(all(context), id);
  }
}

const own = (context: SessionContext) => ({ context, accountId: context.account.id });
const all = (context: SessionContext) => ({ context, accountId: null });
