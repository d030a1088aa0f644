import type { EntityManager } from 'typeorm';
import type { Job } from './job.entity.js';

/** The idempotency key under which a job stores its text. It has a space, so no header can hold it. */
export const claimKeyOf = ({ id }: Pick<Job, 'id'>): string => `job ${id}`;

/**
 * Takes the right to store the text of a job from whoever runs it, in the transaction that cancels the job. Returns the id
 * of the generation if the text was stored before.
 */
export async function revokeClaim(manager: EntityManager, id: string): Promise<string | null> {
  const values = [id, claimKeyOf({ id })];
  const [held] = await manager.query<{ generationId: string | null }[]>(REVOKE_SQL, values);
  return held?.generationId ?? null;
}

// Of a job without a claim, the key is taken too: a run that has just begun may claim it next.
const REVOKE_SQL = `
  INSERT INTO idempotency_keys AS held (account_id, client_id, key, fingerprint, claim, lease_expires_at, expires_at)
  SELECT account_id, coalesce(client_id, ''), $2, '', gen_random_uuid(), ends_at, ends_at
    FROM jobs, (SELECT now() + interval '24 hours' AS ends_at) AS term
   WHERE jobs.id = $1 AND jobs.finished_at IS NULL
  ON CONFLICT (account_id, client_id, key) DO UPDATE
     SET claim = excluded.claim, lease_expires_at = excluded.lease_expires_at
  RETURNING generation_id AS "generationId"`;
