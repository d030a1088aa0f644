import type { Repository } from 'typeorm';
import type { UsageDay } from '../../usage/usage-day.entity.js';

/**
 * Selects the usage of an account since a UTC day. The two columns are compared as a row, so that the account's days are
 * read by the primary key: the index by day, which PostgreSQL may prefer, leads past the usage of all accounts.
 */
export function accountUsageSince(usage: Repository<UsageDay>, accountId: string, day: string) {
  return usage
    .createQueryBuilder('used')
    .where('used.accountId = :accountId', { accountId })
    .andWhere('(used.accountId, used.day) >= (:accountId, CAST(:day AS date))', { day });
}
