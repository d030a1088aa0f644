import { Get, Query } from '@nestjs/common';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { OverviewPage } from './overview-page.js';
import { readOverviewQuery } from './overview-query.js';
import { OverviewReader } from './overview-reader.js';

/** The start page: how the account is used, and the first steps. */
@DashboardController()
export class OverviewController {
  constructor(private readonly reader: OverviewReader) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query() parameters: Record<string, unknown>) {
    const query = readOverviewQuery(parameters);
    const overview = await this.reader.read(context, query);
    return OverviewPage({ context, query, sort: parameters.sort, ...overview });
  }
}
