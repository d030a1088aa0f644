import { Get, Query } from '@nestjs/common';
import { RejectedRequestsReader } from '../../request-log/rejected-requests-reader.js';
import { AdminController, DashboardController } from '../frame/dashboard-controller.js';
import { queryString } from '../frame/paging.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { RejectedRequestsPage } from './rejected-requests-page.js';

/** Account Settings → Refused requests: why requests of the user's keys and apps were rejected. */
@DashboardController('settings/refused-requests')
export class RejectedRequestsController {
  constructor(private readonly refused: RejectedRequestsReader) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('id') given: unknown) {
    const id = queryString(given);
    const found = id ? await this.refused.find(id, context.account.id) : [];
    return RejectedRequestsPage({ context, id, found });
  }
}

/** Administration → Refused requests: of all accounts, and without a known credential. */
@AdminController('refused-requests')
export class AdminRejectedRequestsController {
  constructor(private readonly refused: RejectedRequestsReader) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('id') given: unknown) {
    const id = queryString(given);
    const found = id ? await this.refused.find(id, null) : [];
    return RejectedRequestsPage({ context, id, found, isAdministration: true });
  }
}
