import { HttpCode, Post } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/access.js';
import type { Principal } from '../common/principal.js';
import { JsonBody } from '../common/validation/json-body.js';
import { CurrentCaller, type Caller } from '../generation/caller.js';
import { RefineRequest } from './refine.dto.js';
import { RefinementService } from './refinement.service.js';

@V1Controller('refine')
export class RefinementController {
  constructor(private readonly refinement: RefinementService) {}

  @Post()
  @HttpCode(200)
  @RequireScope('refine')
  refine(
    @CurrentPrincipal() principal: Principal,
    @JsonBody() request: RefineRequest,
    @CurrentCaller() caller: Caller,
  ) {
    return this.refinement.refine(principal, request, caller);
  }
}
