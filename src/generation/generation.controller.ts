import { HttpCode, Post } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/access.js';
import type { Principal } from '../common/principal.js';
import { JsonBody } from '../common/validation/json-body.js';
import { CurrentCaller, type Caller } from './caller.js';
import { GenerateRequest } from './generate.dto.js';
import { GenerationService } from './generation.service.js';

@V1Controller('generate')
export class GenerationController {
  constructor(private readonly generation: GenerationService) {}

  @Post()
  @HttpCode(200)
  @RequireScope('generate')
  generate(
    @CurrentPrincipal() principal: Principal,
    @JsonBody() request: GenerateRequest,
    @CurrentCaller() caller: Caller,
  ) {
    return this.generation.generate(principal, request, caller);
  }
}
