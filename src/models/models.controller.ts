import { Get, Query } from '@nestjs/common';
import { CurrentPrincipal, V1Controller } from '../common/http/access.js';
import { Page, PageQuery } from '../common/http/page.js';
import type { Principal } from '../common/http/principal.js';
import { Documented } from '../common/openapi/documented.js';
import { LIST_REASONS } from '../common/openapi/operation-reasons.js';
import { ModelAccess } from './model-access.js';
import { MODEL, MODEL_EXAMPLE, toModelResponse } from './model-response.js';

@V1Controller('models')
export class ModelsController {
  constructor(private readonly access: ModelAccess) {}

  @Documented({
    id: 'listModels',
    tag: 'Models',
    summary: 'List the models',
    description: 'The models that this credential may use, in the order in which they are called.',
    data: MODEL,
    isList: true,
    example: MODEL_EXAMPLE,
    reasons: LIST_REASONS,
  })
  @Get()
  async list(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery) {
    const models = await this.access.allowed(principal);
    return Page.of(
      models.map((model, index) => toModelResponse(model, index === 0)),
      query,
    );
  }
}
