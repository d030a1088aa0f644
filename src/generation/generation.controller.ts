import { Body, HttpCode, Post } from '@nestjs/common';
import { CurrentPrincipal, LimitConcurrency, RequireScope, V1Controller } from '../common/http/access.js';
import { Documented } from '../common/openapi/documented.js';
import { WRITING_REASONS } from '../common/openapi/operation-reasons.js';
import type { Principal } from '../common/http/principal.js';
import { CurrentCaller, type Caller } from './caller.js';
import { GenerateRequest } from './generate.dto.js';
import { GENERATION, GENERATION_EXAMPLE } from './generation-schema.js';
import { GenerationService } from './generation.service.js';

@V1Controller('generate')
export class GenerationController {
  constructor(private readonly generation: GenerationService) {}

  @Documented({
    id: 'generate',
    tag: 'Texts',
    summary: 'Write a text',
    description:
      'Writes new content from a prompt with a template. The body is JSON of at most 1 MiB. Unknown fields are rejected.',
    data: GENERATION,
    example: GENERATION_EXAMPLE,
    reasons: [...WRITING_REASONS, 'out_of_range', 'template_not_found', 'unsupported_language'],
    writesText: true,
  })
  @Post()
  @HttpCode(200)
  @RequireScope('generate')
  @LimitConcurrency()
  generate(
    @CurrentPrincipal() principal: Principal,
    @Body() request: GenerateRequest,
    @CurrentCaller() caller: Caller,
  ) {
    return this.generation.generate(principal, request, caller);
  }
}
