import type { TestDatabase } from './database.js';

/** Ends the delays of failed sign-ins, which follow the database's clock. */
export async function passSignInWaits({ query }: TestDatabase, interval = '16 minutes'): Promise<void> {
  await query(
    `UPDATE sign_in_attempts SET retry_at = retry_at - $1::interval, last_at = last_at - $1::interval`,
    [interval],
  );
}
