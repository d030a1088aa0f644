import { Body, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/access.js';
import type { Principal } from '../common/principal.js';
import { CallerSignal } from '../common/caller-signal.js';
import { JsonBodyInterceptor } from '../common/validation/json-body.interceptor.js';
import { GenerateRequest } from './generate.dto.js';
import { toGenerationResponse } from './generation-response.js';
import { GenerationService } from './generation.service.js';

@V1Controller('generate')
export class GenerationController {
  constructor(private readonly generation: GenerationService) {}

  @Post()
  @HttpCode(200)
  @RequireScope('generate')
  @UseInterceptors(JsonBodyInterceptor)
  async generate(
    @CurrentPrincipal() principal: Principal,
    @Body() request: GenerateRequest,
    @CallerSignal() signal: AbortSignal,
  ) {
    return toGenerationResponse(await this.generation.generate(principal, request, { signal }));
  }
}
