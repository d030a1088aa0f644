import { In, MoreThan, type EntityManager } from 'typeorm';
import type { Principal } from '../common/http/principal.js';
import { fingerprint } from '../generation/fingerprint.js';
import { keyColumns, type FingerprintedKey } from '../generation/fingerprinted-key.js';
import { fingerprintedRequest } from '../generation/fingerprinted-request.js';
import { fingerprintedFields } from '../generation/labeled-request.dto.js';
import { reserveKeys } from '../generation/reserve-keys.js';
import type { JobRequest, JobRequests } from './job-request.js';
import type { Submission } from './submission.js';
import { JobSubmission } from './job-submission.entity.js';
import { Job } from './job.entity.js';

/** A request with a key, and the jobs that it enqueues if it is the first one. */
interface KeyClaim extends FingerprintedKey {
  jobIds: string[];
}

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
 * Stores, in the transaction of the caller, which jobs the keys of requests enqueue. Returns for each request the ids of
 * the jobs of the first one with its key, which are its own where it is the first or has no key; null if its key was used
 * for another request.
 */
export async function claimKeys(
  manager: EntityManager,
  submissions: readonly Submission[],
): Promise<(string[] | null)[]> {
  const claims = submissions.map(claimOf);
  const stored = await claimAll(
    manager,
    claims.filter((claim) => claim !== null),
  );
  return submissions.map(({ jobs }, index) => {
    const claim = claims[index];
    if (!claim) return jobs.map(({ id }) => id);
    const first = stored.get(nameOf(claim));
    return first?.fingerprint.equals(claim.fingerprint) ? first.jobIds : null;
  });
}

/** Claims the keys that are free; returns all keys that enqueue jobs, by name. */
async function claimAll(manager: EntityManager, claims: KeyClaim[]): Promise<Map<string, KeyClaim>> {
  if (claims.length === 0) return new Map();
  // The first of each key.
  const firsts = [...new Map(claims.toReversed().map((claim) => [nameOf(claim), claim])).values()];
  // A concurrent request with the same key waits here until this transaction ends.
  const reserved = new Set((await reserveKeys(manager, firsts)).map(nameOf));
  const free = firsts.filter((claim) => reserved.has(nameOf(claim)));
  await manager.query(STORE_SQL, [...keyColumns(free), free.map(({ jobIds }) => `{${jobIds.join(',')}}`)]);
  const rows = await manager.query<KeyClaim[]>(FIND_SQL, keyColumns(firsts).slice(0, 3));
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** Reads the jobs of earlier requests by their ids, as the responses showed them. */
export async function findEnqueued(manager: EntityManager, ids: string[]): Promise<Map<string, Job>> {
  if (ids.length === 0) return new Map();
  const found = await manager.findBy(Job, { id: In(ids) });
  return new Map(found.map((job) => [job.id, asEnqueued(job)]));
}

function ownerOf({ account, credential }: Principal, key: string) {
  return { accountId: account.id, clientId: credential.clientId ?? '', key };
}

function claimOf({ principal, request, idempotencyKey, jobs }: Submission): KeyClaim | null {
  if (idempotencyKey === null) return null;
  const jobIds = jobs.map(({ id }) => id);
  return { ...ownerOf(principal, idempotencyKey), fingerprint: fingerprintOf(request), jobIds };
}

function nameOf({ accountId, clientId, key }: Omit<FingerprintedKey, 'fingerprint'>): string {
  return JSON.stringify([accountId, clientId, key]);
}

function fingerprintOf({ isList, jobs }: JobRequests): Buffer {
  const requests = jobs.map(fingerprintedJob);
  return fingerprint('POST', '/v1/jobs', isList ? { jobs: requests } : requests[0]!);
}

function fingerprintedJob({ operation, request }: JobRequest): object {
  const fields = operation === 'generate' ? fingerprintedRequest(request) : fingerprintedFields(request);
  return { operation, request: fields };
}

/** Jobs as the response to their first request showed them. */
function asEnqueued(job: Job): Job {
  const { id, accountId, operation, createdAt } = job;
  const enqueued = { status: 'queued', attempts: 0, startedAt: null, finishedAt: null, error: null } as const;
  return Object.assign(new Job(), { id, accountId, operation, createdAt, generationId: null, ...enqueued });
}

const STORE_SQL = `
  INSERT INTO job_submissions (account_id, client_id, key, fingerprint, job_ids, expires_at)
  SELECT account_id, client_id, key, fingerprint, job_ids::uuid[], now() + interval '24 hours'
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::text[])
      AS given (account_id, client_id, key, fingerprint, job_ids)
  ON CONFLICT (account_id, client_id, key) DO UPDATE
     SET fingerprint = excluded.fingerprint, job_ids = excluded.job_ids, expires_at = excluded.expires_at
   WHERE job_submissions.expires_at < now()`;

const FIND_SQL = `
  SELECT account_id AS "accountId", client_id AS "clientId", key, fingerprint, job_ids AS "jobIds"
    FROM job_submissions JOIN unnest($1::uuid[], $2::text[], $3::text[]) AS given (account_id, client_id, key)
   USING (account_id, client_id, key)
   WHERE expires_at >= now()`;
