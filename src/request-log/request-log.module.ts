import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredRejectedRequest } from './rejected-request.entity.js';
import { RequestLogReader } from './request-log-reader.js';
import { RequestLog } from './request-log.service.js';

/** Records why requests were rejected. Global, because any request can be rejected. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredRejectedRequest])],
  providers: [RequestLog, RequestLogReader],
  exports: [RequestLog, RequestLogReader],
})
export class RequestLogModule {}
