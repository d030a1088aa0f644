import type { Client } from 'pg';
import { AUDIT_KEY } from '../audit/audit-log.js';
import { PEPPER } from '../api-keys/key-maker.js';
import type { RetainedKey, KeyRing } from '../common/crypto/key-ring.js';
import type { Log } from '../common/logging/log.js';
import { seal, unseal } from '../common/crypto/sealing.js';
import { ConfigError } from '../config/config.js';
import { underMigrationLock } from '../database/migration-lock.js';
import { CLIENT_SECRET_PEPPER } from '../oauth/clients/client-secret.js';

const FINGERPRINT = 'fingerprint';
const CARRIER = 'carried-keys';
/** Digests cannot be recomputed and audit events are never rewritten, so these keys are kept. */
const CARRIED_PURPOSES = [AUDIT_KEY, PEPPER, CLIENT_SECRET_PEPPER];

/**
 * Checks the keys of `SECRET_KEY` against the database, and returns the ring with the derived keys that are still needed
 * of removed keys. Throws a `ConfigError`, without changing data, if a key is missing or has a different value. Returns
 * null if `stop` is aborted before the lock is acquired. Uses SQL, because it runs before TypeORM is initialized, on the
 * connection that holds the migration lock: processes check and update the list one at a time.
 */
export function admitKeyRing(ring: KeyRing, databaseUrl: string): Promise<KeyRing>;
export function admitKeyRing(
  ring: KeyRing,
  databaseUrl: string,
  stop: AbortSignal,
  log?: Log,
): Promise<KeyRing | null>;
export function admitKeyRing(
  ring: KeyRing,
  databaseUrl: string,
  stop?: AbortSignal,
  log?: Log,
): Promise<KeyRing | null> {
  const admit = async (client: Client) => {
    await rejectOthers(client, ring);
    const { rows } = await client.query<UnlistedKey>(UNLISTED_SQL, [ring.ids]);
    const whole = ring.withRetained(rows.flatMap((row) => openCarried(row, ring)));
    await noteListed(client, ring);
    await carry(client, whole);
    return whole;
  };
  return underMigrationLock(databaseUrl, admit, stop, log);
}

/** Rejects a key that reuses the id of another one. */
async function rejectOthers(client: Client, ring: KeyRing) {
  const { rows } = await client.query<{ id: string }>(OTHERS_SQL, [ring.ids, fingerprintsOf(ring)]);
  if (rows.length > 0)
    throw new ConfigError(
      `SECRET_KEY: ${rows[0]!.id} is not the key that this database knows by that id. Restore the original key; ` +
        'a new key needs an id of its own',
    );
}

function openCarried({ id, carried, carried_by, seals }: UnlistedKey, ring: KeyRing): RetainedKey[] {
  const carrier = carried_by === null ? null : ring.find(CARRIER, carried_by);
  if (!carried || !carrier || seals)
    throw new ConfigError(
      `SECRET_KEY lacks the key ${id}, which this database needs. Add it to the end of the list; you can ` +
        'remove it after the audit log reports it as retired',
    );
  const keys = JSON.parse(unseal(carried, carrier, id)) as Record<string, string>;
  return Object.entries(keys).map(([purpose, text]) => ({ id, purpose, bytes: Buffer.from(text, 'base64') }));
}

async function noteListed(client: Client, ring: KeyRing) {
  await client.query(NOTE_SQL, [ring.ids, fingerprintsOf(ring)]);
  await client.query(
    `UPDATE secret_keys SET used_since = coalesce(used_since, now()), retired_at = NULL
      WHERE id = $1 AND (used_since IS NULL OR retired_at IS NOT NULL)`,
    [ring.ids[0]],
  );
}

/** Encrypts, with the current key, the derived keys that are needed after the other keys are removed from the list. */
async function carry(client: Client, ring: KeyRing) {
  const carrier = ring.current(CARRIER);
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM secret_keys WHERE id <> $1 AND carried_by IS DISTINCT FROM $1',
    [carrier.id],
  );
  for (const { id } of rows) {
    const keys = CARRIED_PURPOSES.map((purpose) => [
      purpose,
      ring.find(purpose, id)!.bytes.toString('base64'),
    ]);
    await client.query('UPDATE secret_keys SET carried = $2, carried_by = $3 WHERE id = $1', [
      id,
      seal(JSON.stringify(Object.fromEntries(keys)), carrier, id),
      carrier.id,
    ]);
  }
}

function fingerprintsOf(ring: KeyRing): Buffer[] {
  return ring.ids.map((id) => ring.find(FINGERPRINT, id)!.bytes);
}

interface UnlistedKey {
  id: string;
  carried: Buffer | null;
  carried_by: string | null;
  /** Whether data is still encrypted with it. */
  seals: boolean;
}

const OTHERS_SQL = `
  SELECT known.id FROM secret_keys known
    JOIN unnest($1::text[], $2::bytea[]) AS listed (id, fingerprint) ON listed.id = known.id
   WHERE known.fingerprint <> listed.fingerprint`;

const UNLISTED_SQL = `
  SELECT id, carried, carried_by,
         EXISTS (SELECT FROM api_keys WHERE vault IS NOT NULL AND vault_key_id = secret_keys.id)
           OR EXISTS (SELECT FROM oauth_signing_keys WHERE sealing_key_id = secret_keys.id)
           OR EXISTS (SELECT FROM models WHERE sealing_key_id = secret_keys.id)
           OR EXISTS (SELECT FROM webhook_endpoints WHERE secret_keys.id IN (sealing_key_id, previous_sealing_key_id)) AS seals
    FROM secret_keys WHERE id <> ALL($1)`;

const NOTE_SQL = `
  INSERT INTO secret_keys AS known (id, fingerprint) SELECT * FROM unnest($1::text[], $2::bytea[])
      ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint WHERE known.fingerprint IS NULL`;
