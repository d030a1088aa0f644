import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredAuditEvent } from './audit-event.entity.js';
import { AuditLog } from './audit-log.js';
import { AuditReader } from './audit-reader.js';
import { AuditVerifier } from './audit-verifier.js';

/** The audit log. Global, because every feature that changes data writes to it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredAuditEvent])],
  providers: [AuditLog, AuditReader, AuditVerifier],
  exports: [AuditLog, AuditReader, AuditVerifier],
})
export class AuditModule {}
