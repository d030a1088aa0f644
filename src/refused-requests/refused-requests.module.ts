import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredRefusedRequest } from './refused-request.entity.js';
import { RefusedRequestsReader } from './refused-requests-reader.js';
import { RefusedRequests } from './refused-requests.service.js';

/** Why requests were refused, for a while. Global: every request may be one. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredRefusedRequest])],
  providers: [RefusedRequests, RefusedRequestsReader],
  exports: [RefusedRequests, RefusedRequestsReader],
})
export class RefusedRequestsModule {}
