import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Janitor } from '../database/janitor.js';
import { sha256 } from '../common/crypto/sha256.js';

/** How long a browser stays known after its last sign-in. */
export const KNOWN_BROWSER_TTL_SECONDS = 180 * 86_400;

/** A browser is known to this many accounts at most, those of its last sign-ins. */
const TOKENS_MAX = 10;

/**
 * Browsers that have signed in to an account, recognized by a device cookie. The cookie contains one token for each
 * account that signed in, valid for that account only. It does not authenticate; it only exempts the browser from the
 * limit on guesses from other addresses (OWASP's "device cookies"). A database trigger removes all known browsers of an
 * account when its password changes.
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
   * Returns the name of the browser with a device cookie; null if it has not signed in to this account. Expects the email
   * address as `foldEmail` returns it.
   */
  async find(email: string, cookie: string | undefined): Promise<string | null> {
    const hashes = tokensOf(cookie).map(sha256);
    if (hashes.length === 0) return null;
    const { rows } = await this.pool.query<{ name: string }>(FIND_SQL, [hashes, email]);
    return rows[0]?.name ?? null;
  }

  /**
   * Stores the browser of a new session and returns its new device cookie. The account's token is replaced, so a planted
   * one becomes invalid. Tokens of other accounts are kept: an attacker must not be able to reset their failure counters
   * by signing in to an account of their own.
   */
  async remember(sessionId: string, earlierCookie: string | undefined): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const earlier = tokensOf(earlierCookie);
    const values = [sha256(token), sha256(sessionId), earlier.map(sha256), KNOWN_BROWSER_TTL_SECONDS];
    const { rows } = await this.pool.query<{ ordinal: number }>(REMEMBER_SQL, values);
    const ofOthers = rows.map(({ ordinal }) => earlier[ordinal - 1]!);
    return [token, ...ofOthers].slice(0, TOKENS_MAX).join('.');
  }
}

function tokensOf(cookie: string | undefined): string[] {
  const tokens = (cookie ?? '').split('.', TOKENS_MAX).filter((token) => /^[\w-]{43}$/.test(token));
  return [...new Set(tokens)];
}

// Compares with the clock of the database, which also set `expires_at`.
const FIND_SQL = `
  SELECT encode(known.token_hash, 'hex') AS name
    FROM known_browsers known JOIN accounts account ON account.id = known.account_id
   WHERE known.token_hash = ANY($1::bytea[]) AND known.expires_at > now() AND lower(account.email) = $2
   ORDER BY known.token_hash LIMIT 1`;

// Replaces the account's tokens in one statement, and returns the positions of the tokens of other accounts. The lock on
// the session makes a change of the password wait, which then deletes the new token too.
const REMEMBER_SQL = `
  WITH opened AS MATERIALIZED (SELECT account_id FROM sessions WHERE id_hash = $2 FOR KEY SHARE),
       replaced AS (
         DELETE FROM known_browsers
          WHERE token_hash = ANY($3::bytea[]) AND account_id IN (SELECT account_id FROM opened)),
       added AS (
         INSERT INTO known_browsers (token_hash, account_id, expires_at)
           SELECT $1, account_id, now() + $4 * interval '1 second' FROM opened)
  SELECT earlier.ordinal::int
    FROM unnest($3::bytea[]) WITH ORDINALITY earlier (token_hash, ordinal)
   WHERE EXISTS (SELECT FROM known_browsers known
                  WHERE known.token_hash = earlier.token_hash AND known.expires_at > now()
                    AND known.account_id NOT IN (SELECT account_id FROM opened))
   ORDER BY earlier.ordinal`;
