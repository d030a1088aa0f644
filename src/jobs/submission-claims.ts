import { In, MoreThan, type EntityManager } from 'typeorm';
import type { Principal } from '../common/http/principal.js';
import { fingerprint } from '../generation/fingerprint.js';
import { keyReused } from '../generation/idempotency-errors.js';
import { reserveKey } from '../generation/reserve-key.js';
import type { JobRequests } from './job-request.js';
import { JobSubmission } from './job-submission.entity.js';
import { Job } from './job.entity.js';

/** Returns whether an earlier request of the caller has enqueued jobs with this key. */
export async function isKnown(
  manager: EntityManager,
  principal: Principal,
  key: string | null,
): Promise<boolean> {
  if (key === null) return false;
  return manager.existsBy(JobSubmission, { ...ownerOf(principal, key), expiresAt: MoreThan(new Date()) });
}

/**
 * Stores, in the transaction of the caller, which jobs a key enqueues; returns the ids of those that an earlier request
 * with the key has enqueued. Throws `idempotency_key_reused` if that was another request.
 */
export async function claimKey(
  manager: EntityManager,
  principal: Principal,
  request: JobRequests,
  jobs: { id: string }[],
  key: string | null,
): Promise<string[] | null> {
  if (key === null) return null;
  const owner = ownerOf(principal, key);
  const print = fingerprintOf(request);
  const jobIds = jobs.map(({ id }) => id);
  // A concurrent request with the same key waits here until this transaction ends.
  const inserted = await manager.query<unknown[]>(CLAIM_SQL, [...Object.values(owner), print, jobIds]);
  if (inserted.length > 0) {
    await reserveKey(manager, [owner.accountId, owner.clientId, key], print);
    return null;
  }
  const earlier = await manager.findOneByOrFail(JobSubmission, owner);
  if (!earlier.fingerprint.equals(print)) throw keyReused();
  return earlier.jobIds;
}

/** Reads the jobs of an earlier request, as its response showed them. */
export async function findEnqueued(manager: EntityManager, ids: string[]): Promise<Job[]> {
  const found = await manager.findBy(Job, { id: In(ids) });
  const byId = new Map(found.map((job) => [job.id, asEnqueued(job)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function ownerOf({ account, credential }: Principal, key: string) {
  return { accountId: account.id, clientId: credential.clientId ?? '', key };
}

function fingerprintOf({ isList, jobs }: JobRequests): Buffer {
  const bodies = jobs.map(({ operation, body }) => ({ operation, request: body }));
  return fingerprint('POST', '/v1/jobs', isList ? { jobs: bodies } : bodies[0]!);
}

/** Jobs as the response to their first request showed them. */
function asEnqueued(job: Job): Job {
  const { id, accountId, operation, createdAt } = job;
  const enqueued = { status: 'queued', attempts: 0, startedAt: null, finishedAt: null, error: null } as const;
  return Object.assign(new Job(), { id, accountId, operation, createdAt, generationId: null, ...enqueued });
}

const CLAIM_SQL = `
  INSERT INTO job_submissions (account_id, client_id, key, fingerprint, job_ids, expires_at)
  VALUES ($1, $2, $3, $4, $5, now() + interval '24 hours')
  ON CONFLICT (account_id, client_id, key) DO UPDATE
     SET fingerprint = excluded.fingerprint, job_ids = excluded.job_ids, expires_at = excluded.expires_at
   WHERE job_submissions.expires_at < now()
  RETURNING 1`;
