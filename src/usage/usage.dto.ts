import { IsString, Matches } from 'class-validator';
import { Describe, apiField } from '../common/validation/describe.js';
import { PageQuery } from '../common/http/page.js';
import { Optional } from '../common/validation/rules.js';
import type { UsageDay } from './usage-day.entity.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The query of `GET /v1/usage`. */
export class UsageQuery extends PageQuery {
  @Describe(
    'The first UTC day, inclusive. Defaults to 29 days before `to`; the range is at most 366 days.',
    '2026-01-01',
  )
  @Optional()
  @apiField({ type: 'string', pattern: DAY.source })
  @Matches(DAY, { message: 'must be a day, YYYY-MM-DD' })
  @IsString({ message: 'must be a string' })
  from?: string;

  @Describe('The last UTC day, inclusive. Defaults to today.', '2026-01-31')
  @Optional()
  @apiField({ type: 'string', pattern: DAY.source })
  @Matches(DAY, { message: 'must be a day, YYYY-MM-DD' })
  @IsString({ message: 'must be a string' })
  to?: string;
}

/** One credential's figures of one day, as callers see them. */
export function toUsageResponse(used: UsageDay) {
  return {
    date: used.day,
    credential: { type: used.credentialType, id: used.credentialId, name: used.credentialName },
    requests: used.requests,
    errors: used.errors,
    rate_limited: used.rateLimited,
    input_tokens: used.inputTokens,
    output_tokens: used.outputTokens,
    tokens: used.inputTokens + used.outputTokens,
  };
}
