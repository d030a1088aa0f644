import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredRefusedRequest } from './refused-request.entity.js';
import { RequestLogReader } from './request-log-reader.js';
import { RequestLog } from './request-log.service.js';

/** Why requests were refused, for a while. Global: every request may be one. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredRefusedRequest])],
  providers: [RequestLog, RequestLogReader],
  exports: [RequestLog, RequestLogReader],
})
export class RequestLogModule {}
