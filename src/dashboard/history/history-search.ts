import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, type Repository, type SelectQueryBuilder } from 'typeorm';
import { AccountQueries } from '../../database/account-queries.js';
import { Generation } from '../../generation/generation.entity.js';
import { TextSearch, type MatchingTexts } from '../../search/text-search.js';
import { PAGE_SIZE } from '../frame/paging.js';

/** The filter of a search. */
export interface HistoryFilter {
  accountId: string;
  /** The words to find; '' for all texts. */
  words: string;
  /** A template's id, or `refine`; '' for all. */
  template: string;
  source: HistorySource | '';
  order: HistoryOrder;
  /** The generation (a UUID) after which the page begins. */
  from: string | null;
}

/** The source of a generation. */
export const HISTORY_SOURCES = {
  api_key: 'a key',
  oauth_token: 'an app',
  dashboard: 'the playground',
} as const;
export type HistorySource = keyof typeof HISTORY_SOURCES;

export const HISTORY_ORDERS = { '-written': 'DESC', written: 'ASC' } as const;
type HistoryOrder = keyof typeof HISTORY_ORDERS;

/** A page of a history. */
export interface FoundTexts {
  generations: Generation[];
  /** The start of the next page; null on the last one. */
  next: string | null;
  /** Whether there are texts left to search. */
  isPartial: boolean;
}

/** The number of texts that one page scans for a template or source, which bounds its time. */
export const SCANNED_GENERATIONS_MAX = 2_000;
const CHAIN_MAX = 100;

/** Searches the history of an account. A page begins where the last one ended, so deep pages cost no more. */
@Injectable()
export class HistorySearch {
  constructor(
    @InjectRepository(Generation) private readonly generations: Repository<Generation>,
    private readonly queries: AccountQueries,
    private readonly texts: TextSearch,
  ) {}

  page(filter: HistoryFilter): Promise<FoundTexts> {
    return this.queries.run(filter.accountId, async () => {
      const { ids, last } = await (filter.words ? this.search(filter) : this.scan(filter));
      const where = { id: In(ids.slice(0, PAGE_SIZE)) };
      const generations = await this.generations.find({ where, order: { id: HISTORY_ORDERS[filter.order] } });
      if (ids.length > PAGE_SIZE) return { generations, next: ids[PAGE_SIZE - 1]!, isPartial: false };
      return { generations, next: last, isPartial: last !== null };
    });
  }

  /** Returns a generation with all its ancestors and descendants by refinement, oldest first. */
  chain(accountId: string, id: string): Promise<Generation[]> {
    return this.queries.run(accountId, async () => {
      const found = await this.generations.query<{ id: string }[]>(CHAIN_SQL, [accountId, id, CHAIN_MAX]);
      const ids = found.map((generation) => generation.id);
      return this.generations.find({ where: { id: In(ids) }, order: { id: 'ASC' } });
    });
  }

  private search({ order, ...filter }: HistoryFilter): Promise<MatchingTexts> {
    return this.texts.find({ ...filter, order: HISTORY_ORDERS[order], limit: PAGE_SIZE + 1 });
  }

  // Filters the texts of one page in order, and stops reading when the page is full.
  private async scan(filter: HistoryFilter): Promise<MatchingTexts> {
    const { template, source, order } = filter;
    const lookedAt = this.lookedAt(filter).limit(SCANNED_GENERATIONS_MAX);
    const matching = this.generations.manager.createQueryBuilder();
    matching.select('looked_at.generation_id', 'id').from(`(${lookedAt.getQuery()})`, 'looked_at');
    matching.setParameters(lookedAt.getParameters());
    if (template) matching.andWhere('looked_at.generation_template = :template', { template });
    if (source) matching.andWhere('looked_at.generation_credential_type = :source', { source });
    matching.orderBy('looked_at.generation_id', HISTORY_ORDERS[order]).limit(PAGE_SIZE + 1);
    const ids = (await matching.getRawMany<{ id: string }>()).map(({ id }) => id);
    return { ids, last: ids.length > PAGE_SIZE ? null : await this.endOfSearch(filter) };
  }

  // The last generation that a page searches; null if there are none after it.
  private async endOfSearch(filter: HistoryFilter): Promise<string | null> {
    const ids = this.lookedAt(filter).select('generation.id');
    const last = await ids
      .offset(SCANNED_GENERATIONS_MAX - 1)
      .limit(2)
      .getMany();
    return last.length > 1 ? last[0]!.id : null;
  }

  private lookedAt({ accountId, order, from }: HistoryFilter): SelectQueryBuilder<Generation> {
    const isBeyond = order === 'written' ? MoreThan : LessThan;
    return this.generations
      .createQueryBuilder('generation')
      .where({ accountId, ...(from !== null && { id: isBeyond(from) }) })
      .orderBy('generation.id', HISTORY_ORDERS[order]);
  }
}

// A recursive query, which the query builder cannot express.
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
  SELECT DISTINCT id FROM chain LIMIT $3`;
