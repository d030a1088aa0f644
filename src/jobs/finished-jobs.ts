import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { EventLog } from '../events/event-log.js';
import { toJobResponse } from './job-response.js';
import { Job, type JobError } from './job.entity.js';

/** How a job ends. */
export type JobOutcome =
  | { status: 'succeeded'; generationId: string }
  | { status: 'failed'; error: JobError }
  | { status: 'cancelled' };

/** Ends jobs, with their events, and deletes them seven days later. */
@Injectable()
export class FinishedJobs {
  constructor(
    private readonly events: EventLog,
    janitor: Janitor,
  ) {
    janitor.register('jobs', deleteExpired('jobs', { keptFor: '0' }));
    janitor.register('job submissions', deleteExpired('job_submissions', { keptFor: '0' }));
  }

  /** Ends a job in the given transaction, unless it has ended already: then returns null. */
  async finish(manager: EntityManager, id: string, outcome: JobOutcome): Promise<Job | null> {
    const { affected } = await manager.update(
      Job,
      { id, finishedAt: IsNull(), status: In(['queued', 'running']) },
      {
        ...outcome,
        finishedAt: () => 'now()',
        expiresAt: () => "now() + interval '7 days'",
        request: () => KEPT_REQUEST,
      },
    );
    if (affected !== 1) return null;
    const job = await manager.findOneByOrFail(Job, { id });
    await this.events.append(manager, {
      accountId: job.accountId,
      clientId: job.clientId,
      type: `job.${outcome.status}`,
      data: toJobResponse(job),
      ...(job.generationId && { generationId: job.generationId }),
    });
    return job;
  }
}

/** The request of a finished job; empty if its inputs are not to be stored. */
const KEPT_REQUEST = `
  CASE WHEN request @> '{"store": false}'
         OR NOT (SELECT stores_inputs FROM accounts WHERE accounts.id = jobs.account_id)
       THEN '{}' ELSE request END`;
