import { Describe, apiField } from '../common/validation/describe.js';
import { PageQuery } from '../common/http/page.js';
import { Day } from '../common/validation/day-rule.js';
import { EndUser, MetadataFilter } from '../common/validation/label-rules.js';
import { Optional, rule } from '../common/validation/rules.js';
import { toMoney } from '../common/money/money.js';
import { DEFAULT_GROUPING, GROUPING_PATTERN, groupingFailures, type Dimension } from './usage-grouping.js';
import type { UsageFigures, UsageRow } from './usage-report.js';

/** The query of `GET /v1/usage`. */
export class UsageQuery extends PageQuery {
  @Describe(
    'The first UTC day, inclusive. Defaults to 29 days before `to`; the range is at most 366 days.',
    '2026-01-01',
  )
  @Optional()
  @Day()
  from?: string;

  @Describe('The last UTC day, inclusive. Defaults to today.', '2026-01-31')
  @Optional()
  @Day()
  to?: string;

  @Describe(
    'What rows are grouped by: any of `day`, `credential`, `model`, `template` and `end_user`, separated by commas.',
    'day,end_user',
  )
  @apiField({ type: 'string', pattern: GROUPING_PATTERN })
  @rule('grouping', groupingFailures)
  group_by: string = DEFAULT_GROUPING;

  @Describe('Only generations for this end user.', 'user-4711')
  @Optional()
  @EndUser()
  end_user?: string;

  @Describe(
    'Only generations in the history with these pairs in their `metadata`. Each pair is a parameter of its own: `metadata.customer=acme`.',
    { 'metadata.customer': 'acme' },
  )
  @Optional()
  @MetadataFilter()
  metadata?: Record<string, string>;
}

/** One row of a report as callers see it: what it is grouped by, and its figures. */
export function toUsageResponse(row: UsageRow, groupBy: ReadonlySet<Dimension>, currency: string) {
  const { credentialType: type, credentialId: id, credentialName: name } = row;
  return {
    ...(groupBy.has('day') && { date: row.day }),
    ...(groupBy.has('credential') && { credential: { type, id, name } }),
    ...(groupBy.has('model') && { model: row.model }),
    ...(groupBy.has('template') && { template: row.template }),
    ...(groupBy.has('end_user') && { end_user: row.endUser }),
    ...toFigures(row, currency),
  };
}

/** Figures of a row, or of all rows together, as callers see them. */
export function toFigures(used: UsageFigures, currency: string) {
  return {
    requests: used.requests,
    errors: used.errors,
    rate_limited: used.rateLimited,
    input_tokens: used.inputTokens,
    output_tokens: used.outputTokens,
    tokens: used.inputTokens + used.outputTokens,
    cost: toMoney(used.cost, currency),
  };
}
