import { Get, Query } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/http/access.js';
import { Page } from '../common/http/page.js';
import { Documented } from '../common/openapi/documented.js';
import { LIST_REASONS } from '../common/openapi/operation-reasons.js';
import type { Principal } from '../common/http/principal.js';
import { toUsageResponse, UsageQuery } from './usage.dto.js';
import { USAGE, USAGE_EXAMPLE } from './usage-schema.js';
import { UsageService } from './usage.service.js';

@V1Controller('usage')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Documented({
    id: 'listUsage',
    tag: 'Usage',
    summary: 'List usage',
    description:
      'Requests, errors and tokens by day and credential, newest first. An app sees only its own usage.',
    data: USAGE,
    isList: true,
    example: USAGE_EXAMPLE,
    reasons: [...LIST_REASONS, 'concurrency_limited'],
  })
  @Get()
  @RequireScope('usage:read')
  async list(@CurrentPrincipal() principal: Principal, @Query() query: UsageQuery) {
    const { items, total } = await this.usage.list(principal, query);
    return new Page(items.map(toUsageResponse), total, query);
  }
}
