import type { TestDatabase } from './database.js';

/** Ends the delays of failed sign-ins, which follow the database's clock. */
export async function passSignInWaits({ query }: TestDatabase, interval = '16 minutes'): Promise<void> {
  await query(
    `UPDATE sign_in_attempts SET retry_at = retry_at - $1::interval, last_at = last_at - $1::interval`,
    [interval],
  );
}

/**
 * Makes every delay of failed sign-ins last nearly a minute. The first ones take a second, which is over before the next
 * attempt of a busy machine.
 */
export async function holdSignInWaits({ query }: TestDatabase): Promise<void> {
  await query(`
    CREATE FUNCTION hold_sign_in_wait() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.retry_at > now() AND NEW.retry_at < now() + interval '59 seconds' THEN
        NEW.retry_at := now() + interval '59 seconds';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER hold_sign_in_wait BEFORE UPDATE OF retry_at ON sign_in_attempts
      FOR EACH ROW EXECUTE FUNCTION hold_sign_in_wait()`);
}
