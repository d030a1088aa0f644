import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountQueries } from '../../database/account-queries.js';
import { parseJobId } from '../../jobs/job-id.js';
import { Job } from '../../jobs/job.entity.js';
import type { SessionContext } from '../frame/session-context.js';
import { JOBS_PATH } from '../jobs/job-list-page.js';
import type { SearchResult } from './search-result.js';
import type { SearchSource } from './search-source.js';

/** Finds a job of the account by its id. */
@Injectable()
export class JobSearch implements SearchSource {
  readonly heading = 'Jobs';

  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly queries: AccountQueries,
  ) {}

  async find({ account }: SessionContext, words: string): Promise<SearchResult[]> {
    const id = parseJobId(words);
    if (!id) return [];
    const job = await this.queries.run(account.id, () => this.jobs.findOneBy({ id, accountId: account.id }));
    if (!job) return [];
    const { operation, status } = job;
    return [{ path: `${JOBS_PATH}/${words}`, name: words, detail: `${operation}, ${status}`, isExact: true }];
  }
}
