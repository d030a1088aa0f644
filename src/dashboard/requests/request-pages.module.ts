import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { WebModule } from '../../web/web.module.js';
import { FormerAdminRequestsController, FormerRequestsController } from './former-paths.controller.js';
import { LiveRequests } from './live-requests.js';
import { RequestPages } from './request-pages.js';
import { RequestSourceList } from './request-sources.js';
import { AdminRequestsController, RequestsController } from './requests.controller.js';

/** The pages of the request log. */
@Module({
  imports: [AccountsModule, ModelsModule, WebModule],
  controllers: [
    RequestsController,
    AdminRequestsController,
    FormerRequestsController,
    FormerAdminRequestsController,
  ],
  providers: [LiveRequests, RequestPages, RequestSourceList],
  exports: [RequestSourceList],
})
export class RequestPagesModule {}
