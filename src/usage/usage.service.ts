import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import type { ErrorReason } from '../common/errors/error-codes.js';
import type { Principal } from '../common/http/principal.js';
import { dayOf } from './day-of.js';
import { readGrouping } from './usage-grouping.js';
import { UsageReport, type UsageReportPage } from './usage-report.js';
import type { UsageQuery } from './usage.dto.js';

const DAY_MS = 86_400_000;
const DAYS_DEFAULT = 30;
const DAYS_MAX = 366;

/** Usage by day, credential, model, template and end user, as callers read it. */
@Injectable()
export class UsageService {
  constructor(
    private readonly report: UsageReport,
    private readonly clock: Clock,
  ) {}

  /** One page of the account's usage, newest first; an app sees only its own. */
  list({ account, credential }: Principal, query: UsageQuery): Promise<UsageReportPage> {
    return this.report.read({
      accountId: account.id,
      clientId: credential.clientId,
      ...this.range(query),
      groupBy: readGrouping(query.group_by),
      ...(query.end_user !== undefined && { endUser: query.end_user }),
      ...(query.metadata !== undefined && { metadata: query.metadata }),
      limit: query.limit,
      offset: (query.page - 1) * query.limit,
    });
  }

  private range(query: UsageQuery): { from: string; to: string } {
    const to = query.to ?? dayOf(this.clock.now());
    const toMs = timeOf('to', to);
    const from = query.from ?? dayOf(toMs - (DAYS_DEFAULT - 1) * DAY_MS);
    const days = (toMs - timeOf('from', from)) / DAY_MS + 1;
    if (days < 1) throw invalidField('from', 'out_of_range', 'must not be after to');
    if (days > DAYS_MAX)
      throw invalidField('from', 'out_of_range', `must be at most ${DAYS_MAX} days before to`);
    return { from, to };
  }
}

// A well-formed day that does not exist, such as 2026-02-30, is parsed as another day or as invalid.
function timeOf(path: string, day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms) || dayOf(ms) !== day)
    throw invalidField(path, 'invalid_value', 'must be a valid date');
  return ms;
}

function invalidField(path: string, reason: ErrorReason, message: string): AppError {
  return new AppError(reason, `${path} ${message}`, { details: [{ path, message }] });
}
