import { PageQuery } from '../common/http/page.js';
import { Describe } from '../common/validation/describe.js';
import { EndUser, MetadataFilter } from '../common/validation/label-rules.js';
import { Optional } from '../common/validation/rules.js';

/** The query of `GET /v1/generations`. */
export class HistoryQuery extends PageQuery {
  @Describe('Only generations with this `end_user`.', 'user-4711')
  @Optional()
  @EndUser()
  end_user?: string;

  @Describe(
    'Only generations with these pairs in their `metadata`. Each pair is a parameter of its own: `metadata.customer=acme`.',
    { 'metadata.customer': 'acme' },
  )
  @Optional()
  @MetadataFilter()
  metadata?: Record<string, string>;
}
