import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditReader } from './audit-reader.js';
import { AuditVerifier } from './audit-verifier.js';

/** The audit log. Global: whatever changes something writes to it. */
@Global()
@Module({
  providers: [AuditLog, AuditReader, AuditVerifier],
  exports: [AuditLog, AuditReader, AuditVerifier],
})
export class AuditModule {}
