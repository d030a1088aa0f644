import { Get, Query } from '@nestjs/common';
import { RefusedRequestsReader } from '../../refused-requests/refused-requests-reader.js';
import { AdminController, DashboardController } from '../frame/dashboard-controller.js';
import { textIn } from '../frame/paging.js';
import { CurrentVisit, type Visit } from '../frame/visit.js';
import { RefusedRequestsPage } from './refused-requests-page.js';

/** Account Settings → Refused requests: why a request of one's own keys and apps was refused. */
@DashboardController('settings/refused-requests')
export class RefusedRequestsController {
  constructor(private readonly refused: RefusedRequestsReader) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Query('id') given: unknown) {
    const id = textIn(given);
    const found = id ? await this.refused.find(id, visit.account.id) : [];
    return RefusedRequestsPage({ visit, id, found });
  }
}

/** Administration → Refused requests: of everybody, and of nobody known. */
@AdminController('refused-requests')
export class AdminRefusedRequestsController {
  constructor(private readonly refused: RefusedRequestsReader) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Query('id') given: unknown) {
    const id = textIn(given);
    const found = id ? await this.refused.find(id, null) : [];
    return RefusedRequestsPage({ visit, id, found, isAdministration: true });
  }
}
