import { Get, Query } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/access.js';
import { Page } from '../common/page.js';
import type { Principal } from '../common/principal.js';
import { toUsageResponse, UsageQuery } from './usage.dto.js';
import { UsageService } from './usage.service.js';

@V1Controller('usage')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get()
  @RequireScope('usage:read')
  async list(@CurrentPrincipal() principal: Principal, @Query() query: UsageQuery) {
    const { items, total } = await this.usage.list(principal, query);
    return new Page(items.map(toUsageResponse), total, query);
  }
}
