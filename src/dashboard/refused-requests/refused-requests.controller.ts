import { Get, Query, Res } from '@nestjs/common';
import type { Reply } from '../../common/http/request.js';
import { RefusedRequestsReader } from '../../refused-requests/refused-requests-reader.js';
import { sendPage } from '../../web/pages.js';
import { AdminController, DashboardController } from '../frame/dashboard-controller.js';
import { textIn } from '../frame/paging.js';
import { CurrentVisit, type Visit } from '../frame/visit.js';
import { RefusedRequestsPage } from './refused-requests-page.js';

/** Account Settings → Refused requests: why a request of one's own keys and apps was refused. */
@DashboardController('settings/refused-requests')
export class RefusedRequestsController {
  constructor(private readonly refused: RefusedRequestsReader) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query('id') given: unknown) {
    const id = textIn(given);
    const found = id ? await this.refused.find(id, visit.account.id) : [];
    return sendPage(reply, RefusedRequestsPage({ visit, id, found }));
  }
}

/** Administration → Refused requests: of everybody, and of nobody known. */
@AdminController('refused-requests')
export class AdminRefusedRequestsController {
  constructor(private readonly refused: RefusedRequestsReader) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query('id') given: unknown) {
    const id = textIn(given);
    const found = id ? await this.refused.find(id, null) : [];
    return sendPage(reply, RefusedRequestsPage({ visit, id, found, isAdministration: true }));
  }
}
