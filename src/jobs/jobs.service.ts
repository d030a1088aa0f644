import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type FindOptionsWhere, type Repository } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import type { PageQuery } from '../common/http/page.js';
import type { Principal } from '../common/http/principal.js';
import { AccountQueries, SingleRowQueries } from '../database/account-queries.js';
import type { Generation } from '../generation/generation.entity.js';
import { HistoryService } from '../generation/history.service.js';
import { parseJobId } from './job-id.js';
import { jobOwnerOf, type JobOwner } from './job-owner.js';
import { Job, type JobStatus, type Operation } from './job.entity.js';
import { StoredJobs } from './stored-jobs.js';

/** Which jobs a list shows. */
interface JobFilter {
  status?: JobStatus | undefined;
  operation?: Operation | undefined;
}

/** Reads and cancels the jobs of a caller. Another account's job is not found, as a missing one is. */
@Injectable()
export class JobsService {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly queries: AccountQueries,
    private readonly singleRows: SingleRowQueries,
    private readonly history: HistoryService,
    private readonly stored: StoredJobs,
  ) {}

  /** Returns one page, newest first, and the total. */
  async list(principal: Principal, { page, limit, status, operation }: PageQuery & JobFilter) {
    const owner = jobOwnerOf(principal);
    const where = { ...whereOf(owner), ...(status && { status }) };
    if (operation) where.operation = In(owner.operations.filter((each) => each === operation));
    return this.queries.run(owner.accountId, async () => {
      const total = await this.jobs.countBy(where);
      const [skip, take] = [(page - 1) * limit, limit];
      if (skip >= total) return { items: [], total };
      return { items: await this.jobs.find({ where, order: { id: 'DESC' }, skip, take }), total };
    });
  }

  /** Finds a job by its public id; throws `not_found`. */
  async get(principal: Principal, id: string): Promise<Job> {
    const uuid = parseJobId(id);
    const owner = jobOwnerOf(principal);
    const job =
      uuid &&
      (await this.singleRows.run(owner.accountId, () =>
        this.jobs.findOneBy({ id: uuid, ...whereOf(owner) }),
      ));
    if (!job) throw new AppError('not_found', 'Job not found.');
    return job;
  }

  /** Returns the generation that a job has stored; null without one, and once it was deleted. */
  resultOf(principal: Principal, { generationId }: Job): Promise<Generation | null> {
    return generationId ? this.history.find(principal, generationId) : Promise.resolve(null);
  }

  /** Cancels a job that waits or runs. Throws `job_finished` for a finished job, and `not_found`. */
  async cancel(principal: Principal, id: string): Promise<Job> {
    const { id: uuid } = await this.get(principal, id);
    const job = await this.stored.cancel(uuid);
    if (!job) throw alreadyFinished();
    return job;
  }
}

function whereOf({ accountId, clientId, operations }: JobOwner): FindOptionsWhere<Job> {
  return { accountId, ...(clientId !== undefined && { clientId }), operation: In(operations) };
}

function alreadyFinished(): AppError {
  return new AppError('job_finished', 'This job has already finished.');
}
