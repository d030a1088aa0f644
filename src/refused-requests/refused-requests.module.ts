import { Global, Module } from '@nestjs/common';
import { RefusedRequestsReader } from './refused-requests-reader.js';
import { RefusedRequests } from './refused-requests.service.js';

/** Why requests were refused, for a while. Global: every request may be one. */
@Global()
@Module({
  providers: [RefusedRequests, RefusedRequestsReader],
  exports: [RefusedRequests, RefusedRequestsReader],
})
export class RefusedRequestsModule {}
