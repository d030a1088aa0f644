import { Body, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/access.js';
import { CallerSignal } from '../common/caller-signal.js';
import type { Principal } from '../common/principal.js';
import { JsonBodyInterceptor } from '../common/validation/json-body.interceptor.js';
import { toGenerationResponse } from '../generation/generation-response.js';
import { RefineRequest } from './refine.dto.js';
import { RefinementService } from './refinement.service.js';

@V1Controller('refine')
export class RefinementController {
  constructor(private readonly refinement: RefinementService) {}

  @Post()
  @HttpCode(200)
  @RequireScope('refine')
  @UseInterceptors(JsonBodyInterceptor)
  async refine(
    @CurrentPrincipal() principal: Principal,
    @Body() request: RefineRequest,
    @CallerSignal() signal: AbortSignal,
  ) {
    return toGenerationResponse(await this.refinement.refine(principal, request, { signal }));
  }
}
