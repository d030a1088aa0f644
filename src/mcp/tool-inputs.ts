import { OmitType } from '@nestjs/swagger';
import { PageQuery } from '../common/http/page.js';
import { Describe } from '../common/validation/describe.js';
import { EndUser, Metadata } from '../common/validation/label-rules.js';
import { Optional } from '../common/validation/rules.js';
import { GenerateRequest } from '../generation/generate.dto.js';
import { RefineRequest } from '../refinement/refine.dto.js';

/** The arguments of `generate`: the body of `POST /v1/generate`. The result of a tool is never streamed. */
export class GenerateArguments extends OmitType(GenerateRequest, ['stream']) {}

/** The arguments of `refine`: the body of `POST /v1/refine`. */
export class RefineArguments extends OmitType(RefineRequest, ['stream']) {}

/** The arguments of `list_templates`. */
export class ListTemplatesArguments extends PageQuery {}

/** The arguments of `list_generations`. They have the rules of the query of `GET /v1/generations`, but as JSON. */
export class ListGenerationsArguments extends PageQuery {
  @Describe('Only generations with this `end_user`.', 'user-4711')
  @Optional()
  @EndUser()
  end_user?: string;

  @Describe('Only generations with these pairs in their `metadata`.', { customer: 'acme' })
  @Optional()
  @Metadata()
  metadata?: Record<string, string>;
}
