import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { hashOf } from './sessions.service.js';

/** How long a browser stays known after its last sign-in. */
export const KNOWN_FOR_SECONDS = 180 * 86_400;

/**
 * Browsers that have signed in to an account, recognised by a device cookie. The cookie signs nobody in; it only
 * exempts the browser from the limit on guesses made from elsewhere (OWASP's "device cookies"). A new password makes
 * every browser unknown, by a trigger of the database.
 */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly pool: HotPool,
    janitor: Janitor,
  ) {
    janitor.register('known browsers', deleteExpired('known_browsers', { keptFor: '1 day' }));
  }

  /**
   * Names the browser whose device cookie is given; null where it has not signed in to this account. The address is
   * given as `foldEmail` returns it.
   */
  async find(email: string, token: string | undefined): Promise<string | null> {
    if (!isToken(token)) return null;
    const hash = hashOf(token);
    const { rowCount } = await this.pool.query(FIND_SQL, [hash, email]);
    return rowCount === 0 ? null : hash.toString('hex');
  }

  /**
   * Remembers the browser that a session was opened in and returns its new device cookie. The cookie it had is
   * replaced, for all accounts that know the browser, so one that somebody planted is worth nothing.
   */
  async remember(sessionId: string, earlierToken: string | undefined): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const earlier = isToken(earlierToken) ? hashOf(earlierToken) : null;
    await this.pool.query(REMEMBER_SQL, [hashOf(token), hashOf(sessionId), earlier, KNOWN_FOR_SECONDS]);
    return token;
  }
}

function isToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{43}$/.test(token);
}

const FIND_SQL = `
  SELECT FROM known_browsers known JOIN accounts account ON account.id = known.account_id
   WHERE known.token_hash = $1 AND known.expires_at > now() AND lower(account.email) = $2`;

const REMEMBER_SQL = `
  WITH opened AS (SELECT account_id FROM sessions WHERE id_hash = $2),
       renamed AS (
         UPDATE known_browsers SET token_hash = $1
          WHERE token_hash = $3 AND account_id NOT IN (SELECT account_id FROM opened)),
       replaced AS (
         DELETE FROM known_browsers
          WHERE token_hash = $3 AND account_id IN (SELECT account_id FROM opened))
  INSERT INTO known_browsers (token_hash, account_id, expires_at)
    SELECT $1, account_id, now() + $4 * interval '1 second' FROM opened`;
