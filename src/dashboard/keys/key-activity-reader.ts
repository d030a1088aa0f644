import { Injectable } from '@nestjs/common';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import { RequestLogReader, type FoundCall } from '../../request-log/request-log-reader.js';
import { RequestStatistics, type CallStatistics } from '../../request-log/request-statistics.js';
import { DAYS_DEFAULT, UsageFigures, type DayFigures } from '../charts/usage-figures.js';

/** What a key was used for lately. */
export interface KeyActivity {
  /** The figures of each of the last 30 days. */
  figures: DayFigures[];
  statistics: CallStatistics;
  calls: FoundCall[];
}

const CALLS = 8;

/** Reads the usage of a key, which is exact, and its calls and their durations from the request log. */
@Injectable()
export class KeyActivityReader {
  constructor(
    private readonly usage: UsageFigures,
    private readonly statistics: RequestStatistics,
    private readonly log: RequestLogReader,
  ) {}

  async read({ accountId, id }: Pick<ApiKey, 'accountId' | 'id'>): Promise<KeyActivity> {
    const caller = { credentialId: id };
    const [figures, statistics, calls] = await Promise.all([
      this.usage.ofAccount(accountId, undefined, caller),
      this.statistics.ofLast(DAYS_DEFAULT, accountId, caller),
      this.log.lastOf(accountId, caller, CALLS),
    ]);
    return { figures, statistics, calls };
  }
}
