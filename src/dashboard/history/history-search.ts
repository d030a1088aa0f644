import { Injectable } from '@nestjs/common';
import { HotPool } from '../../database/database.module.js';
import type { Generation } from '../../generation/generation.js';
import { toGeneration, type GenerationRow } from '../../generation/generation-sql.js';

/** What of an account's history is asked for. */
export interface HistoryFilter {
  accountId: string;
  /** A part of the text. */
  search: string;
  /** A template's id, or `refine`; '' for all. */
  template: string;
  source: HistorySource | '';
  /** Only what is older than this one (a UUID): the next page. */
  before: string | null;
}

/** Where a text was asked for. */
export const HISTORY_SOURCES = {
  api_key: 'a key',
  oauth_token: 'an app',
  dashboard: 'the playground',
} as const;
export type HistorySource = keyof typeof HISTORY_SOURCES;

export const PAGE_SIZE = 20;
/** How far back a search looks: the newest texts of the account. It bounds the time that a search takes. */
export const SEARCHED_MAX = 5_000;
const CHAIN_MAX = 100;

/** Finds texts in the history of an account. Pages begin where the last one ended, so deep ones cost no more. */
@Injectable()
export class HistorySearch {
  constructor(private readonly pool: HotPool) {}

  /** One page, newest first, and whether there are older ones. */
  async page(filter: HistoryFilter): Promise<{ generations: Generation[]; hasMore: boolean }> {
    const { accountId, search, template, source, before } = filter;
    const pattern = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
    const values = [
      accountId,
      before,
      template || null,
      source || null,
      pattern,
      PAGE_SIZE + 1,
      SEARCHED_MAX,
    ];
    const { rows } = await this.pool.query<GenerationRow>(PAGE_SQL, values);
    return { generations: rows.slice(0, PAGE_SIZE).map(toGeneration), hasMore: rows.length > PAGE_SIZE };
  }

  /** A text with all that it was refined from and all that was refined from it, oldest first. */
  async chain(accountId: string, id: string): Promise<Generation[]> {
    const { rows } = await this.pool.query<GenerationRow>(CHAIN_SQL, [accountId, id, CHAIN_MAX]);
    return rows.map(toGeneration);
  }
}

const PAGE_SQL = `
  SELECT * FROM (
    SELECT * FROM generations
     WHERE account_id = $1 AND ($2::uuid IS NULL OR id < $2) AND ($3::text IS NULL OR template = $3)
       AND ($4::text IS NULL OR credential_type = $4)
     ORDER BY id DESC LIMIT CASE WHEN $5::text IS NULL THEN $6::int ELSE $7::int END
  ) AS newest
   WHERE $5::text IS NULL OR content ILIKE $5
   ORDER BY id DESC LIMIT $6`;

const CHAIN_SQL = `
  WITH RECURSIVE up AS (
    SELECT id, refined_from, 1 AS depth FROM generations WHERE id = $2 AND account_id = $1
    UNION ALL
    SELECT origin.id, origin.refined_from, up.depth + 1
      FROM generations origin JOIN up ON origin.id = up.refined_from WHERE origin.account_id = $1 AND up.depth < $3
  ), chain AS (
    (SELECT id, 1 AS depth FROM up ORDER BY up.depth DESC LIMIT 1)
    UNION ALL
    SELECT next.id, chain.depth + 1
      FROM generations next JOIN chain ON next.refined_from = chain.id WHERE next.account_id = $1 AND chain.depth < $3
  )
  SELECT * FROM generations WHERE id IN (SELECT id FROM chain LIMIT $3) ORDER BY id`;
