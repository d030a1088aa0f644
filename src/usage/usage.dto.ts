import { About } from '../common/validation/described.js';
import { PageQuery } from '../common/page.js';
import { Matching, Optional } from '../common/validation/rules.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The query of `GET /v1/usage`. */
export class UsageQuery extends PageQuery {
  @About(
    'The first UTC day, inclusive; 29 days before `to` unless given, at most 366 days in all.',
    '2026-01-01',
  )
  @Optional()
  @Matching(DAY, 'must be a day, YYYY-MM-DD')
  from?: string;

  @About('The last UTC day, inclusive; today unless given.', '2026-01-31')
  @Optional()
  @Matching(DAY, 'must be a day, YYYY-MM-DD')
  to?: string;
}

/** One credential's figures of one day, as the database has them. */
export interface UsageRow {
  day: string;
  credential_type: string;
  credential_id: string;
  credential_name: string;
  requests: number;
  errors: number;
  rate_limited: number;
  input_tokens: number;
  output_tokens: number;
}

export function toUsageResponse(row: UsageRow) {
  return {
    date: row.day,
    credential: { type: row.credential_type, id: row.credential_id, name: row.credential_name },
    requests: row.requests,
    errors: row.errors,
    rate_limited: row.rate_limited,
    input_tokens: row.input_tokens,
    output_tokens: row.output_tokens,
    tokens: row.input_tokens + row.output_tokens,
  };
}
