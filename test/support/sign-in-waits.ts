import type { TestDatabase } from './database.js';

/** Lets the time that failed sign-ins have to wait go by; it is measured by the database's clock. */
export async function passSignInWaits({ query }: TestDatabase, interval = '16 minutes'): Promise<void> {
  await query(
    `UPDATE sign_in_attempts SET retry_at = retry_at - $1::interval, last_at = last_at - $1::interval`,
    [interval],
  );
}
