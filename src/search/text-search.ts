import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { GenerationSearch } from './generation-search.entity.js';
import { QueuedGeneration } from './queued-generation.entity.js';
import { LAG_SQL, MATCHES_SQL, NEXT_SQL } from './search-sql.js';

/** Which texts of an account are searched. */
interface TextSearchFilter {
  accountId: string;
  /** Words and "phrases", which all must occur; `or` and `-` as in web search engines. */
  words: string;
  /** A template's id, or `refine`; '' for all. */
  template: string;
  /** A type of credential; '' for all. */
  source: string;
  order: 'ASC' | 'DESC';
  /** The generation (a UUID) after which the result begins. */
  from: string | null;
  limit: number;
}

/** The texts that a search found. */
export interface MatchingTexts {
  /** At most as many as asked for. */
  ids: string[];
  /** Where the search for texts of the template and source ended before it had looked at all; null if it did. */
  last: string | null;
}

/** How far the search is behind. */
export interface SearchLag {
  /** Whether all texts are searchable. */
  isCurrent: boolean;
  /** How long the oldest of the others, of any account, has been waiting. */
  seconds: number;
}

/** The texts that a search looks at in order. Rarer words than one in 50 texts are found with the index. */
export const SCANNED_DOCUMENTS_MAX = 1_000;
/** The texts with the words that one search compares with the template and source. */
export const COMPARED_MATCHES_MAX = 2_000;

/** Searches the texts of an account, with their prompts and instructions, by their words. */
@Injectable()
export class TextSearch {
  constructor(
    @InjectRepository(GenerationSearch) private readonly documents: Repository<GenerationSearch>,
    @InjectRepository(QueuedGeneration) private readonly queue: Repository<QueuedGeneration>,
  ) {}

  /**
   * Finds the next matching generations. First looks at the next texts in order, which finds frequent words fast; for
   * others it uses the index, which finds all texts with the words and puts them in order afterwards.
   */
  async find(filter: TextSearchFilter): Promise<MatchingTexts> {
    const { accountId, words, template, source, order, from, limit } = filter;
    const values = [accountId, words, template, source, from, limit];
    const [next] = await this.documents.query<NextTexts[]>(NEXT_SQL[order], [
      ...values,
      SCANNED_DOCUMENTS_MAX,
    ]);
    const { ids, scanned } = next!;
    if (ids.length >= limit || scanned < SCANNED_DOCUMENTS_MAX) return { ids, last: null };
    const [matching] = await this.documents.query<MatchingTexts[]>(MATCHES_SQL[order], [
      ...values,
      COMPARED_MATCHES_MAX,
    ]);
    return matching!;
  }

  async lag(): Promise<SearchLag> {
    const [lag] = await this.queue.query<{ seconds: number }[]>(LAG_SQL);
    return { isCurrent: lag === undefined, seconds: lag?.seconds ?? 0 };
  }
}

interface NextTexts {
  ids: string[];
  scanned: number;
}
