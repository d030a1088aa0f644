import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { hasOwnBudget } from '../budgets/budget-limits.js';
import { countFromNow } from '../budgets/recounts.js';
import { Clock } from '../common/time/clock.js';
import { Changes } from '../database/changes.js';
import { ApiKey } from './api-key.entity.js';
import { lockKey } from './find-key.js';
import { ApiKeyError } from './issued-key.js';
import { keyEvent } from './key-audit-event.js';

/** The limits of a key. Absent ones stay as they are; null removes one. */
export type KeyLimits = Partial<Pick<ApiKey, 'requestsPerMinute' | 'tokensPerMonth' | 'spendPerMonth'>>;

/** Changes the limits of keys, in all processes within 100 ms. */
@Injectable()
export class KeyLimitsService {
  constructor(
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Sets limits of a key that is not revoked. What it has used this month counts, also from before it had a limit. */
  set(id: string, limits: KeyLimits): Promise<ApiKey> {
    return this.changes.commit('apiKey', id, async (manager) => {
      const before = await lockKey(manager, id);
      if (before.revokedAt) throw new ApiKeyError('the key is revoked');
      if (Object.keys(limits).length > 0) await manager.update(ApiKey, id, limits);
      const after = await manager.findOneByOrFail(ApiKey, { id });
      if (!hasOwnBudget(before) && hasOwnBudget(after)) {
        const { accountId, budgetId } = after;
        await countFromNow(manager, { accountId, credentialId: budgetId ?? id, now: this.clock.now() });
      }
      await this.audit.append(manager, {
        ...keyEvent('key.limits_changed', after),
        before: limitsOf(before),
        after: limitsOf(after),
      });
      return after;
    });
  }
}

function limitsOf({ requestsPerMinute, tokensPerMonth, spendPerMonth }: ApiKey) {
  return { requestsPerMinute, tokensPerMonth, spendPerMonth };
}
