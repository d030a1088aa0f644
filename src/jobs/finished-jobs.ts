import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { EventLog, type NewEvent } from '../events/event-log.js';
import { toJobResponse } from './job-response.js';
import { Job, type JobError } from './job.entity.js';

/** How a job ends. */
export interface JobOutcome {
  status: 'succeeded' | 'failed' | 'cancelled';
  generationId?: string;
  error?: JobError;
}

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

  /** Ends jobs in the given transaction; returns those that had not ended already. */
  async finish(manager: EntityManager, outcomes: ReadonlyMap<string, JobOutcome>): Promise<Job[]> {
    const all = [...outcomes.values()];
    const [finished] = await manager.query<[{ id: string }[], number]>(FINISH_SQL, [
      [...outcomes.keys()],
      all.map(({ status }) => status),
      all.map(({ generationId }) => generationId ?? null),
      all.map(({ error }) => (error ? JSON.stringify(error) : null)),
    ]);
    const jobs = await manager.find(Job, {
      where: { id: In(finished.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    await this.events.append(manager, ...jobs.map(toEvent));
    return jobs;
  }
}

function toEvent(job: Job): NewEvent {
  return {
    accountId: job.accountId,
    clientId: job.clientId,
    type: `job.${job.status as JobOutcome['status']}`,
    data: toJobResponse(job),
    ...(job.generationId && { generationId: job.generationId }),
  };
}

/**
 * Ends jobs. The request of a job is emptied if its inputs are not to be stored. A transaction that waited for the start
 * of a job began before it; the job does not end earlier than it started.
 */
const FINISH_SQL = `
  UPDATE jobs
     SET status = ended.status, generation_id = ended.generation_id, error = ended.error,
         finished_at = greatest(now(), jobs.started_at), expires_at = now() + interval '7 days',
         request = CASE WHEN request @> '{"store": false}'
                          OR NOT (SELECT stores_inputs FROM accounts WHERE accounts.id = jobs.account_id)
                        THEN '{}' ELSE request END
    FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::jsonb[]) AS ended (id, status, generation_id, error)
   WHERE jobs.id = ended.id AND jobs.finished_at IS NULL
  RETURNING jobs.id`;
