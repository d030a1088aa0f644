import { Injectable } from '@nestjs/common';
import { HotPool } from '../../database/database.module.js';
import type { Generation } from '../../generation/generation.entity.js';
import { toGeneration, type GenerationRow } from '../../generation/generation-sql.js';
import { PAGE_SIZE } from '../frame/paging.js';

/** What of an account's history is asked for. */
export interface HistoryFilter {
  accountId: string;
  /** A part of the text. */
  search: string;
  /** A template's id, or `refine`; '' for all. */
  template: string;
  source: HistorySource | '';
  order: HistoryOrder;
  /** Where the page begins: after this one (a UUID). */
  from: string | null;
}

/** Where a text was asked for. */
export const HISTORY_SOURCES = {
  api_key: 'a key',
  oauth_token: 'an app',
  dashboard: 'the playground',
} as const;
export type HistorySource = keyof typeof HISTORY_SOURCES;

export const HISTORY_ORDERS = { '-written': 'DESC', written: 'ASC' } as const;
export type HistoryOrder = keyof typeof HISTORY_ORDERS;

/** A page of a history. */
export interface FoundTexts {
  generations: Generation[];
  /** Where the next page begins; null where this is the last. */
  next: string | null;
  /** Whether there is more to look through, while what matched so far is all here. */
  isPartial: boolean;
}

/** How many texts one page looks through for those that match: it bounds the time that a search takes. */
export const LOOKED_THROUGH_MAX = 2_000;
const CHAIN_MAX = 100;

/** Finds texts in the history of an account. Pages begin where the last one ended, so deep ones cost no more. */
@Injectable()
export class HistorySearch {
  constructor(private readonly pool: HotPool) {}

  async page(filter: HistoryFilter): Promise<FoundTexts> {
    const { accountId, search, template, source, order, from } = filter;
    const pattern = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
    const values = [accountId, from, template || null, source || null, pattern];
    const { rows } = await this.pool.query<GenerationRow>(pageSql(order, search), values);
    const generations = rows.slice(0, PAGE_SIZE).map(toGeneration);
    if (rows.length > PAGE_SIZE) return { generations, next: generations.at(-1)!.id, isPartial: false };
    const end = await this.endOfLook(accountId, from, order);
    return { generations, next: end, isPartial: end !== null };
  }

  /** A text with all that it was refined from and all that was refined from it, oldest first. */
  async chain(accountId: string, id: string): Promise<Generation[]> {
    const { rows } = await this.pool.query<GenerationRow>(CHAIN_SQL, [accountId, id, CHAIN_MAX]);
    return rows.map(toGeneration);
  }

  // The last text that a page looked at; null where there are none beyond.
  private async endOfLook(accountId: string, from: string | null, order: HistoryOrder) {
    const { rows } = await this.pool.query<{ id: string }>(END_SQL[order], [accountId, from]);
    return rows.length > 1 ? rows[0]!.id : null;
  }
}

const lookedAt = (columns: string, order: HistoryOrder) => `
    SELECT ${columns} FROM generations
     WHERE account_id = $1 AND ($2::uuid IS NULL OR id ${order === 'written' ? '>' : '<'} $2)
     ORDER BY id ${HISTORY_ORDERS[order]}`;

// Only letters beyond ASCII need the rules of a language; those take several times as long.
const contains = (search: string) =>
  /^[ -~]*$/.test(search) ? 'content COLLATE "C" ILIKE $5' : 'content ILIKE $5';

const pageSql = (order: HistoryOrder, search: string) => `
  SELECT * FROM (${lookedAt('*', order)} LIMIT ${LOOKED_THROUGH_MAX}) AS looked_at
   WHERE ($3::text IS NULL OR template = $3) AND ($4::text IS NULL OR credential_type = $4)
     AND ($5::text IS NULL OR ${contains(search)})
   ORDER BY id ${HISTORY_ORDERS[order]} LIMIT ${PAGE_SIZE + 1}`;

const endSql = (order: HistoryOrder) => `${lookedAt('id', order)} OFFSET ${LOOKED_THROUGH_MAX - 1} LIMIT 2`;

const END_SQL = { written: endSql('written'), '-written': endSql('-written') };

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
