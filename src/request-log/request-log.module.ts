import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggedRequest } from './logged-request.entity.js';
import { StoredRejectedRequest } from './rejected-request.entity.js';
import { RejectedRequestsReader } from './rejected-requests-reader.js';
import { RejectedRequests } from './rejected-requests.js';
import { RequestLogReader } from './request-log-reader.js';
import { RequestLog } from './request-log.js';
import { RequestStatistics } from './request-statistics.js';

/** Logs the calls of the API, and why requests were rejected. Global, because it covers all requests. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LoggedRequest, StoredRejectedRequest])],
  providers: [RejectedRequests, RejectedRequestsReader, RequestLog, RequestLogReader, RequestStatistics],
  exports: [RejectedRequests, RejectedRequestsReader, RequestLog, RequestLogReader, RequestStatistics],
})
export class RequestLogModule {}
