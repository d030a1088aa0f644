import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { lowestIdAt } from '../common/time/time-ordered-id.js';
import { Clock } from '../common/time/clock.js';
import { DAY_MS } from '../common/time/day-ms.js';
import { AccountQueries } from '../database/account-queries.js';
import { LoggedRequest } from './logged-request.entity.js';
import type { CallerRef } from './request-log-reader.js';

/** How long the calls of a period took. In a busy period, the figures are of a sample that is spread over the period. */
export interface CallStatistics {
  /** The time that half of the calls, and 95 % of them, took at most; null without calls. */
  p50Ms: number | null;
  p95Ms: number | null;
}

/** A period in milliseconds since the epoch: from, inclusive, and to, exclusive. */
interface Period {
  fromMs: number;
  toMs: number;
}

/** The period is divided into parts of the same length, and the latest calls of each part are read. */
const PARTS = 15;
const CALLS_PER_PART_MAX = 100;
/** The most calls that are read for one period. */
export const TIMED_CALLS_MAX = PARTS * CALLS_PER_PART_MAX;

/** Computes figures of the request log, from a bounded number of its rows. */
@Injectable()
export class RequestStatistics {
  constructor(
    @InjectRepository(LoggedRequest) private readonly requests: Repository<LoggedRequest>,
    private readonly queries: AccountQueries,
    private readonly clock: Clock,
  ) {}

  /** The figures of the last days until now, as `inPeriod` computes them. */
  ofLast(days: number, accountId: string, caller?: CallerRef): Promise<CallStatistics> {
    const now = this.clock.now();
    return this.inPeriod(accountId, { fromMs: now - days * DAY_MS, toMs: now + 1 }, caller);
  }

  /** The figures of an account, or of one of its keys or apps. */
  async inPeriod(accountId: string, { fromMs, toMs }: Period, caller?: CallerRef): Promise<CallStatistics> {
    const bounds = Array.from({ length: PARTS + 1 }, (_, part) =>
      lowestIdAt(fromMs + ((toMs - fromMs) * part) / PARTS),
    );
    const { credentialId = null, clientId = null } = { ...caller } as Partial<Record<string, string>>;
    const condition = credentialId ? 'credential_id = $2' : clientId ? 'client_id = $2' : '$2::text IS NULL';
    const parameters = [accountId, credentialId ?? clientId, ...bounds];
    const [found] = await this.queries.run(accountId, () =>
      this.requests.query<StatisticsRow[]>(statisticsSql(condition), parameters),
    );
    const [p50Ms = null, p95Ms = null] = found!.times ?? [];
    return { p50Ms, p95Ms };
  }
}

interface StatisticsRow {
  times: number[] | null;
}

/**
 * Each part is written out. If PostgreSQL didn't know the bounds, it would expect little between them, and read all calls
 * of the part instead of those that an index finds.
 */
function statisticsSql(condition: string): string {
  const parts = Array.from(
    { length: PARTS },
    (_, part) => `
      (SELECT duration_ms FROM request_log
        WHERE account_id = $1 AND ${condition} AND id >= $${part + 3} AND id < $${part + 4}
        ORDER BY id DESC LIMIT ${CALLS_PER_PART_MAX})`,
  );
  return `
    SELECT percentile_disc(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY duration_ms) AS times
      FROM (${parts.join(' UNION ALL ')}) AS call`;
}
