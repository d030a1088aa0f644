import { Get, Query } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/http/access.js';
import { Page } from '../common/http/page.js';
import { Config } from '../config/config.js';
import { Documented } from '../common/openapi/documented.js';
import { FILTERED_LIST_REASONS } from '../common/openapi/operation-reasons.js';
import type { Principal } from '../common/http/principal.js';
import { readGrouping } from './usage-grouping.js';
import { toFigures, toUsageResponse, UsageQuery } from './usage.dto.js';
import { USAGE, USAGE_EXAMPLE, USAGE_TOTALS, USAGE_TOTALS_EXAMPLE } from './usage-schema.js';
import { UsageService } from './usage.service.js';

@V1Controller('usage')
export class UsageController {
  constructor(
    private readonly usage: UsageService,
    private readonly config: Config,
  ) {}

  @Documented({
    id: 'listUsage',
    tag: 'Usage',
    summary: 'List usage',
    description:
      'Requests, errors, tokens and cost, newest first, by day and credential or as `group_by` says. Requests without a generation have no model, template and end user. However usage is grouped, the rows add up to the same totals. An app sees only its own usage.',
    data: USAGE,
    isList: true,
    example: USAGE_EXAMPLE,
    totals: { schema: USAGE_TOTALS, example: USAGE_TOTALS_EXAMPLE },
    reasons: FILTERED_LIST_REASONS,
  })
  @Get()
  @RequireScope('usage:read')
  async list(@CurrentPrincipal() principal: Principal, @Query() query: UsageQuery) {
    const { rows, total, totals } = await this.usage.list(principal, query);
    const { currency } = this.config;
    const groupBy = readGrouping(query.group_by);
    const items = rows.map((row) => toUsageResponse(row, groupBy, currency));
    return new Page(items, total, query, toFigures(totals, currency));
  }
}
