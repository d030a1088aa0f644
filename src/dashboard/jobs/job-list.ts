import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountQueries } from '../../database/account-queries.js';
import { Job, type JobStatus, type Operation } from '../../jobs/job.entity.js';
import { TITLE_READ_LENGTH } from '../history/text-title.js';
import { PAGE_SIZE } from '../frame/paging.js';

/** The filter of the job list; '' shows all jobs. */
export interface JobListFilter {
  accountId: string;
  status: JobStatus | '';
  operation: Operation | '';
  /** The last job of the page before, by its UUID; null for the first page. */
  from: string | null;
}

/** A job; its `generationId` is null once the text is deleted. */
export interface ListedJob extends Pick<
  Job,
  'id' | 'operation' | 'status' | 'attempts' | 'createdAt' | 'finishedAt' | 'generationId'
> {
  /** The name of the key or app that enqueued it; null once that is deleted. */
  enqueuedBy: string | null;
  /** Whether its generation has a text; that of a cancelled job may have none. */
  hasText: boolean | null;
  /** The beginning of its text, or of its prompt while there is none; null if neither is kept. */
  beginning: string | null;
}

/** Reads the jobs of an account, newest first; later pages cost no more than the first. */
@Injectable()
export class JobList {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly queries: AccountQueries,
  ) {}

  /** Returns a page, and the UUID to continue from; null on the last page. */
  async page({ accountId, status, operation, from }: JobListFilter) {
    const values = [accountId, from, status, operation, PAGE_SIZE + 1];
    const rows = await this.queries.run(accountId, () => this.jobs.query<ListedJob[]>(LIST_SQL, values));
    const items = rows.slice(0, PAGE_SIZE);
    return { items, next: rows.length > PAGE_SIZE ? items.at(-1)!.id : null };
  }

  /** Returns the name of the key or app that enqueued a job; null once it is deleted. */
  async enqueuedBy({ id, accountId }: Job): Promise<string | null> {
    const [row] = await this.queries.run(accountId, () =>
      this.jobs.query<Pick<ListedJob, 'enqueuedBy'>[]>(`SELECT ${NAME_SQL} WHERE job.id = $1`, [id]),
    );
    return row?.enqueuedBy ?? null;
  }
}

const NAME_SQL = `
    coalesce(app.name, key.name) AS "enqueuedBy"
    FROM jobs AS job
    LEFT JOIN oauth_clients AS app ON app.id = job.client_id
    LEFT JOIN api_keys AS key ON key.id::text = job.credential_id AND key.account_id = job.account_id`;

const LIST_SQL = `
  SELECT job.id, job.operation, job.status, job.attempts, job.created_at AS "createdAt",
         job.finished_at AS "finishedAt", text.id AS "generationId", text.content <> '' AS "hasText",
         left(coalesce(nullif(text.content, ''), job.request->>'prompt'), ${TITLE_READ_LENGTH}) AS beginning, ${NAME_SQL}
    LEFT JOIN generations AS text ON text.id = job.generation_id AND text.account_id = job.account_id
   WHERE job.account_id = $1 AND ($2::uuid IS NULL OR job.id < $2)
     AND ($3 = '' OR job.status = $3) AND ($4 = '' OR job.operation = $4)
   ORDER BY job.id DESC LIMIT $5`;
