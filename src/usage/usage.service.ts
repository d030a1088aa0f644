import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import type { ErrorReason } from '../common/error-codes.js';
import type { Principal } from '../common/principal.js';
import { HotPool } from '../database/database.module.js';
import { dayOf } from './usage-days.js';
import type { UsageQuery, UsageRow } from './usage.dto.js';

const DAY_MS = 86_400_000;
const DAYS_DEFAULT = 30;
const DAYS_MAX = 366;

@Injectable()
export class UsageService {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  /** One page of the account's usage by day and credential, newest first; an app sees only its own. */
  async list(
    { account, credential }: Principal,
    query: UsageQuery,
  ): Promise<{ items: UsageRow[]; total: number }> {
    const { from, to } = this.range(query);
    const owner = [account.id, credential.clientId, from, to];
    const [found, counted] = await Promise.all([
      this.pool.query<UsageRow>(LIST_USAGE_SQL, [...owner, query.limit, (query.page - 1) * query.limit]),
      this.pool.query<{ total: number }>(COUNT_USAGE_SQL, owner),
    ]);
    return { items: found.rows, total: counted.rows[0]!.total };
  }

  private range(query: UsageQuery): { from: string; to: string } {
    const to = query.to ?? dayOf(this.clock.now());
    const toMs = timeOf('to', to);
    const from = query.from ?? dayOf(toMs - (DAYS_DEFAULT - 1) * DAY_MS);
    const days = (toMs - timeOf('from', from)) / DAY_MS + 1;
    if (days < 1) throw refusal('from', 'out_of_range', 'must not be after to');
    if (days > DAYS_MAX) throw refusal('from', 'out_of_range', `must be at most ${DAYS_MAX} days before to`);
    return { from, to };
  }
}

// A day that has the form but is in no calendar, such as 2026-02-30, comes back as another one or as none.
function timeOf(path: string, day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms) || dayOf(ms) !== day)
    throw refusal(path, 'invalid_value', 'must be a day of the calendar');
  return ms;
}

function refusal(path: string, reason: ErrorReason, message: string): AppError {
  return new AppError(reason, `${path} ${message}`, { details: [{ path, message }] });
}

const WHERE = `
  WHERE account_id = $1 AND ($2::text IS NULL OR (credential_type = 'oauth_token' AND credential_id = $2))
    AND day BETWEEN $3 AND $4`;

const LIST_USAGE_SQL = `
  SELECT day::text, credential_type, credential_id, credential_name, requests::float8, errors::float8,
         rate_limited::float8, input_tokens::float8, output_tokens::float8
    FROM usage_days ${WHERE}
   ORDER BY usage_days.day DESC, credential_type, credential_id LIMIT $5 OFFSET $6`;

const COUNT_USAGE_SQL = `SELECT count(*)::int AS total FROM usage_days ${WHERE}`;
