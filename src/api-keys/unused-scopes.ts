import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Scope } from '../common/http/scopes.js';
import { Clock } from '../common/time/clock.js';
import { DAY_MS } from '../common/time/day-ms.js';
import type { ApiKey } from './api-key.entity.js';
import { ScopeUse } from './scope-use.entity.js';

/** A scope of a key, and when it was last used; null if it has not been used since uses are recorded. */
export interface UsedScope {
  scope: Scope;
  usedAt: Date | null;
  /** Whether it has not been used for 30 days. */
  isUnused: boolean;
}

const UNUSED_AFTER_MS = 30 * DAY_MS;

/** Finds the scopes that a key does not need. */
@Injectable()
export class UnusedScopes {
  constructor(
    @InjectRepository(ScopeUse) private readonly uses: Repository<ScopeUse>,
    private readonly clock: Clock,
  ) {}

  /** The scopes of a key with their last uses. A key whose uses are recorded for less than 30 days has none unused. */
  async lastUses({ id, scopes, scopeUsesSince }: ApiKey): Promise<UsedScope[]> {
    const uses = await this.uses.findBy({ keyId: id });
    const lastUses = new Map(uses.map(({ scope, usedAt }) => [scope, usedAt]));
    const limit = this.clock.now() - UNUSED_AFTER_MS;
    return scopes.map((scope) => {
      const usedAt = lastUses.get(scope) ?? null;
      return { scope, usedAt, isUnused: (usedAt ?? scopeUsesSince).getTime() < limit };
    });
  }
}
