import { Get, Query } from '@nestjs/common';
import { RequestLogReader } from '../../request-log/request-log-reader.js';
import { AdminController, DashboardController } from '../frame/dashboard-controller.js';
import { queryString } from '../frame/paging.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { RefusedRequestsPage } from './refused-requests-page.js';

/** Account Settings → Refused requests: why a request of one's own keys and apps was refused. */
@DashboardController('settings/refused-requests')
export class RefusedRequestsController {
  constructor(private readonly refused: RequestLogReader) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('id') given: unknown) {
    const id = queryString(given);
    const found = id ? await this.refused.find(id, context.account.id) : [];
    return RefusedRequestsPage({ context, id, found });
  }
}

/** Administration → Refused requests: of everybody, and of nobody known. */
@AdminController('refused-requests')
export class AdminRefusedRequestsController {
  constructor(private readonly refused: RequestLogReader) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('id') given: unknown) {
    const id = queryString(given);
    const found = id ? await this.refused.find(id, null) : [];
    return RefusedRequestsPage({ context, id, found, isAdministration: true });
  }
}
