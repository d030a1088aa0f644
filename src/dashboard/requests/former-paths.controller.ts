import { Get, Query } from '@nestjs/common';
import { redirect } from '../../web/page-result.js';
import { AdminController, DashboardController } from '../frame/dashboard-controller.js';
import { linkTo, queryString } from '../frame/query-string.js';

/** The former address of an account's rejected requests. */
@DashboardController('settings/refused-requests')
export class FormerRequestsController {
  @Get()
  show(@Query('id') id: unknown) {
    return redirect(linkTo('/requests', { id: queryString(id) }));
  }
}

/** The former address of all rejected requests. */
@AdminController('refused-requests')
export class FormerAdminRequestsController {
  @Get()
  show(@Query('id') id: unknown) {
    return redirect(linkTo('/admin/requests', { id: queryString(id) }));
  }
}
