import { Body, HttpCode, Post } from '@nestjs/common';
import { CurrentPrincipal, LimitConcurrency, RequireScope, V1Controller } from '../common/http/access.js';
import { Documented } from '../common/openapi/documented.js';
import { WRITING_REASONS } from '../common/openapi/operation-reasons.js';
import type { Principal } from '../common/http/principal.js';
import { CurrentCaller, type Caller } from '../generation/caller.js';
import { GENERATION, REFINED_EXAMPLE } from '../generation/generation-schema.js';
import { RefineRequest } from './refine.dto.js';
import { RefinementService } from './refinement.service.js';

@V1Controller('refine')
export class RefinementController {
  constructor(private readonly refinement: RefinementService) {}

  @Documented({
    id: 'refine',
    tag: 'Texts',
    summary: 'Improve a text',
    description:
      'Changes a text by instructions. Send either `content` or the `generation_id` of your own generation. Instructions that the engine could not follow are returned as warnings. If it could follow none, the request is rejected.',
    data: GENERATION,
    example: REFINED_EXAMPLE,
    reasons: [...WRITING_REASONS, 'not_found', 'unsupported_instructions'],
    writesText: true,
  })
  @Post()
  @HttpCode(200)
  @RequireScope('refine')
  @LimitConcurrency()
  refine(
    @CurrentPrincipal() principal: Principal,
    @Body() request: RefineRequest,
    @CurrentCaller() caller: Caller,
  ) {
    return this.refinement.refine(principal, request, caller);
  }
}
