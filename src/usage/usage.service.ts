import { Injectable } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import type { Principal } from '../common/http/principal.js';
import { DAY_MS } from '../common/time/day-ms.js';
import { FIRST_DAY, startOfDay } from '../common/validation/day-rule.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import { dayOf } from '../common/time/day-of.js';
import { readGrouping } from './usage-grouping.js';
import { UsageReport, type UsageReportPage } from './usage-report.js';
import type { UsageQuery } from './usage.dto.js';

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
    const toMs = startOfDay(to);
    const from = query.from ?? dayOf(Math.max(startOfDay(FIRST_DAY), toMs - (DAYS_DEFAULT - 1) * DAY_MS));
    const days = (toMs - startOfDay(from)) / DAY_MS + 1;
    if (days < 1) throw invalidFrom(query.to ? 'must not be after to' : 'must not be in the future');
    if (days > DAYS_MAX) throw invalidFrom(`must be at most ${DAYS_MAX - 1} days before to`);
    return { from, to };
  }
}

function invalidFrom(message: string): AppError {
  return invalidRequest([{ reason: 'out_of_range', path: 'from', message }]);
}
