import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountQueries } from '../database/account-queries.js';
import { UsageDay } from './usage-day.entity.js';
import { usageReport, type UsageReportFilter } from './usage-report-sql.js';

export interface UsageFigures {
  requests: number;
  /** Responses of 4xx and 5xx, except 429. */
  errors: number;
  rateLimited: number;
  inputTokens: number;
  outputTokens: number;
  /** Nano-units of the currency. */
  cost: bigint;
}

/** One row of a report; has only the columns that it is grouped by. */
export interface UsageRow extends UsageFigures {
  /** A UTC day, `YYYY-MM-DD`. */
  day?: string;
  credentialType?: string;
  credentialId?: string;
  credentialName?: string;
  /** Null for requests without a generation. */
  model?: string | null;
  template?: string | null;
  endUser?: string | null;
}

/** One page of a report, with the number of all rows and their sums. */
export interface UsageReportPage {
  rows: UsageRow[];
  total: number;
  totals: UsageFigures;
}

/** Reads usage grouped by any of its dimensions. Uses SQL, because the query builder has no `UNION`. */
@Injectable()
export class UsageReport {
  constructor(
    @InjectRepository(UsageDay) private readonly days: Repository<UsageDay>,
    private readonly queries: AccountQueries,
  ) {}

  async read(filter: UsageReportFilter): Promise<UsageReportPage> {
    const { text, values } = usageReport(filter);
    const found = await this.queries.run(filter.accountId, () =>
      this.days.query<Record<string, string | null>[]>(text, values),
    );
    const [first] = found as [Record<string, string | null>];
    // A page past the end is one row without figures.
    const rows = found.filter(({ requests }) => requests !== null).map(toRow);
    return { rows, total: Number(first.total), totals: toFigures(first, 'total_') };
  }
}

function toRow(row: Record<string, string | null>): UsageRow {
  return {
    ...(row.day && { day: row.day }),
    ...(row.credential_id && {
      credentialType: row.credential_type!,
      credentialId: row.credential_id,
      credentialName: row.credential_name!,
    }),
    model: row.model ?? null,
    template: row.template ?? null,
    endUser: row.end_user ?? null,
    ...toFigures(row),
  };
}

function toFigures(row: Record<string, string | null>, prefix = ''): UsageFigures {
  const read = (name: string) => row[prefix + name]!;
  return {
    requests: Number(read('requests')),
    errors: Number(read('errors')),
    rateLimited: Number(read('rate_limited')),
    inputTokens: Number(read('input_tokens')),
    outputTokens: Number(read('output_tokens')),
    cost: BigInt(read('cost')),
  };
}
