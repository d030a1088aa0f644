import { Delete, Get, Param, Query } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/http/access.js';
import { Page } from '../common/http/page.js';
import { Documented } from '../common/openapi/documented.js';
import { FILTERED_LIST_REASONS, NO_BODY_REASONS } from '../common/openapi/operation-reasons.js';
import type { Principal } from '../common/http/principal.js';
import { toGenerationResponse } from './generation-response.js';
import { DELETED_EXAMPLE, DELETED_GENERATION, GENERATION, GENERATION_EXAMPLE } from './generation-schema.js';
import { HistoryQuery } from './history.dto.js';
import { HistoryService } from './history.service.js';

const GENERATION_ID = { description: 'The id of a generation.', example: GENERATION_EXAMPLE.id };

@V1Controller('generations')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Documented({
    id: 'listGenerations',
    tag: 'History',
    summary: 'List generations',
    description:
      'The generations of the account, newest first, all or those with an `end_user` and `metadata`. An app sees only its own.',
    data: GENERATION,
    isList: true,
    example: GENERATION_EXAMPLE,
    reasons: FILTERED_LIST_REASONS,
  })
  @Get()
  @RequireScope('generations:read')
  async list(@CurrentPrincipal() principal: Principal, @Query() query: HistoryQuery) {
    const { items, total } = await this.history.list(principal, query);
    return new Page(items.map(toGenerationResponse), total, query);
  }

  @Documented({
    id: 'getGeneration',
    tag: 'History',
    summary: 'Get a generation',
    description: 'A generation of the account. The ids of other accounts return 404.',
    data: GENERATION,
    example: GENERATION_EXAMPLE,
    reasons: ['not_found'],
    pathId: GENERATION_ID,
  })
  @Get(':id')
  @RequireScope('generations:read')
  async get(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    return toGenerationResponse(await this.history.get(principal, id));
  }

  @Documented({
    id: 'deleteGeneration',
    tag: 'History',
    summary: 'Delete a generation',
    description: 'Deletes a generation permanently. Its usage figures are kept.',
    data: DELETED_GENERATION,
    example: DELETED_EXAMPLE,
    reasons: [...NO_BODY_REASONS, 'not_found'],
    pathId: GENERATION_ID,
  })
  @Delete(':id')
  @RequireScope('generations:delete')
  async delete(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    await this.history.delete(principal, id);
    return { id, deleted: true };
  }
}
