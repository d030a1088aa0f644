import { Flag, Matching, Optional, Text } from '../common/validation/rules.js';

/** The body of `POST /v1/refine`. */
export class RefineRequest {
  /** The text to improve, 1 to 100,000 characters; left out where `generation_id` names one. */
  @Optional()
  @Text({ max: 100_000 })
  content?: string;

  /** The caller's own generation to improve, in place of `content`. */
  @Optional()
  @Matching(/^[\x21-\x7e]{1,128}$/, 'must be the id of a generation')
  generation_id?: string;

  /** What to change, 1 to 4,000 characters. */
  @Text({ max: 4_000, trim: true })
  instructions: string;

  /** Answer with a stream of server-sent events. */
  @Flag()
  stream: boolean = false;
}
