import { Delete, Get, Param, Query } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/access.js';
import { Page, PageQuery } from '../common/page.js';
import type { Principal } from '../common/principal.js';
import { toGenerationResponse } from './generation-response.js';
import { HistoryService } from './history.service.js';

@V1Controller('generations')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get()
  @RequireScope('generations:read')
  async list(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery) {
    const { items, total } = await this.history.list(principal, query);
    return new Page(items.map(toGenerationResponse), total, query);
  }

  @Get(':id')
  @RequireScope('generations:read')
  async get(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    return toGenerationResponse(await this.history.get(principal, id));
  }

  @Delete(':id')
  @RequireScope('generations:delete')
  async delete(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    await this.history.delete(principal, id);
    return { id, deleted: true };
  }
}
