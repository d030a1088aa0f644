import { Injectable } from '@nestjs/common';
import { ScopeUses } from '../api-keys/scope-uses.js';
import { insufficientScope } from '../common/http/insufficient-scope.js';
import type { Principal } from '../common/http/principal.js';
import { Config } from '../config/config.js';
import type { Operation } from './job.entity.js';

/** Checks scopes that depend on the body: jobs require those of their operations. The guard has found one of them. */
@Injectable()
export class JobScopes {
  constructor(
    private readonly scopeUses: ScopeUses,
    private readonly config: Config,
  ) {}

  /** Throws `insufficient_scope` unless the caller may use the operations of all jobs. */
  assertAll({ credential }: Principal, jobs: readonly { operation: Operation }[]): void {
    const missing = jobs.find(({ operation }) => !credential.scopes.has(operation));
    if (missing) throw insufficientScope(missing.operation, this.config.publicUrl, 'v1');
    for (const { operation } of jobs) this.scopeUses.note(credential, operation);
  }
}
