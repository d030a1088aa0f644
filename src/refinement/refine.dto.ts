import { IsString, Matches } from 'class-validator';
import { Describe, apiField } from '../common/validation/describe.js';
import { EitherThisOr } from '../common/validation/either-rule.js';
import { Optional, Text } from '../common/validation/rules.js';
import { LabeledRequest } from '../generation/labeled-request.dto.js';
import { RequestedModel, Streamed } from '../generation/text-request-fields.js';

/** Code points of the longest text that can be improved. */
export const CONTENT_LENGTH_MAX = 100_000;

/** The body of `POST /v1/refine`. */
export class RefineRequest extends LabeledRequest {
  @Describe(
    'The text to improve. Omit it if `generation_id` is set.',
    'Their is fresh bread every morning, and it dont cost much.',
  )
  @Text({ max: CONTENT_LENGTH_MAX })
  @EitherThisOr('generation_id')
  content?: string;

  @Describe(
    'The id of your own generation to improve, instead of `content`.',
    'gen_019b3c7e5d1a7c3e8f4b2a6d9e0c1f57',
  )
  @Optional()
  @apiField({ type: 'string', pattern: /^[\x21-\x7e]{1,128}$/.source })
  @Matches(/^[\x21-\x7e]{1,128}$/, { message: 'must be the id of a generation' })
  @IsString({ message: 'must be a string' })
  generation_id?: string;

  @Describe('What to change.', 'Fix the grammar and make it friendlier')
  @Text({ max: 4_000, trim: true, visible: true })
  instructions: string;

  @RequestedModel()
  model?: string;

  @Streamed()
  stream: boolean = false;
}
