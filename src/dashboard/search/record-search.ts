import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { AccountQueries } from '../../database/account-queries.js';
import { parseGenerationId, toGenerationId } from '../../generation/generation-id.js';
import { Generation } from '../../generation/generation.entity.js';
import { TextSearch } from '../../search/text-search.js';
import { dayText } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { titleOf, TITLE_READ_LENGTH } from '../history/text-title.js';
import type { SearchResult } from './search-result.js';
import { RESULTS_MAX, type SearchSource } from './search-source.js';

interface FoundText {
  id: string;
  template: string;
  createdAt: Date;
  beginning: string;
}

/** Finds texts of the account by their words, as the history does, or by id. */
@Injectable()
export class RecordSearch implements SearchSource {
  readonly heading = 'Texts';

  constructor(
    @InjectRepository(Generation) private readonly generations: Repository<Generation>,
    private readonly texts: TextSearch,
    private readonly queries: AccountQueries,
  ) {}

  find({ account }: SessionContext, words: string): Promise<SearchResult[]> {
    const id = parseGenerationId(words);
    return this.queries.run(account.id, async () => {
      const ids = id ? [id] : await this.search(account.id, words);
      const found = ids.length > 0 ? await this.read(account.id, ids) : [];
      return found.map((text) => ({ ...toResult(text), isExact: id !== null }));
    });
  }

  private async search(accountId: string, words: string): Promise<string[]> {
    const filter = { template: '', source: '', order: 'DESC', from: null } as const;
    return (await this.texts.find({ accountId, words, ...filter, limit: RESULTS_MAX })).ids;
  }

  /** Reads only the beginning of each text, for its title. */
  private read(accountId: string, ids: string[]): Promise<FoundText[]> {
    return this.generations
      .createQueryBuilder('generation')
      .select('generation.id', 'id')
      .addSelect('generation.template', 'template')
      .addSelect('generation.createdAt', 'createdAt')
      .addSelect(`left(generation.content, ${TITLE_READ_LENGTH})`, 'beginning')
      .where({ id: In(ids), accountId })
      .orderBy('generation.id', 'DESC')
      .getRawMany<FoundText>();
  }
}

function toResult({ id, template, createdAt, beginning }: FoundText): SearchResult {
  const day = dayText(createdAt.toISOString().slice(0, 10));
  return { path: `/history/${toGenerationId(id)}`, name: titleOf(beginning), detail: `${template}, ${day}` };
}
