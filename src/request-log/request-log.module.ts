import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredRejectedRequest } from './rejected-request.entity.js';
import { RejectedRequestsReader } from './rejected-requests-reader.js';
import { RejectedRequests } from './rejected-requests.service.js';

/** Records why requests were rejected. Global, because any request can be rejected. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredRejectedRequest])],
  providers: [RejectedRequests, RejectedRequestsReader],
  exports: [RejectedRequests, RejectedRequestsReader],
})
export class RequestLogModule {}
